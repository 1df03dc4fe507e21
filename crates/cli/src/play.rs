//! `sombra play GAME`: a whole game in a plain terminal, against bots or in turns at one keyboard.

mod keyboard;
mod question;
mod saving;
mod seating;

use std::{io, mem, sync::Arc};

use catalog::{AnyGame, Effort, Event, Live, Players, View};
use kernel::{BySeat, Dice, Eyes, Seat, Seed, Turn, Weight};
use terminal::{ACCENT, HEADING, Line, QUIET, picture};
use text::{GameWords, Names};

use crate::{args::PlayArgs, contents::find_game, failure::Failure, shell::Shell, sim::options};
use question::{Answer, Question};
use seating::Seating;

pub(crate) fn run(shell: &mut Shell, args: &PlayArgs) -> Result<(), Failure> {
    let game = find_game(shell, &args.game, args.cards.as_deref())?;
    let options = options(shell.words, &*game, &args.option)?;
    let seating = Seating::read(shell, &*game, &args.seats)?;
    if let Some(path) = &args.record {
        saving::check_new(path)?;
    }
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    // Bots have dice of their own: what they choose must not move the table's.
    let bot_seed = args.seed.map_or_else(fresh_seed, |seed| Ok(Dice::new(&seed).seed()))?;
    let live = game.open(&options, Players(seating.names.clone()), seed.into())?;
    let mut session = PlaySession {
        words: shell.game(&*game),
        game,
        story: live.opening().to_vec(),
        told: BySeat::new(seating.names.count(), |_| 0),
        live,
        seating,
        bot_dice: Dice::new(&bot_seed),
        last_human: None,
    };
    session.welcome(shell)?;
    let is_over = session.play(shell)?;
    if is_over {
        session.tell_end(shell)?;
    }
    saving::save(shell, session.live.record(), args.record.clone())?;
    if !is_over {
        shell.say("play-left", &[])?;
    }
    Ok(())
}

/// A game at this keyboard.
struct PlaySession {
    game: Arc<dyn AnyGame>,
    words: GameWords,
    live: Box<dyn Live>,
    seating: Seating,
    bot_dice: Dice,
    /// All that happened.
    story: Vec<Event>,
    /// How much of the story each seat has read.
    told: BySeat<usize>,
    last_human: Option<Seat>,
}

impl PlaySession {
    fn welcome(&self, shell: &mut Shell) -> io::Result<()> {
        let title = self.words.say("title", &[]);
        let (view, names) = self.seen_by(Eyes::Crowd);
        let commitment = self.live.record().commitment.to_string();
        let deal = shell.words.say("play-deal", &[("commitment", commitment.into())]);
        let seats = self.seating.describe(shell.words);
        shell.print([Line::styled(ACCENT, title), Line::blank()])?;
        shell.print(picture(&view, &self.words, &names).primer())?;
        shell.print([Line::blank(), Line::plain(seats), Line::styled(QUIET, deal)])
    }

