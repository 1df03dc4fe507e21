## El juego

title = La Princesa
title-short = Princesa
pitch = Apunta una carta a izquierda o derecha. Gana quien tenga a la Princesa cuando acabe el cuento.
length = unos 20 min
credit = La Princesa nació de un prototipo sin nombre; las cartas, los textos y los dibujos son nuestros.
seat-fields = seat seats winners by other from to with target targets holder victim group
card-fields = card cards discarded shop hand character characters attributes

## Signos y cifras

sign-number = Número: el más bajo va primero
sign-hearts = Corazones
sign-gold = Oro
sign-shield = Escudo
sign-thorns = Espinas
sign-stunned = Aturdido
sign-cards = Cartas

## Tipos de carta

hand = carta de mano
    .name = carta de mano
    .many = cartas de mano
    .what = La pones en tu ancla. Luego vuelve a tu mano.
attribute = atributo
    .name = atributo
    .many = atributos
    .what = Cada personaje tiene uno como mucho. Vale mientras lo conserves.
environment = entorno
    .name = entorno
    .many = entornos
    .what = Uno para toda la mesa. El nuevo sustituye al viejo.
event = evento
    .name = evento
    .many = eventos
    .what = Ocurre en el acto cuando se roba.

## Símbolos y resultados

attack = Ataque
    .sign = dos dedos
    .what = gana a la Estrategia
strategy = Estrategia
    .sign = mano abierta
    .what = gana a la Defensa
defense = Defensa
    .sign = puño cerrado
    .what = gana al Ataque
success = Éxito
    .what = Tu carta gana a la de su objetivo, o el objetivo no ha jugado nada.
tie = Empate
    .what = Las dos cartas tienen el mismo símbolo.
fumble = Pifia
    .what = La carta del objetivo gana a la tuya.

## Fases

start = inicio del turno
ghosts = ventana de los fantasmas
action = se eligen cartas
resolution = se resuelven las cartas
end = final del turno
over = fin de la partida

## Vida, anclas y lugares

alive = con vida
dying = fuera de combate
ghost = fantasma
empty = vacía
chosen = boca abajo
revealed = descubierta
resolving = resolviéndose
cancelled = anulada
resolved = resuelta
anchor = en el ancla
shop = en La Tienda
discard = en la pila de descartes
unseen = sin ver
sealed = secreta
left = izquierda
right = derecha
no = no

## Ocasiones

on-start = al inicio del turno
on-each-start = al inicio del turno, para cada jugador
on-end = al final del turno
on-success = tras un Éxito
on-tie = tras un Empate
on-fumble = tras una Pifia
on-hit = al herir a otro jugador
on-damaged = al recibir una herida
on-bought = al comprar en La Tienda
on-eliminated = al eliminar a un jugador
on-robbed = cuando te quitan oro o una carta

## Cómo va, para quien no ha jugado nunca

primer =
    Todos ponéis una carta boca abajo, a la izquierda o a la derecha. Luego se descubren.
    El Ataque gana a la Estrategia, la Estrategia a la Defensa y la Defensa al Ataque.
    Tu carta se mide con la de su objetivo: Éxito, Empate o Pifia deciden qué hace.
    Las cartas jugadas vuelven a tu mano. Algunos textos te dejan robar más.
    Antes de robar puedes pagar 2 de oro por una carta de La Tienda.
    Gana quien quede con vida al final, o quien tenga a La Princesa al acabarse el mazo.
    Los muertos siguen como fantasmas: roban cuando los vivos sangran y pueden volver.

primer-title = Todos ponen una carta. Nadie pone cara de inocente.
primer-lay = Pon una carta
primer-lay-what = boca abajo, hacia la izquierda o la derecha. Se descubren todas a la vez.
primer-compare = Compara.
primer-compare-what = El Ataque gana a la Estrategia, la Estrategia a la Defensa y la Defensa al Ataque.
primer-resolve = Éxito, Empate o Pifia:
primer-resolve-what = tu carta hace lo que dice ahí y luego vuelve a tu mano.
primer-win = Sé quien quede con vida,
primer-win-what = o ten a La Princesa cuando se acabe el mazo.
primer-done = Entendido

## Las palabras que resaltan en las reglas

rule-keywords = daño recuperas recupera quitas anulas robas roba descartas descarta escudo espina espinas intercambias miras aturdido

## Qué está mal

wrong-no-answer = una elección empieza por «no», «stay», «reincarnate», «play», «haunt», «first», «buy», «keep», «loot», «pay», «either», «choose», «take», «pass», «discard», «salvage», «shop» o «stack»
wrong-no-adventure-card = no hay ninguna carta «{ $id }»
wrong-no-fairy-tale-character = no hay ningún personaje «{ $id }»
wrong-no-side = no hay ninguna dirección «{ $id }»: hay left y right
wrong-no-branch = aquí va «{ $first }» o «{ $second }»
wrong-no-stack = un montón tiene dos o tres cartas distintas

## Elecciones

choice-no = No
choice-stay = Seguir como fantasma
choice-reincarnate = Volver a la vida
choice-play = Jugar { $card } hacia la { $side-id ->
    [left] izquierda
   *[right] derecha
}
choice-haunt = Poner { $card } encima del mazo
choice-first = Ahora va { $card }
choice-buy = Comprar { $card }
choice-keep-old = Quedarte el atributo viejo
choice-keep-new = Quedarte el atributo nuevo
choice-loot-gold = Tomar todo el oro
choice-loot = Tomar { $card }
choice-pay = Pagar
choice-either-first = Lo primero
choice-either-second = Lo segundo
choice-choose = Elegir: { $character }
choice-take = Tomar { $card }
choice-pass = Dar { $card }
choice-discard = Descartar { $card }
choice-salvage = Tomar { $card } de la pila de descartes
choice-shop = Tomar { $card } de La Tienda
choice-stack = Devolverlas así: { $cards }

## Lo que ha pasado

