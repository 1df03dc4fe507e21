//! What the reader of card files refuses, and what it accepts.

use expect_test::expect_file;
use kernel::{
    Excerpt, GameContents, Glossary, Mistake, MistakeText, Warning, count_mistakes, no_files,
};
use princess::{CARD_FILE, Cards, FILE_BYTES_MAX};
use proptest::prelude::*;

/// Edits of the built-in file and the mistakes that they lead to, at least one for every row of the
/// table in C.8.
///
/// Each edit replaces the text after `-`, where it stands first, by the text after `+`; `⏎` is a
/// line break. Then follows for each mistake after `=` its line and column, the wrong words, the
/// place and what is wrong, and after `?` what would be right.
const MISTAKES: &str = include_str!("../cards/mistakes.txt");

#[test]
fn every_mistake_is_found_and_explained() {
    let mut checked = String::new();
    let mut edits = Vec::new();
    let mut from = String::new();
    for line in MISTAKES.lines().chain([""]) {
        match line.split_at_checked(1) {
            Some(("=" | "?", _)) => continue,
            Some(("-", text)) => from = text.trim_start().replace('⏎', "\n"),
            Some(("+", text)) => edits.push((from.clone(), text.trim_start().replace('⏎', "\n"))),
            _ if !edits.is_empty() => checked += &mistakes_after(&std::mem::take(&mut edits)),
            _ => {}
        }
        checked += line;
        checked += "\n";
    }
    expect_file!["../cards/mistakes.txt"].assert_eq(&format!("{}\n", checked.trim_end()));
}

/// Lists the mistakes in the built-in file after some edits.
fn mistakes_after(edits: &[(String, String)]) -> String {
    let edits: Vec<_> = edits.iter().map(|(from, to)| (from.as_str(), to.as_str())).collect();
    let source = edited(&edits);
    let Err(mistakes) = Cards::read(&source, &no_files) else {
        panic!("no mistake after {edits:?}")
    };
    let shown = |mistake: &Mistake| {
        check_spanish(mistake);
        let words = source[mistake.span.clone()].lines().next().unwrap_or_default();
        let MistakeText { at, place, what, help } = mistake.in_language("en");
        let place = place.map_or(String::new(), |place| format!("{place}: "));
        let help = if help.is_empty() { String::new() } else { format!("? {help}\n") };
        format!("= {}:{} [{words}] {place}{what}\n{help}", at.line, at.column)
    };
    mistakes.iter().map(shown).collect()
}

/// Checks that a mistake is also said in Spanish.
fn check_spanish(mistake: &Mistake) {
    let [english, spanish] = ["en", "es"].map(|language| mistake.in_language(language));
    assert_ne!(english.what, spanish.what);
    assert!(!spanish.what.is_empty(), "{english:?}");
    assert_eq!(english.place.is_some(), spanish.place.is_some());
    assert!(english.place.is_none() || english.place != spanish.place, "{english:?}");
    // An example is the same in both languages.
    assert_eq!(english.help.is_empty(), spanish.help.is_empty(), "{english:?}");
    for word in [" the ", " is ", " or ", " with "] {
        assert!(!spanish.help.contains(word), "{spanish:?}");
    }
}

fn edited(edits: &[(&str, &str)]) -> String {
    edits.iter().fold(CARD_FILE.to_owned(), |file, (from, to)| {
        assert!(file.contains(from), "the file does not have {from}");
        file.replacen(from, to, 1)
    })
}

#[test]
fn the_built_in_file_has_no_mistakes_and_no_warnings() {
    let (cards, warnings) = Cards::read(CARD_FILE, &no_files).expect("there are no mistakes");
    assert_eq!((cards.all().count(), warnings.len()), (100, 0));
}

