//! The Spanish templates, row for row as in the rules [C.7].

use super::language::{Language, Row};

pub(super) const SPANISH: Language = Language {
    selectors: SELECTORS,
    steps: STEPS,
    conditions: CONDITIONS,
    modifiers: MODIFIERS,
    triggers: TRIGGERS,
    numbered: NUMBERED,
    agreeing: AGREEING,
    signed: SIGNED,
    symbols: SYMBOLS,
    also: "si {c}, además {s}",
    condition: "si {c}, {s}",
    pay: "puedes pagar {n} de oro: {s}",
    either: "a elegir: {s}; o {t}",
    either_before_vowel: Some(("otro", "a elegir: {s}; u {t}")),
    and: " y ",
    and_before_vowel: Some(("intercambias", " e ")),
    then: "; luego ",
    ghosts: [" por cada fantasma", ", más 1 por cada fantasma"],
    random: " al azar",
    everybody: "para todos, ",
    dropped: "tú ",
    outcomes: ["Éxito", "Empate", "Pifia"],
};

/// Subject, with *a*, with *de*.
const SELECTORS: &[Row<3>] = &[
    ("self", ["tú", "a ti", ""]),
    ("target", ["el objetivo", "al objetivo", "del objetivo"]),
    ("both", ["tú y el objetivo", "a ti y al objetivo", ""]),
    ("source", ["quien lo hizo", "a quien lo hizo", "de quien lo hizo"]),
    ("left", ["tu vecino izquierdo", "a tu vecino izquierdo", "de tu vecino izquierdo"]),
    ("right", ["tu vecino derecho", "a tu vecino derecho", "de tu vecino derecho"]),
    ("neighbours", ["cada vecino", "a cada vecino", "de cada vecino"]),
    ("others", ["cada uno de los demás", "a cada uno de los demás", "de cada uno de los demás"]),
    ("all", ["cada jugador", "a cada jugador", "de cada jugador"]),
    (
        "chosen",
        [
            "otro jugador a tu elección",
            "a otro jugador a tu elección",
            "de otro jugador a tu elección",
        ],
    ),
    ("richest", ["el jugador más rico", "al jugador más rico", "del jugador más rico"]),
    ("poorest", ["el jugador más pobre", "al jugador más pobre", "del jugador más pobre"]),
    (
        "strongest",
        [
            "el jugador con más corazones",
            "al jugador con más corazones",
            "del jugador con más corazones",
        ],
    ),
    (
        "weakest",
        [
            "el jugador con menos corazones",
            "al jugador con menos corazones",
            "del jugador con menos corazones",
        ],
    ),
    (
        "holder",
        [
            "quien tiene a La Princesa",
            "a quien tiene a La Princesa",
            "de quien tiene a La Princesa",
        ],
    ),
];

