//! The end: who is left, and in which order the others fell.

use catalog::Fact;
use kernel::Seat;
use maud::{Markup, html};
use serde_json::Value;

use super::{board::Board, card::image};

/// How a seat fell.
#[derive(Clone, Copy)]
struct Fall {
    seat: Seat,
    round: u16,
    by: Option<Seat>,
}

/// The end of a game.
pub(super) struct Over<'o> {
    board: &'o Board<'o>,
    /// In the order in which they fell.
    falls: Vec<Fall>,
    /// Whether the rounds ran out.
    is_cap: bool,
}

impl<'o> Over<'o> {
    pub(super) fn new(board: &'o Board<'o>, story: &[Fact]) -> Self {
        let (mut falls, mut round, mut is_cap) = (Vec::new(), 1, false);
        for fact in story.iter().map(Fact::value) {
            match fact["event"].as_str() {
                Some("turn-began") => round = number(&fact["round"]),
                Some("eliminated") => {
                    let fall = seat(&fact["seat"]).map(|it| Fall {
                        seat: it,
                        round,
                        by: seat(&fact["by"]),
                    });
                    falls.extend(fall);
                }
                Some("ended") => is_cap = fact["cap"] == true,
                _ => {}
            }
        }
        Self { board, falls, is_cap }
    }

    /// Says in a sentence what decided the game; the reader also learns the own place.
    pub(super) fn decided(&self) -> String {
        let (board, view) = (self.board, self.board.view);
        let Some(first) = self.ranking().first().copied() else { return String::new() };
        let hp = view.hp[first];
        let why = if self.is_cap {
            self.decided_by_cap(first)
        } else {
            let is = if board.context.names.is_reader(first) { "you" } else { "other" };
            let name = board.context.names.of(first);
            board.with(
                "over-last",
                &[("first", name.into()), ("first-is", is.into()), ("hp", hp.into())],
            )
        };
        // Without the story nobody knows who fell before whom.
        let is_known = !self.falls.is_empty() || self.is_cap;
        let place = board
            .reader()
            .filter(|_| is_known)
            .and_then(|reader| self.ranking().iter().position(|it| *it == reader));
        match place.filter(|place| *place > 0) {
            Some(place) => {
                format!("{why} {}", board.with("over-place", &[("place", (place + 1).into())]))
            }
            None => why,
        }
    }

    fn decided_by_cap(&self, first: Seat) -> String {
        let (board, view) = (self.board, self.board.view);
        let level = |seat: &Seat| view.hp[*seat] == view.hp[first] && *seat != first;
        let rivals: Vec<Seat> = view.seats.seats().filter(level).collect();
        let shadows = rivals.iter().any(|seat| board.is_shadow(*seat) == board.is_shadow(first));
        let winners = view.outcome.map_or(0, |outcome| outcome.winners.count());
        let key = match () {
            () if winners > 1 => "over-cap-level",
            () if rivals.is_empty() => "over-cap",
            () if !shadows => "over-cap-shadow",
            () => "over-cap-energy",
        };
        let places = [
            ("rounds", view.rounds.into()),
            ("hp", view.hp[first].into()),
            ("energy", view.energy[first].into()),
        ];
        board.with(key, &places)
    }

    /// Returns the seats from the first to the last: the living by HP, then who fell last.
    fn ranking(&self) -> Vec<Seat> {
        let view = self.board.view;
        let alive = view.standings().into_iter().filter(|seat| view.is_alive(*seat));
        let fallen = self.falls.iter().rev().map(|fall| fall.seat);
        let mut seats: Vec<Seat> = alive.chain(fallen).collect();
        // Without the story nobody knows the order; everybody is still listed.
        let missing: Vec<Seat> = view.seats.seats().filter(|seat| !seats.contains(seat)).collect();
        seats.extend(missing);
        seats
    }

    /// Draws the final standings.
    pub(super) fn standings(&self) -> Markup {
        let board = self.board;
        html! {
            section.panel.fates {
                h2 { (board.say("over-standings")) }
                ol {
                    @for seat in self.ranking() { (self.fate(seat)) }
                }
            }
        }
    }

    fn fate(&self, seat: Seat) -> Markup {
        let (board, view) = (self.board, self.board.view);
        let won = view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        let tint = view.characters[seat].map_or("", |it| it.id());
        let books = view.books[seat];
        html! {
            li.fate.(tint).won[won] {
                span.portrait aria-hidden="true" { @if let Some(form) = board.form(seat) { (image(&form, ("100", "100"))) } }
                div {
                    h3 { (board.character(seat).unwrap_or_default()) " " small { (board.context.name(seat)) } }
                    p { (self.says(seat)) }
                    @if view.is_alive(seat) { (board.final_life(seat)) }
                }
                div.book {
                    @for page in books { (board.leaf(page.card)) }
                    @if let Some(companion) = view.companions[seat] { (board.companion(companion)) }
                }
            }
        }
    }

    fn says(&self, seat: Seat) -> String {
        let board = self.board;
        let Some(fall) = self.falls.iter().find(|fall| fall.seat == seat) else {
            return board.say(if board.view.is_alive(seat) { "over-alive" } else { "table-out" });
        };
        let round = ("round", fall.round.into());
        match fall.by {
            Some(by) => board.with("over-fell-by", &[round, ("name", board.called(by).into())]),
            None => board.with("over-fell-self", &[round]),
        }
    }
}

fn seat(value: &Value) -> Option<Seat> {
    Seat::new(u8::try_from(value.as_u64()?).ok()?)
}

fn number(value: &Value) -> u16 {
    value.as_u64().and_then(|it| u16::try_from(it).ok()).unwrap_or_default()
}
