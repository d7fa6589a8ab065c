# Shadow Hunters in English. Rule titles are in rules.en.ftl, refusals and faults in faults.en.ftl.
#
# An event or action fills its message with its own fields. A field that is unknown or empty is "none", a flag is
# "yes" or "no". A message with attributes gives further forms of itself: $area_to is the attribute .to of $area.

game-name = Shadow Hunters

## Areas

area-hermits_cabin = Hermit's Cabin
    .to = to the Hermit's Cabin
    .at = in the Hermit's Cabin
    .do = draw a hermit card
area-underworld_gate = Underworld Gate
    .to = to the Underworld Gate
    .at = at the Underworld Gate
    .do = draw from a deck of your choice
area-church = Church
    .to = to the Church
    .at = in the Church
    .do = draw a white card
area-cemetery = Cemetery
    .to = to the Cemetery
    .at = in the Cemetery
    .do = draw a black card
area-weird_woods = Weird Woods
    .to = to the Weird Woods
    .at = in the Weird Woods
    .do = give 2 damage or heal 1
area-erstwhile_altar = Erstwhile Altar
    .to = to the Erstwhile Altar
    .at = at the Erstwhile Altar
    .do = take equipment from another player

area-hermits_cabin-text = Draw a hermit card, read it for yourself and give it to another player.
area-underworld_gate-text = Draw a card from the deck of your choice: white, black or hermit.
area-church-text = Draw a white card.
area-cemetery-text = Draw a black card.
area-weird_woods-text = Give any player 2 damage, or heal 1 damage of any player. You may choose yourself.
area-erstwhile_altar-text = Take an equipment card of your choice from another player.

## Groups, colours, decks, phases

group-hunter = Hunter
group-shadow = Shadow
group-neutral = Neutral

colour-white = white
colour-black = black
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-orange = orange

deck-white = white cards
    .one = a white card
deck-black = black cards
    .one = a black card
deck-hermit = hermit cards
    .one = a hermit card

die-d4 = four-sided die
die-d6 = six-sided die

phase-setup = setup
phase-move = movement
phase-area = area
phase-attack = attack
phase-end = end of the turn
phase-over = game over

## Sources, statuses, ways, answers, reasons

source-attack = attack
source-counterattack = counterattack
source-hermit = hermit card

status-guardian_angel = Guardian Angel
status-ghostly_barrier = Ghostly Barrier

way-stolen = theft
way-given = gift
way-robbed = Robbery
way-looted = spoils

answer-nothing = nothing happens
answer-damage = takes damage
answer-heal = heals damage
answer-gave = gives up equipment
answer-shown = shows the character card in secret

reason-hunters = every Shadow is dead
reason-shadows = every Hunter is dead, or three Neutrals are
reason-bob = Bob holds five equipment cards
reason-bob_kill_variant = Bob holds five equipment cards
reason-charles = Charles has killed, with at least three characters dead
reason-daniel = Daniel was the first to die, or has outlived every Shadow
reason-catherine = Catherine was the first to die, or is one of the last two alive
reason-bryan = Bryan has killed a character with 13 or more HP
reason-david = David has collected three of his relics

## White cards

card-advent = Advent
card-blessing = Blessing
card-chocolate = Chocolate
card-concealed_knowledge = Concealed Knowledge
card-disenchant_mirror = Disenchant Mirror
card-first_aid = First Aid
card-flare_of_judgement = Flare of Judgement
card-guardian_angel = Guardian Angel
card-holy_water_of_healing = Holy Water of Healing
card-fortune_brooch = Fortune Brooch
card-holy_robe = Holy Robe
card-mystic_compass = Mystic Compass
card-silver_rosary = Silver Rosary
card-spear_of_longinus = Spear of Longinus
card-talisman = Talisman

