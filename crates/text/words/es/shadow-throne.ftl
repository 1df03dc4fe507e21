## El juego

title = Shadow Throne
title-short = Throne
pitch = Apoya a un bando en una guerra civil ajena y cobra si gana.
length = unos 25 min
credit = Shadow Throne es un juego de Teale Fristoe; los textos y los dibujos son nuestros.
seat-fields = seat owner carried winners

sign-power = Poder
sign-influence = Influencia
sign-gold = Oro
sign-consolation = Consuelo

## Facciones

empire = el Imperio
    .plain = Imperio
    .of = del Imperio
rebels = los Rebeldes
    .plain = Rebeldes
    .of = de los Rebeldes
church = la Iglesia
    .plain = Iglesia
    .of = de la Iglesia

## Rangos

commoner = plebeyo
elite = élite
noble = noble

## Personajes: el nombre y lo que hace la carta

no-ability = Sin habilidad.
ability-number = Habilidad { $number }

dutiful-peasant = Campesino Obediente
    .said = el Campesino Obediente
    .flavor = Pidió poco. Se lo dieron.
loyal-soldier = Soldado Leal
    .said = el Soldado Leal
    .flavor = Marcha por el rey y por la sopa.
tax-collector = Recaudador de Impuestos
    .said = el Recaudador de Impuestos
    .flavor = La corona cuenta con él. Él cuenta lo de la corona.
kings-guard = Guardia del Rey
    .said = la Guardia del Rey
    .flavor = Le pagan por estar de pie. Lo borda.
bentheon-knights = Caballeros de Bentheon
    .said = los Caballeros de Bentheon
    .rule = Matan a todos los plebeyos de esta oleada que no sean del Imperio.
    .flavor = El penacho es para el desfile. La lanza, no.
captain-khamon-phabos = Capitán Khamon Phabos
    .said = el Capitán Khamon
    .short = Capitán Khamon
    .flavor = Nunca ha perdido una colina estando arriba.
anna-lys = Anna Lys, Hacedora de Viudas
    .short = Anna Lys
    .rule = Mata a todos los personajes de élite de esta oleada que no sean del Imperio.
    .flavor = El negro le sienta bien. Ya se encarga ella.
datura = Datura, Asesino Narcotizado
    .short = Datura
    .rule = Mata a todos los nobles de esta oleada que no sean del Imperio.
    .flavor = Duerme mal. Otros duermen para siempre.
king-kyros = Rey Kyros
    .said = el Rey Kyros
    .rule = Puedes añadir otra carta del Imperio de tu mano, a la vista y por su precio impreso.
    .note = Antes de la partida se puede acordar que tenga poder 0, como los otros dos monarcas, para una guerra más igualada.
    .flavor = Él reina. Las cuentas, otros.
defiant-slave = Esclavo Desafiante
    .said = el Esclavo Desafiante
    .flavor = Rompió la cadena y se guardó los eslabones.
outlaw = Forajido
    .said = el Forajido
    .flavor = Paga bien: nadie le pide factura.
mutinous-soldier = Soldado Amotinado
    .said = el Soldado Amotinado
    .flavor = La misma instrucción, otra dirección.
queens-guard = Guardia de la Reina
    .said = la Guardia de la Reina
    .flavor = Espinas en el escudo, rosas en las botas.
phabos-scouts = Exploradores de Phabos
    .said = los Exploradores de Phabos
    .rule = Cada uno de los demás Rebeldes de esta oleada recibe +1 de poder.
    .flavor = Te vieron primero. Ven primero a todos.
picureas = Picureas, Hijo de las Rosas
    .short = Picureas
    .rule = Cada Rebelde de la oleada siguiente recibe +1 de poder.
    .flavor = Llega con rosas. Se va con una multitud.
sythera = Sythera la Susurradora
    .short = Sythera
    .rule = Los personajes de esta oleada que no sean Rebeldes no usan las habilidades 2 y 3.
    .flavor = Habla poco. Los demás, menos.
langman = Langman, Espina de la Corona
    .short = Langman
    .rule = Si vive y los Rebeldes pierden, se queda en la mesa una batalla más.
    .flavor = Le dijeron que se fuera y cogió silla.
