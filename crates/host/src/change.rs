//! What a line of the journal changed.

use catalog::Event;
use kernel::Seat;

use crate::ChatMessage;

/// What a line of the journal changed, unfiltered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The table itself changed, such as its options or its clock.
    Table,
    /// A seat changed hands.
    Seats,
    /// The game started. Each event says who may know it.
    Started(Vec<Event>),
    /// A choice was made. Each event says who may know it.
    Game(Vec<Event>),
    /// A bot made a choice for an absent or slow player.
    Held(Seat, Vec<Event>),
    /// A chat message was sent.
    Said(ChatMessage),
}

impl Change {
    /// Returns the events of the game, unfiltered.
    pub fn events(&self) -> &[Event] {
        match self {
            Self::Started(events) | Self::Game(events) | Self::Held(_, events) => events,
            Self::Table | Self::Seats | Self::Said(_) => &[],
        }
    }

    /// Tells whether the game has gone on, or has begun.
    pub(crate) const fn is_of_game(&self) -> bool {
        matches!(self, Self::Started(_) | Self::Game(_) | Self::Held(..))
    }

    pub(crate) fn has_frames(&self) -> bool {
        self.events().iter().any(|event| event.frame.is_some())
    }

    /// Returns the same change without frames.
    pub(crate) fn bare(&self) -> Self {
        let bare = |event: &Event| Event { frame: None, ..event.clone() };
        let events = || self.events().iter().map(bare).collect();
        match self {
            Self::Started(_) => Self::Started(events()),
            Self::Game(_) => Self::Game(events()),
            Self::Held(seat, _) => Self::Held(*seat, events()),
            Self::Table | Self::Seats | Self::Said(_) => self.clone(),
        }
    }
}
