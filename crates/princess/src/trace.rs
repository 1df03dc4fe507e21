//! What a text may read and change in a trial, worked out from its lines [PR-6.4].
//!
//! Draws, mills and the cards of ghosts leave no trace: a trial only counts them, or leaves them out.

use tinyvec::ArrayVec;

use crate::{
    Condition, Detail, Line, LineForm, Lines, Measure, Selector, Step, Verb,
    marks::{Amounts, Marks},
};

/// What of a player can be read and changed, one bit each.
pub(crate) mod aspect {
    pub(crate) const HEARTS: u8 = 1;
    pub(crate) const GOLD: u8 = 1 << 1;
    pub(crate) const HAND: u8 = 1 << 2;
    pub(crate) const SHIELD: u8 = 1 << 3;
    pub(crate) const THORNS: u8 = 1 << 4;
    pub(crate) const STUN: u8 = 1 << 5;
    /// It only ever ends, so that this comes to the same in any order, like an addition.
    pub(crate) const PENDING: u8 = 1 << 6;
    /// Whether the player is there to be named.
    pub(crate) const LIFE: u8 = 1 << 7;
    /// What loot replaces.
    pub(crate) const LOOT: u8 = GOLD | HAND;
}
use aspect::{GOLD, HAND, HEARTS, LIFE, PENDING, SHIELD, STUN, THORNS};

/// What all share, one bit each, as of a player.
pub(crate) mod shared {
    pub(crate) const SHOP: u8 = 1;
    pub(crate) const DISCARDS: u8 = 1 << 1;
    /// How many are eliminated.
    pub(crate) const GHOSTS: u8 = 1 << 2;
}
use shared::{DISCARDS, GHOSTS, SHOP};

/// The most ghosts while a game goes on.
const GHOSTS_MAX: u8 = 6;

/// Whom a text names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Role {
    #[default]
    Me,
    Target,
    Source,
    Left,
    Right,
    /// The player whom a trial chooses.
    Chosen,
    Others,
    All,
}

impl Role {
    const COUNT: usize = 8;
}

/// What a text does to the players of a role; the amounts are the most that can be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touch {
    pub(crate) role: Role,
    pub(crate) marks: Marks,
    /// Without modifiers and without ghosts.
    pub(crate) amounts: Amounts,
    /// The steps that do damage.
    pub(crate) blows: u8,
    /// The steps that steal gold or take a card.
    pub(crate) thefts: u8,
    /// How often the ghosts add to the hearts that are lost.
    pub(crate) ghosts: u8,
}

/// What a text may read and change.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trace {
    pub(crate) touches: ArrayVec<[Touch; Role::COUNT]>,
    pub(crate) shared: Marks,
    /// Whether it changes which attributes or environment are in force.
    pub(crate) turns_tables: bool,
    /// Whether an elimination may change whom it names, or how much.
    pub(crate) looks: bool,
    /// Whether it does so after it has taken hearts itself.
    pub(crate) looks_late: bool,
}

impl Trace {
    pub(crate) fn of(lines: &Lines) -> Self {
        let mut trace = Self::default();
        lines.iter().for_each(|line| trace.line(line));
        trace
    }

    /// Adds a line. A trial takes the first branch of `either`.
    fn line(&mut self, line: &Line) {
        match line.condition {
            Some(Condition::Has(measure, who, ..)) => {
                let read = match measure {
                    Measure::Hearts => HEARTS,
                    Measure::Gold => GOLD,
                    Measure::Cards => HAND,
                };
                self.mark(who, Marks::reads(read));
            }
            Some(Condition::Holder(who)) => {
                self.mark(who, Marks::default());
                self.mark(Selector::All, Marks::reads(HAND));
            }
            Some(Condition::Laid(who, _)) => self.mark(who, Marks::default()),
            Some(Condition::Count(..)) => self.share(Marks::reads(GHOSTS)),
            None => {}
        }
        if matches!(line.form, LineForm::Pay(_)) {
            self.mark(Selector::Me, Marks::reads(GOLD).or(Marks::writes(GOLD)));
        }
        line.steps.iter().for_each(|step| self.step(*step));
    }

    fn step(&mut self, step: Step) {
        if step.amount.ghosts {
            self.share(Marks::reads(GHOSTS));
            self.look();
        }
        match step.who {
            Some(who) => self.step_for(step, who),
            None => match step.verb {
                Verb::Restock => {
                    self.share(Marks::writes(SHOP).or(Marks::adds(DISCARDS)));
                }
                Verb::Clear => self.turns_tables = true,
                _ => {}
            },
        }
    }

