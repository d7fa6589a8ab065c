# The table of the Lord of the Rings quest in the terminal, and the actions for somebody who sees it, in English.

table-title = { $round ->
        [0] Before the first round
       *[other] Round { $round } · { $phase } phase
    } · Stage { $number }B: { $stage }
table-status = { $round ->
        [0] Before the first round
       *[other] Round { $round } · { $phase }
    } · { $stage }B { $progress }{ $needs ->
        [none] {""}
       *[other] /{ $needs }
    }
table-status-quest = willpower { $willpower }, threat { $threat }
table-status-player = { $number }:{ $out ->
        [yes] out
       *[no] { $threat }
    }

## The quest

table-progress = Progress { $progress }{ $needs ->
        [none] {""}
       *[other] /{ $needs }
    }{ $cap ->
        [none] {""}
        [0] , no more in this round
       *[other] , at most { $cap } more in this round
    }{ $stage ->
        [1] {""}
        [2] , ends with an accusation
       *[other] , won when no Suspect is in play
    }
table-quest = willpower { $willpower } against threat { $threat }
table-more_reveals = { $count ->
        [one] 1 card more is revealed
       *[other] { $count } cards more are revealed
    }
table-easy = easy mode
table-no_shadows = no shadow cards
table-score = Score { $score }, with 10 for each full round { $tally } (lower is better)
table-enemy_attacks = { $card } attacks { SEAT($seat) } with { $attack }: { $defenders ->
        [none] no defender
       *[other] { $defenders } defends with { $defense }
    }
table-player_attacks = { SEAT($seat) } attacks { $card } (defense { $defense }, { table-left }){ $attackers ->
        [none] {""}
       *[other] {" "}with { $attack }: { $attackers }
    }
table-revealing = Being revealed: { $card }

## The staging area

table-active = Active location:
table-nowhere = none
table-explored = progress { $progress }/{ $needs }
table-staging = Staging area: threat { $threat }
table-empty = empty
table-threat = Threat
table-progress_of = Prog.
table-engagement = Engages
table-attack = Att
table-defense = Def
table-damage = Dmg
table-investigate = Investigate { $number }
table-victory = Victory { $number }
table-immune = immune

## The investigation, the decks

table-suspects = Suspects
table-hideouts = Hideouts
table-investigation = Investigation
table-investigation_deck = { $size ->
        [one] 1 card
       *[other] { $size } cards
    } in the deck{ $aside ->
        [0] {""}
       *[other] , { $aside } set aside as the case
    }{ $buried ->
        [0] {""}
       *[other] , { $buried } removed unseen
    }
table-encounter = Encounters
table-encounter_deck = { $size ->
        [one] 1 card
       *[other] { $size } cards
    } in the deck, { $discard } discarded{ $top ->
        [none] {""}
       *[other] {" "}(top: { $top })
    }
table-known = you know { $cards }
table-spot = { $card } { $place ->
        [bottom] at the bottom
        [1] on top
       *[other] in place { $place }
    }
table-victory_display = Victory
table-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }

## Players

table-player_threat = threat { $threat }/{ $most }
table-out = eliminated
table-counts = hand { $hand }, deck { $deck }, disc. { $discard }
table-willpower = Wil
table-resources = Res
table-owner = { SEAT($seat, form: "of") }
table-engaged = Engaged enemies
table-face_down = face down
table-shadow = { $count ->
        [one] shadow: { $cards }
       *[other] shadows: { $cards }
    }
table-playing = Being played: { $cards }
table-known_hand = In hand, as you know: { $cards }
table-known_deck = In the deck, as you know: { $cards }

## The viewer's own cards

table-hand = { $count ->
        [0] Your hand is empty
       *[other] Your hand ({ $count })
    } · resources: { $spheres ->
        [0] { $total }
        [1] { $pools }
       *[other] { $pools }; { $total } in all
    }
table-cost = { $cardtype }, { $cost ->
        [x] X
       *[other] { $cost }
    } { $sphere ->
        [none] of any hero
       *[other] { $sphere }
    }
table-apart = { $have ->
        [one] only 1 hero can pay
       *[other] only { $have } heroes can pay
    }
table-no_icon = { $sphere ->
        [none] no hero
       *[other] no { $sphere } hero
    }
table-unique_in_play = already in play
table-discard = Your discard pile, from the top: { $cards }
table-exhausted = exhausted
table-committed = committed to the quest
table-can_pay = can be paid for

## Actions, for somebody who sees the table

# A name without these additions is in en.ftl.
table-left = { $left } of { $points } hit points left
table-has = { $resources ->
        [one] has 1 resource
       *[other] has { $resources } resources
    }
