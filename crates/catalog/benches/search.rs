//! Benchmarks of search bots: `cargo bench -p catalog`. A figure is the time of one playout.

use bots::{Budget, Model, Search};
use casting_shadows::CastingShadows;
use divan::{Bencher, counter::ItemsCount};
use goofspiel::Goofspiel;
use kernel::{Choices, Dice, Eyes, Ignore, Searchable, Seat, SeatCount, Seed, Setup};
use princess::Princess;
use shadow_throne::ShadowThrone;

fn main() {
    divan::main();
}

/// Flat search from the first choice of a wave, after a draft by the heuristic.
#[divan::bench(args = [3, 4, 5], sample_count = 20)]
fn shadow_throne_first_wave(bencher: Bencher<'_, '_>, seats: u8) {
    flat::<ShadowThrone>(bencher, seats, 6 * u32::from(seats));
}

/// Flat search from the first pick of the draft.
#[divan::bench(args = [4], sample_count = 20)]
fn shadow_throne_draft(bencher: Bencher<'_, '_>, seats: u8) {
    flat::<ShadowThrone>(bencher, seats, 0);
}

/// Flat search in the middle of a game of Casting Shadows.
#[divan::bench(args = [4], sample_count = 20)]
fn casting_shadows(bencher: Bencher<'_, '_>, seats: u8) {
    flat::<CastingShadows>(bencher, seats, 60);
}

/// Flat search in the middle of a game of The Princess.
#[divan::bench(args = [4], sample_count = 20)]
fn princess(bencher: Bencher<'_, '_>, seats: u8) {
    flat::<Princess>(bencher, seats, 40);
}

/// Flat search from the first bid.
#[divan::bench(args = [4], sample_count = 20)]
fn goofspiel(bencher: Bencher<'_, '_>, seats: u8) {
    flat::<Goofspiel>(bencher, seats, 0);
}

/// The playouts of one measured search.
const PLAYOUTS: u32 = 6_000;

/// Thinks about the first real choice after this many choices by the heuristic.
fn flat<G: Searchable>(bencher: Bencher<'_, '_>, seats: u8, choices: u32) {
    let (seat, view, legal) = moment::<G>(seats, choices);
    let budget = Budget::flat(PLAYOUTS);
    let mut search: Search<G> = Search::new(Dice::new(&Seed::from(2)), Model::of::<G>(), budget);
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(|| search.think(seat, &view, &legal));
}

fn moment<G: Searchable>(seats: u8, choices: u32) -> (Seat, G::View, Vec<G::Choice>) {
    let mut dice = Dice::new(&Seed::from(1));
    let setup = Setup::new(SeatCount::new(seats).expect("the game has these seats"));
    let mut game = G::deal(&setup, &mut dice, &mut Ignore).expect("the game has these seats");
    let (mut legal, mut made) = (Choices::new(), 0);
    loop {
        let seat = game.turn().owing().first().expect("the game is not over");
        game.legal(seat, &mut legal);
        let view = game.view(Eyes::Seat(seat));
        if made >= choices && legal.len() > 1 {
            return (seat, view, legal.to_vec());
        }
        let best = legal.iter().max_by_key(|choice| G::score(&view, **choice));
        let choice = *best.expect("a seat that owes has a choice");
        game.choose(seat, choice, &mut dice, &mut Ignore).expect("a legal choice is accepted");
        made += 1;
    }
}