event-dealt = { $each }.{ $shop-count ->
    [0] {""}
   *[other] {" "}En La Tienda: { $shop }.
}
each-dealt = { $seat-is ->
    [you] tú eres { $characters }
   *[other] { $seat } es { $characters }
}
event-turn-began = Empieza el turno { $turn }.
event-shop-filled = { $cards-count ->
    [one] Carta nueva en La Tienda: { $cards }.
   *[other] Cartas nuevas en La Tienda: { $cards }.
}
event-asked = { $question-id ->
    [ghosts] { $seats-is ->
        [you] Puedes poner una carta encima del mazo.
       *[other] { $seats-count ->
            [one] { $seats } puede poner una carta encima del mazo.
           *[other] { $seats } pueden poner una carta encima del mazo.
        }
    }
    [action] Todos eligen una carta.
    [order] { $seats-is ->
        [you] El orden importa: eliges qué carta va ahora.
       *[other] El orden importa: { $seats } elige qué carta va ahora.
    }
    [buy] { $seats-is ->
        [you] Antes de robar puedes comprar en La Tienda.
       *[other] Antes de robar, { $seats } puede comprar en La Tienda.
    }
    [attribute] { $seats-is ->
        [you] Eliges entre dos atributos.
       *[other] { $seats } elige entre dos atributos.
    }
    [loot] { $seats-is ->
        [you] Puedes tomar algo de { $victim }.
       *[other] { $victim-is ->
            [you] { $seats } puede tomar algo tuyo.
           *[other] { $seats } puede tomar algo de { $victim }.
        }
    }
    [pay] { $seats-is ->
        [you] Puedes pagar.
       *[other] { $seats } puede pagar.
    }
    [either] { $seats-is ->
        [you] Eliges uno de dos efectos.
       *[other] { $seats } elige uno de dos efectos.
    }
    [player] { $seats-is ->
        [you] Eliges a un jugador.
       *[other] { $seats } elige a un jugador.
    }
    [take] { $seats-is ->
        [you] Eliges una carta de { $from }.
       *[other] { $from-is ->
            [you] { $seats } elige una carta de tu mano.
           *[other] { $seats } elige una carta de { $from }.
        }
    }
    [pass] { $seats-is ->
        [you] Eliges una carta para { $to }.
       *[other] { $to-is ->
            [you] { $seats } elige una carta para ti.
           *[other] { $seats } elige una carta para { $to }.
        }
    }
    [salvage] { $seats-is ->
        [you] Eliges una carta de mano de la pila de descartes.
       *[other] { $seats } elige una carta de mano de la pila de descartes.
    }
    [shop] { $seats-is ->
        [you] Eliges gratis una carta de La Tienda.
       *[other] { $seats } elige gratis una carta de La Tienda.
    }
    [scry] { $seats-is ->
        [you] Devuelves las primeras cartas del mazo en el orden que quieras.
       *[other] { $seats } devuelve las primeras cartas del mazo en el orden que quiera.
    }
    [reincarnate] { $seats-is ->
        [you] Puedes volver a la vida.
       *[other] { $seats-count ->
            [one] { $seats } puede volver a la vida.
           *[other] { $seats } pueden volver a la vida.
        }
    }
   *[discard] { $seats-is ->
        [you] Eliges una carta para descartar.
       *[other] { $seats-count ->
            [one] { $seats } tiene que descartar una carta.
           *[other] { $seats } tienen que descartar una carta.
        }
    }
}
event-answered = { $seat-is ->
    [you] Ya has elegido.
   *[other] { $seat } ya ha elegido.
}
event-sealed = { $seat-is ->
    [you] Tu elección secreta: { $choice }.
   *[other] La elección secreta de { $seat }: { $choice }.
}
event-haunted = { $seat-is ->
    [you] Pones una carta encima del mazo.
   *[other] El fantasma de { $seat } pone una carta encima del mazo.
}
event-revealed = { $seats-is ->
    [none] Nadie ha jugado ninguna carta.
   *[other] Se descubren las cartas: { $each }.
}
each-revealed = { $seat-is ->
    [you] tú juegas { $cards } contra { $targets }, { $outcomes }
   *[other] { $seat } juega { $cards } contra { $targets-is ->
        [you] ti
       *[other] { $targets }
    }, { $outcomes }
}
event-ordained = { $seat-is ->
    [you] Tú decides: ahora va { $card }.
   *[other] { $seat } decide: ahora va { $card }.
}
event-resolving = ¡{ $outcome }! Se resuelve { $seat-is ->
    [you] tu carta { $card }
   *[other] la carta { $card } de { $seat }
}{ $target-is ->
    [none] {""}
    [you] {" "}contra ti
   *[other] {" "}contra { $target }
}.
event-triggered = { $seat-is ->
    [you] { $card } actúa para ti.
   *[other] { $card } actúa para { $seat }.
}
event-bought = { $seat-is ->
    [you] Compras { $card } en La Tienda por { $price } de oro.
   *[other] { $seat } compra { $card } en La Tienda por { $price } de oro.
}
event-drew = { $seat-is ->
    [you] Robas { $card }.
   *[other] { $seat } roba { $card }.
}
event-received = { $seat-is ->
    [you] Tomas gratis { $card } de La Tienda.
   *[other] { $seat } toma gratis { $card } de La Tienda.
}
event-got-attribute = { $seat-is ->
    [you] Ahora tu atributo es { $card }
   *[other] Ahora el atributo de { $seat } es { $card }
}{ $discarded ->
    [none] .
   *[other] ; se descarta { $discarded }.
}
event-environment-changed = Ahora el entorno es { $card }{ $discarded ->
    [none] .
   *[other] ; se descarta { $discarded }.
}
event-happened = { $seat-is ->
    [you] ¡Un evento para ti: { $card }!
   *[other] ¡Un evento para { $seat }: { $card }!
}
event-unhurt = { $seat-is ->
    [you] No pierdes ningún corazón
   *[other] { $seat } no pierde ningún corazón
}{ $shield ->
    [0] : el daño se queda en nada.
   *[other] : el escudo detiene { $shield } de daño.
}
event-hurt-many = { $seats } pierden { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
} cada uno.
event-hurt = { $by-is ->
    [none] { $seat-is ->
        [you] Pierdes
       *[other] { $seat } pierde
    }
    [self] { $seat-is ->
        [you] Pierdes
       *[other] { $seat } pierde
    }
    [you] { $seat-is ->
        [you] Te hieres y pierdes
       *[other] Hieres a { $seat }, que pierde
    }
   *[other] { $seat-is ->
        [you] { $by } te hiere y pierdes
       *[other] { $by } hiere a { $seat }, que pierde
    }
} { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}: { $seat-is ->
    [you] { $total ->
        [0] no te queda ninguno.
        [one] te queda 1.
       *[other] te quedan { $total }.
    }
   *[other] { $total ->
        [0] no le queda ninguno.
        [one] le queda 1.
       *[other] le quedan { $total }.
    }
}
event-pricked = { $seat-is ->
    [you] Tus espinas pinchan a { $other }: { $thorns } de daño.
   *[other] { $other-is ->
        [you] Las espinas de { $seat } te pinchan: { $thorns } de daño.
       *[other] Las espinas de { $seat } pinchan a { $other }: { $thorns } de daño.
    }
}
event-healed = { $seat-is ->
    [you] Recuperas
   *[other] { $seat } recupera
} { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}: { $seat-is ->
    [you] ahora tienes { $total }.
   *[other] ahora tiene { $total }.
}
event-shielded = { $seat-is ->
    [you] Ganas { $shield } de escudo: { $total } este turno.
   *[other] { $seat } gana { $shield } de escudo: { $total } este turno.
}
event-grew-thorns = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $thorns ->
    [one] 1 espina
   *[other] { $thorns } espinas
}: { $total } este turno.
event-gained-gold = { $seat-is ->
    [you] Ganas { $gold } de oro: ahora tienes { $total }.
   *[other] { $seat } gana { $gold } de oro: ahora tiene { $total }.
}
event-fined = { $seat-is ->
    [you] Pierdes { $gold } de oro: ahora tienes { $total }.
   *[other] { $seat } pierde { $gold } de oro: ahora tiene { $total }.
}
event-paid = { $seat-is ->
    [you] Pagas { $gold } de oro.
   *[other] { $seat } paga { $gold } de oro.
}
event-stole = { $seat-is ->
    [you] Quitas { $gold } de oro a { $from }.
   *[other] { $from-is ->
        [you] { $seat } te quita { $gold } de oro.
       *[other] { $seat } quita { $gold } de oro a { $from }.
    }
}
event-gave = { $seat-is ->
    [you] Das { $gold } de oro a { $to }.
   *[other] { $to-is ->
        [you] { $seat } te da { $gold } de oro.
       *[other] { $seat } da { $gold } de oro a { $to }.
    }
}
event-discarded = { $seat-is ->
    [you] Descartas { $card }.
   *[other] { $seat } descarta { $card }.
}
event-took = { $seat-is ->
    [you] Tomas { $card } de la mano de { $from }.
   *[other] { $from-is ->
        [you] { $seat } toma { $card } de tu mano.
       *[other] { $seat } toma { $card } de la mano de { $from }.
    }
}
event-passed = { $seat-is ->
    [you] Das { $card } a { $to }.
   *[other] { $to-is ->
        [you] { $seat } te da { $card }.
       *[other] { $seat } da { $card } a { $to }.
    }
}
event-salvaged = { $seat-is ->
    [you] Tomas { $card } de la pila de descartes.
   *[other] { $seat } toma { $card } de la pila de descartes.
}
event-swapped = { $seat-is ->
    [you] Intercambias { $what-id ->
        [hand] tu mano con la de { $with }.
        [gold] tu oro con el de { $with }.
       *[attribute] tu atributo con el de { $with }.
    }
   *[other] { $with-is ->
        [you] { $seat } intercambia { $what-id ->
            [hand] su mano con la tuya.
            [gold] su oro con el tuyo.
           *[attribute] su atributo con el tuyo.
        }
       *[other] { $seat } intercambia { $what-id ->
            [hand] su mano con la de { $with }.
            [gold] su oro con el de { $with }.
           *[attribute] su atributo con el de { $with }.
        }
    }
}
event-stripped = { $seat-is ->
    [you] Se descarta tu atributo: { $card }.
   *[other] Se descarta el atributo de { $seat }: { $card }.
}
event-milled = { $cards-count ->
    [one] De encima del mazo se descarta { $cards }.
   *[other] De encima del mazo se descartan { $cards }.
}
event-looked = { $seat-is ->
    [you] Miras
   *[other] { $seat } mira
} { $count ->
    [one] la primera carta del mazo.
   *[other] las { $count } primeras cartas del mazo.
}
event-saw = { $seat-is ->
    [you] Ves, desde arriba: { $cards }.
   *[other] { $seat } ve, desde arriba: { $cards }.
}
event-stacked = { $seat-is ->
    [you] Devuelves { $count } cartas al mazo.
   *[other] { $seat } devuelve { $count } cartas al mazo.
}
event-ordered = { $seat-is ->
    [you] Tu orden, desde arriba: { $cards }.
   *[other] El orden de { $seat }, desde arriba: { $cards }.
}
event-restocked = Se renueva La Tienda.{ $discarded-count ->
    [0] {""}
    [one] {" "}Se descarta { $discarded }.
   *[other] {" "}Se descartan { $discarded }.
}{ $cards-count ->
    [0] {""}
    [one] {" "}Llega { $cards }.
   *[other] {" "}Llegan { $cards }.
}
event-stunned = { $seat-is ->
    [you] Sufres aturdimiento: te saltas tu próxima acción.
   *[other] { $seat } sufre aturdimiento y se salta su próxima acción.
}
event-cancelled = { $seat-is ->
    [you] Tu carta { $card } queda anulada.
   *[other] La carta { $card } de { $seat } queda anulada.
}
event-princess-moved = La Princesa { $place-id ->
    [shop] sale de La Tienda y
    [discard] sale de la pila de descartes y
   *[hand] { $holder-is ->
        [you] te deja y
       *[other] deja a { $holder } y
    }
} { $seat-is ->
    [you] se viene contigo.
   *[other] se va con { $seat }.
}
event-exorcised = { $seat-is ->
    [you] Tu fantasma pierde { $card }, que se descarta.
   *[other] El fantasma de { $seat } pierde { $card }, que se descarta.
}
event-ghost-drew = { $seat-is ->
    [you] Tu fantasma roba una carta.
   *[other] El fantasma de { $seat } roba una carta.
}
event-ghost-saw = { $seat-is ->
    [you] Sin que nadie lo vea, has robado { $card }.
   *[other] Sin que nadie lo vea, { $seat } ha robado { $card }.
}
event-cleared = Se descarta el entorno: { $card }.
event-chose = { $seat-is ->
    [you] Eliges a { $other }.
   *[other] { $other-is ->
        [you] { $seat } te elige a ti.
       *[other] { $seat } elige a { $other }.
    }
}
event-eliminated = { $by-is ->
    [none] { $seat-is ->
        [you] Te quedas sin corazones: fuera de combate.
       *[other] { $seat } se queda sin corazones: fuera de combate.
    }
    [you] { $seat-is ->
        [you] Te eliminas tú.
       *[other] Eliminas a { $seat }.
    }
   *[other] { $seat-is ->
        [you] { $by } te elimina.
       *[other] { $by } elimina a { $seat }.
    }
}
event-looted-gold = { $seat-is ->
    [you] Botín: tomas todo el oro de { $from }, { $gold }.
   *[other] { $from-is ->
        [you] Botín: { $seat } toma todo tu oro, { $gold }.
       *[other] Botín: { $seat } toma todo el oro de { $from }, { $gold }.
    }
}
event-looted = { $seat-is ->
    [you] Botín: tomas { $card } de { $from }.
   *[other] { $from-is ->
        [you] Botín: { $seat } te toma { $card }.
       *[other] Botín: { $seat } toma { $card } de { $from }.
    }
}
event-left-loot = { $seat-is ->
    [you] No tomas nada de { $from }.
   *[other] { $from-is ->
        [you] { $seat } no toma nada tuyo.
       *[other] { $seat } no toma nada de { $from }.
    }
}
event-buried = { $cards-count ->
    [0] { $seat-is ->
        [you] No dejas nada.
       *[other] { $seat } no deja nada.
    }
    [one] { $seat-is ->
        [you] Dejas en la pila de descartes { $cards }.
       *[other] { $seat } deja en la pila de descartes { $cards }.
    }
   *[other] { $seat-is ->
        [you] Dejas { $cards-count } cartas en la pila de descartes: { $cards }.
       *[other] { $seat } deja { $cards-count } cartas en la pila de descartes: { $cards }.
    }
}
event-cards-returned = Las cartas jugadas vuelven a las manos.
event-recovered = { $seat-is ->
    [you] Se te pasa el aturdimiento.
   *[other] A { $seat } se le pasa el aturdimiento.
}
event-reincarnated = { $seat-is ->
    [you] Vuelves a la vida
   *[other] { $seat } vuelve a la vida
} con { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}{ $gold ->
    [0] {""}
   *[other] {" "}y { $gold } de oro
}.{ $hand-count ->
    [0] {""}
   *[other] {" "}En la mano: { $hand }.
}{ $discarded-count ->
    [0] {""}
    [one] {" "}Se descarta { $discarded }.
   *[other] {" "}Se descartan { $discarded }.
}
event-deck-renewed = { $cards ->
    [one] Se ha acabado el mazo y ningún vivo tiene a La Princesa: 1 carta descartada es el nuevo mazo.
   *[other] Se ha acabado el mazo y ningún vivo tiene a La Princesa: se barajan { $cards } cartas descartadas como nuevo mazo.
}
event-ended = { $road-id ->
    [last] { $winners-is ->
        [you] Solo quedas tú con vida. ¡Ganas!
       *[other] Solo queda { $winners } con vida: ¡victoria para { $winners }!
    }
    [princess] { $winners-is ->
        [you] Se ha acabado el mazo y La Princesa está contigo. ¡Ganas!
       *[other] Se ha acabado el mazo y La Princesa está con { $winners }: ¡victoria para { $winners }!
    }
    [nobody] No queda nadie con vida, así que no gana nadie.
   *[turns] Ha pasado el último turno y no gana nadie.
}

