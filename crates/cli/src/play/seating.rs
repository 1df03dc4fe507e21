//! Who sits where: `you`, `you=NAME`, or a bot.

use catalog::{AnyGame, BOT_NAMES, Level};
use kernel::{Record, Seat};
use text::{Names, Words};

use crate::{failure::Failure, shell::Shell, sim::seat_count};

/// Who sits at a seat.
pub(crate) enum Who {
    /// Somebody at the keyboard.
    Human,
    /// A bot.
    Bot(Level),
}

/// A table full of players.
pub(crate) struct Seating {
    who: Vec<Who>,
    names: Vec<String>,
}

impl Seating {
    pub(crate) fn read(
        shell: &Shell,
        game: &dyn AnyGame,
        seats: &[String],
    ) -> Result<Self, Failure> {
        let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let mut seating = Self { who: Vec::new(), names: Vec::new() };
        for (seat, text) in seat_count(game, count)?.seats().zip(seats) {
            let (who, name) = read_one(shell.words, seat, text)?;
            if seating.names.contains(&name) {
                return Err(Failure::input("error-name-twice", &[("asked", &name)]));
            }
            seating.who.push(who);
            seating.names.push(name);
        }
        if seating.humans() == 0 {
            return Err(Failure::input("error-no-you", &[]));
        }
        Ok(seating)
    }

    pub(crate) fn len(&self) -> usize {
        self.who.len()
    }

    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names[usize::from(seat.number())].clone()
    }

    /// The names, for a reader who may sit there.
    pub(crate) fn seen_by(&self, reader: Option<Seat>) -> Names {
        Names::new(self.names.iter().cloned(), reader)
    }

    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        match self.who[usize::from(seat.number())] {
            Who::Human => None,
            Who::Bot(level) => Some(level),
        }
    }

    pub(crate) fn human_seats(&self) -> impl Iterator<Item = Seat> {
        let humans = self.who.iter().zip(0..).filter(|(who, _)| who.is_human());
        humans.filter_map(|(_, number)| Seat::new(number))
    }

    pub(crate) fn humans(&self) -> usize {
        self.human_seats().count()
    }

    /// All seats in one line.
    pub(crate) fn describe(&self, words: &Words) -> String {
        let you = words.say("you", &[]).to_lowercase();
        let only = self.humans() == 1;
        let seats = self.who.iter().zip(&self.names).map(|(who, name)| match who {
            Who::Human if only => format!("{name} ({you})"),
            Who::Human => name.clone(),
            Who::Bot(level) => format!("{name} (bot: {level})"),
        });
        seats.collect::<Vec<_>>().join(" · ")
    }
}

fn read_one(words: &Words, seat: Seat, text: &str) -> Result<(Who, String), Failure> {
    let text = text.trim();
    if text == "you" {
        let name = words.say("player", &[("seat", seat.to_string().into())]);
        return Ok((Who::Human, name));
    }
    if let Some(name) = text.strip_prefix("you=") {
        Record::check_name(name).map_err(|_| Failure::input("error-name", &[("asked", name)]))?;
        return Ok((Who::Human, name.to_owned()));
    }
    let level = text.parse()?;
    Ok((Who::Bot(level), BOT_NAMES[usize::from(seat.number())].to_owned()))
}