card-advent-text = A Hunter may reveal himself, or be revealed already, and heal all his damage.
card-blessing-text = Choose another player and roll the six-sided die: that much of his damage is healed.
card-chocolate-text = Allie, Emi or Unknown may reveal themselves, or be revealed already, and heal all damage. With the expansion: anyone whose initial is A, E or U.
card-concealed_knowledge-text = When this turn is over you take another one.
card-disenchant_mirror-text = A hidden Vampire or Werewolf must reveal himself. With the expansion: any hidden Shadow but Unknown.
card-first_aid-text = Choose any player, yourself included: his damage becomes exactly 7.
card-flare_of_judgement-text = Every player but you takes 2 damage.
card-guardian_angel-text = Until your next turn begins, attacks do you no damage.
card-holy_water_of_healing-text = Heal 2 of your damage.
card-fortune_brooch-text = Equipment. The Weird Woods do you no damage; they still heal you.
card-holy_robe-text = Equipment. Your attacks deal 1 damage less, and attacks on you deal 1 damage less.
card-mystic_compass-text = Equipment. Before you move you may decide to roll twice and choose one of the results.
card-silver_rosary-text = Equipment. When your attack kills, you take all equipment of the dead player, not just one card.
card-spear_of_longinus-text = Equipment. A revealed Hunter's successful attacks deal 2 more damage; a hidden Hunter may reveal himself after the roll to get it.
card-talisman-text = Equipment. Bloodthirsty Spider, Vampire Bat and Dynamite do you no damage.

## Black cards

card-banana_peel = Banana Peel
card-bloodthirsty_spider = Bloodthirsty Spider
card-diabolic_ritual = Diabolic Ritual
card-dynamite = Dynamite
card-moody_goblin = Moody Goblin
card-spiritual_doll = Spiritual Doll
card-vampire_bat = Vampire Bat
card-butcher_knife = Butcher Knife
card-chainsaw = Chainsaw
card-rusted_broad_axe = Rusted Broad Axe
card-handgun = Handgun
card-machine_gun = Machine Gun
card-cursed_sword_masamune = Cursed Sword Masamune

card-banana_peel-text = Give one of your equipment cards to another player. If you have none, take 1 damage.
card-bloodthirsty_spider-text = Choose another player: both of you take 2 damage.
card-diabolic_ritual-text = A Shadow may reveal himself, or be revealed already, and heal all his damage.
card-dynamite-text = Roll both dice: everyone on the area with that number takes 3 damage. On a 7 nothing happens.
card-moody_goblin-text = Take an equipment card of your choice from another player.
card-spiritual_doll-text = Choose another player and roll the six-sided die: on 1 to 4 he takes 3 damage, on 5 or 6 you do.
card-vampire_bat-text = Choose another player: he takes 2 damage and you heal 1.
card-butcher_knife-text = Equipment. Your successful attacks deal 1 more damage.
card-chainsaw-text = Equipment. Your successful attacks deal 1 more damage.
card-rusted_broad_axe-text = Equipment. Your successful attacks deal 1 more damage.
card-handgun-text = Equipment. You attack players on the other two pairs of areas, and not those on your own pair.
card-machine_gun-text = Equipment. Your attack hits everyone in range with one roll.
card-cursed_sword_masamune-text = Equipment. You must attack if you can. You roll only the four-sided die; its number is the damage, to which bonuses and reductions still apply.

## Hermit cards

card-hermits_blackmail = Hermit's Blackmail
card-hermits_greed = Hermit's Greed
card-hermits_anger = Hermit's Anger
card-hermits_slap = Hermit's Slap
card-hermits_spell = Hermit's Spell
card-hermits_exorcism = Hermit's Exorcism
card-hermits_nurturance = Hermit's Nurturance
card-hermits_aid = Hermit's Aid
card-hermits_huddle = Hermit's Huddle
card-hermits_bully = Hermit's Bully
card-hermits_tough_lesson_of_love = Hermit's Tough Lesson of Love
card-hermits_prediction = Hermit's Prediction

