//! The chart of chances over time: one line for each seat, by color and by shape.

use catalog::{CERTAIN, Outlook};
use kernel::Seat;
use maud::{Markup, html};

use super::{
    insight::{Insight, hue},
    marks::{mark, shortened},
};

/// The size of a chart.
pub(crate) struct Size {
    class: &'static str,
    width: u16,
    height: u16,
    /// How many letters of a name are drawn, and how wide one is.
    name_chars: usize,
    letter: u16,
    /// How many moments are links.
    links_max: usize,
}

pub(crate) const WIDE: Size = Size {
    class: "odds-chart wide",
    width: 1000,
    height: 184,
    name_chars: 16,
    letter: 9,
    links_max: 60,
};
pub(crate) const NARROW: Size = Size {
    class: "odds-chart narrow",
    width: 356,
    height: 216,
    name_chars: 8,
    letter: 8,
    links_max: 24,
};

const LEFT: u16 = 44;
const TOP: u16 = 12;
const BELOW: u16 = 14;
/// The room for the mark of a name.
const BESIDE: u16 = 36;
/// The least distance between two names.
const NAME_HEIGHT: u16 = 19;
/// More chapters than this are not drawn.
const CHAPTERS_MAX: usize = 40;
/// One in so many links is reached by keys.
const STOPS_EVERY: usize = 6;

pub(crate) struct OddsChart<'c> {
    pub(crate) insight: &'c Insight<'c>,
    pub(crate) size: Size,
}

impl OddsChart<'_> {
    pub(crate) fn draw(&self) -> Markup {
        let Size { class, width, height, .. } = self.size;
        let place = self.insight.paper.place;
        html! {
            svg class=(class) viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(place.say("insight-chart")) {
                @for quarter in 0..=4 {
                    @let chance = CERTAIN / 4 * quarter;
                    line.rule x1=(LEFT) x2=(self.right()) y1=(self.y(chance)) y2=(self.y(chance)) {}
                    @if quarter % 2 == 0 { text.value x=(LEFT - 8) y=(self.y(chance) + 4) { (self.insight.percent(chance)) } }
                }
                @for moment in self.chapters() {
                    line.chapter x1=(self.x(moment.at)) x2=(self.x(moment.at)) y1=(TOP) y2=(self.bottom()) {}
                }
                @for seat in self.insight.seats() { (self.line(seat)) }
                (self.present())
                (self.names())
                @for (number, moment) in self.links() { (self.link(number, moment)) }
            }
        }
    }

    fn moments(&self) -> &[Outlook] {
        &self.insight.analysis.outlook
    }

    fn line(&self, seat: Seat) -> Markup {
        let index = usize::from(seat.number());
        let point = |it: &Outlook| {
            let chance = it.chances.get(index).copied().unwrap_or_default();
            format!("{} {}", self.x(it.at), self.y(chance))
        };
        let path: Vec<String> = self.moments().iter().map(point).collect();
        html! { g class=(thread(seat)) { path d={ "M" (path.join("L")) } {} } }
    }

    /// Marks the moment that is shown.
    fn present(&self) -> Markup {
        let Some(now) = self.insight.analysis.outlook_at(self.insight.at) else { return html! {} };
        let x = self.x(self.insight.at);
        html! {
            line.present x1=(x) x2=(x) y1=(TOP - 6) y2=(self.bottom() + 6) {}
            @for (seat, chance) in self.insight.seats().zip(&now.chances) {
                g class=(thread(seat)) { (mark(hue(seat), x, self.y(*chance))) }
            }
        }
    }

    /// Draws the names at the ends of the lines, pushed apart.
    fn names(&self) -> Markup {
        let Some(last) = self.moments().last() else { return html! {} };
        let mut ends: Vec<(u16, Seat)> =
            self.insight.seats().zip(&last.chances).map(|(seat, it)| (self.y(*it), seat)).collect();
        ends.sort_unstable();
        let (mut highest, mut after) = (0, u16::try_from(ends.len()).unwrap_or_default());
        let mut names = Vec::new();
        for (at, seat) in ends {
            after -= 1;
            let y = at.max(highest).min(self.bottom() - after * NAME_HEIGHT);
            highest = y + NAME_HEIGHT;
            names.push((seat, at, y));
        }
        let x = self.right();
        html! {
            @for (seat, at, y) in names {
                g class=(thread(seat)) {
                    path.lead d={ "M" (x + 3) " " (at) "L" (x + 11) " " (y) } {}
                    (mark(hue(seat), x + 19, y))
                    text.name x=(x + 29) y=(y + 5) { (shortened(&self.insight.names.of(seat), self.size.name_chars)) }
                }
            }
        }
    }

    /// Returns the moments at which a part of the game begins or ends; none, if they are too many.
    fn chapters(&self) -> impl Iterator<Item = &Outlook> {
        let chapters = || self.moments().iter().filter(|it| it.chapter);
        let count = chapters().count();
        chapters().filter(move |_| count <= CHAPTERS_MAX)
    }

    /// Returns the moments that are links, each with its number among them.
    fn links(&self) -> impl Iterator<Item = (usize, &Outlook)> {
        let stride = self.moments().len().div_ceil(self.size.links_max).max(1);
        self.moments().iter().step_by(stride).enumerate()
    }

    /// Draws a link to a moment, as wide as the way to the next one. By keys one goes in larger
    /// steps: the slider above goes everywhere.
    fn link(&self, number: usize, moment: &Outlook) -> Markup {
        let at = self.x(moment.at);
        let next = self.links().find(|(other, _)| *other > number);
        let end = next.map_or_else(|| self.right() + 6, |(_, it)| self.x(it.at));
        let wide = (end - at).max(1);
        let chances = self.insight.seats().zip(&moment.chances);
        let chances = chances.map(|(seat, chance)| {
            format!("{} {}", self.insight.names.of(seat), self.insight.percent(*chance))
        });
        let chances = chances.collect::<Vec<_>>().join(", ");
        let places = [("at", moment.at.into()), ("chances", chances.into())];
        let says = self.insight.paper.place.words().say("insight-moment", &places);
        html! {
            a href=((self.insight.to)(moment.at)) data-go={ "chart-" (self.size.width) "-" (moment.at) }
                aria-label=(says) tabindex=[(!number.is_multiple_of(STOPS_EVERY)).then_some("-1")] {
                rect x=(at) y=(TOP) width=(wide) height=(self.bottom() - TOP) { title { (says) } }
            }
        }
    }

    fn bottom(&self) -> u16 {
        self.size.height - BELOW
    }

    /// Returns the right edge of the lines; the names stand beside it.
    fn right(&self) -> u16 {
        let names = self.insight.seats().map(|seat| self.insight.names.of(seat).chars().count());
        let chars = names.max().unwrap_or_default().min(self.size.name_chars);
        self.size.width - BESIDE - self.size.letter * u16::try_from(chars).unwrap_or_default()
    }

    fn x(&self, at: usize) -> u16 {
        let last = self.moments().last().map_or(1, |it| it.at.max(1));
        let width = usize::from(self.right() - LEFT);
        LEFT + u16::try_from(width * at.min(last) / last).unwrap_or_default()
    }

    fn y(&self, chance: u32) -> u16 {
        let height = u32::from(self.bottom() - TOP);
        self.bottom() - u16::try_from(height * chance.min(CERTAIN) / CERTAIN).unwrap_or_default()
    }
}

/// Returns the classes of what is drawn for a seat.
fn thread(seat: Seat) -> String {
    format!("thread hue-{}", hue(seat))
}
