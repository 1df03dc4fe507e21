//! Rules that no built-in card shows: short scenes with cards that have other texts. They are
//! written like scenarios.

use kernel::{Dice, Eyes, Game, Ignore, Scene, Scripted, SeatCount, Seed, Setup, Text, Verdict};
use princess::{CARD_FILE, Cards, Princess};

/// A scene: what is changed in the card file, the position, and what follows. A step that begins
/// with `=` is a claim; one with a seat and an answer is a choice; all others happen.
struct Case<'c> {
    name: &'c str,
    texts: &'c [(&'c str, &'c str)],
    position: &'c [&'c str],
    steps: &'c [&'c str],
}

/// Plays a scene, and checks its claims.
fn play(case: &Case<'_>) {
    let file = case
        .texts
        .iter()
        .fold(String::from(CARD_FILE), |file, (id, line)| with_text(&file, id, line));
    let (contents, _) = Cards::read(&file, &kernel::no_files).expect("the file is right");
    let seats = case.position[0].split(", ").count();
    let seats = SeatCount::new(seats.try_into().expect("a few")).expect("two to eight");
    let setup = Setup { contents: contents.clone(), ..Setup::new(seats) };
    let game = Princess::position(&setup, case.position, &mut Ignore);
    let mut game = game.unwrap_or_else(|error| panic!("{}: {error}", case.name));
    let mut dice = Dice::new(&Seed::from(1));
    for step in case.steps {
        let place = format!("{}, `{step}`", case.name);
        let seat = Text::new(step).word().seat(seats);
        if let Some(claim) = step.strip_prefix("= ") {
            check(&game, claim, &place);
        } else if let Ok(seat) = seat {
            let choice = Princess::read(&contents, &step[2..]).expect("it is a choice");
            let taken = game.choose(seat, choice, &mut dice, &mut Ignore);
            taken.unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
        } else {
            let happened = game.happen(Text::new(step), &mut dice, &mut Ignore);
            happened.unwrap_or_else(|error| panic!("{place}: {error}"));
        }
    }
}

/// Checks a claim; `crowd: known lantern` is about what everybody sees.
fn check(game: &Princess, claim: &str, place: &str) {
    let (eyes, claim) = match claim.strip_prefix("crowd: ") {
        Some(claim) => (Eyes::Crowd, claim),
        None => (Eyes::All, claim),
    };
    let view = game.view(eyes);
    let scene = Scene { game, eyes, seats: view.players.count(), view, events: &[] };
    let (_, verdict) = scene.judge(claim).unwrap_or_else(|error| panic!("{place}: {error}"));
    assert_eq!(verdict, Verdict::Holds, "{place}");
}

/// Gives a card another text: a hand card for one outcome, any other card altogether.
fn with_text(file: &str, id: &str, line: &str) -> String {
    let (before, card) = file.split_once(&format!("id = \"{id}\"\n")).expect("there is the card");
    let (card, after) = card.split_once("\n\n").expect("an empty line follows a card");
    let key = line.split(" = ").next().expect("a line has a key");
    let is_replaced = |it: &&str| ["mods", "on.", key].iter().any(|key| it.starts_with(key));
    let kept: Vec<&str> = card.lines().filter(|it| !is_replaced(it)).collect();
    format!("{before}id = \"{id}\"\n{}\n{line}\n\n{after}", kept.join("\n"))
}

