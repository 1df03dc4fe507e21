//! `sombra play GAME`: a whole game in a plain terminal, against bots or in turns at one keyboard.

mod ask;
mod seating;
mod shadow_throne;

use std::{
    env,
    fs::OpenOptions,
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
};

use anstyle::Style;
use catalog::{AnyGame, Event, Live, Players, Refused, View};
use kernel::{Dice, Eyes, Seat, Seed, Turn};
use serde_json::Value;
use text::{GameWords, Names};

use crate::{
    args::PlayArgs,
    failure::Failure,
    shell::{ACCENT, HEADING, QUIET, Shell},
    sim::options,
};
use ask::{Answer, Asked};
use seating::{Seating, Who};

pub(crate) fn run(shell: &mut Shell, args: &PlayArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let options = options(shell, game, &args.option)?;
    let seating = Seating::read(shell, game, &args.seats)?;
    if let Some(path) = &args.record {
        check_new(path)?;
    }
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let players = Players::named(seating.names()).expect("the seats were counted before");
    let live = game.open(&options, players, seed.into())?;
    let mut evening = Evening {
        game,
        words: shell.game(game),
        story: live.opening().to_vec(),
        heard: vec![0; seating.len()],
        live,
        // Bots have chance of their own: what they choose must not move the table's dice.
        whims: Dice::new(&fresh_seed()?),
        last_human: None,
        seating,
        record: args.record.clone(),
    };
    if args.seed.is_some() {
        evening.whims = Dice::new(&Dice::new(&seed).seed());
    }
    evening.welcome(shell)?;
    let finished = evening.play(shell)?;
    evening.end(shell, finished)
}

struct Evening {
    game: &'static dyn AnyGame,
    words: &'static GameWords,
    live: Box<dyn Live>,
    seating: Seating,
    whims: Dice,
    /// All that happened, and how much of it each seat has read.
    story: Vec<Event>,
    heard: Vec<usize>,
    last_human: Option<Seat>,
    record: Option<PathBuf>,
}

impl Evening {
    fn welcome(&self, shell: &mut Shell) -> io::Result<()> {
        let title = self.words.say("title", &[]);
        shell.styled(ACCENT, title)?;
        let View::ShadowThrone(view) = self.live.view(Eyes::Crowd);
        let primer = self.words.say("primer", &[("target", view.target.into())]);
        shell.line("")?;
        for sentence in primer.lines() {
            shell.paragraph(Style::new(), 0, sentence)?;
        }
        shell.line("")?;
        let seats = self.seating.describe(shell.words);
        shell.paragraph(Style::new(), 0, &seats)?;
        let commitment = self.live.record().commitment.to_string();
        let deal = shell.words.say("play-deal", &[("commitment", commitment.into())]);
        shell.paragraph(QUIET, 0, &deal)
    }

    /// Plays until the game is over; tells whether it came to that.
    fn play(&mut self, shell: &mut Shell) -> Result<bool, Failure> {
        loop {
            let owing = match self.live.turn() {
                Turn::Over(_) => return Ok(true),
                Turn::Choose(owing) => owing,
            };
            // Bots first: then nobody waits, and nobody learns from who was quicker.
            let mut seats = owing;
            let bot = seats.find_map(|seat| Some((seat, self.seating.bot(seat)?)));
            if let Some((seat, level)) = bot {
                let choice = self.live.think(seat, level, self.whims.seed())();
                self.choose(seat, &choice);
                continue;
            }
            let seat = owing.first().expect("a game waits for somebody");
            if !self.ask(shell, seat)? {
                return Ok(false);
            }
        }
    }

    fn choose(&mut self, seat: Seat, choice: &str) {
        let told = self.live.choose(seat, choice).expect("only legal choices are offered");
        self.story.extend(told);
    }

    /// Asks a person until there is a choice; tells whether the game goes on.
    fn ask(&mut self, shell: &mut Shell, seat: Seat) -> Result<bool, Failure> {
        if self.seating.humans() > 1
            && self.last_human != Some(seat)
            && !self.hand_over(shell, seat)?
        {
            return Ok(false);
        }
        self.last_human = Some(seat);
        self.tell_story(shell, seat)?;
        if self.live.is_plainly_forced(seat) {
            let choice = self.live.legal(seat).remove(0);
            let name = ask::label(self.words, &choice);
            shell.say("play-forced", &[("choice", name.into())])?;
            self.choose(seat, &choice);
            return Ok(true);
        }
        self.draw(shell, seat)?;
        loop {
            let legal = self.live.legal(seat);
            let names = self.seating.seen_by(Some(seat));
            let asked = Asked {
                game: self.game,
                words: self.words,
                legal: &legal,
                check: &|choice| self.refusal(seat, choice, &names),
            };
            let Some(line) = self.read_line(shell, seat)? else { return Ok(false) };
            match asked.answer(shell, &line)? {
                Answer::Choice(choice) => {
                    self.choose(seat, &choice);
                    return Ok(true);
                }
                Answer::Again => {}
                Answer::Table => self.draw(shell, seat)?,
                Answer::Log => self.tell_all(shell, seat)?,
                Answer::Seen => self.draw_seen(shell, seat)?,
                Answer::Quit => return Ok(false),
            }
        }
    }

