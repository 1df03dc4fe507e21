//! The syntax of lines, as messages show it [C.1, C.2, C.4].

use crate::{Count, Measure, Verb};

/// The part of a line whose syntax is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Syntax {
    /// A line with a condition.
    If,
    /// A line with a price.
    Pay,
    /// A line with two branches.
    Either,
    /// Steps in a row.
    Steps,
    /// A step.
    Step(Verb),
    /// A condition about what a player has.
    Has(Measure),
    /// A condition about the table.
    Count(Count),
    /// The condition `holder`.
    Holder,
    /// The condition `symbol`.
    Symbol,
}

impl Syntax {
    /// Returns the syntax; W is a selector, n a number.
    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::If => "`if CONDITION : STEPS`",
            Self::Pay => "`pay n : STEPS`",
            Self::Either => "`either STEPS | STEPS`",
            Self::Steps => "`STEP & STEP`, with one blank between all words and signs",
            Self::Has(Measure::Hearts) => "`hearts W <= n`, with `<=`, `>=` or `=`",
            Self::Has(Measure::Gold) => "`gold W <= n`, with `<=`, `>=` or `=`",
            Self::Has(Measure::Cards) => "`cards W <= n`, with `<=`, `>=` or `=`",
            Self::Count(Count::Ghosts) => "`ghosts <= n`, with `<=`, `>=` or `=`",
            Self::Count(Count::Alive) => "`alive <= n`, with `<=`, `>=` or `=`",
            Self::Holder => "`holder W`",
            Self::Symbol => "`symbol W = attack`, with a symbol or `none`",
            Self::Step(verb) => step(verb),
        }
    }
}

const fn step(verb: Verb) -> &'static str {
    match verb {
        Verb::Damage => "`damage W n`, where n may end with `+ghosts`",
        Verb::Lose => "`lose W n`, where n may end with `+ghosts`",
        Verb::Heal => "`heal W n`, where n may end with `+ghosts`",
        Verb::Shield => "`shield W n`, where n may end with `+ghosts`",
        Verb::Thorns => "`thorns W n`, where n may end with `+ghosts`",
        Verb::Gold => "`gold W n`, where n may end with `+ghosts`",
        Verb::Fine => "`fine W n`, where n may end with `+ghosts`",
        Verb::Steal => "`steal W n`, where n may end with `+ghosts`",
        Verb::Give => "`give W n`, where n may end with `+ghosts`",
        Verb::Draw => "`draw W n`, where n may end with `+ghosts`",
        Verb::Discard => "`discard W n` or `discard W n random`",
        Verb::Take => "`take W` or `take W random`",
        Verb::Pass => "`pass W`",
        Verb::Salvage => "`salvage W`",
        Verb::Swap => "`swap hand W`, `swap gold W` or `swap attribute W`",
        Verb::Strip => "`strip W`",
        Verb::Mill => "`mill n`, where n may end with `+ghosts`",
        Verb::Scry => "`scry n`",
        Verb::Shop => "`shop W`",
        Verb::Restock => "`restock`",
        Verb::Stun => "`stun W`",
        Verb::Cancel => "`cancel W`",
        Verb::Princess => "`princess W`, `princess W shop` or `princess W discard`",
        Verb::Exorcise => "`exorcise n`, where n may end with `+ghosts`",
        Verb::Haunt => "`haunt n`, where n may end with `+ghosts`",
        Verb::Clear => "`clear`",
    }
}
