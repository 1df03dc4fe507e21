//! Tutorials: a position, what the others choose there, and the steps in which a coach explains it.

use std::sync::LazyLock;

use bots::{Effort, Level};
use kernel::{BySeat, GameOptions, Record, Seat, SeatCount, Seed, Setup, Turn};
use serde::Deserialize;

use crate::{AnyGame, Event, Fact, Live, Refused, any_game::Registered, live::Playing};

/// A tutorial of a game. The learner sits at seat A.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tutorial {
    /// The number of seats.
    pub seats: u8,
    #[serde(default)]
    pub(crate) seed: u64,
    #[serde(default)]
    pub(crate) options: String,
    /// The clauses of the position; a real deal of the seed if there are none.
    #[serde(default)]
    pub(crate) position: Vec<String>,
    /// The stage direction that is carried out whenever nobody owes a choice, if the game has such.
    #[serde(default)]
    happens: Option<String>,
    /// What the others choose, in order for each seat: `B play outlaw`. Where it is not legal, and
    /// after the last one, a bot chooses.
    #[serde(default)]
    others: Vec<String>,
    /// The steps, in order.
    #[serde(rename = "step")]
    pub steps: Vec<TutorialStep>,
}

/// One step of a tutorial: what the coach says, and where it points.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TutorialStep {
    /// The words of the step are `learn-ID` and `learn-ID-says`.
    pub id: String,
    /// The parts of the page that it points at, as selectors: `#track`, or `#act .cards`.
    #[serde(default)]
    pub points: Vec<String>,
    /// The scene whose moment is shown, such as `scene-reveal`; otherwise the present.
    #[serde(default)]
    pub scene: Option<String>,
    /// Whether the learner makes a choice here.
    #[serde(default)]
    pub asks: bool,
    /// What the step depends on. The first case that fits the learner's last choice counts.
    #[serde(default, rename = "case")]
    pub cases: Vec<TutorialCase>,
}

/// A case of a step. It fits if all its conditions hold.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TutorialCase {
    /// The words are `learn-STEP-ID` and `learn-STEP-ID-says`.
    pub id: String,
    /// What the learner chose last: `play outlaw`, or a beginning: `play *`.
    #[serde(default)]
    chose: Option<String>,
    /// What has happened since: the kind of an event and fields of it, `killed owner=0`.
    #[serde(default)]
    event: Option<String>,
    /// Where it points, if not where the step does.
    #[serde(default)]
    pub points: Option<Vec<String>>,
    /// The scene whose moment is shown, if not that of the step.
    #[serde(default)]
    pub scene: Option<String>,
    /// Whether the lesson goes on only after the learner has taken the choice back.
    #[serde(default)]
    pub back: bool,
}

/// A tutorial, played up to a step.
#[expect(missing_debug_implementations, reason = "it holds a game")]
pub struct Taught {
    /// The number of the step, from 0. It is smaller than the one asked for if a choice is missing.
    pub at: usize,
    /// The choices of the learner up to this step.
    pub made: Vec<String>,
    /// The game now.
    pub live: Box<dyn Live>,
    /// All events before the learner's last choice.
    pub before: Vec<Event>,
    /// The events since then.
    pub since: Vec<Event>,
    /// The case of the step that fits.
    pub case: Option<&'static TutorialCase>,
    /// Why the choice after those was refused.
    pub refused: Option<Refused>,
}

/// What happens without the learner.
struct Script<'t> {
    happens: Option<&'t str>,
    /// The choices that are left.
    others: Vec<&'t str>,
}

/// The id of each game that has a tutorial, with its source.
const SOURCES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/tutorials.rs"));

/// No tutorial asks others for this many choices between two of the learner's.
const CHOICES_MAX: usize = 500;

/// Returns the tutorial of a game, if it has one. It is parsed once.
pub(crate) fn of(game: &str) -> Option<&'static Tutorial> {
    static READ: LazyLock<Vec<(&str, Tutorial)>> = LazyLock::new(|| {
        let read = |&(game, source): &(&'static str, &str)| {
            let tutorial = toml::from_str(source);
            (game, tutorial.unwrap_or_else(|wrong| panic!("the tutorial of {game}: {wrong}")))
        };
        SOURCES.iter().map(read).collect()
    });
    READ.iter().find(|(id, _)| *id == game).map(|(_, tutorial)| tutorial)
}

/// Starts a game from the position of a tutorial, or deals.
pub(crate) fn set_up<G: Registered>(tutorial: &Tutorial) -> Box<dyn Live> {
    let seats = SeatCount::new(tutorial.seats).expect("a tutorial has seats");
    let options = G::Options::parse(&tutorial.options).expect("a tutorial has valid options");
    let setup = Setup { options, ..Setup::new(seats) };
    let names = BySeat::new(seats, |seat| seat.to_string());
    let record = Record::new::<G>(&setup, names, Seed::from(tutorial.seed));
    let clauses: Vec<&str> = tutorial.position.iter().map(String::as_str).collect();
    Box::new(if clauses.is_empty() {
        Playing::<G>::deal(&setup, record).expect("a tutorial has as many seats as the game")
    } else {
        Playing::<G>::set_up(&setup, &clauses, record).expect("a tutorial has a position")
    })
}