card-hermits_blackmail-text = If you are a Neutral or a Hunter: give the current player an equipment card, or take 1 damage.
card-hermits_greed-text = If you are a Neutral or a Shadow: give the current player an equipment card, or take 1 damage.
card-hermits_anger-text = If you are a Hunter or a Shadow: give the current player an equipment card, or take 1 damage.
card-hermits_slap-text = If you are a Hunter: take 1 damage.
card-hermits_spell-text = If you are a Shadow: take 1 damage.
card-hermits_exorcism-text = If you are a Shadow: take 2 damage.
card-hermits_nurturance-text = If you are a Neutral: heal 1 damage; if you have none, take 1 damage.
card-hermits_aid-text = If you are a Hunter: heal 1 damage; if you have none, take 1 damage.
card-hermits_huddle-text = If you are a Shadow: heal 1 damage; if you have none, take 1 damage.
card-hermits_bully-text = If your character card shows 11 HP or fewer (initials A, B, C, E and U): take 1 damage.
card-hermits_tough_lesson_of_love-text = If your character card shows 12 HP or more (initials D, F, G, V and W): take 2 damage.
card-hermits_prediction-text = Show your character card to the current player, and to nobody else.

## Characters

character-emi = Emi
    .group = Hunter
character-franklin = Franklin
    .group = Hunter
character-george = George
    .group = Hunter
character-unknown = Unknown
    .group = Shadow
character-vampire = Vampire
    .group = Shadow
character-werewolf = Werewolf
    .group = Shadow
character-allie = Allie
    .group = Neutral
character-bob = Bob
    .group = Neutral
character-charles = Charles
    .group = Neutral
character-daniel = Daniel
    .group = Neutral
character-ellen = Ellen
    .group = Hunter
character-fu_ka = Fu-ka
    .group = Hunter
character-gregor = Gregor
    .group = Hunter
character-ultra_soul = Ultra Soul
    .group = Shadow
character-valkyrie = Valkyrie
    .group = Shadow
character-wight = Wight
    .group = Shadow
character-agnes = Agnes
    .group = Neutral
character-bryan = Bryan
    .group = Neutral
character-catherine = Catherine
    .group = Neutral
character-david = David
    .group = Neutral
character-bob_kill_variant = Bob (7-8 players)
    .group = Neutral

# For lists in which an initial could be two characters.
short-emi = Emi
short-franklin = Frank
short-george = Geo
short-unknown = Unk
short-vampire = Vamp
short-werewolf = Wolf
short-allie = Allie
short-bob = Bob
short-charles = Char
short-daniel = Dan
short-ellen = Ellen
short-fu_ka = Fu-ka
short-gregor = Greg
short-ultra_soul = Ultra
short-valkyrie = Valk
short-wight = Wight
short-agnes = Agnes
short-bryan = Bryan
short-catherine = Cath
short-david = David
short-bob_kill_variant = Bob

## What a character needs to win

goal-hunter = All Shadows are dead.
goal-shadow = All Hunters are dead, or three Neutrals are.
goal-allie = You are alive when the game ends.
goal-bob = You hold five equipment cards.
goal-bob_kill_variant = You hold five equipment cards.
goal-charles = You kill a character and at least three are dead then.
goal-daniel = You are the first to die, or you live and all Shadows are dead.
goal-agnes = Your neighbour to the right wins; after Capricious the one to the left.
goal-bryan = Your attack kills a character with 13 or more HP, or you are alive on the Erstwhile Altar when the game ends.
goal-catherine = You are the first to die, or you are one of the last two alive.
goal-david = You hold three of Talisman, Spear of Longinus, Holy Robe and Silver Rosary.

## Special abilities

