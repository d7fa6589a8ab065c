# Murder at the Prancing Pony in English. What cards do is in cards.en.ftl, rule titles are in rules.en.ftl, refusals
# and faults in faults.en.ftl, the table in table.en.ftl.
#
# Cards, decks and stages are named by the content, not here. An event or action fills its message with its own fields.
# A field that is unknown or empty is "none", a flag "yes" or "no". A message with attributes gives further forms of
# itself: $to_goes is the attribute .goes of $to.

game-name = The Lord of the Rings: Murder at the Prancing Pony

## Names that come with the content

# A card that acts or suffers goes by its bare name; a title that is played, revealed or listed stands in quotes.
named-deck = { $name }
    .quoted = “{ $name }”
named-stage = { $name }
    .quoted = “{ $name }”

## Phases, places, piles, numbers

phase-setup = setup
phase-resource = resource
phase-planning = planning
phase-quest = quest
phase-travel = travel
phase-encounter = encounter
phase-combat = combat
phase-refresh = refresh

place-area = play area
place-staging = staging area
place-engaged = engaged with a player
place-active = active location
place-attached = attached
place-limbo = being revealed

pile-hand = hand
    .the = the hand
    .goes = goes back to its owner's hand
pile-deck = deck
    .the = the deck
    .goes = goes into its owner's deck
pile-discard = discard pile
    .the = the discard pile
    .goes = goes to the discard pile
pile-victory = victory display
    .the = the victory display
    .goes = goes to the victory display
pile-removed = removed from the game
    .the = the removed cards
    .goes = leaves the game
pile-encounter = encounter deck
    .the = the encounter deck
    .goes = goes into the encounter deck
pile-investigation = Investigation deck
    .the = the Investigation deck
    .goes = goes into the Investigation deck
pile-shadow = shadow cards
    .the = the shadow cards
    .goes = goes to the shadow cards

stat-willpower = willpower
    .to = willpower
stat-attack = attack
    .to = attack
stat-defense = defense
    .to = defense

end-top = top
    .one = the top card
    .many = top
end-bottom = bottom
    .one = the bottom card
    .many = bottom

reason-quest_won = no Suspect is left in play
reason-all_eliminated = every player is eliminated

## Moments: action windows, and what responses answer to

window-resource_end = End of the resource phase
window-planning = Planning phase
window-planning_turn = During a planning turn
window-quest_begin = Beginning of the quest phase
window-committed = Characters have been committed to the quest
window-staged = Encounter cards have been revealed
window-quest_end = End of the quest phase
window-travel_end = End of the travel phase
window-engaged = After optional engagement
window-encounter_end = End of the encounter phase
window-shadows_dealt = Shadow cards have been dealt
window-attack_chosen = An enemy begins its attack
window-defender_declared = The defenders of an attack are settled
window-shadow_resolved = The shadow cards of an attack have been resolved
window-attack_resolved = An enemy's attack is over
window-attack_declared = A player's attack has been declared
window-attack_counted = The strength of a player's attack has been counted
window-attack_done = A player's attack is over
window-combat_end = End of the combat phase
window-refresh_end = End of the refresh phase

trigger-committed = characters were committed
trigger-when_revealed = a card was revealed
trigger-travelled = the players have travelled
trigger-shadow_dealt = a shadow card was dealt
trigger-defended = a defender was declared
trigger-shadow_effect = a shadow effect has triggered
trigger-slain = an attack has destroyed an enemy
trigger-damaged = a character was damaged
trigger-left_play = a character has left play
trigger-entered = a character has entered play

## Topics and options: what a text asks, and what can be answered

topic-stage_one = stage 1B
topic-stage_two = stage 2B
topic-prancing_pony = The Prancing Pony
topic-old_warehouse = Old Warehouse
topic-footpad = Greenway Footpad
topic-body_count = Rising Body Count
topic-ferny_shadow = shadow effect of Bill Ferny
topic-outlaw_shadow = shadow effect of Chetwood Outlaw
topic-body_count_shadow = shadow effect of Rising Body Count
topic-informant = Bree-land Informant
topic-delayed = end of the phase for Beorn
topic-travel_payment = price of the journey
topic-hired_muscle = Hired Muscle
topic-smoke_shadow = shadow effect of Smoke and Mirrors
topic-damage_defender = damage to a defender
topic-damage_hero = damage of an undefended attack
topic-informant_hero = price of the Bree-land Informant
topic-restricted = attachments with Restricted
topic-engagement_tie = tie in an engagement check

