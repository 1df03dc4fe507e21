//! Cards of a designer's own file: `--cards FILE` and `--check FILE`.

use std::{fs, path::Path};

use catalog::find;
use expect_test::expect;
use serde_json::Value;

use crate::sombra::{Ran, folder, sombra, sombra_hearing};

const GAME: &str = "princess";

/// Writes the built-in cards with some edits into a folder of its own; returns the file.
pub(crate) fn edited(name: &str, edits: &[(&str, &str)]) -> String {
    let built_in = find(GAME).expect("it is registered").contents_source().expect("it has cards");
    let source = edits.iter().fold(built_in, |source, (from, to)| {
        assert!(source.contains(from), "the cards do not have {from}");
        source.replacen(from, to, 1)
    });
    let path = folder(name).join("my-cards.toml");
    fs::write(&path, source).expect("it can be written");
    path.to_str().expect("its name is text").to_owned()
}

/// Plays a game of bots, and returns the transcript.
fn transcript(cards: &[&str]) -> Ran {
    let game = ["transcript", GAME, "--seats", "3", "--seed", "7"];
    sombra(&[&game[..], cards].concat())
}

fn first_line(ran: &Ran) -> Value {
    serde_json::from_str(ran.out.lines().next().expect("there are lines")).expect("it is JSON")
}

