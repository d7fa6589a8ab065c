# Lo que hacen las cartas y las etapas de la misión del asesinato en el Poney Pisador, y las palabras impresas en las cartas, en español.
#
# Una carta sin ningún efecto no tiene mensaje aquí. Victoria, Oleada, Investigar y las demás palabras clave de una carta son parte de su texto.

## Héroes

card-aragorn-text = Centinela. Respuesta: Cuando Aragorn se haya asignado a la misión, puede pagar 1 recurso de su propia reserva para volver a estar preparado. Sigue asignado.
card-theodred-text = Respuesta: Después de que Théodred se asigne a la misión, elige un héroe de cualquier jugador que ya esté asignado a ella; puede ser el propio Théodred. Ese héroe recibe 1 recurso.
card-gloin-text = Respuesta: Después de que Glóin sufra daño y sobreviva, recibe 1 recurso por cada punto de ese daño.
card-gimli-text = Gimli tiene +1 al ataque por cada punto de daño que lleve.
card-legolas-text = A distancia. Respuesta: Después de que un ataque en el que participe Legolas destruya a un Enemigo, se coloca 2 de progreso en la misión actual, primero en el Lugar activo.
card-thalin-text = Mientras Thalin esté asignado a la misión, cada Enemigo que se revele de entre las cartas de Encuentro sufre 1 de daño al momento, antes de sus palabras clave y de su efecto Al ser revelada; si eso lo destruye, estos no se resuelven. Los Enemigos que solo se añaden o se ponen en juego se libran.
card-eowyn-text = Acción: Cualquier jugador puede descartar 1 carta de su mano para dar a Éowyn +1 a la voluntad hasta el final de la fase. Cada jugador puede hacerlo una vez por ronda.
card-eleanor-text = Respuesta: Cuando se acabe de revelar una traición del mazo de Encuentros, agota a Eleanor para cancelar sus efectos Al ser revelada y descartarla; después revela en su lugar la siguiente carta de Encuentro. Oleada y Maldito de la carta cancelada siguen contando.
card-dunhere-text = Dúnhere puede atacar a un Enemigo del área de preparación si ataca solo, y entonces tiene +1 al ataque. El Enemigo no queda enfrentado por ello; no se puede elegir a uno que sea inmune a los efectos de cartas de jugador.
card-denethor-text = Acción: Agota a Denethor para mirar la primera carta del mazo de Encuentros. Puedes ponerla en el fondo de ese mazo.
card-glorfindel-text = Acción: Gasta 1 recurso de la reserva de Glorfindel para curar 1 de daño a cualquier personaje. Una vez por ronda.
card-beravor-text = Acción: Agota a Beravor para que un jugador de tu elección robe 2 cartas. Una vez por ronda.

## Liderazgo

card-faramir-text = Acción: Agota a Faramir y elige un jugador. Todos los personajes que ese jugador controle en ese momento tienen +1 a la voluntad hasta el final de la fase.
card-son_of_arnor-text = Respuesta: Cuando Hijo de Arnor entre en juego, elige un Enemigo del área de preparación o uno enfrentado a otro jugador. A partir de ahora está enfrentado a ti.
card-snowbourn_scout-text = Respuesta: Cuando Explorador del Río Nevado entre en juego, coloca 1 de progreso en un Lugar de tu elección, sea el activo o uno del área de preparación.
card-silverlode_archer-text = A distancia: este personaje también puede atacar a Enemigos enfrentados a otros jugadores.
card-longbeard_orc_slayer-text = Respuesta: Cuando Mataorcos de Barba Larga entre en juego, cada Enemigo Orco en juego sufre 1 de daño.
card-brok_ironfist-text = Respuesta: Cuando un héroe Enano que controles abandone el juego, pon en juego a Brok Puñohierro desde tu mano sin pagar su coste.
card-ever_vigilant-text = Acción: Prepara 1 aliado de cualquier jugador.
card-common_cause-text = Acción: Agota un héroe que controles para preparar a otro héroe de cualquier jugador.
card-for_gondor-text = Acción: Hasta el final de la fase, todos los personajes tienen +1 al ataque y todos los personajes Gondor tienen +1 a la defensa.
card-sneak_attack-text = Acción: Pon en juego 1 aliado de tu mano sin pagar su coste. Si sigue en juego al final de la fase, vuelve a tu mano.
card-valiant_sacrifice-text = Respuesta: Cuando un aliado haya abandonado el juego, sea de quien sea y por el motivo que sea, el jugador que lo controlaba roba 2 cartas.
card-grim_resolve-text = Acción: Prepara a todos los personajes de todos los jugadores.
card-steward_of_gondor-text = Vincúlala a un héroe, que pasa a ser un personaje Gondor. Acción: Agota Senescal de Gondor para dar 2 recursos a ese héroe.
card-celebrians_stone-text = Vincúlala a un héroe. Restringido. El héroe tiene +2 a la voluntad y, si es Aragorn, también un icono de recurso de Espíritu.

