//! Commands to a table, and the refusals of those that are not allowed.

use catalog::{BOT_NAMES, Fact, Level, Refused};
use kernel::{Message, Mix, ParseError, Seat, Seats, Standing};
use serde::Serialize;
use store::Version;
use thiserror::Error;

use crate::{
    Clock, Occupant, Phrase, Stage, Table, TableEvent, TokenHash,
    lookalike::look_alike,
    spelling::{check_name, check_saying},
};

/// How many chat messages one seat may send.
const SAYINGS_MAX: usize = 500;

/// The sender of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The host itself, for bots and for seats whose players are gone.
    Host,
    /// A client, identified by the hash of its token.
    Client(TokenHash),
}

/// A command to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Sit down at this seat, or at the first free one.
    Sit {
        /// The seat, or the first free one.
        seat: Option<Seat>,
        /// The player's name.
        name: String,
        /// The player's contribution to the deal.
        word: Option<String>,
    },
    /// Leave the seat. During a game the player keeps the seat, and a bot plays until the player is
    /// back.
    Leave,
    /// Let a bot play for an absent player whom everybody waits for, until that player is back.
    StandIn(Seat),
    /// Set or replace the player's contribution to the deal.
    Mix(String),
    /// Move to a free seat, or swap seats with a bot.
    Move(Seat),
    /// Put a bot on a free seat.
    SeatBot(Seat, Level),
    /// Remove a bot.
    SendBot(Seat),
    /// Set the options of the game.
    Options(String),
    /// Set the clock.
    Clock(Clock),
    /// Start the game.
    Start,
    /// Make a choice in the game.
    Choose {
        /// The choice, in its written form.
        choice: String,
        /// The version of the table that the choice was based on.
        seen: Version,
    },
    /// Choose for a bot or for an absent player; only the host may.
    Hold {
        /// The seat to choose for.
        seat: Seat,
        /// The choice, in its written form.
        choice: String,
        /// The version of the table that the choice was based on.
        seen: Version,
    },
    /// Leave a standing answer, or take it back.
    Stand(Option<Standing>),
    /// Make the choice that a player left as a standing answer; only the host may.
    Foreseen {
        /// The seat of that player.
        seat: Seat,
        /// The choice, in its written form.
        choice: String,
        /// The version of the table that the choice was based on.
        seen: Version,
    },
    /// Send a chat message.
    Say(String),
    /// Say a set phrase.
    Phrase(Phrase),
    /// Allow only set phrases, or a chat again; for the host of the table.
    Quiet(bool),
    /// Let the person at this seat not talk, or talk again; for the host of the table.
    Mute(Seat, bool),
    /// Remove the person at this seat; for the host of the table. During a game a bot plays on, and
    /// somebody else may take the seat.
    Remove(Seat),
    /// Be forgotten: leave the seat before a game; in or after one, leave the name.
    Forget,
}

