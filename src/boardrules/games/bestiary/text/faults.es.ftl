# Negativas y fallos del juego del bestiario en español.

## Negativas

refusal-not_the_terrain = El token no corresponde a ese terreno.
refusal-token_there = En ese hexágono ya hay un token.
refusal-no_steps_left = No te quedan pasos.
refusal-not_adjacent = Ese hexágono no es adyacente.
refusal-already_explored = Ese hexágono ya está en el mapa.
refusal-token_and_hero = No se puede entrar en un hexágono con un token y otro héroe.
refusal-no_tiles_left = Las pilas están vacías: el mapa ya no crece.
refusal-empty_stack = Esa pila está vacía.
refusal-explore = Ahí todavía no hay hexágono: para ir tienes que explorar.
refusal-occupied = No puedes terminar en un hexágono ocupado por otro héroe.
refusal-not_in_bestiary = Esa carta no está en tu Bestiario.
refusal-tyrants_stay = Los tiranos capturados se quedan en el Bestiario.
refusal-cannot_leave = Esa carta no puede salir del Bestiario.
refusal-not_a_human = Solo se puede encarcelar a Humanos.
refusal-not_in_a_city = Los Humanos se encarcelan en una Ciudad.
refusal-humans_are_not_liberated = No se puede liberar a los Humanos.
refusal-not_at_a_sanctuary = Las bestias se liberan en un Santuario.
refusal-no_tracking_in_a_city = En una Ciudad no se puede rastrear.
refusal-not_this_hex = No puedes mapear ese hexágono.
refusal-not_tracked = Esa carta no está entre las bestias rastreadas que puedes elegir.
refusal-choose_one = Antes tienes que elegir una bestia rastreada.
refusal-not_this_tyrant = Solo puedes combatir al tirano de este santuario.
refusal-not_willing = Elige a alguien que se haya ofrecido a asistir.
refusal-not_triggered = Esa habilidad no se ha gatillado ahora.
refusal-mission_does_not_match = Esa misión no coincide.
refusal-not_face_up = Esa misión no está boca arriba.
refusal-not_a_city = Los héroes resucitan en una Ciudad del mapa.
refusal-not_your_ability = Tu héroe no tiene esa habilidad.
refusal-wrong_moment = Esa habilidad no se puede usar en este momento.
refusal-not_while_assisting = Esa habilidad no se puede usar al asistir.
refusal-after_the_die = Una vez que tiras tu dado de combate ya no puedes usar habilidades en este turno.
refusal-ability_locked = En tu Bestiario no están las bestias que desbloquean esa habilidad.
refusal-ability_used_up =
    { $limit ->
        [one] Esa habilidad solo se puede usar 1 vez por turno, y ya se ha usado.
       *[other] Esa habilidad solo se puede usar { $limit } veces por turno, y ya se ha usado.
    }
refusal-too_few_points = Esa habilidad cuesta { $needed } PB y tienes { $held }.
refusal-would_die =
    { $needed ->
        [one] Esa habilidad cuesta 1 Corazón y tienes { $held }.
       *[other] Esa habilidad cuesta { $needed } Corazones y tienes { $held }.
    }

## Fallos del contenido: valores sueltos; n, id, path y list representan lo que haya en su lugar

