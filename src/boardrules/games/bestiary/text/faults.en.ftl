# Refusals and faults of the bestiary hex game in English.

## Refusals

refusal-not_the_terrain = The token does not belong on this terrain.
refusal-token_there = There is a token on this hex already.
refusal-no_steps_left = You have no step left.
refusal-not_adjacent = That hex is not adjacent.
refusal-already_explored = That hex is on the map already.
refusal-token_and_hero = A hex with both a token and another hero cannot be entered.
refusal-no_tiles_left = The stacks are empty: the map grows no more.
refusal-empty_stack = That stack is empty.
refusal-explore = There is no hex yet: explore to go there.
refusal-occupied = You cannot stop on a hex that another hero occupies.
refusal-not_in_bestiary = That card is not in your bestiary.
refusal-tyrants_stay = Captured tyrants stay in the bestiary.
refusal-cannot_leave = That card cannot leave the bestiary.
refusal-not_a_human = Only Humans can be imprisoned.
refusal-not_in_a_city = Humans are imprisoned in a City.
refusal-humans_are_not_liberated = Humans cannot be liberated.
refusal-not_at_a_sanctuary = Beasts are liberated at a Sanctuary.
refusal-no_tracking_in_a_city = There is no tracking in a City.
refusal-not_this_hex = You cannot map that hex.
refusal-not_tracked = That card is not among the tracked beasts left to choose.
refusal-choose_one = Choose a tracked beast first.
refusal-not_this_tyrant = You can fight only the tyrant of this sanctuary.
refusal-not_willing = Choose somebody who has offered to assist.
refusal-not_triggered = That ability has not been triggered now.
refusal-mission_does_not_match = That mission does not match.
refusal-not_face_up = That mission is not face up.
refusal-not_a_city = Heroes come back in a City on the map.
refusal-not_your_ability = Your hero does not have this ability.
refusal-wrong_moment = This ability cannot be used at this moment.
refusal-not_while_assisting = This ability cannot be used while assisting.
refusal-after_the_die = Once you have rolled your combat die, you cannot use abilities in this turn.
refusal-ability_locked = Your bestiary does not hold the beasts that unlock this ability.
refusal-ability_used_up =
    { $limit ->
        [one] This ability can be used only once in a turn, and it has been.
       *[other] This ability can be used only { $limit } times in a turn, and it has been.
    }
refusal-too_few_points = This ability costs { $needed } PB, and you have { $held }.
refusal-would_die =
    { $needed ->
        [one] This ability costs 1 heart, and you have { $held }.
       *[other] This ability costs { $needed } hearts, and you have { $held }.
    }

## Faults of content: single values; n, id, path and list stand for whatever is there

