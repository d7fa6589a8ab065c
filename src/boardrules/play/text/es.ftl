# La biblioteca y su línea de órdenes en español.

language-name = español

## Jugadores y listas

# $number cuenta los puestos desde 1.
seat = Jugador { $number }
    .name = el jugador { $number }
    .to = al jugador { $number }
    .of = del jugador { $number }
seat-named = { $name }
    .name = { $name }
    .to = a { $name }
    .of = de { $name }

# Una lista crece por la izquierda; $initial es el sonido con que empieza $last.
list-more = { $head }, { $next }
list-last =
    { $initial ->
        [i] { $head } e { $last }
       *[other] { $head } y { $last }
    }

# Una carta que nombra el contenido de un juego: en las listas va entre comillas, pues puede tener su propia coma.
named-card = { $name }
    .quoted = «{ $name }»

## Respuestas que tienen varios juegos

action-done = Nada más
action-decline = Rechazarlo
action-pass = Pasar

## Resultados

outcome =
    { $winners_count ->
        [0] No gana nadie: { $reasons }.
        [one] Gana { $winners }: { $reasons }.
       *[other] Ganan { $winners }: { $reasons }.
    }

## Negativas

refusal-not_an_action = Eso no es una acción del juego.
refusal-no_such_seat =
    { $seats ->
        [one] No hay tal puesto: la partida tiene un jugador.
       *[other] No hay tal puesto: la partida tiene { $seats } jugadores.
    }
refusal-game_over = La partida ha terminado.
refusal-not_your_decision = La decisión es { $owed_by_of }.
refusal-not_offered = Eso no es posible ahora.
refusal-stale_answer = Eso respondía a la decisión { $got }; la que está abierta es la { $expected }.
refusal-nothing_to_undo = No hay nada que deshacer.
refusal-nothing_to_redo = No hay nada que rehacer.
refusal-undo_not_allowed =
    { $policy ->
        [never] En esta partida no se puede deshacer nada.
       *[other] No se puede deshacer lo que ya se ha tirado, robado o revelado.
    }

## Fallos de preparativos y documentos

# $what es uno de los mensajes problem-... de más abajo.
problem =
    { $expected ->
        [none] { $got ->
            [none] { $path }: { $what }
           *[other] { $path }: { $what } (recibido: { $got })
        }
       *[other] { $got ->
            [none] { $path }: { $what } (se esperaba: { $expected })
           *[other] { $path }: { $what } (se esperaba: { $expected }; recibido: { $got })
        }
    }
problem-list = { $problems }; y { $more } más
problem-out_of_range = fuera de los límites
problem-wrong_type = tipo de valor equivocado
problem-unknown_value = valor desconocido
problem-unknown_id = identificador desconocido
problem-unknown_key = clave desconocida
problem-unknown_type = tipo desconocido
problem-unknown_game = juego desconocido
problem-missing_key = falta una clave
problem-wrong_length = longitud equivocada
problem-wrong_number = número equivocado
problem-too_many = demasiados
problem-duplicate = repetido
problem-duplicate_key = clave repetida
problem-contradiction = contradice lo demás
problem-dead = este jugador está muerto
problem-wrong_card = esta carta no puede estar aquí
problem-wrong_deck = esta carta es de otro mazo o pila
problem-wrong_components = no son los componentes del juego
problem-no_such_seat = no existe ese puesto
problem-too_deep = anidado en exceso
problem-not_json = ilegible
problem-unreadable = ilegible
problem-wrong_game = partida guardada de otro juego
problem-other_version = otra versión
problem-illegal_action = esta acción no se permite aquí
problem-other_digest = la partida no se reproduce tal como se guardó

