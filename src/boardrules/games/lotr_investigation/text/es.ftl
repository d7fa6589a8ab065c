# Asesinato en el Poney Pisador en español. Lo que hacen las cartas está en cards.es.ftl, los títulos de las reglas en
# rules.es.ftl, las negativas y los fallos en faults.es.ftl, la mesa en table.es.ftl.
#
# Cartas, mazos y etapas los nombra el contenido, no este catálogo. Un suceso o una acción llena su mensaje con sus
# propios campos. Lo desconocido o vacío es "none"; un sí o no, "yes" o "no". Los atributos de un mensaje son otras
# formas suyas: $to_goes es el atributo .goes de $to.

game-name = El Señor de los Anillos: Asesinato en el Poney Pisador

## Nombres que vienen con el contenido

# La carta que actúa o sufre algo va sin comillas; el título que se juega, se revela o se enumera, entre comillas.
named-deck = { $name }
    .quoted = «{ $name }»
named-stage = { $name }
    .quoted = «{ $name }»

## Fases, lugares, pilas, valores

phase-setup = Preparación
phase-resource = recursos
phase-planning = planificación
phase-quest = misión
phase-travel = viaje
phase-encounter = encuentro
phase-combat = combate
phase-refresh = recuperación

place-area = zona de juego
place-staging = área de preparación
place-engaged = enfrentado a un jugador
place-active = Lugar activo
place-attached = vinculada
place-limbo = se está revelando

pile-hand = mano
    .the = la mano
    .goes = vuelve a la mano de su propietario
pile-deck = mazo
    .the = el mazo
    .goes = va al mazo de su propietario
pile-discard = pila de descartes
    .the = la pila de descartes
    .goes = va a la pila de descartes
pile-victory = área de victoria
    .the = el área de victoria
    .goes = va al área de victoria
pile-removed = fuera de la partida
    .the = las cartas retiradas
    .goes = se retira de la partida
pile-encounter = mazo de Encuentros
    .the = el mazo de Encuentros
    .goes = va al mazo de Encuentros
pile-investigation = mazo de Investigación
    .the = el mazo de Investigación
    .goes = va al mazo de Investigación
pile-shadow = cartas de Sombra
    .the = las cartas de Sombra
    .goes = va a las cartas de Sombra

stat-willpower = voluntad
    .to = a la voluntad
stat-attack = ataque
    .to = al ataque
stat-defense = defensa
    .to = a la defensa

end-top = parte superior
    .one = la primera carta
    .many = primeras
end-bottom = fondo
    .one = la última carta
    .many = últimas

reason-quest_won = no queda ningún Sospechoso en juego
reason-all_eliminated = todos los jugadores han sido eliminados

## Momentos: ventanas de acción, y a qué contestan las respuestas

window-resource_end = Final de la fase de recursos
window-planning = Fase de planificación
window-planning_turn = En pleno turno de planificación
window-quest_begin = Comienzo de la fase de misión
window-committed = Ya hay personajes asignados a la misión
window-staged = Ya se han revelado las cartas de Encuentro
window-quest_end = Final de la fase de misión
window-travel_end = Final de la fase de viaje
window-engaged = Tras el enfrentamiento opcional
window-encounter_end = Final de la fase de encuentro
window-shadows_dealt = Ya se han repartido las cartas de Sombra
window-attack_chosen = Un Enemigo empieza su ataque
window-defender_declared = Ya se sabe quién defiende
window-shadow_resolved = Ya se han resuelto las cartas de Sombra de un ataque
window-attack_resolved = El ataque de un Enemigo ha terminado
window-attack_declared = Un jugador ha declarado un ataque
window-attack_counted = Ya se ha sumado la fuerza de un ataque
window-attack_done = El ataque de un jugador ha terminado
window-combat_end = Final de la fase de combate
window-refresh_end = Final de la fase de recuperación

trigger-committed = se han asignado personajes
trigger-when_revealed = se ha revelado una carta
trigger-travelled = los jugadores han viajado
trigger-shadow_dealt = se ha repartido una carta de Sombra
trigger-defended = se ha declarado un defensor
trigger-shadow_effect = se ha activado un efecto de Sombra
trigger-slain = un ataque ha destruido a un Enemigo
trigger-damaged = un personaje ha sufrido daño
trigger-left_play = un personaje ha abandonado el juego
trigger-entered = un personaje ha entrado en juego

