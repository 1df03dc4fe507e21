//! Reads steps and conditions [C.2, C.4].

use core::ops::Range;

use super::{
    line::{AMOUNTS, LineReader, integer},
    problem::EffectProblem,
    syntax::Syntax,
    words::Sort,
};
use crate::{Amount, Compare, Condition, Count, Detail, Measure, Selector, Step, Symbol, Verb};

/// Who names players: some of them may not be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asker {
    Verb(Verb),
    Condition,
}

impl LineReader<'_> {
    pub(super) fn step(&mut self) -> Option<Step> {
        let words_of_lines = ["if", "pay", "either"];
        if self.peek().is_some_and(|word| words_of_lines.contains(&word)) {
            return self.unreadable(Syntax::Steps);
        }
        let (span, verb) =
            self.of_sort(Sort::Verb, Syntax::Steps, |word| word.parse::<Verb>().ok())?;
        if !self.place.has_self() && (verb.is_between() || verb == Verb::Scry) {
            self.problem(span, EffectProblem::NobodyDecides);
        }
        let syntax = Syntax::Step(verb);
        let mut step = Step { verb, ..Step::default() };
        if verb == Verb::Swap {
            step.detail = self.detail(verb)?;
        }
        if verb.has_players() {
            step.who = Some(self.selector(Asker::Verb(verb), syntax)?);
        }
        if verb.has_amount() {
            step.amount = self.amount(verb)?;
        }
        let may_have_more = verb != Verb::Swap && verb.details().len() > 1;
        let ends = self.peek().is_none_or(|word| ["&", "|"].contains(&word));
        if may_have_more && !ends {
            step.detail = self.detail(verb)?;
        }
        if self.peek().is_none_or(|word| [":", "&", "|"].contains(&word)) {
            return Some(step);
        }
        self.unreadable(syntax)
    }

    fn detail(&mut self, verb: Verb) -> Option<Detail> {
        let known = verb.details().iter().filter(|it| **it != Detail::None);
        let found = known.copied().find(|it| self.peek() == Some(it.id()));
        let Some(detail) = found else { return self.unreadable(Syntax::Step(verb)) };
        self.sign(detail.id(), Syntax::Step(verb))?;
        Some(detail)
    }

    fn amount(&mut self, verb: Verb) -> Option<Amount> {
        let syntax = Syntax::Step(verb);
        if verb == Verb::Scry {
            return self.number(&(1..=3), syntax).map(|n| Amount { n, ghosts: false });
        }
        let Some(n) = self.peek().and_then(|word| word.strip_suffix("+ghosts")) else {
            return self.number(&AMOUNTS, syntax).map(|n| Amount { n, ghosts: false });
        };
        let Some(number) = integer(n) else { return self.unreadable(syntax) };
        let (span, _) = self.word(syntax)?;
        let span = span.start..span.start + n.len();
        Some(Amount { n: self.in_range(number, span, &(0..=*AMOUNTS.end())), ghosts: true })
    }

    pub(super) fn condition(&mut self) -> Option<Condition> {
        if let Some(measure) = self.peek().and_then(|word| word.parse::<Measure>().ok()) {
            let syntax = Syntax::Has(measure);
            self.word(syntax)?;
            let who = self.selector(Asker::Condition, syntax)?;
            let compare = self.operator(syntax)?;
            return Some(Condition::Has(measure, who, compare, self.number(&(0..=99), syntax)?));
        }
        if let Some(count) = self.peek().and_then(|word| word.parse::<Count>().ok()) {
            let syntax = Syntax::Count(count);
            self.word(syntax)?;
            let compare = self.operator(syntax)?;
            let range = if count == Count::Ghosts { 0..=7 } else { 2..=8 };
            return Some(Condition::Count(count, compare, self.number(&range, syntax)?));
        }
        match self.peek() {
            Some("holder") => {
                self.word(Syntax::Holder)?;
                Some(Condition::Holder(self.selector(Asker::Condition, Syntax::Holder)?))
            }
            Some("symbol") => {
                self.word(Syntax::Symbol)?;
                let who = self.selector(Asker::Condition, Syntax::Symbol)?;
                self.sign(Compare::Equal.id(), Syntax::Symbol)?;
                let symbol = |word: &str| match word {
                    "none" => Some(None),
                    _ => word.parse::<Symbol>().ok().map(Some),
                };
                let (_, symbol) = self.of_sort(Sort::SymbolOrNone, Syntax::Symbol, symbol)?;
                Some(Condition::Laid(who, symbol))
            }
            _ => self.of_sort::<Condition>(Sort::Condition, Syntax::If, |_| None).map(|it| it.1),
        }
    }

    fn operator(&mut self, syntax: Syntax) -> Option<Compare> {
        let read = |word: &str| word.parse::<Compare>().ok();
        self.of_sort(Sort::Operator, syntax, read).map(|(_, compare)| compare)
    }

    fn selector(&mut self, asker: Asker, syntax: Syntax) -> Option<Selector> {
        let read = |word: &str| word.parse::<Selector>().ok();
        let (span, selector) = self.of_sort(Sort::Selector, syntax, read)?;
        self.check_selector(selector, asker, span);
        Some(selector)
    }

    /// Reports a selector that may not stand here. It is read all the same, so that the rest of the
    /// line is checked.
    fn check_selector(&mut self, selector: Selector, asker: Asker, span: Range<usize>) {
        use Selector::{All, Both, Chosen, Me};
        let place = self.place;
        let problem = match asker {
            // The verb was reported already.
            Asker::Verb(verb) if verb.is_between() && !place.has_self() => return,
            _ if selector == Chosen && !place.has_self() => EffectProblem::NobodyDecides,
            _ if !place.allows(selector) => EffectProblem::MeansNobody { selector, place },
            Asker::Condition if selector.is_several() || selector == Chosen => {
                EffectProblem::ConditionOfSeveral(place)
            }
            Asker::Verb(Verb::Princess) if selector.is_several() => {
                EffectProblem::PrincessToSeveral(place)
            }
            Asker::Verb(verb) if verb.is_between() && matches!(selector, Me | Both | All) => {
                EffectProblem::Between { verb, place }
            }
            Asker::Verb(_) | Asker::Condition => return,
        };
        self.problem(span, problem);
    }
}