#[test]
fn every_line_is_written_as_it_was_read() {
    let lists = ["success = ", "tie = ", "fumble = ", "now = ", "mods = ", "on."];
    let is_list = |line: &&str| lists.iter().any(|key| line.starts_with(key));
    let quoted = |line: &'static str| line.split('"').skip(1).step_by(2).map(str::to_owned);
    let mut read: Vec<String> = CARD_FILE.lines().filter(is_list).flat_map(quoted).collect();
    let mut written = Vec::new();
    for (_, facts) in Cards::default().all() {
        written.extend(facts.modifiers.iter().map(ToString::to_string));
        let lines = facts.texts.iter().flat_map(|(_, lines)| lines);
        written.extend(lines.map(ToString::to_string));
    }
    read.sort();
    written.sort();
    assert_eq!(read, written);
    assert_eq!(read.len(), 269);
}

#[test]
fn a_file_is_not_too_large() {
    let large = format!("{CARD_FILE}#{}", " ".repeat(FILE_BYTES_MAX));
    let mistakes = Cards::read(&large, &no_files).expect_err("it is too large");
    assert_eq!(mistakes.len(), 1);
    assert_eq!(mistakes[0].what.en, "the file has more than 524288 bytes");
}

#[test]
fn there_are_at_most_24_events() {
    let event = |n: u8| {
        let name = r#"name = { en = "E", es = "E" }"#;
        format!("[[card]]\nid = \"new-{n}\"\nkind = \"event\"\n{name}\nnow = [\"clear\"]\n\n")
    };
    // Nine cards from here on become events.
    let (first, next) = ("[[card]]\nid = \"iron-stomach\"", "[[card]]\nid = \"one-to-midnight\"");
    let (start, rest) = CARD_FILE.split_once(first).expect("it is there");
    let (_, rest) = rest.split_once(next).expect("it is there");
    let new: Vec<_> = (1..=9).map(event).collect();
    let mistakes = Cards::read(&format!("{start}{}{next}{rest}", new.concat()), &no_files);
    let mistakes = mistakes.expect_err("there are 26 events");
    let [mistake] = &mistakes[..] else { panic!("{mistakes:?}") };
    assert_eq!(mistake.what.en, "there are 26 events");
    assert_eq!(mistake.in_language("en").place, Some("card \"lost-property\", kind"));
}

