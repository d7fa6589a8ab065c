# Shadow Hunters en español. Los títulos de las reglas están en rules.es.ftl; las negativas y los fallos, en
# faults.es.ftl.
#
# Un suceso o una acción rellena su mensaje con sus propios campos. Un campo desconocido o vacío es «none»; un sí o no
# es «yes» o «no». Los atributos de un mensaje son otras formas suyas: $area_to es el atributo .to de $area.

game-name = Shadow Hunters

## Áreas

area-hermits_cabin = Cabaña del ermitaño
    .to = a la Cabaña del ermitaño
    .at = en la Cabaña del ermitaño
    .do = robar una carta de ermitaño
area-underworld_gate = Puerta al inframundo
    .to = a la Puerta al inframundo
    .at = en la Puerta al inframundo
    .do = robar de la pila que elijas
area-church = Iglesia
    .to = a la Iglesia
    .at = en la Iglesia
    .do = robar una carta blanca
area-cemetery = Cementerio
    .to = al Cementerio
    .at = en el Cementerio
    .do = robar una carta negra
area-weird_woods = Bosque sobrenatural
    .to = al Bosque sobrenatural
    .at = en el Bosque sobrenatural
    .do = hacer 2 puntos de daño o curar 1
area-erstwhile_altar = Altar antiguo
    .to = al Altar antiguo
    .at = en el Altar antiguo
    .do = quitarle equipo a otro jugador

area-hermits_cabin-text = Roba una carta de ermitaño, léela para ti y dásela a otro jugador.
area-underworld_gate-text = Roba una carta de la pila que elijas: blanca, negra o de ermitaño.
area-church-text = Roba una carta blanca.
area-cemetery-text = Roba una carta negra.
area-weird_woods-text = Haz 2 puntos de daño a un jugador o cúrale 1 punto. Te puedes elegir a ti mismo.
area-erstwhile_altar-text = Quítale a otro jugador la carta de equipo que elijas.

## Grupos, colores, pilas, fases

group-hunter = Cazador
group-shadow = Sombra
group-neutral = Neutral

colour-white = blanco
colour-black = negro
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-purple = morado
colour-orange = naranja

deck-white = cartas blancas
    .one = una carta blanca
deck-black = cartas negras
    .one = una carta negra
deck-hermit = cartas de ermitaño
    .one = una carta de ermitaño

die-d4 = dado de 4 caras
die-d6 = dado de 6 caras

phase-setup = preparativos
phase-move = movimiento
phase-area = carta de área
phase-attack = ataque
phase-end = final del turno
phase-over = fin de la partida

## Orígenes, estados, maneras, respuestas, motivos

source-attack = ataque
source-counterattack = contraataque
source-hermit = carta de ermitaño

status-guardian_angel = Ángel de la guarda
status-ghostly_barrier = Barrera fantasmal

way-stolen = robo
way-given = entrega
way-robbed = habilidad Robo
way-looted = botín

answer-nothing = no sucede nada
answer-damage = recibe daño
answer-heal = se cura
answer-gave = entrega una carta de equipo
answer-shown = enseña su carta de personaje en secreto

reason-hunters = todas las Sombras han muerto
reason-shadows = han muerto todos los Cazadores o tres Neutrales
reason-bob = Bob tiene cinco cartas de equipo
reason-bob_kill_variant = Bob tiene cinco cartas de equipo
reason-charles = Charles ha matado y hay al menos tres personajes muertos
reason-daniel = Daniel ha sido el primero en morir o ha sobrevivido a todas las Sombras
reason-catherine = Catherine ha sido la primera en morir o es una de los dos últimos con vida
reason-bryan = Bryan ha matado a un personaje de 13 o más puntos de vida
reason-david = David ha reunido tres de sus reliquias

## Cartas blancas

