# Títulos de las reglas de Shadow Hunters; las reglas están en docs/rules/shadow_hunters.md.

rule-SH-CMP-01 = Número de jugadores
rule-SH-CMP-02 = Componentes del juego
rule-SH-CMP-03 = Los dos dados son distintos
rule-SH-CMP-04 = Casillas de daño del tablero

rule-SH-SET-01 = Tablero y cartas de área
rule-SH-SET-02 = Disposición de las áreas (anillo de tres parejas)
rule-SH-SET-03 = Pilas de cartas
rule-SH-SET-04 = Colores y fichas
rule-SH-SET-05 = Lista de asignación de cartas de personaje
rule-SH-SET-06 = Reparto de personajes
rule-SH-SET-07 = Cartas de personaje sin usar
rule-SH-SET-08 = Jugador inicial

rule-SH-TRN-01 = Orden de los turnos
rule-SH-TRN-02 = Acciones de un turno
rule-SH-TRN-03 = Principio del turno
rule-SH-TRN-04 = Final del turno
rule-SH-TRN-05 = Muerte del jugador con el turno
rule-SH-TRN-06 = El fin de la partida lo detiene todo
rule-SH-TRN-07 = Turnos adicionales

rule-SH-MOV-01 = Tirar los dados y mover
rule-SH-MOV-02 = Números de las cartas de área
rule-SH-MOV-03 = El siete
rule-SH-MOV-04 = Obligación de cambiar de área; volver a tirar
rule-SH-MOV-05 = Primer movimiento
rule-SH-MOV-06 = Mover es obligatorio
rule-SH-MOV-07 = Brújula mística en el movimiento
rule-SH-MOV-08 = Varios jugadores en la misma área

rule-SH-ARA-01 = La acción de la carta de área es opcional
rule-SH-ARA-02 = Cabaña del ermitaño
rule-SH-ARA-03 = Iglesia
rule-SH-ARA-04 = Cementerio
rule-SH-ARA-05 = Puerta al inframundo
rule-SH-ARA-06 = Bosque sobrenatural
rule-SH-ARA-07 = Bosque sobrenatural sobre un jugador sin daño
rule-SH-ARA-08 = Altar antiguo
rule-SH-ARA-09 = Las acciones de área no son ataques

rule-SH-HER-01 = Robar y entregar la carta
rule-SH-HER-02 = Quién sigue las instrucciones
rule-SH-HER-03 = «No sucede nada»
rule-SH-HER-04 = Prohibido mentir
rule-SH-HER-05 = Secreto de la carta
rule-SH-HER-06 = Descarte boca abajo
rule-SH-HER-07 = Pila de cartas de ermitaño agotada
rule-SH-HER-08 = Cartas de entregar equipo o recibir daño
rule-SH-HER-09 = Cartas de curación sin daño que curar
rule-SH-HER-10 = Autor de la muerte por carta de ermitaño
rule-SH-HER-11 = Las cartas de ermitaño no son ataques

rule-SH-CRD-01 = Dos tipos de cartas
rule-SH-CRD-02 = Uso único
rule-SH-CRD-03 = Equipo
rule-SH-CRD-04 = Cartas públicas
rule-SH-CRD-05 = Cartas «cuando reveles tu identidad»
rule-SH-CRD-06 = Pila de cartas agotada
rule-SH-CRD-07 = «Otro personaje»
rule-SH-CRD-08 = Jugadores fuera del tablero
rule-SH-CRD-09 = Los efectos de las cartas no son ataques

rule-SH-EQP-01 = Combinar cartas de equipo
rule-SH-EQP-02 = El equipo siempre tiene efecto
rule-SH-EQP-03 = Ejemplo de combinación
rule-SH-EQP-04 = Equipo que cuenta al anunciar el ataque
rule-SH-EQP-05 = Cambio de dueño
rule-SH-EQP-06 = Sin intercambios

rule-SH-ATK-01 = Ataque opcional al final del turno
rule-SH-ATK-02 = Rango de ataque
rule-SH-ATK-03 = Objetivos válidos
rule-SH-ATK-04 = Tirada y daño
rule-SH-ATK-05 = Ataque fallado
rule-SH-ATK-06 = Varios objetivos, una sola tirada
rule-SH-ATK-07 = Solo el objetivo anunciado
rule-SH-ATK-08 = Orden de los modificadores
rule-SH-ATK-09 = Ataque con éxito
rule-SH-ATK-10 = Desarrollo de un ataque
rule-SH-ATK-11 = La Masamune obliga a atacar
rule-SH-ATK-12 = Ni atacarse a uno mismo ni cambiar de rango
rule-SH-ATK-13 = Una sola Túnica sagrada

