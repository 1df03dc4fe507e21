## El juego

title = Criaturas de las Sombras
title-short = Criaturas
pitch = Tira los dados, reúne Conjuros, ataca por siete hexágonos y conviértete en tu sombra.
length = unos 40 min
credit = Criaturas de las Sombras (Casting Shadows) es un juego de Unstable Games; este conjunto de cartas, los textos y los dibujos son nuestros.
seat-fields = seat seats winners by at active

## Símbolos y cifras

sign-hp = Vida
sign-energy = Energía
sign-ap = Puntos de Acción
sign-book = Grimorio
sign-counterspell = Contraconjuros
sign-level = Nivel
sign-damage = Daño
sign-range = Alcance

## Recursos

red-gem = Gema roja
blue-gem = Gema azul
purple-gem = Gema morada
    .what = Paga una Gema de cualquier color.
red-orb = Orbe rojo
blue-orb = Orbe azul
purple-orb = Orbe morado
    .what = Paga un Orbe de cualquier color.
shadow = Fragmento de sombra
    .what = Solo se paga a sí mismo. En la fase 3 puedes absorberlo como Energía.
cursed = Cristal maldito
    .what = Te cuesta 1 de Vida si sigue en tu reserva al final de tu turno.
grey-gem = Gema de cualquier color
grey-orb = Orbe de cualquier color

## Dados

red1 = primer dado rojo
    .short = el primer dado rojo
    .plain = primer dado rojo
red2 = segundo dado rojo
    .short = el segundo dado rojo
    .plain = segundo dado rojo
blue1 = primer dado azul
    .short = el primer dado azul
    .plain = primer dado azul
blue2 = segundo dado azul
    .short = el segundo dado azul
    .plain = segundo dado azul
purple = dado morado
    .short = el dado morado
    .plain = dado morado
out = fuera

## Clases de cartas, ventanas de respuesta y fases

attack = ataque
    .name = Conjuro de ataque
    .when = antes de los impactos de un ataque
conversion = conversión
    .name = Conjuro de conversión
resource = recurso
    .name = carta de Recurso
counterspell = Contraconjuro
    .said = un Contraconjuro
    .plain = Contraconjuro
    .name = Contraconjuro
companion = Compañero
    .name = Compañero
character = personaje
    .name = personaje
hex = hexágono
    .name = hexágono
hit = impacto
    .when = después de los impactos de un ataque
arrival = llegada
    .when = cuando un enemigo viaja a tu hexágono
pass = pasar
pick = elección de personajes
act = acciones
night = fase 3
over = fin de la partida

## Alcances, objetivos y efectos añadidos

own = propio
    .what = tu hexágono
near = cercano
    .what = tu hexágono o uno adyacente
ring = adyacente
    .what = exactamente a un hexágono de distancia
far = amplio
    .what = cualquier hexágono
distant = lejano
    .what = cualquier hexágono menos el tuyo
enemy = enemigo
leech = sanguijuela
    .what = Ganas 1 de Vida si el ataque ha infligido algún daño.
push = empujón
    .what = Puedes mover al objetivo a un hexágono adyacente al que ocupa.
recoil = retroceso
    .what = Pierdes 1 de Vida.

## Conjuros de ataque: el nombre y lo que hace la carta

spectral-slap = Bofetada Espectral
    .rule = Gasta 1 Gema azul para infligir 1 de daño a un enemigo situado dentro del alcance.
    .flavor = La mano se transparenta. El escozor, no.
pocket-thunder = Trueno de Bolsillo
    .rule = Gasta 1 Gema roja para infligir 1 de daño a un enemigo situado dentro del alcance.
    .flavor = Sácalo antes de sentarte.
heavy-hand = Mano Dura
    .rule = Gasta un máximo de 2 Gemas rojas para infligir 1/3 de daño a un enemigo situado dentro del alcance.
    .flavor = Solo quería saludar.
feeding-frenzy = Frenesí Voraz
    .rule = Gasta un máximo de 2 Gemas rojas para infligir 1/2 de daño a todos los enemigos que se encuentren en un hexágono situado dentro del alcance.
    .flavor = Alguien ha dicho «merienda» en voz baja.
fatal-fronds = Frondas Fatales
    .rule = Gasta un máximo de 2 Gemas azules para infligir 1/2 de daño a un enemigo situado dentro del alcance.
    .flavor = Regar dos veces por semana, y de lejos.
hiccup-hex = Maleficio del Hipo
    .rule = Gasta 1 Orbe rojo para infligir 1 de daño a un enemigo situado dentro del alcance.
    .flavor = Aguanta la respiración hasta la primavera.
soggy-sock = Calcetín Empapado
    .rule = Gasta 1 Orbe azul para infligir 1 de daño a todos los enemigos que se encuentren en un hexágono situado dentro del alcance.
    .flavor = Se perdió el lunes. Apareció en tu cara.
grumpy-grimace = Mueca Gruñona
    .rule = Gasta 1 Fragmento de sombra para infligir 2 de daño a todos los enemigos que se encuentren en un hexágono situado dentro del alcance.
    .flavor = Ensayada ante el espejo. El espejo se ha mudado.
unicorn-charge = Embestida de Unicornio
    .rule = Gasta un máximo de 3 Gemas azules para infligir 2/4/6 de daño a un enemigo situado dentro del alcance.
    .flavor = El moratón se va. La purpurina, jamás.
sandstone-fist = Puño de Arenisca
    .rule = Gasta un máximo de 2 Gemas rojas para infligir 2/4 de daño a un enemigo situado dentro del alcance.
    .flavor = Lo hicimos en la playa. Nos siguió hasta casa.
marble-avalanche = Alud de Canicas
    .rule = Gasta 1 Orbe rojo y 1 Orbe azul para infligir 3 de daño a todos los enemigos que se encuentren en un hexágono situado dentro del alcance.
    .flavor = Cuidado con la escalera. Y con el suelo. Y con las canicas.
gusty-goodbye = Despedida Ventosa
    .rule = Gasta un máximo de 2 Orbes azules para infligir 2/3 de daño a un enemigo situado dentro del alcance. Después puedes mover a ese enemigo a un hexágono adyacente al que ocupa.
    .flavor = Qué alegría verte. Allí.
leech-lullaby = Nana de las Sanguijuelas
    .rule = Gasta 1 Orbe rojo para infligir 2 de daño a un enemigo situado dentro del alcance. Si este ataque ha infligido al menos 1 de daño, ganas 1 de Vida.
    .flavor = Tararean mientras beben.
shade-spitball = Escupitajo de Penumbra
    .rule = Gasta un máximo de 2 Fragmentos de sombra para infligir 2/4 de daño a un enemigo situado dentro del alcance. Después pierdes 1 de Vida.
    .flavor = Sabe tan oscuro como parece.
ruby-ruckus = Alboroto de Rubíes
    .rule = Gasta un máximo de 3 Gemas rojas para infligir 3/5/6 de daño a un enemigo situado dentro del alcance.
    .flavor = Nadie vio quién tiró el primero.
moonfall = Caída de la Luna
    .rule = Gasta 1 Gema azul y 1 Fragmento de sombra para infligir 6 de daño a todos los enemigos que se encuentren en un hexágono situado dentro del alcance. Después pierdes 1 de Vida.
    .flavor = La colgamos otra vez antes del desayuno.
midnight-snack = Tentempié de Medianoche
    .rule = Gasta un máximo de 3 Fragmentos de sombra para infligir 4/7/9 de daño a un enemigo situado dentro del alcance. Después pierdes 1 de Vida.
    .flavor = La despensa está cerrada. Dentro, algo mastica.
orbital-mishap = Percance Orbital
    .rule = Gasta un máximo de 3 Orbes azules para infligir 3/5/6 de daño a un enemigo situado dentro del alcance.
    .flavor = «Sé perfectamente dónde va a caer».
big-bad-boo = El Gran Bu Feroz
    .rule = Gasta 1 Gema roja y 1 Orbe rojo para infligir 6 de daño a todos los enemigos que se encuentren en un hexágono situado dentro del alcance.
    .flavor = Lleva toda la semana ensayando debajo de tu cama.

## Conjuros de conversión

curse-void = Vacío Maldito
    .rule = Gasta 1 Cristal maldito para añadir 1 Fragmento de sombra a tu reserva.
    .flavor = Tire aquí su mala suerte. No se admiten devoluciones.