ability-teleport = Teleport
ability-lightning = Lightning
ability-demolish = Demolish
ability-deceit = Deceit
ability-suck_blood = Suck Blood
ability-counterattack = Counterattack
ability-mothers_love = Mother's Love
ability-robbery = Robbery
ability-bloody_feast = Bloody Feast
ability-scream = Scream
ability-chain_of_forbidden_curse = Chain of Forbidden Curse
ability-dynamite_nurse = Dynamite Nurse
ability-ghostly_barrier = Ghostly Barrier
ability-murder_ray = Murder Ray
ability-horn_of_war_outbreak = Horn of War Outbreak
ability-multiplication = Multiplication
ability-capricious = Capricious
ability-my_god = My GOD!!!
ability-stigmata = Stigmata
ability-grave_digger = Grave Digger
ability-robbery_on_kill = Robbery (7-8 players)

ability-teleport-text = Instead of rolling you may move to an adjacent area.
ability-lightning-text = Once, at the start of your turn: give a player as much damage as the six-sided die shows.
ability-demolish-text = Once, at the start of your turn: give a player as much damage as the four-sided die shows.
ability-deceit-text = While hidden you may lie about a hermit card, and need not reveal yourself to do so.
ability-suck_blood-text = When your attack does damage, heal 2 of your own, however many players it hurts.
ability-suck_blood-per_target-text = When your attack does damage, heal 2 of your own for each player it hurts.
ability-counterattack-text = When you have been attacked and are alive, you may attack the attacker.
ability-mothers_love-text = Once, at any time: heal all your damage.
ability-robbery-text = When your attack would deal 2 or more damage, you may take an equipment card of the target instead.
ability-robbery-any_damage-text = When your attack, the Weird Woods or a white or black card of yours would deal 2 or more damage to another character, you may take an equipment card of that character instead.
ability-bloody_feast-text = After your attack you may take 2 damage to attack the same character again.
ability-scream-text = You must reveal yourself when another character dies, and cannot do so at any other time.
ability-chain_of_forbidden_curse-text = Once, at the start of your turn: the special ability of another player is void for the rest of the game.
ability-dynamite_nurse-text = Once, at the start of your turn: the damage of any player becomes exactly 7.
ability-ghostly_barrier-text = Once, at the end of your turn: you take no damage until your next turn begins.
ability-murder_ray-text = At the start of each of your turns you may give 3 damage to a player at the Underworld Gate.
ability-horn_of_war_outbreak-text = You attack with the four-sided die alone; its number is the damage, to which bonuses and reductions still apply.
ability-multiplication-text = Once, at the end of your turn: take as many extra turns as there are dead characters.
ability-capricious-text = Once, at the start of your turn: from now on your luck follows your neighbour to the left.
ability-my_god-text = You must reveal yourself when your attack kills a character with 12 or fewer HP.
ability-stigmata-text = At the start of each of your turns heal 1 of your damage.
ability-grave_digger-text = Once, at any time: take an equipment card of your choice from a discard pile.
ability-robbery_on_kill-text = When your attack kills, you take all equipment of the dead player.

## Actions

action-pass = Do nothing
action-pass-at-end = End the turn
action-pass-at-after_attack = Leave it at that
action-reveal = Reveal your character
action-use-ability =
    { $target ->
        [none] { $card ->
            [none] Use your special ability
           *[other] Use your special ability: take { $card }
        }
       *[other] Use your special ability on { $target }
    }
action-use-ability-known =
    { $target ->
        [none] { $card ->
            [none] Use { $ability }
           *[other] Use { $ability }: take { $card }
        }
       *[other] Use { $ability } on { $target }
    }
