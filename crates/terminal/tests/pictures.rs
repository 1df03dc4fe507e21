//! Pictures of positions, compared with the text that they should be.

use catalog::{AnyGame, Players, View};
use expect_test::{Expect, expect};
use kernel::{Eyes, Seat};
use terminal::{Line, Picture, find_cards, find_choices, picture};
use text::{GameWords, Language, Names, words};

const ALBA: Option<Seat> = Seat::new(0);

fn shadow_throne() -> (&'static dyn AnyGame, &'static GameWords) {
    let game = catalog::find("shadow-throne").expect("it is registered");
    (game, words(Language::English).game(game.id()).expect("it has words"))
}

fn names(reader: Option<Seat>) -> Names {
    Names::new(["Alba", "Bruno", "Ciro"], reader)
}

fn check(lines: &[Line], expected: Expect) {
    let text: String = lines.iter().map(|line| line.text().trim_end().to_owned() + "\n").collect();
    expected.assert_eq(&text);
}

/// Shows the table after the last step of a scenario, as everybody's eyes together see it.
fn check_after(script: &str, what: impl Fn(&dyn Picture) -> Vec<Line>, expected: Expect) {
    let start = "game = \"shadow-throne\"\nseats = 3\nrules = [\"ST-1.1\"]\n\
                 title = { en = \"A test\", es = \"Una prueba\" }\n";
    let scenario = catalog::read_scenario(&format!("{start}{script}")).expect("it can be read");
    let (game, words) = shadow_throne();
    let steps = game.show(&scenario).expect("it holds");
    let view = &steps.last().expect("a scenario has steps").view;
    check(&what(picture(view, words, &names(None)).as_ref()), expected);
}

