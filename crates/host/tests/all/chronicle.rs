//! The chronicle has the same facts as a stream that was open from the start.

use std::mem;

use catalog::Fact;
use host::{
    Clock, Command, Entry, Host, Opening, Snapshot, Stage, Subscription, TokenHash, Update, Who,
};
use kernel::Weight;
use store::{SqliteJournal, TableId};

use crate::{
    live::{PATIENT, folder, host, opening, token},
    pure::sit,
};

/// How many choices the chronicle reaches back.
const REACH: usize = 90;

/// A viewer since before the game, and the facts it got: first of the deal, then of each choice with
/// the forced ones that followed it. Each has the number of choices before it.
struct Listener {
    token: Option<TokenHash>,
    stream: Subscription,
    facts: Vec<(usize, Vec<Fact>)>,
    choices: usize,
}

impl Listener {
    async fn new(host: &Host<SqliteJournal>, id: TableId, token: Option<TokenHash>) -> Self {
        let stream = host.subscribe(id, token, None).await.expect("subscribes");
        Self { token, stream, facts: Vec::new(), choices: 0 }
    }

    /// Takes in the last updates, up to this number of choices. They are there: a table sends them before it answers a command.
    fn listen(&mut self, choices: usize) {
        let mut facts = Vec::new();
        while let Some(next) = self.stream.try_next() {
            match next {
                Update::News(news) => {
                    let said = news.events.into_iter().filter(|it| it.weight >= Weight::Said);
                    facts.extend(said.map(|event| event.fact));
                }
                Update::Here(_) | Update::Watchers(_) => {}
                Update::Whole => assert!(self.facts.is_empty(), "nothing is missed"),
                Update::Ended => panic!("the table stays"),
            }
        }
        self.facts.push((mem::replace(&mut self.choices, choices), facts));
    }

    /// Checks the chronicle: it ends with the newest fact, and reaches back as far as it should. The
    /// deal is in it while all choices are in reach.
    fn check(&self, chronicle: &[Entry]) {
        let entries = |facts: &Vec<Fact>| facts.iter().cloned().map(Entry::Fact).collect();
        let all: Vec<Vec<Entry>> = self.facts.iter().map(|(_, facts)| entries(facts)).collect();
        assert!(all.concat().ends_with(chronicle), "after {} choices", self.choices);
        let forgotten = self.choices.saturating_sub(REACH);
        let from = self.facts.partition_point(|(before, _)| *before < forgotten);
        let from = if forgotten == 0 { 0 } else { from.max(1) };
        let least = all[from..].concat().len();
        // Of a choice with forced ones after it, only some may be in reach.
        let most = all[from.saturating_sub(1)..].concat().len();
        assert!((least..=most).contains(&chronicle.len()), "after {} choices", self.choices);
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
    // A game to 25 is long enough, whatever the deal is.
    let long = Opening { options: "target 25".to_owned(), ..opening(Clock::None) };
    let id = one.open(&long).await.expect("opens");
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
    loop {
        let choices = one.look(id, None).await.expect("looks").choices;
        for listener in &mut listeners {
            listener.listen(choices);
            listener.check(&one.read(id, listener.token).await.expect("looks").1);
        }
        if choose(&one, id, &tokens).await == Stage::Over {
            assert!(choices > REACH + 10, "the game was long enough to forget its beginning");
            break;
        }
    }
    // A host that reads the journal has the same chronicle.
    let other = host(&path, PATIENT).await;
    for listener in &listeners {
        listener.check(&other.read(id, listener.token).await.expect("looks").1);
    }
}
