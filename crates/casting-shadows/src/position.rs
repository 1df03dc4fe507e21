//! Positions that scenarios set up: `players A frill, B kit`, `book A moonfall cast`.

use alloc::{format, string::String, vec::Vec};
use core::{fmt, str::FromStr};

use kernel::{BySeat, ClauseError, Game, ParseError, Seats, Setup, Text};

use crate::{
    AP_MAX, BOOK_MAX, Card, CastingShadows, Character, Companion, Counterspell, Die, Facedown,
    HP_MAX, Hex, PORTAL, Page, Symbol,
    card::BOX,
    piece::COUNTERSPELL_BOX,
    state::{Player, Step},
};

/// Sets up what the clauses say, in the middle of a turn. What they leave open: seat A acts with 4
/// action points in round 1; everybody is at home with 18 HP, no energy and no cards; the pool is
/// empty; the other cards lie in their decks in rulebook order.
pub(crate) fn position(
    setup: &Setup<CastingShadows>,
    clauses: &[&str],
) -> Result<CastingShadows, ClauseError> {
    let mut builder = Builder::new(setup);
    // What the others may say follows from the characters.
    let is_about_players = |text: &str| text.split(' ').next() == Some("players");
    for comes_first in [true, false] {
        ClauseError::locate(clauses, |text| {
            let comes_now = is_about_players(text.as_str()) == comes_first;
            if comes_now { builder.read(text) } else { Ok(()) }
        })?;
    }
    builder.finish().map_err(|why| ClauseError { clause: 0, why })
}

/// A position being set up.
struct Builder {
    game: CastingShadows,
    stated: Vec<String>,
    /// The top of each deck, first card first.
    next: Vec<Card>,
    is_deck_empty: bool,
    counterdeck: Vec<Counterspell>,
    companions: Vec<Companion>,
    portal: Vec<Companion>,
}

impl Builder {
    fn new(setup: &Setup<CastingShadows>) -> Self {
        let mut game = CastingShadows::opened(setup.options, setup.seats);
        game.players = BySeat::new(setup.seats, |_| Player { hp: HP_MAX, ..Player::default() });
        game.ap = AP_MAX;
        game.step = Step::Act;
        Self {
            game,
            stated: Vec::new(),
            next: Vec::new(),
            is_deck_empty: false,
            counterdeck: Vec::new(),
            companions: Vec::new(),
            portal: Vec::new(),
        }
    }

    fn read(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let keyword = text.word();
        self.state_once(keyword, text)?;
        let seats = self.game.seats();
        match keyword.as_str() {
            "players" => self.read_players(text),
            "turn" => text.seat(seats).map(|seat| self.game.active = seat),
            "round" => text.number().map(|round| self.game.round = round),
            "ap" => text.number().map(|ap| self.game.ap = ap),
            "hp" => self.each(text, Text::number, |player, hp| player.hp = hp),
            "energy" => self.each(text, Text::number, |player, energy| player.energy = energy),
            "at" => self.each(text, Text::read, |player, hex: Hex| player.hex = Some(hex)),
            "shadow" => self.each(text, Text::read, |player, companion: Companion| {
                player.companion = Some(companion);
            }),
            "out" => text.seat_set(seats).map(|out| self.eliminate(out)),
            "tortoise" => self.read_tortoise(text),
            "book" => self.read_book(text),
            "counterspells" => self.read_counterspells(text),
            "dice" => self.read_dice(text),
            "tokens" => {
                let tokens = text.words().map(Text::read::<Symbol>);
                tokens.collect::<Result<_, _>>().map(|tokens| self.game.pool.tokens = tokens)
            }
            "beside" => self.read_beside(text),
            "next" => list(text).map(|next| self.next = next),
            "deck" => text.expect("empty").map(|()| self.is_deck_empty = true),
            "counterdeck" => list(text).map(|deck| self.counterdeck = deck),
            "companions" => list(text).map(|deck| self.companions = deck),
            "portal" => list(text).map(|portal| self.portal = portal),
            _ => Err(keyword.wrong(UNKNOWN)),
        }
    }

