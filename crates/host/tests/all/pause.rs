//! Bots answer after an even pause, whatever they hold and however long they think.

use std::{collections::BTreeMap, time::Duration};

use catalog::{Level, Players, find};
use host::{
    Clock, Command, Host, News, Opening, Snapshot, Stage, Subscription, Timeouts, TokenHash,
    Update, Who,
};
use kernel::{Record, Seat, Seats};
use store::TableId;
use tokio::time::Instant;

use crate::{
    live::{PATIENT, drain, token},
    memory::Memory,
    pure::{seat, sit},
};

const PAUSE: Duration = Duration::from_millis(600);
const GAME: &str = "casting-shadows";
const OPTIONS: &str = "rounds 20";

/// A person against two bots in a game that asks players who can do nothing but pass.
struct Evening {
    host: Host<Memory>,
    id: TableId,
    alba: TokenHash,
}

impl Evening {
    async fn begin(level: Level) -> Self {
        let host = Memory::host(Timeouts { pause: PAUSE, ..PATIENT }).await;
        let (game, options) = (GAME.to_owned(), OPTIONS.to_owned());
        let (clock, contents) = (Clock::None, None);
        let (private, quiet) = (true, false);
        let opening = Opening { game, seats: 3, options, clock, private, quiet, contents };
        let (id, alba) = (host.open(&opening).await.expect("opens"), token());
        let evening = Self { host, id, alba };
        evening.ask(sit("Alba", None)).await;
        for letter in ["B", "C"] {
            evening.ask(Command::SeatBot(seat(letter), level)).await;
        }
        evening
    }

    async fn ask(&self, command: Command) {
        let who = Who::Client(self.alba);
        self.host.command(self.id, who, command).await.expect("it is granted");
    }

    async fn look(&self) -> Snapshot {
        self.host.look(self.id, Some(self.alba)).await.expect("looks")
    }

    /// Plays on until something happens that is not Alba's own doing, and returns it.
    async fn next(&self, stream: &mut Subscription) -> Option<News> {
        let Snapshot { stage, question, version, .. } = self.look().await;
        if stage == Stage::Over {
            return None;
        }
        if let Some(choice) = question.legal.first() {
            let choice = choice.text.clone();
            self.ask(Command::Choose { choice, seen: version }).await;
        }
        loop {
            if let Update::News(news) = stream.next().await {
                return Some(news);
            }
        }
    }
}

/// Plays a game, and returns how long each choice took from its question, by its number. Choices that
/// the host made because they were plainly forced are left out.
async fn times(evening: &Evening) -> BTreeMap<usize, (Seat, Duration)> {
    evening.ask(Command::Start).await;
    let mut stream = evening.host.subscribe(evening.id, Some(evening.alba), None).await;
    let stream = stream.as_mut().expect("watches");
    drain(stream);
    let Snapshot { version, choices, question, .. } = evening.look().await;
    let first = version.get() - u64::try_from(choices).expect("they are few");
    let (mut last, mut asked) = (version.get(), question.asked_at);
    let start = |owing: Seats| owing.map(|seat| (seat, Instant::now())).collect::<BTreeMap<_, _>>();
    let (mut since, mut times) = (start(question.owing), BTreeMap::new());
    while let Some(news) = evening.next(stream).await {
        let is_new = news.question.asked_at != asked;
        let number = usize::try_from(last - first).expect("it is small");
        let answered = since.iter().find(|(seat, _)| is_new || !news.question.owing.has(**seat));
        if let Some((seat, asked)) = answered.map(|(seat, asked)| (*seat, *asked)) {
            times.insert(number, (seat, asked.elapsed()));
            since.remove(&seat);
        }
        if is_new {
            since = start(news.question.owing);
        }
        (last, asked) = (news.version.get(), news.question.asked_at);
    }
    times
}

/// Counts what each choice of a record was chosen from.
fn legal_choices(record: &Record) -> Vec<(Seat, usize)> {
    let game = find(GAME).expect("it is registered");
    let options = game.options(OPTIONS).expect("they are legal");
    let players = Players::numbered(3).expect("three may play");
    let mut live = game.open(&options, players, record.seed.into()).expect("it opens");
    let counted = record.choices.iter().map(|chosen| {
        let legal = live.legal(chosen.seat).len();
        live.follow(chosen.seat, &chosen.choice).expect("it was legal");
        (chosen.seat, legal)
    });
    counted.collect()
}

#[tokio::test(start_paused = true)]
async fn a_bot_with_one_choice_answers_when_one_with_many_does() {
    let evening = Evening::begin(Level::Medium).await;
    let times = times(&evening).await;
    let record = evening.host.record(evening.id).await.expect("it is there").expect("it is over");
    let legal = legal_choices(&record);
    let usual = PAUSE * 7 / 8..=PAUSE * 9 / 8 + Duration::from_millis(2);
    let (mut one, mut many) = (0, 0);
    for (number, (seat, took)) in times.into_iter().filter(|(_, (it, _))| *it != seat("A")) {
        let (whose, choices) = legal[number];
        assert_eq!(whose, seat, "choice {number}");
        assert!(usual.contains(&took), "choice {number} of {choices} took {took:?}");
        *if choices == 1 { &mut one } else { &mut many } += 1;
    }
    assert!(one > 0 && many > 50, "{one} with one choice, {many} with many");
}
