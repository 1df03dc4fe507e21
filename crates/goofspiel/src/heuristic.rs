//! First sight: how good a bid looks without thinking ahead.

use kernel::{Eyes, Heuristic};

use crate::{Card, Choice, Goofspiel, Prize, Prizes, View};

/// Bids rank for rank: the highest card for the highest prize that is left, and so on down.
///
/// Players who all do this would tie for every prize. So each seat aims some cards higher, in each
/// round another number of cards, and as many cards lower where it holds none that is higher.
impl Heuristic for Goofspiel {
    fn score(view: &View, Choice::Bid(bid): Choice) -> i32 {
        let (Eyes::Seat(seat), Some(prize)) = (view.eyes, view.prize) else { return 0 };
        let hand = view.hands[seat];
        let is_left =
            |it: &Prize| !view.discarded.has(*it) && !view.won.values().any(|won| won.has(*it));
        let left: Prizes = Prize::ALL.into_iter().filter(is_left).collect();
        let higher = u32::from(seat.number() + view.round) % u32::from(view.seats.get());
        let aim = left.below(prize) + higher;
        let highest = hand.len().saturating_sub(1);
        let aim = aim.min((2 * highest).saturating_sub(aim));
        -i32::try_from(hand.below(bid).abs_diff(aim)).expect("thirteen at most")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bid;
    use kernel::{Game, Ignore, Scripted, Seat, SeatCount, Setup};

    /// What the greedy bot at this seat bids in the second last round, where A matches the ranks.
    fn best(seat: u8, prizes: &str) -> u8 {
        let setup = Setup::new(SeatCount::new(2).unwrap());
        let position = [prizes, "hand A 3 9", "hand B 3 9"];
        let game = Goofspiel::position(&setup, &position, &mut Ignore).unwrap();
        let view = game.view(Eyes::Seat(Seat::new(seat).unwrap()));
        let hand = view.hands[Seat::default()].iter();
        hand.max_by_key(|bid| Goofspiel::score(&view, Choice::Bid(*bid))).map_or(0, Bid::number)
    }

    #[test]
    fn the_better_prize_gets_the_better_card_and_seats_do_not_tie() {
        assert_eq!(["prizes 5 8", "prizes 8 5"].map(|prizes| best(0, prizes)), [3, 9]);
        assert_eq!(["prizes 5 8", "prizes 8 5"].map(|prizes| best(1, prizes)), [9, 3]);
    }
}
