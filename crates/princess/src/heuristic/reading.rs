//! What a text is worth in the present position, if it were carried out now.

use kernel::{BySeat, Seat, Seats};

use super::{GOLD, GOLD_USEFUL, HEART, VICTORY, table::Table};
use crate::{
    Amount, Card, Cast, Line, LineForm, Lines, Selector, Side, Step, Steps, Symbol, Trigger, Verb,
    When,
};

/// What a player may expect of the rest of the turn.
#[derive(Clone, Copy, Default)]
pub(super) struct Danger {
    /// The hearts that others will probably take, in hundredths.
    pub(super) hearts: i32,
    /// How often others will hurt the player, in hundredths.
    pub(super) hits: i32,
}

/// A text that is gone through step by step. Hearts are followed, so that the second of two blows may
/// be the one that kills.
#[derive(Clone, Copy)]
pub(super) struct Reading<'v> {
    pub(super) table: Table<'v>,
    pub(super) cast: Cast,
    /// The symbol of the hand card whose text it is: then `damage-dealt` counts.
    pub(super) symbol: Option<Symbol>,
    /// What the viewer has to fear.
    pub(super) danger: Danger,
    /// Whether the viewer lays La Princesa, so that nobody can take her.
    pub(super) is_guarded: bool,
    pub(super) hearts: BySeat<u8>,
    /// Whether it is the text of a trigger: then no other fires.
    pub(super) is_muted: bool,
}

impl<'v> Reading<'v> {
    pub(super) fn new(table: Table<'v>, cast: Cast) -> Self {
        let hearts = BySeat::new(table.view.seats, |seat| table.seen(seat).hearts);
        Self {
            table,
            cast,
            symbol: None,
            danger: Danger::default(),
            is_guarded: false,
            hearts,
            is_muted: false,
        }
    }

    /// Returns the points of a text of a card; none, if the card does not have it.
    pub(super) fn card(&mut self, card: Card, when: When) -> i32 {
        self.table.view.cards.lines(card, when).map_or(0, |lines| self.text(lines))
    }

    pub(super) fn text(&mut self, lines: &Lines) -> i32 {
        lines.iter().map(|line| self.line(line)).sum()
    }

    pub(super) fn is_mine(&self) -> bool {
        self.cast.me == Some(self.table.me)
    }

    fn line(&mut self, line: &Line) -> i32 {
        let chance = line.condition.map_or(100, |it| self.table.chance(it, self.cast));
        if chance == 0 {
            return 0;
        }
        let before = *self;
        let points = match line.form {
            LineForm::Plain => self.steps(&line.steps),
            LineForm::Pay(price) => {
                let gold = self.cast.me.map_or(0, |me| self.table.seen(me).gold);
                if gold < u16::from(price) {
                    return 0;
                }
                let points = self.steps(&line.steps);
                let is_paid =
                    if self.is_mine() { points > GOLD * i32::from(price) } else { points < 0 };
                if !is_paid {
                    *self = before;
                    return 0;
                }
                points - if self.is_mine() { GOLD * i32::from(price) } else { 0 }
            }
            LineForm::Either => {
                let mut other = before;
                let (first, second) = (self.steps(&line.steps), other.steps(&line.others));
                if (first < second) == self.is_mine() {
                    *self = other;
                    second
                } else {
                    first
                }
            }
        };
        points * chance / 100
    }

    pub(super) fn steps(&mut self, steps: &Steps) -> i32 {
        steps.iter().map(|step| self.step(step)).sum()
    }

    fn step(&mut self, step: &Step) -> i32 {
        let amount = self.amount(step.amount);
        let Some(who) = step.who else { return self.once(step.verb, amount) };
        if who == Selector::Chosen {
            return self.chosen(step);
        }
        let seats = self.table.select(who, self.cast);
        self.on_all(step, seats)
    }

    /// Carries out a step for some players.
    fn on_all(&mut self, step: &Step, seats: Seats) -> i32 {
        let amount = self.amount(step.amount);
        let mut points = 0;
        for seat in seats {
            points += match step.verb {
                Verb::Damage => self.damage(seat, amount),
                Verb::Lose => self.lose(seat, amount, None),
                verb if verb.is_between() => self.between(step, seat, amount),
                _ => self.on(step, seat, amount),
            };
        }
        if step.verb == Verb::Damage && self.is_mine() && !seats.is_empty() {
            let target = seats.without(self.table.me).first();
            points += self.occasion(Trigger::Hit, Cast { target, ..self.cast });
        }
        points
    }

