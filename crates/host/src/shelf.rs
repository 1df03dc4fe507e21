//! Games with contents that tables have brought: read once, kept in the journal, shared in memory.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    error::Error,
    fmt,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use catalog::AnyGame;
use kernel::{CONTENTS_BYTES_MAX, ContentsHash, Mistake, no_files};
use store::{Journal, JournalError};
use thiserror::Error;
use tokio::task::spawn_blocking;

use crate::{HostError, actor::Shared};

/// How many games stay in memory that no table uses.
const RECENT_MAX: usize = 16;

/// The games with contents of their own that are in memory.
#[derive(Clone, Default)]
pub(crate) struct Shelf(Arc<Mutex<Games>>);

#[derive(Default)]
struct Games {
    /// Those that a table or `recent` holds.
    known: BTreeMap<(&'static str, ContentsHash), Weak<dyn AnyGame>>,
    /// Those that were used last.
    recent: VecDeque<Arc<dyn AnyGame>>,
    /// The texts that this process has kept.
    kept: BTreeSet<ContentsHash>,
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shelf").finish_non_exhaustive()
    }
}

/// Why contents cannot be had.
#[derive(Debug, Error)]
pub(crate) enum Missing {
    #[error(transparent)]
    Journal(#[from] JournalError),
    #[error("the journal has no cards with the hash {0}")]
    Unknown(ContentsHash),
    #[error("the cards with the hash {0} have mistakes by now: {1}")]
    Refused(ContentsHash, String),
    #[error("the cards were not read: {0}")]
    Unread(Box<dyn Error + Send + Sync>),
}

impl Shelf {
    fn with<T>(&self, change: impl FnOnce(&mut Games) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn find(&self, id: &'static str, hash: ContentsHash) -> Option<Arc<dyn AnyGame>> {
        self.with(|games| games.known.get(&(id, hash)).and_then(Weak::upgrade))
    }

    fn put(&self, game: &Arc<dyn AnyGame>) {
        let Some(hash) = game.contents() else { return };
        self.with(|games| {
            games.known.retain(|_, known| known.strong_count() > 0);
            games.known.insert((game.id(), hash), Arc::downgrade(game));
            games.recent.push_back(Arc::clone(game));
            if games.recent.len() > RECENT_MAX {
                games.recent.pop_front();
            }
        });
    }
}

impl<J: Journal> Shared<J> {
    /// Reads contents that somebody has brought.
    pub(crate) async fn read_contents(
        &self,
        game: &'static dyn AnyGame,
        source: &str,
    ) -> Result<Arc<dyn AnyGame>, HostError> {
        // A text that is too long is not even hashed.
        let is_short = source.len() <= CONTENTS_BYTES_MAX;
        let known =
            is_short.then(|| self.shelf.find(game.id(), ContentsHash::of(source))).flatten();
        if let Some(known) = known {
            return Ok(known);
        }
        let read = read(game, source.to_owned()).await;
        let own = read.map_err(|error| {
            tracing::error!(%error, "cards were not read");
            HostError::TryAgain
        })?;
        let own = own.map_err(|mistakes| HostError::BadContents { mistakes })?;
        self.shelf.put(&own);
        Ok(own)
    }

    /// Keeps the contents of a game in the journal. Those that are built in are kept, too: a later
    /// Sombra may have others.
    pub(crate) async fn keep_contents(&self, game: &dyn AnyGame) -> Result<(), HostError> {
        let Some((hash, text)) = game.contents().zip(game.contents_source()) else { return Ok(()) };
        if self.shelf.with(|games| games.kept.contains(&hash)) {
            return Ok(());
        }
        let is_built_in = catalog::own_contents(game).is_none();
        let texts_max = if is_built_in { usize::MAX } else { self.limits.contents_max };
        let kept = self.journal.keep_contents(hash.to_string(), text, texts_max).await;
        let is_kept = kept.map_err(|error| {
            tracing::error!(%error, "cards were not kept");
            HostError::Journal
        })?;
        if !is_kept {
            return Err(HostError::FullShelf);
        }
        self.shelf.with(|games| games.kept.insert(hash));
        Ok(())
    }

    /// Returns a game with the contents that have this hash; `None` if they are built in.
    pub(crate) async fn own_game(
        &self,
        game: &'static dyn AnyGame,
        contents: Option<ContentsHash>,
    ) -> Result<Option<Arc<dyn AnyGame>>, Missing> {
        let built_in = game.contents();
        let is_own = built_in.is_some() && contents != built_in;
        let Some(hash) = contents.filter(|_| is_own) else { return Ok(None) };
        if let Some(known) = self.shelf.find(game.id(), hash) {
            return Ok(Some(known));
        }
        let text = self.journal.contents(&hash.to_string()).await?;
        let text = text.ok_or(Missing::Unknown(hash))?;
        let own = read(game, text).await?.map_err(|mistakes| {
            Missing::Refused(hash, mistakes.first().map(ToString::to_string).unwrap_or_default())
        })?;
        self.shelf.put(&own);
        Ok(Some(own))
    }
}

/// Reads contents on another thread: a long text takes a while.
async fn read(
    game: &'static dyn AnyGame,
    source: String,
) -> Result<Result<Arc<dyn AnyGame>, Vec<Mistake>>, Missing> {
    let read = spawn_blocking(move || game.with_contents(&source, &no_files).map(|(own, _)| own));
    read.await.map_err(|error| Missing::Unread(error.into()))
}
