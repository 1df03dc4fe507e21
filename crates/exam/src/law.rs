//! The laws, one method each.

use std::collections::BTreeSet;

use kernel::{
    Dice, Eyes, Frame, Frames, Game, GameEvent, Ignore, Record, Seat, Seats, Seed, Setup, Tell,
    Turn,
};

use serde::Serialize;
use serde_json::Value;

use crate::{Broken, Passage, Plan, Playout};

/// A game under test.
pub(crate) struct Trial<'l, G: Game> {
    line: &'l Playout,
    setup: Setup<G>,
    choices_max: usize,
    forgets: bool,
    game: G,
    dice: Dice,
    /// The test's own dice, separate from the game's.
    whim: Dice,
    /// Every choice that was legal at some time.
    known: Vec<G::Choice>,
    /// The frames of the last choice; of the deal, before the first one.
    frames: Frames<G>,
}

type Obeyed = Result<(), Broken>;

fn hold(law: &'static str, holds: bool, how: impl FnOnce() -> String) -> Obeyed {
    if holds { Ok(()) } else { Err(Broken { law, how: how() }) }
}

impl<'l, G: Game> Trial<'l, G> {
    pub(crate) fn deal(line: &'l Playout, setup: &Setup<G>, plan: Plan) -> Self {
        let mut dice = Dice::new(&Seed::from(line.seed));
        let (game, frames) = dealt(setup, &mut dice);
        Self {
            line,
            setup: setup.clone(),
            choices_max: plan.choices_max,
            forgets: plan.forgets,
            game,
            dice,
            whim: Dice::new(&Seed::from(!line.seed)),
            known: Vec::new(),
            frames,
        }
    }

