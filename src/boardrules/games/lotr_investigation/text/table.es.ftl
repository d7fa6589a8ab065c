# La mesa de la misión de El Señor de los Anillos en la terminal, y las acciones para quien la ve, en español.

table-title = { $round ->
        [0] Antes de la primera ronda
       *[other] Ronda { $round } · fase de { $phase }
    } · Etapa { $number }B: { $stage }
table-status = { $round ->
        [0] Antes de la primera ronda
       *[other] Ronda { $round } · { $phase }
    } · { $stage }B { $progress }{ $needs ->
        [none] {""}
       *[other] /{ $needs }
    }
table-status-quest = voluntad { $willpower }, Amenaza { $threat }
table-status-player = { $number }:{ $out ->
        [yes] fuera
       *[no] { $threat }
    }

## La misión

table-progress = Progreso { $progress }{ $needs ->
        [none] {""}
       *[other] /{ $needs }
    }{ $cap ->
        [none] {""}
        [0] , nada más en esta ronda
       *[other] , como máximo { $cap } más en esta ronda
    }{ $stage ->
        [1] {""}
        [2] , termina con una acusación
       *[other] , se gana cuando no haya ningún Sospechoso en juego
    }
table-quest = voluntad { $willpower } contra Amenaza { $threat }
table-first = jugador inicial: { $seat }
table-more_reveals = { $count ->
        [one] se revela 1 carta más
       *[other] se revelan { $count } cartas más
    }
table-easy = modo fácil
table-no_shadows = sin cartas de Sombra
table-score = Puntuación { $score }; con 10 por cada ronda completa, { $tally } (cuanto menos, mejor)
table-enemy_attacks = { $card } ataca { SEAT($seat, form: "to") } con { $attack }: { $defenders ->
        [none] sin defensor
       *[other] { $defenders } defiende con { $defense }
    }
table-player_attacks = { SEAT($seat) } ataca a { $card } (defensa { $defense }, { table-left }){ $attackers ->
        [none] {""}
       *[other] {" "}con { $attack }: { $attackers }
    }
table-revealing = Se está revelando: { $card }

## El área de preparación

table-active = Lugar activo:
table-nowhere = ninguno
table-explored = progreso { $progress }/{ $needs }
table-staging = Área de preparación: Amenaza { $threat }
table-empty = vacía
table-threat = Amenaza
table-progress_of = Prog.
table-engagement = Enfrenta
table-attack = Ata
table-defense = Def
table-damage = Daño
table-investigate = Investigar { $number }
table-victory = Victoria { $number }
table-immune = inmune

## La investigación, los mazos

table-suspects = Sospechosos
table-hideouts = Escondrijos
table-investigation = Investigación
table-investigation_deck = { $size ->
        [one] 1 carta
       *[other] { $size } cartas
    } en el mazo{ $aside ->
        [0] {""}
       *[other] , { $aside } apartadas como solución del caso
    }{ $buried ->
        [0] {""}
        [one] , 1 retirada sin mirar
       *[other] , { $buried } retiradas sin mirar
    }
table-encounter = Encuentros
table-encounter_deck = { $size ->
        [one] 1 carta
       *[other] { $size } cartas
    } en el mazo, { $discard } en el descarte{ $top ->
        [none] {""}
       *[other] {" "}(encima: { $top })
    }
table-known = sabes que hay { $cards }
table-spot = { $card } { $place ->
        [bottom] en el fondo
        [1] encima
       *[other] en el puesto { $place }
    }
table-victory_display = Victoria
table-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }

## Jugadores

table-player_threat = Amenaza { $threat }/{ $most }
table-out = eliminado
table-counts = mano { $hand }, mazo { $deck }, desc. { $discard }
table-willpower = Vol
table-resources = Rec
table-owner = { SEAT($seat, form: "of") }
table-engaged = Enemigos enfrentados
table-face_down = boca abajo
table-shadow = { $count ->
        [one] Sombra: { $cards }
       *[other] Sombras: { $cards }
    }
table-playing = Se está jugando: { $cards }
table-known_hand = En la mano, que tú sepas: { $cards }
table-known_deck = En el mazo, que tú sepas: { $cards }

## Las cartas de quien mira

table-hand = { $count ->
        [0] No tienes cartas en la mano
       *[other] Tu mano ({ $count })
    } · recursos: { $spheres ->
        [0] { $total }
        [1] { $pools }
       *[other] { $pools }; { $total } en total
    }
table-cost = { $cardtype }, { $cost ->
        [x] X
       *[other] { $cost }
    } { $sphere ->
        [none] de cualquier héroe
       *[other] { $sphere }
    }
table-apart = { $have ->
        [one] solo puede pagar 1 héroe
       *[other] solo pueden pagar { $have } héroes
    }
table-no_icon = { $sphere ->
        [none] sin héroes
       *[other] sin héroe de { $sphere }
    }
