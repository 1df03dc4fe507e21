//! The effect language: what is written on a card, as data [C.1 to C.6].

use core::fmt;

use kernel::named;
use tinyvec::ArrayVec;

use crate::Symbol;

/// The most lines of a text.
pub const LINES_MAX: usize = 6;
/// The most steps of a line, or of a branch of it.
pub const STEPS_MAX: usize = 4;

/// The lines of one text, carried out from first to last [E-text].
pub type Lines = ArrayVec<[Line; LINES_MAX]>;
/// The steps of one line or branch [E-steps].
pub type Steps = ArrayVec<[Step; STEPS_MAX]>;

/// One line of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The line is carried out only if this holds [E-if].
    pub condition: Option<Condition>,
    /// Whether the controller has something to decide.
    pub form: LineForm,
    /// The steps, or those of the first branch.
    pub steps: Steps,
    /// The steps of the second branch; empty unless the form is [`LineForm::Either`].
    pub others: Steps,
}

/// Whether the controller of a line has something to decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineForm {
    /// No: the steps are carried out.
    #[default]
    Plain,
    /// The controller may pay this much gold for the steps [E-pay].
    Pay(u8),
    /// The controller chooses one of two branches [E-either].
    Either,
}

/// One step: a verb with its arguments. Arguments that a verb does not have are `None` or 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// What happens.
    pub verb: Verb,
    /// To whom.
    pub who: Option<Selector>,
    /// How much.
    pub amount: Amount,
    /// The last word of the verbs that have one.
    pub detail: Detail,
}

/// A number, plus 1 for each ghost if `ghosts` is set [E-counter].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    /// The number.
    pub n: u8,
    /// Whether the ghosts count.
    pub ghosts: bool,
}

named! {
    /// What a step does [C.4].
    Verb, "no-verb", "verb";
    /// Damage, to all at once.
    Damage "damage",
    /// Lost hearts, for all at once.
    Lose "lose",
    /// Hearts come back.
    Heal "heal",
    /// Shield until the end of the turn.
    Shield "shield",
    /// Thorns until the end of the turn.
    Thorns "thorns",
    /// Gold from the bank.
    Gold "gold",
    /// Gold to the bank.
    Fine "fine",
    /// Gold from others to the controller.
    Steal "steal",
    /// Gold from the controller to others.
    Give "give",
    /// Cards are drawn.
    Draw "draw",
    /// Cards of the hand are discarded.
    Discard "discard",
    /// The controller takes a card of another hand.
    Take "take",
    /// The controller gives away a card.
    Pass "pass",
    /// A hand card comes back from the discard pile.
    Salvage "salvage",
    /// The controller swaps something with another player.
    Swap "swap",
    /// The attribute is discarded.
    Strip "strip",
    /// The top cards of the deck are discarded.
    Mill "mill",
    /// The controller looks at the top cards of the deck.
    Scry "scry",
    /// A card of the Shop, without payment.
    Shop "shop",
    /// The Shop is renewed.
    Restock "restock",
    /// A player is stunned.
    Stun "stun",
    /// A pending card is cancelled.
    Cancel "cancel",
    /// La Princesa moves.
    Princess "princess",
    /// Ghosts discard cards.
    Exorcise "exorcise",
    /// Ghosts draw cards.
    Haunt "haunt",
    /// The environment is discarded.
    Clear "clear",
}

impl Verb {
    /// Returns whether it is between the controller and others: then it takes neither `self`,
    /// `both` nor `all` [C.4, marked with a circle].
    pub const fn is_between(self) -> bool {
        use Verb::{Cancel, Give, Pass, Steal, Swap, Take};
        matches!(self, Steal | Give | Take | Pass | Swap | Cancel)
    }

    /// Returns whether it names players.
    pub const fn has_players(self) -> bool {
        use Verb::{Clear, Exorcise, Haunt, Mill, Restock, Scry};
        !matches!(self, Mill | Scry | Restock | Exorcise | Haunt | Clear)
    }