## Táctica

card-gondorian_spearman-text = Centinela. Respuesta: Cuando Lancero de Gondor sea declarado defensor, el Enemigo atacante sufre 1 de daño.
card-horseback_archer-text = A distancia: este personaje también puede atacar a Enemigos enfrentados a otros jugadores.
card-beorn-text = Acción: Beorn tiene +5 al ataque hasta el final de la fase. Si entonces sigue en juego, se baraja en el mazo de su propietario. Una vez por ronda.
card-blade_mastery-text = Acción: Un personaje de tu elección tiene +1 al ataque y +1 a la defensa hasta el final de la fase.
card-rain_of_arrows-text = Acción: Agota un personaje que controles que tenga A distancia y elige un jugador. Cada Enemigo enfrentado a ese jugador sufre 1 de daño.
card-feint-text = Acción de Combate: Elige un Enemigo enfrentado a un jugador. No puede atacar a ese jugador durante el resto de la fase; un ataque ya comenzado continúa.
card-quick_strike-text = Acción: Agota un personaje que controles. Él solo, y de inmediato, ataca a un Enemigo al que podría atacar normalmente, en cualquier fase. Nadie puede unirse, y este ataque no gasta tu ataque contra ese Enemigo.
card-thicket_of_spears-text = Sus 3 recursos deben salir de 3 héroes distintos, cada uno con un icono de Táctica. Acción: Elige un jugador. Los Enemigos enfrentados a ese jugador no pueden atacarlo durante el resto de la fase.
card-swift_strike-text = Respuesta: Cuando un personaje de cualquier jugador sea declarado defensor, el Enemigo atacante sufre 2 de daño.
card-stand_together-text = Acción: Elige un jugador. Hasta el final de la fase, ese jugador puede declarar cuantos defensores quiera contra cada Enemigo que ataque. Sus defensas se suman, y todo el daño restante va a uno solo de ellos, elegido por ese jugador.
card-blade_of_gondolin-text = Vincúlala a un héroe. Restringido. El héroe tiene +1 al ataque cuando ataca a un Orco. Respuesta: Cuando el héroe haya atacado y destruido a un Enemigo, se coloca 1 de progreso en la misión actual, primero en el Lugar activo.
card-citadel_plate-text = Vincúlala a un héroe. Restringido. El héroe tiene +4 puntos de vida.
card-dwarven_axe-text = Vincúlala a un héroe. Restringido. El héroe tiene +1 al ataque, o +2 si es un Enano.
card-horn_of_gondor-text = Vincúlala a un héroe. Restringido. Respuesta: Cuando un personaje de cualquier jugador haya sido destruido, el héroe que lleva el cuerno recibe 1 recurso.

## Espíritu