    /// Returns whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.game.turn(), Turn::Over(_))
    }

    /// Plays the whole line, and tests the laws at every step.
    pub(crate) fn play(&mut self, own: &impl Fn(&Passage<'_, G>) -> Result<(), String>) -> Obeyed {
        self.the_deal_tells_no_secret()?;
        for &pick in &self.line.picks {
            self.judge_state()?;
            let Some((seat, choice)) = Playout::choice(&self.game, pick) else {
                break;
            };
            match self.whim.below(6) {
                0 => self.clone_plays_the_same(seat, choice)?,
                1 => self.sealed_choice_tells_nothing(seat, choice)?,
                2 => self.equal_views_hear_the_same(seat, choice)?,
                _ => {}
            }
            let (before, dice) = (self.game.clone(), self.dice.clone());
            self.frames.0.clear();
            let taken = self.game.choose(seat, choice, &mut self.dice, &mut self.frames);
            hold("legal is legal", taken.is_ok(), || format!("{seat} {choice:?}: {taken:?}"))?;
            if self.whim.below(24) == 0 {
                let moments = moments(&before, &dice, (seat, choice));
                self.what_is_told_can_be_seen(Some((&before, seat, choice)), &moments)?;
            }
            let passage = Passage { before: &before, after: &self.game, frames: &self.frames.0 };
            own(&passage).map_err(|how| Broken { law: "the game's own laws", how })?;
        }
        self.judge_state()?;
        self.record_is_the_game()?;
        self.the_game_ends()
    }

    /// Tests the quick laws, and at most one of the slow laws, at random.
    fn judge_state(&mut self) -> Obeyed {
        self.game.check().map_err(|how| Broken { law: "the game's own invariants", how })?;
        self.somebody_is_asked_until_it_is_over()?;
        let seats: Vec<Seat> = self.setup.seats.seats().collect();
        let seat = *self.whim.pick(&seats).expect("a table has seats");
        self.legal_is_sorted_and_owed(seat)?;
        match self.whim.below(6) {
            0 => self.refused_changes_nothing(seat),
            1 => self.order_of_answers_does_not_matter(),
            2 => self.imagined_world_fits(Eyes::Seat(seat)),
            3 => self.imagined_world_fits(Eyes::Crowd),
            4 => self.all_seeing_eyes_see_the_game(),
            _ => Ok(()),
        }
    }

    fn somebody_is_asked_until_it_is_over(&self) -> Obeyed {
        let stuck = self.game.turn() == Turn::Choose(Seats::NONE);
        hold("the game always waits for somebody, or is over", !stuck, String::new)
    }

    fn legal_is_sorted_and_owed(&mut self, seat: Seat) -> Obeyed {
        let legal = self.game.choices(seat);
        let sorted = legal.windows(2).all(|pair| pair[0] < pair[1]);
        hold("legal is sorted", sorted, || format!("{seat}: {legal:?}"))?;
        let owes = self.game.turn().owing().has(seat);
        hold("owing means a choice", legal.is_empty() != owes, || format!("{seat}: {legal:?}"))?;
        let forced = self.game.is_plainly_forced(seat);
        hold("forced means one choice", !forced || legal.len() == 1, || {
            format!("{seat}: {legal:?}")
        })?;
        for &choice in legal.iter() {
            let text = G::written(&self.setup.contents, choice).to_string();
            let read = G::read(&self.setup.contents, &text);
            hold("written choices read back", read == Ok(choice), || text)?;
            if let Err(place) = self.known.binary_search(&choice) {
                self.known.insert(place, choice);
            }
        }
        Ok(())
    }

    /// Tries every choice that was ever legal in this game, for one seat.
    fn refused_changes_nothing(&mut self, seat: Seat) -> Obeyed {
        let legal = self.game.choices(seat);
        for &choice in &self.known {
            let (mut game, mut dice) = (self.game.clone(), self.dice.clone());
            let admitted = self.game.admit(seat, choice);
            let taken = game.choose(seat, choice, &mut dice, &mut Ignore);
            hold("the gate decides", admitted == taken, || format!("{seat} {choice:?}"))?;
            let is_legal = legal.binary_search(&choice).is_ok();
            hold("exactly the legal is taken", taken.is_ok() == is_legal, || {
                format!("{seat} {choice:?}: {taken:?}")
            })?;
            let unchanged = game == self.game && dice == self.dice;
            hold("refused changes nothing", taken.is_ok() || unchanged, || {
                format!("{seat} {choice:?}")
            })?;
            let says_why = taken.err().is_none_or(|refusal| !refusal.to_string().is_empty());
            hold("a refusal says why", says_why, || format!("{seat} {choice:?}"))?;
        }
        Ok(())
    }

    /// Lets two seats that owe a choice choose in both orders.
    fn order_of_answers_does_not_matter(&mut self) -> Obeyed {
        let mut owing = self.game.turn().owing();
        let (Some(one), Some(other)) = (owing.next(), owing.last()) else {
            return Ok(());
        };
        let [a, b] = [one, other].map(|seat| (seat, any_choice(&self.game, seat, &mut self.whim)));
        let play = |order: [(Seat, G::Choice); 2]| {
            let (mut game, mut dice) = (self.game.clone(), self.dice.clone());
            for (seat, choice) in order {
                let taken = game.choose(seat, choice, &mut dice, &mut Ignore);
                taken.expect("sealed choices do not depend on each other");
            }
            (game, dice)
        };
        hold("the order of sealed answers does not matter", play([a, b]) == play([b, a]), || {
            format!("{} {:?}, {} {:?}", a.0, a.1, b.0, b.1)
        })
    }

    /// An imagined game gives the same view and the same choices as the real one.
    fn imagined_world_fits(&mut self, eyes: Eyes) -> Obeyed {
        let view = self.game.view(eyes);
        let world = G::imagine(&view, &mut self.whim);
        let seen = world.view(eyes);
        hold("an imagined world gives the view it was made from", seen == view, || {
            format!("{eyes:?}\nreal     {view:?}\nimagined {seen:?}")
        })?;
        world.check().map_err(|how| Broken { law: "an imagined world is possible", how })?;
        let Eyes::Seat(seat) = eyes else { return Ok(()) };
        let (legal, imagined) = (self.game.choices(seat), world.choices(seat));
        hold("equal views, equal choices", imagined == legal, || {
            format!("{seat}: {legal:?} and {imagined:?}")
        })?;
        self.hidden_answers_look_alike(seat, &world)
    }

    /// Another seat chooses, in the real and in the imagined game: the viewer sees no difference.
    fn hidden_answers_look_alike(&mut self, seat: Seat, world: &G) -> Obeyed {
        let owing = self.game.turn().owing();
        let Some(other) = owing.without(seat).first().filter(|_| owing.len() > 1) else {
            return Ok(());
        };
        let [(one, here), (another, there)] = [&self.game, world].map(|game| {
            let choice = any_choice(game, other, &mut self.whim);
            (choice, follow(game, &self.dice, (other, choice), &[Eyes::Seat(seat)]))
        });
        hold("a sealed answer tells nothing", here == there, || {
            format!("{seat} can tell {other} {one:?} from {other} {another:?}")
        })
    }

    /// While other seats still owe a choice, nobody else sees what was chosen.
    fn sealed_choice_tells_nothing(&mut self, seat: Seat, choice: G::Choice) -> Obeyed {
        if self.game.turn().owing().len() == 1 {
            return Ok(());
        }
        let (others, instead) = (self.others(seat), any_choice(&self.game, seat, &mut self.whim));
        let [one, another] =
            [choice, instead].map(|choice| follow(&self.game, &self.dice, (seat, choice), &others));
        hold("a sealed choice tells nothing", one == another, || {
            format!("{seat} {choice:?} looks different from {seat} {instead:?}")
        })
    }

    /// If another seat's choice leads to equal views in the real and an imagined game, the viewer
    /// also receives equal events.
    fn equal_views_hear_the_same(&mut self, seat: Seat, choice: G::Choice) -> Obeyed {
        let eyes = *self.whim.pick(&self.others(seat)).expect("there are viewers");
        let world = G::imagine(&self.game.view(eyes), &mut self.whim);
        if world.admit(seat, choice).is_err() {
            return Ok(());
        }
        let viewers = [eyes, Eyes::Crowd];
        let [here, there] =
            [&self.game, &world].map(|game| follow(game, &self.dice, (seat, choice), &viewers));
        let was_shown_to_all = self.forgets && here[1].0 != there[1].0;
        // What the viewer alone is told may be forgotten, too, such as the order of two own draws, or
        // a card that was looked at and then drawn by another.
        let sights = [&self.game, &world].map(|game| {
            let moments = moments(game, &self.dice, (seat, choice));
            moments.iter().map(|now| now.view(eyes)).collect::<Vec<_>>()
        });
        let was_told = self.forgets
            && (is_told_in_another_order::<G>(eyes, [&here[0].0, &there[0].0])
                || sights[0] != sights[1]);
        let looks_alike = here[0].1 == there[0].1 && !was_shown_to_all && !was_told;
        hold("equal views hear the same", !looks_alike || here[0] == there[0], || {
            format!("{eyes:?} after {seat} {choice:?}\nhere  {here:?}\nthere {there:?}")
        })
    }

    /// The deal tells nobody what the view after it hides: not by a name, a number in a frame, or
    /// anything else that differs between two deals that look the same.
    fn the_deal_tells_no_secret(&mut self) -> Obeyed {
        self.what_is_told_can_be_seen(None, &[])?;
        let (other, frames) = dealt(&self.setup, &mut Dice::new(&self.whim.seed()));
        for eyes in self.viewers() {
            let look_alike = self.game.view(eyes) == other.view(eyes);
            let (told, told_too) = (heard(&self.frames, eyes), heard(&frames, eyes));
            hold("deals that look alike sound alike", !look_alike || told == told_too, || {
                format!("{eyes:?}\nhere  {told:?}\nthere {told_too:?}")
            })?;
        }
        Ok(())
    }

    /// Every name in an event that a viewer may see is in the view before or after the choice, or at
    /// the event; or in nobody's: such as a place on the board where nobody is. No frame shows a name
    /// that was secret before and still is, and that nobody told. Before a deal there is no game.
    fn what_is_told_can_be_seen(
        &self,
        chosen: Option<(&G, Seat, G::Choice)>,
        moments: &[G],
    ) -> Obeyed {
        let before = chosen.map(|(before, ..)| before);
        let all = given_away(&plain(&before.unwrap_or(&self.game).view(Eyes::All)));
        let games = || before.into_iter().chain([&self.game]);
        let there: BTreeSet<String> =
            games().flat_map(|game| names(&plain(&game.view(Eyes::All)))).collect();
        for eyes in self.viewers() {
            let views: Vec<Value> = games().map(|game| plain(&game.view(eyes))).collect();
            // Whoever has chosen knows what.
            let own = chosen.filter(|(_, seat, _)| eyes == Eyes::Seat(*seat));
            let own = own.map(|(.., choice)| plain(&G::written(&self.setup.contents, choice)));
            let seen: BTreeSet<String> = views.iter().chain(&own).flat_map(names).collect();
            let known: BTreeSet<String> = views.iter().flat_map(given_away).collect();
            let secrets: BTreeSet<&String> = all.difference(&known).collect();
            let mut told: BTreeSet<String> = BTreeSet::new();
            for (place, Frame { event, now }) in self.frames.0.iter().enumerate() {
                let view = now.as_ref().map(|now| plain(&now.view(eyes)));
                if eyes.may_know(event.eyes()) {
                    // A card can be seen and leave again: it is in the view at that moment.
                    let now = moments.get(place).or(now.as_deref());
                    let shown = now.map(|now| names(&plain(&now.view(eyes)))).unwrap_or_default();
                    let seen: BTreeSet<&String> = seen.iter().chain(&shown).collect();
                    let is_secret = |name: &String| there.contains(name) && !seen.contains(name);
                    let fact = plain(event);
                    let unseen = names(&fact).into_iter().find(is_secret);
                    hold("what is told can be seen", unseen.is_none(), || {
                        format!("{eyes:?} is told of {unseen:?} in {fact}")
                    })?;
                    told.extend(names(&fact));
                }
                let shown = view.iter().flat_map(given_away);
                let is_secret = |name: &String| secrets.contains(name) && !told.contains(name);
                let secret = shown.into_iter().find(is_secret);
                hold("a frame shows no secret", secret.is_none(), || {
                    format!("{eyes:?} is shown {secret:?} at {event:?}")
                })?;
            }
        }
        Ok(())
    }

    fn viewers(&self) -> impl Iterator<Item = Eyes> + use<G> {
        self.setup.seats.seats().map(Eyes::Seat).chain([Eyes::Crowd])
    }

    fn others(&self, seat: Seat) -> Vec<Eyes> {
        self.viewers().filter(|&eyes| eyes != Eyes::Seat(seat)).collect()
    }

    fn clone_plays_the_same(&mut self, seat: Seat, choice: G::Choice) -> Obeyed {
        // Playing one clone must not change the other, which then plays the same.
        let (mut one, other) = (self.game.clone(), self.game.clone());
        let whims = self.whim.clone();
        let first = self.play_on(&mut one, (seat, choice));
        self.whim = whims;
        let untouched = other == self.game;
        let second = self.play_on(&mut other.clone(), (seat, choice));
        hold("a clone plays the same", untouched && first == second, || {
            format!("{seat} {choice:?}")
        })
    }

    /// Plays a choice and some random ones; returns the game, the dice and the frames.
    fn play_on(&mut self, game: &mut G, first: (Seat, G::Choice)) -> (G, Dice, Frames<G>) {
        let (mut dice, mut frames, mut next) = (self.dice.clone(), Frames::default(), Some(first));
        for _ in 0..12 {
            let Some((seat, choice)) = next else { break };
            game.choose(seat, choice, &mut dice, &mut frames).expect("a legal choice is accepted");
            let owing = game.turn().owing().first();
            next = owing.map(|seat| (seat, any_choice(game, seat, &mut self.whim)));
        }
        (game.clone(), dice, frames)
    }

    fn all_seeing_eyes_see_the_game(&mut self) -> Obeyed {
        let view = self.game.view(Eyes::All);
        let world = G::imagine(&view, &mut self.whim);
        hold("the all-seeing view imagines the game itself", world == self.game, || {
            format!("real     {:?}\nimagined {world:?}", self.game)
        })
    }

    /// The record's text reads back, and replays to the same game.
    fn record_is_the_game(&self) -> Obeyed {
        let record = self.line.record::<G>(&self.setup);
        let text = record.to_string();
        let read: Result<Record, _> = text.parse();
        hold("a record reads back", read.as_ref() == Ok(&record), || text)?;
        let game = record.replay::<G>(&self.setup.contents).and_then(kernel::Replay::finish);
        hold("same record, same game", game.as_ref() == Ok(&self.game), || {
            format!("{:?}", game.err())
        })
    }

    /// Random play from here reaches the end of the game.
    fn the_game_ends(&mut self) -> Obeyed {
        let (mut game, mut dice) = (self.game.clone(), self.dice.clone());
        for _ in 0..self.choices_max {
            let Some(seat) = game.turn().owing().first() else { return Ok(()) };
            let choice = any_choice(&game, seat, &mut self.whim);
            game.choose(seat, choice, &mut dice, &mut Ignore).expect("a legal choice is accepted");
        }
        let over = matches!(game.turn(), Turn::Over(_));
        hold("every game ends", over, || format!("not after {} more choices", self.choices_max))
    }
}

