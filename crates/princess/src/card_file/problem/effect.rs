//! What can be wrong with the texts and modifiers of a card.

use alloc::{format, string::String, vec::Vec};

use kernel::Bilingual;

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
        /// In both languages.
        syntax: [&'static str; 2],
    },
    TooManyLines,
    TooManySteps,
    TooManyModifiers,
    ModifierTwice(String),
}

impl EffectProblem {
    pub(super) fn what(&self) -> Bilingual {
        match self {
            Self::Unreadable { from: None, .. } => {
                Bilingual::new("this line ends too early", "esta línea termina demasiado pronto")
            }
            Self::Spacing { from: None } => {
                Bilingual::new("this line ends with a blank", "esta línea termina con un espacio")
            }
            Self::Unreadable { from: Some(word), .. } | Self::Spacing { from: Some(word) } => {
                Bilingual::new(
                    format!("this line cannot be read from {} on", shown(word)),
                    format!("esta línea no se entiende a partir de {}", shown(word)),
                )
            }
            Self::MeansNobody { selector, place } => {
                let Bilingual { en, es } = place.name();
                Bilingual::new(
                    format!("{selector} means nobody in {en}"),
                    format!("{selector} no es nadie en {es}"),
                )
            }
            Self::ConditionOfSeveral(_) => Bilingual::new(
                "a condition asks about one player",
                "una condición pregunta por un solo jugador",
            ),
            Self::PrincessToSeveral(_) => Bilingual::new(
                "La Princesa goes to one player",
                "La Princesa se va con un solo jugador",
            ),
            Self::Between { verb, .. } => Bilingual::new(
                format!("{verb} is between you and others"),
                format!("{verb} es entre tú y los demás"),
            ),
            Self::NobodyDecides => Bilingual::new(
                "an environment has no player who decides at the start or end of the turn",
                "en un entorno, al inicio o al final del turno no hay ningún jugador que decida",
            ),
            Self::ForEnvironments(word) => Bilingual::new(
                format!("{word} is for environments"),
                format!("{word} es cosa de los entornos"),
            ),
            Self::CardDoesNothing(_) => {
                Bilingual::new("this card does nothing", "esta carta no hace nada")
            }
            Self::TriggerDoesNothing(_) => Bilingual::new(
                "this card does nothing on this occasion",
                "esta carta no hace nada en esta ocasión",
            ),
            Self::ModifierUnreadable { word, .. } => {
                Bilingual::new(format!("{word} cannot be read"), format!("{word} no se entiende"))
            }
            Self::TooManyLines
            | Self::TooManySteps
            | Self::TooManyModifiers
            | Self::ModifierTwice(_) => self.what_is_too_much(),
        }
    }

    /// Says of what there is too much; empty for other problems.
    fn what_is_too_much(&self) -> Bilingual {
        match self {
            Self::TooManyLines => Bilingual::new(
                format!("a text has at most {LINES_MAX} lines"),
                format!("un texto tiene como mucho {LINES_MAX} líneas"),
            ),
            Self::TooManySteps => Bilingual::new(
                format!("a line or branch has at most {STEPS_MAX} steps"),
                format!("una línea o una rama tiene como mucho {STEPS_MAX} pasos"),
            ),
            Self::TooManyModifiers => Bilingual::new(
                format!("a card has at most {MODIFIERS_MAX} modifiers"),
                format!("una carta tiene como mucho {MODIFIERS_MAX} modificadores"),
            ),
            Self::ModifierTwice(modifier) => Bilingual::new(
                format!("{modifier} stands twice"),
                format!("{modifier} está dos veces"),
            ),
            _ => Bilingual::default(),
        }
    }

    pub(super) fn right(&self) -> Bilingual {
        match self {
            Self::Unreadable { syntax, .. } => the_syntax(&syntax.text()),
            Self::ModifierUnreadable { syntax: [en, es], .. } => {
                the_syntax(&Bilingual::new(*en, *es))
            }
            Self::Spacing { .. } => Bilingual::new(
                "one blank between all words and signs",
                "un solo espacio entre palabras y signos",
            ),
            Self::MeansNobody { place, .. } => selectors(*place, |_| true),
            Self::ConditionOfSeveral(place) => {
                selectors(*place, |it| !it.is_several() && it != Selector::Chosen)
            }
            Self::PrincessToSeveral(place) => selectors(*place, |it| !it.is_several()),
            Self::Between { place, .. } => {
                use Selector::{All, Both, Me};
                selectors(*place, |it| !matches!(it, Me | Both | All))
            }
            Self::NobodyDecides => Bilingual::new(
                "`each-start`, if each player is meant",
                "`each-start`, si te refieres a cada jugador",
            ),
            Self::ForEnvironments("each-start") => Bilingual::same("`start`"),
            Self::CardDoesNothing(Some(Kind::Event)) => such_as("now = [\"draw self 2\"]"),
            Self::CardDoesNothing(_) => Bilingual::new(
                "such as mods = [\"shop-price -1\"], or on.start = [\"mill 1\"]",
                "por ejemplo, mods = [\"shop-price -1\"], u on.start = [\"mill 1\"]",
            ),
            Self::TriggerDoesNothing(key) => such_as(&format!("{key} = [\"mill 1\"]")),
            Self::ForEnvironments(_)
            | Self::TooManyLines
            | Self::TooManySteps
            | Self::TooManyModifiers
            | Self::ModifierTwice(_) => Bilingual::default(),
        }
    }
}

fn the_syntax(syntax: &Bilingual) -> Bilingual {
    Bilingual::new(format!("the syntax is {}", syntax.en), format!("la sintaxis es {}", syntax.es))
}

fn such_as(example: &str) -> Bilingual {
    Bilingual::new(format!("such as {example}"), format!("por ejemplo, {example}"))
}

/// Names the selectors of a place that `fit`.
fn selectors(place: TextPlace, fit: impl Fn(Selector) -> bool) -> Bilingual {
    let fitting = place.selectors().into_iter().filter(|it| fit(*it)).map(Selector::id);
    let fitting = fitting.collect::<Vec<_>>().join(", ");
    Bilingual::new(
        format!("here one may write {fitting}"),
        format!("aquí se puede escribir {fitting}"),
    )
}
