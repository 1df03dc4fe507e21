//! Scenarios on the shelf, picture by picture.

use std::{collections::BTreeSet, fs, path::Path};

use catalog::{Action, ShownStep, View, find, shadow_throne::Faction};
use kernel::Seat;

/// Plays a scenario of Shadow Throne.
fn shots(name: &str) -> Vec<ShownStep> {
    let game = find("shadow-throne").expect("it is on the shelf");
    let example = game.scenarios().iter().find(|example| example.name == name);
    game.stage(&example.expect(name).scenario).expect("it holds")
}

fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

#[test]
fn every_scenario_is_on_the_shelf() {
    for game in catalog::GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game.id());
        let files = fs::read_dir(folder.join("scenarios")).expect("a game has scenarios");
        let names = files.map(|file| file.expect("it can be listed").path());
        let names = names.map(|path| path.file_stem().expect("a name").display().to_string());
        let shelved = game.scenarios().iter().map(|example| example.name.to_owned());
        assert_eq!(shelved.collect::<BTreeSet<_>>(), names.collect());
        assert!(game.scenarios().is_sorted_by_key(|example| example.name));
    }
}

/// Scenarios show every rule, so here views hear what random games may never tell.
#[test]
fn every_scenario_can_be_staged_and_heard() {
    for game in catalog::GAMES {
        for example in game.scenarios() {
            let (name, scenario) = (example.name, &example.scenario);
            let shots = game.stage(scenario).expect(name);
            let passed = game.run(scenario).expect(name);
            let tried =
                shots.iter().filter(|shot| matches!(shot.act, Action::Tried { .. })).count();
            let claims: usize = shots.iter().map(|shot| shot.claims.len()).sum();
            assert_eq!(claims + tried, passed.claims, "{name}");
            assert_eq!(shots[0].act, Action::Set, "{name}");
            for pair in shots.windows(2) {
                check_what_is_heard(name, &pair[0], &pair[1]);
            }
        }
    }
}

fn check_what_is_heard(name: &str, before: &ShownStep, after: &ShownStep) {
    if matches!(after.act, Action::Stacked(_)) {
        // The hand of the author is not told.
        return;
    }
    let (mut heard, mut seen) = (before.view.clone(), after.view.clone());
    after.told.iter().for_each(|told| heard.hear(&told.fact));
    let (View::ShadowThrone(own), View::ShadowThrone(real)) = (&mut heard, &mut seen);
    own.power = real.power;
    if own.battle == real.battle && own.deck.is_none() {
        real.deck = None;
    }
    assert_eq!(own, real, "{name}: {:?}", after.act);
}

#[test]
fn a_scenario_is_shown_move_by_move() {
    let shots = shots("a-commitment-is-final");
    let acts: Vec<String> = shots.iter().map(|shot| show(&shot.act)).collect();
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
    let claims: Vec<usize> = shots.iter().map(|shot| shot.claims.len()).collect();
    assert_eq!(claims, [0, 0, 0, 0, 2, 0, 4], "claims stand at the end of a step");
    let held = &shots[4].claims[0];
    assert_eq!(
        (held.eyes, held.claim.as_str()),
        (kernel::Eyes::Seat(seat("A")), "chosen A outlaw")
    );
    assert!(shots[2].told.is_empty(), "nothing follows from what is refused");
    let View::ShadowThrone(last) = &shots[6].view;
    assert_eq!(last.gold.values().copied().collect::<Vec<_>>(), [5, 4, 5]);
    assert_eq!(Faction::ALL.map(|faction| last.power[faction]), [1, 1, 1]);
    assert_eq!((last.table.len(), last.wave), (3, Some(2)));
}

fn show(act: &Action) -> String {
    match act {
        Action::Set => "set".to_owned(),
        Action::Stacked(clauses) => clauses.join(", "),
        Action::Chose(seat, choice) => format!("{seat} {choice}"),
        Action::Tried { seat, choice, fact } => {
            format!("{seat} {choice}: {}", fact["refusal"].as_str().unwrap_or_default())
        }
    }
}
