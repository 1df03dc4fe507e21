//! What the reader of card files refuses, row by row as in the table of C.8; the lines of texts are
//! in `card_lines`.

use expect_test::{Expect, expect};
use princess::{CARD_FILE, Cards, FILE_BYTES_MAX, Mistake};
use proptest::prelude::*;

/// Edits the built-in file, and compares the mistakes in it: line and column, the wrong words, the
/// place, what is wrong, and what would be right.
pub(crate) fn check(edits: &[(&str, &str)], expected: Expect) {
    let source = edited(edits);
    let mistakes = Cards::read(&source).expect_err("the file has a mistake");
    let shown = |mistake: &Mistake| {
        let at = mistake.position(&source);
        let words = source[mistake.span.clone()].lines().next().unwrap_or_default();
        format!("{}:{} [{words}] {mistake}\n", at.line, at.column)
    };
    expected.assert_eq(&mistakes.iter().map(shown).collect::<String>());
}

fn edited(edits: &[(&str, &str)]) -> String {
    edits.iter().fold(CARD_FILE.to_owned(), |file, (from, to)| {
        assert!(file.contains(from), "the file does not have {from}");
        file.replacen(from, to, 1)
    })
}

#[test]
fn the_built_in_file_has_no_mistakes_and_no_warnings() {
    let (cards, warnings) = Cards::read(CARD_FILE).expect("there are no mistakes");
    assert_eq!((cards.all().count(), warnings.len()), (100, 0));
}

#[test]
fn every_line_is_written_as_it_was_read() {
    let lists = ["success = ", "tie = ", "fumble = ", "now = ", "mods = ", "on."];
    let is_list = |line: &&str| lists.iter().any(|key| line.starts_with(key));
    let quoted = |line: &'static str| line.split('"').skip(1).step_by(2).map(str::to_owned);
    let mut read: Vec<String> = CARD_FILE.lines().filter(is_list).flat_map(quoted).collect();
    let mut written = Vec::new();
    for (_, facts) in Cards::default().all() {
        written.extend(facts.modifiers.iter().map(ToString::to_string));
        let lines = facts.texts.iter().flat_map(|(_, lines)| lines);
        written.extend(lines.map(ToString::to_string));
    }
    read.sort();
    written.sort();
    assert_eq!(read, written);
    assert_eq!(read.len(), 269);
}

