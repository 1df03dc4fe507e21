//! Invariants of part H about the course of a turn, checked at every event of random games.

use kernel::{BySeat, Dice, Eyes, Game, Seat, SeatCount, Seats, Seed, Setup, Tell, Turn};
use princess::{
    Ask, Event, Ghosts, Life, Modifier, Options, Outcome, Phase, Princess, Trigger, View, When,
};

use super::gold;

/// An event, with everything before and after it.
pub(crate) struct Moment<'m> {
    pub(crate) before: &'m View,
    pub(crate) event: &'m Event,
    pub(crate) after: &'m View,
    pub(crate) notes: &'m Notes,
}

/// What was noted of the events so far.
pub(crate) struct Notes {
    /// The last question of this turn.
    asked: Option<Ask>,
    /// Whose card has resolved this turn, was cancelled, or lost its owner.
    resolved: Seats,
    dropped: Seats,
    /// In which turn a stunned player has to leave out the action.
    stunned_in: BySeat<Option<u16>>,
    /// The ghosts who have to draw for a loss that was just told, and how many cards there are.
    drawing: Option<(Seats, usize)>,
    /// Whether the deck was renewed, so that the turn has to be over.
    is_renewed: bool,
}

/// Listens to a game, and keeps the first fault.
struct Watcher {
    before: Option<View>,
    notes: Notes,
    fault: Option<String>,
}

impl Tell<Princess> for Watcher {
    fn tell(&mut self, event: Event, now: &Princess) {
        let after = now.view(Eyes::All);
        if let (Some(before), None) = (&self.before, &self.fault) {
            let moment = Moment { before, event: &event, after: &after, notes: &self.notes };
            self.fault = CHECKS.iter().find_map(|check| check(&moment).err());
        }
        self.notes.take(&event, &after);
        self.before = Some(after);
    }
}

/// A check of one moment.
type Check = fn(&Moment<'_>) -> Result<(), String>;

const CHECKS: [Check; 8] = [
    gold::gold_goes_as_told,
    la_princesa_is_discarded_only_by_her_holder,
    outcomes_of_a_duel_fit_together,
    cards_resolve_once,
    stuns_cost_one_action,
    the_deck_is_renewed_at_the_end,
    ghosts_draw_for_each_loss,
    triggers_do_not_nest,
];

impl Notes {
    fn new(seats: SeatCount) -> Self {
        Self {
            asked: None,
            resolved: Seats::NONE,
            dropped: Seats::NONE,
            stunned_in: BySeat::new(seats, |_| None),
            drawing: None,
            is_renewed: false,
        }
    }

    /// Returns whether cards are discarded for gold: by those who have come back [PR-14.7].
    pub(crate) fn are_discards_paid(&self) -> bool {
        matches!(self.asked, Some(Ask::Limit { gold: 1 }))
    }

    fn take(&mut self, event: &Event, now: &View) {
        match event {
            Event::TurnBegan { .. } => {
                (self.resolved, self.dropped) = (Seats::NONE, Seats::NONE);
                (self.asked, self.is_renewed) = (None, false);
            }
            Event::Asked { ask, .. } => self.asked = Some(*ask),
            Event::Resolving { seat, .. } => self.resolved = self.resolved.with(*seat),
            Event::Cancelled { seat, .. } => self.dropped = self.dropped.with(*seat),
            Event::Stunned { seat } => {
                let is_early = matches!(now.phase, Phase::Start | Phase::Ghosts);
                self.stunned_in[*seat] = Some(now.turn + u16::from(!is_early));
            }
            Event::Recovered { seat } => self.stunned_in[*seat] = None,
            Event::Eliminated { seat, .. } => {
                self.dropped = self.dropped.with(*seat);
                self.stunned_in[*seat] = None;
            }
            Event::DeckRenewed { .. } => self.is_renewed = true,
            _ => {}
        }
        self.drawing = match (event, self.drawing) {
            (Event::Hurt { .. }, _) => Some((ghosts_that_draw(now), now.deck_size)),
            (Event::GhostDrew { seat }, Some((ghosts, cards))) => {
                Some((ghosts.without(*seat), cards.saturating_sub(1)))
            }
            (Event::GhostSaw { .. }, drawing) => drawing,
            _ => None,
        };
    }
}

fn ghosts_that_draw(view: &View) -> Seats {
    let forbids = |card| view.cards.facts(card).modifiers.contains(&Modifier::NoGhostDraw);
    if view.ghosts == Ghosts::Off || view.environment.is_some_and(forbids) {
        return Seats::NONE;
    }
    view.seats.seats().filter(|seat| view.players[*seat].life != Life::Alive).collect()
}

fn fault<T>(holds: bool, what: impl FnOnce() -> T) -> Result<(), T> {
    if holds { Ok(()) } else { Err(what()) }
}

/// INV-8: La Princesa enters the discard pile only from a hand or an anchor.
fn la_princesa_is_discarded_only_by_her_holder(moment: &Moment<'_>) -> Result<(), String> {
    let (before, after) = (moment.before, moment.after);
    let princess = after.cards.princess();
    let is_new = after.discards.has(princess) && !before.discards.has(princess);
    let mut seats = before.seats.seats();
    let was_held = seats.any(|seat| {
        let player = &before.players[seat];
        player.anchor == Some(princess) || player.hand.is_some_and(|hand| hand.has(princess))
    });
    fault(!is_new || was_held, || format!("INV-8: discarded by {:?}", moment.event))
}

/// INV-10: two players who point at each other have Success and Fumble, or two Ties, unless a
/// modifier says otherwise.
fn outcomes_of_a_duel_fit_together(moment: &Moment<'_>) -> Result<(), String> {
    use Outcome::{Fumble, Success, Tie};
    let Event::Revealed { seats, targets, outcomes, .. } = moment.event else { return Ok(()) };
    let in_play = |seat| moment.after.players[seat].attribute.into_iter();
    let is_plain = |seat| {
        let mut cards = in_play(seat).chain(moment.after.environment);
        cards.all(|card| !moment.after.cards.facts(card).modifiers.iter().any(changes_outcomes))
    };
    for seat in *seats {
        let Some(other) = targets[seat].filter(|other| targets[*other] == Some(seat)) else {
            continue;
        };
        if !is_plain(seat) || !is_plain(other) {
            continue;
        }
        let pair = outcomes[seat].zip(outcomes[other]);
        let fits = matches!(pair, Some((Success, Fumble) | (Fumble, Success) | (Tie, Tie)));
        fault(fits, || format!("INV-10: {seat} and {other} have {pair:?}"))?;
    }
    Ok(())
}

const fn changes_outcomes(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::TieWins(_) | Modifier::FumbleTies(_))
}

