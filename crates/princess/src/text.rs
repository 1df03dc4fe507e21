//! Carrying out texts: lines, conditions, and the players that a step names.

use kernel::{Seat, Tell};

use crate::{
    Amount, Ask, Card, Cast, Condition, Count, Event, Frame, Kind, Line, LineForm, Measure,
    Occasion, Princess, Row, Selector, Stage, Step, Task, TextOf, Trigger, Verb, When, turn::Run,
};

impl Princess {
    /// Carries a text on, as far as nothing else comes first: what follows from a step is put on
    /// the agenda above the text.
    pub(crate) fn carry_text_on(&mut self, mut frame: Frame, run: &mut Run<'_, impl Tell<Self>>) {
        while self.is_controlled(&frame)
            && let Some(line) = self.line(&frame)
        {
            let (condition, form) = (line.condition, line.form);
            // A copy, because what a step does changes the game that has the line.
            let steps = if frame.is_second { line.others } else { line.steps };
            let goes_on = match frame.stage {
                Stage::Line => self.begin_line(&mut frame, condition, form),
                Stage::Step | Stage::Row => true,
            };
            if !goes_on || !self.carry_line_on(&mut frame, &steps, run) {
                return;
            }
        }
        self.finish_text(&frame);
    }

    /// Carries out the steps of a line that has begun; returns whether the text goes on at once.
    fn carry_line_on(
        &mut self,
        frame: &mut Frame,
        steps: &[Step],
        run: &mut Run<'_, impl Tell<Self>>,
    ) -> bool {
        while frame.stage != Stage::Line && self.is_controlled(frame) {
            let goes_on = match (frame.stage, steps.get(usize::from(frame.step))) {
                (Stage::Row, Some(step)) => self.carry_step_on(frame, *step, run),
                (_, Some(step)) => self.begin_step(frame, *step, run),
                (_, None) => {
                    frame.next_line();
                    true
                }
            };
            if !goes_on {
                return false;
            }
        }
        true
    }

    /// Returns whether the controller of a text, if it has one, is alive [PR-10.8].
    fn is_controlled(&self, frame: &Frame) -> bool {
        frame.cast.me.is_none_or(|me| self.is_alive(me))
    }

    /// Returns the present line of a text.
    pub(crate) fn line(&self, frame: &Frame) -> Option<&Line> {
        match frame.when {
            TextOf::Card(when) => self.cards.line(frame.card, when, frame.line),
            TextOf::Scratch => self.cards.scratch().get(usize::from(frame.line)),
        }
    }

    /// A text is over: the card of an event is discarded [PR-7.5].
    pub(crate) fn finish_text(&mut self, frame: &Frame) {
        if frame.is_event() {
            self.discards.add(frame.card);
        }
    }

    /// Looks at the condition and form of a line; returns whether the text goes on at once.
    fn begin_line(
        &mut self,
        frame: &mut Frame,
        condition: Option<Condition>,
        form: LineForm,
    ) -> bool {
        let holds = condition.is_none_or(|it| self.holds(it, frame.cast));
        let is_affordable = |price| self.gold_of(frame.cast.me) >= u16::from(price);
        let ask = match (form, frame.cast.me) {
            (LineForm::Plain, _) if holds => {
                frame.enter(false);
                return true;
            }
            (LineForm::Pay(price), Some(seat)) if holds && is_affordable(price) => {
                Ask::Pay { seat }
            }
            (LineForm::Either, Some(seat)) if holds => Ask::Either { seat },
            _ => {
                frame.next_line();
                return true;
            }
        };
        self.agenda.push(Task::Text(*frame));
        self.agenda.push(Task::Ask(ask));
        false
    }

    fn gold_of(&self, seat: Option<Seat>) -> u16 {
        seat.map_or(0, |seat| self.players[seat].gold)
    }