queen-eletheria = Reina Eletheria
    .said = la Reina Eletheria
    .rule = Cada plebeyo Rebelde de esta oleada y de las anteriores recibe +1 de poder.
    .flavor = Regaló la corona. Se la devolvieron con intereses.
pious-peasant = Campesino Piadoso
    .said = el Campesino Piadoso
    .flavor = Reza por la lluvia y por menos impuestos.
warrior-monk = Monje Guerrero
    .said = el Monje Guerrero
    .flavor = Pone la otra mejilla; luego, el bastón.
tithe-master = Cobrador de Diezmos
    .said = el Cobrador de Diezmos
    .flavor = Una para el altar, dos para el camino.
godsea-knights = Caballeros de Godsea
    .said = los Caballeros de Godsea
    .flavor = Bendicen el agua y luego tu garganta.
shepherd-of-the-lost = Pastor de los Perdidos
    .said = el Pastor de los Perdidos
    .rule = Convierte a la Iglesia a todos los plebeyos de esta oleada.
    .flavor = Los encuentra antes de que se pierdan.
protis = Protis, Absolvedor de Pecados
    .short = Protis
    .rule = Convierte a la Iglesia a todos los personajes de élite de esta oleada.
    .flavor = Lo perdona todo, previo pago.
simone = Simone la Doliente
    .short = Simone
    .rule = Cuando muere, recibes 5 de influencia al momento.
    .flavor = Todos la lloran. Algunos invierten.
thavma = Thavma el Revelador
    .short = Thavma
    .rule = Recibe +3 de poder si, después de pagarlo, te quedan 0 o 1 de oro.
    .flavor = No tiene nada. Se nota, y funciona.
princess-beatrice = Princesa Beatrice
    .said = la Princesa Beatrice
    .rule = Convierte a la Iglesia a todos los plebeyos de esta oleada y les da +1 de poder.
    .flavor = Sonríe una vez y se arrodilla un pueblo.

## Cómo se juega, para quien no ha jugado nunca

primer =
    Tres facciones luchan: el Imperio, los Rebeldes y la Iglesia. No son de nadie.
    En cada batalla tomas 6 cartas y luego envías una a cada una de las 4 oleadas, boca abajo.
    Las cartas de una oleada se revelan a la vez, se pagan y usan su habilidad: 1, luego 2, luego 3.
    Gana la batalla la facción con más poder; tus personajes de su lado te dan influencia.
    Repetir facción en dos oleadas seguidas cuesta 1 más (oro por silencio). Lo que no puedas pagar
    lo pierdes a cambio de 1 de oro.
    La partida acaba cuando alguien llega a { $target } de influencia: gana quien tenga más; si hay
    empate, quien tenga más oro.

primer-title = Luchan tres facciones. Ninguna es tuya.
primer-take = Quédate una carta
primer-take-what = y pasa el resto a la izquierda. Seis veces.
primer-send = Manda una a cada oleada,
primer-send-what = boca abajo, cuatro oleadas. La que no puedas pagar se pierde, y ganas 1 de oro.
primer-win = Gana la batalla
primer-win-what = la facción con más poder, la mande quien la mande.
primer-pay = Tus personajes de su lado
primer-pay-what = te dan influencia. Con { $target } acaba la partida.
primer-done = Entendido

## Las palabras que resaltan en las reglas, y las que llevan símbolo

rule-keywords = Matan Mata Convierte +1 +3 muere queda
rule-signs = Imperio=empire Rebelde=rebels Rebeldes=rebels Iglesia=church

## Opciones

wrong-no-card = no hay ninguna carta «{ $card }»
wrong-no-choice = se elige con «draft CARTA», «play CARTA», «add CARTA», «decline» o «keep CARTA»

## Elecciones

choice-draft = Tomar { $card }
choice-play = Jugar { $card }
choice-add = Añadir { $card }
choice-decline = No añadir ninguna carta
choice-keep = Guardar { $card }

ask-draft = Ronda { $done } de { $of }: toma una carta; el resto pasa a { $left }.
ask-wave = Oleada { $done } de { $of }: ¿qué carta pones boca abajo?
ask-extra = El Rey Kyros llama: ¿añades otra carta del Imperio?
ask-keep = Guarda una carta para la próxima batalla; las demás vuelven al mazo.

## Lo que ha pasado

