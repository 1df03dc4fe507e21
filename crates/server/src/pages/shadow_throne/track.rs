//! The power track: one lane for each faction; on phones, three totals.

use catalog::shadow_throne::{Card, Character, Faction};
use maud::{Markup, html};

use super::board::Board;
use crate::pages::Part;

/// The lengths of the track: the shortest that shows all is drawn. More power stays at the end.
const LENGTHS: [u16; 3] = [15, 25, 40];
/// How far apart two figures have to be to stand beside each other, in thousandths of the width.
const APART: u16 = 110;
/// The middle of each lane, and the line of numbers below, in pixels.
const LANES: [u16; 3] = [18, 43, 68];
const NUMBERS: u16 = 94;

impl Board<'_> {
    /// Draws the track, with the power that each step took away if one is shown.
    pub(super) fn track(&self) -> Part {
        if matches!(self.context.telling, Some("scene-won" | "scene-spoils")) {
            return Part::new(
                "track",
                |id| html! { div.track.banner.panel id=(id) { (self.won()) } },
            );
        }
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
                                @if n % 5 == 0 || most < LENGTHS[2] {
                                    text.number.fifth[n % 5 == 0] x=(x(n, most)) y=(NUMBERS) { (n) }
                                }
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

    /// Says which faction has won the battle, by how much, and whose character did most for it.
    pub(super) fn won(&self) -> Markup {
        let (view, words) = (self.view, self.words());
        let (won, lost): (Vec<Faction>, Vec<Faction>) =
            Faction::ALL.into_iter().partition(|it| view.power.is_highest(*it));
        let names: Vec<String> = won.iter().map(|it| words.said(it.id())).collect();
        let next = lost.iter().map(|it| view.power[*it]).max().unwrap_or_default();
        let most = won.first().map(|it| view.power[*it]).unwrap_or_default();
        let places = [
            ("factions", words.list(&names).into()),
            ("count", won.len().into()),
            ("id", won.first().map(|it| it.id()).unwrap_or_default().into()),
            ("most", most.into()),
            ("next", next.into()),
        ];
        let fought = view.table.iter().filter(|x| won.contains(&x.faction) && x.power() > 0);
        let hero = fought.max_by_key(|x| x.power());
        html! {
            @if let Some(x) = hero { span.thumb { (self.paper().picture(x.card.id())) } }
            div {
                h2 { (words.finish(&words.say("tell-won", &places))) }
                @if let Some(x) = hero { p { (self.most_power(x)) } }
            }
        }
    }

    fn most_power(&self, x: &Character) -> String {
        let (names, words) = (self.context.names, self.words());
        let places = [
            ("card", words.short(x.card.id()).into()),
            ("owner", names.of(x.owner).into()),
            ("owner-is", if names.is_reader(x.owner) { "you" } else { "other" }.into()),
            ("power", x.power().into()),
        ];
        words.finish(&words.say("tell-most", &places))
    }

    fn length(&self) -> u16 {
        let highest = Faction::ALL.map(|faction| self.view.power[faction]).into_iter().max();
        let fits = |length: &u16| highest.is_none_or(|power| power < *length);
        LENGTHS.into_iter().find(fits).unwrap_or(LENGTHS[2])
    }

    fn lane(&self, faction: Faction, y: u16) -> Markup {
        let (power, most) = (self.view.power[faction], self.length());
        let at = x(power, most);
        html! {
            g class=(faction.id()) {
                rect.lane x=(x(0, most)) y=(y - 4) width="96%" height="8" rx="4" {}
                rect.bar x=(x(0, most)) y=(y - 4) width=(width(power, most)) height="8" rx="4" {}
                (token(faction, &at, y))
                svg x=(at) y=(y) overflow="visible" { text.power x="17" y="5.5" { (power) } }
            }
        }
    }

    /// Draws where a faction would stand with a card, over the track.
    pub(super) fn ghost(&self, card: Card) -> Markup {
        let (faction, after, most) = (card.printed().faction, self.power_with(card), self.length());
        let lanes = Faction::ALL.into_iter().zip(LANES);
        let y = lanes.into_iter().find(|(lane, _)| *lane == faction).map_or(0, |(_, y)| y);
        let today = self.view.power[faction];
        let (from, at) = (x(today, most), x(after, most));
        html! {
            @if after != today {
                svg.shade aria-hidden="true" {
                    g class=(faction.id()) {
                        line.gain x1=(from) x2=(at) y1=(y) y2=(y) {}
                        (token(faction, &from, y))
                        // Today's figure stays in front of the bar, if the bar is long enough.
                        svg x=(from) y=(y) overflow="visible" {
                            rect.ground x="13" y="-8" width=(if today < 10 { 16 } else { 26 }) height="16" {}
                            @if place(after, most) - place(today, most) >= APART {
                                text.today x="17" y="5.5" { (today) }
                            }
                        }
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

    /// Draws the power of each faction, and its change since `before`. A wave with King Kyros is
    /// counted once before he calls; then the change in the whole wave is not known any more.
    pub(super) fn moved(&self, before: &[u16]) -> Markup {
        let (paper, wave) = (self.paper(), self.view.wave);
        let is_kyros = |x: &Character| x.card == Card::KingKyros && Some(x.wave) == wave;
        let counted_before = self.view.table.iter().any(is_kyros);
        html! {
            ul.effects {
                @for (faction, was) in Faction::ALL.into_iter().zip(before.iter().copied()) {
                    @let is = self.view.power[faction];
                    li class=(faction.id()) {
                        span.side { (paper.sign(faction.id())) }
                        span { (self.printer().faction(faction)) " " b { (is) } }
                        @if was != is && !counted_before { b.change { (difference(was, is)) } }
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

/// Returns how far a power is from the start of the track, in thousandths of the width.
fn place(power: u16, most: u16) -> u16 {
    920 * power.min(most) / most
}

/// Returns the place of a power on the track, in percent of its width.
fn x(power: u16, most: u16) -> String {
    percent(20 + place(power, most))
}

fn width(power: u16, most: u16) -> String {
    percent(place(power, most))
}

fn percent(thousandths: u16) -> String {
    format!("{}.{}%", thousandths / 10, thousandths % 10)
}

fn difference(was: u16, is: u16) -> String {
    if is < was { format!("−{}", was - is) } else { format!("+{}", is - was) }
}

/// Draws the token of a faction on its lane.
fn token(faction: Faction, x: &str, y: u16) -> Markup {
    html! {
        circle.token cx=(x) cy=(y) r="12" {}
        svg x=(x) y=(y) overflow="visible" {
            g transform="translate(-7.5 -7.5)" color="#fff8e6" { (mark(faction, 15)) }
        }
    }
}

/// Draws the sign of a faction inside a drawing.
fn mark(faction: Faction, size: u16) -> Markup {
    let signs = crate::assets::address("shadow-throne/signs.svg");
    html! { use href={ (signs) "#" (faction.id()) } width=(size) height=(size) {} }
}