    /// Why the rules refuse a choice, in a sentence; nothing if they do not.
    fn refusal(&self, seat: Seat, choice: &str, names: &Names) -> Option<String> {
        match self.live.check(seat, choice) {
            Err(Refused::Rules { fact, .. }) => Some(self.words.sentence(&fact, names)),
            Ok(_) | Err(Refused::ParseError(_)) => None,
        }
    }

    /// Shows again what this seat has seen in this battle [ST-14.7].
    fn draw_seen(&self, shell: &mut Shell, seat: Seat) -> io::Result<()> {
        let names = self.seating.seen_by(Some(seat));
        match self.live.view(Eyes::Seat(seat)) {
            View::ShadowThrone(view) => {
                shadow_throne::Board { view: &view, words: self.words, names: &names }
                    .draw_seen(shell, seat)
            }
        }
    }

    fn read_line(&self, shell: &mut Shell, seat: Seat) -> io::Result<Option<String>> {
        let name = self.seating.name(seat);
        let prompt = shell.words.say("play-prompt", &[("name", name.into())]);
        write!(shell.out, "\n{ACCENT}{prompt}{ACCENT:#} ")?;
        next_line(shell)
    }

    /// Clears the screen between two people at one keyboard.
    fn hand_over(&self, shell: &mut Shell, seat: Seat) -> io::Result<bool> {
        // Before the first choice there is nothing to hide yet, and something to read.
        let key = if self.last_human.is_some() { "play-hand-over" } else { "play-first" };
        if self.last_human.is_some() {
            clear(shell)?;
        }
        let name = self.seating.name(seat);
        let said = shell.words.say(key, &[("name", name.into())]);
        write!(shell.out, "\n{ACCENT}{said}{ACCENT:#} ")?;
        Ok(next_line(shell)?.is_some())
    }

    /// Tells what this seat has not heard yet.
    fn tell_story(&mut self, shell: &mut Shell, seat: Seat) -> io::Result<()> {
        let index = usize::from(seat.number());
        let heard = std::mem::replace(&mut self.heard[index], self.story.len());
        self.tell(shell, seat, heard)
    }

    fn tell_all(&self, shell: &mut Shell, seat: Seat) -> io::Result<()> {
        self.tell(shell, seat, 0)
    }

    fn tell(&self, shell: &mut Shell, seat: Seat, from: usize) -> io::Result<()> {
        let names = self.seating.seen_by(Some(seat));
        let news = self.story[from..].iter().filter(|told| Eyes::Seat(seat).may_know(told.eyes));
        // The rest is drawn on the table, or said again by what follows from it.
        let facts = news.map(|told| told.fact.value()).filter(is_news);
        let sentences: Vec<String> = facts.map(|fact| self.words.sentence(&fact, &names)).collect();
        if sentences.is_empty() {
            return Ok(());
        }
        let heading = shell.words.say("play-story", &[]);
        shell.line("")?;
        shell.styled(HEADING, heading)?;
        sentences.iter().try_for_each(|sentence| shell.paragraph(Style::new(), 2, sentence))
    }

    fn draw(&self, shell: &mut Shell, seat: Seat) -> io::Result<()> {
        let names = self.seating.seen_by(Some(seat));
        let legal = self.live.legal(seat);
        match self.live.view(Eyes::Seat(seat)) {
            View::ShadowThrone(view) => {
                shadow_throne::Board { view: &view, words: self.words, names: &names }
                    .draw(shell, &legal)
            }
        }
    }

    fn end(&mut self, shell: &mut Shell, finished: bool) -> Result<(), Failure> {
        if finished {
            self.tell_end(shell)?;
        }
        self.keep_record(shell)?;
        if !finished {
            shell.say("play-left", &[])?;
        }
        Ok(())
    }

