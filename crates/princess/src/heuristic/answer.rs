//! Answers to questions that come up while texts are carried out, and those of ghosts.

use kernel::Seat;

use super::{DRAW, GOLD, GOLD_USEFUL, reading::Reading, table::Table};
use crate::{
    Ask, Card, Cast, Character, Frame, Line, LineForm, Lines, Selector, Stack, Step, Task, TextOf,
    Verb, When,
};

/// What it is worth to go first with the own card.
const OWN_FIRST: i32 = 300;
/// What a card is worth to a ghost, which needs many to come back.
const GHOST_CARD: i32 = 60;

impl Table<'_> {
    /// Scores going without: an unknown card instead of a purchase, else nothing.
    pub(super) fn no(&self) -> i32 {
        match self.view.ask {
            Some(Ask::Buy { .. }) if self.view.deck_size == 0 => 0,
            Some(Ask::Buy { .. }) => match self.view.deck_known.first() {
                Some(Some(card)) => self.gain(*card),
                _ => DRAW,
            },
            _ => 0,
        }
    }

    /// Returns what a purchase costs. Whoever has plenty of gold minds less.
    pub(super) fn price(&self) -> i32 {
        let seen = self.seen(self.me);
        let points = if seen.gold >= GOLD_USEFUL { GOLD / 2 } else { GOLD };
        points * i32::from(seen.price)
    }

    pub(super) fn loot_gold(&self) -> i32 {
        let Some(Ask::Loot { victim, .. }) = self.view.ask else { return 0 };
        GOLD * i32::from(self.seen(victim).gold.min(GOLD_USEFUL))
    }

    /// Lets the own card go first, unless that of another does the viewer more good.
    pub(super) fn first(&self, card: Card) -> i32 {
        let laid = |seat: &Seat| self.seen(*seat).anchor == Some(card);
        let mut living = self.living;
        let Some(owner) = living.find(laid) else { return 0 };
        if owner == self.me {
            return OWN_FIRST;
        }
        let seen = self.seen(owner);
        let Some(outcome) = seen.outcome else { return 0 };
        let cast = Cast { me: Some(owner), target: seen.target, source: None };
        let mut reading = Reading::new(*self, cast);
        reading.symbol = seen.symbol;
        reading.card(card, When::Outcome(outcome))
    }

    /// Returns the text that is being carried out, its card and present line.
    fn running(&self) -> Option<(Frame, Line)> {
        let frame = self.view.agenda.iter().rev().find_map(|task| match task {
            Task::Text(frame) => Some(*frame),
            _ => None,
        })?;
        self.lines_of(&frame)?.get(usize::from(frame.line)).map(|line| (frame, *line))
    }

    fn lines_of(&self, frame: &Frame) -> Option<&Lines> {
        match frame.when {
            TextOf::Card(when) => self.view.cards.lines(frame.card, when),
            TextOf::Scratch => Some(self.view.cards.scratch()),
        }
    }

    fn reading(&self, frame: &Frame) -> Reading<'_> {
        let mut reading = Reading::new(*self, frame.cast);
        if matches!(frame.when, TextOf::Card(When::Outcome(_))) {
            reading.symbol = self.symbol(frame.card);
        }
        reading.is_guarded = self.seen(self.me).anchor == Some(self.view.cards.princess());
        reading
    }

    pub(super) fn pay(&self) -> i32 {
        let Some((frame, line)) = self.running() else { return 0 };
        let LineForm::Pay(price) = line.form else { return 0 };
        self.reading(&frame).steps(&line.steps) - GOLD * i32::from(price)
    }

    pub(super) fn either(&self, is_second: bool) -> i32 {
        let Some((frame, line)) = self.running() else { return 0 };
        self.reading(&frame).steps(if is_second { &line.others } else { &line.steps })
    }

    /// Chooses the player for whom the present step does the viewer most good.
    pub(super) fn choose(&self, character: Character) -> i32 {
        let Some((frame, line)) = self.running() else { return 0 };
        let steps = if frame.is_second { &line.others } else { &line.steps };
        let mut living = self.living;
        let chosen = living.find(|seat| self.seen(*seat).character == character);
        let Some((step, seat)) = steps.get(usize::from(frame.step)).zip(chosen) else { return 0 };
        self.reading(&frame).step_on(step, seat)
    }

    /// Puts good cards where the viewer will draw them, and bad ones where others will.
    pub(super) fn stack(&self, cards: Stack) -> i32 {
        let own = self.draws_to_come();
        let mut points = 0;
        for (place, card) in cards.into_iter().enumerate() {
            let worth = self.gain(card).clamp(-1_000, 1_000);
            let share = match place.checked_sub(own) {
                None => 100,
                Some(0) => -30,
                Some(1) => -10,
                Some(_) => 0,
            };
            points += worth * share / 100;
        }
        points
    }

    /// Returns how many cards the viewer draws by the rest of the running text.
    fn draws_to_come(&self) -> usize {
        let Some((frame, _)) = self.running() else { return 0 };
        let Some(lines) = self.lines_of(&frame) else { return 0 };
        let is_own = |step: &&Step| {
            let is_me = matches!(step.who, Some(Selector::Me | Selector::Both | Selector::All));
            step.verb == Verb::Draw && is_me && frame.cast.me == Some(self.me)
        };
        let draws = |line: &Line| {
            line.steps.iter().filter(is_own).map(|step| usize::from(step.amount.n)).sum::<usize>()
        };
        lines.iter().skip(frame.line.into()).map(draws).sum()
    }

    /// Keeps the cards that a ghost needs to come back, unless one makes the living bleed: then the
    /// ghost draws for each loss.
    pub(super) fn haunt(&self, card: Card) -> i32 {
        let Some(lines) = self.view.cards.lines(card, When::Now) else { return -GHOST_CARD };
        let steps = lines.iter().flat_map(|line| line.steps.iter());
        let losses = steps.filter(|step| matches!(step.verb, Verb::Damage | Verb::Lose)).count();
        i32::try_from(losses).unwrap_or(0) * 40 - GHOST_CARD
    }
}