event-battle-began = { $carried-is ->
    [none] Empieza la batalla { $battle }.
    [you] Empieza la batalla { $battle }, con tu Langman ya en la mesa.
   *[other] Empieza la batalla { $battle }, con el Langman de { $carried } ya en la mesa.
}
event-dealt = { $seat-is ->
    [you] Te reparten { $pool }.
   *[other] A { $seat } le reparten { $pool }.
}
event-answered = { $seat-is ->
    [you] Ya has elegido.
   *[other] { $seat } ya ha elegido.
}
event-drafted = { $seat-is ->
    [you] Te quedas con { $card }.
   *[other] { $seat } se queda con { $card }.
}
event-passed = Los grupos pasan a la izquierda.
event-received = { $seat-is ->
    [you] Recibes { $pool }.
   *[other] { $seat } recibe { $pool }.
}
event-wave-began = Oleada { $wave }.
event-committed = { $seat-is ->
    [you] Pones { $card } boca abajo.
   *[other] { $seat } pone { $card } boca abajo.
}
event-revealed = { $seat-is ->
    [you] Revelas { $card }.
   *[other] { $seat } revela { $card }.
}
event-turned-up = Se descubren todas las cartas de la oleada { $wave }.
event-settled = { $gold-sign ->
    [plus] { $seat-is ->
        [you] Cobras { $gold-size } por { $card }
       *[other] { $seat } cobra { $gold-size } por { $card }
    }{ $hush ->
        [true] , descontado el oro por silencio.
       *[false] .
    }
    [minus] { $seat-is ->
        [you] Pagas { $gold-size } por { $card }
       *[other] { $seat } paga { $gold-size } por { $card }
    }{ $hush ->
        [true] , con el oro por silencio incluido.
       *[false] .
    }
   *[zero] { $hush ->
        [true] { $seat-is ->
            [you] No cobras nada por { $card }, descontado el oro por silencio.
           *[other] { $seat } no cobra nada por { $card }, descontado el oro por silencio.
        }
       *[false] { $seat-is ->
            [you] No pagas nada por { $card }.
           *[other] { $seat } no paga nada por { $card }.
        }
    }
}
event-poor = { $seat-is ->
    [you] No puedes pagar { $price } por { $card }: la carta queda boca abajo y tomas 1 de oro.
   *[other] { $seat } no puede pagar { $price } por { $card }: la carta queda boca abajo a cambio de 1 de oro.
}
event-emboldened = { $by-id ->
    [thavma] { $by } crece: +{ $tokens } de poder.
    [phabos-scouts] { $by } inspiran a { $card } { $owner-is ->
        [you] (tu carta)
       *[other] de { $owner }
    }: +{ $tokens }.
   *[other] { $by } inspira a { $card } { $owner-is ->
        [you] (tu carta)
       *[other] de { $owner }
    }: +{ $tokens }.
}
event-silenced = { $by } silencia a { $card } { $owner-is ->
    [you] (tu carta)
   *[other] de { $owner }
}.
event-killed = { $by } { $by-id ->
    [bentheon-knights] matan
   *[other] mata
} a { $card } { $owner-is ->
    [you] (tu carta)
   *[other] de { $owner }
}.
event-converted = { $by } convierte a la Iglesia a { $card } { $owner-is ->
    [you] (tu carta)
   *[other] de { $owner }
}.
event-promised = { $card } inspirará a los Rebeldes de la próxima oleada.
event-missed = { $card-id ->
    [bentheon-knights] { $card } no encuentran a quién matar.
    [phabos-scouts] { $card } no encuentran a quién animar.
    [sythera] { $card } no encuentra a quién callar.
    [picureas] { $card } no promete nada: es la última oleada.
    [thavma] { $card } se queda como está: su jugador tiene más de 1 de oro.
    [queen-eletheria] { $card } no encuentra a quién animar.
    [anna-lys] { $card } no encuentra a quién matar.
    [datura] { $card } no encuentra a quién matar.
   *[other] { $card } no encuentra a quién convertir.
}
event-mourned = { $seat-is ->
    [you] Muere Simone: recibes { $influence } de influencia y ya tienes { $total }.
   *[other] Muere Simone: { $seat } recibe { $influence } de influencia y ya tiene { $total }.
}
event-asked = { $seat-is ->
    [you] El Rey Kyros llama: puedes añadir otra carta del Imperio.
   *[other] El Rey Kyros llama: { $seat } puede añadir otra carta del Imperio.
}
event-added = { $gold-sign ->
    [plus] { $seat-is ->
        [you] Añades { $card } y cobras { $gold-size }.
       *[other] { $seat } añade { $card } y cobra { $gold-size }.
    }
    [minus] { $seat-is ->
        [you] Añades { $card } por { $gold-size }.
       *[other] { $seat } añade { $card } por { $gold-size }.
    }
   *[zero] { $seat-is ->
        [you] Añades { $card }.
       *[other] { $seat } añade { $card }.
    }
}
event-declined = { $seat-is ->
    [you] No añades ninguna carta.
   *[other] { $seat } no añade ninguna carta.
}
event-counted = Poder: Imperio { $power-empire }, Rebeldes { $power-rebels }, Iglesia { $power-church }.
event-won = { $factions-count ->
    [one] { $factions-id ->
        [empire] El Imperio gana la batalla.
        [rebels] Los Rebeldes ganan la batalla.
       *[church] La Iglesia gana la batalla.
    }
   *[other] Hay empate: ganan la batalla { $factions }.
}
event-influence = { $seat-is ->
    [you] { $influence-sign ->
        [zero] No ganas influencia: sigues con { $total }.
       *[other] Ganas { $influence } de influencia y tienes { $total }.
    }
   *[other] { $influence-sign ->
        [zero] { $seat } no gana influencia: sigue con { $total }.
       *[other] { $seat } gana { $influence } de influencia y tiene { $total }.
    }
}
event-consolation = { $gold-sign ->
    [zero] { $seat-is ->
        [you] No hay oro de consuelo para ti.
       *[other] No hay oro de consuelo para { $seat }.
    }
   *[other] { $seat-is ->
        [you] Recibes { $gold } de oro de consuelo y tienes { $purse }.
       *[other] { $seat } recibe { $gold } de oro de consuelo y tiene { $purse }.
    }
}
event-stayed = { $seat-is ->
    [you] Tu Langman se queda en la mesa para la próxima batalla.
   *[other] El Langman de { $seat } se queda en la mesa para la próxima batalla.
}
event-kept = { $seat-is ->
    [you] Te guardas a { $card }.
   *[other] { $seat } se guarda a { $card }.
}
event-ended = { $winners-is ->
    [none] La partida acaba en ruina: no gana nadie.
    [you] Fin de la partida. ¡Has ganado!
   *[other] Fin de la partida: gana { $winners }.
}