## Temas y opciones: qué pregunta un texto y qué se puede contestar

topic-stage_one = etapa 1B
topic-stage_two = etapa 2B
topic-prancing_pony = El Poney Pisador
topic-old_warehouse = Viejo Almacén
topic-footpad = Salteador del Camino Verde
topic-body_count = Cada Vez Más Muertos
topic-ferny_shadow = efecto de Sombra de Bill Helechal
topic-outlaw_shadow = efecto de Sombra de Forajido del Bosque de Chet
topic-body_count_shadow = efecto de Sombra de Cada Vez Más Muertos
topic-informant = Informador de las Tierras de Bree
topic-delayed = final de la fase para Beorn
topic-travel_payment = precio del viaje
topic-hired_muscle = Matones a Sueldo
topic-smoke_shadow = efecto de Sombra de Cortina de Humo
topic-damage_defender = daño a un defensor
topic-damage_hero = daño de un ataque sin defensor
topic-informant_hero = precio de Informador de las Tierras de Bree
topic-restricted = cartas vinculadas con Restringido
topic-engagement_tie = empate en una comprobación de enfrentamiento

# Un atributo es la opción como respuesta a un tema; .pick, la del texto de una carta de jugador.
option-threat = aumentar la Amenaza
    .stage_one = Aumentar tu Amenaza en 2
    .footpad = Aumentar en 2 la Amenaza de cada jugador
    .body_count = Aumentar en 2 la Amenaza de cada jugador
    .ferny_shadow = Aumentar tu Amenaza en 4
    .outlaw_shadow = Aumentar tu Amenaza en 2
    .body_count_shadow = Aumentar tu Amenaza en 2
    .pick = Reducir tu Amenaza en 5
option-reveal = que se revele una carta de Encuentro más
    .stage_one = Que se revele 1 carta de Encuentro más en este paso de preparación
option-stay = revelar una carta de Encuentro y seguir en la etapa
    .stage_two = Revelar una carta de Encuentro y seguir en la etapa 2B
option-accuse = realizar la acusación
    .stage_two = Realizar la acusación y avanzar a la etapa 3A
option-look = mirar 2 cartas de Investigación
    .prancing_pony = Mirar las 2 primeras cartas del mazo de Investigación
option-draw = que cada jugador robe 2 cartas
    .prancing_pony = Que cada jugador robe 2 cartas
    .pick = Robar 3 cartas
option-look_more = mirar 2 cartas de Investigación más
    .old_warehouse = Mirar 2 cartas de Investigación más
option-less_threat = reducir en 3 la Amenaza de cada jugador
    .old_warehouse = Reducir en 3 la Amenaza de cada jugador
option-attack = sufrir un ataque inmediato
    .footpad = Que este Enemigo te ataque de inmediato
option-shuffle = barajar la carta en el mazo de Investigación
    .body_count = Barajar esta carta en el mazo de Investigación
    .body_count_shadow = Barajar esta carta en el mazo de Investigación
option-undefended = que el ataque se considere no defendido
    .ferny_shadow = Que este ataque se considere no defendido
option-return = que el Enemigo vuelva al área de preparación
    .outlaw_shadow = Que el Enemigo vuelva al área de preparación después de este ataque
option-decline = no pagar nada
    .informant = No pagar nada
option-use = pagar por mirar el mazo de Investigación
    .informant = Aumentar tu Amenaza en 1 y gastar 1 recurso para mirar la última carta del mazo de Investigación
option-return_to_hand = que la carta vuelva a la mano de su propietario
    .delayed = Beorn vuelve a la mano de su propietario
option-shuffle_into_deck = que la carta se baraje en el mazo de su propietario
    .delayed = Beorn se baraja en el mazo de su propietario
option-keep = dejar la carta encima
    .denethor = Dejar la carta encima
option-bury = poner la carta en el fondo
    .denethor = Poner la carta en el fondo del mazo de Encuentros
option-each = reducir en 2 la Amenaza de cada jugador
    .pick = Reducir en 2 la Amenaza de cada jugador
option-one = reducir en 6 la Amenaza de un jugador
    .pick = Reducir en 6 la Amenaza de un jugador
option-damage = hacer daño a un Enemigo
    .pick = Hacer 4 de daño a un Enemigo
option-willpower = aumentar la voluntad
    .pick = +1 a la voluntad
