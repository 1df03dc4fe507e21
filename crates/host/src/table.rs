//! A table: what its lines make of it.

use std::{
    collections::{BTreeSet, VecDeque},
    mem,
    sync::{Arc, OnceLock},
};

use catalog::{
    AnyGame, Deal, Event, Fact, Frame, LegalChoice, Live, OptionsText, Players, Refused, View,
};
use kernel::{BySeat, Commitment, Eyes, Mix, Record, Seat, SeatCount, Seats, Seed, Turn, Weight};
use serde::Serialize;
use store::{TableId, Version};
use thiserror::Error;

use crate::{Clock, Occupant, TableEvent, TokenHash};

/// So many choices of a game the chronicle reaches back.
const CHRONICLE_CHOICES: usize = 90;
/// So much of what was said is kept at hand.
const CHAT_MAX: usize = 100;

/// A table, as far as its lines have made it.
#[expect(missing_debug_implementations, reason = "it holds a game, and a game holds secrets")]
pub struct Table {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) private: bool,
    pub(crate) seats: BySeat<Occupant>,
    pub(crate) options: OptionsText,
    pub(crate) clock: Clock,
    pub(crate) secret: Option<Seed>,
    pub(crate) words: BySeat<Option<String>>,
    pub(crate) live: Option<Box<dyn Live>>,
    /// How many lines it was made of.
    pub(crate) version: Version,
    /// How many lines it was made of when the present question was asked.
    pub(crate) asked_at: Version,
    /// How many lines were the arranging of seats.
    pub(crate) arranged: usize,
    /// How many messages came from each seat.
    pub(crate) said: BySeat<usize>,
    pub(crate) chat: VecDeque<ChatMessage>,
    /// Which choices, counted from 1, bots made for who was away or too slow.
    pub(crate) held: BTreeSet<usize>,
    pub(crate) next: Option<TableId>,
    story: OnceLock<Arc<[Fact]>>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People are sitting down.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// What a line of the journal changed, for those who watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Something about the table itself changed.
    Table,
    /// Who sits where has changed.
    Seats,
    /// The game has begun; each event for those who may know it.
    Started(Vec<Event>),
    /// Something happened in the game; each event for those who may know it.
    Game(Vec<Event>),
    /// The same, because a bot chose for who was away or too slow.
    Held(Seat, Vec<Event>),
    /// Somebody said something.
    Said(ChatMessage),
}

impl Change {
    /// The events of the game, for those who may know each of them.
    pub fn events(&self) -> &[Event] {
        match self {
            Self::Started(events) | Self::Game(events) | Self::Held(_, events) => events,
            Self::Table | Self::Seats | Self::Said(_) => &[],
        }
    }

    pub(crate) fn has_frames(&self) -> bool {
        self.events().iter().any(|event| event.frame.is_some())
    }

    /// The same change without frames.
    pub(crate) fn bare(&self) -> Self {
        let bare = |event: &Event| Event { frame: None, ..event.clone() };
        let events = || self.events().iter().map(bare).collect();
        match self {
            Self::Started(_) => Self::Started(events()),
            Self::Game(_) => Self::Game(events()),
            Self::Held(seat, _) => Self::Held(*seat, events()),
            Self::Table | Self::Seats | Self::Said(_) => self.clone(),
        }
    }
}

/// What somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChatMessage {
    /// Who.
    pub seat: Seat,
    /// What she was called when she said it: others may sit there later.
    pub name: String,
    /// What.
    pub text: String,
}

/// What the chronicle of a table tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Something that happened in the game.
    Fact(Fact),
    /// That a bot chose for who was away or too slow.
    Held(Seat),
}

/// Lines that do not make a table: the journal is not ours, or was tampered with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a line does not fit its table: {0}")]
pub struct Broken(pub String);

impl Table {
    /// Makes a table of its lines.
    ///
    /// # Errors
    ///
    /// If they are not the lines of a table.
    pub fn read(lines: &[TableEvent]) -> Result<Self, Broken> {
        let Some((TableEvent::Opened { game, seats, private }, rest)) = lines.split_first() else {
            return Err(Broken("a table begins with `opened`".into()));
        };
        let mut table = Self::opened(game, *seats, *private)?;
        for line in rest {
            table.follow(line)?;
        }
        Ok(table)
    }

    fn opened(game: &str, seats: SeatCount, private: bool) -> Result<Self, Broken> {
        let game = catalog::find(game).map_err(|error| Broken(error.to_string()))?;
        if !game.seats().contains(&seats.get()) {
            return Err(Broken(format!("{} is not for {seats} seats", game.id())));
        }
        let options = game.options("").map_err(|error| Broken(error.to_string()))?;
        Ok(Self {
            game,
            private,
            seats: BySeat::new(seats, |_| Occupant::Nobody),
            options,
            clock: Clock::default(),
            secret: None,
            words: BySeat::new(seats, |_| None),
            live: None,
            version: Version::new(1),
            asked_at: Version::START,
            arranged: 0,
            said: BySeat::new(seats, |_| 0),
            chat: VecDeque::new(),
            held: BTreeSet::new(),
            next: None,
            story: OnceLock::new(),
        })
    }

