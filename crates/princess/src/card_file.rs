//! TEMPORARY reader, replaced by the helper's.
use crate::cards::Content;
use crate::*;
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::ops::Range;
use kernel::ContentsHash;
/// A mistake.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// span
    pub span: Range<usize>,
    /// what
    pub what: String,
}
/// A warning.
#[derive(Clone, Debug)]
pub struct Warning;
fn words(v: Option<&toml::Value>) -> Option<Words> {
    let t = v?.as_table()?;
    let g = |k: &str| t.get(k).and_then(|x| x.as_str()).map(ToString::to_string);
    Some(Words { en: g("en"), es: g("es") })
}
fn step(t: &str) -> Step {
    let mut w: Vec<&str> = t.split(' ').collect();
    let verb: Verb = w.remove(0).parse().unwrap();
    let mut s = Step { verb, ..Step::default() };
    if verb == Verb::Swap {
        s.detail = w.remove(0).parse().unwrap();
    }
    if verb.has_players() {
        s.who = Some(w.remove(0).parse().unwrap());
    }
    if verb.has_amount() {
        let a = w.remove(0);
        let (n, g) = match a.strip_suffix("+ghosts") {
            Some(n) => (n, true),
            None => (a, false),
        };
        s.amount = Amount { n: n.parse().unwrap(), ghosts: g };
    }
    if let Some(d) = w.first() {
        s.detail = d.parse().unwrap();
    }
    s
}
fn steps(t: &str) -> Steps {
    t.split(" & ").map(step).collect()
}
pub(crate) fn line(t: &str) -> Line {
    let mut l = Line::default();
    let mut r = t;
    if let Some(x) = r.strip_prefix("if ") {
        let (c, rest) = x.split_once(" : ").unwrap();
        r = rest;
        let w: Vec<&str> = c.split(' ').collect();
        l.condition = Some(match w[0] {
            "holder" => Condition::Holder(w[1].parse().unwrap()),
            "symbol" => Condition::Laid(w[1].parse().unwrap(), w[3].parse().ok()),
            "ghosts" | "alive" => Condition::Count(
                w[0].parse().unwrap(),
                w[1].parse().unwrap(),
                w[2].parse().unwrap(),
            ),
            _ => Condition::Has(
                w[0].parse().unwrap(),
                w[1].parse().unwrap(),
                w[2].parse().unwrap(),
                w[3].parse().unwrap(),
            ),
        });
    }
    if let Some(x) = r.strip_prefix("pay ") {
        let (n, rest) = x.split_once(" : ").unwrap();
        l.form = LineForm::Pay(n.parse().unwrap());
        l.steps = steps(rest);
    } else if let Some(x) = r.strip_prefix("either ") {
        let (a, b) = x.split_once(" | ").unwrap();
        l.form = LineForm::Either;
        l.steps = steps(a);
        l.others = steps(b);
    } else {
        l.steps = steps(r);
    }
    l
}
fn modifier(t: &str) -> Modifier {
    let w: Vec<&str> = t.split(' ').collect();
    let n = || w[1].trim_start_matches('+').parse::<i8>().unwrap();
    let sym = || w[1].parse::<Symbol>().ok();
    match w[0] {
        "damage-dealt" => Modifier::DamageDealt(n(), w.get(2).map(|x| x[5..].parse().unwrap())),
        "damage-taken" => Modifier::DamageTaken(n(), w.get(2).map(|x| x[4..].parse().unwrap())),
        "shop-price" => Modifier::ShopPrice(n()),
        "hand-limit" => Modifier::HandLimit(n()),
        "initiative" => Modifier::Initiative(w[1].parse().unwrap()),
        "tie-wins" => Modifier::TieWins(sym()),
        "fumble-ties" => Modifier::FumbleTies(sym()),
        "immune" => Modifier::Immune(w[1].parse().unwrap()),
        "no-heal" => Modifier::NoHeal,
        _ => Modifier::NoGhostDraw,
    }
}
pub(crate) fn read(source: &str) -> Result<(Content, Vec<Warning>), Vec<Mistake>> {
    let t: toml::Table = toml::from_str(source)
        .map_err(|e| alloc::vec![Mistake { span: 0..0, what: format!("{e}") }])?;
    let s = |v: &toml::Value, k: &str| v.get(k).and_then(|x| x.as_str()).map(ToString::to_string);
    let mut characters = Vec::new();
    let mut cs: Vec<&toml::Value> = t["character"].as_array().unwrap().iter().collect();
    cs.sort_by_key(|c| c["number"].as_integer());
    for c in cs {
        characters.push(CharacterFacts {
            id: Id::new(&s(c, "id").unwrap()).unwrap(),
            color: Id::new(&s(c, "colour").unwrap()).unwrap(),
            hearts: u8::try_from(c["hearts"].as_integer().unwrap()).unwrap(),
            name: words(c.get("name")).unwrap(),
            temper: words(c.get("temper")),
            flavor: words(c.get("flavour")),
        });
    }
    let mut cards = Vec::new();
    let mut kinds = [CardSet::NONE; 4];
    let mut colors = alloc::vec![CardSet::NONE;8];
    let mut princess = Card::default();
    for (i, c) in t["card"].as_array().unwrap().iter().enumerate() {
        let id = s(c, "id").unwrap();
        let card = Card::at(i);
        let kind: Kind = s(c, "kind").unwrap().parse().unwrap();
        kinds[kind.index()].add(card);
        if id == "la-princesa" {
            princess = card;
        }
        let color = s(c, "colour").map(|x| {
            Character::numbered(
                1 + characters.iter().position(|c: &CharacterFacts| c.color.as_str() == x).unwrap(),
            )
        });
        if let Some(c) = color {
            colors[c.place()].add(card);
        }
        let lines = |v: Option<&toml::Value>| -> Lines {
            v.and_then(|v| v.as_array())
                .map(|a| a.iter().map(|l| line(l.as_str().unwrap())).collect())
                .unwrap_or_default()
        };
        let mut texts = Vec::new();
        for o in Outcome::ALL {
            texts.push((When::Outcome(o), lines(c.get(o.id()))));
        }
        texts.push((When::Now, lines(c.get("now"))));
        if let Some(on) = c.get("on") {
            for tr in Trigger::ALL {
                texts.push((When::On(tr), lines(on.get(tr.id()))));
            }
        }
        texts.retain(|(_, l)| !l.is_empty());
        cards.push(CardFacts {
            id: Id::new(&id).unwrap(),
            kind,
            color,
            symbol: s(c, "symbol").map(|x| x.parse().unwrap()),
            name: words(c.get("name")).unwrap(),
            flavor: words(c.get("flavour")),
            modifiers: c
                .get("mods")
                .and_then(|m| m.as_array())
                .map(|a| a.iter().map(|m| modifier(m.as_str().unwrap())).collect())
                .unwrap_or_default(),
            texts,
        });
    }
    Ok((
        Content {
            source: source.to_string(),
            hash: ContentsHash::of(source),
            characters,
            cards,
            princess,
            kinds,
            colors,
        },
        Vec::new(),
    ))
}

pub(crate) fn read_line(t: &str) -> Result<Line, String> {
    Ok(line(t))
}