gem-juggle = Malabares con Gemas
    .rule = Gasta 1 Orbe de cualquier color para añadir 2 Gemas moradas a tu reserva.
    .flavor = El truco es atrapar más de las que lanzas.
lost-marbles = Canicas Perdidas
    .rule = Gasta 1 Gema de cualquier color para añadir 2 Orbes morados a tu reserva.
    .flavor = Mira debajo del armario. Llévate una luz.
turncoat-crystals = Cristales Chaqueteros
    .rule = Gasta un máximo de 2 Cristales malditos para añadir 1 Gema morada y 1 Orbe morado a tu reserva por cada uno.
    .flavor = Juran que siempre estuvieron de tu parte.
double-bubble = Doble Burbuja
    .rule = Gasta 1 Orbe de cualquier color para añadir 2 Gemas moradas y 1 Fragmento de sombra a tu reserva.
    .flavor = Sopla una vez. Agáchate dos.

## Cartas de Recurso

pocket-rubies = Rubíes de Bolsillo
    .rule = Descarta esta carta para añadir 2 Gemas rojas a tu reserva.
    .flavor = Un poco pegajosos. No preguntes.
spare-sapphires = Zafiros de Repuesto
    .rule = Descarta esta carta para añadir 2 Gemas azules a tu reserva.
    .flavor = Para un día de lluvia o un vecino pesado.
bag-of-marbles = Bolsa de Canicas
    .rule = Descarta esta carta para añadir 1 Orbe rojo y 1 Orbe azul a tu reserva.
    .flavor = Ganadas sin trampas. Casi todas.
jar-of-dusk = Tarro de Crepúsculo
    .rule = Descarta esta carta para añadir 2 Fragmentos de sombra a tu reserva.
    .flavor = No destapar hasta la hora de dormir.
mystery-pouch = Saquito Misterioso
    .rule = Descarta esta carta para añadir 1 Gema morada y 1 Orbe morado a tu reserva.
    .flavor = Solo se mueve cuando nadie mira.

## Contraconjuros

pointed-shield = Escudo Puntiagudo
    .rule = Cuando un ataque vaya dirigido contra ti: reduce en 2 el daño que te inflige.
    .flavor = Hoy no hay abrazos.
rubber-retort = Rebote de Goma
    .rule = Cuando un ataque te haya infligido daño: el atacante sufre la misma cantidad de daño, hasta un máximo de 3.
    .flavor = Lo que tiras vuelve a casa a cenar.
second-wind = Segundo Aliento
    .rule = Cuando un ataque te haya infligido daño: ganas 3 de Vida.
    .flavor = Siesta hecha. ¿Por dónde íbamos?
fizzle-fog = Niebla Chafaconjuros
    .rule = Cuando un Conjuro de ataque vaya dirigido contra ti: anúlalo para todos sus objetivos.
    .flavor = Abracada… pfff.
poof = ¡Puf!
    .rule = Cuando un Conjuro de ataque vaya dirigido contra ti: muévete a un hexágono adyacente al que ocupas.
    .flavor = Solo quedaron las zapatillas.
toadstool-trap = Seta Trampa
    .rule = Cuando un enemigo viaje a tu hexágono: ese enemigo sufre 2 de daño.
    .flavor = Parece blandita. Está en el ajo.
butterpaws = Patas de Mantequilla
    .rule = Cuando un enemigo viaje a tu hexágono: elige un dado de su reserva que no muestre un Cristal maldito y gíralo para que lo muestre.
    .flavor = Se te ha caído algo. Mejor no mires qué.

## Compañeros

ember-newt = Tritón de Ascuas
    .said = el Tritón de Ascuas
    .rule = El primer Conjuro de ataque que lances en cada uno de tus turnos inflige 1 de daño adicional a cada objetivo.
    .flavor = Duerme en la estufa. Se despierta de mal humor.
pebble-tortoise = Tortuga Guijarro
    .said = la Tortuga Guijarro
    .rule = La primera vez que un enemigo vaya a infligirte 2 o más de daño de una sola vez desde el comienzo de tu último turno, sufres 1 menos.
    .flavor = Cosas peores ha visto, y sin prisa.
thistle-hedgehog = Erizo Cardo
    .said = el Erizo Cardo
    .rule = Una vez por turno, sea de quien sea, cuando un ataque te inflija daño sin eliminarte, el atacante sufre 1 de daño.
    .flavor = Le encantan los mimos. Nadie repite.
moss-snail = Caracol Musgoso
    .said = el Caracol Musgoso
    .rule = Si tienes 9 de Vida o menos al comienzo de tu turno, ganas 1 de Vida.
    .flavor = Por donde pasa, duele menos.
lantern-moth = Polilla Farol
    .said = la Polilla Farol
    .rule = Al comienzo de tu turno, añade 1 Fragmento de sombra a tu reserva.
    .flavor = Trae la luz. La oscuridad te la guarda.
hoarder-magpie = Urraca Acaparadora
    .said = la Urraca Acaparadora
    .rule = Al comienzo de tu turno, añade 1 Gema morada a tu reserva.
    .flavor = Si brilla, ya era suyo.
breezy-swift = Vencejo Brisa
    .said = el Vencejo Brisa
    .rule = La primera vez que viajes en tu turno, no gastas ningún punto de Acción y puedes ir a cualquier hexágono.
    .flavor = Ya ha llegado, y tú aún no has dicho adónde.
dicey-dormouse = Lirón Tahúr
    .said = el Lirón Tahúr
    .rule = La primera vez que repitas una tirada en tu turno, no gastas ningún punto de Acción y puedes incluir Cristales malditos.
    .flavor = Ocho meses de sueño y cuatro de suerte.
hex-toad = Sapo Gafe
    .said = el Sapo Gafe
    .rule = Los Cristales malditos no te infligen daño al final de tu turno.
    .flavor = Se traga la mala suerte. Luego eructa un poco.
spyglass-bat = Murciélago Catalejo
    .said = el Murciélago Catalejo
    .rule = Todos tus Conjuros de ataque tienen alcance amplio.
    .flavor = Te ve desde aquí, cabeza abajo.

## Personajes: sus dos formas y la capacidad de la forma Sombría

frill = Fleca Nenúfar
    .short = Fleca
    .shadow = Fleca la Regeneradora
    .rule = Ganas 3 de Vida y quitas todos los Cristales malditos de tu reserva. Después puedes infligir 2 de daño a un enemigo situado en tu mismo hexágono o en uno adyacente.
    .flavor = Lo que le quitas vuelve a crecer, y te saluda.
kit = Vulpina Vendaval
    .short = Vulpina
    .shadow = Vulpina la Tormentosa
    .rule = Muévete a cualquier hexágono en el que haya algún enemigo. Inflige 4 de daño a cada enemigo situado en él y 1 a cada enemigo situado en un hexágono adyacente.
    .flavor = Estaba aquí hace un momento. Tu sombrero, también.
nuzzle = Lupo Zarzavillo
    .short = Lupo
    .shadow = Lupo el Feroz
    .rule = Inflige 6 de daño a un enemigo situado en tu mismo hexágono o en uno adyacente.
    .flavor = Solo quiere jugar. Los dientes, también.
haze = Brumo Lenguaverde
    .short = Brumo
    .shadow = Brumo el Devastador
    .rule = Inflige 4 de daño a cada enemigo situado en tu mismo hexágono o en uno adyacente. Este daño no se puede reducir.
    .flavor = Primero no ves nada. Luego ves la lengua.

## Hexágonos

ancient-rune = Runas Ancestrales
    .said = las Runas Ancestrales
    .rule = Si empiezas aquí tu turno, añade 1 Fragmento de sombra a tu reserva; si algún enemigo tiene más Vida que tú, ganas 2 de Vida. No hay carta: aquí no se puede Renovar ni Reclamar.
    .flavor = Nadie sabe leerlas. Ellas a ti, sí.
dusty-desert = Desierto Desolado
    .said = el Desierto Desolado
    .rule = El daño que te inflijan aquí los enemigos se reduce en 1. Aquí se reclaman los Contraconjuros. No hay carta: aquí no se puede Renovar.
    .flavor = Trae agua. Llévate un secreto.
underground-volcano = Subterráneo Volcánico
    .said = el Subterráneo Volcánico
    .rule = Si empiezas aquí tu turno, añade 1 Gema roja a tu reserva.
    .flavor = Esta vez el suelo es lava de verdad.
