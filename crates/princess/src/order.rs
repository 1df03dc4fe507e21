//! Which cards conflict, so that their order is chosen [PR-6.3 to PR-6.5].

use kernel::{BySeat, Ignore, Seat, Seats};

use crate::{Card, CardSet, Player, Princess, Tally, footprint::Footprint, turn::Run};

impl Princess {
    /// Returns the group of a pending card: the cards that conflict with it, those that conflict
    /// with these, and so on [PR-6.5].
    pub(crate) fn group_of(&self, seat: Seat, pending: Seats) -> Seats {
        let (mut group, mut rest) = (Seats::only(seat), pending.without(seat));
        if rest.is_empty() {
            return group;
        }
        let margins = self.margins();
        let mut footprints = [Footprint::default(); 8];
        pending.for_each(|it| footprints[usize::from(it.number())] = self.footprint(it));
        let is_independent = |one: Seat, other: Seat| {
            let [one, other] = [one, other].map(|it| &footprints[usize::from(it.number())]);
            one.is_independent(other, &margins)
        };
        let mut new = group;
        while let Some(one) = new.next() {
            let do_conflict =
                |other: &Seat| !is_independent(one, *other) && self.does_order_matter(one, *other);
            let found: Seats = rest.filter(do_conflict).collect();
            for other in found {
                (group, rest, new) = (group.with(other), rest.without(other), new.with(other));
            }
        }
        group
    }

    /// Returns whether it makes a difference which of two cards resolves first [PR-6.3].
    fn does_order_matter(&self, one: Seat, other: Seat) -> bool {
        !self.try_cards([one, other]).is_like(&self.try_cards([other, one]))
    }

    /// Resolves two cards on a copy, without anything hidden and without questions [PR-6.4].
    fn try_cards(&self, order: [Seat; 2]) -> Self {
        let mut copy = self.clone();
        copy.agenda.clear();
        copy.trial = Some(Tally { draws: BySeat::new(self.seats(), |_| 0), milled: 0 });
        let mut run = Run { dice: None, tell: &mut Ignore };
        for seat in order {
            if copy.players[seat].is_pending() && !copy.is_over() {
                copy.resolve(seat, &mut run);
                copy.advance(&mut run);
            }
        }
        copy
    }

    /// Compares the ends of two trials.
    fn is_like(&self, other: &Self) -> bool {
        if self.is_over() || other.is_over() {
            return self.over == other.over;
        }
        self.shared_facts() == other.shared_facts()
            && self.seats().seats().all(|seat| self.player_facts(seat) == other.player_facts(seat))
    }

    fn shared_facts(&self) -> (Option<Card>, CardSet, CardSet, Option<&Tally>) {
        (self.environment, self.discards, self.shop, self.trial.as_ref())
    }

    /// Returns what a trial compares of a player; the hands of ghosts are left out.
    fn player_facts(&self, seat: Seat) -> Player {
        let player = self.players[seat];
        let hand = if player.is_alive() { player.hand } else { CardSet::NONE };
        let is_pending = player.is_pending();
        let laid = if is_pending { crate::Laid::Revealed } else { crate::Laid::Empty };
        Player { hand, laid, ..player }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Choices, Dice, Game, SeatCount, Seed, Setup, Tell};

    use super::*;
    use crate::Event;

    /// Tries every pair of pending cards before each card.
    struct Compare(u32);

    impl Tell<Princess> for Compare {
        fn tell(&mut self, event: Event, now: &Princess) {
            if !matches!(event, Event::Revealed { .. } | Event::Resolving { .. }) {
                return;
            }
            for (one, other) in now.pending().flat_map(|it| now.pending().map(move |to| (it, to))) {
                if one < other
                    && now.footprint(one).is_independent(&now.footprint(other), &now.margins())
                {
                    self.0 += 1;
                    assert!(!now.does_order_matter(one, other), "{one} {other} {now:?}");
                }
            }
        }
    }

    /// The shortcut of part F.5 leaves out only trials that find no difference.
    #[test]
    fn cards_that_are_apart_do_not_conflict() {
        let mut compare = Compare(0);
        for seed in 0..120 {
            let mut dice = Dice::new(&Seed::from(seed));
            let seats = u8::try_from(3 + seed % 6).expect("three to eight");
            let setup = Setup::new(SeatCount::new(seats).expect("three to eight"));
            let mut game = Princess::deal(&setup, &mut dice, &mut Ignore).expect("two to eight");
            let mut legal = Choices::new();
            while let Some(seat) = game.turn().owing().first() {
                game.legal(seat, &mut legal);
                let choice = *dice.pick(&legal).expect("a seat that owes has a choice");
                game.choose(seat, choice, &mut dice, &mut compare).expect("legal is legal");
            }
        }
        assert!(compare.0 > 100, "{} pairs were apart", compare.0);
    }
}
