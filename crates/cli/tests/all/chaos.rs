//! Servers that are killed again and again.

use exam::Trials;

use crate::serve::json;

/// How often the server is killed in one trial.
const KILLS: usize = 10;

#[test]
fn nothing_is_lost_and_nothing_doubled_when_the_server_is_killed() {
    let mut trials = Trials::new("kills of a server", 1);
    let games = ["shadow-throne", "casting-shadows", "princess", "goofspiel"];
    while let Some(mut dice) = trials.next() {
        let game = dice.pick(&games).expect("there are some");
        let kills = KILLS.to_string();
        let chaos = ["load", game, "--chaos", &kills, "--tables", "4", "--clients", "3", "--json"];
        let report = json(&chaos);
        assert_eq!(report["kills"], KILLS, "{report}");
        assert!(report["acknowledged"].as_u64() > Some(0), "{report}");
        let faults = (report["lost"].as_u64(), report["doubled"].as_u64());
        assert_eq!(faults, (Some(0), Some(0)), "{report}");
        trials.add(KILLS);
    }
}
