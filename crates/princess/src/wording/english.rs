//! The English templates, row for row as in the rules [C.7].

use super::language::{Language, Row};

pub(super) const ENGLISH: Language = Language {
    selectors: SELECTORS,
    steps: STEPS,
    conditions: CONDITIONS,
    modifiers: MODIFIERS,
    triggers: TRIGGERS,
    numbered: NUMBERED,
    agreeing: AGREEING,
    signed: SIGNED,
    symbols: SYMBOLS,
    also: "if {c}, also {s}",
    condition: "if {c}, {s}",
    pay: "you may pay {n} gold: {s}",
    either: "choose: {s}; or {t}",
    either_before_vowel: None,
    and: " and ",
    and_before_vowel: None,
    then: "; then ",
    ghosts: [" for each ghost", ", plus 1 for each ghost"],
    random: " at random",
    everybody: "for everybody, ",
    dropped: "",
    outcomes: ["Success", "Tie", "Fumble"],
};

/// Subject, object, possessive.
const SELECTORS: &[Row<3>] = &[
    ("self", ["you", "you", ""]),
    ("target", ["the target", "the target", "the target's"]),
    ("both", ["you and the target", "you and the target", ""]),
    ("source", ["whoever did it", "whoever did it", "that player's"]),
    ("left", ["your left neighbour", "your left neighbour", "your left neighbour's"]),
    ("right", ["your right neighbour", "your right neighbour", "your right neighbour's"]),
    ("neighbours", ["each neighbour", "each neighbour", "each neighbour's"]),
    ("others", ["every other player", "every other player", "every other player's"]),
    ("all", ["every player", "every player", "every player's"]),
    (
        "chosen",
        [
            "another player of your choice",
            "another player of your choice",
            "another chosen player's",
        ],
    ),
    ("richest", ["the richest player", "the richest player", "the richest player's"]),
    ("poorest", ["the poorest player", "the poorest player", "the poorest player's"]),
    (
        "strongest",
        [
            "the player with the most hearts",
            "the player with the most hearts",
            "the strongest player's",
        ],
    ),
    (
        "weakest",
        [
            "the player with the fewest hearts",
            "the player with the fewest hearts",
            "the weakest player's",
        ],
    ),
    ("holder", ["the holder of La Princesa", "the holder of La Princesa", "her holder's"]),
];

/// For you, for one other, for both.
const STEPS: &[Row<3>] = &[
    ("damage", ["you take {n} damage", "{n} damage to {o}", "{w} each take {n} damage"]),
    ("lose", ["lose {hearts}", "{w} loses {hearts}", "{w} each lose {hearts}"]),
    ("heal", ["heal {hearts}", "{w} heals {hearts}", "{w} each heal {hearts}"]),
    ("shield", ["gain {n} shield", "{w} gains {n} shield", "{w} each gain {n} shield"]),
    ("thorns", ["gain {thorns}", "{w} gains {thorns}", "{w} each gain {thorns}"]),
    ("gold", ["gain {n} gold", "{w} gains {n} gold", "{w} each gain {n} gold"]),
    ("fine", ["lose {n} gold", "{w} loses {n} gold", "{w} each lose {n} gold"]),
    ("steal", ["", "steal {n} gold from {o}", ""]),
    ("give", ["", "give {n} gold to {o}", ""]),
    ("draw", ["draw {cards}", "{w} draws {cards}", "{w} each draw {cards}"]),
    (
        "discard",
        [
            "discard {cards} from your hand{random}",
            "{w} discards {cards}{random}",
            "{w} each discard {cards}{random}",
        ],
    ),
    ("take", ["", "take a card of your choice from {p} hand", ""]),
    ("take random", ["", "take a random card from {p} hand", ""]),
    ("pass", ["", "give {o} a card from your hand", ""]),
    (
        "salvage",
        [
            "take a hand card of your choice from the discard pile",
            "{w} takes a hand card from the discard pile",
            "{w} each take a hand card from the discard pile",
        ],
    ),
    ("swap hand", ["", "swap hands with {o}", ""]),
    ("swap gold", ["", "swap gold with {o}", ""]),
    ("swap attribute", ["", "swap attributes with {o}", ""]),
    (
        "strip",
        [
            "discard your attribute",
            "discard {p} attribute",
            "discard your attribute and the target's",
        ],
    ),
    ("mill 1", ["discard {top} of the deck", "", ""]),
    ("mill", ["discard {top} of the deck", "", ""]),
    ("scry 1", ["look at {top} of the deck", "", ""]),
    ("scry", ["look at {top} of the deck and put them back in any order", "", ""]),
    (
        "shop",
        [
            "take a card of your choice from the Shop for free",
            "{w} takes a card from the Shop for free",
            "{w} each take a card from the Shop for free",
        ],
    ),
    ("restock", ["renew the Shop", "", ""]),
    ("stun", ["you are stunned", "stun {o}", "{w} are stunned"]),
    ("cancel", ["", "cancel {p} card", ""]),
    (
        "princess",
        ["La Princesa comes to you from her holder's hand", "La Princesa goes to {o}", ""],
    ),
    (
        "princess shop",
        [
            "if La Princesa is in the Shop, take her",
            "if La Princesa is in the Shop, she goes to {o}",
            "",
        ],
    ),
    (
        "princess discard",
        [
            "if La Princesa is in the discard pile, take her",
            "if La Princesa is in the discard pile, she goes to {o}",
            "",
        ],
    ),
    ("exorcise", ["each ghost discards {cards} at random", "", ""]),
    ("haunt", ["each ghost draws {cards}", "", ""]),
    ("clear", ["discard the environment", "", ""]),
];

