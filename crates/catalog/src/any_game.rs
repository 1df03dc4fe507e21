//! The interface of every game, and its implementation.

use std::{fmt, ops::RangeInclusive, sync::Arc};

use bots::{Level, Match};
use kernel::{
    BySeat, Chosen, ContentsHash, Dice, Ending, Eyes, FindFile, Game, GameContents, GameOptions,
    Glossary, HasCards, Ignore, Mistake, Mix, OptionSpec, ParseError, Record, Replay, Scripted,
    Searchable, Seat, SeatCount, Seed, Setup, SetupError, Warning, perft,
};
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use crate::{
    Analyzable, Event, Example, Fact, Flaw, Live, Measurable, Passed, Scenario, ScenarioError,
    ShownStep, Tutorial, View, example,
    fact::events,
    flaw,
    live::Playing,
    playouts::{Measured, Playouts},
    scenario_run::{self, Played},
    tutorial,
};

/// A registered game, without its types.
pub trait AnyGame: Measurable + Analyzable + Send + Sync {
    /// Returns its id in records and commands.
    fn id(&self) -> &'static str;

    /// Returns the allowed numbers of seats.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Returns whether players may leave standing answers.
    fn has_standing_answers(&self) -> bool;

    /// Returns whether the front page lists it.
    fn is_listed(&self) -> bool;

    /// Lists its options.
    fn option_specs(&self) -> &'static [OptionSpec];

    /// Returns each option with its value; a text that cannot be parsed gives the default values.
    fn option_values(&self, options: &str) -> Vec<(&'static str, &'static str)>;

    /// Returns the same game, to be shared.
    fn to_arc(&self) -> Arc<dyn AnyGame>;

    /// Returns the game with contents that are read from a text and the files that it names, and the
    /// warnings about them.
    ///
    /// # Errors
    ///
    /// Every mistake in the text; or that the game has nothing to replace.
    fn with_contents(
        &self,
        source: &str,
        files: FindFile<'_>,
    ) -> Result<WithContents, Vec<Mistake>>;

    /// Returns the hash that identifies its contents in a record, if they can be replaced.
    fn contents(&self) -> Option<ContentsHash>;

    /// Returns the text that its contents were read from, if they can be replaced.
    fn contents_source(&self) -> Option<String>;

    /// Returns the words that its contents bring along, if they bring their own.
    fn glossary(&self) -> Option<Arc<dyn Glossary>>;

    /// Parses options; an empty text gives the default values.
    ///
    /// # Errors
    ///
    /// If an option or value does not exist, with a list of the known ones.
    fn options(&self, text: &str) -> Result<OptionsText, ParseError>;

    /// Returns the parts of a written choice, if it is one with the built-in contents.
    fn choice(&self, written: &str) -> Option<Fact>;

    /// Lists every kind of card, with what is printed on it.
    fn cards(&self) -> Vec<Card>;

    /// Returns its rulebooks in a language, given by its two-letter code.
    fn books(&self, language: &str) -> Option<Books>;

    /// Starts a game and deals.
    ///
    /// # Errors
    ///
    /// If the game does not allow this number of seats.
    fn open(
        &self,
        options: &OptionsText,
        players: Players,
        deal: Deal,
    ) -> Result<Box<dyn Live>, SetupError>;