# Textos técnicos de la biblioteca, por sus palabras inglesas; n, id y list representan lo que haya en su lugar.
expected-n-to-n = de { $n } a { $n2 }
expected-at-most-n = como mucho { $n }
expected-n-of-id = { $n } de { $id }
expected-n-of-id-in-all-zones = { $n } de { $id } entre todos los lugares
expected-n-different-ones-of-list = { $n } distintos de entre { $list }
expected-n-items = { $n ->
        [one] 1 elemento
       *[other] { $n } elementos
    }
expected-n-digests = { $n ->
        [one] 1 huella
       *[other] { $n } huellas
    }
expected-the-id-of-a-card = el identificador de una carta
expected-the-id-of-a-character = el identificador de un personaje
expected-the-id-of-a-area = el identificador de un área
expected-a-number-a-text-nothing-seats-or-a-kind-with-an-id = un número, un texto, nada, puestos o una clase con un identificador
expected-a-seat-number-or-none = un puesto
expected-a-whole-number = un número entero
expected-a-whole-number-from-0-to-2-64-1 = un número entero de 0 a 2^64 - 1
expected-true-or-false = true o false
expected-a-sequence-of-ids = una lista de identificadores
expected-a-position = una Position
expected-a-position-or-none = una Position
expected-a-sequence-of-position-or-none = una lista de Position
expected-a-seat-or-none = un puesto
expected-an-id-or-none = un identificador
expected-an-object = un objeto
expected-an-object-with-a-type = un objeto con tipo
expected-a-list = una lista
expected-a-text = un texto
expected-nothing = nada
expected-a-legal-action = una acción permitida
expected-each-stream-once = cada serie una sola vez
expected-each-key-once = cada clave una sola vez
expected-a-whole-number-from-n-to-n = un número entero de { $n } a { $n2 }
expected-one-of-list = uno de estos: { $list }
expected-a-line-of-text-of-n-to-n-signs = una línea de texto de { $n } a { $n2 } signos
got-a-table-of-n = una tabla de { $n }
got-a-list-of-n = una lista de { $n }
expected-a-whole-number-or-none = un número entero
expected-a-card-id = el identificador de una carta
expected-a-sequence-of-card-ids = una lista de identificadores de cartas
expected-results-by-stream = los resultados de cada dado
expected-a-stream-and-its-results = un dado y sus resultados
expected-a-whole-number-from-n-to-n-or-none = un número entero de { $n } a { $n2 }
expected-an-id = un identificador
expected-a-seat = un puesto
expected-a-sequence-of-ids-or-none = una lista de identificadores
expected-a-key-and-its-value = una clave y su valor
expected-a-list-each-a-whole-number = una lista de números enteros
expected-a-list-each-a-whole-number-from-n-to-n = una lista de números enteros de { $n } a { $n2 }
expected-a-mapping-of-list = valores por { $list }
expected-a-list-each-an-id = una lista de identificadores
expected-nothing-no-die-is-rolled = nada: no se tira ningún dado
expected-seats-in-order = puestos por orden
expected-json = JSON
got-a-very-large-number = un número enorme
got-none = ninguno
got-nothing = nada

# Fallos de los archivos de contenido.
expected-an-id-of-up-to-n-small-letters-digits-and-beginning-with-a-letter = un identificador de hasta { $n } minúsculas, cifras y _, que empiece por una letra
expected-an-id-of-up-to-n-small-letters-digits-and-beginning-with-a-letter-other-than-id = un identificador de hasta { $n } minúsculas, cifras y _, que empiece por una letra y no sea { $id }
expected-one-of-id = { $id } y nada más
expected-n-to-n-of-them = de { $n } a { $n2 }
expected-each-at-most-once = cada uno como mucho una vez
expected-each-id-once-it-stands-at-path-too = cada identificador una sola vez; está también en { $path }
expected-a-folder-with-content-files = una carpeta con archivos de contenido
expected-at-least-one-of-list = al menos uno de estos: { $list }
expected-at-most-n-bytes = como mucho { $n } bytes
expected-a-readable-file = un archivo legible
expected-text-in-utf-8 = texto en UTF-8
expected-toml = TOML
expected-text = texto
expected-a-table-with-list = una tabla con { $list }
expected-a-table-with-id = una tabla con { $id }
expected-a-table-with-a-value-for-each-key = una tabla con un valor para cada clave
expected-an-array-of-tables = una lista de tablas
got-an-unknown-file = un archivo desconocido
got-nested-too-deeply = anidado en exceso
got-byte-n = el byte { $n }

