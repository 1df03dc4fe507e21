//! The choices, each with what it would do, and what a typed name stands for.

use catalog::{
    LegalChoice,
    casting_shadows::{
        Aim, Aimed, Answer, Card, Choice, Companion, Counterspell, Die, ENERGY_BASIC,
        ENERGY_SHADOW, Giving, Hex, Kind, Phase, Symbol, Symbols, Wanted,
    },
};
use kernel::Seat;

use super::{Table, seats::diamonds};
use crate::{Line, Picture, QUIET, picture::labeled};

/// More rerolls than this are shown as one line.
const REROLLS_MAX: usize = 3;

/// A choice with its number.
pub(super) type Numbered<'l> = (&'l LegalChoice, u64);

/// Puts choices together that differ only in the dice, or in how they are paid for.
pub(super) fn groups<'l>(choices: &[Numbered<'l>]) -> Vec<Vec<Numbered<'l>>> {
    let mut groups: Vec<(String, Vec<Numbered<'l>>)> = Vec::new();
    for numbered in choices {
        let key = key(numbered.0);
        match groups.iter_mut().find(|(other, _)| *other == key) {
            Some((_, group)) => group.push(*numbered),
            None => groups.push((key, vec![*numbered])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Returns what choices of a group have in common. The number of symbols tells the step of a spell.
fn key(choice: &LegalChoice) -> String {
    match choice.text.parse() {
        Ok(Choice::Reroll { .. }) => String::from("reroll"),
        Ok(Choice::Cast { card, aim, paying }) => format!("cast {card}{aim} {}", paying.len()),
        Ok(Choice::Collect { card, giving, .. }) => format!("collect {card}{giving}"),
        _ => choice.text.clone(),
    }
}

impl Table<'_> {
    /// Shows choices that belong together.
    pub(super) fn group(&self, seat: Seat, group: &[Numbered<'_>]) -> Vec<Line> {
        let Some(((last, number), others)) = group.split_last() else { return Vec::new() };
        if last.text.starts_with("reroll ") && group.len() > REROLLS_MAX {
            return vec![self.rerolls(group).after("   …  ")];
        }
        if last.text.starts_with("reroll ") {
            let each = |(choice, number): &Numbered<'_>| labeled(*number, self.choice(choice));
            return group.iter().flat_map(each).collect();
        }
        // The last one pays with the least purple, which could pay for more.
        let offer = self.offer(seat, last).into_iter().chain(self.payments(others));
        labeled(*number, offer.collect()).collect()
    }

    /// Lists other ways to pay: `or pay: 4 ♦p · 5 ♦b`.
    fn payments(&self, choices: &[Numbered<'_>]) -> Option<Line> {
        let payment = |(choice, number): &Numbered<'_>| match choice.text.parse() {
            Ok(Choice::Cast { paying, .. } | Choice::Collect { paying, .. }) => {
                format!("{number} {}", self.signs(paying))
            }
            _ => number.to_string(),
        };
        let ways = choices.iter().map(payment).collect::<Vec<_>>().join(" · ");
        let places = [("ways", ways.as_str().into())];
        (!ways.is_empty()).then(|| Line::styled(QUIET, self.words.say("terminal-pay", &places)))
    }

    /// Says how to type a reroll, with an example and the numbers that they have.
    fn rerolls(&self, choices: &[Numbered<'_>]) -> Line {
        let is_example = |(choice, _): &&Numbered<'_>| choice.text.split(' ').count() == 3;
        let example = choices.iter().find(is_example).or(choices.first());
        let number = |place: Option<&Numbered<'_>>| place.map_or(0, |(_, number)| *number);
        let places = [
            ("example", example.map_or("", |(choice, _)| choice.text.as_str()).into()),
            ("first", number(choices.first()).into()),
            ("last", number(choices.last()).into()),
        ];
        Line::plain(self.words.say("terminal-reroll", &places))
    }

    /// Shows a choice in a sentence, with what it would do. Below stands what is printed on the
    /// character, companion or counterspell.
    pub(super) fn choice(&self, choice: &LegalChoice) -> Vec<Line> {
        let said = self.sentence(choice);
        let Ok(choice) = choice.text.parse() else { return vec![said] };
        let notes = self.notes(choice).join(" · ");
        let notes = if notes.is_empty() { notes } else { format!(" · {notes}") };
        let said = said.then(QUIET, notes);
        let below = match choice {
            Choice::Pick { character } => self.words.attribute(character.id(), "rule"),
            Choice::Transform { companion } => self.words.attribute(companion.id(), "rule"),
            Choice::Answer { answer: Answer::Poof(_) | Answer::Butterpaws(_) } => None,
            Choice::Answer { answer } => self.words.attribute(answer.card().id(), "rule"),
            _ => None,
        };
        [said].into_iter().chain(below.map(|rule| Line::styled(QUIET, rule))).collect()
    }

    fn notes(&self, choice: Choice) -> Vec<String> {
        match choice {
            Choice::Pick { character } => {
                let home = self.words.short(character.home().id());
                vec![self.words.say("say-pick", &[("hex", home.into())])]
            }
            Choice::Travel { hex } => self.travel_notes(hex),
            Choice::Cast { card, .. } if card.printed().kind == Kind::Attack => self.blows(choice),
            Choice::Cast { card, paying, .. } => {
                vec![self.gain(card, card.printed().step(paying))]
            }
            Choice::Use { card } => vec![self.gain(card, 1)],
            Choice::Refresh => self.card_beside(self.here()),
            Choice::Ability { .. } => self.blows(choice),
            Choice::End | Choice::Done => self.end_notes(),
            Choice::Answer { answer: Answer::Butterpaws(_) } => {
                vec![format!("→ {}", self.words.name(Symbol::Cursed.id()))]
            }
            Choice::Absorb { energy } => vec![self.absorb_note(energy)],
            _ => Vec::new(),
        }
    }

    /// Names the card beside a hex and the enemies on it.
    fn travel_notes(&self, hex: Hex) -> Vec<String> {
        let view = self.view;
        let there = view.seats.seats().filter(|seat| view.hexes[*seat] == Some(hex));
        let there: Vec<String> = there.map(|seat| self.names.of(seat)).collect();
        let mut notes = self.card_beside(Some(hex));
        if !there.is_empty() {
            let names = self.words.list(&there);
            notes.push(self.words.say("terminal-there", &[("names", names.into())]));
        }
        notes
    }

    fn card_beside(&self, hex: Option<Hex>) -> Vec<String> {
        let card = hex.and_then(|hex| self.view.beside.at(hex));
        card.map(|card| self.words.short(card.id())).into_iter().collect()
    }

    fn here(&self) -> Option<Hex> {
        self.view.hexes[self.view.active]
    }

    /// Says what a conversion spell or a resource card adds to the pool.
    fn gain(&self, card: Card, steps: u8) -> String {
        let gain = card.printed().gain;
        let gain = (0..steps).fold(Symbols::NONE, |all, _| all.plus(gain));
        self.words.say("say-cast-gain", &[("symbols", self.signs(gain).into())])
    }

    /// Warns of Cursed Crystals at the end of a turn.
    fn end_notes(&self) -> Vec<String> {
        let view = self.view;
        let has_toad = view.companions[view.active] == Some(Companion::HexToad);
        let crystals = if has_toad { 0 } else { view.pool.count(Symbol::Cursed) };
        let key = match crystals {
            0 => return Vec::new(),
            _ if crystals >= view.hp[view.active] => "say-end-deadly",
            _ => "say-end-crystals",
        };
        vec![self.number(key, "count", crystals)]
    }

    fn absorb_note(&self, energy: u8) -> String {
        let (view, me) = (self.view, self.view.active);
        let limit = if view.companions[me].is_some() { ENERGY_SHADOW } else { ENERGY_BASIC };
        let energy = diamonds(view.energy[me] + energy, limit);
        format!("{energy} {}", self.say("table-energy"))
    }
}

/// What the name of something stands for.
impl Table<'_> {
    /// Returns the choice that a name stands for now; it may be refused, and the rules say why.
    pub(super) fn attempted(&self, id: &str) -> Option<Choice> {
        let companion = id.parse().ok().map(|companion| Choice::Transform { companion });
        let character = || id.parse().ok().map(|character| Choice::Pick { character });
        let hex = || id.parse().ok().map(|hex| self.go(hex));
        let counterspell = || id.parse().ok().and_then(|card| self.answer(card));
        let card = || id.parse().ok().and_then(|card| self.play(card));
        companion.or_else(character).or_else(hex).or_else(counterspell).or_else(card)
    }

    fn go(&self, hex: Hex) -> Choice {
        match self.view.phase {
            Phase::Push => Choice::Push { hex },
            _ => Choice::Travel { hex },
        }
    }

    fn answer(&self, card: Counterspell) -> Option<Choice> {
        let answer = match card {
            Counterspell::PointedShield => Answer::Shield,
            Counterspell::RubberRetort => Answer::Retort,
            Counterspell::SecondWind => Answer::Wind,
            Counterspell::FizzleFog => Answer::Fog,
            Counterspell::Poof => Answer::Poof(self.here()?),
            Counterspell::ToadstoolTrap => Answer::Trap,
            Counterspell::Butterpaws => Answer::Butterpaws(Die::Red1),
        };
        Some(Choice::Answer { answer })
    }

    /// Casts or uses a card of the book, in the first way there is; or collects another.
    fn play(&self, card: Card) -> Option<Choice> {
        let (view, printed, me) = (self.view, card.printed(), self.view.active);
        let is_own = view.books[me].iter().any(|page| page.card == card);
        if !is_own {
            let paying = printed.collect_payments.as_slice().first().copied();
            let paying = paying.unwrap_or(Symbols::NONE);
            let giving = Giving::Nothing;
            return Some(Choice::Collect { card: Wanted::Card(card), paying, giving });
        }
        let Some(spell) = printed.spell else { return Some(Choice::Use { card }) };
        let paying = printed.cast_payments.as_slice().first().copied()?;
        let enemy = |seat: &Seat| *seat != me && view.is_alive(*seat);
        let target = view.seats.seats().find(enemy)?;
        let aim = match (printed.kind, spell.aimed) {
            (Kind::Attack, Aimed::Enemy) => Aim::At(target),
            (Kind::Attack, Aimed::Hex) => Aim::On(view.hexes[target]?),
            _ => Aim::None,
        };
        Some(Choice::Cast { card, aim, paying })
    }
}
