# The bestiary hex game in English. Rule titles are in rules.en.ftl, refusals and faults in faults.en.ftl.
#
# Beasts, tyrants, heroes, abilities, missions, prizes, terrains, tiles and types are named by the content, not here.
# An event or action fills its message with its own fields. A field that is unknown or empty is "none". A message with
# attributes gives further forms of itself: $to_goes is the attribute .goes of $to.

game-name = Bestiary

## Names that come with the content

# In lists names stand in quotes: many of them have a comma of their own.
named-hero = { $name }
    .quoted = “{ $name }”

## Phases, heaps, statuses, kinds

phase-setup = setup
phase-reveal = tyrants
phase-move = movement
phase-site = site
phase-survey = map or track
phase-combat = combat

heap-beast_discard = Beast discard
    .goes = goes to the Beast discard
heap-out_of_game = out of the game
    .goes = leaves the game
heap-supply = supply
    .goes = returns to the supply

status-hidden = face down
status-open = face up
status-defeated = defeated
status-retired = retired

combat-phase3_beast = combat against a beast
combat-encounter = encounter on the board
combat-tyrant = combat against a tyrant

mission_kind-map = map
mission_kind-trap = trap

reason-third_tyrant = enough tyrants are defeated
reason-row_empty = no undefeated tyrant is left in the row

# $stack counts from 0, people count from 1.
stack-number =
    { $stack ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }

## Actions

action-place-token = Place the token on { $at }
action-step = Move to { $to }
action-explore = Explore { $to } with a tile of stack { stack-number }
action-stop-moving = Move no further
action-use-ability = Use { $ability }
action-imprison = Imprison “{ $card }”
action-liberate = Liberate “{ $card }”
action-done-at-site = Do nothing more here
action-done-at-track = Choose no other beast
action-map-hex = Map { $at }
action-track = Track beasts
action-choose-beast = Choose “{ $card }”
action-fight-tyrant = Fight { $tyrant }
action-fight-beasts = Leave the tyrant alone
action-roll = Roll the combat die
action-decline-at-assist = Do not assist
action-decline-at-trigger = Do not use it
action-pass-at-other_die = Let the roll stand
action-decline-at-refresh = Leave the missions as they are
action-decline-at-scout = Look at no tile
action-decline-at-fresh = Keep the beast
action-assist = Assist
action-choose-assistant = Choose { $assistant }
action-give-up = Part with “{ $card }”
action-claim-mission = Complete “{ $mission }”
action-refresh-mission = Put “{ $mission }” on the bottom of the deck
action-scout = Look at the top tile of stack { stack-number }
action-keep-tile = Leave the tile on top
action-bury-tile = Put the tile on the bottom
action-next-trigger = First { $ability }
action-resurrect = Come back in the City at { $at }
action-pay-for-bestiary = Pay and keep the bestiary
action-lose-bestiary = Pay nothing and lose the bestiary

## Events

event-game-started = The heroes in the order of the seats: { $heroes_quoted }. { $first } begins.
event-round-started = Round { $round }: { $first } begins.
event-turn-started = It is the turn of { $seat }.
event-tyrant-revealed = A tyrant is revealed: { $tyrant } ({ $terrain }).
event-tyrant-retired = A tyrant is retired undefeated: { $tyrant }.
event-token-placed = A beast token is placed on { $at }: { $kind }.
event-token-removed = The beast token on { $at } ({ $kind }) { $to_goes }.
event-moved = { $seat } moves from { $source } to { $to }.
event-tile-explored = { $seat } draws a tile of stack { stack-number } and places it at { $at }: { $tile }.
event-sent-back = { $seat } cannot stay on an occupied hex and goes back to { $to }.
event-encounter-started = { $seat } has an encounter ({ $kind }): “{ $card }” is turned up.
event-liberated = { $seat } liberates “{ $card }” ({ $pb } PB).
event-imprisoned = { $seat } imprisons “{ $card }” ({ $pb } PB).
event-human-escaped = “{ $card }” escapes from the full bestiary of { $seat } ({ $pb } PB).
event-hex-mapped = { $seat } maps { $at } ({ $terrain }).
event-beasts-tracked =
    { $cards_count ->
        [0] { $seat } tracks and finds no beast.
       *[other] { $seat } tracks: { $cards_quoted }.
    }
event-discard-tracked = { $seat } also tracks, from the Beast discard: { $cards_quoted }.
event-deck-shuffled =
    { $cards ->
        [one] The Beast discard (1 card) becomes the new Beast deck.
       *[other] The Beast discard ({ $cards } cards) is shuffled into a new Beast deck.
    }
event-beasts-chosen =
    { $cards_count ->
        [0] { $seat } chooses no beast to fight.
       *[other] { $seat } chooses to fight, in this order: { $cards_quoted }.
    }
