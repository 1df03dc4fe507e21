//! What a text may read and change in a trial, worked out from its lines [PR-6.4].
//!
//! Draws, mills and the cards of ghosts leave no trace: a trial only counts them, or leaves them out.

use tinyvec::ArrayVec;

use crate::{Condition, Detail, Line, LineForm, Lines, Measure, Selector, Step, Verb};

/// What of a player can be read and changed, one bit each.
pub(crate) mod aspect {
    pub(crate) const HEARTS: u8 = 1;
    pub(crate) const GOLD: u8 = 1 << 1;
    pub(crate) const HAND: u8 = 1 << 2;
    pub(crate) const SHIELD: u8 = 1 << 3;
    pub(crate) const THORNS: u8 = 1 << 4;
    pub(crate) const STUN: u8 = 1 << 5;
    pub(crate) const PENDING: u8 = 1 << 6;
}
use aspect::{GOLD, HAND, HEARTS, PENDING, SHIELD, STUN, THORNS};

/// What all share, one bit each, as of a player.
mod shared {
    pub(super) const SHOP: u8 = 1;
    pub(super) const DISCARDS: u8 = 1 << 1;
}
use shared::{DISCARDS, SHOP};

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

/// What is read and changed. Additions come to the same in any order, but for their limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    pub(crate) reads: u8,
    pub(crate) writes: u8,
    pub(crate) adds: u8,
}

impl Marks {
    /// Returns whether one changes what the other reads or replaces.
    pub(crate) const fn clash(self, other: Self) -> bool {
        let clash = self.writes & (other.reads | other.writes | other.adds)
            | other.writes & (self.reads | self.adds)
            | self.adds & other.reads
            | other.adds & self.reads;
        clash != 0
    }

    /// Returns the marks of both.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self {
            reads: self.reads | other.reads,
            writes: self.writes | other.writes,
            adds: self.adds | other.adds,
        }
    }

    const fn reads(reads: u8) -> Self {
        Self { reads, writes: 0, adds: 0 }
    }

    const fn writes(writes: u8) -> Self {
        Self { reads: 0, writes, adds: 0 }
    }

    const fn adds(adds: u8) -> Self {
        Self { reads: 0, writes: 0, adds }
    }
}

/// What a text does to the players of a role; the amounts are the most that can be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touch {
    pub(crate) role: Role,
    pub(crate) marks: Marks,
    /// The steps that do damage.
    pub(crate) blows: u8,
    /// The steps that steal gold or take a card.
    pub(crate) thefts: u8,
    /// Hearts that are lost, without modifiers and without ghosts.
    pub(crate) lost: u8,
    /// How often the ghosts add to these.
    pub(crate) ghosts: u8,
    pub(crate) healed: u8,
    pub(crate) spent: u8,
    pub(crate) earned: u8,
}

/// What a text may read and change.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trace {
    pub(crate) touches: ArrayVec<[Touch; Role::COUNT]>,
    pub(crate) shared: Marks,
    /// Whether it changes which attributes or environment are in force.
    pub(crate) turns_tables: bool,
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
            Some(Condition::Count(..)) | None => {}
        }
        if matches!(line.form, LineForm::Pay(_)) {
            self.mark(Selector::Me, Marks { reads: GOLD, writes: GOLD, adds: 0 });
        }
        line.steps.iter().for_each(|step| self.step(*step));
    }

    fn step(&mut self, step: Step) {
        match step.who {
            Some(who) => self.step_for(step, who),
            None => match step.verb {
                Verb::Restock => {
                    self.shared = self.shared.or(Marks { reads: 0, writes: SHOP, adds: DISCARDS });
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
        let lost = Touch { lost: n, ghosts, ..Touch::default() };
        let hurt = Marks { reads: SHIELD | THORNS, writes: 0, adds: HEARTS };
        match step.verb {
            Verb::Damage => self.touch(who, Touch { marks: hurt, blows: 1, ..lost }),
            Verb::Lose => self.touch(who, Touch { marks: Marks::adds(HEARTS), ..lost }),
            Verb::Heal => {
                let marks = Marks::adds(HEARTS);
                self.touch(who, Touch { marks, healed: most, ..Touch::default() });
            }
            Verb::Shield => self.mark(who, Marks::writes(SHIELD)),
            Verb::Thorns => self.mark(who, Marks::writes(THORNS)),
            Verb::Gold => self.touch(who, Touch { earned: most, ..GOLDEN }),
            Verb::Fine => self.touch(who, Touch { spent: most, ..GOLDEN }),
            Verb::Steal => {
                self.touch(who, Touch { spent: most, thefts: 1, ..GOLDEN });
                self.touch(Selector::Me, Touch { earned: times(most, who), ..GOLDEN });
            }
            Verb::Give => {
                self.touch(who, Touch { earned: most, ..GOLDEN });
                self.touch(Selector::Me, Touch { spent: times(most, who), ..GOLDEN });
            }
            Verb::Discard => {
                self.mark(who, Marks::writes(HAND));
                self.shared = self.shared.or(Marks::adds(DISCARDS));
            }
            Verb::Take => {
                let marks = Marks::writes(HAND);
                self.touch(who, Touch { marks, thefts: 1, ..Touch::default() });
                self.mark(Selector::Me, marks);
            }
            Verb::Pass => self.mark_both(who, Marks::writes(HAND)),
            Verb::Salvage => {
                self.mark(who, Marks::writes(HAND));
                self.shared = self.shared.or(Marks::writes(DISCARDS));
            }
            Verb::Shop => {
                self.mark(who, Marks::writes(HAND));
                self.shared = self.shared.or(Marks::writes(SHOP));
            }
            Verb::Swap => match step.detail {
                Detail::Gold => self.mark_both(who, Marks::writes(GOLD)),
                Detail::Attribute => self.turns_tables = true,
                _ => self.mark_both(who, Marks::writes(HAND)),
            },
            Verb::Strip => self.turns_tables = true,
            Verb::Stun => self.mark(who, Marks::writes(STUN | PENDING)),
            Verb::Cancel => self.mark(who, Marks::writes(PENDING)),
            Verb::Princess => {
                self.mark(who, Marks::default());
                self.mark(Selector::All, Marks::writes(HAND));
                self.shared = self.shared.or(Marks::writes(SHOP | DISCARDS));
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

    fn mark(&mut self, who: Selector, marks: Marks) {
        self.touch(who, Touch { marks, ..Touch::default() });
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
        let marks = touch.marks.or(Marks::reads(read));
        for role in roles {
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

/// A touch that only adds or takes gold.
const GOLDEN: Touch = Touch {
    role: Role::Me,
    marks: Marks::adds(GOLD),
    blows: 0,
    thefts: 0,
    lost: 0,
    ghosts: 0,
    healed: 0,
    spent: 0,
    earned: 0,
};

/// Returns what comes together from all players of a selector.
const fn times(n: u8, who: Selector) -> u8 {
    if who.is_several() { n.saturating_mul(GHOSTS_MAX + 1) } else { n }
}

impl Touch {
    /// Returns what both do together.
    const fn and(self, other: Self) -> Self {
        Self {
            role: self.role,
            marks: self.marks.or(other.marks),
            blows: self.blows.saturating_add(other.blows),
            thefts: self.thefts.saturating_add(other.thefts),
            lost: self.lost.saturating_add(other.lost),
            ghosts: self.ghosts.saturating_add(other.ghosts),
            healed: self.healed.saturating_add(other.healed),
            spent: self.spent.saturating_add(other.spent),
            earned: self.earned.saturating_add(other.earned),
        }
    }
}
