//! Games between contestants of any kind, with the time that each needed.

use std::time::{Duration, Instant};

use bots::{Bot, Level};
use kernel::{
    BySeat, Choices, Dice, Eyes, Game, Ignore, Outcome, Seat, Seed, Setup, SetupError, Turn,
};
use thiserror::Error;

use crate::{OptionsText, View, any_game::Registered};

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A bot of this level.
    Level(Level),
    /// A search bot with this many playouts for each choice.
    Search(u32),
    /// The outside player with this number.
    Outside(usize),
}

/// A game to be played.
#[derive(Clone, Debug)]
pub struct Contest<'c> {
    /// Its options.
    pub options: &'c OptionsText,
    /// Who plays at each seat.
    pub seats: BySeat<Contestant>,
    /// The seed of the deal.
    pub deal: Seed,
    /// The seed of the bots' own dice.
    pub bots: Seed,
}

/// What an outside player is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The number of the outside player.
    pub player: usize,
    /// The seat that it plays for.
    pub seat: Seat,
    /// What the seat may know.
    pub view: View,
    /// Its legal choices, in the written form; at least two.
    pub legal: Vec<String>,
    /// A random number that depends only on the seeds of the contest and on the course of the game.
    pub seed: u32,
}

/// The result of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contested {
    /// How it ended.
    pub outcome: Outcome,
    /// What each seat needed for its choices.
    pub thinking: BySeat<Thinking>,
}

/// What a player needed for its choices. Choices without an alternative do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinking {
    /// How many choices it made.
    pub choices: u64,
    /// How long they took.
    pub time: Duration,
    /// How many playouts it made for them.
    pub playouts: u64,
}

/// Why a contest has no result.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ContestError {
    /// The game does not allow this number of seats.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Whoever answers for outside players has stopped it.
    #[error("the game was stopped")]
    Stopped,
}

impl Thinking {
    /// Adds what was needed for other choices.
    pub fn add(&mut self, other: &Self) {
        self.choices += other.choices;
        self.time += other.time;
        self.playouts += other.playouts;
    }
}

/// Plays a whole game.
pub(crate) fn play<G: Registered>(
    setup: &Setup<G>,
    contest: &Contest<'_>,
    ask: &mut dyn FnMut(&Question) -> Option<usize>,
) -> Result<Contested, ContestError> {
    let mut dice = Dice::new(&contest.deal);
    let mut game = G::deal(setup, &mut dice, &mut Ignore)?;
    let mut seeds = Dice::new(&contest.bots);
    let mut minds =
        BySeat::new(setup.seats, |seat| Mind::<G>::new(contest.seats[seat], &seeds.seed()));
    let mut thinking = BySeat::new(setup.seats, |_| Thinking::default());
    let mut legal = Choices::new();
    loop {
        let seat = match game.turn() {
            Turn::Over(outcome) => {
                for (seat, mind) in minds.iter() {
                    thinking[seat].playouts = mind.playouts();
                }
                return Ok(Contested { outcome, thinking });
            }
            Turn::Choose(owing) => owing.first().expect("a game waits for somebody"),
        };
        game.legal(seat, &mut legal);
        let choice = if let [only] = *legal {
            only
        } else {
            let asked = Asked { contents: &setup.contents, seat, game: &game, legal: &legal };
            let (choice, time) = minds[seat].choose(&asked, ask);
            thinking[seat].time += time;
            thinking[seat].choices += 1;
            choice.ok_or(ContestError::Stopped)?
        };
        game.choose(seat, choice, &mut dice, &mut Ignore).expect("only legal choices are offered");
    }
}

/// The mind that chooses for a seat.
enum Mind<G: Game> {
    Bot(Box<dyn Bot<G>>),
    Outside { player: usize, dice: Box<Dice> },
}

/// A seat that owes a choice.
struct Asked<'a, G: Game> {
    contents: &'a G::Contents,
    seat: Seat,
    game: &'a G,
    legal: &'a [G::Choice],
}

impl<G: Registered> Mind<G> {
    fn new(contestant: Contestant, seed: &Seed) -> Self {
        match contestant {
            Contestant::Level(level) => Self::Bot(level.bot(seed)),
            Contestant::Search(playouts) => Self::Bot(bots::search_bot(playouts, true, seed)),
            Contestant::Outside(player) => {
                Self::Outside { player, dice: Box::new(Dice::new(seed)) }
            }
        }
    }

    fn playouts(&self) -> u64 {
        match self {
            Self::Bot(bot) => bot.playouts(),
            Self::Outside { .. } => 0,
        }
    }

    /// Returns its choice, and how long it took.
    fn choose(
        &mut self,
        asked: &Asked<'_, G>,
        ask: &mut dyn FnMut(&Question) -> Option<usize>,
    ) -> (Option<G::Choice>, Duration) {
        let view = asked.game.view(Eyes::Seat(asked.seat));
        match self {
            Self::Bot(bot) => {
                let start = Instant::now();
                (Some(bot.choose(asked.seat, &view, asked.legal)), start.elapsed())
            }
            Self::Outside { player, dice } => {
                let written = |choice: &G::Choice| G::written(asked.contents, *choice).to_string();
                let legal = asked.legal.iter().map(written).collect();
                let (view, seed) = (G::any_view(view), dice.below(u32::MAX));
                let question = Question { player: *player, seat: asked.seat, view, legal, seed };
                let start = Instant::now();
                let place = ask(&question);
                (place.and_then(|place| asked.legal.get(place).copied()), start.elapsed())
            }
        }
    }
}
