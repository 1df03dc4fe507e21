//! The interface between the general pages and the games. Each game has a folder, a [`Face`] and a
//! [`Board`]. Only this file of the server knows which game has which, and matches on
//! `catalog::View`.

use catalog::{AnyGame, Fact, LegalChoice, Level, View};
use kernel::{Outcome, Seat};
use maud::{Markup, html};
use serde::Serialize;
use serde_json::Value;
use text::{GameWords, Names};

use super::{Part, Place, hint::Aid, levels};
use crate::assets::address;

/// What a game can draw without a view: cards and legend.
pub(crate) trait Face: Sync {
    /// Draws a card in full; `None` if the game has no such card. The game knows its contents.
    fn card(&self, paper: Paper<'_>, game: &dyn AnyGame, id: &str) -> Option<Markup>;

    /// Returns the filters of the gallery: printed facts, each with its values.
    fn filters(&self) -> &'static [(&'static str, &'static [&'static str])];

    /// Draws what a newcomer has to know: the goal, and the meaning of the signs.
    fn legend(&self, paper: Paper<'_>) -> Markup;

    /// Draws two cards with marks, which show in the settings what these change; nothing, if the game
    /// has none.
    fn sample(&self, _paper: Paper<'_>) -> Markup {
        html! {}
    }
}

/// A view of a game, ready to be drawn.
pub(crate) trait Board {
    /// Draws how far the game is, for the header of the page.
    fn heading(&self) -> Part;

    /// Says how far the game is, in a few words for a list of games.
    fn moment(&self) -> String;

    /// Draws the whole board.
    fn markup(&self) -> Markup;

    /// Draws the parts of the board that can change.
    fn parts(&self) -> Vec<Part>;

    /// Draws the question for the reader: the inside of a form with a field `choice`.
    fn question(&self, seat: Seat, legal: &[LegalChoice]) -> Markup;

    /// Draws what the reader sees while others choose: the hand, and who still owes a choice. `here`
    /// is the address of the page.
    fn waiting(&self, here: &str) -> Markup;

    /// Returns the outcome, if the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns the place of a seat in a finished game, from 1, if the game ranks everybody.
    fn place_of(&self, _seat: Seat) -> Option<usize> {
        None
    }

    /// Says in a sentence what decided the game.
    fn decided(&self, story: &[Fact]) -> String;

    /// Draws the final standings.
    fn standings(&self, story: &[Fact]) -> Markup;

    /// Draws all visible hands, for replays.
    fn hands(&self) -> Markup;

    /// Returns the step that shows each event; `None` for an event that needs no step.
    fn steps(&self, events: &[&Value]) -> Vec<Option<Step>>;

    /// Returns the figures whose change a step may show.
    fn figures(&self) -> Vec<u16>;

    /// Draws what happens in a step and why, given its events and the figures before it.
    fn tell(&self, step: Step, events: &[&Value], before: &[u16]) -> Markup;

    /// Returns the parts of the board that a step lights.
    fn lit(&self, events: &[&Value]) -> Vec<Lit>;

    /// Returns whether the reader has seen such steps often enough for a brisker pace.
    fn is_familiar(&self) -> bool;

    /// Returns how many steps follow at least when a question interrupts steps that belong together;
    /// these go on counting.
    fn steps_to_come(&self) -> usize {
        0
    }
}

/// A step in which events are shown. Adjacent events of the same step are shown together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The message key of the heading.
    pub(crate) key: &'static str,
    pub(crate) sound: Sound,
    /// Tells neighboring steps with the same heading apart.
    pub(crate) nth: u8,
}

/// The sounds of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sound {
    /// Something is turned up.
    Reveal,
    /// Something is paid or collected.
    Coin,
    /// An effect happens.
    Effect,
    /// Something is counted.
    Count,
    /// Something is won.
    Win,
}

/// A part of the board that a step lights, by its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Lit {
    pub(crate) part: String,
    pub(crate) role: Role,
    /// What changes there, in a few signs, such as `−3 ♥`; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) says: String,
}

impl Lit {
    pub(crate) const fn new(part: String, role: Role) -> Self {
        Self { part, role, says: String::new() }
    }
}

/// What a lit part has to do with a step. An arrow leads from the cause to all that it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Role {
    Cause,
    Gain,
    Loss,
    /// Not by anything else on the board.
    Plain,
}

/// What is needed to draw anything of a game: the language of the page, its messages and pictures.
#[derive(Clone, Copy)]
pub(crate) struct Paper<'p> {
    pub(crate) place: &'p Place,
    pub(crate) words: &'static GameWords,
    game: &'p str,
}

impl<'p> Paper<'p> {
    pub(crate) fn new(place: &'p Place, game: &'p str) -> Self {
        Self { place, words: place.words().game(game).expect("every game has words"), game }
    }

    /// Returns a message of the game.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// Returns a message of the game that contains a number.
    pub(crate) fn number(&self, key: &str, name: &str, number: impl Into<u16>) -> String {
        self.words.say(key, &[(name, number.into().into())])
    }

    /// Draws a sign of the game.
    pub(crate) fn sign(&self, id: &str) -> Markup {
        let signs = address(&format!("{}/signs.svg", self.game));
        html! { svg.glyph aria-hidden="true" { use href={ (signs) "#" (id) }; } }
    }

    /// Draws a picture of the game. Its frame reserves the room.
    pub(crate) fn picture(&self, id: &str) -> Markup {
        let file = address(&format!("{}/{id}.svg", self.game));
        html! { img src=(file) alt="" width="200" height="150" loading="lazy" decoding="async"; }
    }

