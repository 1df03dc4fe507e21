## Ayuda

help-sombra = Una mesa para juegos de sombras. Sin ninguna orden, abre mesas para tus amigos.
help-usage = Uso
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-help = Muestra la ayuda
help-version = Muestra la versión
help-lang = Idioma: en o es (si no se dice, el del sistema)
help-option = Una opción del juego, como NOMBRE=VALOR ({ $known })

help-serve = Abre mesas para tus amigos en esta máquina (también lo hace sombra a secas)
help-serve-listen = Dónde escuchar, como 0.0.0.0:7777 para toda la red (si no se dice, 127.0.0.1:7777, o un puerto libre)
help-serve-data = La carpeta del diario (si no se dice, donde este sistema guarda los datos)
help-serve-push_services = Deja que los navegadores usen para los avisos también este servicio push, además de los habituales: https://push.example.org; se puede repetir
help-serve-rehearse = Reparte siempre las mismas partidas: para pruebas e imágenes, nunca para jugar, porque quien sabe la semilla sabe todas las cartas
help-serve-requests_per_second = Cuántos cambios por segundo puede pedir una dirección (si no se dice, 20)
help-serve-bot_pause = Cuántos milisegundos tarda en contestar un bot intermedio mientras alguien mira (si no se dice, 600); los demás, algo más o menos
help-serve-https = Los navegadores llegan por https, a través de un proxy: las cookies son solo para https
help-serve-log = Cuánto registrar: off, error, warn, info, debug
help-serve-log_json = Escribe el registro en JSON
help-play = Juega una partida aquí en la terminal, contra bots o por turnos en el mismo teclado
help-play-game = Qué juego
help-play-seats = Quién se sienta dónde: you, you=NOMBRE o un bot (easy, medium, hard, master), con comas (si no se dice, tú y los bots que hagan falta)
help-play-seed = La semilla del reparto (si no se dice, una nueva)
help-play-record = Escribe el registro en este archivo al acabar o dejar la partida
help-sim = Pone a los bots a jugar muchas partidas y cuenta los resultados
help-sim-game = Qué juego
help-sim-seats = Cuántos asientos
help-sim-bots = Qué bots, con comas; uno por asiento, o menos y se repiten
help-sim-games = Cuántas partidas
help-sim-seed = La semilla de la que salen todas las partidas
help-sim-jobs = Cuántas partidas a la vez (si no se dice, una por núcleo)
help-arena = Hace que los bots se enfrenten, rotando de asiento con los mismos repartos, y mide su fuerza
help-arena-game = Qué juego
help-arena-bots = Qué bots, separados por comas: un nivel, search:N (un bot que busca con N simulaciones por elección) o cmd:PROGRAMA; uno por asiento, o menos: entonces el último ocupa los demás asientos
help-arena-bot = Un bot más, detrás de los de --bots; puede llevar comas, como cmd:"./mi-bot --pesos 1,2"
help-arena-rivals = En vez de una mesa para todos: cada bot solo contra una mesa de cada uno de estos rivales
help-arena-seats = Cuántos asientos
help-arena-games = Cuántas partidas como mucho, redondeadas para que cada reparto se juegue desde todos los asientos
help-arena-all = Juega todas las partidas, aunque antes ya se distingan todos los bots
help-arena-seed = La semilla de la que salen todas las partidas
help-arena-jobs = Cuántas partidas a la vez (si no se dice, una por núcleo)
help-arena-patience = Cuánto puede tardar un programa externo en cada elección
help-arena-json = En JSON
help-arena-chart = Dibuja además las victorias en este archivo SVG
help-learn = Aprende los pesos de los bots que buscan, con partidas entre bots
help-learn-game = Qué juego
help-learn-seats = Cuántos asientos; con varios números, separados por comas, los pesos valen para todos
help-learn-games = Cuántas partidas
help-learn-bot = Qué bot las juega
help-learn-seed = La semilla de la que salen todas las partidas
help-learn-habits = Aprende cómo suelen elegir los bots, en vez de quién gana
help-learn-jobs = Cuántas partidas a la vez (si no se dice, una por núcleo)
help-learn-out = Escribe los pesos en este archivo (si no se dice, los muestra)
help-transcript = Escribe una partida de bots en JSON Lines, para otros programas
help-transcript-game = Qué juego
help-transcript-seats = Cuántos asientos
help-transcript-seed = La semilla del reparto
help-transcript-bots = Qué bots, con comas (si no se dice, random)
help-replay = Cuenta en frases una partida registrada
help-replay-file = El registro
help-replay-view = Con qué ojos: un asiento (A, B, …), crowd o all
help-analyse = Decir qué opina un bot fuerte de una partida guardada: quién iba ganando y qué costó cada elección
help-analyse-file = El registro
help-analyse-seat = Solo las elecciones de este asiento: A, B, … (si no, las de todos)
help-analyse-json = En JSON
help-verify = Vuelve a jugar un registro y comprueba cada línea, el resultado y la semilla
help-verify-file = El registro
help-scenario = Ejecuta escenarios: posiciones, elecciones y lo que debe cumplirse tras cada una
help-scenario-files = Los escenarios
help-rules = Muestra las reglas de un juego
help-rules-game = Qué juego
help-rules-quick = Solo la referencia rápida
help-cards = Muestra las cartas de un juego
help-cards-game = Qué juego
help-cards-json = En JSON Lines
help-cards-check = Solo revisa este archivo de cartas y señala cada error
help-own-cards = Juega con las cartas de este archivo en lugar de las incluidas (La Princesa)
help-perft = Cuenta las líneas de juego que siguen a un reparto
help-perft-game = Qué juego
help-perft-seats = Cuántos asientos (si no se dice, los menos posibles)
help-perft-seed = La semilla del reparto
help-perft-depth = Cuántas elecciones de profundidad
help-bench = Mide lo rápidas que son las reglas
help-bench-game = Qué juego (si no se dice, todos)
help-bench-json = En JSON Lines
help-bench-seconds = Cuánto tiempo medir con cada número de asientos
help-load = Mide cuánto aguanta el servidor, y qué pierde cuando lo matan
help-load-game = Qué juego
help-load-tables = En cuántas mesas se juega
help-load-clients = Cuántos clientes juegan en cada una
help-load-seconds = Cuánto tiempo medir
help-load-idle_tables = Cuántas mesas más esperan, para ver lo que ocupa una
help-load-idle_streams = Cuántos flujos las miran
help-load-pages = Los clientes son navegadores: cargan páginas y reciben trozos de ellas, no JSON
help-load-think = Cuántos milisegundos piensa un cliente antes de cada elección
help-load-bots = En vez de eso: un cliente y bots de este nivel en cada mesa; mide lo que tardan los bots y lo que nota la gente
help-load-chaos = En vez de eso: mata el servidor tantas veces y mira qué se pierde
help-load-flood = En vez de eso: deja que tantas direcciones lean mesas sin pausa y mide a alguien que juega
help-load-server = Qué servidor (si no se dice, uno propio)
help-load-json = En JSON
help-completions = Muestra el autocompletado para un intérprete de órdenes
help-completions-shell = Qué intérprete