    /// Replays a record, calls `hear` at each moment, and checks every choice, the result and seed.
    ///
    /// # Errors
    ///
    /// If a line of the record is wrong.
    fn retell(&self, record: &Record, hear: &mut dyn FnMut(&Moment<'_>)) -> Result<(), Flaw>;

    /// Returns the events of each of the last `last` choices of a record, with the number of the
    /// choice; if these are all choices, also those of the deal, with 0. The game need not be over.
    /// Stops at the first invalid choice.
    fn chronicle(&self, record: &Record, last: usize) -> Vec<(usize, Vec<Event>)>;

    /// Plays a game between bots, and returns its record.
    ///
    /// # Errors
    ///
    /// If the game does not allow this number of seats.
    fn bot_game(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Record, SetupError>;

    /// Plays a game between bots, and returns only its result.
    ///
    /// # Errors
    ///
    /// If the game does not allow this number of seats.
    fn bot_match(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Match, SetupError>;

    /// Counts the lines of play of `depth` choices after the deal of this seed.
    ///
    /// # Errors
    ///
    /// If the game does not allow this number of seats.
    fn perft(&self, seats: SeatCount, seed: Seed, depth: u32) -> Result<u64, SetupError>;

    /// Prepares a measurement of the speed of the rules.
    ///
    /// # Errors
    ///
    /// If the game does not allow this number of seats.
    fn playouts(&self, seats: SeatCount, seed: Seed) -> Result<Box<dyn Playouts>, SetupError>;

    /// Runs a scenario of this game.
    ///
    /// # Errors
    ///
    /// If it is malformed, or something in it does not hold.
    fn run(&self, scenario: &Scenario) -> Result<Passed, ScenarioError>;

    /// Runs a scenario of this game and returns its steps: the position, then every choice,
    /// including those that are refused.
    ///
    /// # Errors
    ///
    /// If it is malformed, or something in it does not hold.
    fn show(&self, scenario: &Scenario) -> Result<Vec<ShownStep>, ScenarioError>;

    /// Lists its built-in scenarios, sorted by name.
    fn scenarios(&self) -> &'static [Example];

    /// Returns its tutorial, if it has one.
    fn tutorial(&self) -> Option<&'static Tutorial>;

    /// Starts a game from the position of a tutorial, with what is built in.
    ///
    /// # Panics
    ///
    /// If the tutorial is of another game or has a mistake, which is a bug.
    fn set_up(&self, tutorial: &Tutorial) -> Box<dyn Live>;
}

/// A game with contents that were read from a text, and the warnings about them.
pub type WithContents = (Arc<dyn AnyGame>, Vec<Warning>);

/// Options that a game has parsed, in the written form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsText(String);

impl fmt::Display for OptionsText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What the deal is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// A seed that one party has chosen.
    Seed(Seed),
    /// A seed to which the players have contributed.
    Mix(Mix),
}

impl From<Seed> for Deal {
    fn from(seed: Seed) -> Self {
        Self::Seed(seed)
    }
}

impl From<u64> for Deal {
    fn from(number: u64) -> Self {
        Self::Seed(Seed::from(number))
    }
}

/// The name of each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players(pub BySeat<String>);

/// The error for a number of players that no table has seats for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a table has 1 to 8 seats, not {0}")]
pub struct BadPlayers(pub usize);

impl Players {
    /// Takes the names of the players, in seat order.
    ///
    /// # Errors
    ///
    /// If no table has that many seats.
    pub fn named(names: &[String]) -> Result<Self, BadPlayers> {
        let count = u8::try_from(names.len()).ok().and_then(SeatCount::new);
        let count = count.ok_or(BadPlayers(names.len()))?;
        Ok(Self(BySeat::new(count, |seat| names[usize::from(seat.number())].clone())))
    }

    /// Names the players after their seats.
    ///
    /// # Errors
    ///
    /// If no table has that many seats.
    pub fn numbered(count: u8) -> Result<Self, BadPlayers> {
        let seats = SeatCount::new(count).ok_or(BadPlayers(usize::from(count)))?;
        let names: Vec<String> = seats.seats().map(|seat| seat.to_string()).collect();
        Self::named(&names)
    }
}

/// The rulebooks of a game.
#[derive(Clone, Copy, Debug)]
pub struct Books {
    /// All rules, numbered.
    pub rulebook: &'static str,
    /// A summary on one page.
    pub quick: &'static str,
}

/// A kind of card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Card {
    /// Its id in the written form.
    #[serde(skip)]
    pub id: String,
    /// What is printed on it.
    #[serde(flatten)]
    pub facts: Value,
}

/// A moment of a replay: after the deal, then after each choice.
#[expect(missing_debug_implementations, reason = "it holds a function")]
pub struct Moment<'m> {
    /// The number of choices so far.
    pub version: usize,
    /// The choice that led here; `None` after the deal.
    pub chosen: Option<&'m Chosen>,
    /// The events of that choice, or of the deal.
    pub events: Vec<Event>,
    /// Returns what a viewer may know at this moment.
    pub view: &'m dyn Fn(Eyes) -> View,
}

/// What the registry adds to the rules of a game.
pub(crate) trait Registered: Searchable + Scripted + HasCards {
    const IS_LISTED: bool;
    fn books(language: &str) -> Option<Books>;
    fn any_view(view: Self::View) -> View;
}

/// The implementation of [`AnyGame`] for every registered game.
pub(crate) struct Entry<G: Game> {
    /// What it is played with, if not with what is built in.
    own: Option<G::Contents>,
}

impl<G: Registered> Entry<G> {
    pub(crate) const NEW: Self = Self { own: None };

