# El juego del bestiario en español. Los títulos de las reglas están en rules.es.ftl, las negativas y los fallos en
# faults.es.ftl.
#
# Bestias, tiranos, héroes, habilidades, misiones, premios, terrenos, hexágonos y tipos los nombra el contenido, no este
# catálogo. Un suceso o una acción llena su mensaje con sus propios campos. Lo desconocido o vacío es "none". Los
# atributos de un mensaje son otras formas suyas: $to_goes es el atributo .goes de $to.

game-name = Bestiario

## Nombres que vienen con el contenido

# En las listas los nombres van entre comillas: muchos tienen ya su propia coma.
named-hero = { $name }
    .quoted = «{ $name }»

## Fases, montones, estados, clases

phase-setup = preparación
phase-reveal = tiranos
phase-move = movimiento
phase-site = lugar
phase-survey = mapear o rastrear
phase-combat = combate

heap-beast_discard = Montón de Descarte de Bestias
    .goes = va al Montón de Descarte de Bestias
heap-out_of_game = fuera de la partida
    .goes = sale de la partida
heap-supply = reserva
    .goes = vuelve a la reserva

status-hidden = boca abajo
status-open = boca arriba
status-defeated = derrotado
status-retired = retirado

combat-phase3_beast = combate contra una bestia
combat-encounter = encuentro en el tablero
combat-tyrant = combate contra un tirano

mission_kind-map = mapear
mission_kind-trap = atrapar

reason-third_tyrant = ya se han derrotado suficientes tiranos
reason-row_empty = en la fila no queda ningún tirano sin derrotar

# $stack cuenta desde 0, las personas cuentan desde 1.
stack-number =
    { $stack ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }

## Acciones

action-place-token = Colocar el token en { $at }
action-step = Ir a { $to }
action-explore = Explorar { $to } con un hexágono de la pila { stack-number }
action-stop-moving = No moverte más
action-use-ability = Usar { $ability }
action-imprison = Encarcelar a «{ $card }»
action-liberate = Liberar a «{ $card }»
action-done-at-site = No hacer nada más aquí
action-done-at-track = No elegir ninguna otra bestia
action-map-hex = Mapear { $at }
action-track = Rastrear bestias
action-choose-beast = Elegir «{ $card }»
action-fight-tyrant = Combatir a { $tyrant }
action-fight-beasts = Dejar en paz al tirano
action-roll = Tirar el dado de combate
action-decline-at-assist = No asistir
action-decline-at-trigger = No usarla
action-pass-at-other_die = Dejar la tirada como está
action-decline-at-refresh = Dejar las misiones como están
action-decline-at-scout = No mirar ningún hexágono
action-decline-at-fresh = Conservar la bestia
action-assist = Asistir
action-choose-assistant = Elegir { $assistant_to }
action-give-up = Desprenderte de «{ $card }»
action-claim-mission = Cumplir «{ $mission }»
action-refresh-mission = Poner «{ $mission }» al fondo del mazo
action-scout = Mirar el primer hexágono de la pila { stack-number }
action-keep-tile = Dejar el hexágono encima
action-bury-tile = Poner el hexágono al fondo
action-next-trigger = Primero { $ability }
action-resurrect = Resucitar en la Ciudad de { $at }
action-pay-for-bestiary = Pagar y conservar el Bestiario
action-lose-bestiary = No pagar y perder el Bestiario

## Sucesos

event-game-started = Los héroes, por orden de puesto: { $heroes_quoted }. Empieza { $first }.
event-round-started = Ronda { $round }: empieza { $first }.
event-turn-started = Turno { $seat_of }.
event-tyrant-revealed = Se revela un tirano: { $tyrant } ({ $terrain }).
event-tyrant-retired = Se retira un tirano sin derrotar: { $tyrant }.
event-token-placed = Se coloca un token de bestia en { $at }: { $kind }.
event-token-removed = El token de bestia de { $at } ({ $kind }) { $to_goes }.
event-moved = { $seat } va de { $source } a { $to }.
event-tile-explored = { $seat } roba un hexágono de la pila { stack-number } y lo coloca en { $at }: { $tile }.
event-sent-back = { $seat } no puede quedarse en un hexágono ocupado y retrocede a { $to }.
event-encounter-started = { $seat } tiene un encuentro ({ $kind }): aparece «{ $card }».
event-liberated = { $seat } libera a «{ $card }» ({ $pb } PB).
event-imprisoned = { $seat } encarcela a «{ $card }» ({ $pb } PB).
event-human-escaped = «{ $card }» escapa del Bestiario lleno { $seat_of } ({ $pb } PB).
event-hex-mapped = { $seat } mapea { $at } ({ $terrain }).
event-beasts-tracked =
    { $cards_count ->
        [0] { $seat } rastrea y no encuentra ninguna bestia.
       *[other] { $seat } rastrea: { $cards_quoted }.
    }
event-discard-tracked = { $seat } rastrea además, del Montón de Descarte de Bestias: { $cards_quoted }.
event-deck-shuffled =
    { $cards ->
        [one] El Montón de Descarte de Bestias (1 carta) pasa a ser el nuevo Mazo de Bestias.
       *[other] El Montón de Descarte de Bestias ({ $cards } cartas) se mezcla y pasa a ser el nuevo Mazo de Bestias.
    }
event-beasts-chosen =
    { $cards_count ->
        [0] { $seat } no elige ninguna bestia para combatir.
       *[other] { $seat } elige combatir, en este orden: { $cards_quoted }.
    }
