//! Damage, lost hearts, and what follows from them [PR-10].

use kernel::{BySeat, Seat, Seats, Tell};

use crate::{
    Ask, CardSet, Event, Frame, Laid, Life, Modifier, Occasion, Princess, Road, Row, Task, TextOf,
    Trigger, Verb, When, turn::Run,
};

/// Damage that strikes some players at once.
#[derive(Clone, Copy, Debug)]
struct Blow {
    row: Row,
    amount: u8,
    /// Nobody, if an environment does it.
    source: Option<Seat>,
    /// Whether a hand card does it, so that `damage-dealt` counts.
    is_by_hand_card: bool,
}

impl Princess {
    /// Carries out `damage` or `lose` for all players of a step at once.
    pub(crate) fn strike(&mut self, frame: &Frame, verb: Verb, run: &mut Run<'_, impl Tell<Self>>) {
        let (row, amount) = (frame.row, frame.amount);
        if verb == Verb::Lose {
            let amounts = BySeat::new(self.seats(), |_| amount);
            if amount > 0 {
                self.lose((row, &amounts), None, run);
            }
            return;
        }
        let is_by_hand_card = matches!(frame.when, TextOf::Card(When::Outcome(_)));
        let source = self.doer(frame);
        self.damage(Blow { row, amount, source, is_by_hand_card }, run);
    }

    fn damage(&mut self, blow: Blow, run: &mut Run<'_, impl Tell<Self>>) {
        let mut amounts = BySeat::new(self.seats(), |_| 0);
        for seat in blow.row {
            let damage = self.damage_to(seat, blow);
            let shield = damage.min(self.players[seat].shield);
            self.players[seat].shield -= shield;
            amounts[seat] = damage - shield;
            if damage == shield {
                let event = Event::Unhurt { seat, by: blow.source, shield };
                run.say(self, || event);
            }
        }
        let hits: Row = blow.row.filter(|seat| amounts[*seat] > 0).collect();
        if hits.is_empty() {
            return;
        }
        let source = blow.source;
        let others = source.map(|source| hits.filter(move |seat| *seat != source));
        if let Some((seat, target)) = source.zip(others.and_then(|mut others| others.next())) {
            let occasion =
                Occasion { trigger: Trigger::Hit, seat, target: Some(target), source: None };
            self.agenda.push(Task::Fire(occasion));
        }
        self.agenda.push(Task::Survivors { row: hits, source });
        self.lose((hits, &amounts), source, run);
    }

    /// Computes the damage to one player, before the shield [PR-10.2].
    fn damage_to(&self, seat: Seat, blow: Blow) -> u8 {
        let mut damage = i16::from(blow.amount);
        if let Some(source) = blow.source.filter(|it| blow.is_by_hand_card && *it != seat) {
            let symbol = self.players[source].symbol;
            damage += self.modifiers_of_damage(source).fold(0, |sum, modifier| match modifier {
                Modifier::DamageDealt(more, None) => sum + i16::from(more),
                Modifier::DamageDealt(more, with) if with == symbol => sum + i16::from(more),
                _ => sum,
            });
        }
        for modifier in self.modifiers_of_damage(seat) {
            let Modifier::DamageTaken(change, min) = modifier else { continue };
            let changed = damage + i16::from(change);
            // A reduction stops at its minimum, and never raises the damage.
            damage =
                if change < 0 { damage.min(changed.max(min.unwrap_or(0).into())) } else { changed };
        }
        u8::try_from(damage.max(0)).expect("damage is a small number")
    }

    /// Takes hearts from some players at once [PR-10.11].
    fn lose(
        &mut self,
        (hits, amounts): (Row, &BySeat<u8>),
        source: Option<Seat>,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        for seat in hits {
            let player = &mut self.players[seat];
            let hearts = amounts[seat].min(player.hearts);
            player.hearts -= hearts;
            let total = player.hearts;
            run.say(self, || Event::Hurt { seat, by: source, hearts, total });
        }
        if self.trial.is_none() && self.do_ghosts_draw() {
            self.ghosts_draw(self.in_order(self.ghosts()), run);
        }
        let dead: Seats = hits.filter(|seat| self.players[*seat].hearts == 0).collect();
        if !dead.is_empty() {
            self.eliminate(dead, source, run);
        }
    }

