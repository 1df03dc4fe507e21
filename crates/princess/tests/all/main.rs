//! Everything that is asked of The Princess, in one program.

mod card_file;
mod heuristic;
mod invariants;
mod laws;
mod own_texts;
mod paths;
mod random_cards;
mod ring;
mod texts;