    /// Returns whether it has an amount.
    pub const fn has_amount(self) -> bool {
        use Verb::{
            Cancel, Clear, Pass, Princess, Restock, Salvage, Shop, Strip, Stun, Swap, Take,
        };
        let none = matches!(self, Take | Pass | Salvage | Swap | Strip | Shop | Restock);
        !none && !matches!(self, Stun | Cancel | Princess | Clear)
    }

    /// Returns the details that it may have; a verb whose list begins with [`Detail::None`] may be
    /// written without one.
    pub const fn details(self) -> &'static [Detail] {
        match self {
            Self::Discard | Self::Take => &[Detail::None, Detail::Random],
            Self::Swap => &[Detail::Hand, Detail::Gold, Detail::Attribute],
            Self::Princess => &[Detail::None, Detail::Shop, Detail::Discard],
            _ => &[Detail::None],
        }
    }
}

named! {
    /// A word that says more about a step. In `swap hand W` it stands before the players, in
    /// `princess W shop` after them.
    Detail, "no-detail", "word";
    /// There is none; it is never written.
    None "",
    /// At random.
    Random "random",
    /// The hand.
    Hand "hand",
    /// The gold.
    Gold "gold",
    /// The attribute.
    Attribute "attribute",
    /// From the Shop.
    Shop "shop",
    /// From the discard pile.
    Discard "discard",
}

named! {
    /// Who a step or condition is about [C.3].
    Selector, "no-selector", "selector";
    /// The controller.
    Me "self",
    /// The player at whom the hand card points.
    Target "target",
    /// The controller and the target.
    Both "both",
    /// The player who did the damage, or took gold or a card.
    Source "source",
    /// The nearest living player to the left of the controller.
    Left "left",
    /// The nearest living player to the right of the controller.
    Right "right",
    /// Both of these.
    Neighbors "neighbours",
    /// All but the controller.
    Others "others",
    /// Everybody alive.
    All "all",
    /// One other player, of the controller's choice.
    Chosen "chosen",
    /// The player with the most gold.
    Richest "richest",
    /// The player with the least gold.
    Poorest "poorest",
    /// The player with the most hearts.
    Strongest "strongest",
    /// The player with the fewest hearts.
    Weakest "weakest",
    /// The living holder of La Princesa.
    Holder "holder",
}

impl Selector {
    /// Returns whether it may select several players.
    pub const fn is_several(self) -> bool {
        matches!(self, Self::Both | Self::Neighbors | Self::Others | Self::All)
    }
}

/// What has to hold for a line [C.2].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// `hearts self <= 2`, and the same for gold and cards.
    Has(Measure, Selector, Compare, u8),
    /// `ghosts >= 1`, and the same for living players.
    Count(Count, Compare, u8),
    /// `holder target`.
    Holder(Selector),
    /// `symbol target = attack`; `none` if the player laid nothing.
    Laid(Selector, Option<Symbol>),
}

named! {
    /// What a player has.
    Measure, "no-measure", "measure";
    /// Hearts.
    Hearts "hearts",
    /// Gold.
    Gold "gold",
    /// Hand cards, the one on the anchor included.
    Cards "cards",
}

named! {
    /// What is counted at the table.
    Count, "no-count", "count";
    /// Eliminated players.
    Ghosts "ghosts",
    /// Living players.
    Alive "alive",
}

named! {
    /// How two numbers are compared.
    Compare, "no-operator", "operator";
    /// At most.
    Most "<=",
    /// At least.
    Least ">=",
    /// Exactly.
    Equal "=",
}

impl Compare {
    /// Compares two numbers.
    pub fn holds(self, real: u16, n: u8) -> bool {
        let n = u16::from(n);
        match self {
            Self::Most => real <= n,
            Self::Least => real >= n,
            Self::Equal => real == n,
        }
    }
}

/// What always holds while an attribute or environment is in play [C.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// `damage-dealt +1 with=attack`: damage by hand cards, of this symbol or of any.
    DamageDealt(i8, Option<Symbol>),
    /// `damage-taken -1 min=1`: a reduction stops at the minimum, which is 0 if none is written.
    DamageTaken(i8, Option<u8>),
    /// `shop-price -1`.
    ShopPrice(i8),
    /// `hand-limit +1`.
    HandLimit(i8),
    /// `initiative 0`.
    Initiative(u8),
    /// `tie-wins defense`, or `any`.
    TieWins(Option<Symbol>),
    /// `fumble-ties attack`, or `any`.
    FumbleTies(Option<Symbol>),
    /// `immune stun`.
    Immune(Immunity),
    /// `no-heal`.
    NoHeal,
    /// `no-ghost-draw`.
    NoGhostDraw,
}