/// [PR-3.2, PR-12.2, PR-6.7]: the wolf has the lower number, the knight the first seat.
#[test]
fn start_and_end_texts_of_attributes_go_by_number() {
    let position = &[
        "players A knight, B wolf",
        "attribute A shining-ego, B always-hungry",
        "hearts A 1, B 1",
    ];
    play(&Case {
        name: "start",
        texts: &[
            ("shining-ego", r#"on.start = ["lose others 1"]"#),
            ("always-hungry", r#"on.start = ["lose others 1"]"#),
        ],
        position,
        steps: &["start", "= over B last"],
    });
    play(&Case {
        name: "end",
        texts: &[
            ("shining-ego", r#"on.end = ["lose others 1"]"#),
            ("always-hungry", r#"on.end = ["lose others 1"]"#),
        ],
        position,
        steps: &["end", "= over B last"],
    });
}

/// [E-trigger]: neither texts nor thorns answer them. Afterwards both answer again.
#[test]
fn start_and_end_texts_count_as_running_triggers() {
    let position = &[
        "players A wolf, B witch, C ogre",
        "attribute A always-hungry, B evil-eye",
        "environment market-day",
        "thorns B 2",
    ];
    let answer = ("evil-eye", r#"on.damaged = ["gold self 5"]"#);
    let again = ["event A: damage left 1", "= gold A 2, B 7, C 2"];
    play(&Case {
        name: "the start text of an attribute",
        texts: &[answer, ("always-hungry", r#"on.start = ["damage left 1"]"#)],
        position,
        steps: &["start", "= hearts A 6, B 6", "= gold B 2", again[0], again[1], "= hearts A 4"],
    });
    play(&Case {
        name: "the start text of an environment",
        texts: &[answer, ("market-day", r#"on.start = ["damage all 1"]"#)],
        position,
        steps: &["start", "= hearts A 5, B 6, C 7", "= gold B 2", again[0], again[1]],
    });
    play(&Case {
        name: "the start text for each player",
        texts: &[answer, ("market-day", r#"on.each-start = ["damage left 1"]"#)],
        position,
        steps: &["start", "= hearts A 5, B 6, C 7", "= gold B 2", again[0], again[1]],
    });
    play(&Case {
        name: "the end text of an attribute",
        texts: &[answer, ("always-hungry", r#"on.end = ["damage left 1"]"#)],
        position,
        steps: &["end", "= hearts A 6, B 6", "= gold B 2", again[0], again[1]],
    });
}

/// [E-sel-target, E-on-hit]: not the source, not who was not hurt, and nobody else in the place of
/// somebody who died of it.
#[test]
fn the_target_of_a_hit_is_the_first_player_who_was_hurt() {
    let texts: &[_] = &[("always-hungry", r#"on.hit = ["gold target 5"]"#)];
    let seats = "players A wolf, B ogre, C witch, D piper";
    play(&Case {
        name: "one of several",
        texts,
        position: &[seats, "attribute A always-hungry", "shield D 1"],
        steps: &[
            "event A: damage all 1",
            "= hearts A 5, B 7, C 6, D 7",
            "= gold A 2, B 2, C 7, D 2",
        ],
    });
    play(&Case {
        name: "the first has died",
        texts,
        position: &[seats, "attribute A always-hungry", "hearts D 1", "gold D 0", "hand D none"],
        steps: &["event A: damage others 1", "= alive A, B, C", "= gold A 2, B 2, C 2"],
    });
}

/// [E-on-bought, PR-15.6]: the card stays on the deck, everybody knows it, and nothing is drawn.
#[test]
fn a_buyer_who_dies_of_it_draws_nothing() {
    play(&Case {
        name: "a purchase too many",
        texts: &[("fairy-credit", r#"on.bought = ["lose self 9"]"#)],
        position: &[
            "players A godmother, B wolf, C witch",
            "attribute A fairy-credit",
            "shop lantern",
            "deck tower-key",
        ],
        steps: &[
            "draw A 2",
            "A buy lantern",
            "= alive B, C",
            "= deck lantern, tower-key",
            "= crowd: known lantern",
            "= shop none",
            "= owes none",
        ],
    });
}

/// [PR-6.4]: the piper comes first, so the fine and the theft would be about the same gold. If the
/// trial chose anybody else, there would be no conflict.
#[test]
fn a_trial_chooses_the_first_player_by_number() {
    play(&Case {
        name: "a fine for one of the others",
        texts: &[
            ("crooked-lance", r#"success = ["fine chosen 2"]"#),
            ("lockpick", r#"success = ["steal target 2"]"#),
        ],
        position: &["players A knight, B thief, C piper, D ogre", "hand C grandmas-nightgown"],
        steps: &[
            "action",
            "A play crooked-lance left",
            "B play lockpick left",
            "C play grandmas-nightgown right",
            "D play bridge-toll right",
            "= asks A: first crooked-lance, first lockpick",
            "A first lockpick",
            "= asks A: choose piper, choose thief, choose ogre",
            "A choose ogre",
            "= gold A 2, B 4, C 0, D 0",
        ],
    });
}
