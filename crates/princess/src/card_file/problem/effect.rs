//! What can be wrong with the texts and modifiers of a card.

use alloc::{format, string::String, vec::Vec};

use super::shown;
use crate::{
    Kind, LINES_MAX, STEPS_MAX, Selector, Verb,
    card_file::{MODIFIERS_MAX, syntax::Syntax, text_place::TextPlace},
};

/// What is wrong with a text or modifier.
#[derive(Clone, Debug)]
pub(in crate::card_file) enum EffectProblem {
    /// A line cannot be read from a word on, or ends too early.
    Unreadable {
        from: Option<String>,
        syntax: Syntax,
    },
    /// There is another white space than one blank before a word, or after the last one.
    Spacing {
        from: Option<String>,
    },
    /// A selector stands where it means nobody.
    MeansNobody {
        selector: Selector,
        place: TextPlace,
    },
    ConditionOfSeveral(TextPlace),
    PrincessToSeveral(TextPlace),
    /// A verb between the controller and others names the controller.
    Between {
        verb: Verb,
        place: TextPlace,
    },
    NobodyDecides,
    /// `each-start` or `no-ghost-draw` stands on an attribute.
    ForEnvironments(&'static str),
    CardDoesNothing(Option<Kind>),
    /// A trigger, given by its key, has no line.
    TriggerDoesNothing(String),
    ModifierUnreadable {
        word: &'static str,
        syntax: &'static str,
    },
    TooManyLines,
    TooManySteps,
    TooManyModifiers,
    ModifierTwice(String),
}

impl EffectProblem {
    pub(super) fn what(&self) -> String {
        match self {
            Self::Unreadable { from: None, .. } => "this line ends too early".into(),
            Self::Spacing { from: None } => "this line ends with a blank".into(),
            Self::Unreadable { from: Some(word), .. } | Self::Spacing { from: Some(word) } => {
                format!("this line cannot be read from {} on", shown(word))
            }
            Self::MeansNobody { selector, place } => {
                format!("{selector} means nobody in {}", place.name())
            }
            Self::ConditionOfSeveral(_) => "a condition asks about one player".into(),
            Self::PrincessToSeveral(_) => "La Princesa goes to one player".into(),
            Self::Between { verb, .. } => format!("{verb} is between you and others"),
            Self::NobodyDecides => {
                "an environment has no player who decides at the start or end of the turn".into()
            }
            Self::ForEnvironments(word) => format!("{word} is for environments"),
            Self::CardDoesNothing(_) => "this card does nothing".into(),
            Self::TriggerDoesNothing(_) => "this card does nothing on this occasion".into(),
            Self::ModifierUnreadable { word, .. } => format!("{word} cannot be read"),
            Self::TooManyLines => format!("a text has at most {LINES_MAX} lines"),
            Self::TooManySteps => format!("a line or branch has at most {STEPS_MAX} steps"),
            Self::TooManyModifiers => format!("a card has at most {MODIFIERS_MAX} modifiers"),
            Self::ModifierTwice(modifier) => format!("{modifier} stands twice"),
        }
    }

    pub(super) fn right(&self) -> String {
        match self {
            Self::Unreadable { syntax, .. } => format!("the syntax is {}", syntax.text()),
            Self::Spacing { .. } => "one blank between all words and signs".into(),
            Self::MeansNobody { place, .. } => selectors(*place, |_| true),
            Self::ConditionOfSeveral(place) => {
                selectors(*place, |it| !it.is_several() && it != Selector::Chosen)
            }
            Self::PrincessToSeveral(place) => selectors(*place, |it| !it.is_several()),
            Self::Between { place, .. } => {
                use Selector::{All, Both, Me};
                selectors(*place, |it| !matches!(it, Me | Both | All))
            }
            Self::NobodyDecides => "`each-start`, if each player is meant".into(),
            Self::ForEnvironments("each-start") => "`start`".into(),
            Self::CardDoesNothing(Some(Kind::Event)) => "such as now = [\"draw self 2\"]".into(),
            Self::CardDoesNothing(_) => {
                "such as mods = [\"shop-price -1\"], or on.start = [\"mill 1\"]".into()
            }
            Self::TriggerDoesNothing(key) => format!("such as {key} = [\"mill 1\"]"),
            Self::ModifierUnreadable { syntax, .. } => format!("the syntax is {syntax}"),
            Self::ForEnvironments(_)
            | Self::TooManyLines
            | Self::TooManySteps
            | Self::TooManyModifiers
            | Self::ModifierTwice(_) => String::new(),
        }
    }
}

/// Names the selectors of a place that `fit`.
fn selectors(place: TextPlace, fit: impl Fn(Selector) -> bool) -> String {
    let fitting = place.selectors().into_iter().filter(|it| fit(*it)).map(Selector::id);
    format!("here one may write {}", fitting.collect::<Vec<_>>().join(", "))
}
