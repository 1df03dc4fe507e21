//! Benchmarks of the rules: `cargo bench -p shadow-throne`.

use divan::{Bencher, black_box};
use kernel::{Choices, Dice, Eyes, Game, Ignore, SeatCount, Seed, Setup, Turn};
use shadow_throne::{Choice, ShadowThrone};

fn main() {
    divan::main();
}

/// Plays a whole random game, listing the legal choices each time.
#[divan::bench(args = [3, 4, 5])]
fn random_game(bencher: Bencher<'_, '_>, seats: u8) {
    let mut dice = Dice::new(&Seed::from(1));
    let mut legal = Choices::new();
    bencher.bench_local(|| play(&mut dealt(seats, &mut dice), &mut dice, &mut legal));
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = dealt(4, &mut Dice::new(&Seed::from(1)));
    bencher.bench_local(|| *black_box(&game));
}

#[divan::bench]
fn view_of_a_seat(bencher: Bencher<'_, '_>) {
    let (game, eyes) = in_the_conflict();
    bencher.bench_local(|| black_box(&game).view(eyes));
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let (game, eyes) = in_the_conflict();
    let (view, mut dice) = (game.view(eyes), Dice::new(&Seed::from(2)));
    bencher.bench_local(|| ShadowThrone::imagine(black_box(&view), &mut dice));
}

fn dealt(seats: u8, dice: &mut Dice) -> ShadowThrone {
    let seats = SeatCount::new(seats).expect("three to five");
    let game = ShadowThrone::deal(&Setup::new(seats), dice, &mut Ignore);
    game.expect("three to five seats")
}

/// Returns a game for four in the second wave of the second battle.
fn in_the_conflict() -> (ShadowThrone, Eyes) {
    let mut dice = Dice::new(&Seed::from(1));
    let (mut game, mut legal) = (dealt(4, &mut dice), Choices::new());
    for _ in 0..44 + 24 + 4 {
        step(&mut game, &mut dice, &mut legal);
    }
    let first = game.turn().owing().first().expect("a wave is being chosen");
    (game, Eyes::Seat(first))
}

fn play(game: &mut ShadowThrone, dice: &mut Dice, legal: &mut Choices<Choice>) -> Turn {
    while !game.turn().owing().is_empty() {
        step(game, dice, legal);
    }
    game.turn()
}

fn step(game: &mut ShadowThrone, dice: &mut Dice, legal: &mut Choices<Choice>) {
    let Some(seat) = game.turn().owing().first() else { return };
    game.legal(seat, legal);
    let choice = *dice.pick(legal).expect("a seat that owes has a choice");
    game.choose(seat, choice, dice, &mut Ignore).expect("a legal choice is accepted");
}
