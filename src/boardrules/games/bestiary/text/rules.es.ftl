# Títulos de las reglas del juego de hexágonos del bestiario; las reglas están en docs/rules/bestiary.md.

rule-BH-INT-01 = Objetivo de la partida

rule-BH-CMP-01 = Todo lo de cada jugador es público
rule-BH-CMP-02 = Los seis tipos de bestia
rule-BH-CMP-03 = Bestias de Halloween
rule-BH-CMP-04 = Mazo de Bestias
rule-BH-CMP-05 = Composición del Mazo de Bestias
rule-BH-CMP-06 = Montón de Descarte de Bestias
rule-BH-CMP-07 = Pilas de Bestias por tipo
rule-BH-CMP-08 = Composición de las Pilas de Bestias por tipo
rule-BH-CMP-09 = Cartas de Terreno
rule-BH-CMP-10 = La Ciudad no recibe tokens
rule-BH-CMP-11 = Carta de Terreno Santuario
rule-BH-CMP-12 = Hexágonos del mapa
rule-BH-CMP-13 = Hexágono de Ciudad
rule-BH-CMP-14 = Cartas de Tirano
rule-BH-CMP-15 = Tokens de bestia
rule-BH-CMP-16 = Cartas de misión
rule-BH-CMP-17 = Dados de nivel 1, 2 y 3
rule-BH-CMP-18 = Cartones de héroe

rule-BH-TRM-01 = Puntos de Bestia (PB)
rule-BH-TRM-02 = Corazones
rule-BH-TRM-03 = Bestiario
rule-BH-TRM-04 = Agilidad
rule-BH-TRM-05 = Exploración

rule-BH-SET-01 = Número de jugadores
rule-BH-SET-02 = Paso 1: mapa inicial
rule-BH-SET-03 = Paso 1: las 3 pilas de hexágonos
rule-BH-SET-04 = Paso 2: cartas y tokens de bestia
rule-BH-SET-05 = Paso 3: misiones
rule-BH-SET-06 = Paso 4: tiranos y Cartas de Terreno
rule-BH-SET-07 = Ningún tirano revelado al empezar
rule-BH-SET-08 = Paso 5: héroes
rule-BH-SET-09 = Paso 6: primer jugador

rule-BH-RND-01 = Rondas
rule-BH-RND-02 = Fin de la ronda
rule-BH-RND-03 = El primer jugador cambia en cada ronda

rule-BH-TIE-01 = Regla general de desempate
rule-BH-TIE-02 = Dónde se aplica el desempate

rule-BH-TRN-01 = Fases del turno
rule-BH-TRN-02 = El encuentro sustituye a las Fases 2 y 3
rule-BH-TRN-03 = Después de tirar el dado
rule-BH-TRN-04 = Fin del turno

rule-BH-P0-01 = Quién juega la Fase 0
rule-BH-P0-02 = Revelar un tirano
rule-BH-P0-03 = Retirar un tirano
rule-BH-P0-04 = Comprobar el fin de la partida
rule-BH-P0-05 = Colocar tokens de bestia
rule-BH-P0-06 = Un token por hexágono y ninguno en Ciudad
rule-BH-P0-07 = Un héroe no impide colocar el token
rule-BH-P0-08 = Cuando no alcanzan los tokens
rule-BH-P0-09 = Cada tirano coloca como máximo dos veces
rule-BH-P0-10 = Hexágonos descubiertos después
rule-BH-P0-11 = También los santuarios liberados
rule-BH-P0-12 = Calendario de los tiranos

rule-BH-P1-01 = Moverse
rule-BH-P1-02 = Explorar
rule-BH-P1-03 = Se entra en el hexágono explorado
rule-BH-P1-04 = Pilas de hexágonos vacías
rule-BH-P1-05 = Empezar el turno sobre un token
rule-BH-P1-06 = Escapar sin ser visto
rule-BH-P1-07 = Quedarse sobre un token
rule-BH-P1-08 = Entrar en un hexágono con token
rule-BH-P1-09 = Un héroe por hexágono
rule-BH-P1-10 = Atravesar un hexágono ocupado
rule-BH-P1-11 = No terminar en un hexágono ocupado
rule-BH-P1-12 = Token y héroe en el mismo hexágono

