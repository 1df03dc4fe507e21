//! The table of Goofspiel.

use anstyle::Style;
use catalog::{LegalChoice, goofspiel::View};
use kernel::Seat;

use crate::{ACCENT, HEADING, Line, Picture, QUIET, pad, pad_left, picture::Board};

const NAME_WIDTH: usize = 24;
const POINTS_WIDTH: usize = 4;

impl Picture for Board<'_, View> {
    fn primer(&self) -> Vec<Line> {
        self.say("primer").lines().map(Line::plain).collect()
    }

    fn table(&self) -> Vec<Line> {
        let view = self.view;
        let round = self.number("table-round", "round", view.round);
        let prize = view.prize.map(|prize| format!(" · {} {prize}", self.say("table-prize")));
        let heading = format!("── {round}{}", prize.unwrap_or_default());
        let mut lines = vec![Line::styled(HEADING, heading)];
        lines.extend(view.seats.seats().map(|seat| self.bidder(seat)));
        if !view.discarded.is_empty() {
            let discarded = format!("{}: {}", self.say("table-discarded"), view.discarded);
            lines.push(Line::styled(QUIET, discarded).indented(2));
        }
        lines
    }

    fn question(&self, _: Seat) -> Line {
        let prize = self.view.prize.map(|prize| prize.to_string()).unwrap_or_default();
        let places = [("round", self.view.round.into()), ("prize", prize.into())];
        Line::styled(ACCENT, self.words.say("ask-bid", &places))
    }

    fn offer(&self, _: Seat, choice: &LegalChoice) -> Vec<Line> {
        vec![self.sentence(choice)]
    }

    fn end(&self) -> Vec<Line> {
        let standing = |seat: Seat| {
            let won = self.view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
            let (mark, style) = if won { ("★", ACCENT) } else { (" ", Style::new()) };
            Line::styled(style, format!("{mark} {}{}", self.named(seat), self.points(seat)))
        };
        let heading = Line::styled(HEADING, self.say("over-standings"));
        [heading].into_iter().chain(self.view.standings().into_iter().map(standing)).collect()
    }
}

impl Board<'_, View> {
    /// One seat: its points, what it holds, and what it bid last.
    fn bidder(&self, seat: Seat) -> Line {
        let bid = self.view.revealed[seat];
        let bid = bid.map(|bid| format!(" · {} {bid}", self.say("table-bids"))).unwrap_or_default();
        let holds = format!("   {} {}{bid}", self.say("table-holds"), self.view.hands[seat]);
        Line::plain(format!("  {}{}", self.named(seat), self.points(seat))).then(QUIET, holds)
    }

    fn named(&self, seat: Seat) -> String {
        pad(&self.name(seat), NAME_WIDTH)
    }

    fn points(&self, seat: Seat) -> String {
        let points = pad_left(&self.view.points[seat].to_string(), POINTS_WIDTH);
        format!("{points} {}", self.say("table-points"))
    }
}