option-defense = aumentar la defensa
    .pick = +1 a la defensa

## Acciones

action-keep = Conservar la mano
action-mulligan = Barajar la mano en el mazo y robar 6 cartas nuevas
action-pass-at-window = No realizar ninguna acción
action-decline-at-travel = No viajar
action-decline-at-engage = No enfrentarte a ningún Enemigo
action-decline-at-sentinel = No enviar a nadie
action-decline-at-join_attack = No unirte al ataque
action-decline-at-village_stable = Dejar Establo de la Aldea como está
action-pass-at-respond-committed = No responder
action-pass-at-respond-when_revealed = Dejar que la carta haga efecto
action-pass-at-respond-travelled = No responder
action-pass-at-respond-shadow_dealt = No mirarla
action-pass-at-respond-defended = No responder
action-pass-at-respond-shadow_effect = Dejar que la carta de Sombra haga efecto
action-pass-at-respond-slain = No responder
action-pass-at-respond-damaged = No responder
action-pass-at-respond-left_play = No responder
action-pass-at-respond-entered = No responder
action-done-at-planning = Terminar el turno de planificación
action-done-at-commit = No asignar a nadie más
action-done-at-attack = No atacar a ningún Enemigo más
action-done-at-attackers = No atacar con nadie más
action-done-at-join_attack = No unirte con nadie más
action-done-at-defend = No defender con nadie más
action-play-card = Jugar { $card_quoted }
action-use-ability = Usar la capacidad de { $card }
action-use-ability-at-village_stable = Poner { $card } en el área de victoria y la carta que has visto en el área de preparación
action-pay = Gastar 1 recurso de { $card }
action-choose-card = Elegir { $card_quoted }
action-choose-card-at-order = Primero { $card }
action-choose-card-at-target-travel_payment = Paga { $card }
action-choose-card-at-target-informant_hero = Paga { $card }
action-choose-card-at-target-hired_muscle = Vincularla a { $card }
action-choose-card-at-target-smoke_shadow = Descartar { $card_quoted }
action-choose-card-at-target-restricted = Descartar { $card_quoted }
action-choose-card-at-target-damage_defender = El daño lo sufre { $card }
action-choose-card-at-target-damage_hero = El daño lo sufre { $card }
action-choose-card-at-next_enemy = Ahora ataca { $card }
action-choose-card-at-target-engagement_tie = Se enfrenta { $card }
action-choose-player = Elegir { $player_to }
action-choose-title = Elegir { $card_quoted }
action-choose-title-at-discard = Descartar { $card_quoted }
action-choose-title-at-brigand = Añadir a { $card } al área de preparación
action-choose-title-at-sneak_attack = Poner en juego a { $card }
action-choose-title-at-gandalfs_search = Llevar { $card_quoted } a esa mano
action-choose-title-at-order_top = Poner { $card_quoted } debajo de las demás
action-choose-number = X vale { $number }
action-choose-option = { $option }
action-choose-option-at-pick-option = { $option_pick }
action-choose-option-at-denethor = { $option_denethor }
action-choose-option-at-option-stage_one = { $option_stage_one }
action-choose-option-at-option-stage_two = { $option_stage_two }
action-choose-option-at-option-prancing_pony = { $option_prancing_pony }
action-choose-option-at-option-old_warehouse = { $option_old_warehouse }
action-choose-option-at-option-footpad = { $option_footpad }
action-choose-option-at-option-body_count = { $option_body_count }
action-choose-option-at-option-ferny_shadow = { $option_ferny_shadow }
action-choose-option-at-option-outlaw_shadow = { $option_outlaw_shadow }
action-choose-option-at-option-body_count_shadow = { $option_body_count_shadow }
action-choose-option-at-option-informant = { $option_informant }
action-choose-option-at-option-delayed = { $option_delayed }
action-commit = Asignar a { $card }
action-travel = Viajar a { $card }
action-engage = Enfrentarte a { $card }
action-defend = Defender con { $card }
action-no-defender = No defender con nadie
action-attack-enemy = Atacar a { $card }
action-add-attacker = Atacar con { $card }
action-accuse = Acusar a { $suspect }, con escondrijo en { $hideout }

## Sucesos

