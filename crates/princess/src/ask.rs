//! Questions: who is asked, which answers there are, and what an answer does [part E].

use kernel::{Seat, Seats, Tell};
use tinyvec::ArrayVec;

use crate::{
    Ask, Card, CardSet, Choice, Due, Event, Kind, Laid, Life, LineForm, Phase, Princess, Refusal,
    Row, Stack, Stage, Task, turn::Run,
};

impl Princess {
    /// Asks a question. With no answer it is dropped; a single one is taken without asking, but for
    /// the action, which sets the rhythm of the game.
    pub(crate) fn pose(&mut self, ask: Ask, run: &mut Run<'_, impl Tell<Self>>) {
        match ask.seat() {
            None => self.pose_to_all(ask, run),
            Some(seat) if self.trial.is_some() => {
                if let Some(choice) = self.tried(ask, seat) {
                    self.answer(ask, (seat, choice), run);
                }
            }
            Some(seat) => {
                let (mut first, mut count) = (None, 0);
                self.list(ask, seat, &mut |choice| {
                    first = first.or(Some(choice));
                    count += 1;
                });
                match first {
                    Some(choice) if count == 1 => self.answer(ask, (seat, choice), run),
                    Some(_) => self.wait(ask, Seats::only(seat), run),
                    None => {}
                }
            }
        }
    }

    /// Asks a question of several seats at once.
    fn pose_to_all(&mut self, ask: Ask, run: &mut Run<'_, impl Tell<Self>>) {
        let seats = match ask {
            Ask::Ghosts if self.has_ghosts() => {
                self.phase = Phase::Ghosts;
                self.with(|player| player.life == Life::Ghost && !player.hand.is_empty())
            }
            Ask::Action => {
                self.phase = Phase::Action;
                self.begin_action()
            }
            Ask::Limit { .. } => self
                .living()
                .filter(|seat| self.players[*seat].hand.len() > self.limit(*seat))
                .collect(),
            Ask::Reincarnate if self.has_ghosts() => {
                self.ghosts().filter(|it| self.can_return(*it)).collect()
            }
            _ => Seats::NONE,
        };
        if !seats.is_empty() {
            self.wait(ask, seats, run);
        }
    }

    fn can_return(&self, seat: Seat) -> bool {
        self.players[seat].hand.len() >= self.hearts_max(seat).into()
    }

    /// The stunned leave out this action; returns the others who have a card [PR-4.1, PR-4.4].
    fn begin_action(&mut self) -> Seats {
        for seat in self.living() {
            let player = &mut self.players[seat];
            player.skips = player.stunned;
        }
        self.with(|player| player.is_alive() && !player.stunned && !player.hand.is_empty())
    }

    fn wait(&mut self, ask: Ask, seats: Seats, run: &mut Run<'_, impl Tell<Self>>) {
        self.agenda.push(Task::Ask(ask));
        self.owing = seats;
        run.say(self, || Event::Asked { ask, seats });
    }

    /// Lists the answers of a seat to a question, sorted.
    pub(crate) fn list(&self, ask: Ask, seat: Seat, out: &mut impl FnMut(Choice)) {
        let player = &self.players[seat];
        let no = |out: &mut dyn FnMut(Choice)| out(Choice::No);
        match ask {
            Ask::Ghosts => {
                no(out);
                player.hand.for_each(|card| out(Choice::Haunt { card }));
            }
            Ask::Action => {
                let sides = self.sides();
                for card in player.hand {
                    for side in sides {
                        out(Choice::Play { card, side: *side });
                    }
                }
            }
            Ask::Order { group, .. } => {
                let cards: CardSet = group.filter_map(|it| self.players[it].anchor).collect();
                cards.for_each(|card| out(Choice::First { card }));
            }
            Ask::Buy { .. } => {
                no(out);
                self.shop.for_each(|card| out(Choice::Buy { card }));
            }
            Ask::Attribute { .. } => [Choice::KeepOld, Choice::KeepNew].into_iter().for_each(out),
            Ask::Loot { victim, .. } => {
                no(out);
                let victim = &self.players[victim];
                if victim.gold > 0 {
                    out(Choice::LootGold);
                }
                victim.cards().for_each(|card| out(Choice::Loot { card }));
            }
            Ask::Pay { .. } => [Choice::No, Choice::Pay].into_iter().for_each(out),
            Ask::Either { .. } => {
                [Choice::EitherFirst, Choice::EitherSecond].into_iter().for_each(out);
            }
            Ask::Player { .. } => {
                let others = self.living().without(seat);
                let mut others: ArrayVec<[_; 8]> =
                    others.map(|other| self.players[other].character).collect();
                others.sort_unstable();
                others.into_iter().for_each(|character| out(Choice::Choose { character }));
            }
            Ask::Take { from, .. } => {
                self.players[from].hand.for_each(|card| out(Choice::Take { card }));
            }
            Ask::Pass { .. } => player.hand.for_each(|card| out(Choice::Pass { card })),
            Ask::Discard { .. } | Ask::Limit { .. } => {
                player.hand.for_each(|card| out(Choice::Discard { card }));
            }
            Ask::Salvage { .. } => {
                self.salvageable().for_each(|card| out(Choice::Salvage { card }));
            }
            Ask::Shop { .. } => self.shop.for_each(|card| out(Choice::Shop { card })),
            Ask::Scry { count, .. } => self.list_stacks(count, out),
            Ask::Reincarnate => [Choice::Stay, Choice::Reincarnate].into_iter().for_each(out),
        }
    }