## Por qué no

refusal-game-over = La partida ha terminado.
refusal-not-asked = { $seat-is ->
    [you] Ahora no te toca elegir.
   *[other] Ahora no le toca elegir a { $seat }.
}
refusal-other-due = { $due-id ->
    [draft] Ahora toca tomar una carta del grupo.
    [play] Ahora toca jugar una carta.
    [add] Ahora llama el Rey Kyros: añade una carta del Imperio o ninguna.
   *[keep] Ahora toca guardar una carta.
}
refusal-not-in-pool = { $card } no está en { $seat-is ->
    [you] tu grupo
   *[other] el grupo de { $seat }
}.
refusal-not-in-hand = { $seat-is ->
    [you] No tienes { $card } en la mano.
   *[other] { $seat } no tiene { $card } en la mano.
}
refusal-not-empire = { $card } no es del Imperio, y el Rey Kyros solo llama al Imperio.
refusal-cannot-pay = { $card } cuesta { $cost }, y solo hay { $gold } de oro.

## La mesa, dibujada

table-battle = Batalla { $battle }
table-target = a { $target } de influencia
table-draft = intriga, ronda { $done } de { $of }
table-wave = oleada { $done } de { $of }
table-extra = llama el Rey Kyros
table-keep = guarda una carta
table-over = fin de la partida
table-gold = oro
table-influence = influencia
table-cards = cartas
table-you = tú
table-chosen = ya ha elegido
table-choosing = está eligiendo
table-thinks = elige…
table-left = recibe tus cartas
table-right = te pasa las suyas
table-your-move = te toca
table-carried = se quedó
table-wave-column = Oleada { $wave }
table-wave-word = Oleada
table-wave-of = oleada { $wave }
table-facedown = boca abajo
table-poor = demasiado caro
table-unpaid = demasiado caro, +1 de oro
table-pool = a elegir entre:
table-dead = sin vida
table-silenced = sin voz
table-hand = Tu mano
table-hand-so-far = Tu mano hasta ahora
table-only-you = solo la ves tú
table-pick = carta { $pick }
table-last-pick = última carta
table-seen = Lo que has visto pasar
table-round = ronda { $round }

