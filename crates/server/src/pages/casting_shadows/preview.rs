//! Previews: the ways to do a thing, and what each would lead to.

use catalog::casting_shadows::{
    Aim, Card, Choice, Companion, Die, DieSet, Giving, Symbol, Symbols, Wanted,
};
use kernel::Seat;
use maud::{Markup, html};

use super::{
    board::Board,
    card::{image, kind},
    offer::{Thing, What},
};

/// Draws previews of the things that can be done.
pub(super) struct Preview<'p> {
    pub(super) board: &'p Board<'p>,
    pub(super) things: &'p [Thing<'p>],
}

impl Preview<'_> {
    /// Draws the preview of a thing, by its number.
    pub(super) fn draw(&self, number: usize) -> Markup {
        let thing = &self.things[number - 1];
        let many = thing.what == What::Reroll;
        html! {
            div.preview data-for=(number) id={ "say-" (number) } data-many[many] data-verb=(self.verb(thing)) {
                h2 { (self.title(thing)) }
                (self.lead(thing))
                @if many { (self.dice(thing)) }
                div.ways-of.single[thing.ways.len() == 1].unlisted[many] {
                    @for (row, ways) in self.rows(thing) {
                        div.row-of { @if let Some(row) = row { span.row-name { (row) } }
                            div.segment { @for place in ways { (self.way(thing, place)) } } }
                    }
                }
                (self.outcomes(thing))
            }
        }
    }

    /// Returns what the button says.
    fn verb(&self, thing: &Thing<'_>) -> String {
        match thing.what {
            What::Ability => self.board.say("page-do"),
            what => self.board.say(&format!("do-{}", what.verb())),
        }
    }

    fn title(&self, thing: &Thing<'_>) -> String {
        let (board, words) = (self.board, self.board.words());
        match thing.what {
            What::Cast(card) | What::Use(card) => words.name(card.id()),
            What::Pick(character) => words.name(character.id()),
            What::Transform(companion) => words.name(companion.id()),
            What::Collect => match thing.ways[0].choice {
                Choice::Collect { card: Wanted::Card(card), .. } => {
                    format!("{}: {}", board.say("do-collect"), words.name(card.id()))
                }
                _ => board.say("page-collect-counterspell"),
            },
            what => board.say(&format!("do-{}", what.verb())),
        }
    }

    /// Draws the sentence that holds for all ways.
    fn lead(&self, thing: &Thing<'_>) -> Markup {
        let (board, view) = (self.board, self.board.view);
        let rule = |id: &str| board.words().attribute(id, "rule").unwrap_or_default();
        let says = match thing.what {
            What::Cast(card) | What::Use(card) => rule(card.id()),
            What::Pick(character) => rule(character.id()),
            What::Transform(companion) => rule(companion.id()),
            What::Ability => {
                view.characters[view.active].map(|it| rule(it.id())).unwrap_or_default()
            }
            What::Collect => match thing.ways[0].choice {
                Choice::Collect { card: Wanted::Card(card), .. } => rule(card.id()),
                _ => board.say("say-collect-counterspell"),
            },
            What::Travel
                if view.free && view.companions[view.active] == Some(Companion::BreezySwift) =>
            {
                board.say("say-travel-free")
            }
            What::Reroll => board.say("page-tap-dice"),
            What::End => return self.ending(),
            What::Absorb => return html! {},
            what => board.say(&format!("say-{}", what.verb())),
        };
        // What the button says can be left out where there is no room; a rule cannot.
        let hint = matches!(thing.what, What::Travel | What::Protect | What::Refresh | What::Leave);
        html! { p.lead-in.hint[hint] { (says) } }
    }

    /// Says what the end of the turn costs, and what could still be done.
    fn ending(&self) -> Markup {
        let (board, view) = (self.board, self.board.view);
        let crystals = view.pool.count(Symbol::Cursed);
        let toad = view.companions[view.active] == Some(Companion::HexToad);
        let deadly = crystals >= view.hp[view.active];
        let hurts = if deadly { "say-end-deadly" } else { "page-end-crystals" };
        let open: Vec<String> = self
            .things
            .iter()
            .filter(|it| it.what != What::End)
            .map(|it| match it.what {
                What::Cast(card) | What::Use(card) => board.card_name(card),
                what => board.say(&format!("do-{}", what.verb())).to_lowercase(),
            })
            .collect();
        let could = [("things", board.words().list(&open).into())];
        html! {
            @if crystals > 0 && !toad {
                p.warn { (board.printer().symbol("cursed")) " " (board.number(hurts, "count", crystals)) }
                template data-ghost={ "on-life-" (view.active.number()) } { (board.life_change(view.hp[view.active], view.hp[view.active].saturating_sub(crystals))) }
            }
            @if view.ap > 0 { p { (board.number("say-end-ap", "ap", view.ap)) } }
            @if !open.is_empty() { p { (board.with("page-could", &could)) } }
            @if view.ap == 0 && open.is_empty() && crystals == 0 { p { (board.say("say-end")) } }
        }
    }

    /// Draws the dice as buttons: each is rolled again or not.
    fn dice(&self, thing: &Thing<'_>) -> Markup {
        let (board, printer) = (self.board, self.board.printer());
        let keys: Vec<String> = thing.ways.iter().map(|way| self.keys(way.choice)).collect();
        let is_rerolled = |die: Die| {
            let key = format!("die-{}", die.id());
            keys.iter().any(|keys| keys.split(' ').any(|it| it == key))
        };
        html! {
            div.dice-picks {
                @for die in Die::ALL.into_iter().filter(|die| is_rerolled(*die)) {
                    @if let Some(shows) = board.view.pool.shows(die) {
                        button type="button" class={ "die-pick " (body(die)) } data-tap={ "die-" (die.id()) } {
                            (printer.symbol(shows.id()))
                            span.unseen { (board.words().plain(die.id())) }
                        }
                    }
                }
            }
        }
    }

    /// Puts the ways into rows: one for each target, or for each card that would be given.
    fn rows(&self, thing: &Thing<'_>) -> Vec<(Option<Markup>, Vec<usize>)> {
        let mut rows: Vec<((Aim, Giving), Vec<usize>)> = Vec::new();
        for (place, way) in thing.ways.iter().enumerate() {
            let key = match way.choice {
                Choice::Cast { aim, .. } => (aim, Giving::Nothing),
                Choice::Collect { giving, .. } => (Aim::None, giving),
                _ => (Aim::None, Giving::Nothing),
            };
            match rows.iter_mut().find(|(it, _)| *it == key) {
                Some((_, places)) => places.push(place),
                None => rows.push((key, vec![place])),
            }
        }
        let alone = rows.len() == 1;
        rows.into_iter()
            .map(|((aim, giving), places)| {
                let name = giving
                    .card()
                    .map(|card| self.given(card))
                    .or_else(|| self.target(aim).filter(|_| !alone));
                (name, places)
            })
            .collect()
    }

    fn given(&self, card: Card) -> Markup {
        let board = self.board;
        html! { span.thumb.(kind(card)) { (board.paper().picture(card.id())) } (board.with("page-gives", &[("card", board.card_name(card).into())])) }
    }

    fn target(&self, aim: Aim) -> Option<Markup> {
        let board = self.board;
        match aim {
            Aim::None => None,
            Aim::At(seat) => Some(html! { (self.face(seat)) (board.context.names.of(seat)) }),
            Aim::On(hex) => Some(html! { (board.words().name(hex.id())) }),
        }
    }

    fn face(&self, seat: Seat) -> Markup {
        let form = self.board.form(seat);
        html! { @if let Some(form) = form { span.bust { (image(&form, ("100", "100"))) } } }
    }

    /// Draws one way: its radio button, its sign, and what it changes on the board.
    fn way(&self, thing: &Thing<'_>, place: usize) -> Markup {
        let way = &thing.ways[place];
        let said = self.board.words().sentence(way.legal.parts.value(), self.board.context.names);
        html! {
            label.way {
                input type="radio" name="choice" value=(way.legal.text) required aria-label=(said)
                    data-on=(self.keys(way.choice)) data-default[place == thing.best];
                span { (self.sign(way.choice)) }
                (self.ghosts(way.choice))
            }
            @if let Some(keys) = self.twin(way.choice) {
                label.way.unlisted { input type="radio" name="choice" value=(way.legal.text) aria-label=(said) tabindex="-1" data-on=(keys); }
            }
        }
    }

    /// Returns the keys of what is tapped on the board for a choice.
    fn keys(&self, choice: Choice) -> String {
        let board = self.board;
        match choice {
            Choice::Travel { hex } | Choice::Push { hex } => format!("hex-{}", hex.id()),
            Choice::Cast { aim, .. } | Choice::Ability { aim } => match aim {
                Aim::None => String::new(),
                Aim::On(hex) => {
                    let seats = board
                        .enemies_on(hex)
                        .into_iter()
                        .map(|it| format!(" seat-{}", it.number()));
                    format!("hex-{}{}", hex.id(), seats.collect::<String>())
                }
                Aim::At(seat) => {
                    let hex = board.view.hexes[seat];
                    let hex = hex.filter(|hex| board.enemies_on(*hex).len() == 1);
                    let hex = hex.map(|hex| format!(" hex-{}", hex.id())).unwrap_or_default();
                    format!("seat-{}{hex}", seat.number())
                }
            },
            Choice::Reroll { dice } => die_keys(dice),
            Choice::Collect { card: Wanted::Counterspell, .. } => "counterdeck".into(),
            Choice::Collect { .. } => {
                let hex = board.view.hexes[board.view.active];
                hex.map(|hex| format!("beside-{}", hex.id())).unwrap_or_default()
            }
            Choice::Transform { companion } => companion.id().into(),
            _ => String::new(),
        }
    }

    /// Returns the keys of the same choice by the second of two dice that show the same: the rules
    /// name only the first.
    fn twin(&self, choice: Choice) -> Option<String> {
        let Choice::Reroll { dice } = choice else { return None };
        let pool = &self.board.view.pool;
        let mut other = dice;
        for (one, two) in [(Die::Red1, Die::Red2), (Die::Blue1, Die::Blue2)] {
            if pool.shows(one) == pool.shows(two) && dice.has(one) && !dice.has(two) {
                other = other.iter().filter(|die| *die != one).chain([two]).collect();
            }
        }
        (other != dice).then(|| die_keys(other))
    }

    /// Draws the short form of a way.
    fn sign(&self, choice: Choice) -> Markup {
        let (board, printer) = (self.board, self.board.printer());
        match choice {
            Choice::Travel { hex } | Choice::Push { hex } => {
                html! { (board.words().name(hex.id())) }
            }
            Choice::Cast { card, paying, .. } => {
                let damage = board.view.blows(choice).first().map(|it| it.damage);
                html! { (printer.symbols(paying)) @if let Some(damage) = damage { b { (damage) } } @else { " → " (printer.symbols(gain(card, paying))) } }
            }
            Choice::Reroll { dice } => {
                html! { @for die in dice.iter() { @if let Some(it) = board.view.pool.shows(die) { (printer.symbol(it.id())) } } }
            }
            Choice::Collect { paying, .. } if !paying.is_empty() => printer.symbols(paying),
            Choice::Ability { aim: Aim::At(seat) } => {
                html! { (self.face(seat)) (board.context.names.of(seat)) }
            }
            Choice::Ability { aim: Aim::On(hex) } => html! { (board.words().name(hex.id())) },
            Choice::Ability { aim: Aim::None } => html! { (board.say("page-no-target")) },
            Choice::Absorb { energy } => {
                html! { @for _ in 0..energy { (printer.symbol("shadow")) } }
            }
            _ => html! { (board.say("page-yes")) },
        }
    }
}

fn die_keys(dice: DieSet) -> String {
    dice.iter().map(|die| format!("die-{}", die.id())).collect::<Vec<_>>().join(" ")
}

fn body(die: Die) -> &'static str {
    match die {
        Die::Red1 | Die::Red2 => "red",
        Die::Blue1 | Die::Blue2 => "blue",
        Die::Purple => "violet",
    }
}

/// Returns what a conversion brings for a payment.
fn gain(card: Card, paying: Symbols) -> Symbols {
    let printed = card.printed();
    (0..printed.step(paying)).fold(Symbols::NONE, |all, _| all.plus(printed.gain))
}
