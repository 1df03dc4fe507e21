//! Who sits where: `you`, `you=NAME`, or a bot.

use std::iter;

use catalog::{AnyGame, BOT_NAMES, Level};
use kernel::{BySeat, Record, Seat};
use text::Words;

use crate::{failure::Failure, shell::Shell, sim::seat_count};

/// Everybody at the table.
pub(super) struct Seating {
    /// The bot at each seat; nothing where somebody sits at the keyboard.
    pub(super) bots: BySeat<Option<Level>>,
    pub(super) names: BySeat<String>,
}

impl Seating {
    /// Reads who sits where. If nothing is said, it is you and as many bots as the game needs.
    pub(super) fn read(
        shell: &Shell,
        game: &dyn AnyGame,
        seats: &[String],
    ) -> Result<Self, Failure> {
        let least = usize::from(*game.seats().start());
        let usual = iter::once("you").chain(iter::repeat_n("medium", least.saturating_sub(1)));
        let seats: Vec<&str> = match seats {
            [] => usual.collect(),
            seats => seats.iter().map(String::as_str).collect(),
        };
        let count = seat_count(game, u8::try_from(seats.len()).unwrap_or(u8::MAX))?;
        let (bots, names) = (BySeat::new(count, |_| None), BySeat::new(count, |_| String::new()));
        let mut seating = Self { bots, names };
        for (seat, text) in count.seats().zip(seats) {
            let (bot, name) = read_one(shell.words, seat, text)?;
            if seating.names.values().any(|other| *other == name) {
                return Err(Failure::input("error-name-twice", &[("asked", &name)]));
            }
            (seating.bots[seat], seating.names[seat]) = (bot, name);
        }
        if seating.humans().count() == 0 {
            return Err(Failure::input("error-no-you", &[]));
        }
        Ok(seating)
    }

    /// Returns the seats of those at the keyboard.
    pub(super) fn humans(&self) -> impl Iterator<Item = Seat> {
        self.bots.iter().filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat)
    }

    /// Describes all seats in one line.
    pub(super) fn describe(&self, words: &Words) -> String {
        let you = words.say("you", &[]).to_lowercase();
        let only = self.humans().count() == 1;
        let seats = self.bots.values().zip(self.names.values()).map(|(bot, name)| match bot {
            None if only => format!("{name} ({you})"),
            None => name.clone(),
            Some(level) => format!("{name} ({})", words.say(&format!("level-{level}"), &[])),
        });
        seats.collect::<Vec<_>>().join(" · ")
    }
}

fn read_one(words: &Words, seat: Seat, text: &str) -> Result<(Option<Level>, String), Failure> {
    let text = text.trim();
    if text == "you" {
        let name = words.say("player", &[("seat", seat.to_string().into())]);
        return Ok((None, name));
    }
    if let Some(name) = text.strip_prefix("you=") {
        Record::check_name(name).map_err(|_| Failure::input("error-name", &[("asked", &name)]))?;
        return Ok((None, name.to_owned()));
    }
    let level = text.parse()?;
    Ok((Some(level), BOT_NAMES[usize::from(seat.number())].to_owned()))
}