## Lo que ha ido mal

error-unknown-game = no hay ningún juego «{ $asked }»: hay { $known }
error-unknown-bot = no hay ningún bot «{ $asked }»: hay { $known }
error-unknown-language = Sombra no habla «{ $asked }»: habla en y es
error-option = { $why } ({ $game }: { $known })
options-none = ninguna opción
error-unknown-seat = «{ $asked }» no es un asiento de esta mesa: los asientos son A, B, …
error-unknown-view = «{ $asked }» no ve nada: di un asiento de esta mesa, crowd o all
error-seats = { $game } es para { $least } a { $most } asientos, no para { $asked }
error-too-many-bots = { $bots } bots no caben en { $seats } asientos
error-playouts = search:{ $asked } no es un bot que busca: da un número de simulaciones de 1 a { $most }, como search:64
error-no-command = cmd:{ $asked } no es un programa: da una orden con sus argumentos, como cmd:"./mi-bot --rapido", con todas las comillas cerradas
error-no-bots = una arena necesita algún bot: --bots hard,greedy
error-program-missing = { $program }: no existe ese programa
error-program-denied = { $program }: este archivo no se puede ejecutar; ¿está marcado como programa (chmod +x)?
error-program-start = { $program }: no se puede iniciar: { $why }
error-program-ended = { $program }: terminó con el código { $code } en vez de responder; un programa responde a cada línea que lee, hasta que se acaba su entrada
error-program-closed = { $program }: lo mataron, o cerró su salida, en vez de responder; un programa responde a cada línea que lee, hasta que se acaba su entrada
error-program-silent = { $program }: no respondió en { $seconds } s; un programa tiene que vaciar el búfer tras cada línea que escribe, y con --patience tiene más tiempo
error-program-unasked = { $program }: dijo «{ $said }» sin que se le preguntara; un programa responde con una línea a cada línea que lee
error-program-unreadable = { $program }: respondió «{ $said }»; lo correcto habría sido una línea como { $right }
error-program-illegal = { $program }: eligió «{ $said }», que aquí no es legal; son legales: { $legal }
error-too-few-games = { $games } partidas con ganador son pocas para aprender de unas y probar los pesos en otras: juega más con --games
error-no-habits = Este juego no tiene costumbres que aprender: en sus simulaciones todos siguen la heurística
error-no-you = alguien tiene que jugar: di you en al menos un asiento, o usa sombra sim
error-name = un nombre tiene de 1 a 40 caracteres normales, no «{ $asked }»
error-name-twice = dos jugadores no pueden llamarse «{ $asked }»
error-file = { $file }: { $why }
error-file-missing = { $file }: no existe ese archivo
error-file-text = { $file }: no es un archivo de texto
error-file-denied = { $file }: no se puede abrir por falta de permiso
error-file-large = { $file }: el archivo es demasiado grande: { $most } MiB como mucho
error-file-folder = { $file }: es una carpeta, no un archivo
why-log = es off, error, warn, info o debug
why-server = una dirección es como 127.0.0.1:7777
why-seed = una semilla es un número entero menor que 2⁶⁴ sin ceros delante, o 64 cifras hexadecimales en minúscula
why-number = se espera un número entero a partir de 1, y no demasiado grande
error-exists = { $file } ya existe y no se ha escrito nada encima
error-place = { $file }: línea { $line }, columna { $column }: { $what }
error-no-cards = las cartas de { $game } no se pueden cambiar
error-mistakes = { $file } tiene { $count ->
    [one] un error
   *[other] { $count } errores
}; no se ha cambiado nada
cards-warned = { $file }: hay { $count ->
    [one] un aviso
   *[other] { $count } avisos
}; sombra cards { $game } --check { $file } { $count ->
    [one] lo muestra
   *[other] los muestra
}
cards-error = error
cards-warning = aviso
cards-help = ayuda
cards-good = { $file } no tiene errores{ $warnings ->
    [0] {""}
    [one] , y un aviso
   *[other] , y { $warnings } avisos
}
    contents { $hash }
error-command = no hay ninguna orden «{ $asked }»: hay { $known }
error-argument = aquí no hay ninguna opción «{ $asked }»; mira { $help }
error-extra = «{ $asked }» sobra; mira { $help }
error-value = «{ $asked }» no vale para { $argument }: { $why }
error-value-known = «{ $asked }» no vale para { $argument }: di { $known }
error-missing = falta { $argument }; mira { $help }
error-needs-value = { $argument } necesita un valor; mira { $help }
error-text = la línea de órdenes no es texto; mira { $help }
error-twice = { $argument } está dos veces

## Jugar

play-deal = El reparto sale de una semilla cuyo SHA-256 es { $commitment }.
play-help =
    Escribe un número o un nombre para elegir.
    ? NOMBRE  qué hace una carta       mesa      dibuja la mesa otra vez
    reglas    la referencia rápida     historia  lo que ha pasado hasta ahora
    visto     lo que has visto y puedes volver a mirar
    pista     qué elegiría un bot fuerte con lo que tú sabes
    salir     deja la partida
