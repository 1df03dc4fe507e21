//! Pictures of Casting Shadows, compared with the text that they should be.

use catalog::{AnyGame, Fact, Legal, LegalChoice, Players, View, casting_shadows::Choice};
use expect_test::{Expect, expect};
use kernel::{Eyes, Seat};
use terminal::{Line, Picture, find_choices, picture};
use text::{GameWords, Language, Names, words};

fn game(language: Language) -> (&'static dyn AnyGame, &'static GameWords) {
    let game = catalog::find("casting-shadows").expect("it is registered");
    (game, words(language).game(game.id()).expect("it has words"))
}

fn names(reader: Option<Seat>) -> Names {
    Names::new(["Alba", "Bruno", "Ciro", "Dalia"], reader)
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Compares lines as they are printed on a screen of 80 columns.
fn check(lines: &[Line], expected: Expect) {
    let rows = lines.iter().flat_map(|line| line.wrap(80));
    let text: String = rows.map(|row| row.text().trim_end().to_owned() + "\n").collect();
    expected.assert_eq(&text);
}

/// Plays from a seed; returns what this seat sees then, and its choices.
fn played(
    (seats, seed, options): (u8, u64, &str),
    choices: &[(u8, &str)],
    reader: u8,
) -> (View, Legal) {
    let (game, _) = game(Language::English);
    let players = Players::numbered(seats).expect("two to four");
    let options = game.options(options).expect("they are options of the game");
    let mut live = game.open(&options, players, seed.into()).expect("it can be dealt");
    for (number, choice) in choices {
        live.choose(seat(*number), choice).expect("it is legal");
    }
    (live.view(Eyes::Seat(seat(reader))), live.legal(seat(reader)))
}

/// Shows the table after the last step of a scenario, as everybody's eyes together see it.
fn check_after(script: &str, what: impl Fn(&dyn Picture) -> Vec<Line>, expected: Expect) {
    let start = "game = \"casting-shadows\"\nrules = [\"CS-1.1\"]\n\
                 title = { en = \"A test\", es = \"Una prueba\" }\n";
    let scenario = catalog::read_scenario(&format!("{start}{script}")).expect("it can be read");
    let (game, words) = game(Language::English);
    let steps = game.show(&scenario).expect("it holds");
    let view = &steps.last().expect("a scenario has steps").view;
    check(&what(picture(view, words, &names(None)).as_ref()), expected);
}

/// The board of two players has gaps; many rerolls are one line, and the numbers go on after them.
#[test]
fn two_players_and_the_choices_of_a_turn() {
    let setup = (2, 7, "characters chosen");
    let (view, legal) = played(setup, &[(0, "pick nuzzle"), (1, "pick frill")], 0);
    let (_, words) = game(Language::English);
    let names = names(Some(seat(0)));
    let picture = picture(&view, words, &names);
    check(
        &[picture.table(), picture.choices(seat(0), &legal)].concat(),
        expect![[r"
            ── Round 1 · your turn · ◆◆◆◆ 4 action points left ───────────────────────────
                          __________                ▸ A Alba (you) · Nuzzle Thornwood
                         /  Desert  \                   █████████ 18 HP  ◇◇◇ energy
              __________/            \                B Bruno · Frill Lilypad
             /  Forest  \    ▒ 10    /                  █████████ 18 HP  ◇◇◇ energy
            /  [A] Alba  \__________/
            \   Double   /   Rune   \
             \__Bubble__/            \__________
                        \            /   Lake   \
                         \__________/  B Bruno   \
                         / Volcano  \  Feeding   /
                        /            \__Frenzy__/
                        \ Gem Juggle /
                         \__________/
              Your pool: red1 ♦r red Gem  red2 ●r red Orb  blue1 ✦ Shadow Fragment
                         blue2 ♦b blue Gem  purple ♦p purple Gem
              Beside Thorn Forest, for ♦ ● + a spell of level 1:
              II  Double Bubble  ● → ♦p ♦p ✦
              Portal: Moss Snail, Spyglass Bat, Hex Toad
              Main deck: 49 · counterspell deck: 10 · discard pile: 0
            Your turn: 4 action points left. What do you do?
               1  Travel to Ancient Rune
               2  Travel to Dusty Desert
               …  Reroll dice: type which, such as “reroll red1 red2” (3 to 33)
              34  Refresh the card beside your hex · Double Bubble
              35  End your turn
        "]],
    );
    let found = |typed| -> Vec<&str> {
        let found = find_choices(&legal, typed, words, &names).into_iter();
        found.map(|choice| choice.text.as_str()).collect()
    };
    assert_eq!(found("3"), ["reroll red1"], "the numbers of rerolls can still be typed");
    assert_eq!(found("reroll red1 blue2"), ["reroll red1 blue2"]);
    assert_eq!(found("reroll blue2 red1"), ["reroll red1 blue2"], "in any order");
    assert_eq!(found("rune"), ["travel ancient-rune"]);
}

#[test]
fn three_players_in_spanish() {
    let (view, legal) = played((3, 7, ""), &[], 0);
    let (_, words) = game(Language::Spanish);
    let names = names(Some(seat(0)));
    let picture = picture(&view, words, &names);
    check(
        &[picture.table(), picture.choices(seat(0), &legal)].concat(),
        expect![[r"
            ── Ronda 1 · tu turno · ◆◆◆◆ quedan 4 puntos de Acción ───────────────────────
                          __________                ▸ A Alba (tú) · Brumo Lenguaverde
                         / Desierto \                   █████████ 18 Vida  ◇◇◇ Energía
              __________/            \__________      B Bruno · Vulpina Vendaval
             /  Cripta  \    ▒ 10    / Montaña  \       █████████ 18 Vida  ◇◇◇ Energía
            /  [A] Alba  \__________/  B Bruno   \    C Ciro · Lupo Zarzavillo
            \  Bofetada  /  Runas   \ Despedida  /      █████████ 18 Vida  ◇◇◇ Energía
             \Espectral_/            \_Ventosa__/
                        \            /  Bosque  \
                         \__________/   C Ciro   \
                         /  Volcán  \  Alud de   /
                        /            \_Canicas__/
                        \  Bofetada  /
                         \Espectral_/
              Tu reserva: red1 ♦r Gema roja  red2 ♦r Gema roja  blue1 ♦a Gema azul
                          blue2 ♦a Gema azul  purple ♦m Gema morada  + ♦m Gema morada
              Junto a la Cripta de Cristal, por ♦ ●:
              I   Bofetada Espectral  ♦a → daño 1 · enemigo, cercano
              Portal de Compañeros: Sapo Gafe, Erizo Cardo, Tortuga Guijarro
              Mazo principal: 48 · mazo de Contraconjuros: 10 · pila de descartes: 0
            Tu turno: te quedan 4 puntos de Acción. ¿Qué haces?
               1  Viajar a las Runas Ancestrales
               2  Viajar al Desierto Desolado
               …  Repetir una tirada: escribe qué dados, como «reroll red1 red2» (3 a 19)
              20  Renovar la carta que hay junto a tu hexágono · Bofetada Espectral
              21  Terminar el turno
        "]],
    );
}

/// Four players: a shadow form, cast cards, known counterspells, a player who is out.
#[test]
fn four_players_in_the_middle_of_a_game() {
    check_after(
        r#"
            seats = 4
            position = [
                "players A frill, B kit, C nuzzle, D haze", "turn B", "round 9", "ap 2", "out D",
                "hp A 7, B 12, C 18", "energy A 2, B 4", "shadow B breezy-swift",
                "at A ancient-rune, B ancient-rune",
                "book A unicorn-charge, jar-of-dusk", "book B moonfall cast, heavy-hand",
                "counterspells A poof known, butterpaws", "counterspells C second-wind",
                "dice red-gem - shadow cursed purple-orb", "tokens purple-gem purple-gem",
            ]
            [[step]]
            then = ["turn B"]
        "#,
        |picture| picture.table(),
        expect![[r"
            ── Round 9 · Bruno's turn · ◆◆◇◇ 2 action points left ────────────────────────
                          __________                  A Alba · Frill Lilypad
                         /  Desert  \                   ███▌·····  7 HP  ◆◆◇ energy
              __________/            \__________        Unicorn Charge, Jar of Dusk,
             / Mountain \    ▒ 7     /   Lake   \       ▒Poof!, ▒Butterpaws
            /            \__________/            \  ▸ B Bruno · Kit the Turbulent
            \   Pocket   /   Rune   \  Spectral  /      ██████··· 12 HP  ◆◆◆◆◇ energy
             \_Thunder__/    A B     \___Slap___/       shadow form · Breezy Swift (the
             /  Forest  \            /  Crypt   \       first Travel is free)
            /   C Ciro   \__________/            \      Moonfall ✓, Heavy Hand
            \   Pocket   / Volcano  \  Spectral  /    C Ciro · Nuzzle Thornwood
             \_Thunder__/            \___Slap___/       █████████ 18 HP  ◇◇◇ energy
                        \  Spectral  /                  ▒Second Wind
                         \___Slap___/                 D Dalia · Haze Greentongue
                                                        eliminated
              Bruno's pool: red1 ♦r red Gem  red2 out  blue1 ✦ Shadow Fragment
                            blue2 × Cursed Crystal  purple ●p purple Orb
                            + 2× ♦p purple Gem
              Portal: Ember Newt, Pebble Tortoise, Thistle Hedgehog
              Main deck: 43 · counterspell deck: 7 · discard pile: 0
        "]],
    );
}

/// Whoever is asked in a window sees what it is about; others see that somebody may answer.
#[test]
fn a_window_says_who_may_answer() {
    check_after(
        r#"
            seats = 2
            position = [
                "players A frill, B kit", "at B bubbling-lake", "book A ruby-ruckus",
                "counterspells B pointed-shield, second-wind known", "dice red-gem red-gem - - -",
            ]
            [[step]]
            choices = ["A cast ruby-ruckus at B paying red-gem red-gem"]
            then = ["owes B"]
        "#,
        |picture| [picture.table(), vec![picture.question(seat(1))]].concat(),
        expect![[r"
            ── Round 1 · Alba's turn · an attack ─────────────────────────────────────────
                          __________                ▸ A Alba · Frill Lilypad
                         /  Desert  \                   █████████ 18 HP  ◇◇◇ energy
              __________/            \                  Ruby Ruckus ✓
             /   Lake   \    ▒ 8     /                B Bruno · Kit Gale
            /    A B     \__________/                   █████████ 18 HP  ◇◇◇ energy
            \  Spectral  /   Rune   \                   ▒Pointed Shield, ▒Second Wind
             \___Slap___/            \__________        may answer
                        \            / Mountain \
                         \__________/            \
                         / Volcano  \  Spectral  /
                        /            \___Slap___/
                        \  Spectral  /
                         \___Slap___/
              Portal: Ember Newt, Pebble Tortoise, Thistle Hedgehog
              Main deck: 48 · counterspell deck: 8 · discard pile: 0
            Alba attacks you with Ruby Ruckus, strength 5. Do you answer?
        "]],
    );
}

#[test]
fn at_night_fragments_become_energy() {
    let picks = [(0, "pick nuzzle"), (1, "pick frill"), (0, "end")];
    let (view, legal) = played((2, 7, "characters chosen"), &picks, 0);
    let (_, words) = game(Language::English);
    let names = names(Some(seat(0)));
    let picture = picture(&view, words, &names);
    let table = picture.table();
    check(
        &[vec![table[0].clone()], picture.choices(seat(0), &legal)].concat(),
        expect![[r"
        ── Round 1 · your turn · night ───────────────────────────────────────────────
        Night falls. What do you do with your shadows?
           1  Absorb 1 Shadow Fragment · ◆◇◇ energy
           2  Done for tonight
    "]],
    );
}

#[test]
fn the_end_shows_who_is_left() {
    check_after(
        r#"
            seats = 3
            position = [
                "players A frill, B kit, C nuzzle", "out C", "hp A 9, B 2", "at B bubbling-lake",
                "shadow A hex-toad", "book A ruby-ruckus", "dice red-gem - - - -",
            ]
            [[step]]
            choices = ["A cast ruby-ruckus at B paying red-gem"]
            then = ["winner A"]
        "#,
        |picture| [picture.table(), picture.end()].concat(),
        expect![[r"
            ── Round 1 · the game is over ────────────────────────────────────────────────
                          __________                  A Alba · Frill the Regenerator
                         /  Desert  \                   ████▌····  9 HP  ◇◇◇◇◇ energy
              __________/            \__________        shadow form · Hex Toad
             /   Lake   \    ▒ 10    / Mountain \       Ruby Ruckus ✓
            /   A Alba   \__________/            \    B Bruno · Kit Gale
            \   Pocket   /   Rune   \  Spectral  /      eliminated
             \_Thunder__/            \___Slap___/     C Ciro · Nuzzle Thornwood
                        \            /  Forest  \       eliminated
                         \__________/            \
                         / Volcano  \  Spectral  /
                        /            \___Slap___/
                        \  Spectral  /
                         \___Slap___/
              Portal: Ember Newt, Pebble Tortoise, Thistle Hedgehog
              Main deck: 47 · counterspell deck: 10 · discard pile: 0
            Final standings
            ★ Alba                     9 HP     0 energy    Frill the Regenerator
              Bruno                    0 HP     0 energy    Kit Gale
              Ciro                     0 HP     0 energy    Nuzzle Thornwood
        "]],
    );
}

/// A cast says what it would do to each target, and the end of a turn warns of Cursed Crystals.
#[test]
fn offers_say_what_they_would_do() {
    check_after(
        r#"
            seats = 3
            position = ["players A frill, B kit, C nuzzle", "at B dusty-desert", "hp A 1", "dice cursed - - - -"]
            [[step]]
            then = ["turn A"]
        "#,
        |picture| {
            let offer = |text: &str| {
                let choice: Choice = text.parse().expect("a choice");
                let choice = LegalChoice { text: text.to_owned(), parts: Fact::of(&choice) };
                picture.offer(seat(0), &choice)
            };
            let texts = [
                "travel dusty-desert",
                "cast ruby-ruckus at B paying red-gem red-gem purple-gem",
                "cast moonfall on thorn-forest paying blue-gem shadow",
                "cast double-bubble paying red-orb",
                "use jar-of-dusk",
                "transform moss-snail",
                "answer butterpaws on red1",
                "end",
            ];
            texts.into_iter().flat_map(offer).collect()
        },
        expect![[r"
            Travel to Dusty Desert · there: Bruno
            Cast Ruby Ruckus at Bruno (2× red Gem and purple Gem) · Bruno 18 → 13 HP
            Cast Moonfall on Thorn Forest (blue Gem and Shadow Fragment) · Ciro 18 → 12 HP
            Cast Double Bubble (red Orb) · adds to your pool: ♦p ♦p ✦
            Use Jar of Dusk · adds to your pool: ✦ ✦
            Transform, with Moss Snail as companion
            If you have 9 HP or fewer at the start of your turn, heal 1.
            Answer with Butterpaws on the first red die · → Cursed Crystal
            End your turn · A Cursed Crystal is in your pool: it would eliminate you!
        "]],
    );
}

/// The name of a card stands for a choice, so that the rules say why it is refused.
#[test]
fn a_name_stands_for_a_choice() {
    let (view, _) = played((3, 7, ""), &[], 0);
    let (_, words) = game(Language::English);
    let names = names(Some(seat(0)));
    let picture = picture(&view, words, &names);
    for (name, choice) in [
        ("moonfall", Some("collect moonfall paying purple-gem shadow")),
        ("jar-of-dusk", Some("collect jar-of-dusk")),
        ("poof", Some("answer poof to crystal-crypt")),
        ("moss-snail", Some("transform moss-snail")),
        ("haze", Some("pick haze")),
        ("bubbling-lake", Some("travel bubbling-lake")),
        ("dragon", None),
    ] {
        assert_eq!(picture.attempt(name).as_deref(), choice, "{name}");
    }
}