event-beast-faced = { $seat } turns up the top card of the Beast deck: “{ $card }”.
event-die-rolled = { $seat } rolls { $result } with the level { $level } die against “{ $against }” (strength { $strength }).
event-die-rerolled = { $by } makes { $seat } roll the level { $level } die again: { $result }.
event-combat-won = { $seat } wins the combat against “{ $against }”.
event-combat-lost = { $seat } fails against “{ $against }”.
event-hearts-lost =
    { $amount ->
        [one] { $seat } loses 1 heart and has { $left }.
       *[other] { $seat } loses { $amount } hearts and has { $left }.
    }
event-hearts-recovered =
    { $amount ->
        [one] { $seat } recovers 1 heart and has { $left }.
       *[other] { $seat } recovers { $amount } hearts and has { $left }.
    }
event-points-gained = { $seat } gains { $amount } PB and has { $total }.
event-points-paid = { $seat } pays { $amount } PB and has { $total } left.
event-assist-started = { $seat } assists { $helped }.
event-beast-trapped = { $seat } traps “{ $card }”.
event-beast-discarded = “{ $card }” { $to_goes }.
event-mission-completed = { $seat } completes the mission “{ $mission }” ({ $pb } PB).
event-mission-revealed = A mission is turned up: “{ $mission }”.
event-mission-refreshed = { $seat } puts the mission “{ $mission }” on the bottom of the deck.
event-tile-scouted =
    { $tile ->
        [none] { $seat } looks at the top tile of stack { stack-number }.
       *[other] { $seat } looks at the top tile of stack { stack-number }: { $tile }.
    }
event-tile-buried = { $seat } puts the top tile of stack { stack-number } on the bottom.
event-ability-used = { $seat } uses { $ability }.
event-tyrant-defeated =
    { $defeated ->
        [one] { $seat } defeats and captures a tyrant, the first of the game: { $tyrant }.
       *[other] { $seat } defeats and captures a tyrant, number { $defeated } of the game: { $tyrant }.
    }
event-hero-died =
    { $deaths ->
        [one] { $seat } dies for the first time.
       *[other] { $seat } dies; that makes { $deaths } deaths.
    }
event-hero-resurrected =
    { $hearts ->
        [one] { $seat } comes back in the City at { $at } with 1 heart.
       *[other] { $seat } comes back in the City at { $at } with { $hearts } hearts.
    }
event-card-lost = { $seat } loses “{ $card }”: the card { $to_goes }.
event-prize-awarded =
    { $seats_count ->
        [one] { $prize }: { $seats } gets { $pb } PB.
       *[other] { $prize }: { $seats } get { $pb } PB each.
    }
event-game-ended =
    { $winners_count ->
        [one] The game is over: { $reason }. The scores in the order of the seats: { $scores } PB. { $winners } wins.
       *[other] The game is over: { $reason }. The scores in the order of the seats: { $scores } PB. { $winners } win.
    }

## Prompts

prompt-token =
    { $left ->
        [one] There is 1 token left ({ $type }) for several hexes. Where does it go?
       *[other] There are { $left } tokens left ({ $type }), fewer than free hexes. Where does the next one go?
    }
prompt-move =
    { $steps ->
        [0] You have no step left. Do you want to use an ability?
        [one] You have 1 step left. Where do you go?
       *[other] You have { $steps } steps left. Where do you go?
    }
prompt-site = What do you do at this site?
prompt-survey = Do you map or track?
prompt-track =
    { $chosen ->
        [0] Which tracked beast do you fight first?
       *[other] Which tracked beast do you fight next?
    }
prompt-tyrant = { $tyrant } rules this sanctuary, with a strength of { $strength }. Do you fight the tyrant instead of beasts?
prompt-roll = You are fighting “{ $card }”, with a strength of { $strength }. Do you roll, or use an ability first?
prompt-other_die = { SEAT($roller) } has rolled { $result } against a strength of { $strength }. Must the die be rolled again?
prompt-assist = { SEAT($helped) } has failed against “{ $card }”, with a strength of { $strength }. Do you assist?
prompt-assistant = Several heroes want to assist. Which one does?
prompt-fresh = You have trapped “{ $card }”. Do you keep the beast or liberate it?
prompt-overflow = The bestiary is too full. Which card leaves it?
prompt-trigger_order = { SEAT($captor) } may use several abilities. Which one comes first?
prompt-trigger = You have trapped “{ $card }”. Do you use { $ability }?
prompt-mission = Which mission do you complete?
prompt-refresh = Which mission do you put on the bottom of the deck?
prompt-scout = From which stack do you look at the top tile?
prompt-tile = Does the tile stay on top of stack { $stack }, or go to the bottom?
prompt-resurrect = You have died. In which City do you come back?
prompt-ransom = Do you pay { $pb } PB to keep the bestiary?