play-prompt = { $name }, elige (? para ayuda):
play-first = { $name }, empiezas tú. Pulsa Intro cuando nadie más esté mirando. (Entre un jugador y otro se borra la pantalla, también lo que se ve al subir.)
play-hand-over = { $name }, te toca. Pulsa Intro cuando nadie más esté mirando.
play-no-undo = Aquí no se deshace: una elección es definitiva, y lo visto no se puede olvidar.
play-what = No sé qué es «{ $said }». Escribe el número o el nombre de una elección, o ? para ayuda.
play-which = ¿Cuál quieres decir: { $names }?
play-hint = Qué elegiría un bot fuerte con lo que tú sabes, y tus opciones de ganar:
play-hint-equal = { $choice } (más o menos igual)
play-hint-more = { $count } más: pista todas
play-hint-people = Aquí no hay pistas mientras otras personas juegan en este teclado: no sería justo.
play-nothing-seen = No hay nada que volver a mirar.
play-which-card = En este juego no hay ninguna carta «{ $said }».
play-forced = Solo queda una elección: { $choice }.
play-story = Qué ha pasado
play-save = ¿Guardar el registro? Nombre del archivo, o Intro para no guardarlo:
play-saved = El registro está en { $file }. Para volver a contarlo: sombra replay { $file }
play-left = Has dejado la partida. ¡Hasta pronto!
play-seed = Semilla { $seed }
commands-help = ?, h, ayuda, help
commands-table = mesa, table
commands-rules = reglas, rules
commands-log = historia, log
commands-seen = visto, seen
commands-quit = salir, quit, q
commands-hint = pista, hint
commands-hint-all = pista todas, pistas, hint all
commands-undo = deshacer, undo
commands-yes = s, sí, si, y, yes
commands-no = n, no
you = Tú
percent = { $value } %
player = Jugador { $seat }

## Sim

sim-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $title }, { $seats } asientos
sim-bot = Bot
sim-seat = Asiento
sim-wins = Victorias
sim-rate = Porcentaje
sim-interval = Intervalo del 95 %
sim-played = Jugadas
sim-nobody = No ganó nadie
sim-length = Elecciones por partida
sim-length-value = { $mean } de media, de { $least } a { $most }
sim-character = Personaje
sim-ending = Final
sim-count = Partidas
sim-rounds = Rondas por partida
sim-rounds-value = { $median } (mediana), de { $least } a { $most } en 90 de cada 100 partidas, { $longest } como máximo
sim-speed = Elecciones por segundo

## Arena

arena-title = { $title }, { $seats } asientos, semilla { $seed }
arena-rating = Puntuación
arena-time = ms/elección
arena-simulations = Simulaciones/s
arena-played = { $games } partidas: { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}, cada uno jugado una vez desde cada asiento. Un bot cuenta una vez por cada asiento que ocupa.
arena-stopped = Terminó antes de tiempo, tras { $deals } de { $planned } repartos: ya se distinguen todos los bots.
arena-apart = Se distinguen todos los bots.
arena-undecided = Sin distinguir: { $pairs }.
arena-pair = { $one } y { $other }
arena-against = contra { $rival }
arena-no-pairs = No hay nada que jugar: cada bot es su propio rival.
arena-method = Los intervalos valen, pare cuando pare la arena. docs/bots-in-depth.md describe el método.
arena-chart-title = { $title }: cuánto gana cada bot
arena-chart-what = { $games } partidas, { $seats } asientos; intervalos del 95 %
arena-chart-pair = { $bot } contra { $rival }
arena-chart-each = cada bot solo contra sus rivales; { $games } partidas como mucho, { $seats } asientos; intervalos del 95 %
arena-chart-fair = todos juntos { $rate }

## Learn

learn-games = { $games } partidas con ganador. Estas cifras son de las { $held } que se reservaron para la prueba.
learn-weights = Pesos
learn-loss = Pérdida logarítmica
learn-favorite = Ganó el favorito
learn-now = recién aprendidos
learn-before = los de ahora
learn-equal = todos por igual
learn-seats = Asientos
learn-predicted = Previsto
learn-observed = Ganaron
learn-habits = Con qué frecuencia se elige lo más probable, en partidas reservadas para la prueba:
learn-moment = Momento
learn-choices = Elecciones

## Replay, verify, scenario, perft, bench

replay-header = { $title } · { $options } · semilla { $seed }
replay-header-sealed = { $title } · { $options } · compromiso { $seed }
replay-unfinished = La partida se dejó aquí.
analyse-title = { $title }: qué opina un bot fuerte de esta partida
analyse-at = Elecciones
analyse-what = Qué empieza o acaba
analyse-worst = Lo que salió más caro
analyse-none = Ninguna elección costó nada que el bot distinga del azar.
analyse-choices = Cada elección, con lo que se sabía entonces
analyse-agrees = { $name }: { $made } ({ $chance }). El bot haría lo mismo.
analyse-as-good = { $name }: { $made } ({ $chance }). Igual de bueno: { $best } ({ $better }).
analyse-better = { $name }: { $made } ({ $chance }). Mejor: { $best } ({ $better }). Costó un { $cost }.
analyse-method = El bot busca como uno difícil. Sus cifras varían unos puntos; lo que no distingue del azar no cuesta nada.
verify-good = { $file }: correcto. { $choices ->
    [one] 1 elección
   *[other] { $choices } elecciones
}, { $ending }; la semilla coincide con el compromiso.
verify-over = ganó { $winners }
verify-nobody = no ganó nadie
verify-unfinished = sin terminar
scenario-good = { $title } ({ $claims ->
    [one] 1 afirmación
   *[other] { $claims } afirmaciones
})
scenario-sum = Se cumplen { $passed } de { $all } escenarios.
perft-depth = Profundidad
perft-lines = Líneas de juego
bench-seats = Asientos
bench-games = Partidas/s
bench-decisions = Elecciones/s
bench-clone = Copia

## What is wrong with a record, an option or a form

