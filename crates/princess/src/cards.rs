//! The contents of the game: its characters and cards, as they were read from a card file.

use alloc::{
    boxed::Box,
    string::{String, ToString},
    sync::Arc,
    vec::Vec,
};
use core::fmt;

use kernel::{ContentsHash, FindFile, GameContents, Glossary, Mistake, Warning, no_files};
use once_cell::race::OnceBox;
use serde::Serialize;

use crate::{
    Card, CardSet, Id, Kind, Line, Lines, Modifier, Outcome, Symbol, Trigger, card_file,
    card_index::{Index, Mods},
    heuristic::{Company, UsualWorths},
    trace::Trace,
    wording,
};

/// The card file that is built in.
pub const CARD_FILE: &str = include_str!("../cards/princess.toml");
/// The id of the card that wins the game when the deck has run out.
pub const PRINCESS: &str = "la-princesa";
/// The number of characters [PR-1.2].
pub const CHARACTERS: usize = 8;

/// The characters and cards of a game. It is shared: a clone copies a pointer.
#[derive(Clone)]
pub struct Cards {
    book: Arc<Book>,
    /// A line that a scenario carries out.
    scratch: Option<Arc<Lines>>,
}

/// What a card file says, and what a game looks up in it.
struct Book {
    content: Content,
    index: Index,
    worths: UsualWorths,
}

/// What a card file says.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) source: String,
    pub(crate) hash: ContentsHash,
    /// By number.
    pub(crate) characters: Vec<CharacterFacts>,
    /// In the order of the file.
    pub(crate) cards: Vec<CardFacts>,
    pub(crate) princess: Card,
    /// The cards of each kind.
    pub(crate) kinds: [CardSet; Kind::ALL.len()],
    /// The cards of each character's color.
    pub(crate) colors: Vec<CardSet>,
}

/// A character, as its number less 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Character(u8);

impl Character {
    /// Returns the character with this number, from 1 to 8.
    pub(crate) fn numbered(number: usize) -> Self {
        debug_assert!((1..=CHARACTERS).contains(&number), "numbers go from 1 to 8");
        Self(u8::try_from(number - 1).expect("numbers go from 1 to 8"))
    }

    /// Returns its printed number, from 1 to 8.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns its place in the order of numbers, counted from 0.
    pub fn place(self) -> usize {
        usize::from(self.0)
    }
}

/// What is printed on a character [PR-1.2].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CharacterFacts {
    /// Its id.
    pub id: Id,
    /// Its color, which its five cards bear.
    pub color: Id,
    /// Its maximum of hearts.
    pub hearts: u8,
    /// Its name.
    pub name: Words,
    /// How it behaves; has no rule.
    pub temper: Option<Words>,
    /// A line of flavor; has no rule.
    pub flavor: Option<Words>,
    /// Its picture, cleaned, if the card file brings one.
    pub art: Option<String>,
}

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFacts {
    /// Its id.
    pub id: Id,
    /// Its kind.
    pub kind: Kind,
    /// The character whose color it bears.
    pub color: Option<Character>,
    /// The symbol of a hand card.
    pub symbol: Option<Symbol>,
    /// Its name.
    pub name: Words,
    /// A line of flavor; has no rule.
    pub flavor: Option<Words>,
    /// Its picture, cleaned, if the card file brings one.
    pub art: Option<String>,
    /// What always holds while it is in play.
    pub modifiers: Vec<Modifier>,
    /// Its texts that have lines, by occasion.
    pub texts: Vec<(When, Lines)>,
}

/// When a text of a card is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum When {
    /// A hand card has this outcome.
    Outcome(Outcome),
    /// An event is drawn.
    Now,
    /// An attribute or environment acts on this occasion.
    On(Trigger),
}

/// A text in English, Spanish or both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Words {
    /// In English.
    pub en: Option<String>,
    /// In Spanish.
    pub es: Option<String>,
}

