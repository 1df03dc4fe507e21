//! The rules texts of all built-in cards, against those that are printed in the rules [Part D].

use princess::{Card, Cards, When};

/// One text a line: card, occasion, English, Spanish. `always` is the whole text of an attribute or
/// environment.
const TEXTS: &str = include_str!("../cards/texts.txt");

#[test]
fn every_text_is_as_the_rules_print_it() {
    let cards = Cards::default();
    for row in TEXTS.lines() {
        let [id, occasion, english, spanish] =
            row.split('\t').collect::<Vec<_>>().try_into().expect("a row has four columns");
        let card = cards.find(id).unwrap_or_else(|| panic!("there is no card {id}"));
        for (language, text) in [("en", english), ("es", spanish)] {
            assert_eq!(text_on(&cards, (card, language), occasion), text, "{id}, {occasion}");
        }
    }
    let ids: std::collections::BTreeSet<_> =
        TEXTS.lines().filter_map(|row| row.split('\t').next()).collect();
    assert_eq!((TEXTS.lines().count(), ids.len()), (214, 100));
}

/// Returns the text for an occasion; all texts of a card for `always`.
fn text_on(cards: &Cards, (card, language): (Card, &str), occasion: &str) -> String {
    if occasion == "always" {
        return cards.text(card, language);
    }
    let texts = cards.texts(card, language);
    let is_meant = |when: &Option<When>| match when {
        Some(When::Outcome(outcome)) => outcome.id() == occasion,
        Some(When::Now) => occasion == "now",
        Some(When::On(_)) | None => false,
    };
    let text = texts.into_iter().find(|(when, _)| is_meant(when));
    text.unwrap_or_else(|| panic!("there is no text on {occasion}")).1
}

#[test]
fn the_whole_text_of_a_hand_card_names_its_outcomes() {
    let cards = Cards::default();
    let card = cards.find("lockpick").expect("it is built in");
    assert_eq!(
        cards.text(card, "es"),
        "Éxito: Tomas una carta a tu elección de la mano del objetivo. 1 de daño al objetivo. \
         Empate: Quitas 1 de oro al objetivo y robas 1 carta. Pifia: Das 1 de oro al objetivo."
    );
}