    /// Finds the players of a step; returns whether the text goes on at once.
    fn begin_step(
        &mut self,
        frame: &mut Frame,
        step: Step,
        run: &mut Run<'_, impl Tell<Self>>,
    ) -> bool {
        frame.amount = self.amount(step.amount);
        match (step.who, frame.cast.me) {
            (None, me) => {
                frame.next_step();
                let amount = frame.amount;
                self.do_above(frame, |it| it.carry_out_once(step.verb, (me, amount), run))
            }
            (Some(Selector::Chosen), Some(seat)) => {
                frame.stage = Stage::Row;
                self.agenda.push(Task::Text(*frame));
                self.agenda.push(Task::Ask(Ask::Player { seat }));
                false
            }
            (Some(who), _) => {
                frame.row = self.select(who, frame.cast);
                frame.stage = Stage::Row;
                self.carry_step_on(frame, step, run)
            }
        }
    }

    /// Carries a step out for the next player of its row, or for all of them at once; returns
    /// whether the text goes on at once.
    fn carry_step_on(
        &mut self,
        frame: &mut Frame,
        step: Step,
        run: &mut Run<'_, impl Tell<Self>>,
    ) -> bool {
        let Some(seat) = frame.row.first() else {
            frame.next_step();
            return true;
        };
        if matches!(step.verb, Verb::Damage | Verb::Lose) {
            let now = *frame;
            frame.next_step();
            return self.do_above(frame, |it| it.strike(&now, step.verb, run));
        }
        frame.row = frame.row.rest();
        // An earlier player of the row may have eliminated this one.
        !self.is_alive(seat) || self.do_above(frame, |it| it.carry_out(frame, step, seat, run))
    }

    /// Does something with the text already on the agenda, so that what follows comes to lie above
    /// it. If nothing follows, the text goes on, and is taken down again.
    fn do_above(&mut self, frame: &Frame, act: impl FnOnce(&mut Self)) -> bool {
        self.agenda.push(Task::Text(*frame));
        let depth = self.agenda.len();
        act(self);
        // The agenda of a game that is over is empty.
        let goes_on = self.agenda.len() == depth;
        if goes_on {
            self.agenda.drop_last();
        }
        goes_on
    }

    fn amount(&self, amount: Amount) -> u8 {
        let ghosts = if amount.ghosts { self.ghosts().len() } else { 0 };
        amount.n + u8::try_from(ghosts).expect("eight at most")
    }

    /// Returns whether a condition holds [C.2].
    fn holds(&self, condition: Condition, cast: Cast) -> bool {
        let one = |who| self.select(who, cast).first();
        match condition {
            Condition::Has(measure, who, compare, n) => {
                one(who).is_some_and(|seat| compare.holds(self.measure(measure, seat), n))
            }
            Condition::Count(count, compare, n) => {
                let seats = match count {
                    Count::Ghosts => self.ghosts(),
                    Count::Alive => self.living(),
                };
                compare.holds(u16::try_from(seats.len()).expect("eight at most"), n)
            }
            Condition::Holder(who) => {
                let holder = self.holder();
                one(who).is_some_and(|seat| holder == Some(seat))
            }
            Condition::Laid(who, symbol) => {
                one(who).is_some_and(|seat| self.players[seat].symbol == symbol)
            }
        }
    }

    fn measure(&self, measure: Measure, seat: Seat) -> u16 {
        let player = &self.players[seat];
        match measure {
            Measure::Hearts => player.hearts.into(),
            Measure::Gold => player.gold,
            Measure::Cards => u16::try_from(player.cards().len()).expect("100 cards at most"),
        }
    }

