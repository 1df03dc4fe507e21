//! The chronicle tells who comes late what a stream has told from the start.

use catalog::Fact;
use host::{Clock, Command, Entry, Host, Snapshot, Stage, Subscription, TokenHash, Update, Who};
use kernel::Weight;
use store::{SqliteJournal, TableId};

use crate::{
    live::{PATIENT, folder, host, opening, token},
    pure::sit,
};

/// So many choices it reaches back.
const REACH: usize = 90;

/// One who looks on from before the game: what was told of the deal, then of each choice.
struct Listener {
    token: Option<TokenHash>,
    watch: Subscription,
    told: Vec<Vec<Fact>>,
}

impl Listener {
    async fn new(host: &Host<SqliteJournal>, id: TableId, token: Option<TokenHash>) -> Self {
        let watch = host.subscribe(id, token, None).await.expect("subscribes");
        Self { token, watch, told: Vec::new() }
    }

    /// Takes in what was written last; it was told before that was answered.
    fn listen(&mut self) {
        let mut events = Vec::new();
        while let Some(next) = self.watch.try_next() {
            match next {
                Update::News(news) => {
                    let said = news.events.into_iter().filter(|it| it.weight >= Weight::Said);
                    events.extend(said.map(|event| event.fact));
                }
                Update::Here(_) => {}
                Update::Whole => assert!(self.told.is_empty(), "nothing is missed"),
                Update::Ended => panic!("the table stays"),
            }
        }
        self.told.push(events);
    }

    /// The deal counts as one more than the choices: it is told while they are all in reach.
    fn last(&self) -> Vec<Entry> {
        let choices = self.told.len() - 1;
        let from = if choices <= REACH { 0 } else { 1 + choices - REACH };
        self.told[from..].concat().into_iter().map(Entry::Fact).collect()
    }
}

/// Makes the first choice that somebody has, if there is one.
async fn choose(host: &Host<SqliteJournal>, id: TableId, tokens: &[TokenHash]) -> Stage {
    for &token in tokens {
        let Snapshot { stage, question, version, .. } =
            host.look(id, Some(token)).await.expect("looks");
        if let Some(choice) = question.legal.last() {
            let wish = Command::Choose { choice: choice.text.clone(), seen: version };
            host.wish(id, Who::Client(token), wish).await.expect("a legal choice is taken");
            return stage;
        }
    }
    Stage::Over
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_late_is_told_what_a_stream_has_told() {
    let path = folder("chronicle").join("journal.db");
    let one = host(&path, PATIENT).await;
    let id = one.open(&opening(Clock::None)).await.expect("opens");
    let tokens = [token(), token(), token()];
    for (number, &token) in tokens.iter().enumerate() {
        let sits = one.wish(id, Who::Client(token), sit(&format!("Person {number}"), None));
        sits.await.expect("sits");
    }
    assert_eq!(one.read(id, Some(tokens[0])).await.expect("looks").1, [], "before the game");
    let mut listeners = Vec::new();
    for token in [None, Some(tokens[0]), Some(tokens[2])] {
        listeners.push(Listener::new(&one, id, token).await);
    }
    one.wish(id, Who::Client(tokens[0]), Command::Start).await.expect("starts");
    listeners.iter_mut().for_each(Listener::listen);
    let mut choices = 0;
    loop {
        for listener in &listeners {
            let told = one.read(id, listener.token).await.expect("looks").1;
            assert_eq!(told, listener.last(), "after {choices} choices");
        }
        if choose(&one, id, &tokens).await == Stage::Over {
            break;
        }
        choices += 1;
        listeners.iter_mut().for_each(Listener::listen);
    }
    assert!(choices > REACH + 10, "the game was long enough to forget its beginning");
    // From the journal alone it is the same.
    let other = host(&path, PATIENT).await;
    for listener in &listeners {
        let told = other.read(id, listener.token).await.expect("looks").1;
        assert_eq!(told, listener.last(), "after a restart");
    }
}
