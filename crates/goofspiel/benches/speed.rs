//! How fast the rules are: `cargo bench -p goofspiel`.

use divan::{Bencher, black_box};
use goofspiel::{Choice, Goofspiel};
use kernel::{Choices, Dice, Eyes, Game, Ignore, SeatCount, Seed, Setup, Turn};

fn main() {
    divan::main();
}

/// A whole random game, every choice with its legal list.
#[divan::bench(args = [2, 3, 4, 5], sample_size = 200)]
fn random_game(bencher: Bencher<'_, '_>, seats: u8) {
    let mut dice = Dice::new(&Seed::from(1));
    let mut legal = Choices::new();
    let decisions = usize::from(seats * goofspiel::ROUNDS);
    bencher
        .counter(divan::counter::ItemsCount::new(decisions))
        .bench_local(|| play(&mut dealt(seats, &mut dice), &mut dice, &mut legal));
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = dealt(4, &mut Dice::new(&Seed::from(1)));
    bencher.bench_local(|| *black_box(&game));
}

#[divan::bench]
fn view_of_a_seat(bencher: Bencher<'_, '_>) {
    let (game, eyes) = in_the_middle();
    bencher.bench_local(|| black_box(&game).view(eyes));
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let (game, eyes) = in_the_middle();
    let (view, mut dice) = (game.view(eyes), Dice::new(&Seed::from(2)));
    bencher.bench_local(|| Goofspiel::imagine(black_box(&view), &mut dice));
}

fn dealt(seats: u8, dice: &mut Dice) -> Goofspiel {
    let seats = SeatCount::new(seats).expect("two to five");
    Goofspiel::deal(&Setup::new(seats), dice, &mut Ignore).expect("two to five seats")
}

/// The seventh round of a game for four, when two have bid.
fn in_the_middle() -> (Goofspiel, Eyes) {
    let mut dice = Dice::new(&Seed::from(1));
    let (mut game, mut legal) = (dealt(4, &mut dice), Choices::new());
    for _ in 0..6 * 4 + 2 {
        step(&mut game, &mut dice, &mut legal);
    }
    let first = game.turn().owing().first().expect("two have not bid");
    (game, Eyes::Seat(first))
}

fn play(game: &mut Goofspiel, dice: &mut Dice, legal: &mut Choices<Choice>) -> Turn {
    while !game.turn().owing().is_empty() {
        step(game, dice, legal);
    }
    game.turn()
}

fn step(game: &mut Goofspiel, dice: &mut Dice, legal: &mut Choices<Choice>) {
    let Some(seat) = game.turn().owing().first() else { return };
    game.legal(seat, legal);
    let choice = *dice.pick(legal).expect("who owes has a choice");
    game.choose(seat, choice, dice, &mut Ignore).expect("legal is legal");
}
