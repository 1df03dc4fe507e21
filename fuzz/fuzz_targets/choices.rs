//! Choices, one a line, as every face sends them.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| catalog::exam::choices(text));