/// Draws one of the legal choices of a seat that owes one.
fn any_choice<G: Game>(game: &G, seat: Seat, whim: &mut Dice) -> G::Choice {
    *whim.pick(&game.choices(seat)).expect("a seat that owes has a choice")
}

fn dealt<G: Game>(setup: &Setup<G>, dice: &mut Dice) -> (G, Frames<G>) {
    let mut frames = Frames::default();
    let game = G::deal(setup, dice, &mut frames);
    (game.expect("the plan asks for seats that the game has"), frames)
}

/// Plays a legal choice on a copy of the game; returns what each of these viewers gets from it.
fn follow<G: Game>(
    game: &G,
    dice: &Dice,
    (seat, choice): (Seat, G::Choice),
    viewers: &[Eyes],
) -> Vec<Followed<G>> {
    let (mut game, mut frames) = (game.clone(), Frames::default());
    let taken = game.choose(seat, choice, &mut dice.clone(), &mut frames);
    taken.expect("a legal choice is accepted");
    let follow = |&eyes: &Eyes| (heard(&frames, eyes), game.view(eyes));
    viewers.iter().map(follow).collect()
}

/// Plays a legal choice on a copy of the game; returns the game at each event.
fn moments<G: Game>(game: &G, dice: &Dice, (seat, choice): (Seat, G::Choice)) -> Vec<G> {
    let mut moments = Moments(Vec::new());
    let taken = game.clone().choose(seat, choice, &mut dice.clone(), &mut moments);
    taken.expect("a legal choice is accepted");
    moments.0
}

