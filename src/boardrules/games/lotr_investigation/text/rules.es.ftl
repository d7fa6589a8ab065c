# Títulos de las reglas de Asesinato en el Poney Pisador; las reglas están en docs/rules/lotr_investigation.md.

rule-LR-INS-01 = Oleada
rule-LR-INS-02 = Maldito X
rule-LR-INS-03 = Investigar X: cuándo se resuelve
rule-LR-INS-04 = Investigar X con menos de X cartas
rule-LR-INS-05 = Investigar en la etapa 2B
rule-LR-INS-06 = Crear el mazo de Investigación
rule-LR-INS-07 = Prohibido mirar el mazo de Investigación
rule-LR-INS-08 = Lista de investigación
rule-LR-INS-09 = Realizar la acusación: nombrar
rule-LR-INS-10 = Acusación correcta
rule-LR-INS-11 = Acusación incorrecta

rule-LR-CMP-01 = Tipos de carta
rule-LR-CMP-02 = Zonas de juego
rule-LR-CMP-03 = En juego y fuera del juego
rule-LR-CMP-04 = Indicadores
rule-LR-CMP-05 = Propiedad y control
rule-LR-CMP-06 = Regla de oro
rule-LR-CMP-07 = Cartas únicas
rule-LR-CMP-08 = Pilas de descarte
rule-LR-CMP-09 = Hablar en la mesa
rule-LR-CMP-10 = No hay más límites

rule-LR-DCK-01 = Mazos iniciales
rule-LR-DCK-02 = Mazos de torneo
rule-LR-DCK-03 = Los héroes no se repiten en la mesa
rule-LR-DCK-04 = Número de jugadores

rule-LR-SET-01 = Orden de la Preparación
rule-LR-SET-02 = Cambiar la mano inicial
rule-LR-SET-03 = Etapa 1A
rule-LR-SET-04 = Sin acciones durante la Preparación

rule-LR-RND-01 = Las siete fases

rule-LR-RES-01 = Fase de recursos

rule-LR-PLN-01 = Fase de planificación
rule-LR-PLN-02 = Pagar cartas
rule-LR-PLN-03 = Coste 0
rule-LR-PLN-04 = Cartas neutrales
rule-LR-PLN-05 = Pagar capacidades
rule-LR-PLN-06 = Entrar en juego
rule-LR-PLN-07 = Eventos
rule-LR-PLN-08 = Coste X

rule-LR-QST-01 = Estructura de la fase de misión
rule-LR-QST-02 = Asignar personajes a la misión
rule-LR-QST-03 = Los personajes siguen asignados
rule-LR-QST-04 = Cuántas cartas se revelan
rule-LR-QST-05 = Cómo se revela una carta
rule-LR-QST-06 = Añadir no es revelar
rule-LR-QST-07 = Mazo de Encuentros agotado en la fase de misión
rule-LR-QST-08 = Mazo de Encuentros agotado fuera de la fase de misión
rule-LR-QST-09 = Valores de la resolución
rule-LR-QST-10 = Éxito en la misión
rule-LR-QST-11 = Fracaso en la misión
rule-LR-QST-12 = Empate en la misión
rule-LR-QST-13 = Lugar explorado
rule-LR-QST-14 = Efectos que colocan progreso en la misión
rule-LR-QST-15 = Avanzar de etapa
rule-LR-QST-16 = Orden dentro de una resolución
rule-LR-QST-17 = El progreso permanece
rule-LR-QST-18 = Acciones que cambian la comparación
rule-LR-QST-19 = Descartar hasta encontrar una carta no rehace el mazo

rule-LR-TRV-01 = Viajar
rule-LR-TRV-02 = Costes de viaje
rule-LR-TRV-03 = Efectos de viaje que no son costes
rule-LR-TRV-04 = Lugar activo
rule-LR-TRV-05 = Costes de viaje que eliminan jugadores