event-game-started = Los mazos, por orden de puesto: { $decks_quoted }. El jugador inicial es { $first }.
event-cards-drawn =
    { $cards ->
        [none] { $number ->
            [one] { $seat } roba una carta.
           *[other] { $seat } roba { $number } cartas.
        }
       *[other] { $seat } roba { $cards_quoted }.
    }
event-hand-kept = { $seat } conserva la mano inicial.
event-hand-replaced = { $seat } baraja la mano inicial en el mazo y roba otra.
event-round-started = Ronda { $round }: el jugador inicial es { $first }.
event-phase-started = Comienza la fase de { $phase }.
event-resources-gained =
    { $amount ->
        [one] { $card } recibe 1 recurso.
       *[other] { $card } recibe { $amount } recursos.
    }
event-resources-spent =
    { $amount ->
        [one] { $card } gasta 1 recurso.
       *[other] { $card } gasta { $amount } recursos.
    }
event-card-played = { $seat } juega { $card_quoted }.
event-ability-used = { $seat } usa la capacidad de { $card }.
event-entered-play = { $card } entra en juego bajo el control { $seat_of }.
event-attached = { $card_quoted } se vincula a { $host_card }.
event-left-play = { $card_quoted } { $to_goes }.
event-discarded =
    { $seat ->
        [none] Se descarta de { $source_the }: { $cards_quoted }.
       *[other] { $seat } descarta de { $source_the }: { $cards_quoted }.
    }
event-returned-to-hand = { $card_quoted } va a la mano { $seat_of }.
event-taken-to-hand =
    { $card ->
        [none] Una de las cartas que ha mirado { $seat } va a la mano { $player_of }.
       *[other] Una de las cartas que ha mirado { $seat } va a la mano { $player_of }: { $card_quoted }.
    }
event-exhausted = { $card } se agota.
event-readied = { $card } se prepara.
event-all-readied = Todas las cartas agotadas se preparan.
event-control-changed = { $card } pasa a estar bajo el control { $seat_of }.
event-stat-changed = { $card } tiene +{ $amount } { $stat_to } hasta el final de la fase.
event-damaged = { $card } sufre { $amount } de daño.
event-damage-prevented = { $card } se libra de { $amount } de daño gracias a { $by }.
event-healed = { $card } se cura { $amount } de daño.
event-destroyed = El daño destruye a { $card }.
event-enemy-defeated = Los jugadores derrotan a { $card }.
event-threat-raised = La Amenaza { $seat_of } aumenta en { $amount } y ahora es { $threat }.
event-threat-reduced = La Amenaza { $seat_of } se reduce en { $amount } y ahora es { $threat }.
event-player-eliminated = Eliminación: { $seat } queda fuera de la partida.
event-first-player-passed = El jugador inicial es ahora { $seat }.
event-option-chosen = { $seat } elige { $option } ({ $topic }).
event-committed = { $seat } asigna a la misión: { $cards_quoted }.
event-game-ended =
    { $won ->
        [yes] La misión termina en victoria: no queda ningún Sospechoso en juego.
       *[no] La misión termina en derrota: todos los jugadores han sido eliminados.
    }
event-card-revealed = Se revela una carta de Encuentro: { $card_quoted }.
event-doomed-gained = { $card_quoted } gana Maldito 1, y sus efectos no se pueden cancelar.
event-effect-cancelled = Se cancela el efecto de { $card_quoted }.
event-added-to-staging = { $card } se añade al área de preparación.
event-returned-to-staging = { $card } vuelve al área de preparación.
event-encounter-discarded = Se descarta del mazo de Encuentros: { $cards_quoted }.
event-staging-threat-added = La Amenaza del área de preparación aumenta en { $amount } hasta el final de la fase.
event-deck-shuffled =
    { $seat ->
        [none] Se baraja { $pile_the }.
       *[other] Se baraja el mazo { $seat_of }.
    }
event-deck-reset = La pila de descartes de Encuentros se baraja en el mazo de Encuentros.
event-quest-compared = La misión: { $willpower } de voluntad contra { $threat } de Amenaza en el área de preparación.
event-progress-placed = Se coloca { $amount } de progreso en { $card }.
event-stage-progressed = Se coloca { $amount } de progreso en la etapa { $stage }B, que ya tiene { $total }.
event-location-explored = Los jugadores exploran { $card }.
event-travelled = Los jugadores viajan a { $card }.
event-stage-reached = Etapa { $stage } de la misión: { $name_quoted }.
event-investigation-looked =
    { $number ->
        [one] { $cards ->
            [none] { $seat } mira { $end_one } del mazo de Investigación.
           *[other] { $seat } mira { $end_one } del mazo de Investigación: { $cards_quoted }.
        }
       *[other] { $cards ->
            [none] { $seat } mira las { $number } { $end_many } cartas del mazo de Investigación.
           *[other] { $seat } mira las { $number } { $end_many } cartas del mazo de Investigación: { $cards_quoted }.
        }
    }
