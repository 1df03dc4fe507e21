//! What a strong bot thinks: of the choices of a seat now, and of a whole record.

use bots::{Asked, Budget, CERTAIN, Compared, Comparison, Model, Opinion, Search, outlook};
use kernel::{Chosen, Dice, Eyes, Game, GameEvent, Record, Seat, Seats, Seed, TextHash, Weight};
use serde::{Deserialize, Deserializer, Serialize, de};

use crate::{
    Fact, Flaw,
    any_game::{Entry, Registered},
    flaw,
};

/// How many choices a piece of advice names at most, and in how many worlds they are compared.
const ADVICE: Comparison = Comparison { options: 32, worlds: 240 };
/// In how many worlds a choice that was made is compared with the best one.
const JUDGMENT: Comparison = Comparison { options: 1, worlds: 240 };
/// How many playouts tell who is winning at a moment.
const OUTLOOK_PLAYOUTS: u32 = 160;
/// A choice that is worse by less than this costs nothing: one percent.
const COST_MIN: u32 = CERTAIN / 100;

/// A choice, and the chance to win with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weighed {
    /// The choice, in its written form.
    pub choice: String,
    /// Its parts.
    pub parts: Fact,
    /// The chance to win with it, in parts of [`CERTAIN`].
    pub chance: u32,
}

/// A choice that a strong bot has looked at for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Advised {
    /// The choice, in its written form.
    pub choice: String,
    /// Its parts.
    pub parts: Fact,
    /// The chance to win with it, in parts of [`CERTAIN`].
    pub chance: u32,
    /// In how many worlds it was tried.
    pub playouts: u32,
    /// Whether the first choice is better by one percent or more, and beyond chance.
    pub is_worse: bool,
}

/// A prepared opinion on the choices of a seat. It returns those that look best, the best first.
pub type Advice = Box<dyn FnOnce() -> Vec<Advised> + Send>;

/// What a strong bot thinks of a whole game, after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The chance that is certain; all chances are parts of it.
    pub certain: u32,
    /// Who was winning, at each question and at the end.
    pub outlook: Vec<Outlook>,
    /// The choices that were judged, in order.
    pub choices: Vec<Judged>,
}

/// Who was winning at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outlook {
    /// The number of choices before.
    pub at: usize,
    /// Whether a part of the game, such as a battle, began or ended just before.
    pub chapter: bool,
    /// The chance of each seat to win.
    pub chances: Vec<u32>,
}

/// A choice that somebody made, and what a strong bot would have chosen from what the seat knew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// The number of choices before.
    pub at: usize,
    /// The seat that chose.
    #[serde(deserialize_with = "read_seat")]
    pub seat: Seat,
    /// The choice that was made.
    pub made: Weighed,
    /// The choice that the bot finds best, compared with the one made in the same worlds.
    pub best: Weighed,
    /// How much of the chance to win the choice cost; 0 if it is less than one percent, or may be
    /// chance.
    pub cost: u32,
}

impl Analysis {
    /// Returns the choices that cost most, the worst first: at most `count` of those that cost
    /// anything, of one seat or of all.
    pub fn worst(&self, seat: Option<Seat>, count: usize) -> Vec<&Judged> {
        let choices = self.choices.iter().filter(|it| seat.is_none_or(|seat| it.seat == seat));
        let mut worst: Vec<&Judged> = choices.filter(|it| it.cost > 0).collect();
        worst.sort_by_key(|it| std::cmp::Reverse(it.cost));
        worst.truncate(count);
        worst
    }

    /// Returns who was winning at a moment: at the last question before it.
    pub fn outlook_at(&self, at: usize) -> Option<&Outlook> {
        self.outlook.iter().rev().find(|it| it.at <= at)
    }
}

/// What an analysis looks at, and whether it goes on.
#[expect(missing_debug_implementations, reason = "it holds functions")]
pub struct Inquiry<'i> {
    /// Tells whether a choice is judged: by the number of choices before it, and its seat.
    pub wants: &'i dyn Fn(usize, Seat) -> bool,
    /// Hears after each choice how many are done, and tells whether to go on.
    pub go_on: &'i mut dyn FnMut(usize) -> bool,
}

