//! The text of a language: general messages, and those of each game.

use std::{
    collections::HashMap,
    iter,
    sync::{Arc, LazyLock, PoisonError, RwLock},
};

use catalog::{AnyGame, CERTAIN, Fact};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use kernel::{Glossary, Message, Record};
use serde_json::Value;
use unic_langid::LanguageIdentifier;

use crate::{Language, Names, fact, names::isolated};

/// Returns all text of a language.
pub fn words(language: Language) -> &'static Words {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::read(Language::English));
    static SPANISH: LazyLock<Words> = LazyLock::new(|| Words::read(Language::Spanish));
    match language {
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
    }
}

/// The most entries in a cache before it stops recording that a message is missing.
const MEMORY_MAX: usize = 10_000;

/// A variable of a message: its name and its value.
pub type Argument<'a> = (&'a str, FluentValue<'a>);

/// Parsed messages, and a cache of those without variables: their text is always the same, and a
/// page has a hundred of them.
struct Bundle {
    fluent: FluentBundle<FluentResource>,
    said: RwLock<HashMap<String, Option<String>>>,
}

/// All text of a language.
#[expect(missing_debug_implementations, reason = "a Fluent bundle has no `Debug`")]
pub struct Words {
    general: Bundle,
    games: Vec<GameWords>,
}

/// The text of a game in a language. It is shared: a clone copies pointers.
#[derive(Clone)]
#[expect(missing_debug_implementations, reason = "a Fluent bundle has no `Debug`")]
pub struct GameWords {
    id: &'static str,
    language: Language,
    bundle: Arc<Bundle>,
    /// The words that the contents of the game bring along.
    glossary: Option<Arc<dyn Glossary>>,
}

/// Registers the source files of games, by their ids.
macro_rules! words_of {
    ($($game:literal),*) => {
        /// Returns the source files of a language: the general one, then one for each game.
        const fn sources(language: Language) -> (&'static str, &'static [(&'static str, &'static str)]) {
            match language {
                Language::English => (
                    include_str!("../words/en/sombra.ftl"),
                    &[$(($game, include_str!(concat!("../words/en/", $game, ".ftl")))),*],
                ),
                Language::Spanish => (
                    include_str!("../words/es/sombra.ftl"),
                    &[$(($game, include_str!(concat!("../words/es/", $game, ".ftl")))),*],
                ),
            }
        }
    };
}

words_of!["shadow-throne", "casting-shadows", "princess", "goofspiel"];

impl Words {
    fn read(language: Language) -> Self {
        let (general, games) = sources(language);
        let locale: LanguageIdentifier = language.id().parse().expect("two letters");
        let game = |&(id, source)| GameWords {
            id,
            language,
            bundle: Arc::new(Bundle::read(&locale, source)),
            glossary: catalog::find(id).ok().and_then(AnyGame::glossary),
        };
        Self { general: Bundle::read(&locale, general), games: games.iter().map(game).collect() }
    }

    /// Returns the text of a game, if it has any.
    pub fn game(&self, id: &str) -> Option<&GameWords> {
        self.games.iter().find(|game| game.id == id)
    }

    /// Formats a general message.
    ///
    /// # Panics
    ///
    /// If there is no such message, or a variable is missing, which is a bug.
    pub fn say(&self, key: &str, arguments: &[Argument<'_>]) -> String {
        let said = self.general.say(key, arguments);
        said.unwrap_or_else(|| panic!("there are no words for `{key}`"))
    }

    /// Writes a chance, in parts of [`CERTAIN`], as a whole percentage.
    pub fn percent(&self, chance: u32) -> String {
        let value = (chance * 100 + CERTAIN / 2) / CERTAIN;
        self.say("percent", &[("value", value.to_string().into())])
    }

    /// Describes an error in a record; if the rules refuse a choice, by their reason.
    pub fn flaw(&self, record: &Record, wrong: &Message, refused: Option<&Value>) -> String {
        let names = Names::new(record.players.values().cloned(), None);
        let rules = refused.zip(self.game(&record.game));
        rules.map_or_else(|| self.wrong(wrong), |(fact, game)| game.sentence(fact, &names))
    }

    /// Describes an error; in English if there is no translation, as for errors that only engineers
    /// see. No two games have errors of the same kind.
    pub fn wrong(&self, wrong: &Message) -> String {
        let place = |(name, part): &'_ (&'static str, String)| (*name, part.clone().into());
        let places: Vec<Argument<'_>> = wrong.parts().iter().map(place).collect();
        let bundles = iter::once(&self.general).chain(self.games.iter().map(|game| &*game.bundle));
        let key = wrong.kind().map(|kind| format!("wrong-{kind}"));
        let said =
            key.and_then(|key| bundles.into_iter().find_map(|bundle| bundle.format(&key, &places)));
        said.unwrap_or_else(|| wrong.to_string())
    }
}

