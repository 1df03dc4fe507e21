//! Pictures of The Princess, compared with the text that they should be.

use catalog::{AnyGame, Live, Players, View};
use expect_test::{Expect, expect};
use kernel::{Eyes, Seat};
use terminal::{Line, Picture, find_cards, find_choices, picture};
use text::{GameWords, Language, Names, words};

const PEOPLE: [&str; 8] = ["Alba", "Bruno", "Ciro", "Dalia", "Elio", "Fina", "Gil", "Hebe"];
const ALBA: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!("the first seat"),
};

fn game() -> &'static dyn AnyGame {
    catalog::find("princess").expect("it is registered")
}

fn said(language: Language) -> &'static GameWords {
    words(language).game("princess").expect("it has words")
}

fn check(lines: &[Line], expected: Expect) {
    let rows = lines.iter().flat_map(|line| line.wrap(79));
    let text: String = rows.map(|line| line.text().trim_end().to_owned() + "\n").collect();
    assert!(text.lines().all(|row| row.chars().count() <= 79), "{text}");
    expected.assert_eq(&text);
}

/// Shows something after the last step of a scenario, as all eyes together see it.
fn check_after(
    (language, seats): (Language, u8),
    script: &str,
    what: impl Fn(&dyn Picture) -> Vec<Line>,
    expected: Expect,
) {
    let start = format!(
        "game = \"princess\"\nseats = {seats}\nrules = [\"PR-1.1\"]\n\
         title = {{ en = \"A test\", es = \"Una prueba\" }}\n"
    );
    let scenario = catalog::read_scenario(&format!("{start}{script}")).expect("it can be read");
    let steps = game().show(&scenario).expect("it holds");
    let view = &steps.last().expect("a scenario has steps").view;
    let names = Names::new(PEOPLE, Some(ALBA));
    check(&what(picture(view, said(language), &names).as_ref()), expected);
}

/// Deals a game.
fn dealt(seats: u8, seed: u64) -> Box<dyn Live> {
    let options = game().options("").expect("they are options of the game");
    let players = Players::numbered(seats).expect("two to eight may play");
    game().open(&options, players, seed.into()).expect("two to eight may play")
}

fn check_dealt(language: Language, seats: u8, expected: Expect) {
    let live = dealt(seats, 7);
    let view = live.view(Eyes::Seat(ALBA));
    let names = Names::new(PEOPLE, Some(ALBA));
    let picture = picture(&view, said(language), &names);
    let lines = [picture.table(), vec![Line::blank()], picture.choices(ALBA, &live.legal(ALBA))];
    check(&lines.concat(), expected);
}

#[test]
fn the_first_turn_of_three() {
    check_dealt(Language::English, 3, expect![[]]);
}

#[test]
fn the_first_turn_of_two_in_spanish() {
    check_dealt(Language::Spanish, 2, expect![[]]);
}

#[test]
fn eight_fit_into_a_terminal() {
    let live = dealt(8, 7);
    let view = live.view(Eyes::Seat(ALBA));
    let names = Names::new(PEOPLE, Some(ALBA));
    check(&picture(&view, said(Language::English), &names).table(), expect![[]]);
}

const MIDDLE: &str = r#"
    position = [
        "players A piper, B wolf, C witch, D thief", "hearts A 6, B 4", "thorns B 2", "shield A 1",
        "ghost D lantern brew", "environment endless-night", "attribute C evil-eye",
        "shop tower-key la-princesa", "discards angry-goose", "stunned C",
    ]
    [[step]]
    happens = ["action"]
    choices = ["A play pan-flute left", "B play fangs right"]
"#;

#[test]
fn cards_on_anchors_are_shown_with_their_outcomes() {
    check_after((Language::English, 4), MIDDLE, |it| it.table(), expect![[]]);
    check_after((Language::Spanish, 4), MIDDLE, |it| it.table(), expect![[]]);
}

