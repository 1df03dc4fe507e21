//! A table without a journal: commands, lines, refusals.

use catalog::Level;
use host::{Clock, Command, Refusal, Stage, Table, TableEvent, Token, TokenHash, Who};
use kernel::{Eyes, Seat, Seed};

pub(crate) fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

pub(crate) fn sit(name: &str, word: Option<&str>) -> Command {
    Command::Sit { seat: None, name: name.into(), word: word.map(Into::into) }
}

pub(crate) struct Try {
    pub(crate) table: Table,
    pub(crate) lines: Vec<TableEvent>,
    alba: Who,
    bruno: Who,
}

impl Try {
    fn new() -> Self {
        let opened: Vec<TableEvent> = ["opened shadow-throne 3 private", "secret 42"]
            .map(|line| line.parse().expect("a line"))
            .to_vec();
        let table = Table::read(&opened).expect("a table");
        let token = || Who::Client(Token::fresh().expect("random bytes").hash());
        Self { table, lines: opened, alba: token(), bruno: token() }
    }

    fn send(&mut self, who: Who, command: Command) -> Result<(), Refusal> {
        for line in self.table.decide(who, &command)? {
            self.table.apply(&line).expect("a table takes its own lines");
            self.lines.push(line);
        }
        Ok(())
    }

    fn started() -> Self {
        let mut it = Self::new();
        let (alba, bruno) = (it.alba, it.bruno);
        it.send(alba, sit("Alba", Some("one"))).expect("sits");
        it.send(bruno, sit("Bruno", None)).expect("sits");
        it.send(alba, Command::SeatBot(seat("C"), Level::Greedy)).expect("a bot sits");
        it.send(alba, Command::Start).expect("starts");
        it
    }

    fn hash(who: Who) -> TokenHash {
        match who {
            Who::Client(hash) => hash,
            Who::Host => panic!("the host has no token"),
        }
    }

    /// Plays until only forced choices are left of the first draft.
    pub(crate) fn before_the_last_pick() -> Self {
        let mut it = Self::started();
        it.play_while(|table| table.forced().is_none());
        it
    }

    /// Plays to the end; everybody makes the first legal choice.
    fn play(&mut self) {
        self.play_while(|_| true);
    }

    fn play_while(&mut self, goes_on: impl Fn(&Table) -> bool) {
        while let Some(next) = self.table.owing().first().filter(|_| goes_on(&self.table)) {
            let choice = self.table.legal(next)[0].text.clone();
            let seen = self.table.version();
            let sent = match next.number() {
                0 => self.send(self.alba, Command::Choose { choice, seen }),
                1 => self.send(self.bruno, Command::Choose { choice, seen }),
                _ => self.send(Who::Host, Command::Hold { seat: next, choice, seen }),
            };
            sent.expect("the first legal choice is legal");
        }
    }
}

#[test]
fn a_whole_game_reads_back_from_its_lines() {
    let mut it = Try::started();
    it.play();
    assert_eq!(it.table.stage(), Stage::Over);
    let texts: Vec<String> = it.lines.iter().map(ToString::to_string).collect();
    let read: Vec<TableEvent> =
        texts.iter().map(|text| text.parse().expect("it reads back")).collect();
    let again = Table::read(&read).expect("the same table");
    assert_eq!(again.record(), it.table.record());
    assert_eq!(again.view(Eyes::All), it.table.view(Eyes::All));
    let record = it.table.record().expect("it is over").to_string();
    assert!(record.contains("\nsecret 42\nmixed A one\nplayer A Alba\n"), "{record}");
    let game = catalog::find("shadow-throne").expect("it is registered");
    game.retell(&record.parse().expect("a record"), &mut |_| {}).expect("it verifies");
}

#[test]
fn nobody_learns_the_deal_before_the_end() {
    let it = Try::started();
    assert!(it.table.record().is_none());
    assert_eq!(it.table.view(Eyes::All), it.table.view(Eyes::Crowd));
    assert_eq!(it.table.commitment(), Some(Seed::from(42).commitment()));
}

#[test]
fn others_may_answer_first_but_an_old_question_is_stale() {
    let mut it = Try::started();
    let first = |it: &Try, letter: &str| it.table.legal(seat(letter))[0].text.clone();
    let (a, b) = (first(&it, "A"), first(&it, "B"));
    let asked = it.table.version();
    let later = |lines| asked.later_by(lines);
    it.send(it.alba, Command::Choose { choice: a.clone(), seen: asked }).expect("the first answer");
    it.send(it.bruno, Command::Say("hm".into())).expect("talk does not change the question");
    it.send(it.bruno, Command::Choose { choice: b, seen: asked })
        .expect("decided before the first");
    let c = first(&it, "C");
    let hold = Command::Hold { seat: seat("C"), choice: c, seen: later(2) };
    it.send(Who::Host, hold).expect("the bot");
    let again = first(&it, "A");
    let stale = it.send(it.alba, Command::Choose { choice: again.clone(), seen: later(3) });
    assert_eq!(stale, Err(Refusal::Stale { now: later(4) }));
    let ahead = it.send(it.alba, Command::Choose { choice: again.clone(), seen: later(5) });
    assert_eq!(ahead, Err(Refusal::Stale { now: later(4) }));
    it.send(it.alba, Command::Choose { choice: again, seen: later(4) }).expect("it was seen");
}