card-wandering_took-text = Acción: Si tu Amenaza es de 3 o más, redúcela en 3 para ceder Tuk Errante a otro jugador, cuya Amenaza aumenta en 3. Una vez por ronda.
card-lorien_guide-text = Respuesta: Después de que Guía de Lórien se asigne a la misión, se coloca 1 de progreso en el Lugar activo.
card-northern_tracker-text = Respuesta: Después de que Rastreador del Norte se asigne a la misión, se coloca 1 de progreso en cada Lugar del área de preparación.
card-the_galadhrims_greeting-text = Acción: Elige una opción: la Amenaza de un jugador se reduce en 6, o la Amenaza de cada jugador se reduce en 2.
card-strength_of_will-text = Respuesta: Cuando los jugadores hayan viajado a un Lugar, agota un personaje de Espíritu que controles para colocar 2 de progreso en ese Lugar.
card-hasty_stroke-text = Respuesta: Cuando se active un efecto de Sombra, cancélalo.
card-will_of_the_west-text = Acción: Elige un jugador, que baraja su pila de descartes en su mazo; los héroes se quedan en la pila. Después, La Voluntad del Oeste se retira de la partida.
card-a_test_of_will-text = Respuesta: Cuando se acabe de revelar una carta del mazo de Encuentros, cancela sus efectos Al ser revelada. Sus palabras clave siguen contando, y un Enemigo o un Lugar va igualmente al área de preparación.
card-stand_and_fight-text = Acción: Elige un aliado de coste impreso X en la pila de descartes de cualquier jugador y ponlo en juego bajo tu control. Debe pertenecer a una esfera, así que no puede ser neutral.
card-a_light_in_the_dark-text = Acción: Elige un Enemigo enfrentado a un jugador. Vuelve al área de preparación.
card-dwarven_tomb-text = Acción: Recupera en tu mano 1 carta de Espíritu de tu pila de descartes; no puede ser un héroe.
card-fortune_or_fate-text = Acción: Elige un héroe de la pila de descartes de cualquier jugador que siga en la partida. El héroe vuelve al juego bajo el control de su propietario, preparado y sin daño, sin recursos ni cartas vinculadas.
card-the_favor_of_the_lady-text = Vincúlala a un héroe, que tiene +1 a la voluntad.
card-power_in_the_earth-text = Vincúlala a un Lugar, que tiene -1 a la Amenaza.
card-unexpected_courage-text = Vincúlala a un héroe. Acción: Agota Valor Inesperado para preparar a ese héroe.

## Saber

card-daughter_of_the_nimrodel-text = Acción: Agota a Hija del Nimrodel para curar hasta 2 de daño a un héroe de cualquier jugador.
card-erebor_hammersmith-text = Respuesta: Cuando juegues Herrero de Erebor desde tu mano, elige un jugador. La carta vinculada que esté más arriba en su pila de descartes vuelve a la mano de su propietario.
card-henamarth_riversong-text = Acción: Agota a Henamarth Canción del Río para mirar la primera carta del mazo de Encuentros.
card-miner_of_the_iron_hills-text = Respuesta: Cuando Minero de las Colinas de Hierro entre en juego, elige una carta vinculada Condición en juego, como Matones a Sueldo, y descártala.
card-gleowine-text = Acción: Agota a Gléowine para que un jugador de tu elección robe 1 carta.
card-lore_of_imladris-text = Acción: Cura todo el daño de un personaje.
card-loriens_wealth-text = Acción: Un jugador de tu elección roba 3 cartas.
card-radagasts_cunning-text = Acción de Misión: Elige un Enemigo del área de preparación. Su Amenaza no cuenta hasta el final de la fase.
card-secret_paths-text = Acción de Misión: Elige un Lugar del área de preparación. Su Amenaza no cuenta hasta el final de la fase.
card-gandalfs_search-text = Acción: Elige un mazo, el tuyo o el de otro jugador, y mira sus X primeras cartas. Una de ellas va a la mano de su propietario; las demás vuelven a la parte superior en el orden que elijas.
card-beorns_hospitality-text = Acción: Elige un jugador y cura todo el daño de cada héroe que controle.
card-forest_snare-text = Vincúlala a un Enemigo enfrentado a un jugador. El Enemigo no puede atacar, ni siquiera si más tarde vuelve al área de preparación.
card-protector_of_lorien-text = Vincúlala a un héroe. Acción: Descarta 1 carta de tu mano para dar al héroe +1 a la defensa o +1 a la voluntad, a tu elección, hasta el final de la fase. Tres veces por fase.
card-dark_knowledge-text = Vincúlala a un héroe, que tiene -1 a la voluntad. Respuesta: Cuando se haya repartido una carta de Sombra a un Enemigo que te ataca o que está enfrentado a ti, agota Conocimiento Oscuro para mirar esa carta.
card-self_preservation-text = Vincúlala a un personaje, héroe o aliado. Acción: Agota Instinto de Supervivencia para curar 2 de daño a ese personaje.

## Neutral

card-gandalf-text = Obligado: Al final de la ronda, Gandalf se descarta. Respuesta: Cuando Gandalf entre en juego, elige una opción: robas 3 cartas, un Enemigo en juego sufre 4 de daño, o tu Amenaza se reduce en 5.

