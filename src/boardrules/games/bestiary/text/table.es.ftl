# La mesa del bestiario hexagonal en la terminal, en español.

table-title = Ronda { $round } · { $seat } · { $phase }
table-status = Ronda { $round } · { $phase } · D = { $defeated }
table-status-player = { $number }:{ $hearts }♥ { $pb } PB
table-defeated = D = { $defeated } (tiranos derrotados)
table-steps = { $count ->
        [one] 1 paso dado
       *[other] { $count } pasos dados
    }
table-rolled = dado de combate tirado

## El mapa

table-cut = { $count ->
        [one] El mapa es demasiado ancho: 1 hexágono a los lados no se ve.
       *[other] El mapa es demasiado ancho: { $count } hexágonos a los lados no se ven.
    }
table-sign-ruled = santuario
table-sign-freed = santuario liberado
table-sign-city = Ciudad
table-sign-token = token de bestia
table-sign-here = héroe activo
table-sign-hero = héroe

symbol-claw = garra
symbol-axe = hacha
symbol-flame = llama
symbol-spiral = espiral
symbol-skull = calavera
symbol-crown = corona

## Tiranos, misiones, mazos

table-tyrant = Tirano
table-type = Tipo
table-strength = Fza.
table-symbol = Símbolo
table-terrain = Terreno
table-state = Estado
table-face_down = { $count ->
        [one] 1 tirano boca abajo
       *[other] { $count } tiranos boca abajo
    }
table-beaten = derrotado por { $seat }
table-missions = Misiones:
table-pb = { $count } PB
table-mission_deck = { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
table-stacks = Hexágonos en las pilas: { $stacks }{ $unused ->
        [0] {""}
       *[other] ; sin usar: { $unused }
    }
table-beasts = Mazo de Bestias: { $draw } por robar, { $discard } en el descarte{ $top ->
        [none] {""}
       *[other] {" "}(encima: { $top })
    }{ $out ->
        [0] {""}
        [one] ; 1 carta fuera de la partida
       *[other] ; { $out } cartas fuera de la partida
    }
table-piles = Cartas en las pilas por tipo:
table-supply = Tokens que quedan:

## Jugadores

table-bestiary = Bestiario:
table-empty = vacío
table-values = Agilidad { $agility }, Exploración { $exploration }
table-used = usó: { $abilities }
table-liberated = { $count ->
        [one] 1 liberada
       *[other] { $count } liberadas
    }
table-prison = { $count ->
        [one] 1 encarcelado
       *[other] { $count } encarcelados
    }
table-completed = { $count ->
        [one] 1 misión
       *[other] { $count } misiones
    }
table-deaths = { $count ->
        [one] 1 muerte
       *[other] { $count } muertes
    }

## Cartas a la vista, y lo que solo sabe quien mira

table-tracked = Rastreadas:
table-facing = En combate:
table-strength_now = fuerza { $strength }
table-any = cualquier bestia
table-ability = { $ability }: { $unlock ->
        [none] siempre disponible
       *[other] necesita { $unlock }
    }{ $pb ->
        [0] {""}
       *[other] , cuesta { $pb } PB
    }{ $hearts ->
        [0] {""}
        [one] , cuesta 1 Corazón
       *[other] , cuesta { $hearts } Corazones
    }
table-known = Has visto en la pila { $stack }: { $tile }, { $above ->
        [0] encima de todo
        [one] debajo de 1 hexágono
       *[other] debajo de { $above } hexágonos
    }

## Acciones, para quien ve el mapa

direction-E = este
direction-NE = noreste
direction-NW = noroeste
direction-W = oeste
direction-SW = suroeste
direction-SE = sureste

action-step-known = Ir al { $direction }, a { $to }: { $terrain }{ $type ->
        [none] {""}
       *[other] , token de bestia ({ $type })
    }
action-explore-known = Explorar al { $direction } con un hexágono de la pila { stack-number }
action-map-hex-known = { $direction ->
        [none] Mapear tu hexágono: { $terrain }
       *[other] Mapear { $at } al { $direction }: { $terrain }
    }
action-place-token-known = Colocar el token en { $at }: { $terrain }
action-resurrect-known = Resucitar en { $tile }, en { $at }