impl GameWords {
    /// Returns the same text with the words of other contents.
    #[must_use]
    pub fn with_glossary(&self, glossary: Option<Arc<dyn Glossary>>) -> Self {
        Self { glossary, ..self.clone() }
    }

    /// Returns the language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Formats a message of this game.
    ///
    /// # Panics
    ///
    /// If there is no such message, or a variable is missing, which is a bug.
    pub fn say(&self, key: &str, arguments: &[Argument<'_>]) -> String {
        let said = self.bundle.say(key, arguments);
        said.unwrap_or_else(|| panic!("there are no words for `{key}` in {}", self.id))
    }

    /// Returns the name of a card, a faction or the like, by its id; the id itself if it has none.
    pub fn name(&self, id: &str) -> String {
        self.in_glossary(id).or_else(|| self.bundle.say(id, &[])).unwrap_or_else(|| id.to_owned())
    }

    /// Returns the name of a card as these contents have it, or else the built-in ones.
    pub(crate) fn card_name(&self, id: &str, contents: Option<&dyn Glossary>) -> String {
        let own = contents.and_then(|contents| contents.name(id, self.language.id()));
        own.unwrap_or_else(|| self.name(id))
    }

    /// Formats a message without variables that a game may leave out.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.bundle.say(key, &[])
    }

    /// Returns the parts of a written choice, if it is one.
    pub(crate) fn choice(&self, written: &str) -> Option<Fact> {
        catalog::find(self.id).ok()?.choice(written)
    }

    /// Returns whether there is a message of this key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.bundle.fluent.has_message(key)
    }

    fn in_glossary(&self, id: &str) -> Option<String> {
        self.glossary.as_ref()?.name(id, self.language.id())
    }

    /// Returns its name without what follows a comma, for lists.
    pub fn short(&self, id: &str) -> String {
        self.attribute(id, "short").unwrap_or_else(|| self.name(id))
    }

    /// Returns its name as used in a sentence.
    pub fn said(&self, id: &str) -> String {
        self.attribute(id, "said").unwrap_or_else(|| self.short(id))
    }

    /// Returns an attribute of a card or the like, such as its `rule`, if it has this attribute.
    pub fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        let language = self.language.id();
        let own = self.glossary.as_ref().and_then(|words| match attribute {
            "rule" => words.rule(id, language),
            "flavor" => words.flavor(id, language),
            _ => None,
        });
        own.or_else(|| self.bundle.say(&format!("{id}.{attribute}"), &[]))
    }

    /// Returns its name without an article, for lists and tables.
    pub fn plain(&self, id: &str) -> String {
        self.attribute(id, "plain").unwrap_or_else(|| self.short(id))
    }

    /// Puts what is printed on a card into words: the label and the value of each fact. A number
    /// uses the message `value-NAME`, if there is one. Facts without a message `head-NAME` are for
    /// programs only.
    pub fn printed(&self, facts: &Value) -> Vec<(String, String)> {
        let facts = facts.as_object().into_iter().flatten();
        let is_said = |name: &str| name != "id" && self.has(&format!("head-{name}"));
        let facts = facts.filter(|(name, value)| !value.is_object() && is_said(name));
        facts
            .map(|(name, value)| (self.say(&format!("head-{name}"), &[]), self.value(name, value)))
            .collect()
    }

    fn value(&self, name: &str, value: &Value) -> String {
        match value {
            Value::String(id) => self.plain(id),
            Value::Number(number) => {
                let number = number.as_i64().unwrap_or_default();
                let places =
                    [("sign", fact::sign(number).into()), ("size", number.unsigned_abs().into())];
                let own = self.bundle.format(&format!("value-{name}"), &places);
                own.unwrap_or_else(|| number.to_string())
            }
            Value::Array(items) if items.iter().all(Value::is_u64) && !items.is_empty() => {
                items.iter().map(Value::to_string).collect::<Vec<_>>().join("/")
            }
            Value::Array(items) if !items.is_empty() => {
                let ids = items.iter().filter_map(Value::as_str);
                fact::counted(ids.map(|id| self.plain(id))).join(", ")
            }
            _ => String::from("–"),
        }
    }

    /// Puts a fact into a sentence: an event by its `event`, a refusal by its `refusal`, a choice
    /// by its `choice`.
    ///
    /// # Panics
    ///
    /// If there is no sentence for it, which is a bug.
    pub fn sentence(&self, fact: &Value, names: &Names) -> String {
        let (key, arguments) = fact::arguments(self, fact, names);
        self.language.finish(&self.say(&key, &fact::borrowed(&arguments)))
    }

    /// Says what happens in a scenario without a choice: the message `happens-KIND` by its first
    /// word, with the variables `$seat`, `$count` and `$line` (a line in the language of the cards,
    /// in words).
    ///
    /// # Panics
    ///
    /// If there is no such message, which is a bug.
    pub fn happened(&self, what: &str) -> String {
        let (kind, rest) = what.split_once(' ').unwrap_or((what, ""));
        let (seat, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let line = self.glossary.as_ref().and_then(|words| words.line(rest, self.language.id()));
        let places: [Argument<'_>; 3] = [
            ("seat", seat.trim_end_matches(':').to_owned().into()),
            ("count", rest.parse::<u64>().unwrap_or_default().into()),
            ("line", line.unwrap_or_else(|| rest.to_owned()).into()),
        ];
        self.say(&format!("happens-{kind}"), &places)
    }

    /// Finishes a sentence: it starts with a capital letter.
    pub fn finish(&self, sentence: &str) -> String {
        self.language.finish(sentence)
    }

    /// Joins a list into text in this language.
    pub fn list(&self, items: &[String]) -> String {
        self.language.join(items)
    }
}

