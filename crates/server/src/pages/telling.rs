//! Events shown in steps: each with a heading, what happens, and the board at that moment.

use std::slice;

use catalog::{Fact, View};
use host::{News, SeenEvent, SeenFrame, Snapshot};
use kernel::Weight;
use maud::html;
use serde::Serialize;
use serde_json::Value;

use super::{
    Part, Place, Room,
    game::{Lit, Paper, Sound, Step},
    room::{lines, names, with_board},
};

/// How long a step stays, how much longer for each event after the second, and the maximum for all
/// steps of one choice, in milliseconds.
const LOOK_MS: u64 = 1_000;
const EVENT_MS: u64 = 250;
const ALL_STEPS_MS_MAX: u64 = 6_000;

/// One change of a page, with its own time and sound.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Beat {
    /// The parts that change.
    pub(crate) html: String,
    /// The markup that explains the change.
    say: String,
    /// How long the beat lasts at normal pace, in milliseconds.
    wait: u64,
    sound: Option<Sound>,
    /// The parts to light.
    lit: Vec<Lit>,
    /// Whether the reader knows such steps, so that the normal pace is brisker.
    brisk: bool,
}

impl Beat {
    /// Returns the same beat with these parts.
    pub(crate) fn with(self, html: String) -> Self {
        Self { html, ..self }
    }

    /// Creates a beat without explanation, time and sound.
    pub(crate) fn at_once(html: String) -> Self {
        Self { html, ..Self::default() }
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
    /// The number of the last step.
    pub(crate) number: usize,
}

impl Telling {
    /// Puts the events since a table was drawn last into steps. If a question has interrupted steps
    /// that belong together, they are numbered on from `number`.
    pub(crate) fn of(place: &Place, table: &Snapshot, news: &News, number: usize) -> Self {
        let mut table = table.clone();
        let number = if to_come(place, &table) > 0 { number } else { 0 };
        // While a step is shown, nothing is asked: the hand stays, without choices.
        table.question.legal = catalog::Legal::default();
        let now = Snapshot { view: news.now.as_ref().map(SeenFrame::view), ..table.clone() };
        let mut teller = Teller { place, table, said: Vec::new(), at: (number, 0) };
        let chunks = chunks(&teller, &news.events);
        let count = chunks.iter().filter(|(step, _)| step.is_some()).count();
        teller.at.1 = number + count + to_come(place, &now);
        let waits: Vec<u64> = chunks
            .iter()
            .filter(|(step, _)| step.is_some())
            .map(|(_, it)| wait(it.len()))
            .collect();
        let all: u64 = waits.iter().sum();
        let mut steps = Vec::new();
        for (step, events) in chunks {
            let said = events.iter().filter(|event| event.weight >= Weight::Said);
            teller.said.extend(said.map(|event| event.fact.clone()));
            let frame = events.iter().rev().find_map(|event| event.frame.as_ref());
            if let Some((step, frame)) = step.zip(frame) {
                let mut told = teller.tell(step, events, frame.view());
                told.beat.wait = wait(events.len()) * ALL_STEPS_MS_MAX / all.max(ALL_STEPS_MS_MAX);
                steps.push(told);
            }
        }
        Self { steps, rest: teller.lines(), number: teller.at.0 }
    }
}

struct Teller<'t> {
    place: &'t Place,
    /// The table as it was shown last.
    table: Snapshot,
    /// The facts that are not in the chronicle yet.
    said: Vec<Fact>,
    /// The number of the last step, and how many there are.
    at: (usize, usize),
}

impl Teller<'_> {
    fn tell(&mut self, step: Step, events: &[SeenEvent], view: View) -> ToldStep {
        let words = Paper::new(self.place, self.table.game).words;
        let before = with_board(self.place, &self.table, Some(step.key), |board| board.figures());
        self.table.view = Some(view);
        self.at.0 += 1;
        let facts: Vec<&Value> = events.iter().map(|event| event.fact.value()).collect();
        let draw = |board: &dyn super::game::Board| {
            (
                board.tell(step, &facts, &before),
                board.parts(),
                board.lit(&facts),
                board.is_familiar(),
            )
        };
        let drawn = with_board(self.place, &self.table, Some(step.key), |board| Some(draw(board)));
        let (told, mut parts, lit, brisk) = drawn.expect("a frame has a view");
        let (place, table) = (self.place, &self.table);
        parts.push(Room { place, table, story: &[], hint: None, name: "" }.act());
        let (number, of) = self.at;
        let places = [("number", number.into()), ("of", of.into())];
        let say = html! {
            div.strip aria-hidden="true" { @for n in 1..=of { i.on[n < number].now[n == number] {} } }
            p.label { (self.place.words().say("room-step", &places)) }
            h2 { (words.say(step.key, &[])) }
            (told)
        };
        let (html, say) = (String::new(), say.0);
        let beat = Beat { html, say, wait: 0, sound: Some(step.sound), lit, brisk };
        ToldStep { beat, parts, lines: self.lines() }
    }

    fn steps(&self, events: &[SeenEvent]) -> Vec<Option<Step>> {
        let facts: Vec<&Value> = events.iter().map(|event| event.fact.value()).collect();
        with_board(self.place, &self.table, Some(""), |board| board.steps(&facts))
    }

    /// Takes the facts that are not in the chronicle yet, as lines.
    fn lines(&mut self) -> String {
        let words = Paper::new(self.place, self.table.game).words;
        let said = std::mem::take(&mut self.said);
        lines(words, &names(&self.table), &said)
    }
}

