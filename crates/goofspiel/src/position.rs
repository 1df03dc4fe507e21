//! Positions that scenarios set up: `prizes 3 1 2`, `hand A 1 2 3`, `won A 10 4`.

use alloc::{format, vec::Vec};

use kernel::{BySeat, ClauseError, ParseError, Setup, Tell, Text};

use crate::{CARDS, Card, Cards, Goofspiel, Hand, Prize, Prizes};

/// Sets up what the clauses say. What they leave open: all prizes are left, the lowest first; a hand
/// holds the lowest bids; a prize that was played and that nobody won was discarded.
pub(crate) fn position(
    setup: &Setup<Goofspiel>,
    clauses: &[&str],
    tell: &mut impl Tell<Goofspiel>,
) -> Result<Goofspiel, ClauseError> {
    let mut builder = Builder::new(setup);
    // What the others may say follows from the prizes that are left.
    let is_about_prizes = |text: &str| text.split(' ').next() == Some("prizes");
    for comes_first in [true, false] {
        ClauseError::locate(clauses, |text| {
            let comes_now = is_about_prizes(text.as_str()) == comes_first;
            if comes_now { builder.read(text) } else { Ok(()) }
        })?;
    }
    let mut game = builder.game();
    game.turn_up(tell);
    Ok(game)
}

/// A position being set up.
struct Builder {
    /// The prizes that are left, the one that is up first.
    left: Option<Vec<Prize>>,
    hands: BySeat<Option<Hand>>,
    won: BySeat<Option<Prizes>>,
}

impl Builder {
    fn new(setup: &Setup<Goofspiel>) -> Self {
        let seats = setup.seats;
        Self { left: None, hands: BySeat::new(seats, |_| None), won: BySeat::new(seats, |_| None) }
    }

    fn read(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let keyword = text.word();
        let is_new = match keyword.as_str() {
            "prizes" => self.left.replace(distinct(text)?).is_none(),
            "hand" => {
                let seat = text.word().seat(self.hands.count())?;
                let hand = self.read_hand(text)?;
                self.hands[seat].replace(hand).is_none()
            }
            "won" => {
                let seat = text.word().seat(self.won.count())?;
                let won = self.read_won(text)?;
                self.won[seat].replace(won).is_none()
            }
            _ => return Err(keyword.wrong("a position has `prizes`, `hand` and `won`")),
        };
        if is_new { Ok(()) } else { Err(keyword.wrong("this is stated twice")) }
    }

    fn read_hand(&self, text: Text<'_>) -> Result<Hand, ParseError> {
        let (hand, left) = (distinct(text)?, self.left().len());
        if hand.len() == left {
            return Ok(hand.into_iter().collect());
        }
        Err(text.wrong(format!("a hand has as many cards as there are prizes left: {left}")))
    }

    fn read_won(&self, text: Text<'_>) -> Result<Prizes, ParseError> {
        let won: Vec<Prize> = distinct(text)?;
        let is_gone = |prize: &&Prize| {
            self.left().contains(prize) || self.won.values().flatten().any(|won| won.has(**prize))
        };
        match won.iter().find(is_gone) {
            None => Ok(won.into_iter().collect()),
            Some(prize) => Err(text.wrong(format!("{prize} is left, or another seat won it"))),
        }
    }

    fn left(&self) -> &[Prize] {
        self.left.as_deref().unwrap_or(&Prize::ALL)
    }

    /// Puts the game together, up to the moment when the prize is turned up.
    fn game(&self) -> Goofspiel {
        let left = self.left();
        let played = Prize::ALL.into_iter().filter(|prize| !left.contains(prize));
        let mut order = Prize::ALL;
        for (place, prize) in order.iter_mut().zip(played.chain(left.iter().copied())) {
            *place = prize;
        }
        let mut game = Goofspiel::opened(self.hands.count(), order);
        game.round = u8::try_from(CARDS - left.len()).expect("thirteen at most");
        for (seat, hand) in self.hands.iter() {
            let lowest = || Hand::ALL.iter().take(left.len()).collect();
            game.hands[seat] = hand.unwrap_or_else(lowest);
            game.won[seat] = self.won[seat].unwrap_or(Cards::NONE);
        }
        game
    }
}

/// Reads `3 1 2`: at least one card, none twice.
fn distinct<C: Card>(text: Text<'_>) -> Result<Vec<C>, ParseError> {
    let mut cards = Vec::new();
    for word in text.words() {
        let card = word.read()?;
        if cards.contains(&card) {
            return Err(word.wrong(format!("{card} is named twice")));
        }
        cards.push(card);
    }
    Ok(cards)
}
