use alloc::{collections::BTreeSet, vec, vec::Vec};

use super::*;
use crate::{
    Kind, Selector, Symbol, Verb,
    card_file::{syntax::Syntax, text_place::TextPlace},
};

/// Names the kind of a problem, and lists the names of all kinds; a new kind does not compile until
/// it is listed.
macro_rules! kinds {
    ($name:ident, $problem:ident: $($kind:ident)*) => {
        fn $name(problem: &$problem) -> &'static str {
            match problem { $($problem::$kind { .. } => stringify!($kind),)* }
        }
        mod $name {
            pub(super) const ALL: &[&str] = &[$(stringify!($kind)),*];
        }
    };
}

kinds!(problem_kind, Problem:
    FileTooLarge NotToml More WrongType UnknownSchema UnknownKey MissingKey IdForm IdTooLong
    IdReserved EmptyWords ControlLetter HiddenLetter LongWords UnknownLanguage UnknownWord Art
    OutOfRange Effect Whole);
kinds!(effect_kind, EffectProblem:
    Unreadable Spacing MeansNobody ConditionOfSeveral PrincessToSeveral Between NobodyDecides
    ForEnvironments CardDoesNothing TriggerDoesNothing ModifierUnreadable TooManyLines
    TooManySteps TooManyModifiers ModifierTwice);
kinds!(whole_kind, WholeProblem:
    IdTwice NumberMissing NumberTwice ColorTwice NobodysColor KindHasNoColor ColorHandCards
    ColorAttributes ColorSymbol CardCount EventCount NoPrincess);

#[test]
fn every_kind_of_problem_is_said_in_spanish() {
    let problems: Vec<_> = plain().into_iter().chain(effects()).chain(wholes()).collect();
    let [mut plain, mut effect, mut whole] = [const { BTreeSet::new() }; 3];
    for problem in &problems {
        plain.insert(problem_kind(problem));
        match problem {
            Problem::Effect(problem) => drop(effect.insert(effect_kind(problem))),
            Problem::Whole(problem) => drop(whole.insert(whole_kind(problem))),
            _ => {}
        }
        let (what, right) = (problem.what(), problem.right("text"));
        assert!(!what.en.is_empty() && !what.es.is_empty(), "{problem:?}");
        assert_ne!(what.en, what.es, "{problem:?}");
        // An example is the same in both languages.
        assert_eq!(right.en.is_empty(), right.es.is_empty(), "{problem:?}");
    }
    let all = |kinds: &[&'static str]| kinds.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(plain, all(problem_kind::ALL));
    assert_eq!(effect, all(effect_kind::ALL));
    assert_eq!(whole, all(whole_kind::ALL));
}

fn plain() -> Vec<Problem> {
    let word = || String::from("x");
    let repairs = ["[", "{", "'''"].map(|sign| Repair::Close { sign, opened: 0 });
    let repairs = repairs.into_iter().chain([Repair::CloseBefore, Repair::Unknown]);
    let not_toml = |repair| Problem::NotToml { message: word(), repair };
    repairs
        .map(not_toml)
        .chain([
            Problem::FileTooLarge,
            Problem::More(2),
            Problem::WrongType { key: word(), right: ValueType::Lines },
            Problem::UnknownSchema(word()),
            Problem::UnknownKey { key: word(), owner: Owner::File },
            Problem::MissingKey("tie"),
            Problem::IdForm(word()),
            Problem::IdTooLong(word()),
            Problem::IdReserved(word()),
            Problem::EmptyWords("name"),
            Problem::ControlLetter(word()),
            Problem::HiddenLetter { key: word(), letter: '\u{200b}' },
            Problem::LongWords { key: "name", letters: 50, most: 40 },
            Problem::UnknownLanguage(word()),
            Problem::UnknownWord { word: word(), sort: Sort::Verb },
            Problem::Art(kernel::no_files("x").expect_err("there is none")),
            Problem::OutOfRange { n: word(), range: 1..=2 },
        ])
        .collect()
}

fn effects() -> Vec<Problem> {
    let (word, place) = (|| String::from("x"), TextPlace::Event);
    let problems = vec![
        EffectProblem::Unreadable { from: None, syntax: Syntax::If },
        EffectProblem::Unreadable { from: Some(word()), syntax: Syntax::Step(Verb::Take) },
        EffectProblem::Spacing { from: None },
        EffectProblem::MeansNobody { selector: Selector::Target, place },
        EffectProblem::ConditionOfSeveral(place),
        EffectProblem::PrincessToSeveral(place),
        EffectProblem::Between { verb: Verb::Steal, place },
        EffectProblem::NobodyDecides,
        EffectProblem::ForEnvironments("each-start"),
        EffectProblem::CardDoesNothing(None),
        EffectProblem::TriggerDoesNothing(word()),
        EffectProblem::ModifierUnreadable { word: "immune", syntax: ["a or b", "a o b"] },
        EffectProblem::TooManyLines,
        EffectProblem::TooManySteps,
        EffectProblem::TooManyModifiers,
        EffectProblem::ModifierTwice(word()),
    ];
    problems.into_iter().map(Problem::Effect).collect()
}

fn wholes() -> Vec<Problem> {
    let (word, first) = (|| String::from("red"), 0);
    let counts = (0..3).flat_map(|count| {
        [
            WholeProblem::ColorHandCards { color: word(), count },
            WholeProblem::ColorAttributes { color: word(), count },
            WholeProblem::CardCount(count),
        ]
    });
    let others = [
        WholeProblem::IdTwice { id: word(), first },
        WholeProblem::NumberMissing(1),
        WholeProblem::NumberTwice { number: 1, first },
        WholeProblem::ColorTwice { color: word(), first },
        WholeProblem::NobodysColor { color: word(), all: [word()].into() },
        WholeProblem::KindHasNoColor(Kind::Event),
        WholeProblem::ColorSymbol { color: word(), symbol: Symbol::Attack },
        WholeProblem::EventCount(25),
        WholeProblem::NoPrincess,
    ];
    counts.chain(others).map(Problem::Whole).collect()
}