    /// Eliminates players: first comes the test whether the game is over [PR-10.9].
    fn eliminate(&mut self, dead: Seats, source: Option<Seat>, run: &mut Run<'_, impl Tell<Self>>) {
        let row = self.in_order(dead);
        for seat in row {
            self.players[seat].life = Life::Dying;
            let by = source.filter(|source| *source != seat);
            run.say(self, || Event::Eliminated { seat, by });
        }
        let living = self.living();
        if living.len() < 2 {
            for seat in row {
                self.bury(seat);
            }
            let road = if living.is_empty() { Road::Nobody } else { Road::Last };
            return self.end(living.first(), road, run);
        }
        let by = source.filter(|source| living.has(*source));
        if let Some(by) = by {
            let left = u8::try_from(dead.len()).expect("eight at most");
            self.agenda.push(Task::Eliminations { by, left });
        }
        self.agenda.push(Task::Bury { row, by, is_looted: false });
    }

    /// Lets the eliminator loot the next of the eliminated, then discards what is left [PR-10.7].
    pub(crate) fn bury_next(
        &mut self,
        (row, by): (Row, Option<Seat>),
        is_looted: bool,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        let Some(victim) = row.first() else { return };
        let player = &self.players[victim];
        let has_loot = player.gold > 0 || !player.cards().is_empty();
        if let Some(seat) = by.filter(|_| !is_looted && has_loot) {
            self.agenda.push(Task::Bury { row, by, is_looted: true });
            self.agenda.push(Task::Ask(Ask::Loot { seat, victim }));
            return;
        }
        self.agenda.push(Task::Bury { row: row.rest(), by, is_looted: false });
        let cards = self.bury(victim);
        run.say(self, || Event::Buried { seat: victim, cards: self.ids(cards) });
    }

    /// Discards everything of an eliminated player, who is a ghost from now on.
    fn bury(&mut self, seat: Seat) -> CardSet {
        let player = &mut self.players[seat];
        let attribute = player.attribute.map_or(CardSet::NONE, CardSet::only);
        let cards = player.cards().or(attribute);
        self.discards = self.discards.or(cards);
        (player.life, player.laid) = (Life::Ghost, Laid::Empty);
        (player.hand, player.anchor, player.attribute) = (CardSet::NONE, None, None);
        (player.gold, player.shield, player.thorns) = (0, 0, 0);
        (player.stunned, player.skips) = (false, false);
        cards
    }

    /// Fires the `eliminated` texts, once for each victim [E-on-eliminated].
    pub(crate) fn fire_eliminations(&mut self, by: Seat, left: u8) {
        if left > 0 {
            self.agenda.push(Task::Eliminations { by, left: left - 1 });
            let trigger = Trigger::Eliminated;
            self.fire(Occasion { trigger, seat: by, target: None, source: None });
        }
    }

    /// Thorns and `damaged` texts of the next player who was hurt and survived [PR-10.11].
    pub(crate) fn survive(
        &mut self,
        row: Row,
        source: Option<Seat>,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        let Some(seat) = row.first() else { return };
        if !row.rest().is_empty() {
            self.agenda.push(Task::Survivors { row: row.rest(), source });
        }
        if !self.is_alive(seat) {
            return;
        }
        let source = source.filter(|source| *source != seat);
        let occasion = Occasion { trigger: Trigger::Damaged, seat, target: None, source };
        let thorns = self.players[seat].thorns;
        let pricked = source.filter(|source| self.is_alive(*source) && thorns > 0 && !self.muted);
        let Some(other) = pricked else {
            return self.fire(occasion);
        };
        self.agenda.push(Task::Fire(occasion));
        self.muted = true;
        self.agenda.push(Task::Unmute);
        run.say(self, || Event::Pricked { seat, other, thorns });
        let row = Row::only(other);
        let blow = Blow { row, amount: thorns, source: Some(seat), is_by_hand_card: false };
        self.damage(blow, run);
    }
}