rule-SH-DMG-01 = Control del daño
rule-SH-DMG-02 = Límite de la curación
rule-SH-DMG-03 = Curar completamente
rule-SH-DMG-04 = Efectos que dejan el daño en 7
rule-SH-DMG-05 = Simultaneidad
rule-SH-DMG-06 = Reducciones según el origen del daño

rule-SH-DTH-01 = Muerte
rule-SH-DTH-02 = Consecuencias de la muerte
rule-SH-DTH-03 = Botín
rule-SH-DTH-04 = A quién se atribuye la muerte
rule-SH-DTH-05 = Muerte sin autor
rule-SH-DTH-06 = Varias muertes a la vez
rule-SH-DTH-07 = Rosario de plata al matar
rule-SH-DTH-08 = Jugadores muertos
rule-SH-DTH-09 = Orden de las muertes simultáneas

rule-SH-REV-01 = Revelar la identidad en cualquier momento
rule-SH-REV-02 = La habilidad exige revelar la identidad
rule-SH-REV-03 = Las acciones anunciadas no se interrumpen
rule-SH-REV-04 = Ventanas para revelar
rule-SH-REV-05 = Revelaciones durante una acción
rule-SH-REV-06 = Revelar justo después de ser atacado
rule-SH-REV-07 = Revelar para habilidades sobre el propio ataque
rule-SH-REV-08 = Enseñar la carta en secreto no es revelar
rule-SH-REV-09 = Revelación obligatoria al final

rule-SH-CHR-01 = Allie - Amor de madre
rule-SH-CHR-02 = Bob - Robo
rule-SH-CHR-03 = Charles - Ansia de sangre
rule-SH-CHR-04 = Daniel - Grito
rule-SH-CHR-05 = Emi - Teleportación
rule-SH-CHR-06 = Franklin - Relámpago
rule-SH-CHR-07 = George - Arrollar
rule-SH-CHR-08 = El Desconocido - Engaño
rule-SH-CHR-09 = Vampiro - Chupar sangre
rule-SH-CHR-10 = Hombre Lobo - Contraataque
rule-SH-CHR-11 = Victoria de los Cazadores
rule-SH-CHR-12 = Victoria de las Sombras
rule-SH-CHR-13 = Datos de una carta de personaje
rule-SH-CHR-14 = Habilidades de una vez por partida

rule-SH-WIN-01 = Fin inmediato
rule-SH-WIN-02 = Cuándo se comprueban las condiciones de victoria
rule-SH-WIN-03 = Ganan todos los que cumplen
rule-SH-WIN-04 = Ganadores muertos
rule-SH-WIN-05 = Dos clases de condición
rule-SH-WIN-06 = Procedimiento de comprobación
rule-SH-WIN-07 = Condiciones sobre un suceso
rule-SH-WIN-08 = Victorias opuestas simultáneas

rule-SH-WHT-01 = Advenimiento
rule-SH-WHT-02 = Bendición
rule-SH-WHT-03 = Chocolate
rule-SH-WHT-04 = Saber oculto
rule-SH-WHT-05 = Saber oculto y muerte
rule-SH-WHT-06 = Espejo desencantador
rule-SH-WHT-07 = Primeros auxilios
rule-SH-WHT-08 = Fulgor del Juicio
rule-SH-WHT-09 = Ángel de la guarda
rule-SH-WHT-10 = Agua bendita curativa
rule-SH-WHT-11 = Broche de la fortuna
rule-SH-WHT-12 = Túnica sagrada
rule-SH-WHT-13 = Brújula mística
rule-SH-WHT-14 = Rosario de plata
rule-SH-WHT-15 = Lanza de Longino
rule-SH-WHT-16 = Talismán

