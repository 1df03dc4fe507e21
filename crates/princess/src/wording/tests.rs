//! The templates that no built-in card uses; the others are tested with all built-in cards.

use alloc::{format, string::String, vec::Vec};

use kernel::no_files;

use crate::{CARD_FILE, Cards};

/// Returns the text of a card whose lists are these, in both languages.
fn texts(id: &str, from: &str, to: &str) -> [String; 2] {
    assert!(CARD_FILE.contains(from), "the file does not have {from}");
    let (cards, _) =
        Cards::read(&CARD_FILE.replacen(from, to, 1), &no_files).expect("there are no mistakes");
    let card = cards.find(id).expect("it is there");
    ["en", "es"].map(|language| cards.text(card, language))
}

/// Checks the lines of an event.
fn event(lines: &[&str], english: &str, spanish: &str) {
    let found = texts("stork-delivery", r#"["draw self 2"]"#, &format!("{lines:?}"));
    assert_eq!(found, [english, spanish], "{lines:?}");
}

/// Checks the lines of a hand card's Success.
fn hand(lines: &[&str], english: &str, spanish: &str) {
    let from = r#"success = ["swap hand target"]
tie = ["draw self 1"]
fumble = ["discard self 1"]"#;
    let to = format!("success = {lines:?}\ntie = []\nfumble = []");
    let found = texts("emperors-coat", from, &to);
    let whole =
        |[success, tie, fumble]: [&str; 3], text| format!("{success}: {text} {tie}: — {fumble}: —");
    let english = whole(["Success", "Tie", "Fumble"], english);
    let spanish = whole(["Éxito", "Empate", "Pifia"], spanish);
    assert_eq!(found, [english, spanish], "{lines:?}");
}

/// Checks the modifiers and triggers of an attribute.
fn attribute(keys: &str, english: &str, spanish: &str) {
    let found = texts("silver-tongue", r#"mods = ["tie-wins strategy"]"#, keys);
    assert_eq!(found, [english, spanish], "{keys}");
}

/// Checks the modifiers and triggers of an environment.
fn environment(keys: &str, english: &str, spanish: &str) {
    let found = texts("consecrated-lawn", r#"mods = ["no-ghost-draw"]"#, keys);
    assert_eq!(found, [english, spanish], "{keys}");
}

#[test]
fn no_number_before_ghosts_is_written_as_1_for_each() {
    event(
        &["damage others 0+ghosts", "heal self 0+ghosts & mill 0+ghosts"],
        "1 damage to every other player for each ghost. Heal 1 heart for each ghost and discard \
         the top card of the deck for each ghost.",
        "1 de daño a cada uno de los demás por cada fantasma. Recuperas 1 corazón por cada \
         fantasma y se descarta la primera carta del mazo por cada fantasma.",
    );
}

#[test]
fn both_players_are_spoken_to_in_the_plural() {
    hand(
        &["lose both 2 & shield both 1", "thorns both 1 & salvage both", "strip both & shop both"],
        "You and the target each lose 2 hearts and you and the target each gain 1 shield. You and \
         the target each gain 1 thorn and you and the target each take a hand card from the \
         discard pile. Discard your attribute and the target's and you and the target each take a \
         card from the Shop for free.",
        "Tú y el objetivo perdéis 2 corazones cada uno y tú y el objetivo ganáis 1 de escudo cada \
         uno. Tú y el objetivo ganáis 1 espina cada uno y tú y el objetivo tomáis una carta de \
         mano cada uno de la pila de descartes. Se descartan tu atributo y el del objetivo y tú y \
         el objetivo tomáis gratis una carta cada uno de La Tienda.",
    );
    hand(
        &["discard both 2 random"],
        "You and the target each discard 2 cards at random.",
        "Tú y el objetivo descartáis 2 cartas cada uno al azar.",
    );
}

#[test]
fn spanish_joins_change_before_the_same_vowel() {
    event(
        &["gold self 1 & swap gold left", "either mill 1 | heal chosen 1"],
        "Gain 1 gold and swap gold with your left neighbour. Choose: discard the top card of the \
         deck; or another player of your choice heals 1 heart.",
        "Ganas 1 de oro e intercambias tu oro con el de tu vecino izquierdo. A elegir: se descarta \
         la primera carta del mazo; u otro jugador a tu elección recupera 1 corazón.",
    );
}

#[test]
fn a_condition_after_the_first_line_adds() {
    event(
        &["if holder self : scry 1", "if gold left = 0 : pay 2 : take left"],
        "If you hold La Princesa, look at the top card of the deck. If your left neighbour has no \
         gold, also you may pay 2 gold: take a card of your choice from your left neighbour's \
         hand.",
        "Si tienes a La Princesa, miras la primera carta del mazo. Si tu vecino izquierdo no tiene \
         oro, además puedes pagar 2 de oro: tomas una carta a tu elección de la mano de tu vecino \
         izquierdo.",
    );
}

#[test]
fn every_condition_has_its_words() {
    let rows = [
        ("hearts self <= 2", "you have 2 hearts or fewer", "tienes 2 corazones o menos"),
        (
            "hearts left >= 1",
            "your left neighbour has 1 heart or more",
            "tu vecino izquierdo tiene 1 corazón o más",
        ),
        ("gold self = 3", "you have exactly 3 gold", "tienes exactamente 3 de oro"),
        (
            "gold richest <= 9",
            "the richest player has 9 gold or less",
            "el jugador más rico tiene 9 de oro o menos",
        ),
        ("gold self >= 4", "you have 4 gold or more", "tienes 4 de oro o más"),
        ("cards self = 0", "you have no cards", "no tienes cartas"),
        (
            "cards holder = 1",
            "the holder of La Princesa has exactly 1 card",
            "quien tiene a La Princesa tiene exactamente 1 carta",
        ),
        ("cards self >= 2", "you have 2 cards or more", "tienes 2 cartas o más"),
        ("ghosts = 0", "there are no ghosts", "no hay fantasmas"),
        ("ghosts = 1", "there is exactly 1 ghost", "hay exactamente 1 fantasma"),
        ("ghosts = 2", "there are exactly 2 ghosts", "hay exactamente 2 fantasmas"),
        ("ghosts <= 0", "there are no ghosts", "no hay fantasmas"),
        ("ghosts <= 1", "there is 1 ghost or none", "hay 1 fantasma o ninguno"),
        ("ghosts <= 2", "there are 2 ghosts or fewer", "hay 2 fantasmas o menos"),
        ("ghosts >= 0", "there are 0 ghosts or more", "hay 0 fantasmas o más"),
        ("ghosts >= 3", "there are 3 ghosts or more", "hay 3 fantasmas o más"),
        ("alive = 3", "exactly 3 players are alive", "quedan exactamente 3 jugadores con vida"),
        ("symbol self = attack", "you laid an Attack card", "has jugado una carta de Ataque"),
        (
            "symbol left = strategy",
            "your left neighbour laid a Strategy card",
            "tu vecino izquierdo ha jugado una carta de Estrategia",
        ),
        ("symbol self = defense", "you laid a Defense card", "has jugado una carta de Defensa"),
        ("symbol self = none", "you laid no card", "no has jugado ninguna carta"),
    ];
    for (condition, english, spanish) in rows {
        event(
            &[&format!("if {condition} : clear")],
            &format!("If {english}, discard the environment."),
            &format!("Si {spanish}, se descarta el entorno."),
        );
    }
}

#[test]
fn an_environment_speaks_to_everybody_except_at_start_and_end() {
    environment(
        "on.damaged = [\"stun source\"]\non.start = [\"restock\", \"strip holder\"]",
        "At the start of the turn: renew the Shop; then discard her holder's attribute. For \
         everybody, after you are hurt: stun whoever did it.",
        "Al inicio del turno: se renueva La Tienda; luego se descarta el atributo de quien tiene a \
         La Princesa. Para todos, cuando te hieren: quien lo hizo queda aturdido.",
    );
    attribute(
        "on.eliminated = [\"pass chosen\"]\non.tie = [\"princess right shop\"]",
        "After your card ties: if La Princesa is in the Shop, she goes to your right neighbour. \
         After you eliminate a player: give another player of your choice a card from your hand.",
        "Tras un Empate tuyo: si La Princesa está en La Tienda, se va con tu vecino derecho. \
         Cuando eliminas a un jugador: das a otro jugador a tu elección una carta de tu mano.",
    );
}

#[test]
fn every_modifier_has_its_words() {
    attribute(
        r#"mods = ["damage-taken +2", "hand-limit -1", "fumble-ties attack", "immune take"]"#,
        "You take 2 more damage each time. Your hand limit falls by 1. Your fumbles with Attack \
         count as Ties. No card can be taken from your hand.",
        "Recibes 2 más de daño cada vez. Tu límite de mano disminuye en 1. Tus pifias con Ataque \
         cuentan como Empates. Nadie puede tomar cartas de tu mano.",
    );
    environment(
        r#"mods = ["damage-dealt -1", "damage-taken -1 min=0", "shop-price +1", "hand-limit +2"]"#,
        "All cards deal 1 less damage to others. Everybody takes 1 less damage each time, but at \
         least 0. The Shop costs everybody 1 gold more. Everybody's hand limit rises by 2.",
        "Todas las cartas hacen 1 menos de daño a los demás. Todos reciben 1 menos de daño cada \
         vez, pero al menos 0. La Tienda les cuesta a todos 1 de oro más. El límite de mano de \
         todos aumenta en 2.",
    );
    environment(
        r#"mods = ["initiative 3", "tie-wins defense", "fumble-ties any", "immune discard"]"#,
        "Every number counts as 3. All ties with Defense count as Successes. All fumbles count as \
         Ties. No card text makes anybody discard cards from the hand.",
        "Todos los números cuentan como 3. Todos los empates con Defensa cuentan como Éxitos. \
         Todas las pifias cuentan como Empates. Ningún texto hace descartar a nadie cartas de la \
         mano.",
    );
    environment(
        r#"mods = ["immune stun", "immune steal", "fumble-ties strategy", "damage-taken +1"]"#,
        "Nobody can be stunned. No gold can be stolen. All fumbles with Strategy count as Ties. \
         Everybody takes 1 more damage each time.",
        "Nadie puede quedar aturdido. Nadie puede quitar oro. Todas las pifias con Estrategia \
         cuentan como Empates. Todos reciben 1 más de daño cada vez.",
    );
}

#[test]
fn steps_can_be_said_alone() {
    let cards = Cards::default();
    let card = cards.find("magic-beans").expect("it is built in");
    let (_, lines) = &cards.facts(card).texts[0];
    let said: Vec<_> = [lines[0].steps, lines[0].others]
        .iter()
        .map(|steps| super::steps_in_words(steps, "es"))
        .collect();
    assert_eq!(said, ["Intercambias tu oro con el del objetivo.", "Ganas 2 de oro."]);
}