preview-income = +{ $gold } de oro
preview-cost = cuesta { $gold }
preview-free = gratis
preview-hush = con oro por silencio
preview-after = { $gold ->
    [one] te queda { $gold }
   *[other] te quedan { $gold }
}
preview-poor = demasiado caro: lo perderías y ganarías 1 de oro

fact-power = poder { $n }
fact-influence = influencia { $n }
fact-consolation = consuelo { $n }

head-id = Id
head-name = Nombre
head-faction = Facción
head-rank = Rango
head-copies = Copias
head-power = Poder
head-influence = Influencia
head-gold = Oro
head-consolation = Consuelo
head-ability = Habilidad
head-number = Habilidad n.º
value-gold = { $sign ->
    [plus] +{ $size }
    [minus] −{ $size }
   *[zero] 0
}

## La mesa en una página

table-battlefield = La batalla
table-power = Poder de cada facción
table-power-what = Se cuenta después de cada oleada. La facción más fuerte gana la batalla.
table-converted = a la Iglesia
table-copies = copias
table-your-card = tu carta
table-won = ha ganado
table-waiting = Esperando a { $names }
table-nothing-now = Ahora te toca esperar
table-nothing-to-do = Ahora no tienes nada que hacer.
table-how = Cómo va una oleada
table-all-cards = Todas las cartas

wait-next = { $count ->
    [one] La última carta te llega de { $from } en cuanto todos hayan elegido.
   *[other] { $count } cartas te llegan de { $from } en cuanto todos hayan elegido.
}
wait-last = Todos tienen ya seis cartas. Ahora viene la batalla.
wait-pools = { $count ->
    [one] Cada montón tiene una carta. Los montones pasan a la izquierda.
   *[other] Cada montón tiene { $count } cartas. Los montones pasan a la izquierda.
}
wait-cost = solo la ves tú · juntas cuestan { $cost }, tienes { $gold }
wait-free = solo la ves tú · juntas no cuestan nada, tienes { $gold }
wait-income = solo la ves tú · juntas te dan { $cost }, tienes { $gold }
wait-chosen = hecho
wait-choosing = elige
wait-have-chosen = Ya han elegido: { $names }.

option-target = Duración
option-target-15 = Hasta 15 de influencia
option-target-20 = Hasta 20, más larga
option-target-25 = Hasta 25, la más larga
option-kyros = Rey Kyros
option-kyros-10 = Poder 10, como en la carta
option-kyros-0 = Poder 0, una guerra más igualada

tag-price = { $gold }, { $after ->
    [one] te queda { $after }
   *[other] te quedan { $after }
}
tag-income = { $gold }, tendrás { $after }
tag-free = gratis, { $after ->
    [one] te queda { $after }
   *[other] te quedan { $after }
}
tag-hush = { $gold } con silencio: { $after ->
    [one] te queda { $after }
   *[other] te quedan { $after }
}
tag-poor = cuesta { $cost }, tienes { $gold }

do-draft = Quedármela
do-play = Jugar boca abajo
do-extra = Responder al rey
do-keep = Guardar esta carta

say-choose = Elige una carta para ver qué hace por ti.
say-draft = Quedártela es gratis: la pagas cuando la juegas. { $rest ->
    [0] Es la última carta del grupo.
    [one] La otra carta pasa a { $left }.
   *[other] Las otras { $rest } cartas pasan a { $left }.
}
say-keep = Te guardas a { $card }. { $rest ->
    [0] Es tu última carta.
    [one] Tu otra carta vuelve al mazo.
   *[other] Tus otras { $rest } cartas vuelven al mazo.
}
say-lost = Demasiado caro: quedaría boca abajo, sin efecto, y tomarías 1 de oro.
say-stands = { $id ->
    [rebels] Con esta carta, { $faction } tendrían { $power }
   *[other] Con esta carta, { $faction } tendría { $power }
}: { $place ->
    [ahead] por delante de los demás.
    [level] empate con quien más tiene. Si acaba así, ganan ambos.
   *[behind] aún no es lo más alto.
}

