//! The append-only journal of every table, on disk before it is acknowledged.
//!
//! ```
//! # use store::{Journal, SqliteJournal, TableId, Version};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
//! # let folder = std::env::temp_dir().join(format!("sombra-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! let journal = SqliteJournal::open(&folder.join("sombra.db")).await?;
//! let table = TableId::fresh()?;
//! let newest = journal.append(table, Version::START, vec!["opened".into()]).await?;
//! assert_eq!(journal.after(table, Version::START).await?, ["opened"]);
//! let late = journal.append(table, Version::START, vec!["opened again".into()]).await;
//! assert!(late.is_err_and(|error| error.is_conflict()));
//! # let _ = newest;
//! # journal.close().await;
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?; Ok(()) }
//! ```

pub mod exam;
mod file;
mod id;
mod journal;
mod phrase;
mod sqlite;

pub use id::{BadTableId, TableId};
pub use journal::{AppendError, Journal, JournalError, Sitting, Subscriber, TableStage, Version};
pub use phrase::{BadPhrase, Phrase, TableName};
pub use sqlite::SqliteJournal;
