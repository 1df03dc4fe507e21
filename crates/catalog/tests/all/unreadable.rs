//! Tests that a claim that cannot be read is told from one that does not hold, in every game.

use catalog::{ScenarioError, ScenarioErrorKind, find, read_scenario};

/// The line of the claim in every scenario here, and the column at which it begins.
const PLACE: (usize, usize) = (11, 10);

/// Deals a game for two or three, and judges one claim.
fn judge((game, rule, seats): (&str, &str, u8), claim: &str) -> Result<(), ScenarioError> {
    let text = format!(
        r#"game = "{game}"
seats = {seats}
seed = 1
rules = ["{rule}"]

[title]
en = "A claim"
es = "Una afirmación"

[[step]]
then = ["{claim}"]
"#
    );
    let scenario = read_scenario(&text).expect("only the claim is wrong");
    find(game).expect("it is registered").run(&scenario).map(drop)
}

/// Checks rows of a claim with the byte at which it cannot be read.
fn check_unreadable(game: (&str, &str, u8), rows: &[(&str, usize)]) {
    for (claim, at) in rows {
        let error = judge(game, claim).expect_err(claim);
        assert_eq!(error.kind, ScenarioErrorKind::Malformed, "{claim}: {error}");
        let (line, column) = PLACE;
        assert_eq!((error.line, error.column), (line, column + at), "{claim}: {error}");
    }
}

/// Checks that these claims are read, and do not hold.
fn check_false(game: (&str, &str, u8), claims: &[&str]) {
    for claim in claims {
        let error = judge(game, claim).expect_err(claim);
        assert_eq!(error.kind, ScenarioErrorKind::Fails, "{claim}: {error}");
        assert_eq!((error.line, error.column), PLACE, "{claim}: {error}");
    }
}

#[test]
fn in_the_princess() {
    let game = ("princess", "PR-1.1", 2);
    check_unreadable(
        game,
        &[
            ("outcome A banana", 10),
            ("outcome Z tie", 8),
            ("outcome A tie tie", 10),
            ("outcome", 7),
            ("anchor A resolvd", 9),
            ("target A Q", 9),
            ("target A C", 9),
            ("choice A banana", 9),
            ("choice A play banana left", 14),
            ("order X Y", 6),
            ("order A C", 8),
            ("order", 5),
            ("over A banana", 7),
            ("over Z last", 5),
            ("over banana", 5),
            ("princess banana", 9),
            ("princess hand", 13),
            ("princess hand C", 14),
            ("princess shop A", 14),
            ("known banana", 6),
            ("known lantern ? banana", 16),
            ("known", 5),
            ("asks A: banana split", 8),
            ("asks A: no, buy banana", 16),
            ("asks A: ", 8),
            ("asks C: none", 5),
            ("asks A none", 5),
            ("hand A wolf", 7),
            ("players A lantern", 10),
            ("told wolf", 5),
            ("banana A", 0),
        ],
    );
    check_false(
        game,
        &[
            "outcome A tie",
            "anchor A resolved",
            "target A B",
            "choice A sealed",
            "choice A no",
            "order A",
            "over A last",
            "over nobody",
            "princess anchor A",
            "princess discard",
            "known lantern ?",
            "asks A: none",
            "asks A: no, buy lantern",
            "asks A: play lantern left",
            "hand A none",
        ],
    );
}

#[test]
fn in_casting_shadows() {
    let game = ("casting-shadows", "CS-1.1", 2);
    check_unreadable(
        game,
        &[
            ("choices A: banana", 11),
            ("choices A: end, travel banana", 23),
            ("choices A: ", 11),
            ("choices C: none", 8),
            ("choices A without cast: none", 10),
            ("choices A with banana: none", 15),
            ("choices A with travel banana: none", 22),
            ("choices A with c: none", 15),
            ("choices A with : none", 15),
            ("choices A none", 8),
            ("beside thorn-forest banana", 20),
            ("beside banana moonfall", 7),
            ("at A moonfall", 5),
            ("book A poof", 7),
            ("counterspells A moonfall", 16),
            ("known A thorn-forest", 8),
            ("sealed A out", 9),
            ("dice pass", 5),
            ("tokens out", 7),
            ("portal thorn-forest", 7),
            ("next poof", 5),
            ("discard top thorn-forest", 12),
            ("counterdeck known moonfall", 18),
            ("players A ember-newt", 10),
            ("shadow A frill", 9),
            ("told moonfall", 5),
            ("banana A", 0),
        ],
    );
    check_false(
        game,
        &[
            "choices A: end",
            "choices A: none",
            "choices A with end: none",
            "beside thorn-forest moonfall",
            "at A thorn-forest",
            "sealed A pass",
            "dice out",
            "told poof",
        ],
    );
}

#[test]
fn in_shadow_throne() {
    let game = ("shadow-throne", "ST-1.1", 3);
    check_unreadable(
        game,
        &[
            ("wave 5", 5),
            ("round 7", 6),
            ("remembers A round 7 outlaw", 18),
            ("A outlaw wave 9 is Church 2", 14),
            ("A outlaw is Church banana", 19),
            ("A outlaw is loud", 12),
            ("power outlaw 1", 6),
            ("power Pirates 1", 6),
            ("winners outlaw", 8),
            ("hand A Church", 7),
            ("buried Church 1", 7),
            ("facedown A Church", 11),
            ("told Church", 5),
            ("banana A", 0),
        ],
    );
    check_false(
        game,
        &["wave 4", "round 6", "power Church 9", "winners Church", "told outlaw", "battle 9"],
    );
}

#[test]
fn in_goofspiel() {
    let game = ("goofspiel", "GS-1.1", 2);
    check_unreadable(
        game,
        &[
            ("round 14", 6),
            ("prize 14", 6),
            ("left 14", 5),
            ("hand A 14", 7),
            ("won A banana", 6),
            ("chosen A A", 9),
            ("told banana", 5),
            ("banana A", 0),
        ],
    );
    check_false(game, &["round 13", "left 0", "hand A 13", "chosen A 5", "told 7"]);
}