impl Words {
    /// Returns the text in a language, given by its two-letter code; in the other language if it
    /// was not translated.
    pub fn get(&self, language: &str) -> &str {
        let (first, second) =
            if language == "es" { (&self.es, &self.en) } else { (&self.en, &self.es) };
        first.as_ref().or(second.as_ref()).map_or("", String::as_str)
    }
}

impl Cards {
    /// Reads a card file with the pictures that it names, and returns the warnings about it.
    ///
    /// # Errors
    ///
    /// Every mistake in the file, in the order of the file.
    pub fn read(source: &str, files: FindFile<'_>) -> Result<(Self, Vec<Warning>), Vec<Mistake>> {
        let (content, warnings) = card_file::read(source, files)?;
        let index = Index::of(&content.cards);
        let worths = UsualWorths::of(&content.cards);
        let book = Arc::new(Book { content, index, worths });
        Ok((Self { book, scratch: None }, warnings))
    }

    /// Returns the text of the card file.
    pub fn source(&self) -> &str {
        &self.book.content.source
    }

    /// Returns what is printed on a card.
    pub fn facts(&self, card: Card) -> &CardFacts {
        &self.book.content.cards[card.place()]
    }

    /// Returns what is printed on a character.
    pub fn character(&self, character: Character) -> &CharacterFacts {
        &self.book.content.characters[character.place()]
    }

    /// Lists all cards, in the order of the file.
    pub fn all(&self) -> impl Iterator<Item = (Card, &CardFacts)> {
        self.book.content.cards.iter().enumerate().map(|(place, facts)| (Card::at(place), facts))
    }

    /// Lists all characters, by number.
    pub fn characters(&self) -> impl Iterator<Item = (Character, &CharacterFacts)> {
        let numbers = 1..=CHARACTERS;
        numbers.map(Character::numbered).zip(&self.book.content.characters)
    }

    /// Finds a card by its id.
    pub fn find(&self, id: &str) -> Option<Card> {
        self.all().find(|(_, facts)| facts.id.as_str() == id).map(|(card, _)| card)
    }

    /// Finds a character by its id.
    pub fn find_character(&self, id: &str) -> Option<Character> {
        self.characters().find(|(_, facts)| facts.id.as_str() == id).map(|(it, _)| it)
    }

    /// Returns the id of a card.
    pub fn id(&self, card: Card) -> Id {
        self.facts(card).id
    }

    /// Returns La Princesa.
    pub fn princess(&self) -> Card {
        self.book.content.princess
    }

    /// Returns the lines of a text, if the card has it.
    pub fn lines(&self, card: Card, when: When) -> Option<&Lines> {
        self.book.index.text(card.place(), when).map(|text| &text.lines)
    }

    /// Returns a line of a text, if there is one.
    pub(crate) fn line(&self, card: Card, when: When, line: u8) -> Option<&Line> {
        self.book.index.line(card.place(), when, line)
    }

    /// Returns what a text may read and change in a trial, if the card has it.
    pub(crate) fn trace(&self, card: Card, when: When) -> Option<&Trace> {
        self.book.index.text(card.place(), when).map(|text| &text.trace)
    }

    pub(crate) fn has_text(&self, card: Card, when: When) -> bool {
        self.book.index.card(card.place()).has_text(when)
    }

    pub(crate) fn kind(&self, card: Card) -> Kind {
        self.book.index.card(card.place()).kind
    }

    /// Returns what the modifiers of a card come to.
    pub(crate) fn mods(&self, card: Card) -> &Mods {
        &self.book.index.card(card.place()).mods
    }

    /// Returns what a hand card is worth to bots, whatever the position.
    pub(crate) fn usual_worth(&self, card: Card, company: Company) -> i32 {
        self.book.worths.get(card.place(), company)
    }

    /// Returns the line that a scenario carries out.
    pub(crate) fn scratch(&self) -> &Lines {
        self.scratch.as_ref().expect("only scenarios carry out lines of their own")
    }

