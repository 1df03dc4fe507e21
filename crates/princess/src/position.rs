//! Positions for scenarios, and what may happen in them without a choice.

use alloc::{format, string::String, vec::Vec};

use kernel::{ClauseError, Dice, Game, ParseError, Seat, Seats, Setup, Tell, Text};

use crate::{
    Ask, Card, CardSet, Cast, Draws, Frame, Laid, Life, Moment, Phase, Player, Princess, Task,
    TextOf, When, card_file, notation, turn::Run,
};

/// The deck of a position that names none, from the top.
const DECK: [&str; 10] = [
    "talking-mirror",
    "straw-house",
    "porridge-moat",
    "singing-teapot",
    "three-wishes",
    "sleeping-sand",
    "bramble-hedge",
    "tower-key",
    "lantern",
    "changeling",
];

/// Sets up a position. Everybody has full hearts, 2 gold, no attribute and the four hand cards of
/// the own color, unless a clause says otherwise; cards that are in no place are set aside.
pub(crate) fn position(
    setup: &Setup<Princess>,
    clauses: &[&str],
    tell: &mut impl Tell<Princess>,
) -> Result<Princess, ClauseError> {
    let mut builder = Builder {
        game: Princess { is_scene: true, ..Princess::opened(setup) },
        deck: None,
        stated: Vec::new(),
        hands: Seats::NONE,
    };
    // What the others may say follows from the characters.
    let is_about_players = |text: &str| text.starts_with("players ");
    for comes_first in [true, false] {
        ClauseError::locate(clauses, |text| {
            let comes_now = is_about_players(text.as_str()) == comes_first;
            if comes_now { builder.read(text) } else { Ok(()) }
        })?;
    }
    let game = builder.finish().map_err(|why| ClauseError { clause: 0, why })?;
    // A deal tells all hands, and the hand of a ghost is a secret.
    if game.ghosts().is_empty() {
        Run { dice: None, tell }.say(&game, || crate::Event::dealt(&game));
    }
    Ok(game)
}

/// A position being set up.
struct Builder {
    game: Princess,
    deck: Option<Vec<Card>>,
    stated: Vec<String>,
    hands: Seats,
}

impl Builder {
    fn read(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let keyword = text.word();
        self.state_once(keyword, text)?;
        let seats = self.game.seats();
        match keyword.as_str() {
            "players" => self.read_players(text),
            "turn" => text.number().map(|turn| self.game.turn = turn),
            "hearts" => self.each(text, |player, hearts| player.hearts = hearts),
            "gold" => self.each(text, |player, gold| player.gold = gold),
            "shield" => self.each(text, |player, shield| player.shield = shield),
            "thorns" => self.each(text, |player, thorns| player.thorns = thorns),
            "stunned" => {
                text.seat_set(seats)?.for_each(|it| self.game.players[it].stunned = true);
                Ok(())
            }
            "attribute" => {
                let cards = self.game.cards.clone();
                let read = |word: Text<'_>| notation::read_card(&cards, word);
                for (seat, card) in text.each_seat(seats, read)?.iter() {
                    self.game.players[seat].attribute = *card;
                }
                Ok(())
            }
            "hand" => self.read_hand(text),
            "ghost" => self.read_ghost(text),
            "environment" => self.card(text).map(|card| self.game.environment = Some(card)),
            "shop" => self.cards(text).map(|cards| self.game.shop = cards.into_iter().collect()),
            "discards" => {
                self.cards(text).map(|cards| self.game.discards = cards.into_iter().collect())
            }
            "deck" => self.cards(text).map(|cards| self.deck = Some(cards)),
            _ => Err(keyword.wrong(UNKNOWN)),
        }
    }

    /// Refuses a clause that was stated before; hands and ghosts are stated for each seat.
    fn state_once(&mut self, keyword: Text<'_>, text: Text<'_>) -> Result<(), ParseError> {
        let mut stated = String::from(keyword.as_str());
        if matches!(keyword.as_str(), "hand" | "ghost") {
            stated.extend(text.as_str().chars().take(1));
        }
        if self.stated.contains(&stated) {
            return Err(keyword.wrong("this is stated twice"));
        }
        self.stated.push(stated);
        Ok(())
    }

    fn each<T: core::str::FromStr + Copy>(
        &mut self,
        text: Text<'_>,
        set: impl Fn(&mut Player, T),
    ) -> Result<(), ParseError> {
        for (seat, value) in text.each_seat(self.game.seats(), Text::number::<T>)?.iter() {
            if let Some(value) = *value {
                set(&mut self.game.players[seat], value);
            }
        }
        Ok(())
    }

    fn card(&self, word: Text<'_>) -> Result<Card, ParseError> {
        notation::read_card(&self.game.cards, word)
    }

    /// Reads `fangs brew`, or `none`.
    fn cards(&self, text: Text<'_>) -> Result<Vec<Card>, ParseError> {
        if text.as_str() == "none" {
            return Ok(Vec::new());
        }
        text.words().map(|word| self.card(word)).collect()
    }