expected-a-whole-number-from-n-to-n-or-the-word-max = un número entero de { $n } a { $n2 }, o la palabra "max"
expected-a-whole-number-from-n-to-n-or-nothing = un número entero de { $n } a { $n2 }, o nada
expected-an-id-of-the-types = el identificador de un tipo de bestia
expected-an-id-of-the-heroes = el identificador de un héroe
expected-an-id-of-the-terrains = el identificador de un terreno
expected-an-id-of-the-tiles = el identificador de un hexágono
expected-an-operation = una operación
expected-a-tables = las tablas de un contenido (Tables)
expected-a-list-of-n-to-n-each-an-id-of-the-types = una lista de { $n } a { $n2 } identificadores de tipos de bestia
expected-a-list-of-n-to-n-each-an-id-of-the-terrains = una lista de { $n } a { $n2 } identificadores de terrenos
expected-a-list-of-n-to-n-each-one-of-list = una lista de { $n } a { $n2 } de estos: { $list }
expected-a-list-of-n-to-n-each-an-operation = una lista de { $n } a { $n2 } operaciones
expected-a-list-of-n-to-n-each-a-id = una lista de { $n } a { $n2 } de { $id }
expected-a-list-of-n-to-n-each-a-whole-number-from-n-to-n = una lista de { $n } a { $n2 } números enteros de { $n3 } a { $n4 }
expected-a-list-of-n-to-n-each-a-list-of-n-an-id-of-the-tiles-a-whole-number-from-n-to-n-a-whole-number-from-n-to-n = una lista de { $n } a { $n2 } hexágonos con sus coordenadas, de -{ $n4 } a { $n5 } cada una
expected-a-list-of-n-to-n-each-a-list-of-n-an-id-of-the-types-a-whole-number-from-n-to-n = una lista de { $n } a { $n2 } tipos de bestia con sus números, de { $n4 } a { $n5 }
expected-a-list-of-n-to-n-each-a-list-of-n-a-whole-number-from-n-to-n-a-whole-number-from-n-to-n = una lista de { $n } a { $n2 } parejas de números enteros, de { $n4 } a { $n5 } y de { $n6 } a { $n7 }
expected-a-list-of-n-to-n-each-a-list-of-n-a-whole-number-from-n-to-n-a-list-of-n-to-n-each-a-whole-number-from-n-to-n = una lista de { $n } a { $n2 } dados: un nivel de { $n4 } a { $n5 } y de { $n6 } a { $n7 } caras de { $n8 } a { $n9 }
expected-a-list-of-n-an-id-of-the-tiles-a-whole-number-from-n-to-n-a-whole-number-from-n-to-n = un hexágono con sus coordenadas, de -{ $n2 } a { $n3 } cada una
expected-a-list-of-n-an-id-of-the-types-a-whole-number-from-n-to-n = un tipo de bestia con su número, de { $n2 } a { $n3 }
expected-a-list-of-n-a-whole-number-from-n-to-n-a-whole-number-from-n-to-n = una pareja de números enteros, de { $n2 } a { $n3 } y de { $n4 } a { $n5 }
expected-a-list-of-n-a-whole-number-from-n-to-n-a-list-of-n-to-n-each-a-whole-number-from-n-to-n = un dado: un nivel de { $n2 } a { $n3 } y de { $n4 } a { $n5 } caras de { $n6 } a { $n7 }
expected-id-with-nothing = { $id } sin nada más
expected-id-with-amount = { $id } con amount
expected-id-with-count = { $id } con count
expected-id-with-win-pb = { $id } con win_pb
expected-id-with-level-and-scope = { $id } con level y scope
expected-a-config = una fila de la clase Config
expected-a-ability = una fila de la clase Ability
expected-a-beasttype = una fila de la clase BeastType
expected-a-beast = una fila de la clase Beast
expected-a-tyrant = una fila de la clase Tyrant
expected-a-hero = una fila de la clase Hero
expected-a-mission = una fila de la clase Mission
expected-a-prize = una fila de la clase Prize
expected-a-terrain = una fila de la clase Terrain
expected-a-tile = una fila de la clase Tile

## Fallos del contenido: lo que va junto

