//! Draws, purchases, and what a card does by its kind [PR-7, PR-8].

use kernel::{Seat, Seats, Tell};

use crate::{
    Ask, Card, Cast, Draws, Event, Frame, Kind, Occasion, Princess, Task, Trigger, When, turn::Run,
};

impl Princess {
    /// Makes the next of several draws [PR-7.6].
    pub(crate) fn draw_next(&mut self, draws: Draws, run: &mut Run<'_, impl Tell<Self>>) {
        let Draws { seat, left, by } = draws;
        let is_stopped = by.is_some_and(|by| !self.is_alive(by)) || !self.is_alive(seat);
        if left == 0 || is_stopped {
            return;
        }
        self.agenda.push(Task::Draws(Draws { left: left - 1, ..draws }));
        if let Some(tally) = &mut self.trial {
            tally.draws[seat] += 1;
            return;
        }
        if !self.shop.is_empty() && self.players[seat].gold >= self.price(seat) {
            self.agenda.push(Task::TakeTop(seat));
            self.agenda.push(Task::Ask(Ask::Buy { seat }));
        } else {
            self.draw_top(seat, run);
        }
    }

    /// Buys a card of the Shop: it is put on top of the deck [PR-8.2].
    pub(crate) fn buy(&mut self, seat: Seat, card: Card, run: &mut Run<'_, impl Tell<Self>>) {
        let price = self.price(seat);
        self.players[seat].spend(price);
        self.shop.remove(card);
        self.put_on_top(card, Seats::NONE, true);
        run.say(self, || Event::Bought { seat, card: self.cards.id(card), price });
        self.fire(Occasion { trigger: Trigger::Bought, seat, target: None, source: None });
    }

    /// Draws the top card of the deck, if there is one [PR-7.1].
    pub(crate) fn draw_top(&mut self, seat: Seat, run: &mut Run<'_, impl Tell<Self>>) {
        if !self.is_alive(seat) {
            return;
        }
        if let Some(card) = self.take_top() {
            run.say(self, || Event::Drew { seat, card: self.cards.id(card) });
            self.receive(seat, card, run);
        }
    }

    /// Does with a card what its kind says [PR-7.2 to PR-7.5].
    pub(crate) fn receive(&mut self, seat: Seat, card: Card, run: &mut Run<'_, impl Tell<Self>>) {
        match self.cards.kind(card) {
            Kind::Hand => self.players[seat].hand.add(card),
            Kind::Attribute if self.players[seat].attribute.is_some() => {
                self.agenda.push(Task::Ask(Ask::Attribute { seat, card }));
            }
            Kind::Attribute => {
                self.players[seat].attribute = Some(card);
                let card = self.cards.id(card);
                run.say(self, || Event::GotAttribute { seat, card, discarded: None });
            }
            Kind::Environment => {
                let old = self.environment.replace(card);
                if let Some(old) = old {
                    self.discards.add(old);
                }
                let discarded = old.map(|old| self.cards.id(old));
                let card = self.cards.id(card);
                run.say(self, || Event::EnvironmentChanged { seat, card, discarded });
            }
            Kind::Event => {
                run.say(self, || Event::Happened { seat, card: self.cards.id(card) });
                let cast = Cast { me: Some(seat), ..Cast::default() };
                self.agenda.push(Task::Text(Frame::new(card, When::Now, cast)));
            }
        }
    }

    /// Keeps one of two attributes [PR-7.3].
    pub(crate) fn keep_attribute(
        &mut self,
        seat: Seat,
        (new, is_new_kept): (Card, bool),
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        let old = self.players[seat].attribute.expect("there is a choice only with an old one");
        let (kept, other) = if is_new_kept { (new, old) } else { (old, new) };
        self.players[seat].attribute = Some(kept);
        self.discards.add(other);
        let (card, discarded) = (self.cards.id(kept), Some(self.cards.id(other)));
        run.say(self, || Event::GotAttribute { seat, card, discarded });
    }
}