const CONDITIONS: &[Row<1>] = &[
    ("hearts =", ["{w} {have} exactly {hearts}"]),
    ("hearts <=", ["{w} {have} {hearts} or fewer"]),
    ("hearts >=", ["{w} {have} {hearts} or more"]),
    ("gold =0", ["{w} {have} no gold"]),
    ("gold =", ["{w} {have} exactly {n} gold"]),
    ("gold <=", ["{w} {have} {n} gold or less"]),
    ("gold >=", ["{w} {have} {n} gold or more"]),
    ("cards =0", ["{w} {have} no cards"]),
    ("cards =", ["{w} {have} exactly {cards}"]),
    ("cards <=", ["{w} {have} {cards} or fewer"]),
    ("cards >=", ["{w} {have} {cards} or more"]),
    ("ghosts =0", ["there are no ghosts"]),
    ("ghosts =1", ["there is exactly 1 ghost"]),
    ("ghosts =", ["there are exactly {n} ghosts"]),
    ("ghosts <=0", ["there are no ghosts"]),
    ("ghosts <=1", ["there is 1 ghost or none"]),
    ("ghosts <=", ["there are {n} ghosts or fewer"]),
    ("ghosts >=1", ["there is a ghost"]),
    ("ghosts >=", ["there are {n} ghosts or more"]),
    ("alive =", ["exactly {n} players are alive"]),
    ("alive <=", ["{n} players or fewer are alive"]),
    ("alive >=", ["{n} players or more are alive"]),
    ("holder", ["{w} {hold} La Princesa"]),
    ("symbol = attack", ["{w} laid an Attack card"]),
    ("symbol = strategy", ["{w} laid a Strategy card"]),
    ("symbol = defense", ["{w} laid a Defense card"]),
    ("symbol = none", ["{w} laid no card"]),
];

/// On an attribute, on an environment.
const MODIFIERS: &[Row<2>] = &[
    (
        "damage-dealt",
        [
            "your cards deal {n} {more} damage to others",
            "all cards deal {n} {more} damage to others",
        ],
    ),
    (
        "damage-dealt with",
        [
            "your {sym} cards deal {n} {more} damage to others",
            "all {sym} cards deal {n} {more} damage to others",
        ],
    ),
    (
        "damage-taken",
        ["you take {n} {more} damage each time", "everybody takes {n} {more} damage each time"],
    ),
    (
        "damage-taken min",
        [
            "you take {n} {more} damage each time, but at least {m}",
            "everybody takes {n} {more} damage each time, but at least {m}",
        ],
    ),
    (
        "shop-price",
        ["the Shop costs you {n} gold {more}", "the Shop costs everybody {n} gold {more}"],
    ),
    ("hand-limit", ["your hand limit {higher} by {n}", "everybody's hand limit {higher} by {n}"]),
    ("initiative", ["your number counts as {n}", "every number counts as {n}"]),
    (
        "tie-wins",
        ["your ties with {sym} count as Successes", "all ties with {sym} count as Successes"],
    ),
    ("tie-wins any", ["your ties count as Successes", "all ties count as Successes"]),
    (
        "fumble-ties",
        ["your fumbles with {sym} count as Ties", "all fumbles with {sym} count as Ties"],
    ),
    ("fumble-ties any", ["your fumbles count as Ties", "all fumbles count as Ties"]),
    ("immune stun", ["you cannot be stunned", "nobody can be stunned"]),
    ("immune steal", ["your gold cannot be stolen", "no gold can be stolen"]),
    ("immune take", ["no card can be taken from your hand", "no card can be taken from a hand"]),
    (
        "immune discard",
        [
            "no card text makes you discard cards from your hand",
            "no card text makes anybody discard cards from the hand",
        ],
    ),
    ("no-heal", ["you cannot heal", "nobody can heal"]),
    ("no-ghost-draw", ["", "ghosts do not draw cards"]),
];

/// The openings.
const TRIGGERS: &[Row<1>] = &[
    ("start", ["at the start of the turn:"]),
    ("each-start", ["at the start of the turn:"]),
    ("end", ["at the end of the turn:"]),
    ("success", ["after your card succeeds:"]),
    ("tie", ["after your card ties:"]),
    ("fumble", ["after your card fumbles:"]),
    ("hit", ["after you hurt another player:"]),
    ("damaged", ["after you are hurt:"]),
    ("bought", ["after you buy from the Shop:"]),
    ("eliminated", ["after you eliminate a player:"]),
    ("robbed", ["after gold or a card is taken from you:"]),
];

/// What is counted: one, and any other number.
const NUMBERED: &[Row<2>] = &[
    ("hearts", ["{n} heart", "{n} hearts"]),
    ("cards", ["{n} card", "{n} cards"]),
    ("thorns", ["{n} thorn", "{n} thorns"]),
    ("top", ["the top card", "the top {n} cards"]),
];

/// What agrees with one player: for you, and for anybody else.
const AGREEING: &[Row<2>] = &[("have", ["have", "has"]), ("hold", ["hold", "holds"])];

/// What agrees with a sign: for plus, and for minus.
const SIGNED: &[Row<2>] = &[("more", ["more", "less"]), ("higher", ["rises", "falls"])];

const SYMBOLS: &[Row<1>] =
    &[("attack", ["Attack"]), ("strategy", ["Strategy"]), ("defense", ["Defense"])];
