//! The chronicle has the same facts as a stream that was open from the start.

use catalog::Fact;
use host::{Clock, Command, Entry, Host, Snapshot, Stage, Subscription, TokenHash, Update, Who};
use kernel::Weight;
use store::{SqliteJournal, TableId};

use crate::{
    live::{PATIENT, folder, host, opening, token},
    pure::sit,
};

/// How many choices the chronicle reaches back.
const REACH: usize = 90;

/// A viewer since before the game, and the facts it got: first of the deal, then of each choice.
struct Listener {
    token: Option<TokenHash>,
    stream: Subscription,
    facts: Vec<Vec<Fact>>,
}

impl Listener {
    async fn new(host: &Host<SqliteJournal>, id: TableId, token: Option<TokenHash>) -> Self {
        let stream = host.subscribe(id, token, None).await.expect("subscribes");
        Self { token, stream, facts: Vec::new() }
    }

    /// Takes in the last updates. They are there: a table sends them before it answers a command.
    fn listen(&mut self) {
        let mut facts = Vec::new();
        while let Some(next) = self.stream.try_next() {
            match next {
                Update::News(news) => {
                    let said = news.events.into_iter().filter(|it| it.weight >= Weight::Said);
                    facts.extend(said.map(|event| event.fact));
                }
                Update::Here(_) => {}
                Update::Whole => assert!(self.facts.is_empty(), "nothing is missed"),
                Update::Ended => panic!("the table stays"),
            }
        }
        self.facts.push(facts);
    }

    /// Returns what the chronicle must hold. The deal is in it while all choices are in reach.
    fn last(&self) -> Vec<Entry> {
        let choices = self.facts.len() - 1;
        let from = if choices <= REACH { 0 } else { 1 + choices - REACH };
        self.facts[from..].concat().into_iter().map(Entry::Fact).collect()
    }
}

/// Makes a choice for the first player who owes one; returns `Over` if nobody does.
async fn choose(host: &Host<SqliteJournal>, id: TableId, tokens: &[TokenHash]) -> Stage {
    for &token in tokens {
        let Snapshot { stage, question, version, .. } =
            host.look(id, Some(token)).await.expect("looks");
        if let Some(choice) = question.legal.last() {
            let command = Command::Choose { choice: choice.text.clone(), seen: version };
            host.command(id, Who::Client(token), command).await.expect("a legal choice is taken");
            return stage;
        }
    }
    Stage::Over
}

#[tokio::test(flavor = "multi_thread")]
async fn the_chronicle_has_the_facts_of_a_stream() {
    let path = folder("chronicle").join("journal.db");
    let one = host(&path, PATIENT).await;
    let id = one.open(&opening(Clock::None)).await.expect("opens");
    let tokens = [token(), token(), token()];
    for (number, &token) in tokens.iter().enumerate() {
        let sits = one.command(id, Who::Client(token), sit(&format!("Person {number}"), None));
        sits.await.expect("sits");
    }
    assert_eq!(one.read(id, Some(tokens[0])).await.expect("looks").1, [], "before the game");
    let mut listeners = Vec::new();
    for token in [None, Some(tokens[0]), Some(tokens[2])] {
        listeners.push(Listener::new(&one, id, token).await);
    }
    one.command(id, Who::Client(tokens[0]), Command::Start).await.expect("starts");
    listeners.iter_mut().for_each(Listener::listen);
    let mut choices = 0;
    loop {
        for listener in &listeners {
            let chronicle = one.read(id, listener.token).await.expect("looks").1;
            assert_eq!(chronicle, listener.last(), "after {choices} choices");
        }
        if choose(&one, id, &tokens).await == Stage::Over {
            break;
        }
        choices += 1;
        listeners.iter_mut().for_each(Listener::listen);
    }
    assert!(choices > REACH + 10, "the game was long enough to forget its beginning");
    // A host that reads the journal has the same chronicle.
    let other = host(&path, PATIENT).await;
    for listener in &listeners {
        let chronicle = other.read(id, listener.token).await.expect("looks").1;
        assert_eq!(chronicle, listener.last(), "after a restart");
    }
}
