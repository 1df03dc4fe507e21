//! The primitives of the effect language [C.4], except damage and draws.

use kernel::{Seat, Seats, Tell};

use crate::{
    Ask, Card, CardSet, Detail, Draws, Event, Frame, Immunity, Laid, Occasion, Place, Princess,
    SHIELD_MAX, SHOP, Spot, Step, Task, Trigger, Verb, turn::Run,
};

impl Princess {
    /// Carries out a step for one player.
    #[expect(clippy::too_many_arguments, reason = "the text, the step, the player and the run")]
    pub(crate) fn carry_out(
        &mut self,
        frame: &Frame,
        step: Step,
        seat: Seat,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        let n = frame.amount;
        match (step.verb, frame.cast.me) {
            (Verb::Heal, _) => self.heal(seat, n, run),
            (Verb::Shield, _) => self.shield(seat, n, run),
            (Verb::Thorns, _) => self.grow_thorns(seat, n, run),
            (Verb::Gold, _) => self.gain_gold(seat, n.into(), run),
            (Verb::Fine, _) => self.fine(seat, n.into(), run),
            (Verb::Draw, by) => self.agenda.push(Task::Draws(Draws { seat, left: n, by })),
            (Verb::Discard, _) if !self.is_immune(seat, Immunity::Discard) => {
                let random = step.detail == Detail::Random;
                self.agenda.push(Task::Discards { seat, left: n, random });
            }
            (Verb::Salvage, _) => self.agenda.push(Task::Ask(Ask::Salvage { seat })),
            (Verb::Strip, _) => self.strip(seat, run),
            (Verb::Shop, _) => self.agenda.push(Task::Ask(Ask::Shop { seat })),
            (Verb::Stun, _) => self.stun(seat, run),
            (Verb::Princess, _) => self.move_princess(frame, step.detail, seat, run),
            (_, Some(me)) if me != seat => self.carry_out_between(frame, step, (me, seat), run),
            _ => {}
        }
    }

    /// Carries out a step between the controller and another player.
    #[expect(clippy::too_many_arguments, reason = "the text, the step, two players and the run")]
    fn carry_out_between(
        &mut self,
        frame: &Frame,
        step: Step,
        (me, other): (Seat, Seat),
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        match step.verb {
            Verb::Steal => self.steal((me, other), frame, run),
            Verb::Give => {
                let gold = self.players[me].spend(frame.amount.into());
                self.players[other].earn(gold);
                run.say(self, || Event::Gave { seat: me, to: other, gold });
            }
            Verb::Take if !self.is_immune(other, Immunity::Take) => {
                let robs = self.doer(frame).is_some();
                if step.detail == Detail::Random {
                    if let Some(card) = run.pick(self.players[other].hand) {
                        self.take_card((me, other), card, robs, run);
                    }
                } else {
                    self.agenda.push(Task::Ask(Ask::Take { seat: me, from: other, robs }));
                }
            }
            Verb::Pass => self.agenda.push(Task::Ask(Ask::Pass { seat: me, to: other })),
            Verb::Swap => self.swap(step.detail, (me, other), run),
            Verb::Cancel => self.cancel(other, run),
            _ => {}
        }
    }

