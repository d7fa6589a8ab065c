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
expected-a-sequence-of-seatplace-or-none = una lista de SeatPlace
expected-a-seatplace-or-none = un SeatPlace
expected-a-table-or-none = un Table
expected-a-sequence-of-spot = una lista de Spot
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
expected-the-id-of-a-name = el identificador de un Sospechoso o un Escondrijo
expected-a-card-that-lies-nowhere-else = una carta que no esté en ningún otro sitio
