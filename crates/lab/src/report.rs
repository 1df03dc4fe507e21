//! What an arena has found out.

use catalog::Thinking;
use kernel::Seats;
use serde::Serialize;

use crate::{Lineup, Rating, arena::PlayedDeal, estimate::Estimate, rating};

/// The result of an arena.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The id of the game.
    pub game: &'static str,
    /// Its options, in the written form.
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// The seed, in the written form.
    pub seed: String,
    /// How many games were played.
    pub games: u32,
    /// How many deals they had; each was played once for each seat.
    pub deals: u32,
    /// How many deals would have been played at most.
    pub deals_planned: u32,
    /// Whether all bots were told apart before all deals were played.
    pub stopped_early: bool,
    /// The pairs of bots that were not told apart.
    pub undecided: Vec<[String; 2]>,
    /// The win rate of all bots together: one divided by the number of seats, if every game has one
    /// winner.
    pub mean_rate: f64,
    /// The bots, in the order in which they were named.
    pub bots: Vec<BotReport>,
}

/// The result of a bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// In how many games it was among the winners; a bot with several seats may count more than once
    /// in a game.
    pub wins: u32,
    /// How many games it played, counted once for each of its seats.
    pub games: u32,
    /// The share of these that it won.
    pub win_rate: f64,
    /// The lower end of the interval of 95% around the win rate.
    pub low: f64,
    /// The upper end of it.
    pub high: f64,
    /// Its rating.
    pub rating: f64,
    /// How far chance may have moved the rating.
    pub rating_reach: f64,
    /// The mean time for a choice, where there was more than one.
    pub milliseconds_per_choice: Option<f64>,
    /// How many playouts it made in a second of thinking; `None` for bots that make none.
    pub simulations_per_second: Option<f64>,
}

/// Reports on every bot, with intervals of this many standard errors.
pub(crate) fn bots(lineup: &Lineup, deals: &[PlayedDeal], bound: f64) -> Vec<BotReport> {
    let winners: Vec<&[Seats]> = deals.iter().map(|deal| deal.winners.as_slice()).collect();
    let ratings = rating::rate(lineup, &winners);
    let bot = |(number, rating): (usize, &Rating)| {
        let wins = deals.iter().map(|deal| wins(lineup, deal, number)).sum();
        let games =
            count(deals.len()) * count(lineup.seats().get().into()) * lineup.seats_of(number);
        let (low, high) = rate(lineup, deals, number).interval(bound);
        let mut thinking = Thinking::default();
        for deal in deals {
            thinking.add(&deal.thinking[number]);
        }
        BotReport {
            bot: lineup.bots()[number].name.clone(),
            wins,
            games,
            win_rate: f64::from(wins) / f64::from(games),
            low: low.max(0.0),
            high: high.min(1.0),
            rating: rating.value,
            rating_reach: rating.reach,
            milliseconds_per_choice: ratio(1e3 * thinking.time.as_secs_f64(), thinking.choices),
            simulations_per_second: (thinking.playouts > 0)
                .then(|| decimal(thinking.playouts) / thinking.time.as_secs_f64()),
        }
    };
    ratings.iter().enumerate().map(bot).collect()
}

/// Returns the pairs of bots whose difference may be chance.
pub(crate) fn undecided(lineup: &Lineup, deals: &[PlayedDeal], bound: f64) -> Vec<[String; 2]> {
    let bots = lineup.bots().iter().enumerate();
    let pairs = bots.clone().flat_map(|one| bots.clone().map(move |other| (one, other)));
    pairs
        .filter(|((one, _), (other, _))| one < other)
        .filter(|((one, _), (other, _))| {
            let (low, high) = difference(lineup, deals, [*one, *other]).interval(bound);
            low <= 0.0 && high >= 0.0
        })
        .map(|((_, one), (_, other))| [one.name.clone(), other.name.clone()])
        .collect()
}

/// Returns in how many games of a deal a bot was among the winners, counted for each of its seats.
fn wins(lineup: &Lineup, deal: &PlayedDeal, bot: usize) -> u32 {
    let won = |(winners, by): (&Seats, u8)| -> u32 {
        let seated = lineup.moved_on(by);
        winners.map(|seat| u32::from(seated[seat] == bot)).sum()
    };
    deal.winners.iter().zip(0..).map(won).sum()
}

fn share(lineup: &Lineup, deal: &PlayedDeal, bot: usize) -> f64 {
    let games = u32::from(lineup.seats().get()) * lineup.seats_of(bot);
    f64::from(wins(lineup, deal, bot)) / f64::from(games)
}

/// Estimates the win rate of a bot. It is never more certain than one game could change it.
fn rate(lineup: &Lineup, deals: &[PlayedDeal], bot: usize) -> Estimate {
    let shares = deals.iter().map(|deal| share(lineup, deal, bot));
    Estimate::of(shares, error_min(lineup, deals, bot))
}

/// Estimates by how much one bot wins more often than another in the same deals.
fn difference(lineup: &Lineup, deals: &[PlayedDeal], [one, other]: [usize; 2]) -> Estimate {
    let differences =
        deals.iter().map(|deal| share(lineup, deal, one) - share(lineup, deal, other));
    let error_min = error_min(lineup, deals, one) + error_min(lineup, deals, other);
    Estimate::of(differences, error_min)
}

fn error_min(lineup: &Lineup, deals: &[PlayedDeal], bot: usize) -> f64 {
    let games = count(deals.len()) * u32::from(lineup.seats().get()) * lineup.seats_of(bot);
    1.0 / f64::from(games.max(1))
}

fn count(items: usize) -> u32 {
    u32::try_from(items).expect("fewer than 2³² games are played")
}

fn ratio(whole: f64, parts: u64) -> Option<f64> {
    (parts > 0).then(|| whole / decimal(parts))
}

/// Returns a large number as a decimal; its last digits do not matter.
fn decimal(number: u64) -> f64 {
    let (high, low) = (number >> 32, number & u64::from(u32::MAX));
    let part = |half| f64::from(u32::try_from(half).expect("half of 64 bits"));
    part(high) * 4_294_967_296.0 + part(low)
}