    /// Returns the living players that a selector names, in initiative order [C.3].
    pub(crate) fn select(&self, who: Selector, cast: Cast) -> Row {
        let one = |seat: Option<Seat>| {
            seat.filter(|seat| self.is_alive(*seat)).map_or(Row::EMPTY, Row::only)
        };
        let set = |seats: [Option<Seat>; 2]| {
            let seats = seats.into_iter().flatten();
            self.in_order(seats.filter(|seat| self.is_alive(*seat)).collect())
        };
        let living = || self.living();
        let beside = |side| cast.me.and_then(|me| self.neighbor(me, side));
        match who {
            Selector::Me => one(cast.me),
            Selector::Target => one(cast.target),
            Selector::Both => set([cast.me, cast.target]),
            Selector::Source => one(cast.source),
            Selector::Left => one(beside(crate::Side::Left)),
            Selector::Right => one(beside(crate::Side::Right)),
            Selector::Neighbors => set([beside(crate::Side::Left), beside(crate::Side::Right)]),
            Selector::Others => {
                self.in_order(cast.me.map_or_else(living, |me| living().without(me)))
            }
            Selector::All => self.in_order(living()),
            Selector::Chosen => Row::EMPTY,
            Selector::Richest => one(self.most(|it| i32::from(self.players[it].gold))),
            Selector::Poorest => one(self.most(|it| -i32::from(self.players[it].gold))),
            Selector::Strongest => one(self.most(|it| i32::from(self.players[it].hearts))),
            Selector::Weakest => one(self.most(|it| -i32::from(self.players[it].hearts))),
            Selector::Holder => one(self.holder()),
        }
    }

    /// Returns the living player with the highest value; of equals the first in initiative order.
    fn most(&self, value: impl Fn(Seat) -> i32) -> Option<Seat> {
        let best = self.living().map(&value).max()?;
        self.first_of(self.living().filter(|seat| value(*seat) == best).collect())
    }

    /// An occasion arises: attribute and environment answer it [E-trigger].
    pub(crate) fn fire(&mut self, occasion: Occasion) {
        let Occasion { trigger, seat, target, source } = occasion;
        let is_silent = self.muted || self.is_over() || !self.is_alive(seat);
        if is_silent || !self.is_answered(seat, trigger) {
            return;
        }
        let cast = Cast { me: Some(seat), target, source };
        // The attribute answers first, so it comes to lie on top.
        for card in [self.environment, self.players[seat].attribute].into_iter().flatten() {
            if self.has_text(card, trigger) {
                let frame = Frame::new(card, When::On(trigger), cast);
                self.agenda.push(Task::Answer(frame));
            }
        }
    }

    /// Returns whether attribute or environment has a text for an occasion; mostly none has.
    pub(crate) fn is_answered(&self, seat: Seat, trigger: Trigger) -> bool {
        let answers = |card: Option<Card>| card.is_some_and(|card| self.has_text(card, trigger));
        answers(self.players[seat].attribute) || answers(self.environment)
    }

    /// Begins the text of a trigger; until it is over no other fires.
    pub(crate) fn answer_occasion(&mut self, frame: Frame, run: &mut Run<'_, impl Tell<Self>>) {
        let me = frame.cast.me.expect("an occasion has a player");
        if self.is_alive(me) {
            self.tell_trigger(&frame, run);
            self.muted = true;
            self.agenda.push(Task::Unmute);
            self.agenda.push(Task::Text(frame));
        }
    }

    pub(crate) fn tell_trigger(&self, frame: &Frame, run: &mut Run<'_, impl Tell<Self>>) {
        let (TextOf::Card(When::On(trigger)), Some(seat)) = (frame.when, frame.cast.me) else {
            return;
        };
        run.say(self, || Event::Triggered { seat, card: self.cards.id(frame.card), trigger });
    }

    pub(crate) fn has_text(&self, card: Card, trigger: Trigger) -> bool {
        self.cards.has_text(card, When::On(trigger))
    }

    /// Returns who did it, for texts that hurt or rob: nobody, if it was an environment [PR-10.10].
    pub(crate) fn doer(&self, frame: &Frame) -> Option<Seat> {
        let is_environment = matches!(frame.when, TextOf::Card(_))
            && self.cards.kind(frame.card) == Kind::Environment;
        frame.cast.me.filter(|_| !is_environment)
    }
}