wrong-first-line = un registro empieza con la línea «{ $line }»
wrong-after-end = tras el final de la partida no puede venir nada más
wrong-carriage-return = las líneas acaban solo con un salto de línea, sin retorno de carro
wrong-cut-off = el registro está cortado: su última línea es «over …» o «unfinished»
wrong-player-lines = el registro dice «seats { $seats }», así que lleva { $seats } líneas que empiezan por «player»
wrong-other-line = aquí va una línea que empieza por «{ $key }»
wrong-mixed-order = las palabras para el reparto van en el orden de los asientos
wrong-no-choice-line = aquí va un asiento y lo que elige, «over …» o «unfinished»
wrong-no-contribution-line = aquí va un asiento y su palabra para el reparto
wrong-written = esto se escribe «{ $written }»
wrong-no-seat = en una mesa de { $seats } no hay asiento { $seat }
wrong-seat-count = una mesa tiene de 1 a 8 asientos
wrong-seat = un asiento es una letra de la A a la H
wrong-name = un nombre tiene de 1 a { $most } caracteres corrientes
wrong-contribution = una palabra para el reparto tiene de 1 a { $most } signos: letras sin tilde, cifras o guiones
wrong-hexadecimal = aquí van 64 cifras hexadecimales en minúscula
wrong-other-game = es un registro de { $game }, no de { $asked }
wrong-commitment = esta es la huella de otra semilla o de otro secreto
wrong-mixed-seed = la semilla no sale del secreto y de las palabras de los jugadores
wrong-not-over = con estas elecciones la partida no ha terminado
wrong-other-ending = la partida terminó de otro modo: «{ $ending }»
wrong-seats = el juego es de { $least } a { $most } asientos, no { $asked }
wrong-game = no hay ningún juego «{ $asked }»
wrong-missing-field = falta «{ $field }»
wrong-extra-field = no hay lugar para «{ $field }»
wrong-broken-body = se corta o sus fragmentos están mal formados
wrong-no-object = se espera un objeto: {"{…}"}
wrong-syntax = deja de ser JSON en la línea { $line }, columna { $column }
wrong-value = antes de la línea { $line }, columna { $column }, hay un valor de tipo incorrecto
wrong-no-option = aquí no hay ninguna opción «{ $option }»; las opciones son: { $known }
wrong-twice-option = «{ $option }» está dos veces
wrong-no-options = este juego no tiene opciones, así que «{ $option }» no es una
wrong-no-value = «{ $option }» puede ser { $known }, no «{ $value }»
wrong-contents = esta partida se jugó con otras cartas que las que hay aquí: el registro necesita las cartas con el hash { $needed } (en la línea de comandos: --cards ARCHIVO), y aquí están las de { $found }
wrong-form-value = hay un valor de tipo incorrecto

## The server, and what it refuses

refusal-not-seated = No estás en esta mesa.
refusal-seated-already = Ya estás en esta mesa.
refusal-no-such-seat = Esta mesa no tiene asiento { $seat }.
refusal-seat-taken = El asiento { $seat } está ocupado.
refusal-full = Todos los asientos están ocupados.
refusal-no-bot = En el asiento { $seat } no hay ningún bot.
refusal-not-missing = Nadie tiene que jugar por el asiento { $seat }: quien juega ahí está presente, o la partida espera a otros.
refusal-bad-name = Un nombre tiene de 1 a 40 letras, cifras, signos corrientes y emojis en una sola línea, sin espacios en los extremos ni signos que unan otros.
refusal-name-taken = Aquí ya hay alguien que se llama { $name }.
refusal-bad-word = La palabra para el reparto tiene de 1 a 64 signos: letras sin tilde, cifras o guiones.
refusal-bad-saying = Un mensaje tiene de 1 a { $max } caracteres en una sola línea, y alguno de ellos se ve.
refusal-bad-options = El juego no tiene esas opciones: { $why }.
refusal-begun = La partida ya ha empezado.
refusal-no-hints = Solo hay pistas donde todos los demás son bots.
refusal-nothing-asked = Ahora no se te pregunta nada.
refusal-not-begun = La partida aún no ha empezado.
refusal-not-over = La partida no ha terminado.
refusal-not-here = Aún falta por llegar: { $names }. La partida espera dos minutos, y más mientras tengan abierta la partida anterior. Puedes enviarles el enlace de esta mesa.
refusal-seats-free = La partida empieza cuando están ocupados todos los asientos.
refusal-stale = La partida ha avanzado entretanto. Mira otra vez y elige.
refusal-too-much = Tú, o todos juntos, habéis llegado al límite de mensajes y cambios en esta mesa.
refusal-unreadable-person = Eso no se puede elegir ahora. Mira otra vez y elige una de tus cartas.
refusal-unreadable = Así no se escribe una elección. Lo que se puede elegir está en la lista `legal`.
refusal-host-only = Eso solo puede hacerlo el propio servidor.
refusal-bad-cards = Las cartas tienen { $count ->
    [one] un error
   *[other] { $count } errores
}. El primero está en { $at }: { $what }
refusal-full-shelf = Este servidor ya no guarda más cartas de jugadores. Juega con cartas que ya conozca, o en un servidor tuyo.
refusal-bad-opening = Esta mesa no se puede abrir: { $why }.
refusal-no-page = En esta dirección no hay nada.
refusal-wrong-method = Eso no se puede hacer en esta dirección.
refusal-no-game = Ese juego no está en la estantería.
refusal-no-seat = Los asientos se numeran del 0 al 7.
refusal-no-level-person = No hay bots de ese nivel.
refusal-no-level = No hay bots de ese nivel: los hay random, easy, greedy, medium, hard y master.
refusal-no-phrase = Esa frase no existe.
refusal-bad-subscriber = Este servidor no puede enviar avisos a tu navegador: `endpoint` tiene que ser una dirección de un servicio push conocido, y `p256dh` y `auth` las claves que el navegador da con ella.
refusal-over = La partida ha terminado.
refusal-quiet = Esta mesa es tranquila: solo hay frases predefinidas.
refusal-muted = Quien organiza la mesa te ha silenciado.
refusal-removed = Quien organiza la mesa te ha sacado de ella. Puedes jugar en otra.
refusal-not-the-host = Eso solo puede hacerlo quien organiza la mesa.
refusal-nobody-else = En el asiento { $seat } no hay ninguna otra persona.
refusal-no-standing = No hay ninguna respuesta fija así: las hay ask, pass y pass-unless-target.
refusal-bad-clock-person = No hay ningún reloj así.
refusal-bad-clock = El reloj es none, brisk, relaxed, 12-hours, 1-day o 3-days.
refusal-no-host = La petición no dice en una sola cabecera Host para qué servidor es.
refusal-bad-query = No se entiende lo que dice esta dirección.
refusal-not-json = Envía el cuerpo como application/json.
refusal-too-large = El cuerpo es demasiado grande: puede tener 8 KiB, y un formulario 256 KiB.
refusal-too-slow = El cuerpo no ha llegado a tiempo: envíalo entero en diez segundos.
refusal-bad-body-person = Este formulario no ha llegado como se esperaba: { $why }. Vuelve a cargar la página e inténtalo otra vez.
refusal-bad-body = El cuerpo no es lo que espera esta dirección: { $why }.
refusal-no-token-person = Este navegador no tiene asiento aquí: siéntate primero.
refusal-no-token = Aquí hace falta una ficha: `Authorization: Bearer …`.
refusal-bad-token = Eso no es una ficha: tiene 64 cifras hexadecimales.
refusal-foreign-origin = Esto se ha pedido desde una página de otro sitio.
refusal-too-fast = Demasiado en muy poco tiempo: espera un segundo.
refusal-no-table = Esa mesa no existe.
refusal-full-house = La casa está llena: vuelve a intentarlo más tarde.
refusal-too-many-browsers = Ya hay cinco navegadores tuyos que reciben avisos de esta mesa. Desactívalos antes en alguno de ellos.
refusal-too-many-watchers = Ya hay demasiada gente mirando esta mesa: vuelve a intentarlo más tarde.
refusal-try-again = La mesa está ocupada: inténtalo otra vez.
refusal-damaged = Esta mesa ya no se puede leer. Sus líneas se conservan, y el registro del servidor dice qué les pasa.
refusal-out-of-order = Algo no va bien aquí: inténtalo otra vez.