table-detail = { $where ->
        [attached] on { $host }
        [active] active location, progress { $progress } of { $needs }
        [location] in the staging area, threat { $threat }, progress { $progress } of { $needs }
        [staged] in the staging area, attack { $attack }, defense { $defense }, { table-left }
        [engaged] engaged with { $you ->
            [yes] you
           *[no] { SEAT($holder) }
        }, attack { $attack }, defense { $defense }, { table-left }
       *[own] { $you ->
            [yes] {""}
           *[no] { SEAT($holder, form: "of") },{" "}
        }{ table-left }{ $resources ->
            [0] {""}
           *[other] , { table-has }
        }{ $exhausted ->
            [yes] , exhausted
           *[no] {""}
        }
    }
table-printed = { $what ->
        [player] {" "}({ $cardtype }, cost { $cost ->
            [x] X
           *[other] { $cost }
        })
        [enemy] {" "}(threat { $threat }, attack { $attack }, defense { $defense }, { $points } hit points)
       *[other] {""}
    }

action-play-card-known = { action-play-card } ({ $free ->
        [yes] free
       *[no] cost { $cost ->
            [x] X
           *[other] { $cost }
        }{ $apart ->
            [yes] {" "}from { $cost } different heroes: { $have } can pay
           *[no] : you have { $have }{ $sphere ->
                [none] {""}
               *[other] {" "}{ $sphere }
            }
        }{ $exhausts ->
            [yes] ; a character of yours exhausts
           *[no] {""}
        }
    })
action-use-ability-known = { action-use-ability }{ $where ->
        [attached] {" "}on { $host }
        [other] {" "}{ SEAT($holder, form: "of") }
       *[own] {""}
    }{ $cost ->
        [none] {""}
        [exhaust] {" "}(it exhausts)
        [pool] {" "}(for { $pool } of { $resources ->
            [one] 1 resource
           *[other] { $resources } resources
        })
        [threat] {" "}(your threat drops by 3, that player's rises by 3)
       *[discard] {" "}(for a card of your hand)
    }
action-pay-known = { action-pay } ({ table-has })
action-choose-card-known = { action-choose-card } ({ table-detail })
action-choose-card-at-order-known = { action-choose-card-at-order } ({ table-detail })
action-choose-card-at-target-travel_payment-known = { action-choose-card-at-target-travel_payment } ({ table-has })
action-choose-card-at-target-informant_hero-known = { action-choose-card-at-target-informant_hero } ({ table-has })
action-choose-card-at-target-hired_muscle-known = { action-choose-card-at-target-hired_muscle } ({ table-detail })
action-choose-card-at-target-smoke_shadow-known = { action-choose-card-at-target-smoke_shadow } ({ table-detail })
action-choose-card-at-target-restricted-known = { action-choose-card-at-target-restricted } ({ table-detail })
action-choose-card-at-target-damage_defender-known = { action-choose-card-at-target-damage_defender } ({ table-detail })
action-choose-card-at-target-damage_hero-known = { action-choose-card-at-target-damage_hero } ({ table-detail })
action-choose-card-at-next_enemy-known = { action-choose-card-at-next_enemy } ({ table-detail })
action-choose-card-at-target-engagement_tie-known = { action-choose-card-at-target-engagement_tie } ({ table-detail })
action-choose-player-known = { action-choose-player } ({ $own ->
        [yes] you,{" "}
       *[no] {""}
    }threat { $threat })
action-choose-title-known = { action-choose-title }{ table-printed }
action-choose-title-at-discard-known = { action-choose-title-at-discard }{ table-printed }
action-choose-title-at-brigand-known = { action-choose-title-at-brigand }{ table-printed }
action-choose-title-at-sneak_attack-known = { action-choose-title-at-sneak_attack }{ table-printed }
action-choose-title-at-gandalfs_search-known = { action-choose-title-at-gandalfs_search }{ table-printed }
action-choose-title-at-order_top-known = { action-choose-title-at-order_top }{ table-printed }
action-choose-option-at-denethor-known = { action-choose-option-at-denethor }: { $top }
action-commit-known = { action-commit } (willpower { $willpower })
action-travel-known = { action-travel } (threat { $threat }, progress { $progress } of { $needs }{ $investigate ->
        [none] {""}
       *[other] , Investigate { $investigate }
    }{ $cost ->
        [none] {""}
        [threat] ; every player's threat rises by 1
        [resources] ; every player pays 1 resource
        [reveal] ; 1 encounter card is revealed
       *[discard] ; every player discards a random card
    })
action-engage-known = { action-engage } (attack { $attack }, defense { $defense }, { table-left })
action-defend-known = { action-defend } (defense { $defense }, { table-left })
action-attack-enemy-known = { action-attack-enemy } ({ $where ->
        [staged] in the staging area,{" "}
       *[engaged] { $you ->
            [yes] {""}
           *[no] engaged with { SEAT($holder) },{" "}
        }
    }defense { $defense }, { table-left }{ $shields ->
        [none] {""}
       *[other] ; takes no damage: { $shields }
    })
action-add-attacker-known = { action-add-attacker } (attack { $attack })
action-accuse-known = { action-accuse }{ $marked ->
        [none] {""}
        [suspect] {" "}(that Suspect is crossed out)
        [hideout] {" "}(that Hideout is crossed out)
       *[both] {" "}(both are crossed out)
    }