event-name-eliminated = { $card } se tacha en la lista de investigación.
event-investigation-buried = Una carta del mazo de Investigación se retira de la partida, al azar y sin mirarla.
event-accused = { $seat } acusa a { $suspect } y señala { $hideout } como escondrijo.
event-accusation-judged =
    { $correct ->
        [yes] Se descubre el caso: { $suspect }, con escondrijo en { $hideout }. La acusación es correcta.
       *[no] Se descubre el caso: { $suspect }, con escondrijo en { $hideout }. La acusación es incorrecta.
    }
event-enemy-engaged =
    { $by_choice ->
        [yes] { $seat } se enfrenta a { $card }.
       *[no] { $card } se enfrenta { $seat_to }.
    }
event-shadow-dealt = Se reparte una carta de Sombra a { $card }.
event-shadow-looked =
    { $shadow ->
        [none] { $seat } mira una carta de Sombra de { $card }.
       *[other] { $seat } mira una carta de Sombra de { $card }: { $shadow_quoted }.
    }
event-shadow-revealed = Se pone boca arriba una carta de Sombra de { $card }: { $shadow_quoted }.
event-top-looked =
    { $card ->
        [none] { $seat } mira la primera carta del mazo de Encuentros.
       *[other] { $seat } mira la primera carta del mazo de Encuentros: { $card_quoted }.
    }
event-top-buried = { $seat } pone la primera carta del mazo de Encuentros en el fondo.
event-deck-looked =
    { $number ->
        [one] { $cards ->
            [none] { $seat } mira la primera carta del mazo { $player_of }.
           *[other] { $seat } mira la primera carta del mazo { $player_of }: { $cards_quoted }.
        }
       *[other] { $cards ->
            [none] { $seat } mira las { $number } primeras cartas del mazo { $player_of }.
           *[other] { $seat } mira las { $number } primeras cartas del mazo { $player_of }: { $cards_quoted }.
        }
    }
event-enemy-attacks = { $card } ataca { $seat_to }.
event-defender-declared = { $seat } defiende con { $card }.
event-undefended = El ataque de { $card } contra { $seat } queda sin defensor.
event-player-attacks = { $seat } ataca a { $card } con { $attackers_quoted }.
event-cannot-attack = { $card } no puede atacar durante el resto de la fase.
event-removed-from-game = { $card_quoted } se retira de la partida.

## Preguntas

prompt-mulligan = ¿Conservas tu mano inicial?
prompt-planning = Es tu turno de planificación. ¿Qué juegas o qué usas?
prompt-commit = ¿Qué personajes asignas a la misión?
prompt-travel = ¿Viajan los jugadores a algún Lugar?
prompt-engage = ¿Te enfrentas a un Enemigo del área de preparación?
prompt-defend = { $card } te ataca (ataque { $attack }). ¿Quién defiende?
prompt-sentinel = { $card } ataca { SEAT($seat, form: "to") } (ataque { $attack }) y todavía no defiende nadie. ¿Envías a un personaje que tenga Centinela?
prompt-attack = ¿A qué Enemigo atacas?
prompt-attackers = ¿Quién ataca a { $card }?
prompt-join_attack = { SEAT($seat) } ataca a { $card } (defensa { $defense }), por ahora con ataque { $attack }. ¿Te unes con un personaje que tenga A distancia?
prompt-brigand = ¿Qué Bandido añades al área de preparación?
prompt-accuse = Realizas la acusación. ¿Quién es el asesino y dónde está el escondrijo?
prompt-village_stable = ¿Pones Establo de la Aldea en el área de victoria para añadir la carta que has visto al área de preparación?
prompt-sneak_attack = ¿Qué aliado pones en juego?
prompt-denethor = ¿La carta se queda encima del mazo de Encuentros o va al fondo?
prompt-gandalfs_search = ¿Cuál de las cartas va a la mano de su propietario?
prompt-order_top = Las cartas vuelven a la parte superior del mazo. ¿Cuál queda más abajo?
prompt-order = Ahora siguen varios ataques. ¿Cuál va primero?
prompt-window = { $window }. ¿Realizas una acción?
prompt-pay =
    { $left ->
        [one] Falta 1 recurso por pagar para { $card_quoted }. ¿Qué héroe lo paga?
       *[other] Faltan { $left } recursos por pagar para { $card_quoted }. ¿Qué héroe paga el siguiente?
    }