table-unique_in_play = ya está en juego
table-discard = Tu pila de descartes, desde arriba: { $cards }
table-exhausted = agotado
table-committed = asignado a la misión
table-can_pay = se puede pagar

## Acciones, para quien ve la mesa

# Los nombres sin estos añadidos están en es.ftl.
table-left = { $left ->
        [one] le queda { $left } de { $points } puntos de vida
       *[other] le quedan { $left } de { $points } puntos de vida
    }
table-has = { $resources ->
        [one] tiene 1 recurso
       *[other] tiene { $resources } recursos
    }
table-detail = { $where ->
        [attached] en { $host }
        [active] Lugar activo, progreso { $progress } de { $needs }
        [location] en el área de preparación, Amenaza { $threat }, progreso { $progress } de { $needs }
        [staged] en el área de preparación, ataque { $attack }, defensa { $defense }, { table-left }
        [engaged] enfrentado { $you ->
            [yes] a ti
           *[no] { SEAT($holder, form: "to") }
        }, ataque { $attack }, defensa { $defense }, { table-left }
       *[own] { $you ->
            [yes] {""}
           *[no] { SEAT($holder, form: "of") },{" "}
        }{ table-left }{ $resources ->
            [0] {""}
           *[other] , { table-has }
        }{ $exhausted ->
            [yes] , agotado
           *[no] {""}
        }
    }
table-printed = { $what ->
        [player] {" "}({ $cardtype }, coste { $cost ->
            [x] X
           *[other] { $cost }
        })
        [enemy] {" "}(Amenaza { $threat }, ataque { $attack }, defensa { $defense }, { $points } puntos de vida)
       *[other] {""}
    }

action-play-card-known = { action-play-card } ({ $free ->
        [yes] gratis
       *[no] coste { $cost ->
            [x] X
           *[other] { $cost }
        }{ $apart ->
            [yes] {" "}de { $cost } héroes distintos: pueden pagar { $have }
           *[no] : tienes { $have }{ $sphere ->
                [none] {""}
               *[other] {" "}de { $sphere }
            }
        }{ $exhausts ->
            [yes] ; se agota un personaje tuyo
           *[no] {""}
        }
    })
action-use-ability-known = { action-use-ability }{ $where ->
        [attached] {" "}en { $host }
        [other] {" "}{ SEAT($holder, form: "of") }
       *[own] {""}
    }{ $cost ->
        [none] {""}
        [exhaust] {" "}(se agota)
        [pool] {" "}(por { $pool } de { $resources ->
            [one] 1 recurso
           *[other] { $resources } recursos
        })
        [threat] {" "}(tu Amenaza baja 3 y la de ese jugador sube 3)
       *[discard] {" "}(por una carta de tu mano)
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
        [yes] tú,{" "}
       *[no] {""}
    }Amenaza { $threat })
action-choose-title-known = { action-choose-title }{ table-printed }
action-choose-title-at-discard-known = { action-choose-title-at-discard }{ table-printed }
action-choose-title-at-brigand-known = { action-choose-title-at-brigand }{ table-printed }
action-choose-title-at-sneak_attack-known = { action-choose-title-at-sneak_attack }{ table-printed }
action-choose-title-at-gandalfs_search-known = { action-choose-title-at-gandalfs_search }{ table-printed }
action-choose-title-at-order_top-known = { action-choose-title-at-order_top }{ table-printed }
action-choose-option-at-denethor-known = { action-choose-option-at-denethor }: { $top }
action-commit-known = { action-commit } (voluntad { $willpower })
action-travel-known = { action-travel } (Amenaza { $threat }, progreso { $progress } de { $needs }{ $investigate ->
        [none] {""}
       *[other] , Investigar { $investigate }
    }{ $cost ->
        [none] {""}
        [threat] ; la Amenaza de cada jugador aumenta en 1
        [resources] ; cada jugador gasta 1 recurso
        [reveal] ; se revela 1 carta de Encuentro
       *[discard] ; cada jugador descarta una carta al azar
    })
action-engage-known = { action-engage } (ataque { $attack }, defensa { $defense }, { table-left })
action-defend-known = { action-defend } (defensa { $defense }, { table-left })
action-attack-enemy-known = { action-attack-enemy } ({ $where ->
        [staged] en el área de preparación,{" "}
       *[engaged] { $you ->
            [yes] {""}
           *[no] enfrentado { SEAT($holder, form: "to") },{" "}
        }
    }defensa { $defense }, { table-left }{ $shields ->
        [none] {""}
       *[other] ; no recibe daño: { $shields }
    })
action-add-attacker-known = { action-add-attacker } (ataque { $attack })
action-accuse-known = { action-accuse }{ $marked ->
        [none] {""}
        [suspect] {" "}(ese Sospechoso está tachado)
        [hideout] {" "}(ese Escondrijo está tachado)
       *[both] {" "}(los dos están tachados)
    }
