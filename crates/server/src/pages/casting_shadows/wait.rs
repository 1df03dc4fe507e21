//! What the reader sees while others choose: the own book, and who is acting or asked.

use catalog::casting_shadows::{Aim, Phase, Reply};
use maud::{Markup, html};

use super::board::Board;

impl Board<'_> {
    pub(super) fn wait(&self, here: &str) -> Markup {
        let (place, reader) = (self.paper().place, self.reader());
        let alive = reader.is_some_and(|seat| self.view.is_alive(seat));
        html! {
            div.hand.resting data-phase="wait" {
                @if let Some(seat) = reader.filter(|_| alive) { (self.resting_book(seat)) }
            }
            section.prompt.panel.calm {
                h2 { (self.waiting_for()) }
                @if let Some(says) = self.sealed() { p { (says) } }
                p {
                    @if reader.is_none() { (place.say("room-watching")) }
                    @else if !alive && self.view.phase != Phase::Pick { (self.say("wait-out")) }
                    @else { (self.say("table-nothing-to-do")) (self.context.call()) }
                }
                noscript { a.button href=(here) { (place.say("room-look-again")) } }
                a.button href="/games/casting-shadows/rules?quick=true" data-peek { (self.say("table-how")) }
                a.button href="/games/casting-shadows/cards" { (self.say("table-all-cards")) }
            }
        }
    }

    fn waiting_for(&self) -> String {
        let view = self.view;
        let name = ("name", self.context.names.of(view.active).into());
        let names = ("names", self.names(view.owing).into());
        let key = match view.phase {
            Phase::Over => return self.say("table-over"),
            Phase::Push => {
                let target = match view.attack.map(|attack| attack.aim) {
                    Some(Aim::At(seat)) => seat,
                    _ => view.active,
                };
                if self.reader() == Some(target) {
                    return self.with("wait-push-you", &[name]);
                }
                let target = self.context.names.of(target);
                return self.with("wait-push", &[name, ("target", target.into())]);
            }
            phase => format!("wait-{}", phase.id()),
        };
        self.with(&key, &[name, names])
    }

    /// Says what the reader has answered in the open window.
    fn sealed(&self) -> Option<String> {
        let reply = self.reader().and_then(|seat| self.view.sealed[seat])?;
        Some(match reply {
            Reply::Pass => self.say("wait-sealed-pass"),
            Reply::Plays(answer) => {
                let card = self.words().name(answer.card().id());
                self.with("wait-sealed", &[("card", card.into())])
            }
        })
    }
}