#[test]
fn one_language_is_enough_but_gives_a_warning() {
    let source = edited(&[
        (r#"{ en = "Brew of the Day", es = "Brebaje del Día" }"#, r#"{ en = "Brew of the Day" }"#),
        (r#"{ en = "smug", es = "engreído" }"#, r#"{ es = "engreído" }"#),
    ]);
    let (cards, warnings) = Cards::read(&source, &no_files).expect("there are no mistakes");
    let shown = |warning: &Warning| {
        let at = warning.at;
        format!("{}:{} {warning}", at.line, at.column)
    };
    let shown: Vec<_> = warnings.iter().map(shown).collect();
    assert_eq!(
        shown,
        [
            "39:10 character \"piper\" has no English temper; the Spanish one is shown",
            "228:8 card \"brew\" has no Spanish name; the English one is shown",
        ]
    );
    assert_eq!(
        warnings[1].what.get("es"),
        "carta \"brew\": name no está en español; se muestra en inglés"
    );
    let card = cards.find("brew").expect("it is there");
    assert_eq!(cards.facts(card).name.get("es"), "Brew of the Day");
    let (_, piper) = cards.characters().next().expect("it is there");
    assert_eq!(piper.temper.as_ref().map(|it| it.get("en")), Some("engreído"));
}

const PICTURE: &str =
    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="a"></g></svg>"#;

/// A picture of a file becomes part of the text, which then needs no file.
#[test]
fn a_picture_is_brought_by_a_file_or_inside_the_text() {
    let beside = edited(&[(r#"id = "brew""#, "id = \"brew\"\nart = \"brew.svg\"")]);
    let find = |name: &str| {
        assert_eq!(name, "brew.svg");
        Ok(format!("<?xml version='1.0'?>\n{PICTURE}\n"))
    };
    let (cards, _) = Cards::read(&beside, &find).expect("there are no mistakes");
    assert_eq!(Glossary::picture(&cards, "brew").as_deref(), Some(PICTURE));
    assert_eq!(Glossary::color(&cards, "wolf").as_deref(), Some("grey"));
    let (again, _) = Cards::read(cards.source(), &no_files).expect("the picture is inside");
    assert_eq!(Glossary::picture(&again, "brew").as_deref(), Some(PICTURE));
    assert_eq!(GameContents::hash(&again), GameContents::hash(&cards));
    let alone = Cards::read(&beside, &no_files).expect_err("there is no file");
    assert_eq!(alone[0].what.en, "no file came along, and so no brew.svg");
    let MistakeText { place, what, .. } = alone[0].in_language("es");
    assert_eq!(place, Some("carta \"brew\", art"));
    assert_eq!(what, "con el texto no ha venido ningún archivo, así que falta brew.svg");
}

#[test]
fn a_picture_that_could_do_harm_is_refused() {
    let harmful = PICTURE.replace("<g id=\"a\">", "<g onclick=\"x()\">");
    let source = edited(&[("id = \"brew\"", &format!("id = \"brew\"\nart = '{harmful}'"))]);
    let mistakes = Cards::read(&source, &no_files).expect_err("it is refused");
    assert_eq!(mistakes[0].what.en, "<g> must not have onclick");
}

/// Whoever starts from a built-in picture is not refused.
#[test]
fn the_built_in_pictures_are_clean() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/assets/princess");
    for file in std::fs::read_dir(folder).expect("they are there") {
        let path = file.expect("it can be listed").path();
        if path.extension().is_none_or(|it| it != "svg") || path.ends_with("signs.svg") {
            continue;
        }
        let source = edited(&[("id = \"brew\"", "id = \"brew\"\nart = \"x\"")]);
        let find = |_: &str| Ok(std::fs::read_to_string(&path).expect("it can be read"));
        let read = Cards::read(&source, &find);
        assert!(read.is_ok(), "{}: {}", path.display(), read.unwrap_err()[0]);
    }
}

#[test]
fn of_very_many_mistakes_the_first_are_reported() {
    let lines: Vec<_> = (0..10_000).map(|n| format!("key-{n} = 1")).collect();
    let source = lines.join("\n");
    let mistakes = Cards::read(&source, &no_files).expect_err("nothing is right");
    assert_eq!(mistakes.len(), 501);
    // Besides the keys, the schema, La Princesa, the characters and the cards are missing.
    assert_eq!(count_mistakes(&mistakes), 10_011);
    assert!(mistakes[500].what.en.ends_with("more mistakes"), "{}", mistakes[500]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// Whatever is written into a file: the reader does not panic, and every mistake can be shown.
    #[test]
    fn random_edits_never_panic(
        edits in prop::collection::vec((0..CARD_FILE.len(), 0..40_usize, "\\PC{0,8}|[\\[\\]{}\"'\n=#.]{1,4}"), 1..6)
    ) {
        let mut source = CARD_FILE.to_owned();
        for (start, length, text) in edits {
            let start = source.floor_char_boundary(start);
            let end = source.floor_char_boundary(start + length).max(start);
            source.replace_range(start..end, &text);
        }
        for mistake in Cards::read(&source, &no_files).err().unwrap_or_default() {
            prop_assert!(!mistake.what.is_empty());
            prop_assert!(!Excerpt::of(&source, &mistake.span).words.is_empty());
        }
    }

    /// The same for texts that are no card file at all.
    #[test]
    fn random_texts_never_panic(source in "(\\PC|[\\[\\]{}\"'\n=#. ]){0,200}") {
        for mistake in Cards::read(&source, &no_files).err().unwrap_or_default() {
            prop_assert!(!Excerpt::of(&source, &mistake.span).words.is_empty());
        }
    }
}