event-beast-faced = { $seat } roba la primera carta del Mazo de Bestias: «{ $card }».
event-die-rolled = { $seat } saca { $result } con el dado de nivel { $level } contra «{ $against }» (fuerza { $strength }).
event-die-rerolled = { $by } hace que { $seat } vuelva a tirar el dado de nivel { $level }: { $result }.
event-combat-won = { $seat } gana el combate contra «{ $against }».
event-combat-lost = { $seat } falla contra «{ $against }».
event-hearts-lost =
    { $amount ->
        [one] { $seat } pierde 1 Corazón y ahora tiene { $left }.
       *[other] { $seat } pierde { $amount } Corazones y ahora tiene { $left }.
    }
event-hearts-recovered =
    { $amount ->
        [one] { $seat } recupera 1 Corazón y ahora tiene { $left }.
       *[other] { $seat } recupera { $amount } Corazones y ahora tiene { $left }.
    }
event-points-gained = { $seat } gana { $amount } PB y ahora tiene { $total }.
event-points-paid = { $seat } paga { $amount } PB y ahora tiene { $total }.
event-assist-started = { $seat } asiste { $helped_to }.
event-beast-trapped = { $seat } atrapa a «{ $card }».
event-beast-discarded = «{ $card }» { $to_goes }.
event-mission-completed = { $seat } cumple la misión «{ $mission }» ({ $pb } PB).
event-mission-revealed = Se pone boca arriba una misión: «{ $mission }».
event-mission-refreshed = { $seat } pone la misión «{ $mission }» al fondo del mazo.
event-tile-scouted =
    { $tile ->
        [none] { $seat } mira el primer hexágono de la pila { stack-number }.
       *[other] { $seat } mira el primer hexágono de la pila { stack-number }: { $tile }.
    }
event-tile-buried = { $seat } pone al fondo el primer hexágono de la pila { stack-number }.
event-ability-used = { $seat } usa { $ability }.
event-tyrant-defeated =
    { $defeated ->
        [one] { $seat } derrota y captura a un tirano, el primero de la partida: { $tyrant }.
       *[other] { $seat } derrota y captura a un tirano, el número { $defeated } de la partida: { $tyrant }.
    }
event-hero-died =
    { $deaths ->
        [one] { $seat } muere por primera vez.
       *[other] { $seat } muere; ya van { $deaths } muertes.
    }
event-hero-resurrected =
    { $hearts ->
        [one] { $seat } resucita en la Ciudad de { $at } con 1 Corazón.
       *[other] { $seat } resucita en la Ciudad de { $at } con { $hearts } Corazones.
    }
event-card-lost = { $seat } pierde a «{ $card }»: la carta { $to_goes }.
event-prize-awarded =
    { $seats_count ->
        [one] { $prize }: { $seats } recibe { $pb } PB.
       *[other] { $prize }: { $seats } reciben { $pb } PB cada uno.
    }
event-game-ended =
    { $winners_count ->
        [one] Fin de la partida: { $reason }. Puntuación por orden de puesto: { $scores } PB. Gana { $winners }.
       *[other] Fin de la partida: { $reason }. Puntuación por orden de puesto: { $scores } PB. Ganan { $winners }.
    }

## Preguntas

prompt-token =
    { $left ->
        [one] Queda 1 token ({ $type }) para varios hexágonos. ¿Dónde lo colocas?
       *[other] Quedan { $left } tokens ({ $type }), menos que hexágonos libres. ¿Dónde colocas el siguiente?
    }
prompt-move =
    { $steps ->
        [0] No te quedan pasos. ¿Quieres usar una habilidad?
        [one] Te queda 1 paso. ¿Adónde vas?
       *[other] Te quedan { $steps } pasos. ¿Adónde vas?
    }
prompt-site = ¿Qué haces en este lugar?
prompt-survey = ¿Mapeas o rastreas?
prompt-track =
    { $chosen ->
        [0] ¿Qué bestia rastreada combates primero?
       *[other] ¿Qué bestia rastreada combates después?
    }
prompt-tyrant = { $tyrant } domina este santuario, con fuerza { $strength }. ¿Combates al tirano en lugar de a las bestias?
prompt-roll = Combates contra «{ $card }», con fuerza { $strength }. ¿Tiras el dado o usas antes una habilidad?
prompt-other_die = { SEAT($roller) } ha sacado { $result } contra una fuerza de { $strength }. ¿Tiene que repetir la tirada?
prompt-assist = { SEAT($helped) } ha fallado contra «{ $card }», con fuerza { $strength }. ¿Quieres asistir?
prompt-assistant = Varios héroes quieren asistir. ¿Cuál lo hace?
prompt-fresh = Has atrapado a «{ $card }». ¿Conservas la bestia o la liberas?
prompt-overflow = Hay overflow en tu Bestiario. ¿Qué carta sale de él?
prompt-trigger_order = { SEAT($captor) } puede usar varias habilidades. ¿Cuál va primero?
prompt-trigger = Has atrapado a «{ $card }». ¿Usas { $ability }?
prompt-mission = ¿Qué misión cumples?
prompt-refresh = ¿Qué misión pones al fondo del mazo?
prompt-scout = ¿De qué pila miras el primer hexágono?
prompt-tile = ¿Dejas el hexágono encima de la pila { $stack } o lo pones al fondo?
prompt-resurrect = Has muerto. ¿En qué Ciudad resucitas?
prompt-ransom = ¿Pagas { $pb } PB para conservar tu Bestiario?