card-advent = Advenimiento
card-blessing = Bendición
card-chocolate = Chocolate
card-concealed_knowledge = Saber oculto
card-disenchant_mirror = Espejo desencantador
card-first_aid = Primeros auxilios
card-flare_of_judgement = Fulgor del Juicio
card-guardian_angel = Ángel de la guarda
card-holy_water_of_healing = Agua bendita curativa
card-fortune_brooch = Broche de la fortuna
card-holy_robe = Túnica sagrada
card-mystic_compass = Brújula mística
card-silver_rosary = Rosario de plata
card-spear_of_longinus = Lanza de Longino
card-talisman = Talismán

card-advent-text = Si eres Cazador, puedes revelar tu identidad (o tenerla ya revelada) y curar todo tu daño.
card-blessing-text = Elige a otro jugador y tira el dado de 6 caras: se cura tantos puntos de daño.
card-chocolate-text = Si eres Allie, Emi o El Desconocido, puedes revelar tu identidad (o tenerla ya revelada) y curar todo tu daño. Con la expansión: si tu inicial es A, E o U.
card-concealed_knowledge-text = Cuando acabe este turno, juegas otro.
card-disenchant_mirror-text = Si eres Vampiro u Hombre Lobo y estás oculto, debes revelar tu identidad. Con la expansión: cualquier Sombra oculta menos El Desconocido.
card-first_aid-text = Elige a cualquier jugador, también a ti mismo: su daño pasa a ser exactamente 7.
card-flare_of_judgement-text = Todos los jugadores menos tú reciben 2 puntos de daño.
card-guardian_angel-text = Hasta el principio de tu próximo turno, los ataques no te causan daño.
card-holy_water_of_healing-text = Cura 2 puntos de tu daño.
card-fortune_brooch-text = Equipo. El Bosque sobrenatural no te causa daño; curarte sí puede.
card-holy_robe-text = Equipo. Tus ataques causan 1 punto de daño menos, y los ataques contra ti también.
card-mystic_compass-text = Equipo. Antes de moverte puedes decidir tirar dos veces y elegir uno de los resultados.
card-silver_rosary-text = Equipo. Cuando tu ataque mata a un jugador, te quedas con todo su equipo y no con una sola carta.
card-spear_of_longinus-text = Equipo. Los ataques con éxito de un Cazador revelado causan 2 puntos de daño más; un Cazador oculto puede revelar su identidad tras la tirada para conseguirlo.
card-talisman-text = Equipo. La Araña sedienta de sangre, el Murciélago vampiro y la Dinamita no te causan daño.

## Cartas negras

card-banana_peel = Piel de plátano
card-bloodthirsty_spider = Araña sedienta de sangre
card-diabolic_ritual = Ritual diabólico
card-dynamite = Dinamita
card-moody_goblin = Duende malhumorado
card-spiritual_doll = Muñeco espiritual
card-vampire_bat = Murciélago vampiro
card-butcher_knife = Cuchillo de carnicero
card-chainsaw = Motosierra
card-rusted_broad_axe = Hacha oxidada
card-handgun = Revólver
card-machine_gun = Ametralladora
card-cursed_sword_masamune = Espada Maldita de Masamune

card-banana_peel-text = Entrega una de tus cartas de equipo a otro jugador. Si no tienes ninguna, recibes 1 punto de daño.
card-bloodthirsty_spider-text = Elige a otro jugador: los dos recibís 2 puntos de daño.
card-diabolic_ritual-text = Si eres Sombra, puedes revelar tu identidad (o tenerla ya revelada) y curar todo tu daño.
card-dynamite-text = Tira los dos dados: quienes estén en el área con ese número reciben 3 puntos de daño. Con un 7 no sucede nada.
card-moody_goblin-text = Quítale a otro jugador la carta de equipo que elijas.
card-spiritual_doll-text = Elige a otro jugador y tira el dado de 6 caras: de 1 a 4 recibe él 3 puntos de daño; con 5 o 6, los recibes tú.
card-vampire_bat-text = Elige a otro jugador: recibe 2 puntos de daño y tú te curas 1.
card-butcher_knife-text = Equipo. Tus ataques con éxito causan 1 punto de daño más.
card-chainsaw-text = Equipo. Tus ataques con éxito causan 1 punto de daño más.
card-rusted_broad_axe-text = Equipo. Tus ataques con éxito causan 1 punto de daño más.
card-handgun-text = Equipo. Atacas a jugadores de las otras dos parejas de áreas, y no a los de tu propia pareja.
card-machine_gun-text = Equipo. Tu ataque alcanza con una sola tirada a todos los que estén en tu rango.
card-cursed_sword_masamune-text = Equipo. Debes atacar si puedes. Tiras solo el dado de 4 caras; su número es el daño, al que aún se aplican bonificaciones y reducciones.

