//! The exam of journals, and what only a real disk can show.

mod sqlite;