/// The sixth pick of a draft: everybody has one card left.
#[test]
fn a_forced_choice_is_known_to_the_table() {
    assert_eq!(Try::started().table.forced(), None, "six cards to choose from");
    let mut it = Try::before_the_last_pick();
    assert_eq!(it.table.choices(), 15, "five picks of three players");
    for letter in ["A", "B", "C"] {
        let only = it.table.legal(seat(letter))[0].text.clone();
        let line = it.table.forced().expect("one card is left");
        assert_eq!(line, TableEvent::Chose(seat(letter), only));
        it.table.apply(&line).expect("it is legal");
    }
    assert_eq!(it.table.forced(), None, "the first wave is a choice again");
}

#[test]
fn a_refused_command_changes_nothing() {
    let mut it = Try::new();
    let (alba, bruno) = (it.alba, it.bruno);
    let refused = |it: &mut Try, who, command: Command, refusal: Refusal| {
        let before = it.lines.len();
        assert_eq!(it.send(who, command.clone()), Err(refusal), "{command:?}");
        assert_eq!(it.lines.len(), before);
    };
    refused(&mut it, alba, Command::Start, Refusal::NotSeated);
    it.send(alba, sit("Alba", None)).expect("sits");
    refused(&mut it, alba, sit("Ana", None), Refusal::SeatedAlready);
    refused(&mut it, bruno, sit("Alba", None), Refusal::NameTaken { name: "Alba".into() });
    let there =
        |letter| Command::Sit { seat: Some(seat(letter)), name: "Bruno".into(), word: None };
    refused(&mut it, bruno, there("A"), Refusal::SeatTaken { seat: seat("A") });
    refused(&mut it, bruno, there("H"), Refusal::NoSuchSeat { seat: seat("H") });
    refused(&mut it, alba, Command::Start, Refusal::SeatsFree);
    refused(&mut it, alba, Command::SendBot(seat("B")), Refusal::NoBot { seat: seat("B") });
    refused(&mut it, alba, Command::Say("\n".into()), Refusal::BadSaying { max: 300 });
    let hold =
        Command::Hold { seat: seat("A"), choice: "draft outlaw".into(), seen: it.table.version() };
    refused(&mut it, alba, hold, Refusal::HostOnly);
    let choose = Command::Choose { choice: "draft outlaw".into(), seen: it.table.version() };
    refused(&mut it, alba, choose, Refusal::NotBegun);
    for bad in [" ", "\u{301}Bruno"] {
        assert!(matches!(it.send(bruno, sit(bad, None)), Err(Refusal::BadName { .. })), "{bad}");
    }
    assert!(matches!(it.send(bruno, sit("B", Some("ñ"))), Err(Refusal::BadWord { .. })));
    let options = it.send(alba, Command::Options("target 16".into()));
    assert!(matches!(options, Err(Refusal::BadOptions { .. })));
    it.send(bruno, there("B")).expect("sits");
    it.send(alba, Command::SeatBot(seat("C"), Level::Random)).expect("a bot sits");
    let third = Who::Client(Token::fresh().expect("random bytes").hash());
    refused(&mut it, third, sit("Zoe", None), Refusal::Full);
    refused(&mut it, alba, Command::Move(seat("H")), Refusal::NoSuchSeat { seat: seat("H") });
    assert!(matches!(it.send(alba, Command::Mix("a b".into())), Err(Refusal::BadWord { .. })));
    it.send(alba, Command::Start).expect("starts");
    refused(&mut it, alba, Command::Clock(Clock::Brisk), Refusal::Begun);
    let unreadable =
        it.send(alba, Command::Choose { choice: "draft dragon".into(), seen: it.table.version() });
    assert!(matches!(unreadable, Err(Refusal::Unreadable { at: 6, .. })), "{unreadable:?}");
    let illegal =
        it.send(alba, Command::Choose { choice: "keep outlaw".into(), seen: it.table.version() });
    assert!(matches!(illegal, Err(Refusal::Rules { .. })), "{illegal:?}");
}