    fn salvageable(&self) -> CardSet {
        self.discards.and(self.cards.of_kind(Kind::Hand))
    }

    /// Lists every order of the top cards, in the order of the card file.
    fn list_stacks(&self, count: u8, out: &mut impl FnMut(Choice)) {
        let top = self.deck.len() - usize::from(count);
        let cards: CardSet = self.deck[top..].iter().map(|place| place.card).collect();
        for first in cards {
            let mut rest = cards;
            rest.remove(first);
            for second in rest {
                let last = rest.filter(|card| *card != second);
                let stack: Stack = [first, second].into_iter().chain(last).collect();
                out(Choice::Stack { cards: stack });
            }
            if rest.is_empty() {
                out(Choice::Stack { cards: core::iter::once(first).collect() });
            }
        }
    }

    /// Returns the answer of a trial [PR-6.4].
    fn tried(&self, ask: Ask, seat: Seat) -> Option<Choice> {
        match ask {
            Ask::Pay { .. } => Some(Choice::Pay),
            Ask::Player { .. } => {
                let other = self.first_of(self.living().without(seat))?;
                Some(Choice::Choose { character: self.players[other].character })
            }
            Ask::Loot { victim, .. } if self.players[victim].gold > 0 => Some(Choice::LootGold),
            Ask::Loot { victim, .. } => {
                self.players[victim].cards().first().map(|card| Choice::Loot { card })
            }
            _ => {
                let mut first = None;
                self.list(ask, seat, &mut |choice| first = first.or(Some(choice)));
                first
            }
        }
    }

    /// Checks an answer; accepts exactly the legal ones.
    pub(crate) fn check_choice(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let Some(ask) = self.question().filter(|_| self.owing.has(seat)) else {
            let answered = self.seats().seats().has(seat) && self.sealed[seat].is_some();
            return Err(if answered { Refusal::Answered } else { Refusal::NotAsked });
        };
        // By far the most choices are cards of one's own hand: they need no list.
        if let (Ask::Action, Choice::Play { card, side }) = (ask, choice)
            && self.players[seat].hand.has(card)
            && self.sides().contains(&side)
        {
            return Ok(());
        }
        let (mut is_legal, mut is_due) = (false, false);
        self.list(ask, seat, &mut |legal| {
            is_legal |= legal == choice;
            is_due |= core::mem::discriminant(&legal) == core::mem::discriminant(&choice);
        });
        match (is_legal, is_due) {
            (true, _) => Ok(()),
            (false, false) => Err(Refusal::OtherQuestion { due: Due::of(ask) }),
            (false, true) => Err(self.why_not(ask, seat, choice)),
        }
    }

    /// Says why an answer of the right kind is refused.
    fn why_not(&self, ask: Ask, seat: Seat, choice: Choice) -> Refusal {
        let card = choice.card().map(|card| self.cards.id(card));
        match (choice, ask) {
            (Choice::Play { card, side }, _) if self.players[seat].hand.has(card) => {
                Refusal::OneDirection { side }
            }
            (Choice::Choose { character }, _) => {
                Refusal::NoSuchPlayer { character: self.cards.character(character).id }
            }
            (Choice::Stack { .. }, Ask::Scry { count, .. }) => Refusal::OtherCards { count },
            _ => card.map_or(Refusal::OtherQuestion { due: Due::of(ask) }, |card| {
                Refusal::NotThere { card, due: Due::of(ask) }
            }),
        }
    }

    /// Takes an answer that was checked: seals it until the last is in, or carries it out.
    pub(crate) fn take_answer(
        &mut self,
        seat: Seat,
        choice: Choice,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        let Some(ask) = self.question() else { return };
        self.owing = self.owing.without(seat);
        if ask.seat().is_some() {
            self.agenda.pop();
            self.answer(ask, (seat, choice), run);
            return;
        }
        self.sealed[seat] = Some(choice);
        if ask == Ask::Action {
            self.players[seat].laid = Laid::Chosen;
        }
        run.say(self, || Event::Answered { seat });
        run.say(self, || Event::sealed(self, seat, choice));
        if self.owing.is_empty() {
            self.agenda.pop();
            self.open_answers(ask, run);
        }
    }