action-roll = Roll the dice and move
action-roll-twice = Use the Mystic Compass: roll twice and choose
action-take-total = Use the { $total }
action-teleport = Teleport { $area_to }
action-move-to = Go { $area_to }
action-follow-area = Follow the area card
action-follow-area-known = Follow the { $area }: { $area_do }
action-skip-area = Leave the area card alone
action-skip-area-known = Leave the { $area } alone
action-draw-from = Draw { $deck_one }
action-woods-damage = Give 2 damage to { $target }
action-woods-heal = Heal 1 damage of { $target }
action-choose-target = Choose { $target }
action-take-equipment = Take { $card } from { $target }
action-give-equipment = Give { $card } to { $target }
action-give-hermit = Give the hermit card to { $target }
action-give-hermit-known = Give { $held } to { $target }
action-nothing-happens = Say: “Nothing happens”
action-comply = Follow the hermit card
action-comply-known = Follow { $held }
action-show-character = Show your character card in secret
action-heal = Heal all your damage, revealing yourself if you are hidden
action-decline-at-spear = Stay hidden
action-decline-at-counter = Do not strike back
action-decline-at-robbery = Deal the damage
action-skip-attack = Attack nobody
action-attack = Attack { $target }
action-attack-all = Attack everyone in range with the Machine Gun
action-counterattack = Counterattack, revealing yourself if you are hidden
action-attack-again = Take 2 damage and attack { $target } again

## Events

event-game-started = The areas in their pairs: { $layout }. { $first } begins.
event-character-dealt =
    { $character ->
        [none] { $seat } looks at a hidden character.
       *[other] { $seat } is dealt { $character } ({ $character_group }).
    }
event-turn-started =
    { $extra ->
        [yes] Turn { $turn }: an extra turn for { $seat }.
       *[no] Turn { $turn }: { $seat }.
    }
event-movement-rolled = { $seat } rolls { $d4 } and { $d6 }: { $total }.
event-compass-used = { $seat } uses the Mystic Compass and rolls twice.
event-total-chosen = { $seat } moves by the { $total }.
event-moved = { $seat } goes { $area_to }.
event-card-drawn = { $seat } draws { $card }.
event-hermit-drawn =
    { $card ->
        [none] { $seat } draws a hermit card.
       *[other] { $seat } draws a hermit card: { $card }.
    }
event-hermit-given =
    { $card ->
        [none] { $seat } gives the hermit card to { $target }.
       *[other] { $seat } gives { $card } to { $target }.
    }
event-hermit-answered = Answer of { $seat } to the hermit card from { $giver }: { $answer }.
event-hermit-discarded = The hermit card is discarded face down.
event-character-shown =
    { $character ->
        [none] { $seat } secretly shows a character card to { $to }.
       *[other] { $seat } secretly shows a character card to { $to }: { $character } ({ $character_group }).
    }
event-deck-shuffled = The discarded { $deck } are shuffled into a new draw pile.
event-card-discarded = { $card } is discarded.
event-equipped = { $seat } now has { $card } as equipment.
event-equipment-moved = { $seat } gets { $card } from { $source } ({ $way }).
event-equipment-discarded = { $card } of { $seat } is discarded.
event-target-chosen = { $seat } chooses { $target } for { $card }.
event-fizzled = { $source }: nothing happens.
event-die-rolled = { $seat } rolls { $value } with the { $die } ({ $source }).
event-dice-rolled = { $seat } rolls { $d4 } and { $d6 }: { $total } ({ $source }).
event-damaged = { $seat } takes { $amount } damage ({ $source }) and has { $total }.
event-prevented = { $seat } takes no damage ({ $source }).
event-healed =
    { $amount ->
        [0] { $seat } has no damage to heal ({ $source }).
       *[other] { $seat } heals { $amount } damage ({ $source }) and has { $total }.
    }
event-damage-set = The damage of { $seat } is now { $total } ({ $source }).
event-died =
    { $killer ->
        [none] { $seat } dies.
       *[other] { $seat } dies at the hands of { $killer }.
    }
event-revealed =
    { $forced ->
        [yes] { $seat } is revealed as { $character } ({ $character_group }).
       *[no] { $seat } reveals: { $character } ({ $character_group }).
    }
event-attack-announced =
    { $counter ->
        [yes] { $seat } strikes back at { $targets }.
       *[no] { $seat } attacks { $targets }.
    }
event-attack-rolled =
    { $d6 ->
        [none] { $seat } rolls { $d4 } with the four-sided die: { $base } damage before modifiers.
       *[other] { $seat } rolls { $d4 } and { $d6 }: a difference of { $base }.
    }