    /// Saves the record where it should go, or wherever else it can.
    fn keep_record(&mut self, shell: &mut Shell) -> Result<(), Failure> {
        let mut path = match self.record.take() {
            None => ask_for_file(shell)?,
            agreed => agreed,
        };
        while let Some(chosen) = path {
            match self.save(shell, &chosen) {
                Ok(()) => return Ok(()),
                // A game that was played is not lost to a wrong name: another is asked for.
                Err(Failure::Input(said)) => shell.line(said.in_words(shell.words))?,
                Err(failure) => return Err(failure),
            }
            path = ask_for_file(shell)?;
        }
        Ok(())
    }

    fn tell_end(&mut self, shell: &mut Shell) -> io::Result<()> {
        let humans: Vec<Seat> = self.seating.human_seats().collect();
        let (reader, eyes) = match humans.as_slice() {
            [seat] => (Some(*seat), Eyes::Seat(*seat)),
            _ => (None, Eyes::Crowd),
        };
        if let Some(seat) = reader {
            self.tell_story(shell, seat)?;
        } else {
            let from = self.heard.iter().max().copied().unwrap_or_default();
            let names = self.seating.seen_by(None);
            let news = self.story[from..].iter().filter(|told| eyes.may_know(told.eyes));
            for fact in news.map(|told| told.fact.value()).filter(is_news) {
                let sentence = self.words.sentence(&fact, &names);
                shell.paragraph(Style::new(), 2, &sentence)?;
            }
        }
        let names: Names = self.seating.seen_by(reader);
        match self.live.view(eyes) {
            View::ShadowThrone(view) => {
                shadow_throne::Board { view: &view, words: self.words, names: &names }
                    .draw_end(shell)?;
            }
        }
        let seed = self.live.record().seed.to_string();
        let said = shell.words.say("play-seed", &[("seed", seed.into())]);
        shell.paragraph(QUIET, 0, &said)
    }

    fn save(&self, shell: &mut Shell, path: &Path) -> Result<(), Failure> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let mut file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => exists(path),
            _ => Failure::file(path, error),
        })?;
        write!(file, "{}", self.live.record())?;
        let places = [("file", path.display().to_string().into())];
        shell.say("play-saved", &places)?;
        Ok(())
    }
}

/// Tells whether a fact is worth a sentence beside a table that is drawn after each step.
fn is_news(fact: &Value) -> bool {
    match fact["event"].as_str().unwrap_or_default() {
        "answered" | "dealt" | "received" | "committed" | "revealed" => false,
        "influence" => fact["influence"] != 0,
        "consolation" => fact["gold"] != 0,
        _ => true,
    }
}

/// Clears the screen and what can be scrolled back to. Straight to the terminal: this is not a
/// color that `NO_COLOR` may take away.
fn clear(shell: &mut Shell) -> io::Result<()> {
    shell.out.flush()?;
    let mut stdout = io::stdout();
    if !stdout.is_terminal() {
        return Ok(());
    }
    if env::var_os("TERM").is_none_or(|term| term == "dumb") {
        return stdout.write_all("\n".repeat(BLANK_LINES).as_bytes());
    }
    stdout.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
    stdout.flush()
}

/// Enough to push a table out of sight where a terminal cannot clear itself.
const BLANK_LINES: usize = 200;

/// Checks that a file can be made there, before a whole game is played for it.
fn check_new(path: &Path) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if path.exists() {
        return Err(exists(path));
    }
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(Failure::file(path, io::ErrorKind::NotFound.into()));
    }
    Ok(())
}

fn exists(path: &Path) -> Failure {
    Failure::input("error-exists", &[("file", &path.display().to_string())])
}

/// Asks where the record should go; nowhere, where nobody answers.
fn ask_for_file(shell: &mut Shell) -> io::Result<Option<PathBuf>> {
    loop {
        let said = shell.words.say("play-save", &[]);
        write!(shell.out, "\n{said} ")?;
        let Some(line) = next_line(shell)? else {
            shell.line("")?;
            return Ok(None);
        };
        if line.is_empty() || shell.hears("no", &line) || shell.hears("quit", &line) {
            return Ok(None);
        }
        // A number is the answer to another question, and a yes is no name.
        if line.parse::<u64>().is_err() && !shell.hears("yes", &line) {
            return Ok(Some(PathBuf::from(line)));
        }
    }
}

/// Reads a line from the keyboard, without the blanks around it; nothing at the end of input.
fn next_line(shell: &mut Shell) -> io::Result<Option<String>> {
    shell.out.flush()?;
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
}

/// A seed that nobody can guess.
fn fresh_seed() -> io::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(Seed::from(bytes))
}

impl Who {
    fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }
}