## Escondrijos

card-bill_fernys_house-text = Inmune a los efectos de cartas de jugador. Viaje: Busca a Bill Helechal en el mazo de Encuentros, la pila de descartes de Encuentros y el área de victoria, añádelo al área de preparación y baraja el mazo de Encuentros. Mientras esté en el área de victoria: todos los Sospechosos y las cartas de Sombra que se les repartan son inmunes a los efectos de cartas de jugador. Victoria 5.
card-staddle_hiding_hole-text = Inmune a los efectos de cartas de jugador. Viaje: Busca un Salteador del Camino Verde en el mazo de Encuentros y su pila de descartes, revélalo, añádelo al área de preparación y baraja el mazo de Encuentros. Mientras esté en el área de victoria: un jugador solo puede atacar a un Sospechoso si está enfrentado a él, y nadie más puede unirse a ese ataque. Victoria 5.
card-combe_storehouse-text = Inmune a los efectos de cartas de jugador. Viaje: Busca un Rufián sin Ley en el mazo de Encuentros y su pila de descartes, añádelo al área de preparación sin revelarlo y baraja el mazo de Encuentros. Mientras esté en el área de victoria: cada Sospechoso que se enfrente a un jugador lo ataca de inmediato, como efecto Obligado. Victoria 5.
card-archet_trading_post-text = Inmune a los efectos de cartas de jugador. Viaje: Busca un Informador de las Tierras de Bree en el mazo de Encuentros y su pila de descartes, añádelo al área de preparación sin revelarlo y baraja el mazo de Encuentros. Mientras esté en el área de victoria: cada Sospechoso puede sufrir como máximo 5 de daño por ronda, sumando todas las fuentes. Victoria 5.
card-chetwood_campsite-text = Inmune a los efectos de cartas de jugador. Viaje: Busca un Forajido del Bosque de Chet en el mazo de Encuentros y su pila de descartes, añádelo al área de preparación sin revelarlo y baraja el mazo de Encuentros. Mientras esté en el área de victoria: cada Sospechoso tiene +1 a la Amenaza, +1 al ataque y +1 a la defensa. Victoria 5.

## Sospechosos

card-todd_the_troll-text = No se puede vincular nada a Todd. Cuando ataque y haga a un personaje más daño que los puntos de vida que le quedan, la Amenaza del jugador defensor aumenta en el exceso. Victoria 5.
card-susie_the_spider-text = No se puede vincular nada a Susie. X es el número de Enemigos Bandido en juego, incluida Susie. No sufre daño mientras haya otro Bandido en juego. Victoria 5.
card-wolf_pelt_jake-text = No se puede vincular nada a Jake. Obligado: Cuando su ataque haya destruido a un aliado, vuelve al área de preparación con el daño que tenga. Victoria 5.
card-johnny_goblin_fingers-text = No se puede vincular nada a Johnny. Obligado: Cuando ataque, antes de declarar defensores, el jugador defensor descarta 1 carta al azar de su mano y aumenta su Amenaza en el coste impreso de esa carta; X vale 0. Victoria 5.
card-old_orc_eyes-text = No se puede vincular nada a Viejo Ojos de Orco. Obligado: Después de que haya atacado con una carta de Sombra que no tenga impreso ningún efecto de Sombra, ataca una vez más al mismo jugador. Para ese ataque no se reparte carta de Sombra. Victoria 5.

## Otras cartas de investigación

card-taken_by_surprise-text = Obligado: Cuando un jugador mire cartas de Investigación y esta sea una de ellas, baraja la pila de descartes de Encuentros en el mazo de Encuentros y descarta cartas de la parte superior hasta que salga un Enemigo. Ese Enemigo entra en juego enfrentado al jugador inicial. Después, esta carta se retira de la partida, y no se mira ninguna otra en su lugar.

## Lugares de Bree