event-attack-missed = The attack of { $seat } fails.
event-ability-used =
    { $target ->
        [none] { $card ->
            [none] { $seat } uses { $ability }.
           *[other] { $seat } uses { $ability }: { $card }.
        }
       *[other] { $seat } uses { $ability } on { $target }.
    }
event-ability-voided = The special ability of { $seat } is void from now on.
event-status-gained = { $seat } is under the protection of { $status }.
event-status-ended = The protection of { $status } ends for { $seat }.
event-extra-turns-gained =
    { $count ->
        [0] { $seat } gains no extra turn.
        [one] { $seat } gains an extra turn.
       *[other] { $seat } gains { $count } extra turns.
    }
event-game-ended =
    { $winners_count ->
        [one] The game is over: { $reasons }. { $winners } wins.
       *[other] The game is over: { $reasons }. { $winners } win.
    }

## Prompts

prompt-window-start = The turn has begun. Do you want to act before the movement?
prompt-window-moved = The movement is over. Do you want to act before the area card?
prompt-window-area_done = The area card is done. Do you want to act before the attack?
prompt-window-attacked = The attack is over. Do you want to act?
prompt-window-end = The turn is about to end. Do you want to act?
prompt-move = It is your turn. How do you move?
prompt-compass = The Mystic Compass gave { $first } and { $second }. Which one do you use?
prompt-seven = You may go to any other area. Which one?
prompt-area = Do you follow the card of your area?
prompt-gate = From which deck do you draw?
prompt-woods = Whom do you harm or heal in the Weird Woods?
prompt-card_target = { $card }: whom do you choose?
prompt-theft = Which equipment card do you take?
prompt-banana_peel = Banana Peel: which equipment card do you give, and to whom?
prompt-heal_offer = { $card }: do you use its healing?
prompt-attack = Whom do you attack?
prompt-spear = Your attack has hit. Do you reveal yourself for the Spear of Longinus?
prompt-counter = { SEAT($attacker) } has attacked you. Do you strike back?
prompt-after_attack = Your attack is over. What now?
prompt-give_hermit = You have drawn { $card }. Who gets it?
prompt-answer_hermit = { SEAT($giver) } gives you { $card }. What do you do?
prompt-loot = Which equipment card do you take from the dead?
prompt-robbery = { SEAT($target) } would take { $amount } damage. Do you take an equipment card instead?
prompt-end = Your turn is about to end.

## The table on the screen

table-title = Turn { $turn } · { $seat } · { $phase }
table-status = Turn { $turn } · { $phase } · damage
table-players = Players
table-player = Player
table-character = Character
table-damage = Damage
table-equipment = Equipment
table-nobody = nobody
table-off_board = Not on the board: { $seats }
table-dead = dead
table-hidden = hidden
table-unknown = anyone
table-shown = shown to you
table-angel = angel
table-barrier = barrier
table-used = ability used
table-void = ability void
table-extra_turns =
    { $count ->
        [one] 1 extra turn to come
       *[other] { $count } extra turns to come
    }
table-deck = { $deck }: { $draw } to draw, { $discard } discarded
table-deck_top = { $deck }: { $draw } to draw, { $discard } discarded (top: { $top })
table-held = On the table: { $card }
table-held_hidden = A hermit card is in play
table-yours = You are { $character } ({ $group }, { $hp } HP)
table-goal = You win if: { $goal }
table-ability = { $ability }: { $text }
table-groups-hunter =
    { $count ->
        [one] 1 Hunter of
       *[other] { $count } Hunters of
    }
table-groups-shadow =
    { $count ->
        [one] 1 Shadow of
       *[other] { $count } Shadows of
    }
table-groups-neutral =
    { $count ->
        [one] 1 Neutral of
       *[other] { $count } Neutrals of
    }
table-hermits = Hermit cards you know of
table-hermit = { $giver } to { $receiver }: { $card } – { $answer }