## Por qué no

refusal-over = La partida ha terminado.
refusal-not-asked = Ahora no te toca elegir.
refusal-answered = Ya has elegido, y lo elegido no se cambia.
refusal-other-question = { $due-id ->
    [haunt] Ahora los fantasmas pueden poner una carta encima del mazo: «haunt» con una carta, o «no».
    [play] Ahora toca jugar una carta: elige una de tu mano y una dirección.
    [first] Ahora eliges qué carta va a continuación.
    [buy] Ahora puedes comprar en La Tienda, o no.
    [keep] Ahora eliges entre el atributo viejo y el nuevo.
    [loot] Ahora puedes tomar una carta o el oro de quien has eliminado.
    [pay] Ahora puedes pagar, o no.
    [either] Ahora eliges uno de dos efectos.
    [choose] Ahora eliges a otro jugador.
    [take] Ahora eliges una carta para tomarla.
    [pass] Ahora eliges una carta para darla.
    [discard] Ahora eliges una carta para descartarla.
    [salvage] Ahora eliges una carta de mano de la pila de descartes.
    [shop] Ahora eliges una carta de La Tienda.
    [stack] Ahora ordenas las primeras cartas del mazo.
   *[reincarnate] Ahora puedes volver a la vida, o seguir como fantasma.
}
refusal-not-there = { $due-id ->
    [haunt] { $card } no está en tu mano.
    [play] { $card } no está en tu mano.
    [first] { $card } no está entre las cartas que puedes elegir.
    [buy] { $card } no está en La Tienda.
    [loot] Quien has eliminado no tiene { $card }.
    [take] { $card } no está en esa mano.
    [pass] { $card } no está en tu mano.
    [discard] { $card } no está en tu mano.
    [salvage] { $card } no está entre las cartas de mano de la pila de descartes.
    [shop] { $card } no está en La Tienda.
   *[other] { $card } no se puede elegir aquí.
}
refusal-one-direction = Con dos jugadores vivos, las dos direcciones llevan al mismo. Elige la izquierda.
refusal-no-such-player = Entre los demás vivos nadie es { $character }.
refusal-other-cards = { $count ->
    [one] Devuelve la carta que has mirado y ninguna otra.
   *[other] Devuelve cada una de las { $count } cartas que has mirado, una sola vez.
}

