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

    /// Three prizes are hidden, and a bid is sealed: each may be any, as often as any other.
    #[test]
    fn all_worlds_come_up_equally_often() {
        let (setup, mut dice) = (Setup::new(SeatCount::new(2).unwrap()), Dice::new(&Seed::from(1)));
        let mut game = Goofspiel::position(&setup, &["prizes 3 1 2 9"], &mut Ignore).unwrap();
        let bidder = Seat::default();
        game.choose(bidder, "bid 2".parse().unwrap(), &mut dice, &mut Ignore).unwrap();
        let view = game.view(Eyes::Crowd);
        let bids = usize::try_from(view.hands[bidder].len()).unwrap();
        let worlds: Vec<Goofspiel> =
            (0..3 * bids * WORLDS_EACH).map(|_| imagine(&view, &mut dice)).collect();
        for points in [1, 2, 9] {
            for bid in view.hands[bidder].iter() {
                let is_it = |world: &&Goofspiel| {
                    world.order[10].number() == points && world.sealed[bidder] == Some(bid)
                };
                let count = worlds.iter().filter(is_it).count();
                let distance = count.abs_diff(WORLDS_EACH);
                assert!(distance <= 5 * WORLDS_EACH.isqrt(), "{points}, {bid}: {count}");
            }
        }
    }

    /// How often each prize is expected beside each bid.
    const WORLDS_EACH: usize = 2_000;
}
