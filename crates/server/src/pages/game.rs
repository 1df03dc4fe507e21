//! The interface between the general pages and the games. Each game has a folder, a [`Face`] and a
//! [`Board`]. Only this file of the server knows which game has which, and matches on
//! `catalog::View`.

use catalog::{Fact, LegalChoice, View};
use kernel::{Outcome, Seat};
use maud::Markup;
use serde_json::Value;
use store::TableId;
use text::{GameWords, Names};

use super::{Part, Place};

/// What a game can draw without a view: cards, cover and legend.
pub(crate) trait Face: Sync {
    /// Draws a card at the size of a hand; `None` if there is no such card.
    fn card(&self, paper: Paper<'_>, id: &str) -> Option<Markup>;

    /// Returns the filters of the gallery: printed facts, each with its values.
    fn filters(&self) -> &'static [(&'static str, &'static [&'static str])];

    /// Draws a picture for the front page.
    fn cover(&self, paper: Paper<'_>) -> Markup;

    /// Draws what a newcomer has to know: the goal, and the meaning of the signs.
    fn legend(&self, paper: Paper<'_>) -> Markup;
}

/// A view of a game, ready to be drawn.
pub(crate) trait Board {
    /// Draws how far the game is, for the header of the page.
    fn heading(&self) -> Part;

    /// Draws the whole board.
    fn markup(&self) -> Markup;

    /// Draws the parts of the board that can change.
    fn parts(&self) -> Vec<Part>;

    /// Draws the question for the reader: the inside of a form with a field `choice`.
    fn question(&self, seat: Seat, legal: &[LegalChoice]) -> Markup;

    /// Draws what the reader sees while others choose: the hand, and who still owes a choice.
    fn waiting(&self, table: TableId) -> Markup;

    /// Returns the outcome, if the game is over.
    fn outcome(&self) -> Option<Outcome>;

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

    /// Draws what a step shows besides its sentences, given the figures before it.
    fn aside(&self, step: &Step, before: &[u16]) -> Markup;
}

/// A step in which events are shown. Adjacent events of the same step are shown together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The message key of the heading.
    pub(crate) key: &'static str,
    pub(crate) sound: &'static str,
    /// Whether the event gets a sentence; one that the board shows plainly does not.
    pub(crate) is_spoken: bool,
}

/// The words for drawing a game: the language of the page and the messages of the game.
#[derive(Clone, Copy)]
pub(crate) struct Paper<'p> {
    pub(crate) place: &'p Place,
    pub(crate) words: &'static GameWords,
}

impl<'p> Paper<'p> {
    pub(crate) fn new(place: &'p Place, game: &str) -> Self {
        Self { place, words: place.words().game(game).expect("every game has words") }
    }

    /// Returns a message of the game.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// Returns a message of the game that contains a number.
    pub(crate) fn number(&self, key: &str, name: &str, number: impl Into<u16>) -> String {
        self.words.say(key, &[(name, number.into().into())])
    }
}

/// What is needed to draw a board besides the view.
#[derive(Clone, Copy)]
pub(crate) struct Context<'s> {
    pub(crate) paper: Paper<'s>,
    pub(crate) names: &'s Names,
    /// By seat; a missing seat has the default.
    pub(crate) company: &'s [Company],
    /// Whether a step is being shown, so that the board asks for no choice.
    pub(crate) is_telling: bool,
}

impl Context<'_> {
    pub(crate) fn company(&self, seat: Seat) -> Company {
        self.company.get(usize::from(seat.number())).copied().unwrap_or_default()
    }
}

/// What a page knows about the occupant of a seat besides the name.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Company {
    pub(crate) is_bot: bool,
    pub(crate) is_away: bool,
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
    Goofspiel: "goofspiel", goofspiel;
}
