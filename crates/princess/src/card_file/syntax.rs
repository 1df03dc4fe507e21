//! The syntax of lines, as messages show it [C.1, C.2, C.4].

use alloc::format;

use kernel::Bilingual;

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
    pub(super) fn text(self) -> Bilingual {
        match self {
            Self::If => Bilingual::new("`if CONDITION : STEPS`", "`if CONDICIÓN : PASOS`"),
            Self::Pay => Bilingual::new("`pay n : STEPS`", "`pay n : PASOS`"),
            Self::Either => Bilingual::new("`either STEPS | STEPS`", "`either PASOS | PASOS`"),
            Self::Steps => Bilingual::new(
                "`STEP & STEP`, with one blank between all words and signs",
                "`PASO & PASO`, con un espacio entre palabras y signos",
            ),
            Self::Has(Measure::Hearts) => compared("hearts W"),
            Self::Has(Measure::Gold) => compared("gold W"),
            Self::Has(Measure::Cards) => compared("cards W"),
            Self::Count(Count::Ghosts) => compared("ghosts"),
            Self::Count(Count::Alive) => compared("alive"),
            Self::Holder => one("holder W"),
            Self::Symbol => Bilingual::new(
                "`symbol W = attack`, with a symbol or `none`",
                "`symbol W = attack`, con un símbolo o `none`",
            ),
            Self::Step(verb) => step(verb),
        }
    }
}

fn step(verb: Verb) -> Bilingual {
    match verb {
        Verb::Damage => growing("damage W n"),
        Verb::Lose => growing("lose W n"),
        Verb::Heal => growing("heal W n"),
        Verb::Shield => growing("shield W n"),
        Verb::Thorns => growing("thorns W n"),
        Verb::Gold => growing("gold W n"),
        Verb::Fine => growing("fine W n"),
        Verb::Steal => growing("steal W n"),
        Verb::Give => growing("give W n"),
        Verb::Draw => growing("draw W n"),
        Verb::Discard => either("`discard W n`", "discard W n random"),
        Verb::Take => either("`take W`", "take W random"),
        Verb::Pass => one("pass W"),
        Verb::Salvage => one("salvage W"),
        Verb::Swap => either("`swap hand W`, `swap gold W`", "swap attribute W"),
        Verb::Strip => one("strip W"),
        Verb::Mill => growing("mill n"),
        Verb::Scry => one("scry n"),
        Verb::Shop => one("shop W"),
        Verb::Restock => one("restock"),
        Verb::Stun => one("stun W"),
        Verb::Cancel => one("cancel W"),
        Verb::Princess => either("`princess W`, `princess W shop`", "princess W discard"),
        Verb::Exorcise => growing("exorcise n"),
        Verb::Haunt => growing("haunt n"),
        Verb::Clear => one("clear"),
    }
}

/// Returns a form that is the only one.
fn one(form: &str) -> Bilingual {
    Bilingual::same(format!("`{form}`"))
}

/// Returns some forms and the last one.
fn either(forms: &str, last: &str) -> Bilingual {
    Bilingual::new(format!("{forms} or `{last}`"), format!("{forms} o `{last}`"))
}

/// Returns a form whose number may grow with the ghosts.
fn growing(form: &str) -> Bilingual {
    Bilingual::new(
        format!("`{form}`, where n may end with `+ghosts`"),
        format!("`{form}`, donde n puede terminar en `+ghosts`"),
    )
}

/// Returns the form of a condition that compares something with a number.
fn compared(what: &str) -> Bilingual {
    Bilingual::new(
        format!("`{what} <= n`, with `<=`, `>=` or `=`"),
        format!("`{what} <= n`, con `<=`, `>=` o `=`"),
    )
}
