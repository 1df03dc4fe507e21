//! Pictures of The Princess, compared with the text that they should be.

use catalog::{AnyGame, Live, Players, View};
use expect_test::{Expect, expect};
use kernel::{Eyes, Seat};
use terminal::{Line, Picture, find_cards, find_choices, picture};
use text::{GameWords, Language, Names, words};

const PEOPLE: [&str; 8] = ["Alba", "Bruno", "Ciro", "Dalia", "Elio", "Fina", "Gil", "Hebe"];
const ALBA: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!("the first seat"),
};

fn game() -> &'static dyn AnyGame {
    catalog::find("princess").expect("it is registered")
}

fn said(language: Language) -> &'static GameWords {
    words(language).game("princess").expect("it has words")
}

fn check(lines: &[Line], expected: Expect) {
    let rows = lines.iter().flat_map(|line| line.wrap(79));
    let text: String = rows.map(|line| line.text().trim_end().to_owned() + "\n").collect();
    assert!(text.lines().all(|row| row.chars().count() <= 79), "{text}");
    expected.assert_eq(&text);
}

/// Shows something after the last step of a scenario, as all eyes together see it.
fn check_after(
    (language, seats): (Language, u8),
    script: &str,
    what: impl Fn(&dyn Picture) -> Vec<Line>,
    expected: Expect,
) {
    let start = format!(
        "game = \"princess\"\nseats = {seats}\nrules = [\"PR-1.1\"]\n\
         title = {{ en = \"A test\", es = \"Una prueba\" }}\n"
    );
    let scenario = catalog::read_scenario(&format!("{start}{script}")).expect("it can be read");
    let steps = game().show(&scenario).expect("it holds");
    let view = &steps.last().expect("a scenario has steps").view;
    let names = Names::new(PEOPLE, Some(ALBA));
    check(&what(picture(view, said(language), &names).as_ref()), expected);
}

/// Deals a game.
fn dealt(seats: u8, seed: u64) -> Box<dyn Live> {
    let options = game().options("").expect("they are options of the game");
    let players = Players::numbered(seats).expect("two to eight may play");
    game().open(&options, players, seed.into()).expect("two to eight may play")
}

fn check_dealt(language: Language, seats: u8, expected: Expect) {
    let live = dealt(seats, 7);
    let view = live.view(Eyes::Seat(ALBA));
    let names = Names::new(PEOPLE, Some(ALBA));
    let picture = picture(&view, said(language), &names);
    let lines = [picture.table(), vec![Line::blank()], picture.choices(ALBA, &live.legal(ALBA))];
    check(&lines.concat(), expected);
}