bubbling-lake = Lago Burbujeante
    .said = el Lago Burbujeante
    .rule = Si empiezas aquí tu turno, ganas 1 de Vida.
    .flavor = Mejor no preguntes de quién son las burbujas.
amber-mountain = Montaña de Ámbar
    .said = la Montaña de Ámbar
    .rule = Si empiezas aquí tu turno, añade 1 Orbe morado a tu reserva.
    .flavor = Aquí arriba hasta las moscas son joyas.
thorn-forest = Bosque de Espinas
    .said = el Bosque de Espinas
    .rule = Cuando un ataque te inflija daño aquí sin eliminarte, el atacante sufre 1 de daño.
    .flavor = Los árboles devuelven el abrazo.
crystal-crypt = Cripta de Cristal
    .said = la Cripta de Cristal
    .rule = Si empiezas aquí tu turno, añade 1 Gema morada a tu reserva. El daño que te inflijan aquí los enemigos no se puede reducir.
    .flavor = Chis. El eco lleva la cuenta.

## Cómo se juega, para quien no ha jugado nunca

primer =
    Estudias hechicería y tienes 18 de Vida en un pequeño tablero. Gana quien quede en pie al final.
    En tu turno tiras cinco dados: Gemas, Orbes, Fragmentos de sombra y Cristales malditos son tu
    reserva. Con cuatro puntos de Acción puedes viajar, lanzar un Conjuro, repetir una tirada,
    protegerte, renovar o reclamar.
    Reclamas la carta que hay junto a tu hexágono para tu Grimorio, que admite cinco, y lanzas cada
    Conjuro una vez por turno.
    En el Desierto Desolado hay Contraconjuros: boca abajo, responden a lo que te hagan los enemigos.
    En la fase 3 absorbes Fragmentos de sombra como Energía. Con 3 llegan tu forma Sombría y un
    Compañero; con 5 se paga su capacidad. Cada Cristal maldito que te quede cuesta 1 de Vida.

primer-title = Toma prestada una sombra. Devuélvesela a otro.
primer-roll = Tira cinco dados.
primer-roll-what = Lo que muestran es tu reserva en este turno.
primer-act = Haz cuatro acciones.
primer-act-what = Viaja, reclama Conjuros y lánzalos, repite una tirada, protégete, renueva.
primer-night = Absorbe las sombras
primer-night-what = y, con 3 de Energía, toma tu forma Sombría. Los Cristales malditos que queden hacen daño.
primer-win = Gana quien quede en pie.
primer-win-what = Todos empiezan con 18 de Vida.
primer-done = Entendido

## Las palabras que resaltan en las reglas

rule-keywords = daño Vida anúlalo mover muévete Muévete quitas pierdes reduce reducir

## Qué está mal

wrong-no-action = una elección empieza por «pick», «travel», «cast», «reroll», «protect», «refresh», «collect», «use», «ability», «end», «pass», «answer», «push», «leave», «absorb», «transform» o «done»
wrong-no-main-card = no hay ninguna carta «{ $id }»
wrong-no-hex = no hay ningún hexágono «{ $id }»
wrong-no-symbol = no hay ningún recurso «{ $id }»
wrong-no-die = no hay ningún dado «{ $id }»: hay red1, red2, blue1, blue2 y purple
wrong-no-character = no hay ningún personaje «{ $id }»
wrong-no-companion = no hay ningún Compañero «{ $id }»
wrong-no-counterspell = no hay ningún Contraconjuro «{ $id }»
wrong-expected-word = aquí va «{ $word }»
wrong-no-energy = «absorb» lleva un número del 1 al { $most }

## Elecciones

choice-pick = Jugar con { $character }
choice-travel = Viajar a { $hex }
choice-cast = Lanzar { $card }{ $at-is ->
    [none] {""}
    [you] {" "}contra ti
   *[other] {" "}contra { $at }
}{ $on ->
    [none] {""}
   *[other] {" "}sobre { $on }
} ({ $paying })
choice-reroll = Repetir la tirada con { $dice }
choice-protect = Protegerte de un Cristal maldito
choice-refresh = Renovar la carta que hay junto a tu hexágono
choice-collect = Reclamar { $card }{ $paying-count ->
    [0] {""}
   *[other] {" "}({ $paying })
}{ $spending ->
    [none] {""}
   *[other] , entregando { $spending }
}{ $discarding ->
    [none] {""}
   *[other] , descartando { $discarding }
}
choice-use = Usar { $card }
choice-ability = Usar tu capacidad{ $at-is ->
    [none] {""}
    [you] {" "}contra ti
   *[other] {" "}contra { $at }
}{ $on ->
    [none] {""}
   *[other] {" "}sobre { $on }
}
choice-end = Terminar el turno
choice-pass = Pasar
choice-answer = Responder con { $card }{ $to ->
    [none] {""}
   *[other] {" "}y moverte a { $to }
}{ $die ->
    [none] {""}
   *[other] {" "}sobre { $die }
}
choice-push = Mover al objetivo a { $hex }
choice-leave = Dejar al objetivo donde está
choice-absorb = { $energy ->
    [one] Absorber 1 Fragmento de sombra
   *[other] Absorber { $energy } Fragmentos de sombra
}
choice-transform = Transformarte, con { $companion } a tu lado
choice-done = No hacer nada más

## Lo que ha pasado

