//! Events shown in steps: each with a heading, sentences and the board at that moment.

use std::slice;

use catalog::{Fact, View};
use host::{SeenEvent, Snapshot};
use kernel::Weight;
use maud::html;
use serde::Serialize;
use serde_json::Value;

use super::{
    Part, Place,
    game::{Paper, Step},
    room::{lines, names, with_board},
};

/// How long a step without sentences stays, how much longer for each sentence, and the maximum, in
/// milliseconds.
const LOOK_MS: u64 = 1_000;
const READ_MS: u64 = 400;
const STEP_MS_MAX: u64 = 4_000;

/// One change of a page, with its own time and sound.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Beat {
    /// The parts that change.
    pub(crate) html: String,
    /// The markup that explains the change.
    say: String,
    /// How long the beat lasts, in milliseconds.
    wait: u64,
    sound: &'static str,
}

impl Beat {
    /// Returns the same beat with these parts.
    pub(crate) fn with(self, html: String) -> Self {
        Self { html, ..self }
    }

    /// Creates a beat without explanation, time and sound.
    pub(crate) fn at_once(html: String) -> Self {
        Self { html, say: String::new(), wait: 0, sound: "" }
    }
}

/// A step, ready to be sent.
pub(crate) struct ToldStep {
    pub(crate) beat: Beat,
    /// The parts of the board at that moment.
    pub(crate) parts: Vec<Part>,
    /// The lines for the chronicle.
    pub(crate) lines: String,
}

/// The steps of what has happened, and the chronicle lines of events after the last step.
pub(crate) struct Telling {
    pub(crate) steps: Vec<ToldStep>,
    pub(crate) rest: String,
}

impl Telling {
    /// Puts the events since a table was drawn last into steps.
    pub(crate) fn of(place: &Place, table: &Snapshot, events: &[SeenEvent]) -> Self {
        let mut teller = Teller { place, table: table.clone(), said: Vec::new() };
        let mut steps = Vec::new();
        for (step, events) in chunks(&teller, events) {
            let said = events.iter().filter(|event| event.weight >= Weight::Said);
            teller.said.extend(said.map(|event| event.fact.clone()));
            let frame = events.iter().rev().find_map(|event| event.frame.as_ref());
            if let Some((step, frame)) = step.zip(frame) {
                steps.push(teller.tell(&step, events, frame.view()));
            }
        }
        Self { steps, rest: teller.lines() }
    }
}

struct Teller<'t> {
    place: &'t Place,
    /// The table as it was shown last.
    table: Snapshot,
    /// The facts that are not in the chronicle yet.
    said: Vec<Fact>,
}

impl Teller<'_> {
    fn tell(&mut self, step: &Step, events: &[SeenEvent], view: View) -> ToldStep {
        let (words, names) = (Paper::new(self.place, self.table.game).words, names(&self.table));
        let before = with_board(self.place, &self.table, true, |board| board.figures());
        self.table.view = Some(view);
        let spoken = self.steps(events).into_iter().zip(events);
        let spoken = spoken.filter(|(step, _)| step.is_some_and(|step| step.is_spoken));
        let sentences: Vec<String> =
            spoken.map(|(_, event)| words.sentence(event.fact.value(), &names)).collect();
        let (aside, parts) = with_board(self.place, &self.table, true, |board| {
            (board.aside(step, &before).0, board.parts())
        });
        let say = html! {
            h2 { (words.say(step.key, &[])) }
            @for sentence in &sentences { p { (sentence) } }
        };
        let (wait, sound) = (wait(sentences.len()), step.sound);
        let beat = Beat { html: String::new(), say: say.0 + &aside, wait, sound };
        ToldStep { beat, parts, lines: self.lines() }
    }

    fn steps(&self, events: &[SeenEvent]) -> Vec<Option<Step>> {
        let facts: Vec<&Value> = events.iter().map(|event| event.fact.value()).collect();
        with_board(self.place, &self.table, true, |board| board.steps(&facts))
    }

    /// Takes the facts that are not in the chronicle yet, as lines.
    fn lines(&mut self) -> String {
        let words = Paper::new(self.place, self.table.game).words;
        let said = std::mem::take(&mut self.said);
        lines(words, &names(&self.table), &said)
    }
}

/// Splits events into steps; an event without a step stands alone.
fn chunks<'e>(
    teller: &Teller<'_>,
    events: &'e [SeenEvent],
) -> Vec<(Option<Step>, &'e [SeenEvent])> {
    let mut steps = teller.steps(events);
    steps.resize(events.len(), None);
    let mut chunks = Vec::new();
    let mut rest = events;
    for chunk in steps.chunk_by(|one, other| one.map(|it| it.key) == other.map(|it| it.key)) {
        let (taken, left) = rest.split_at(chunk.len());
        rest = left;
        match chunk[0] {
            Some(step) => chunks.push((Some(step), taken)),
            None => chunks.extend(taken.iter().map(|event| (None, slice::from_ref(event)))),
        }
    }
    chunks
}

/// Returns how long a step with this many sentences stays, in milliseconds.
fn wait(sentences: usize) -> u64 {
    let reading = READ_MS.saturating_mul(u64::try_from(sentences).unwrap_or(u64::MAX));
    LOOK_MS.saturating_add(reading).min(STEP_MS_MAX)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::pages::game::{self, Context};
    use catalog::{Event, Level};
    use kernel::{BySeat, Eyes, SeatCount, Seed};
    use text::{Language, Names};

    /// The host stops the clock for as long as people look at events; all steps must fit into that
    /// time.
    #[test]
    fn all_steps_are_shown_before_the_clock_runs() {
        let place =
            Place { path: String::new(), query: String::new(), language: Language::English };
        for game in catalog::GAMES {
            let options = game.options("").expect("the game as printed");
            for (seed, seats) in (0..30).zip(game.seats().cycle()) {
                let seats = SeatCount::new(seats).expect("few");
                let levels = BySeat::new(seats, |_| Level::Random);
                let record = game.bot_game(&options, &levels, Seed::from(seed)).expect("it fits");
                let names = Names::new([""; 0], None);
                let paper = Paper::new(&place, game.id());
                let context = Context { paper, names: &names, company: &[], is_telling: true };
                let retold = game.retell(&record, &mut |moment| {
                    let view = (moment.view)(Eyes::Crowd);
                    let public = |event: &&Event| Eyes::Crowd.may_know(event.eyes);
                    let events: Vec<&Event> = moment.events.iter().filter(public).collect();
                    let facts: Vec<&Value> = events.iter().map(|it| it.fact.value()).collect();
                    let steps = game::board(context, &view).steps(&facts);
                    let shown = events.iter().filter(|it| it.weight >= Weight::Shown).count();
                    let mut waits = 0;
                    for (step, event) in steps.iter().zip(&events) {
                        assert!(step.is_none() || event.frame.is_some(), "{event:?}");
                        assert!(step.is_some() || event.weight != Weight::Shown, "{event:?}");
                    }
                    for chunk in steps.chunk_by(|one, other| one == other) {
                        waits += if chunk[0].is_some() { wait(chunk.len()) } else { 0 };
                    }
                    let time = host::Timeouts::default().look_at(shown);
                    assert!(Duration::from_millis(waits) <= time, "{waits} ms for {shown}");
                });
                retold.expect("a bot game can be replayed");
            }
        }
    }
}