# An attribute is the option as the answer to one topic; .pick is that of a card's own text.
option-threat = raise threat
    .stage_one = Raise your threat by 2
    .footpad = Raise each player's threat by 2
    .body_count = Raise each player's threat by 2
    .ferny_shadow = Raise your threat by 4
    .outlaw_shadow = Raise your threat by 2
    .body_count_shadow = Raise your threat by 2
    .pick = Reduce your threat by 5
option-reveal = have one more encounter card revealed
    .stage_one = Have 1 more encounter card revealed in this staging step
option-stay = reveal an encounter card and stay
    .stage_two = Reveal an encounter card and stay at stage 2B
option-accuse = make the accusation
    .stage_two = Make the accusation and advance to stage 3A
option-look = look at 2 Investigation cards
    .prancing_pony = Look at the top 2 cards of the Investigation deck
option-draw = let each player draw 2 cards
    .prancing_pony = Let each player draw 2 cards
    .pick = Draw 3 cards
option-look_more = look at 2 more Investigation cards
    .old_warehouse = Look at 2 more Investigation cards
option-less_threat = reduce each player's threat by 3
    .old_warehouse = Reduce each player's threat by 3
option-attack = be attacked at once
    .footpad = Let this enemy attack you at once
option-shuffle = shuffle the card into the Investigation deck
    .body_count = Shuffle this card into the Investigation deck
    .body_count_shadow = Shuffle this card into the Investigation deck
option-undefended = let the attack count as undefended
    .ferny_shadow = Let this attack count as undefended
option-return = let the enemy return to the staging area
    .outlaw_shadow = Let the enemy return to the staging area after this attack
option-decline = pay nothing
    .informant = Pay nothing
option-use = pay for a look at the Investigation deck
    .informant = Raise your threat by 1 and spend 1 resource to look at the bottom card of the Investigation deck
option-return_to_hand = let the card go back to its owner's hand
    .delayed = Beorn goes back to his owner's hand
option-shuffle_into_deck = let the card be shuffled into its owner's deck
    .delayed = Beorn is shuffled into his owner's deck
option-keep = leave the card on top
    .denethor = Leave the card on top
option-bury = put the card on the bottom
    .denethor = Put the card on the bottom of the encounter deck
option-each = reduce each player's threat by 2
    .pick = Reduce each player's threat by 2
option-one = reduce one player's threat by 6
    .pick = Reduce one player's threat by 6
option-damage = deal damage to an enemy
    .pick = Deal 4 damage to an enemy
option-willpower = add willpower
    .pick = +1 willpower
option-defense = add defense
    .pick = +1 defense

## Actions