event-picked = { $seat-is ->
    [you] Juegas con { $character }.
   *[other] { $seat } juega con { $character }.
}
event-dealt = El tablero está listo. En el Portal de Compañeros: { $portal }.
event-turn-began = { $seat-is ->
    [you] Ronda { $round }: es tu turno.
   *[other] Ronda { $round }: es el turno de { $seat }.
}
event-rolled = { $seat-is ->
    [you] Tiras los dados: { $faces }.
   *[other] { $seat } tira los dados: { $faces }.
}
event-token-gained = { $seat-is ->
    [you] Recibes una ficha de { $source }: { $symbols }.
   *[other] { $seat } recibe una ficha de { $source }: { $symbols }.
}
event-healed = { $seat-is ->
    [you] Ganas { $hp } de Vida
   *[other] { $seat } gana { $hp } de Vida
}{ $source-id ->
    [frill] {""}
   *[other] {" "}gracias a { $source }
}: { $seat-is ->
    [you] ahora tienes { $total }.
   *[other] ahora tiene { $total }.
}
event-travelled = { $seat-is ->
    [you] Viajas de { $from } a { $to }
   *[other] { $seat } viaja de { $from } a { $to }
}{ $free ->
    [true] , gratis con el Vencejo Brisa.
   *[false] .
}
event-rerolled = { $seat-is ->
    [you] Repites la tirada con { $dice }
   *[other] { $seat } repite la tirada con { $dice }
}{ $free ->
    [true] , gratis gracias al Lirón Tahúr
   *[false] {""}
}: { $faces }.
event-protected = { $seat-is ->
    [you] Te proteges: { $dice } sale de tu reserva con su Cristal maldito.
   *[other] { $seat } se protege: { $dice } sale de la reserva con su Cristal maldito.
}
event-refreshed = { $seat-is ->
    [you] Renuevas: { $card }, junto a { $hex }, va a la pila de descartes.
   *[other] { $seat } renueva: { $card }, junto a { $hex }, va a la pila de descartes.
}
event-collected = { $seat-is ->
    [you] Reclamas { $card }
   *[other] { $seat } reclama { $card }
}{ $paying-count ->
    [0] {""}
   *[other] {" "}({ $paying })
}{ $spending ->
    [none] {""}
   *[other] , entregando { $spending }
}{ $discarding ->
    [none] {""}
   *[other] , descartando { $discarding }
}.
event-bought = { $seat-is ->
    [you] Reclamas un Contraconjuro
   *[other] { $seat } reclama un Contraconjuro
} ({ $paying }){ $spending ->
    [none] {""}
   *[other] , entregando { $spending }
}{ $discarding ->
    [none] {""}
   *[other] , descartando { $discarding }
}{ $known ->
    [none] .
   *[other] : { $known }, que ya está a la vista de todos.
}
event-received = { $seat-is ->
    [you] Pones { $card } boca abajo en tu Grimorio.
   *[other] { $seat } pone { $card } boca abajo en su Grimorio.
}
event-drew = Junto a { $hex } aparece { $card }.
event-reshuffled = El mazo Principal está vacío: la pila de descartes, de { $cards } cartas, se baraja y pasa a ser el mazo.
event-used = { $seat-is ->
    [you] Usas { $card } y recibes: { $symbols }.
   *[other] { $seat } usa { $card } y recibe: { $symbols }.
}
event-cast = { $seat-is ->
    [you] Lanzas { $card }
   *[other] { $seat } lanza { $card }
}{ $at-is ->
    [none] {""}
    [you] {" "}contra ti
   *[other] {" "}contra { $at }
}{ $on ->
    [none] {""}
   *[other] {" "}sobre { $on }
} ({ $paying }){ $strength ->
    [0] .
   *[other] : fuerza { $strength }.
}
event-converted = { $seat-is ->
    [you] Con { $card } recibes: { $symbols }.
   *[other] Con { $card }, { $seat } recibe: { $symbols }.
}
event-ability-used = { $seat-is ->
    [you] Usas la capacidad de
   *[other] { $seat } usa la capacidad de
} { $character-id ->
    [frill] { frill.shadow }
    [kit] { kit.shadow }
    [nuzzle] { nuzzle.shadow }
   *[haze] { haze.shadow }
}{ $at-is ->
    [none] {""}
    [you] {" "}contra ti
   *[other] {" "}contra { $at }
}{ $on ->
    [none] {""}
   *[other] {" "}y { $seat-is ->
        [you] te mueves
       *[other] se mueve
    } a { $on }
}{ $dice-count ->
    [0] .
    [one] : sale 1 Cristal maldito de la reserva.
   *[other] : salen { $dice-count } Cristales malditos de la reserva.
}
event-asked = { $window-id ->
    [attack] { $seats-is ->
        [you] Puedes responder al ataque con un Contraconjuro.
       *[other] El ataque espera respuesta de { $seats }.
    }
    [hit] { $seats-is ->
        [you] Puedes responder al daño con un Contraconjuro.
       *[other] El daño espera respuesta de { $seats }.
    }
   *[arrival] { $seats-is ->
        [you] Puedes responder a la llegada con un Contraconjuro.
       *[other] La llegada espera respuesta de { $seats }.
    }
}
event-answered = { $seat-is ->
    [you] Ya has respondido.
   *[other] { $seat } ya ha respondido.
}
event-sealed = { $seat-is ->
    [you] Respondes en secreto
   *[other] { $seat } responde en secreto
}: { $card ->
    [none] pasar
   *[other] { $card }
}{ $to ->
    [none] {""}
   *[other] , a { $to }
}{ $die ->
    [none] {""}
   *[other] {" "}sobre { $die }
}.
event-countered = { $seat-is ->
    [you] Respondes con { $card }
   *[other] { $seat } responde con { $card }
}{ $to ->
    [none] {""}
   *[other] {" "}y { $seat-is ->
        [you] te mueves
       *[other] se mueve
    } a { $to }
}{ $die ->
    [none] {""}
   *[other] : { $die } muestra ahora un Cristal maldito
}.
event-cancelled = { $seat-is ->
    [you] Se anula { $card }, tu Conjuro: no alcanza a nadie.
   *[other] Se anula { $card }, el Conjuro de { $seat }: no alcanza a nadie.
}
event-missed = { $seat-is ->
    [you] Te libras de { $card }: ya no estás a tiro.
   *[other] { $seat } se libra de { $card }: ya no está a tiro.
}
event-hit = { $damage ->
    [0] { $by-is ->
        [you] Golpeas a { $seat } sin hacer daño
       *[other] { $seat-is ->
            [you] { $by } te golpea sin hacerte daño
           *[other] { $by } golpea a { $seat } sin hacer daño
        }
    }
   *[other] { $by-is ->
        [you] Infliges { $damage } de daño a { $seat }
       *[other] { $seat-is ->
            [you] { $by } te inflige { $damage } de daño
           *[other] { $by } inflige { $damage } de daño a { $seat }
        }
    }
}: { $seat-is ->
    [you] te
   *[other] le
} { $total ->
    [one] queda 1 de Vida.
   *[other] quedan { $total } de Vida.
}{ $reduced-desert ->
    [0] {""}
   *[other] {" "}El Desierto Desolado ha restado { $reduced-desert }.
}{ $reduced-tortoise ->
    [0] {""}
   *[other] {" "}La Tortuga Guijarro ha restado { $reduced-tortoise }.
}{ $reduced-shield ->
    [0] {""}
   *[other] {" "}El Escudo Puntiagudo ha restado { $reduced-shield }.
}
event-reacted = { $damage ->
    [0] { $seat-is ->
        [you] No sufres daño
       *[other] { $seat } no sufre daño
    }
   *[other] { $seat-is ->
        [you] Sufres { $damage } de daño
       *[other] { $seat } sufre { $damage } de daño
    }
} por { $source-id ->
    [thorn-forest] { $source }
    [thistle-hedgehog] { $by-is ->
        [you] tu Erizo Cardo
       *[other] el Erizo Cardo de { $by }
    }
    [rubber-retort] { $by-is ->
        [you] tu Rebote de Goma
       *[other] el Rebote de Goma de { $by }
    }
   *[toadstool-trap] { $by-is ->
        [you] tu Seta Trampa
       *[other] la Seta Trampa de { $by }
    }
}: { $seat-is ->
    [you] te
   *[other] le
} { $total ->
    [one] queda 1 de Vida.
   *[other] quedan { $total } de Vida.
}
event-pushed = { $seat-is ->
    [you] Despedida Ventosa te lleva de { $from } a { $to }.
   *[other] Despedida Ventosa lleva a { $seat } de { $from } a { $to }.
}
event-push-declined = { $seat-is ->
    [you] Te quedas donde estabas.
   *[other] { $seat } se queda donde estaba.
}
event-recoiled = { $seat-is ->
    [you] El retroceso te cuesta 1 de Vida: te
   *[other] El retroceso le cuesta 1 de Vida a { $seat }: le
} { $total ->
    [one] queda 1.
   *[other] quedan { $total }.
}
event-eliminated = { $by-is ->
    [none] { $seat-is ->
        [you] Te quedas sin Vida y fuera de la partida.
       *[other] { $seat } se queda sin Vida y fuera de la partida.
    }
    [you] Eliminas a { $seat }.
   *[other] { $seat-is ->
        [you] { $by } te elimina.
       *[other] { $by } elimina a { $seat }.
    }
}{ $cards-count ->
    [0] {""}
    [one] {" "}{ $cards } va a la pila de descartes.
   *[other] {" "}{ $cards } van a la pila de descartes.
}{ $counterspells-count ->
    [0] {""}
    [one] {" "}{ $counterspells } se muestra y va al fondo del mazo de Contraconjuros.
   *[other] {" "}{ $counterspells } se muestran y van al fondo del mazo de Contraconjuros.
}
event-absorbed = { $seat-is ->
    [you] Absorbes
   *[other] { $seat } absorbe
} { $energy ->
    [one] 1 Fragmento de sombra
   *[other] { $energy } Fragmentos de sombra
}: { $seat-is ->
    [you] ahora tienes { $total } de Energía.
   *[other] ahora tiene { $total } de Energía.
}
event-transformed = { $seat-is ->
    [you] Te transformas en
   *[other] { $seat } se transforma en
} { $character-id ->
    [frill] { frill.shadow }
    [kit] { kit.shadow }
    [nuzzle] { nuzzle.shadow }
   *[haze] { haze.shadow }
}, con { $companion } { $seat-is ->
    [you] a tu lado
   *[other] a su lado
}. En el Portal de Compañeros aparece { $next }.
event-night-ended = { $seat-is ->
    [you] Termina tu fase 3.
   *[other] Termina la fase 3 de { $seat }.
}
event-crystals-hurt = { $crystals ->
    [one] { $seat-is ->
        [you] Un Cristal maldito te cuesta { $hp } de Vida: te
       *[other] Un Cristal maldito le cuesta { $hp } de Vida a { $seat }: le
    }
   *[other] { $seat-is ->
        [you] { $crystals } Cristales malditos te cuestan { $hp } de Vida: te
       *[other] { $crystals } Cristales malditos le cuestan { $hp } de Vida a { $seat }: le
    }
} { $total ->
    [one] queda 1.
   *[other] quedan { $total }.
}
event-ended = { $cap ->
    [true] Ha terminado la última ronda
   *[false] Fin de la partida
}{ $winners-is ->
    [none] : no gana nadie.
    [you] . ¡Has ganado!
   *[other] : victoria para { $winners }.
}

## Por qué no