    /// Takes a line, and returns what it tells those who watch.
    ///
    /// # Errors
    ///
    /// If it does not fit: it was not decided on by this table.
    pub fn apply(&mut self, line: &TableEvent) -> Result<Change, Broken> {
        self.check_seats(line)?;
        let told = match line {
            TableEvent::Started => Change::Started(self.start()?),
            TableEvent::Chose(seat, choice) => {
                Change::Game(self.play(*seat, |live| live.choose(*seat, choice))?)
            }
            TableEvent::Held(seat, choice) => {
                let told = self.play(*seat, |live| live.choose(*seat, choice))?;
                self.held.insert(self.choices());
                Change::Held(*seat, told)
            }
            TableEvent::Said(seat, text) => Change::Said(self.say(*seat, text)),
            other => {
                self.arrange(other)?;
                let seats = matches!(other, TableEvent::Sat(..) | TableEvent::Swapped(..));
                if seats { Change::Seats } else { Change::Table }
            }
        };
        self.version = self.version.later_by(1);
        Ok(told)
    }

    /// Takes a line without telling: what is read back has been told.
    fn follow(&mut self, line: &TableEvent) -> Result<(), Broken> {
        let (TableEvent::Chose(seat, choice) | TableEvent::Held(seat, choice)) = line else {
            return self.apply(line).map(drop);
        };
        self.check_seats(line)?;
        self.play(*seat, |live| live.follow(*seat, choice))?;
        if matches!(line, TableEvent::Held(..)) {
            self.held.insert(self.choices());
        }
        self.version = self.version.later_by(1);
        Ok(())
    }

    /// A line that names a seat which is not there is none of this table's.
    fn check_seats(&self, line: &TableEvent) -> Result<(), Broken> {
        let all = self.seats.count().seats();
        let missing = line.seats().into_iter().flatten().find(|seat| !all.has(*seat));
        missing.map_or(Ok(()), |seat| Err(Broken(format!("there is no seat {seat}"))))
    }

    /// Takes a line that is not about the game itself.
    fn arrange(&mut self, line: &TableEvent) -> Result<(), Broken> {
        self.arranged += 1;
        match line {
            TableEvent::Opened { .. } => return Err(Broken("a table is opened once".into())),
            TableEvent::Secret(secret) => self.secret = Some(*secret),
            TableEvent::Options(text) => {
                let options = self.game.options(text);
                self.options = options.map_err(|error| Broken(error.to_string()))?;
            }
            TableEvent::Contents(hash) => {
                if self.game.contents() != Some(*hash) {
                    return Err(Broken("the cards of this table are not at hand".into()));
                }
            }
            TableEvent::Clock(clock) => self.clock = *clock,
            TableEvent::Sat(seat, sitter) => {
                self.seats[*seat] = sitter.clone();
                self.words[*seat] = None;
            }
            TableEvent::Swapped(one, other) => self.swap(*one, *other),
            TableEvent::Mixed(seat, word) => self.words[*seat] = Some(word.clone()),
            TableEvent::Rematched(table) => self.next = Some(*table),
            TableEvent::Started
            | TableEvent::Chose(..)
            | TableEvent::Held(..)
            | TableEvent::Said(..) => {}
        }
        Ok(())
    }

    fn say(&mut self, seat: Seat, text: &str) -> ChatMessage {
        self.said[seat] += 1;
        if self.chat.len() == CHAT_MAX {
            self.chat.pop_front();
        }
        let name = self.seats[seat].name().unwrap_or_default().to_owned();
        let saying = ChatMessage { seat, name, text: text.to_owned() };
        self.chat.push_back(saying.clone());
        saying
    }

    fn swap(&mut self, one: Seat, other: Seat) {
        let sitter = mem::replace(&mut self.seats[one], Occupant::Nobody);
        self.seats[one] = mem::replace(&mut self.seats[other], sitter);
        let word = self.words[one].take();
        self.words[one] = mem::replace(&mut self.words[other], word);
    }

    fn start(&mut self) -> Result<Vec<Event>, Broken> {
        let broken = |what: String| Broken(what);
        let name = |sitter: &Occupant| sitter.name().map(str::to_owned);
        let names: Option<Vec<String>> = self.seats.values().map(name).collect();
        let names = names.ok_or_else(|| broken("a game starts when every seat is taken".into()))?;
        let secret = self.secret.ok_or_else(|| broken("a table has a secret".into()))?;
        let given = self.words.iter();
        let contributions = given.filter_map(|(seat, word)| Some((seat, word.clone()?))).collect();
        let players = Players::named(&names).map_err(|error| broken(error.to_string()))?;
        let deal = Deal::Mix(Mix { secret, contributions });
        let live = self.game.open(&self.options, players, deal);
        let live = live.map_err(|error| broken(error.to_string()))?;
        let opening = live.opening().to_vec();
        self.live = Some(live);
        self.asked_at = self.version.later_by(1);
        Ok(opening)
    }