## Serve and load

serve-open =
    Sombra está abierto en http://{ $address }
    El diario está en { $folder }. Ctrl+C lo cierra.
serve-closed = Cerrado. Todas las mesas están guardadas.
error-push-key = { $file }: no contiene ninguna clave. Bórralo y Sombra creará otra; los navegadores tendrán que pedir los avisos de nuevo
error-push-service = { $asked }: eso no es un servicio push; la dirección de uno es como https://push.example.org
error-address = { $asked }: ahí no se puede escuchar; una dirección es como 127.0.0.1:7777
error-address-taken = { $asked }: ahí ya escucha otro programa; prueba otra con --listen, o --listen 127.0.0.1:0 para un puerto libre
error-address-denied = { $asked }: este sistema no te deja escuchar ahí; por encima del puerto 1024 no hace falta permiso
error-data = { $folder }: { $why }
error-data-taken = { $folder }: otro Sombra está usando esta carpeta; di otra con --data
error-no-home = este sistema no indica ninguna carpeta de datos: dila con --data
load-tables = Mesas × clientes
load-choices = Elecciones por segundo
load-p50 = La mitad, avisadas en
load-p99 = 99 de cada 100, avisadas en
load-max = Todas, avisadas en
load-page-p50 = La mitad de las páginas, en
load-page-p99 = 99 de cada 100 páginas, en
load-errors = Errores
load-idle-tables = Mesas a la espera
load-idle-streams = Flujos a la espera
load-bytes = Memoria por mesa a la espera
load-resident = Memoria del servidor en total
load-bots-tables = Mesas × bots
load-bots-alone = Bots en una sola mesa: la mitad, 99 de cada 100 contestan en
load-bots-together = Bots en todas las mesas: la mitad, 99 de cada 100 contestan en
load-bots-slower = 99 de cada 100 en todas, entre la mitad en una sola
load-bots-people = Personas: la mitad, 99 de cada 100 elecciones aceptadas en
load-bots-thoughtless = Lo mismo sin que los bots piensen
load-kills = Muertes
load-chaos-tables = Mesas
load-chaos-choices = Elecciones en el diario
load-acknowledged = Elecciones confirmadas
load-lost = De ellas perdidas
load-doubled = Escritas dos veces
load-addresses = Direcciones que inundan
load-flood-tables = Mesas en el diario
load-reads = Sus lecturas por segundo
load-refused = De ellas rechazadas
load-honest = Peticiones de quien juega
load-honest-p50 = La mitad, respondidas en
load-honest-p99 = 99 de cada 100, respondidas en
load-honest-max = Todas, respondidas en

## Pages

page-skip = Saltar al contenido
page-menu = Menú
page-rules = Reglas
page-cards = Cartas
page-contents = Índice
page-filter = Mostrar
page-all = Todas
page-all-cards = Todas las cartas
page-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copias
} en el mazo
page-missing = Aquí no hay nada
page-refused = No ha podido ser
page-home = A la portada
page-foot = Sombra, una mesa para juegos de sombras.
front-title = Una mesa para juegos de sombras
front-what = Manos ocultas, jugadas secretas. Elige uno: los bots ocupan las sillas vacías.
front-continue = Continúa tus partidas
front-yours = Todas tus partidas
front-more = { $count ->
    [one] Otra partida en curso
   *[other] Otras { $count } partidas en curso
}
front-players = { $least }–{ $most } jugadores
front-learn = Aprende en 3 minutos
front-choose = Elegir asientos y bots
front-game = El juego
front-tables = Mesas abiertas
front-looking = Buscan jugadores
front-books = Reglamentos y cartas
front-ways = Más formas de jugar
front-bar-friends = Amigos
front-bar-join = Unirse
front-bar-watch = Mirar
open-what = Elige el juego y lo que vais a acordar. Después recibes un enlace y un nombre de cuatro palabras para mandar.
open-who = Quién puede unirse
open-invited = Por invitación
open-invited-what = Solo encuentran la mesa las personas a las que mandes el enlace o el nombre.
open-quiet = Mesa tranquila
open-quiet-what = Sin chat: solo una docena de frases predefinidas, que cada cual lee en su idioma.
open-anybody = Abierta a todos
open-anybody-what = La mesa aparece en la portada. Cualquiera puede sentarse o mirar.
open-do = Abrir la mesa
refused-table = Puede que el enlace esté incompleto, que alguna palabra del nombre esté mal escrita, o que nadie empezara la partida en una semana. Una partida terminada se encuentra por su enlace, no por su nombre. Aquí puedes hacer otra cosa:
refused-play = Elegir un juego

## Your games

