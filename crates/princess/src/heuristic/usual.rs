//! What texts are worth to their controller, whatever the position: only the company counts.

use alloc::vec::Vec;

use super::{DRAW, GOLD, HEART, STUN};
use crate::{CardFacts, Detail, Line, LineForm, Lines, Outcome, Selector, Step, Steps, Verb, When};

/// How many players there are for what is done to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Company {
    /// The living players.
    living: usize,
    /// Whether the viewer is one of them.
    is_alive: bool,
}

/// The most players.
const LIVING_MAX: usize = 8;

impl Company {
    pub(crate) fn new(living: u32, is_alive: bool) -> Self {
        Self { living: usize::try_from(living).unwrap_or(0).min(LIVING_MAX), is_alive }
    }

    /// Lists all there can be, in the order of their places.
    fn all() -> impl Iterator<Item = Self> {
        let each = |living| [false, true].map(|is_alive| Self { living, is_alive });
        (0..=LIVING_MAX).flat_map(each)
    }

    fn place(self) -> usize {
        2 * self.living + usize::from(self.is_alive)
    }

    fn living(self) -> i32 {
        i32::try_from(self.living).unwrap_or(0)
    }

    /// Returns how much what happens to one other player counts, in hundredths.
    pub(super) fn envy(self) -> i32 {
        30 + 70 / (self.living() - i32::from(self.is_alive)).max(1)
    }

    /// Returns what a hand card is worth.
    fn hand_card(self, facts: &CardFacts) -> i32 {
        let points = |outcome| {
            let text = facts.texts.iter().find(|(when, _)| *when == When::Outcome(outcome));
            text.map_or(0, |(_, lines)| self.lines(lines))
        };
        let [success, tie, fumble] = Outcome::ALL.map(points);
        (4 * success + 3 * tie + 3 * fumble) / 10
    }

    /// Returns what a text is worth to its controller.
    pub(super) fn lines(self, lines: &Lines) -> i32 {
        lines.iter().map(|line| self.line(line)).sum()
    }

    fn line(self, line: &Line) -> i32 {
        let steps = |steps: &Steps| steps.iter().map(|step| self.step(step)).sum::<i32>();
        let points = match line.form {
            LineForm::Plain => steps(&line.steps),
            LineForm::Pay(price) => (steps(&line.steps) - GOLD * i32::from(price)).max(0),
            LineForm::Either => steps(&line.steps).max(steps(&line.others)),
        };
        if line.condition.is_some() { points / 2 } else { points }
    }

    /// Returns what a step is usually worth to its controller.
    fn step(self, step: &Step) -> i32 {
        let (n, envy) = (i32::from(step.amount.n) + i32::from(step.amount.ghosts), self.envy());
        // What it is worth to one player on whom it is carried out.
        let points = match step.verb {
            Verb::Damage | Verb::Lose => -HEART * n,
            Verb::Heal => HEART * 7 / 10 * n,
            Verb::Shield => 30 * n,
            Verb::Thorns => 35 * n,
            Verb::Gold => GOLD * n,
            Verb::Fine => -GOLD * n * 2 / 3,
            Verb::Draw => DRAW * n,
            Verb::Discard if step.detail == Detail::Random => -DRAW * n,
            Verb::Discard => -DRAW * n / 2,
            Verb::Salvage | Verb::Shop => DRAW * 5 / 4,
            Verb::Strip => -DRAW,
            Verb::Stun => -STUN,
            Verb::Princess => 2 * HEART,
            Verb::Steal => return GOLD * n * (100 + envy) / 100,
            Verb::Give => return -GOLD * n * (100 + envy) / 100,
            Verb::Take => return DRAW * (100 + envy) / 100,
            Verb::Pass => return -DRAW,
            Verb::Swap => return DRAW / 2,
            Verb::Cancel => return STUN / 2,
            Verb::Scry => return DRAW / 3,
            Verb::Exorcise => return 10,
            Verb::Mill | Verb::Restock | Verb::Haunt | Verb::Clear => return 0,
        };
        let others = self.living() - 1;
        let share = match step.who {
            Some(Selector::Me) | None => 100,
            Some(Selector::Both) => 100 - envy,
            Some(Selector::Neighbors) => -envy * others.min(2),
            Some(Selector::Others) => -envy * others,
            Some(Selector::All) => 100 - envy * others,
            Some(Selector::Richest | Selector::Poorest | Selector::Strongest) => -envy / 2,
            Some(Selector::Weakest | Selector::Holder) => 0,
            Some(_) => -envy,
        };
        points * share / 100
    }
}

/// What each hand card is worth in each company. Bots ask for it all the time, so it is worked out
/// once.
#[derive(Debug)]
pub(crate) struct UsualWorths(Vec<i32>);

impl UsualWorths {
    /// The number of companies.
    const COMPANIES: usize = 2 * (LIVING_MAX + 1);

    pub(crate) fn of(cards: &[CardFacts]) -> Self {
        let of_card = |facts| Company::all().map(move |company| company.hand_card(facts));
        Self(cards.iter().flat_map(of_card).collect())
    }

    /// Returns the worth of the card at this place of the card file.
    pub(crate) fn get(&self, card: usize, company: Company) -> i32 {
        self.0[Self::COMPANIES * card + company.place()]
    }
}
