//! Transcripts for other programs: one JSON object a line, numbered without a gap.

use serde_json::Value;

use crate::sombra::sombra;

fn lines(arguments: &[&str]) -> Vec<Value> {
    let ran = sombra(arguments);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    ran.out.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

#[test]
fn a_transcript_is_complete_and_repeats() {
    for seats in ["3", "4", "5"] {
        let arguments = ["transcript", "shadow-throne", "--seats", seats, "--seed", "9"];
        let all = lines(&arguments);
        let (header, rest) = all.split_first().expect("a header");
        assert_eq!(header["game"], "shadow-throne");
        assert_eq!(header["options"]["target"], 15);
        assert_eq!(header["seed"], "9");
        let copies = header["cards"].as_array().expect("cards").iter();
        assert_eq!(copies.filter_map(|card| card["copies"].as_u64()).sum::<u64>(), 54);
        for (number, line) in rest.iter().enumerate() {
            assert_eq!(line["version"], number + 1);
            let owing_before = &all[number]["state"]["owing"];
            let owing = owing_before.as_array().expect("a list");
            assert!(owing.contains(&line["seat"]), "{line}");
            let legal = &all[number]["legal"];
            assert_eq!(legal.as_object().expect("an object").len(), owing.len());
            let own = &legal[line["seat"].to_string()];
            assert!(own.as_array().expect("a list").contains(&line["choice"]), "{line}");
            let said = ["choice", "card"].map(|part| line["parts"][part].as_str().unwrap_or(""));
            assert_eq!(line["choice"], said.join(" ").trim_end(), "{line}");
        }
        let last = rest.last().expect("choices");
        assert_eq!(last["state"]["phase"], "over");
        assert_eq!(last["legal"].to_string(), "{}");
        assert_eq!(all, lines(&arguments));
    }
}

#[test]
fn options_are_an_object() {
    let arguments = ["transcript", "shadow-throne", "--seats", "3", "--seed", "9"];
    let rows = [
        ("target=20", r#"{"target":20}"#),
        ("kyros=10", r#"{"target":15}"#),
        ("kyros=0", r#"{"target":15,"kyros":0}"#),
    ];
    for (option, object) in rows {
        let all = lines(&[&arguments[..], &["--option", option]].concat());
        assert_eq!(all[0]["options"].to_string(), object);
    }
    let all = lines(&["transcript", "goofspiel", "--seats", "2", "--seed", "9"]);
    assert_eq!(all[0]["options"].to_string(), "{}");
    assert_eq!(all.len(), 1 + 2 * 13, "each bids in every round");
}

#[test]
fn an_option_changes_a_simulation() {
    let arguments = ["sim", "shadow-throne", "--seats", "3", "--games", "20", "--bots", "greedy"];
    let played = |option| sombra(&[&arguments[..], &["--option", option]].concat());
    let lengths = ["kyros=10", "kyros=0"].map(|option| {
        let ran = played(option);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        ran.out.lines().find(|line| line.starts_with("Choices per game")).map(str::to_owned)
    });
    assert!(lengths[0].is_some() && lengths[0] != lengths[1], "{lengths:?}");
}

#[test]
fn a_bench_is_json_lines() {
    let all: Vec<Value> = ["shadow-throne", "goofspiel"]
        .into_iter()
        .flat_map(|game| lines(&["bench", game, "--json", "--seconds", "1"]))
        .collect();
    let games: Vec<&str> = all.iter().filter_map(|line| line["game"].as_str()).collect();
    assert_eq!(games, [["shadow-throne"; 3].as_slice(), &["goofspiel"; 4]].concat());
    for line in all {
        for figure in ["seats", "games_per_second", "decisions_per_second", "clone_ns"] {
            assert!(line[figure].as_f64().is_some_and(|n| n > 0.0), "{figure} in {line}");
        }
    }
}

#[test]
fn a_simulation_counts_every_game() {
    let arguments = ["sim", "shadow-throne", "--seats", "3", "--bots", "greedy,random"];
    let ran = sombra(&[&arguments[..], &["--games", "60", "--seed", "1", "--jobs", "2"]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.starts_with("60 games of Shadow Throne, 3 seats\n"), "{}", ran.out);
    let same = sombra(&[&arguments[..], &["--games", "60", "--seed", "1", "--jobs", "1"]].concat());
    let without_speed = |text: &str| {
        text.lines().filter(|line| !line.contains("per second")).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(without_speed(&ran.out), without_speed(&same.out), "jobs change no result");
}