rule-BH-ENC-01 = Qué es un encuentro en el tablero
rule-BH-ENC-02 = Contra qué bestia se combate
rule-BH-ENC-03 = Cómo se combate el encuentro
rule-BH-ENC-04 = Nada más tras el encuentro
rule-BH-ENC-05 = El token se retira
rule-BH-ENC-06 = La carta tras un encuentro fallado
rule-BH-ENC-07 = Pila de Bestias por tipo vacía
rule-BH-ENC-08 = Nunca en Ciudad

rule-BH-SIT-01 = Cuándo se libera y se encarcela

rule-BH-LIB-01 = Liberar da PB
rule-BH-LIB-02 = Liberar en un Santuario
rule-BH-LIB-03 = Los Humanos no se liberan
rule-BH-LIB-04 = Cartas liberadas

rule-BH-HUM-01 = Encarcelar humanos
rule-BH-HUM-02 = Cartas encarceladas
rule-BH-HUM-03 = El tirano de los Humanos no se encarcela
rule-BH-HUM-04 = Los Humanos en el Bestiario

rule-BH-P2-01 = Elegir mapear o rastrear
rule-BH-P2-02 = Sin Fase 2 tras un encuentro
rule-BH-P2-03 = En Ciudad solo se mapea

rule-BH-MAP-01 = Mapear
rule-BH-MAP-02 = Combate por defecto tras mapear

rule-BH-TRK-01 = Rastrear
rule-BH-TRK-02 = Rastrear con el mazo agotado
rule-BH-TRK-03 = Elegir una o dos bestias
rule-BH-TRK-04 = Bestias rastreadas no elegidas
rule-BH-TRK-05 = No se rastrea en Ciudad

rule-BH-P3-01 = Sin combate de bestias en Ciudad
rule-BH-P3-02 = Qué se combate en la Fase 3
rule-BH-P3-03 = Combatir un tirano en lugar de una bestia

rule-BH-CBT-01 = Un dado por combate
rule-BH-CBT-02 = Nivel del dado
rule-BH-CBT-03 = Fuerza de la bestia
rule-BH-CBT-04 = Éxito: la bestia es atrapada
rule-BH-CBT-05 = Fracaso: se pierde 1 Corazón
rule-BH-CBT-06 = Fallar contra dos bestias rastreadas
rule-BH-CBT-07 = Morir entre dos combates
rule-BH-CBT-08 = Orden dentro de un combate

rule-BH-DCK-01 = Cuando el Mazo de Bestias se agota
rule-BH-DCK-02 = Sin cartas de bestia en circulación
rule-BH-DCK-03 = Las cartas en juego no se mezclan

rule-BH-AST-01 = Quién puede asistir
rule-BH-AST-02 = Un solo intento de asistencia
rule-BH-AST-03 = Combates que admiten asistencia
rule-BH-AST-04 = No se asiste desde una Ciudad
rule-BH-AST-05 = Asistencia con éxito
rule-BH-AST-06 = Asistencia fallida
rule-BH-AST-07 = Habilidades al asistir
rule-BH-AST-08 = Posición del héroe que muere

rule-BH-TRP-01 = Orden de una captura
rule-BH-TRP-02 = La carta cuenta de inmediato
rule-BH-TRP-03 = Efectos de una carta que sale por overflow
rule-BH-TRP-04 = Efectos de captura de las cartas
rule-BH-TRP-05 = Los efectos gatillados sí se juegan tras el dado
rule-BH-TRP-06 = Gatillar es opcional y tiene límite
rule-BH-TRP-07 = Varios efectos gatillados

rule-BH-BST-01 = Máximo 5 cartas en el Bestiario
rule-BH-BST-02 = Overflow del bestiario
rule-BH-BST-03 = El overflow libera
rule-BH-BST-04 = Qué no puede salir por overflow
rule-BH-BST-05 = El Humano que sale por overflow escapa
rule-BH-BST-06 = Siempre hay una elección legal

rule-BH-TYR-01 = Los 6 tiranos y sus santuarios
rule-BH-TYR-02 = Cuándo se puede combatir a un tirano
rule-BH-TYR-03 = Cómo se combate a un tirano
rule-BH-TYR-04 = Capturar al tirano
rule-BH-TYR-05 = El tercer tirano derrotado
rule-BH-TYR-06 = Fallar contra un tirano
rule-BH-TYR-07 = Sin asistencia contra tiranos
rule-BH-TYR-08 = El tirano capturado cuenta como su tipo
rule-BH-TYR-09 = El tirano capturado es permanente
rule-BH-TYR-10 = Sin misión ni efecto gatillado
rule-BH-TYR-11 = Bestias más fuertes desde entonces