expected-each-id-of-an-ability-once-it-stands-at-path-too = cada identificador de una habilidad una sola vez; está también en { $path }
expected-each-type-once-it-stands-at-path-too = cada tipo una sola vez; está también en { $path }
expected-each-symbol-once-it-stands-at-path-too = cada símbolo una sola vez; está también en { $path }
expected-each-tile-once-it-stands-at-path-too = cada hexágono una sola vez; está también en { $path }
expected-each-number-of-players-once-it-stands-at-path-too = cada número de jugadores una sola vez; está también en { $path }
expected-each-level-once-it-stands-at-path-too = cada nivel una sola vez; está también en { $path }
expected-one-tile-at-a-place-path-lies-there-too = un solo hexágono en cada sitio; ahí está también { $path }
expected-the-tokens-of-type-id = los tokens del tipo { $id }
expected-a-tyrant-of-type-id = un tirano del tipo { $id }
expected-the-terrain-id = el terreno { $id }
expected-a-type-other-than-halloween = un tipo que no sea halloween
expected-n-there-is-no-such-pile = { $n }: no existe esa pila
expected-a-card-in-the-pile-of-type-id = una carta en la pila del tipo { $id }
expected-a-card-in-the-beast-deck = una carta en el Mazo de Bestias
expected-a-type-that-has-a-tyrant = un tipo que tenga tirano
expected-a-type-that-has-tokens = un tipo que tenga tokens
expected-n-the-number-of-tyrants = { $n }, el número de tiranos
expected-n-one-for-each-tyrant = { $n }, una por cada tirano
expected-basic-for-id = basic para { $id }
expected-city-for-city = city para city
expected-sanctuary-for-sanctuary = sanctuary para sanctuary
expected-false-for-the-city = false para la ciudad
expected-a-terrain-that-receives-tokens = un terreno que reciba tokens
expected-no-symbol-on-a-id = ningún símbolo en un hexágono del terreno { $id }
expected-the-symbol-of-a-tyrant-list = el símbolo de un tirano: { $list }
expected-the-symbol-of-a-tyrant-id = el símbolo de un tirano: { $id }
expected-the-symbol-of-a-sanctuary-tile = el símbolo de un hexágono de santuario
expected-a-city-tile-at-0-0 = un hexágono de ciudad en (0, 0)
expected-true-it-is-in-the-start-layout = true: está en el mapa inicial
expected-false-it-is-not-in-the-start-layout = false: no está en el mapa inicial
expected-a-map-that-hangs-together = un mapa de una sola pieza
expected-n-players = { $n } jugadores
expected-at-most-n-n-id-tiles-for-n-stacks = como mucho { $n }: { $n2 } hexágonos del grupo { $id } para { $n3 } pilas
expected-a-die-of-level-n = un dado de nivel { $n }
expected-a-level-of-the-dice-list = un nivel de los dados: { $list }
expected-a-level-of-the-dice-n = un nivel de los dados: { $n }
expected-n-columns-path = { $n } columnas ({ $path })
expected-never-less-in-a-later-column = nunca menos en una columna posterior
expected-at-most-n-the-highest-face-of-any-die = como mucho { $n }, la cara más alta de los dados
expected-at-least-n-one-for-each-player = al menos { $n }, uno por jugador
expected-more-than-n-path = más de { $n } ({ $path })
expected-less-n-hearts-could-never-pay-it = menos: nunca se podría pagar con { $n } Corazones
expected-at-most-n-cards-to-choose-from-abilities-included = como mucho { $n } cartas entre las que elegir, contando las habilidades
expected-at-least-n-cards-path = al menos { $n } cartas ({ $path })
expected-at-most-n-path = como mucho { $n } ({ $path })
expected-shared-victory-as-the-last = shared_victory en último lugar
expected-at-least-n-one-hero-may-catch-so-many-tyrants-and-they-cannot-leave = al menos { $n }: un héroe puede capturar tantos tiranos, y no pueden salir
expected-an-operation-that-needs-no-die-just-rolled-or-timing-after-other-die = una operación que no necesite un dado recién tirado, o timing after_other_die
expected-only-on-capture-else-no-card-has-just-been-trapped = solo con on_capture: si no, no se acaba de atrapar ninguna carta
expected-n-path-of-path = { $n } ({ $path } de { $path2 })
expected-n-as-the-file-adds-up = { $n }, lo que suma el archivo
expected-no-tyrant-it-is-no-sanctuary = ningún tirano: no es un santuario
expected-id-whose-symbol-it-bears = { $id }, cuyo símbolo lleva

## Fallos del contenido: archivos

expected-the-id-of-a-rule = el identificador de una regla
expected-the-list-of-operations = la lista de operaciones
expected-each-operation-once = cada operación una sola vez
expected-the-list-of-list = la lista de { $list }
expected-the-list-of-id = la lista de { $id }
expected-the-list-of-nothing = una lista vacía
expected-a-list-of-q-and-r = una lista con q y r
expected-a-table-by-the-number-of-players = una tabla por el número de jugadores

## Fallos de los preparativos

problem-off_board = fuera del mapa
problem-occupied = el sitio está ocupado
problem-game_over = la partida ya habría terminado

