//! A card as it is printed: one frame for the cards of all games.

use maud::{Markup, html};

/// What is printed on a card. The picture takes the room that the words leave.
pub(crate) struct CardDrawing<'c> {
    /// The class that gives the frame its color, such as the faction.
    pub(crate) tint: &'c str,
    /// What players compare: rank, level or gesture.
    pub(crate) corner: Markup,
    /// What the card belongs to: a word and its sign.
    pub(crate) kind: Markup,
    pub(crate) picture: Markup,
    pub(crate) name: String,
    pub(crate) rule: Option<Markup>,
    pub(crate) flavor: Option<String>,
    pub(crate) figures: Markup,
}

impl CardDrawing<'_> {
    /// Draws the card at full size, with all words.
    pub(crate) fn large(&self) -> Markup {
        self.sized("")
    }

    /// Draws the card at the size of a hand: without flavor and the word of what it belongs to.
    pub(crate) fn small(&self) -> Markup {
        self.sized("small")
    }

    fn sized(&self, size: &str) -> Markup {
        html! {
            article class={ "card " (size) " " (self.tint) } {
                span.corner { (self.corner) }
                span.kind { (self.kind) }
                div.picture { (self.picture) }
                p.title { (self.name) }
                @if let Some(rule) = &self.rule { p.rule { (rule) } }
                @if let Some(flavor) = self.flavor.as_ref().filter(|_| size.is_empty()) {
                    p.flavor { (flavor) }
                }
                div.figures { (self.figures) }
            }
        }
    }
}