impl Bundle {
    fn read(locale: &LanguageIdentifier, source: &str) -> Self {
        let resource = FluentResource::try_new(source.to_owned());
        let resource =
            resource.unwrap_or_else(|(_, errors)| panic!("words of {locale}: {errors:?}"));
        let mut fluent = FluentBundle::new_concurrent(vec![locale.clone()]);
        // A terminal would show the marks that isolate text of another writing direction.
        fluent.set_use_isolating(false);
        let added = fluent.add_resource(resource);
        added.unwrap_or_else(|errors| panic!("words of {locale}: {errors:?}"));
        Self { fluent, said: RwLock::default() }
    }

    /// Formats a message, from the cache if it has no arguments.
    fn say(&self, key: &str, arguments: &[Argument<'_>]) -> Option<String> {
        if !arguments.is_empty() {
            return self.format(key, arguments);
        }
        let known = self.said.read().unwrap_or_else(PoisonError::into_inner).get(key).cloned();
        known.unwrap_or_else(|| {
            let said = self.format(key, arguments);
            let mut memory = self.said.write().unwrap_or_else(PoisonError::into_inner);
            // Requests for missing messages must not fill the memory.
            if said.is_some() || memory.len() < MEMORY_MAX {
                memory.insert(key.to_owned(), said.clone());
            }
            said
        })
    }

    /// Formats a message by its key, or an attribute of it by `KEY.ATTRIBUTE`.
    fn format(&self, key: &str, arguments: &[Argument<'_>]) -> Option<String> {
        let pattern = match key.split_once('.') {
            None => self.fluent.get_message(key)?.value()?,
            Some((key, attribute)) => {
                self.fluent.get_message(key)?.get_attribute(attribute)?.value()
            }
        };
        let arguments: FluentArgs<'_> = arguments.iter().cloned().map(safe).collect();
        let mut errors = Vec::new();
        let said = self.fluent.format_pattern(pattern, Some(&arguments), &mut errors);
        assert!(errors.is_empty(), "`{key}` is missing something: {errors:?}");
        Some(said.into_owned())
    }
}

/// Isolates what comes from people, if it is written from right to left: fluent would put marks around
/// everything, also around numbers.
fn safe((name, value): Argument<'_>) -> Argument<'_> {
    match value {
        FluentValue::String(text) if !text.is_ascii() => (name, isolated(text.into_owned()).into()),
        other => (name, other),
    }
}
