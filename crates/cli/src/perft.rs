//! `sombra perft GAME`.

use std::io::Write;

use terminal::{HEADING, pad_left};
use unicode_width::UnicodeWidthStr;

use crate::{
    args::PerftArgs, contents::find_game, failure::Failure, shell::Shell, sim::seat_count,
};

pub(crate) fn run(shell: &mut Shell, args: &PerftArgs) -> Result<(), Failure> {
    let game = find_game(shell, &args.game, args.cards.as_deref())?;
    let seats = seat_count(&*game, args.seats.unwrap_or(*game.seats().start()))?;
    let [depth, lines] = ["perft-depth", "perft-lines"].map(|key| shell.words.say(key, &[]));
    let widths = [depth.width().max(2), lines.width().max(20)];
    let row = |[one, other]: [&str; 2]| {
        format!("{}  {}", pad_left(one, widths[0]), pad_left(other, widths[1]))
    };
    shell.styled(HEADING, row([&depth, &lines]))?;
    for depth in 1..=args.depth {
        let lines = game.perft(seats, args.seed, depth)?;
        shell.line(row([&depth.to_string(), &lines.to_string()]))?;
        // The next depth may take an hour: what is known is printed now.
        shell.out.flush()?;
    }
    Ok(())
}