#[test]
fn the_first_turn_of_three() {
    check_dealt(
        Language::English,
        3,
        expect![[r"
            ── Turn 1 · choosing cards ───────────────────────────────────────────────────
               A Alba (you)       4 The Knight     ♥♥♥♥♥♥♥♥ ● 2  … Shining Ego
                   Shining Ego: Your ties with Defense count as Successes.
                   ■ Tin Shield · V Crooked Lance · ▤ Rescue Form 27-B · ■ Bent Visor
             ◄ B Bruno            5 The Thief      ♥♥♥♥♥♥♥  ● 2  … Sticky Fingers
                   ▤ Honest Lockpick · V Butter Knife · ■ Smoke Bomb · ▤ Forged Invitation
             ► C Ciro             1 The Piper      ♥♥♥♥♥♥♥  ● 2  … Earworm
                   ▤ Pan Flute · V Rat Swarm · ■ Patched Cloak · ▤ Cheese Wheel
              The Shop (2 gold): ■ La Princesa · V Seven Little Picks · Poisoned Banquet
                                 (event)
              Deck: 82 · discard pile: 0 · La Princesa: in the Shop

            Which card do you lay, and which way does it point?
              V Attack beats ▤ Strategy beats ■ Defense beats V Attack
              + = −: how many of a neighbor's cards yours would beat, tie or fumble against
                  ■ Tin Shield         1 ◄ Bruno +2 =0 −2   2 ► Ciro +2 =0 −2
                  + Gain 2 shield. Gain 1 gold.  = Gain 1 shield.  − nothing
                  V Crooked Lance      3 ◄ Bruno +2 =1 −1   4 ► Ciro +2 =1 −1
                  + 2 damage to the target.  = You and the target each take 1 damage.
                  − Lose 1 heart.
                  ▤ Rescue Form 27-B   5 ◄ Bruno +1 =2 −1   6 ► Ciro +1 =2 −1
                  + If the target holds La Princesa, La Princesa comes to you from her
                  holder's hand. Draw 2 cards.  = Draw 1 card.  − nothing
                  ■ Bent Visor         7 ◄ Bruno +2 =0 −2   8 ► Ciro +2 =0 −2
                  + 1 damage to the target. Gain 1 gold.  = Draw 1 card.  − Lose 1 gold.
        "]],
    );
}

#[test]
fn the_first_turn_of_two_in_spanish() {
    check_dealt(
        Language::Spanish,
        2,
        expect![[r"
            ── Turno 1 · se eligen cartas ────────────────────────────────────────────────
               A Alba (tú)        4 El Caballero   ♥♥♥♥♥♥♥♥ ● 2  … Ego Reluciente
                   Ego Reluciente: Tus empates con Defensa cuentan como Éxitos.
                   ■ Escudo de Hojalata · V Lanza Torcida · ▤ Impreso de Rescate 27-B ·
                   ■ Visera Abollada
             ↔ B Bruno            5 La Ladrona     ♥♥♥♥♥♥♥  ● 2  … Dedos Largos
                   ▤ Ganzúa Honrada · V Cuchillo de Untar · ■ Bomba de Humo · ▤ Invitación
                   Falsificada
              La Tienda (2 de oro): ■ Peaje del Puente · V Hoz de Plata · Banquete
                                    Envenenado (evento)
              Mazo: 87 · pila de descartes: 0 · La Princesa: sin ver, en el mazo

            ¿Qué carta juegas contra Bruno?
              V Ataque gana a ▤ Estrategia, que gana a ■ Defensa, que gana a V Ataque
              + = −: contra cuántas cartas del vecino la tuya daría Éxito, Empate o Pifia
               1  ■ Escudo de Hojalata       +2 =0 −2
                  + Ganas 2 de escudo. Ganas 1 de oro.  = Ganas 1 de escudo.  − nada
               2  V Lanza Torcida            +2 =1 −1
                  + 2 de daño al objetivo.  = Tú y el objetivo recibís 1 de daño cada uno.
                  − Pierdes 1 corazón.
               3  ▤ Impreso de Rescate 27-B  +1 =2 −1
                  + Si el objetivo tiene a La Princesa, La Princesa se viene contigo desde
                  la mano de quien la tenga. Robas 2 cartas.  = Robas 1 carta.  − nada
               4  ■ Visera Abollada          +2 =0 −2
                  + 1 de daño al objetivo. Ganas 1 de oro.  = Robas 1 carta.  − Pierdes 1
                  de oro.
        "]],
    );
}

#[test]
fn eight_fit_into_a_terminal() {
    let live = dealt(8, 7);
    let view = live.view(Eyes::Seat(ALBA));
    let names = Names::new(PEOPLE, Some(ALBA));
    check(
        &picture(&view, said(Language::English), &names).table(),
        expect![[r"
            ── Turn 1 · choosing cards ───────────────────────────────────────────────────
               A Alba (you)       4 The Knight     ♥♥♥♥♥♥♥♥ ● 2  … Shining Ego
                   Shining Ego: Your ties with Defense count as Successes.
                   ■ Tin Shield · V Crooked Lance · ▤ Rescue Form 27-B · ■ Bent Visor
             ◄ B Bruno            5 The Thief      ♥♥♥♥♥♥♥  ● 2  … Sticky Fingers
                   ▤ Honest Lockpick · V Butter Knife · ■ Smoke Bomb · ▤ Forged Invitation
               C Ciro             1 The Piper      ♥♥♥♥♥♥♥  ● 2  … Earworm
                   ▤ Pan Flute · V Rat Swarm · ■ Patched Cloak · ▤ Cheese Wheel
               D Dalia            8 The Ogre       ♥♥♥♥♥♥♥♥ ● 2  … Thick Skull
                   V Whole Tree · ■ Bridge Toll · ■ Boulder Nap · ▤ Swamp Breath
               E Elio             3 The Witch      ♥♥♥♥♥♥♥  ● 2  … Evil Eye
                   ▤ Brew of the Day · V Oven Door · V Broom at Rush Hour · ■ Union Black
                   Cat
               F Fina             7 The Godmother  ♥♥♥♥♥♥♥  ● 2  … Fairy Credit
                   V Loaded Wand · ■ Pumpkin Coach · ▤ Glass Slipper, Size 34 · ▤ Midnight
                   Invoice
               G Gil              6 The Baker      ♥♥♥♥♥♥   ● 2  … Sourdough Heart
                   V Rolling Pin · ■ Hot Tray · ■ Flour Cloud · ▤ Poppy-seed Cake
             ► H Hebe             2 The Wolf       ♥♥♥♥♥♥   ● 2  … Always Hungry
                   V Fangs · V Huff and Puff · ■ Grandma's Nightgown · ▤ Sheep Suit
              The Shop (2 gold): ■ Porridge Moat · ■ Stunt Double · Arranged Match (event)
              Deck: 57 · discard pile: 0 · La Princesa: unseen, in the deck
        "]],
    );
}

const MIDDLE: &str = r#"
    position = [
        "players A piper, B wolf, C witch, D thief", "hearts A 6, B 4", "thorns B 2", "shield A 1",
        "ghost D lantern brew", "environment endless-night", "attribute C evil-eye",
        "shop tower-key la-princesa", "discards angry-goose", "stunned C",
    ]
    [[step]]
    happens = ["action"]
    choices = ["A play pan-flute left", "B play fangs right"]
    then = ["turn 0"]
"#;

#[test]
fn cards_on_anchors_are_shown_with_their_outcomes() {
    check_after(
        (Language::English, 4),
        MIDDLE,
        |it| it.table(),
        expect![[r"
            ── Turn 0 · cards resolve ────────────────────────────────────────────────────
              Environment: Endless Night · All Attack cards deal 1 more damage to others.
               A Alba (you)       1 The Piper      ♥♥♥♡♡♡♡  ● 1  no attribute
                   V Rat Swarm · ■ Patched Cloak · ▤ Cheese Wheel
                   ► ▤ Pan Flute at Bruno · Fumble · resolved
               B Bruno            2 The Wolf       ♥♥♥♥♡♡   ● 2  no attribute · thorns 2
                   V Huff and Puff · ■ Grandma's Nightgown · ▤ Sheep Suit
                   ► V Fangs at you · Success · resolved
               C Ciro             3 The Witch      ♥♥♥♥♥♥♥  ● 2  Evil Eye · stunned
                   V Oven Door · V Broom at Rush Hour · ■ Union Black Cat
               D Dalia            5 The Thief      ghost · 3 of 7 cards to come back
                   ▤ Brew of the Day · ▤ Talking Mirror · ▤ Lantern
              The Shop: ■ La Princesa · ■ Tower Key
              Deck: 7 · discard pile: 1 · La Princesa: in the Shop
        "]],
    );
    check_after(
        (Language::Spanish, 4),
        MIDDLE,
        |it| it.table(),
        expect![[r"
            ── Turno 0 · se resuelven las cartas ─────────────────────────────────────────
              Entorno: Noche sin Fin · Todas las cartas de Ataque hacen 1 más de daño a los
                       demás.
               A Alba (tú)        1 El Flautista   ♥♥♥♡♡♡♡  ● 1  sin atributo
                   V Enjambre de Ratas · ■ Capa Remendada · ▤ Rueda de Queso
                   ► ▤ Flauta de Pan contra Bruno · Pifia · resuelta
               B Bruno            2 El Lobo        ♥♥♥♥♡♡   ● 2  sin atributo · espinas 2
                   V Soplaré y Soplaré · ■ Camisón de la Abuela · ▤ Traje de Oveja
                   ► V Colmillos contra ti · Éxito · resuelta
               C Ciro             3 La Bruja       ♥♥♥♥♥♥♥  ● 2  Mal de Ojo · aturdido
                   V Puerta del Horno · V Escoba en Hora Punta · ■ Gato Negro Sindicado
               D Dalia            5 La Ladrona     fantasma · 3 de 7 cartas para volver
                   ▤ Brebaje del Día · ▤ Espejo Parlanchín · ▤ Farol
              La Tienda: ■ La Princesa · ■ Llave de la Torre
              Mazo: 7 · pila de descartes: 1 · La Princesa: en La Tienda
        "]],
    );
}

/// Shows the question that is open after a script, and its choices as `seat` is offered them.
fn check_offers(seats: u8, script: &str, choices: &[&str], expected: Expect) {
    let offers = |it: &dyn Picture| {
        let legal = choices.iter().map(|text| catalog::LegalChoice {
            text: (*text).to_owned(),
            parts: game().choice(text).unwrap_or_else(|| panic!("{text} is a choice")),
        });
        let legal: Vec<catalog::LegalChoice> = legal.collect();
        it.choices(ALBA, &legal)
    };
    check_after((Language::English, seats), script, offers, expected);
}

#[test]
fn the_order_is_asked_with_what_each_card_does() {
    let script = r#"
        position = ["players A piper, B wolf, C witch"]
        [[step]]
        happens = ["action"]
        choices = ["A play pan-flute left", "B play grandmas-nightgown left", "C play oven-door left"]
        then = ["owes A"]
    "#;
    check_offers(
        3,
        script,
        &["first pan-flute", "first grandmas-nightgown"],
        expect![[r"
            The order matters, and you decide it: which card goes next?
               1  Your Pan Flute · at Bruno · Success
                  + Stun the target. Draw 1 card.
               2  Bruno's Grandma's Nightgown · at Ciro · Success
                  + Gain 2 shield. 1 damage to the target.
        "]],
    );
}

#[test]
fn a_purchase_says_what_is_left() {
    let script = r#"
        position = ["players A wolf, B baker", "shop lantern tower-key deep-pockets", "gold A 3"]
        [[step]]
        happens = ["draw A 1"]
        then = ["owes A"]
    "#;
    let choices = ["no", "buy lantern", "buy tower-key", "buy deep-pockets"];
    check_offers(
        2,
        script,
        &choices,
        expect![[r"
            Before you draw: do you pay 2 gold for a card of the Shop instead?
               1  Draw from the deck · You draw the unknown top card of the deck.
               2  ▤ Lantern · You pay 2 gold and draw this card: 1 gold left.
                  + Each ghost discards 2 cards at random. Draw 1 card.  = Draw 1 card.
                  − nothing
               3  ■ Tower Key · You pay 2 gold and draw this card: 1 gold left.
                  + If La Princesa is in the Shop, take her. Gain 2 shield. Draw 1 card.
                  = Draw 1 card.  − Lose 1 gold.
               4  Deep Pockets (attribute) · You pay 2 gold and draw this card: 1 gold
                  left. If you have an attribute, you choose between the two.
                  Your hand limit rises by 1. Your gold cannot be stolen. No card text
                  makes you discard cards from your hand.
        "]],
    );
}

#[test]
fn payments_branches_and_players_are_explained() {
    let script = r#"
        position = ["players A thief, B baker, C witch", "hand B none"]
        [[step]]
        happens = ["action"]
        choices = ["A play butter-knife left", "C play brew left"]
        then = ["owes A"]
    "#;
    check_offers(
        3,
        script,
        &["no", "pay"],
        expect![[r"
        Butter Knife: do you pay 1 gold?
           1  Do not pay · You keep your gold, and nothing happens.
           2  Pay: 1 damage to the target.
    "]],
    );
}

#[test]
fn the_end_says_how_it_was_decided() {
    let script = r#"
        position = ["players A wolf, B baker, C witch", "hand A la-princesa", "deck none"]
        [[step]]
        happens = ["end"]
        then = ["winner A"]
    "#;
    check_after(
        (Language::English, 3),
        script,
        |it| it.end(),
        expect![[r"
        The deck has run out, and La Princesa is with you.
        Final standings
        ★ Alba (you)              The Wolf        6 of 6 hearts         2 gold
          Ciro                    The Witch       7 of 7 hearts         2 gold
          Bruno                   The Baker       6 of 6 hearts         2 gold
    "]],
    );
    check_after(
        (Language::Spanish, 3),
        script,
        |it| it.end(),
        expect![[r"
        Se ha acabado el mazo y La Princesa está contigo.
        Clasificación final
        ★ Alba (tú)               El Lobo         6 de 6 corazones      2 de oro
          Ciro                    La Bruja        7 de 7 corazones      2 de oro
          Bruno                   El Panadero     6 de 6 corazones      2 de oro
    "]],
    );
}

#[test]
fn what_was_seen_can_be_looked_at_again() {
    check_after(
        (Language::English, 4),
        MIDDLE,
        |it| it.seen(ALBA),
        expect![[r"
            What you know of the deck, from the top
              Straw House · Porridge Moat · Singing Teapot · Three Wishes, Two Used · Sand,
              Sleeping Grade · Bramble Hedge · Changeling
            The discard pile
              V Golden Goose, Angry
        "]],
    );
}

/// Returns the written forms of the choices that somebody may mean.
fn meant(language: Language, typed: &str) -> Vec<String> {
    let live = dealt(3, 7);
    let legal = live.legal(ALBA);
    let names = Names::new(PEOPLE, Some(ALBA));
    let found = find_choices(&legal, typed, said(language), &names);
    found.into_iter().map(|choice| choice.text.clone()).collect()
}

#[test]
fn a_card_and_a_direction_are_found_by_a_few_words() {
    let legal = dealt(3, 7).legal(ALBA);
    let first = legal[0].text.clone();
    let id = legal[0].parts.value()["card"].as_str().expect("a card").to_owned();
    let name = |language| said(language).name(&id);
    assert_eq!(meant(Language::English, &first), [first.as_str()]);
    assert_eq!(
        meant(Language::English, &format!("{} left", name(Language::English))),
        [first.as_str()]
    );
    assert_eq!(
        meant(Language::Spanish, &format!("{} izquierda", name(Language::Spanish))),
        [first.as_str()]
    );
    assert_eq!(meant(Language::Spanish, &name(Language::Spanish)).len(), 2, "both directions");
    assert_eq!(meant(Language::English, "1"), [first.as_str()]);
    let cards = game().cards();
    let found = find_cards(&cards, "princesa", &[], said(Language::English));
    assert_eq!(found.iter().map(|card| card.id.as_str()).collect::<Vec<_>>(), ["la-princesa"]);
}

/// A card that cannot be laid is refused by the rules, with their reason.
#[test]
fn a_card_of_somebody_else_stands_for_a_choice() {
    let live = dealt(3, 7);
    let view: View = live.view(Eyes::Seat(ALBA));
    let names = Names::new(PEOPLE, Some(ALBA));
    let picture = picture(&view, said(Language::English), &names);
    assert_eq!(picture.attempt("la-princesa").as_deref(), Some("play la-princesa left"));
}