#[test]
fn a_number_in_the_file_changes_the_game_without_compiling() {
    let edits = [
        ("success = [\"damage target 2\"", "success = [\"damage target 17\""),
        ("hearts = 6", "hearts = 9"),
    ];
    let file = edited("cards-number", &edits);
    let (usual, own) = (transcript(&[]), transcript(&["--cards", &file]));
    assert_eq!((usual.code, own.code), (Some(0), Some(0)), "{}{}", usual.err, own.err);
    let has_it = |ran: &Ran| first_line(ran)["cards"].to_string().contains("damage target 17");
    assert_eq!((has_it(&usual), has_it(&own)), (false, true));
    assert_ne!(usual.out, own.out);
    for command in [
        ["sim", GAME, "--seats", "3", "--games", "5", "--cards"],
        ["perft", GAME, "--seats", "2", "--depth", "2", "--cards"],
    ] {
        let ran = sombra(&[&command[..], &[&file]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{command:?}");
    }
    let listed = sombra(&["cards", GAME, "--json", "--cards", &file]);
    assert!(listed.out.contains("damage target 17"), "{}", listed.out);
}

/// Both roads to victory are counted, beside the characters.
#[test]
fn many_games_tell_how_they_ended() {
    let ran = sombra(&["sim", GAME, "--seats", "8", "--bots", "greedy", "--games", "40"]);
    let count = |name: &str| {
        let line = ran.out.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<u32>().ok()
    };
    let (last, princess) = (count("Last one alive"), count("With La Princesa"));
    assert!(last > Some(0) && princess > last, "{}{}", ran.out, ran.err);
    assert!(last.zip(princess).is_some_and(|(a, b)| a + b <= 40), "{}", ran.out);
}

#[test]
fn the_names_of_the_file_are_used() {
    let file = edited("cards-name", &[("en = \"The Wolf\"", "en = \"The Sheep\"")]);
    let ran = sombra(&["sim", GAME, "--seats", "8", "--games", "1", "--cards", &file]);
    assert!(
        ran.out.contains("The Sheep") && !ran.out.contains("The Wolf"),
        "{}{}",
        ran.out,
        ran.err
    );
}

#[test]
fn a_card_can_be_asked_for_by_its_own_name() {
    let edit = ("en = \"Butter Knife\"", "en = \"Letter Knife\"");
    let file = edited("cards-own-name", &[edit]);
    let listed = sombra(&["cards", GAME, "--cards", &file]);
    assert!(listed.out.contains("Letter Knife") && !listed.out.contains("Butter Knife"));
    let play = ["play", GAME, "--seed", "1", "--cards", &file];
    let ran = sombra_hearing(&play, "? letter knife\nquit\n\n");
    assert!(ran.out.contains("Letter Knife · "), "{}{}", ran.out, ran.err);
}

#[test]
fn every_mistake_is_reported_at_once() {
    let edits = [
        ("\"damage neighbours 1\"", "\"damage neigbours 1\""),
        ("hearts = 6", "hearts = 60"),
        ("kind = \"event\"", "kind = \"advent\""),
    ];
    let file = edited("cards-mistakes", &edits);
    let place = Path::new(&file).parent().expect("it is in a folder").to_str().expect("text");
    let checked = sombra(&["cards", GAME, "--check", &file]);
    assert_eq!((checked.code, checked.out.as_str()), (Some(2), ""));
    expect![[r#"
        error: 60 is not between 1 and 20
          --> FOLDER/my-cards.toml:46:10 (character "wolf", hearts)
           |
        46 | hearts = 60
           |          ^^
           = help: a number from 1 to 20

        error: neigbours is not a selector
           --> FOLDER/my-cards.toml:187:20 (card "huff-and-puff", success, line 1)
            |
        187 | success = ["damage neigbours 1"]
            |                    ^^^^^^^^^
            = help: did you mean `neighbours`? the selectors are self, target, both, source, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder

        error: advent is not a kind
           --> FOLDER/my-cards.toml:937:9 (card "midnight-bells", kind)
            |
        937 | kind = "advent"
            |         ^^^^^^
            = help: did you mean `event`? the kinds are hand, attribute, environment, event

        sombra: FOLDER/my-cards.toml has 3 mistakes; nothing was changed
    "#]]
    .assert_eq(&checked.err.replace(place, "FOLDER"));
    for command in
        ["play", "sim --seats 3", "transcript --seats 3 --seed 1", "bench", "cards", "serve"]
    {
        let mut words: Vec<&str> = command.split(' ').collect();
        if command != "serve" {
            words.insert(1, GAME);
        }
        let ran = sombra(&[&words[..], &["--cards", &file]].concat());
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{command}");
        assert_eq!(ran.err, checked.err, "{command}");
    }
}

#[test]
fn a_mistake_is_explained_in_spanish_too() {
    let edits = [("\"damage neighbours 1\"", "\"damage neigbours 1\"")];
    let file = edited("cards-errores", &edits);
    let place = Path::new(&file).parent().expect("it is in a folder").to_str().expect("text");
    let checked = sombra(&["--lang", "es", "cards", GAME, "--check", &file]);
    expect![[r#"
        error: neigbours no es un selector
           --> FOLDER/my-cards.toml:187:20 (carta "huff-and-puff", success, línea 1)
            |
        187 | success = ["damage neigbours 1"]
            |                    ^^^^^^^^^
            = ayuda: ¿querías decir `neighbours`? los selectores son self, target, both, source, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder

        sombra: FOLDER/my-cards.toml tiene un error; no se ha cambiado nada
    "#]]
    .assert_eq(&checked.err.replace(place, "FOLDER"));
}

#[test]
fn a_file_that_is_no_toml_is_reported_line_by_line() {
    let edits = [("schema = 1", "schema = = 1"), ("[[card]]", "[[card]")];
    let file = edited("cards-toml", &edits);
    let ran = sombra(&["--lang", "es", "cards", GAME, "--check", &file]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("my-cards.toml:"), "{}", ran.err);
    let last = ran.err.lines().last().expect("there are lines");
    assert!(last.ends_with("tiene 2 errores; no se ha cambiado nada"), "{}", ran.err);
}

#[test]
fn a_good_file_is_only_checked() {
    let file = edited("cards-good", &[]);
    let ran = sombra(&["cards", GAME, "--check", &file]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let hash = find(GAME).expect("it is registered").contents().expect("it has cards");
    assert_eq!(ran.out, format!("{file} has no mistakes\ncontents {hash}\n"));
}

#[test]
fn one_language_is_enough_and_gives_a_warning() {
    let both = r#"name = { en = "The Wolf", es = "El Lobo" }"#;
    let file = edited("cards-warning", &[(both, r#"name = { es = "El Lobo" }"#)]);
    let ran = sombra(&["cards", GAME, "--check", &file]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("has no mistakes, and one warning"), "{}", ran.out);
    let said = "warning: character \"wolf\" has no English name; the Spanish one is shown";
    assert!(ran.err.starts_with(said), "{}", ran.err);
    let ran = sombra(&["sim", GAME, "--seats", "8", "--games", "1", "--cards", &file]);
    assert!(ran.out.contains("El Lobo"), "{}", ran.out);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    assert!(ran.err.contains("there is a warning"), "{}", ran.err);
}

#[test]
fn a_record_wants_the_cards_that_it_was_played_with() {
    let file = edited("cards-record", &[("hearts = 6", "hearts = 9")]);
    let game = find(GAME).expect("it is registered");
    let source = fs::read_to_string(&file).expect("it is there");
    let (own, _) = game.with_contents(&source, &kernel::no_files).expect("it has no mistakes");
    let (options, seats) =
        (own.options("").expect("usual"), kernel::SeatCount::new(2).expect("two"));
    let levels = kernel::BySeat::new(seats, |_| catalog::Level::Random);
    let record = own.bot_game(&options, &levels, 3.into()).expect("two can play");
    let path = Path::new(&file).with_file_name("game.rec");
    fs::write(&path, record.to_string()).expect("it can be written");
    let path = path.to_str().expect("text");
    for command in ["verify", "replay"] {
        let ran = sombra(&[command, path, "--cards", &file]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{command}");
    }
    for command in ["verify", "replay"] {
        let ran = sombra(&[command, path]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{command}");
        let needed = own.contents().expect("it has cards").to_string();
        assert!(ran.err.contains(&needed) && ran.err.contains("--cards FILE"), "{}", ran.err);
    }
}

#[test]
fn a_game_without_cards_to_replace_says_so() {
    let file = edited("cards-none", &[]);
    let ran = sombra(&["sim", "goofspiel", "--seats", "2", "--cards", &file]);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (Some(2), "sombra: the cards of goofspiel cannot be replaced\n")
    );
}

#[test]
fn a_picture_beside_the_file_is_taken_along() {
    let named = ("id = \"brew\"", "id = \"brew\"\nart = \"brew.svg\"");
    let file = edited("cards-picture", &[named]);
    let ran = sombra(&["cards", GAME, "--check", &file]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("brew.svg: No such file"), "{}", ran.err);
    let picture = Path::new(&file).with_file_name("brew.svg");
    fs::write(&picture, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>")
        .expect("written");
    assert_eq!(sombra(&["cards", GAME, "--check", &file]).code, Some(0));
    fs::write(
        &picture,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><script/></svg>",
    )
    .expect("written");
    let ran = sombra(&["cards", GAME, "--check", &file]);
    assert!(ran.err.contains("a picture must not have <script>"), "{}", ran.err);
}
