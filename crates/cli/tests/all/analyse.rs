//! Analyses of records, and hints at the keyboard.

use std::fs;

use serde_json::Value;

use crate::sombra::{folder, part, sombra, sombra_hearing};

/// A short record: the start of a game of the tests.
fn short(name: &str) -> String {
    let whole = fs::read_to_string(part("games/three-greedy.rec")).expect("it is there");
    let is_choice = |line: &&str| line.starts_with(|letter: char| ('A'..='H').contains(&letter));
    let head = whole.lines().take_while(|line| !is_choice(line));
    let choices = whole.lines().filter(is_choice).take(24);
    let lines: Vec<&str> = head.chain(choices).chain(["unfinished"]).collect();
    let path = folder(name).join("short.rec");
    fs::write(&path, lines.join("\n") + "\n").expect("it can be written");
    path.to_str().expect("text").to_owned()
}

#[test]
fn a_game_is_analyzed_as_far_as_it_goes() {
    let path = short("analyse");
    let ran = sombra(&["analyse", &path, "--seat", "B"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for said in
        ["what a strong bot thinks of this game", "The game was left here.", "What cost most"]
    {
        assert!(ran.out.contains(said), "`{said}` is missing:\n{}", ran.out);
    }
    assert!(ran.out.contains("Bruno: Take ") && !ran.out.contains("Alba: "), "{}", ran.out);
    let again = sombra(&["analyze", &path, "--seat", "B"]);
    assert_eq!(again.out, ran.out, "the same record gives the same analysis");
    let spanish = sombra(&["analyse", &path, "--lang", "es"]);
    assert!(spanish.out.contains("Lo que salió más caro"), "{}", spanish.out);
}

#[test]
fn an_analysis_is_written_as_json() {
    let ran = sombra(&["analyse", &short("analyse-json"), "--json"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let analysis: Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(analysis["certain"], 65_536);
    let moments = analysis["outlook"].as_array().expect("a list");
    for moment in moments {
        let chances = moment["chances"].as_array().expect("a list").iter();
        assert_eq!(chances.filter_map(Value::as_u64).sum::<u64>(), 65_536);
    }
    let choices = analysis["choices"].as_array().expect("a list");
    assert!(choices.len() > 10 && choices.iter().all(|it| it["cost"].is_u64()));
    assert_eq!(choices[0]["at"], 0);
}

#[test]
fn wrong_records_and_seats_are_refused() {
    let path = short("analyse-wrong");
    let ran = sombra(&["analyse", &path, "--seat", "D"]);
    let said = "sombra: “D” is no seat of this table: seats are A, B, …\n";
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(2), "", said));
    let text = fs::read_to_string(&path).expect("it is there");
    fs::write(&path, text.replace("\nunfinished", "\nA play langman\nunfinished"))
        .expect("it can be written");
    let ran = sombra(&["analyse", &path, "--seat", "A"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
    assert!(ran.err.contains("line ") && ran.err.lines().count() == 1, "{}", ran.err);
    assert_eq!(sombra(&["analyse", "nowhere.rec"]).code, Some(2));
}

#[test]
fn a_hint_says_what_a_bot_would_choose_and_changes_nothing() {
    let play = |typed: &str| sombra_hearing(&["play", "--seed", "7"], typed);
    let ran = play("hint\n1\nquit\n\n");
    let heading = "What a strong bot would choose, from what you know, and your chance to win:";
    let options = ran.out.split(heading).nth(1).expect("there is a hint");
    let best = options.lines().nth(1).expect("an option");
    assert!(best.contains("%  Take "), "{best}");
    let without = play("1\nquit\n\n");
    let told = |out: &str| out.rsplit("What happened").next().map(str::to_owned);
    assert_eq!(told(&ran.out), told(&without.out), "the bots choose as they would have");
    let ran = sombra_hearing(&["play", "--seed", "7", "--lang", "es"], "pista\nsalir\n\n");
    assert!(
        ran.out
            .contains("Qué elegiría un bot fuerte con lo que tú sabes, y tus opciones de ganar:"),
        "{}",
        ran.out
    );
}

#[test]
fn a_hint_names_the_best_choices_and_all_if_one_asks() {
    let typed = "hint\nhint all\nquit\n\n";
    let ran = sombra_hearing(&["play", "casting-shadows", "--seed", "7"], typed);
    let hints: Vec<&str> = ran.out.split("What a strong bot would choose").skip(1).collect();
    let options = |hint: &str| hint.lines().filter(|line| line.contains("%  ")).count();
    let [few, all] = hints[..] else { panic!("{}", ran.out) };
    assert!(options(all) > 8, "{all}");
    assert_eq!(options(few), 8, "{few}");
    assert!(few.contains(&format!("{} more: hint all", options(all) - 8)), "{few}");
    assert!(!all.contains("more: hint all"), "{all}");
}

#[test]
fn there_are_no_hints_against_people() {
    let seats = "you=Alba,you=Bruno,easy";
    let ran = sombra_hearing(&["play", "--seats", seats, "--seed", "7"], "\nhint\nquit\n\n");
    assert!(ran.out.contains("There are no hints while other people play"), "{}", ran.out);
    assert!(!ran.out.contains("What a strong bot would choose, from"), "{}", ran.out);
}
