//! The seam between the general pages and the games. A game brings a folder, a [`Face`] and a
//! [`Board`]; this is the only file of the server that knows which game has which, and the only one
//! that matches on `catalog::View`.

use catalog::{Fact, LegalChoice, View};
use kernel::{Outcome, Seat};
use maud::Markup;
use serde_json::Value;
use store::TableId;
use text::{GameWords, Names};

use super::{Part, Place, goofspiel, shadow_throne};

/// What a game shows of itself: it is found by the game's id, and needs no game under way.
pub(crate) trait Face: Sync {
    /// A card at the size of a hand; nothing, if there is no such card.
    fn card(&self, paper: Paper<'_>, id: &str) -> Option<Markup>;

    /// By what the gallery can be filtered: a printed fact, and its values.
    fn filters(&self) -> &'static [(&'static str, &'static [&'static str])];

    /// A picture for the front page.
    fn cover(&self, paper: Paper<'_>) -> Markup;

    /// What a newcomer has to know: what it is about, and what the signs mean.
    fn legend(&self, paper: Paper<'_>) -> Markup;
}

/// A view of a game, ready to be drawn.
pub(crate) trait Board {
    /// Where the game stands, for the head of the page.
    fn heading(&self) -> Part;

    /// The whole board.
    fn markup(&self) -> Markup;

    /// The pieces of the board that can change.
    fn parts(&self) -> Vec<Part>;

    /// What is asked of the reader: the inside of a form with a field `choice`.
    fn question(&self, seat: Seat, legal: &[LegalChoice]) -> Markup;

    /// What the reader sees while others choose: the hand, and who is waited for.
    fn waiting(&self, table: TableId) -> Markup;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What decided the game, in a sentence.
    fn decided(&self, story: &[Fact]) -> String;

    /// Who stands where, and how it came about.
    fn standings(&self, story: &[Fact]) -> Markup;

    /// All hands that may be seen, for replays.
    fn hands(&self) -> Markup;

    /// Which step of the telling each event belongs to; none, if it needs no showing.
    fn steps(&self, events: &[&Value]) -> Vec<Option<Step>>;

    /// What a step shows besides its sentences, given how things looked before it.
    fn aside(&self, step: &Step, before: &View) -> Markup;
}

/// A step of the telling. Neighboring events of the same step are told together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The words over it.
    pub(crate) key: &'static str,
    pub(crate) sound: &'static str,
    /// Whether the event is said in a sentence; what the board shows plainly is not.
    pub(crate) is_spoken: bool,
}

/// What cards are printed with: the language of the page and the words of the game.
#[derive(Clone, Copy)]
pub(crate) struct Paper<'p> {
    pub(crate) place: &'p Place,
    pub(crate) words: &'static GameWords,
}

impl<'p> Paper<'p> {
    pub(crate) fn new(place: &'p Place, game: &str) -> Self {
        Self { place, words: place.words().game(game).expect("every game has words") }
    }

    /// Says something in the words of the game.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// Says something in which a number has a place.
    pub(crate) fn number(&self, key: &str, name: &str, number: impl Into<u16>) -> String {
        self.words.say(key, &[(name, number.into().into())])
    }
}

/// What a board is drawn with besides the view.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'s> {
    pub(crate) paper: Paper<'s>,
    pub(crate) names: &'s Names,
    /// By seat; nothing is said of a seat that is not in it.
    pub(crate) company: &'s [Company],
    /// Whether something is being told: nobody chooses meanwhile.
    pub(crate) is_telling: bool,
}

impl Scene<'_> {
    pub(crate) fn company(&self, seat: Seat) -> Company {
        self.company.get(usize::from(seat.number())).copied().unwrap_or_default()
    }
}

/// What is known about the occupant of a seat besides the name.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Company {
    pub(crate) is_bot: bool,
    pub(crate) is_away: bool,
}

/// Finds the face of a game.
pub(crate) fn face(game: &str) -> &'static dyn Face {
    let faces: [(&str, &dyn Face); 2] =
        [("shadow-throne", &shadow_throne::Cards), ("goofspiel", &goofspiel::Prizes)];
    let found = faces.into_iter().find(|(id, _)| *id == game);
    found.map(|(_, face)| face).expect("every game has a face")
}

/// Makes a view ready to be drawn.
pub(crate) fn board<'b>(scene: Scene<'b>, view: &'b View) -> Box<dyn Board + 'b> {
    match view {
        View::ShadowThrone(view) => Box::new(shadow_throne::Board { scene, view }),
        View::Goofspiel(view) => Box::new(goofspiel::Table { scene, view }),
    }
}

/// The view of Shadow Throne, if it is one.
pub(crate) fn as_shadow_throne(view: &View) -> Option<&catalog::shadow_throne::View> {
    match view {
        View::ShadowThrone(view) => Some(view),
        View::Goofspiel(_) => None,
    }
}