/// Why a command was refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
pub enum Refusal {
    /// The sender has no seat at this table.
    #[error("you do not sit at this table")]
    NotSeated,
    /// The sender has a seat already.
    #[error("you sit at this table already")]
    SeatedAlready,
    /// The table has no such seat.
    #[error("this table has no seat {seat}")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// The seat is taken.
    #[error("seat {seat} is taken")]
    SeatTaken {
        /// The seat.
        seat: Seat,
    },
    /// Every seat is taken.
    #[error("every seat is taken")]
    Full,
    /// The seat has no bot.
    #[error("there is no bot at seat {seat}")]
    NoBot {
        /// The seat.
        seat: Seat,
    },
    /// Nobody waits for the player at this seat, or the player is not absent.
    #[error("the player at seat {seat} is not missing")]
    NotMissing {
        /// The seat.
        seat: Seat,
    },
    /// The name is not allowed.
    #[error("{why}")]
    BadName {
        /// The rule for names.
        why: String,
    },
    /// Another occupant has this name, or one that looks the same.
    #[error("somebody here is called {name} already, or a name that looks the same")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// The contribution to the deal is not a plain word.
    #[error("{why}")]
    BadWord {
        /// The rule for contributions.
        why: String,
    },
    /// The chat message is empty, too long, or not plain text.
    #[error("a message has 1 to {max} characters on one line, and one of them can be seen")]
    BadSaying {
        /// The maximum number of characters.
        max: usize,
    },
    /// The game does not have these options.
    #[error("{why}")]
    BadOptions {
        /// What is wrong with the options.
        why: Message,
    },
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// People who sit here have not come to this table yet.
    #[error("not here yet: {}", names.join(", "))]
    NotHere {
        /// Their names.
        names: Vec<String>,
    },
    /// A seat is still free.
    #[error("a game starts when every seat is taken")]
    SeatsFree,
    /// The choice does not name a version since the present question was asked.
    #[error("the game has gone on: the table is at version {now}")]
    Stale {
        /// The version of the table now.
        now: Version,
    },
    /// The sender has sent too many messages, or has arranged the table too often.
    #[error("you have reached the limit of messages and changes at this table")]
    TooMuch,
    /// The choice is not in its written form.
    #[error("{why}")]
    Unreadable {
        /// What was expected.
        why: String,
        /// How many bytes were read without an error.
        at: usize,
    },
    /// The rules refuse the choice.
    #[error("{reason}")]
    Rules {
        /// The reason, as a fact of the game.
        fact: Fact,
        /// The reason, in plain English.
        reason: String,
    },
    /// Other people play at this table.
    #[error("there are hints only where everybody else is a bot")]
    NoHints,
    /// The seat owes no choice.
    #[error("nothing is asked of you now")]
    NothingAsked,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The table is quiet.
    #[error("this table is quiet: there are only set phrases")]
    Quiet,
    /// The host of the table has muted the sender.
    #[error("the host of this table has muted you")]
    Muted,
    /// The host of the table has removed the sender.
    #[error("the host of this table has removed you")]
    Removed,
    /// The sender is not the host of the table.
    #[error("only the host of this table may do that")]
    NotTheHost,
    /// The seat is the sender's own, or nobody sits there, or a bot.
    #[error("no other person sits at seat {seat}")]
    NobodyElse {
        /// The seat.
        seat: Seat,
    },
    /// Only the host may send this command.
    #[error("only the host may do that")]
    HostOnly,
}

impl Table {
    /// Returns the seat that asks for a rematch, or refuses.
    pub(crate) fn may_rematch(&self, token: TokenHash) -> Result<Seat, Refusal> {
        let seat = self.seat(Who::Client(token))?;
        if self.stage() == Stage::Over { Ok(seat) } else { Err(Refusal::NotOver) }
    }

    /// Returns the lines of a new table with the same occupants, for a rematch; the seats of those
    /// who are absent are free there. They contain no secret: the new table gets its own.
    pub(crate) fn again(&self, absent: Seats) -> Vec<TableEvent> {
        let (game, seats) = (self.game.id().to_owned(), self.seats.count());
        let opened = TableEvent::Opened { game, seats, private: self.private };
        let contents = self.game.contents().map(TableEvent::Contents);
        let agreed = [TableEvent::Options(self.options.to_string()), TableEvent::Clock(self.clock)];
        let quiet = self.is_quiet().then_some(TableEvent::Quiet(true));
        // The host comes first, and so stays the host.
        let host = self.host();
        let mut coming: Vec<Seat> = self.seats.iter().map(|(seat, _)| seat).collect();
        coming.retain(|seat| !absent.has(*seat));
        coming.sort_by_key(|seat| Some(*seat) != host);
        let sat = coming.into_iter().map(|seat| TableEvent::Sat(seat, self.seats[seat].clone()));
        let agreed = contents.into_iter().chain(agreed).chain(quiet).chain(self.lasting_manners());
        [opened].into_iter().chain(agreed).chain(sat).collect()
    }

