//! The chart of influence over the battles: one line for each seat, by color and by shape.

use kernel::Seat;
use maud::{Markup, html};

use super::{
    super::marks::{mark, shortened},
    board::Board,
    over::{Battle, Story},
};

/// The size of a chart.
struct Size {
    class: &'static str,
    width: u16,
    height: u16,
    /// How many letters of a name are drawn; the ranking beside the chart has the whole name.
    name_chars: usize,
    /// How wide a letter is.
    letter: u16,
    /// The message that says which influence ends the game.
    goal: &'static str,
}

const WIDE: Size = Size {
    class: "chart wide-chart",
    width: 940,
    height: 400,
    name_chars: 18,
    letter: 9,
    goal: "over-target",
};
const NARROW: Size = Size {
    class: "chart narrow-chart",
    width: 356,
    height: 268,
    name_chars: 9,
    letter: 8,
    goal: "table-target",
};
/// The left edge, the top edge, and the room below for the battles.
const LEFT: u16 = 34;
const TOP: u16 = 22;
const BELOW: u16 = 58;
/// The room beside a name: for its mark, and for the total.
const BESIDE: u16 = 66;
/// The least distance between two names.
const NAME_HEIGHT: u16 = 22;

/// Draws the chart twice; the stylesheet shows the one that fits the screen.
pub(super) fn charts(board: &Board<'_>, story: &Story) -> Markup {
    html! { @for size in [WIDE, NARROW] { (Chart { board, story, size }.draw()) } }
}

struct Chart<'c> {
    board: &'c Board<'c>,
    story: &'c Story,
    size: Size,
}

impl Chart<'_> {
    fn draw(&self) -> Markup {
        let Size { class, width, height, .. } = self.size;
        let target = self.board.view.target;
        let step = if self.most() > 20 { 10 } else { 5 };
        let others = self.board.view.seats.seats().filter(|seat| !self.is_reader(*seat));
        let reader = self.board.view.seats.seats().filter(|seat| self.is_reader(*seat));
        html! {
            svg class=(class) viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(self.board.say("over-chart")) {
                @for value in (0..self.most()).step_by(step) {
                    line.rule x1=(LEFT) x2=(self.right()) y1=(self.y(value)) y2=(self.y(value)) {}
                    text.value x=(LEFT - 8) y=(self.y(value) + 4) { (value) }
                }
                line.target x1=(LEFT) x2=(self.right()) y1=(self.y(target)) y2=(self.y(target)) {}
                text.goal x=(LEFT + 6) y=(self.y(target) - 6) { (self.board.number(self.size.goal, "target", target)) }
                @for (battle, number) in self.story.0.iter().zip(1..) { (self.foot(battle, number)) }
                // The reader's line is drawn last, over the others.
                @for seat in others.chain(reader) { (self.line(seat)) }
                (self.names())
            }
        }
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.board.context.names.is_reader(seat)
    }

    /// Draws the number of a battle, and the factions that won it.
    fn foot(&self, battle: &Battle, number: u16) -> Markup {
        let signs = crate::assets::address("shadow-throne/signs.svg");
        let x = u16::midpoint(self.x(number - 1), self.x(number));
        let y = self.size.height - BELOW + 18;
        let shift = u16::try_from(battle.winners.len().saturating_sub(1)).unwrap_or(0) * 9;
        html! {
            @for (faction, n) in battle.winners.iter().zip(0_u16..) {
                @let at = x - shift + 18 * n;
                g class=(faction) { circle.winner cx=(at) cy=(y) r="10" {}
                    use href={ (signs) "#" (faction) } x=(at - 6) y=(y - 6) width="12" height="12" color="#fff8e6" fill="#fff8e6" {} }
            }
            text.battle x=(x) y=(y + 28) { (number) }
        }
    }

    fn line(&self, seat: Seat) -> Markup {
        let points: Vec<(u16, u16)> = self
            .story
            .totals(seat)
            .into_iter()
            .zip(0..)
            .map(|(it, n)| (self.x(n), self.y(it)))
            .collect();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
        let path = format!("M{}", path.join("L"));
        html! {
            g class={ "run hue-" (self.board.context.hue(seat)) } {
                path d=(path) {}
                @for (x, y) in points.iter().skip(1) { (mark(self.board.context.hue(seat), *x, *y)) }
            }
        }
    }

    /// Draws the names at the ends of the lines, pushed apart.
    fn names(&self) -> Markup {
        let mut lowest = TOP.saturating_sub(NAME_HEIGHT);
        let mut names = Vec::new();
        for seat in self.board.view.standings() {
            let at = self.y(self.board.view.influence[seat]);
            lowest = at.max(lowest + NAME_HEIGHT);
            names.push((seat, at, lowest));
        }
        let x = self.right();
        html! {
            @for (seat, at, y) in names {
                g class={ "run hue-" (self.board.context.hue(seat)) } {
                    path.lead d={ "M" (x + 8) " " (at) "L" (x + 16) " " (y) } {}
                    (mark(self.board.context.hue(seat), x + 23, y))
                    text.name x=(x + 34) y=(y + 5) { (shortened(&self.board.context.names.of(seat), self.size.name_chars)) }
                    text.total x=(self.size.width - 4) y=(y + 5) { (self.board.view.influence[seat]) }
                }
            }
        }
    }

    /// Returns the right edge of the lines; the names, as long as they are drawn, stand beside it.
    fn right(&self) -> u16 {
        let names = self.board.view.seats.seats().map(|seat| self.board.context.names.of(seat));
        let longest = names.map(|name| name.chars().count()).max().unwrap_or_default();
        let chars = u16::try_from(longest.min(self.size.name_chars)).unwrap_or_default();
        self.size.width - BESIDE - self.size.letter * chars
    }

    fn most(&self) -> u16 {
        let highest = self.board.view.influence.values().copied().max().unwrap_or_default();
        highest.max(self.board.view.target) + 1
    }

    /// Returns the place of the end of a battle; 0 is the start of the game.
    fn x(&self, battle: u16) -> u16 {
        let battles = u16::try_from(self.story.0.len()).unwrap_or(u16::MAX).max(1);
        LEFT + (self.right() - LEFT) / battles * battle
    }

    fn y(&self, influence: u16) -> u16 {
        let (top, bottom) = (TOP, self.size.height - BELOW);
        bottom - (bottom - top) * influence.min(self.most()) / self.most()
    }
}