## Cartas de ermitaño

card-hermits_blackmail = Chantaje del ermitaño
card-hermits_greed = Codicia del ermitaño
card-hermits_anger = Ira del ermitaño
card-hermits_slap = Bofetada del ermitaño
card-hermits_spell = Hechizo del ermitaño
card-hermits_exorcism = Exorcismo del ermitaño
card-hermits_nurturance = Cuidado del ermitaño
card-hermits_aid = Ayuda del ermitaño
card-hermits_huddle = Reunión del ermitaño
card-hermits_bully = Abuso del ermitaño
card-hermits_tough_lesson_of_love = Dura lección de amor del ermitaño
card-hermits_prediction = Predicción del ermitaño

card-hermits_blackmail-text = Si eres Neutral o Cazador: entrega una carta de equipo al jugador actual o recibe 1 punto de daño.
card-hermits_greed-text = Si eres Neutral o Sombra: entrega una carta de equipo al jugador actual o recibe 1 punto de daño.
card-hermits_anger-text = Si eres Cazador o Sombra: entrega una carta de equipo al jugador actual o recibe 1 punto de daño.
card-hermits_slap-text = Si eres Cazador: recibes 1 punto de daño.
card-hermits_spell-text = Si eres Sombra: recibes 1 punto de daño.
card-hermits_exorcism-text = Si eres Sombra: recibes 2 puntos de daño.
card-hermits_nurturance-text = Si eres Neutral: te curas 1 punto de daño; si no tienes ninguno, recibes 1.
card-hermits_aid-text = Si eres Cazador: te curas 1 punto de daño; si no tienes ninguno, recibes 1.
card-hermits_huddle-text = Si eres Sombra: te curas 1 punto de daño; si no tienes ninguno, recibes 1.
card-hermits_bully-text = Si tu carta de personaje indica 11 puntos de vida o menos (iniciales A, B, C, E y U): recibes 1 punto de daño.
card-hermits_tough_lesson_of_love-text = Si tu carta de personaje indica 12 puntos de vida o más (iniciales D, F, G, V y W): recibes 2 puntos de daño.
card-hermits_prediction-text = Enseña tu carta de personaje al jugador actual y a nadie más.

## Personajes

character-emi = Emi
    .group = Cazador
character-franklin = Franklin
    .group = Cazador
character-george = George
    .group = Cazador
character-unknown = El Desconocido
    .group = Sombra
character-vampire = Vampiro
    .group = Sombra
character-werewolf = Hombre Lobo
    .group = Sombra
character-allie = Allie
    .group = Neutral
character-bob = Bob
    .group = Neutral
character-charles = Charles
    .group = Neutral
character-daniel = Daniel
    .group = Neutral
character-ellen = Ellen
    .group = Cazador
character-fu_ka = Fu-ka
    .group = Cazador
character-gregor = Gregor
    .group = Cazador
character-ultra_soul = Ultra Soul
    .group = Sombra
character-valkyrie = Valkyrie
    .group = Sombra
character-wight = Wight
    .group = Sombra
character-agnes = Agnes
    .group = Neutral
character-bryan = Bryan
    .group = Neutral
character-catherine = Catherine
    .group = Neutral
character-david = David
    .group = Neutral
character-bob_kill_variant = Bob (7-8 jugadores)
    .group = Neutral

# Para las listas en las que una inicial podría ser de dos personajes.
short-emi = Emi
short-franklin = Frank
short-george = Geo
short-unknown = Desc
short-vampire = Vamp
short-werewolf = Lobo
short-allie = Allie
short-bob = Bob
short-charles = Char
short-daniel = Dan
short-ellen = Ellen
short-fu_ka = Fu-ka
short-gregor = Greg
short-ultra_soul = Ultra
short-valkyrie = Valk
short-wight = Wight
short-agnes = Agnes
short-bryan = Bryan
short-catherine = Cath
short-david = David
short-bob_kill_variant = Bob

