//! What a person types: a choice by number or name, or a word for help.

use std::io;

use anstyle::Style;
use catalog::AnyGame;
use text::GameWords;

use crate::{
    cards::{describe, rule},
    shell::{HEADING, Shell},
};

/// What was asked of a person.
pub(crate) struct Asked<'a> {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) words: &'static GameWords,
    pub(crate) legal: &'a [String],
    /// Says why the rules refuse a choice.
    pub(crate) check: &'a dyn Fn(&str) -> Option<String>,
}

/// What came of it.
pub(crate) enum Answer {
    /// A choice, in the written form.
    Choice(String),
    /// Nothing yet; whatever was asked has been answered.
    Again,
    /// The table should be drawn.
    Table,
    /// The story should be told from the start.
    Log,
    /// What was seen in this battle should be shown again.
    Seen,
    /// The game is left.
    Quit,
}

impl Asked<'_> {
    pub(crate) fn answer(&self, shell: &mut Shell, line: &str) -> io::Result<Answer> {
        let is = |shell: &Shell, what: &str| shell.hears(what, line);
        if line.is_empty() || is(shell, "help") {
            shell.say("play-help", &[])?;
        } else if is(shell, "table") {
            return Ok(Answer::Table);
        } else if is(shell, "log") {
            return Ok(Answer::Log);
        } else if is(shell, "seen") {
            return Ok(Answer::Seen);
        } else if is(shell, "quit") {
            return Ok(Answer::Quit);
        } else if is(shell, "undo") {
            shell.say("play-no-undo", &[])?;
        } else if is(shell, "rules") {
            let pages = self.game.pages(shell.language.id());
            shell.line(pages.expect("every game has its pages in every language").quick)?;
        } else if let Some(card) = line.strip_prefix('?') {
            self.explain(shell, card.trim())?;
        } else {
            return self.choice(shell, line);
        }
        Ok(Answer::Again)
    }

    /// Finds the choice that is meant.
    fn choice(&self, shell: &mut Shell, line: &str) -> io::Result<Answer> {
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let numbered = number.and_then(|index| self.legal.get(index));
        if let Some(choice) = numbered {
            return Ok(Answer::Choice(choice.clone()));
        }
        let names = |choice: &String| {
            let card = card_of(choice);
            let said = [self.words.name(card), self.words.said(card), label(self.words, choice)];
            said.into_iter().chain([choice.clone(), card.to_owned()]).collect()
        };
        let found = find(self.legal, line, names);
        self.one_of(shell, line, &found)
    }

    fn one_of(&self, shell: &mut Shell, line: &str, found: &[&String]) -> io::Result<Answer> {
        match found {
            [choice] => return Ok(Answer::Choice((*choice).clone())),
            [] => match self.why_not(line) {
                Some(why) => shell.paragraph(Style::new(), 0, &why)?,
                None => shell.say("play-what", &[("said", line.into())])?,
            },
            several => {
                let names = several.iter().map(|choice| label(self.words, choice));
                let names = names.collect::<Vec<_>>().join(", ");
                shell.say("play-which", &[("names", names.into())])?;
            }
        }
        Ok(Answer::Again)
    }

    /// Explains why a card that was named cannot be chosen now.
    fn why_not(&self, line: &str) -> Option<String> {
        let cards = self.game.cards();
        let names = |card: &catalog::Card| {
            vec![self.words.name(card.id), self.words.said(card.id), card.id.to_owned()]
        };
        let [card] = find(&cards, line, names)[..] else { return None };
        let choice = self.legal.iter().find_map(|choice| choice.split_once(' '));
        let verb = choice.map_or("play", |(verb, _)| verb);
        (self.check)(&format!("{verb} {}", card.id))
    }

    /// Says what a card does; it may be named or numbered.
    fn explain(&self, shell: &mut Shell, line: &str) -> io::Result<()> {
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let numbered = number.and_then(|index| self.legal.get(index)).map(|text| card_of(text));
        let cards = self.game.cards();
        let name = numbered.unwrap_or(line);
        let names = |card: &catalog::Card| {
            vec![self.words.name(card.id), self.words.said(card.id), card.id.to_owned()]
        };
        let found = find(&cards, name, names);
        if found.is_empty() {
            return shell.say("play-which-card", &[("said", line.into())]);
        }
        for card in found {
            shell.paragraph(HEADING, 0, &describe(self.words, card))?;
            shell.paragraph(Style::new(), 2, &rule(self.words, card.id))?;
        }
        Ok(())
    }
}

/// A choice in words.
pub(crate) fn label(words: &GameWords, choice: &str) -> String {
    let verb = choice.split(' ').next().unwrap_or_default();
    let card = words.name(card_of(choice));
    words.say(&format!("choice-{verb}"), &[("card", card.into())])
}

/// The card that a choice is about: its last word.
pub(crate) fn card_of(choice: &str) -> &str {
    choice.rsplit(' ').next().unwrap_or_default()
}

/// Finds what bears this name; else what has it as the beginning or a part of a name.
fn find<'t, T>(all: &'t [T], line: &str, names: impl Fn(&T) -> Vec<String>) -> Vec<&'t T> {
    let wanted = simple(line);
    let by = |fits: &dyn Fn(&str) -> bool| -> Vec<&'t T> {
        all.iter().filter(|one| names(one).iter().any(|name| fits(&simple(name)))).collect()
    };
    let exact = by(&|name| name == wanted);
    let begun = by(&|name| name.starts_with(&wanted));
    let within = by(&|name| name.contains(&wanted));
    // A letter or two may be a slip of the hand, and a choice is final.
    if wanted.chars().count() < PART_CHARS_MIN {
        return exact;
    }
    let best = [exact, begun, within].into_iter().find(|found| !found.is_empty());
    best.unwrap_or_default()
}

/// So much of a name has to be typed.
const PART_CHARS_MIN: usize = 3;

/// A name without what people leave out: capitals, accents, dashes, apostrophes.
fn simple(text: &str) -> String {
    let letters = text
        .to_lowercase()
        .chars()
        .filter_map(|letter| match letter {
            'á' => Some('a'),
            'é' => Some('e'),
            'í' => Some('i'),
            'ó' => Some('o'),
            'ú' | 'ü' => Some('u'),
            'ñ' => Some('n'),
            '-' => Some(' '),
            '\'' | '’' | ',' => None,
            other => Some(other),
        })
        .collect::<String>();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_find_cards_as_they_type_them() {
        let cards = ["king's guard", "queen's guard", "capitán khamon phabos", "king kyros"];
        let found = |line| find(&cards, line, |card| vec![(*card).to_owned()]);
        assert_eq!(found("Kings Guard"), [&"king's guard"]);
        assert_eq!(found("capitan"), [&"capitán khamon phabos"]);
        assert_eq!(found("guard"), [&"king's guard", &"queen's guard"]);
        assert_eq!(found("king"), [&"king's guard", &"king kyros"]);
        assert_eq!(found("kyros"), [&"king kyros"]);
        assert!(found("").is_empty());
        assert!(found("h").is_empty(), "one letter is no choice");
        assert!(found("ki").is_empty());
        assert!(found("dragon").is_empty());
    }
}