    /// Returns the points of a step for a player whom the controller chooses.
    fn chosen(&mut self, step: &Step) -> i32 {
        let others = self.cast.me.map_or(self.table.living, |me| self.table.living.without(me));
        let before = *self;
        let points = |seat| {
            let mut copy = before;
            copy.on_all(step, Seats::only(seat))
        };
        let all = others.map(points);
        if self.is_mine() { all.max().unwrap_or(0) } else { all.min().unwrap_or(0) }
    }

    /// Returns the points of a step for this player alone.
    pub(super) fn step_on(&mut self, step: &Step, seat: Seat) -> i32 {
        self.on_all(step, Seats::only(seat))
    }

    fn amount(&self, amount: Amount) -> i32 {
        let ghosts = u32::from(self.table.view.seats.get()) - self.table.living.len();
        let ghosts = if amount.ghosts { i32::try_from(ghosts).unwrap_or(0) } else { 0 };
        i32::from(amount.n) + ghosts
    }

    fn damage(&mut self, seat: Seat, amount: i32) -> i32 {
        let by = self.cast.me.zip(self.symbol);
        let damage = self.table.damage_to(seat, amount, by);
        let seen = self.table.seen(seat);
        let damage = damage - i32::from(seen.shield);
        if damage <= 0 {
            return 0;
        }
        let mut points = self.lose(seat, damage, self.cast.me);
        let Some(source) = self.cast.me.filter(|source| *source != seat) else { return points };
        if self.hearts[seat] > 0 && !self.is_muted {
            if seen.thorns > 0 {
                points += self.lose(source, seen.thorns.into(), Some(seat));
            }
            let cast = Cast { me: Some(seat), target: None, source: Some(source) };
            points += self.occasion(Trigger::Damaged, cast);
        }
        points
    }

    /// Takes hearts, and returns what that is worth.
    fn lose(&mut self, seat: Seat, amount: i32, by: Option<Seat>) -> i32 {
        let before = self.hearts[seat];
        let lost = u8::try_from(amount).unwrap_or(u8::MAX).min(before);
        let after = before - lost;
        self.hearts[seat] = after;
        if lost == 0 {
            return 0;
        }
        let mut points = self.table.for_me(seat, life(after) - life(before));
        if seat != self.table.me && self.table.view.princess.holder() == Some(seat) {
            let princess = self.table.princess_points();
            points += princess * self.table.envy / 100 * i32::from(lost) / i32::from(before) / 2;
        }
        points + if after == 0 { self.elimination(seat, by) } else { 0 }
    }

    /// Returns what an elimination brings besides the hearts: loot, or victory.
    fn elimination(&self, seat: Seat, by: Option<Seat>) -> i32 {
        let (table, me) = (&self.table, self.table.me);
        if seat == me {
            return if table.living.len() == 2 { -VICTORY } else { 0 };
        }
        let mut others = table.living.without(me);
        if self.hearts[me] > 0 && others.all(|it| self.hearts[it] == 0) {
            return VICTORY;
        }
        if by != Some(me) {
            return 0;
        }
        let seen = table.seen(seat);
        let gold = GOLD * i32::from(seen.gold.min(GOLD_USEFUL));
        let card = if seen.hand_size > 0 { HEART } else { 0 };
        let holds = table.view.princess.holder() == Some(seat);
        let princess = if holds { table.princess_points() } else { 0 };
        HEART + gold.max(card).max(princess)
    }

    /// Returns the points of texts of attribute and environment that answer an occasion.
    pub(super) fn occasion(&mut self, trigger: Trigger, cast: Cast) -> i32 {
        let Some(seat) = cast.me.filter(|_| !self.is_muted) else { return 0 };
        let view = self.table.view;
        let in_play = [self.table.seen(seat).attribute, view.environment];
        let mut points = 0;
        for card in in_play.into_iter().flatten() {
            if let Some(lines) = view.cards.lines(card, When::On(trigger)) {
                let mut text = Self { cast, symbol: None, is_muted: true, ..*self };
                points += text.text(lines);
                self.hearts = text.hearts;
            }
        }
        points
    }
}

/// Returns what hearts are worth to whoever has them: the last ones most.
pub(super) fn life(hearts: u8) -> i32 {
    match hearts {
        0 => 0,
        1 => 500,
        2 => 720,
        3 => 880,
        4 => 1_010,
        5 => 1_120,
        more => 1_120 + HEART * (i32::from(more) - 5),
    }
}

/// Returns the sides of a player on which there are different neighbors.
pub(super) fn sides(living: Seats) -> &'static [Side] {
    if living.len() == 2 { &[Side::Left] } else { &Side::ALL }
}