expected-a-whole-number-from-n-to-n-or-the-word-max = a whole number from { $n } to { $n2 }, or the word "max"
expected-a-whole-number-from-n-to-n-or-nothing = a whole number from { $n } to { $n2 }, or nothing
expected-an-id-of-the-types = an id of the beast types
expected-an-id-of-the-heroes = an id of the heroes
expected-an-id-of-the-terrains = an id of the terrains
expected-an-id-of-the-tiles = an id of the tiles
expected-an-operation = an operation
expected-a-tables = the tables of a content (Tables)
expected-a-list-of-n-to-n-each-an-id-of-the-types = a list of { $n } to { $n2 } ids of the beast types
expected-a-list-of-n-to-n-each-an-id-of-the-terrains = a list of { $n } to { $n2 } ids of the terrains
expected-a-list-of-n-to-n-each-one-of-list = a list of { $n } to { $n2 } of these: { $list }
expected-a-list-of-n-to-n-each-an-operation = a list of { $n } to { $n2 } operations
expected-a-list-of-n-to-n-each-a-id = a list of { $n } to { $n2 } of { $id }
expected-a-list-of-n-to-n-each-a-whole-number-from-n-to-n = a list of { $n } to { $n2 } whole numbers from { $n3 } to { $n4 }
expected-a-list-of-n-to-n-each-a-list-of-n-an-id-of-the-tiles-a-whole-number-from-n-to-n-a-whole-number-from-n-to-n = a list of { $n } to { $n2 } tiles with their coordinates, from -{ $n4 } to { $n5 } each
expected-a-list-of-n-to-n-each-a-list-of-n-an-id-of-the-types-a-whole-number-from-n-to-n = a list of { $n } to { $n2 } beast types with their numbers, from { $n4 } to { $n5 }
expected-a-list-of-n-to-n-each-a-list-of-n-a-whole-number-from-n-to-n-a-whole-number-from-n-to-n = a list of { $n } to { $n2 } pairs of whole numbers, from { $n4 } to { $n5 } and from { $n6 } to { $n7 }
expected-a-list-of-n-to-n-each-a-list-of-n-a-whole-number-from-n-to-n-a-list-of-n-to-n-each-a-whole-number-from-n-to-n = a list of { $n } to { $n2 } dice: a level from { $n4 } to { $n5 } and { $n6 } to { $n7 } faces from { $n8 } to { $n9 }
expected-a-list-of-n-an-id-of-the-tiles-a-whole-number-from-n-to-n-a-whole-number-from-n-to-n = a tile with its coordinates, from -{ $n2 } to { $n3 } each
expected-a-list-of-n-an-id-of-the-types-a-whole-number-from-n-to-n = a beast type with its number, from { $n2 } to { $n3 }
expected-a-list-of-n-a-whole-number-from-n-to-n-a-whole-number-from-n-to-n = a pair of whole numbers, from { $n2 } to { $n3 } and from { $n4 } to { $n5 }
expected-a-list-of-n-a-whole-number-from-n-to-n-a-list-of-n-to-n-each-a-whole-number-from-n-to-n = a die: a level from { $n2 } to { $n3 } and { $n4 } to { $n5 } faces from { $n6 } to { $n7 }
expected-id-with-nothing = { $id } with nothing more
expected-id-with-amount = { $id } with amount
expected-id-with-count = { $id } with count
expected-id-with-win-pb = { $id } with win_pb
expected-id-with-level-and-scope = { $id } with level and scope
expected-a-config = a row of class Config
expected-a-ability = a row of class Ability
expected-a-beasttype = a row of class BeastType
expected-a-beast = a row of class Beast
expected-a-tyrant = a row of class Tyrant
expected-a-hero = a row of class Hero
expected-a-mission = a row of class Mission
expected-a-prize = a row of class Prize
expected-a-terrain = a row of class Terrain
expected-a-tile = a row of class Tile

## Faults of content: what belongs together

