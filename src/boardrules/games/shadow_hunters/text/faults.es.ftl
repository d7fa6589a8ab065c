# Negativas y fallos de Shadow Hunters en español.

## Negativas

refusal-not_a_living_player = Elige a un jugador vivo.
refusal-not_yourself = No te puedes elegir a ti mismo.
refusal-only_to_the_giver = La carta de equipo solo se la puedes dar a quien te dio la carta de ermitaño.
refusal-no_such_equipment = Esa carta de equipo no está ahí.
refusal-card_means_others = La carta no se refiere a tu personaje.
refusal-answer_truthfully = Ante una carta de ermitaño no se debe mentir.
refusal-dead = Los jugadores muertos están eliminados.
refusal-already_revealed = Esa identidad ya está revelada.
refusal-daniel_may_not_reveal = Daniel no puede revelar su identidad por voluntad propia.
refusal-not_in_a_window = Antes se tiene que completar la acción anunciada.
refusal-abilities_off = Esta partida se juega sin habilidades especiales.
refusal-reveal_first = Antes tienes que revelar tu identidad.
refusal-ability_void = Tu habilidad especial está anulada.
refusal-ability_is_automatic = Esta habilidad no se usa por sí misma: actúa automáticamente o mediante otra acción.
refusal-ability_used_this_turn = Tu habilidad especial solo se puede usar una vez por turno, y en este ya la has usado.
refusal-ability_used = Tu habilidad especial solo se puede usar una vez por partida, y ya la has usado.
refusal-wrong_moment = Tu habilidad especial no se puede usar en este momento.
refusal-wrong_target = Tu habilidad especial no se puede usar así.
refusal-must_attack = La Espada Maldita de Masamune te obliga a atacar.
refusal-machine_gun_hits_all = Con la Ametralladora atacas a todos los que estén en tu rango, no a un solo jugador.
refusal-not_on_the_board_yet = Todavía no estás en el tablero, así que no hay desde dónde teleportarse.
refusal-off_board = Quien no está en ningún área no puede ser alcanzado.
refusal-out_of_range = Ese jugador está fuera de tu rango.
refusal-not_your_ability = Tu personaje no tiene esa habilidad.
refusal-not_attacked_or_out_of_range = Solo puedes volver a atacar a un jugador vivo al que acabas de atacar y que esté en tu rango.
refusal-not_adjacent = Esa área no es adyacente.
refusal-same_area = Tienes que ir a otra área.

## Fallos de los preparativos

problem-only_with_mode_chosen = solo se permite con expansion_mode=chosen
problem-not_in_pool = aquí no se puede repartir este personaje
problem-wrong_deck = esta carta es de otra pila
problem-not_equipment = esta carta no es de equipo
problem-no_possible_deal = ningún reparto de personajes encaja en esta posición
problem-dead = los jugadores muertos no tienen nada en la mesa
problem-off_board = quien tiene el turno está fuera del tablero

expected-a-character-id = el identificador de un personaje
expected-a-sequence-of-character-ids-or-none = una lista de identificadores de personajes
expected-one-character-for-each-of-the-ten-initials = un personaje por cada una de las diez iniciales
expected-a-living-player = un jugador vivo
expected-each-character-once = cada personaje una sola vez
expected-a-revealed-player = un jugador revelado
expected-no-area-no-equipment-no-protection = ni área, ni equipo, ni protección
expected-an-equipment-card = una carta de equipo
expected-at-least-two-living-players = al menos dos jugadores vivos
expected-a-new-game-nobody-on-an-area-damaged-or-dead = una partida nueva: nadie en un área, herido o muerto
expected-batches-of-seats = grupos de puestos
expected-each-initial-once = cada inicial una sola vez
expected-a-shadow-hunters-setup = un Setup de Shadow Hunters
expected-gregor-revealed = Gregor, revelado
expected-n-of-group-hunter = { $n ->
        [one] 1 Cazador
       *[other] { $n } Cazadores
    }
expected-n-of-group-shadow = { $n ->
        [one] 1 Sombra
       *[other] { $n } Sombras
    }
expected-n-of-group-neutral = { $n ->
        [0] ningún Neutral
        [one] 1 Neutral
       *[other] { $n } Neutrales
    }
expected-a-white-card = una carta blanca
expected-a-black-card = una carta negra
expected-a-hermit-card = una carta de ermitaño
expected-characters-in-the-numbers-of-the-player-count-alive-with-their-damage-and-a-game-not-yet-over = personajes en la proporción que toca, vivos con su daño, y una partida no terminada
