//! Bots against bots: every deal is played by all sides.
//!
//! A deal is played as often as the table has seats, and the bots move on by one seat each time. So
//! each bot sits on each seat of the same deal, and neither the seat nor the cards favor anybody.
//! [`looks`](crate::looks) says when an arena stops before all games are played,
//! [`estimate`](crate::estimate) how the intervals are made, [`rating`](crate::rating) what the
//! ratings are. The seed decides everything but the time: the number of jobs changes no result.

use std::time::Duration;

use catalog::{
    AnyGame, Contest, ContestError, Contestant, Contested, OptionsText, Question, Thinking,
};
use kernel::{BySeat, Dice, Seats, Seed, SetupError};
use rayon::{
    ThreadPoolBuildError, ThreadPoolBuilder,
    iter::{IntoParallelRefIterator, ParallelIterator},
};
use serde_json::json;
use thiserror::Error;

use crate::{
    Lineup, ProgramError, Report,
    looks::Looks,
    outside::{Program, Programs},
    report,
};

/// What is to be played.
#[expect(missing_debug_implementations, reason = "a game has no debug form")]
pub struct Arena<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// Its options.
    pub options: OptionsText,
    /// The bots.
    pub lineup: Lineup,
    /// How many games are played at most, rounded up to whole deals.
    pub games: u32,
    /// Whether it stops as soon as all bots are told apart.
    pub stops_early: bool,
    /// The seed that all games follow from.
    pub seed: Seed,
    /// How many games are played at once; 0 for as many as there are cores.
    pub jobs: usize,
    /// How long an outside program may take for a choice.
    pub patience: Duration,
}

/// Why an arena has no result.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// The game does not allow this number of seats.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An outside program does not play as it should.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// The system starts no threads.
    #[error(transparent)]
    Threads(#[from] ThreadPoolBuildError),
}

/// A deal that all sides have played.
#[derive(Clone, Debug)]
pub(crate) struct PlayedDeal {
    /// The winners of each game; in game `n` the bots have moved on by `n` seats.
    pub(crate) winners: Vec<Seats>,
    /// What each bot needed.
    pub(crate) thinking: Vec<Thinking>,
}

impl<'a> Arena<'a> {
    /// Prepares an arena of a thousand games without options, which stops early.
    pub fn new(game: &'a dyn AnyGame, lineup: Lineup) -> Self {
        let options = game.options("").expect("every game has default options");
        Self {
            game,
            options,
            lineup,
            games: 1_000,
            stops_early: true,
            seed: Seed::from(1),
            jobs: 0,
            patience: Duration::from_secs(10),
        }
    }

    /// Plays, and calls `hear` after each game.
    ///
    /// # Errors
    ///
    /// If the game does not allow this number of seats, or an outside program fails.
    pub fn run(&self, hear: &(dyn Fn() + Sync)) -> Result<Report, ArenaError> {
        let pool = ThreadPoolBuilder::new().num_threads(self.jobs).build()?;
        let programs = Programs::new(self.lineup.bots(), self.patience);
        let looks = Looks::plan(self.deals(), self.stops_early && self.lineup.bots().len() > 1);
        let (mut dice, mut deals) = (Dice::new(&self.seed), Vec::new());
        let mut undecided = Vec::new();
        let mut played = 0;
        for end in looks.ends() {
            let seeds: Vec<Seed> = (played..end).map(|_| dice.seed()).collect();
            let play = |seed: &Seed| self.play_deal(*seed, &programs, hear);
            let portion: Result<Vec<PlayedDeal>, ArenaError> =
                pool.install(|| seeds.par_iter().map(play).collect());
            deals.extend(portion?);
            played = end;
            undecided = report::undecided(&self.lineup, &deals, looks.bound(end));
            if undecided.is_empty() {
                break;
            }
        }
        let bots = pool.install(|| report::bots(&self.lineup, &deals, looks.bound(played)));
        Ok(self.report(bots, played, undecided))
    }

    fn deals(&self) -> u32 {
        self.games.div_ceil(self.lineup.seats().get().into()).max(1)
    }

    fn play_deal(
        &self,
        seed: Seed,
        programs: &Programs<'_>,
        hear: &(dyn Fn() + Sync),
    ) -> Result<PlayedDeal, ArenaError> {
        // Separate from the deal, so that the deal does not depend on the bots.
        let mut bot_seeds = Dice::new(&Dice::new(&seed).seed());
        let mut thinking = vec![Thinking::default(); self.lineup.bots().len()];
        let mut winners = Vec::new();
        for by in 0..self.lineup.seats().get() {
            let seated = self.lineup.moved_on(by);
            let contest = Contest {
                options: &self.options,
                seats: BySeat::new(seated.count(), |seat| self.contestant(seated[seat])),
                deal: seed,
                bots: bot_seeds.seed(),
            };
            let played = self.play_game(&contest, programs)?;
            for (seat, bot) in seated.iter() {
                thinking[*bot].add(&played.thinking[seat]);
            }
            winners.push(played.outcome.winners);
            hear();
        }
        Ok(PlayedDeal { winners, thinking })
    }

    fn contestant(&self, bot: usize) -> Contestant {
        self.lineup.bots()[bot].contestant(bot)
    }

    fn play_game(
        &self,
        contest: &Contest<'_>,
        programs: &Programs<'_>,
    ) -> Result<Contested, ArenaError> {
        let (mut playing, mut failed) = (programs.take()?, None);
        let mut ask = |question: &Question| {
            let program = playing[question.player].as_mut().expect("a program plays");
            self.ask(program, question).map_err(|error| failed = Some(error)).ok()
        };
        match self.game.contest(contest, &mut ask) {
            Ok(contested) => {
                programs.put_back(playing);
                Ok(contested)
            }
            Err(ContestError::Setup(error)) => Err(error.into()),
            Err(ContestError::Stopped) => Err(failed.expect("only a failed program stops").into()),
        }
    }

    fn ask(&self, program: &mut Program, question: &Question) -> Result<usize, ProgramError> {
        let asked = json!({
            "game": self.game.id(),
            "options": self.options.to_string(),
            "seats": self.lineup.seats().get(),
            "seat": question.seat.number(),
            "seed": question.seed,
            "view": question.view,
            "legal": question.legal,
        });
        program.ask(asked.to_string(), &question.legal)
    }

    fn report(
        &self,
        bots: Vec<crate::BotReport>,
        deals: u32,
        undecided: Vec<[String; 2]>,
    ) -> Report {
        let seats = self.lineup.seats().get();
        let (wins, games) = bots.iter().fold((0.0, 0.0), |(wins, games), bot| {
            (wins + f64::from(bot.wins), games + f64::from(bot.games))
        });
        Report {
            game: self.game.id(),
            options: self.options.to_string(),
            seats,
            seed: self.seed.to_string(),
            games: deals * u32::from(seats),
            deals,
            deals_planned: self.deals(),
            stopped_early: deals < self.deals(),
            undecided,
            mean_rate: wins / games,
            bots,
        }
    }
}