## Condiciones de victoria

goal-hunter = Todas las Sombras están muertas.
goal-shadow = Han muerto todos los Cazadores o tres Neutrales.
goal-allie = Sigues viva al acabar la partida.
goal-bob = Tienes cinco cartas de equipo.
goal-bob_kill_variant = Tienes cinco cartas de equipo.
goal-charles = Matas a un personaje y con él son al menos tres los muertos.
goal-daniel = Eres el primero en morir, o sigues vivo y todas las Sombras están muertas.
goal-agnes = Gana tu vecino de la derecha; después de Capricho, el de la izquierda.
goal-bryan = Tu ataque mata a un personaje de 13 o más puntos de vida, o la partida acaba contigo vivo en el Altar antiguo.
goal-catherine = Eres la primera en morir, o una de los dos últimos con vida.
goal-david = Tienes tres de estas cartas: Talismán, Lanza de Longino, Túnica sagrada y Rosario de plata.

## Habilidades especiales

ability-teleport = Teleportación
ability-lightning = Relámpago
ability-demolish = Arrollar
ability-deceit = Engaño
ability-suck_blood = Chupar sangre
ability-counterattack = Contraataque
ability-mothers_love = Amor de madre
ability-robbery = Robo
ability-bloody_feast = Ansia de sangre
ability-scream = Grito
ability-chain_of_forbidden_curse = Cadena de la maldición prohibida
ability-dynamite_nurse = Enfermera dinamita
ability-ghostly_barrier = Barrera fantasmal
ability-murder_ray = Rayo asesino
ability-horn_of_war_outbreak = Cuerno de guerra
ability-multiplication = Multiplicación
ability-capricious = Capricho
ability-my_god = ¡¡¡Dios mío!!!
ability-stigmata = Estigmas
ability-grave_digger = Sepulturero
ability-robbery_on_kill = Robo (7-8 jugadores)

ability-teleport-text = En vez de tirar los dados puedes moverte a un área adyacente.
ability-lightning-text = Una vez por partida, al principio de tu turno: causas a un jugador tanto daño como saque el dado de 6 caras.
ability-demolish-text = Una vez por partida, al principio de tu turno: causas a un jugador tanto daño como saque el dado de 4 caras.
ability-deceit-text = Mientras estés oculto puedes mentir ante una carta de ermitaño, sin tener que revelar tu identidad.
ability-suck_blood-text = Cuando tu ataque causa daño, te curas 2 puntos, sean cuantos sean los jugadores heridos.
ability-suck_blood-per_target-text = Cuando tu ataque causa daño, te curas 2 puntos por cada jugador herido.
ability-counterattack-text = Si te atacan y sigues vivo, puedes atacar a quien te atacó.
ability-mothers_love-text = Una vez por partida, en cualquier momento: curas todo tu daño.
ability-robbery-text = Si tu ataque va a causar 2 o más puntos de daño, puedes tomar en su lugar una carta de equipo del objetivo.
ability-robbery-any_damage-text = Si tu ataque, el Bosque sobrenatural o una carta blanca o negra tuya va a causar 2 o más puntos de daño a otro personaje, puedes tomar en su lugar una carta de equipo de ese personaje.
ability-bloody_feast-text = Después de tu ataque puedes causarte 2 puntos de daño para volver a atacar al mismo personaje.
ability-scream-text = Debes revelar tu identidad cuando muera otro personaje, y no puedes hacerlo en ningún otro momento.
ability-chain_of_forbidden_curse-text = Una vez por partida, al principio de tu turno: anulas la habilidad especial de otro jugador hasta el fin de la partida.
ability-dynamite_nurse-text = Una vez por partida, al principio de tu turno: el daño de un jugador cualquiera pasa a ser exactamente 7.
ability-ghostly_barrier-text = Una vez por partida, al final de tu turno: no recibes daño hasta el principio de tu próximo turno.
ability-murder_ray-text = Al principio de cada uno de tus turnos puedes causar 3 puntos de daño a un jugador que esté en la Puerta al inframundo.
ability-horn_of_war_outbreak-text = Atacas solo con el dado de 4 caras; su número es el daño, al que aún se aplican bonificaciones y reducciones.
ability-multiplication-text = Una vez por partida, al final de tu turno: juegas tantos turnos adicionales como personajes haya muertos.
ability-capricious-text = Una vez por partida, al principio de tu turno: desde ahora tu suerte es la de tu vecino de la izquierda.
ability-my_god-text = Debes revelar tu identidad cuando tu ataque mate a un personaje de 12 o menos puntos de vida.
ability-stigmata-text = Al principio de cada uno de tus turnos te curas 1 punto de daño.
ability-grave_digger-text = Una vez por partida, en cualquier momento: tomas la carta de equipo que elijas de una pila de descartes.
ability-robbery_on_kill-text = Cuando tu ataque mata a un jugador, te quedas con todo su equipo.