    fn read_players(&mut self, text: Text<'_>) -> Result<(), ParseError> {
        let cards = self.game.cards.clone();
        let read = |word: Text<'_>| notation::read_character(&cards, word);
        for (seat, character) in text.each_seat(self.game.seats(), read)?.iter() {
            let missing = || text.wrong(format!("{seat} has no character"));
            let character = character.ok_or_else(missing)?;
            self.game.settle(seat, character);
            self.game.players[seat].attribute = None;
        }
        Ok(())
    }

    fn read_hand(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let seat = text.word().seat(self.game.seats())?;
        self.game.players[seat].hand = self.cards(text)?.into_iter().collect();
        self.hands = self.hands.with(seat);
        Ok(())
    }

    fn read_ghost(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let seat = text.word().seat(self.game.seats())?;
        let hand = self.cards(text)?.into_iter().collect();
        let character = self.game.players[seat].character;
        let life = Life::Ghost;
        self.game.players[seat] = Player { character, life, hand, ..Player::default() };
        self.hands = self.hands.with(seat);
        Ok(())
    }

    /// Deals with everything that was left open.
    fn finish(mut self) -> Result<Princess, ParseError> {
        if !self.stated.iter().any(|stated| stated == "players") {
            let what = "a position says who plays: `players A wolf, B thief`";
            return Err(ParseError::new(0, what));
        }
        self.take_named_cards();
        let deck = self.deck.take().unwrap_or_else(|| {
            let placed = self.game.placed();
            let cards = DECK.iter().filter_map(|id| self.game.cards.find(id));
            cards.filter(|card| !placed.has(*card)).collect()
        });
        deck.into_iter().rev().for_each(|card| self.game.put_on_top(card, Seats::NONE, false));
        self.game.check().map_err(|broken| ParseError::new(0, broken))?;
        Ok(self.game)
    }

    /// Takes cards that are named in another place out of the hands that no clause names.
    fn take_named_cards(&mut self) {
        let mut named: CardSet = self.deck.iter().flatten().copied().collect();
        let game = &mut self.game;
        named = named.or(game.shop).or(game.discards);
        for seat in self.hands {
            named = named.or(game.players[seat].hand);
        }
        for seat in game.seats().seats().filter(|seat| !self.hands.has(*seat)) {
            let player = &mut game.players[seat];
            player.hand = player.hand.minus(named);
        }
    }
}

const UNKNOWN: &str = "a position has `players`, `turn`, `hearts`, `gold`, `shield`, `thorns`, \
    `stunned`, `attribute`, `hand`, `ghost`, `environment`, `shop`, `discards` and `deck`";

impl Princess {
    /// Carries out a stage direction, up to the next question: a whole `turn` or a part of it
    /// (`start`, `action`, `end`), `draw A 2`, or `event A: damage left 1`, a line as if the player
    /// had drawn an event with it.
    pub(crate) fn direct(
        &mut self,
        mut text: Text<'_>,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) -> Result<(), ParseError> {
        if self.is_over() || !self.agenda.is_empty() {
            return Err(text.wrong("the game waits for a choice, or is over"));
        }
        match text.word().as_str() {
            "turn" => self.agenda.push(Task::Turn),
            "start" => self.direct_start(),
            "action" => {
                for seat in self.seats().seats() {
                    let player = &mut self.players[seat];
                    (player.laid, player.outcome) = (Laid::Empty, None);
                    (player.symbol, player.shown) = (None, None);
                }
                self.agenda.push(Task::Next);
                self.agenda.push(Task::Ask(Ask::Action));
            }
            "end" => self.agenda.push(Task::End(1)),
            "draw" => {
                let seat = text.word().seat(self.seats())?;
                let left = text.number()?;
                self.agenda.push(Task::Draws(Draws { seat, left, by: None }));
            }
            "event" => self.direct_event(text)?,
            _ => return Err(text.wrong(UNKNOWN_DIRECTION)),
        }
        self.advance(&mut Run { dice: Some(dice), tell });
        Ok(())
    }

    fn direct_start(&mut self) {
        self.phase = Phase::Start;
        self.refill_shop();
        self.agenda.push(Task::Ask(Ask::Ghosts));
        self.agenda.push(Task::Phase(Moment::Start));
    }

    fn direct_event(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let mut name = text.word();
        let wrong = || name.wrong("expected `event A: damage left 1`");
        let letter = name.as_str().strip_suffix(':').ok_or_else(wrong)?;
        name = Text::at(letter, name.offset());
        let seat: Seat = name.seat(self.seats())?;
        let line = card_file::read_line(text.as_str()).map_err(|what| text.wrong(what))?;
        self.cards.set_scratch(&line);
        let cast = Cast { me: Some(seat), ..Cast::default() };
        let frame = Frame { when: TextOf::Scratch, ..Frame::new(Card::default(), When::Now, cast) };
        self.agenda.push(Task::Text(frame));
        Ok(())
    }
}

const UNKNOWN_DIRECTION: &str =
    "what happens is `turn`, `start`, `action`, `end`, `draw A 2` or `event A: damage left 1`";