yours-title = Tus partidas
yours-name = Tu nombre en este dispositivo:
yours-running = En curso
yours-finished = Terminadas
yours-nothing = Este navegador aún no tiene partidas. Empieza una y aparecerá aquí.
yours-open = Abrir
yours-analyse = Analizar
yours-curve = Tus opciones de ganar durante la partida
yours-rename = Cambiar el nombre
yours-rename-do = Guardar
yours-rename-what = En las mesas donde ya te has sentado sigue el nombre de antes.
yours-replay = Repetición
yours-record = Registro
yours-won = ganada
yours-lost = perdida
yours-place = puesto { $place } de { $seats }
yours-gathering = aún no ha empezado
yours-ready = todo listo para empezar
yours-waits = por elegir: { $names }
yours-alone = todavía sin nadie más
yours-bots = { $bots ->
    [one] contra un bot
   *[other] contra { $bots } bots
}
yours-people = con { $names }
yours-both = { $bots ->
    [one] con { $names } y un bot
   *[other] con { $names } y { $bots } bots
}
left-minutes = { $count ->
    [one] queda 1 min
   *[other] quedan { $count } min
}
left-days = quedan { $count } d { $hours } h
left-hours = { $count ->
    [one] queda 1 h
   *[other] quedan { $count } h
}
age-minutes = { $count ->
    [0] ahora mismo
    [one] hace un minuto
   *[other] hace { $count } minutos
}
age-hours = { $count ->
    [one] hace una hora
   *[other] hace { $count } horas
}
age-days = { $count ->
    [one] ayer
   *[other] hace { $count } días
}
device-title = Lleva tus partidas a otro dispositivo
device-what = Sin cuenta ni contraseña. Tu otro dispositivo también tendrá tus asientos.
device-do = Mostrar el código
device-nothing = Este navegador aún no tiene asientos.
device-qr = Código QR con el enlace
device-point = Apunta aquí con la cámara del otro dispositivo.
device-opens = O escribe allí estas palabras, en «Unirse».
device-words = Las palabras para el otro dispositivo
device-link = Mostrar el enlace
device-once = { $count ->
    [one] Sirve una vez, durante un minuto.
   *[other] Sirve una vez, durante { $count } minutos.
} Quien lo tenga recibe tus asientos: no lo publiques.
device-revoke = Retirar el código
device-gone = El código se ha usado o ha caducado. Si otro dispositivo ha recibido tus asientos, ahora puedes jugar en los dos.
take-title = Tus partidas en este dispositivo
take-what = Este dispositivo recibe los asientos de { $name }.
take-what-nameless = Este dispositivo recibe los asientos del otro.
take-both = Después se puede jugar en los dos. El enlace sirve una vez.
take-loses = { $count ->
    [one] Este dispositivo tiene una partida en curso. Pierde ese asiento.
   *[other] Este dispositivo tiene { $count } partidas en curso. Pierde esos asientos.
}
take-do = Recibir los asientos
take-no = No, dejarlo así
taken-title = Este código no sirve
taken-what = Ya se ha usado, se ha retirado o tiene más de diez minutos. Pide otro en el otro dispositivo, en «Tus partidas».
forget-title = Olvídame
forget-device = Tus asientos, tu nombre y tus ajustes desaparecen de este navegador.
forget-running = { $count ->
    [one] No podrás volver a tu partida en curso.
   *[other] No podrás volver a tus { $count } partidas en curso.
}
forget-finished = Las partidas terminadas se quedan: también las jugaron otros.
forget-ask = Olvídame…
forget-sure = No se puede deshacer.
forget-names = Cambiar también mi nombre en mis mesas por la letra del asiento. Los bots siguen jugando por mí, y mis otros dispositivos también pierden esos asientos.
forget-do = Olvídame ya
forgotten-title = Ya no te conocemos
forgotten-what = Este navegador ya no tiene aquí asientos, ni nombre, ni ajustes.

## Without a connection

offline-title = Sin conexión
offline-what = La mesa no responde. Esta página lo intenta de nuevo sola y sigue donde estabas.
offline-kept = No se pierde nada: toda elección aceptada queda guardada.
offline-again = Intentar de nuevo

## Settings

settings-title = Ajustes
settings-what = Se aplican al momento y se quedan en este navegador.
settings-language = Idioma
settings-language-what = también de reglas y cartas
settings-theme = Tema
settings-theme-what = las cartas no cambian
settings-theme-system = Sistema
settings-theme-night = Noche
settings-theme-paper = Papel
settings-size = Tamaño del texto
settings-size-what = nunca menos de 12 píxeles
settings-pace = Ritmo
settings-pace-what = la velocidad de los pasos; en automático, más breves cuando ya los conoces
settings-pace-auto = auto
settings-motion = Animación
settings-motion-what = cartas que viajan, dados que ruedan
settings-motion-system = Sistema
settings-motion-full = Toda
settings-motion-reduced = Reducida
settings-volume = Sonido
settings-volume-what = los pasos y tu turno
settings-volume-0 = no
settings-confirm = Confirmar
settings-confirm-what = preguntar antes de una elección definitiva
settings-confirm-off = Al momento
settings-confirm-on = Preguntar
settings-marks = Marcas
settings-marks-what = lo que le ha pasado a una carta
settings-marks-words = Signo y palabra
settings-marks-signs = Solo signo
settings-ghosts = Marcas fantasma
settings-ghosts-what = lo que cambiaría en el tablero con lo elegido
settings-ghosts-on = Visibles
settings-ghosts-off = Ocultas
settings-sample = Dos cartas, tal como se ven con estos ajustes
settings-reset = Restablecer los ajustes
settings-done = Listo
settings-sure = ¿Seguro?
settings-sure-yes = Sí
settings-sure-no = Todavía no
share-do = Compartir la repetición
share-moment = Compartir este momento
share-copied = El enlace está copiado.

## Books

front-quick = Guía rápida
front-rules = El reglamento
front-cards = Las cartas
front-programs = Para programas
front-programs-what = La interfaz JSON: mesas, elecciones, flujos.

## Sobre Sombra, y comprobar un registro

about-title = Sobre Sombra
about-what = Sombra es una mesa para juegos de sombras: manos ocultas y jugadas secretas, con amigos en el navegador, contra bots o en una terminal. No hace falta crear ninguna cuenta: tu navegador te guarda el asiento.
about-fair = Cómo sabes que el reparto es limpio
about-fair-before = Antes de que empiece la partida, la mesa muestra la huella (SHA-256) de un secreto. Nadie puede averiguar el secreto a partir de ella, y ya nadie puede poner otro en su lugar.
about-fair-words = Cada jugador puede añadir una palabra. La semilla del reparto es el SHA-256 del secreto junto con las palabras, así que ni el servidor por sí solo ni un jugador por sí solo puede elegir el reparto.
about-fair-after = Cuando acaba la partida, el registro muestra el secreto, las palabras, la semilla y todas las elecciones. Con él cualquiera puede volver a jugar la partida, carta por carta, y ver que no se ha cambiado nada.
about-check = Comprueba un registro
about-check-what = Pega aquí el registro de una partida. Se vuelve a jugar, línea por línea, y no se guarda. Si prefieres no fiarte de este servidor, haz lo mismo en tu máquina con
about-record = El registro
about-check-do = Comprobar
about-made = De qué está hecho
about-made-what = Sombra es software libre, MIT o Apache-2.0, a tu elección. Está escrito en Rust con axum, hyper y tokio, maud, Fluent, sqlx y SQLite, y con ChaCha8 y SHA-256 para el azar: bibliotecas libres también, casi todas con las mismas licencias, y SQLite es de dominio público.
check-whole = Este registro es correcto, de la primera línea a la última
check-wrong = Hay algo mal en este registro
check-place = Línea { $line }, columna { $column }
check-back = Volver a la mesa
check-game = Juego
check-players = Jugadores
check-ending = Resultado
check-choices = Elecciones
check-deal = El reparto
check-mixed = { $words ->
    [0] La semilla sale solo del secreto: nadie añadió ninguna palabra. El secreto
    [one] La semilla sale del secreto y de la palabra que añadió un jugador. El secreto
   *[other] La semilla sale del secreto y de las palabras que añadieron { $words } jugadores. El secreto
} es el de esta huella.
check-seed = La semilla es la de esta huella; los jugadores no intervinieron en ella.
check-compare = Si la mesa mostró la misma huella antes del reparto, después no se cambió nada:
check-self = Compruébalo tú
check-self-secret = la huella
check-self-seed = la semilla