named! {
    /// The verbs against which a player can be immune.
    Immunity, "no-immunity", "verb";
    /// Cannot be stunned.
    Stun "stun",
    /// Gold cannot be stolen.
    Steal "steal",
    /// No card can be taken.
    Take "take",
    /// No text discards cards of the hand.
    Discard "discard",
}

named! {
    /// The occasions on which an attribute or environment acts [C.6].
    Trigger, "no-trigger", "occasion";
    /// The start of the turn, once.
    Start "start",
    /// The start of the turn, for each living player.
    EachStart "each-start",
    /// The end of the turn.
    End "end",
    /// After a Success.
    Success "success",
    /// After a Tie.
    Tie "tie",
    /// After a Fumble.
    Fumble "fumble",
    /// After hurting somebody else.
    Hit "hit",
    /// After being hurt.
    Damaged "damaged",
    /// After a purchase.
    Bought "bought",
    /// After eliminating somebody.
    Eliminated "eliminated",
    /// After losing gold or a card to somebody.
    Robbed "robbed",
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(condition) = &self.condition {
            write!(f, "if {condition} : ")?;
        }
        match self.form {
            LineForm::Plain => write_steps(&self.steps, f),
            LineForm::Pay(gold) => {
                write!(f, "pay {gold} : ")?;
                write_steps(&self.steps, f)
            }
            LineForm::Either => {
                f.write_str("either ")?;
                write_steps(&self.steps, f)?;
                f.write_str(" | ")?;
                write_steps(&self.others, f)
            }
        }
    }
}

fn write_steps(steps: &Steps, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (place, step) in steps.iter().enumerate() {
        write!(f, "{}{step}", if place == 0 { "" } else { " & " })?;
    }
    Ok(())
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { verb, who, amount, detail } = self;
        write!(f, "{verb}")?;
        if *verb == Verb::Swap {
            write!(f, " {detail}")?;
        }
        who.iter().try_for_each(|who| write!(f, " {who}"))?;
        if verb.has_amount() {
            write!(f, " {amount}")?;
        }
        if *verb != Verb::Swap && *detail != Detail::None {
            write!(f, " {detail}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.n, if self.ghosts { "+ghosts" } else { "" })
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Has(measure, who, compare, n) => write!(f, "{measure} {who} {compare} {n}"),
            Self::Count(count, compare, n) => write!(f, "{count} {compare} {n}"),
            Self::Holder(who) => write!(f, "holder {who}"),
            Self::Laid(who, Some(symbol)) => write!(f, "symbol {who} = {symbol}"),
            Self::Laid(who, None) => write!(f, "symbol {who} = none"),
        }
    }
}

impl fmt::Display for Modifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbol = |symbol: &Option<Symbol>| symbol.map_or("any", Symbol::id);
        match self {
            Self::DamageDealt(n, None) => write!(f, "damage-dealt {n:+}"),
            Self::DamageDealt(n, Some(with)) => write!(f, "damage-dealt {n:+} with={with}"),
            Self::DamageTaken(n, None) => write!(f, "damage-taken {n:+}"),
            Self::DamageTaken(n, Some(min)) => write!(f, "damage-taken {n:+} min={min}"),
            Self::ShopPrice(n) => write!(f, "shop-price {n:+}"),
            Self::HandLimit(n) => write!(f, "hand-limit {n:+}"),
            Self::Initiative(n) => write!(f, "initiative {n}"),
            Self::TieWins(with) => write!(f, "tie-wins {}", symbol(with)),
            Self::FumbleTies(with) => write!(f, "fumble-ties {}", symbol(with)),
            Self::Immune(verb) => write!(f, "immune {verb}"),
            Self::NoHeal => f.write_str("no-heal"),
            Self::NoGhostDraw => f.write_str("no-ghost-draw"),
        }
    }
}
