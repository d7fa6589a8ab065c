# Negativas y fallos de Asesinato en el Poney Pisador en español.

## Negativas

# «Agotado» o «agotada» depende de la carta, así que la frase no lo dice de ella.
refusal-exhausted = Para eso hace falta una carta preparada, y { $card } no lo está.
refusal-cannot_pay = No hay suficientes recursos adecuados para { $card_quoted }.
refusal-no_icon = Ninguno de tus héroes tiene el icono de recurso que pide { $card_quoted }.
refusal-limit_reached = La capacidad de { $card } ya se ha usado tantas veces como se puede por ahora.
refusal-empty_hand = No tienes en la mano ninguna carta que descartar para { $card_quoted }.
refusal-not_now = Ahora no se da lo que exige { $card_quoted }.
refusal-no_target = No hay nada que elegir para { $card_quoted }.
refusal-no_legal_target = Eso no se puede elegir aquí.
refusal-wrong_moment = { $card_quoted } no se puede usar en este momento.
refusal-not_in_hand = { $card_quoted } no está en tu mano.
refusal-unique_in_play = { $card_quoted } es una carta única y ya está en juego.
refusal-not_a_name = La carta que has visto no es ni un Sospechoso ni un Escondrijo.
refusal-not_in_staging = Esa carta no está en el área de preparación.
refusal-travel_resources = No todos los jugadores tienen un recurso que gastar para viajar a { $card }.
refusal-travel_encounter_deck = El mazo de Encuentros está agotado: no se puede revelar una carta para viajar a { $card }.
refusal-travel_hands = No todos los jugadores tienen una carta que descartar para viajar a { $card }.
refusal-cannot_be_engaged = No se puede elegir enfrentarse a { $card }.
refusal-not_your_character = No controlas a ese personaje.
refusal-no_sentinel = { $card } no tiene Centinela.
refusal-already_chosen = Ya has elegido a { $card }.
refusal-not_an_enemy = Eso no es un Enemigo en juego.
refusal-not_engaged_with_you = Mientras Guarida de Entibo esté en el área de victoria, solo puede atacar a { $card } quien esté enfrentado a ese Sospechoso.
refusal-already_attacked = En esta fase ya has atacado a { $card }.
refusal-no_attacker = Ninguno de tus personajes preparados puede atacar a { $card }.
refusal-no_ranged = { $card } no alcanza a ese Enemigo.

## Fallos de los preparativos

problem-hero_taken = otro jugador usa ya este héroe
problem-too_few = demasiado pocos
problem-not_in_deck = en este mazo no hay tantas copias
problem-only_with_table = solo se permite con una mesa (table)

expected-a-lotr-investigation-setup = un Setup de Asesinato en el Poney Pisador
expected-a-sequence-of-deck-lists = una lista de DeckList
expected-a-deck-list = un DeckList
expected-ids-with-numbers = identificadores de cartas con números
expected-a-table-or-none = un Table
expected-a-sequence-of-spot = una lista de Spot
expected-a-spot-or-none = un Spot
expected-a-table = una Table
expected-a-deck-and-its-cards = un mazo y sus cartas
expected-a-sequence-of-spot-or-none = una lista de Spot
expected-an-id-and-a-number = el identificador de una carta y un número
expected-a-spot = un Spot
expected-cards-by-the-name-of-a-deck = identificadores de cartas por el nombre de un mazo
expected-n-decks = { $n ->
        [one] 1 mazo
       *[other] { $n } mazos
    }
expected-at-least-n-cards = al menos { $n } cartas
expected-heroes-nobody-else-has = héroes que no use nadie más
expected-the-id-of-a-hero = el identificador de un héroe
expected-the-id-of-a-player-card = el identificador de una carta de jugador
expected-the-id-of-an-ally = el identificador de un aliado
expected-the-id-of-an-attachment = el identificador de una carta vinculada
expected-the-id-of-an-enemy = el identificador de un Enemigo
expected-the-id-of-a-location = el identificador de un Lugar
expected-the-id-of-an-enemy-or-a-location = el identificador de un Enemigo o un Lugar
expected-the-id-of-an-encounter-card = el identificador de una carta de Encuentro
expected-a-card-of-the-encounter-deck = una carta que pueda estar entonces en el mazo de Encuentros
expected-a-card-of-the-investigation-deck = una carta que pueda estar entonces en el mazo de Investigación
expected-the-id-of-a-name = el identificador de un Sospechoso o un Escondrijo
expected-a-card-that-lies-nowhere-else = una carta que no esté en ningún otro sitio

## Fallos de las posiciones

problem-not_in_game = este jugador está eliminado