    /// Carries out the answers to a question that was asked at once.
    fn open_answers(&mut self, ask: Ask, run: &mut Run<'_, impl Tell<Self>>) {
        match ask {
            Ask::Action => self.reveal(run),
            Ask::Reincarnate => self.reincarnate(run),
            Ask::Ghosts => {
                // The card of the lowest number ends on top [PR-14.4].
                let row: ArrayVec<[Seat; 8]> = self.in_order(self.with_sealed()).collect();
                for seat in row.into_iter().rev() {
                    if let Some(Choice::Haunt { card }) = self.sealed[seat].take() {
                        self.players[seat].hand.remove(card);
                        self.put_on_top(card, Seats::only(seat), false);
                        run.say(self, || Event::Haunted { seat });
                    }
                }
            }
            Ask::Limit { gold } => {
                self.agenda.push(Task::Ask(ask));
                for seat in self.in_order(self.with_sealed()) {
                    if let Some(Choice::Discard { card }) = self.sealed[seat].take() {
                        self.players[seat].earn(gold.into());
                        self.discard(seat, card, run);
                    }
                }
            }
            _ => {}
        }
    }

    /// Carries out the answer of one seat.
    fn answer(
        &mut self,
        ask: Ask,
        (seat, choice): (Seat, Choice),
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        match (ask, choice) {
            (Ask::Order { group, .. }, Choice::First { card }) => {
                let mut group = group;
                let first = group.find(|it| self.players[*it].anchor == Some(card));
                run.say(self, || Event::Ordained { seat, card: self.cards.id(card) });
                if let Some(first) = first {
                    self.resolve(first, run);
                }
            }
            (_, Choice::Buy { card }) => self.buy(seat, card, run),
            (Ask::Attribute { card, .. }, _) => {
                self.keep_attribute(seat, (card, choice == Choice::KeepNew), run);
            }
            (Ask::Loot { victim, .. }, _) => self.loot(seat, victim, choice, run),
            (Ask::Pay { .. } | Ask::Either { .. } | Ask::Player { .. }, _) => {
                self.decide(seat, choice, run);
            }
            (Ask::Take { from, robs, .. }, Choice::Take { card }) => {
                self.take_card((seat, from), card, robs, run);
            }
            (Ask::Pass { to, .. }, Choice::Pass { card }) => {
                self.players[seat].hand.remove(card);
                self.players[to].hand.add(card);
                run.say(self, || Event::Passed { seat, to, card: self.cards.id(card) });
            }
            (_, Choice::Discard { card }) => self.discard(seat, card, run),
            (_, Choice::Salvage { card }) => {
                self.discards.remove(card);
                self.players[seat].hand.add(card);
                run.say(self, || Event::Salvaged { seat, card: self.cards.id(card) });
            }
            (_, Choice::Shop { card }) => self.take_from_shop(seat, card, run),
            (_, Choice::Stack { cards }) if cards.len() > 1 => self.restack(seat, &cards, run),
            _ => {}
        }
    }

    /// Receives a card of the Shop without payment [E-shop].
    fn take_from_shop(&mut self, seat: Seat, card: Card, run: &mut Run<'_, impl Tell<Self>>) {
        self.shop.remove(card);
        run.say(self, || Event::Received { seat, card: self.cards.id(card) });
        if self.trial.is_some() {
            self.players[seat].hand.add(card);
        } else {
            self.receive(seat, card, run);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "who takes what from whom, and the run")]
    fn loot(
        &mut self,
        seat: Seat,
        victim: Seat,
        choice: Choice,
        run: &mut Run<'_, impl Tell<Self>>,
    ) {
        match choice {
            Choice::LootGold => {
                let gold = core::mem::take(&mut self.players[victim].gold);
                self.players[seat].earn(gold);
                run.say(self, || Event::LootedGold { seat, from: victim, gold });
            }
            Choice::Loot { card } => {
                let player = &mut self.players[victim];
                player.hand.remove(card);
                player.anchor = player.anchor.filter(|anchor| *anchor != card);
                self.players[seat].hand.add(card);
                let card = self.cards.id(card);
                run.say(self, || Event::Looted { seat, from: victim, card });
            }
            _ => run.say(self, || Event::LeftLoot { seat, from: victim }),
        }
    }

    /// Carries a text on whose controller has decided: the text is on top of the agenda.
    fn decide(&mut self, seat: Seat, choice: Choice, run: &mut Run<'_, impl Tell<Self>>) {
        let Some(Task::Text(mut frame)) = self.agenda.pop() else { return };
        match choice {
            Choice::Pay => {
                let price = match self.line(&frame).map(|line| line.form) {
                    Some(LineForm::Pay(price)) => price,
                    _ => 0,
                };
                let gold = self.players[seat].spend(price.into());
                run.say(self, || Event::Paid { seat, gold });
                frame.enter(false);
            }
            Choice::EitherFirst | Choice::EitherSecond => {
                frame.enter(choice == Choice::EitherSecond);
            }
            Choice::Choose { character } => {
                let is_it = |it: &Seat| self.players[*it].character == character;
                let chosen = self.living().find(is_it);
                (frame.row, frame.stage) = (chosen.map_or(Row::EMPTY, Row::only), Stage::Row);
                if let Some(other) = chosen {
                    run.say(self, || Event::Chose { seat, other });
                }
            }
            _ => frame.next_line(),
        }
        self.agenda.push(Task::Text(frame));
    }
}