rule-SH-BLK-01 = Piel de plátano
rule-SH-BLK-02 = Araña sedienta de sangre
rule-SH-BLK-03 = Muertes por la araña
rule-SH-BLK-04 = Ritual diabólico
rule-SH-BLK-05 = Dinamita
rule-SH-BLK-06 = Duende malhumorado
rule-SH-BLK-07 = Muñeco espiritual
rule-SH-BLK-08 = Murciélago vampiro
rule-SH-BLK-09 = Cuchillo de carnicero
rule-SH-BLK-10 = Motosierra
rule-SH-BLK-11 = Hacha oxidada
rule-SH-BLK-12 = Revólver
rule-SH-BLK-13 = Ametralladora
rule-SH-BLK-14 = Espada Maldita de Masamune

rule-SH-GRN-01 = Chantaje del ermitaño
rule-SH-GRN-02 = Codicia del ermitaño
rule-SH-GRN-03 = Ira del ermitaño
rule-SH-GRN-04 = Bofetada del ermitaño
rule-SH-GRN-05 = Hechizo del ermitaño
rule-SH-GRN-06 = Exorcismo del ermitaño
rule-SH-GRN-07 = Cuidado del ermitaño
rule-SH-GRN-08 = Ayuda del ermitaño
rule-SH-GRN-09 = Reunión del ermitaño
rule-SH-GRN-10 = Abuso del ermitaño
rule-SH-GRN-11 = Dura lección de amor del ermitaño
rule-SH-GRN-12 = Predicción del ermitaño
rule-SH-GRN-13 = Entrega de equipo por una carta de ermitaño

rule-SH-EXP-01 = Cartas de sustitución
rule-SH-EXP-02 = Modo a: solo los nuevos
rule-SH-EXP-03 = Modo b: sustitución elegida
rule-SH-EXP-04 = Modo c: al azar por inicial
rule-SH-EXP-05 = Modo d: los veinte
rule-SH-EXP-06 = Grupo y puntos de vida de los nuevos personajes
rule-SH-EXP-07 = Agnes - victoria
rule-SH-EXP-08 = Agnes - Capricho
rule-SH-EXP-09 = Bryan - victoria
rule-SH-EXP-10 = Bryan - ¡¡¡Dios mío!!!
rule-SH-EXP-11 = Catherine - victoria
rule-SH-EXP-12 = Catherine - Estigmas
rule-SH-EXP-13 = David - victoria y Sepulturero
rule-SH-EXP-14 = Ellen - Cadena de la maldición prohibida
rule-SH-EXP-15 = Fu-ka - Enfermera dinamita
rule-SH-EXP-16 = Gregor - Barrera fantasmal
rule-SH-EXP-17 = Ultra Soul - Rayo asesino
rule-SH-EXP-18 = Valkyrie - Cuerno de guerra
rule-SH-EXP-19 = Bob, segunda carta (7-8 jugadores)
rule-SH-EXP-20 = Los dos Bob
rule-SH-EXP-21 = Wight - Multiplicación

rule-SH-VAR-01 = Partida sencilla sin habilidades especiales
rule-SH-VAR-02 = Modo de expansión
rule-SH-VAR-03 = Bob con 7-8 jugadores
rule-SH-VAR-04 = El Vampiro cura por cada objetivo
rule-SH-VAR-05 = Alcance del Robo
rule-SH-VAR-06 = Inicio rápido (variante no oficial)

rule-SH-NOT-01 = Los consejos no son reglas

rule-SH-INF-01 = Información pública
rule-SH-INF-02 = Información privada
rule-SH-INF-03 = Oculto para todos
rule-SH-INF-04 = Qué se sabe tras volver a mezclar
rule-SH-INF-05 = Qué averigua quien roba una carta de ermitaño
rule-SH-INF-06 = Qué averiguan los demás de una carta de ermitaño
rule-SH-INF-07 = Predicción
rule-SH-INF-08 = Lo que delatan las cartas blancas y negras
rule-SH-INF-09 = Preguntas que no delatan a nadie
rule-SH-INF-10 = Número de personajes por grupo

rule-SH-INV-01 = Conservación de las cartas
rule-SH-INV-02 = Qué hay delante de un jugador
rule-SH-INV-03 = Vida y daño
rule-SH-INV-04 = Tablero
rule-SH-INV-05 = Posición
rule-SH-INV-06 = Estados irreversibles
rule-SH-INV-07 = Personajes repartidos
rule-SH-INV-08 = Ningún final inadvertido
rule-SH-INV-09 = De quién es el turno
rule-SH-INV-10 = Causas de cambio
rule-SH-INV-11 = Fin de la partida
rule-SH-INV-12 = Determinismo y secreto
