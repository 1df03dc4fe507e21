//! Tests the built-in scenarios, step by step.

use std::{collections::BTreeSet, fs, path::Path};

use catalog::{Action, Fact, ShownStep, View, find, shadow_throne::Faction};
use kernel::{ClaimValue, Eyes, Seat};

/// Plays a scenario of Shadow Throne.
fn steps(name: &str) -> Vec<ShownStep> {
    let game = find("shadow-throne").expect("it is registered");
    let example = game.scenarios().iter().find(|example| example.name == name);
    game.show(&example.expect(name).scenario).expect("it holds")
}

fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

#[test]
fn every_scenario_is_in_the_registry() {
    for game in catalog::GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game.id());
        let files = fs::read_dir(folder.join("scenarios")).expect("a game has scenarios");
        let names = files.map(|file| file.expect("it can be listed").path());
        let names = names.map(|path| path.file_stem().expect("a name").display().to_string());
        let registered = game.scenarios().iter().map(|example| example.name.to_owned());
        assert_eq!(registered.collect::<BTreeSet<_>>(), names.collect());
        assert!(game.scenarios().is_sorted_by_key(|example| example.name));
    }
}

#[test]
fn every_scenario_can_be_shown() {
    for game in catalog::GAMES {
        for example in game.scenarios() {
            let (name, scenario) = (example.name, &example.scenario);
            let steps = game.show(scenario).expect(name);
            let passed = game.run(scenario).expect(name);
            let tried = |step: &&ShownStep| matches!(step.action, Action::Tried { .. });
            let tried = steps.iter().filter(tried).count();
            let claims: usize = steps.iter().map(|step| step.claims.len()).sum();
            assert_eq!(claims + tried, passed.claims, "{name}");
            assert_eq!(steps[0].action, Action::Set, "{name}");
        }
    }
}

#[test]
fn a_scenario_is_shown_move_by_move() {
    let steps = steps("a-commitment-is-final");
    let acts: Vec<String> = steps.iter().map(|step| show(&step.action)).collect();
    assert_eq!(
        acts,
        [
            "set",
            "A play outlaw",
            "A play loyal-soldier: not-asked",
            "A play outlaw: not-asked",
            "A decline: not-asked",
            "B play warrior-monk",
            "C play tax-collector",
        ]
    );
    let claims: Vec<usize> = steps.iter().map(|step| step.claims.len()).collect();
    assert_eq!(claims, [0, 0, 0, 0, 2, 0, 4], "claims stand at the end of a step");
    let held = &steps[4].claims[0];
    let outlaw = ClaimValue::Ids(vec!["outlaw".to_owned()]);
    assert_eq!((held.eyes, held.claim.seat), (Eyes::Seat(seat("A")), Some(seat("A"))));
    assert_eq!((held.claim.kind.as_str(), &held.claim.value), ("chosen", &outlaw));
    assert!(steps[2].events.is_empty(), "nothing follows from what is refused");
    let View::ShadowThrone(last) = &steps[6].view else { panic!("Shadow Throne") };
    assert_eq!(last.gold.values().copied().collect::<Vec<_>>(), [5, 4, 5]);
    assert_eq!(Faction::ALL.map(|faction| last.power[faction]), [1, 1, 1]);
    assert_eq!((last.table.len(), last.wave), (3, Some(2)));
}

fn show(action: &Action) -> String {
    let said = |choice: &Fact| {
        let (kind, card) = (&choice.value()["choice"], &choice.value()["card"]);
        [kind, card].map(|part| part.as_str().unwrap_or_default()).join(" ").trim().to_owned()
    };
    match action {
        Action::Set => "set".to_owned(),
        Action::Happened(what) => what.clone(),
        Action::Stacked(clauses) => clauses.join(", "),
        Action::Chose(seat, choice) => format!("{seat} {}", said(choice)),
        Action::Tried { seat, choice, refusal } => {
            let refusal = refusal.value()["refusal"].as_str().unwrap_or_default();
            format!("{seat} {}: {refusal}", said(choice))
        }
    }
}