    /// Lets the game take a seat's choice.
    fn play<T>(
        &mut self,
        seat: Seat,
        choose: impl FnOnce(&mut dyn Live) -> Result<T, Refused>,
    ) -> Result<T, Broken> {
        let live = self.live.as_mut().ok_or_else(|| Broken("the game has not begun".into()))?;
        let before = live.turn().owing();
        let told = choose(live.as_mut()).map_err(|error| Broken(error.to_string()))?;
        // The same question goes on while those who still owe are those who owed before.
        if live.turn().owing() != before.without(seat) || before.len() == 1 {
            self.asked_at = self.version.later_by(1);
        }
        Ok(told)
    }

    /// How far the table has come.
    pub fn stage(&self) -> Stage {
        match self.live.as_ref().map(|live| live.turn()) {
            None => Stage::Gathering,
            Some(Turn::Choose(_)) => Stage::Playing,
            Some(Turn::Over(_)) => Stage::Over,
        }
    }

    /// Which game it is for.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// Tells whether it is found only by its name.
    pub const fn is_private(&self) -> bool {
        self.private
    }

    /// Who sits where.
    pub const fn seats(&self) -> &BySeat<Occupant> {
        &self.seats
    }

    /// What is agreed about the game.
    pub const fn options(&self) -> &OptionsText {
        &self.options
    }

    /// How long one may think.
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// What was said last, the newest at the end.
    pub fn chat(&self) -> impl Iterator<Item = &ChatMessage> {
        self.chat.iter()
    }

    /// How many lines it was made of.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// Where the table goes on, if there was a rematch.
    pub const fn next(&self) -> Option<TableId> {
        self.next
    }

    /// What is published of the secret before the deal.
    pub fn commitment(&self) -> Option<Commitment> {
        self.secret.as_ref().map(Seed::commitment)
    }

    /// How many choices have been made.
    pub fn choices(&self) -> usize {
        self.live.as_ref().map_or(0, |live| live.record().choices.len())
    }

    /// Which seat this token has, if any.
    pub fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        self.seats.iter().find(|(_, sitter)| sitter.is(token)).map(|(seat, _)| seat)
    }

    /// Through whose eyes the bearer of this token looks: those of a seat, or anybody's.
    pub fn eyes_of(&self, token: Option<TokenHash>) -> Eyes {
        token.and_then(|token| self.seat_of(token)).map_or(Eyes::Crowd, Eyes::Seat)
    }

    /// Who owes a choice.
    pub fn owing(&self) -> Seats {
        self.live.as_ref().map_or(Seats::NONE, |live| live.turn().owing())
    }

    /// What these eyes may know of the game, if it has begun. Before it is over nobody sees all.
    pub fn view(&self, eyes: Eyes) -> Option<View> {
        self.live.as_ref().map(|live| live.view(self.admitted(eyes)))
    }

    /// What these eyes may know of what followed from the last choices, the newest at the end.
    /// Before it is over nobody is told all.
    pub fn chronicle(&self, eyes: Eyes) -> Vec<Entry> {
        let Some(live) = &self.live else { return Vec::new() };
        let (record, eyes) = (live.record(), self.admitted(eyes));
        let mut entries = Vec::new();
        for (number, told) in self.game.chronicle(record, CHRONICLE_CHOICES) {
            if self.held.contains(&number) {
                entries.extend(record.choices.get(number - 1).map(|held| Entry::Held(held.seat)));
            }
            let known = told.into_iter().filter(|event| eyes.may_know(event.eyes));
            let said = known.filter(|event| event.weight >= Weight::Said);
            entries.extend(said.map(|event| Entry::Fact(event.fact)));
        }
        entries
    }

    /// What this seat may choose.
    pub fn legal(&self, seat: Seat) -> Vec<LegalChoice> {
        self.live.as_ref().map(|live| live.legal(seat)).unwrap_or_default()
    }

    /// The game as it is now, if it has begun.
    pub(crate) fn now(&self) -> Option<Frame> {
        self.live.as_ref().map(|live| live.now())
    }

    /// All that happened in a game that is over; it is worked out once.
    pub(crate) fn story(&self) -> Arc<[Fact]> {
        let Some(record) = self.record() else { return Arc::from([]) };
        let story = self.story.get_or_init(|| {
            let events = self.game.chronicle(record, usize::MAX).into_iter();
            events.flat_map(|(_, events)| events).map(|event| event.fact).collect()
        });
        Arc::clone(story)
    }

    /// The record: only of a game that is over, for it tells everything.
    pub fn record(&self) -> Option<&Record> {
        let over = self.stage() == Stage::Over;
        self.live.as_ref().filter(|_| over).map(|live| live.record())
    }

    fn admitted(&self, eyes: Eyes) -> Eyes {
        let too_early = eyes == Eyes::All && self.stage() != Stage::Over;
        if too_early { Eyes::Crowd } else { eyes }
    }
}
