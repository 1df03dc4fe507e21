//! Golden records: whole games that must come out byte for byte, told in both languages.

use std::fs;

use expect_test::expect_file;
use kernel::Seed;

use crate::sombra::{part, sombra};

/// Each: its game, its name, its bots, its options and its seed.
const GAMES: [(&str, &str, &[&str], &str, &str); 11] = [
    ("shadow-throne", "three-greedy", &["greedy"; 3], "", "1"),
    ("shadow-throne", "four-mixed", &["greedy", "random", "greedy", "random"], "target 20", "2"),
    ("shadow-throne", "five-random", &["random"; 5], "", "3"),
    (
        "shadow-throne",
        "three-long-seed",
        &["random", "greedy", "greedy"],
        "target 25",
        "6f5e4d3c2b1a09f8e7d6c5b4a3928170f1e2d3c4b5a697887766554433221100",
    ),
    ("casting-shadows", "shadows-two-random", &["random"; 2], "", "1"),
    (
        "casting-shadows",
        "shadows-three-greedy",
        &["greedy"; 3],
        "characters chosen rounds 20 head-start on",
        "2",
    ),
    ("casting-shadows", "shadows-four-greedy", &["greedy"; 4], "", "3"),
    ("princess", "princess-two-random", &["random"; 2], "", "1"),
    ("princess", "princess-four-random", &["random"; 4], "", "2"),
    ("princess", "princess-five-greedy", &["greedy"; 5], "", "4"),
    ("princess", "princess-eight-random", &["random"; 8], "ghosts off", "3"),
];

#[test]
fn the_same_seed_gives_the_same_record_for_ever() {
    for (game, name, bots, options, seed) in GAMES {
        let game = catalog::find(game).expect("it is on the shelf");
        let levels: Vec<catalog::Level> =
            bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
        let count = u8::try_from(levels.len()).ok().and_then(kernel::SeatCount::new);
        let levels = kernel::BySeat::new(count.expect("two to eight"), |seat| {
            levels[usize::from(seat.number())]
        });
        let options = game.options(options).expect("an option of the game");
        let seed: Seed = seed.parse().expect("a seed");
        let record = game.bot_game(&options, &levels, seed).expect("as many seats as it takes");
        expect_file![part(&format!("games/{name}.rec"))].assert_eq(&record.to_string());
    }
}

#[test]
fn every_golden_record_is_good() {
    for (_, name, ..) in GAMES {
        let ran = sombra(&["verify", &part(&format!("games/{name}.rec"))]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{name}");
        assert!(ran.out.contains("good."), "{}", ran.out);
    }
}

#[test]
fn a_record_is_told_as_each_may_know_it() {
    for (name, lang, view) in [
        ("three-greedy", "en", "all"),
        ("three-greedy", "es", "B"),
        ("three-greedy", "en", "crowd"),
        ("shadows-three-greedy", "es", "B"),
        ("shadows-three-greedy", "en", "crowd"),
        ("princess-four-random", "es", "B"),
        ("princess-four-random", "en", "all"),
    ] {
        let record = part(&format!("games/{name}.rec"));
        let ran = sombra(&["replay", &record, "--view", view, "--lang", lang]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        expect_file![part(&format!("games/{name}.{view}.{lang}.txt"))].assert_eq(&ran.out);
    }
}

/// The crowd hears nothing of a draft but that it goes on.
#[test]
fn the_crowd_hears_no_secret() {
    let ran = sombra(&["replay", &part("games/three-greedy.rec"), "--view", "crowd"]);
    for secret in [" takes ", " receives ", " is dealt ", " keeps ", " face down.\n"] {
        assert!(!ran.out.contains(secret), "the crowd heard `{secret}`");
    }
}

/// Each row: what is changed in a good record, into what, and what is said of it.
#[test]
fn a_changed_record_is_found_out() {
    let good = fs::read_to_string(part("games/three-greedy.rec")).expect("it is there");
    let folder = crate::sombra::folder("changed-records");
    let first = good.lines().nth(9).expect("a first choice").to_owned();
    let last = good.lines().last().expect("an ending").to_owned();
    let rows = [
        (first.as_str(), "A draft dragon", "line 10, column 9: there is no card “dragon”"),
        (
            first.as_str(),
            "A play outlaw",
            "line 10, column 3: Now it is time to take a card of the pool.",
        ),
        ("seed 1\n", "seed 2\n", "line 6, column 12: this is the fingerprint of another seed"),
        ("game shadow-throne", "game chess", "there is no game “chess”"),
        ("target 15", "target 16", "line 4, column 16: “target” is one of 15, 20, 25, not “16”"),
        ("target 15", "kyros 10 target 15", "line 4, column 9: this is written “target 15”"),
        ("seats 3", "seats 4", "line 10, column 1: the record says “seats 4”"),
        (last.as_str(), "over nobody", "the game ended otherwise"),
        (last.as_str(), "unfinished", "the game ended otherwise"),
    ];
    for (old, new, said) in rows {
        assert!(good.contains(old), "{old}");
        let path = folder.join("changed.rec");
        fs::write(&path, good.replacen(old, new, 1)).expect("it can be written");
        let ran = sombra(&["verify", path.to_str().expect("text")]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{old} -> {new}: {}", ran.err);
        assert!(ran.err.contains(said) && ran.err.lines().count() == 1, "{}", ran.err);
    }
}

/// A record that is cut off anywhere is refused, by replay too, before a word of it is told.
#[test]
fn a_truncated_record_is_found_out_wherever_it_ends() {
    let good = fs::read_to_string(part("games/three-greedy.rec")).expect("it is there");
    let path = crate::sombra::folder("cut-records").join("cut.rec");
    let path = path.to_str().expect("text");
    for length in (0..good.len()).step_by(173).chain([good.len() - 1]) {
        fs::write(path, &good[..length]).expect("it can be written");
        for command in ["verify", "replay"] {
            let ran = sombra(&[command, path]);
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{length}: {}", ran.err);
            assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        }
    }
}
