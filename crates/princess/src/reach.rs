//! Which players a text may concern, worked out from its lines.

use crate::{Condition, Line, LineForm, Selector, Step, Verb};

impl Line {
    /// Returns whether it may concern everybody, or what all share [part F.5].
    pub(crate) fn is_wide(&self) -> bool {
        let is_counted = self.condition.is_some_and(Condition::is_wide);
        is_counted || self.steps.iter().chain(&self.others).any(Step::is_wide)
    }

    /// Returns which players it may concern, if it is not wide.
    pub(crate) fn reach(&self) -> Reach {
        let asks = self.condition.and_then(Condition::who).map(Selector::reach);
        let pays = matches!(self.form, LineForm::Pay(_)).then_some(Selector::Me.reach());
        let steps = self.steps.iter().chain(&self.others).map(Step::reach);
        steps.chain(asks).chain(pays).fold(Reach::default(), Reach::or)
    }
}

/// Which players a text may concern: whom it names, hurts or robs, or who may hurt back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reach {
    pub(crate) me: bool,
    pub(crate) target: bool,
    pub(crate) neighbors: bool,
}

impl Reach {
    /// Returns the players of either.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self {
            me: self.me | other.me,
            target: self.target | other.target,
            neighbors: self.neighbors | other.neighbors,
        }
    }
}

impl Step {
    /// Damage comes back by thorns, and whatever is taken from another goes to the controller.
    fn reach(&self) -> Reach {
        let comes_back = self.verb == Verb::Damage || self.verb.is_between();
        let named = self.who.map(Selector::reach).unwrap_or_default();
        Reach { me: named.me || comes_back, ..named }
    }

    fn is_wide(&self) -> bool {
        use Verb::{Clear, Exorcise, Haunt, Princess, Restock, Salvage, Shop};
        let is_shared =
            matches!(self.verb, Shop | Restock | Salvage | Clear | Princess | Exorcise | Haunt);
        is_shared || self.amount.ghosts || self.who.is_some_and(Selector::is_wide)
    }
}

impl Condition {
    fn is_wide(self) -> bool {
        match self {
            Self::Count(..) | Self::Holder(_) => true,
            Self::Has(..) | Self::Laid(..) => self.who().is_some_and(Selector::is_wide),
        }
    }

    const fn who(self) -> Option<Selector> {
        match self {
            Self::Has(_, who, ..) | Self::Holder(who) | Self::Laid(who, _) => Some(who),
            Self::Count(..) => None,
        }
    }
}

impl Selector {
    const fn reach(self) -> Reach {
        let (mut me, mut target, mut neighbors) = (false, false, false);
        match self {
            Self::Me => me = true,
            Self::Target => target = true,
            Self::Left | Self::Right | Self::Neighbors => neighbors = true,
            _ => (me, target) = (true, true),
        }
        Reach { me, target, neighbors }
    }

    const fn is_wide(self) -> bool {
        use Selector::{All, Chosen, Holder, Others, Poorest, Richest, Strongest, Weakest};
        matches!(self, Others | All | Chosen | Richest | Poorest | Strongest | Weakest | Holder)
    }
}
