//! Who hears all that happens needs no new view.

use exam::{Passage, Plan, laws};
use kernel::{Dice, Eyes, Game, GameEvent, Ignore, Scripted, SeatCount, Seed};
use shadow_throne::{Card, Choice, Event, Options, Phase, ShadowThrone, View};

/// Far more choices than any random game was ever seen to take.
const CHOICES_MAX: usize = 1_500;
const GAMES: u32 = 300;

#[test]
fn who_hears_all_that_happens_needs_no_new_view() {
    for seats in 3..=5 {
        let seats = SeatCount::new(seats).expect("three to five");
        let plan = Plan { games: GAMES, seats, choices_max: CHOICES_MAX };
        laws::<ShadowThrone>(plan, &Options::default(), hearing_is_seeing);
    }
}

/// Everything is told to everybody: what is not for these eyes must not change what they see.
fn hearing_is_seeing(passage: &Passage<'_, ShadowThrone>) -> Result<(), String> {
    let seats = passage.before.view(Eyes::Crowd).seats.seats();
    for eyes in seats.map(Eyes::Seat).chain([Eyes::Crowd, Eyes::All]) {
        let (mut heard, mut seen) = (passage.before.view(eyes), passage.after.view(eyes));
        if seen.phase == Phase::Extra {
            // The track moves where it is counted.
            seen.power = heard.power;
        }
        passage.events.iter().for_each(|event| heard.hear(event));
        if heard.battle > passage.before.view(eyes).battle {
            // In which order the new deck lies is told to nobody.
            heard.deck = seen.deck;
        }
        if heard != seen {
            return Err(format!("{eyes:?}\nheard {heard:?}\nseen  {seen:?}"));
        }
    }
    Ok(())
}

/// What a viewer sees of a wave after each fact: who stands there, who lies there, Rebels' power.
#[test]
fn a_wave_is_seen_step_by_step() {
    let clauses = [
        "gold A 4, B 0, C 5",
        "hand A sythera",
        "hand B datura",
        "hand C king-kyros",
        "table A outlaw, B outlaw, C outlaw",
        "wave 2",
    ];
    let three = SeatCount::new(3).expect("three");
    let position = ShadowThrone::position(&Options::default(), three, &clauses, &mut Ignore);
    let (mut game, mut dice) = (position.expect("it can be"), Dice::new(&Seed::from(1)));
    let (mut view, mut events) = (game.view(Eyes::Crowd), Vec::new());
    for (seat, card) in three.seats().zip([Card::Sythera, Card::Datura, Card::KingKyros]) {
        let taken = game.choose(seat, Choice::Play(card), &mut dice, &mut events);
        taken.expect("each holds it");
    }
    let mut shown = Vec::new();
    for event in events.iter().filter(|event| event.eyes() == Eyes::Crowd) {
        view.hear(event);
        shown.push(show(event, &view));
    }
    assert_eq!(
        shown,
        [
            "Answered 3 standing, 0 down, 0 silenced, 3 power",
            "Answered 3 standing, 0 down, 0 silenced, 3 power",
            "Answered 3 standing, 0 down, 0 silenced, 3 power",
            "Revealed 4 standing, 0 down, 0 silenced, 3 power",
            "Revealed 5 standing, 0 down, 0 silenced, 3 power",
            "Revealed 6 standing, 0 down, 0 silenced, 3 power",
            "Settled 6 standing, 0 down, 0 silenced, 3 power",
            "Poor 5 standing, 1 down, 0 silenced, 3 power",
            "Settled 5 standing, 1 down, 0 silenced, 3 power",
            "Silenced 5 standing, 1 down, 1 silenced, 3 power",
            "Counted 5 standing, 1 down, 1 silenced, 6 power",
            "WaveBegan 5 standing, 1 down, 1 silenced, 6 power",
        ]
    );
}

fn show(event: &Event, view: &View) -> String {
    let name = format!("{event:?}");
    let name = name.split(' ').next().unwrap_or_default();
    let silenced = view.table.iter().filter(|x| x.silenced).count();
    let power = view.power[shadow_throne::Faction::Rebels];
    let (standing, down) = (view.table.len(), view.facedown.len());
    format!("{name} {standing} standing, {down} down, {silenced} silenced, {power} power")
}
