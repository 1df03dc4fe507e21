//! The pool of the turn: dice, tokens and action points.

use catalog::casting_shadows::{AP_MAX, Companion, Die, Phase, Symbol};
use maud::{Markup, html};

use super::{board::Board, card::image};
use crate::pages::Part;

impl Board<'_> {
    pub(super) fn pool(&self) -> Part {
        let view = self.view;
        let title = if self.is_mine() {
            self.say("table-pool-you")
        } else {
            self.with("table-pool-of", &[("name", self.context.names.of(view.active).into())])
        };
        Part::new("pool", |id| {
            html! {
                section.pool.panel id=(id) {
                    h2.label { (title) }
                    (self.points())
                    div.dice {
                        @for die in Die::ALL { (self.die(die)) }
                        @for symbol in Symbol::ALL { (self.token(symbol)) }
                    }
                    p.hint-line { (self.crystals()) }
                }
            }
        })
    }

    /// Draws the action points that are left.
    fn points(&self) -> Markup {
        let ap = self.view.ap;
        html! {
            p.points {
                span.gems aria-hidden="true" {
                    @for n in 0..AP_MAX { (image(if n < ap { "action" } else { "action-spent" }, ("24", "24"))) }
                }
                span.says { (self.with("page-points", &[("ap", ap.into()), ("of", AP_MAX.into())])) }
            }
        }
    }

    /// Draws a die: its body says which, the well what it shows.
    fn die(&self, die: Die) -> Markup {
        let (printer, shows) = (self.printer(), self.view.pool.shows(die));
        let name = self.words().plain(die.id());
        let body = match die {
            Die::Red1 | Die::Red2 => "die-red",
            Die::Blue1 | Die::Blue2 => "die-blue",
            Die::Purple => "die-purple",
        };
        let says = shows.map_or_else(
            || format!("{name}: {}", self.say("table-die-out")),
            |it| format!("{name}: {}", self.words().name(it.id())),
        );
        html! {
            span.die.gone[shows.is_none()] data-tap={ "die-" (die.id()) } title=(says) {
                @if let Some(symbol) = shows {
                    (image(body, ("80", "84")))
                    (printer.symbol(symbol.id()))
                } @else { span.unseen { (says) } }
                span.ghosts id={ "on-" (die.id()) } {}
            }
        }
    }

    /// Draws the tokens of one symbol.
    fn token(&self, symbol: Symbol) -> Markup {
        let (printer, number) = (self.printer(), self.view.pool.tokens.count(symbol));
        html! {
            @if number > 0 {
                span.die.counter {
                    (image("token", ("80", "84")))
                    (printer.symbol(symbol.id()))
                    @if number > 1 { b.times-of { "×" (number) } }
                    span.ghosts id={ "on-token-" (symbol.id()) } {}
                }
            }
        }
    }

    /// Says what the Cursed Crystals of the pool will cost.
    fn crystals(&self) -> String {
        let view = self.view;
        let crystals = view.pool.count(Symbol::Cursed);
        if view.phase == Phase::Over
            || crystals == 0
            || view.companions[view.active] == Some(Companion::HexToad)
        {
            return String::new();
        }
        let key = if self.is_mine() { "page-crystals-you" } else { "page-crystals" };
        self.number(key, "count", crystals)
    }
}