#[test]
fn talk_is_limited_but_choices_are_not() {
    let mut it = Try::new();
    let (alba, bruno) = (it.alba, it.bruno);
    it.send(alba, sit("Alba", None)).expect("sits");
    it.send(bruno, sit("Bruno", None)).expect("sits");
    it.send(alba, Command::SeatBot(seat("C"), Level::Greedy)).expect("a bot sits");
    let said = (0..9_999).take_while(|_| it.send(alba, Command::Say("bla".into())).is_ok()).count();
    assert_eq!(said, 500);
    assert_eq!(it.send(alba, Command::Say("bla".into())), Err(Refusal::TooMuch));
    it.send(bruno, Command::Say("at last".into())).expect("others may talk");
    assert_eq!(it.table.chat().count(), 100, "only the newest are kept");
    it.send(alba, Command::Start).expect("to begin is always possible");
    it.play();
    assert_eq!(it.table.stage(), Stage::Over);
}

#[test]
fn what_changes_nothing_is_not_written() {
    let mut it = Try::new();
    let alba = it.alba;
    it.send(alba, sit("Alba", Some("salt"))).expect("sits");
    let before = it.table.version();
    let same = [
        Command::Mix("salt".into()),
        Command::Clock(it.table.clock()),
        Command::Options(String::new()),
        Command::Move(seat("A")),
    ];
    for command in same {
        it.send(alba, command.clone()).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        assert_eq!(it.table.version(), before, "{command:?}");
    }
}

#[test]
fn whoever_has_left_a_game_leaves_it_once() {
    let mut it = Try::started();
    let alba = it.alba;
    it.send(alba, Command::Leave).expect("leaves for now");
    let before = it.table.version();
    it.send(alba, Command::Leave).expect("leaves again");
    assert_eq!(it.table.version(), before, "there is nothing to write");
}

#[test]
fn people_move_and_leave_before_the_game() {
    let mut it = Try::new();
    let alba = it.alba;
    it.send(alba, sit("Alba", Some("w"))).expect("sits");
    it.send(alba, Command::SeatBot(seat("B"), Level::Greedy)).expect("a bot sits");
    it.send(alba, Command::Move(seat("C"))).expect("moves to a free seat");
    it.send(alba, Command::Move(seat("B"))).expect("changes places with the bot");
    assert_eq!(it.table.seat_of(Try::hash(alba)), Some(seat("B")));
    assert_eq!(it.table.seats()[seat("C")].name(), Some("Bruno"));
    let bruno = it.bruno;
    it.send(bruno, sit("Berta", None)).expect("sits");
    let taken = it.send(bruno, Command::Move(seat("B")));
    assert_eq!(taken, Err(Refusal::SeatTaken { seat: seat("B") }), "nobody asked Alba");
    it.send(alba, Command::Move(seat("A"))).expect_err("nor Berta");
    it.send(alba, Command::Move(seat("C"))).expect("changes places with the bot again");
    it.send(bruno, Command::Move(seat("B"))).expect("and so does Berta");
    it.send(alba, Command::Move(seat("A"))).expect("moves to where the bot is now");
    it.send(alba, Command::Mix("pepper".into())).expect("gives another word");
    it.send(alba, Command::Leave).expect("leaves");
    assert_eq!(it.table.seat_of(Try::hash(alba)), None);
    it.send(alba, sit("Alba", None)).expect("sits down again");
    it.send(alba, Command::Mix("sugar".into())).expect("gives a word");
    it.send(alba, Command::Start).expect("starts");
    it.play();
    let record = it.table.record().expect("it is over").to_string();
    assert!(record.contains("\nmixed A sugar\n"), "{record}");
}

/// Whoever makes a table long keeps nobody from playing there.
#[test]
fn a_table_has_a_total_of_lines() {
    let mut it = Try::new();
    let (alba, bruno) = (it.alba, it.bruno);
    it.send(alba, sit("Alba", None)).expect("sits");
    let mut taken = 0;
    while it.send(alba, Command::Clock([Clock::Brisk, Clock::Relaxed][taken % 2])).is_ok() {
        taken += 1;
        assert!(taken < 10_000);
    }
    for refused in [Command::Leave, Command::Mix("word".into()), Command::Move(seat("C"))] {
        assert_eq!(it.send(alba, refused), Err(Refusal::TooMuch));
    }
    assert_eq!(it.send(bruno, sit("Bruno", Some("word"))), Err(Refusal::TooMuch));
    it.send(bruno, sit("Bruno", None)).expect("a free seat can be taken");
    for _ in 0..3 {
        it.send(bruno, Command::Forget).expect("he is forgotten");
        assert_eq!(it.table.seat_of(Try::hash(bruno)), Some(seat("B")), "and keeps the seat");
    }
    it.send(alba, Command::SeatBot(seat("C"), Level::Greedy)).expect("a bot sits");
    it.send(alba, Command::Start).expect("starts");
    let before = it.lines.len();
    for _ in 0..3 {
        it.send(alba, Command::Leave).expect("a bot plays for her");
        it.send(bruno, Command::Leave).expect("and for him");
    }
    assert_eq!(it.lines.len(), before);
    it.send(alba, Command::Say("I am back".into())).expect("they may talk");
    it.play();
    assert_eq!(it.table.stage(), Stage::Over);
}
