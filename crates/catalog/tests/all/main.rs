//! All tests of the catalog, in one program.

mod chronicle;
mod frames;
mod scenario_run;
mod scenarios;
