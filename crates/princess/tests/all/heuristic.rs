//! What the greedy bot is good for, and that it plays with any cards.

use kernel::{
    Choices, Dice, Eyes, Game, Heuristic, Ignore, Scripted, Seat, SeatCount, Seed, Setup, Text,
    Turn, no_files,
};
use princess::{Cards, Choice, Princess};

use crate::random_cards;

/// Returns the choice with the highest score, the first of equals.
fn best(game: &Princess, seat: Seat, legal: &[Choice]) -> Choice {
    let view = game.view(Eyes::Seat(seat));
    let best = legal.iter().rev().max_by_key(|choice| Princess::score(&view, **choice));
    *best.expect("a seat that owes has a choice")
}

/// Plays a game in which some seats are greedy and the others random, and returns the winner.
fn play(
    setup: &Setup<Princess>,
    dice: &mut Dice,
    is_greedy: impl Fn(Seat) -> bool,
) -> Option<Seat> {
    let mut game = Princess::deal(setup, dice, &mut Ignore).expect("two to eight seats");
    let mut legal = Choices::new();
    loop {
        let seat = match game.turn() {
            Turn::Over(outcome) => return outcome.winners.first(),
            Turn::Choose(owing) => owing.first().expect("a game waits for somebody"),
        };
        game.legal(seat, &mut legal);
        let choice = if is_greedy(seat) {
            best(&game, seat, &legal)
        } else {
            *dice.pick(&legal).expect("a seat that owes has a choice")
        };
        game.choose(seat, choice, dice, &mut Ignore).expect("a legal choice is accepted");
    }
}

/// A fair share would be 50 of 200; it wins about 145.
#[test]
fn one_greedy_bot_wins_most_games_against_three_random_ones() {
    let setup = Setup::new(SeatCount::new(4).expect("four"));
    let wins = (0..200).filter(|game| {
        let greedy = Seat::new(u8::try_from(game % 4).expect("small"));
        let winner = play(&setup, &mut Dice::new(&Seed::from(*game)), |seat| Some(seat) == greedy);
        winner == greedy
    });
    let wins = wins.count();
    assert!(wins > 120, "{wins} of 200");
}

/// Whatever a designer writes, the bots score it and play to the end.
#[test]
fn greedy_bots_play_with_any_card_file() {
    for file in 0..60 {
        let mut dice = Dice::new(&Seed::from(file));
        let source = random_cards::card_file(&mut dice);
        let (contents, _) =
            Cards::read(&source, &no_files).expect("the generator writes no mistakes");
        let seats = SeatCount::new(u8::try_from(2 + file % 7).expect("small")).expect("a few");
        play(&Setup { contents, ..Setup::new(seats) }, &mut dice, |_| true);
    }
}

/// A position, what happens in it, and what the bot at seat A chooses then.
const CHOICES: &[(&[&str], &str, &str)] = &[
    // Fangs kill the Baker, who is stunned and lays nothing.
    (&["players A wolf, B baker, C ogre", "hearts B 3", "stunned B"], "action", "play fangs left"),
    // The deck is nearly empty: her holder has to lose her now.
    (
        &[
            "players A knight, B baker, C ogre",
            "hand B hot-tray la-princesa",
            "hand C boulder-nap bridge-toll",
            "deck talking-mirror",
        ],
        "action",
        "play rescue-form left",
    ),
    (&["players A wolf, B baker, C ogre", "shop la-princesa"], "draw A 1", "buy la-princesa"),
    (&["players A wolf, B baker, C ogre", "shop sleeping-sand"], "draw A 1", "no"),
    // An attribute that hurts others is better than one that is of no use to a Wolf.
    (
        &[
            "players A wolf, B baker, C ogre",
            "attribute A early-bird",
            "deck iron-stomach",
            "gold A 0",
        ],
        "draw A 1",
        "keep new",
    ),
    (
        &["players A wolf, B baker, C ogre", "hand A fangs la-princesa boulder-nap"],
        "event A: discard self 1",
        "discard boulder-nap",
    ),
    (&["players A wolf, B baker, C ogre"], "event A: pay 1 : damage left 2", "pay"),
    (&["players A wolf, B baker, C ogre"], "event A: pay 2 : heal self 1", "no"),
    (
        &["players A wolf, B baker, C ogre", "hearts A 1"],
        "event A: either gold self 1 | heal self 2",
        "either second",
    ),
    (
        &["players A wolf, B baker, C ogre", "hearts B 6, C 2"],
        "event A: damage chosen 2",
        "choose ogre",
    ),
    (
        &["players A wolf, B baker, C ogre", "hand B hot-tray la-princesa"],
        "event A: take left",
        "take la-princesa",
    ),
    (
        &["players A wolf, B baker, C ogre", "hearts B 1", "gold B 1", "hand B la-princesa"],
        "event A: damage left 1",
        "loot la-princesa",
    ),
    (
        &["players A wolf, B baker, C ogre", "discards boulder-nap seven-picks"],
        "event A: salvage self",
        "salvage seven-picks",
    ),
    (
        &["players A wolf, B baker, C ogre", "deck lantern la-princesa", "shop none"],
        "event A: scry 2 & draw self 1",
        "stack la-princesa lantern",
    ),
];

#[test]
fn it_chooses_with_sense() {
    let setup = Setup::new(SeatCount::new(3).expect("three"));
    for (position, happens, chosen) in CHOICES {
        let game = Princess::position(&setup, position, &mut Ignore);
        let mut game = game.unwrap_or_else(|error| panic!("{position:?}: {error:?}"));
        let mut dice = Dice::new(&Seed::from(1));
        game.happen(Text::new(happens), &mut dice, &mut Ignore).expect("it can happen");
        let seat = Seat::default();
        let choice = best(&game, seat, &game.choices(seat));
        let written = Princess::written(&setup.contents, choice).to_string();
        assert_eq!(&written, chosen, "{position:?} {happens}");
    }
}
