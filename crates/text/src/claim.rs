//! The claims of scenarios in words: `gold A 5, B 4` is “Gold: A 5 · B 4”.

use kernel::{Claim, ClaimValue};

use crate::{Argument, GameWords, Names};

impl GameWords {
    /// Puts a claim into words: the message `claim-KIND`, with the variables `$seat`, `$round`,
    /// `$what` (what is claimed) and `$is` (`none`, `hidden`, `zero` or `some`). The parts of a
    /// game's own claim are variables too, each with its id to select on (`$road-id`); written
    /// choices in `$choice` and `$choices` are put into sentences.
    ///
    /// # Panics
    ///
    /// If there is no such message, which is a bug.
    pub fn claim(&self, claim: &Claim) -> String {
        let what = self.claimed(&claim.value);
        let is = match &claim.value {
            ClaimValue::Hidden => "hidden",
            ClaimValue::Number(0) => "zero",
            _ if what.is_empty() => "none",
            _ => "some",
        };
        let seat = claim.seat.map(|seat| seat.to_string()).unwrap_or_default();
        let mut places: Vec<Argument<'_>> = vec![
            ("seat", seat.into()),
            ("round", claim.round.unwrap_or_default().into()),
            ("is", is.into()),
            ("what", what.into()),
        ];
        let ids: Vec<(String, &str)> = match &claim.value {
            ClaimValue::Parts(parts) => {
                places
                    .extend(parts.iter().map(|(name, part)| (*name, self.part(name, part).into())));
                parts.iter().map(|(name, part)| (format!("{name}-id"), part.as_str())).collect()
            }
            _ => Vec::new(),
        };
        places.extend(ids.iter().map(|(name, id)| (name.as_str(), (*id).into())));
        self.say(&format!("claim-{}", claim.kind), &places)
    }

    /// Puts a part of a game's own claim into words.
    fn part(&self, name: &str, part: &str) -> String {
        let names = Names::new([""; 0], None);
        let said = |choice| Some(self.sentence(self.choice(choice)?.value(), &names));
        let said: Option<Vec<String>> = match name {
            "choice" | "choices" => part.split(", ").map(said).collect(),
            _ => None,
        };
        said.map_or_else(|| self.plain(part), |said| said.join(" · "))
    }

    fn claimed(&self, value: &ClaimValue) -> String {
        let parts: Vec<String> = match value {
            ClaimValue::Holds | ClaimValue::Hidden | ClaimValue::Parts(_) => Vec::new(),
            ClaimValue::Number(number) => vec![number.to_string()],
            ClaimValue::Seats(seats) => seats.map(|seat| seat.to_string()).collect(),
            ClaimValue::Ids(ids) => {
                return ids.iter().map(|id| self.plain(id)).collect::<Vec<_>>().join(", ");
            }
            ClaimValue::EachSeat(each) => {
                each.iter().map(|(seat, number)| format!("{seat} {number}")).collect()
            }
            ClaimValue::Counts(counts) => {
                counts.iter().map(|(id, number)| format!("{} {number}", self.plain(id))).collect()
            }
            ClaimValue::Held(held) => {
                held.iter().map(|(seat, id)| format!("{seat} {}", self.plain(id))).collect()
            }
        };
        parts.join(" · ")
    }
}