## Acciones

action-pass = No hacer nada
action-pass-at-end = Terminar el turno
action-pass-at-after_attack = Dejarlo así
action-reveal = Revelar tu identidad
action-use-ability =
    { $target ->
        [none] { $card ->
            [none] Usar tu habilidad especial
           *[other] Usar tu habilidad especial: tomar «{ $card }»
        }
       *[other] Usar tu habilidad especial sobre { $target }
    }
action-use-ability-known =
    { $target ->
        [none] { $card ->
            [none] Usar { $ability }
           *[other] Usar { $ability }: tomar «{ $card }»
        }
       *[other] Usar { $ability } sobre { $target }
    }
action-roll = Tirar los dados y mover
action-roll-twice = Usar la Brújula mística: tirar dos veces y elegir
action-take-total = Usar el { $total }
action-teleport = Teleportarte { $area_to }
action-move-to = Ir { $area_to }
action-follow-area = Seguir las instrucciones de la carta de área
action-follow-area-known = Actuar { $area_at }: { $area_do }
action-skip-area = No usar la carta de área
action-skip-area-known = No actuar { $area_at }
action-draw-from = Robar { $deck_one }
action-woods-damage = Hacer 2 puntos de daño { $target_to }
action-woods-heal = Curar 1 punto de daño { $target_to }
action-choose-target = Elegir { $target_to }
action-take-equipment = Quitarle «{ $card }» { $target_to }
action-give-equipment = Entregarle «{ $card }» { $target_to }
action-give-hermit = Dar la carta de ermitaño { $target_to }
action-give-hermit-known = Dar «{ $held }» { $target_to }
action-nothing-happens = Decir «no sucede nada»
action-comply = Seguir las instrucciones de la carta de ermitaño
action-comply-known = Seguir las instrucciones de «{ $held }»
action-show-character = Enseñar tu carta de personaje en secreto
action-heal = Curar todo tu daño, revelando tu identidad si estás oculto
action-decline-at-spear = Seguir oculto
action-decline-at-counter = No contraatacar
action-decline-at-robbery = Causar el daño
action-skip-attack = No atacar a nadie
action-attack = Atacar { $target_to }
action-attack-all = Atacar con la Ametralladora a todos los que estén en tu rango
action-counterattack = Contraatacar, revelando tu identidad si estás oculto
action-attack-again = Recibir 2 puntos de daño y volver a atacar { $target_to }

## Sucesos

event-game-started = Las áreas, por parejas: { $layout }. Empieza { $first }.
event-character-dealt =
    { $character ->
        [none] { $seat } mira su personaje en secreto.
       *[other] { $seat } recibe su personaje: { $character } ({ $character_group }).
    }
event-turn-started =
    { $extra ->
        [yes] Turno { $turn }: turno adicional { $seat_of }.
       *[no] Turno { $turn }: le toca { $seat_to }.
    }