/// Sythera silences abilities 2 and 3: Simone's is 1, and an outlaw has none.
#[test]
fn only_those_who_lose_an_ability_are_marked_as_silenced() {
    check_after(
        r#"
            position = [
                "gold A 9, B 9, C 9", "hand A sythera outlaw", "hand B simone outlaw",
                "hand C anna-lys loyal-soldier",
            ]
            [[step]]
            choices = ["A play sythera", "B play simone", "C play anna-lys"]
            then = ["wave 2"]
        "#,
        |picture| picture.table(),
        expect![[r"
            ── Battle 1 · wave 2 of 4 · playing to 15 ────────────────────────────────────
              Empire     2  ■■
              Rebels     3  ■■■
              Church     4  ■■■■

                                        gold  influence  cards
              Alba                         6          0      5   is choosing
              Bruno                        7          0      5   is choosing
              Ciro                         6          0      5   is choosing

              Wave 1
                Alba   Sythera                  Rebels   3
                Bruno  Simone                   Church   4
                Ciro   Anna Lys                 Empire   2       silenced
        "]],
    );
}

#[test]
fn the_dead_the_converted_and_the_poor_are_marked() {
    check_after(
        r#"
            position = [
                "gold A 9, B 0, C 9", "hand A princess-beatrice datura", "hand B kings-guard outlaw",
                "hand C outlaw langman",
            ]
            [[step]]
            choices = ["A play princess-beatrice", "B play kings-guard", "C play outlaw"]
            [[step]]
            choices = ["A play datura", "B play outlaw", "C play langman"]
            then = ["wave 3"]
        "#,
        |picture| picture.table(),
        expect![[r"
            ── Battle 1 · wave 3 of 4 · playing to 15 ────────────────────────────────────
              Empire     2  ■■
              Rebels     1  ■
              Church     2  ■■

                                        gold  influence  cards
              Alba                         1          0      4   is choosing
              Bruno                        3          0      4   is choosing
              Ciro                         8          0      4   is choosing

              Wave 1
                Alba   Princess Beatrice        Church   0
                Bruno  King's Guard             face down
                Ciro   Outlaw                   Church   2       +1 · Rebels → Church

              Wave 2
                Alba   Datura                   Empire   2
                Bruno  Outlaw                   Rebels   1
                Ciro   Langman                  Rebels   dead
        "]],
    );
}

/// Returns what Alba sees at the start of a game.
fn opening(options: &str, seed: u64) -> (View, catalog::Legal, Seat) {
    let (game, _) = shadow_throne();
    let options = game.options(options).expect("they are options of the game");
    let players = Players::numbered(3).expect("three may play");
    let live = game.open(&options, players, seed.into()).expect("three may play");
    let seat = ALBA.expect("the first seat");
    (live.view(Eyes::Seat(seat)), live.legal(seat), seat)
}

#[test]
fn choices_are_numbered_under_the_question() {
    let (view, legal, seat) = opening("", 7);
    let (_, words) = shadow_throne();
    let lines = picture(&view, words, &names(ALBA)).choices(seat, &legal);
    check(
        &lines,
        expect![[r"
        Round 1 of 6: take one card, the rest goes to Bruno.
           1  Dutiful Peasant               Empire   commoner power 1   influence 1
              free · consolation 3
           2  Tax Collector                 Empire   commoner power 1   influence 0
              +2 gold
           3  Outlaw ×2                     Rebels   commoner power 1   influence 0
              +2 gold
           4  Warrior Monk                  Church   commoner power 1   influence 1
              +1 gold
           5  Godsea Knights                Church   elite    power 3   influence 1
              free
    "]],
    );
}

#[test]
fn choices_and_cards_are_found_as_people_type_them() {
    let (_, legal, _) = opening("", 7);
    let (game, words) = shadow_throne();
    let (cards, names) = (game.cards(), names(ALBA));
    let choices = |typed| -> Vec<&str> {
        let found = find_choices(&legal, typed, words, &names).into_iter();
        found.map(|choice| choice.text.as_str()).collect()
    };
    assert_eq!(choices("5"), ["draft godsea-knights"]);
    assert_eq!(choices("draft outlaw"), ["draft outlaw"]);
    assert_eq!(choices("Take the Tax"), [""; 0], "there is no such name");
    assert_eq!(choices("take tax collector"), ["draft tax-collector"]);
    assert_eq!(choices("monk"), ["draft warrior-monk"]);
    assert_eq!(choices("take").len(), legal.len());
    for nothing in ["0", "9", "p", "", "kyros"] {
        assert!(choices(nothing).is_empty(), "{nothing}");
    }
    let cards = |typed| -> Vec<&str> {
        find_cards(&cards, typed, &legal, words).into_iter().map(|card| card.id.as_str()).collect()
    };
    assert_eq!(cards("5"), ["godsea-knights"]);
    assert_eq!(cards("guard"), ["kings-guard", "queens-guard"]);
    assert_eq!(cards("Kyros"), ["king-kyros"]);
}

/// By agreement King Kyros has power 0; all that is printed on him says so.
#[test]
fn cards_show_what_counts_in_this_game() {
    let (game, words) = shadow_throne();
    let kyros = game.cards().into_iter().find(|card| card.id == "king-kyros").expect("a card");
    for (options, power) in [("", 10), ("kyros 0", 0)] {
        let (view, ..) = opening(options, 7);
        assert_eq!(picture(&view, words, &names(ALBA)).facts(&kyros)["power"], power);
    }
}

#[test]
fn a_card_that_is_not_there_stands_for_a_choice_that_is_refused() {
    let (view, ..) = opening("", 7);
    let (_, words) = shadow_throne();
    let names = names(ALBA);
    let picture = picture(&view, words, &names);
    assert_eq!(picture.attempt("king-kyros").as_deref(), Some("draft king-kyros"));
    assert_eq!(picture.attempt("dragon"), None);
}

#[test]
fn goofspiel_has_a_picture_too() {
    let game = catalog::find("goofspiel").expect("it is registered");
    let words = words(Language::English).game(game.id()).expect("it has words");
    let players = Players::numbered(2).expect("two may play");
    let options = game.options("").expect("it has none");
    let mut live = game.open(&options, players, 1.into()).expect("two may play");
    for (seat, choice) in [(ALBA, "bid 7"), (Seat::new(1), "bid 2"), (ALBA, "bid 1")] {
        live.choose(seat.expect("a seat"), choice).expect("it is legal");
    }
    let seat = Seat::new(1);
    let (view, names) = (live.view(Eyes::Crowd), Names::new(["Alba", "Bruno"], seat));
    let legal = live.legal(seat.expect("a seat"));
    let picture = picture(&view, words, &names);
    check(
        &picture.table(),
        expect![[r"
        ── round 2 of 13 · prize 10 ──────────────────────────────────────────────────
                                    points  last bid
          Alba                           2         7   has bid
          Bruno (you)                    0         2   your move

          Alba · bid cards: 1 2 3 4 5 6 8 9 10 11 12 13
          Bruno (you) · bid cards: 1 3 4 5 6 7 8 9 10 11 12 13
    "]],
    );
    let choices = picture.choices(seat.expect("a seat"), &legal);
    check(
        &choices[..3],
        expect![[r"
        Round 2 of 13: what do you bid for prize 10?
           1  Bid 1
           3  Bid 3
    "]],
    );
    assert_eq!(find_choices(&legal, "3", words, &names)[0].text, "bid 3");
    assert!(find_choices(&legal, "2", words, &names).is_empty(), "it has been bid");
}