## Jugar en el navegador

front-now = Jugar ya
front-seats = Asientos
front-bots = Bots
front-open = Una mesa para amigos
front-open-what = Ábrela y manda el enlace. Los bots ocupan las sillas que queden vacías.
own-cards = Tus propias cartas
own-cards-what = Pega un archivo de cartas o elige uno. La mesa lo guarda para siempre, y cualquiera en la mesa puede leerlo.
own-cards-usual = Las cartas de siempre, para empezar
own-cards-paste = El archivo de cartas
own-cards-file = O un archivo
own-cards-wrong = { $count ->
    [one] Tus cartas tienen un error
   *[other] Tus cartas tienen { $count } errores
}
own-cards-at = Línea { $line }, columna { $column }
own-cards-right = Lo correcto sería:
own-cards-again = Abrir la mesa con estas cartas
own-cards-note = Esta mesa juega con cartas propias.
own-cards-get = El archivo de cartas
front-open-do = Abrir una mesa
front-find = Unirse a una mesa
front-find-what = ¿Te han mandado un enlace o un nombre de cuatro palabras? Ponlo aquí.
front-link = Enlace o nombre de la mesa
front-find-do = Entrar
front-watch = Para mirar
front-no-tables = Ahora no hay ninguna mesa pública abierta. La tuya podría ser la primera.
front-free = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
front-join = Unirse
front-look = Mirar

lobby-private = Mesa privada
lobby-public = Mesa pública
lobby-invited = { $name } te invita a jugar a { $game }
lobby-invite = Manda este enlace a tus amigos
lobby-named = o diles su nombre:
lobby-share = Compartir
lobby-qr = Mostrar un código QR
lobby-qr-what = Código QR: el enlace a esta mesa
lobby-copy = Copiar
lobby-copied = Copiado
lobby-name = Tu nombre
lobby-sit = Sentarse
lobby-full = Todos los asientos están ocupados. Puedes quedarte a mirar, o jugar en una mesa tuya.
lobby-others = Otras mesas abiertas
lobby-you = tú
lobby-free = libre
lobby-add-bot = Sentar un bot
lobby-add-level = Sentar un bot: { $level }
lobby-send-bot = Despedir
lobby-leave = Levantarse
lobby-move = Sentarse aquí
lobby-start = Empezar
lobby-fill = Empezar, con bots
lobby-host-begins = { $name } empieza la partida, y puede ocupar los asientos libres con bots.
lobby-missing = { $count ->
    [0] Todos los asientos están ocupados.
    [one] Queda un asiento libre: lo ocupará un bot.
   *[other] Quedan { $count } asientos libres: los ocuparán bots.
}
lobby-away = { $count ->
    [one] { $names } no está. Si empiezas ahora, se te preguntará si un bot juega en ese asiento hasta que vuelva { $names }.
   *[other] No están: { $names }. Si empiezas ahora, se te preguntará si juegan bots en esos asientos hasta que vuelvan.
}
lobby-away-timed = { $count ->
    [one] { $names } no está. Si empiezas ahora, un bot juega en ese asiento cada vez que se acabe el tiempo.
   *[other] No están: { $names }. Si empiezas ahora, juegan bots en esos asientos cada vez que se acabe el tiempo.
}
lobby-agreed = La partida
lobby-options = Duración
lobby-clock = Reloj
lobby-agree = De acuerdo
lobby-bot-plays = Si alguien se va, los demás pueden dejar que un bot juegue en su lugar hasta que vuelva. Con reloj, el bot juega cuando se acaba el tiempo.
lobby-fair = ¿Es limpio el reparto?
lobby-fair-what = El reparto sale de un secreto que ya nadie puede cambiar: esta es su huella. Al acabar la partida se muestra el secreto, y cualquiera puede comprobarlo.

lobby-word = Dale al reparto una palabra tuya: así nadie puede haberlo preparado
lobby-swap = Cambiar de sitio
lobby-word-done = Tu palabra ya forma parte del reparto.
lobby-word-do = Darla

level-random = bot atolondrado
level-easy = bot fácil
level-greedy = bot codicioso
level-medium = bot intermedio
level-hard = bot difícil
level-master = bot maestro
level-random-name = Atolondrado
level-random-temper = Juega lo primero que pilla.
level-easy-name = Fácil
level-easy-temper = Juega deprisa y se despista.
level-greedy-name = Codicioso
level-greedy-temper = Se lanza a lo que brilla.
level-medium-name = Intermedio
level-medium-temper = Ve un paso por delante, no dos.
level-hard-name = Difícil
level-hard-temper = Lleva la cuenta de tus cartas.
level-master-name = Maestro
level-master-temper = Se lo piensa y no perdona una.
clock-none = Sin reloj
clock-relaxed = Tranquilo, 90 segundos
clock-brisk = Rápido, 20 segundos
clock-12-hours = Lento, 12 horas por jugada
clock-1-day = Lento, 1 día por jugada
clock-3-days = Lento, 3 días por jugada
seat-you = tú
seat-bot = bot
seat-away = ausente
seat-bot-plays = juega un bot
seat-expected = aún no ha llegado

