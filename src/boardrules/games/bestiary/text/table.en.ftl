# The table of the bestiary hex game in the terminal, in English.

table-title = Round { $round } · { $seat } · { $phase }
table-status = Round { $round } · { $phase } · D = { $defeated }
table-status-player = { $number }:{ $hearts }♥ { $pb } PB
table-defeated = D = { $defeated } (tyrants defeated)
table-steps = { $count ->
        [one] 1 step taken
       *[other] { $count } steps taken
    }
table-rolled = combat die rolled

## The map

table-cut = { $count ->
        [one] The map is too wide: 1 hex to the sides is not shown.
       *[other] The map is too wide: { $count } hexes to the sides are not shown.
    }
table-sign-ruled = sanctuary
table-sign-freed = freed sanctuary
table-sign-city = City
table-sign-token = beast token
table-sign-here = active hero
table-sign-hero = hero

symbol-claw = claw
symbol-axe = axe
symbol-flame = flame
symbol-spiral = spiral
symbol-skull = skull
symbol-crown = crown

## Tyrants, missions, decks

table-tyrant = Tyrant
table-type = Type
table-strength = Str.
table-symbol = Symbol
table-terrain = Terrain
table-state = Status
table-face_down = { $count ->
        [one] 1 tyrant face down
       *[other] { $count } tyrants face down
    }
table-beaten = defeated by { $seat }
table-missions = Missions:
table-pb = { $count } PB
table-mission_deck = { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
table-stacks = Tiles in the stacks: { $stacks }{ $unused ->
        [0] {""}
       *[other] ; unused: { $unused }
    }
table-beasts = Beast deck: { $draw } to draw, { $discard } discarded{ $top ->
        [none] {""}
       *[other] {" "}(top: { $top })
    }{ $out ->
        [0] {""}
        [one] ; 1 card out of the game
       *[other] ; { $out } cards out of the game
    }
table-piles = Cards in the type piles:
table-supply = Tokens left:

## Players

table-bestiary = Bestiary:
table-empty = empty
table-values = Agility { $agility }, Exploration { $exploration }
table-used = used: { $abilities }
table-liberated = { $count } liberated
table-prison = { $count } imprisoned
table-completed = { $count ->
        [one] 1 mission
       *[other] { $count } missions
    }
table-deaths = { $count ->
        [one] 1 death
       *[other] { $count } deaths
    }

## Cards that lie open, and what only the viewer knows

table-tracked = Tracked:
table-facing = In combat:
table-strength_now = strength { $strength }
table-any = any beast
table-ability = { $ability }: { $unlock ->
        [none] always unlocked
       *[other] needs { $unlock }
    }{ $pb ->
        [0] {""}
       *[other] , costs { $pb } PB
    }{ $hearts ->
        [0] {""}
        [one] , costs 1 heart
       *[other] , costs { $hearts } hearts
    }
table-known = You have seen in stack { $stack }: { $tile }, { $above ->
        [0] on top
        [one] under 1 tile
       *[other] under { $above } tiles
    }

## Actions, for somebody who sees the map

direction-E = east
direction-NE = north-east
direction-NW = north-west
direction-W = west
direction-SW = south-west
direction-SE = south-east

action-step-known = Move { $direction } to { $to }: { $terrain }{ $type ->
        [none] {""}
       *[other] , beast token ({ $type })
    }
action-explore-known = Explore { $direction } with a tile of stack { stack-number }
action-map-hex-known = { $direction ->
        [none] Map your hex: { $terrain }
       *[other] Map { $at } in the { $direction }: { $terrain }
    }
action-place-token-known = Place the token on { $at }: { $terrain }
action-resurrect-known = Come back in { $tile }, at { $at }