event-movement-rolled = { $seat } saca { $d4 } y { $d6 }: { $total }.
event-compass-used = { $seat } usa la Brújula mística y tira dos veces.
event-total-chosen = { $seat } se mueve con el { $total }.
event-moved = { $seat } va { $area_to }.
event-card-drawn = { $seat } roba «{ $card }».
event-hermit-drawn =
    { $card ->
        [none] { $seat } roba una carta de ermitaño.
       *[other] { $seat } roba una carta de ermitaño: «{ $card }».
    }
event-hermit-given =
    { $card ->
        [none] { $seat } da la carta de ermitaño { $target_to }.
       *[other] { $seat } da «{ $card }» { $target_to }.
    }
event-hermit-answered = Respuesta { $seat_of } a la carta de ermitaño { $giver_of }: { $answer }.
event-hermit-discarded = La carta de ermitaño se descarta boca abajo.
event-character-shown =
    { $character ->
        [none] { $seat } enseña en secreto su carta de personaje { $to_to }.
       *[other] { $seat } enseña en secreto su carta de personaje { $to_to }: { $character } ({ $character_group }).
    }
event-deck-shuffled = Se mezcla la pila de descartes de { $deck } para formar una nueva pila de cartas.
event-card-discarded = «{ $card }» se descarta.
event-equipped = { $seat } tiene ahora «{ $card }» como equipo.
event-equipment-moved = { $seat } consigue «{ $card }» { $source_of } ({ $way }).
event-equipment-discarded = «{ $card }» { $seat_of } se descarta.
event-target-chosen = { $seat } elige { $target_to } para «{ $card }».
event-fizzled = { $source }: no sucede nada.
event-die-rolled = { $seat } saca { $value } con el { $die } ({ $source }).
event-dice-rolled = { $seat } saca { $d4 } y { $d6 }: { $total } ({ $source }).
event-damaged =
    { $amount ->
        [one] { $seat } recibe 1 punto de daño ({ $source }) y acumula { $total }.
       *[other] { $seat } recibe { $amount } puntos de daño ({ $source }) y acumula { $total }.
    }
event-prevented = { $seat } no recibe daño ({ $source }).
event-healed =
    { $amount ->
        [0] { $seat } no tiene daño que curar ({ $source }).
        [one] { $seat } se cura 1 punto de daño ({ $source }) y acumula { $total }.
       *[other] { $seat } se cura { $amount } puntos de daño ({ $source }) y acumula { $total }.
    }
event-damage-set = El daño { $seat_of } pasa a ser { $total } ({ $source }).
event-died =
    { $killer ->
        [none] { $seat } muere.
       *[other] { $seat } muere a manos { $killer_of }.
    }
event-revealed =
    { $forced ->
        [yes] Queda revelada la identidad { $seat_of }: { $character } ({ $character_group }).
       *[no] { $seat } revela su identidad: { $character } ({ $character_group }).
    }
event-attack-announced =
    { $counter ->
        [yes] { $seat } contraataca { $targets_to }.
       *[no] { $seat } ataca { $targets_to }.
    }
event-attack-rolled =
    { $d6 ->
        [none] { $base ->
            [one] { $seat } saca { $d4 } con el dado de 4 caras: 1 punto de daño antes de los modificadores.
           *[other] { $seat } saca { $d4 } con el dado de 4 caras: { $base } puntos de daño antes de los modificadores.
        }
       *[other] { $seat } saca { $d4 } y { $d6 }: la diferencia es { $base }.
    }
event-attack-missed = El ataque { $seat_of } falla.
event-ability-used =
    { $target ->
        [none] { $card ->
            [none] { $seat } usa { $ability }.
           *[other] { $seat } usa { $ability }: «{ $card }».
        }
       *[other] { $seat } usa { $ability } sobre { $target }.
    }
event-ability-voided = La habilidad especial { $seat_of } queda anulada.
event-status-gained = { $seat } queda bajo la protección de { $status }.
event-status-ended = Termina la protección de { $status } sobre { $seat }.
event-extra-turns-gained =
    { $count ->
        [0] { $seat } no consigue ningún turno adicional.
        [one] { $seat } consigue un turno adicional.
       *[other] { $seat } consigue { $count } turnos adicionales.
    }
