//! A question to somebody at the keyboard, and what may be typed in answer to it.

use std::io;

use anstyle::Style;
use catalog::{AnyGame, Legal, LegalChoice, Live, Refused, View};
use kernel::{Seat, TextHash};
use terminal::{ACCENT, HEADING, Line, Picture, find_cards, find_choices, pad_left, picture};
use text::{GameWords, Names};

use crate::shell::Shell;

/// What is asked of a seat.
pub(super) struct Question<'q> {
    pub(super) game: &'q dyn AnyGame,
    pub(super) words: &'q GameWords,
    pub(super) live: &'q dyn Live,
    pub(super) seat: Seat,
    pub(super) view: View,
    pub(super) names: Names,
    pub(super) legal: Legal,
    /// Whether all others are bots.
    pub(super) is_alone: bool,
}

/// What came of a typed line.
pub(super) enum Answer {
    /// A choice, in the written form.
    Choice(String),
    /// Nothing yet; the line has been answered.
    Again,
    /// The story should be told from the start.
    Log,
    /// The game is left.
    Quit,
}

/// The commands; their words are in `text`.
const COMMANDS: [&str; 9] =
    ["help", "table", "rules", "log", "seen", "hint", "hint-all", "quit", "undo"];
/// How many choices a hint names, unless all are asked for.
const HINT_MAX: usize = 8;

impl Question<'_> {
    /// Prints the table and the choices.
    pub(super) fn show(&self, shell: &mut Shell) -> io::Result<()> {
        let picture = self.picture();
        shell.print([Line::blank()].into_iter().chain(picture.table()))?;
        shell.print([Line::blank()].into_iter().chain(picture.choices(self.seat, &self.legal)))
    }

    pub(super) fn answer(&self, shell: &mut Shell, typed: &str) -> io::Result<Answer> {
        let command = COMMANDS.into_iter().find(|command| shell.is_command(command, typed));
        match command {
            Some("table") => self.show(shell)?,
            Some("rules") => {
                let books = self.game.books(shell.language.id());
                shell.line(books.expect("every game has its books in every language").quick)?;
            }
            Some("log") => return Ok(Answer::Log),
            Some("seen") => match self.picture().seen(self.seat) {
                nothing if nothing.is_empty() => shell.say("play-nothing-seen", &[])?,
                seen => shell.print(seen)?,
            },
            Some("hint") => self.hint(shell, HINT_MAX)?,
            Some("hint-all") => self.hint(shell, usize::MAX)?,
            Some("quit") => return Ok(Answer::Quit),
            Some("undo") => shell.say("play-no-undo", &[])?,
            None if !typed.is_empty() => match typed.strip_prefix('?') {
                Some(card) => self.explain(shell, card.trim())?,
                None => return self.choice(shell, typed),
            },
            _ => shell.say("play-help", &[])?,
        }
        Ok(Answer::Again)
    }

    fn picture(&self) -> Box<dyn Picture + '_> {
        picture(&self.view, self.words, &self.names)
    }

    /// Says what a strong bot would choose from what the seat knows, unless other people play here.
    fn hint(&self, shell: &mut Shell, most: usize) -> io::Result<()> {
        if !self.is_alone {
            return shell.say("play-hint-people", &[]);
        }
        // Not the bots' dice: a hint must not change what they choose.
        let record = self.live.record();
        let text = format!("hint {} {}", record.commitment, record.choices.len());
        let advised = self.live.advise(self.seat, TextHash::of(&text).into())();
        shell.say("play-hint", &[])?;
        for (place, option) in advised.iter().take(most).enumerate() {
            let choice = self.words.sentence(option.parts.value(), &self.names);
            let is_close = place > 0 && !option.is_worse;
            let said = if is_close {
                shell.words.say("play-hint-equal", &[("choice", choice.into())])
            } else {
                choice
            };
            let percent = pad_left(&shell.words.percent(option.chance), 7);
            let style = if place == 0 { ACCENT } else { Style::new() };
            shell.print([Line::styled(style, said).after(&format!("{percent}  "))])?;
        }
        match advised.len().saturating_sub(most) {
            0 => Ok(()),
            left => shell.say("play-hint-more", &[("count", left.into())]),
        }
    }

    /// Finds the choice that is meant, or says why there is none.
    fn choice(&self, shell: &mut Shell, typed: &str) -> io::Result<Answer> {
        match find_choices(&self.legal, typed, self.words, &self.names).as_slice() {
            [choice] => return Ok(Answer::Choice(choice.text.clone())),
            [] => match self.why_not(typed) {
                Some(why) => shell.print([Line::plain(why)])?,
                None => shell.say("play-what", &[("said", typed.into())])?,
            },
            several => {
                let said =
                    |choice: &&LegalChoice| self.words.sentence(choice.parts.value(), &self.names);
                let choices = several.iter().map(said).collect::<Vec<_>>().join(", ");
                shell.say("play-which", &[("names", choices.into())])?;
            }
        }
        Ok(Answer::Again)
    }

    /// Explains why a card that was named cannot be chosen now.
    fn why_not(&self, typed: &str) -> Option<String> {
        let refusal = |choice: &str| match self.live.check(self.seat, choice) {
            Err(Refused::Rules { fact, .. }) => {
                Some(self.words.sentence(fact.value(), &self.names))
            }
            Ok(_) | Err(Refused::Unreadable(_)) => None,
        };
        let named = || {
            let cards = self.game.cards();
            let [card] = find_cards(&cards, typed, &[], self.words)[..] else { return None };
            self.picture().attempt(&card.id).and_then(|choice| refusal(&choice))
        };
        refusal(typed).or_else(named)
    }

    /// Says what is printed on a card, which may be named or numbered, and what it does.
    fn explain(&self, shell: &mut Shell, typed: &str) -> io::Result<()> {
        let cards = self.game.cards();
        let found = find_cards(&cards, typed, &self.legal, self.words);
        if found.is_empty() {
            return shell.say("play-which-card", &[("said", typed.into())]);
        }
        for card in found {
            let facts = self.words.printed(&self.picture().facts(card)).into_iter();
            let facts = facts.map(|(name, value)| format!("{name}: {value}"));
            let facts: Vec<String> = [self.words.name(&card.id)].into_iter().chain(facts).collect();
            let rule = self.words.attribute(&card.id, "rule");
            let rule = rule.map(|rule| Line::plain(rule).indented(2));
            let heading = Line::styled(HEADING, facts.join(" · "));
            shell.print([heading].into_iter().chain(rule))?;
        }
        Ok(())
    }
}