    /// Carries out a step that names no players.
    pub(crate) fn carry_out_once(
        &mut self,
        verb: Verb,
        (me, n): (Option<Seat>, u8),
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        match (verb, me) {
            (Verb::Mill, _) => self.mill(n, run),
            (Verb::Scry, Some(seat)) => self.scry(seat, n, run),
            (Verb::Restock, _) => self.restock(run),
            (Verb::Exorcise, _) => self.exorcise(n, run),
            (Verb::Haunt, _) => self.haunt(n, run),
            (Verb::Clear, _) => {
                if let Some(card) = self.environment.take() {
                    self.discards.add(card);
                    run.say(self, || Event::Cleared { card: self.cards.id(card) });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn heal(&mut self, seat: Seat, n: u8, run: &mut Run<'_, impl Tell<Self>>) {
        let room = self.hearts_max(seat) - self.players[seat].hearts;
        let hearts = n.min(room);
        if hearts > 0 && self.can_heal(seat) {
            self.players[seat].hearts += hearts;
            let total = self.players[seat].hearts;
            run.say(self, || Event::Healed { seat, hearts, total });
        }
    }

    fn shield(&mut self, seat: Seat, n: u8, run: &mut Run<'_, impl Tell<Self>>) {
        let player = &mut self.players[seat];
        player.shield = SHIELD_MAX.min(player.shield + n);
        let total = player.shield;
        run.say(self, || Event::Shielded { seat, shield: n, total });
    }

    fn grow_thorns(&mut self, seat: Seat, n: u8, run: &mut Run<'_, impl Tell<Self>>) {
        let player = &mut self.players[seat];
        player.thorns = SHIELD_MAX.min(player.thorns + n);
        let total = player.thorns;
        run.say(self, || Event::GrewThorns { seat, thorns: n, total });
    }

    fn gain_gold(&mut self, seat: Seat, gold: u16, run: &mut Run<'_, impl Tell<Self>>) {
        self.players[seat].earn(gold);
        let total = self.players[seat].gold;
        run.say(self, || Event::GainedGold { seat, gold, total });
    }

    fn fine(&mut self, seat: Seat, gold: u16, run: &mut Run<'_, impl Tell<Self>>) {
        let gold = self.players[seat].spend(gold);
        if gold > 0 {
            let total = self.players[seat].gold;
            run.say(self, || Event::Fined { seat, gold, total });
        }
    }

    fn steal(
        &mut self,
        (me, other): (Seat, Seat),
        frame: &Frame,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        if self.is_immune(other, Immunity::Steal) {
            return;
        }
        let gold = self.players[other].spend(frame.amount.into());
        if gold > 0 {
            self.players[me].earn(gold);
            run.say(self, || Event::Stole { seat: me, from: other, gold });
            let (trigger, source) = (Trigger::Robbed, self.doer(frame));
            self.fire(Occasion { trigger, seat: other, target: None, source });
        }
    }

    /// Takes a card out of another hand [E-take].
    #[expect(clippy::too_many_arguments, reason = "who takes what from whom, and the run")]
    pub(crate) fn take_card(
        &mut self,
        (me, other): (Seat, Seat),
        card: Card,
        robs: bool,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        self.players[other].hand.remove(card);
        self.players[me].hand.add(card);
        run.say(self, || Event::Took { seat: me, from: other, card: self.cards.id(card) });
        let source = robs.then_some(me);
        self.fire(Occasion { trigger: Trigger::Robbed, seat: other, target: None, source });
    }

    fn swap(
        &mut self,
        what: Detail,
        (me, other): (Seat, Seat),
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        let (mut mine, mut theirs) = (self.players[me], self.players[other]);
        match what {
            Detail::Gold => core::mem::swap(&mut mine.gold, &mut theirs.gold),
            Detail::Attribute => core::mem::swap(&mut mine.attribute, &mut theirs.attribute),
            _ => core::mem::swap(&mut mine.hand, &mut theirs.hand),
        }
        (self.players[me], self.players[other]) = (mine, theirs);
        run.say(self, || Event::Swapped { seat: me, with: other, what });
    }

    fn strip(&mut self, seat: Seat, run: &mut Run<'_, impl Tell<Self>>) {
        if let Some(card) = self.players[seat].attribute.take() {
            self.discards.add(card);
            run.say(self, || Event::Stripped { seat, card: self.cards.id(card) });
        }
    }

    /// Stuns a player; a pending card is cancelled instead [PR-9].
    fn stun(&mut self, seat: Seat, run: &mut Run<'_, impl Tell<Self>>) {
        if self.is_immune(seat, Immunity::Stun) || self.players[seat].stunned {
            return;
        }
        if self.players[seat].is_pending() {
            self.cancel(seat, run);
        } else {
            self.players[seat].stunned = true;
            run.say(self, || Event::Stunned { seat });
        }
    }

    fn cancel(&mut self, seat: Seat, run: &mut Run<'_, impl Tell<Self>>) {
        let player = &mut self.players[seat];
        let Some(card) = player.anchor.filter(|_| player.is_pending()) else { return };
        player.laid = Laid::Cancelled;
        run.say(self, || Event::Cancelled { seat, card: self.cards.id(card) });
    }

    /// Moves La Princesa, if she is where the text looks for her [E-princess].
    #[expect(clippy::too_many_arguments, reason = "the text, where from, where to, and the run")]
    fn move_princess(
        &mut self,
        frame: &Frame,
        place: Detail,
        seat: Seat,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        let card = self.cards.princess();
        if self.players[seat].cards().has(card) {
            return;
        }
        let from = match place {
            Detail::Shop if self.shop.has(card) => Spot::Shop,
            Detail::Discard if self.discards.has(card) => Spot::Discards,
            Detail::None => match self.holder() {
                Some(holder) if self.players[holder].hand.has(card) => Spot::Hand(holder),
                // Only her own text takes her from an anchor [PR-4.7].
                Some(holder) if frame.card == card => Spot::Anchor(holder),
                _ => return,
            },
            _ => return,
        };
        match from {
            Spot::Shop => self.shop.remove(card),
            Spot::Discards => self.discards.remove(card),
            Spot::Hand(holder) => self.players[holder].hand.remove(card),
            Spot::Anchor(holder) => self.players[holder].anchor = None,
            Spot::Unseen => {}
        }
        self.players[seat].hand.add(card);
        run.say(self, || Event::PrincessMoved { seat, from });
    }

    /// Discards the top cards of the deck; La Princesa goes to the Shop [PR-8.6].
    fn mill(&mut self, n: u8, run: &mut Run<'_, impl Tell<Self>>) {
        if let Some(tally) = &mut self.trial {
            tally.milled += u16::from(n);
            return;
        }
        let princess = self.cards.princess();
        let mut cards = CardSet::NONE;
        for _ in 0..n {
            let Some(card) = self.take_top() else { break };
            if card == princess {
                self.shop.add(card);
            } else {
                self.discards.add(card);
            }
            cards.add(card);
        }
        if !cards.is_empty() {
            run.say(self, || Event::Milled { cards: self.ids(cards) });
        }
    }

    /// Looks at the top cards of the deck; with two or more, their order is asked [E-scry].
    fn scry(&mut self, seat: Seat, n: u8, run: &mut Run<'_, impl Tell<Self>>) {
        let count = self.deck.len().min(n.into());
        if self.trial.is_some() || count == 0 {
            return;
        }
        let first = self.deck.len() - count;
        for place in &mut self.deck[first..] {
            place.known = place.known.with(seat);
        }
        run.say(self, || Event::Looked { seat, count });
        let cards = self.deck[first..].iter().rev().map(|place| self.cards.id(place.card));
        run.say(self, || Event::Saw { seat, cards: cards.collect() });
        let count = u8::try_from(count).expect("three at most");
        self.agenda.push(Task::Ask(Ask::Scry { seat, count }));
    }

    /// Puts the top cards of the deck into an order; nobody else knows their places any more.
    pub(crate) fn restack(
        &mut self,
        seat: Seat,
        cards: &[Card],
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        let first = self.deck.len() - cards.len();
        for (place, card) in self.deck[first..].iter_mut().zip(cards.iter().rev()) {
            *place = Place { card: *card, known: Seats::only(seat), is_open: false };
        }
        run.say(self, || Event::Stacked { seat, count: cards.len() });
        let cards = cards.iter().map(|card| self.cards.id(*card));
        run.say(self, || Event::Ordered { seat, cards: cards.collect() });
    }

    fn restock(&mut self, run: &mut Run<'_, impl Tell<Self>>) {
        let princess = CardSet::only(self.cards.princess());
        let discarded = self.shop.minus(princess);
        self.shop = self.shop.and(princess);
        self.discards = self.discards.or(discarded);
        if self.trial.is_none() {
            let cards = self.refill_shop();
            run.say(self, || Event::Restocked {
                discarded: self.ids(discarded),
                cards: self.ids(cards),
            });
        }
        debug_assert!(self.shop.len() <= SHOP, "a Shop has three cards");
    }

    /// Each ghost discards cards at random [E-exorcise].
    fn exorcise(&mut self, n: u8, run: &mut Run<'_, impl Tell<Self>>) {
        if self.trial.is_some() {
            return;
        }
        for seat in self.in_order(self.ghosts()) {
            for _ in 0..n {
                if self.players[seat].hand.is_empty() {
                    break;
                }
                let card = run.pick(self.players[seat].hand).expect("the hand has a card");
                self.players[seat].hand.remove(card);
                self.discards.add(card);
                run.say(self, || Event::Exorcised { seat, card: self.cards.id(card) });
            }
        }
    }

    /// Each ghost draws cards unseen, ghost after ghost [E-haunt].
    fn haunt(&mut self, n: u8, run: &mut Run<'_, impl Tell<Self>>) {
        if self.do_ghosts_draw() {
            let row = self.in_order(self.ghosts()).flat_map(|seat| (0..n).map(move |_| seat));
            self.ghosts_draw(row, run);
        }
    }

    /// Ghosts draw unseen, in this order, as far as the deck reaches [PR-14.3].
    pub(crate) fn ghosts_draw(
        &mut self,
        row: impl Iterator<Item = Seat>,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        if self.trial.is_some() {
            return;
        }
        for seat in row {
            let Some(card) = self.take_top() else { break };
            self.players[seat].hand.add(card);
            run.say(self, || Event::GhostDrew { seat });
            run.say(self, || Event::GhostSaw { seat, card: self.cards.id(card) });
        }
    }

    /// A player discards the next card of the hand [E-discard].
    pub(crate) fn discard_next(
        &mut self,
        (seat, left): (Seat, u8),
        random: bool,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        if left == 0 || self.players[seat].hand.is_empty() {
            return;
        }
        self.agenda.push(Task::Discards { seat, left: left - 1, random });
        if random {
            let card = run.pick(self.players[seat].hand).expect("the hand has a card");
            self.discard(seat, card, run);
        } else {
            self.agenda.push(Task::Ask(Ask::Discard { seat }));
        }
    }

    pub(crate) fn discard(&mut self, seat: Seat, card: Card, run: &mut Run<'_, impl Tell<Self>>) {
        self.players[seat].hand.remove(card);
        self.discards.add(card);
        run.say(self, || Event::Discarded { seat, card: self.cards.id(card) });
    }
}