/// Shows the question that is open after a script, and its choices as `seat` is offered them.
fn check_offers(seats: u8, script: &str, choices: &[&str], expected: Expect) {
    let offers = |it: &dyn Picture| {
        let legal = choices.iter().map(|text| catalog::LegalChoice {
            text: (*text).to_owned(),
            parts: game().choice(text).unwrap_or_else(|| panic!("{text} is a choice")),
        });
        let legal: Vec<catalog::LegalChoice> = legal.collect();
        it.choices(ALBA, &legal)
    };
    check_after((Language::English, seats), script, offers, expected);
}

#[test]
fn the_order_is_asked_with_what_each_card_does() {
    let script = r#"
        position = ["players A piper, B wolf, C witch"]
        [[step]]
        happens = ["action"]
        choices = ["A play pan-flute left", "B play grandmas-nightgown left", "C play oven-door left"]
    "#;
    check_offers(3, script, &["first pan-flute", "first grandmas-nightgown"], expect![[]]);
}

#[test]
fn a_purchase_says_what_is_left() {
    let script = r#"
        position = ["players A wolf, B baker", "shop lantern tower-key deep-pockets", "gold A 3"]
        [[step]]
        happens = ["draw A 1"]
    "#;
    let choices = ["no", "buy lantern", "buy tower-key", "buy deep-pockets"];
    check_offers(2, script, &choices, expect![[]]);
}

#[test]
fn payments_branches_and_players_are_explained() {
    let script = r#"
        position = ["players A thief, B baker, C witch", "hand B none"]
        [[step]]
        happens = ["action"]
        choices = ["A play butter-knife left", "C play brew left"]
    "#;
    check_offers(3, script, &["no", "pay"], expect![[]]);
}

#[test]
fn the_end_says_how_it_was_decided() {
    let script = r#"
        position = ["players A wolf, B baker, C witch", "hand A la-princesa", "deck none"]
        [[step]]
        happens = ["end"]
    "#;
    check_after((Language::English, 3), script, |it| it.end(), expect![[]]);
    check_after((Language::Spanish, 3), script, |it| it.end(), expect![[]]);
}

#[test]
fn what_was_seen_can_be_looked_at_again() {
    check_after((Language::English, 4), MIDDLE, |it| it.seen(ALBA), expect![[]]);
}

/// Returns the written forms of the choices that somebody may mean.
fn meant(language: Language, typed: &str) -> Vec<String> {
    let live = dealt(3, 7);
    let legal = live.legal(ALBA);
    let names = Names::new(PEOPLE, Some(ALBA));
    let found = find_choices(&legal, typed, said(language), &names);
    found.into_iter().map(|choice| choice.text.clone()).collect()
}

#[test]
fn a_card_and_a_direction_are_found_by_a_few_words() {
    let legal = dealt(3, 7).legal(ALBA);
    let first = legal[0].text.clone();
    let id = legal[0].parts.value()["card"].as_str().expect("a card").to_owned();
    let name = |language| said(language).name(&id);
    assert_eq!(meant(Language::English, &first), [first.as_str()]);
    assert_eq!(
        meant(Language::English, &format!("{} left", name(Language::English))),
        [first.as_str()]
    );
    assert_eq!(
        meant(Language::Spanish, &format!("{} izquierda", name(Language::Spanish))),
        [first.as_str()]
    );
    assert_eq!(meant(Language::Spanish, &name(Language::Spanish)).len(), 2, "both directions");
    assert_eq!(meant(Language::English, "1"), [first.as_str()]);
    let cards = game().cards();
    let found = find_cards(&cards, "princesa", &[], said(Language::English));
    assert_eq!(found.iter().map(|card| card.id.as_str()).collect::<Vec<_>>(), ["la-princesa"]);
}

/// A card that cannot be laid is refused by the rules, with their reason.
#[test]
fn a_card_of_somebody_else_stands_for_a_choice() {
    let live = dealt(3, 7);
    let view: View = live.view(Eyes::Seat(ALBA));
    let names = Names::new(PEOPLE, Some(ALBA));
    let picture = picture(&view, said(Language::English), &names);
    assert_eq!(picture.attempt("la-princesa").as_deref(), Some("play la-princesa left"));
}
