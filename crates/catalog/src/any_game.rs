//! A game on the shelf.

use std::{fmt, marker::PhantomData, ops::RangeInclusive};

use bots::{Level, Match};
use kernel::{
    BySeat, Choices, Chosen, Dice, Ending, Eyes, Game, Heuristic, Ignore, Mix, ParseError, Record,
    Replay, Scripted, Seat, SeatCount, Seed, SetupError, perft,
};
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use crate::{
    Event, Example, Flaw, Live, Passed, Scenario, ScenarioError, ShownStep, View, example, flaw,
    live::{Seated, told},
    scenario_run::{self, Played},
};

/// A game on the shelf.
pub trait AnyGame: Sync {
    /// Its name in records and commands.
    fn id(&self) -> &'static str;

    /// How many may play.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Reads what is agreed before the deal; an empty text is the game as printed.
    ///
    /// # Errors
    ///
    /// Says what the game has instead.
    fn options(&self, text: &str) -> Result<OptionsText, ParseError>;

    /// Every kind of card, with its printed facts.
    fn cards(&self) -> Vec<Card>;

    /// What there is to read about it in a language, by its two letters.
    fn pages(&self, language: &str) -> Option<Books>;

    /// Sits down and deals.
    ///
    /// # Errors
    ///
    /// If the game is not for so many seats.
    fn open(
        &self,
        options: &OptionsText,
        players: Players,
        deal: Deal,
    ) -> Result<Box<dyn Live>, SetupError>;