    /// Returns the address of the scene that stands for the game.
    pub(crate) fn cover(&self) -> &'static str {
        address(&format!("{}/cover.svg", self.game))
    }

    /// Returns the address of a card's page.
    pub(crate) fn card_path(&self, id: &str) -> String {
        format!("/games/{}/cards/{id}", self.game)
    }

    /// Draws the rule of a card: its keywords are bold, and what has a sign gets it.
    ///
    /// The game's messages `rule-keywords` and `rule-signs` list the words: `kill kills`,
    /// `Empire=empire`.
    pub(crate) fn rule(&self, text: &str) -> Markup {
        self.marked(text, &self.words.name("rule-keywords"))
    }

    /// Draws a text in which what has a sign gets it.
    pub(crate) fn with_signs(&self, text: &str) -> Markup {
        self.marked(text, "")
    }

    fn marked(&self, text: &str, keywords: &str) -> Markup {
        let signs = self.words.name("rule-signs");
        let sign = |word: &str| {
            let mut pairs = signs.split_whitespace().filter_map(|pair| pair.split_once('='));
            pairs.find(|(name, _)| *name == word).map(|(_, id)| id)
        };
        html! {
            @for (place, word) in text.split(' ').enumerate() {
                @let bare = word.trim_end_matches(['.', ',', ':', ';']);
                @if place > 0 { " " }
                @if let Some(id) = sign(bare) { span.whole { (self.sign(id)) " " (word) } }
                @else if keywords.split_whitespace().any(|it| it == bare) { b { (bare) } (word[bare.len()..]) }
                @else { (word) }
            }
        }
    }
}

/// What is needed to draw a board besides the view.
#[derive(Clone, Copy)]
pub(crate) struct Context<'s> {
    pub(crate) paper: Paper<'s>,
    pub(crate) names: &'s Names,
    /// By seat; a missing seat has the default.
    pub(crate) company: &'s [Company],
    /// The key of the step that is being shown, if any; then the board asks for no choice.
    pub(crate) telling: Option<&'static str>,
    /// The hint that the reader may ask for.
    pub(crate) aid: Option<Aid<'s>>,
    /// Says how the reader learns that it is their move.
    pub(crate) call: Option<&'s Markup>,
}

impl Context<'_> {
    /// Draws the hint that the reader may ask for, in a prompt.
    pub(crate) fn aid(&self) -> Markup {
        html! { @if let Some(aid) = self.aid { (aid.draw(self.paper, self.names)) } }
    }

    /// Says how the reader learns that it is their move; nothing, where nobody waits.
    pub(crate) fn call(&self) -> Markup {
        html! { @if let Some(call) = self.call { " " (call) } }
    }

    /// Draws the seal of a seat, in the color of the seat: the initial of a person, the face of a
    /// bot's level. The reader's is always the first color; the others follow in the order of seats.
    pub(crate) fn seal(&self, seat: Seat) -> Markup {
        let (name, bot) = (self.names.of(seat), self.company(seat).bot);
        let initial = name.chars().next().unwrap_or('?').to_uppercase();
        html! {
            span.seal.bot[bot.is_some()].{ "hue-" (self.hue(seat)) } aria-hidden="true" {
                @match bot { Some(level) => (levels::face(level)), None => (initial) }
            }
        }
    }

    /// Returns the number of a seat's color.
    pub(crate) fn hue(&self, seat: Seat) -> u8 {
        let reader = (0..seat.number()).filter_map(Seat::new).any(|at| self.names.is_reader(at));
        if self.names.is_reader(seat) { 0 } else { seat.number() + u8::from(!reader) }
    }

    /// Draws the name of a seat, with what the page knows about its occupant.
    pub(crate) fn name(&self, seat: Seat) -> Markup {
        let (place, company) = (self.paper.place, self.company(seat));
        html! {
            span.who title=(self.names.of(seat)) { (self.names.of(seat)) }
            @if self.names.is_reader(seat) { " " small { (place.say("seat-you")) } }
            @if let Some(level) = company.bot { " " (levels::tag(place, level)) }
            @if company.is_stood_in { " " small.away { (place.say("seat-bot-plays")) } }
            @else if company.is_away { " " small.away { (place.say("seat-away")) } }
        }
    }

    pub(crate) fn company(&self, seat: Seat) -> Company {
        self.company.get(usize::from(seat.number())).copied().unwrap_or_default()
    }
}

/// What a page knows about the occupant of a seat besides the name.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Company {
    /// The level, if it is a bot.
    pub(crate) bot: Option<Level>,
    pub(crate) is_away: bool,
    /// Whether a bot plays for the seat until its player is back.
    pub(crate) is_stood_in: bool,
}

/// Registers the pages of games: the variant of the view, the id of the game, and the module, which
/// has `Cards` (a [`Face`]) and `Board` (a [`Board`]).
macro_rules! pages_of {
    ($($variant:ident: $game:literal, $module:ident;)*) => {
        /// Finds the face of a game.
        pub(crate) fn face(game: &str) -> &'static dyn Face {
            match game {
                $($game => &super::$module::Cards,)*
                _ => panic!("{game} has no face"),
            }
        }

        /// Prepares a view for drawing.
        pub(crate) fn board<'b>(context: Context<'b>, view: &'b View) -> Box<dyn Board + 'b> {
            match view {
                $(View::$variant(view) => Box::new(super::$module::Board { context, view }),)*
            }
        }
    };
}

pages_of! {
    ShadowThrone: "shadow-throne", shadow_throne;
    CastingShadows: "casting-shadows", casting_shadows;
    Princess: "princess", princess;
    Goofspiel: "goofspiel", goofspiel;
}
