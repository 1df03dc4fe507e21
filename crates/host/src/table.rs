//! A table, built from its lines.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    mem,
    sync::{Arc, OnceLock},
};

use catalog::{
    AnyGame, Deal, Event, Fact, Frame, Legal, Live, OptionsText, Players, Refused, View,
};
use kernel::{BySeat, Commitment, Eyes, Mix, Record, Seat, SeatCount, Seats, Seed, Turn, Weight};
use serde::Serialize;
use store::{TableId, TableStage, Version};
use thiserror::Error;

use crate::{
    Change, ChatMessage, Clock, Moment, Occupant, Saying, TableEvent, TokenHash, manners::Manners,
};

/// How many choices the chronicle reaches back.
const CHRONICLE_CHOICES: usize = 90;
/// How many chat messages are kept in memory.
const CHAT_MAX: usize = 100;

/// The state of a table after its lines.
#[expect(missing_debug_implementations, reason = "it holds a game, and a game holds secrets")]
pub struct Table {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) private: bool,
    pub(crate) seats: BySeat<Occupant>,
    pub(crate) options: OptionsText,
    pub(crate) clock: Clock,
    pub(crate) secret: Option<Seed>,
    pub(crate) words: BySeat<Option<String>>,
    pub(crate) live: Option<Box<dyn Live>>,
    /// How many lines were applied.
    pub(crate) version: Version,
    /// The version at which the present question was asked.
    pub(crate) asked_at: Version,
    /// Until when the present question is to be answered, in a game over days.
    pub(crate) due: Option<Moment>,
    /// How many messages each seat has sent.
    pub(crate) said: BTreeMap<TokenHash, usize>,
    pub(crate) chat: VecDeque<ChatMessage>,
    /// Who may talk and who may sit here.
    pub(crate) manners: Manners,
    /// The choices, counted from 1, that bots made for absent or slow players.
    pub(crate) held: BTreeSet<usize>,
    /// The seats of those who wanted to be forgotten.
    pub(crate) forgotten: Seats,
    pub(crate) next: Option<TableId>,
    /// The seat that asked for the rematch, if it is known.
    pub(crate) next_by: Option<Seat>,
    story: OnceLock<Arc<[Fact]>>,
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the game: people take seats.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}

impl From<Stage> for TableStage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Gathering => Self::Waiting,
            Stage::Playing => Self::Playing,
            Stage::Over => Self::Over,
        }
    }
}

/// An entry in the chronicle of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A fact of the game.
    Fact(Fact),
    /// A bot chose for this absent or slow player.
    Held(Seat),
}

/// An invalid line: the journal is not ours, or was changed by others. The text goes into the log, so it
/// never repeats the line, which may be a secret that was damaged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a line does not fit its table: {0}")]
pub struct Broken(pub String);

impl Table {
    /// Builds a table with built-in contents from its lines.
    ///
    /// # Errors
    ///
    /// If they are not the lines of one table.
    pub fn read(lines: &[TableEvent]) -> Result<Self, Broken> {
        Self::read_with(lines, None)
    }

    /// Builds a table from its lines; its game, if it has contents of its own.
    ///
    /// # Errors
    ///
    /// If they are not the lines of one table, or name other contents.
    pub fn read_with(lines: &[TableEvent], own: Option<Arc<dyn AnyGame>>) -> Result<Self, Broken> {
        let Some((TableEvent::Opened { game, seats, private }, rest)) = lines.split_first() else {
            return Err(Broken("a table begins with `opened`".into()));
        };
        let built_in = || catalog::find(game).map(AnyGame::to_arc);
        let game = own.filter(|own| own.id() == game).map_or_else(built_in, Ok);
        let game = game.map_err(|_| Broken("there is no such game".into()))?;
        let mut table = Self::opened(game, *seats, *private)?;
        for (line, number) in rest.iter().zip(2..) {
            let located = |Broken(why)| Broken(format!("line {number}: {why}"));
            table.follow(line).map_err(located)?;
        }
        Ok(table)
    }