event-game-ended =
    { $winners_count ->
        [one] Fin de la partida: { $reasons }. Gana { $winners }.
       *[other] Fin de la partida: { $reasons }. Ganan { $winners }.
    }

## Preguntas

prompt-window-start = Ha empezado el turno. ¿Quieres hacer algo antes del movimiento?
prompt-window-moved = El movimiento ha terminado. ¿Quieres hacer algo antes de la carta de área?
prompt-window-area_done = La carta de área ha terminado. ¿Quieres hacer algo antes del ataque?
prompt-window-attacked = El ataque ha terminado. ¿Quieres hacer algo?
prompt-window-end = El turno está a punto de acabar. ¿Quieres hacer algo?
prompt-move = Te toca. ¿Cómo te mueves?
prompt-compass = La Brújula mística ha dado { $first } y { $second }. ¿Cuál usas?
prompt-seven = Puedes ir a cualquier otra área. ¿A cuál?
prompt-area = ¿Sigues las instrucciones de tu carta de área?
prompt-gate = ¿De qué pila robas?
prompt-woods = ¿A quién haces daño o curas en el Bosque sobrenatural?
prompt-card_target = { $card }: ¿a quién eliges?
prompt-theft = ¿Qué carta de equipo te llevas?
prompt-banana_peel = Piel de plátano: ¿qué carta de equipo entregas y a quién?
prompt-heal_offer = { $card }: ¿te curas con ella?
prompt-attack = ¿A quién atacas?
prompt-spear = Tu ataque ha tenido éxito. ¿Revelas tu identidad para usar la Lanza de Longino?
prompt-counter = { SEAT($attacker) } te ha atacado. ¿Contraatacas?
prompt-after_attack = Tu ataque ha terminado. ¿Qué haces?
prompt-give_hermit = Has robado «{ $card }». ¿A quién se la das?
prompt-answer_hermit = { SEAT($giver) } te da «{ $card }». ¿Qué haces?
prompt-loot = ¿Qué carta de equipo te llevas de los muertos?
prompt-robbery =
    { $amount ->
        [one] { SEAT($target) } va a recibir 1 punto de daño. ¿Prefieres llevarte una carta de equipo?
       *[other] { SEAT($target) } va a recibir { $amount } puntos de daño. ¿Prefieres llevarte una carta de equipo?
    }
prompt-end = Tu turno está a punto de acabar.

## La mesa en pantalla

table-title = Turno { $turn } · { $seat } · { $phase }
table-status = Turno { $turn } · { $phase } · daño
table-players = Jugadores
table-player = Jugador
table-character = Personaje
table-damage = Daño
table-equipment = Equipo
table-nobody = nadie
table-off_board = Fuera del tablero: { $seats }
table-dead = muerto
table-hidden = oculto
table-unknown = cualquiera
table-shown = te lo enseñó
table-angel = ángel
table-barrier = barrera
table-used = habilidad usada
table-void = habilidad anulada
table-extra_turns =
    { $count ->
        [one] Queda 1 turno adicional
       *[other] Quedan { $count } turnos adicionales
    }
table-deck = { $deck }: { $draw } por robar, { $discard } en el descarte
table-deck_top = { $deck }: { $draw } por robar, { $discard } en el descarte (encima: { $top })
table-held = En la mesa: { $card }
table-held_hidden = Hay una carta de ermitaño en juego
table-yours = Eres { $character } ({ $group }, { $hp } puntos de vida)
table-goal = Ganas si: { $goal }
table-ability = { $ability }: { $text }
table-groups-hunter =
    { $count ->
        [one] 1 Cazador entre
       *[other] { $count } Cazadores entre
    }
table-groups-shadow =
    { $count ->
        [one] 1 Sombra entre
       *[other] { $count } Sombras entre
    }
table-groups-neutral =
    { $count ->
        [one] 1 Neutral entre
       *[other] { $count } Neutrales entre
    }
table-hermits = Cartas de ermitaño que conoces
table-hermit = { $giver } a { $receiver }: { $card } – { $answer }
