//! Tests that every journal must pass, whatever its storage.
//!
//! # Panics
//!
//! Each function panics if the journal fails its test.

use std::time::Duration;

use crate::{Journal, Subscriber, TableId, TableStage, Version};
use futures_util::future::join_all;

fn lines(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

fn table() -> TableId {
    TableId::fresh().expect("the system has random numbers")
}

/// Runs all tests below, which need only one process.
pub async fn sit(journal: &impl Journal) {
    reads_what_was_written(journal).await;
    keeps_order(journal).await;
    conflicts_change_nothing(journal).await;
    tables_do_not_mix(journal).await;
    takes_any_text(journal).await;
    many_write_at_once(journal).await;
    unused_tables_are_closed(journal).await;
    late_tables_are_found(journal).await;
    subscribers_are_kept(journal).await;
    contents_are_kept(journal).await;
    analyses_are_kept(journal).await;
    tables_are_found_by_name(journal).await;
    seats_are_found_by_token(journal).await;
}

/// Written lines can be read, from any version on.
pub async fn reads_what_was_written(journal: &impl Journal) {
    let table = table();
    assert!(journal.after(table, Version::START).await.expect("reads").is_empty());
    let newest = journal.append(table, Version::START, lines(&["a", "b", "c"])).await;
    assert_eq!(newest.expect("appends"), Version::new(3));
    assert_eq!(journal.after(table, Version::START).await.expect("reads"), ["a", "b", "c"]);
    assert_eq!(journal.after(table, Version::new(2)).await.expect("reads"), ["c"]);
    assert!(journal.after(table, Version::new(3)).await.expect("reads").is_empty());
    assert!(journal.after(table, Version::new(9)).await.expect("reads").is_empty());
}

/// Lines come back in the order in which they were appended, even with more than 99 of them.
pub async fn keeps_order(journal: &impl Journal) {
    let table = table();
    let mut newest = Version::START;
    let texts: Vec<String> = (0..120).map(|number| format!("line {number}")).collect();
    for text in &texts {
        newest = journal.append(table, newest, vec![text.clone()]).await.expect("appends");
    }
    assert_eq!(journal.after(table, Version::START).await.expect("reads"), texts);
}

/// An append after any version but the newest conflicts, and none of its lines is written: neither
/// behind another writer nor ahead of everybody, where it would leave a gap.
pub async fn conflicts_change_nothing(journal: &impl Journal) {
    let rows: [(&[&str], u64, &[&str]); 3] =
        [(&["first"], 0, &["second"]), (&["a", "b"], 1, &["x", "y", "z"]), (&[], 5, &["early"])];
    for (there, expected, late) in rows {
        let table = table();
        if !there.is_empty() {
            journal.append(table, Version::START, lines(there)).await.expect("appends");
        }
        let conflict = journal.append(table, Version::new(expected), lines(late)).await;
        assert!(conflict.is_err_and(|error| error.is_conflict()));
        assert_eq!(journal.after(table, Version::START).await.expect("reads"), there);
    }
}

/// Each table has its own lines, and the first line of every table is listed.
pub async fn tables_do_not_mix(journal: &impl Journal) {
    let (one, other) = (table(), table());
    journal.append(one, Version::START, lines(&["one", "two"])).await.expect("appends");
    journal.append(other, Version::START, lines(&["other"])).await.expect("appends");
    assert_eq!(journal.after(one, Version::START).await.expect("reads"), ["one", "two"]);
    let first = journal.open_tables().await.expect("lists");
    let of =
        |id| first.iter().filter(move |(table, _)| *table == id).map(|(_, line)| line.as_str());
    assert_eq!(of(one).collect::<Vec<_>>(), ["one"]);
    assert_eq!(of(other).collect::<Vec<_>>(), ["other"]);
    assert_eq!(of(table()).next(), None);
}

/// A line may be any text: quotes, other scripts, control characters, or empty.
pub async fn takes_any_text(journal: &impl Journal) {
    let table = table();
    let any =
        lines(&["", "'\"\\", "Íñigo dice: «¡hola!» 🂡", "tab\there\nand there\u{1}", "$1 ?1 %s"]);
    journal.append(table, Version::START, any.clone()).await.expect("appends");
    assert_eq!(journal.after(table, Version::START).await.expect("reads"), any);
}

/// Many tables are written at the same time: each has exactly the lines that were acknowledged.
pub async fn many_write_at_once(journal: &impl Journal) {
    let tables: Vec<TableId> = (0..20).map(|_| table()).collect();
    for round in 0..10 {
        let appends = tables.iter().map(|&table| {
            journal.append(table, Version::new(round), vec![format!("{table} {round}")])
        });
        for appended in join_all(appends).await {
            assert_eq!(appended.expect("appends"), Version::new(round + 1));
        }
    }
    for table in tables {
        let read = journal.after(table, Version::START).await.expect("reads");
        let due: Vec<String> = (0..10).map(|round| format!("{table} {round}")).collect();
        assert_eq!(read, due);
    }
}

/// A table is open until its game is over or nobody uses it; only one that never began is removed.
pub async fn unused_tables_are_closed(journal: &impl Journal) {
    let tables = [table(), table(), table()];
    for table in tables {
        journal.append(table, Version::START, lines(&["opened"])).await.expect("appends");
    }
    let [waiting, playing, over] = tables;
    assert_eq!(journal.note(playing, TableStage::Playing).await.expect("notes"), 0);
    assert_eq!(journal.note(over, TableStage::Over).await.expect("notes"), -1);
    assert_eq!(journal.note(over, TableStage::Over).await.expect("notes"), 0);
    assert_eq!(open_of(journal, tables).await, [true, true, false]);
    assert_eq!(sweep_all(journal, Duration::from_hours(1)).await, []);
    assert_eq!(open_of(journal, tables).await, [true, true, false], "somebody uses them");
    let closed = sweep_all(journal, Duration::ZERO).await;
    assert!(closed.contains(&waiting) && closed.contains(&playing) && !closed.contains(&over));
    assert_eq!(open_of(journal, tables).await, [false; 3]);
    for (table, is_left) in [(waiting, false), (playing, true), (over, true)] {
        let left = journal.after(table, Version::START).await.expect("reads");
        assert_eq!(left.is_empty(), !is_left);
    }
    assert_eq!(journal.note(waiting, TableStage::Waiting).await.expect("notes"), 0);
    assert_eq!(journal.note(playing, TableStage::Playing).await.expect("notes"), 1);
    assert_eq!(open_of(journal, tables).await, [false, true, false], "a game goes on");
}

/// A table is late when its last deadline has passed, as long as it is open.
pub async fn late_tables_are_found(journal: &impl Journal) {
    let (one, other) = (table(), table());
    let opening = ["opened", "due 1000"];
    for id in [one, other] {
        journal.append(id, Version::START, lines(&opening)).await.expect("appends");
    }
    let late = async |now_ms| {
        let late = journal.late_tables(now_ms).await.expect("reads");
        [one, other].map(|id| late.contains(&id))
    };
    assert_eq!(late(999).await, [false, false]);
    assert_eq!(late(1_000).await, [true, true]);
    journal.append(one, Version::new(2), lines(&["due 2000"])).await.expect("appends");
    assert_eq!(late(1_999).await, [false, true], "another question was asked");
    for id in [one, other] {
        journal.put_off(id, 1_999, 1_000_000).await.expect("writes");
    }
    assert_eq!(late(2_000).await, [true, false], "only a table that is late is put off");
    assert_eq!(late(1_000_000).await, [true, true]);
    journal.note(other, TableStage::Over).await.expect("writes");
    assert_eq!(late(3_000).await, [true, false], "the other game is over");
    journal.note(other, TableStage::Playing).await.expect("writes");
    assert_eq!(late(3_000).await, [true, true], "it is open again, with its deadline");
}

/// Browsers that want notices are kept for each seat, up to a limit, and dropped with their table.
pub async fn subscribers_are_kept(journal: &impl Journal) {
    let (one, other, alba) = (table(), table(), "alba".to_owned());
    for id in [one, other] {
        journal.append(id, Version::START, lines(&["opened"])).await.expect("appends");
    }
    let keep = async |id, endpoint: &str, text: &str| {
        let subscriber = Subscriber { endpoint: endpoint.to_owned(), text: text.to_owned() };
        journal.keep_subscriber(id, "alba".to_owned(), subscriber).await.expect("writes")
    };
    let texts = async |id, token: &str| {
        let found = journal.subscribers(id, token.to_owned()).await.expect("reads");
        found.into_iter().map(|it| it.text).collect::<Vec<String>>()
    };
    assert!(keep(one, "a", "old").await && keep(one, "a", "new").await, "it is replaced");
    assert!(keep(other, "a", "there").await);
    assert_eq!(texts(one, "alba").await, ["new"]);
    assert_eq!(texts(one, "bruno").await, [""; 0], "it is not his");
    for endpoint in ["b", "c", "d", "e"] {
        assert!(keep(one, endpoint, endpoint).await);
    }
    assert!(!keep(one, "f", "f").await, "five browsers are enough");
    assert!(keep(one, "e", "again").await, "one of the five");
    journal.drop_subscriber(one, alba.clone(), "e".to_owned()).await.expect("writes");
    assert_eq!(texts(one, "alba").await.len(), 4);
    sweep_all(journal, Duration::ZERO).await;
    assert_eq!(texts(one, "alba").await, [""; 0], "the table was closed");
    let again = table();
    journal.append(again, Version::START, lines(&["opened"])).await.expect("appends");
    assert!(keep(again, "a", "here").await);
    sweep_all(journal, Duration::from_hours(1)).await;
    assert_eq!(texts(again, "alba").await, ["here"]);
    journal.note(again, TableStage::Over).await.expect("writes");
    assert_eq!(texts(again, "alba").await, ["here"], "she is still to be told");
    sweep_all(journal, Duration::from_hours(1)).await;
    assert_eq!(texts(again, "alba").await, [""; 0], "the game was over");
    assert!(keep(again, "a", "here").await);
    journal.drop_subscribers(alba).await.expect("writes");
    assert_eq!(texts(again, "alba").await, [""; 0], "she is forgotten");
}

/// A text of contents is kept by its hash and for ever, and there are no more than allowed.
pub async fn contents_are_kept(journal: &impl Journal) {
    let keep = |hash: &str, text: &str, most| {
        journal.keep_contents(hash.to_owned(), text.to_owned(), most)
    };
    assert_eq!(journal.contents("one").await.expect("reads"), None);
    assert!(keep("one", "the first «text»\n", 2).await.expect("keeps"));
    assert!(keep("one", "another text", 2).await.expect("it is there"));
    assert!(keep("two", "the second", 2).await.expect("keeps"));
    assert!(!keep("three", "the third", 2).await.expect("there are enough"));
    assert!(keep("two", "the second", 2).await.expect("it is there"));
    sweep_all(journal, Duration::ZERO).await;
    for (hash, text) in [("one", Some("the first «text»\n")), ("three", None)] {
        assert_eq!(journal.contents(hash).await.expect("reads").as_deref(), text);
    }
}

/// The analysis of a game is kept once, whatever is swept.
pub async fn analyses_are_kept(journal: &impl Journal) {
    let (one, other) = (table(), table());
    assert_eq!(journal.analysis(one).await.expect("reads"), None);
    journal.keep_analysis(one, "the first «text»".into()).await.expect("keeps");
    journal.keep_analysis(one, "another text".into()).await.expect("it is there");
    sweep_all(journal, Duration::ZERO).await;
    let kept = journal.analysis(one).await.expect("reads");
    assert_eq!(kept.as_deref(), Some("the first «text»"));
    assert_eq!(journal.analysis(other).await.expect("reads"), None);
}

/// An open table is found by its name, and a finished one is not.
pub async fn tables_are_found_by_name(journal: &impl Journal) {
    let table = table();
    assert_eq!(journal.named(table.name()).await.expect("reads"), None);
    journal.append(table, Version::START, lines(&["opened"])).await.expect("appends");
    assert_eq!(journal.named(table.name()).await.expect("reads"), Some(table));
    journal.note(table, TableStage::Over).await.expect("writes");
    assert_eq!(journal.named(table.name()).await.expect("reads"), None);
}

/// The tables of a token are listed: open ones first, then those where it sat down last.
pub async fn seats_are_found_by_token(journal: &impl Journal) {
    let (one, other, removed) = (table(), table(), table());
    let token: String = one.to_string().repeat(4).chars().take(64).collect();
    let sat = format!("sat B human {token} Alba de la Torre");
    for id in [one, other, removed] {
        let opening = lines(&["opened", "sat A bot easy Bruno", &sat]);
        journal.append(id, Version::START, opening).await.expect("appends");
    }
    journal.append(one, Version::new(3), lines(&["started"])).await.expect("appends");
    journal.note(one, TableStage::Over).await.expect("writes");
    let all = journal.sittings(token.clone(), 9).await.expect("reads");
    let open: Vec<bool> = all.iter().map(|sitting| sitting.is_open).collect();
    assert_eq!(open, [true, true, false]);
    assert_eq!(all.last().map(|sitting| sitting.table), Some(one));
    assert_eq!(journal.sittings(token.clone(), 2).await.expect("reads").len(), 2);
    assert!(journal.sittings("0".repeat(64), 9).await.expect("reads").is_empty());
    sweep_all(journal, Duration::ZERO).await;
    let left = journal.sittings(token, 9).await.expect("reads");
    assert_eq!(left.iter().map(|sitting| sitting.table).collect::<Vec<_>>(), [one]);
}

async fn sweep_all(journal: &impl Journal, unused: Duration) -> Vec<TableId> {
    let mut closed = Vec::new();
    loop {
        let swept = journal.sweep(unused).await.expect("sweeps");
        if swept.is_empty() {
            return closed;
        }
        closed.extend(swept);
    }
}

async fn open_of<const N: usize>(journal: &impl Journal, tables: [TableId; N]) -> [bool; N] {
    let open = journal.open_tables().await.expect("lists");
    tables.map(|table| open.iter().any(|(id, _)| *id == table))
}
