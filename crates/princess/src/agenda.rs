//! What is still to be done: tasks on a stack, so that a question may come up deep inside a text.

use core::{fmt, ops::Deref};

use kernel::{Seat, Seats};
use serde::Serialize;

use crate::{Card, Outcome, Row, Trigger, When};

/// The most tasks: two for each running text, of which there are at most 26 [part F.2], and those of
/// a turn and of three unfinished losses.
const TASKS_MAX: usize = 80;

/// Tasks; the last is done next. It is read as a slice.
#[derive(Clone, Copy)]
pub(crate) struct Agenda {
    // Tasks beyond the count are never read.
    tasks: [Task; TASKS_MAX],
    count: u8,
}

impl Agenda {
    pub(crate) const fn new() -> Self {
        Self { tasks: [Task::Turn; TASKS_MAX], count: 0 }
    }

    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[usize::from(self.count)] = task;
        self.count += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<Task> {
        self.count = self.count.checked_sub(1)?;
        self.tasks.get(usize::from(self.count)).copied()
    }

    /// Takes the last task off, and returns it where it lies; there has to be one.
    pub(crate) fn take_last(&mut self) -> &Task {
        self.count = self.count.saturating_sub(1);
        &self.tasks[usize::from(self.count)]
    }

    pub(crate) fn drop_last(&mut self) {
        self.count = self.count.saturating_sub(1);
    }

    pub(crate) fn clear(&mut self) {
        self.count = 0;
    }
}

impl Deref for Agenda {
    type Target = [Task];

    fn deref(&self) -> &[Task] {
        &self.tasks[..usize::from(self.count)]
    }
}

impl PartialEq for Agenda {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Agenda {}

impl fmt::Debug for Agenda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

/// Something that is still to be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Task {
    /// A new turn begins.
    #[default]
    Turn,
    /// The start or end texts are carried out [PR-3.2, PR-12.2].
    Phase(Moment),
    /// The `each-start` texts of an environment begin.
    EachStarts(Card),
    /// The `each-start` text of an environment, for each of these.
    EachStart(Card, Row),
    /// The start or end texts of the attributes begin.
    Attributes(Moment),
    /// The start or end text of the attribute, for each of these.
    Attribute(Moment, Row),
    /// The next pending card resolves, or a question about the order is asked [PR-6].
    Next,
    /// The text of this player's card is over.
    Resolved(Seat),
    /// This step of the end of the turn [PR-12].
    End(u8),
    /// A text is carried out from here on.
    Text(Frame),
    /// The text of an attribute or environment begins, which answers an occasion [E-trigger].
    Answer(Frame),
    /// The text of a trigger, or the damage of thorns, is over: triggers may fire again.
    Unmute,
    /// A player draws.
    Draws(Draws),
    /// A player takes the top card of the deck, if alive.
    TakeTop(Seat),
    /// A player discards cards of the hand; at random, or of the player's choice.
    Discards { seat: Seat, left: u8, random: bool },
    /// Possessions of the eliminated are looted and discarded [PR-10.7].
    Bury { row: Row, by: Option<Seat>, is_looted: bool },
    /// The `eliminated` texts fire as often as this [PR-10.11].
    Eliminations { by: Seat, left: u8 },
    /// Thorns and `damaged` texts of those who were hurt and survived [PR-10.11].
    Survivors { row: Row, source: Option<Seat> },
    /// An occasion arises [C.6].
    Fire(Occasion),
    /// A question is asked, unless it has at most one answer.
    Ask(Ask),
}

/// The start or the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    Start,
    End,
}

impl Moment {
    pub(crate) const fn trigger(self) -> Trigger {
        match self {
            Self::Start => Trigger::Start,
            Self::End => Trigger::End,
        }
    }
}

/// The players that a text speaks of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Cast {
    /// The controller; an environment has none at the start and end of a turn.
    pub(crate) me: Option<Seat>,
    pub(crate) target: Option<Seat>,
    pub(crate) source: Option<Seat>,
}

/// A running text: where it stands, and the players of the present step that are still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub(crate) card: Card,
    pub(crate) when: TextOf,
    pub(crate) cast: Cast,
    pub(crate) line: u8,
    pub(crate) stage: Stage,
    /// Whether the second branch of `either` was chosen.
    pub(crate) is_second: bool,
    pub(crate) step: u8,
    pub(crate) amount: u8,
    pub(crate) row: Row,
}