    /// What these eyes may know, and the names as their reader is told them.
    fn seen_by(&self, eyes: Eyes) -> (View, Names) {
        let reader = match eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Crowd | Eyes::All => None,
        };
        let names = Names::new(self.seating.names.values().cloned(), reader);
        (self.live.view(eyes), names.with_glossary(self.game.glossary()))
    }

    /// Plays until the game is over or left; returns whether it is over.
    fn play(&mut self, shell: &mut Shell) -> io::Result<bool> {
        loop {
            let owing = match self.live.turn() {
                Turn::Over(_) => return Ok(true),
                Turn::Choose(owing) => owing,
            };
            // Bots choose first: then nobody waits, and nobody learns who was quicker.
            let mut seats = owing;
            let bot = seats.find_map(|seat| Some((seat, self.seating.bots[seat]?)));
            let (seat, choice) = if let Some((seat, level)) = bot {
                (seat, self.live.think(seat, level, self.bot_dice.seed())(Effort::FULL))
            } else {
                let seat = owing.first().expect("a game waits for somebody");
                let Some(choice) = self.ask(shell, seat)? else { return Ok(false) };
                (seat, choice)
            };
            let events = self.live.choose(seat, &choice);
            self.story.extend(events.expect("only legal choices are offered"));
        }
    }

    /// Tells somebody the news and asks for a choice; returns nothing if the game is left.
    fn ask(&mut self, shell: &mut Shell, seat: Seat) -> io::Result<Option<String>> {
        if self.seating.humans().count() > 1
            && self.last_human != Some(seat)
            && !self.hand_over(shell, seat)?
        {
            return Ok(None);
        }
        self.last_human = Some(seat);
        let from = mem::replace(&mut self.told[seat], self.story.len());
        self.tell(shell, Eyes::Seat(seat), from)?;
        let (view, names) = self.seen_by(Eyes::Seat(seat));
        let legal = self.live.legal(seat);
        if self.live.is_plainly_forced(seat) {
            let choice = &legal[0];
            let said = self.words.sentence(choice.parts.value(), &names);
            shell.say("play-forced", &[("choice", said.into())])?;
            return Ok(Some(choice.text.clone()));
        }
        let (game, words, live) = (&*self.game, &self.words, self.live.as_ref());
        let is_alone = self.seating.humans().count() == 1;
        let question = Question { game, words, live, seat, view, names, legal, is_alone };
        question.show(shell)?;
        loop {
            let name = self.seating.names[seat].as_str();
            let prompt = shell.words.say("play-prompt", &[("name", name.into())]);
            let Some(typed) = keyboard::ask(shell, ACCENT, &prompt)? else { return Ok(None) };
            match question.answer(shell, &typed)? {
                Answer::Choice(choice) => return Ok(Some(choice)),
                Answer::Again => {}
                Answer::Log => self.tell(shell, Eyes::Seat(seat), 0)?,
                Answer::Quit => return Ok(None),
            }
        }
    }

    /// Clears the screen between two people at one keyboard; returns whether somebody is there.
    fn hand_over(&self, shell: &mut Shell, seat: Seat) -> io::Result<bool> {
        // Before the first choice there is nothing to hide yet, and something to read.
        let key = if self.last_human.is_some() { "play-hand-over" } else { "play-first" };
        if self.last_human.is_some() {
            keyboard::clear(shell)?;
        }
        let name = self.seating.names[seat].as_str();
        let said = shell.words.say(key, &[("name", name.into())]);
        Ok(keyboard::ask(shell, ACCENT, &said)?.is_some())
    }

    /// Tells the story from an event on, as these eyes may know it.
    fn tell(&self, shell: &mut Shell, eyes: Eyes, from: usize) -> io::Result<()> {
        let (_, names) = self.seen_by(eyes);
        let events = self.story[from..].iter();
        let news = events.filter(|event| event.weight >= Weight::Said && eyes.may_know(event.eyes));
        let sentences = news.map(|event| self.words.sentence(event.fact.value(), &names));
        let lines: Vec<Line> = sentences.map(|said| Line::plain(said).indented(2)).collect();
        if lines.is_empty() {
            return Ok(());
        }
        let heading = Line::styled(HEADING, shell.words.say("play-story", &[]));
        shell.print([Line::blank(), heading].into_iter().chain(lines))
    }

    fn tell_end(&self, shell: &mut Shell) -> io::Result<()> {
        let mut humans = self.seating.humans();
        let (eyes, from) = match (humans.next(), humans.next()) {
            (Some(seat), None) => (Eyes::Seat(seat), self.told[seat]),
            _ => (Eyes::Crowd, self.told.values().max().copied().unwrap_or_default()),
        };
        self.tell(shell, eyes, from)?;
        let (view, names) = self.seen_by(eyes);
        let seed = self.live.record().seed.to_string();
        let seed = Line::styled(QUIET, shell.words.say("play-seed", &[("seed", seed.into())]));
        let end = picture(&view, &self.words, &names).end();
        shell.print([Line::blank()].into_iter().chain(end).chain([seed]))
    }
}

/// Draws a seed that nobody can guess.
fn fresh_seed() -> io::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(Seed::from(bytes))
}