    /// Turns a command into lines, or refuses it. Nothing changes until the lines are applied.
    ///
    /// # Errors
    ///
    /// The reason for the refusal.
    pub fn decide(&self, who: Who, command: &Command) -> Result<Vec<TableEvent>, Refusal> {
        self.check_length(command)?;
        match command {
            Command::Sit { seat, name, word } => self.sit(who, *seat, (name, word.as_deref())),
            Command::Choose { choice, seen } => {
                let seat = self.seat(who)?;
                self.check_seen(*seen)?;
                self.check_choice(seat, choice).map(|choice| vec![TableEvent::Chose(seat, choice)])
            }
            Command::Hold { seat, choice, seen } => {
                host_only(who)?;
                self.check_seen(*seen)?;
                let choice = self.check_choice(*seat, choice)?;
                let is_bot = matches!(self.seats[*seat], Occupant::Bot { .. });
                let line = if is_bot { TableEvent::Chose } else { TableEvent::Held };
                Ok(vec![line(*seat, choice)])
            }
            Command::Say(text) => {
                let seat = self.seat(who)?;
                self.check_may_talk(seat, false)?;
                self.check_talk(seat)?;
                check_saying(text).map(|()| vec![TableEvent::Said(seat, text.clone())])
            }
            Command::Phrase(phrase) => {
                let seat = self.seat(who)?;
                self.check_may_talk(seat, true)?;
                self.check_talk(seat).map(|()| vec![TableEvent::Phrase(seat, *phrase)])
            }
            Command::Quiet(is_quiet) => self.decide_quiet(self.seat(who)?, *is_quiet),
            Command::Mute(seat, is_muted) => self.decide_mute(self.seat(who)?, (*seat, *is_muted)),
            Command::Remove(seat) => self.decide_remove(self.seat(who)?, *seat),
            Command::Forget => self.decide_forgotten(who),
            Command::Leave if self.stage() != Stage::Gathering => {
                self.seat(who).map(|own| self.decide_left(own))
            }
            Command::Foreseen { seat, choice, seen } => {
                host_only(who)?;
                self.check_seen(*seen)?;
                self.check_choice(*seat, choice)
                    .map(|choice| vec![TableEvent::Chose(*seat, choice)])
            }
            // No line, which others could count: only the actor knows of standing answers.
            Command::Stand(_) => self.seat(who).map(|_| Vec::new()),
            // No line: who is absent is not in the journal. The actor, which knows, does the rest.
            Command::StandIn(seat) => {
                self.seat(who)?;
                self.check_seat(*seat).map(|()| Vec::new())
            }
            gathering => {
                let seat = self.seat(who)?;
                self.check_gathering()?;
                self.gather(seat, gathering)
            }
        }
    }

    /// Decides the commands that a player may send before the game starts.
    fn gather(&self, own: Seat, command: &Command) -> Result<Vec<TableEvent>, Refusal> {
        match command {
            Command::Leave => Ok(vec![TableEvent::Sat(own, Occupant::Nobody)]),
            Command::Move(seat) if *seat == own => Ok(Vec::new()),
            Command::Move(seat) => {
                self.check_seat(*seat)?;
                match self.seats[*seat] {
                    // Nobody loses a seat without being asked.
                    Occupant::Human { .. } => Err(Refusal::SeatTaken { seat: *seat }),
                    _ => Ok(vec![TableEvent::Swapped(own, *seat)]),
                }
            }
            Command::Mix(word) if self.words[own].as_ref() == Some(word) => Ok(Vec::new()),
            Command::Mix(word) => mixed(own, word).map(|line| vec![line]),
            Command::SeatBot(seat, level) => {
                self.check_free(*seat)?;
                let name = self.bot_name(*seat);
                Ok(vec![TableEvent::Sat(*seat, Occupant::Bot { level: *level, name })])
            }
            Command::SendBot(seat) => {
                self.check_seat(*seat)?;
                match self.seats[*seat] {
                    Occupant::Bot { .. } => Ok(vec![TableEvent::Sat(*seat, Occupant::Nobody)]),
                    _ => Err(Refusal::NoBot { seat: *seat }),
                }
            }
            Command::Options(text) => {
                let options = self.game.options(text);
                let bad = |wrong: ParseError| Refusal::BadOptions { why: wrong.what };
                match options.map_err(bad)?.to_string() {
                    same if same == self.options.to_string() => Ok(Vec::new()),
                    other => Ok(vec![TableEvent::Options(other)]),
                }
            }
            Command::Clock(clock) if *clock == self.clock => Ok(Vec::new()),
            Command::Clock(clock) => Ok(vec![TableEvent::Clock(*clock)]),
            _ if self.seats.values().all(|sitter| *sitter != Occupant::Nobody) => {
                Ok(vec![TableEvent::Started])
            }
            _ => Err(Refusal::SeatsFree),
        }
    }

