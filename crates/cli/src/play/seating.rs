//! Who sits where: `you`, `you=NAME`, or a bot.

use std::iter;

use catalog::{AnyGame, BOT_NAMES, Level};
use kernel::{Record, Seat};
use text::Words;

use crate::{failure::Failure, shell::Shell, sim::seat_count};

/// Everybody at the table.
pub(super) struct Seating {
    /// The bot at each seat; nothing where somebody sits at the keyboard.
    bots: Vec<Option<Level>>,
    names: Vec<String>,
}

impl Seating {
    /// Reads who sits where. If nothing is said, it is you and as many bots as the game needs.
    pub(super) fn read(
        shell: &Shell,
        game: &dyn AnyGame,
        seats: &[String],
    ) -> Result<Self, Failure> {
        let least = usize::from(*game.seats().start());
        let usual = iter::once("you").chain(iter::repeat_n("easy", least.saturating_sub(1)));
        let seats: Vec<&str> = match seats {
            [] => usual.collect(),
            seats => seats.iter().map(String::as_str).collect(),
        };
        let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let mut seating = Self { bots: Vec::new(), names: Vec::new() };
        for (seat, text) in seat_count(game, count)?.seats().zip(seats) {
            let (bot, name) = read_one(shell.words, seat, text)?;
            if seating.names.contains(&name) {
                return Err(Failure::input("error-name-twice", &[("asked", &name)]));
            }
            seating.bots.push(bot);
            seating.names.push(name);
        }
        if seating.humans() == 0 {
            return Err(Failure::input("error-no-you", &[]));
        }
        Ok(seating)
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.names[usize::from(seat.number())].clone()
    }

    pub(super) fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots[usize::from(seat.number())]
    }

    pub(super) fn human_seats(&self) -> impl Iterator<Item = Seat> {
        let humans = self.bots.iter().zip(0..).filter(|(bot, _)| bot.is_none());
        humans.filter_map(|(_, number)| Seat::new(number))
    }

    pub(super) fn humans(&self) -> usize {
        self.human_seats().count()
    }

    /// Describes all seats in one line.
    pub(super) fn describe(&self, words: &Words) -> String {
        let you = words.say("you", &[]).to_lowercase();
        let only = self.humans() == 1;
        let seats = self.bots.iter().zip(&self.names).map(|(bot, name)| match bot {
            None if only => format!("{name} ({you})"),
            None => name.clone(),
            Some(level) => format!("{name} (bot: {level})"),
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
        Record::check_name(name).map_err(|_| Failure::input("error-name", &[("asked", name)]))?;
        return Ok((None, name.to_owned()));
    }
    let level = text.parse()?;
    Ok((Some(level), BOT_NAMES[usize::from(seat.number())].to_owned()))
}
