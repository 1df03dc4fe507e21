//! The reaction window: what comes, and both outcomes before the click.

use catalog::casting_shadows::{Answer, Choice, Counterspell, Hex, Means, Phase, Symbol};
use kernel::Seat;
use maud::{Markup, html};

use super::{
    board::Board,
    offer::{Thing, What},
    seat::bar,
};

impl Board<'_> {
    /// Draws the window. Everybody who is asked gets the same form, whatever they hold.
    pub(super) fn ask_answer(&self, seat: Seat, things: &[Thing<'_>]) -> Markup {
        let answers = things.iter().filter(|it| matches!(it.what, What::Answer(_)));
        let first = answers.clone().find_map(|it| match it.what {
            What::Answer(card) => Some(card),
            _ => None,
        });
        html! {
            div.hand.resting data-phase="window" { (self.resting_book(seat)) }
            section.prompt.panel.window role="group" aria-labelledby="window-title" {
                span.timer data-timer hidden aria-hidden="true" {}
                @if let Some(card) = first { div.held-card aria-hidden="true" { (self.printer().held(card).small()) } }
                div.what-comes {
                    h2 #window-title { (self.coming(seat)) }
                    p { (self.say("page-everybody")) }
                }
                (self.context.aid())
                div.outcomes {
                    @for thing in things { (self.answer_box(seat, thing, first)) }
                    @if first.is_none() { p.none-fits { (self.say("page-none-fits")) } }
                }
            }
        }
    }

    /// Says what the reader may answer.
    fn coming(&self, seat: Seat) -> String {
        let view = self.view;
        let by = (
            "by",
            self.character(view.active)
                .unwrap_or_else(|| self.context.names.of(view.active))
                .into(),
        );
        let attack = view.attack;
        match view.phase {
            Phase::Attack => {
                let strength = attack.map_or(0, |it| it.strengths[seat]);
                let what = self.means().unwrap_or_default();
                self.with(
                    "page-coming-attack",
                    &[by, ("what", what.into()), ("strength", strength.into())],
                )
            }
            Phase::Hit => {
                let took = attack.map_or(0, |it| it.took[seat]);
                self.with(
                    "page-coming-hit",
                    &[
                        by,
                        ("what", self.means().unwrap_or_default().into()),
                        ("damage", took.into()),
                    ],
                )
            }
            _ => self.with("page-coming-arrival", &[by]),
        }
    }

    /// Returns the name of the attack under way.
    pub(super) fn means(&self) -> Option<String> {
        Some(match self.view.attack?.means {
            Means::Spell(card) => self.card_name(card),
            Means::Ability(_) => self.say("page-the-ability"),
        })
    }

    /// Draws one answer: what it leads to, and its button. A button is the whole choice.
    fn answer_box(&self, seat: Seat, thing: &Thing<'_>, first: Option<Counterspell>) -> Markup {
        let pass = thing.what == What::Pass;
        let is_first = first.is_some_and(|card| thing.what == What::Answer(card));
        html! {
            div.answer.acts[!pass].many[thing.ways.len() > 1] {
                p { (self.outcome_of(seat, thing.what)) }
                (self.outcome_bar(seat, thing.what))
                div.buttons {
                    @for (place, way) in thing.ways.iter().enumerate() {
                        @let key = if pass { Some("n") } else { (place == 0 && is_first).then_some("y") };
                        button.main[!pass] name="choice" value=(way.legal.text) data-key=[key] {
                            (self.answer_name(way.choice)) " "
                            @if let Some(key) = key { kbd aria-hidden="true" { (key.to_uppercase()) } }
                        }
                    }
                }
            }
        }
    }

    fn answer_name(&self, choice: Choice) -> Markup {
        match choice {
            Choice::Answer { answer: Answer::Poof(hex) } => html! { (self.words().name(hex.id())) },
            Choice::Answer { answer: Answer::Butterpaws(die) } => {
                let shows = self.view.pool.shows(die).map_or("", Symbol::id);
                html! { (self.printer().symbol(shows)) span.unseen { (self.words().plain(die.id())) } }
            }
            Choice::Answer { answer } => {
                html! { (self.with("page-reveal", &[("card", self.words().name(answer.card().id()).into())])) }
            }
            _ => html! { (self.say("page-say-nothing")) },
        }
    }

    /// Says what an answer leads to, as far as the reader can know.
    fn outcome_of(&self, seat: Seat, what: What) -> String {
        let (from, to) = self.hp_after(seat, what);
        let attacker = self.context.names.of(self.view.active);
        let places = [
            ("from", from.into()),
            ("to", to.into()),
            ("name", attacker.into()),
            ("damage", self.retort(seat).into()),
        ];
        let key = match what {
            What::Answer(card) => format!("page-answer-{}", card.id()),
            _ => format!("page-pass-{}", self.view.phase.id()),
        };
        self.with(&key, &places)
    }

    /// Draws a life bar before and after an answer.
    fn outcome_bar(&self, seat: Seat, what: What) -> Markup {
        let view = self.view;
        let struck = match what {
            What::Answer(Counterspell::RubberRetort) => Some(self.retort(seat)),
            What::Answer(Counterspell::ToadstoolTrap) => {
                Some(view.blow(view.active, 2, true).damage)
            }
            _ => None,
        };
        let (whose, from, to) = if let Some(damage) = struck {
            let hp = view.hp[view.active];
            (self.context.names.of(view.active), hp, hp.saturating_sub(damage))
        } else {
            let (from, to) = self.hp_after(seat, what);
            (self.say("table-you"), from, to)
        };
        html! {
            div.life { (bar(from, to)) b { (whose) " " (from) @if from != to { " → " (to) } } }
        }
    }

    /// Returns the reader's HP before an answer, and after what follows from it.
    fn hp_after(&self, seat: Seat, what: What) -> (u8, u8) {
        let (view, hp) = (self.view, self.view.hp[seat]);
        let strength = view.attack.map_or(0, |it| it.strengths[seat]);
        let is_haze = view.attack.is_some_and(|it| {
            it.means == Means::Ability(catalog::casting_shadows::Character::Haze)
        });
        let hit = |weaker: u8| {
            let fixed = is_haze || view.hexes[seat] == Some(Hex::CrystalCrypt);
            let damage = view.blow(seat, strength, !is_haze).damage;
            hp - if fixed { damage } else { damage.saturating_sub(weaker) }
        };
        let after = match (view.phase, what) {
            (Phase::Attack, What::Answer(Counterspell::PointedShield)) => hit(2),
            (Phase::Attack, What::Answer(_)) => hp,
            (Phase::Attack, _) => hit(0),
            (Phase::Hit, What::Answer(Counterspell::SecondWind)) => {
                (hp + 3).min(catalog::casting_shadows::HP_MAX)
            }
            _ => hp,
        };
        (hp, after)
    }

    /// Returns the damage of a Rubber Retort of this seat.
    fn retort(&self, seat: Seat) -> u8 {
        let took = self.view.attack.map_or(0, |it| it.took[seat]);
        self.view.blow(self.view.active, took.min(3), true).damage
    }
}
