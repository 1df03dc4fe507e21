//! Which cards conflict, so that their order is chosen [PR-6.3 to PR-6.5].

use kernel::{BySeat, Ignore, Seat, Seats};

use crate::{Card, CardSet, Player, Princess, Side, Tally, When, turn::Run};

impl Princess {
    /// Returns the group of a pending card: the cards that conflict with it, those that conflict
    /// with these, and so on [PR-6.5].
    pub(crate) fn group_of(&self, seat: Seat, pending: Seats) -> Seats {
        let (mut group, mut rest) = (Seats::only(seat), pending.without(seat));
        let mut new = group;
        while let Some(one) = new.next() {
            let found: Seats = rest.filter(|other| self.do_conflict(one, *other)).collect();
            for other in found {
                (group, rest, new) = (group.with(other), rest.without(other), new.with(other));
            }
        }
        group
    }

    /// Returns whether it makes a difference which of two cards resolves first [PR-6.3].
    pub(crate) fn do_conflict(&self, one: Seat, other: Seat) -> bool {
        !self.are_apart(one, other) && self.does_order_matter(one, other)
    }

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

    /// Returns whether two cards concern different players, and nothing that all share, so that a
    /// trial would find no difference [part F.5]. What a card concerns is worked out from its text.
    fn are_apart(&self, one: Seat, other: Seat) -> bool {
        if self.is_wide(one) || self.is_wide(other) {
            return false;
        }
        let (mut near, far) = (self.concerned(one), self.concerned(other));
        // A card never resolves if its owner is eliminated or stunned first.
        if far.has(one) || near.any(|seat| seat == other || far.has(seat)) {
            return false;
        }
        let attributes = self.players.values().filter_map(|player| player.attribute);
        !attributes.chain(self.environment).any(|card| self.cards.has_wide_trigger(card))
    }

    /// Returns the players whom the text of a pending card may concern, with what answers it.
    fn concerned(&self, seat: Seat) -> Seats {
        let player = &self.players[seat];
        let Some((card, outcome)) = player.anchor.zip(player.outcome) else { return Seats::NONE };
        let mut reach = self.cards.reach(card, When::Outcome(outcome));
        let mut in_play = player.attribute.into_iter().chain(self.environment);
        if in_play.any(|card| self.cards.answers(card)) {
            (reach.me, reach.target) = (true, true);
        }
        let me = Some(seat).filter(|_| reach.me);
        let target = player.target.filter(|_| reach.target);
        let sides = Side::ALL.map(|side| self.neighbor(seat, side).filter(|_| reach.neighbors));
        sides.into_iter().chain([me, target]).flatten().collect()
    }

    /// Returns whether the text of a pending card may concern everybody.
    fn is_wide(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let text = player.anchor.zip(player.outcome);
        text.is_some_and(|(card, outcome)| self.cards.is_wide(card, When::Outcome(outcome)))
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
                if one < other && now.are_apart(one, other) {
                    self.0 += 1;
                    assert!(!now.does_order_matter(one, other), "{one} {other} {now:?}");
                }
            }
        }
    }

    /// Tries the cards of one group with those of another, before each card.
    struct Groups(u32);

    impl Tell<Princess> for Groups {
        fn tell(&mut self, event: Event, now: &Princess) {
            if !matches!(event, Event::Revealed { .. } | Event::Resolving { .. }) {
                return;
            }
            let pending = now.pending();
            for group in pending.map(|seat| now.group_of(seat, pending)) {
                let others = || pending.filter(|seat| !group.has(*seat));
                for (one, other) in group.flat_map(|one| others().map(move |it| (one, it))) {
                    self.0 += 1;
                    assert!(!now.does_order_matter(one, other), "INV-14: {one} {other} {now:?}");
                }
            }
        }
    }

    /// INV-14: cards of different groups may be resolved in either order.
    #[test]
    fn cards_of_different_groups_do_not_conflict() {
        let mut groups = Groups(0);
        play_random_games(&mut groups);
        assert!(groups.0 > 100, "{} pairs were in different groups", groups.0);
    }

    /// The shortcut of part F.5 leaves out only trials that find no difference.
    #[test]
    fn cards_that_are_apart_do_not_conflict() {
        let mut compare = Compare(0);
        play_random_games(&mut compare);
        assert!(compare.0 > 100, "{} pairs were apart", compare.0);
    }

    fn play_random_games(tell: &mut impl Tell<Princess>) {
        for seed in 0..120 {
            let mut dice = Dice::new(&Seed::from(seed));
            let seats = u8::try_from(3 + seed % 6).expect("three to eight");
            let setup = Setup::new(SeatCount::new(seats).expect("three to eight"));
            let mut game = Princess::deal(&setup, &mut dice, &mut Ignore).expect("two to eight");
            let mut legal = Choices::new();
            while let Some(seat) = game.turn().owing().first() {
                game.legal(seat, &mut legal);
                let choice = *dice.pick(&legal).expect("a seat that owes has a choice");
                game.choose(seat, choice, &mut dice, tell).expect("legal is legal");
            }
        }
    }
}