    /// Refuses a clause that was stated before; books and counterspells are stated for each seat.
    fn state_once(&mut self, keyword: Text<'_>, text: Text<'_>) -> Result<(), ParseError> {
        let mut stated = String::from(keyword.as_str());
        if matches!(keyword.as_str(), "book" | "counterspells") {
            stated.extend(text.as_str().chars().take(1));
        }
        if self.stated.contains(&stated) {
            return Err(keyword.wrong("this is stated twice"));
        }
        self.stated.push(stated);
        Ok(())
    }

    fn each<'t, T: Clone>(
        &mut self,
        text: Text<'t>,
        read: impl Fn(Text<'t>) -> Result<T, ParseError>,
        set: impl Fn(&mut Player, T),
    ) -> Result<(), ParseError> {
        let values = text.each_seat(self.game.seats(), read)?;
        for (seat, value) in values.iter() {
            if let Some(value) = value.clone() {
                set(&mut self.game.players[seat], value);
            }
        }
        Ok(())
    }

    fn read_players(&mut self, text: Text<'_>) -> Result<(), ParseError> {
        let characters = text.each_seat(self.game.seats(), Text::read::<Character>)?;
        for (seat, character) in characters.iter() {
            let missing = || text.wrong(format!("{seat} has no character"));
            let character = character.ok_or_else(missing)?;
            if !self.game.is_left(character) {
                return Err(text.wrong(format!("two players have {character}")));
            }
            self.game.settle(seat, character);
        }
        Ok(())
    }

    fn eliminate(&mut self, seats: Seats) {
        for seat in seats {
            let player = &mut self.game.players[seat];
            (player.hp, player.hex) = (0, None);
        }
    }

    fn read_tortoise(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let seat = text.word().seat(self.game.seats())?;
        self.game.shells = self.game.shells.with(seat);
        text.expect("used")
    }

    /// Reads `A moonfall cast, jar-of-dusk`.
    fn read_book(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let seat = text.word().seat(self.game.seats())?;
        let pages = marked(text, "cast")?.into_iter();
        self.game.players[seat].book = pages.map(|(card, cast)| Page { card, cast }).collect();
        Ok(())
    }

    /// Reads `A poof known, butterpaws`.
    fn read_counterspells(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let seat = text.word().seat(self.game.seats())?;
        let held = marked(text, "known")?.into_iter();
        self.game.players[seat].held = held.map(|(card, known)| Facedown { card, known }).collect();
        Ok(())
    }

    /// Reads `red-gem - blue-orb - -`.
    fn read_dice(&mut self, text: Text<'_>) -> Result<(), ParseError> {
        let mut words = text.words();
        for die in Die::ALL {
            let word = words.next().ok_or_else(|| text.wrong("there are five dice"))?;
            let face = if word.as_str() == "-" { None } else { Some(word.read()?) };
            if face.is_some_and(|face| !die.faces().contains(&face)) {
                return Err(word.wrong(format!("{die} has no such face")));
            }
            self.game.pool.dice[die.index()] = face;
        }
        words.next().map_or(Ok(()), |word| Err(word.wrong("there are five dice")))
    }

    /// Reads `thorn-forest soggy-sock, underground-volcano moonfall`.
    fn read_beside(&mut self, text: Text<'_>) -> Result<(), ParseError> {
        for mut part in text.parts() {
            let word = part.word();
            let hex: Hex = word.read()?;
            if !self.game.board.all().has(hex) || !hex.has_card() {
                return Err(word.wrong(format!("no card lies beside {hex}")));
            }
            self.game.beside.lay(hex, part.read()?);
        }
        Ok(())
    }

    /// Deals with everything that was left open.
    fn finish(mut self) -> Result<CastingShadows, ParseError> {
        if self.game.players.values().any(|player| player.character.is_none()) {
            return Err(ParseError::new(0, "a position says who plays: `players A frill, B kit`"));
        }
        self.fill_decks()?;
        self.game.ask(Step::Act);
        let me = self.game.active;
        let has = |companion| self.game.players[me].companion == Some(companion);
        self.game.free = has(Companion::BreezySwift) || has(Companion::DiceyDormouse);
        self.game.check().map_err(|broken| ParseError::new(0, broken))?;
        Ok(self.game)
    }

