//! What the reader sees while others choose: the own hand, and who still owes an answer.

use catalog::princess::{Ask, CardSet, Choice, Life};
use kernel::Seat;
use maud::{Markup, html};

use super::{ask::ask_id, board::Board};

impl Board<'_> {
    pub(super) fn wait(&self, here: &str) -> Markup {
        let place = self.paper().place;
        html! {
            div.hand.resting data-phase="wait" {
                @if let Some(seat) = self.reader() { (self.resting_hand(seat)) }
            }
            section.prompt.panel.calm {
                h2 { (self.waiting_for()) }
                @if let Some(seat) = self.reader() { (self.own_part(seat)) } @else { p { (place.say("room-watching")) } }
                noscript { a.button href=(here) { (place.say("room-look-again")) } }
                a.button href="/games/princess/rules?quick=true" data-peek { (self.say("table-how")) }
                a.button href="/games/princess/cards" { (self.say("table-all-cards")) }
            }
        }
    }

    /// Draws the own hand with nothing to choose. It may scroll, so keys must reach it.
    fn resting_hand(&self, seat: Seat) -> Markup {
        let seen = &self.view.players[seat];
        let hand = seen.hand.unwrap_or(CardSet::NONE);
        let chosen = self.view.sealed[seat].and_then(Choice::card);
        html! {
            @if !hand.is_empty() {
                div.cards.fan tabindex="0" role="group" aria-label=(self.say("table-hand-you")) {
                    @for card in hand {
                        div.choice.held.picked[chosen == Some(card)] data-move={ "card-" (self.view.cards.id(card)) } {
                            span.face { (self.printer().card(card).small()) }
                        }
                    }
                }
            }
        }
    }

    fn waiting_for(&self) -> String {
        let names = ("names", self.names(self.view.owing).into());
        let Some(ask) = self.view.ask.filter(|_| !self.view.owing.is_empty()) else {
            return self.words().name(self.view.phase.id());
        };
        let is_asked_of = |seat: Seat| self.reader() == Some(seat);
        let (other, key) = match ask {
            Ask::Action => return self.with("table-waiting", &[names]),
            Ask::Loot { victim, .. } => (Some(victim), "loot"),
            Ask::Take { from, .. } => {
                (Some(from), if is_asked_of(from) { "take-you" } else { "take" })
            }
            Ask::Pass { to, .. } => (Some(to), if is_asked_of(to) { "pass-you" } else { "pass" }),
            ask => (None, ask_id(ask)),
        };
        let victim = other.map(|seat| self.called(seat)).unwrap_or_default();
        self.with(&format!("wait-{key}"), &[names, ("victim", victim.into())])
    }

    /// Says what the reader has chosen, or why there is nothing to choose.
    fn own_part(&self, seat: Seat) -> Markup {
        let (view, seen) = (self.view, &self.view.players[seat]);
        let is_action = view.ask == Some(Ask::Action);
        let missing = usize::from(seen.hearts_max).saturating_sub(seen.hand_size);
        let has_ghosts = view.ghosts == catalog::princess::Ghosts::On;
        html! {
            @if let Some(choice) = view.sealed[seat] {
                p { (self.sealed_choice(seat, choice)) }
            } @else if seen.life != Life::Alive && has_ghosts {
                p { (self.say("wait-ghost")) } p { (self.number("wait-ghost-left", "count", missing)) }
            } @else if seen.life != Life::Alive {
                p { (self.say("wait-out")) }
            } @else if is_action && seen.stunned {
                p { (self.say("wait-stunned")) }
            } @else if is_action && seen.hand_size == 0 {
                p { (self.say("wait-no-cards")) }
            } @else { p { (self.say("table-nothing-to-do")) (self.context.call()) } }
        }
    }

    fn sealed_choice(&self, seat: Seat, choice: Choice) -> String {
        let card = choice.card().map(|card| self.card_name(card)).unwrap_or_default();
        match choice {
            Choice::Play { side, .. } => {
                let target = self.view.neighbor(seat, side).map(|it| self.context.names.of(it));
                let places = [("card", card.into()), ("name", target.unwrap_or_default().into())];
                self.with("page-sealed-play", &places)
            }
            Choice::No | Choice::Stay => self.say("page-sealed-no"),
            Choice::Haunt { .. } => self.with("page-sealed-haunt", &[("card", card.into())]),
            Choice::Discard { .. } => self.with("page-sealed-discard", &[("card", card.into())]),
            _ => self.say("wait-answered"),
        }
    }
}
