//! The course of a turn: start, the ghosts' window, action, resolution, end.

use kernel::{Dice, Seat, Seats, Tell};

use crate::{
    Ask, Card, CardSet, Cast, Character, Choice, Event, Frame, Kind, Laid, LastLaid, Life, Moment,
    Occasion, Outcome, Over, Phase, Player, Princess, Road, Row, SHOP, Side, TURNS_MAX, Task,
    Trigger, When, cards::CHARACTERS,
};

/// The last step of the end of a turn [PR-12.7].
const LAST_STEP: u8 = 7;

/// What a game is carried on with: chance, and a listener. A trial has no dice.
pub(crate) struct Run<'r, T> {
    pub(crate) dice: Option<&'r mut Dice>,
    pub(crate) tell: &'r mut T,
}

impl<T: Tell<Princess>> Run<'_, T> {
    /// Reports an event, which is made only if somebody listens.
    pub(crate) fn say(&mut self, game: &Princess, event: impl FnOnce() -> Event) {
        if T::LISTENS {
            self.tell.tell(event(), game);
        }
    }

    /// Returns a random card of a hand [part F.3]; the first one in a trial [PR-6.4].
    pub(crate) fn pick(&mut self, cards: CardSet) -> Option<Card> {
        let count = u32::try_from(cards.len()).expect("100 cards at most");
        match &mut self.dice {
            Some(dice) if count > 0 => cards.nth(dice.below(count)),
            _ => cards.first(),
        }
    }
}

impl Princess {
    /// Deals: characters, hands, deck and Shop [PR-2, part F.3].
    pub(crate) fn deal_cards(&mut self, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        let mut lot: [Character; CHARACTERS] =
            core::array::from_fn(|place| Character::numbered(place + 1));
        dice.shuffle(&mut lot);
        self.seats().seats().zip(lot).for_each(|(seat, character)| self.settle(seat, character));
        let dealt = self.players.values().fold(CardSet::NONE, |dealt, player| {
            dealt.or(player.hand).or(player.attribute.map_or(CardSet::NONE, CardSet::only))
        });
        self.fill_deck(CardSet::ALL.minus(dealt), dice);
        self.refill_shop();
        self.agenda.push(Task::Turn);
        Run { dice: None, tell }.say(self, || Event::dealt(self));
    }

    /// Shuffles cards into a new deck.
    pub(crate) fn fill_deck(&mut self, cards: CardSet, dice: &mut Dice) {
        self.deck.clear();
        cards.for_each(|card| self.put_on_top(card, Seats::NONE, false));
        dice.shuffle(&mut self.deck);
    }

    /// Fills the Shop up to three cards [PR-8.5], and returns the new ones.
    pub(crate) fn refill_shop(&mut self) -> CardSet {
        let before = self.shop;
        while self.shop.len() < SHOP {
            let Some(card) = self.take_top() else { break };
            self.shop.add(card);
        }
        self.shop.minus(before)
    }

    /// Does what is to be done, up to the next question.
    pub(crate) fn advance(&mut self, run: &mut Run<'_, impl Tell<Self>>) {
        while !self.agenda.is_empty() {
            self.carry_on(run);
            if self.is_over() {
                self.agenda.clear();
                return;
            }
            if !self.owing.is_empty() {
                return;
            }
        }
    }