/// For you, for one other, for both.
const STEPS: &[Row<3>] = &[
    ("damage", ["recibes {n} de daño", "{n} de daño {a}", "{w} recibís {n} de daño cada uno"]),
    ("lose", ["pierdes {hearts}", "{w} pierde {hearts}", "{w} perdéis {hearts} cada uno"]),
    ("heal", ["recuperas {hearts}", "{w} recupera {hearts}", "{w} recuperáis {hearts} cada uno"]),
    (
        "shield",
        ["ganas {n} de escudo", "{w} gana {n} de escudo", "{w} ganáis {n} de escudo cada uno"],
    ),
    ("thorns", ["ganas {thorns}", "{w} gana {thorns}", "{w} ganáis {thorns} cada uno"]),
    ("gold", ["ganas {n} de oro", "{w} gana {n} de oro", "{w} ganáis {n} de oro cada uno"]),
    ("fine", ["pierdes {n} de oro", "{w} pierde {n} de oro", "{w} perdéis {n} de oro cada uno"]),
    ("steal", ["", "quitas {n} de oro {a}", ""]),
    ("give", ["", "das {n} de oro {a}", ""]),
    ("draw", ["robas {cards}", "{w} roba {cards}", "{w} robáis {cards} cada uno"]),
    (
        "discard",
        [
            "descartas {cards} de tu mano{random}",
            "{w} descarta {cards}{random}",
            "{w} descartáis {cards} cada uno{random}",
        ],
    ),
    ("take", ["", "tomas una carta a tu elección de la mano {d}", ""]),
    ("take random", ["", "tomas una carta al azar de la mano {d}", ""]),
    ("pass", ["", "das {a} una carta de tu mano", ""]),
    (
        "salvage",
        [
            "tomas una carta de mano a tu elección de la pila de descartes",
            "{w} toma una carta de mano de la pila de descartes",
            "{w} tomáis una carta de mano cada uno de la pila de descartes",
        ],
    ),
    ("swap hand", ["", "intercambias tu mano con la {d}", ""]),
    ("swap gold", ["", "intercambias tu oro con el {d}", ""]),
    ("swap attribute", ["", "intercambias tu atributo con el {d}", ""]),
    (
        "strip",
        [
            "descartas tu atributo",
            "se descarta el atributo {d}",
            "se descartan tu atributo y el del objetivo",
        ],
    ),
    ("mill 1", ["se descarta {top} del mazo", "", ""]),
    ("mill", ["se descartan {top} del mazo", "", ""]),
    ("scry 1", ["miras {top} del mazo", "", ""]),
    ("scry", ["miras {top} del mazo y las devuelves en el orden que quieras", "", ""]),
    (
        "shop",
        [
            "tomas gratis una carta a tu elección de La Tienda",
            "{w} toma gratis una carta de La Tienda",
            "{w} tomáis gratis una carta cada uno de La Tienda",
        ],
    ),
    ("restock", ["se renueva La Tienda", "", ""]),
    ("stun", ["quedas aturdido", "{w} queda aturdido", "{w} quedáis aturdidos"]),
    ("cancel", ["", "anulas la carta {d}", ""]),
    (
        "princess",
        [
            "La Princesa se viene contigo desde la mano de quien la tenga",
            "La Princesa se va con {w}",
            "",
        ],
    ),
    (
        "princess shop",
        [
            "si La Princesa está en La Tienda, se viene contigo",
            "si La Princesa está en La Tienda, se va con {w}",
            "",
        ],
    ),
    (
        "princess discard",
        [
            "si La Princesa está en la pila de descartes, se viene contigo",
            "si La Princesa está en la pila de descartes, se va con {w}",
            "",
        ],
    ),
    ("exorcise", ["cada fantasma descarta {cards} al azar", "", ""]),
    ("haunt", ["cada fantasma roba {cards}", "", ""]),
    ("clear", ["se descarta el entorno", "", ""]),
];

const CONDITIONS: &[Row<1>] = &[
    ("hearts =", ["{w} {have} exactamente {hearts}"]),
    ("hearts <=", ["{w} {have} {hearts} o menos"]),
    ("hearts >=", ["{w} {have} {hearts} o más"]),
    ("gold =0", ["{w} no {have} oro"]),
    ("gold =", ["{w} {have} exactamente {n} de oro"]),
    ("gold <=", ["{w} {have} {n} de oro o menos"]),
    ("gold >=", ["{w} {have} {n} de oro o más"]),
    ("cards =0", ["{w} no {have} cartas"]),
    ("cards =", ["{w} {have} exactamente {cards}"]),
    ("cards <=", ["{w} {have} {cards} o menos"]),
    ("cards >=", ["{w} {have} {cards} o más"]),
    ("ghosts =0", ["no hay fantasmas"]),
    ("ghosts =1", ["hay exactamente 1 fantasma"]),
    ("ghosts =", ["hay exactamente {n} fantasmas"]),
    ("ghosts <=0", ["no hay fantasmas"]),
    ("ghosts <=1", ["hay 1 fantasma o ninguno"]),
    ("ghosts <=", ["hay {n} fantasmas o menos"]),
    ("ghosts >=1", ["hay algún fantasma"]),
    ("ghosts >=", ["hay {n} fantasmas o más"]),
    ("alive =", ["quedan exactamente {n} jugadores con vida"]),
    ("alive <=", ["quedan {n} jugadores con vida o menos"]),
    ("alive >=", ["quedan {n} jugadores con vida o más"]),
    ("holder", ["{w} {hold} a La Princesa"]),
    ("symbol = attack", ["{w} {has} jugado una carta de Ataque"]),
    ("symbol = strategy", ["{w} {has} jugado una carta de Estrategia"]),
    ("symbol = defense", ["{w} {has} jugado una carta de Defensa"]),
    ("symbol = none", ["{w} no {has} jugado ninguna carta"]),
];