## Opciones

option-ghosts = Fantasmas
option-ghosts-on = Quien muere puede volver
option-ghosts-off = Quien muere queda fuera

## Lo que está impreso en una carta

head-id = Id
head-name = Nombre
head-kind = Tipo
head-character = Personaje
head-symbol = Símbolo
head-hearts = Corazones
head-number = Número
head-color = Color
head-temper = Carácter

orange = naranja
gray = gris
grey = gris
green = verde
red = rojo
teal = verde azulado
purple = morado
pink = rosa
blue = azul

## La mesa, dibujada

table-turn = Turno { $turn }
table-turn-of = turno { $turn } de { $of } como máximo
table-hearts = corazones
table-hearts-of = { $hearts } de { $of } corazones
table-gold = oro
table-gold-of = { $gold } de oro
table-cards = { $count ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $count } cartas
}
table-cards-word = cartas
table-number = número { $number }
table-number-was = número { $number } en lugar de { $printed }
table-shield = escudo { $shield }
table-thorns = espinas { $thorns }
table-stunned = aturdido
table-skips = se salta esta acción
table-attribute = Atributo
table-no-attribute = sin atributo
table-environment = Entorno
table-no-environment = sin entorno
table-anchor = Ancla
table-hand = Mano
table-hand-of = Mano de { $name }
table-hand-you = Tu mano
table-hand-empty = La mano está vacía.
table-limit = límite de mano { $limit }
table-over-limit = { $count ->
    [one] 1 carta por encima del límite
   *[other] { $count } cartas por encima del límite
}
table-shop = La Tienda
table-shop-price = La Tienda: { $price ->
    [0] gratis para ti
   *[other] { $price } de oro para ti
}
table-shop-price-of = La Tienda: { $price } de oro
table-shop-empty = La Tienda está vacía.
table-deck = mazo
table-deck-size = mazo: { $count }
table-discards = pila de descartes
table-discards-size = pila de descartes: { $count }
table-empty = vacío
table-princess = La Princesa
table-princess-hand = La Princesa: en la mano de { $name }
table-princess-anchor = La Princesa: en el ancla de { $name }
table-princess-hand-you = La Princesa: en tu mano
table-princess-anchor-you = La Princesa: en tu ancla
table-princess-shop = La Princesa: en La Tienda
table-princess-discard = La Princesa: en la pila de descartes
table-princess-unseen = La Princesa: sin ver, en el mazo o con un fantasma
table-princess-unseen-off = La Princesa: sin ver, en el mazo
table-holder = tiene a La Princesa
table-ghost = fantasma
table-ghost-of = fantasma de { $name }
table-ghost-cards = { $count } de { $of } cartas para volver
table-ghost-ready = puede volver
table-out = fuera de la partida
table-laid-empty = sin carta
table-laid-chosen = una carta boca abajo
table-laid-revealed = por resolver
table-laid-resolving = resolviéndose
table-laid-cancelled = anulada
table-laid-resolved = resuelta
table-points-at = hacia { $name }
table-points-at-you = hacia ti
table-last = turno anterior: { $card }
table-last-at = turno anterior: { $card } contra { $name }
table-new-attribute = nuevo: { $card }
table-running = se aplica { $card }
table-you = tú
table-your-move = te toca
table-chosen = ya ha elegido
table-choosing = está eligiendo
table-waiting = Esperando a { $names }
table-nothing-to-do = Ahora no tienes nada que hacer.
table-how = Cómo va un turno
table-all-cards = Todas las cartas
table-order = Orden