#[test]
fn a_file_is_toml_and_not_too_large() {
    check(
        &[("hearts = 7", "hearts = ")],
        expect![[r#"
        37:10 [] string values must be quoted, expected literal string
    "#]],
    );
    check(
        &[(r#"id = "wolf""#, r#"id = "wolf"#)],
        expect![[r#"
        44:11 [] invalid basic string, expected `"`
    "#]],
    );
    check(
        &[(r#"id = "wolf""#, "id = \"wolf\"\nid = \"dog\"")],
        expect![[r#"
        45:1 [id] duplicate key
    "#]],
    );
    let large = format!("{CARD_FILE}#{}", " ".repeat(FILE_BYTES_MAX));
    let mistakes = Cards::read(&large).expect_err("it is too large");
    assert_eq!(mistakes.len(), 1);
    assert_eq!(mistakes[0].what, "the file has more than 262144 bytes");
}

#[test]
fn what_is_wrong_elsewhere_is_reported_with_broken_toml() {
    check(
        &[
            ("hearts = 7", "hearts = \"\n"),
            (r#"kind = "event""#, r#"kind = "evnt""#),
            (r#""bitter-ending""#, r#""la-princesa""#),
        ],
        expect![[r#"
            37:11 [] invalid basic string, expected `"`
            938:9 [evnt] card "midnight-bells", kind: evnt is not a kind (help: did you mean `event`? the kinds are hand, attribute, environment, event)
            1049:7 [la-princesa] card "la-princesa", id: la-princesa is used twice (help: the first is in line 543)
        "#]],
    );
}

#[test]
fn a_value_has_the_right_type() {
    check(
        &[("hearts = 7", r#"hearts = "seven""#)],
        expect![[r#"
        37:10 ["seven"] character "piper", hearts: hearts should be a number (help: hearts = 6)
    "#]],
    );
    check(
        &[("tie = [\"draw both 1\"]", "tie = \"draw both 1\"")],
        expect![[r#"
            123:7 ["draw both 1"] card "pan-flute", tie: tie should be a list of lines (help: tie = ["mill 1"])
        "#]],
    );
    check(
        &[("tie = [\"draw both 1\"]", "tie = [1]")],
        expect![[r#"
            123:8 [1] card "pan-flute", tie, line 1: tie should be a list of lines (help: tie = ["mill 1"])
        "#]],
    );
    check(
        &[(r#"symbol = "attack""#, "symbol = 1")],
        expect![[r#"
        130:10 [1] card "rat-swarm", symbol: symbol should be a word (help: symbol = "attack")
    "#]],
    );
    check(
        &[(r#"name = { en = "Fangs", es = "Colmillos" }"#, r#"name = "Fangs""#)],
        expect![[r#"
        174:8 ["Fangs"] card "fangs", name: name should be a table (help: name = { en = "Butter Knife", es = "Cuchillo de Untar" })
    "#]],
    );
    check(
        &[(r#"en = "Fangs""#, "en = 5")],
        expect![[r#"
            174:15 [5] card "fangs", name: en should be a word (help: { en = "…", es = "…" })
        "#]],
    );
    check(
        &[(r#"on.damaged = ["damage source 1"]"#, "on = 1")],
        expect![[r#"
            221:6 [1] card "evil-eye", on: on should be a table (help: on.start = ["mill 1"])
        "#]],
    );
    check(
        &[(r#"on.damaged = ["damage source 1"]"#, r#"on.damaged = "x""#)],
        expect![[r#"
            221:14 ["x"] card "evil-eye", on.damaged: on.damaged should be a list of lines (help: on.damaged = ["mill 1"])
        "#]],
    );
    check(
        &[("schema = 1", "schema = \"1\"")],
        expect![[r#"
        29:10 ["1"] schema should be a number (help: schema = 1)
    "#]],
    );
    check(
        &[(r#"kind = "event""#, "kind = \"event\"\nart = 1")],
        expect![[r#"
        938:7 [1] card "midnight-bells", art: art should be a word (help: art = "butter-knife.svg")
    "#]],
    );
}

#[test]
fn the_schema_is_1() {
    check(
        &[("schema = 1", "schema = 2")],
        expect![[r#"
        29:10 [2] schema 2 is not known (help: schema = 1)
    "#]],
    );
    check(
        &[("schema = 1", "")],
        expect![[r#"
        1:1 [] schema is missing (help: schema = 1)
    "#]],
    );
    check(
        &[("schema = 1", "schema = 1\nauthor = \"me\"")],
        expect![[r#"
        30:1 [author] author is not a key of a card file (help: the keys are schema, character, card)
    "#]],
    );
}

#[test]
fn a_key_belongs_to_its_kind() {
    check(
        &[("flavour = { en = \"All", "flavor = { en = \"All")],
        expect![[r#"
        175:1 [flavor] card "fangs": flavor is not a key of a hand card (help: did you mean `flavour`? the keys are id, kind, colour, name, flavour, art, symbol, success, tie, fumble)
    "#]],
    );
    check(
        &[("now = [\"mill 3\"", "tie = []\nnow = [\"mill 3\"")],
        expect![[r#"
        940:1 [tie] card "midnight-bells": tie is not a key of an event (help: the keys are id, kind, colour, name, flavour, art, now)
    "#]],
    );
    check(
        &[("on.end", "fumble")],
        expect![[r#"
            377:1 [[[card]]] card "sourdough-heart": this card does nothing (help: such as mods = ["shop-price -1"], or on.start = ["mill 1"])
            383:1 [fumble] card "sourdough-heart": fumble is not a key of an attribute (help: the keys are id, kind, colour, name, flavour, art, mods, on)
        "#]],
    );
    check(
        &[("hearts = 7", "hearts = 7\ngold = 3")],
        expect![[r#"
        38:1 [gold] character "piper": gold is not a key of a character (help: the keys are number, id, colour, hearts, name, temper, flavour, art)
    "#]],
    );
}

#[test]
fn no_key_is_missing() {
    check(
        &[("hearts = 7\n", "")],
        expect![[r#"
        33:1 [[[character]]] character "piper": hearts is missing (help: hearts = 6)
    "#]],
    );
    check(
        &[("kind = \"hand\"\n", "")],
        expect![[r#"
        115:1 [[[card]]] card "pan-flute": kind is missing (help: kind = "hand")
    "#]],
    );
    check(
        &[("symbol = \"attack\"\n", "")],
        expect![[r#"
        126:1 [[[card]]] card "rat-swarm": symbol is missing (help: symbol = "attack")
    "#]],
    );
    check(
        &[("fumble = []\n", "")],
        expect![[r#"
            148:1 [[[card]]] card "cheese-wheel": fumble is missing (help: fumble = ["mill 1"]; an empty list does nothing)
        "#]],
    );
    check(
        &[("now = [\"draw self 2\"]\n", "")],
        expect![[r#"
        984:1 [[[card]]] card "stork-delivery": now is missing (help: now = ["draw self 2"])
    "#]],
    );
}

#[test]
fn an_id_has_small_letters_digits_and_single_hyphens() {
    check(
        &[(r#"id = "wolf""#, r#"id = "Wolf""#)],
        expect![[r#"
        44:7 [Wolf] character 2, id: Wolf cannot be an id (help: an id has small letters, digits and single hyphens, such as `butter-knife`)
    "#]],
    );
    check(
        &[(r#"id = "brew""#, r#"id = "the--brew""#)],
        expect![[r#"
        224:7 [the--brew] card 12, id: the--brew cannot be an id (help: an id has small letters, digits and single hyphens, such as `butter-knife`)
    "#]],
    );
    check(
        &[(r#"id = "brew""#, r#"id = "gold""#)],
        expect![[r#"
        224:7 [gold] card "gold", id: gold cannot be an id (help: answers use this word)
    "#]],
    );
    check(
        &[(r#"id = "brew""#, r#"id = "a-brew-that-has-a-name-of-34-letters""#)],
        expect![[r#"
        224:7 [a-brew-that-has-a-name-of-34-letters] card 12, id: a-brew-that-has-a-name-of-34-letters cannot be an id (help: an id has at most 32 letters; this is a limit of the program)
    "#]],
    );
    check(
        &[(r#"colour = "grey""#, r#"colour = "light grey""#)],
        expect![[r#"
            45:11 [light grey] character "wolf", colour: `light grey` cannot be an id (help: an id has small letters, digits and single hyphens, such as `butter-knife`)
        "#]],
    );
}

#[test]
fn an_id_is_used_once() {
    check(
        &[(r#"id = "brew""#, r#"id = "fangs""#)],
        expect![[r#"
        224:7 [fangs] card "fangs", id: fangs is used twice (help: the first is in line 170)
    "#]],
    );
    check(
        &[(r#"id = "wolf""#, r#"id = "piper""#)],
        expect![[r#"
        44:7 [piper] character "piper", id: piper is used twice (help: the first is in line 35)
    "#]],
    );
}

#[test]
fn a_text_is_in_english_or_spanish_and_not_empty() {
    check(
        &[(r#"en = "Fangs""#, r#"en = """#)],
        expect![[r#"
        174:15 [""] card "fangs", name: the name is empty (help: { en = "…", es = "…" })
    "#]],
    );
    check(
        &[(r#"en = "Fangs", es = "Colmillos""#, "")],
        expect![[r#"
        174:8 [{  }] card "fangs", name: the name is empty (help: { en = "…", es = "…" })
    "#]],
    );
    check(
        &[(r#"en = "Fangs""#, r#"en = "Fangs", pt = "Presas""#)],
        expect![[r#"
        174:24 [pt] card "fangs", name: pt is not a language of the game (help: { en = "…", es = "…" })
    "#]],
    );
    check(
        &[(r#"en = "Fangs""#, r#"en = "Fa\nngs""#)],
        expect![[r#"
        174:15 ["Fa\nngs"] card "fangs", name: en has a line break or another control letter (help: one line of letters)
    "#]],
    );
}

#[test]
fn kinds_symbols_and_triggers_are_known() {
    check(
        &[(r#"kind = "event""#, r#"kind = "evnt""#)],
        expect![[r#"
        937:9 [evnt] card "midnight-bells", kind: evnt is not a kind (help: did you mean `event`? the kinds are hand, attribute, environment, event)
    "#]],
    );
    check(
        &[(r#"symbol = "attack""#, r#"symbol = "atack""#)],
        expect![[r#"
        130:11 [atack] card "rat-swarm", symbol: atack is not a symbol (help: did you mean `attack`? the symbols are attack, strategy, defense)
    "#]],
    );
    check(
        &[("on.damaged", "on.damged")],
        expect![[r#"
        221:4 [damged] card "evil-eye", on: damged is not a trigger (help: did you mean `damaged`? the triggers are start, each-start, end, success, tie, fumble, hit, damaged, bought, eliminated, robbed)
    "#]],
    );
}

#[test]
fn each_start_is_for_environments() {
    check(
        &[("on.damaged = [\"damage source 1\"]", "on.each-start = [\"gold self 1\"]")],
        expect![[r#"
            221:4 [each-start] card "evil-eye", on: each-start is for environments (help: `start`)
        "#]],
    );
}

#[test]
fn every_card_does_something() {
    check(
        &[("mods = [\"no-ghost-draw\"]", "mods = []")],
        expect![[r#"
            888:1 [[[card]]] card "consecrated-lawn": this card does nothing (help: such as mods = ["shop-price -1"], or on.start = ["mill 1"])
        "#]],
    );
    check(
        &[("mods = [\"no-ghost-draw\"]\n", "")],
        expect![[r#"
            888:1 [[[card]]] card "consecrated-lawn": this card does nothing (help: such as mods = ["shop-price -1"], or on.start = ["mill 1"])
        "#]],
    );
    check(
        &[("mods = [\"no-ghost-draw\"]", "mods = [\"no-heal\"]\non.end = []")],
        expect![[r#"
            894:10 [[]] card "consecrated-lawn", on.end: this card does nothing on this occasion (help: such as on.end = ["mill 1"])
        "#]],
    );
    check(
        &[("now = [\"draw self 2\"]", "now = []")],
        expect![[r#"
        989:7 [[]] card "stork-delivery", now: this card does nothing (help: such as now = ["draw self 2"])
    "#]],
    );
}

#[test]
fn there_are_8_characters_with_numbers_and_colors_of_their_own() {
    check(
        &[("number = 2", "number = 1")],
        expect![[r#"
        43:10 [1] character "wolf", number: number 1 is used twice (help: the first is in line 34)
        96:1 [[[character]]] number 2 is missing
    "#]],
    );
    check(
        &[("number = 2", "number = 9")],
        expect![[r#"
        43:10 [9] character "wolf", number: 9 is not between 1 and 8 (help: a number from 1 to 8)
        96:1 [[[character]]] number 2 is missing
    "#]],
    );
    check(
        &[("hearts = 7", "hearts = 21")],
        expect![[r#"
        37:10 [21] character "piper", hearts: 21 is not between 1 and 20 (help: a number from 1 to 20)
    "#]],
    );
    check(
        &[(r#"colour = "grey""#, r#"colour = "orange""#)],
        expect![[r#"
        45:11 [orange] character "wolf", colour: colour orange is used twice (help: the first is in line 36)
        164:11 [grey] card "always-hungry", colour: no character has the colour grey (help: did you mean `green`? the colours are orange, green, red, teal, purple, pink, blue)
        172:11 [grey] card "fangs", colour: no character has the colour grey (help: did you mean `green`? the colours are orange, green, red, teal, purple, pink, blue)
        183:11 [grey] card "huff-and-puff", colour: no character has the colour grey (help: did you mean `green`? the colours are orange, green, red, teal, purple, pink, blue)
        194:11 [grey] card "grandmas-nightgown", colour: no character has the colour grey (help: did you mean `green`? the colours are orange, green, red, teal, purple, pink, blue)
        205:11 [grey] card "sheep-suit", colour: no character has the colour grey (help: did you mean `green`? the colours are orange, green, red, teal, purple, pink, blue)
    "#]],
    );
}

#[test]
fn a_card_has_a_color_of_a_character() {
    check(
        &[("kind = \"attribute\"\ncolour = \"grey\"", "kind = \"attribute\"\ncolour = \"gray\"")],
        expect![[r#"
            45:11 [grey] character "wolf", colour: grey has no attribute (help: a colour has 1 attribute and 4 hand cards with all three symbols)
            164:11 [gray] card "always-hungry", colour: no character has the colour gray (help: did you mean `grey`? the colours are orange, grey, green, red, teal, purple, pink, blue)
        "#]],
    );
    check(
        &[("kind = \"event\"", "kind = \"event\"\ncolour = \"grey\"")],
        expect![[r#"
        938:11 [grey] card "midnight-bells", colour: an event has no colour (help: a colour has 1 attribute and 4 hand cards with all three symbols)
    "#]],
    );
}

#[test]
fn a_color_has_an_attribute_and_four_hand_cards_with_all_symbols() {
    check(
        &[("colour = \"grey\"\nsymbol = \"strategy\"", "colour = \"grey\"\nsymbol = \"attack\"")],
        expect![[r#"
            45:11 [grey] character "wolf", colour: grey has no Strategy card (help: a colour has 1 attribute and 4 hand cards with all three symbols)
        "#]],
    );
    check(
        &[("colour = \"grey\"\nsymbol = \"strategy\"", "symbol = \"strategy\"")],
        expect![[r#"
        45:11 [grey] character "wolf", colour: grey has 3 hand cards (help: a colour has 1 attribute and 4 hand cards with all three symbols)
        45:11 [grey] character "wolf", colour: grey has no Strategy card (help: a colour has 1 attribute and 4 hand cards with all three symbols)
    "#]],
    );
    check(
        &[("kind = \"attribute\"\ncolour = \"grey\"", "kind = \"attribute\"")],
        expect![[r#"
        45:11 [grey] character "wolf", colour: grey has no attribute (help: a colour has 1 attribute and 4 hand cards with all three symbols)
    "#]],
    );
}

/// The last card of the file.
const EVENT: &str = "[[card]]
id = \"bitter-ending\"
kind = \"event\"
name = { en = \"Bitter Ending\", es = \"Final Amargo\" }
flavour = { en = \"And the strongest lived rather less after.\", es = \"Y el más fuerte vivió bastante menos.\" }
now = [\"damage strongest 2+ghosts\"]
";

#[test]
fn there_are_100_cards() {
    check(
        &[(EVENT, "")],
        expect![[r#"
        1040:1 [[[card]]] there are 99 cards (help: a card file has 100 cards)
    "#]],
    );
    let another = EVENT.replace("bitter", "better");
    check(
        &[(EVENT, &format!("{EVENT}\n{another}"))],
        expect![[r#"
        1054:1 [[[card]]] there are 101 cards (help: a card file has 100 cards)
    "#]],
    );
}

#[test]
fn there_are_at_most_24_events() {
    let event = |id: &str| {
        format!(
            "id = \"{id}\"\nkind = \"event\"\nname = {{ en = \"E\", es = \"E\" }}\nnow = [\"clear\"]\n"
        )
    };
    let head = "[[card]]\n";
    let (start, rest) =
        CARD_FILE.split_once("[[card]]\nid = \"iron-stomach\"").expect("it is there");
    let (_, rest) = rest.split_once("[[card]]\nid = \"one-to-midnight\"").expect("it is there");
    let new: String = (1..=9).map(|n| format!("{head}{}", event(&format!("new-{n}")))).collect();
    let source = format!("{start}{new}[[card]]\nid = \"one-to-midnight\"{rest}");
    let mistakes = Cards::read(&source).expect_err("there are 26 events");
    let [mistake] = &mistakes[..] else { panic!("{mistakes:?}") };
    assert_eq!(mistake.what, "there are 26 events");
    assert_eq!(mistake.place.as_deref(), Some("card \"lost-property\", kind"));
}

#[test]
fn la_princesa_is_a_hand_card_without_a_color() {
    check(
        &[(r#"id = "la-princesa""#, r#"id = "la-reina""#)],
        expect![[r#"
        1053:1 [] la-princesa must be a hand card without a colour
    "#]],
    );
    check(
        &[(
            "id = \"la-princesa\"\nkind = \"hand\"\n",
            "id = \"la-princesa\"\nkind = \"hand\"\ncolour = \"grey\"\n",
        )],
        expect![[r#"
            45:11 [grey] character "wolf", colour: grey has 5 hand cards (help: a colour has 1 attribute and 4 hand cards with all three symbols)
            544:11 [grey] card "la-princesa": la-princesa must be a hand card without a colour
        "#]],
    );
    check(
        &[
            (r#"id = "la-princesa""#, r#"id = "la-reina""#),
            (r#"id = "bitter-ending""#, r#"id = "la-princesa""#),
        ],
        expect![[r#"
            1049:9 [event] card "la-princesa": la-princesa must be a hand card without a colour
        "#]],
    );
}

#[test]
fn all_mistakes_are_reported_in_the_order_of_the_file() {
    check(
        &[
            (
                "now = [\"draw self 2\"]",
                "now = [\"drew self 2\", \"draw self 21 & heal target 0\"]",
            ),
            ("number = 2", "number = 12"),
            ("tie = [\"draw both 1\"]", "tie = []\nties = []"),
            (r#"en = "Fangs""#, r#"en = """#),
        ],
        expect![[r#"
            43:10 [12] character "wolf", number: 12 is not between 1 and 8 (help: a number from 1 to 8)
            96:1 [[[character]]] number 2 is missing
            124:1 [ties] card "pan-flute": ties is not a key of a hand card (help: did you mean `tie`? the keys are id, kind, colour, name, flavour, art, symbol, success, tie, fumble)
            175:15 [""] card "fangs", name: the name is empty (help: { en = "…", es = "…" })
            990:9 [drew] card "stork-delivery", now, line 1: drew is not a verb (help: did you mean `draw`? the verbs are damage, lose, heal, shield, thorns, gold, fine, steal, give, draw, discard, take, pass, salvage, swap, strip, mill, scry, shop, restock, stun, cancel, princess, exorcise, haunt, clear)
            990:34 [21] card "stork-delivery", now, line 2: 21 is not between 1 and 20 (help: a number from 1 to 20)
            990:44 [target] card "stork-delivery", now, line 2: target means nobody in the text of an event (help: here one may write self, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
            990:51 [0] card "stork-delivery", now, line 2: 0 is not between 1 and 20 (help: a number from 1 to 20)
        "#]],
    );
}

#[test]
fn a_report_shows_the_line_and_underlines_the_wrong_words() {
    let source = edited(&[("\"damage neighbours 1\"", "\"damage neigbours 1\"")]);
    let mistakes = Cards::read(&source).expect_err("the file has a mistake");
    expect![[r#"
        error: neigbours is not a selector
           --> my-cards.toml:187:20 (card "huff-and-puff", success, line 1)
            |
        187 | success = ["damage neigbours 1"]
            |                    ^^^^^^^^^
          = help: did you mean `neighbours`? the selectors are self, target, both, source, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder"#]].assert_eq(&mistakes[0].report("my-cards.toml", &source));
}

#[test]
fn words_are_found_behind_letters_of_several_bytes_and_escapes() {
    check(
        &[("on.damaged = [\"damage source 1\"]", "on.damaged = [\"é source 1\", \"damage ñ 1\"]")],
        expect![[r#"
            221:16 [é] card "evil-eye", on.damaged, line 1: é is not a verb (help: the verbs are damage, lose, heal, shield, thorns, gold, fine, steal, give, draw, discard, take, pass, salvage, swap, strip, mill, scry, shop, restock, stun, cancel, princess, exorcise, haunt, clear)
            221:37 [ñ] card "evil-eye", on.damaged, line 2: ñ is not a selector (help: the selectors are self, target, both, source, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
        "#]],
    );
    check(
        &[("on.damaged = [\"damage source 1\"]", "on.damaged = [\"damage \\u0073elf x\"]")],
        expect![[r#"
            221:15 ["damage \u0073elf x"] card "evil-eye", on.damaged, line 1: this line cannot be read from x on (help: the syntax is `damage W n`, where n may end with `+ghosts`)
        "#]],
    );
    check(
        &[("on.damaged = [\"damage source 1\"]", "on.damaged = ['''\ndamage me 1''']")],
        expect![[r#"
            222:8 [me] card "evil-eye", on.damaged, line 1: me is not a selector (help: the selectors are self, target, both, source, left, right, neighbours, others, all, chosen, richest, poorest, strongest, weakest, holder)
        "#]],
    );
}

#[test]
fn one_language_is_enough_but_gives_a_warning() {
    let source = edited(&[
        (r#"{ en = "Brew of the Day", es = "Brebaje del Día" }"#, r#"{ en = "Brew of the Day" }"#),
        (r#"{ en = "smug", es = "engreído" }"#, r#"{ es = "engreído" }"#),
    ]);
    let (cards, warnings) = Cards::read(&source).expect("there are no mistakes");
    let shown = |warning: &princess::Warning| {
        let at = warning.position(&source);
        format!("{}:{} {warning}", at.line, at.column)
    };
    let shown: Vec<_> = warnings.iter().map(shown).collect();
    assert_eq!(
        shown,
        [
            "39:10 character \"piper\" has no English temper; the Spanish one is shown",
            "228:8 card \"brew\" has no Spanish name; the English one is shown",
        ]
    );
    let card = cards.find("brew").expect("it is there");
    assert_eq!(cards.facts(card).name.get("es"), "Brew of the Day");
    let (_, piper) = cards.characters().next().expect("it is there");
    assert_eq!(piper.temper.as_ref().map(|it| it.get("en")), Some("engreído"));
}

#[test]
fn a_picture_can_be_named() {
    let art = "id = \"brew\"\nart = \"brew.svg\"";
    let source = edited(&[(r#"id = "brew""#, art)]);
    let (cards, _) = Cards::read(&source).expect("there are no mistakes");
    let card = cards.find("brew").expect("it is there");
    assert_eq!(cards.facts(card).art.as_deref(), Some("brew.svg"));
}

#[test]
fn of_very_many_mistakes_the_first_are_reported() {
    let source: String = (0..10_000).map(|n| format!("key-{n} = 1\n")).collect();
    let mistakes = Cards::read(&source).expect_err("nothing is right");
    assert_eq!(mistakes.len(), 501);
    assert!(mistakes[500].what.ends_with("more mistakes"), "{}", mistakes[500].what);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// Whatever is written into a file: the reader does not panic, and every mistake can be shown.
    #[test]
    fn random_edits_never_panic(
        edits in prop::collection::vec((0..CARD_FILE.len(), 0..40_usize, "\\PC{0,8}|[\\[\\]{}\"'\n=#.]{1,4}"), 1..6)
    ) {
        let mut source = CARD_FILE.to_owned();
        for (start, length, text) in edits {
            let start = source.floor_char_boundary(start);
            let end = source.floor_char_boundary(start + length).max(start);
            source.replace_range(start..end, &text);
        }
        for mistake in Cards::read(&source).err().unwrap_or_default() {
            prop_assert!(!mistake.what.is_empty());
            prop_assert!(mistake.report("cards.toml", &source).contains(&mistake.what));
        }
    }

    /// The same for texts that are no card file at all.
    #[test]
    fn random_texts_never_panic(source in "(\\PC|[\\[\\]{}\"'\n=#. ]){0,200}") {
        for mistake in Cards::read(&source).err().unwrap_or_default() {
            prop_assert!(mistake.report("cards.toml", &source).contains(&mistake.what));
        }
    }
}