    fn sit(
        &self,
        who: Who,
        seat: Option<Seat>,
        (name, word): (&str, Option<&str>),
    ) -> Result<Vec<TableEvent>, Refusal> {
        let Who::Client(token) = who else { return Err(Refusal::NotSeated) };
        if self.seat_of(token).is_some() {
            return Err(Refusal::SeatedAlready);
        }
        if self.is_removed(token) {
            return Err(Refusal::Removed);
        }
        // During a game only the seats of those who were removed can be taken.
        match seat.filter(|_| self.stage() == Stage::Playing) {
            Some(wanted) => self.check_free(wanted)?,
            None if self.vacant().is_empty() => self.check_gathering()?,
            None => {}
        }
        check_name(name)?;
        if self.has_name(name) {
            return Err(Refusal::NameTaken { name: name.to_owned() });
        }
        let free = |(seat, _): &(Seat, &Occupant)| self.is_free(*seat);
        let first = || self.seats.iter().find(free).map(|(seat, _)| seat);
        let seat = seat.or_else(first).ok_or(Refusal::Full)?;
        self.check_free(seat)?;
        let mut lines =
            vec![TableEvent::Sat(seat, Occupant::Human { token, name: name.to_owned() })];
        if let Some(word) = word.filter(|_| self.stage() == Stage::Gathering) {
            lines.push(mixed(seat, word)?);
        }
        Ok(lines)
    }

    /// Picks a name that nobody at the table has.
    pub(crate) fn bot_name(&self, seat: Seat) -> String {
        let own = usize::from(seat.number());
        let names = BOT_NAMES.iter().cycle().skip(own).take(BOT_NAMES.len());
        let name = names.copied().find(|name| !self.has_name(name)).unwrap_or(BOT_NAMES[own]);
        name.to_owned()
    }

    /// Tells whether somebody here has this name, or one that looks the same.
    pub(crate) fn has_name(&self, name: &str) -> bool {
        self.seats.values().filter_map(Occupant::name).any(|taken| look_alike(taken, name))
    }

    fn seat(&self, who: Who) -> Result<Seat, Refusal> {
        let Who::Client(token) = who else { return Err(Refusal::NotSeated) };
        self.seat_of(token).ok_or(Refusal::NotSeated)
    }

    fn check_gathering(&self) -> Result<(), Refusal> {
        if self.stage() == Stage::Gathering { Ok(()) } else { Err(Refusal::Begun) }
    }

    /// Limits what each person says, so that nobody fills the journal. It does not go by the seat:
    /// whoever sits there next may talk.
    fn check_talk(&self, seat: Seat) -> Result<(), Refusal> {
        let said = self.seats[seat].token().and_then(|token| self.said.get(&token));
        if said.is_none_or(|said| *said < SAYINGS_MAX) { Ok(()) } else { Err(Refusal::TooMuch) }
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let there = self.seats.count().seats().has(seat);
        if there { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    fn check_free(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        if self.is_free(seat) { Ok(()) } else { Err(Refusal::SeatTaken { seat }) }
    }

    fn is_free(&self, seat: Seat) -> bool {
        self.seats[seat] == Occupant::Nobody || self.vacant().has(seat)
    }

    /// Checks that the question is still the one that was seen; others may have answered since.
    fn check_seen(&self, seen: Version) -> Result<(), Refusal> {
        let now = self.version;
        if (self.asked_at..=now).contains(&seen) { Ok(()) } else { Err(Refusal::Stale { now }) }
    }

    fn check_choice(&self, seat: Seat, choice: &str) -> Result<String, Refusal> {
        let live = self.live.as_ref().ok_or(Refusal::NotBegun)?;
        live.check(seat, choice).map_err(|refused| match refused {
            Refused::Unreadable(wrong) => {
                Refusal::Unreadable { why: wrong.what.to_string(), at: wrong.at }
            }
            Refused::Rules { fact, reason } => Refusal::Rules { fact, reason },
        })
    }
}

fn mixed(seat: Seat, word: &str) -> Result<TableEvent, Refusal> {
    Mix::check_contribution(word)
        .map_err(|wrong| Refusal::BadWord { why: wrong.what.to_string() })?;
    Ok(TableEvent::Mixed(seat, word.to_owned()))
}

fn host_only(who: Who) -> Result<(), Refusal> {
    if who == Who::Host { Ok(()) } else { Err(Refusal::HostOnly) }
}