/// The game at each event, whatever faces show of it.
struct Moments<G>(Vec<G>);

impl<G: Game> Tell<G> for Moments<G> {
    fn tell(&mut self, _: G::Event, now: &G) {
        self.0.push(now.clone());
    }
}

/// What a viewer hears of a choice, and the view after it.
type Followed<G> = (Vec<Heard<G>>, <G as Game>::View);

/// An event if these eyes may know it, and what they see at that moment if it has to be shown.
type Heard<G> = (Option<<G as Game>::Event>, Option<<G as Game>::View>);

/// Returns the events that a viewer may see, and the view at each frame that has the game.
fn heard<G: Game>(frames: &Frames<G>, eyes: Eyes) -> Vec<Heard<G>> {
    let heard = |Frame { event, now }: &Frame<G>| {
        let known = eyes.may_know(event.eyes()).then(|| event.clone());
        (known, now.as_ref().map(|now| now.view(eyes)))
    };
    frames.0.iter().map(heard).filter(|told| *told != (None, None)).collect()
}

/// Returns whether a viewer alone is told the same in both, but in another order.
fn is_told_in_another_order<G: Game>(eyes: Eyes, told: [&Vec<Heard<G>>; 2]) -> bool {
    let [one, another] = told.map(|heard| -> Vec<String> {
        let events = heard.iter().filter_map(|(event, _)| event.as_ref());
        events.filter(|event| event.eyes() == eyes).map(|event| format!("{event:?}")).collect()
    });
    let [mut sorted, mut sorted_too] = [one.clone(), another.clone()];
    sorted.sort();
    sorted_too.sort();
    one != another && sorted == sorted_too
}

fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("events and views are plain values")
}

/// Returns what a value gives away: its names, and its numbers each with its path.
fn given_away(value: &Value) -> BTreeSet<String> {
    let leaves = leaves(value, String::new()).into_iter();
    leaves
        .map(|(path, leaf)| leaf.as_str().map_or(format!("{path} = {leaf}"), String::from))
        .collect()
}

/// Returns the names in a value.
fn names(value: &Value) -> Vec<String> {
    let leaves = leaves(value, String::new()).into_iter();
    leaves.filter_map(|(_, leaf)| leaf.as_str().map(String::from)).collect()
}

/// Returns the strings and numbers in a value with their paths, except for kinds of events and choices.
fn leaves(value: &Value, path: String) -> Vec<(String, &Value)> {
    match value {
        Value::Null | Value::Bool(_) => Vec::new(),
        Value::String(_) | Value::Number(_) => vec![(path, value)],
        Value::Array(items) => {
            items.iter().zip(0..).flat_map(|(it, n)| leaves(it, format!("{path}/{n}"))).collect()
        }
        Value::Object(fields) => {
            let told =
                fields.iter().filter(|(field, _)| !matches!(field.as_str(), "event" | "choice"));
            told.flat_map(|(field, it)| leaves(it, format!("{path}/{field}"))).collect()
        }
    }
}
