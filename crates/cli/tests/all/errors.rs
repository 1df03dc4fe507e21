//! Bad input: one clear line that says what and where, exit code 2, nothing written.

use std::fs;

use expect_test::expect;

use crate::sombra::{folder, part, sombra, sombra_hearing};

/// Runs each line, and puts together what is said of it.
fn said(lines: &[&str]) -> String {
    let mut all = String::new();
    for line in lines {
        let ran = sombra(&line.split(' ').collect::<Vec<_>>());
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{line}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{line}: {}", ran.err);
        all += &ran.err;
    }
    all
}

#[test]
fn every_mistake_has_its_sentence() {
    let said = said(&[
        "play chess",
        "rules chess",
        "cards chess",
        "perft chess",
        "bench chess",
        "play shadow-throne --seats you",
        "play shadow-throne --seats you,easy,easy,easy,easy,easy",
        "play shadow-throne --seats easy,easy,easy",
        "play shadow-throne --seats you,hal,easy",
        "play shadow-throne --option target=16",
        "play shadow-throne --option length=3",
        "sim goofspiel --seats 2 --option target=15",
        "play shadow-throne --seed -1",
        "sim shadow-throne --seats 9",
        "sim shadow-throne --seats three",
        "sim shadow-throne --seats 3 --bots random,random,random,random",
        "transcript shadow-throne --seats 3",
        "perft shadow-throne --seats 2",
        "verify nowhere.rec",
        "replay nowhere.rec",
        "scenario nowhere.toml",
        "--lang fr cards shadow-throne",
        "chess",
        "cards shadow-throne outlaw",
        "bench --fast",
        "completions cobol",
        "load chess",
        "load --clients 2",
        "load --server nowhere",
        "serve --log loud",
    ]);
    expect![[r"
        sombra: there is no game “chess”: there is shadow-throne, casting-shadows, princess
        sombra: there is no game “chess”: there is shadow-throne, casting-shadows, princess
        sombra: there is no game “chess”: there is shadow-throne, casting-shadows, princess
        sombra: there is no game “chess”: there is shadow-throne, casting-shadows, princess
        sombra: there is no game “chess”: there is shadow-throne, casting-shadows, princess
        sombra: shadow-throne is for 3 to 5 seats, not 1
        sombra: shadow-throne is for 3 to 5 seats, not 6
        sombra: somebody has to play: say you for at least one seat, or use sombra sim
        sombra: there is no bot “hal”: there are random, easy, greedy, medium, hard, master
        sombra: “target” is one of 15, 20, 25, not “16” (shadow-throne: target=15|20|25, kyros=10|0)
        sombra: there is no option “length” here; the options are: target, kyros (shadow-throne: target=15|20|25, kyros=10|0)
        sombra: this game has no options, so “target” is none (goofspiel: no options)
        sombra: “-1” is not right for --seed <SEED>: a seed is a whole number below 2⁶⁴ without zeros before it, or 64 hexadecimal digits in lower case
        sombra: shadow-throne is for 3 to 5 seats, not 9
        sombra: “three” is not right for --seats <N>: a whole number from 1 on is expected, and not too large a one
        sombra: 4 bots do not fit on 3 seats
        sombra: --seed <SEED> is missing; see sombra transcript --help
        sombra: shadow-throne is for 3 to 5 seats, not 2
        sombra: nowhere.rec: there is no such file
        sombra: nowhere.rec: there is no such file
        sombra: nowhere.toml: there is no such file
        sombra: Sombra does not speak “fr”: it speaks en and es
        sombra: there is no command “chess”: there are serve, play, sim, arena, learn, transcript, replay, analyse, verify, scenario, rules, cards, perft, bench, load, completions
        sombra: “outlaw” is one word too many; see sombra cards --help
        sombra: there is no option “--fast” here; see sombra bench --help
        sombra: “cobol” is not right for <SHELL>: say bash, elvish, fish, powershell, zsh
        sombra: there is no game “chess”: there is shadow-throne, casting-shadows, princess
        sombra: shadow-throne is for 3 to 5 seats, not 2
        sombra: “nowhere” is not right for --server <ADDRESS>: an address looks like 127.0.0.1:7777
        sombra: “loud” is not right for --log <LEVEL>: it is off, error, warn, info or debug
    "]].assert_eq(&said);
}

#[test]
fn every_mistake_about_an_arena_has_its_sentence() {
    let said = said(&[
        "arena chess --seats 3 --bots hard",
        "arena shadow-throne --seats 3",
        "arena shadow-throne --bots hard",
        "arena shadow-throne --seats 6 --bots hard",
        "arena shadow-throne --seats 3 --bots hard,hal",
        "arena shadow-throne --seats 3 --bots hard,search:0",
        "arena shadow-throne --seats 3 --bots cmd:",
        "arena shadow-throne --seats 3 --bots hard,easy,easy,easy",
        "arena shadow-throne --seats 3 --bots hard --games 0",
        "arena shadow-throne --seats 3 --bots hard --patience 0",
        "arena shadow-throne --seats 3 --bots hard --option target=16",
        "arena shadow-throne --seats 3 --bots hard --cards nowhere.toml",
        "arena princess --seats 3 --bots hard --cards nowhere.toml",
        "arena princess --seats 3 --bots hard --chart nowhere/chart.svg",
        "learn shadow-throne",
        "learn shadow-throne --seats 3,6",
        "learn shadow-throne --seats 3 --bot search:8",
        "learn shadow-throne --seats 3 --games 0",
        "learn shadow-throne --seats 3 --out nowhere/weights.txt",
    ]);
    expect![[r#"
        sombra: there is no game “chess”: there is shadow-throne, casting-shadows, princess
        sombra: --bots <BOT,…> is missing; see sombra arena --help
        sombra: --seats <N> is missing; see sombra arena --help
        sombra: shadow-throne is for 3 to 5 seats, not 6
        sombra: there is no bot “hal”: there are random, easy, greedy, medium, hard, master, search:N, cmd:PROGRAM
        sombra: search:0 is no search bot: give a number of playouts from 1 to 1000000, such as search:64
        sombra: cmd: is no program: give a command and its arguments, such as cmd:"./my-bot --fast", with every quotation mark closed
        sombra: 4 bots do not fit on 3 seats
        sombra: “0” is not right for --games <K>: a whole number from 1 on is expected, and not too large a one
        sombra: “0” is not right for --patience <SECONDS>: a whole number from 1 on is expected, and not too large a one
        sombra: “target” is one of 15, 20, 25, not “16” (shadow-throne: target=15|20|25, kyros=10|0)
        sombra: the cards of shadow-throne cannot be replaced
        sombra: nowhere.toml: there is no such file
        sombra: nowhere/chart.svg: there is no such file
        sombra: --seats <N,…> is missing; see sombra learn --help
        sombra: shadow-throne is for 3 to 5 seats, not 6
        sombra: there is no bot “search:8”: there are random, easy, greedy, medium, hard, master
        sombra: “0” is not right for --games <K>: a whole number from 1 on is expected, and not too large a one
        sombra: nowhere/weights.txt: there is no such file
    "#]].assert_eq(&said);
}

#[test]
fn mistakes_are_explained_in_spanish_too() {
    let said = said(&[
        "--lang es play chess",
        "--lang es play shadow-throne --seats you",
        "--lang es play shadow-throne --option kyros=5",
        "--lang es transcript shadow-throne --seats 3 --seed 1 --option length=3",
        "--lang es sim goofspiel --seats 2 --option target=15",
        "--lang es sim shadow-throne --seats 3 --seed x",
        "--lang es arena goofspiel --seats 2 --bots hard,search:many",
        "--lang es arena goofspiel --seats 2 --bots cmd:./nowhere",
        "--lang es verify nowhere.rec",
    ]);
    expect![[r"
        sombra: no hay ningún juego «chess»: hay shadow-throne, casting-shadows, princess
        sombra: shadow-throne es para 3 a 5 asientos, no para 1
        sombra: «kyros» puede ser 10, 0, no «5» (shadow-throne: target=15|20|25, kyros=10|0)
        sombra: aquí no hay ninguna opción «length»; las opciones son: target, kyros (shadow-throne: target=15|20|25, kyros=10|0)
        sombra: este juego no tiene opciones, así que «target» no es una (goofspiel: ninguna opción)
        sombra: «x» no vale para --seed <SEED>: una semilla es un número entero menor que 2⁶⁴ sin ceros delante, o 64 cifras hexadecimales en minúscula
        sombra: search:many no es un bot que busca: da un número de simulaciones de 1 a 1000000, como search:64
        sombra: cmd:./nowhere: no existe ese programa
        sombra: nowhere.rec: no existe ese archivo
    "]].assert_eq(&said);
}

#[test]
fn a_view_that_is_none_is_refused() {
    let record = part("games/three-greedy.rec");
    for view in ["D", "everything", "a", ""] {
        let ran = sombra(&["replay", &record, "--view", view]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{view}");
    }
}

#[test]
fn a_file_is_never_written_over() {
    let path = folder("written-over").join("game.rec");
    fs::write(&path, "precious").expect("it can be written");
    let name = path.to_str().expect("text");
    let ran = sombra(&["play", "shadow-throne", "--record", name]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("nothing was written over it"), "{}", ran.err);
    let ran = sombra_hearing(&["play", "shadow-throne"], &format!("quit\n{name}\n\n"));
    assert!(ran.out.contains("nothing was written over it"), "{}", ran.out);
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "precious");
}

#[test]
fn a_file_of_bytes_is_no_record_and_no_scenario() {
    let path = folder("bytes").join("bytes");
    fs::write(&path, [0xff, 0xfe, 0, 0x80]).expect("it can be written");
    for command in ["verify", "replay", "scenario"] {
        let ran = sombra(&[command, path.to_str().expect("text")]);
        assert_eq!(ran.code, Some(2), "{command}");
        assert!(ran.err.contains("this is not a text file"), "{}", ran.err);
    }
}

/// A device has no end.
#[test]
fn a_file_without_an_end_is_not_read_for_ever() {
    for command in ["verify", "replay", "scenario"] {
        let ran = sombra(&[command, "/dev/zero"]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{command}");
        assert!(ran.err.contains("/dev/zero") && ran.err.contains("16"), "{}", ran.err);
    }
}

#[test]
fn help_shows_the_options_of_the_games() {
    for command in ["play", "sim", "arena", "transcript"] {
        let ran = sombra(&[command, "--help"]);
        assert!(ran.out.contains("shadow-throne: target=15|20|25, kyros=10|0"), "{}", ran.out);
    }
}

#[test]
fn help_is_no_mistake() {
    for arguments in [["--help"].as_slice(), &["play", "--help"], &["--version"]] {
        let ran = sombra(arguments);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(!ran.out.is_empty());
    }
}

/// A false claim ends with code 1, a claim that cannot be read with code 2 and its place.
#[test]
fn a_claim_that_cannot_be_read_is_not_a_false_one() {
    let path = folder("claims").join("claim.toml");
    let name = path.to_str().expect("text");
    let judge = |game: &str, rule: &str, claim: &str| {
        let title = "[title]\nen = \"A claim\"\nes = \"Una afirmación\"";
        let head = format!("game = \"{game}\"\nseats = 3\nseed = 1\nrules = [\"{rule}\"]");
        let text = format!("{head}\n{title}\n[[step]]\nthen = [\"{claim}\"]\n");
        fs::write(&path, text).expect("it can be written");
        sombra(&["scenario", name])
    };
    for (game, rule, claim, column) in [
        ("princess", "PR-1.1", "outcome A banana", 20),
        ("casting-shadows", "CS-1.1", "choices A: banana", 21),
        ("shadow-throne", "ST-1.1", "wave 9", 15),
        ("goofspiel", "GS-1.1", "hand A 14", 17),
    ] {
        let ran = judge(game, rule, claim);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{claim}: {}", ran.err);
        let place = format!("{name}: line 9, column {column}: ");
        assert!(ran.err.contains(&place), "{claim}: {}", ran.err);
    }
    let ran = judge("princess", "PR-1.1", r#"outcome A tie", "outcome A banana"#);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "after a false one: {}", ran.err);
    let ran = judge("princess", "PR-1.1", "outcome A tie");
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    assert!(ran.out.contains("does not hold"), "{}", ran.out);
}
