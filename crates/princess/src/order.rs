//! Which cards conflict, so that their order is chosen [PR-6.3 to PR-6.5].

use kernel::{BySeat, Ignore, Seat, Seats};

use crate::{Card, CardSet, Laid, Over, Player, Princess, Tally, footprint::Footprint, turn::Run};

impl Princess {
    /// Returns the group of a pending card: the cards that conflict with it, those that conflict
    /// with these, and so on [PR-6.5].
    pub(crate) fn group_of(&self, seat: Seat, pending: Seats) -> Seats {
        let (mut group, mut rest) = (Seats::only(seat), pending.without(seat));
        if rest.is_empty() {
            return group;
        }
        let margins = self.margins(self.living());
        let mut footprints = [Footprint::default(); 8];
        for it in pending {
            self.footprint(it, &margins, &mut footprints[usize::from(it.number())]);
        }
        let is_independent = |one: Seat, other: Seat| {
            let [one, other] = [one, other].map(|it| &footprints[usize::from(it.number())]);
            one.is_independent(other, &margins)
        };
        let mut copy = None;
        let mut new = group;
        while let Some(one) = new.next() {
            for other in rest {
                if is_independent(one, other) {
                    continue;
                }
                if self.does_order_matter((one, other), copy.get_or_insert_with(|| self.clone())) {
                    (group, rest, new) = (group.with(other), rest.without(other), new.with(other));
                }
            }
        }
        group
    }

    /// Returns whether it makes a difference which of two cards resolves first [PR-6.3].
    fn does_order_matter(&self, (one, other): (Seat, Seat), copy: &mut Self) -> bool {
        let end = self.try_cards([one, other], copy);
        end != self.try_cards([other, one], copy)
    }

    /// Resolves two cards on a copy, without anything hidden and without questions [PR-6.4].
    fn try_cards(&self, order: [Seat; 2], copy: &mut Self) -> TrialEnd {
        copy.begin_trial(self);
        let mut run = Run { dice: None, tell: &mut Ignore };
        for seat in order {
            if copy.players[seat].is_pending() && !copy.is_over() {
                copy.resolve(seat, &mut run);
                copy.advance(&mut run);
            }
        }
        copy.trial_end()
    }

    /// Makes a copy of a game equal to it once more. A trial draws nothing and asks nothing, so
    /// that deck and answers need not be copied again.
    fn begin_trial(&mut self, game: &Self) {
        self.agenda.clear();
        self.players = game.players;
        (self.environment, self.discards, self.shop) = (game.environment, game.discards, game.shop);
        (self.phase, self.over, self.muted) = (game.phase, game.over, game.muted);
        self.trial = Some(Tally { draws: BySeat::new(self.seats(), |_| 0), milled: 0 });
    }

    /// Returns what two trials have to have in common; if the game is over, only how it ended. The
    /// hands of ghosts are left out.
    fn trial_end(&self) -> TrialEnd {
        if self.is_over() {
            return TrialEnd::Over(self.over);
        }
        let mut players = self.players;
        for seat in self.seats().seats() {
            let player = &mut players[seat];
            let is_pending = player.is_pending();
            player.laid = if is_pending { Laid::Revealed } else { Laid::Empty };
            if !player.is_alive() {
                player.hand = CardSet::NONE;
            }
        }
        let (environment, tally) = (self.environment, self.trial);
        TrialEnd::Open { players, environment, discards: self.discards, shop: self.shop, tally }
    }
}

/// How a trial ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "it lives on the stack, for a moment")]
enum TrialEnd {
    Over(Option<Over>),
    Open {
        players: BySeat<Player>,
        environment: Option<Card>,
        discards: CardSet,
        shop: CardSet,
        tally: Option<Tally>,
    },
}

#[cfg(test)]
mod tests {
    use kernel::{Choices, Dice, Game, SeatCount, Seed, Setup, Tell};

    use super::*;
    use crate::{Event, Ghosts, Options};

    /// Tries every pair of pending cards before each card.
    struct Compare(u32);

    impl Tell<Princess> for Compare {
        fn tell(&mut self, event: Event, now: &Princess) {
            if !matches!(event, Event::Revealed { .. } | Event::Resolving { .. }) {
                return;
            }
            let margins = now.margins(now.living());
            for (one, other) in now.pending().flat_map(|it| now.pending().map(move |to| (it, to))) {
                let [print, another] = [one, other].map(|it| {
                    let mut print = Footprint::default();
                    now.footprint(it, &margins, &mut print);
                    print
                });
                if one < other && print.is_independent(&another, &margins) {
                    self.0 += 1;
                    let matters = now.does_order_matter((one, other), &mut now.clone());
                    assert!(!matters, "{one} {other} {now:?}");
                }
            }
        }
    }

    /// Games in which two eliminations end the game differently in the two orders, although the
    /// cards concern different players.
    const ELIMINATIONS: [(u64, u8, Ghosts); 3] =
        [(30_672, 7, Ghosts::On), (31_911, 7, Ghosts::On), (36_985, 6, Ghosts::Off)];

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
                    let matters = now.does_order_matter((one, other), &mut now.clone());
                    assert!(!matters, "INV-14: {one} {other} {now:?}");
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

    /// Footprints leave out only trials that find no difference [part F.5].
    #[test]
    fn cards_that_are_independent_do_not_conflict() {
        let mut compare = Compare(0);
        play_random_games(&mut compare);
        assert!(compare.0 > 2_000, "{} pairs were independent", compare.0);
    }

    fn play_random_games(tell: &mut impl Tell<Princess>) {
        let seats = |seed: u64| u8::try_from(3 + seed % 6).expect("three to eight");
        let games = (0..120).map(|seed| (seed, seats(seed), Ghosts::On));
        for (seed, seats, ghosts) in games.chain(ELIMINATIONS) {
            let mut dice = Dice::new(&Seed::from(seed));
            let seats = SeatCount::new(seats).expect("three to eight");
            let setup = Setup { options: Options { ghosts }, ..Setup::new(seats) };
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