    /// Adds a step that names players.
    fn step_for(&mut self, step: Step, who: Selector) {
        let ghosts = u8::from(step.amount.ghosts);
        let n = step.amount.n;
        // Only for hearts it matters often how many ghosts there are.
        let most = n.saturating_add(ghosts * GHOSTS_MAX);
        let (hearts, gold) = (Marks::adds(HEARTS), Marks::adds(GOLD));
        let lost = Touch { marks: hearts, amounts: Amounts::hurt(n), ghosts, ..Touch::default() };
        let theft = Touch { thefts: 1, ..Touch::default() };
        match step.verb {
            Verb::Damage => {
                let marks = lost.marks.or(Marks::reads(SHIELD | THORNS));
                self.touch(who, Touch { marks, blows: 1, ..lost });
            }
            Verb::Lose => self.touch(who, lost),
            Verb::Heal => self.change(who, hearts, Amounts::healed(most)),
            Verb::Shield => self.mark(who, Marks::writes(SHIELD)),
            Verb::Thorns => self.mark(who, Marks::writes(THORNS)),
            Verb::Gold => self.change(who, gold, Amounts::earned(most)),
            Verb::Fine => self.change(who, gold, Amounts::spent(most)),
            Verb::Steal => {
                self.touch(who, Touch { marks: gold, amounts: Amounts::spent(most), ..theft });
                self.change(Selector::Me, gold, Amounts::earned(times(most, who)));
            }
            Verb::Give => {
                self.change(who, gold, Amounts::earned(most));
                self.change(Selector::Me, gold, Amounts::spent(times(most, who)));
            }
            Verb::Discard => {
                self.mark(who, Marks::writes(HAND));
                self.share(Marks::adds(DISCARDS));
            }
            Verb::Take => {
                self.touch(who, Touch { marks: Marks::writes(HAND), ..theft });
                self.mark(Selector::Me, Marks::writes(HAND));
            }
            Verb::Pass => self.mark_both(who, Marks::writes(HAND)),
            Verb::Salvage => {
                self.mark(who, Marks::writes(HAND));
                self.share(Marks::writes(DISCARDS));
            }
            Verb::Shop => {
                self.mark(who, Marks::writes(HAND));
                self.share(Marks::writes(SHOP));
            }
            Verb::Swap => match step.detail {
                Detail::Gold => self.mark_both(who, Marks::writes(GOLD)),
                Detail::Attribute => self.turns_tables = true,
                _ => self.mark_both(who, Marks::writes(HAND)),
            },
            Verb::Strip => self.turns_tables = true,
            Verb::Stun => {
                let ends = Marks::adds(PENDING);
                self.mark(who, ends.or(Marks::reads(PENDING)).or(Marks::writes(STUN)));
            }
            Verb::Cancel => self.mark(who, Marks::adds(PENDING)),
            Verb::Princess => {
                self.mark(who, Marks::default());
                self.mark(Selector::All, Marks::writes(HAND));
                self.share(Marks::writes(SHOP | DISCARDS));
            }
            Verb::Draw
            | Verb::Mill
            | Verb::Scry
            | Verb::Restock
            | Verb::Exorcise
            | Verb::Haunt
            | Verb::Clear => self.mark(who, Marks::default()),
        }
    }

    fn share(&mut self, marks: Marks) {
        self.shared = self.shared.or(marks);
    }

    /// Notes that an elimination may change whom the next step names, or how much.
    fn look(&mut self) {
        self.looks = true;
        self.looks_late |= self.touches.iter().any(Touch::takes_hearts);
    }

    fn mark(&mut self, who: Selector, marks: Marks) {
        self.change(who, marks, Amounts::default());
    }

    fn change(&mut self, who: Selector, marks: Marks, amounts: Amounts) {
        self.touch(who, Touch { marks, amounts, ..Touch::default() });
    }

    fn mark_both(&mut self, who: Selector, marks: Marks) {
        self.mark(who, marks);
        self.mark(Selector::Me, marks);
    }

    /// Adds what is done to players, and what is read to find them.
    fn touch(&mut self, who: Selector, touch: Touch) {
        let (roles, read): (&[Role], u8) = match who {
            Selector::Me => (&[Role::Me], 0),
            Selector::Target => (&[Role::Target], 0),
            Selector::Both => (&[Role::Me, Role::Target], 0),
            Selector::Source => (&[Role::Source], 0),
            Selector::Left => (&[Role::Left], 0),
            Selector::Right => (&[Role::Right], 0),
            Selector::Neighbors => (&[Role::Left, Role::Right], 0),
            Selector::Others => (&[Role::Others], 0),
            Selector::All => (&[Role::All], 0),
            Selector::Chosen => (&[Role::Chosen], 0),
            Selector::Richest | Selector::Poorest => (&[Role::All], GOLD),
            Selector::Strongest | Selector::Weakest => (&[Role::All], HEARTS),
            Selector::Holder => (&[Role::All], HAND),
        };
        if matches!(roles, [Role::Left | Role::Right | Role::Chosen, ..]) {
            self.look();
        }
        for role in roles {
            // The controller is known to be alive.
            let life = if *role == Role::Me { 0 } else { LIFE };
            let marks = touch.marks.or(Marks::reads(read | life));
            self.add(Touch { role: *role, marks, ..touch });
        }
    }

    fn add(&mut self, touch: Touch) {
        if touch == (Touch { role: touch.role, ..Touch::default() }) {
            return;
        }
        match self.touches.iter_mut().find(|it| it.role == touch.role) {
            Some(it) => *it = it.and(touch),
            None => self.touches.push(touch),
        }
    }
}

/// Returns what comes together from all players of a selector.
const fn times(n: u8, who: Selector) -> u8 {
    if who.is_several() { n.saturating_mul(GHOSTS_MAX + 1) } else { n }
}

impl Touch {
    fn takes_hearts(&self) -> bool {
        self.amounts.lost() > 0 || self.blows > 0 || self.ghosts > 0
    }

    /// Returns what both do together.
    fn and(self, other: Self) -> Self {
        Self {
            role: self.role,
            marks: self.marks.or(other.marks),
            amounts: self.amounts.or_more(other.amounts),
            blows: self.blows.saturating_add(other.blows),
            thefts: self.thefts.saturating_add(other.thefts),
            ghosts: self.ghosts.saturating_add(other.ghosts),
        }
    }
}