refusal-game-over = La partida ha terminado.
refusal-not-asked = { $seat-is ->
    [you] Ahora no te toca elegir.
   *[other] Ahora no le toca elegir a { $seat }.
}
refusal-other-due = { $due-id ->
    [pick] Ahora toca elegir un personaje.
    [act] Ahora toca hacer una acción o terminar el turno.
    [answer] Ahora toca responder con un Contraconjuro o pasar.
    [push] Ahora toca mover al objetivo o dejarlo donde está.
   *[night] Es la fase 3: absorbe, transfórmate o termina.
}
refusal-taken = { $character } ya tiene jugador. Elige un personaje que no tenga nadie.
refusal-no-action-point = { $seat-is ->
    [you] No te quedan puntos de Acción. Las cartas de Recurso y tu capacidad no los necesitan; si no, termina el turno.
   *[other] A { $seat } no le quedan puntos de Acción.
}
refusal-not-adjacent = El hexágono elegido, { $hex }, no es adyacente al de la figura que se mueve. Elige uno que lo sea.
refusal-not-in-book = { $seat-is ->
    [you] { $card } no está en tu Grimorio. Reclama antes esa carta.
   *[other] { $card } no está en el Grimorio de { $seat }.
}
refusal-already-cast = Ya has lanzado { $card } en este turno. Cada copia se lanza una vez por turno.
refusal-no-spell = { $card } es una carta de Recurso: se usa, no se lanza.
refusal-no-resource = { $card } es un Conjuro: se lanza, no se usa.
refusal-wrong-aim = { $card-id ->
    [curse-void] { $card } se lanza sin objetivo.
    [gem-juggle] { $card } se lanza sin objetivo.
    [lost-marbles] { $card } se lanza sin objetivo.
    [turncoat-crystals] { $card } se lanza sin objetivo.
    [double-bubble] { $card } se lanza sin objetivo.
    [feeding-frenzy] { $card } se lanza sobre un hexágono, no contra un enemigo.
    [soggy-sock] { $card } se lanza sobre un hexágono, no contra un enemigo.
    [grumpy-grimace] { $card } se lanza sobre un hexágono, no contra un enemigo.
    [marble-avalanche] { $card } se lanza sobre un hexágono, no contra un enemigo.
    [moonfall] { $card } se lanza sobre un hexágono, no contra un enemigo.
    [big-bad-boo] { $card } se lanza sobre un hexágono, no contra un enemigo.
   *[other] { $card } se lanza contra un enemigo, no sobre un hexágono.
}
refusal-no-target = Ahí no hay ningún enemigo al que golpear. Apunta a uno que esté a tu alcance.
refusal-out-of-range = Eso no está dentro del alcance de { $card }. Apunta a algo que lo esté.
refusal-wrong-payment = Con eso no se paga { $card }: paga su coste exacto, ni más ni menos.
refusal-not-in-pool = Tu reserva no tiene esto: { $paying }.
refusal-no-such-die = { $die } ya no está en la reserva.
refusal-cursed-die = { $die } muestra un Cristal maldito. Elige un dado que no lo muestre.
refusal-second-die = { $die } muestra lo mismo que el primero de su color: elige antes el primero.
refusal-no-crystal = En tu reserva no hay ningún Cristal maldito del que protegerte.
refusal-no-card-here = No hay ninguna carta junto a { $hex }. Viaja a un hexágono que tenga una.
refusal-other-card-here = { $card } no está junto a { $hex }. Solo puedes reclamar la carta que hay junto a tu hexágono.
refusal-not-in-desert = Los Contraconjuros se reclaman en el Desierto Desolado. Viaja antes allí.
refusal-no-counterspells = El mazo de Contraconjuros está vacío: no se puede reclamar ninguno hasta que vuelva alguno.
refusal-must-spend = { $card } te pide un Conjuro de nivel { $level } de tu Grimorio, y nada más.
refusal-must-discard = Tu Grimorio está lleno: descarta un Conjuro o una carta de Recurso para hacer sitio.
refusal-must-keep = Ninguna carta puede salir de tu Grimorio por esto: quédatelas todas.
refusal-no-ability = { $seat-is ->
    [you] Para usar tu capacidad necesitas la forma Sombría y 5 de Energía.
   *[other] { $seat } necesita la forma Sombría y 5 de Energía para usar su capacidad.
}
refusal-wrong-ability = { $character-id ->
    [frill] La capacidad de Fleca se usa contra un enemigo o contra nadie, nunca sobre un hexágono.
    [kit] La capacidad de Vulpina se usa sobre un hexágono con algún enemigo.
    [nuzzle] La capacidad de Lupo se usa contra un enemigo.
   *[haze] La capacidad de Brumo se usa sin objetivo: golpea a todos los que estén cerca.
}
refusal-not-held = { $seat-is ->
    [you] No tienes { $card }.
   *[other] { $seat } no tiene { $card }.
}
refusal-wrong-window = { $card-id ->
    [pointed-shield] { $card } responde a un ataque, antes de sus impactos.
    [rubber-retort] { $card } responde a un ataque que te ha infligido daño.
    [second-wind] { $card } responde a un ataque que te ha infligido daño.
    [fizzle-fog] { $card } responde a un Conjuro de ataque, antes de sus impactos, y no a una capacidad.
    [poof] { $card } responde a un Conjuro de ataque, antes de sus impactos, y no a una capacidad.
   *[other] { $card } responde a un enemigo que viaja a tu hexágono.
}
refusal-too-much-energy = { $most ->
    [0] Ahora no se puede absorber nada.
    [one] Ahora solo se puede absorber 1 Fragmento de sombra.
   *[other] Ahora se pueden absorber { $most } Fragmentos de sombra como máximo.
}
refusal-cannot-transform = { $seat-is ->
    [you] Para transformarte necesitas la forma Básica y 3 de Energía.
   *[other] { $seat } necesita la forma Básica y 3 de Energía para transformarse.
}
refusal-not-in-portal = { $companion } no está en el Portal de Compañeros. Elige uno de los tres que hay.

## Opciones

option-characters = Personajes
option-characters-dealt = Personajes al azar
option-characters-chosen = Personajes a elección
option-rounds = Duración
option-rounds-40 = 40 rondas como máximo
option-rounds-20 = 20 rondas como máximo
option-rounds-30 = 30 rondas como máximo
option-head-start = Ventaja inicial
option-head-start-off = Sin ventaja inicial, como en la caja
option-head-start-on = 1 de Energía para todos menos el primero

## Lo que va impreso en una carta

head-id = Id
head-name = Nombre
head-kind = Clase
head-copies = Copias
head-level = Nivel
head-collect = Coste
head-level_cost = Coste de nivel
head-cast = Al lanzar
head-damage = Daño
head-range = Alcance
head-aimed = Objetivo
head-rider = Además
head-steps = Escalones
head-gain = Da
head-window = Responde a
head-home = Origen
head-token = Ficha
value-level_cost = un Conjuro de nivel { $size }
value-steps = { $size ->
    [1] 1
    [2] 1 o 2
   *[other] de 1 a { $size }
}

fact-level = nivel { $n }
fact-damage = daño { $n }
fact-range = alcance { $range }
fact-each = cada vez
fact-free = no cuesta nada

## La mesa, dibujada

