//! The end: who won and how, and what became of the others.

use catalog::{Fact, princess::Road};
use kernel::Seat;
use maud::{Markup, html};
use serde_json::Value;

use super::board::Board;

/// How a seat fell last.
#[derive(Clone, Copy)]
struct Fall {
    seat: Seat,
    turn: u16,
    by: Option<Seat>,
}

/// The end of a game.
pub(super) struct Over<'o> {
    board: &'o Board<'o>,
    /// In the order in which they fell; whoever came back is not among them.
    falls: Vec<Fall>,
    /// Who came back to life, and when.
    returns: Vec<(Seat, u16)>,
}

impl<'o> Over<'o> {
    pub(super) fn new(board: &'o Board<'o>, story: &[Fact]) -> Self {
        let (mut falls, mut returns, mut turn) = (Vec::<Fall>::new(), Vec::new(), 1);
        for fact in story.iter().map(Fact::value) {
            let at = seat(&fact["seat"]);
            match (fact["event"].as_str(), at) {
                (Some("turn-began"), _) => turn = number(&fact["turn"]),
                (Some("eliminated"), Some(at)) => {
                    falls.push(Fall { seat: at, turn, by: seat(&fact["by"]) })
                }
                (Some("reincarnated"), Some(at)) => {
                    falls.retain(|fall| fall.seat != at);
                    returns.push((at, turn));
                }
                _ => {}
            }
        }
        Self { board, falls, returns }
    }

    /// Says in a sentence what decided the game.
    pub(super) fn decided(&self) -> String {
        let (board, view) = (self.board, self.board.view);
        let winner = view.outcome.and_then(|outcome| outcome.winners.first());
        let is = if winner.is_some_and(|it| board.context.names.is_reader(it)) {
            "you"
        } else {
            "other"
        };
        let name = winner.map(|it| board.context.names.of(it)).unwrap_or_default();
        let first = [("first", name.into()), ("first-is", is.into())];
        match view.road {
            Some(Road::Last) => board.with("over-last", &first),
            Some(Road::Princess) => board.with("over-princess", &first),
            Some(Road::Nobody) => board.say("over-all-dead"),
            Some(Road::Turns) => board.with("over-turns", &[("turns", view.turn.into())]),
            None => String::new(),
        }
    }

    /// Returns the seats from the first to the last: winners, the living by hearts, then whoever
    /// fell last.
    fn ranking(&self) -> Vec<Seat> {
        let view = self.board.view;
        let won = |seat: Seat| view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        let fell = |seat: Seat| self.falls.iter().position(|fall| fall.seat == seat);
        let mut seats: Vec<Seat> = view.seats.seats().collect();
        seats.sort_by_key(|seat| {
            let alive = self.board.is_alive(*seat);
            let (hearts, fall) = (view.players[*seat].hearts, fell(*seat).unwrap_or_default());
            (!won(*seat), !alive, u8::MAX - hearts, usize::MAX - fall)
        });
        seats
    }

    /// Draws the final standings.
    pub(super) fn standings(&self) -> Markup {
        let board = self.board;
        html! {
            section.panel.fates-of {
                h2 { (board.say("over-standings")) }
                ol { @for seat in self.ranking() { (self.fate(seat)) } }
            }
        }
    }

    fn fate(&self, seat: Seat) -> Markup {
        let (board, view) = (self.board, self.board.view);
        let won = view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        let seen = &view.players[seat];
        let hand = seen.hand.into_iter().flatten().chain(seen.anchor);
        html! {
            li.end-of.{ "number-" (seen.character.number()) }.won[won] {
                (board.portrait(seat))
                div {
                    h3 { (board.context.name(seat)) " " small { (board.printer().character_name(seen.character)) } }
                    p { (self.says(seat)) }
                    @if board.is_alive(seat) { (board.hearts(seen)) }
                }
                div.slivers { @for card in hand { (board.printer().sliver(card)) } }
            }
        }
    }

    fn says(&self, seat: Seat) -> String {
        let board = self.board;
        let back = self.returns.iter().rev().find(|(it, _)| *it == seat);
        let back = back.map(|(_, turn)| board.with("over-back", &[("turn", (*turn).into())]));
        let Some(fall) = self.falls.iter().find(|fall| fall.seat == seat) else {
            let alive = board.say(if board.is_alive(seat) { "over-alive" } else { "table-out" });
            return back.map_or_else(|| alive.clone(), |back| format!("{alive}, {back}"));
        };
        let turn = ("turn", fall.turn.into());
        match fall.by.filter(|by| *by != seat) {
            Some(by) => board.with("over-fell-by", &[turn, ("name", board.called(by).into())]),
            None => board.with("over-fell-self", &[turn]),
        }
    }
}

fn seat(value: &Value) -> Option<Seat> {
    Seat::new(u8::try_from(value.as_u64()?).ok()?)
}

fn number(value: &Value) -> u16 {
    value.as_u64().and_then(|it| u16::try_from(it).ok()).unwrap_or_default()
}
