//! The rules text of a card in words, written from its effects [C.7].

mod english;
mod language;
mod spanish;
#[cfg(test)]
mod tests;

use alloc::{
    borrow::Cow,
    format,
    string::{String, ToString},
    vec::Vec,
};

use self::{
    english::ENGLISH,
    language::{Language, fill, find},
    spanish::SPANISH,
};
use crate::{
    Amount, Card, CardFacts, Cards, Compare, Condition, Detail, Kind, Line, LineForm, Modifier,
    Outcome, Selector, Step, Steps, Trigger, Verb, When,
};

/// What an outcome of a hand card shows if nothing happens.
const NOTHING: &str = "—";

impl Cards {
    /// Returns the rules texts of a card in a language, given by its two-letter code, in the order
    /// in which a face shows them; English if the language is not known.
    ///
    /// A hand card has one text for each outcome, a dash where nothing happens. An event has one
    /// text. An attribute or environment has a sentence for each modifier, without an occasion, and
    /// then one for each trigger.
    pub fn texts(&self, card: Card, language: &str) -> Vec<(Option<When>, String)> {
        known(language).texts(self.facts(card))
    }

    /// Returns the whole rules text of a card in a language, in one paragraph. The texts of a hand
    /// card begin with the names of their outcomes.
    pub fn text(&self, card: Card, language: &str) -> String {
        let texts = self.texts(card, language).into_iter();
        let named = texts.map(|(when, text)| match when {
            Some(When::Outcome(outcome)) => {
                format!("{}: {text}", known(language).outcomes[outcome.index()])
            }
            Some(When::Now | When::On(_)) | None => text,
        });
        named.collect::<Vec<_>>().join(" ")
    }
}

/// Returns steps in words, as one sentence: what a player pays for, or one branch of a choice.
pub fn steps_in_words(steps: &Steps, language: &str) -> String {
    sentence(known(language).steps(steps))
}

/// Returns a line of an event in words, as one sentence.
pub(crate) fn line_in_words(line: &Line, language: &str) -> String {
    let known = known(language);
    sentence(known.line(line, known.condition))
}

fn known(language: &str) -> &'static Language {
    if language == "es" { &SPANISH } else { &ENGLISH }
}

/// Returns a text with a capital letter and a full stop.
fn sentence(text: String) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

impl Language {
    fn texts(&self, facts: &CardFacts) -> Vec<(Option<When>, String)> {
        match facts.kind {
            Kind::Hand => {
                let outcome = |outcome| {
                    let when = When::Outcome(outcome);
                    (Some(when), self.sentences(facts, when))
                };
                Outcome::ALL.map(outcome).to_vec()
            }
            Kind::Event => [(Some(When::Now), self.sentences(facts, When::Now))].to_vec(),
            Kind::Attribute | Kind::Environment => {
                let place = usize::from(facts.kind == Kind::Environment);
                let modifier = |it| (None, sentence(self.modifier(it, place)));
                let trigger = |it| self.trigger(facts, it);
                let triggers = Trigger::ALL.into_iter().filter_map(trigger);
                facts.modifiers.iter().map(modifier).chain(triggers).collect()
            }
        }
    }

    /// Returns the text of a hand card or event: each line is a sentence.
    fn sentences(&self, facts: &CardFacts, when: When) -> String {
        let Some((_, lines)) = facts.texts.iter().find(|(it, _)| *it == when) else {
            return NOTHING.to_string();
        };
        let line = |(place, line): (usize, &Line)| {
            let condition = if place == 0 { self.condition } else { self.also };
            sentence(self.line(line, condition))
        };
        lines.iter().enumerate().map(line).collect::<Vec<_>>().join(" ")
    }

    /// Returns the text of a trigger: one sentence.
    fn trigger(&self, facts: &CardFacts, trigger: Trigger) -> Option<(Option<When>, String)> {
        let when = When::On(trigger);
        let (_, lines) = facts.texts.iter().find(|(it, _)| *it == when)?;
        let is_for_all =
            facts.kind == Kind::Environment && !matches!(trigger, Trigger::Start | Trigger::End);
        let [opening] = find(self.triggers, trigger.id()).unwrap_or_default();
        let lines: Vec<_> = lines.iter().map(|line| self.line(line, self.condition)).collect();
        let whole = format!(
            "{}{opening} {}",
            if is_for_all { self.everybody } else { "" },
            lines.join(self.then)
        );
        Some((Some(when), sentence(whole)))
    }

    /// Returns a line in small letters; `template` is what a condition is put into.
    fn line(&self, line: &Line, template: &str) -> String {
        let first = self.steps(&line.steps);
        let text = match line.form {
            LineForm::Plain => first,
            LineForm::Pay(gold) => fill(self.pay, |name| match name {
                "n" => gold.to_string().into(),
                _ => first.clone().into(),
            }),
            LineForm::Either => {
                let second = self.steps(&line.others);
                let special = self.either_before_vowel.filter(|it| second.starts_with(it.0));
                fill(special.map_or(self.either, |it| it.1), |name| match name {
                    "s" => first.clone().into(),
                    _ => second.clone().into(),
                })
            }
        };
        let Some(condition) = &line.condition else { return text };
        let condition = self.condition(condition);
        fill(template, |name| if name == "c" { condition.clone() } else { text.clone() }.into())
    }