/// On an attribute, on an environment.
const MODIFIERS: &[Row<2>] = &[
    (
        "damage-dealt",
        [
            "tus cartas hacen {n} {more} de daño a los demás",
            "todas las cartas hacen {n} {more} de daño a los demás",
        ],
    ),
    (
        "damage-dealt with",
        [
            "tus cartas de {sym} hacen {n} {more} de daño a los demás",
            "todas las cartas de {sym} hacen {n} {more} de daño a los demás",
        ],
    ),
    (
        "damage-taken",
        ["recibes {n} {more} de daño cada vez", "todos reciben {n} {more} de daño cada vez"],
    ),
    (
        "damage-taken min",
        [
            "recibes {n} {more} de daño cada vez, pero al menos {m}",
            "todos reciben {n} {more} de daño cada vez, pero al menos {m}",
        ],
    ),
    (
        "shop-price",
        ["La Tienda te cuesta {n} de oro {more}", "La Tienda les cuesta a todos {n} de oro {more}"],
    ),
    (
        "hand-limit",
        ["tu límite de mano {higher} en {n}", "el límite de mano de todos {higher} en {n}"],
    ),
    ("initiative", ["tu número cuenta como {n}", "todos los números cuentan como {n}"]),
    (
        "tie-wins",
        [
            "tus empates con {sym} cuentan como Éxitos",
            "todos los empates con {sym} cuentan como Éxitos",
        ],
    ),
    ("tie-wins any", ["tus empates cuentan como Éxitos", "todos los empates cuentan como Éxitos"]),
    (
        "fumble-ties",
        [
            "tus pifias con {sym} cuentan como Empates",
            "todas las pifias con {sym} cuentan como Empates",
        ],
    ),
    (
        "fumble-ties any",
        ["tus pifias cuentan como Empates", "todas las pifias cuentan como Empates"],
    ),
    ("immune stun", ["no puedes quedar aturdido", "nadie puede quedar aturdido"]),
    ("immune steal", ["nadie puede quitarte oro", "nadie puede quitar oro"]),
    (
        "immune take",
        ["nadie puede tomar cartas de tu mano", "nadie puede tomar cartas de la mano de otro"],
    ),
    (
        "immune discard",
        [
            "ningún texto te hace descartar cartas de la mano",
            "ningún texto hace descartar a nadie cartas de la mano",
        ],
    ),
    ("no-heal", ["no puedes recuperar corazones", "nadie puede recuperar corazones"]),
    ("no-ghost-draw", ["", "los fantasmas no roban cartas"]),
];

/// The openings.
const TRIGGERS: &[Row<1>] = &[
    ("start", ["al inicio del turno:"]),
    ("each-start", ["al inicio del turno:"]),
    ("end", ["al final del turno:"]),
    ("success", ["tras un Éxito tuyo:"]),
    ("tie", ["tras un Empate tuyo:"]),
    ("fumble", ["tras una Pifia tuya:"]),
    ("hit", ["cuando hieres a otro jugador:"]),
    ("damaged", ["cuando te hieren:"]),
    ("bought", ["cuando compras en La Tienda:"]),
    ("eliminated", ["cuando eliminas a un jugador:"]),
    ("robbed", ["cuando te quitan oro o una carta:"]),
];

/// What is counted: one, and any other number.
const NUMBERED: &[Row<2>] = &[
    ("hearts", ["{n} corazón", "{n} corazones"]),
    ("cards", ["{n} carta", "{n} cartas"]),
    ("thorns", ["{n} espina", "{n} espinas"]),
    ("top", ["la primera carta", "las {n} primeras cartas"]),
];

/// What agrees with one player: for you, and for anybody else.
const AGREEING: &[Row<2>] =
    &[("have", ["tienes", "tiene"]), ("hold", ["tienes", "tiene"]), ("has", ["has", "ha"])];

/// What agrees with a sign: for plus, and for minus.
const SIGNED: &[Row<2>] = &[("more", ["más", "menos"]), ("higher", ["aumenta", "disminuye"])];

const SYMBOLS: &[Row<1>] =
    &[("attack", ["Ataque"]), ("strategy", ["Estrategia"]), ("defense", ["Defensa"])];