action-keep = Keep the hand
action-mulligan = Shuffle the hand into the deck and draw 6 new cards
action-pass-at-window = Take no action
action-decline-at-travel = Do not travel
action-decline-at-engage = Engage no enemy
action-decline-at-sentinel = Send nobody
action-decline-at-join_attack = Do not join in
action-decline-at-village_stable = Leave Village Stable where it is
action-pass-at-respond-committed = Do not respond
action-pass-at-respond-when_revealed = Let the card take effect
action-pass-at-respond-travelled = Do not respond
action-pass-at-respond-shadow_dealt = Do not look at it
action-pass-at-respond-defended = Do not respond
action-pass-at-respond-shadow_effect = Let the shadow card take effect
action-pass-at-respond-slain = Do not respond
action-pass-at-respond-damaged = Do not respond
action-pass-at-respond-left_play = Do not respond
action-pass-at-respond-entered = Do not respond
action-done-at-planning = End the planning turn
action-done-at-commit = Commit nobody else
action-done-at-attack = Attack no further enemy
action-done-at-attackers = Attack with nobody else
action-done-at-join_attack = Join with nobody else
action-done-at-defend = Defend with nobody else
action-play-card = Play { $card_quoted }
action-use-ability = Use the ability of { $card }
action-use-ability-at-village_stable = Put { $card } into the victory display and the card you have seen into the staging area
action-pay = Spend 1 resource of { $card }
action-choose-card = Choose { $card_quoted }
action-choose-card-at-order = { $card } first
action-choose-card-at-target-travel_payment = { $card } pays
action-choose-card-at-target-informant_hero = { $card } pays
action-choose-card-at-target-hired_muscle = Attach it to { $card }
action-choose-card-at-target-smoke_shadow = Discard { $card_quoted }
action-choose-card-at-target-restricted = Discard { $card_quoted }
action-choose-card-at-target-damage_defender = { $card } takes the damage
action-choose-card-at-target-damage_hero = { $card } takes the damage
action-choose-card-at-next_enemy = { $card } attacks next
action-choose-card-at-target-engagement_tie = { $card } engages
action-choose-player = Choose { $player }
action-choose-title = Choose { $card_quoted }
action-choose-title-at-discard = Discard { $card_quoted }
action-choose-title-at-brigand = Add { $card } to the staging area
action-choose-title-at-sneak_attack = Put { $card } into play
action-choose-title-at-gandalfs_search = Take { $card_quoted } into that hand
action-choose-title-at-order_top = Put { $card_quoted } under the others
action-choose-number = X is { $number }
action-choose-option = { $option }
action-choose-option-at-pick-option = { $option_pick }
action-choose-option-at-denethor = { $option_denethor }
action-choose-option-at-option-stage_one = { $option_stage_one }
action-choose-option-at-option-stage_two = { $option_stage_two }
action-choose-option-at-option-prancing_pony = { $option_prancing_pony }
action-choose-option-at-option-old_warehouse = { $option_old_warehouse }
action-choose-option-at-option-footpad = { $option_footpad }
action-choose-option-at-option-body_count = { $option_body_count }
action-choose-option-at-option-ferny_shadow = { $option_ferny_shadow }
action-choose-option-at-option-outlaw_shadow = { $option_outlaw_shadow }
action-choose-option-at-option-body_count_shadow = { $option_body_count_shadow }
action-choose-option-at-option-informant = { $option_informant }
action-choose-option-at-option-delayed = { $option_delayed }
action-commit = Commit { $card }
action-travel = Travel to { $card }
action-engage = Engage { $card }
action-defend = Defend with { $card }
action-no-defender = Defend with nobody
action-attack-enemy = Attack { $card }
action-add-attacker = Attack with { $card }
action-accuse = Accuse { $suspect }, hiding in { $hideout }

## Events

event-game-started = The decks in the order of the seats: { $decks_quoted }. { $first } is the first player.
event-cards-drawn =
    { $cards ->
        [none] { $number ->
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $number } cards.
        }
       *[other] { $seat } draws { $cards_quoted }.
    }
event-hand-kept = { $seat } keeps the starting hand.
event-hand-replaced = { $seat } shuffles the starting hand into the deck and draws a new one.
event-round-started = Round { $round }: { $first } is the first player.
event-phase-started = The { $phase } phase begins.
event-resources-gained =
    { $amount ->
        [one] { $card } gets 1 resource.
       *[other] { $card } gets { $amount } resources.
    }
event-resources-spent =
    { $amount ->
        [one] { $card } spends 1 resource.
       *[other] { $card } spends { $amount } resources.
    }
event-card-played = { $seat } plays { $card_quoted }.
event-ability-used = { $seat } uses the ability of { $card }.
event-entered-play = { $card } enters play under the control of { $seat }.
event-attached = { $card_quoted } is attached to { $host_card }.
event-left-play = { $card_quoted } { $to_goes }.
event-discarded =
    { $seat ->
        [none] Discarded from { $source_the }: { $cards_quoted }.
       *[other] { $seat } discards from { $source_the }: { $cards_quoted }.
    }
event-returned-to-hand = { $card_quoted } comes to the hand of { $seat }.
event-taken-to-hand =
    { $card ->
        [none] One of the cards that { $seat } has looked at goes to the hand of { $player }.
       *[other] One of the cards that { $seat } has looked at goes to the hand of { $player }: { $card_quoted }.
    }
event-exhausted = { $card } is exhausted.
event-readied = { $card } is ready again.
event-all-readied = All exhausted cards are ready again.
event-control-changed = { $card } is now under the control of { $seat }.
event-stat-changed = { $card } gets +{ $amount } { $stat_to } until the end of the phase.
event-damaged = { $card } takes { $amount } damage.
event-damage-prevented = { $card } is protected from { $amount } damage by { $by }.
event-healed = { $card } is healed of { $amount } damage.
event-destroyed = { $card } is destroyed.
event-enemy-defeated = { $card } is defeated.
event-threat-raised = The threat of { $seat } rises by { $amount } and is { $threat } now.
event-threat-reduced = The threat of { $seat } drops by { $amount } and is { $threat } now.
event-player-eliminated = { $seat } is eliminated.
event-first-player-passed = { $seat } is the first player now.
event-option-chosen = { $seat } chooses to { $option } ({ $topic }).
event-committed = { $seat } commits { $cards_quoted } to the quest.
event-game-ended =
    { $won ->
        [yes] The quest is won: no Suspect is left in play.
       *[no] The quest is lost: every player is eliminated.
    }
