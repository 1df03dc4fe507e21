//! Tests of frames: the table at each event that has to be shown.

use catalog::{Event, View, find, shadow_throne::Faction};
use kernel::{Eyes, Weight};

/// What the crowd sees at each frame of a wave: characters, cards face down, Rebels' power.
#[test]
fn a_wave_is_seen_step_by_step() {
    let game = find("shadow-throne").expect("it is registered");
    let scenario = r#"game = "shadow-throne"
seats = 3
rules = ["ST-3.5"]
position = ["gold A 4, B 0, C 5", "hand A sythera", "hand B datura", "hand C king-kyros",
    "table A outlaw, B outlaw, C outlaw", "wave 2"]
[title]
en = "A wave"
es = "Una oleada"
[[step]]
choices = ["A play sythera", "B play datura", "C play king-kyros"]
then = ["gold B 1"]
"#;
    let scenario = catalog::read_scenario(scenario).expect("it is well formed");
    let steps = game.show(&scenario).expect("it holds");
    let events = steps.iter().flat_map(|step| &step.events);
    let shown: Vec<String> = events.filter_map(show).collect();
    assert_eq!(
        shown,
        [
            "turned-up: 6 standing, 0 down, 0 silenced, 3 power",
            "settled: 6 standing, 0 down, 0 silenced, 3 power",
            "poor: 5 standing, 1 down, 0 silenced, 3 power",
            "settled: 5 standing, 1 down, 0 silenced, 3 power",
            "silenced: 5 standing, 1 down, 1 silenced, 3 power",
            "counted: 5 standing, 1 down, 1 silenced, 6 power",
        ]
    );
}

fn show(event: &Event) -> Option<String> {
    let frame = event.frame.as_ref();
    assert_eq!(frame.is_some(), event.weight >= Weight::Shown, "{event:?}");
    let View::ShadowThrone(view) = frame?.view(Eyes::Crowd) else { return None };
    let kind = event.fact.value()["event"].as_str()?;
    let silenced = view.table.iter().filter(|x| x.silenced).count();
    let (standing, down) = (view.table.len(), view.facedown.len());
    let power = view.power[Faction::Rebels];
    Some(format!("{kind}: {standing} standing, {down} down, {silenced} silenced, {power} power"))
}