expected-each-id-of-an-ability-once-it-stands-at-path-too = each id of an ability once; it stands at { $path } too
expected-each-type-once-it-stands-at-path-too = each type once; it stands at { $path } too
expected-each-symbol-once-it-stands-at-path-too = each symbol once; it stands at { $path } too
expected-each-tile-once-it-stands-at-path-too = each tile once; it stands at { $path } too
expected-each-number-of-players-once-it-stands-at-path-too = each number of players once; it stands at { $path } too
expected-each-level-once-it-stands-at-path-too = each level once; it stands at { $path } too
expected-one-tile-at-a-place-path-lies-there-too = one tile at a place; { $path } lies there too
expected-the-tokens-of-type-id = the tokens of type { $id }
expected-a-tyrant-of-type-id = a tyrant of type { $id }
expected-the-terrain-id = the terrain { $id }
expected-a-type-other-than-halloween = a type other than halloween
expected-n-there-is-no-such-pile = { $n }: there is no such pile
expected-a-card-in-the-pile-of-type-id = a card in the pile of type { $id }
expected-a-card-in-the-beast-deck = a card in the Beast deck
expected-a-type-that-has-a-tyrant = a type that has a tyrant
expected-a-type-that-has-tokens = a type that has tokens
expected-n-the-number-of-tyrants = { $n }, the number of tyrants
expected-n-one-for-each-tyrant = { $n }, one for each tyrant
expected-basic-for-id = basic for { $id }
expected-city-for-city = city for city
expected-sanctuary-for-sanctuary = sanctuary for sanctuary
expected-false-for-the-city = false for the city
expected-a-terrain-that-receives-tokens = a terrain that receives tokens
expected-no-symbol-on-a-id = no symbol on a tile of terrain { $id }
expected-the-symbol-of-a-tyrant-list = the symbol of a tyrant: { $list }
expected-the-symbol-of-a-tyrant-id = the symbol of a tyrant: { $id }
expected-the-symbol-of-a-sanctuary-tile = the symbol of a sanctuary tile
expected-a-city-tile-at-0-0 = a city tile at (0, 0)
expected-true-it-is-in-the-start-layout = true: it is in the start layout
expected-false-it-is-not-in-the-start-layout = false: it is not in the start layout
expected-a-map-that-hangs-together = a map that hangs together
expected-n-players = { $n } players
expected-at-most-n-n-id-tiles-for-n-stacks = at most { $n }: { $n2 } tiles of group { $id } for { $n3 } stacks
expected-a-die-of-level-n = a die of level { $n }
expected-a-level-of-the-dice-list = a level of the dice: { $list }
expected-a-level-of-the-dice-n = a level of the dice: { $n }
expected-n-columns-path = { $n } columns ({ $path })
expected-never-less-in-a-later-column = never less in a later column
expected-at-most-n-the-highest-face-of-any-die = at most { $n }, the highest face of any die
expected-at-least-n-one-for-each-player = at least { $n }, one for each player
expected-more-than-n-path = more than { $n } ({ $path })
expected-less-n-hearts-could-never-pay-it = less: { $n } hearts could never pay it
expected-at-most-n-cards-to-choose-from-abilities-included = at most { $n } cards to choose from, abilities included
expected-at-least-n-cards-path = at least { $n } cards ({ $path })
expected-at-most-n-path = at most { $n } ({ $path })
expected-shared-victory-as-the-last = shared_victory as the last
expected-at-least-n-one-hero-may-catch-so-many-tyrants-and-they-cannot-leave = at least { $n }: one hero may catch so many tyrants, and they cannot leave
expected-an-operation-that-needs-no-die-just-rolled-or-timing-after-other-die = an operation that needs no die just rolled, or timing after_other_die
expected-only-on-capture-else-no-card-has-just-been-trapped = only on capture: else no card has just been trapped
expected-n-path-of-path = { $n } ({ $path } of { $path2 })
expected-n-as-the-file-adds-up = { $n }, as the file adds up
expected-no-tyrant-it-is-no-sanctuary = no tyrant: it is no sanctuary
expected-id-whose-symbol-it-bears = { $id }, whose symbol it bears

## Faults of content: files

expected-the-id-of-a-rule = the id of a rule
expected-the-list-of-operations = the list of operations
expected-each-operation-once = each operation once
expected-the-list-of-list = the list of { $list }
expected-the-list-of-id = the list of { $id }
expected-the-list-of-nothing = an empty list
expected-a-list-of-q-and-r = a list of q and r
expected-a-table-by-the-number-of-players = a table by the number of players

## Faults of a setup

problem-off_board = not on the map
problem-occupied = the place is taken
problem-wrong_card = this card cannot lie here
problem-game_over = the game would be over