    fn fill_decks(&mut self) -> Result<(), ParseError> {
        let game = &mut self.game;
        let books = game.players.values().flat_map(|player| player.book).map(|page| page.card);
        let beside = game.beside.iter().map(|(_, card)| card);
        let stated = books.chain(beside).chain(self.next.iter().copied());
        let mut rest = without(BOX.to_vec(), stated)?.into_iter();
        for hex in game.board.slots().into_iter().flatten().filter(|hex| hex.has_card()) {
            if game.beside.at(hex).is_none() {
                game.beside.lay(hex, rest.next().expect("52 cards are enough"));
            }
        }
        game.deck = self.next.iter().copied().collect();
        if self.is_deck_empty {
            game.discards = rest.collect();
        } else {
            game.deck.extend(rest);
        }
        // The last card of a deck is its top.
        game.deck.reverse();
        self.fill_counterdeck()?;
        self.fill_companions()
    }

    fn fill_counterdeck(&mut self) -> Result<(), ParseError> {
        let held = self.game.players.values().flat_map(|player| player.held).map(|it| it.card);
        let stated = held.chain(self.counterdeck.iter().copied());
        let rest = without(COUNTERSPELL_BOX.to_vec(), stated)?;
        let all = self.counterdeck.iter().copied().chain(rest);
        self.game.counterdeck = all.map(|card| Facedown { card, known: false }).collect();
        self.game.counterdeck.reverse();
        Ok(())
    }

    fn fill_companions(&mut self) -> Result<(), ParseError> {
        let taken = self.game.players.values().filter_map(|player| player.companion);
        let stated =
            taken.chain(self.companions.iter().copied()).chain(self.portal.iter().copied());
        let mut rest = without(Companion::ALL.to_vec(), stated)?.into_iter();
        let missing = PORTAL.saturating_sub(self.portal.len());
        let portal = self.portal.iter().copied().chain(rest.by_ref().take(missing));
        self.game.portal = portal.take(PORTAL).collect();
        self.game.companions = self.companions.iter().copied().chain(rest).collect();
        self.game.companions.reverse();
        Ok(())
    }
}

const UNKNOWN: &str = "a position has `players`, `turn`, `round`, `ap`, `hp`, `energy`, `at`, \
    `shadow`, `out`, `tortoise`, `book`, `counterspells`, `dice`, `tokens`, `beside`, `next`, \
    `deck`, `counterdeck`, `companions` and `portal`";

/// Reads `moonfall cast, jar-of-dusk`: cards, some with a mark, at most as many as a book holds.
fn marked<T: FromStr<Err = ParseError>>(
    text: Text<'_>,
    mark: &str,
) -> Result<Vec<(T, bool)>, ParseError> {
    let read = |mut part: Text<'_>| {
        let card = part.word().read()?;
        let is_marked = !part.as_str().is_empty();
        if is_marked {
            part.expect(mark)?;
        }
        Ok((card, is_marked))
    };
    let cards: Vec<_> = text.parts().map(read).collect::<Result<_, _>>()?;
    if cards.len() > BOOK_MAX {
        return Err(text.wrong(format!("a book holds at most {BOOK_MAX} cards")));
    }
    Ok(cards)
}

/// Reads `moonfall jar-of-dusk`.
fn list<T: FromStr<Err = ParseError>>(text: Text<'_>) -> Result<Vec<T>, ParseError> {
    text.words().map(Text::read).collect()
}

/// Takes the stated cards out of a box.
fn without<T: Copy + PartialEq + fmt::Display>(
    mut all: Vec<T>,
    stated: impl Iterator<Item = T>,
) -> Result<Vec<T>, ParseError> {
    for card in stated {
        let place = all.iter().position(|it| *it == card);
        let place = place
            .ok_or_else(|| ParseError::new(0, format!("there are not so many copies of {card}")))?;
        all.remove(place);
    }
    Ok(all)
}