/// INV-11: a card resolves at most once a turn, and never if it was cancelled or its owner is
/// eliminated; a player lays at most one card a turn.
fn cards_resolve_once(moment: &Moment<'_>) -> Result<(), String> {
    let notes = moment.notes;
    match moment.event {
        Event::Resolving { seat, .. } => {
            let is_first = !notes.resolved.has(*seat) && !notes.dropped.has(*seat);
            fault(is_first, || format!("INV-11: the card of {seat} resolves"))
        }
        Event::Revealed { seats, .. } => {
            let mut laid = *seats;
            let is_first = laid.all(|seat| moment.before.players[seat].shown.is_none());
            fault(is_first, || format!("INV-11: {seats:?} lay a second card"))
        }
        _ => Ok(()),
    }
}

/// INV-12: a stun costs a pending card, or one action phase, and no more.
fn stuns_cost_one_action(moment: &Moment<'_>) -> Result<(), String> {
    let (view, notes) = (moment.after, moment.notes);
    match moment.event {
        Event::Stunned { seat } => {
            let was_pending = moment.before.players[*seat].laid == princess::Laid::Revealed;
            fault(!was_pending, || format!("INV-12: {seat} is stunned and keeps the card"))
        }
        Event::Cancelled { seat, .. } => {
            let is_free = !view.players[*seat].stunned;
            fault(is_free, || format!("INV-12: {seat} lost the card and is stunned"))
        }
        Event::Recovered { seat } => {
            let in_time = notes.stunned_in[*seat] == Some(view.turn);
            fault(in_time, || format!("INV-12: {seat} recovers in turn {}", view.turn))
        }
        Event::Revealed { seats, .. } => view.living().try_for_each(|seat| {
            let leaves_out = notes.stunned_in[seat] == Some(view.turn);
            let has_cards = moment.before.players[seat].hand_size > 0;
            let holds = seats.has(seat) == (has_cards && !leaves_out);
            fault(holds, || format!("INV-12: whether {seat} lays a card in turn {}", view.turn))
        }),
        Event::TurnBegan { turn } => view.living().try_for_each(|seat| {
            let is_over = notes.stunned_in[seat].is_none_or(|until| until >= *turn);
            fault(is_over, || format!("INV-12: {seat} is still stunned in turn {turn}"))
        }),
        _ => Ok(()),
    }
}