event-card-revealed = An encounter card is revealed: { $card_quoted }.
event-doomed-gained = { $card_quoted } gains Doomed 1, and its effects cannot be cancelled.
event-effect-cancelled = The effect of { $card_quoted } is cancelled.
event-added-to-staging = { $card } is added to the staging area.
event-returned-to-staging = { $card } returns to the staging area.
event-encounter-discarded = Discarded from the encounter deck: { $cards_quoted }.
event-staging-threat-added = The threat of the staging area is higher by { $amount } until the end of the phase.
event-deck-shuffled =
    { $seat ->
        [none] { $pile_the } is shuffled.
       *[other] The deck of { $seat } is shuffled.
    }
event-deck-reset = The encounter discard pile is shuffled into the encounter deck.
event-quest-compared = The quest: { $willpower } willpower against { $threat } threat in the staging area.
event-progress-placed = { $amount } progress is placed on { $card }.
event-stage-progressed = { $amount } progress is placed on stage { $stage }B, which has { $total } now.
event-location-explored = { $card } is explored.
event-travelled = The players travel to { $card }.
event-stage-reached = Stage { $stage } of the quest: { $name_quoted }.
event-investigation-looked =
    { $number ->
        [one] { $cards ->
            [none] { $seat } looks at { $end_one } of the Investigation deck.
           *[other] { $seat } looks at { $end_one } of the Investigation deck: { $cards_quoted }.
        }
       *[other] { $cards ->
            [none] { $seat } looks at the { $end_many } { $number } cards of the Investigation deck.
           *[other] { $seat } looks at the { $end_many } { $number } cards of the Investigation deck: { $cards_quoted }.
        }
    }
event-name-eliminated = { $card } is crossed out on the investigation list.
event-investigation-buried = A random card of the Investigation deck is removed from the game unseen.
event-accused = { $seat } accuses { $suspect } and names { $hideout } as the hideout.
event-accusation-judged =
    { $correct ->
        [yes] The case is turned up: { $suspect }, hiding in { $hideout }. The accusation is correct.
       *[no] The case is turned up: { $suspect }, hiding in { $hideout }. The accusation is incorrect.
    }
event-enemy-engaged =
    { $by_choice ->
        [yes] { $seat } engages { $card }.
       *[no] { $card } engages { $seat }.
    }
event-shadow-dealt = A shadow card is dealt to { $card }.
event-shadow-looked =
    { $shadow ->
        [none] { $seat } looks at a shadow card of { $card }.
       *[other] { $seat } looks at a shadow card of { $card }: { $shadow_quoted }.
    }
event-shadow-revealed = A shadow card of { $card } is turned up: { $shadow_quoted }.
event-top-looked =
    { $card ->
        [none] { $seat } looks at the top card of the encounter deck.
       *[other] { $seat } looks at the top card of the encounter deck: { $card_quoted }.
    }
event-top-buried = { $seat } puts the top card of the encounter deck on its bottom.
event-deck-looked =
    { $number ->
        [one] { $cards ->
            [none] { $seat } looks at the top card of the deck of { $player }.
           *[other] { $seat } looks at the top card of the deck of { $player }: { $cards_quoted }.
        }
       *[other] { $cards ->
            [none] { $seat } looks at the top { $number } cards of the deck of { $player }.
           *[other] { $seat } looks at the top { $number } cards of the deck of { $player }: { $cards_quoted }.
        }
    }
event-enemy-attacks = { $card } attacks { $seat }.
event-defender-declared = { $seat } defends with { $card }.
event-undefended = The attack of { $card } against { $seat } is undefended.
event-player-attacks = { $seat } attacks { $card } with { $attackers_quoted }.
event-cannot-attack = { $card } cannot attack for the rest of the phase.
event-removed-from-game = { $card_quoted } is removed from the game.

## Prompts

