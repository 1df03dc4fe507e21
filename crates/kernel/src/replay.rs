//! Replaying a record.

use alloc::{format, string::ToString};
use core::fmt::Display;

use crate::{
    ContentsHash, Dice, Ending, Frame, Frames, Game, GameContents, GameOptions, Message,
    ParseError, Record, RecordError, Seat, Setup, Turn, record_parser::at,
};

impl Record {
    /// Starts a replay with these contents.
    ///
    /// # Errors
    ///
    /// If the header does not fit `G`, the contents differ, or the seed does not match the
    /// commitment.
    pub fn replay<G: Game>(&self, contents: &G::Contents) -> Result<Replay<'_, G>, RecordError> {
        if self.game != G::ID {
            let what = format!("this is a record of {}, not of {}", self.game, G::ID);
            let parts: [(&str, &dyn Display); 2] = [("game", &self.game), ("asked", &G::ID)];
            return Err(at(2, 6, Message::new("other-game", what, &parts)));
        }
        let options = G::Options::parse(&self.options)
            .map_err(|wrong: ParseError| at(4, 9 + wrong.at, wrong.what))?;
        let written = options.text();
        if written != self.options {
            return Err(at(4, 9, Message::written(&written)));
        }
        if self.contents != contents.hash() {
            return Err(at(5, 1, other_contents(self.contents, contents.hash())));
        }
        self.check_fairness()?;
        let setup =
            Setup { seats: self.players.count(), options, contents: G::Contents::clone(contents) };
        let (mut dice, mut frames) = (Dice::new(&self.seed), Frames::default());
        let game = G::deal(&setup, &mut dice, &mut frames).map_err(|wrong| at(3, 7, wrong))?;
        let contents = setup.contents;
        Ok(Replay { record: self, contents, game, dice, frames, next: 0 })
    }

    /// Checks the seed against the commitment and the mix.
    pub(crate) fn check_fairness(&self) -> Result<(), RecordError> {
        let seed_line = 5 + usize::from(self.contents.is_some());
        let committed = self.mix.as_ref().map_or(&self.seed, |mix| &mix.secret);
        if committed.commitment() != self.commitment {
            let what = "the seed is not the one that was committed to before the deal";
            return Err(at(seed_line + 1, 12, Message::new("commitment", what, &[])));
        }
        if self.mix.as_ref().is_some_and(|mix| mix.seed() != self.seed) {
            let what = "the seed does not follow from the secret and what the players gave to it";
            return Err(at(seed_line, 6, Message::new("mixed-seed", what, &[])));
        }
        Ok(())
    }

    /// Returns the line of the choice with this index, or of the ending after the last choice.
    fn line_of(&self, choice: usize) -> usize {
        self.to_string().lines().count() - self.choices.len() + choice
    }
}

/// Says which contents a record needs.
fn other_contents(needed: Option<ContentsHash>, found: Option<ContentsHash>) -> Message {
    let what = "this was played with other cards than are at hand";
    let shown = |hash: Option<ContentsHash>| hash.map_or("none".into(), |hash| hash.to_string());
    let (needed, found) = (shown(needed), shown(found));
    let what = format!("{what}: the record names {needed}, at hand are {found}");
    Message::new("contents", what, &[("needed", &needed), ("found", &found)])
}

/// A replay of a record, choice by choice.
#[derive(Debug)]
pub struct Replay<'r, G: Game> {
    record: &'r Record,
    contents: G::Contents,
    game: G,
    dice: Dice,
    frames: Frames<G>,
    next: usize,
}

impl<G: Game> Replay<'_, G> {
    /// Returns the game after the choices so far.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the contents that it is played with.
    pub fn contents(&self) -> &G::Contents {
        &self.contents
    }

    /// Returns the events of the last choice; of the deal, before the first choice.
    pub fn frames(&self) -> &[Frame<G>] {
        &self.frames.0
    }

    /// Plays the next choice, if there is one.
    ///
    /// # Errors
    ///
    /// If it cannot be parsed, or the rules refuse it.
    pub fn step(&mut self) -> Result<Option<(Seat, G::Choice)>, RecordError> {
        let Some(chosen) = self.record.choices.get(self.next) else {
            return Ok(None);
        };
        let line = || self.record.line_of(self.next);
        let choice = G::read(&self.contents, &chosen.choice);
        let choice = choice.map_err(|wrong: ParseError| at(line(), 3 + wrong.at, wrong.what))?;
        self.frames.0.clear();
        let taken = self.game.choose(chosen.seat, choice, &mut self.dice, &mut self.frames);
        taken.map_err(|refusal| at(line(), 3, refusal.to_string()))?;
        self.next += 1;
        Ok(Some((chosen.seat, choice)))
    }

    /// Plays the remaining choices and checks the ending.
    ///
    /// # Errors
    ///
    /// If a choice is refused, or the game did not end as the record says.
    pub fn finish(mut self) -> Result<G, RecordError> {
        while self.step()?.is_some() {}
        let line = || self.record.line_of(self.next);
        match (self.record.ending, self.game.turn()) {
            (Ending::Unfinished, Turn::Choose(_)) => Ok(self.game),
            (Ending::Over(said), Turn::Over(real)) if said == real => Ok(self.game),
            (Ending::Over(_), Turn::Choose(_)) => {
                let what = "the game is not over after these choices";
                Err(at(line(), 1, Message::new("not-over", what, &[])))
            }
            (_, Turn::Over(real)) => {
                let ending = Ending::Over(real);
                let what = format!("the game ended otherwise: `{ending}`");
                Err(at(line(), 1, Message::new("other-ending", what, &[("ending", &ending)])))
            }
        }
    }
}
