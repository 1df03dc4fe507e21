//! The rules that decide a game, as claims about positions; `scenarios` has one for each rule.

use std::error::Error;

use goofspiel::{Choice, Goofspiel};
use kernel::{Dice, Eyes, Game, Ignore, Scene, Scripted, Seat, SeatCount, Seed, Setup, Verdict};

type Checked = Result<(), Box<dyn Error>>;

/// Sets up a position, makes these choices, and judges these claims.
fn check(seats: u8, position: &[&str], choices: &[&str], claims: &[&str]) -> Checked {
    let seats = SeatCount::new(seats).ok_or("no table has as many seats")?;
    let (mut dice, mut events) = (Dice::new(&Seed::from(1)), Vec::new());
    let mut game = Goofspiel::position(&Setup::new(seats), position, &mut events)?;
    for text in choices {
        let (seat, choice) = text.split_once(' ').ok_or("expected a seat and its choice")?;
        let (seat, choice): (Seat, Choice) = (seat.parse()?, choice.parse()?);
        game.choose(seat, choice, &mut dice, &mut events)?;
        game.check()?;
    }
    for claim in claims {
        let (eyes, text) = match claim.strip_prefix("to ").and_then(|it| it.split_once(": ")) {
            None => (Eyes::All, *claim),
            Some(("crowd", text)) => (Eyes::Crowd, text),
            Some((seat, text)) => (Eyes::Seat(seat.parse()?), text),
        };
        let scene = Scene { game: &game, eyes, view: game.view(eyes), seats, events: &events };
        let (_, verdict) = scene.judge(text)?;
        assert_eq!(verdict, Verdict::Holds, "{claim}");
    }
    Ok(())
}

#[test]
fn the_highest_bid_wins_the_prize() -> Checked {
    check(
        3,
        &["prizes 9 1", "hand A 5 6", "hand B 7 8", "hand C 5 6", "won B 4"],
        &["A bid 5", "B bid 7", "C bid 5"],
        &["points A 0, B 13, C 0", "won B 4 9", "hand A 6", "bids A 5, B 7, C 5", "prize 1"],
    )
}

#[test]
fn a_tie_for_the_highest_bid_discards_the_prize() -> Checked {
    check(
        3,
        &["prizes 9 1", "hand A 7 8", "hand B 7 8", "hand C 5 6"],
        &["A bid 7", "B bid 7", "C bid 5"],
        &[
            "points A 0, B 0, C 0",
            "won C none",
            "discarded 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13",
            "hand C 6",
            "game goes on",
        ],
    )
}

#[test]
fn a_sealed_bid_is_secret() -> Checked {
    check(
        2,
        &["prizes 9 1", "hand A 7 8"],
        &["A bid 7"],
        &[
            "to A: chosen A 7",
            "to A: told 7",
            "to B: chosen A hidden",
            "to crowd: chosen A hidden",
            "to B: untold 7",
            "to B: hand A 7 8",
            "to B: order hidden",
            "owes B",
        ],
    )
}

#[test]
fn all_with_the_most_points_win() -> Checked {
    check(
        3,
        &["prizes 2", "hand A 1", "hand B 4", "hand C 3", "won A 9", "won B 7", "won C 1"],
        &["A bid 1", "B bid 4", "C bid 3"],
        &["points A 9, B 9, C 1", "winner A, B", "left 0", "round 13", "owes none"],
    )
}

#[test]
fn a_false_claim_fails() {
    let (eyes, seats, mut events) = (Eyes::All, SeatCount::new(2).unwrap(), Vec::new());
    let game = Goofspiel::position(&Setup::new(seats), &["prizes 9 1"], &mut events).unwrap();
    let scene = Scene { game: &game, eyes, view: game.view(eyes), seats, events: &events };
    for claim in ["prize 1", "points A 1", "bids A 1", "hand B 1", "order hidden", "chosen A 1"] {
        let (_, verdict) = scene.judge(claim).unwrap();
        assert!(matches!(verdict, Verdict::Fails(_)), "{claim}");
    }
    for claim in ["", "gold A 1", "hand A 14", "points F 1", "order 1"] {
        assert!(scene.judge(claim).is_err(), "{claim}");
    }
}

#[test]
fn a_position_that_cannot_be_is_refused_with_its_place() {
    #[rustfmt::skip]
    let rows: [(&[&str], usize, usize); 10] = [
        (&["prizes"], 0, 6),
        (&["prizes 3 14"], 0, 9),
        (&["prizes 3 1 3"], 0, 11),
        (&["prizes 3", "prizes 4"], 1, 0),
        (&["hand A 1 2"], 0, 7),
        (&["hand A 1 2", "prizes 3"], 0, 7),
        (&["prizes 3", "hand C 1"], 1, 5),
        (&["prizes 3", "won A 3"], 1, 6),
        (&["prizes 3", "won A 4", "won B 5 4"], 2, 6),
        (&["gold A 3"], 0, 0),
    ];
    let setup = Setup::new(SeatCount::new(2).unwrap());
    for (clauses, clause, at) in rows {
        let wrong = Goofspiel::position(&setup, clauses, &mut Ignore).unwrap_err();
        assert_eq!((wrong.clause, wrong.why.at), (clause, at), "{clauses:?}: {wrong}");
    }
}
