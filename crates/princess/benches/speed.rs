//! How fast the rules are: `cargo bench -p princess`.

use divan::{Bencher, black_box};
use kernel::{Choices, Dice, Eyes, Game, Ignore, SeatCount, Seed, Setup};
use princess::{Choice, Princess};

fn main() {
    divan::main();
}

/// A random game up to its 100th choice, every choice with its legal list.
#[divan::bench(args = [2, 4, 8], sample_size = 20)]
fn random_game(bencher: Bencher<'_, '_>, seats: u8) {
    let mut dice = Dice::new(&Seed::from(1));
    let mut legal = Choices::new();
    bencher.counter(divan::counter::ItemsCount::new(CHOICES)).bench_local(|| {
        let mut game = dealt(seats, &mut dice);
        for _ in 0..CHOICES {
            step(&mut game, &mut dice, &mut legal);
        }
        game
    });
}

const CHOICES: usize = 100;

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = dealt(4, &mut Dice::new(&Seed::from(1)));
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn legal_choices(bencher: Bencher<'_, '_>) {
    let ((game, _), mut legal) = (in_the_middle(), Choices::new());
    let seat = game.turn().owing().first().expect("somebody owes a choice");
    bencher.bench_local(|| {
        black_box(&game).legal(seat, &mut legal);
        legal.len()
    });
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
    bencher.bench_local(|| Princess::imagine(black_box(&view), &mut dice));
}

fn dealt(seats: u8, dice: &mut Dice) -> Princess {
    let seats = SeatCount::new(seats).expect("two to eight");
    Princess::deal(&Setup::new(seats), dice, &mut Ignore).expect("two to eight seats")
}

/// A game for four after 40 choices.
fn in_the_middle() -> (Princess, Eyes) {
    let mut dice = Dice::new(&Seed::from(1));
    let (mut game, mut legal) = (dealt(4, &mut dice), Choices::new());
    for _ in 0..40 {
        step(&mut game, &mut dice, &mut legal);
    }
    let first = game.turn().owing().first().expect("the game goes on");
    (game, Eyes::Seat(first))
}

/// Makes a random choice; a new game follows one that is over.
fn step(game: &mut Princess, dice: &mut Dice, legal: &mut Choices<Choice>) {
    let Some(seat) = game.turn().owing().first() else {
        *game = dealt(4, dice);
        return;
    };
    game.legal(seat, legal);
    let choice = *dice.pick(legal).expect("who owes has a choice");
    game.choose(seat, choice, dice, &mut Ignore).expect("legal is legal");
}