preview-draft = ¿Te quedas con { $said }?
preview-wave = { $card }, boca abajo
preview-extra = Añadir { $card }
preview-keep = ¿Te guardas a { $said }?
preview-over = { $card }
preview-decline = No añadir ninguna

sum-price = Su precio
sum-income = Te da
sum-hush = Oro por silencio
sum-hush-why = tu última carta también era { $of }
sum-have = Tu oro ahora
sum-left = Te queda
sum-missing = Te falta
say-decline = No añades ninguna carta. Nadie sabrá si podías.

over-nobody = Empate hasta la última moneda: no gana nadie
over-you = Has ganado
over-winner = Gana { $names }
over-level = { $first } y { $second } empatan, con { $influence } de influencia y { $gold } de oro.
over-gold = { $first-is ->
    [you] Tú y { $second } tenéis { $influence } de influencia. Decidió el oro, { $gold } a { $less }.
   *[other] { $second-is ->
        [you] { $first } y tú tenéis { $influence } de influencia. Decidió el oro, { $gold } a { $less }.
       *[other] { $first } y { $second } tienen { $influence } de influencia. Decidió el oro, { $gold } a { $less }.
    }
}
over-influence = { $influence } de influencia, { $by } más que { $second-is ->
    [you] tú
   *[other] { $second }
}.
over-place = { $place ->
    [1] Hay empate: tienes lo mismo.
    [2] Quedas en segundo lugar, con { $influence }.
    [3] Quedas en tercer lugar, con { $influence }.
    [4] Quedas en cuarto lugar, con { $influence }.
   *[other] Quedas en quinto lugar, con { $influence }.
}
over-chart = Influencia, batalla a batalla
over-chart-what = debajo de cada batalla, la facción que la ganó
over-target = con { $target } de influencia acaba la partida
over-turns = Lo que la decidió
over-turn = { $count ->
    [1] { $factions } { $id ->
        [rebels] ganan
       *[other] gana
    } por { $by }, con { $card }.
   *[other] Empatan { $factions }, con { $card }.
}
over-turn-simone = Muere Simone: 5 de influencia al momento.
over-standings = Clasificación final
over-player = Jugador
over-battle = Batalla { $battle }

tell-poor = demasiado caro, toma 1 de oro
tell-hush = con oro por silencio
pay-nothing = da
pay-half = mitad:
tell-won = { $count ->
    [1] { $factions } { $id ->
        [rebels] ganan
       *[other] gana
    } la batalla, { $most } a { $next }
    [2] { $factions } ganan la batalla, con { $most } contra { $next }
   *[other] Ganan la batalla todas las facciones, con { $most }
}
tell-most = { $owner-is ->
    [you] lo que más poder ha dado es tu { $card }: { $power }.
   *[other] lo que más poder ha dado es { $card }, de { $owner }: { $power }.
}
tell-nothing = nada
scene-reveal = Se revelan las cartas
scene-gold = El oro
scene-entering = El impulso de Picureas
scene-abilities-1 = Habilidades n.º 1
scene-abilities-2 = Habilidades n.º 2
scene-abilities-3 = Habilidades n.º 3
scene-kyros = El Rey Kyros llama
scene-power = Se cuenta el poder
scene-stayed = Langman se queda
scene-won = La batalla está decidida
scene-spoils = Las recompensas

ask-draft-last = La última carta del grupo es tuya.

## Lo que hay que saber para empezar

legend-title = Los símbolos de una carta
legend-goal = En cada batalla te quedas con seis cartas y juegas cuatro, una por oleada. La facción con más poder gana la batalla, y sus personajes dan influencia a quien los jugó; los muertos, la mitad. La partida acaba cuando alguien llega a la influencia acordada: gana quien tenga más.
legend-power = poder para su facción
legend-influence = influencia para ti, si su facción gana
legend-gold = oro que cuesta (−) o da (+) al jugarla. La misma facción dos veces seguidas cuesta 1 más: oro por silencio.
legend-consolation = consuelo: oro para ti, si su facción pierde
legend-number = cuándo actúa su habilidad: 1, luego 2, luego 3
legend-rank = rango: plebeyo, élite, noble