room-guest = Invitado
room-your-move = Te toca
room-others-move = Los demás están eligiendo.
room-call-sound = Un sonido te avisa cuando te toque.
room-call-title = El título de esta página dice cuándo te toca.
room-call-days = Puedes irte de esta página. Para volver, entra en
room-you-watch = Estás mirando
room-hands-hidden = No verás las manos hasta que acabe la partida.
room-watching = Estás mirando. Ves lo que está a la vista de todos.
room-no-seat = Esta partida sigue sin ti: mírala, o juega en una mesa tuya.
room-watchers = { $count ->
    [one] 1 persona mira
   *[other] { $count } personas miran
}
room-chronicle = Crónica
room-chat = Chat
room-say = Di algo…
room-send = Enviar
chat-quiet = Mesa sin chat: elige una frase
chat-muted = Quien organiza la mesa te ha silenciado.
chat-removed = Han sacado a { $name } de la mesa.
chat-watchers = Chat del público
chat-watchers-quiet = En esta mesa no hay chat, tampoco para el público.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-nice-move = ¡Buena jugada!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-your-move = Creo que te toca.
phrase-close = ¡Por los pelos!
phrase-good-game = ¡Buena partida!
phrase-goodbye = ¡Hasta luego!
host-tools = Organizas esta mesa
host-is = { $name } organiza esta mesa
room-leave = Dejar la partida
room-leave-sure = Un bot juega por ti hasta que vuelvas.
host-mute = Silenciar
host-mute-name = Silenciar a { $name }
host-unmute = Dejar de silenciar
host-unmute-name = Dejar de silenciar a { $name }
host-remove = Sacar
host-remove-name = Sacar a { $name }
host-remove-sure = { $name } pierde el asiento y no podrá volver a sentarse aquí.
host-remove-sure-now = { $name } pierde el asiento y no podrá volver a sentarse aquí. Un bot sigue hasta que alguien lo ocupe.
host-quiet = Solo frases predefinidas
host-chat = Permitir el chat
removed-title = Quien organiza la mesa te ha sacado de ella
removed-what = Puedes mirar como cualquiera, o jugar en otra mesa.
room-vacant = Hay un asiento libre: por ahora juega { $name }, un bot.
room-vacant-do = Ocupar el asiento
notice-your-move = Te toca
notice-over = La partida ha terminado
notice-where = { $game } con { $names }
notices-turn-on = Avísame cuando me toque
notices-turn-off = No me avises más
notices-on = Recibirás un aviso cuando no estés y te toque jugar.
notices-off = Ya no recibirás avisos de esta mesa.
notices-denied = Tu navegador no permite los avisos de esta página. Puedes cambiarlo en sus ajustes.
room-sound = Sonido
room-next = Sigue
room-step = Paso { $number } de { $of }
key-next = Paso siguiente
help-again = Ver otra vez la introducción
key-space = Espacio
pace = Velocidad de los pasos
pace-wait = espera
pace-slow = lento
pace-normal = normal
pace-brief = breve
pace-off = no
room-skip = Saltar
room-more = y { $count } más
room-step-back = Un paso atrás
room-away = { $name } no estaba: ha elegido un bot.
room-away-you = No estabas: un bot ha elegido por ti.
room-missing = { $name } no está. ¿Que juegue un bot en su lugar hasta que vuelva?
room-standing = Cuando actúan otros:
room-standing-ask = preguntarme siempre
room-standing-pass = pasar hasta mi turno
room-standing-pass-unless-target = preguntarme solo si me atacan
room-standing-do = Guardar
room-missing-do = Que juegue un bot
room-missing-watch = { $name } no está, y la partida espera.
room-sealed = El reparto está sellado:
room-held = Se acabó el tiempo, o { $name } no estaba: ha elegido un bot.
room-held-you = Se acabó el tiempo, o no estabas: un bot ha elegido por ti.
room-look-again = Mirar otra vez
room-lost = Se ha perdido la conexión. Probando otra vez…
room-failed = No ha llegado. Prueba otra vez.
room-choose-first = Elige algo primero.

over-again = { $name } quiere jugar otra vez.
over-next = A la siguiente partida
over-rematch = Jugar otra vez
over-other = Con otras opciones
over-play = Jugar a este juego
over-replay = Ver la repetición
over-turned = Ver dónde cambió la partida
over-record = El registro
over-check = Comprobar el reparto

page-help = Ayuda
page-keys = Teclas
page-close = Cerrar
page-large = De cerca
page-back = Volver a la mesa
key-number = Elegir una carta
key-arrows = De carta en carta; en una repetición, atrás y adelante
key-enter = Confirmar
key-escape = Saltar lo que se muestra, o cerrar
key-hint = Una pista, si los demás son bots
key-chat = Decir algo
key-rules = Guía rápida
key-sound = Sonido sí o no
key-settings = Ajustes
key-help = Esta ayuda

film-first = Al principio
film-before = Un capítulo atrás
film-back = Un paso atrás
film-next = Un paso adelante
film-after = Un capítulo adelante
film-last = Al final
film-pause = Pausa
film-play = Reproducir
film-speed = Velocidad
film-slow = despacio
film-steady = normal
film-fast = deprisa
film-go = Ir
film-moment = Momento { $at } de { $last }
hint-do = Pista
hint-wait = Pensando…
hint-title = Un bot fuerte, con lo que tú sabes: tus opciones de ganar
hint-close = casi igual
hint-more = { $count } más
insight-title = Cómo cambió la partida
insight-chart = La probabilidad de ganar a lo largo de la partida
insight-computing = Un bot fuerte está mirando esta partida. Tarda unos segundos; después se ve aquí quién iba ganando en cada momento y qué costó cada elección.
insight-now = En este momento
insight-moment = Momento { $at }: { $chances }
insight-costly = Lo que salió más caro
insight-none = Nada que el bot distinga del azar.
insight-cost = { $name }: { $made }. Mejor: { $best }.
insight-knew = Con lo que { $name } sabía entonces
insight-made = { $name } eligió
insight-best = Mejor
insight-as-good = Igual de bueno
insight-agrees = Un bot fuerte elegiría lo mismo.
replay-of = { $game }: repetición de la partida de { $names }
replay-what = Mira jugada a jugada cómo fue la partida, con los ojos de cada cual.
replay-eyes = Con los ojos de
replay-all = Todo
replay-crowd = El público
example-crowd = el público

rules-examples = { $count ->
    [one] Verlo jugado
   *[other] Verlo jugado, { $count } veces
}
example-set = Así está todo al principio.
example-stacked = El reparto está preparado y se ha jugado hasta aquí.
example-holds = Lo que se cumple ahora
example-to = Para { $eyes }:

## Aprende en 3 minutos

learn-do = Aprende en 3 minutos
learn-title = Aprende { $game }
learn-head = Lección
learn-leave = Salir
learn-leave-what = de la lección
learn-step = { $at } de { $of }
learn-resume = Seguir en el paso { $at }
learn-back = Atrás
learn-next = Siguiente
learn-yours = Te toca
learn-take-back = Retirar la jugada
learn-play = Ahora, una partida de verdad
learn-refused = Esa opción no existe.
