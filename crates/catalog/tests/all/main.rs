//! All tests of the catalog, in one program.

mod chronicle;
mod frames;
mod fuzzed;
mod opinion;
mod order;
mod scenario_run;
mod scenarios;
mod search;
mod unreadable;
