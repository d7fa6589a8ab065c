# El camino de la sal en español.

game-name = El camino de la sal

## El tablero y lo que hay en él

space-harbour = Puerto
    .to = al puerto
    .do = allí no se roba a nadie
space-ford = Vado
    .to = al vado
    .do = allí no hay nada que hacer
space-mill = Molino
    .to = al molino
    .do = allí no hay nada que hacer
space-saltworks = Salina
    .to = a la salina
    .do = cargar dos sacos
space-chapel = Ermita
    .to = a la ermita
    .do = tomar un amuleto
space-bridge = Puente
    .to = al puente
    .do = allí no hay nada que hacer
space-city = Ciudad
    .to = a la ciudad
    .do = entregar los sacos

token-coin = monedas
    .one = una moneda
token-sack = sacos de sal
    .one = un saco de sal
token-charm = amuletos
    .one = un amuleto

phase-setup = preparación
phase-bids = pujas
phase-journeys = viajes
phase-evening = tarde

## Preguntas y respuestas

prompt-bid = ¿Cuántas monedas pujas por el primer viaje?
prompt-again = El dado muestra { $result }. ¿Devuelves un amuleto para que se tire otra vez?
prompt-drive = ¿Adónde vas? { $steps ->
        [one] Tu carro avanza un paso.
       *[other] Tu carro avanza hasta { $steps } pasos.
    }
prompt-pay = Te están robando. ¿Qué das?

action-bid = { $coins ->
        [0] No pujar nada
        [one] Pujar una moneda
       *[other] Pujar { $coins } monedas
    }
action-pass = Dejarlo así
action-roll-again = Devolver un amuleto para que se tire el dado otra vez
action-drive = Ir { $space_to }: { $space_do }
action-drive-known = { $stays ->
        [yes] Quedarse donde estás
       *[no] Ir { $space_to }: { $space_do }
    }
action-give = Dar { $token_one }

## Lo que pasa

event-round-began = Ronda { $number }
event-bid-made = { $coins ->
        [none] { $seat } puja en secreto.
       *[other] { $seat } puja { $coins } en secreto.
    }
event-bids-shown = Las pujas son { $bids }; { $first } viaja primero.
event-rolled = { $seat } saca un { $result }.
event-rolled-again = { $seat } devuelve un amuleto; ahora el dado muestra { $result }.
event-drove = { $seat } va { $space_to }.
event-took = { $seat } toma { $count ->
        [one] { $token_one }
       *[other] { $count } { $token }
    }.
event-delivered = { $seat } entrega { $count ->
        [one] { token-sack.one }
       *[other] { $count } { token-sack }
    }.
event-gave = { $seat } sufre un robo y da { $token_one } { $to_to }.
event-rain-began = Empieza a llover, hasta el final de la ronda { $last }.
event-game-ended = Se desengancha el último carro.

reason-most_points = más puntos

## Rechazos

refusal-too_few_coins = Tienes muy pocas monedas para esa puja.
refusal-too_far = Está muy lejos: el carro avanza { $steps ->
        [one] un paso
       *[other] hasta { $steps } pasos
    }.

## La mesa

table-title = Ronda { $round } de { $rounds }
table-rain = llueve hasta el final de la ronda { $rain }
table-player = { $place } · monedas { $coins }, sacos { $sacks }, amuletos { $charms }, entregados { $delivered }
table-bid = puja { $bid ->
        [none] en secreto
       *[other] { $bid }
    }
table-supply = En la caja: monedas { $coin }, sacos { $sack }, amuletos { $charm }

## Reglas

rule-SR-BOX-01 = El tablero
rule-SR-BOX-02 = Dado y fichas
rule-SR-SET-01 = El comienzo
rule-SR-RND-01 = La ronda
rule-SR-BID-01 = Pujas
rule-SR-BID-02 = Quién viaja primero
rule-SR-JRN-01 = La tirada
rule-SR-CHA-01 = Amuletos
rule-SR-JRN-02 = El viaje
rule-SR-ROB-01 = Robo
rule-SR-ROB-02 = Pagar en su lugar
rule-SR-SPC-01 = La salina
rule-SR-SPC-02 = La ermita
rule-SR-SPC-03 = La ciudad
rule-SR-RAI-01 = Lluvia
rule-SR-EVE-01 = La tarde
rule-SR-END-01 = El final
rule-SR-WIN-01 = El ganador
