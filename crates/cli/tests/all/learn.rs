//! Learning weights: a file that reads back, and the same one every time.

use std::fs;

use crate::sombra::{folder, sombra};

const SMALL: [&str; 6] = ["learn", "shadow-throne", "--seats", "3,4", "--games", "100"];

/// The lines of a file of weights that are no remarks.
fn weights(text: &str) -> Vec<(&str, i32)> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (name, weight) = line.split_once(' ').expect("a name and a weight");
            (name, weight.parse().expect("a whole number"))
        })
        .collect()
}

#[test]
fn weights_are_written_to_a_file_and_the_report_is_printed() {
    let path = folder("learn").join("weights.txt");
    let name = path.to_str().expect("text");
    let ran = sombra(&[&SMALL[..], &["--out", name, "--jobs", "2"]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let text = fs::read_to_string(&path).expect("it was written");
    let first =
        "# Learnt by: sombra learn shadow-throne --seats 3,4 --games 100 --bot greedy --seed 1\n";
    assert!(text.starts_with(first), "{text}");
    let learnt = weights(&text);
    let game = catalog::find("shadow-throne").expect("it is there");
    assert_eq!(game.check_weights(&text), Ok(()), "{text}");
    assert!(learnt.iter().any(|(_, weight)| *weight != 0), "{text}");
    for part in ["held out", "learnt now", "used so far", "equal chances", "Predicted"] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }

    let again = sombra(&[&SMALL[..], &["--out", name]].concat());
    assert_eq!(again.code, Some(2), "nothing is written over");
    assert!(again.err.contains("nothing was written over it"), "{}", again.err);

    let printed = sombra(&[&["--lang", "es"], &SMALL[..], &["--jobs", "1"]].concat());
    assert_eq!((printed.code, printed.err.as_str()), (Some(0), ""));
    assert_eq!(game.check_weights(&printed.out), Ok(()), "{}", printed.out);
    assert_eq!(weights(&printed.out), learnt, "neither jobs nor language change the weights");
    assert!(printed.out.starts_with(first) && printed.out.contains("# Pesos"), "{}", printed.out);
}

#[test]
fn habits_are_learnt_by_the_same_command() {
    let ran = sombra(&[&SMALL[..], &["--habits", "--jobs", "1"]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let game = catalog::find("shadow-throne").expect("it is there");
    assert_eq!(game.check_habits(&ran.out), Ok(()), "{}", ran.out);
    let first = "# Learnt by: sombra learn shadow-throne --seats 3,4 --games 100 --bot greedy --seed 1 --habits\n";
    assert!(ran.out.starts_with(first) && ran.out.contains("# wave-1"), "{}", ran.out);
    let none = sombra(&["learn", "goofspiel", "--seats", "2", "--games", "20", "--habits"]);
    assert_eq!(none.code, Some(2), "{}", none.out);
    assert!(none.err.contains("no habits"), "{}", none.err);
}

/// It is one stretch, so only its beginning is seen, and nothing tells the seats apart there.
#[test]
fn a_game_of_one_stretch_has_weights_of_zero() {
    let ran = sombra(&["learn", "goofspiel", "--seats", "2", "--games", "20", "--bot", "easy"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let game = catalog::find("goofspiel").expect("it is there");
    assert_eq!(game.check_weights(&ran.out), Ok(()), "{}", ran.out);
    assert!(weights(&ran.out).iter().all(|(_, weight)| *weight == 0), "{}", ran.out);
}

#[test]
fn one_game_is_not_enough() {
    let path = folder("learn-few").join("weights.txt");
    let name = path.to_str().expect("text");
    let arguments = ["learn", "goofspiel", "--seats", "2", "--games", "1", "--out", name];
    let ran = sombra(&arguments);
    assert_eq!((ran.code, ran.out.as_str(), path.exists()), (Some(2), "", false));
    assert!(ran.err.contains("too few to learn from"), "{}", ran.err);
}
