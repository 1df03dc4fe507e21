//! The board: the power track, and the battle as a grid of seats and waves.

use catalog::shadow_throne::{Character, Facedown, Pay, Phase, View, WAVES};
use kernel::{Eyes, Seat};
use maud::{Markup, html};
use text::{Argument, GameWords};

use super::card::Printer;
use crate::pages::{
    Part,
    game::{Context, Paper},
};

const ROMAN: [&str; 4] = ["I", "II", "III", "IV"];

/// A view of Shadow Throne, with what is needed to draw it.
#[derive(Clone, Copy)]
pub(crate) struct Board<'b> {
    pub(crate) context: Context<'b>,
    pub(crate) view: &'b View,
}

impl<'b> Board<'b> {
    /// Draws all parts that can change.
    pub(super) fn pieces(&self) -> Vec<Part> {
        let mut parts = vec![self.track(), self.totals(), self.heads()];
        if self.context.telling.is_none() {
            parts.push(self.phase());
        }
        for seat in self.view.seats.seats() {
            parts.push(self.seat(seat));
            parts.extend((1..=WAVES).map(|wave| self.cell(seat, wave)));
        }
        parts
    }

    /// Draws the whole board.
    pub(super) fn whole(&self) -> Markup {
        let title = self.say("table-battlefield");
        html! {
            section.board aria-label=(title) {
                (self.track().markup)
                div.grid {
                    (self.heads().markup)
                    @for seat in self.view.seats.seats() {
                        (self.seat(seat).markup)
                        @for wave in 1..=WAVES { (self.cell(seat, wave).markup) }
                    }
                }
                (self.totals().markup)
            }
        }
    }