    /// Does the last task of the agenda.
    fn carry_on(&mut self, run: &mut Run<'_, impl Tell<Self>>) {
        // Each task is read where it lies: to copy all of it, whatever it is, takes longer.
        match *self.agenda.take_last() {
            Task::Turn => self.begin_turn(run),
            Task::Phase(moment) => self.begin_phase(moment),
            Task::EachStarts(card) => {
                self.agenda.push(Task::EachStart(card, self.in_order(self.living())));
            }
            Task::EachStart(card, row) => self.each_start(card, row),
            Task::Attributes(moment) => self.begin_attributes(moment),
            Task::Attribute(moment, row) => self.attribute_text(moment, row, run),
            Task::Next => self.resolve_next(run),
            Task::Resolved(seat) => self.finish_card(seat),
            Task::End(step) => self.end_step(step, run),
            Task::Text(frame) => self.carry_text_on(frame, run),
            Task::Answer(frame) => self.answer_occasion(frame, run),
            Task::Unmute => self.muted = false,
            Task::Draws(draws) => self.draw_next(draws, run),
            Task::TakeTop(seat) => self.draw_top(seat, run),
            Task::Discards { seat, left, random } => self.discard_next((seat, left), random, run),
            Task::Bury { row, by, is_looted } => self.bury_next((row, by), is_looted, run),
            Task::Eliminations { by, left } => self.fire_eliminations(by, left),
            Task::Survivors { row, source } => self.survive(row, source, run),
            Task::Fire(occasion) => self.fire(occasion),
            Task::Ask(ask) => self.pose(ask, run),
        }
    }

    fn begin_turn(&mut self, run: &mut Run<'_, impl Tell<Self>>) {
        self.turn += 1;
        self.phase = Phase::Start;
        for seat in self.seats().seats() {
            let player = &mut self.players[seat];
            let (target, outcome) = (player.target.take(), player.outcome.take());
            player.last = player.shown.take().map(|card| LastLaid { card, target, outcome });
            (player.laid, player.symbol) = (Laid::Empty, None);
        }
        let cards = self.refill_shop();
        run.say(self, || Event::TurnBegan { turn: self.turn });
        if !cards.is_empty() {
            run.say(self, || Event::ShopFilled { cards: self.ids(cards) });
        }
        self.agenda.push(Task::End(1));
        self.agenda.push(Task::Next);
        self.agenda.push(Task::Ask(Ask::Action));
        self.agenda.push(Task::Ask(Ask::Ghosts));
        self.agenda.push(Task::Phase(Moment::Start));
    }

    /// Begins the start or end texts: the environment's, then those of the attributes [PR-3.2].
    /// All of them count as a running trigger [E-trigger].
    pub(crate) fn begin_phase(&mut self, moment: Moment) {
        self.muted = true;
        self.agenda.push(Task::Unmute);
        self.agenda.push(Task::Attributes(moment));
        let Some(card) = self.environment else { return };
        if moment == Moment::Start && self.has_text(card, Trigger::EachStart) {
            self.agenda.push(Task::EachStarts(card));
        }
        if self.has_text(card, moment.trigger()) {
            let frame = Frame::new(card, When::On(moment.trigger()), Cast::default());
            self.agenda.push(Task::Text(frame));
        }
    }

    fn each_start(&mut self, card: Card, row: Row) {
        let Some(seat) = row.first() else { return };
        self.agenda.push(Task::EachStart(card, row.rest()));
        if self.is_alive(seat) {
            let cast = Cast { me: Some(seat), ..Cast::default() };
            let frame = Frame::new(card, When::On(Trigger::EachStart), cast);
            self.agenda.push(Task::Text(frame));
        }
    }

    /// Begins the start or end texts of the attributes. Mostly there is none, and then the order
    /// need not be found: nothing happens in between that would change an attribute.
    fn begin_attributes(&mut self, moment: Moment) {
        let has_text = |card| self.has_text(card, moment.trigger());
        if self.players.values().any(|player| player.attribute.is_some_and(has_text)) {
            self.agenda.push(Task::Attribute(moment, self.in_order(self.living())));
        }
    }

    /// Begins the text of the next attribute that has one for this moment.
    fn attribute_text(&mut self, moment: Moment, row: Row, run: &mut Run<'_, impl Tell<Self>>) {
        let mut rest = row;
        while let Some(seat) = rest.next() {
            let attribute = self.players[seat].attribute.filter(|_| self.is_alive(seat));
            let text = attribute.filter(|card| self.has_text(*card, moment.trigger()));
            if let Some(card) = text {
                self.agenda.push(Task::Attribute(moment, rest));
                let cast = Cast { me: Some(seat), ..Cast::default() };
                let frame = Frame::new(card, When::On(moment.trigger()), cast);
                self.tell_trigger(&frame, run);
                self.agenda.push(Task::Text(frame));
                return;
            }
        }
    }