rule-LR-ENC-01 = Fase de encuentro
rule-LR-ENC-02 = Enfrentamiento opcional
rule-LR-ENC-03 = Comprobaciones de enfrentamiento
rule-LR-ENC-04 = Empates en las comprobaciones de enfrentamiento
rule-LR-ENC-05 = El enfrentamiento es mutuo
rule-LR-ENC-06 = El Enemigo sigue enfrentado

rule-LR-CMB-01 = Fase de combate
rule-LR-CMB-02 = Repartir cartas de Sombra
rule-LR-CMB-03 = Ataques de los Enemigos
rule-LR-CMB-04 = Paso 1: elegir al Enemigo atacante
rule-LR-CMB-05 = Paso 2: declarar defensor
rule-LR-CMB-06 = Centinela
rule-LR-CMB-07 = Paso 3: efecto de Sombra
rule-LR-CMB-08 = Paso 4: daño
rule-LR-CMB-09 = Ataque sin defensor
rule-LR-CMB-10 = El atacante ya no está en juego
rule-LR-CMB-11 = Ataques de los jugadores
rule-LR-CMB-12 = A distancia
rule-LR-CMB-13 = Ataques adicionales por efectos de cartas
rule-LR-CMB-14 = Ataque inmediato fuera del combate
rule-LR-CMB-15 = Ataque adicional de un Enemigo
rule-LR-CMB-16 = Enfrentamiento durante el combate
rule-LR-CMB-17 = Cuándo se descartan las cartas de Sombra
rule-LR-CMB-18 = Daño y derrota
rule-LR-CMB-19 = Daño directo
rule-LR-CMB-20 = Enemigos que no pueden atacar
rule-LR-CMB-21 = Hasta cuándo se es atacante o defensor
rule-LR-CMB-22 = Basta con atacar
rule-LR-CMB-23 = Cambios durante un ataque de los jugadores
rule-LR-CMB-24 = Daño a varias cartas a la vez
rule-LR-CMB-25 = Las cartas de Sombra no se revelan

rule-LR-REF-01 = Fase de recuperación
rule-LR-REF-02 = Duración de los efectos

rule-LR-THR-01 = Eliminación de un jugador
rule-LR-THR-02 = Consecuencias de la eliminación
rule-LR-THR-03 = Límites de la Amenaza
rule-LR-THR-04 = El jugador inicial es eliminado en plena fase
rule-LR-THR-05 = Eliminación en mitad de otra cosa

rule-LR-WIN-01 = Derrota
rule-LR-WIN-02 = Victoria

rule-LR-SCR-01 = Puntuación (cuanto más baja, mejor; puede ser negativa)
rule-LR-SCR-02 = Recuento de rondas

rule-LR-VIC-01 = Victoria X

rule-LR-EFF-01 = Tipos de efecto
rule-LR-EFF-02 = Acciones
rule-LR-EFF-03 = Respuestas
rule-LR-EFF-04 = Efectos Obligados
rule-LR-EFF-05 = Costes: la palabra «para»
rule-LR-EFF-06 = «Entonces» y «o bien»
rule-LR-EFF-07 = Cancelar efectos
rule-LR-EFF-08 = Efectos duraderos
rule-LR-EFF-09 = Valores variables
rule-LR-EFF-10 = Buscar
rule-LR-EFF-11 = Poner en juego
rule-LR-EFF-12 = Límites de uso
rule-LR-EFF-13 = Un efecto sobre varias cartas
rule-LR-EFF-14 = Valores impresos
rule-LR-EFF-15 = Hasta donde alcance

rule-LR-TIM-01 = Efectos simultáneos
rule-LR-TIM-02 = Objetivos dudosos del escenario
rule-LR-TIM-03 = Ventanas de acción
rule-LR-TIM-04 = Cartas preparadas y agotadas
rule-LR-TIM-05 = Objetivos que ya no están
rule-LR-TIM-06 = Efectos sobre cada jugador
rule-LR-TIM-07 = Orden al revelar una carta