    pub(super) fn paper(&self) -> Paper<'b> {
        self.context.paper
    }

    pub(super) fn printer(&self) -> Printer<'b> {
        Printer { paper: self.context.paper, view: Some(self.view) }
    }

    pub(super) fn words(&self) -> &'static GameWords {
        self.context.paper.words
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.context.paper.say(key)
    }

    pub(super) fn number(&self, key: &str, name: &str, number: impl Into<u16>) -> String {
        self.context.paper.number(key, name, number)
    }

    /// Says something about the phase: how far it has come has the places `$done` and `$of`.
    pub(super) fn in_phase(&self, key: &str, more: &[Argument<'_>]) -> String {
        let (done, of) = self.view.progress().unwrap_or_default();
        let places = [&[("done", done.into()), ("of", of.into())], more].concat();
        self.words().say(&format!("{key}-{}", self.view.phase.id()), &places)
    }

    /// Draws the number of the battle, the phase and the target.
    pub(super) fn phase(&self) -> Part {
        let view = self.view;
        let doing = self.in_phase("table", &[]);
        let battle = self.number("table-battle", "battle", view.battle);
        let target = self.number("table-target", "target", view.target);
        Part::new("phase", |id| {
            html! {
                p.phase id=(id) data-phase=(view.phase.id()) {
                    span { (battle) } " · " b { (doing) }
                    @if let Some((done, of)) = view.progress() {
                        span.dots aria-hidden="true" { @for n in 1..=of { i.on[n <= done] {} } }
                    }
                    span.target { (target) }
                    @if view.kyros == 0 { span.target { (self.say("option-kyros")) ": " (self.say("option-kyros-0")) } }
                }
            }
        })
    }

    /// Says how far the game is.
    pub(super) fn moment(&self) -> String {
        let battle = self.number("table-battle", "battle", self.view.battle);
        format!("{battle} · {}", self.in_phase("table", &[]))
    }

    fn heads(&self) -> Part {
        let draft = self.view.phase == Phase::Draft;
        // A Langman who stays is drawn with the first wave, between two battles: on phones it gets
        // the wide column.
        let stays = self.context.telling == Some("scene-stayed");
        let now = self.view.wave.filter(|_| !draft && !stays);
        let wide = if stays { Some(1) } else { now };
        Part::new("heads", |id| {
            html! {
                div.heads id=(id) aria-hidden="true" data-wave=[wide] {
                    span {}
                    @for (roman, wave) in ROMAN.into_iter().zip(1..=WAVES) {
                        span.now[now == Some(wave)] {
                            span { (self.say("table-wave-word")) " " } (roman)
                        }
                    }
                }
            }
        })
    }

    /// Draws the occupant of a seat, with gold, influence, number of cards and state.
    fn seat(&self, seat: Seat) -> Part {
        let (view, names, paper) = (self.view, self.context.names, self.paper());
        let owing = self.context.telling.is_none() && view.owing.has(seat);
        let won = view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        let figures = [
            ("gold", view.gold[seat].to_string()),
            ("influence", view.influence[seat].to_string()),
            ("cards", view.hand_sizes[seat].to_string()),
        ];
        Part::new(&format!("seat-{}", seat.number()), |id| {
            html! {
                section.seat.me[names.is_reader(seat)].owing[owing].won[won] id=(id)
                    aria-label=(names.of(seat)) {
                    (self.context.seal(seat))
                    div {
                        h2 { (self.context.name(seat)) }
                        @if let Some(side) = self.side(seat) { p.passes { (side) } }
                        p.sums {
                            @for (fact, number) in figures {
                                span class={ "sum " (fact) } title=(self.say(&format!("table-{fact}"))) {
                                    (paper.sign(fact)) span.unseen { (self.say(&format!("table-{fact}"))) " " } (number)
                                }
                            }
                        }
                        p.doing { (self.doing(seat)) }
                    }
                }
            }
        })
    }

    /// Says in the draft who gets the reader's pool, and whose pool comes next.
    fn side(&self, seat: Seat) -> Option<String> {
        let Eyes::Seat(reader) = self.view.eyes else { return None };
        let left = self.view.seats.left_of(reader) == seat;
        let right = self.view.seats.left_of(seat) == reader;
        let key = if left { "table-left" } else { "table-right" };
        (self.view.phase == Phase::Draft && (left || right)).then(|| self.say(key))
    }

    fn doing(&self, seat: Seat) -> Markup {
        let (view, owing) = (self.view, self.view.owing.has(seat));
        let key = match view.phase {
            Phase::Over => {
                let won = view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
                return html! { @if won { (self.say("table-won")) } };
            }
            _ if self.context.telling.is_some() => return html! {},
            _ if owing && self.context.names.is_reader(seat) => "table-your-move",
            _ if owing => "table-choosing",
            Phase::Extra => return html! {},
            _ => return html! { (self.paper().sign("face-down")) " " (self.say("table-chosen")) },
        };
        html! { (self.say(key)) }
    }

    /// Draws the characters and cards of a seat in a wave.
    fn cell(&self, seat: Seat, wave: u8) -> Part {
        let view = self.view;
        // A Langman who stayed from the battle before has wave 0; show him with the first.
        let here =
            |x: &&Character| x.owner == seat && (x.wave == wave || (x.wave == 0 && wave == 1));
        let characters: Vec<&Character> = view.table.iter().filter(here).collect();
        let poor = view.facedown.iter().filter(|x| x.owner == seat && x.wave == wave);
        let empty = characters.iter().all(|x| x.wave == 0) && poor.clone().next().is_none();
        let open = view.phase == Phase::Wave && view.wave == Some(wave);
        let owner = self.context.names.of(seat);
        Part::new(&format!("cell-{}-{wave}", seat.number()), |id| {
            html! {
                div.cell.now[view.wave == Some(wave)] id=(id) {
                    @for x in &characters { span.place { (self.printer().character(x, &owner, self.pay(x))) } }
                    @for x in poor { span.place { (self.unpaid(x)) } }
                    @if empty && open {
                        span.place { (self.coming(seat)) }
                    } @else if empty && characters.is_empty() {
                        div.slot {}
                    }
                }
            }
        })
    }

    /// Returns what a character pays, while the end of a battle is told.
    pub(super) fn pay(&self, x: &Character) -> Option<Pay> {
        let told = self.context.telling == Some("scene-spoils");
        told.then(|| x.pay(&self.view.power))
    }

    /// Draws a card that could not be paid for.
    fn unpaid(&self, x: &Facedown) -> Markup {
        let (paper, name) = (self.paper(), self.words().short(x.card.id()));
        html! {
            a.back.poor href=(paper.card_path(x.card.id())) data-peek data-glance {
                (paper.picture("back"))
                span { span.unseen { (name) ", " } (self.say("table-unpaid")) }
                b.count aria-hidden="true" { "+1" }
            }
        }
    }

    /// Draws a slot for a card that is being chosen or lies face down.
    fn coming(&self, seat: Seat) -> Markup {
        let (view, mine) = (self.view, self.context.names.is_reader(seat));
        let sealed = view.sealed[seat];
        let mark = sealed.map(|card| format!("own-{}", card.id()));
        html! {
            @if !view.owing.has(seat) {
                div.back.mine[sealed.is_some()] data-move=[mark] {
                    (self.paper().picture("back"))
                    span { @if let Some(card) = sealed { (self.words().short(card.id())) }
                        @else { (self.say("table-facedown")) } }
                }
            } @else if mine && view.eyes == Eyes::Seat(seat) {
                div.slot.yours { (self.say("table-your-card")) }
            } @else {
                div.slot { (self.say("table-thinks")) }
            }
        }
    }
}