card-the_prancing_pony-text = Obligado: Cuando sea explorado, activo o no, el jugador inicial elige: mirar las 2 primeras cartas del mazo de Investigación y devolverlas en el mismo orden, o que cada jugador robe 2 cartas. Una opción que no pueda cumplirse por completo solo se puede elegir si la otra tampoco puede. Victoria 2.
card-ramshackle_manor-text = Investigar 2. Mientras esté en juego, un efecto de carta de jugador que reduzca la Amenaza de un jugador la reduce solo en 1. Viaje: Para viajar aquí, la Amenaza de cada jugador aumenta en 1.
card-dark_alley-text = Investigar 3. Mientras esté en juego, los Enemigos del área de preparación no sufren daño. Viaje: Baraja la pila de descartes de Encuentros en el mazo de Encuentros, descarta cartas de la parte superior hasta que salga un Enemigo y añade ese Enemigo al área de preparación sin revelarlo.
card-market_square-text = Investigar 2. Obligado: Cuando un jugador coloque progreso en un Lugar del área de preparación, su Amenaza aumenta en 1 por cada uno de esos Lugares. Viaje: Para viajar aquí, cada jugador gasta 1 recurso; todos deben poder hacerlo.
card-old_warehouse-text = Investigar 1. Obligado: Antes de resolver su Investigar, el jugador inicial elige: mirar 2 cartas más, para lo que hacen falta 3 cartas en el mazo de Investigación, o reducir en 3 la Amenaza de cada jugador. Viaje: Para viajar aquí, revela la primera carta del mazo de Encuentros.
card-village_stable-text = Investigar 1. Respuesta: Si la carta vista con su Investigar es un Sospechoso o un Escondrijo, el jugador inicial puede poner Establo de la Aldea en el área de victoria, donde no vale ningún punto, para añadir esa carta al área de preparación. Viaje: Para viajar aquí, cada jugador descarta 1 carta al azar de su mano; todos deben poder hacerlo.

## Enemigos

card-bill_ferny-text = Los jugadores no pueden elegir enfrentarse a él en el paso de enfrentamiento opcional. Mientras esté en juego, la primera traición que se revele en cada ronda gana Maldito 1, y sus efectos no se pueden cancelar. Sombra: El jugador defensor elige: aumentar su Amenaza en 4, o que este ataque se considere no defendido. Victoria 3.
card-bree_land_informant-text = Respuesta: Después de que este Enemigo te haya atacado con una carta de Sombra que no tenga impreso ningún efecto de Sombra, puedes aumentar tu Amenaza en 1 y gastar 1 recurso para mirar la última carta del mazo de Investigación. A continuación, este Enemigo se descarta.
card-lawless_ruffian-text = Tiene +2 al ataque mientras esté enfrentado a un jugador cuya Amenaza sea 35 o más. Sombra: Después de este ataque, el Enemigo atacante ataca una vez más al jugador defensor, con una nueva carta de Sombra.
card-greenway_footpad-text = Al ser revelada: El jugador inicial elige: la Amenaza de cada jugador aumenta en 2, o este Enemigo ataca de inmediato al jugador inicial antes de ir al área de preparación. Sombra: El Enemigo atacante tiene +1 al ataque para este ataque, o +2 si la Amenaza del jugador defensor es 35 o más.
card-chetwood_outlaw-text = Obligado: Después de que un jugador se haya enfrentado a este Enemigo en el paso de enfrentamiento opcional, la Amenaza de ese jugador aumenta en 4. Sombra: El jugador defensor elige: aumentar su Amenaza en 2, o que el Enemigo atacante vuelva al área de preparación después de este ataque.

## Traiciones

card-hired_muscle-text = Oleada. Al ser revelada: El jugador inicial elige un Bandido que pueda tener cartas vinculadas y aún no tenga Matones a Sueldo; esta carta se vincula a él como Condición y, si estaba enfrentado, vuelve al área de preparación. Si no hay ningún Enemigo así, descarta esta carta. El Enemigo tiene +1 a la Amenaza, +1 al ataque y +1 a la defensa. Obligado: Cuando sea derrotado, el jugador inicial mira la última carta del mazo de Investigación.
card-smoke_and_mirrors-text = Al ser revelada: Descarta cartas de la parte superior del mazo de Encuentros: 1, y tantas más como el valor de Investigar del Lugar activo. Su Amenaza impresa se suma a la Amenaza del área de preparación hasta el final de la fase. Sombra: El jugador defensor descarta 1 carta vinculada que controle, a su elección.
card-rising_body_count-text = Al ser revelada: El jugador inicial elige: la Amenaza de cada jugador aumenta en 2, o esta carta se baraja en el mazo de Investigación, donde no hace nada. Sombra: Si este ataque destruye a un personaje, el jugador defensor elige: aumentar su Amenaza en 2, o barajar esta carta en el mazo de Investigación.
card-deadly_accusations-text = Al ser revelada: La Amenaza de cada jugador aumenta en 1, y en tanto más como el valor de Investigar del Lugar activo. Sombra: El Enemigo atacante suma a su ataque, para este ataque, el valor de Investigar del Lugar activo.

