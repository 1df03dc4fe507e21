//! Which bot sits where.

use kernel::{BySeat, SeatCount};
use thiserror::Error;

use crate::Entrant;

/// The bots of an arena, and where they sit in the first game of each deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// Every bot once.
    bots: Vec<Entrant>,
    /// The place of each seat's bot in `bots`.
    seats: BySeat<usize>,
}

/// Why bots cannot sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadLineup {
    /// There are no bots.
    #[error("an arena needs a bot")]
    NoBots,
    /// There are more bots than seats.
    #[error("{bots} bots do not fit on {seats} seats")]
    TooManyBots {
        /// The number of bots.
        bots: usize,
        /// The number of seats.
        seats: u8,
    },
}

impl Lineup {
    /// Seats the bots in order. The last bot takes all seats that are left. A bot that is named twice
    /// counts as one bot.
    ///
    /// # Errors
    ///
    /// If there are no bots, or more than seats.
    pub fn new(entrants: &[Entrant], seats: u8) -> Result<Self, BadLineup> {
        let last = entrants.len().checked_sub(1).ok_or(BadLineup::NoBots)?;
        let many = BadLineup::TooManyBots { bots: entrants.len(), seats };
        let count = SeatCount::new(seats).filter(|_| last < usize::from(seats)).ok_or(many)?;
        let mut bots: Vec<Entrant> = Vec::new();
        for entrant in entrants {
            if !bots.contains(entrant) {
                bots.push(entrant.clone());
            }
        }
        let seats = BySeat::new(count, |seat| {
            let entrant = &entrants[usize::from(seat.number()).min(last)];
            bots.iter().position(|bot| bot == entrant).expect("every entrant is a bot")
        });
        Ok(Self { bots, seats })
    }

    /// Returns every bot once.
    pub fn bots(&self) -> &[Entrant] {
        &self.bots
    }

    /// Returns the number of seats.
    pub const fn seats(&self) -> SeatCount {
        self.seats.count()
    }

    /// Returns the place in [`Self::bots`] of the bot at each seat, after all have moved on by this
    /// number of seats.
    pub fn moved_on(&self, by: u8) -> BySeat<usize> {
        let count = self.seats.count();
        BySeat::new(count, |seat| self.seats[count.left_by(seat, by)])
    }

    /// Returns how many seats a bot has in each game.
    pub(crate) fn seats_of(&self, bot: usize) -> u32 {
        self.seats.values().map(|other| u32::from(*other == bot)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lineup(bots: &[&str], seats: u8) -> Result<Lineup, BadLineup> {
        let entrants: Vec<Entrant> = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
        Lineup::new(&entrants, seats)
    }

    fn seated(bots: &[&str], seats: u8) -> Vec<usize> {
        lineup(bots, seats).expect("they fit").moved_on(0).values().copied().collect()
    }

    #[test]
    fn the_last_bot_takes_the_seats_that_are_left() {
        assert_eq!(seated(&["hard", "greedy"], 4), [0, 1, 1, 1]);
        assert_eq!(seated(&["hard", "greedy", "hard"], 4), [0, 1, 0, 0]);
        assert_eq!(seated(&["hard"], 2), [0, 0]);
        assert_eq!(lineup(&[], 2), Err(BadLineup::NoBots));
        let wrong = BadLineup::TooManyBots { bots: 3, seats: 2 };
        assert_eq!(lineup(&["hard", "easy", "greedy"], 2), Err(wrong));
    }

    #[test]
    fn each_bot_sits_on_each_seat_once_in_a_deal() {
        let lineup = lineup(&["hard", "easy", "greedy"], 3).expect("they fit");
        let games: Vec<Vec<usize>> =
            (0..3).map(|by| lineup.moved_on(by).values().copied().collect()).collect();
        assert_eq!(games, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    }
}