/// How far the present line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Its condition and form are to be looked at.
    Line,
    /// The present step is to begin.
    Step,
    /// The present step is carried out for the row.
    Row,
}

/// Which text is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextOf {
    /// A text of the card.
    Card(When),
    /// A line that a scenario carries out as if a player had drawn an event with it.
    Scratch,
}

impl Frame {
    /// Returns the frame of a text that is to begin.
    pub(crate) fn new(card: Card, when: When, cast: Cast) -> Self {
        Self {
            card,
            when: TextOf::Card(when),
            cast,
            line: 0,
            stage: Stage::Line,
            is_second: false,
            step: 0,
            amount: 0,
            row: Row::EMPTY,
        }
    }

    /// Returns whether it is the text of an event.
    pub(crate) fn is_event(&self) -> bool {
        self.when == TextOf::Card(When::Now)
    }

    pub(crate) fn next_line(&mut self) {
        (self.line, self.stage, self.is_second) = (self.line + 1, Stage::Line, false);
    }

    pub(crate) fn next_step(&mut self) {
        (self.step, self.stage, self.row) = (self.step + 1, Stage::Step, Row::EMPTY);
    }

    /// Carries out the steps of a branch.
    pub(crate) fn enter(&mut self, is_second: bool) {
        (self.step, self.stage, self.is_second) = (0, Stage::Step, is_second);
    }
}

/// Draws that are still to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draws {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
    /// The controller of the text: it stops when the controller is eliminated [PR-10.8].
    pub(crate) by: Option<Seat>,
}

/// An occasion for attribute and environment to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Occasion {
    pub(crate) trigger: Trigger,
    pub(crate) seat: Seat,
    pub(crate) target: Option<Seat>,
    pub(crate) source: Option<Seat>,
}

impl From<Outcome> for Trigger {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Success => Self::Success,
            Outcome::Tie => Self::Tie,
            Outcome::Fumble => Self::Fumble,
        }
    }
}

/// A question [part E].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "question", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the comment on each question explains its fields")]
pub enum Ask {
    /// Every ghost with a card: whether to put one on the deck.
    Ghosts,
    /// Everybody who can: which card, and in which direction.
    Action,
    /// Which card of the group goes next.
    Order { seat: Seat, group: Seats },
    /// Whether to buy before a draw.
    Buy { seat: Seat },
    /// The old attribute or the new one.
    Attribute {
        seat: Seat,
        #[serde(skip)]
        card: Card,
    },
    /// What to take from an eliminated player.
    Loot { seat: Seat, victim: Seat },
    /// Whether to pay.
    Pay { seat: Seat },
    /// Which of two branches.
    Either { seat: Seat },
    /// Which other player.
    Player { seat: Seat },
    /// Which card to take from another hand; `robs` unless an environment does it.
    Take { seat: Seat, from: Seat, robs: bool },
    /// Which card to give away.
    Pass { seat: Seat, to: Seat },
    /// Which card of the hand to discard.
    Discard { seat: Seat },
    /// Which hand card of the discard pile to take.
    Salvage { seat: Seat },
    /// Which card of the Shop to receive.
    Shop { seat: Seat },
    /// The order of the top cards of the deck.
    Scry { seat: Seat, count: u8 },
    /// Everybody above the hand limit: which card to discard, each for so much gold.
    Limit { gold: u8 },
    /// Every ghost that can: whether to come back.
    Reincarnate,
}

impl Ask {
    /// Returns the seat that is asked, if it is only one.
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Ghosts | Self::Action | Self::Limit { .. } | Self::Reincarnate => None,
            Self::Order { seat, .. }
            | Self::Buy { seat }
            | Self::Attribute { seat, .. }
            | Self::Loot { seat, .. }
            | Self::Pay { seat }
            | Self::Either { seat }
            | Self::Player { seat }
            | Self::Take { seat, .. }
            | Self::Pass { seat, .. }
            | Self::Discard { seat }
            | Self::Salvage { seat }
            | Self::Shop { seat }
            | Self::Scry { seat, .. } => Some(seat),
        }
    }
}