table-round = Ronda { $round }
table-round-of = ronda { $round } de { $of } como máximo
table-turn = turno de { $name }
table-turn-you = tu turno
table-pick = elección de personajes
table-act = acciones
table-attack = un ataque
table-hit = después del impacto
table-arrival = una llegada
table-push = un empujón
table-night = fase 3
table-over = fin de la partida
table-hp = Vida
table-energy = Energía
table-ap = { $ap ->
    [0] no quedan puntos de Acción
    [one] queda 1 punto de Acción
   *[other] quedan { $ap } puntos de Acción
}
table-ap-word = puntos de Acción
table-pool = Reserva
table-pool-of = Reserva de { $name }
table-pool-you = Tu reserva
table-pool-empty = La reserva está vacía.
table-dice = dados
table-tokens = fichas
table-die-out = fuera
table-book = Grimorio
table-book-of = Grimorio de { $name }
table-book-you = Tu Grimorio
table-book-size = { $count } de 5 cartas
table-book-empty = El Grimorio está vacío.
table-book-full = El Grimorio está lleno.
table-cast = ya lanzado en este turno
table-used = ya usado en este turno
table-counterspells = Contraconjuros
table-facedown = { $count ->
    [0] ningún Contraconjuro
    [one] 1 Contraconjuro boca abajo
   *[other] { $count } Contraconjuros boca abajo
}
table-facedown-word = boca abajo
table-known = a la vista de todos
table-only-you = solo lo ves tú
table-portal = Portal de Compañeros
table-companion = Compañero
table-no-companion = aún sin Compañero
table-character = personaje
table-basic = forma Básica
table-shadow = forma Sombría
table-ability = Capacidad
table-ability-ready = la capacidad está lista
table-board = El tablero
table-beside = { $hex }, al lado
table-here = aquí: { $names }
table-no-card = sin carta
table-home = origen de { $name }
table-deck = Mazo principal
table-counterdeck = mazo de Contraconjuros
table-companion-deck = mazo de Compañeros
table-discards = pila de descartes
table-deck-size = Mazo principal: { $count }
table-counterdeck-size = mazo de Contraconjuros: { $count }
table-companion-deck-size = mazo de Compañeros: { $count }
table-discards-size = pila de descartes: { $count }
table-empty = vacío
table-out = fuera de la partida
table-free-travel = el primer viaje es gratis
table-free-reroll = la primera repetición es gratis
table-newt = el próximo Conjuro de ataque hace 1 más
table-shell = el caparazón ya ha actuado
table-prick = las púas ya han actuado
table-you = tú
table-chosen = ya ha elegido
table-choosing = está eligiendo
table-answered = ya ha respondido
table-answering = puede responder
table-active = actúa
table-your-move = te toca
table-hand = Tus cartas
table-holds = cartas
table-waiting = Esperando a { $names }
table-nothing-to-do = Ahora no tienes nada que hacer.
table-how = Cómo va un turno
table-all-cards = Todas las cartas

## Preguntas

ask-pick = ¿Con qué personaje juegas?
ask-act = { $ap ->
    [0] No te quedan puntos de Acción. ¿Terminas el turno?
    [one] Tu turno: te queda 1 punto de Acción. ¿Qué haces?
   *[other] Tu turno: te quedan { $ap } puntos de Acción. ¿Qué haces?
}
ask-attack = { $by } te ataca con { $what }, fuerza { $strength }. ¿Respondes?
ask-hit = { $by } te ha infligido { $damage } de daño. ¿Respondes?
ask-arrival = { $by } ha llegado a tu hexágono. ¿Respondes?
ask-push = ¿Adónde mandas a { $name }?
ask-night = Fase 3: ¿qué haces con tus sombras?
ask-aim = ¿Contra quién?
ask-hex = ¿Qué hexágono?
ask-dice = ¿Qué dados?
ask-pay = ¿Cómo pagas?
ask-spend = ¿Qué Conjuro de nivel { $level } entregas?
ask-discard = Tu Grimorio está lleno. ¿Qué carta descartas?
ask-companion = ¿Qué Compañero viene contigo?

## Botones

do-pick = Elegir
do-travel = Viajar
do-cast = Lanzar
do-reroll = Repetir
do-protect = Proteger
do-refresh = Renovar
do-collect = Reclamar
do-use = Usar
do-ability = Capacidad
do-end = Terminar el turno
do-pass = Pasar
do-answer = Responder
do-push = Empujar
do-leave = Dejar
do-absorb = Absorber
do-transform = Transformarse
do-done = Listo
do-back = Volver

## Lo que hace cada elección

say-choose = Elige qué hacer.
say-pick = Empiezas en tu hexágono de origen: { $hex }.
say-travel = Te mueves a un hexágono adyacente. Los enemigos que haya allí pueden responder.
say-travel-free = El Vencejo Brisa te lleva a cualquier hexágono, gratis.
say-cast = Pagas un Conjuro de tu Grimorio y lo llevas a cabo. La carta sigue en tu Grimorio.
say-cast-damage = { $damage } de daño
say-cast-gain = añade a tu reserva: { $symbols }
say-reroll = Vuelves a tirar los dados que quieras. Los Cristales malditos no se pueden repetir.
say-reroll-free = El Lirón Tahúr repite gratis, también los Cristales malditos.
say-protect = Un Cristal maldito sale de tu reserva.
say-refresh = La carta que hay junto a tu hexágono se descarta y llega otra.
say-collect = Pagas la carta que hay junto a tu hexágono y la guardas en tu Grimorio.
say-collect-counterspell = Tomas la primera carta del mazo de Contraconjuros. Solo la ves tú.
say-collect-spend = te pide un Conjuro de nivel { $level } de tu Grimorio
say-collect-discard = tu Grimorio está lleno: sale una carta
say-use = Descartas esta carta y tomas lo que da. No cuesta puntos de Acción.
say-ability = Gastas tus 5 de Energía. No cuesta puntos de Acción.
say-answer = Tu respuesta es secreta hasta que todos hayan respondido.
say-pass = No juegas nada. Nadie sabrá si podías.
say-end = Terminan tus acciones y empieza la fase 3.
say-end-ap = { $ap ->
    [one] Aún te queda 1 punto de Acción: se perdería.
   *[other] Aún te quedan { $ap } puntos de Acción: se perderían.
}
say-end-crystals = { $count ->
    [one] Hay un Cristal maldito en tu reserva: te costaría 1 de Vida.
   *[other] Hay { $count } Cristales malditos en tu reserva: te costarían { $count } de Vida.
}
say-end-deadly = { $count ->
    [one] Hay un Cristal maldito en tu reserva: ¡te eliminaría!
   *[other] Hay { $count } Cristales malditos en tu reserva: ¡te eliminarían!
}
say-push = Mueves al objetivo a un hexágono adyacente al que ocupa.
say-leave = El objetivo se queda donde está.
say-absorb = Los Fragmentos de sombra se vuelven Energía. Tendrías { $energy } de { $limit }.
say-transform = Gastas 3 de Energía: serás { $name } para siempre, y un Compañero irá contigo.
say-done = Lo que quede en tu reserva se pierde.
say-cost-ap = 1 punto de Acción
say-cost-nothing = sin puntos de Acción

## La espera

wait-pick = { $name } elige personaje.
wait-act = Actúa { $name }.
wait-attack = El ataque espera respuesta de { $names }.
wait-hit = El daño espera respuesta de { $names }.
wait-arrival = La llegada espera respuesta de { $names }.
wait-push = { $name } puede mover a { $target }.
wait-push-you = { $name } puede moverte.
wait-night = Es la fase 3 de { $name }.
wait-answered = Ya has respondido. Quizá falte alguien.
wait-sealed = Tu respuesta: { $card }
wait-sealed-pass = Tu respuesta: pasar
wait-out = Ya no estás en la partida. Puedes ver cómo acaba.

## El final

over-nobody = No gana nadie
over-you = Has ganado
over-winner = Victoria para { $names }
over-last = { $first-is ->
    [you] Solo quedas tú, con { $hp } de Vida.
   *[other] Solo queda { $first }, con { $hp } de Vida.
}
over-cap = Han pasado { $rounds } rondas. Decidió la Vida: { $hp }.
over-cap-shadow = Han pasado { $rounds } rondas. Con la Vida igualada, decidió la forma Sombría.
over-cap-energy = Han pasado { $rounds } rondas. Con la Vida y la forma igualadas, decidió la Energía: { $energy }.
over-cap-level = Han pasado { $rounds } rondas, y quienes ganan empatan en todo.
over-place = { $place ->
    [1] Has ganado.
    [2] Quedas en segundo lugar.
    [3] Quedas en tercer lugar.
   *[other] Quedas en cuarto lugar.
}
over-standings = Clasificación final
over-player = Jugador
over-order = En el orden en que cayeron
over-fell = fuera en la ronda { $round }
over-fell-by = fuera en la ronda { $round }, por { $name }
over-fell-self = fuera en la ronda { $round }, sin ayuda de nadie
over-alive = sigue en pie
over-turns = Lo que la decidió
over-chart = Vida, ronda a ronda

## Los pasos en la página