expected-n-to-n-players = de { $n } a { $n2 } jugadores
expected-n-before-the-first-round-alone = { $n }, y solo antes de la primera ronda
expected-one-suspect-before-it-is-set-aside = un Sospechoso, antes de apartarlo
expected-one-hideout-before-it-is-set-aside = un Escondrijo, antes de apartarlo
expected-n-to-n-heroes = de { $n } a { $n2 } héroes
expected-a-hero = un héroe
expected-a-player-in-the-game = un jugador que siga en la partida
expected-players-in-the-game = jugadores que sigan en la partida
expected-a-suspect-and-a-hideout = un Sospechoso y un Escondrijo
expected-stage-n-after-the-accusation = la etapa { $n } tras la acusación
expected-nothing-after-the-accusation-or-before-stage-n = nada tras la acusación ni antes de la etapa { $n }
expected-nothing-before-stage-n = nada antes de la etapa { $n }
expected-stage-n-without-progress = la etapa { $n } sin progreso
expected-names-each-once = Sospechosos y Escondrijos, cada uno una sola vez
expected-no-name-of-the-case = ningún nombre del caso
expected-every-name-that-lies-face-up = todos los nombres que estén boca arriba
expected-names-marked-in-one-look = nombres tachados en una misma mirada
expected-nobody-it-acts-at-once = nadie: la carta actúa al momento
expected-what-the-look-has-marked = lo que se tachó al mirar
expected-a-marked-name-that-somebody-has-seen = un nombre tachado que alguien haya visto
expected-the-look-that-has-marked-it = la mirada en la que se tachó
expected-no-name-that-was-accused = ningún nombre acusado
expected-no-card-of-the-last-looks = ninguna carta de las últimas miradas
expected-a-character-until-the-phase-ends = un personaje, hasta el final de la fase
expected-an-ally-in-play = un aliado en juego
expected-an-enemy-and-a-seat = un Enemigo y un puesto
expected-an-enemy-or-location-once = un Enemigo o un Lugar, una sola vez
expected-the-end-of-the-game-all-are-eliminated = el fin de la partida: todos están eliminados
expected-what-the-game-has-come-to = el resultado de la partida
expected-less-than-the-hit-points = menos que los puntos de vida
expected-less-than-the-quest-points = menos que los puntos de misión
expected-less-than-n = menos de { $n }
expected-true-eliminated = true: el jugador está eliminado
expected-a-win-no-suspect-is-in-play = la victoria: no hay ningún Sospechoso en juego
expected-the-next-number-in-order-below-next-uid = el número siguiente, por debajo de next_uid
expected-one-place-that-lists-the-card = un solo lugar en el que figure la carta
expected-every-card-that-a-place-lists = todas las cartas que figuren en algún lugar
expected-hero-or-ally = un héroe o un aliado
expected-enemy-or-location = un Enemigo o un Lugar
expected-enemy = un Enemigo
expected-location = un Lugar
expected-attachment-or-treachery = una carta vinculada o una traición
expected-enemy-or-location-or-treachery = un Enemigo, un Lugar o una traición
expected-hero-that-may-have-it = un héroe que pueda tenerla
expected-hero-or-ally-that-may-have-it = un personaje que pueda tenerla
expected-enemy-that-may-have-it = un Enemigo que pueda tenerla
expected-location-that-may-have-it = un Lugar que pueda tenerla
expected-a-seat-if-it-is-engaged = un puesto si está enfrentado
expected-a-card-if-it-is-attached = una carta si está vinculada
expected-seats-n-to-n = puestos de { $n } a { $n2 }
expected-the-owner-of-a-player-card = un propietario si es una carta de jugador, ninguno si no
expected-an-attachment = una carta vinculada
expected-a-brigand-with-one-of-them = un Bandido que tenga solo una
expected-a-unique-card-once-in-play = una carta única, una sola vez en juego
expected-n-more-of-id = { $n } más de { $id }
expected-a-card-of-that-deck = una carta de ese mazo
expected-a-card-of-that-pile = una carta de esa pila
expected-a-card-with-victory-points = una carta con puntos de victoria
expected-a-player-card = una carta de jugador
expected-no-hero = ningún héroe
expected-each-hero-once-in-play-or-dead = cada héroe una sola vez, en juego o muerto
expected-decks-of-n-cards = mazos de { $n } cartas
expected-players-who-attack-an-enemy = jugadores que atacan a un Enemigo
expected-n-with-restricted = como mucho { $n } con Restringido
expected-none = nada
expected-true-it-is-face-up = true: está boca arriba
expected-an-attack-of-this-enemy = un ataque de este Enemigo
got-none = nada
got-other-heroes = otros héroes
got-another-outcome = otro resultado
got-fewer = menos
got-n-too-few = faltan { $n }
got-id-n-lists = { $id }, figura { $n } veces
expected-n-outside-of-the-quest = { $n } fuera de la misión
expected-false-outside-of-the-quest = falso fuera de la misión
expected-nothing-outside-of-a-combat = nada fuera de un combate