## Lo que afirman los ejemplos

claim-gold = Oro: { $what }
claim-influence = Influencia: { $what }
claim-cards = Cartas en la mano: { $what }
claim-pools = Cartas en los grupos: { $what }
claim-battle = Batalla { $what }
claim-round = { $is ->
    [zero] No se están tomando cartas
   *[some] Intriga, ronda { $what }
}
claim-wave = { $is ->
    [zero] Aún no hay oleada
   *[some] Oleada { $what }
}
claim-target = La partida acaba a { $what } de influencia
claim-deck = Cartas en el mazo: { $what }
claim-undealt = El mazo no se ve
claim-shuffled = En el mazo, o repartidas de él: { $what }
claim-buried = Se sabe que fueron al mazo: { $what }
claim-owes = { $is ->
    [none] Nadie tiene que elegir
   *[some] Por elegir: { $what }
}
claim-hand = { $is ->
    [hidden] La mano de { $seat } no se ve
    [none] { $seat } no tiene cartas en la mano
   *[some] Mano de { $seat }: { $what }
}
claim-pool = { $is ->
    [hidden] El grupo ante { $seat } no se ve
    [none] No hay grupo ante { $seat }
   *[some] Grupo ante { $seat }: { $what }
}
claim-chosen = { $is ->
    [hidden] Lo que ha elegido { $seat } no se ve
    [none] { $seat } no ha elegido ninguna carta
   *[some] { $seat } ha elegido: { $what }
}
claim-kept = { $is ->
    [hidden] Lo que ha guardado { $seat } no se ve
    [none] { $seat } no ha guardado ninguna carta
   *[some] { $seat } ha guardado: { $what }
}
claim-discarded = { $is ->
    [hidden] Lo que ha descartado { $seat } no se ve
    [none] { $seat } no ha descartado ninguna carta
   *[some] { $seat } ha descartado: { $what }
}
claim-remembers = { $is ->
    [hidden] Lo que vio { $seat } en la ronda { $round } no se ve
    [none] { $seat } no vio nada en la ronda { $round }
   *[some] { $seat } vio en la ronda { $round }: { $what }
}
claim-told = Se acaba de revelar: { $what }
claim-untold = No se sabe nada de: { $what }
claim-power = Poder: { $what }
claim-carried = { $is ->
    [none] Ningún Langman sigue en la mesa
   *[some] El Langman de { $what } sigue en la mesa
}
claim-facedown = { $is ->
    [none] No hay cartas boca abajo
   *[some] Boca abajo: { $what }
}
claim-hush = { $is ->
    [none] Nadie debe oro por silencio
   *[some] oro por silencio: { $what }
}
claim-poor = { $is ->
    [none] Todos pueden pagar
   *[some] No pueden pagar: { $what }
}
claim-winners = Batalla ganada por: { $what }
claim-consolation = Oro de consuelo: { $what }
claim-extra-offered = El Rey Kyros llama a { $what }
claim-extra-not = El Rey Kyros no llama a nadie
claim-extra-options = { $is ->
    [hidden] Lo que puede añadir { $seat } no se ve
    [none] { $seat } no puede añadir ninguna carta
   *[some] { $seat } puede añadir: { $what }
}
claim-game = La partida sigue
claim-winner = Gana la partida { $what }
claim-ruin = Nadie gana la partida
claim-character = { $card } de { $seat }{ $wave ->
    [none] {""}
   *[other] {" "}en la oleada { $wave }
}: { $faction }, poder { $number }
claim-dead = { $card } de { $seat }{ $wave ->
    [none] {""}
   *[other] {" "}en la oleada { $wave }
}: { $faction }, sin vida
claim-silenced = { $card } de { $seat }{ $wave ->
    [none] {""}
   *[other] {" "}en la oleada { $wave }
}: sin voz

## La lección: lo que dice el guía