## Preguntas

ask-ghosts = Ventana de los fantasmas: ¿pones una carta encima del mazo?
ask-action = ¿Qué carta juegas y hacia qué lado?
ask-action-two = ¿Qué carta juegas contra { $name }?
ask-order = El orden importa y lo decides tú: ¿qué carta va ahora?
ask-buy = { $price ->
    [0] Antes de robar: ¿prefieres una carta de La Tienda, gratis?
   *[other] Antes de robar: ¿pagas { $price } de oro por una carta de La Tienda?
}
ask-attribute = Solo tienes sitio para un atributo. ¿Cuál te quedas?
ask-loot = Has eliminado a { $name }. ¿Qué tomas?
ask-pay = { $card }: ¿pagas { $gold } de oro?
ask-either = { $card }: ¿cuál de las dos cosas?
ask-player = { $card }: ¿a qué jugador eliges?
ask-take = ¿Qué carta tomas de { $name }?
ask-pass = ¿Qué carta das a { $name }?
ask-discard = ¿Qué carta descartas?
ask-limit = { $count ->
    [one] Tienes 1 carta por encima de tu límite de mano, { $limit }. ¿Cuál descartas?
   *[other] Tienes { $count } cartas por encima de tu límite de mano, { $limit }. ¿Cuál descartas primero?
}
ask-limit-gold = { $count ->
    [one] Tienes 1 carta por encima de tu límite de mano, { $limit }. ¿Cuál descartas por 1 de oro?
   *[other] Tienes { $count } cartas por encima de tu límite de mano, { $limit }. ¿Cuál descartas primero, por 1 de oro cada una?
}
ask-salvage = ¿Qué carta de mano tomas de la pila de descartes?
ask-shop = ¿Qué carta de La Tienda tomas, gratis?
ask-scry = ¿En qué orden devuelves las primeras cartas del mazo?
ask-reincarnate = Tienes bastantes cartas. ¿Vuelves a la vida?

