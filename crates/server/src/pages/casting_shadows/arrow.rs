//! Arrows on the map: from whoever attacks to whoever is hit.

use catalog::casting_shadows::{Aim, Attack, Hex, Phase};
use kernel::Seat;
use maud::{Markup, html};

use super::board::Board;
use crate::pages::Part;

/// How far a figure stands below the middle of its hex. A hex is 200 wide and 174 high.
const FIGURE_DOWN: f32 = 24.0;
/// How far an arrow stays away from the middle of a figure.
const FIGURE_RADIUS: f32 = 36.0;
/// The distance of hexes, across and down.
const STEP: (f32, f32) = (152.0, 177.0);

type Point = (f32, f32);

impl Board<'_> {
    /// Draws arrows for the attack under way.
    pub(super) fn threats(&self) -> Part {
        let targets = self.view.seats.seats().filter(|seat| self.threat(*seat) > 0);
        let caster = self.view.active;
        Part::new("threats", |id| {
            html! { div.threats id=(id) { @for seat in targets { (self.arrow((caster, Aim::None), seat)) } } }
        })
    }

    /// Returns the strength with which an attack is about to hit a seat.
    pub(super) fn threat(&self, seat: Seat) -> u8 {
        let is_open =
            |it: &Attack| self.view.phase == Phase::Attack && it.took.values().all(|it| *it == 0);
        self.view.attack.filter(is_open).map_or(0, |attack| attack.strengths[seat])
    }

    /// Draws an arrow from the caster to a target. An ability that is aimed at a hex first moves the
    /// caster there.
    pub(super) fn arrow(&self, (caster, aim): (Seat, Aim), target: Seat) -> Markup {
        let start = match aim {
            Aim::On(hex) => self.middle(hex),
            Aim::None | Aim::At(_) => self.figure_at(caster),
        };
        let Some((from, to)) = start.zip(self.figure_at(target)).filter(|(from, to)| from != to)
        else {
            return html! {};
        };
        let (line, tip) = curve(from, to);
        html! {
            svg.aim viewBox="-252 -264 504 528" aria-hidden="true" {
                path.line d=(line) {}
                path.tip d=(tip) {}
            }
        }
    }

    /// Returns the middle of a hex; that of the map is 0.
    fn middle(&self, hex: Hex) -> Option<Point> {
        let places = [(0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5)];
        if hex == Hex::AncientRune {
            return Some((0.0, FIGURE_DOWN));
        }
        let slot = self.view.board.slots().into_iter().position(|it| it == Some(hex))?;
        let (x, y) = places[slot];
        Some((x * STEP.0, y * STEP.1 + FIGURE_DOWN))
    }

    /// Returns where the figure of a seat stands.
    fn figure_at(&self, seat: Seat) -> Option<Point> {
        let hex = self.view.hexes[seat]?;
        let (x, y) = self.middle(hex)?;
        let standing = self.standing_on(hex);
        let place = standing.iter().position(|it| *it == seat)?;
        let gap = if standing.len() > 2 { 46.0 } else { 64.0 };
        let aside = |n: usize| f32::from(u8::try_from(n).unwrap_or_default());
        Some((x + gap * (aside(place) - aside(standing.len() - 1) / 2.0), y))
    }
}

/// Returns the paths of an arrow: its line and its tip. Between figures on one hex it is an arch.
fn curve(from: Point, to: Point) -> (String, String) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    let (ux, uy) = (dx / length, dy / length);
    let near = length < 3.0 * FIGURE_RADIUS;
    let up = if near { -0.8 } else { 0.0 };
    let away = |(x, y): Point, side: f32| {
        let along = if near { 0.0 } else { side };
        (x + ux * FIGURE_RADIUS * along, y + uy * FIGURE_RADIUS * along + FIGURE_RADIUS * up)
    };
    let (start, end) = (away(from, 1.0), away(to, -1.0));
    let middle = (f32::midpoint(start.0, end.0), f32::midpoint(start.1, end.1));
    let bow = if near {
        (middle.0, middle.1 - 0.7 * FIGURE_RADIUS)
    } else {
        (middle.0 - uy * length * 0.12, middle.1 + ux * length * 0.12)
    };
    let (tx, ty) = (end.0 - bow.0, end.1 - bow.1);
    let (tx, ty) = (tx / tx.hypot(ty), ty / tx.hypot(ty));
    let neck = (end.0 - tx * 20.0, end.1 - ty * 20.0);
    let line = format!(
        "M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}",
        start.0, start.1, bow.0, bow.1, neck.0, neck.1
    );
    let tip = format!(
        "M{:.0} {:.0}L{:.0} {:.0} {:.0} {:.0}Z",
        end.0,
        end.1,
        neck.0 - ty * 13.0,
        neck.1 + tx * 13.0,
        neck.0 + ty * 13.0,
        neck.1 - tx * 13.0
    );
    (line, tip)
}
