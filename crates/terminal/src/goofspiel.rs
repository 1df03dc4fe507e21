//! The table of Goofspiel.

use catalog::{LegalChoice, goofspiel::View};
use kernel::Seat;

use crate::{
    ACCENT, Line, Picture, QUIET,
    picture::{Board, heading},
};

impl Picture for Board<'_, View> {
    fn primer(&self) -> Vec<Line> {
        self.say("primer").lines().map(Line::plain).collect()
    }

    fn table(&self) -> Vec<Line> {
        let view = self.view;
        let round = self.number("table-round", "round", view.round);
        let prize = view.prize.map(|prize| format!(" · {} {prize}", self.say("table-prize")));
        let title = heading(&(round + &prize.unwrap_or_default()));
        let row = |seat: Seat| {
            let doing = view.outcome.is_none().then(|| self.doing(view.owing, seat));
            let last_bid = view.revealed[seat].map(|bid| bid.to_string()).unwrap_or_default();
            ([view.points[seat].to_string(), last_bid], doing.unwrap_or_default())
        };
        let seats = self.seat_rows(view.seats.seats(), ["table-points", "table-bids"], row);
        let hand = |seat| {
            let holds = format!("{}: {}", self.say("table-holds"), view.hands[seat]);
            Line::styled(QUIET, holds).after(&format!("  {} · ", self.name(seat)))
        };
        let hands = view.seats.seats().map(hand);
        let mut lines: Vec<Line> =
            [title].into_iter().chain(seats).chain([Line::blank()]).chain(hands).collect();
        if !view.discarded.is_empty() {
            let discarded = format!("{}: {}", self.say("table-discarded"), view.discarded);
            lines.push(Line::styled(QUIET, discarded).indented(2));
        }
        lines
    }

    fn question(&self, _seat: Seat) -> Line {
        let prize = self.view.prize.map(|prize| prize.to_string()).unwrap_or_default();
        let places = [("round", self.view.round.into()), ("prize", prize.into())];
        Line::styled(ACCENT, self.words.say("ask-bid", &places))
    }

    fn offer(&self, _seat: Seat, choice: &LegalChoice) -> Vec<Line> {
        vec![self.sentence(choice)]
    }

    fn end(&self) -> Vec<Line> {
        let points = |seat| format!("{} {}", self.view.points[seat], self.say("table-points"));
        self.standings(self.view.standings(), self.view.outcome, points)
    }
}