    fn steps(&self, steps: &Steps) -> String {
        let mut text = String::new();
        for (place, step) in steps.iter().enumerate() {
            let step = self.step(step);
            let special = self.and_before_vowel.filter(|it| step.starts_with(it.0));
            if place > 0 {
                text.push_str(special.map_or(self.and, |it| it.1));
            }
            text.push_str(&step);
        }
        text
    }

    fn step(&self, step: &Step) -> String {
        let Step { verb, who, amount, detail } = *step;
        let n = if amount == (Amount { n: 0, ghosts: true }) { 1 } else { amount.n };
        let special = match (verb, detail) {
            (Verb::Mill | Verb::Scry, _) if n == 1 => format!("{verb} 1"),
            (Verb::Discard, _) | (_, Detail::None) => verb.to_string(),
            _ => format!("{verb} {detail}"),
        };
        let templates = find(self.steps, &special).or(find(self.steps, verb.id()));
        let place = match who {
            None | Some(Selector::Me) => 0,
            Some(Selector::Both) => 2,
            Some(_) => 1,
        };
        let [subject, object, possessive] = self.selector(who.unwrap_or(Selector::Me));
        let text = fill(templates.unwrap_or_default()[place], |name| match name {
            "w" => subject.into(),
            "o" | "a" => object.into(),
            "p" | "d" => possessive.into(),
            "random" if detail == Detail::Random => self.random.into(),
            "random" => "".into(),
            name => self.number(name, n),
        });
        let ghosts = if amount.ghosts { self.ghosts[usize::from(amount.n > 0)] } else { "" };
        text + ghosts
    }

    fn condition(&self, condition: &Condition) -> String {
        let (who, key, number) = match *condition {
            Condition::Has(measure, who, compare, n) => {
                (who, format!("{measure} {compare}"), Some(n))
            }
            Condition::Count(count, compare, n) => {
                (Selector::All, format!("{count} {compare}"), Some(n))
            }
            Condition::Holder(who) => (who, "holder".to_string(), None),
            Condition::Laid(who, symbol) => {
                let symbol = symbol.map_or("none", crate::Symbol::id);
                (who, format!("symbol {} {symbol}", Compare::Equal), None)
            }
        };
        // Some numbers have a template of their own: `gold =0`.
        let special = number.and_then(|n| find(self.conditions, &format!("{key}{n}")));
        let [template] = special.or(find(self.conditions, &key)).unwrap_or_default();
        let [subject, ..] = self.selector(who);
        let text = fill(template, |name| match (name, find(self.agreeing, name)) {
            ("w", _) => subject.into(),
            (_, Some(forms)) => forms[usize::from(who != Selector::Me)].into(),
            (name, None) => self.number(name, number.unwrap_or_default()),
        });
        text.strip_prefix(self.dropped).unwrap_or(&text).to_string()
    }

    /// Returns a modifier in small letters; `place` is 0 on an attribute, 1 on an environment.
    fn modifier(&self, modifier: &Modifier, place: usize) -> String {
        let written = modifier.to_string();
        let word = written.split(' ').next().unwrap_or_default();
        let (key, n, least, symbol) = match *modifier {
            Modifier::DamageDealt(n, Some(symbol)) => {
                (format!("{word} with"), n, None, Some(symbol))
            }
            Modifier::DamageTaken(n, Some(least)) => (format!("{word} min"), n, Some(least), None),
            Modifier::DamageDealt(n, None)
            | Modifier::DamageTaken(n, None)
            | Modifier::ShopPrice(n)
            | Modifier::HandLimit(n) => (word.to_string(), n, None, None),
            Modifier::Initiative(n) => {
                (word.to_string(), i8::try_from(n).unwrap_or(i8::MAX), None, None)
            }
            Modifier::TieWins(Some(symbol)) | Modifier::FumbleTies(Some(symbol)) => {
                (word.to_string(), 0, None, Some(symbol))
            }
            Modifier::TieWins(None)
            | Modifier::FumbleTies(None)
            | Modifier::Immune(_)
            | Modifier::NoHeal
            | Modifier::NoGhostDraw => (written.clone(), 0, None, None),
        };
        let symbol = symbol.and_then(|it| find(self.symbols, it.id())).unwrap_or_default();
        let templates = find(self.modifiers, &key).unwrap_or_default();
        fill(templates[place], |name| match (name, find(self.signed, name)) {
            ("m", _) => least.unwrap_or_default().to_string().into(),
            ("sym", _) => symbol[0].into(),
            (_, Some(forms)) => forms[usize::from(n < 0)].into(),
            (_, None) => n.unsigned_abs().to_string().into(),
        })
    }

    fn selector(&self, selector: Selector) -> [&'static str; 3] {
        find(self.selectors, selector.id()).unwrap_or_default()
    }

    /// Returns a number, with its noun if `name` is the name of one.
    fn number(&self, name: &str, n: u8) -> Cow<'static, str> {
        let [one, many] = find(self.numbered, name).unwrap_or(["{n}"; 2]);
        fill(if n == 1 { one } else { many }, |_| n.to_string().into()).into()
    }
}
