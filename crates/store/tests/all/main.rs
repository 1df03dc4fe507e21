//! Tests of journals: the exam, and tests that need a real disk.

mod sqlite;