rule-BH-SAN-01 = Santuario liberado
rule-BH-SAN-02 = Sigue siendo un hexágono de Santuario
rule-BH-SAN-03 = PB extra al liberar allí
rule-BH-SAN-04 = Retirar un tirano no libera

rule-BH-MIS-01 = Cumplir una misión
rule-BH-MIS-02 = Recompensa de una misión
rule-BH-MIS-03 = Reponer hasta 4 misiones
rule-BH-MIS-04 = Misiones recién repuestas
rule-BH-MIS-05 = Máximo 2 misiones por turno
rule-BH-MIS-06 = La misión se cumple automáticamente
rule-BH-MIS-07 = El límite es por jugador y turno
rule-BH-MIS-08 = Un suceso, una misión
rule-BH-MIS-09 = Toda captura cuenta para las misiones
rule-BH-MIS-10 = Ni comodines ni tiranos cumplen misiones

rule-BH-DTH-01 = Morir
rule-BH-DTH-02 = Contar la muerte
rule-BH-DTH-03 = Resucitar en una Ciudad
rule-BH-DTH-04 = Corazones al resucitar
rule-BH-DTH-05 = Recuperar el Bestiario o perderlo
rule-BH-DTH-06 = Lo que nunca se pierde al morir
rule-BH-DTH-07 = Destino de las cartas perdidas
rule-BH-DTH-08 = Lo que la muerte no toca
rule-BH-DTH-09 = Orden de la muerte
rule-BH-DTH-10 = Morir no es solo una pérdida

rule-BH-ABL-01 = Habilidades desde el primer turno
rule-BH-ABL-02 = Costo de activación
rule-BH-ABL-03 = Una vez por turno
rule-BH-ABL-04 = El límite es del turno en que se juega
rule-BH-ABL-05 = Las dos categorías de Momento
rule-BH-ABL-06 = Ninguna habilidad tras el dado
rule-BH-ABL-07 = Suerte Ajena: cuándo se juega
rule-BH-ABL-08 = Suerte Ajena: efecto
rule-BH-ABL-09 = Suerte Ajena en el turno propio
rule-BH-ABL-10 = Suerte Ajena: una ocasión por dado
rule-BH-ABL-11 = Pagos al usar una habilidad
rule-BH-ABL-12 = Solo las bestias gatillan habilidades
rule-BH-ABL-13 = No se paga con el último Corazón
rule-BH-ABL-14 = Habilidades sin efecto

rule-BH-WLD-01 = 1 bestia cualquiera
rule-BH-WLD-02 = Tipo concreto en el costo
rule-BH-WLD-03 = Los dos comodines
rule-BH-WLD-04 = Una carta por cada requisito
rule-BH-WLD-05 = El comodín solo vale en los costos

rule-BH-HRO-01 = Los héroes
rule-BH-HRO-02 = Habilidades de los héroes

rule-BH-FX-01 = Vocabulario de efectos
rule-BH-FX-02 = Alcance del nivel de dado
rule-BH-FX-03 = Susurros de Tumba
rule-BH-FX-04 = Caminar en Sombras
rule-BH-FX-05 = Mapa a Distancia
rule-BH-FX-06 = Mirar la cima de una pila

rule-BH-END-01 = Tercer tirano: fin de la partida
rule-BH-END-02 = La fila de tiranos se agota
rule-BH-END-03 = Fin inmediato

rule-BH-SCO-01 = Puntuación final
rule-BH-SCO-02 = Nada más puntúa

rule-BH-PRZ-01 = Quién gana un premio
rule-BH-PRZ-02 = Premio: más misiones cumplidas
rule-BH-PRZ-03 = Premio: más muertes
rule-BH-PRZ-04 = Premio: más bestias liberadas
rule-BH-PRZ-05 = Premio: más humanos encarcelados
rule-BH-PRZ-06 = Empate en un premio

rule-BH-SCO-03 = Quién gana
rule-BH-SCO-04 = Los PB gastados no cuentan
rule-BH-SCO-05 = Empate por la victoria