    /// Plays a record again, moment by moment, and checks every line, the result and the seed.
    ///
    /// # Errors
    ///
    /// Says which line is wrong, and why.
    fn retell(&self, record: &Record, hear: &mut dyn FnMut(&Moment<'_>)) -> Result<(), Flaw>;

    /// Tells what followed from each of the last so many choices of a record, and from the deal if
    /// they are all of it, with the number of choices up to then. The game need not be over; of
    /// lines that cannot be there is nothing to tell.
    fn chronicle(&self, record: &Record, last: usize) -> Vec<(usize, Vec<Event>)>;

    /// Lets bots play a game, and returns its record.
    ///
    /// # Errors
    ///
    /// If the game is not for so many seats.
    fn bot_game(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Record, SetupError>;

    /// Lets bots play a game, and returns only how it went.
    ///
    /// # Errors
    ///
    /// If the game is not for so many seats.
    fn bot_match(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Match, SetupError>;

    /// Counts the lines of play of so many choices after this seed's deal.
    ///
    /// # Errors
    ///
    /// If the game is not for so many seats.
    fn perft(&self, seats: SeatCount, seed: Seed, depth: u32) -> Result<u64, SetupError>;

    /// Makes ready to measure how fast the rules are.
    ///
    /// # Errors
    ///
    /// If the game is not for so many seats.
    fn playouts(&self, seats: SeatCount, seed: Seed) -> Result<Box<dyn Playouts>, SetupError>;

    /// Runs a scenario of this game.
    ///
    /// # Errors
    ///
    /// Says where it is wrong, or what does not hold.
    fn run(&self, scenario: &Scenario) -> Result<Passed, ScenarioError>;

    /// Plays a scenario of this game, picture by picture: the position, then every choice, also
    /// those that are refused.
    ///
    /// # Errors
    ///
    /// Says where it is wrong, or what does not hold.
    fn stage(&self, scenario: &Scenario) -> Result<Vec<ShownStep>, ScenarioError>;

    /// The scenarios that come with it, by their names.
    fn scenarios(&self) -> &'static [Example];
}

/// Options that a game has read, in its one written form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsText(String);

impl fmt::Display for OptionsText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What the deal follows from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// A seed that one party chose.
    Seed(Seed),
    /// A seed in which the players have a part.
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

/// Who sits where, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players(pub BySeat<String>);

/// Nobody can be seated so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a table has 1 to 8 seats, not {0}")]
pub struct BadPlayers(pub usize);

impl Players {
    /// Seats players by these names.
    ///
    /// # Errors
    ///
    /// If no table has as many seats.
    pub fn named(names: &[String]) -> Result<Self, BadPlayers> {
        let count = u8::try_from(names.len()).ok().and_then(SeatCount::new);
        let count = count.ok_or(BadPlayers(names.len()))?;
        Ok(Self(BySeat::new(count, |seat| names[usize::from(seat.number())].clone())))
    }

    /// Seats players who are called after their seats.
    ///
    /// # Errors
    ///
    /// If no table has as many seats.
    pub fn numbered(count: u8) -> Result<Self, BadPlayers> {
        let seats = SeatCount::new(count).ok_or(BadPlayers(usize::from(count)))?;
        let names: Vec<String> = seats.seats().map(|seat| seat.to_string()).collect();
        Self::named(&names)
    }
}

/// What there is to read about a game.
#[derive(Clone, Copy, Debug)]
pub struct Books {
    /// All rules, numbered.
    pub rulebook: &'static str,
    /// One page to lie beside the table.
    pub quick: &'static str,
}

/// A kind of card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Card {
    /// Its name in the written form.
    #[serde(skip)]
    pub id: &'static str,
    /// What is printed on it.
    #[serde(flatten)]
    pub facts: Value,
}

/// A moment of a game that is told again: after the deal, then after each choice.
#[expect(missing_debug_implementations, reason = "it holds a way to look, not a value")]
pub struct Moment<'m> {
    /// How many choices were made.
    pub version: usize,
    /// The choice that led here; none after the deal.
    pub chosen: Option<&'m Chosen>,
    /// What followed from it.
    pub told: Vec<Event>,
    /// How things now look.
    pub view: &'m dyn Fn(Eyes) -> View,
}

/// Something to be measured.
pub trait Playouts {
    /// Plays a random game to its end, every choice with its legal list; counts the choices.
    fn game(&mut self) -> u64;

    /// Copies a game so many times.
    fn clones(&self, count: u32);
}

/// What a game tells the catalog besides the rules.
pub(crate) trait Registered: Game + Heuristic + Scripted {
    fn cards() -> Vec<Card>;
    fn pages(language: &str) -> Option<Books>;
    fn any_view(view: Self::View) -> View;
}

/// Makes a card of its facts.
pub(crate) fn card(id: &'static str, facts: impl Serialize) -> Card {
    let facts = serde_json::to_value(facts).expect("facts are plain values");
    Card { id, facts }
}

/// The one implementation of [`AnyGame`], for every game that is shelved.
pub(crate) struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Registered> Entry<G> {
    pub(crate) const NEW: Self = Self(PhantomData);

    fn read(options: &OptionsText) -> G::Options {
        options.0.parse().expect("options were read before")
    }

    fn play(scenario: &Scenario) -> Result<Played<G>, ScenarioError> {
        let pages = G::pages("en").expect("every game has an English rulebook");
        scenario.check_rules(pages.rulebook)?;
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

    fn options(&self, text: &str) -> Result<OptionsText, ParseError> {
        let options = if text.is_empty() { G::Options::default() } else { text.parse()? };
        Ok(OptionsText(options.to_string()))
    }

    fn cards(&self) -> Vec<Card> {
        G::cards()
    }

    fn pages(&self, language: &str) -> Option<Books> {
        G::pages(language)
    }

    fn open(
        &self,
        options: &OptionsText,
        players: Players,
        deal: Deal,
    ) -> Result<Box<dyn Live>, SetupError> {
        let options = Self::read(options);
        let record = match deal {
            Deal::Seed(seed) => Record::new::<G>(&options, players.0, seed),
            Deal::Mix(mix) => Record::mixed::<G>(&options, players.0, mix),
        };
        Ok(Box::new(Seated::<G>::deal(&options, record)?))
    }

    fn retell(&self, record: &Record, hear: &mut dyn FnMut(&Moment<'_>)) -> Result<(), Flaw> {
        let mut replay = record.replay::<G>()?;
        let mut version = 0;
        let mut hear_moment = |version: usize, replay: &Replay<'_, G>| {
            let chosen = version.checked_sub(1).map(|index| &record.choices[index]);
            let told = told(replay.events());
            let view = &|eyes| G::any_view(replay.game().view(eyes));
            hear(&Moment { version, chosen, told, view });
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
        let Ok(mut replay) = record.replay::<G>() else { return Vec::new() };
        let silent = record.choices.len().checked_sub(last).filter(|silent| *silent > 0);
        let mut chronicle = Vec::new();
        if silent.is_none() {
            chronicle.push((0, told(replay.events())));
        }
        for number in 1.. {
            let Ok(Some(_)) = replay.step() else { break };
            if silent.is_none_or(|silent| number > silent) {
                chronicle.push((number, told(replay.events())));
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
        let options = Self::read(options);
        let name = |seat: Seat| bots::NAMES[usize::from(seat.number())].to_owned();
        let names = BySeat::new(levels.count(), name);
        let mut record = Record::new::<G>(&options, names, seed);
        let hear = |_: &G, seat: Seat, choice: G::Choice| {
            record.choices.push(Chosen { seat, choice: choice.to_string() });
        };
        let played = bots::play::<G>(&options, levels, &seed, hear)?;
        record.ending = Ending::Over(played.outcome);
        Ok(record)
    }

    fn bot_match(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Match, SetupError> {
        bots::play::<G>(&Self::read(options), levels, &seed, |_, _, _| {})
    }

    fn perft(&self, seats: SeatCount, seed: Seed, depth: u32) -> Result<u64, SetupError> {
        let mut dice = Dice::new(&seed);
        let game = G::deal(&G::Options::default(), seats, &mut dice, &mut Ignore)?;
        Ok(perft(&game, &dice, depth))
    }

    fn playouts(&self, seats: SeatCount, seed: Seed) -> Result<Box<dyn Playouts>, SetupError> {
        let mut dice = Dice::new(&seed);
        let game = G::deal(&G::Options::default(), seats, &mut dice, &mut Ignore)?;
        Ok(Box::new(Measured { game, seats, dice, legal: Choices::new() }))
    }

    fn run(&self, scenario: &Scenario) -> Result<Passed, ScenarioError> {
        Self::play(scenario).map(|played| played.passed)
    }

    fn stage(&self, scenario: &Scenario) -> Result<Vec<ShownStep>, ScenarioError> {
        Self::play(scenario).map(Played::shots)
    }

    fn scenarios(&self) -> &'static [Example] {
        example::of(G::ID)
    }
}

struct Measured<G: Game> {
    game: G,
    seats: SeatCount,
    dice: Dice,
    legal: Choices<G::Choice>,
}

impl<G: Game> Playouts for Measured<G> {
    fn game(&mut self) -> u64 {
        let options = G::Options::default();
        let played = bots::random_game::<G>(&options, self.seats, &mut self.dice, &mut self.legal);
        played.expect("a game was dealt for as many seats before")
    }

    fn clones(&self, count: u32) {
        for _ in 0..count {
            std::hint::black_box(std::hint::black_box(&self.game).clone());
        }
    }
}