scene-picked = Se elige un personaje
scene-dealt = El tablero está listo
scene-turn-began = Un nuevo turno
scene-rolled = La tirada
scene-token-gained = Una ficha
scene-healed = Más Vida
scene-travelled = Un viaje
scene-rerolled = Se repite la tirada
scene-protected = Protección
scene-refreshed = Se renueva la carta
scene-collected = Una carta para el Grimorio
scene-bought = Un Contraconjuro
scene-received = Tu Contraconjuro
scene-drew = Una carta nueva
scene-reshuffled = Se baraja el mazo
scene-used = Una carta de Recurso
scene-cast = Se lanza un Conjuro
scene-converted = Conversión
scene-ability-used = La capacidad
scene-asked = ¿Responde alguien?
scene-countered = ¡Un Contraconjuro!
scene-cancelled = El Conjuro se anula
scene-missed = Se libra
scene-hit = El impacto
scene-reacted = Daño devuelto
scene-pushed = Se lo lleva el viento
scene-push-declined = Sin empujón
scene-recoiled = El retroceso
scene-eliminated = Fuera de la partida
scene-absorbed = Las sombras se vuelven Energía
scene-transformed = La forma Sombría
scene-crystals-hurt = Cristales malditos
scene-ended = Fin de la partida

tell-damage = −{ $damage } de Vida
tell-heal = +{ $hp } de Vida
tell-energy = +{ $energy } de Energía
tell-strength = fuerza { $strength }
tell-reduced = { $source } −{ $number }
tell-nothing = sin daño

## Lo que hay que saber para empezar

legend-title = Los símbolos
legend-goal = Todos tienen 18 de Vida. En tu turno tiras cinco dados, y con cuatro puntos de Acción puedes viajar, lanzar Conjuros, repetir una tirada, protegerte, renovar o reclamar. Gana quien quede en pie.
legend-gem = Gemas y Orbes pagan cartas y Conjuros. El morado vale por rojo y por azul; el gris de un coste es cualquier color.
legend-shadow = Los Fragmentos de sombra pagan Conjuros oscuros o se vuelven Energía en la fase 3.
legend-cursed = Cada Cristal maldito que quede en tu reserva te cuesta 1 de Vida.
legend-hp = Vida: con 0 quedas fuera de la partida
legend-energy = Energía: 3 para la forma Sombría y luego 5 para su capacidad
legend-ap = puntos de Acción: 4 en cada turno
legend-level = el nivel de un Conjuro. Los más fuertes te piden uno más débil de tu Grimorio.
legend-range = alcance: propio, cercano (0 o 1), adyacente (1), amplio (de 0 a 2), lejano (1 o 2)
legend-target = contra un enemigo o contra todos los enemigos de un hexágono

## Lo que afirman los ejemplos

claim-round = Ronda { $what }
claim-ap = Puntos de Acción que quedan: { $what }
claim-turn = { $is ->
    [none] No es el turno de nadie
   *[some] Es el turno de { $what }
}
claim-hp = Vida: { $what }
claim-energy = Energía: { $what }
claim-facedown = Contraconjuros boca abajo: { $what }
claim-players = { $is ->
    [none] Nadie tiene personaje
   *[some] Personajes: { $what }
}
claim-shadow = { $is ->
    [none] Nadie está en forma Sombría
   *[some] En forma Sombría, con Compañero: { $what }
}
claim-at = { $is ->
    [none] { $seat } no está en el tablero
   *[some] { $seat } está en: { $what }
}
claim-book = { $is ->
    [none] En el Grimorio de { $seat } no hay cartas boca arriba
   *[some] Grimorio de { $seat }, boca arriba: { $what }
}
claim-cast = { $is ->
    [none] { $seat } no ha lanzado ninguna carta del Grimorio en este turno
   *[some] { $seat } ha lanzado en este turno: { $what }
}
claim-counterspells = { $is ->
    [hidden] Los Contraconjuros de { $seat } no se ven
    [none] { $seat } no tiene Contraconjuros
   *[some] { $seat } tiene boca abajo: { $what }
}
claim-known = { $is ->
    [none] Ningún Contraconjuro de { $seat } está a la vista
   *[some] Todos saben que { $seat } tiene: { $what }
}
claim-sealed = { $is ->
    [hidden] Lo que ha respondido { $seat } no se ve
    [none] { $seat } no ha respondido
   *[some] { $seat } ha respondido: { $what }
}
claim-dice = { $is ->
    [none] No hay dados
   *[some] Dados: { $what }
}
claim-tokens = { $is ->
    [none] No hay fichas en la reserva
   *[some] Fichas en la reserva: { $what }
}
claim-portal = { $is ->
    [none] El Portal de Compañeros está vacío
   *[some] En el Portal de Compañeros: { $what }
}
claim-next = { $is ->
    [none] Del mazo Principal no se dice nada
   *[some] Lo próximo del mazo Principal: { $what }
}
claim-deck = { $is ->
    [zero] El mazo Principal está vacío
   *[some] Cartas en el mazo Principal: { $what }
}
claim-order = El orden de los mazos no se ve
claim-discards = { $is ->
    [zero] La pila de descartes está vacía
   *[some] Cartas en la pila de descartes: { $what }
}
claim-discard-top = { $is ->
    [none] De la pila de descartes no se dice nada
   *[some] Encima de la pila de descartes: { $what }
}
claim-counterdeck-top = { $is ->
    [none] Del mazo de Contraconjuros no se dice nada
   *[some] Encima del mazo de Contraconjuros: { $what }
}
claim-counterdeck-bottom = { $is ->
    [none] Del mazo de Contraconjuros no se dice nada
   *[some] Al fondo del mazo de Contraconjuros: { $what }
}
claim-counterdeck-known = { $is ->
    [none] En el mazo de Contraconjuros no hay cartas a la vista
   *[some] A la vista en el mazo de Contraconjuros: { $what }
}
claim-counterdeck = { $is ->
    [zero] El mazo de Contraconjuros está vacío
   *[some] Cartas en el mazo de Contraconjuros: { $what }
}
claim-companion-deck = { $is ->
    [zero] El mazo de Compañeros está vacío
   *[some] Cartas en el mazo de Compañeros: { $what }
}
claim-asked-attack = { $is ->
    [none] Nadie puede responder al ataque
   *[some] El ataque espera respuesta de: { $what }
}
claim-asked-hit = { $is ->
    [none] Nadie puede responder al daño
   *[some] El daño espera respuesta de: { $what }
}
claim-asked-arrival = { $is ->
    [none] Nadie puede responder a la llegada
   *[some] La llegada espera respuesta de: { $what }
}
claim-beside = { $hex }, al lado: { $card }
claim-choices = { $choices ->
    [none] { $seat } no tiene ninguna elección «{ $start }…»
   *[other] Elecciones de { $seat }, «{ $start }…»: { $choices }
}
claim-owes = { $is ->
    [none] Nadie tiene que elegir
   *[some] Por elegir: { $what }
}
claim-told = Contraconjuros que se acaban de conocer: { $what }
claim-untold = Contraconjuros que no se han dado a conocer: { $what }
claim-game = La partida sigue
claim-winner = { $is ->
    [none] Nadie ha ganado la partida
   *[some] Victoria para: { $what }
}

## The page

