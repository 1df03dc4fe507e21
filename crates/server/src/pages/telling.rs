//! What has happened, told in steps: each with a heading, its sentences and the board as it is then.

use catalog::{Fact, View};
use host::Snapshot;
use maud::html;
use serde::Serialize;

use super::{
    Part, Place,
    room::{game_words, lines, names, with_board},
    shadow_throne::{Board, Scene},
};

/// So long one looks at a step with nothing to read, in milliseconds; and so much longer for each
/// sentence, up to a limit.
const LOOK_MS: u64 = 1_100;
const READ_MS: u64 = 420;
const STEP_MS_MAX: u64 = 4_000;

/// Something that happens on a page.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Beat {
    /// The pieces that change.
    pub(crate) html: String,
    /// What is said about it.
    say: String,
    /// How long it stays, in milliseconds.
    wait: u64,
    sound: &'static str,
}

impl Beat {
    /// The same with these pieces.
    pub(crate) fn with(self, html: String) -> Self {
        Self { html, ..self }
    }

    /// A change that needs no telling.
    pub(crate) fn at_once(html: String) -> Self {
        Self { html, say: String::new(), wait: 0, sound: "" }
    }
}

/// A step of what has happened.
pub(crate) struct Step {
    pub(crate) beat: Beat,
    /// The board as it then is.
    pub(crate) parts: Vec<Part>,
    /// What the chronicle says.
    pub(crate) lines: String,
}

/// What has happened, in steps; the rest, which needs none; and the table after all of it.
pub(crate) struct Telling {
    pub(crate) steps: Vec<Step>,
    pub(crate) rest: Vec<Fact>,
    pub(crate) table: Snapshot,
}

impl Telling {
    /// Tells what has happened to a table. What its view hears, and not what the table has come to
    /// meanwhile, is what is shown: bots may have answered the next question long before a wave is
    /// told to its end.
    pub(crate) fn of(place: &Place, mut table: Snapshot, events: &[Fact]) -> Self {
        let (mut steps, mut rest) = (Vec::new(), Vec::new());
        for (scene, facts) in table.view.as_ref().map_or_else(Vec::new, |view| scenes(view, events))
        {
            rest.extend_from_slice(facts);
            let before = if scene == Some(Scene::Power) { table.view.clone() } else { None };
            if let Some(view) = &mut table.view {
                for fact in facts {
                    view.hear(fact);
                }
            }
            if let Some(scene) = scene {
                let said = std::mem::take(&mut rest);
                let mut step = step(place, &table, (scene, facts), &said);
                if let Some(View::ShadowThrone(before)) = before {
                    step.beat.say += &with_board(place, &table, |board| board.moved(&before).0);
                }
                steps.push(step);
            }
        }
        Self { steps, rest, table }
    }
}

fn step(place: &Place, table: &Snapshot, (scene, facts): (Scene, &[Fact]), said: &[Fact]) -> Step {
    let (words, names) = (game_words(place, table.game), names(table));
    let spoken = facts.iter().map(Fact::value).filter(|fact| scene.tells(fact));
    let sentences: Vec<String> = spoken.map(|fact| words.sentence(&fact, &names)).collect();
    let say = html! {
        h2 { (words.say(scene.key(), &[])) }
        @for sentence in &sentences { p { (sentence) } }
    };
    let (wait, sound) = (wait(sentences.len()), scene.sound());
    let beat = Beat { html: String::new(), say: say.0, wait, sound };
    let parts =
        with_board(place, table, |board: &Board<'_>| Board { telling: true, ..*board }.parts());
    Step { beat, parts, lines: lines(words, &names, said) }
}

/// How long a step of so many sentences stays, in milliseconds.
fn wait(sentences: usize) -> u64 {
    let reading = READ_MS.saturating_mul(u64::try_from(sentences).unwrap_or(u64::MAX));
    LOOK_MS.saturating_add(reading).min(STEP_MS_MAX)
}

/// Cuts what has happened into scenes; what belongs to none stands by itself.
fn scenes<'f>(view: &View, events: &'f [Fact]) -> Vec<(Option<Scene>, &'f [Fact])> {
    let View::ShadowThrone(_) = view;
    let mut reader = Scene::reader();
    let kinds: Vec<Option<Scene>> = events.iter().map(|fact| reader(&fact.value())).collect();
    let mut scenes = Vec::new();
    let mut start = 0;
    for chunk in kinds.chunk_by(|one, other| one == other) {
        let end = start + chunk.len();
        scenes.push((chunk[0], &events[start..end]));
        start = end;
    }
    scenes
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use catalog::Level;
    use kernel::{BySeat, Eyes, SeatCount, Seed};

    /// The clock stands still for as long as the host thinks that people look: what is told must
    /// be told by then, and nothing else may take anybody's time.
    #[test]
    fn a_wave_is_told_before_the_clock_runs() {
        let game = catalog::find("shadow-throne").expect("it is on the shelf");
        let options = game.options("").expect("the game as printed");
        for seed in 0..30 {
            let seats = SeatCount::new(3 + u8::try_from(seed % 3).expect("small")).expect("few");
            let levels = BySeat::new(seats, |_| Level::Random);
            let record = game.bot_game(&options, &levels, Seed::from(seed)).expect("it fits");
            let told = game.retell(&record, &mut |moment| {
                let view = (moment.view)(Eyes::Crowd);
                let public = moment.told.iter().filter(|told| Eyes::Crowd.may_know(told.eyes));
                let (mut facts, mut shown) = (Vec::new(), 0);
                for told in public {
                    facts.push(told.fact.clone());
                    shown += usize::from(told.is_shown);
                }
                let scenes = scenes(&view, &facts);
                let steps = scenes.iter().filter(|(scene, _)| scene.is_some());
                let waits = steps.clone().map(|(_, facts)| wait(facts.len())).sum();
                let in_scenes: usize = steps.map(|(_, facts)| facts.len()).sum();
                assert_eq!(in_scenes, shown, "the game and the page agree");
                let time = host::Timeouts::default().look_at(shown);
                assert!(Duration::from_millis(waits) <= time, "{waits} ms for {shown}");
            });
            told.expect("what was played plays again");
        }
    }
}
