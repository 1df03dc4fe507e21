//! `sombra perft GAME`.

use kernel::SeatCount;

use crate::{args::PerftArgs, failure::Failure, shell::Shell, sim::seat_count, table::Columns};

pub(crate) fn run(shell: &mut Shell, args: &PerftArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let seats: SeatCount = seat_count(game, args.seats)?;
    let heading = ["perft-depth", "perft-lines"].map(|key| shell.words.say(key, &[]));
    let mut columns = Columns::new(heading);
    for depth in 1..=args.depth {
        let lines = game.perft(seats, args.seed, depth)?;
        columns.row([depth.to_string(), lines.to_string()]);
    }
    columns.write(shell)?;
    Ok(())
}
