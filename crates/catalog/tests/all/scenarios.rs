//! Tests that every scenario runs, and that a wrong one is refused with its place.

use std::{fs, path::PathBuf};

use catalog::{ScenarioErrorKind, find, read_scenario};

fn scenarios(game: &str) -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("scenarios");
    let files = fs::read_dir(folder).expect("a game has a folder of scenarios");
    let mut files: Vec<PathBuf> =
        files.map(|file| file.expect("it can be listed").path()).collect();
    files.sort();
    files
}

#[test]
fn every_scenario_holds() {
    let mut wrong = Vec::new();
    for game in catalog::GAMES {
        for path in scenarios(game.id()) {
            let text = fs::read_to_string(&path).expect("a scenario is text");
            let run = read_scenario(&text).and_then(|scenario| game.run(&scenario));
            if let Err(error) = run {
                wrong.push(format!("{}: {error}", path.file_name().expect("a file").display()));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

const GOOD: &str = r#"game = "shadow-throne"
seats = 3
rules = ["ST-4.1"]
position = ["gold A 3, B 3, C 3", "hand A outlaw", "hand B simone", "hand C datura"]

[title]
en = "A title"
es = "Un título"

[[step]]
choices = ["A play outlaw", "B play simone", "C play datura"]
refused = ["A keep outlaw"]
then = ["gold A 5, B 1, C 0", "influence B 5", "to A: hand B hidden"]
"#;

/// Each row: the text to replace, its replacement, and the expected error; `!` is a failed claim.
#[rustfmt::skip]
const ROWS: [(&str, &str, &str); 46] = [
    ("seats = 3", "seats = 6", "line 2, column 9: shadow-throne is for 3 to 5 seats, not 6"),
    ("seats = 3", "seats = true", "line 2, column 9: invalid type: boolean `true`, expected u8"),
    ("seats = 3", "seats = ", "line 2, column 9: string values must be quoted, expected literal string"),
    ("seats = 3", "chairs = 3", "line 2, column 1: unknown field `chairs`, expected one of `game`, `seats`, `options`, `rules`, `title`, `seed`, `position`, `step`"),
    ("[title]", "[titel]", "line 6, column 2: unknown field `titel`, expected one of `game`, `seats`, `options`, `rules`, `title`, `seed`, `position`, `step`"),
    ("es = \"Un título\"", "es = \"\"", "line 1, column 1: a scenario has a title in English and in Spanish"),
    ("rules = [\"ST-4.1\"]", "rules = []", "line 1, column 1: a scenario names the rules that it shows"),
    ("ST-4.1", "ST-4.99", "line 3, column 11: there is no rule `ST-4.99` in the rulebook"),
    ("to A: hand B hidden", "to H: hand B hidden", "line 13, column 52: there is no seat H at a table of 3"),
    ("refused = [\"A keep outlaw\"]\nthen = [\"gold A 5, B 1, C 0\", \"influence B 5\", \"to A: hand B hidden\"]\n", "", "line 1, column 1: a scenario claims something"),
    ("position = [\"gold A 3, B 3, C 3\", \"hand A outlaw\", \"hand B simone\", \"hand C datura\"]\n", "", "line 1, column 1: a scenario has a `position`, or a `seed` for a real deal"),
    ("seats = 3", "seats = 3\noptions = \"target 16\"", "line 3, column 19: target is one of 15, 20, 25, not `16`"),
    ("gold A 3", "silver A 3", "line 4, column 14: a position has `battle`, `wave`, `waves over`, `gold`, `influence`, `hand`, `pool`, `table`, `facedown`, `carried`, `previous` and `boost`"),
    ("gold A 3", "gold A three", "line 4, column 21: expected a number up to 9999"),
    ("gold A 3", "gold A 65535", "line 4, column 21: expected a number up to 9999"),
    ("hand B simone", "table B outlaw +255", "line 4, column 68: expected tokens from +1 to +99"),
    ("hand A outlaw", "hand A outlaw outlaw outlaw sythera thavma protis langman", "line 4, column 36: A holds 7 cards, but at this moment it is 6"),
    ("gold A 3", "gold D 3", "line 4, column 19: there is no seat D at a table of 3"),
    ("gold A 3, B 3", "gold A 3, A 3", "line 4, column 24: A is named twice"),
    ("hand B simone", "hand B simone datura simone", "line 4, column 74: no simone is left: the box has 1"),
    ("hand B simone", "hand B dragon", "line 4, column 60: there is no card `dragon`"),
    ("hand B simone", "hand A simone", "line 4, column 53: `hand A` is stated twice"),
    ("hand B simone", "carried B", "line 4, column 53: Langman can be carried only into battle 2 and later ones"),
    ("hand B simone", "influence B 15", "line 4, column 53: nobody begins a battle with 15 influence: the game is over"),
    ("hand B simone", "boost", "line 4, column 53: nothing is promised to the first wave"),
    ("hand B simone", "previous B Rebels", "line 4, column 53: wave 1 has no hush money"),
    ("hand B simone", "gold B 5", "line 4, column 53: `gold` is stated twice"),
    ("hand B simone", "table B outlaw silenced", "line 4, column 59: Rebels are never silenced"),
    ("hand B simone", "facedown B simone wave 1 rubbish", "line 4, column 78: `rubbish` is one word too many"),
    ("hand B simone", "table B datura dead", "line 4, column 59: the Empire's characters never die"),
    ("hand B simone", "table B outlaw +1 dead", "line 4, column 59: the dead have no tokens"),
    ("hand B simone", "table B langman Church", "line 4, column 59: nobles cannot be converted"),
    ("hand B simone", "table B outlaw Empire", "line 4, column 59: one can be converted only to the Church"),
    ("hand B simone", "table B outlaw wave 3", "line 4, column 53: there is a card in wave 3, but wave 1 is next"),
    ("hand B simone", "pool B simone", "line 4, column 53: all pools have the same number of cards"),
    ("A play outlaw", "A plays outlaw", "line 11, column 15: a choice is `draft CARD`, `play CARD`, `add CARD`, `decline` or `keep CARD`"),
    ("A play outlaw", "D play outlaw", "line 11, column 13: there is no seat D at a table of 3"),
    ("A play outlaw", "A play protis", "!line 11, column 13: A does not hold protis"),
    ("A keep outlaw", "A play warrior-monk", "!line 12, column 13: this was not refused"),
    ("gold A 5", "gold A 6", "!line 13, column 10: `gold A 6, B 1, C 0` does not hold: A has 5"),
    ("gold A 5", "gold A", "line 13, column 16: expected a number, not ``"),
    ("influence B 5", "weather fine", "line 13, column 32: this is no claim that Shadow Throne knows"),
    ("influence B 5", "A protis is Church 2", "!line 13, column 32: `A protis is Church 2` does not hold: A has no such protis in the battle"),
    ("influence B 5", "A protis is Church", "line 13, column 50: expected a number"),
    ("influence B 5", "A protis wave 2 is Pirates 2", "line 13, column 51: "),
    ("to A: hand B hidden", "to A: hand A hidden", "!line 13, column 49: `to A: hand A hidden` does not hold: it is"),
];

#[test]
fn a_wrong_scenario_is_refused_with_its_place() {
    let game = find("shadow-throne").expect("it is registered");
    let run = |text: &str| read_scenario(text).and_then(|scenario| game.run(&scenario));
    assert!(run(GOOD).is_ok());
    let mut wrong = Vec::new();
    for (old, new, said) in ROWS {
        assert!(GOOD.contains(old), "{old}");
        let error = run(&GOOD.replacen(old, new, 1)).expect_err(new);
        let mark = if error.kind == ScenarioErrorKind::Fails { "!" } else { "" };
        if !format!("{mark}{error}").starts_with(said) {
            wrong.push(format!("{old} -> {new}\n    {mark}{error}\n    {said}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