/// A game whose records can be analyzed.
pub trait Analyzable {
    /// Replays a record and analyzes it, as far as it goes. The same record gives the same analysis.
    /// Returns `None` if the inquiry stops it.
    ///
    /// # Errors
    ///
    /// If a line of the record is wrong.
    fn analyze(&self, record: &Record, inquiry: Inquiry<'_>) -> Result<Option<Analysis>, Flaw>;
}

impl<G: Registered> Analyzable for Entry<G> {
    fn analyze(&self, record: &Record, inquiry: Inquiry<'_>) -> Result<Option<Analysis>, Flaw> {
        let judge = Judge::<G> { contents: self.contents(), model: Model::of::<G>() };
        let mut replay = record.replay::<G>(&judge.contents)?;
        // Not the dice of the game: they would know the cards to come.
        let mut dice = Dice::new(&Seed::from(TextHash::of(&format!("analysis {}", record.seed))));
        let (mut outlooks, mut choices) = (Vec::new(), Vec::new());
        let (mut is_new, mut is_chapter) = (true, true);
        for (at, next) in record.choices.iter().enumerate() {
            // A seed for each choice, whichever are wanted: so each gets the same opinion.
            let [looking, judging] = [dice.seed(), dice.seed()];
            if is_new {
                let chances = judge.chances(replay.game(), &looking);
                outlooks.push(Outlook { at, chapter: is_chapter, chances });
                is_chapter = false;
            }
            if (inquiry.wants)(at, next.seat) {
                choices.extend(judge.judge(replay.game(), at, next, &judging));
            }
            let before = replay.game().turn().owing();
            replay.step().map_err(|error| flaw::of(error, &replay, next))?;
            is_new = is_new_question(before, next.seat, replay.game().turn().owing());
            is_chapter |=
                replay.frames().iter().any(|frame| frame.event.weight() == Weight::Chapter);
            if !(inquiry.go_on)(at + 1) {
                return Ok(None);
            }
        }
        let chances = judge.chances(replay.game(), &dice.seed());
        outlooks.push(Outlook { at: record.choices.len(), chapter: true, chances });
        replay.finish()?;
        Ok(Some(Analysis { certain: CERTAIN, outlook: outlooks, choices }))
    }
}

/// Returns whether a choice led to another question: until all have answered, the choices of others
/// are sealed, and nothing has changed.
fn is_new_question(before: Seats, seat: Seat, after: Seats) -> bool {
    after != before.without(seat) || before.len() == 1
}

/// A hard bot that looks at a game afterwards.
struct Judge<G: Game> {
    contents: G::Contents,
    model: Model,
}

impl<G: Registered> Judge<G> {
    /// Returns the chance of each seat to win.
    fn chances(&self, game: &G, seed: &Seed) -> Vec<u32> {
        let chances = outlook(game, &self.model, OUTLOOK_PLAYOUTS, &mut Dice::new(seed));
        chances.values().copied().collect()
    }

    /// Judges the next choice of a game from what its seat knows; not one that is the only one. A
    /// choice that is not legal is left to the replay.
    #[expect(clippy::too_many_arguments, reason = "game, number, choice and seed are all needed")]
    fn judge(&self, game: &G, at: usize, next: &Chosen, seed: &Seed) -> Option<Judged> {
        let seat = next.seat;
        let made = G::read(&self.contents, &next.choice).ok()?;
        let (view, legal) = (game.view(Eyes::Seat(seat)), game.choices(seat));
        if legal.len() < 2 || !legal.contains(&made) {
            return None;
        }
        let asked = Asked { seat, view: &view, legal: &legal, also: Some(made) };
        let compared = search::<G>(seed).compare(&asked, JUDGMENT);
        let own = compared.iter().find(|it| it.opinion.choice == made)?;
        let best = compared.first()?;
        let difference = best.opinion.chance.saturating_sub(own.opinion.chance);
        let cost = if is_mistake(own, difference) { difference } else { 0 };
        let weighed = |it: &Compared<G::Choice>| weighed::<G>(&self.contents, it.opinion);
        Some(Judged { at, seat, made: weighed(own), best: weighed(best), cost })
    }
}

/// Prepares the opinion of a hard bot on the choices of a seat, from what the seat knows.
pub(crate) fn advice<G: Registered>(
    contents: G::Contents,
    game: &G,
    seat: Seat,
    seed: Seed,
) -> Advice {
    let (view, legal) = (game.view(Eyes::Seat(seat)), game.choices(seat));
    Box::new(move || {
        let asked = Asked { seat, view: &view, legal: &legal, also: None };
        let compared = search::<G>(&seed).compare(&asked, ADVICE);
        let best = compared.first().map_or(0, |it| it.opinion.chance);
        let advised = |it: Compared<G::Choice>| {
            let Weighed { choice, parts, chance } = weighed::<G>(&contents, it.opinion);
            let is_worse = is_mistake(&it, best.saturating_sub(chance));
            Advised { choice, parts, chance, playouts: it.opinion.playouts, is_worse }
        };
        compared.into_iter().map(advised).collect()
    })
}

/// Returns whether a choice is worse than the best by enough to speak of, and beyond chance.
fn is_mistake<C>(compared: &Compared<C>, difference: u32) -> bool {
    compared.is_worse && difference >= COST_MIN
}

fn search<G: Registered>(seed: &Seed) -> Search<G> {
    let budget = Budget::flat(G::PLAYOUTS.hard);
    Search::new(Dice::new(seed), Model::of::<G>(), budget)
}

fn weighed<G: Registered>(contents: &G::Contents, opinion: Opinion<G::Choice>) -> Weighed {
    let written = G::written(contents, opinion.choice);
    Weighed { choice: written.to_string(), parts: Fact::of(&written), chance: opinion.chance }
}

fn read_seat<'d, D: Deserializer<'d>>(reader: D) -> Result<Seat, D::Error> {
    let number = u8::deserialize(reader)?;
    Seat::new(number).ok_or_else(|| de::Error::custom("a table has at most eight seats"))
}