    pub(crate) fn contents(&self) -> G::Contents {
        self.own.clone().unwrap_or_default()
    }

    pub(crate) fn setup(&self, options: &OptionsText, seats: SeatCount) -> Setup<G> {
        let options = G::Options::parse(&options.0).expect("options were parsed before");
        Setup { seats, options, contents: self.contents() }
    }

    fn default_setup(&self, seats: SeatCount) -> Setup<G> {
        Setup { contents: self.contents(), ..Setup::new(seats) }
    }

    fn play(scenario: &Scenario) -> Result<Played<G>, ScenarioError> {
        let books = G::books("en").expect("every game has an English rulebook");
        scenario.check_rules(books.rulebook)?;
        scenario_run::play::<G>(scenario)
    }
}

impl<G: Registered> AnyGame for Entry<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn is_listed(&self) -> bool {
        G::IS_LISTED
    }

    fn has_standing_answers(&self) -> bool {
        G::HAS_STANDING_ANSWERS
    }

    fn option_specs(&self) -> &'static [OptionSpec] {
        G::Options::SPECS
    }

    fn option_values(&self, options: &str) -> Vec<(&'static str, &'static str)> {
        let options = G::Options::parse(options).unwrap_or_default();
        let specs = G::Options::SPECS.iter().enumerate();
        specs.map(|(place, spec)| (spec.name, spec.values[options.value(place)])).collect()
    }

    fn to_arc(&self) -> Arc<dyn AnyGame> {
        Arc::new(Self { own: self.own.clone() })
    }

    fn with_contents(
        &self,
        source: &str,
        files: FindFile<'_>,
    ) -> Result<WithContents, Vec<Mistake>> {
        let (contents, warnings) = G::Contents::read(source, files)?;
        Ok((Arc::new(Self { own: Some(contents) }), warnings))
    }

    fn contents(&self) -> Option<ContentsHash> {
        self.contents().hash()
    }

    fn contents_source(&self) -> Option<String> {
        self.contents().source().map(str::to_owned)
    }

    fn glossary(&self) -> Option<Arc<dyn Glossary>> {
        self.contents().glossary()
    }

    fn options(&self, text: &str) -> Result<OptionsText, ParseError> {
        G::Options::parse(text).map(|options| OptionsText(options.text()))
    }

    fn choice(&self, written: &str) -> Option<Fact> {
        let contents = G::Contents::default();
        let choice = G::read(&contents, written).ok()?;
        Some(Fact::of(&G::written(&contents, choice)))
    }

    fn cards(&self) -> Vec<Card> {
        let card = |printed: G::Printed| {
            let facts = serde_json::to_value(printed).expect("facts are plain values");
            Card { id: facts["id"].as_str().unwrap_or_default().to_owned(), facts }
        };
        G::cards(&self.contents()).into_iter().map(card).collect()
    }

    fn books(&self, language: &str) -> Option<Books> {
        G::books(language)
    }

    fn open(
        &self,
        options: &OptionsText,
        players: Players,
        deal: Deal,
    ) -> Result<Box<dyn Live>, SetupError> {
        let setup = self.setup(options, players.0.count());
        let record = match deal {
            Deal::Seed(seed) => Record::new::<G>(&setup, players.0, seed),
            Deal::Mix(mix) => Record::mixed::<G>(&setup, players.0, mix),
        };
        Ok(Box::new(Playing::<G>::deal(&setup, record)?))
    }

    fn retell(&self, record: &Record, hear: &mut dyn FnMut(&Moment<'_>)) -> Result<(), Flaw> {
        let mut replay = record.replay::<G>(&self.contents())?;
        let mut version = 0;
        let mut hear_moment = |version: usize, replay: &Replay<'_, G>| {
            let chosen = version.checked_sub(1).map(|index| &record.choices[index]);
            let events = events(replay.frames().to_vec());
            let view = &|eyes| G::any_view(replay.game().view(eyes));
            hear(&Moment { version, chosen, events, view });
        };
        hear_moment(version, &replay);
        while let Some(next) = record.choices.get(version) {
            replay.step().map_err(|error| flaw::of(error, &replay, next))?;
            version += 1;
            hear_moment(version, &replay);
        }
        replay.finish()?;
        Ok(())
    }

    fn chronicle(&self, record: &Record, last: usize) -> Vec<(usize, Vec<Event>)> {
        let Ok(mut replay) = record.replay::<G>(&self.contents()) else { return Vec::new() };
        let silent = record.choices.len().checked_sub(last).filter(|silent| *silent > 0);
        let mut chronicle = Vec::new();
        if silent.is_none() {
            chronicle.push((0, events(replay.frames().to_vec())));
        }
        for number in 1.. {
            let Ok(Some(_)) = replay.step() else { break };
            if silent.is_none_or(|silent| number > silent) {
                chronicle.push((number, events(replay.frames().to_vec())));
            }
        }
        chronicle
    }

    fn bot_game(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Record, SetupError> {
        let setup = self.setup(options, levels.count());
        let name = |seat: Seat| bots::NAMES[usize::from(seat.number())].to_owned();
        let names = BySeat::new(levels.count(), name);
        let mut record = Record::new::<G>(&setup, names, seed);
        let hear = |_: &G, seat: Seat, choice: G::Choice| {
            let choice = G::written(&setup.contents, choice).to_string();
            record.choices.push(Chosen { seat, choice });
        };
        let played = bots::play::<G>(&setup, levels, &seed, hear)?;
        record.ending = Ending::Over(played.outcome);
        Ok(record)
    }

    fn bot_match(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Match, SetupError> {
        bots::play::<G>(&self.setup(options, levels.count()), levels, &seed, |_, _, _| {})
    }

    fn perft(&self, seats: SeatCount, seed: Seed, depth: u32) -> Result<u64, SetupError> {
        let mut dice = Dice::new(&seed);
        let game = G::deal(&self.default_setup(seats), &mut dice, &mut Ignore)?;
        Ok(perft(&game, &dice, depth))
    }

    fn playouts(&self, seats: SeatCount, seed: Seed) -> Result<Box<dyn Playouts>, SetupError> {
        Ok(Box::new(Measured::deal(self.default_setup(seats), seed)?))
    }

    fn run(&self, scenario: &Scenario) -> Result<Passed, ScenarioError> {
        Self::play(scenario).map(|played| played.passed)
    }

    fn show(&self, scenario: &Scenario) -> Result<Vec<ShownStep>, ScenarioError> {
        Self::play(scenario).map(Played::steps)
    }

    fn scenarios(&self) -> &'static [Example] {
        example::of(G::ID)
    }

    fn tutorial(&self) -> Option<&'static Tutorial> {
        tutorial::of(G::ID)
    }

    fn set_up(&self, tutorial: &Tutorial) -> Box<dyn Live> {
        tutorial::set_up::<G>(tutorial)
    }
}
