//! A part of a page with an id, which can be sent again without the rest.

use maud::Markup;

/// A part of a page. Its outermost element has the id.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) id: String,
    pub(crate) markup: Markup,
}

impl Part {
    /// Draws a part with this id.
    pub(crate) fn new(id: &str, draw: impl FnOnce(&str) -> Markup) -> Self {
        Self { id: id.to_owned(), markup: draw(id) }
    }
}