prompt-mulligan = Do you keep your starting hand?
prompt-planning = It is your planning turn. What do you play or use?
prompt-commit = Which characters do you commit to the quest?
prompt-travel = Do the players travel to a location?
prompt-engage = Do you engage an enemy of the staging area?
prompt-defend = { $card } attacks you (attack { $attack }). Who defends?
prompt-sentinel = { $card } attacks { SEAT($seat) } (attack { $attack }), and nobody defends yet. Do you send a character with Sentinel?
prompt-attack = Which enemy do you attack?
prompt-attackers = Who attacks { $card }?
prompt-join_attack = { SEAT($seat) } attacks { $card } (defense { $defense }), so far with attack { $attack }. Do you join in with a Ranged character?
prompt-brigand = Which Brigand do you add to the staging area?
prompt-accuse = You make the accusation. Who is the killer, and where is the hideout?
prompt-village_stable = Do you put Village Stable into the victory display, to add the card you have seen to the staging area?
prompt-sneak_attack = Which ally do you put into play?
prompt-denethor = Does the card stay on top of the encounter deck, or go to the bottom?
prompt-gandalfs_search = Which of the cards goes to its owner's hand?
prompt-order_top = The cards go back on top of the deck. Which one lies lowest?
prompt-order = Several attacks follow now. Which one comes first?
prompt-window = { $window }. Do you take an action?
prompt-pay =
    { $left ->
        [one] 1 resource is still to be paid for { $card_quoted }. Which hero pays?
       *[other] { $left } resources are still to be paid for { $card_quoted }. Which hero pays the next one?
    }
prompt-discard = Which card of your hand do you discard for { $card_quoted }?
prompt-pick-target = { $card_quoted }: which card do you choose?
prompt-pick-player = { $card_quoted }: which player do you choose?
prompt-pick-option = { $card_quoted }: what do you choose?
prompt-pick-number = { $card_quoted }: how much is X?
prompt-pick-title = { $card_quoted }: which card do you choose?
prompt-option-stage_one = Stage 1B: do you raise your threat, or is one more encounter card revealed?
prompt-option-stage_two = Stage 2B: do you reveal an encounter card and stay here, or make the accusation?
prompt-option-prancing_pony = The Prancing Pony is explored. Do you look at Investigation cards, or do all players draw?
prompt-option-old_warehouse = Old Warehouse is explored. Do you look at more cards, or is everybody's threat reduced?
prompt-option-footpad = Greenway Footpad: does everybody's threat rise, or does it attack you?
prompt-option-body_count = Rising Body Count: does everybody's threat rise, or is it shuffled into the Investigation deck?
prompt-option-ferny_shadow = Shadow effect of Bill Ferny: do you raise your threat, or is this attack undefended?
prompt-option-outlaw_shadow = Shadow effect of Chetwood Outlaw: do you raise your threat, or does the enemy go back to the staging area?
prompt-option-body_count_shadow = Shadow effect of Rising Body Count: do you raise your threat, or is it shuffled into the Investigation deck?
prompt-option-informant = Do you pay the Bree-land Informant for a look at the Investigation deck?
prompt-option-delayed = The phase ends. What happens to Beorn?
prompt-target-travel_payment = Which hero pays for the journey to { $card }?
prompt-target-informant_hero = Which hero pays { $card }?
prompt-target-hired_muscle = To which enemy is { $card_quoted } attached?
prompt-target-smoke_shadow = Shadow effect of { $card }: which of your attachments do you discard?
prompt-target-damage_defender = Which defender takes the { $damage } damage of { $card }?
prompt-target-damage_hero = The attack is undefended. Which of your heroes takes the { $damage } damage of { $card }?
prompt-next_enemy = Which enemy attacks you next?
prompt-target-restricted = { $card } has too many attachments with Restricted. Which one do you discard?
prompt-target-engagement_tie = Several enemies have the same engagement cost. Which one engages?
prompt-respond-committed = Characters have been committed to the quest. Do you respond?
prompt-respond-when_revealed = { $card_quoted } has been revealed. Do you cancel its effect?
prompt-respond-travelled = The players have travelled to { $card }. Do you respond?
prompt-respond-shadow_dealt = A shadow card has been dealt to { $card }. Do you look at it?
prompt-respond-defended = { $card } has been declared as a defender. Do you respond?
prompt-respond-shadow_effect = The shadow effect of { $card_quoted } has triggered. Do you cancel it?
prompt-respond-slain = An enemy has been destroyed by an attack. Do you respond?
prompt-respond-damaged = { $card } has been damaged. Do you respond?
prompt-respond-left_play = { $card } has left play. Do you respond?
prompt-respond-entered = { $card } has entered play. Do you respond?
