//! A world that a viewer cannot tell from the real one, made from what the viewer knows.

use alloc::vec::Vec;

use kernel::{BySeat, Dice};

use crate::{Bid, Card, Goofspiel, Hand, Prize, Prizes, View};

/// Makes up a game that fits `view`: any order of the prizes that are face down, any sealed bids.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Goofspiel {
    let known: Prizes = view.order.into_iter().flatten().collect();
    let mut hidden: Vec<Prize> = Prize::ALL.into_iter().filter(|it| !known.has(*it)).collect();
    dice.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    let prize = |known: Option<Prize>| known.or_else(|| hidden.next());
    let order = view.order.map(prize).map(|prize| prize.expect("what is not known is hidden"));
    Goofspiel {
        round: view.round,
        prize: view.prize,
        owing: view.owing,
        hands: view.hands,
        sealed: BySeat::new(view.seats, |seat| {
            let is_sealed = !view.owing.is_empty() && !view.owing.has(seat);
            let is_hidden = is_sealed && !view.eyes.see(seat);
            if is_hidden { Some(one_of(view.hands[seat], dice)) } else { view.sealed[seat] }
        }),
        revealed: view.revealed,
        won: view.won,
        outcome: view.outcome,
        ..Goofspiel::opened(view.seats, order)
    }
}

fn one_of(hand: Hand, dice: &mut Dice) -> Bid {
    let skipped = usize::try_from(dice.below(hand.len())).expect("thirteen at most");
    hand.iter().nth(skipped).expect("a seat that has bid holds that card")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Eyes, Game, Ignore, Scripted, Seat, SeatCount, Seed, Setup};

    /// No law asks how often: here every prize that is hidden comes next in some world, and every
    /// card in hand is bid in some.
    #[test]
    fn everything_that_may_be_is_imagined() {
        let (setup, mut dice) = (Setup::new(SeatCount::new(2).unwrap()), Dice::new(&Seed::from(1)));
        let mut game = Goofspiel::position(&setup, &["prizes 3 1 2 9"], &mut Ignore).unwrap();
        let bidder = Seat::default();
        game.choose(bidder, "bid 2".parse().unwrap(), &mut dice, &mut Ignore).unwrap();
        let view = game.view(Eyes::Crowd);
        let worlds: Vec<Goofspiel> = (0..100).map(|_| imagine(&view, &mut dice)).collect();
        let next: Prizes = worlds.iter().map(|world| world.order[10]).collect();
        let bids: Hand = worlds.iter().filter_map(|world| world.sealed[bidder]).collect();
        assert_eq!((next.len(), next.points(), bids), (3, 1 + 2 + 9, view.hands[bidder]));
    }
}
