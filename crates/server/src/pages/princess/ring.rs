//! Places in the ring: where the seats and their anchors are, and arrows between anchors.
//!
//! A stylesheet has the same places, by the classes `at-0` to `at-7`: a page has no styles of its
//! own. Both are shares of the ring, so that one set of places serves every size.

use maud::{Markup, html};

/// The ring as it is drawn on wide or narrow screens.
#[derive(Clone, Copy)]
struct Shape {
    class: &'static str,
    size: (f32, f32),
    /// How far an arrow stays away from the middle of a card, across and down.
    card: (f32, f32),
    /// The length of the tip of an arrow.
    tip: f32,
}

const WIDE: Shape = Shape { class: "wide", size: (1092.0, 582.0), card: (40.0, 54.0), tip: 20.0 };
const NARROW: Shape =
    Shape { class: "narrow", size: (390.0, 380.0), card: (23.0, 31.0), tip: 11.0 };

/// Where the anchors are, by the number of seats from 2 on, clockwise from the bottom; in percent.
#[rustfmt::skip]
const ANCHORS: [&[(f32, f32)]; 7] = [
    &[(50.0, 77.0), (50.0, 26.5)],
    &[(50.0, 77.0), (31.0, 34.0), (69.0, 34.0)],
    &[(50.0, 77.0), (28.0, 50.0), (50.0, 26.5), (72.0, 50.0)],
    &[(50.0, 77.0), (28.0, 57.0), (32.0, 28.0), (68.0, 28.0), (72.0, 57.0)],
    &[(50.0, 77.0), (28.0, 66.0), (28.0, 34.0), (50.0, 26.5), (72.0, 34.0), (72.0, 66.0)],
    &[(50.0, 77.0), (29.0, 68.0), (26.5, 44.0), (36.0, 25.0), (64.0, 25.0), (73.5, 44.0), (71.0, 68.0)],
    &[(50.0, 77.0), (31.0, 71.0), (26.0, 50.0), (31.0, 29.0), (50.0, 26.5), (69.0, 29.0), (74.0, 50.0), (69.0, 71.0)],
];

/// How an arrow is drawn.
#[derive(Clone, Copy)]
pub(super) struct Arrow<'a> {
    /// The class, which says what it means.
    pub(super) kind: &'a str,
    /// Which places it leads from and to, clockwise from the bottom.
    pub(super) from: usize,
    pub(super) to: usize,
}

/// Draws arrows between anchors of a ring of `seats`.
pub(super) fn arrows<'a>(
    seats: usize,
    arrows: impl IntoIterator<Item = Arrow<'a>> + Clone,
) -> Markup {
    html! {
        @for shape in [WIDE, NARROW] {
            @let (width, height) = shape.size;
            svg.aims.(shape.class) viewBox={ "0 0 " (width) " " (height) } preserveAspectRatio="none" aria-hidden="true" {
                @for arrow in arrows.clone() {
                    @let (line, tip) = curve(seats, arrow, shape);
                    g.(arrow.kind) { path.line d=(line) {} path.tip d=(tip) {} }
                }
            }
        }
    }
}

/// Returns the direction in which one anchor lies from another: `n`, `ne`, …
pub(super) fn direction(seats: usize, from: usize, to: usize) -> &'static str {
    let (one, other) = (at(seats, from, WIDE.size), at(seats, to, WIDE.size));
    let (dx, dy) = (other.0 - one.0, other.1 - one.1);
    let slope = 0.41;
    match () {
        () if dx.abs() < slope * dy.abs() => {
            if dy < 0.0 {
                "n"
            } else {
                "s"
            }
        }
        () if dy.abs() < slope * dx.abs() => {
            if dx < 0.0 {
                "w"
            } else {
                "e"
            }
        }
        () if dy < 0.0 => {
            if dx < 0.0 {
                "nw"
            } else {
                "ne"
            }
        }
        () => {
            if dx < 0.0 {
                "sw"
            } else {
                "se"
            }
        }
    }
}

fn at(seats: usize, place: usize, (width, height): (f32, f32)) -> (f32, f32) {
    let (x, y) = ANCHORS[seats.clamp(2, 8) - 2][place];
    (x / 100.0 * width, y / 100.0 * height)
}

/// Returns the paths of an arrow: its line, which bends to the right of its way, and its tip. Two
/// arrows between the same anchors do not cover each other.
fn curve(seats: usize, arrow: Arrow<'_>, shape: Shape) -> (String, String) {
    let (from, to) = (at(seats, arrow.from, shape.size), at(seats, arrow.to, shape.size));
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let away = (shape.card.0 / ux.abs().max(0.01)).min(shape.card.1 / uy.abs().max(0.01));
    let aside = shape.tip * 0.55;
    let side = (-uy * aside, ux * aside);
    let start = (from.0 + ux * away + side.0, from.1 + uy * away + side.1);
    let end = (to.0 - ux * away + side.0, to.1 - uy * away + side.1);
    let bow = (
        f32::midpoint(start.0, end.0) - uy * length * 0.1,
        f32::midpoint(start.1, end.1) + ux * length * 0.1,
    );
    let (tx, ty) = (end.0 - bow.0, end.1 - bow.1);
    let whole = tx.hypot(ty).max(1.0);
    let (tx, ty) = (tx / whole, ty / whole);
    let (long, broad) = (shape.tip, shape.tip * 0.55);
    let neck = (end.0 - tx * long, end.1 - ty * long);
    let line = format!(
        "M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}",
        start.0, start.1, bow.0, bow.1, neck.0, neck.1
    );
    let tip = format!(
        "M{:.1} {:.1}L{:.1} {:.1} {:.1} {:.1}Z",
        end.0,
        end.1,
        neck.0 - ty * broad,
        neck.1 + tx * broad,
        neck.0 + ty * broad,
        neck.1 - tx * broad
    );
    (line, tip)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The stylesheet has the same places.
    #[test]
    fn arrows_lead_to_where_the_anchors_are_drawn() {
        let style = include_str!("../../../assets/princess/style.css");
        for (places, seats) in ANCHORS.iter().zip(2..) {
            for (place, (x, y)) in places.iter().enumerate().skip(1) {
                let selector = format!("[data-seats=\"{seats}\"] .anchor.at-{place}");
                let rule = style.split('}').find(|rule| {
                    rule.split('{')
                        .next()
                        .is_some_and(|it| it.split(',').any(|one| one.trim() == selector))
                });
                let drawn = format!("--x: {x}%; --y: {y}%;");
                assert!(rule.is_some_and(|rule| rule.contains(&drawn)), "{selector} {{ {drawn} }}");
            }
        }
    }

    #[test]
    fn the_left_neighbor_sits_at_the_left() {
        for seats in 3..=8 {
            assert!(ANCHORS[seats - 2].len() == seats, "{seats}");
            assert!(direction(seats, 0, 1).contains('w'), "{seats}");
            assert!(direction(seats, 0, seats - 1).contains('e'), "{seats}");
        }
        assert_eq!((direction(2, 0, 1), direction(2, 1, 0)), ("n", "s"));
    }
}