learn-goal = Tres facciones, y ninguna es tuya
learn-goal-says = Luchan Imperio, Rebeldes e Iglesia, y la más fuerte gana la batalla. Apóyala y te dará influencia, la que ves en tu asiento: con 15 acaba la partida.
learn-draft = Quédate una carta
learn-draft-says = Cada cual se queda una carta y pasa el resto a la izquierda: la que dejes irá a { $b }. Elige poder o elige oro.
learn-send-power = Ahora manda una carta, boca abajo
learn-send-power-says = La Guardia de la Reina puede dar 3 de poder a los Rebeldes. Manda una carta a la primera oleada: debajo de cada una ves lo que cuesta y lo que te queda.
learn-send-gold = Ahora manda una carta, boca abajo
learn-send-gold-says = El Cobrador de Diezmos puede darte 2 de oro. Manda una carta a la primera oleada: debajo de cada una ves lo que cuesta y lo que te queda.
learn-strike-poor = Demasiado cara
learn-strike-poor-says = No puedes pagar 5 con 3 de oro: la carta queda boca abajo, no hace nada y cobras 1. Rectifica y manda otra.
learn-strike-dead = Tu plebeyo ha muerto
learn-strike-dead-says = Los Caballeros de Bentheon de { $b } matan a todo plebeyo de esta oleada que no sea del Imperio. Los muertos no tienen poder, pero el oro que dieron es tuyo.
learn-strike-alive = El tuyo sigue vivo
learn-strike-alive-says = Los Caballeros de Bentheon de { $b } matan a todo plebeyo de esta oleada que no sea del Imperio. { $c } ha perdido al Esclavo Desafiante; tu carta se libra.
learn-hush = Repetir facción cuesta más
learn-hush-says = Los vivos cuentan para su facción, los mande quien los mande. Si tu carta es de la misma facción que la anterior, pagas 1 de oro por silencio: compara los precios y manda una.
learn-convert-poor = Demasiado cara
learn-convert-poor-says = Se paga al descubrir las cartas, con el oro por silencio incluido, y no te alcanza. La carta queda boca abajo y no hace nada: retírala.
learn-convert-hush = Has pagado por el silencio
learn-convert-hush-says = Dos cartas seguidas de una facción te cuestan 1 de oro. El Pastor de { $c } ha pasado a la Iglesia a los plebeyos de esta oleada: mismo dueño, otro bando.
learn-convert-free = Cambian de bando
learn-convert-free-says = El Pastor de { $c } ha pasado a la Iglesia a los plebeyos de esta oleada: ahora cuentan para ella. Siguen siendo de quien los mandó, y le pagan si gana la Iglesia.
learn-third = Manda tu tercera carta
learn-third-says = Quedan dos oleadas, y los demás también apoyan a sus favoritas. Mira cuál va por delante y elige a cuál ayudas.
learn-decide-poor = Demasiado cara
learn-decide-poor-says = No te alcanza el oro, así que la carta queda boca abajo y no hace nada. Rectifica: un plebeyo te dará oro antes.
learn-decide-last = La última oleada decide
learn-decide-last-says = Elige una carta y mira cuánto poder tendría su facción con ella. Solo los personajes de la facción ganadora dan influencia, la cifra violeta.
learn-won-poor = Demasiado cara
learn-won-poor-says = No te alcanza el oro, así que la carta queda boca abajo y no hace nada. Rectifica y manda una que puedas pagar.
learn-won-counted = Gana la facción más fuerte
learn-won-counted-says = Han pasado las cuatro oleadas y decide el poder. Si dos facciones empatan, ganan las dos.
learn-paid-influence = Has apoyado a la ganadora
learn-paid-influence-says = Cada personaje tuyo del lado ganador te da su influencia, o la mitad si ha muerto. Los demás te consuelan con oro, si su carta lo dice.
learn-paid-nothing = Esta vez, nada
learn-paid-nothing-says = Ningún personaje tuyo del lado ganador te da influencia. Algunos perdedores te consuelan con oro: busca la mano con la moneda.
learn-keep = Guarda una carta
learn-keep-says = Una de tus cartas te acompaña en secreto a la batalla siguiente; las demás se barajan. Elige la que vayas a querer.
learn-ready = Y ese es todo el juego
learn-ready-says = Quédate seis cartas, manda cuatro y apoya a la ganadora: cuando alguien llega a 15, gana quien tenga más influencia. Lo demás lo dicen las cartas.