    /// Turns up the cards, and fixes targets and outcomes [PR-3.5, PR-5].
    pub(crate) fn reveal(&mut self, run: &mut Run<'_, impl Tell<Self>>) {
        self.phase = Phase::Resolution;
        let laying = self.with_sealed();
        for seat in laying {
            let Some(Choice::Play { card, side }) = self.sealed[seat].take() else { continue };
            let target = self.neighbor(seat, side);
            let symbol = self.cards.facts(card).symbol;
            let player = &mut self.players[seat];
            player.hand.remove(card);
            (player.anchor, player.laid) = (Some(card), Laid::Revealed);
            (player.target, player.symbol, player.shown) = (target, symbol, Some(card));
        }
        for seat in laying {
            self.players[seat].outcome = Some(self.compare(seat));
        }
        run.say(self, || Event::revealed(self, laying));
    }

    /// Compares a card with the one that its target laid [PR-5].
    fn compare(&self, seat: Seat) -> Outcome {
        let player = &self.players[seat];
        let own = player.symbol.expect("a laid card has a symbol");
        let other = player.target.and_then(|target| self.players[target].symbol);
        Outcome::of(own, other, self.modifiers(seat))
    }

    /// Resolves the next card, or asks which it is [PR-6].
    fn resolve_next(&mut self, run: &mut Run<'_, impl Tell<Self>>) {
        let pending = self.pending();
        let Some(seat) = self.first_of(pending) else { return };
        self.agenda.push(Task::Next);
        let group = self.group_of(seat, pending);
        if group.len() > 1 {
            self.agenda.push(Task::Ask(Ask::Order { seat, group }));
        } else {
            self.resolve(seat, run);
        }
    }

    /// Begins the text of a card.
    pub(crate) fn resolve(&mut self, seat: Seat, run: &mut Run<'_, impl Tell<Self>>) {
        let player = &mut self.players[seat];
        player.laid = Laid::Resolving;
        let card = player.anchor.expect("a pending card lies on its anchor");
        let outcome = player.outcome.expect("outcomes are fixed at the reveal");
        let target = player.target;
        run.say(self, || Event::resolving(self, seat));
        self.agenda.push(Task::Resolved(seat));
        if self.cards.has_text(card, When::Outcome(outcome)) {
            let cast = Cast { me: Some(seat), target, source: None };
            self.agenda.push(Task::Text(Frame::new(card, When::Outcome(outcome), cast)));
        }
    }

    /// The text of a card is over: its outcome is an occasion [E-on-success].
    fn finish_card(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        if player.laid == Laid::Resolving {
            player.laid = if player.anchor.is_some() { Laid::Resolved } else { Laid::Empty };
        }
        let (outcome, target) = (player.outcome, player.target);
        let trigger = Trigger::from(outcome.expect("outcomes are fixed at the reveal"));
        self.fire(Occasion { trigger, seat, target, source: None });
    }

    /// Does one of the seven steps of the end of a turn [PR-12].
    fn end_step(&mut self, step: u8, run: &mut Run<'_, impl Tell<Self>>) {
        if step < LAST_STEP {
            self.agenda.push(Task::End(step + 1));
        }
        if step == LAST_STEP && !self.is_scene {
            self.agenda.push(Task::Turn);
        }
        match step {
            1 => self.return_cards(run),
            2 => self.agenda.push(Task::Phase(Moment::End)),
            3 => self.agenda.push(Task::Ask(Ask::Limit { gold: 0 })),
            4 => self.recover(run),
            5 => self.agenda.push(Task::Ask(Ask::Reincarnate)),
            6 => self.test_deck(run),
            _ => {
                if self.turn == TURNS_MAX {
                    self.end(None, Road::Turns, run);
                }
            }
        }
    }