## Botones

do-no = No
do-no-ghosts = Ninguna
do-no-buy = Robar del mazo
do-no-loot = No tomar nada
do-no-pay = No pagar
do-stay = Seguir como fantasma
do-reincarnate = Volver
do-play = Jugarla
do-haunt = Ponerla en el mazo
do-first = Que vaya esta
do-buy = Comprarla
do-keep-old = Quedarme el viejo
do-keep-new = Quedarme el nuevo
do-loot-gold = Tomar el oro
do-loot = Tomarla
do-pay = Pagar
do-either-first = Lo primero
do-either-second = Lo segundo
do-choose = Elegir
do-take = Tomarla
do-pass = Darla
do-discard = Descartarla
do-salvage = Tomarla
do-shop = Tomarla
do-stack = Devolverlas
do-left = izquierda, contra { $name }
do-right = derecha, contra { $name }
do-at = contra { $name }
do-back = Atrás

## Qué hace una elección

say-choose = Elige una carta y luego una dirección.
say-choose-two = Elige una carta.
say-play = Tu carta se compara con la que juegue { $name }.
say-play-can = { $name } puede jugar: { $cards }.
say-play-cannot = { $name } no juega nada este turno: tu carta será un Éxito.
say-secret = Nadie ve tu elección hasta que estén todas.
say-no-ghosts = Te quedas tus cartas.
say-no-buy = Robas la primera carta del mazo, sea cual sea.
say-no-buy-empty = El mazo está vacío: no robas nada.
say-no-loot = Se descarta todo.
say-no-pay = Te quedas el oro y no pasa nada.
say-stay = Te quedas tus cartas y sigues como fantasma.
say-reincarnate = Vuelves con { $hearts } corazones y sin atributo. Se descarta lo que no sean cartas de mano y lo que pase de tu límite, por 1 de oro cada carta.
say-haunt = Se la llevará quien robe primero del mazo. Los demás ven que lo has hecho, pero no con qué carta.
say-first = Esta carta se resuelve ahora; luego se vuelve a mirar el orden.
say-buy = Pagas { $price } de oro y robas esta carta: te quedan { $left }.
say-buy-hand = Va a tu mano.
say-buy-attribute = Si ya tienes un atributo, eliges entre los dos.
say-buy-environment = Vale en el acto y para todos.
say-buy-event = Ocurre en el acto.
say-keep-old = Se descarta { $card }.
say-keep-new = Se descarta { $card }.
say-loot-gold = { $gold } de oro para ti.
say-pay = Tienes { $gold } de oro. { $what }
say-discard-gold = Ganas 1 de oro por ella.
say-stack = Desde arriba: { $cards }

if-success = con Éxito
if-tie = con Empate
if-fumble = con Pifia
beats-attack = gana al Ataque, pierde con la Defensa
beats-strategy = gana a la Estrategia, pierde con el Ataque
beats-defense = gana a la Defensa, pierde con la Estrategia
nothing = nada

## Esperando

wait-ghosts = Pueden poner una carta en el mazo: { $names }.
wait-action = Todos eligen una carta.
wait-order = { $names } elige qué carta va ahora.
wait-buy = { $names } puede comprar antes de robar.
wait-attribute = { $names } elige entre dos atributos.
wait-loot = { $names } puede tomar botín de { $victim }.
wait-pay = { $names } puede pagar.
wait-either = { $names } elige uno de dos efectos.
wait-player = { $names } elige a un jugador.
wait-take = { $names } toma una carta de { $victim }.
wait-take-you = { $names } toma una carta de tu mano.
wait-pass = { $names } da una carta a { $victim }.
wait-pass-you = { $names } te da una carta.
wait-discard = { $names } elige una carta para descartar.
wait-limit = Por encima del límite de mano: { $names }.
wait-salvage = { $names } busca en la pila de descartes.
wait-shop = { $names } toma una carta de La Tienda.
wait-scry = { $names } mira las primeras cartas del mazo.
wait-reincarnate = Pueden volver a la vida: { $names }.
wait-answered = Ya has elegido. Los demás siguen eligiendo.
wait-sealed = Tu elección: { $choice }
wait-stunned = Por el aturdimiento te saltas esta acción.
wait-no-cards = No tienes cartas de mano para jugar.
wait-ghost = Eres un fantasma. Cada vez que alguien pierde corazones, robas una carta.
wait-ghost-left = { $count ->
    [0] Tienes bastantes cartas para volver al final del turno.
    [one] Con 1 carta más puedes volver.
   *[other] Con { $count } cartas más puedes volver.
}
wait-out = Has quedado fuera. Puedes mirar cómo acaba.

## El final

ending-last = Último con vida
ending-princess = Con La Princesa
ending-nobody = Nadie con vida
ending-turns = Sin más turnos
over-nobody = No gana nadie
over-you = Has ganado
over-winner = Victoria para { $names }
over-last = { $first-is ->
    [you] Solo quedas tú con vida.
   *[other] Solo queda { $first } con vida.
}
over-princess = { $first-is ->
    [you] Se ha acabado el mazo y La Princesa está contigo.
   *[other] Se ha acabado el mazo y La Princesa está con { $first }.
}
over-all-dead = No queda nadie con vida.
over-turns = Han pasado { $turns } turnos y nadie se ha impuesto.
over-standings = Clasificación final
over-player = Jugador
over-alive = sigue con vida
over-fell = cae en el turno { $turn }
over-fell-by = cae en el turno { $turn }, por { $name }
over-fell-self = cae en el turno { $turn }, sin ayuda de nadie
over-back = volvió en el turno { $turn }
over-decided = Lo que la decidió
over-chart = Corazones, turno a turno

## Lo que hay que saber para empezar

