//! What is wrong with a record is said in every language.

use std::collections::BTreeSet;

use catalog::{Fact, Flaw};
use kernel::Record;
use text::{Language, words};

const RECORD: &str = include_str!("../games/three-greedy.rec");

#[test]
fn what_is_wrong_is_said_in_spanish() {
    #[rustfmt::skip]
    let rows = [
        ("sombra record 1", "sombra record 2", "un registro empieza con la línea «sombra record 1»"),
        ("seats 3", "seats 9", "una mesa tiene de 1 a 8 asientos"),
        ("seats 3\n", "", "aquí va una línea que empieza por «seats »"),
        ("target 15", "target 16", "«target» puede ser 15, 20, 25, no «16»"),
        ("target 15", "length 15", "aquí no hay ninguna opción «length»; las opciones son: target, kyros"),
        ("seed 1", "seed 2", "esta es la huella de otra semilla o de otro secreto"),
        ("seed 1", "seed 01", "esto se escribe «1»"),
        ("A draft sythera", "A draft sithera", "no hay ninguna carta «sithera»"),
        ("A draft sythera", "D draft sythera", "en una mesa de 3 no hay asiento D"),
        ("A draft sythera", "A play sythera", "Ahora toca tomar una carta del grupo."),
    ];
    for (right, wrong, sentence) in rows {
        let (record, flaw) = flaw(&RECORD.replacen(right, wrong, 1)).expect("it is wrong now");
        assert_eq!(said(Language::Spanish, record.as_ref(), &flaw), sentence);
    }
}

/// Every line is left out, said twice, cut, and put at the place of every kind of line.
#[test]
fn every_flaw_has_words_in_both_languages() {
    let lines: Vec<&str> = RECORD.lines().collect();
    let mut kinds = BTreeSet::new();
    for number in 0..lines.len() {
        let line = lines[number];
        let (half, twice) = (&line[..line.len() / 2], format!("{line}\n{line}"));
        let others = [0, 1, 2, 3, 4, 5, 6, 9, lines.len() - 1].map(|other| lines[other]);
        for changed in [half, &twice, "", "A", "Z draft outlaw"].into_iter().chain(others) {
            let mut lines = lines.clone();
            lines[number] = changed;
            let Some((record, flaw)) = flaw(&(lines.join("\n") + "\n")) else { continue };
            let [english, spanish] = Language::ALL.map(|l| said(l, record.as_ref(), &flaw));
            assert_ne!(english, spanish, "{flaw}");
            kinds.insert(flaw.error.what.kind());
        }
    }
    assert!(kinds.len() >= 10, "some flaws were never met: {kinds:?}");
}

/// What is wrong with a record, and the record if it could be read.
fn flaw(text: &str) -> Option<(Option<Record>, Flaw)> {
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => return Some((None, Flaw::from(error))),
    };
    let flaw = catalog::find(&record.game).ok()?.retell(&record, &mut |_| {}).err()?;
    Some((Some(record), flaw))
}

fn said(language: Language, record: Option<&Record>, flaw: &Flaw) -> String {
    let (words, Flaw { error, refused }) = (words(language), flaw);
    record.map_or_else(
        || words.wrong(&error.what),
        |record| words.flaw(record, &error.what, refused.as_ref().map(Fact::value)),
    )
}