    fn return_cards(&mut self, run: &mut Run<'_, impl Tell<Self>>) {
        self.phase = Phase::End;
        for seat in self.seats().seats() {
            let player = &mut self.players[seat];
            if let Some(card) = player.anchor.take() {
                player.hand.add(card);
            }
            player.laid = Laid::Empty;
        }
        run.say(self, || Event::CardsReturned);
    }

    fn recover(&mut self, run: &mut Run<'_, impl Tell<Self>>) {
        for seat in self.seats().seats() {
            let player = &mut self.players[seat];
            (player.shield, player.thorns) = (0, 0);
            if player.skips {
                (player.stunned, player.skips) = (false, false);
                run.say(self, || Event::Recovered { seat });
            }
        }
    }

    /// Brings ghosts back [PR-14.6, PR-14.7].
    pub(crate) fn reincarnate(&mut self, run: &mut Run<'_, impl Tell<Self>>) {
        let back = self.with_sealed();
        let back: Seats =
            back.filter(|seat| self.sealed[*seat] == Some(Choice::Reincarnate)).collect();
        self.seats().seats().for_each(|seat| self.sealed[seat] = None);
        self.agenda.push(Task::Ask(Ask::Limit { gold: 1 }));
        for seat in self.in_order(back) {
            let hearts = self.hearts_max(seat);
            let player = &mut self.players[seat];
            let discarded = player.hand.minus(self.cards.of_kind(Kind::Hand));
            player.hand = player.hand.minus(discarded);
            (player.life, player.hearts) = (Life::Alive, hearts);
            player.gold = u16::try_from(discarded.len()).expect("100 cards at most");
            self.discards = self.discards.or(discarded);
            run.say(self, || Event::Reincarnated {
                seat,
                hearts,
                gold: self.players[seat].gold,
                hand: self.ids(self.players[seat].hand),
                discarded: self.ids(discarded),
            });
        }
    }

    /// Ends the game for the holder of La Princesa if the deck is empty, or renews it [PR-13.2].
    fn test_deck(&mut self, run: &mut Run<'_, impl Tell<Self>>) {
        if !self.deck.is_empty() {
            return;
        }
        if let Some(seat) = self.holder() {
            return self.end(Some(seat), Road::Princess, run);
        }
        if !self.discards.is_empty() {
            let cards = core::mem::take(&mut self.discards);
            self.renewed = cards;
            let dice = run.dice.as_mut().expect("a trial does not reach the end of a turn");
            self.fill_deck(cards, dice);
            run.say(self, || Event::DeckRenewed { cards: cards.len() });
        }
    }

    /// Ends the game. Events that are being carried out are discarded, too [part F.1].
    pub(crate) fn end(
        &mut self,
        winner: Option<Seat>,
        road: Road,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        self.over = Some(Over { winner, road });
        self.phase = Phase::Over;
        for place in 0..self.agenda.len() {
            if let Task::Text(frame) = self.agenda[place] {
                self.finish_text(&frame);
            }
        }
        self.agenda.clear();
        let winners = winner.map_or(Seats::NONE, Seats::only);
        run.say(self, || Event::Ended { winners, road });
    }

    pub(crate) fn pending(&self) -> Seats {
        self.with(Player::is_pending)
    }

    /// Returns the seats whose answer is sealed.
    pub(crate) fn with_sealed(&self) -> Seats {
        self.seats().seats().filter(|seat| self.sealed[*seat].is_some()).collect()
    }

    /// Returns the only direction, if there are two living players [PR-4.3].
    pub(crate) fn sides(&self) -> &'static [Side] {
        if self.living().len() == 2 { &[Side::Left] } else { &Side::ALL }
    }
}
