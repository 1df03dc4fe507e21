//! The places where a text can stand, and what it may say there [C.3, C.8].

use alloc::{format, vec::Vec};

use kernel::Bilingual;

use crate::{Kind, Selector, Trigger};

/// Where a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextPlace {
    /// On a hand card.
    Hand,
    /// On an event.
    Event,
    /// On an attribute or environment, for an occasion.
    On(Kind, Trigger),
    /// On a card whose kind could not be read: everything may stand there, so that no mistake is
    /// reported that is none.
    Unknown,
}

impl TextPlace {
    /// Returns whether there is a player who is `self`, and who decides.
    pub(super) const fn has_self(self) -> bool {
        !matches!(self, Self::On(Kind::Environment, Trigger::Start | Trigger::End))
    }

    /// Returns whether a selector may stand there.
    pub(super) const fn allows(self, selector: Selector) -> bool {
        use Trigger::{Damaged, Fumble, Hit, Robbed, Success, Tie};
        if matches!(self, Self::Unknown) {
            return true;
        }
        match selector {
            Selector::Target | Selector::Both => {
                matches!(self, Self::Hand | Self::On(_, Success | Tie | Fumble | Hit))
            }
            Selector::Source => matches!(self, Self::On(_, Damaged | Robbed)),
            Selector::Me
            | Selector::Left
            | Selector::Right
            | Selector::Neighbors
            | Selector::Others
            | Selector::Chosen => self.has_self(),
            Selector::All
            | Selector::Richest
            | Selector::Poorest
            | Selector::Strongest
            | Selector::Weakest
            | Selector::Holder => true,
        }
    }

    /// Lists the selectors that may stand there.
    pub(super) fn selectors(self) -> Vec<Selector> {
        Selector::ALL.into_iter().filter(|it| self.allows(*it)).collect()
    }

    /// Names the place, after "in".
    pub(super) fn name(self) -> Bilingual {
        match self {
            Self::Hand => {
                Bilingual::new("the text of a hand card", "el texto de una carta de mano")
            }
            Self::Event => Bilingual::new("the text of an event", "el texto de un evento"),
            Self::On(Kind::Environment, trigger) => Bilingual::new(
                format!("the text of on.{trigger} of an environment"),
                format!("el texto de on.{trigger} de un entorno"),
            ),
            Self::On(_, trigger) => Bilingual::new(
                format!("the text of on.{trigger}"),
                format!("el texto de on.{trigger}"),
            ),
            Self::Unknown => Bilingual::new("a text", "un texto"),
        }
    }
}