legend-title = Los signos
legend-goal = Todos ponéis a la vez una carta hacia la izquierda o la derecha. Gana quien quede con vida al final, o quien tenga a La Princesa cuando se acabe el mazo.
legend-attack = Ataque: gana a la Estrategia
legend-strategy = Estrategia: gana a la Defensa
legend-defense = Defensa: gana al Ataque
legend-success = Éxito: tu carta gana a la de su objetivo, o el objetivo no ha jugado nada
legend-tie = Empate: el mismo símbolo
legend-fumble = Pifia: la carta del objetivo gana a la tuya
legend-hearts = corazones: con 0 quedas fuera de combate
legend-gold = oro: una carta de La Tienda cuesta 2
legend-number = número: el más bajo va primero
legend-shield = escudo: cada punto detiene 1 de daño este turno
legend-thorns = espinas: quien te hiera este turno recibe ese daño
legend-stunned = aturdido: tu carta queda anulada, o te saltas tu próxima acción
legend-ghost = fantasma: roba cuando los vivos pierden corazones; con bastantes cartas vuelve
legend-princess = La Princesa: si la tienes cuando se acabe el mazo, ganas

## Lo que afirman los ejemplos

claim-turn = Turno { $what }
claim-hearts = Corazones: { $what }
claim-gold = Oro: { $what }
claim-shield = Escudo: { $what }
claim-thorns = Espinas: { $what }
claim-cards = Cartas en la mano: { $what }
claim-price = Precio en La Tienda: { $what }
claim-limit = Límite de mano: { $what }
claim-players = { $is ->
    [none] Nadie tiene personaje
   *[some] Personajes: { $what }
}
claim-alive = { $is ->
    [none] No queda nadie con vida
   *[some] Con vida: { $what }
}
claim-stunned = { $is ->
    [none] Nadie está aturdido
   *[some] Aturdidos: { $what }
}
claim-pending = { $is ->
    [none] No hay cartas pendientes
   *[some] Cartas pendientes: { $what }
}
claim-holder = { $is ->
    [none] Ningún jugador vivo tiene a La Princesa
   *[some] La Princesa está con { $what }
}
claim-hand = { $is ->
    [hidden] La mano de { $seat } está oculta
    [none] { $seat } no tiene cartas de mano
   *[some] Mano de { $seat }: { $what }
}
claim-attribute = { $is ->
    [none] { $seat } no tiene atributo
   *[some] Atributo de { $seat }: { $what }
}
claim-environment = { $is ->
    [none] No hay entorno
   *[some] Entorno: { $what }
}
claim-shop-size = { $is ->
    [zero] La Tienda está vacía
   *[some] Cartas en La Tienda: { $what }
}
claim-shop = { $is ->
    [none] La Tienda está vacía
   *[some] En La Tienda: { $what }
}
claim-discards-size = { $is ->
    [zero] La pila de descartes está vacía
   *[some] Cartas en la pila de descartes: { $what }
}
claim-discards = { $is ->
    [none] La pila de descartes está vacía
   *[some] En la pila de descartes: { $what }
}
claim-deck-size = { $is ->
    [zero] El mazo está vacío
   *[some] Cartas en el mazo: { $what }
}
claim-deck = { $is ->
    [hidden] El orden del mazo está oculto
    [none] El mazo está vacío
   *[some] El mazo, desde arriba: { $what }
}
claim-asks = { $choices ->
    [none] A { $seat } no le toca elegir
   *[other] { $seat } puede elegir: { $choices }
}
claim-order = Orden: { $what }
claim-outcome = { $outcome-id ->
    [none] { $seat } no tiene resultado
   *[other] { $seat }: { $outcome }
}
claim-target = { $target ->
    [none] La carta de { $seat } no apunta a nadie
   *[other] La carta de { $seat } apunta a { $target }
}
claim-anchor = { $anchor-id ->
    [empty] El ancla de { $seat } está vacía
    [chosen] Hay una carta boca abajo en el ancla de { $seat }
    [revealed] La carta de { $seat } está pendiente
    [resolving] La carta de { $seat } se está resolviendo
    [cancelled] La carta de { $seat } está anulada
   *[resolved] La carta de { $seat } se ha resuelto
}
claim-princess = { $place-id ->
    [hand] La Princesa está en la mano de { $holder }
    [anchor] La Princesa está en el ancla de { $holder }
    [shop] La Princesa está en La Tienda
    [discard] La Princesa está en la pila de descartes
   *[unseen] Nadie ve dónde está La Princesa
}
claim-over = { $road-id ->
    [no] La partida sigue
    [last] Gana { $winner }: nadie más queda con vida
    [princess] Gana { $winner } con La Princesa
    [nobody] No queda nadie con vida y no gana nadie
   *[turns] Ha pasado el último turno y no gana nadie
}
claim-choice = { $choice-id ->
    [none] { $seat } no ha elegido
    [sealed] Lo que ha elegido { $seat } está oculto
   *[other] { $seat } ha elegido: { $choice }
}
claim-known = { $is ->
    [none] No se conoce ninguna carta del mazo
   *[some] Lo que se conoce del mazo, desde arriba: { $what }
}
claim-owes = { $is ->
    [none] Nadie tiene que elegir
   *[some] Les toca elegir: { $what }
}
claim-told = Cartas que se acaban de conocer: { $what }
claim-untold = Cartas que no se conocen: { $what }
claim-game = La partida sigue
claim-winner = { $is ->
    [none] Nadie ha ganado la partida
   *[some] Ha ganado: { $what }
}

## Lo que ocurre en los ejemplos sin que nadie elija

happens-turn = Empieza un turno.
happens-start = El inicio de un turno.
happens-action = Todos eligen una carta.
happens-end = Acaba el turno.
happens-draw = { $count ->
    [one] { $seat } roba 1 carta.
   *[other] { $seat } roba { $count } cartas.
}
happens-event = Un evento para { $seat }: { $line }

## La terminal