    fn opened(game: Arc<dyn AnyGame>, seats: SeatCount, private: bool) -> Result<Self, Broken> {
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
            due: None,
            said: BTreeMap::new(),
            chat: VecDeque::new(),
            manners: Manners::default(),
            held: BTreeSet::new(),
            forgotten: Seats::NONE,
            next: None,
            next_by: None,
            story: OnceLock::new(),
        })
    }

    /// Applies a line, and returns what it changed.
    ///
    /// # Errors
    ///
    /// If the line does not fit this table.
    pub fn apply(&mut self, line: &TableEvent) -> Result<Change, Broken> {
        self.check_seats(line)?;
        let change = match line {
            TableEvent::Started => Change::Started(self.start()?),
            TableEvent::Chose(seat, choice) => {
                Change::Game(self.play(*seat, |live| live.choose(*seat, choice))?)
            }
            TableEvent::Held(seat, choice) => {
                let events = self.play(*seat, |live| live.choose(*seat, choice))?;
                self.held.insert(self.choices());
                Change::Held(*seat, events)
            }
            TableEvent::Said(seat, text) => {
                Change::Said(self.say(*seat, Saying::Text(text.clone())))
            }
            TableEvent::Phrase(seat, phrase) => {
                Change::Said(self.say(*seat, Saying::Phrase(*phrase)))
            }
            TableEvent::Removed(seat) => self.remove(*seat),
            other => {
                self.arrange(other)?;
                let seats = matches!(
                    other,
                    TableEvent::Sat(..) | TableEvent::Swapped(..) | TableEvent::Forgot(_)
                );
                if seats { Change::Seats } else { Change::Table }
            }
        };
        self.version = self.version.later_by(1);
        Ok(change)
    }

    /// Applies a line that is read from the journal, without building its events.
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

    /// Checks that the table has the seats that a line names.
    fn check_seats(&self, line: &TableEvent) -> Result<(), Broken> {
        let all = self.seats.count().seats();
        let missing = line.seats().into_iter().flatten().find(|seat| !all.has(*seat));
        missing.map_or(Ok(()), |seat| Err(Broken(format!("there is no seat {seat}"))))
    }

    /// Applies a line that is not part of the game or the chat.
    fn arrange(&mut self, line: &TableEvent) -> Result<(), Broken> {
        match line {
            TableEvent::Opened { .. } => return Err(Broken("a table is opened once".into())),
            TableEvent::Secret(secret) => self.secret = Some(*secret),
            TableEvent::Options(text) => {
                let options = self.game.options(text);
                self.options =
                    options.map_err(|_| Broken("the game does not have these options".into()))?;
            }
            TableEvent::Contents(hash) => {
                if self.game.contents() != Some(*hash) {
                    return Err(Broken("the cards of this table are not at hand".into()));
                }
            }
            TableEvent::Clock(clock) => self.clock = *clock,
            TableEvent::Due(moment) => self.due = Some(*moment),
            TableEvent::Sat(seat, sitter) => {
                self.manners.note_sitter(*seat, &self.seats[*seat], sitter);
                self.seats[*seat] = sitter.clone();
                self.words[*seat] = None;
            }
            TableEvent::Swapped(one, other) => self.swap(*one, *other),
            TableEvent::Mixed(seat, word) => {
                self.words[*seat] = Some(word.clone());
            }
            TableEvent::Forgot(seat) => self.forget(*seat),
            TableEvent::Rematched(table, seat) => (self.next, self.next_by) = (Some(*table), *seat),
            TableEvent::Quiet(is_quiet) => self.manners.is_quiet = *is_quiet,
            TableEvent::Muted(seat, is_muted) => self.mute(*seat, *is_muted),
            TableEvent::Silenced(token) => self.manners.silence(*token),
            TableEvent::Banned(token) => self.manners.ban(*token),
            TableEvent::Unnamed(token) => self.unname(*token),
            TableEvent::Left(seat) => {
                if let Some(token) = self.seats[*seat].token() {
                    self.manners.note_left(token);
                }
            }
            TableEvent::Started
            | TableEvent::Chose(..)
            | TableEvent::Held(..)
            | TableEvent::Said(..)
            | TableEvent::Phrase(..)
            | TableEvent::Removed(_) => {}
        }
        Ok(())
    }

    /// Adds a message of this seat to the chat.
    pub(crate) fn say(&mut self, seat: Seat, saying: Saying) -> ChatMessage {
        let by = self.seats[seat].token();
        if let Some(by) = by {
            *self.said.entry(by).or_default() += 1;
        }
        if self.chat.len() == CHAT_MAX {
            self.chat.pop_front();
        }
        let name = self.seats[seat].name().unwrap_or_default().to_owned();
        let message = ChatMessage { seat, name, saying, by };
        self.chat.push_back(message.clone());
        message
    }

    fn swap(&mut self, one: Seat, other: Seat) {
        let occupant = mem::replace(&mut self.seats[one], Occupant::Nobody);
        self.seats[one] = mem::replace(&mut self.seats[other], occupant);
        let word = self.words[one].take();
        self.words[one] = mem::replace(&mut self.words[other], word);
    }

    fn start(&mut self) -> Result<Vec<Event>, Broken> {
        let broken = |what: &str| Broken(what.to_owned());
        let name = |sitter: &Occupant| sitter.name().map(str::to_owned);
        let names: Option<Vec<String>> = self.seats.values().map(name).collect();
        let names = names.ok_or_else(|| broken("a game starts when every seat is taken"))?;
        let secret = self.secret.ok_or_else(|| broken("a table has a secret"))?;
        let given = self.words.iter();
        let contributions = given.filter_map(|(seat, word)| Some((seat, word.clone()?))).collect();
        let players = Players::named(&names).map_err(|_| broken("these cannot be names"))?;
        let deal = Deal::Mix(Mix { secret, contributions });
        let live = self.game.open(&self.options, players, deal);
        let live = live.map_err(|_| broken("the game does not begin with these options"))?;
        let opening = live.opening().to_vec();
        self.live = Some(live);
        self.asked_at = self.version.later_by(1);
        Ok(opening)
    }

    /// Makes a seat's choice in the game, and begins a new question if there is one.
    fn play<T>(
        &mut self,
        seat: Seat,
        choose: impl FnOnce(&mut dyn Live) -> Result<T, Refused>,
    ) -> Result<T, Broken> {
        let live = self.live.as_mut().ok_or_else(|| Broken("the game has not begun".into()))?;
        let before = live.turn().owing();
        // The reason may name a card that nobody may know, and this text goes into the log.
        let refused = |_| Broken("the rules refuse a choice".into());
        let result = choose(live.as_mut()).map_err(refused)?;
        // The question stays the same until all have answered or others owe a choice.
        if live.turn().owing() != before.without(seat) || before.len() == 1 {
            (self.asked_at, self.due) = (self.version.later_by(1), None);
        }
        Ok(result)
    }

    /// Returns the stage.
    pub fn stage(&self) -> Stage {
        match self.live.as_ref().map(|live| live.turn()) {
            None => Stage::Gathering,
            Some(Turn::Choose(_)) => Stage::Playing,
            Some(Turn::Over(_)) => Stage::Over,
        }
    }

    /// Returns the game.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// Tells whether the table is left out of the public list.
    pub const fn is_private(&self) -> bool {
        self.private
    }

    /// Returns the occupants.
    pub const fn seats(&self) -> &BySeat<Occupant> {
        &self.seats
    }

    /// Returns the options of the game.
    pub const fn options(&self) -> &OptionsText {
        &self.options
    }

    /// Returns the clock.
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// Returns until when the present question is to be answered, in a game over days.
    pub const fn due(&self) -> Option<Moment> {
        self.due
    }

    /// Returns the last chat messages, the newest at the end.
    pub fn chat(&self) -> impl Iterator<Item = &ChatMessage> {
        self.chat.iter()
    }

    /// Returns the version: how many lines were applied.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// Returns the table of the rematch, if there is one.
    pub const fn next(&self) -> Option<TableId> {
        self.next
    }

    /// Returns the seat that asked for the rematch, if it is known.
    pub const fn next_by(&self) -> Option<Seat> {
        self.next_by
    }

    /// Returns the commitment to the secret, which is published before the deal.
    pub fn commitment(&self) -> Option<Commitment> {
        self.secret.as_ref().map(Seed::commitment)
    }

    /// Returns how many choices have been made.
    pub fn choices(&self) -> usize {
        self.live.as_ref().map_or(0, |live| live.record().choices.len())
    }

    /// Returns the seat that this token owns, if any.
    pub fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        self.seats.iter().find(|(_, sitter)| sitter.is(token)).map(|(seat, _)| seat)
    }

    /// Returns the eyes of a viewer with this token: those of its seat, or of the crowd.
    pub fn eyes_of(&self, token: Option<TokenHash>) -> Eyes {
        token.and_then(|token| self.seat_of(token)).map_or(Eyes::Crowd, Eyes::Seat)
    }

    /// Returns the seats that owe a choice.
    pub fn owing(&self) -> Seats {
        self.live.as_ref().map_or(Seats::NONE, |live| live.turn().owing())
    }

    /// Returns the game as these eyes see it, if it has started. Nobody sees all before the end.
    pub fn view(&self, eyes: Eyes) -> Option<View> {
        self.live.as_ref().map(|live| live.view(self.admitted(eyes)))
    }

    /// Returns what these eyes may know of the last choices, the newest at the end. Nobody sees all
    /// before the end.
    pub fn chronicle(&self, eyes: Eyes) -> Vec<Entry> {
        let Some(live) = &self.live else { return Vec::new() };
        let (record, eyes) = (live.record(), self.admitted(eyes));
        let mut entries = Vec::new();
        for (number, events) in self.game.chronicle(record, CHRONICLE_CHOICES) {
            if self.held.contains(&number) {
                entries.extend(record.choices.get(number - 1).map(|held| Entry::Held(held.seat)));
            }
            let known = events.into_iter().filter(|event| eyes.may_know(event.eyes));
            let said = known.filter(|event| event.weight >= Weight::Said);
            entries.extend(said.map(|event| Entry::Fact(event.fact)));
        }
        entries
    }

    /// Lists what this seat may choose; nothing, if it owes no choice.
    pub fn legal(&self, seat: Seat) -> Legal {
        self.live.as_ref().map(|live| live.legal(seat)).unwrap_or_default()
    }

    /// Returns the next choice that everybody can see to be the only one, as the line to add; `None`
    /// if there is none. The line of a person is like that of a bot: nobody decided anything.
    pub fn forced(&self) -> Option<TableEvent> {
        let live = self.live.as_ref()?;
        let seat = live.turn().owing().find(|seat| live.is_plainly_forced(*seat))?;
        Some(TableEvent::Chose(seat, live.legal(seat).first()?.text.clone()))
    }

    /// Returns the game as it is now, if it has started.
    pub(crate) fn now(&self) -> Option<Frame> {
        self.live.as_ref().map(|live| live.now())
    }

    /// Returns all facts of a finished game, computed once; empty before the end.
    pub(crate) fn story(&self) -> Arc<[Fact]> {
        let Some(record) = self.record() else { return Arc::from([]) };
        let story = self.story.get_or_init(|| {
            let events = self.game.chronicle(record, usize::MAX).into_iter();
            events.flat_map(|(_, events)| events).map(|event| event.fact).collect()
        });
        Arc::clone(story)
    }

    /// Returns the record, which contains all secrets: only after the game.
    pub fn record(&self) -> Option<&Record> {
        let over = self.stage() == Stage::Over;
        self.live.as_ref().filter(|_| over).map(|live| live.record())
    }

    fn admitted(&self, eyes: Eyes) -> Eyes {
        let too_early = eyes == Eyes::All && self.stage() != Stage::Over;
        if too_early { Eyes::Crowd } else { eyes }
    }
}
