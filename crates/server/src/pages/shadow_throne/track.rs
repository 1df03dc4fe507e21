//! The power track: one lane for each faction; on phones, three totals.

use catalog::shadow_throne::{Card, Faction};
use maud::{Markup, html};

use super::board::Board;
use crate::pages::Part;

/// The lengths of the track: the shortest that shows all is drawn. More power stays at the end.
const LENGTHS: [u16; 2] = [15, 25];
/// The middle of each lane, and the line of numbers below, in pixels.
const LANES: [u16; 3] = [18, 43, 68];
const NUMBERS: u16 = 94;

impl Board<'_> {
    /// Draws the track, with the power that each step took away if one is shown.
    pub(super) fn track(&self) -> Part {
        let (power, most) = (self.view.power, self.length());
        let spoken = Faction::ALL
            .map(|faction| format!("{} {}", self.printer().faction(faction), power[faction]));
        let label = format!("{}: {}", self.say("table-power"), spoken.join(", "));
        Part::new("track", |id| {
            html! {
                div.track.panel id=(id) role="img" aria-label=(label) {
                    div { h2 { (self.say("table-power")) } p { (self.say("table-power-what")) } }
                    div.lanes {
                        div.labels { @for faction in Faction::ALL { span { (self.printer().faction(faction)) } } }
                        svg {
                            @for n in 0..=most {
                                line.tick.fifth[n % 5 == 0] x1=(x(n, most)) x2=(x(n, most)) y1="8" y2="80" {}
                                text.number.fifth[n % 5 == 0] x=(x(n, most)) y=(NUMBERS) { (n) }
                            }
                            @for (faction, y) in Faction::ALL.into_iter().zip(LANES) {
                                (self.lane(faction, y))
                            }
                        }
                        div.ghosts #track-ghost {}
                    }
                }
            }
        })
    }

    fn length(&self) -> u16 {
        let highest = Faction::ALL.map(|faction| self.view.power[faction]).into_iter().max();
        let fits = |length: &u16| highest.is_none_or(|power| power < *length);
        LENGTHS.into_iter().find(fits).unwrap_or(LENGTHS[1])
    }

    fn lane(&self, faction: Faction, y: u16) -> Markup {
        let (power, most) = (self.view.power[faction], self.length());
        let at = x(power, most);
        html! {
            g class=(faction.id()) {
                rect.lane x=(x(0, most)) y=(y - 4) width="96%" height="8" rx="4" {}
                rect.bar x=(x(0, most)) y=(y - 4) width=(width(power, most)) height="8" rx="4" {}
                circle cx=(at) cy=(y) r="12" {}
                svg x=(at) y=(y) overflow="visible" {
                    g transform="translate(-7.5 -7.5)" color="#fff8e6" { (mark(faction, 15)) }
                    text.power x="17" y="5.5" { (power) }
                }
            }
        }
    }

    /// Draws where a faction would stand with a card, over the track.
    pub(super) fn ghost(&self, card: Card) -> Markup {
        let (faction, after, most) = (card.printed().faction, self.power_with(card), self.length());
        let lanes = Faction::ALL.into_iter().zip(LANES);
        let y = lanes.into_iter().find(|(lane, _)| *lane == faction).map_or(0, |(_, y)| y);
        let (from, at) = (x(self.view.power[faction], most), x(after, most));
        html! {
            @if after != self.view.power[faction] {
                svg.shade aria-hidden="true" {
                    g class=(faction.id()) {
                        line.gain x1=(from) x2=(at) y1=(y) y2=(y) {}
                        circle cx=(at) cy=(y) r="11.5" {}
                        svg x=(at) y=(y) overflow="visible" {
                            g transform="translate(-7 -7)" { (mark(faction, 14)) }
                            text.power x="17" y="5.5" { (after) }
                        }
                    }
                }
            }
        }
    }

    /// Returns the power that the card's faction would have with it, as far as its player knows.
    pub(super) fn power_with(&self, card: Card) -> u16 {
        let printed = self.view.printed(card);
        let boost = self.view.boost && printed.faction == Faction::Rebels;
        self.view.power[printed.faction] + u16::from(printed.power) + u16::from(boost)
    }

    /// Draws the power of each faction, and its change since `before`.
    pub(super) fn moved(&self, before: &[u16]) -> Markup {
        let paper = self.paper();
        html! {
            ul.effects {
                @for (faction, was) in Faction::ALL.into_iter().zip(before.iter().copied()) {
                    @let is = self.view.power[faction];
                    li class=(faction.id()) {
                        span.side { (paper.sign(faction.id())) }
                        span { (self.printer().faction(faction)) " " b { (is) } }
                        b.change { (difference(was, is)) }
                    }
                }
            }
        }
    }

    /// Draws the power of each faction as a number, for phones.
    pub(super) fn totals(&self) -> Part {
        Part::new("totals", |id| {
            html! {
                div.totals id=(id) aria-hidden="true" {
                    @for faction in Faction::ALL {
                        div class={ "faction " (faction.id()) } {
                            small { (self.printer().faction(faction)) }
                            span { i { (self.paper().sign(faction.id())) } b { (self.view.power[faction]) } }
                        }
                    }
                }
            }
        })
    }
}

/// Returns the place of a power on the track, in percent of its width.
fn x(power: u16, most: u16) -> String {
    percent(20 + 920 * power.min(most) / most)
}

fn width(power: u16, most: u16) -> String {
    percent(920 * power.min(most) / most)
}

fn percent(thousandths: u16) -> String {
    format!("{}.{}%", thousandths / 10, thousandths % 10)
}

fn difference(was: u16, is: u16) -> String {
    if is < was { format!("−{}", was - is) } else { format!("+{}", is - was) }
}

/// Draws the sign of a faction inside a drawing.
fn mark(faction: Faction, size: u16) -> Markup {
    let signs = crate::assets::address("shadow-throne/signs.svg");
    html! { use href={ (signs) "#" (faction.id()) } width=(size) height=(size) {} }
}