fn to_come(place: &Place, table: &Snapshot) -> usize {
    with_board(place, table, None, |board| board.steps_to_come())
}

/// Splits events into steps; an event without a step stands alone.
fn chunks<'e>(
    teller: &Teller<'_>,
    events: &'e [SeenEvent],
) -> Vec<(Option<Step>, &'e [SeenEvent])> {
    let mut steps = teller.steps(events);
    steps.resize(events.len(), None);
    bridge(&mut steps);
    let mut chunks = Vec::new();
    let mut rest = events;
    for chunk in steps.chunk_by(|one, other| which(*one) == which(*other)) {
        let (taken, left) = rest.split_at(chunk.len());
        rest = left;
        match chunk[0] {
            Some(step) => chunks.push((Some(step), taken)),
            None => chunks.extend(taken.iter().map(|event| (None, slice::from_ref(event)))),
        }
    }
    chunks
}

/// Gives a quiet event between two events of the same step to that step, so that it stays one step.
fn bridge(steps: &mut [Option<Step>]) {
    for at in 1..steps.len() {
        let (before, after) = (steps[at - 1], steps[at..].iter().flatten().next().copied());
        if steps[at].is_none() && which(before) == which(after) {
            steps[at] = before;
        }
    }
}

/// Returns what tells a step from its neighbors: not its sound.
fn which(step: Option<Step>) -> Option<(&'static str, u8)> {
    step.map(|it| (it.key, it.nth))
}

/// Returns how long a step with this many events stays, in milliseconds.
fn wait(events: usize) -> u64 {
    let more = u64::try_from(events.saturating_sub(2)).unwrap_or(u64::MAX);
    LOOK_MS.saturating_add(EVENT_MS.saturating_mul(more))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::pages::game::{self, Context, Sound};
    use catalog::{Event, Level};
    use kernel::{BySeat, Eyes, SeatCount, Seed};
    use text::Names;

    #[test]
    fn a_quiet_event_does_not_split_a_step() {
        let [one, other] =
            ["one", "other"].map(|key| Some(Step { key, sound: Sound::Coin, nth: 0 }));
        let mut steps = [None, one, None, None, one, None, other, None];
        bridge(&mut steps);
        let keys = steps.map(|step| step.map_or("", |step| step.key));
        assert_eq!(keys, ["", "one", "one", "one", "one", "", "other", ""]);
    }

    /// The host stops the clock for as long as people look at events; all steps must fit into that
    /// time.
    #[test]
    fn all_steps_are_shown_before_the_clock_runs() {
        let place = Place::default();
        for game in catalog::GAMES {
            let options = game.options("").expect("the game as printed");
            for (seed, seats) in (0..30).zip(game.seats().cycle()) {
                let seats = SeatCount::new(seats).expect("few");
                let levels = BySeat::new(seats, |_| Level::Random);
                let record = game.bot_game(&options, &levels, Seed::from(seed)).expect("it fits");
                let names = Names::new([""; 0], None);
                let paper = Paper::new(&place, game.id());
                let context = Context {
                    paper,
                    names: &names,
                    company: &[],
                    telling: Some(""),
                    aid: None,
                    call: None,
                };
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
                        // A text may act without a consequence; nothing else goes by unseen.
                        let may_be_left_out = event.fact.value()["event"] == "triggered";
                        let is_shown = event.weight == Weight::Shown && !may_be_left_out;
                        assert!(step.is_some() || !is_shown, "{event:?}");
                    }
                    for chunk in steps.chunk_by(|one, other| one == other) {
                        waits += if chunk[0].is_some() { wait(chunk.len()) } else { 0 };
                    }
                    let waits = waits.min(ALL_STEPS_MS_MAX);
                    let time = host::Timeouts::default().look_at(shown);
                    assert!(Duration::from_millis(waits) <= time, "{waits} ms for {shown}");
                });
                retold.expect("a bot game can be replayed");
            }
        }
    }
}