    /// Adds a line that a scenario carries out.
    pub(crate) fn set_scratch(&mut self, line: &Line) {
        self.scratch = Some(Arc::new(core::iter::once(*line).collect()));
    }

    /// Returns the cards of a kind.
    pub fn of_kind(&self, kind: Kind) -> CardSet {
        self.book.content.kinds[kind.index()]
    }

    /// Returns the five cards of a character's color.
    pub fn of_color(&self, character: Character) -> CardSet {
        self.book.content.colors[character.place()]
    }
}

/// The cards that are built in. They are read once.
impl Default for Cards {
    fn default() -> Self {
        static BUILT_IN: OnceBox<Cards> = OnceBox::new();
        let read = || {
            let (cards, _) =
                Self::read(CARD_FILE, &no_files).expect("the built-in file has no mistakes");
            Box::new(cards)
        };
        BUILT_IN.get_or_init(read).clone()
    }
}

impl GameContents for Cards {
    fn read(source: &str, files: FindFile<'_>) -> Result<(Self, Vec<Warning>), Vec<Mistake>> {
        Self::read(source, files)
    }

    fn source(&self) -> Option<&str> {
        Some(self.source())
    }

    fn hash(&self) -> Option<ContentsHash> {
        Some(self.book.content.hash)
    }

    fn glossary(&self) -> Option<Arc<dyn Glossary>> {
        Some(Arc::new(self.clone()))
    }
}

impl Glossary for Cards {
    fn name(&self, id: &str, language: &str) -> Option<String> {
        let card = self.find(id).map(|card| &self.facts(card).name);
        let name = card.or_else(|| self.find_character(id).map(|it| &self.character(it).name));
        name.map(|name| name.get(language).to_string())
    }

    fn rule(&self, id: &str, language: &str) -> Option<String> {
        self.find(id).map(|card| self.text(card, language))
    }

    fn flavor(&self, id: &str, language: &str) -> Option<String> {
        let card = self.find(id).map(|card| &self.facts(card).flavor);
        let flavor = card.or_else(|| self.find_character(id).map(|it| &self.character(it).flavor));
        flavor?.as_ref().map(|flavor| flavor.get(language).to_string())
    }

    fn picture(&self, id: &str) -> Option<String> {
        let card = self.find(id).map(|card| &self.facts(card).art);
        card.or_else(|| self.find_character(id).map(|it| &self.character(it).art))?.clone()
    }

    fn color(&self, id: &str) -> Option<String> {
        let of_card = self.find(id).and_then(|card| self.facts(card).color);
        let bearer = of_card.or_else(|| self.find_character(id))?;
        Some(self.character(bearer).color.to_string())
    }

    fn line(&self, line: &str, language: &str) -> Option<String> {
        card_file::read_line(line).ok().map(|line| wording::line_in_words(&line, language))
    }
}

/// Two sets of cards are equal if their files are.
impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.book, &other.book) || self.book.content.hash == other.book.content.hash
    }
}

impl Eq for Cards {}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({})", self.book.content.hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// PR-1.3, PR-1.4 and PR-5.1: the built-in cards.
    #[test]
    fn the_built_in_cards_are_counted() {
        let cards = Cards::default();
        assert_eq!(Kind::ALL.map(|kind| cards.of_kind(kind).len()), [57, 16, 10, 17]);
        let of = |symbol| cards.all().filter(|(_, facts)| facts.symbol == Some(symbol)).count();
        assert_eq!(Symbol::ALL.map(of), [19, 19, 19]);
        assert!(cards.characters().all(|(it, _)| cards.of_color(it).len() == 5));
    }

    /// The ids come back from the card file, and the hash names the file.
    #[test]
    fn a_card_is_found_by_its_id() {
        let cards = Cards::default();
        assert!(cards.all().all(|(card, facts)| cards.find(facts.id.as_str()) == Some(card)));
        assert_eq!(GameContents::hash(&cards), Some(ContentsHash::of(CARD_FILE)));
        assert_eq!(cards.find(PRINCESS), Some(cards.princess()));
    }
}