expected-a-sequence-of-hero-ids-or-none = una lista de identificadores de héroes
expected-a-hero-id-or-none = el identificador de un héroe
expected-tiles-with-their-places = hexágonos con sus sitios
expected-a-tile-id-q-and-r = el identificador de un hexágono, q y r
expected-tokens-with-their-places = tokens con sus sitios
expected-a-type-q-and-r = un tipo de bestia, q y r
expected-numbers-of-tokens-by-type = números de tokens por tipo
expected-a-type-and-a-number = un tipo de bestia y un número
expected-cards-by-type = cartas por tipo
expected-a-type-and-its-cards = un tipo de bestia y sus cartas
expected-tiles-by-stack = hexágonos por pila
expected-a-sequence-of-tile-ids = una lista de identificadores de hexágonos
expected-a-hero-id = el identificador de un héroe
expected-a-terrain-id = el identificador de un terreno
expected-q-and-r = q y r
expected-a-sequence-of-tyrantplace = una lista de TyrantPlace
expected-a-tyrantplace = un TyrantPlace
expected-q-and-r-or-none = q y r
expected-a-tyrant-id = el identificador de un tirano
expected-a-terrain-id-or-none = el identificador de un terreno
expected-a-tile-id = el identificador de un hexágono
expected-a-bestiary-setup = un Setup de Bestiario
expected-each-hero-once = cada héroe una sola vez
expected-a-hex-of-the-map = un hexágono del mapa
expected-one-hero-on-a-hex-the-one-of-seat-n-stands-there = un solo héroe por hexágono; ahí está el del puesto { $n }
expected-a-place-with-no-hex-yet = un sitio sin hexágono
expected-a-place-that-hangs-together-with-the-map = un sitio unido al mapa
expected-each-tile-once-it-lies-in-path = cada hexágono una sola vez; está en { $path }
expected-each-tile-once-it-lies-in-the-start-layout = cada hexágono una sola vez; está en el mapa inicial
expected-at-most-n-id-tiles = como mucho { $n } hexágonos del grupo { $id }
expected-at-most-n-id-tiles-explored-and-in-the-stacks = como mucho { $n } hexágonos del grupo { $id } explorados y en las pilas
expected-each-tyrant-once = cada tirano una sola vez
expected-each-tyrant-once-it-lies-at-path = cada tirano una sola vez; está en { $path }
expected-each-terrain-card-once = cada Carta de Terreno una sola vez
expected-defeated-it-lies-at-path = defeated: está en { $path }
expected-a-tyrant-that-lies-in-a-bestiary = un tirano que esté en un Bestiario
expected-hidden-path-to-its-left-is-hidden = hidden: { $path }, a su izquierda, está boca abajo
expected-no-hidden-tyrant-beside-a-retired-one = ningún tirano boca abajo si hay alguno retirado
expected-retired-path-to-its-right-is-retired = retired: { $path }, a su derecha, está retirado
expected-a-revealed-tyrant-path-is-hidden-and-to-its-left = un tirano revelado: { $path } está boca abajo y a su izquierda
expected-one-token-on-a-hex = un solo token por hexágono
expected-a-hex-that-is-no-city = un hexágono que no sea Ciudad
expected-a-terrain-with-a-terrain-card = un terreno que tenga Carta de Terreno
expected-id-the-terrain-of-id = { $id }, el terreno de { $id2 }
expected-id-for-id-alone = { $id } solo para { $id2 }
expected-id-revealed = { $id } revelado
expected-n-tokens-of-type-id = { $n } tokens del tipo { $id }
expected-each-type-once = cada tipo una sola vez
expected-at-most-n-captured-tyrants = como mucho { $n } tiranos capturados
expected-a-tyrant-that-is-neither-defeated-nor-retired = un tirano que no esté ni derrotado ni retirado
expected-a-beast-card-such-as-ghoul-d-or-ghoul-p1 = una carta de bestia como ghoul#d o ghoul#p1
expected-one-of-n-copies-in-the-beast-deck = una de { $n } copias en el Mazo de Bestias
expected-one-of-n-copies-in-the-type-piles = una de { $n } copias en las Pilas de Bestias por tipo
expected-one-of-n-copies = una de { $n } copias
expected-a-beast-card-no-tyrant = una carta de bestia, no un tirano
expected-a-card-of-the-beast-deck-d = una carta del Mazo de Bestias (#d)
expected-a-card-of-the-pile-of-type-id-p = una carta de la pila del tipo { $id } (#p)
expected-a-human = un Humano
expected-a-beast-that-is-no-human = una bestia que no sea Humano
expected-each-card-once-it-lies-at-path = cada carta una sola vez; está en { $path }
expected-a-mission-card-such-as-map-swamp-or-map-swamp-1 = una carta de misión como map_swamp o map_swamp#1