## Errores de la línea de órdenes

cli-error = boardrules: { $message }
cli-unknown_game = juego desconocido: { $game } (conocidos: { $known })
cli-unknown_game_near = juego desconocido: { $game }; ¿quizá { $near }? (conocidos: { $known })
cli-game_of_replay = { $message }; un juego que no está instalado se indica junto al archivo: boardrules replay ARCHIVO --game módulo:NOMBRE
cli-game_of_resume = { $message }; un juego que no está instalado se indica junto al archivo: boardrules play módulo:NOMBRE --resume ARCHIVO
cli-unknown_language = idioma desconocido: { $lang } (conocidos: { $known })
cli-unknown_option = opción desconocida: { $name } (conocidas: { $known })
cli-option_too_deep = { $name } no se puede dar en la línea de órdenes (se puede dar: { $known })
cli-unknown_rule = regla desconocida: { $rule }
cli-unknown_rule_near = regla desconocida: { $rule }; ¿quizá { $near }?
cli-option_form = las opciones se dan como NOMBRE=VALOR, no { $got }
cli-option_twice = { $name } no puede ser a la vez { $first } y { $second }
cli-not_with_resume = una partida guardada se reanuda tal como está, sin { $names }
cli-not_a_number = { $name } tiene que ser un número entero, no { $got }
cli-seat_range = --seat tiene que ir de 1 a { $last }, no { $got }
cli-cannot_read = no se puede leer { $file }: { $reason }
cli-cannot_write = no se puede escribir { $file }: { $reason }
cli-not_a_save = { $file } no es una partida guardada, así que no se sobrescribe
cli-no_output = no se puede escribir la salida: { $reason }
cli-not_text = no es un archivo de texto
cli-bad_name = no puede ser el nombre de un archivo
cli-os-ENOENT = no existe el archivo o la carpeta
cli-os-EISDIR = es una carpeta
cli-os-EACCES = no está permitido
cli-os-EPERM = no está permitido
cli-os-EROFS = es de solo lectura
cli-os-ENOTDIR = parte de la ruta no es una carpeta
cli-os-ENAMETOOLONG = el nombre es demasiado largo
cli-os-ENOSPC = no queda espacio
cli-os-EBADF = está cerrada
cli-os-EIO = el dispositivo no responde
cli-no_extra = la línea de órdenes necesita { $package }: pip install 'boardrules[cli]'
cli-missing = falta: { $names } (ver boardrules --help)
cli-unrecognized = argumento desconocido: { $names } (ver boardrules --help)
cli-no_value = { $name } necesita un valor (ver boardrules --help)
cli-unknown_command = orden desconocida: { $got } (conocidas: { $known })
cli-bad_arguments = argumentos incorrectos: { $detail }
cli-endless = las reglas de este juego no lo terminan: no ha acabado tras { $count } respuestas seguidas, las más que debería durar (most_decisions)
cli-internal = error interno, por favor comunícalo: { $detail }

## Ayuda