prompt-discard = ¿Qué carta de tu mano descartas para { $card_quoted }?
prompt-pick-target = { $card_quoted }: ¿qué carta eliges?
prompt-pick-player = { $card_quoted }: ¿a qué jugador eliges?
prompt-pick-option = { $card_quoted }: ¿qué eliges?
prompt-pick-number = { $card_quoted }: ¿cuánto vale X?
prompt-pick-title = { $card_quoted }: ¿qué carta eliges?
prompt-option-stage_one = Etapa 1B: ¿aumentas tu Amenaza o se revela una carta de Encuentro más?
prompt-option-stage_two = Etapa 2B: ¿revelas una carta de Encuentro y sigues aquí, o realizas la acusación?
prompt-option-prancing_pony = El Poney Pisador está explorado. ¿Miras cartas de Investigación o roban todos los jugadores?
prompt-option-old_warehouse = Viejo Almacén está explorado. ¿Miras más cartas o se reduce la Amenaza de todos?
prompt-option-footpad = Salteador del Camino Verde: ¿aumenta la Amenaza de todos o te ataca a ti?
prompt-option-body_count = Cada Vez Más Muertos: ¿aumenta la Amenaza de todos o se baraja en el mazo de Investigación?
prompt-option-ferny_shadow = Efecto de Sombra de Bill Helechal: ¿aumentas tu Amenaza o este ataque queda sin defensor?
prompt-option-outlaw_shadow = Efecto de Sombra de Forajido del Bosque de Chet: ¿aumentas tu Amenaza o el Enemigo vuelve al área de preparación?
prompt-option-body_count_shadow = Efecto de Sombra de Cada Vez Más Muertos: ¿aumentas tu Amenaza o se baraja en el mazo de Investigación?
prompt-option-informant = ¿Pagas a Informador de las Tierras de Bree por mirar el mazo de Investigación?
prompt-option-delayed = La fase termina. ¿Qué pasa con Beorn?
prompt-target-travel_payment = ¿Qué héroe paga el viaje a { $card }?
prompt-target-informant_hero = ¿Qué héroe paga a { $card }?
prompt-target-hired_muscle = ¿A qué Enemigo se vincula { $card_quoted }?
prompt-target-smoke_shadow = Efecto de Sombra de { $card }: ¿cuál de tus cartas vinculadas descartas?
prompt-target-damage_defender = ¿Qué defensor sufre { $damage } de daño de { $card }?
prompt-target-damage_hero = El ataque no tiene defensor. ¿Cuál de tus héroes sufre { $damage } de daño de { $card }?
prompt-next_enemy = ¿Qué Enemigo te ataca ahora?
prompt-target-restricted = { $card } tiene demasiadas cartas vinculadas con Restringido. ¿Cuál descartas?
prompt-target-engagement_tie = Varios Enemigos tienen el mismo coste de enfrentamiento. ¿Cuál se enfrenta?
prompt-respond-committed = Se han asignado personajes a la misión. ¿Respondes?
prompt-respond-when_revealed = Se ha revelado { $card_quoted }. ¿Cancelas su efecto?
prompt-respond-travelled = Los jugadores han viajado a { $card }. ¿Respondes?
prompt-respond-shadow_dealt = Se ha repartido una carta de Sombra a { $card }. ¿La miras?
prompt-respond-defended = { $card } defiende. ¿Respondes?
prompt-respond-shadow_effect = Se ha activado el efecto de Sombra de { $card_quoted }. ¿Lo cancelas?
prompt-respond-slain = Un ataque ha destruido a un Enemigo. ¿Respondes?
prompt-respond-damaged = { $card } ha sufrido daño. ¿Respondes?
prompt-respond-left_play = { $card } ha abandonado el juego. ¿Respondes?
prompt-respond-entered = { $card } ha entrado en juego. ¿Respondes?