terminal-signs = { $attack } Ataque gana a { $strategy } Estrategia, que gana a { $defense } Defensa, que gana a { $attack } Ataque
terminal-shop = La Tienda ({ $price ->
    [0] gratis
   *[other] { $price } de oro
})
terminal-sides = { $marks }: contra cuántas cartas del vecino la tuya daría Éxito, Empate o Pifia
terminal-sure = Éxito seguro
terminal-at = contra { $name }
terminal-at-you = contra ti
terminal-known = Lo que sabes del mazo, desde arriba
terminal-discards = La pila de descartes
terminal-renewed = Lo que se barajó en el mazo la última vez que se renovó
terminal-last = Lo jugado en el turno anterior
terminal-of-you = tu carta { $card }
terminal-of = { $card }, de { $name }

## En la página

page-board = El corro de jugadores
page-now-action = elige carta y dirección
page-choose = Elige una carta y luego un vecino.
page-pick = Elige una opción.
page-do = Elegir
page-never = ahora no puede pasar
page-signs-of = Los signos son lo que tiene { $name }.
page-beats = El Ataque gana a la Estrategia, la Estrategia a la Defensa y la Defensa al Ataque.
page-no-cards = sin cartas
page-no-environment = No hay ninguno en juego.
page-deck = { $count ->
    [0] mazo vacío
    [one] 1 en el mazo
   *[other] { $count } en el mazo
}
page-deck-left = { $count ->
    [0] el mazo está vacío
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
page-discards = Descartes: { $count }
page-ghost-cards = { $count } de { $of }
page-princess-unseen = La Princesa: aún nadie la ha visto
page-nothing-laid = nada
page-sealed-play = Has jugado { $card } contra { $name }. Nadie más lo ve todavía.
page-sealed-no = Has respondido que no.
page-sealed-haunt = Pones { $card } sobre el mazo. Nadie más ve qué carta es.
page-sealed-discard = Descartas { $card }.

scene-revealed = Se descubren las cartas
scene-success = Éxito
scene-tie = Empate
scene-fumble = Pifia
scene-eliminated = ¡Fuera!
scene-haunted = Se agitan los fantasmas
scene-reincarnated = De vuelta a la vida
scene-renewed = Mazo nuevo
scene-ended = Fin
scene-discarded = Demasiadas cartas
scene-drew = Se roba una carta
scene-texts = Lo que siempre vale
scene-goes-on = Y así sigue

## La lección: lo que dice el guía

learn-goal = Dos caminos a la victoria
learn-goal-says = Sé quien quede con vida, o ten a La Princesa cuando se acabe el mazo. Corazones, oro y manos están a la vista; a tu izquierda se sienta { $b }, a tu derecha { $c }.
learn-signs = Piedra, papel o tijera
learn-signs-says = El Ataque gana a la Estrategia, la Estrategia a la Defensa y la Defensa al Ataque. Cada carta dice qué hacen su Éxito, su Empate y su Pifia.
learn-lay = Pon una carta, a un lado o al otro
learn-lay-says = Todos ponen una a la vez, y la tuya se mide con la del vecino al que apunta. A { $c } le quedan 3 corazones y solo una Estrategia: ¿qué le gana?
learn-outcome-killed = Éxito, y { $c } queda fuera
learn-outcome-killed-says = El Ataque gana a la Estrategia, así que tus Colmillos hacen lo que dice su Éxito: 3 de daño. Con 0 corazones se muere en el acto.
learn-outcome-success = Un Éxito, pero del otro lado
learn-outcome-success-says = Tu carta ha ganado a la de su objetivo y ha hecho su Éxito. Pero la presa fácil era { $c }, a tu derecha: retírala y prueba ahí.
learn-outcome-tie = Un Empate: pasa poco
learn-outcome-tie-says = Dos símbolos iguales empatan, y el texto de Empate es más flojo. Rectifica: { $c }, a tu derecha, solo puede poner Estrategia, y el Ataque le gana.
learn-outcome-fumble = Una Pifia
learn-outcome-fumble-says = Tu objetivo ha puesto lo que gana a tu carta, y solo pasa lo que dice la Pifia. Rectifica: { $c }, a tu derecha, solo puede poner Estrategia, y el Ataque le gana.
learn-loot = El botín es tuyo
learn-loot-says = Quien elimina a alguien se lleva una carta de su mano o todo su oro. Elige: una carta sirve cada turno, el oro compra en La Tienda.
learn-ghost = { $c } ya es un fantasma
learn-ghost-says = Los fantasmas roban cartas secretas cuando los vivos pierden corazones, y con bastantes vuelven. Tu carta está otra vez en tu mano: no se gastan.
learn-princess = { $b } tiene a La Princesa
learn-princess-says = El mazo se acaba, así que { $b } la pondrá: es Defensa y hace desaparecer cartas. Si ella comete una Pifia, se va contigo: ¿qué gana a la Defensa?
learn-draw-tie = Un Empate
learn-draw-tie-says = Defensa contra Defensa es Empate, y ella se queda con { $b }. Rectifica: la Estrategia gana a la Defensa.
learn-draw-fumble = Te ha ganado
learn-draw-fumble-says = La Defensa gana al Ataque: tu carta ha sido una Pifia, y ella se queda con { $b }. Rectifica: la Estrategia gana a la Defensa.
learn-draw-success = Éxito: roba o compra
learn-draw-success-says = Tu carta te deja robar. Llévate la primera del mazo, sea cual sea, o paga 2 de oro por una carta de La Tienda.
learn-end-won = Has ganado
learn-end-won-says = Su Pifia te ha dado a La Princesa, y tu robo ha vaciado el mazo. Quien la tiene en ese momento, con vida, gana.
learn-end-holds = Ya es tuya
learn-end-holds-says = Su Pifia te ha dado a La Princesa. Si la conservas hasta que un turno acabe con el mazo vacío, ganas.
learn-ready = Ya sabes lo suficiente
learn-ready-says = Mira las manos, adivina qué va a poner cada cual y apunta a quien puedas ganar. Lo demás lo dicen las cartas.
