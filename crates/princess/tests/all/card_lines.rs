//! What the reader of card files refuses in the lines of texts and in modifiers.

use expect_test::{Expect, expect};

use crate::card_file::check;

/// Checks a line in a hand card's Success.
fn hand(line: &str, expected: Expect) {
    replace(
        r#"success = ["damage target 1", "draw self 1"]"#,
        &format!(r#"success = ["{line}"]"#),
        expected,
    );
}

/// Checks a line of an event.
fn event(line: &str, expected: Expect) {
    replace(r#"now = ["draw self 2"]"#, &format!(r#"now = ["{line}"]"#), expected);
}

/// Checks a line of an attribute.
fn attribute(trigger: &str, line: &str, expected: Expect) {
    replace(
        r#"on.damaged = ["damage source 1"]"#,
        &format!(r#"on.{trigger} = ["{line}"]"#),
        expected,
    );
}

/// Checks a line of an environment.
fn environment(trigger: &str, line: &str, expected: Expect) {
    replace(
        r#"on.end = ["if alive >= 5 : damage all 1"]"#,
        &format!(r#"on.{trigger} = ["{line}"]"#),
        expected,
    );
}

/// Checks the modifiers of an attribute.
fn modifiers(modifiers: &str, expected: Expect) {
    replace(r#"mods = ["tie-wins strategy"]"#, &format!("mods = [{modifiers}]"), expected);
}

fn replace(from: &str, to: &str, expected: Expect) {
    check(&[(from, to)], expected);
}

#[test]
fn verbs_selectors_conditions_and_operators_are_known() {
    hand(
        "damge target 1",
        expect![[r#"
        230:13 [damge] card "brew", success, line 1: damge is not a verb (help: did you mean `damage`? the verbs are damage, lose, heal, shield, thorns, gold, fine, steal, give, draw, discard, take, pass, salvage, swap, strip, mill, scry, shop, restock, stun, cancel, princess, exorcise, haunt, clear)
    "#]],
    );
    hand(
        "Damage target 1",
        expect![[r#"
        230:13 [Damage] card "brew", success, line 1: Damage is not a verb (help: did you mean `damage`? the verbs are damage, lose, heal, shield, thorns, gold, fine, steal, give, draw, discard, take, pass, salvage, swap, strip, mill, scry, shop, restock, stun, cancel, princess, exorcise, haunt, clear)
    "#]],
    );
    hand(
        "explode target 1",
        expect![[r#"
        230:13 [explode] card "brew", success, line 1: explode is not a verb (help: the verbs are damage, lose, heal, shield, thorns, gold, fine, steal, give, draw, discard, take, pass, salvage, swap, strip, mill, scry, shop, restock, stun, cancel, princess, exorcise, haunt, clear)
    "#]],
    );
    hand(
        "damage taget 1",
        expect![[r#"
        230:20 [taget] card "brew", success, line 1: taget is not a selector (help: did you mean `target`? the selectors are self, target, both, source, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    hand(
        "if haerts self <= 2 : heal self 1",
        expect![[r#"
        230:16 [haerts] card "brew", success, line 1: haerts is not a condition (help: did you mean `hearts`? the conditions are hearts, gold, cards, ghosts, alive, holder, symbol)
    "#]],
    );
    hand(
        "if hearts self < 2 : heal self 1",
        expect![[r#"
        230:28 [<] card "brew", success, line 1: < is not an operator (help: did you mean `<=`? the operators are <=, >=, =)
    "#]],
    );
    hand(
        "if symbol target = atack : heal self 1",
        expect![[r#"
        230:32 [atack] card "brew", success, line 1: atack is not a symbol (help: did you mean `attack`? the symbols are attack, strategy, defense, none)
    "#]],
    );
    hand(
        "if gold sef = 0 : gold slf 1",
        expect![[r#"
        230:21 [sef] card "brew", success, line 1: sef is not a selector (help: did you mean `self`? the selectors are self, target, both, source, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
        230:36 [slf] card "brew", success, line 1: slf is not a selector (help: did you mean `self`? the selectors are self, target, both, source, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    hand(
        "heel self 1 & dmage target 0",
        expect![[r#"
        230:13 [heel] card "brew", success, line 1: heel is not a verb (help: did you mean `heal`? the verbs are damage, lose, heal, shield, thorns, gold, fine, steal, give, draw, discard, take, pass, salvage, swap, strip, mill, scry, shop, restock, stun, cancel, princess, exorcise, haunt, clear)
        230:27 [dmage] card "brew", success, line 1: dmage is not a verb (help: did you mean `damage`? the verbs are damage, lose, heal, shield, thorns, gold, fine, steal, give, draw, discard, take, pass, salvage, swap, strip, mill, scry, shop, restock, stun, cancel, princess, exorcise, haunt, clear)
    "#]],
    );
}

#[test]
fn a_line_follows_the_grammar() {
    hand(
        "damage target",
        expect![[r#"
        230:26 [] card "brew", success, line 1: this line ends too early (help: the syntax is `damage W n`, where n may end with `+ghosts`)
    "#]],
    );
    hand(
        "damage 2",
        expect![[r#"
        230:20 [2] card "brew", success, line 1: this line cannot be read from 2 on (help: the syntax is `damage W n`, where n may end with `+ghosts`)
    "#]],
    );
    hand(
        "damage target 2 2",
        expect![[r#"
        230:29 [2] card "brew", success, line 1: this line cannot be read from 2 on (help: the syntax is `damage W n`, where n may end with `+ghosts`)
    "#]],
    );
    hand(
        "damage target two",
        expect![[r#"
        230:27 [two] card "brew", success, line 1: this line cannot be read from two on (help: the syntax is `damage W n`, where n may end with `+ghosts`)
    "#]],
    );
    hand(
        "damage target 2+ghost",
        expect![[r#"
        230:27 [2+ghost] card "brew", success, line 1: this line cannot be read from 2+ghost on (help: the syntax is `damage W n`, where n may end with `+ghosts`)
    "#]],
    );
    hand(
        "scry 1+ghosts",
        expect![[r#"
        230:18 [1+ghosts] card "brew", success, line 1: this line cannot be read from 1+ghosts on (help: the syntax is `scry n`)
    "#]],
    );
    hand(
        "swap hands target",
        expect![[r#"
        230:18 [hands] card "brew", success, line 1: this line cannot be read from hands on (help: the syntax is `swap hand W`, `swap gold W` or `swap attribute W`)
    "#]],
    );
    hand(
        "discard target 1 randomly",
        expect![[r#"
        230:30 [randomly] card "brew", success, line 1: this line cannot be read from randomly on (help: the syntax is `discard W n` or `discard W n random`)
    "#]],
    );
    hand(
        "princess target deck",
        expect![[r#"
        230:29 [deck] card "brew", success, line 1: this line cannot be read from deck on (help: the syntax is `princess W`, `princess W shop` or `princess W discard`)
    "#]],
    );
    hand(
        "clear 1",
        expect![[r#"
        230:19 [1] card "brew", success, line 1: this line cannot be read from 1 on (help: the syntax is `clear`)
    "#]],
    );
    hand(
        "heal self 1 & ",
        expect![[r#"
            230:26 [ ] card "brew", success, line 1: this line ends with a blank (help: one blank between all words and signs)
        "#]],
    );
    hand(
        "heal self 1 &",
        expect![[r#"
        230:26 [] card "brew", success, line 1: this line ends too early (help: the syntax is `STEP & STEP`, with one blank between all words and signs)
    "#]],
    );
    hand(
        "heal self 1 | heal self 2",
        expect![[r#"
            230:25 [|] card "brew", success, line 1: this line cannot be read from | on (help: the syntax is `either STEPS | STEPS`)
        "#]],
    );
    hand(
        "either heal self 1",
        expect![[r#"
        230:31 [] card "brew", success, line 1: this line ends too early (help: the syntax is `either STEPS | STEPS`)
    "#]],
    );
    hand(
        "either heal self 1 | heal self 2 | heal self 3",
        expect![[r#"
            230:46 [|] card "brew", success, line 1: this line cannot be read from | on (help: the syntax is `either STEPS | STEPS`)
        "#]],
    );
    hand(
        "pay : heal self 1",
        expect![[r#"
        230:17 [:] card "brew", success, line 1: this line cannot be read from : on (help: the syntax is `pay n : STEPS`)
    "#]],
    );
    hand(
        "pay 1 heal self 1",
        expect![[r#"
        230:19 [heal] card "brew", success, line 1: this line cannot be read from heal on (help: the syntax is `pay n : STEPS`)
    "#]],
    );
    hand(
        "if holder self heal self 1",
        expect![[r#"
        230:28 [heal] card "brew", success, line 1: this line cannot be read from heal on (help: the syntax is `if CONDITION : STEPS`)
    "#]],
    );
    hand(
        "if symbol self >= attack : heal self 1",
        expect![[r#"
        230:28 [>=] card "brew", success, line 1: this line cannot be read from >= on (help: the syntax is `symbol W = attack`, with a symbol or `none`)
    "#]],
    );
    hand(
        "heal self 1 & pay 1 : heal self 1",
        expect![[r#"
        230:27 [pay] card "brew", success, line 1: this line cannot be read from pay on (help: the syntax is `STEP & STEP`, with one blank between all words and signs)
    "#]],
    );
    hand(
        "pay 1 : if holder self : heal self 1",
        expect![[r#"
        230:21 [if] card "brew", success, line 1: this line cannot be read from if on (help: the syntax is `STEP & STEP`, with one blank between all words and signs)
    "#]],
    );
    hand(
        "",
        expect![[r#"
        230:13 [] card "brew", success, line 1: this line ends too early (help: the syntax is `STEP & STEP`, with one blank between all words and signs)
    "#]],
    );
}

#[test]
fn a_line_has_one_spelling() {
    hand(
        "damage  target 2",
        expect![[r#"
        230:20 [ ] card "brew", success, line 1: this line cannot be read from target on (help: one blank between all words and signs)
    "#]],
    );
    hand(
        " damage target 2",
        expect![[r#"
        230:13 [ ] card "brew", success, line 1: this line cannot be read from damage on (help: one blank between all words and signs)
    "#]],
    );
    hand(
        "damage target 2 ",
        expect![[r#"
            230:28 [ ] card "brew", success, line 1: this line ends with a blank (help: one blank between all words and signs)
        "#]],
    );
    hand(
        "damage target 02",
        expect![[r#"
        230:27 [02] card "brew", success, line 1: this line cannot be read from 02 on (help: the syntax is `damage W n`, where n may end with `+ghosts`)
    "#]],
    );
    hand(
        "damage target +2",
        expect![[r#"
        230:27 [+2] card "brew", success, line 1: this line cannot be read from +2 on (help: the syntax is `damage W n`, where n may end with `+ghosts`)
    "#]],
    );
    hand(
        "pay 1: heal self 1",
        expect![[r#"
        230:17 [1:] card "brew", success, line 1: this line cannot be read from 1: on (help: the syntax is `pay n : STEPS`)
    "#]],
    );
    hand(
        "if hearts self<=2 : heal self 1",
        expect![[r#"
        230:23 [self<=2] card "brew", success, line 1: this line cannot be read from self<=2 on (help: the syntax is `hearts W <= n`, with `<=`, `>=` or `=`)
    "#]],
    );
    hand(
        "heal self 1& heal self 1",
        expect![[r#"
        230:23 [1&] card "brew", success, line 1: this line cannot be read from 1& on (help: the syntax is `heal W n`, where n may end with `+ghosts`)
    "#]],
    );
    hand(
        "damage\\ttarget 2",
        expect![[r#"
        230:12 ["damage\ttarget 2"] card "brew", success, line 1: this line cannot be read from `damage\ttarget` on (help: one blank between all words and signs)
    "#]],
    );
}

#[test]
fn a_selector_means_somebody() {
    event(
        "damage target 1",
        expect![[r#"
        989:16 [target] card "stork-delivery", now, line 1: target means nobody in the text of an event (help: here one may write self, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    event(
        "damage both 1",
        expect![[r#"
        989:16 [both] card "stork-delivery", now, line 1: both means nobody in the text of an event (help: here one may write self, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    hand(
        "damage source 1",
        expect![[r#"
        230:20 [source] card "brew", success, line 1: source means nobody in the text of a hand card (help: here one may write self, target, both, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    attribute(
        "bought",
        "damage target 1",
        expect![[r#"
        221:22 [target] card "evil-eye", on.bought, line 1: target means nobody in the text of on.bought (help: here one may write self, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    attribute(
        "hit",
        "damage source 1",
        expect![[r#"
        221:19 [source] card "evil-eye", on.hit, line 1: source means nobody in the text of on.hit (help: here one may write self, target, both, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    environment(
        "end",
        "damage others 1",
        expect![[r#"
        916:19 [others] card "dragon-season", on.end, line 1: others means nobody in the text of on.end of an environment (help: here one may write all, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    environment(
        "start",
        "if gold self = 0 : gold poorest 1",
        expect![[r#"
        916:22 [self] card "dragon-season", on.start, line 1: self means nobody in the text of on.start of an environment (help: here one may write all, richest, poorest, strongest, weakest, holder)
    "#]],
    );
}

#[test]
fn a_condition_asks_about_one_player() {
    hand(
        "if hearts others <= 2 : heal self 1",
        expect![[r#"
        230:23 [others] card "brew", success, line 1: a condition asks about one player (help: here one may write self, target, left, right, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    hand(
        "if holder chosen : heal self 1",
        expect![[r#"
        230:23 [chosen] card "brew", success, line 1: a condition asks about one player (help: here one may write self, target, left, right, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    hand(
        "princess both",
        expect![[r#"
        230:22 [both] card "brew", success, line 1: La Princesa goes to one player (help: here one may write self, target, left, right, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    environment(
        "end",
        "if gold all = 0 : mill 1",
        expect![[r#"
        916:20 [all] card "dragon-season", on.end, line 1: a condition asks about one player (help: here one may write richest, poorest, strongest, weakest, holder)
    "#]],
    );
}

#[test]
fn some_verbs_are_between_the_controller_and_others() {
    hand(
        "steal self 1",
        expect![[r#"
        230:19 [self] card "brew", success, line 1: steal is between you and others (help: here one may write target, left, right, neighbours, others, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    hand(
        "swap gold all",
        expect![[r#"
        230:23 [all] card "brew", success, line 1: swap is between you and others (help: here one may write target, left, right, neighbours, others, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    attribute(
        "tie",
        "cancel both",
        expect![[r#"
        221:19 [both] card "evil-eye", on.tie, line 1: cancel is between you and others (help: here one may write target, left, right, neighbours, others, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
    event(
        "take all random",
        expect![[r#"
        989:14 [all] card "stork-delivery", now, line 1: take is between you and others (help: here one may write left, right, neighbours, others, chosen, richest, poorest, strongest, weakest, holder)
    "#]],
    );
}

#[test]
fn nobody_decides_for_an_environment() {
    environment(
        "end",
        "pay 1 : mill 1",
        expect![[r#"
        916:12 [pay] card "dragon-season", on.end, line 1: an environment has no player who decides at the start or end of the turn (help: `each-start`, if each player is meant)
    "#]],
    );
    environment(
        "start",
        "either mill 1 | mill 2",
        expect![[r#"
        916:14 [either] card "dragon-season", on.start, line 1: an environment has no player who decides at the start or end of the turn (help: `each-start`, if each player is meant)
    "#]],
    );
    environment(
        "start",
        "damage chosen 1",
        expect![[r#"
        916:21 [chosen] card "dragon-season", on.start, line 1: an environment has no player who decides at the start or end of the turn (help: `each-start`, if each player is meant)
    "#]],
    );
    environment(
        "start",
        "scry 2",
        expect![[r#"
        916:14 [scry] card "dragon-season", on.start, line 1: an environment has no player who decides at the start or end of the turn (help: `each-start`, if each player is meant)
    "#]],
    );
    environment(
        "end",
        "steal richest 1",
        expect![[r#"
        916:12 [steal] card "dragon-season", on.end, line 1: an environment has no player who decides at the start or end of the turn (help: `each-start`, if each player is meant)
    "#]],
    );
}

#[test]
fn numbers_are_in_their_ranges() {
    hand(
        "damage target 0",
        expect![[r#"
        230:27 [0] card "brew", success, line 1: 0 is not between 1 and 20 (help: a number from 1 to 20)
    "#]],
    );
    hand(
        "damage target 21",
        expect![[r#"
        230:27 [21] card "brew", success, line 1: 21 is not between 1 and 20 (help: a number from 1 to 20)
    "#]],
    );
    hand(
        "damage target 21+ghosts",
        expect![[r#"
        230:27 [21] card "brew", success, line 1: 21 is not between 0 and 20 (help: a number from 0 to 20)
    "#]],
    );
    hand(
        "damage target 99999999999999999999",
        expect![[r#"
        230:27 [99999999999999999999] card "brew", success, line 1: 99999999999999999999 is not between 1 and 20 (help: a number from 1 to 20)
    "#]],
    );
    hand(
        "scry 4",
        expect![[r#"
        230:18 [4] card "brew", success, line 1: 4 is not between 1 and 3 (help: a number from 1 to 3)
    "#]],
    );
    hand(
        "pay 21 : heal self 1",
        expect![[r#"
        230:17 [21] card "brew", success, line 1: 21 is not between 1 and 20 (help: a number from 1 to 20)
    "#]],
    );
    hand(
        "if hearts self <= 100 : heal self 1",
        expect![[r#"
        230:31 [100] card "brew", success, line 1: 100 is not between 0 and 99 (help: a number from 0 to 99)
    "#]],
    );
    hand(
        "if ghosts >= 8 : heal self 1",
        expect![[r#"
        230:26 [8] card "brew", success, line 1: 8 is not between 0 and 7 (help: a number from 0 to 7)
    "#]],
    );
    hand(
        "if alive = 1 : heal self 1",
        expect![[r#"
        230:24 [1] card "brew", success, line 1: 1 is not between 2 and 8 (help: a number from 2 to 8)
    "#]],
    );
    modifiers(
        r#""damage-dealt +10""#,
        expect![[r#"
        818:24 [10] card "silver-tongue", mods, line 1: 10 is not between 1 and 9 (help: a number from 1 to 9)
    "#]],
    );
    modifiers(
        r#""damage-taken -0""#,
        expect![[r#"
        818:24 [0] card "silver-tongue", mods, line 1: 0 is not between 1 and 9 (help: a number from 1 to 9)
    "#]],
    );
    modifiers(
        r#""damage-taken -1 min=10""#,
        expect![[r#"
        818:30 [10] card "silver-tongue", mods, line 1: 10 is not between 0 and 9 (help: a number from 0 to 9)
    "#]],
    );
    modifiers(
        r#""shop-price -10""#,
        expect![[r#"
        818:22 [10] card "silver-tongue", mods, line 1: 10 is not between 1 and 9 (help: a number from 1 to 9)
    "#]],
    );
    modifiers(
        r#""hand-limit +5""#,
        expect![[r#"
        818:22 [5] card "silver-tongue", mods, line 1: 5 is not between 1 and 4 (help: a number from 1 to 4)
    "#]],
    );
    modifiers(
        r#""initiative 10""#,
        expect![[r#"
        818:21 [10] card "silver-tongue", mods, line 1: 10 is not between 0 and 9 (help: a number from 0 to 9)
    "#]],
    );
}

#[test]
fn modifiers_are_known_and_follow_their_syntax() {
    modifiers(
        r#""no-hael""#,
        expect![[r#"
        818:10 [no-hael] card "silver-tongue", mods, line 1: no-hael is not a modifier (help: did you mean `no-heal`? the modifiers are damage-dealt, damage-taken, shop-price, hand-limit, initiative, tie-wins, fumble-ties, immune, no-heal, no-ghost-draw)
    "#]],
    );
    modifiers(
        r#""damage-dealt 1""#,
        expect![[r#"
        818:10 [damage-dealt 1] card "silver-tongue", mods, line 1: damage-dealt cannot be read (help: the syntax is `damage-dealt +n` or `damage-dealt -n`, then `with=SYMBOL` or nothing)
    "#]],
    );
    modifiers(
        r#""damage-taken +1 min=1""#,
        expect![[r#"
        818:10 [damage-taken +1 min=1] card "silver-tongue", mods, line 1: damage-taken cannot be read (help: the syntax is `damage-taken +n`, `damage-taken -n` or `damage-taken -n min=m`)
    "#]],
    );
    modifiers(
        r#""damage-dealt +1 with=atack""#,
        expect![[r#"
        818:31 [atack] card "silver-tongue", mods, line 1: atack is not a symbol (help: did you mean `attack`? the symbols are attack, strategy, defense)
    "#]],
    );
    modifiers(
        r#""damage-dealt +1 with attack""#,
        expect![[r#"
        818:10 [damage-dealt +1 with attack] card "silver-tongue", mods, line 1: damage-dealt cannot be read (help: the syntax is `damage-dealt +n` or `damage-dealt -n`, then `with=SYMBOL` or nothing)
    "#]],
    );
    modifiers(
        r#""tie-wins atack""#,
        expect![[r#"
        818:19 [atack] card "silver-tongue", mods, line 1: atack is not a symbol (help: did you mean `attack`? the symbols are attack, strategy, defense, any)
    "#]],
    );
    modifiers(
        r#""immune damage""#,
        expect![[r#"
        818:17 [damage] card "silver-tongue", mods, line 1: damage is not a verb that one can be immune to (help: the verbs are stun, steal, take, discard)
    "#]],
    );
    modifiers(
        r#""initiative +1""#,
        expect![[r#"
        818:10 [initiative +1] card "silver-tongue", mods, line 1: initiative cannot be read (help: the syntax is `initiative n`)
    "#]],
    );
    modifiers(
        r#""no-heal 1""#,
        expect![[r#"
        818:10 [no-heal 1] card "silver-tongue", mods, line 1: no-heal cannot be read (help: the syntax is `no-heal`)
    "#]],
    );
    modifiers(
        r#""hand-limit""#,
        expect![[r#"
        818:10 [hand-limit] card "silver-tongue", mods, line 1: hand-limit cannot be read (help: the syntax is `hand-limit +n` or `hand-limit -n`)
    "#]],
    );
    modifiers(
        r#""no-ghost-draw""#,
        expect![[r#"
        818:10 [no-ghost-draw] card "silver-tongue", mods, line 1: no-ghost-draw is for environments
    "#]],
    );
    modifiers(
        r#""""#,
        expect![[r#"
        818:10 [] card "silver-tongue", mods, line 1: `` is not a modifier (help: the modifiers are damage-dealt, damage-taken, shop-price, hand-limit, initiative, tie-wins, fumble-ties, immune, no-heal, no-ghost-draw)
    "#]],
    );
}

#[test]
fn texts_lines_and_cards_are_bounded() {
    let lines = [r#""mill 1""#; 8].join(", ");
    replace(
        r#"now = ["draw self 2"]"#,
        &format!("now = [{lines}]"),
        expect![[r#"
        989:69 [mill 1] card "stork-delivery", now, line 7: a text has at most 6 lines
    "#]],
    );
    hand(
        &["mill 1"; 6].join(" & "),
        expect![[r#"
        230:49 [mill 1] card "brew", success, line 1: a line or branch has at most 4 steps
    "#]],
    );
    hand(
        "either mill 1 | mill 1 & mill 2 & mill 3 & mill 4 & mill 5",
        expect![[r#"
        230:65 [mill 5] card "brew", success, line 1: a line or branch has at most 4 steps
    "#]],
    );
    modifiers(
        r#""no-heal", "immune stun", "immune take", "immune steal", "immune discard""#,
        expect![[r#"
            818:67 [immune discard] card "silver-tongue", mods, line 5: a card has at most 4 modifiers
        "#]],
    );
    modifiers(
        r#""no-heal", "shop-price -1", "no-heal""#,
        expect![[r#"
        818:38 [no-heal] card "silver-tongue", mods, line 3: no-heal stands twice
    "#]],
    );
    modifiers(
        r#""initiative 1", "initiative 2""#,
        expect![[r#"
        818:26 [initiative 2] card "silver-tongue", mods, line 2: initiative stands twice
    "#]],
    );
}

#[test]
fn a_card_of_unknown_kind_has_its_lines_read() {
    check(
        &[
            ("kind = \"event\"", "kind = \"evnt\""),
            ("now = [\"mill 3\"", "now = [\"mil 3 & heal target 1\""),
        ],
        expect![[r#"
            937:9 [evnt] card "midnight-bells", kind: evnt is not a kind (help: did you mean `event`? the kinds are hand, attribute, environment, event)
            940:9 [mil] card "midnight-bells", now, line 1: mil is not a verb (help: did you mean `mill`? the verbs are damage, lose, heal, shield, thorns, gold, fine, steal, give, draw, discard, take, pass, salvage, swap, strip, mill, scry, shop, restock, stun, cancel, princess, exorcise, haunt, clear)
        "#]],
    );
}