/// INV-15: the deck is renewed only in step 6 of the end of a turn, only when it is empty, and never
/// while a living player holds La Princesa. It grows by a purchase and by ghosts besides.
fn the_deck_is_renewed_at_the_end(moment: &Moment<'_>) -> Result<(), String> {
    let Moment { before, event, after, notes } = moment;
    let grows = after.deck_size > before.deck_size;
    match event {
        Event::DeckRenewed { cards } => {
            let is_due = before.deck_size == 0 && before.princess.holder().is_none();
            let is_whole = *cards == after.deck_size && after.discards.is_empty();
            let holds = is_due && is_whole && after.phase == Phase::End;
            fault(holds, || format!("INV-15: {cards} cards are shuffled in turn {}", after.turn))
        }
        Event::Bought { .. } | Event::Haunted { .. } => Ok(()),
        _ => {
            fault(!grows, || format!("INV-15: the deck grows by {event:?}"))?;
            let ends = matches!(event, Event::TurnBegan { .. } | Event::Ended { .. });
            fault(!notes.is_renewed || ends, || format!("INV-15: {event:?} after step 6"))
        }
    }
}

/// INV-16: each loss gives every ghost of that moment one card, as far as the deck reaches.
fn ghosts_draw_for_each_loss(moment: &Moment<'_>) -> Result<(), String> {
    let Some((ghosts, cards)) = moment.notes.drawing else { return Ok(()) };
    let owed = cards > 0 && !ghosts.is_empty();
    let holds = match moment.event {
        Event::GhostDrew { seat } => ghosts.has(*seat) && cards > 0,
        // The players of one step are hurt at once; then the ghosts draw.
        Event::Hurt { .. } | Event::GhostSaw { .. } => true,
        _ => !owed,
    };
    fault(holds, || format!("INV-16: {:?}, and {ghosts:?} are to draw", moment.event))
}

/// INV-20: no trigger runs inside a trigger, and at most two texts more run than there are events.
fn triggers_do_not_nest(moment: &Moment<'_>) -> Result<(), String> {
    let texts = || moment.after.running();
    let triggers = texts().filter(|text| matches!(text.when, When::On(_))).count();
    fault(triggers <= 1, || format!("INV-20: {triggers} triggers run"))?;
    if let Event::Triggered { trigger, .. } = moment.event {
        let is_phase = matches!(trigger, Trigger::Start | Trigger::End);
        fault(is_phase || triggers == 0, || format!("INV-20: {trigger} inside a trigger"))?;
    }
    let events = moment.after.cards.of_kind(princess::Kind::Event).len();
    let count = texts().count();
    fault(count <= events + 2, || format!("INV-20: {count} texts run"))
}

/// Plays a random game and returns the first fault.
fn watch(setup: &Setup<Princess>, seed: u64) -> Option<String> {
    let mut dice = Dice::new(&Seed::from(seed));
    let mut watcher = Watcher { before: None, notes: Notes::new(setup.seats), fault: None };
    let mut game = Princess::deal(setup, &mut dice, &mut watcher).expect("two to eight seats");
    while let Turn::Choose(owing) = game.turn() {
        let seat: Seat = owing.first()?;
        let choice = *dice.pick(&game.choices(seat)).expect("a seat that owes has a choice");
        game.choose(seat, choice, &mut dice, &mut watcher).expect("a legal choice is accepted");
        if watcher.fault.is_some() {
            return watcher.fault;
        }
    }
    watcher.fault
}

#[test]
fn every_event_keeps_the_invariants() {
    for seed in 0..u64::from(exam::games(140)) {
        let seats = SeatCount::new(u8::try_from(2 + seed % 7).expect("small")).expect("a few");
        let ghosts = if seed % 10 == 9 { Ghosts::Off } else { Ghosts::On };
        let setup = Setup { options: Options { ghosts }, ..Setup::new(seats) };
        let fault = watch(&setup, seed);
        assert_eq!(fault, None, "seed {seed}");
    }
}