page-actions = Acciones
page-start = inicio:
page-heal-behind = · 2 de Vida si pierdes
page-crypt = sin refugio
page-dusty-desert = refugio 1 · contraconjuros
page-bubbling-lake = inicio: 1 de Vida
page-thorn-forest = espinas: 1
page-counterspells = Contraconjuros
page-left = quedan
page-known-below = { $count ->
    [one] el del fondo está a la vista
   *[other] los { $count } del fondo están a la vista
}
page-card-beside = Carta junto a él: { $card }
page-energy = { $energy } de { $limit } de Energía
page-points = { $ap } de { $of } acciones
page-at = Estás en { $hex }.
page-hope-shadow = { $missing ->
    [0] Con la Energía completa, esta noche puedes ser { $name }:
    [one] Absorbe un Fragmento de sombra más y serás { $name }:
   *[other] Absorbe { $missing } Fragmentos de sombra y serás { $name }:
}
page-hope-ability = { $missing ->
    [0] Tu capacidad está lista:
    [one] 1 de Energía más para tu capacidad:
   *[other] { $missing } de Energía más para tu capacidad:
}
page-crystals-you = { $count ->
    [one] El Cristal maldito te cuesta 1 de Vida si sigue aquí al final de tu turno.
   *[other] Los Cristales malditos te cuestan { $count } de Vida si siguen aquí al final de tu turno.
}
page-crystals = { $count ->
    [one] El Cristal maldito cuesta 1 de Vida si sigue aquí al final del turno.
   *[other] Los Cristales malditos cuestan { $count } de Vida si siguen aquí al final del turno.
}
page-choose = Elige una carta de tu Grimorio, una acción, o toca el mapa.
page-do = Hazlo
page-free = gratis
page-companion-joins = Un Compañero se une cuando tomas tu forma Sombría.
page-free-place = sitio libre
page-not-now = , ahora no es posible
page-can-cast = se puede lanzar
page-can-use = sin gastar acción
page-cast-already = ya lanzado
page-cannot-pay = no puedes pagarlo
page-nobody = nadie al alcance
page-no-points = sin acciones
page-copy = segunda copia
page-collect-counterspell = Reclamar un Contraconjuro
page-tap-dice = Toca los dados que quieras volver a tirar.
page-end-crystals = { $count ->
    [one] Pierdes 1 de Vida por 1 Cristal maldito.
   *[other] Pierdes { $count } de Vida por { $count } Cristales malditos.
}
page-could = Aún podrías: { $things }.
page-gives = entrega { $card }
page-no-target = sin objetivo
page-yes = Sí
page-could-answer = { $count ->
    [one] Una carta boca abajo podría responder.
   *[other] { $count } cartas boca abajo podrían responder.
}
page-blow = { $name }: { $damage } de daño, { $from } → { $to } de Vida.
page-blow-deadly = { $name }: { $damage } de daño, { $from } → 0. ¡Eliminación!
page-the-ability = su capacidad
page-coming-attack = { $by } te ataca con { $what }: fuerza { $strength }
page-coming-hit = { $what } de { $by } te ha hecho { $damage } de daño
page-coming-arrival = { $by } llega a tu hexágono
page-everybody = Puedes responder. Se pregunta ahora a todos los afectados que tienen cartas boca abajo, así que esperar no le dice nada a nadie.
page-none-fits = Ninguna de tus cartas boca abajo responde a esto. Nadie más puede saberlo.
page-say-nothing = Callar
page-reveal = Mostrar { $card }
page-pass-attack = Deja que pase. Tus cartas siguen en secreto.
page-pass-hit = Déjalo así. Tus cartas siguen en secreto.
page-pass-arrival = Deja que { $name } llegue. Tus cartas siguen en secreto.
page-answer-pointed-shield = El golpe pierde 2 de fuerza.
page-answer-rubber-retort = { $name } sufre { $damage } de daño.
page-answer-second-wind = Ganas 3 de Vida.
page-answer-fizzle-fog = El Conjuro queda anulado para todos sus objetivos.
page-answer-poof = Te apartas. El Conjuro solo te alcanza si sigues dentro de su alcance. ¿Adónde?
page-answer-toadstool-trap = { $name } sufre 2 de daño.
page-answer-butterpaws = Un dado de { $name } pasa a mostrar un Cristal maldito. ¿Cuál?

## The terminal

map-ancient-rune = Runas
map-dusty-desert = Desierto
map-underground-volcano = Volcán
map-bubbling-lake = Lago
map-amber-mountain = Montaña
map-thorn-forest = Bosque
map-crystal-crypt = Cripta

terminal-red = r
terminal-blue = a
terminal-purple = m
terminal-ability = la capacidad
terminal-there = allí: { $names }
terminal-blow = { $name } { $from } → { $to } de Vida{ $damage ->
    [0] : sin daño
   *[other] {""}
}
terminal-reroll = Repetir una tirada: escribe qué dados, como «{ $example }» ({ $first } a { $last })
terminal-turn-you = tu turno
terminal-turn-of = turno de { $name }
terminal-beside = Junto a { $hex }, por { $price }:
terminal-free = nada
terminal-cast = lanzado
terminal-pay = o paga: { $ways }
terminal-seen = Lo que todos han visto

## La lección: lo que dice el guía

learn-goal = Gana quien quede en pie
learn-goal-says = Se empieza con 18 de Vida; a { $b } le quedan 9. Reclama Conjuros, acércate y lánzalos.
learn-pool = Con los dados se paga
learn-pool-says = Ya has tirado: Gemas y Orbes pagan cartas y Conjuros, un Fragmento de sombra será Energía y un Cristal maldito hace daño. Lo que no gastes se pierde por la noche.
learn-collect = Llévate el Conjuro de tu hexágono
learn-collect-says = Tienes cuatro puntos de acción, uno para cada acción. Reclama la carta del Lago Burbujeante: cuesta una Gema y un Orbe.
learn-travel-ended = Ese era todo tu turno
learn-travel-ended-says = Al terminarlo pierdes los puntos de acción y los dados, y el Cristal maldito te ha hecho daño. Rectifica: antes, reclama el Conjuro.
learn-travel-collected = En tu Grimorio para siempre
learn-travel-collected-says = Desde ahora puedes lanzarlo una vez por turno. Acércate a { $b }: viaja a las Runas Ancestrales, el hexágono del centro.
learn-travel-other = Se puede, pero aún no
learn-travel-other-says = También era una acción y te ha costado uno de los cuatro puntos. Rectifica: antes, reclama el Conjuro de tu hexágono.
learn-cast-near = Ahora, ataca a { $b }
learn-cast-near-says = La Embestida de Unicornio llega a un hexágono vecino, y ahí está { $b }. Cada Gema azul que pagues hace 2 de daño.
learn-cast-far = Demasiado lejos de { $b }
learn-cast-far-says = Desde aquí ningún Conjuro tuyo llega a { $b }. Rectifica: las Runas Ancestrales tocan todos los hexágonos.
learn-cast-other = Sigues en casa
learn-cast-other-says = Desde el Lago Burbujeante ningún Conjuro tuyo llega a { $b }. Rectifica y viaja a las Runas Ancestrales.
learn-hit-strong = { $b } tenía respuesta
learn-hit-strong-says = Había una carta boca abajo en el Grimorio de { $b }: el Escudo Puntiagudo quita 2 de daño. Quien tenga una así puede responder, así que cuenta con ello.
learn-hit-weak = Ni un rasguño
learn-hit-weak-says = La carta boca abajo de { $b } era un Escudo Puntiagudo, 2 de daño menos, y no ha quedado nada. Rectifica: paga más Gemas azules o lanza un Conjuro que haga más daño.
learn-hit-other = { $b } sigue como si nada
learn-hit-other-says = Estás a su alcance y puedes pagar, así que no esperes. Rectifica: lanza la Embestida de Unicornio contra { $b }.
learn-protect = Queda un Cristal maldito
learn-protect-says = Por la noche, cada uno que siga en tu reserva te cuesta 1 de Vida. Te queda un punto de acción: úsalo para protegerte.
learn-absorb-hurt = Te ha costado 1 de Vida
learn-absorb-hurt-says = Has terminado el turno con un Cristal maldito en la reserva. Rectifica y protégete con tu último punto de acción.
learn-absorb-protected = Cae la noche
learn-absorb-protected-says = Sin puntos de acción, tu turno termina. Absorbe el Fragmento de sombra: será tu tercera Energía.
learn-absorb-other = El Cristal sigue ahí
learn-absorb-other-says = Era tu último punto de acción, y el Cristal maldito se queda. Rectifica y protégete.
learn-transform-absorbed = Conviértete en tu sombra
learn-transform-absorbed-says = Con 3 de Energía cambias para siempre: tu forma Sombría tiene una capacidad poderosa y un Compañero. Elige uno de los tres.
learn-transform-other = El Fragmento se ha perdido
learn-transform-other-says = Lo que no se absorbe por la noche desaparece. Rectifica: esperabas justo esa tercera Energía.
learn-answer-shadow = { $b } contraataca
learn-answer-shadow-says = Es el turno de { $b }, y el ataque va contra ti. Tú también tienes una carta boca abajo: la Niebla Chafaconjuros anula un Conjuro, o pasas y la guardas.
learn-answer-other = ¿Esta noche no?
learn-answer-other-says = Puedes esperar, pero la forma Sombría y el Compañero te harán más fuerte en todos los turnos. Rectifica y transfórmate.
learn-answered-countered = El Conjuro se deshace
learn-answered-countered-says = Un Contraconjuro se usa una vez y vuelve bajo su mazo. En el Desierto Desolado se compran otros.
learn-answered-passed = Eso ha dolido
learn-answered-passed-says = Has recibido el daño, y la Niebla Chafaconjuros espera en tu Grimorio un Conjuro peor. Puede ser lo sensato: solo sirve una vez.
learn-ready = Ya puedes batirte
learn-ready-says = Tira, actúa cuatro veces y sobrevive a la noche. Gana quien quede en pie.
