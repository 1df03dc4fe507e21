//! Whole games at the keyboard.

use std::fs;

use crate::sombra::{folder, sombra, sombra_hearing};

/// Always the first choice: a newcomer who only presses 1 comes to the end.
fn always_the_first() -> String {
    "1\n".repeat(2_000)
}

#[test]
fn a_whole_game_is_played_and_its_record_is_good() {
    for (lang, over) in [("en", "Final standings"), ("es", "Clasificación final")] {
        let path = folder(&format!("whole-game-{lang}")).join("game.rec");
        let path = path.to_str().expect("text");
        let arguments = ["play", "shadow-throne", "--seed", "5", "--lang", lang, "--record", path];
        let ran = sombra_hearing(&arguments, &always_the_first());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(ran.out.contains(over), "{}", ran.out);
        let ran = sombra(&["verify", path]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(ran.out.contains("won"), "{}", ran.out);
    }
}

#[test]
fn two_people_at_one_keyboard_hand_it_over() {
    let typed = "\n1\n".repeat(1_500);
    let seats = "you=Alba,you=Íñigo,easy";
    let ran = sombra_hearing(&["play", "--seats", seats, "--seed", "5"], &typed);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("Íñigo, your turn. Press Enter"), "{}", ran.out);
    assert!(ran.out.contains("Final standings"), "{}", ran.out);
}

#[test]
fn whoever_leaves_may_keep_the_record() {
    let path = folder("left").join("left.rec");
    let path = path.to_str().expect("text");
    let ran = sombra_hearing(&["play", "--seed", "5"], &format!("1\n2\nquit\n{path}\n"));
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("The game was left"), "{}", ran.out);
    let record = fs::read_to_string(path).expect("it was saved");
    assert!(record.ends_with("\nunfinished\n"), "{record}");
    assert_eq!(sombra(&["verify", path]).code, Some(0));
}

#[test]
fn the_end_of_input_leaves_the_game_and_writes_nothing() {
    let ran = sombra_hearing(&["play", "--seed", "5"], "1\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("The game was left"), "{}", ran.out);
}

#[test]
fn names_help_and_no_undo() {
    let typed = "godsea\n?\n? kyros\n? 1\n? dragon\nundo\nzzz\ntable\nrules\nlog\nquit\n\n";
    let ran = sombra_hearing(&["play", "--seed", "7"], typed);
    for said in [
        "You take Godsea Knights.",
        "Type a number or a name to choose.",
        "King Kyros · Faction: Empire · Rank: noble · Copies: 1 · Power: 10 ·",
        "There is no card “dragon” in this game.",
        "There is no undo here",
        "I do not know “zzz”.",
        "[ST-",
    ] {
        assert!(ran.out.contains(said), "`{said}` is missing:\n{}", ran.out);
    }
}

#[test]
fn an_option_counts_at_the_table_and_is_in_the_record() {
    let path = folder("option").join("game.rec");
    let path = path.to_str().expect("text");
    let arguments = ["play", "--seed", "7", "--option", "kyros=0", "-o", "target=20"];
    let typed = format!("? kyros\nquit\n{path}\n");
    let ran = sombra_hearing(&arguments, &typed);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("Copies: 1 · Power: 0 ·"), "{}", ran.out);
    assert!(ran.out.contains("somebody has 20 influence"), "{}", ran.out);
    let record = fs::read_to_string(path).expect("it was saved");
    assert!(record.contains("\noptions target 20 kyros 0\n"), "{record}");
    assert_eq!(sombra(&["verify", path]).code, Some(0));
}

#[test]
fn every_game_can_be_played_with_numbers() {
    let typed = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n".repeat(200);
    for game in catalog::GAMES {
        let path = folder(&format!("numbers-{}", game.id())).join("game.rec");
        let path = path.to_str().expect("text");
        let arguments = ["play", game.id(), "--seed", "5", "--record", path];
        let ran = sombra_hearing(&arguments, &typed);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", game.id());
        assert!(ran.out.contains("Final standings"), "{}", ran.out);
        assert_eq!(sombra(&["verify", path]).code, Some(0), "{}", game.id());
    }
}

#[test]
fn a_slip_of_the_hand_is_no_choice_and_a_wrong_one_is_explained() {
    let typed = "h\np\nkyros\ngodsea\nseen\nquit\n\n";
    let ran = sombra_hearing(&["play", "--seed", "7"], typed);
    for said in [
        "King Kyros is not in the pool before you.",
        "I do not know “p”.",
        "Seen in this draft",
        "round 1: Dutiful Peasant, Tax Collector, Outlaw, Outlaw",
    ] {
        assert!(ran.out.contains(said), "`{said}` is missing:\n{}", ran.out);
    }
    assert_eq!(ran.out.matches("You take").count(), 1, "{}", ran.out);
}

#[test]
fn a_played_game_is_not_lost_to_a_wrong_name() {
    let folder = folder("wrong-name");
    let good = folder.join("good.rec");
    let good = good.to_str().expect("text");
    let nowhere = folder.join("nowhere").join("x.rec");
    let nowhere = nowhere.to_str().expect("text");
    let typed = format!("quit\n7\nyes\n{nowhere}\n{good}\n");
    let ran = sombra_hearing(&["play", "--seed", "5"], &typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("there is no such file"), "{}", ran.out);
    assert_eq!(sombra(&["verify", good]).code, Some(0));
    let before = sombra(&["play", "--record", nowhere]);
    assert_eq!((before.code, before.out.as_str()), (Some(2), ""), "told before the deal");
}

#[test]
fn no_line_is_wider_than_a_plain_terminal() {
    for lang in ["en", "es"] {
        let arguments =
            ["play", "--seed", "5", "--lang", lang, "--seats", "you,easy,easy,easy,easy"];
        let ran = sombra_hearing(&arguments, &always_the_first());
        // A prompt and what is said after it share a line only where nobody presses Enter.
        let lines = ran.out.lines().filter(|line| !line.contains("(?"));
        let wide = lines.filter(|line| line.chars().count() > 80).collect::<Vec<_>>();
        assert!(wide.is_empty(), "{}", wide.join("\n"));
    }
}

#[test]
fn there_is_no_color_off_a_terminal() {
    let ran = sombra_hearing(&["play", "--seed", "5"], "quit\n\n");
    assert!(!ran.out.contains('\u{1b}'), "{}", ran.out);
}