impl Tutorial {
    /// The seat of the learner.
    pub const LEARNER: Seat = Seat::new(0).expect("every table has a first seat");

    fn script(&self) -> Script<'_> {
        let others = self.others.iter().map(String::as_str).collect();
        Script { happens: self.happens.as_deref(), others }
    }

    /// Plays a tutorial of this game up to a step, with the choices that the learner has made.
    pub fn play(&'static self, game: &dyn AnyGame, made: &[String], at: usize) -> Taught {
        let last = self.steps.len().saturating_sub(1);
        let live = game.set_up(self);
        let mut taught = Taught {
            at: at.min(last),
            made: Vec::new(),
            before: Vec::new(),
            since: live.opening().to_vec(),
            live,
            case: None,
            refused: None,
        };
        let mut script = self.script();
        taught.go_on(&mut script);
        for step in 0..taught.at {
            taught.case = self.case(step, &taught);
            let is_wrong = taught.case.is_some_and(|case| case.back);
            if is_wrong || (self.steps[step].asks && !taught.choose(made, &mut script)) {
                taught.at = step;
                break;
            }
        }
        taught.case = self.case(taught.at, &taught);
        taught
    }

    fn case(&'static self, step: usize, taught: &Taught) -> Option<&'static TutorialCase> {
        self.steps[step].cases.iter().find(|case| case.fits(taught))
    }
}

impl TutorialCase {
    fn fits(&self, taught: &Taught) -> bool {
        let last = taught.made.last().map_or("", String::as_str);
        let chose = |wanted: &String| match wanted.strip_suffix('*') {
            Some(beginning) => last.starts_with(beginning),
            None => last == wanted,
        };
        let happened =
            |wanted: &String| taught.since.iter().any(|event| is_such(&event.fact, wanted));
        self.chose.as_ref().is_none_or(chose) && self.event.as_ref().is_none_or(happened)
    }
}

/// Tells whether a fact is of a kind and has these fields: `killed owner=0`, `influence gain!=0`.
fn is_such(fact: &Fact, wanted: &str) -> bool {
    let (mut words, fact) = (wanted.split(' '), fact.value());
    let has = |pair: &str| {
        let (field, value) = pair.split_once('=').unwrap_or((pair, "true"));
        let is = |field: &str| fact[field].to_string().trim_matches('"') == value;
        field.strip_suffix('!').map_or_else(|| is(field), |field| !is(field))
    };
    words.next().is_some_and(|kind| fact["event"] == *kind) && words.all(has)
}

impl Taught {
    /// Makes the learner's next choice; returns whether there was one, and it was legal.
    fn choose(&mut self, made: &[String], script: &mut Script<'_>) -> bool {
        let Some(choice) = made.get(self.made.len()) else { return false };
        match self.live.choose(Tutorial::LEARNER, choice) {
            Ok(events) => {
                self.before.append(&mut self.since);
                self.since = events;
                self.made.push(choice.clone());
                self.go_on(script);
                true
            }
            Err(refused) => {
                self.refused = Some(refused);
                false
            }
        }
    }

    /// Lets the others choose until the learner has a real choice to make.
    fn go_on(&mut self, script: &mut Script<'_>) {
        for _ in 0..CHOICES_MAX {
            let Turn::Choose(mut owing) = self.live.turn() else { return };
            if let Some(what) = script.happens.filter(|_| owing.is_empty()) {
                let events = self.live.happen(what).expect("a tutorial has a direction that holds");
                self.since.extend(events);
                continue;
            }
            if owing.is_empty() {
                return;
            }
            let other = owing.find(|seat| *seat != Tutorial::LEARNER);
            if other.is_none() && !self.live.is_plainly_forced(Tutorial::LEARNER) {
                return;
            }
            let seat = other.unwrap_or(Tutorial::LEARNER);
            let choice = script.next_of(seat, &*self.live);
            let events = self.live.choose(seat, &choice);
            self.since.extend(events.expect("it was checked, or a bot has chosen it"));
        }
    }
}

impl Script<'_> {
    /// Takes the next choice of a seat, if it is legal; otherwise a bot chooses.
    fn next_of(&mut self, seat: Seat, live: &dyn Live) -> String {
        let prefix = format!("{seat} ");
        let mut lines = self.others.iter().enumerate();
        let next = lines.find_map(|(at, line)| Some((at, line.strip_prefix(&prefix)?)));
        if let Some((at, choice)) = next.filter(|(_, choice)| live.check(seat, choice).is_ok()) {
            let choice = choice.to_owned();
            self.others.remove(at);
            return choice;
        }
        live.think(seat, Level::Greedy, Seed::from(0))(Effort::FULL)
    }
}
