//! Ratings of bots, from all games of an arena.
//!
//! The ratings are those of Weng and Lin (2011), which are made for games of many players. Everybody
//! starts at 25. Winners have beaten all who did not win, and have drawn with each other. A bot that
//! has several seats gets the mean of what its seats get. These ratings depend on the order of
//! games, so they are worked out 100 times, each time from as many deals, drawn at random with
//! repetition: the mean is the rating, and 1.96 standard deviations are its reach.

use kernel::{Dice, Seats, Seed};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::Lineup;

/// A rating: 95% of the ratings that chance could have led to lie within its reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating. A bot that is 6 points better wins about three quarters of all games in which
    /// one of the two wins.
    pub value: f64,
    /// How far chance may have moved it, up or down.
    pub reach: f64,
}

const RESAMPLES: u64 = 100;
const NORMAL_95: f64 = 1.959_964;

/// Rates the bots of a lineup by the winners of each game of each deal.
pub(crate) fn rate(lineup: &Lineup, deals: &[&[Seats]]) -> Vec<Rating> {
    let resamples: Vec<Vec<f64>> =
        (0..RESAMPLES).into_par_iter().map(|number| resample(lineup, deals, number)).collect();
    let rating = |bot: usize| {
        let values = || resamples.iter().map(|ratings| ratings[bot]);
        let count = f64::from(u32::try_from(RESAMPLES).unwrap_or(u32::MAX));
        let value = values().sum::<f64>() / count;
        let variance = values().map(|other| (other - value).powi(2)).sum::<f64>() / (count - 1.0);
        Rating { value, reach: NORMAL_95 * variance.sqrt() }
    };
    (0..lineup.bots().len()).map(rating).collect()
}

/// Draws deals, and rates the bots by these.
fn resample(lineup: &Lineup, deals: &[&[Seats]], number: u64) -> Vec<f64> {
    let mut dice = Dice::new(&Seed::from(number));
    let mut ratings = vec![WengLinRating::new(); lineup.bots().len()];
    for _ in deals {
        let games = dice.pick(deals).copied().unwrap_or_default();
        for (winners, by) in games.iter().zip(0..) {
            update(
                &mut ratings,
                &lineup.moved_on(by).values().copied().collect::<Vec<_>>(),
                *winners,
            );
        }
    }
    ratings.into_iter().map(|rating| rating.rating).collect()
}

/// Changes the ratings after a game of these bots.
fn update(ratings: &mut [WengLinRating], seated: &[usize], winners: Seats) {
    let teams: Vec<[WengLinRating; 1]> = seated.iter().map(|bot| [ratings[*bot]]).collect();
    let has_won = |number: usize| {
        let seat = u8::try_from(number).ok().and_then(kernel::Seat::new);
        seat.is_some_and(|seat| winners.has(seat))
    };
    let place = |number| MultiTeamOutcome::new(if has_won(number) { 1 } else { 2 });
    let ranked: Vec<_> =
        teams.iter().enumerate().map(|(number, team)| (team.as_slice(), place(number))).collect();
    let updated = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    for (bot, rating) in ratings.iter_mut().enumerate() {
        let own = || seated.iter().zip(&updated).filter(|(other, _)| **other == bot);
        let count: f64 = own().map(|_| 1.0).sum();
        if count > 0.0 {
            let mean = |of: fn(&WengLinRating) -> f64| {
                own().filter_map(|(_, team)| team.first()).map(of).sum::<f64>() / count
            };
            *rating = WengLinRating {
                rating: mean(|rating| rating.rating),
                uncertainty: mean(|rating| rating.uncertainty),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    fn lineup(bots: &[&str], seats: u8) -> Lineup {
        let bots: Vec<_> = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
        Lineup::new(&bots, seats).expect("they fit")
    }

    /// The winner of each game is the seat where this bot sits.
    fn won_by(lineup: &Lineup, bot: usize) -> Vec<Seats> {
        let seat = |by| lineup.moved_on(by).iter().find(|(_, other)| **other == bot).map(|it| it.0);
        (0..lineup.seats().get()).map(|by| Seats::only(seat(by).expect("it sits"))).collect()
    }

    #[test]
    fn whoever_wins_more_is_rated_higher_and_the_reach_shows_how_surely() {
        let lineup = lineup(&["hard", "greedy"], 3);
        let (strong, weak) = (won_by(&lineup, 0), won_by(&lineup, 1));
        let deals = |repeat: usize| [strong.as_slice(), &strong, &strong, &weak].repeat(repeat);
        let few = rate(&lineup, &deals(5));
        let many = rate(&lineup, &deals(100));
        assert!(few[0].value > few[1].value + 3.0, "{few:?}");
        assert!(many[0].value - many[0].reach > many[1].value + many[1].reach, "{many:?}");
        assert!(many[0].reach < few[0].reach, "{many:?} and {few:?}");
        assert_eq!(rate(&lineup, &deals(5)), few, "the same games give the same ratings");
    }

    #[test]
    fn games_that_nobody_wins_change_nothing() {
        let lineup = lineup(&["hard", "greedy"], 2);
        let nobody = [Seats::NONE; 2];
        let rated = rate(&lineup, &[nobody.as_slice(); 20]);
        assert!(rated.iter().all(|rating| (rating.value - 25.0).abs() < 0.01), "{rated:?}");
        let all: Seats = [0, 1].into_iter().filter_map(Seat::new).collect();
        assert_eq!(rate(&lineup, &[[all; 2].as_slice(); 20]), rated);
    }
}
