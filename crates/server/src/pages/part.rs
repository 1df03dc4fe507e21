//! A piece of a page with a name of its own, which can be sent anew without the rest.

use maud::Markup;

/// A piece of a page. Its outermost element bears its name.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) id: String,
    pub(crate) markup: Markup,
}

impl Part {
    /// Draws a piece under this name.
    pub(crate) fn new(id: &str, draw: impl FnOnce(&str) -> Markup) -> Self {
        Self { id: id.to_owned(), markup: draw(id) }
    }
}
