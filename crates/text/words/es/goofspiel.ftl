## El juego

title = Goofspiel
title-short = Goofspiel
pitch = Trece premios, trece pujas, todas en secreto.
length = unos 5 min
credit = Goofspiel es un juego de cartas antiguo; los textos y los dibujos son nuestros.
seat-fields = seat winners

## Premios

prize-1 = Premio 1
    .said = el premio 1
prize-2 = Premio 2
    .said = el premio 2
prize-3 = Premio 3
    .said = el premio 3
prize-4 = Premio 4
    .said = el premio 4
prize-5 = Premio 5
    .said = el premio 5
prize-6 = Premio 6
    .said = el premio 6
prize-7 = Premio 7
    .said = el premio 7
prize-8 = Premio 8
    .said = el premio 8
prize-9 = Premio 9
    .said = el premio 9
prize-10 = Premio 10
    .said = el premio 10
prize-11 = Premio 11
    .said = el premio 11
prize-12 = Premio 12
    .said = el premio 12
prize-13 = Premio 13
    .said = el premio 13

## Cómo se juega, para quien no ha jugado nunca

primer =
    Trece premios, de 1 a 13 puntos, salen uno a uno en un orden al azar.
    Todos tienen las cartas de puja del 1 al 13 y, por cada premio, pujan una en secreto.
    La puja más alta gana el premio. Si hay empate, el premio se descarta: no es para nadie.
    Cada carta de puja sirve una sola vez, gane o no.
    Tras 13 rondas gana quien tenga más puntos; quienes empaten en cabeza ganan juntos.

## Qué está mal

wrong-no-bid = se elige con «bid NÚMERO», por ejemplo «bid 7»
wrong-no-number = las cartas van del 1 al 13, no hay ninguna «{ $card }»

## Elecciones

choice-bid = Pujar { $bid }

ask-bid = Ronda { $round } de 13: ¿qué pujas por el premio { $prize }?
say-choose = Elige una carta para pujar.
say-bid = Pujas { $bid }, ganes o pierdas. { $left ->
    [0] Es tu última carta.
    [one] Después te queda una carta.
   *[other] Después te quedan { $left } cartas.
}
do-bid = Pujar esta carta

## Lo que ha pasado

event-turned-up = Ronda { $round }: sale el premio { $prize }.
event-committed = { $seat-is ->
    [you] Pujas { $bid }, boca abajo.
   *[other] { $seat } puja { $bid }, boca abajo.
}
event-answered = { $seat-is ->
    [you] Ya has pujado.
   *[other] { $seat } ya ha pujado.
}
event-revealed = { $seat-is ->
    [you] Revelas { $bid }.
   *[other] { $seat } revela { $bid }.
}
event-bids-revealed = Se revelan todas las pujas de la ronda { $round }.
event-won = { $seat-is ->
    [you] Ganas el premio { $prize } con una puja de { $bid } y tienes { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }.
   *[other] { $seat } gana el premio { $prize } con una puja de { $bid } y tiene { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }.
}
event-discarded = El premio { $prize } se descarta: hay empate en la puja más alta, { $bid }.
event-ended = { $winners-is ->
    [you] Fin de la partida. ¡Has ganado!
   *[other] Fin de la partida: victoria para { $winners }.
}

## Por qué no

refusal-game-over = La partida ha terminado.
refusal-not-asked = { $seat-is ->
    [you] Ahora no te toca pujar.
   *[other] Ahora no le toca pujar a { $seat }.
}
refusal-not-in-hand = { $seat-is ->
    [you] No tienes el { $bid } en la mano.
   *[other] { $seat } no tiene el { $bid } en la mano.
}

## La mesa, dibujada

table-round = ronda { $round } de 13
table-over = fin de la partida
table-prize = premio
table-left = premios boca abajo
table-discarded = descartados
table-points = puntos
table-won = ha ganado
table-hand = Tus cartas de puja
table-holds = cartas de puja
table-bids = última puja
table-you = tú
table-chosen = ya ha pujado
table-choosing = está pujando
table-your-move = te toca
table-waiting = Esperando a { $names }.

over-nobody = No gana nadie
over-points = { $points ->
    [one] Ha bastado un punto.
   *[other] Han bastado { $points } puntos.
}
over-you = Has ganado
over-winner = Victoria para { $names }
over-standings = Clasificación final
over-player = Jugador

scene-reveal = Se descubren las pujas
scene-prize = El premio

head-id = Id
head-name = Nombre
head-points = Puntos

## Lo que afirman los ejemplos

claim-round = Ronda { $what }
claim-prize = Se puja por el premio { $what }
claim-left = Premios boca abajo: { $what }
claim-order = El orden de los premios boca abajo no se ve
claim-points = Puntos: { $what }
claim-bids = Pujas reveladas: { $what }
claim-hand = { $is ->
    [none] { $seat } ya no tiene cartas de puja
   *[some] Mano de { $seat }: { $what }
}
claim-won = { $is ->
    [none] { $seat } no ha ganado ningún premio
   *[some] { $seat } ha ganado: { $what }
}
claim-chosen = { $is ->
    [hidden] Lo que ha pujado { $seat } no se ve
    [none] { $seat } no ha pujado
   *[some] { $seat } ha pujado: { $what }
}
claim-discarded = Premios descartados: { $what }
claim-owes = { $is ->
    [none] Nadie tiene que pujar
   *[some] Por pujar: { $what }
}
claim-told = Pujas que se acaban de conocer: { $what }
claim-untold = Pujas que no se han dado a conocer: { $what }
claim-game = La partida sigue
claim-winner = Victoria para: { $what }