## Etapas de la misión

stage-text-investigating_the_crime-a = Preparación: Saca del mazo de Encuentros los 5 Sospechosos y los 5 Escondrijos y aparta boca abajo, sin mirarla, 1 carta al azar de cada clase. Las otras 8 y las dos copias de Pillados por Sorpresa se barajan y forman el mazo de Investigación. El Poney Pisador es el Lugar activo, 1 Mansión Destartalada se añade al área de preparación, y se baraja el mazo de Encuentros.
stage-text-investigating_the_crime-b = En esta etapa no se puede colocar más de 4 de progreso por ronda; lo que pase de ahí se pierde. Obligado: Al comienzo de la fase de misión, cada jugador elige: aumentar su Amenaza en 2, o que se revele 1 carta de Encuentro más en el paso de preparación de esta fase.
stage-text-running_out_of_time-a = Al ser revelada: Baraja la pila de descartes de Encuentros en el mazo de Encuentros y descarta cartas de la parte superior hasta que hayan salido tantos Lugares como jugadores sigan en la partida, o hasta que el mazo se acabe. Esos Lugares se añaden al área de preparación sin revelarlos.
stage-text-running_out_of_time-b = El progreso por sí solo nunca termina esta etapa. Obligado: Después de que los jugadores fracasen en la misión, se retira de la partida, sin mirarla, 1 carta al azar del mazo de Investigación. Obligado: Cuando el éxito en la misión haya colocado progreso en esta misma etapa, el jugador inicial elige: revelar 1 carta de Encuentro y seguir aquí, o realizar la acusación y avanzar a la etapa 3A.
stage-text-apprehending_the_killer-a = Al ser revelada: Cada jugador, salvo el jugador inicial, busca un Enemigo Bandido en el mazo de Encuentros y su pila de descartes y lo añade al área de preparación sin revelarlo. Después, baraja el mazo de Encuentros.
stage-text-apprehending_the_killer-b = La palabra clave Investigar ya no se resuelve. Los Sospechosos no sufren daño mientras haya un Escondrijo en juego. Obligado: Al comienzo de la fase de encuentro, cada Sospechoso en juego se enfrenta al jugador inicial. En cuanto no haya ningún Sospechoso en juego, los jugadores ganan la partida.

## Esferas

sphere-leadership = Liderazgo
sphere-tactics = Táctica
sphere-spirit = Espíritu
sphere-lore = Saber
sphere-neutral = Neutral

## Tipos de carta

cardtype-hero = Héroe
cardtype-ally = Aliado
cardtype-attachment = Vinculada
cardtype-event = Evento
cardtype-enemy = Enemigo
cardtype-location = Lugar
cardtype-treachery = Traición

## Palabras clave

keyword-ranged = A distancia
keyword-sentinel = Centinela
keyword-restricted = Restringido
keyword-surge = Oleada
keyword-doomed = Maldito
keyword-investigate = Investigar
keyword-victory = Victoria

## Rasgos

trait-archer = Arquero
trait-armor = Armadura
trait-artifact = Artefacto
trait-beorning = Beórnida
trait-bree = Bree
trait-brigand = Bandido
trait-condition = Condición
trait-craftsman = Artesano
trait-dunedain = Dúnadan
trait-dwarf = Enano
trait-gondor = Gondor
trait-hideout = Escondrijo
trait-hobbit = Hobbit
trait-istari = Istari
trait-item = Objeto
trait-minstrel = Trovador
trait-noble = Noble
trait-noldor = Noldor
trait-ranger = Montaraz
trait-rohan = Rohan
trait-scout = Explorador
trait-silvan = Silvano
trait-skill = Habilidad
trait-steward = Senescal
trait-suspect = Sospechoso
trait-title = Título
trait-trap = Trampa
trait-warrior = Guerrero
trait-weapon = Arma