help-usage = Uso:
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-about = Juegos de mesa de verdad, jugados exactamente según sus reglamentos.
help-help = muestra esta ayuda y sale
help-version = muestra la versión y sale
help-play = jugar una partida en el terminal; sin terminal, la partida se juega sola
help-replay = reproducir con palabras una partida guardada, comprobando cada huella
help-games = enumerar los juegos instalados
help-rules = mostrar las reglas de un juego, dónde las aplica el código y qué pruebas las cubren
help-game = identificador de un juego instalado, como shadow_hunters, o módulo:NOMBRE
help-game-or-resume = identificador de un juego instalado, como shadow_hunters, o módulo:NOMBRE (con --resume, solo si el juego no está instalado)
help-game-of-save = el juego de la partida como módulo:NOMBRE, si no está instalado (una partida guardada nunca dice qué módulo ejecutar)
help-rule = una sola regla; sin ella, todas
help-file = una partida guardada
help-players = número de jugadores
help-seed = número entero que decide todos los dados y mezclas (por defecto, al azar)
help-seat = el jugador que eres, desde 1 (por defecto, 1)
help-lang = idioma: { $known } (por defecto, en)
help-save = archivo en el que se guarda la partida
help-resume = seguir con una partida guardada, que se guarda en el mismo archivo si --save no indica otro
help-undo = qué se puede deshacer: todo (free), nada (never) o las respuestas que no han mostrado nada nuevo (until_reveal, si no se indica otra cosa)
help-option = un campo sencillo del Setup del juego, en el que los puestos cuentan desde 0 (las posiciones solo se preparan con la biblioteca); se puede repetir
help-show_rules = mostrar las reglas que hay detrás de cada suceso

## La partida

play-header = { $game } · semilla { $seed }
play-resumed = { $count ->
        [one] La partida sigue después de 1 paso.
       *[other] La partida sigue después de { $count } pasos.
    }
play-log = Lo que ha sucedido
play-you = { $seat } (tú)
play-ask = Tu respuesta [1-{ $count }; h, ayuda]:
play-ask_offer = Tu respuesta [1-{ $count }; Intro, que sigan; h, ayuda]:
play-only_pass = (Se te pregunta de todos modos, para que nadie sepa qué tienes. Con w dejas pasar todo esto.)
play-only_decline = (Se te pregunta de todos modos, para que nadie sepa qué tienes.)
play-offer = Aquí puedes intervenir.
play-unknown = Responde con un número de 1 a { $count }, o con h para ver la ayuda.
play-rules_on = Se muestran las reglas.
play-rules_off = Se ocultan las reglas.
play-undone = Deshecho.
play-saved = Guardado en { $file }.
play-explain_nothing = Nada de lo que hace algo se llama «{ $words }».
play-save_where = Da un nombre de archivo: s ARCHIVO
play-passing = Pasas hasta tu próximo turno.
play-passing_later = Pasarás las ventanas hasta tu próximo turno, pero esta pregunta espera una respuesta.
play-left = Has dejado la partida.
play-interrupted = Interrumpido.
play-over = La partida ha terminado
play-winner = { $seat }: { $character }
play-winner_plain = { $seat }
play-help-number = elegir esa acción
play-help-t = ver la mesa
play-help-i = explicar las cartas y áreas que hay en la mesa; i NOMBRE explica lo que se llame así
play-help-l = ver todo lo que ha sucedido
play-help-r = mostrar u ocultar las reglas; r ID muestra el título de una
play-help-u = deshacer tu última respuesta
play-help-w = pasar en todas las pausas hasta tu próximo turno
play-help-s = guardar la partida
play-help-q = salir
play-help-h = esta ayuda

## Reproducción y reglas

replay-header = { $game } · semilla { $seed } · { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    }
replay-start = El comienzo
replay-step = { $number }. { $seat }: { $action }
replay-ok =
    { $count ->
        [one] La huella coincide.
       *[other] Coinciden las { $count } huellas.
    }
replay-open = La partida no ha terminado.
rules-code = código
rules-tests = pruebas
rules-none = ninguna

## La mesa de un juego que no dibuja la suya

view-phase = Fase: { $phase }
view-waiting = Deciden: { $seats }
view-yes = sí
view-no = no
view-nothing = –

## Lo que dicen varias mesas

table-you = tú
table-first = primer jugador: { $seat }