rule-LR-KEY-01 = Palabra clave A distancia
rule-LR-KEY-02 = Palabra clave Centinela
rule-LR-KEY-03 = Restringido
rule-LR-KEY-04 = Palabra clave Oleada
rule-LR-KEY-05 = Palabra clave Maldito
rule-LR-KEY-06 = Palabra clave Victoria
rule-LR-KEY-07 = Palabra clave Investigar
rule-LR-KEY-08 = Vinculadas con el rasgo Condición
rule-LR-KEY-09 = A qué se vincula una carta
rule-LR-KEY-10 = No puede tener cartas vinculadas
rule-LR-KEY-11 = Inmune a los efectos de cartas de jugador
rule-LR-KEY-12 = Rasgos y referencias al propio título

rule-LR-VAR-01 = Partida básica sin cartas de Sombra
rule-LR-VAR-02 = Modo fácil
rule-LR-VAR-03 = El modo campaña queda fuera

rule-LR-STG-01 = Etapa 1B: límite de progreso
rule-LR-STG-02 = Etapa 1B: elección obligada
rule-LR-STG-03 = Etapa 2A
rule-LR-STG-04 = Etapa 2B: misión fracasada
rule-LR-STG-05 = Etapa 2B: progreso colocado
rule-LR-STG-06 = Etapa 3A: búsqueda
rule-LR-STG-07 = Etapa 3B: enfrentamiento
rule-LR-STG-08 = Etapa 3B: protección de los Sospechosos
rule-LR-STG-09 = Etapa 3B: condición de victoria
rule-LR-STG-10 = Etapa 3B: no se resuelve Investigar

rule-LR-ACC-01 = Pasos de la acusación
rule-LR-ACC-02 = Eliminaciones durante la acusación
rule-LR-ACC-03 = La carta nombrada ya está en juego
rule-LR-ACC-04 = Cuenta todo lo que ha entrado en juego

rule-LR-INV-01 = Efectos que miran el mazo de Investigación
rule-LR-INV-02 = Quién mira
rule-LR-INV-03 = Pillados por Sorpresa
rule-LR-INV-04 = Cuándo se elige con Viejo Almacén
rule-LR-INV-05 = Condición de Establo de la Aldea
rule-LR-INV-06 = Lo que se sabe
rule-LR-INV-07 = El orden se recuerda

rule-LR-CRD-01 = Lista de cartas
rule-LR-CRD-20 = Comprobaciones de Amenaza 35
rule-LR-CRD-21 = Bill Helechal
rule-LR-CRD-22 = Cartas de Sombra sin efecto
rule-LR-CRD-23 = Objetivos de Matones a Sueldo
rule-LR-CRD-24 = Qué cuenta Cortina de Humo
rule-LR-CRD-25 = Mansión Destartalada: reducción limitada
rule-LR-CRD-26 = Callejón Oscuro: otras cartas
rule-LR-CRD-27 = Cuándo se activa Plaza del Mercado
rule-LR-CRD-28 = Daño sobrante de Todd el Troll
rule-LR-CRD-29 = Jake Piel de Lobo vuelve al área de preparación
rule-LR-CRD-30 = Descarte de Johnny Dedos de Trasgo
rule-LR-CRD-31 = Protección de Susie la Araña
rule-LR-CRD-32 = Amenaza de Campamento del Bosque de Chet
rule-LR-CRD-33 = Ataques inmediatos de Depósito de Combe
rule-LR-CRD-34 = Restricción de ataque de Guarida de Entibo
rule-LR-CRD-35 = Inmunidad de Casa de Bill Helechal
rule-LR-CRD-36 = Bill Helechal vuelve del área de victoria
rule-LR-CRD-37 = Cada Vez Más Muertos en el mazo de Investigación
rule-LR-CRD-38 = Valor de Investigar sin Lugar activo
rule-LR-CRD-39 = Opción de Sombra de Bill Helechal
rule-LR-CRD-40 = Sombra de Forajido del Bosque de Chet sobre un Sospechoso
rule-LR-CRD-41 = Varios Sospechosos se enfrentan en la etapa 3B
rule-LR-CRD-42 = Informador de las Tierras de Bree y un mazo de Investigación agotado
