//! Windows: who is asked for a counterspell, and what the answers do.

use kernel::{Seat, Seats, Tell};

use crate::{
    Answer, CastingShadows, Event, Means, Reply, Source, Symbol, Window, book::copy_to_play,
    state::Step,
};

impl CastingShadows {
    /// Asks those of these seats who hold a counterspell of any kind [CS-10.3]. If there is nobody
    /// to ask, the game goes on at once.
    pub(crate) fn open_window(
        &mut self,
        window: Window,
        concerned: Seats,
        tell: &mut impl Tell<Self>,
    ) {
        let asked: Seats = concerned.filter(|seat| !self.players[*seat].held.is_empty()).collect();
        if asked.is_empty() {
            return self.close_window(window, tell);
        }
        self.step = Step::Window(window);
        self.owing = asked;
        tell.tell(Event::Asked { window, seats: asked }, self);
    }

    /// Seals an answer; when all are in, they are carried out [CS-10.4].
    pub(crate) fn seal(&mut self, seat: Seat, reply: Reply, tell: &mut impl Tell<Self>) {
        self.sealed[seat] = Some(reply);
        self.owing = self.owing.without(seat);
        tell.tell(Event::Sealed { seat, reply }, self);
        tell.tell(Event::Answered { seat }, self);
        let Step::Window(window) = self.step else { return };
        if self.owing.is_empty() {
            for seat in self.turn_order() {
                if let Some(Reply::Plays(answer)) = self.sealed[seat].take()
                    && !self.is_moot(answer)
                {
                    self.counter(seat, answer, tell);
                }
            }
            self.close_window(window, tell);
        }
    }

    /// Returns whether an answer has nothing left to work on, so that it stays hidden [CS-10.5].
    fn is_moot(&self, answer: Answer) -> bool {
        match answer {
            _ if self.is_over() => true,
            Answer::Shield | Answer::Fog | Answer::Poof(_) => self.attack.is_none(),
            Answer::Retort | Answer::Trap | Answer::Butterpaws(_) => !self.me().is_alive(),
            Answer::Wind => false,
        }
    }

    /// Shows a counterspell and carries out its effect [CS-10.11 to CS-10.17].
    fn counter(&mut self, seat: Seat, answer: Answer, tell: &mut impl Tell<Self>) {
        let held = &mut self.players[seat].held;
        let place = copy_to_play(held, answer.card()).expect("the gate has looked into the book");
        held.remove(place);
        self.bury(answer.card());
        match (answer, &mut self.attack) {
            (Answer::Shield, Some(attack)) => attack.shields = attack.shields.with(seat),
            (Answer::Poof(hex), _) => self.players[seat].hex = Some(hex),
            (Answer::Butterpaws(die), _) => self.pool.dice[die.index()] = Some(Symbol::Cursed),
            _ => {}
        }
        tell.tell(Event::Countered { seat, answer }, self);
        let source = Source::Counterspell(answer.card());
        match answer {
            Answer::Fog => self.cancel(tell),
            Answer::Retort => {
                let took = self.attack.map_or(0, |attack| attack.took[seat]);
                self.react((seat, source), took.min(3), tell);
            }
            Answer::Trap => self.react((seat, source), 2, tell),
            Answer::Wind => self.heal(seat, (3, source), tell),
            Answer::Shield | Answer::Poof(_) | Answer::Butterpaws(_) => {}
        }
    }

    /// Cancels the spell under way for all its targets [CS-10.12].
    fn cancel(&mut self, tell: &mut impl Tell<Self>) {
        if let Some(Means::Spell(card)) = self.attack.take().map(|attack| attack.means) {
            tell.tell(Event::Cancelled { seat: self.active, card }, self);
        }
    }

    /// Goes on after a window. If the active player is out, the turn is over [CS-11.4].
    fn close_window(&mut self, window: Window, tell: &mut impl Tell<Self>) {
        if self.is_over() || !self.me().is_alive() {
            return;
        }
        match window {
            Window::Attack if self.attack.is_some() => self.strike(tell),
            Window::Attack | Window::Arrival => self.ask(Step::Act),
            Window::Hit => self.finish_attack(tell),
        }
    }
}
