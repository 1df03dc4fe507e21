//! Tutorials: every branch leads to the end, in both languages, and the coach points at what is there.

use std::collections::BTreeSet;

use catalog::GAMES;
use hyper::StatusCode;

use crate::house::House;

const STEPS_MAX: usize = 12;
const SENTENCES_MAX: usize = 2;
/// What a newcomer reads at a glance.
const TITLE_MAX: usize = 44;
const LETTERS_MAX: usize = 200;

/// The page of a step.
struct Step {
    game: &'static str,
    /// The query of its address.
    query: String,
    html: String,
}

impl Step {
    async fn get(house: &House, (game, language): (&'static str, &str), query: &str) -> Self {
        let mut guest = house.stranger().await.speak(language);
        let path = format!("/games/{game}/learn{query}");
        let answer = guest.client.get(&path).await.expect("an answer");
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        let html = String::from_utf8(answer.body.to_vec()).expect("it is text");
        Self { game, query: query.to_owned(), html }
    }

    /// Returns what follows `start`, up to `end`.
    fn between(&self, start: &str, end: &str) -> Option<&str> {
        let rest = &self.html[self.html.find(start)? + start.len()..];
        rest.find(end).map(|at| &rest[..at])
    }

    fn title(&self) -> &str {
        self.between("id=\"coach-title\">", "<").expect("a title")
    }

    /// Returns what the coach says, without markup.
    fn says(&self) -> String {
        let markup = self.between("id=\"coach-says\">", "</p>").expect("words");
        let mut says = String::new();
        for piece in markup.split('<') {
            says.push_str(piece.split_once('>').map_or(piece, |(_, text)| text));
        }
        says
    }

    /// Returns the queries that lead on: Next, what can be chosen, or what has to be taken back.
    fn ways(&self) -> Vec<String> {
        let query = |link: &str| {
            link.split_once('?').map(|(_, query)| format!("?{query}").replace("&amp;", "&"))
        };
        let link = |go: &str| {
            let before = self.html.split_once(&format!("\" data-go=\"{go}\"")).map(|(it, _)| it)?;
            query(before.rsplit_once("href=\"")?.1)
        };
        if let Some(next) = link("next") {
            return vec![next];
        }
        if !self.html.contains("class=\"deed\"") {
            let is_last = self.html.contains("data-last");
            return link("back").filter(|_| !is_last).into_iter().collect();
        }
        let form = self.between("<form class=\"act\"", "</form>").expect("a form");
        let values = |name: &str| -> Vec<String> {
            let named = format!("name=\"{name}\"");
            let fields = form.split('<').filter_map(|it| it.split_once('>')).map(|(it, _)| it);
            let value =
                |field: &str| Some(field.split_once("value=\"")?.1.split_once('"')?.0.to_owned());
            fields.filter(|it| it.contains(&named)).filter_map(value).collect()
        };
        let made: Vec<String> =
            values("made").iter().map(|it| format!("&made={}", coded(it))).collect();
        let start = format!("?at={}{}", values("at")[0], made.concat());
        let choices: BTreeSet<String> = values("choice").into_iter().collect();
        choices.iter().map(|it| format!("{start}&choice={}", coded(it))).collect()
    }

    fn check(&self) {
        let here = format!("{} {}", self.game, self.query);
        check_words(&here, self.title(), &self.says());
        for target in self.between("data-points=\"", "\"").expect("places").split('|') {
            assert!(target.is_empty() || self.has(target), "{here}: there is no {target}");
        }
    }

    /// Tells whether the page has what a selector names: `#id`, `#id .class`.
    fn has(&self, target: &str) -> bool {
        let mut rest = self.html.as_str();
        target.split(' ').all(|part| {
            let place = match part.split_at(1) {
                ("#", id) => rest.find(&format!("id=\"{id}\"")),
                (_, class) => rest
                    .split("class=\"")
                    .skip(1)
                    .find(|it| {
                        let classes = it.split('"').next().unwrap_or_default();
                        classes.split(' ').any(|it| it == class)
                    })
                    .and_then(|it| rest.find(it)),
            };
            rest = place.map_or("", |at| &rest[at..]);
            place.is_some()
        })
    }
}

/// Checks that the coach is brief.
fn check_words(here: &str, title: &str, says: &str) {
    assert!((1..=TITLE_MAX).contains(&title.chars().count()), "{here}: {title}");
    let sentences = says.split_inclusive(['.', '?', '!']).filter(|it| it.trim().len() > 1).count();
    assert!((1..=SENTENCES_MAX).contains(&sentences), "{here}: {says}");
    let letters = says.chars().count();
    assert!(letters <= LETTERS_MAX, "{here}: {letters} letters: {says}");
}

fn coded(choice: &str) -> String {
    choice.replace(' ', "+")
}

/// Visits every step by every branch: of the choices that lead to the same words, only one.
async fn go_through(house: &House, of: (&'static str, &str)) -> usize {
    let (mut open, mut seen, mut ends) = (vec![String::new()], BTreeSet::new(), 0);
    while let Some(query) = open.pop() {
        let step = Step::get(house, of, &query).await;
        if !seen.insert((step.title().to_owned(), step.says())) {
            continue;
        }
        step.check();
        let of = step.between("class=\"dots\"", "</span>").expect("dots").matches("<i").count();
        assert!(of <= STEPS_MAX, "{} has {of} steps", step.game);
        let ways = step.ways();
        if step.html.contains("data-last") {
            let play = format!(
                "action=\"/play\"><input type=\"hidden\" name=\"game\" value=\"{}\">",
                step.game
            );
            assert!(step.html.contains(&play), "it ends with a real game");
            ends += 1;
        } else {
            assert!(!ways.is_empty(), "a dead end: {query}");
        }
        open.extend(ways);
    }
    ends
}

#[tokio::test(flavor = "multi_thread")]
async fn every_branch_of_every_tutorial_leads_to_its_end() {
    let house = House::open("tutorial").await;
    for game in catalog::listed() {
        assert!(game.tutorial().is_some(), "{} has no tutorial", game.id());
        for language in ["en", "es"] {
            assert!(go_through(&house, (game.id(), language)).await > 0, "{}", game.id());
        }
    }
}

/// The words of cases that no branch of the other test happens to reach.
#[test]
fn every_case_has_words_in_both_languages() {
    for game in GAMES {
        let steps = game.tutorial().into_iter().flat_map(|tutorial| &tutorial.steps);
        for step in steps {
            let cases = step.cases.iter().map(|case| format!("learn-{}-{}", step.id, case.id));
            let plain = step.cases.is_empty().then(|| format!("learn-{}", step.id));
            for key in cases.chain(plain) {
                for language in text::Language::ALL {
                    let words = text::words(language).game(game.id()).expect("it has words");
                    let names = ["b", "c", "d"].map(|it| (it, it.into()));
                    let says = words.say(&format!("{key}-says"), &names);
                    check_words(&key, &words.say(&key, &names), &says);
                }
            }
        }
    }
}

/// Nothing in an address may harm: unknown steps, choices that are illegal or no choices at all.
#[tokio::test(flavor = "multi_thread")]
async fn a_tutorial_forgives_a_wrong_address() {
    let house = House::open("tutorial-address").await;
    for game in GAMES.iter().filter(|game| game.tutorial().is_some()) {
        for query in [
            "?at=999",
            "?at=-1",
            "?at=x&made=&choice=",
            "?at=5&made=%00&made=draft+nobody",
            "?at=3&made=end&made=end&made=end&made=end",
        ] {
            let step = Step::get(&house, (game.id(), "en"), query).await;
            assert!(!step.title().is_empty(), "{query}");
            assert!(!step.html.contains("data-last"), "{query}: nobody skips the choices");
        }
    }
    let mut guest = house.stranger().await;
    for path in ["/games/nothing/learn", "/games/goofspiel/learn"] {
        let answer = guest.client.get(path).await.expect("an answer");
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tutorial_keeps_its_step_in_another_language() {
    let house = House::open("tutorial-language").await;
    let step = Step::get(&house, ("shadow-throne", "en"), "?at=2&made=draft+tithe-master").await;
    let link = "/games/shadow-throne/learn?at=2&amp;made=draft+tithe-master&amp;lang=es";
    assert!(step.html.contains(link));
}
