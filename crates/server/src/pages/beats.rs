//! What has happened, told in steps: each with a heading, its sentences and the board as it is then.

use catalog::{FactText, View};
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
    pub(crate) rest: Vec<FactText>,
    pub(crate) table: Snapshot,
}

impl Telling {
    /// Tells what has happened to a table. What its view hears, and not what the table has come to
    /// meanwhile, is what is shown: bots may have answered the next question long before a wave is
    /// told to its end.
    pub(crate) fn of(place: &Place, mut table: Snapshot, events: &[FactText]) -> Self {
        let (mut steps, mut rest) = (Vec::new(), Vec::new());
        for (scene, facts) in scenes(&table, events) {
            rest.extend_from_slice(facts);
            if let Some(view) = &mut table.view {
                for fact in facts {
                    view.hear(fact);
                }
            }
            if let Some(scene) = scene {
                let said = std::mem::take(&mut rest);
                steps.push(step(place, &table, (scene, facts), &said));
            }
        }
        Self { steps, rest, table }
    }
}

fn step(
    place: &Place,
    table: &Snapshot,
    (scene, facts): (Scene, &[FactText]),
    said: &[FactText],
) -> Step {
    let (words, names) = (game_words(place, table.game), names(table));
    // What is turned up says itself.
    let spoken = facts.iter().filter(|_| scene != Scene::Reveal);
    let sentences: Vec<String> = spoken.map(|fact| words.sentence(&fact.value(), &names)).collect();
    let say = html! {
        h2 { (words.say(scene.key(), &[])) }
        @for sentence in &sentences { p { (sentence) } }
    };
    let reading = READ_MS.saturating_mul(u64::try_from(sentences.len()).unwrap_or(u64::MAX));
    let wait = LOOK_MS.saturating_add(reading).min(STEP_MS_MAX);
    // While a wave is told the clock runs: where it is short, so is the telling.
    let wait = if table.clock == "brisk" { wait / 2 } else { wait };
    let beat = Beat { html: String::new(), say: say.0, wait, sound: scene.sound() };
    let parts = with_board(place, table, |board: &Board<'_>| board.parts());
    Step { beat, parts, lines: lines(words, &names, said) }
}

/// Cuts what has happened into scenes; what belongs to none stands by itself.
fn scenes<'f>(table: &Snapshot, events: &'f [FactText]) -> Vec<(Option<Scene>, &'f [FactText])> {
    let mut reader = match &table.view {
        Some(View::ShadowThrone(_)) => Scene::reader(),
        None => return Vec::new(),
    };
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
