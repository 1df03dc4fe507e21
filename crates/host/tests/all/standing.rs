//! Standing answers: given without asking, known to nobody else, over when the own turn begins.

use host::{Clock, Command, Host, Opening, Snapshot, Who};
use kernel::Standing;
use store::{Journal, TableId};

use crate::{
    live::{PATIENT, folder, host, token},
    pure::sit,
};

/// Two people play Casting Shadows: B waits in the desert with a counterspell, A comes and goes.
struct Duel<J> {
    host: Host<J>,
    id: TableId,
    people: [host::TokenHash; 2],
}

impl<J: Journal> Duel<J> {
    async fn begin(host: Host<J>) -> Self {
        let (game, options) = ("casting-shadows".to_owned(), String::new());
        let (clock, contents) = (Clock::None, None);
        let (private, quiet) = (true, false);
        let opening = Opening { game, seats: 2, options, clock, private, quiet, contents };
        let id = host.open(&opening).await.expect("opens");
        let people = [token(), token()];
        for (token, name) in people.into_iter().zip(["Alba", "Bruno"]) {
            host.command(id, Who::Client(token), sit(name, None)).await.expect("sits");
        }
        let duel = Self { host, id, people };
        duel.ask(0, Command::Start).await;
        duel
    }

    async fn ask(&self, seat: usize, command: Command) {
        let who = Who::Client(self.people[seat]);
        self.host.command(self.id, who, command).await.expect("it is granted");
    }

    async fn look(&self, seat: usize) -> Snapshot {
        self.host.look(self.id, Some(self.people[seat])).await.expect("looks")
    }

    /// Makes the first choice that begins with one of these words.
    async fn choose(&self, seat: usize, wishes: &[&str]) -> String {
        let Snapshot { question, version, .. } = self.look(seat).await;
        let legal = |wish: &&str| question.legal.iter().find(|it| it.text.starts_with(*wish));
        let choice = wishes.iter().find_map(legal).expect("one of them is legal").text.clone();
        self.ask(seat, Command::Choose { choice: choice.clone(), seen: version }).await;
        choice
    }

    /// Returns who owes a choice: both never do at the same time here.
    async fn owing(&self) -> usize {
        let owing = self.look(0).await.question.owing.first().expect("the game goes on");
        usize::from(owing.number())
    }

    /// Plays until A stands before the desert, with action points, and B in it with a counterspell.
    async fn approach(&self) {
        loop {
            let facedown = &plain(&self.look(0).await)["view"]["facedown"][1];
            let is_there = |seat: usize, hex: &str, table: &serde_json::Value| {
                table["view"]["hexes"][seat] == hex
            };
            let table = plain(&self.look(0).await);
            let is_ready = *facedown != 0 && is_there(1, "dusty-desert", &table);
            match self.owing().await {
                0 if is_ready
                    && is_there(0, "ancient-rune", &table)
                    && table["view"]["ap"] != 0 =>
                {
                    return;
                }
                0 if is_there(0, "ancient-rune", &table) => {
                    self.choose(0, &["end", "done"]).await;
                }
                0 => {
                    self.choose(0, &["travel ancient-rune", "end", "done", "pass"]).await;
                }
                _ if is_ready => {
                    self.choose(1, &["pass", "end", "done"]).await;
                }
                _ => {
                    let way = ["pass", "collect counterspell", "travel dusty-desert"];
                    let rest = ["travel ancient-rune", "end", "done"];
                    self.choose(1, &[way.as_slice(), &rest].concat()).await;
                }
            }
        }
    }
}

fn plain(table: &Snapshot) -> serde_json::Value {
    serde_json::to_value(table).expect("a table is plain values")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standing_answer_passes_until_the_own_turn() {
    let duel = Duel::begin(host(&folder("standing").join("journal.db"), PATIENT).await).await;
    duel.approach().await;
    let before = duel.look(0).await;
    duel.ask(1, Command::Stand(Some(Standing::Pass))).await;
    let (mine, other) = (duel.look(1).await, duel.look(0).await);
    assert_eq!(mine.standing, Some(Standing::Pass));
    assert_eq!(plain(&other), plain(&before), "nobody else can tell");
    let choices = other.choices;
    duel.choose(0, &["travel dusty-desert"]).await;
    while duel.look(0).await.choices < choices + 2 {
        tokio::task::yield_now().await;
    }
    assert_eq!(duel.owing().await, 0, "B was not waited for");
    while duel.owing().await == 0 {
        duel.choose(0, &["end", "done"]).await;
    }
    while duel.look(1).await.standing.is_some() {
        tokio::task::yield_now().await;
    }
}

/// Without a standing answer, or with one that was taken back, the game waits.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_was_taken_back_is_not_given() {
    let duel = Duel::begin(host(&folder("taken-back").join("journal.db"), PATIENT).await).await;
    duel.approach().await;
    duel.ask(1, Command::Stand(Some(Standing::PassUnlessTarget))).await;
    duel.ask(1, Command::Stand(None)).await;
    duel.choose(0, &["travel dusty-desert"]).await;
    assert_eq!(duel.owing().await, 1, "B is asked");
    assert_eq!(duel.choose(1, &["pass"]).await, "pass");
}