expected-a-sequence-of-hero-ids-or-none = a list of hero ids
expected-a-hero-id-or-none = a hero id
expected-tiles-with-their-places = tiles with their places
expected-a-tile-id-q-and-r = a tile id, q and r
expected-tokens-with-their-places = tokens with their places
expected-a-type-q-and-r = a beast type, q and r
expected-numbers-of-tokens-by-type = numbers of tokens by type
expected-a-type-and-a-number = a beast type and a number
expected-cards-by-type = cards by type
expected-a-type-and-its-cards = a beast type and its cards
expected-tiles-by-stack = tiles by stack
expected-a-sequence-of-tile-ids = a list of tile ids
expected-a-hero-id = a hero id
expected-a-terrain-id = a terrain id
expected-q-and-r = q and r
expected-a-sequence-of-tyrantplace = a list of TyrantPlaces
expected-a-tyrantplace = a TyrantPlace
expected-q-and-r-or-none = q and r
expected-a-tyrant-id = a tyrant id
expected-a-terrain-id-or-none = a terrain id
expected-a-tile-id = a tile id
expected-a-bestiary-setup = a Setup of Bestiary
expected-each-hero-once = each hero once
expected-a-hex-of-the-map = a hex of the map
expected-one-hero-on-a-hex-the-one-of-seat-n-stands-there = one hero on a hex; the one of seat { $n } stands there
expected-a-place-with-no-hex-yet = a place with no hex yet
expected-a-place-that-hangs-together-with-the-map = a place that hangs together with the map
expected-each-tile-once-it-lies-in-path = each tile once; it lies in { $path }
expected-each-tile-once-it-lies-in-the-start-layout = each tile once; it lies in the start layout
expected-at-most-n-id-tiles = at most { $n } tiles of group { $id }
expected-at-most-n-id-tiles-explored-and-in-the-stacks = at most { $n } tiles of group { $id } explored and in the stacks
expected-each-tyrant-once = each tyrant once
expected-each-tyrant-once-it-lies-at-path = each tyrant once; it lies at { $path }
expected-each-terrain-card-once = each Terrain card once
expected-defeated-it-lies-at-path = defeated: it lies at { $path }
expected-a-tyrant-that-lies-in-a-bestiary = a tyrant that lies in a bestiary
expected-hidden-path-to-its-left-is-hidden = hidden: { $path }, to its left, is hidden
expected-no-hidden-tyrant-beside-a-retired-one = no hidden tyrant beside a retired one
expected-retired-path-to-its-right-is-retired = retired: { $path }, to its right, is retired
expected-a-revealed-tyrant-path-is-hidden-and-to-its-left = a revealed tyrant: { $path } is hidden and to its left
expected-one-token-on-a-hex = one token on a hex
expected-a-hex-that-is-no-city = a hex that is no City
expected-a-terrain-with-a-terrain-card = a terrain with a Terrain card
expected-id-the-terrain-of-id = { $id }, the terrain of { $id2 }
expected-id-for-id-alone = { $id } for { $id2 } alone
expected-id-revealed = { $id } revealed
expected-n-tokens-of-type-id = { $n } tokens of type { $id }
expected-each-type-once = each type once
expected-at-most-n-captured-tyrants = at most { $n } captured tyrants
expected-a-tyrant-that-is-neither-defeated-nor-retired = a tyrant that is neither defeated nor retired
expected-a-beast-card-such-as-ghoul-d-or-ghoul-p1 = a beast card such as ghoul#d or ghoul#p1
expected-one-of-n-copies-in-the-beast-deck = one of { $n } copies in the Beast deck
expected-one-of-n-copies-in-the-type-piles = one of { $n } copies in the type piles
expected-one-of-n-copies = one of { $n } copies
expected-a-beast-card-no-tyrant = a beast card, no tyrant
expected-a-card-of-the-beast-deck-d = a card of the Beast deck (#d)
expected-a-card-of-the-pile-of-type-id-p = a card of the pile of type { $id } (#p)
expected-a-human = a Human
expected-a-beast-that-is-no-human = a beast that is no Human
expected-each-card-once-it-lies-at-path = each card once; it lies at { $path }
expected-a-mission-card-such-as-map-swamp-or-map-swamp-1 = a mission card such as map_swamp or map_swamp#1
