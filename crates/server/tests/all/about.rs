//! The about page and the check of records, in both languages.

use catalog::{Deal, Effort, Level, Players};
use client::Answer;
use http_body_util::Full;
use hyper::{Method, StatusCode, header::CONTENT_TYPE};
use kernel::{Mix, Seat, Seed};

use crate::{house::House, play::play_all};

/// A record of a whole game of three bots.
const GOOD: &str = include_str!("../../../cli/tests/games/three-greedy.rec");

/// Pastes a record, as a browser sends it: with carriage returns.
async fn paste(house: &House, language: &str, record: &str) -> Answer {
    let mut guest = house.stranger().await.speak(language);
    let record = record.replace('\n', "\r\n");
    let form =
        form_urlencoded::Serializer::new(String::new()).append_pair("record", &record).finish();
    let request = guest.client.request(Method::POST, "/about");
    let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request = request.body(Full::from(form)).expect("a request");
    guest.client.send_whole(request).await.expect("an answer")
}

async fn get(house: &House, path: &str, language: &str) -> Answer {
    house.stranger().await.speak(language).client.get(path).await.expect("an answer")
}

fn text(answer: &Answer) -> String {
    String::from_utf8(answer.body.to_vec()).expect("it is text")
}

/// Checks that the page contains all of these texts, and returns it.
fn check(answer: &Answer, said: &[&str]) -> String {
    assert_eq!(answer.status, StatusCode::OK);
    let page = text(answer);
    assert_eq!(page.matches("<h1>").count(), 1);
    for part in said {
        assert!(page.contains(part), "{part} in {page}");
    }
    page
}

/// Returns a finished record whose players contributed words to the deal.
fn mixed(words: &[&str]) -> String {
    let game = catalog::find("shadow-throne").expect("it is registered");
    let given =
        words.iter().zip(0..).filter_map(|(word, number)| Some((Seat::new(number)?, *word)));
    let contributions = given.map(|(seat, word)| (seat, word.to_owned())).collect();
    let deal = Deal::Mix(Mix { secret: Seed::from([7; 32]), contributions });
    let (options, players) = (game.options("").expect("as printed"), Players::numbered(3));
    let mut live = game.open(&options, players.expect("three"), deal).expect("three");
    while let Some(seat) = live.turn().owing().first() {
        let choice = live.think(seat, Level::Greedy, 1.into())(Effort::FULL);
        live.choose(seat, &choice).expect("bots choose what is legal");
    }
    live.record().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_about_page_is_linked_and_complete() {
    let house = House::open("about").await;
    let rows = [
        ("en", ["<h1>About Sombra</h1>", "How you know that the deal is fair"]),
        ("es", ["<h1>Sobre Sombra</h1>", "Cómo sabes que el reparto es limpio"]),
    ];
    for (language, said) in rows {
        let page = check(&get(&house, "/about", language).await, &said);
        let form = "<form class=\"check-record\" method=\"post\" action=\"/about\">";
        for part in [form, "name=\"record\"", "/api/v1/openapi.json", "MIT", "sombra verify"] {
            assert!(page.contains(part), "{part} in {language}");
        }
        for word in [" style=\"", " onclick", "javascript:", "http://", "https://"] {
            assert!(!page.contains(word), "{word} in {language}");
        }
        assert!(!page.contains("role=\"status\""), "nothing was checked yet");
        let front = text(&get(&house, "/", language).await);
        assert!(front.contains("<a href=\"/about\">"), "{language}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_good_record_is_accepted() {
    let house = House::open("good").await;
    let record: kernel::Record = GOOD.parse().expect("a record");
    let choices = format!("<dd>{}</dd>", record.choices.len());
    let commitment = record.commitment.to_string();
    let own = [choices.as_str(), &commitment, "Shadow Throne · ", " Bruno</div>"];
    let rows = [
        ("en", ["This record is right", " won</dd>", "the players had no part in it"]),
        ("es", ["Este registro es correcto", "<dd>ganó ", "los jugadores no intervinieron"]),
    ];
    for (language, said) in rows {
        let page = check(&paste(&house, language, GOOD).await, &[&said[..], &own].concat());
        assert!(page.contains("sombra record 1\r\ngame shadow-throne"), "it is kept to be seen");
        let copied = check(&paste(&house, language, GOOD.trim_end()).await, &said);
        assert!(copied.contains(&commitment), "a line feed that was not copied is no fault");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_contributions_to_the_deal_are_explained() {
    let house = House::open("mixed").await;
    let rows: [(&[&str], &str, &str); 3] = [
        (&[], "nobody added a word", "nadie añadió ninguna palabra"),
        (&["salt"], "the word that one player added", "la palabra que añadió un jugador"),
        (&["salt", "tea"], "that 2 players added", "que añadieron 2 jugadores"),
    ];
    for (words, english, spanish) in rows {
        let record = mixed(words);
        let given = words.iter().zip(["A", "B"]);
        let given = given.map(|(word, seat)| format!("mixed {seat} {word}\\n"));
        let given = given.collect::<Vec<_>>().concat();
        let secret = "07".repeat(32);
        let command = format!("printf 'secret {secret}\\n{given}' | sha256sum");
        for (language, said) in [("en", english), ("es", spanish)] {
            check(&paste(&house, language, &record).await, &[said, &command]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_error_in_a_record_has_its_line_and_column() {
    let house = House::open("wrong").await;
    let mixed = mixed(&["salt"]);
    let first = GOOD.lines().find(|line| line.starts_with("A draft")).expect("a draft");
    let line = 1 + GOOD.lines().position(|line| line == first).expect("it is there");
    let place = format!("{line}, column 9: ");
    #[rustfmt::skip]
    let rows = [
        (GOOD.replacen(first, "A draft dragon", 1), place.as_str(), "there is no card “dragon”", "no hay ninguna carta «dragon»"),
        (GOOD.replacen(first, "A play outlaw", 1), "column 3: ", "A play outlaw", "toca tomar una carta"),
        (GOOD.replacen(first, "A <script>", 1), "column 3: ", "A &lt;script&gt;", "se elige con «draft CARTA»"),
        (GOOD.replacen("seats 3", "seats 9", 1), "Line 3, column 7: ", "a table has 1 to 8 seats", "una mesa tiene de 1 a 8 asientos"),
        (GOOD.replacen("commitment ", "commitment 0", 1), "Line 6, column ", "64 hexadecimal digits", "64 cifras hexadecimales"),
        (mixed.replacen("mixed A salt", "mixed A tea", 1), "Line 5, column 6: ", "does not follow from the secret", "la semilla no sale del secreto"),
        (GOOD.replacen("over ", "over nobody ", 1), "column 6: ", "a seat is one letter", "un asiento es una letra"),
        ("dear diary".to_owned(), "Line 1, column 1: ", "a record begins with the line", "un registro empieza con la línea"),
        (String::new(), "Line 1, column 1: ", "a record begins with the line", "un registro empieza con la línea"),
    ];
    for (record, place, why, spanish) in rows {
        check(&paste(&house, "en", &record).await, &["Something is wrong", place, why]);
        let place = place.replace("Line", "Línea").replace("column", "columna");
        let said = ["Hay algo mal en este registro", &place, spanish];
        let page = check(&paste(&house, "es", &record).await, &said);
        assert!(!page.contains("Este registro es correcto"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_name_is_escaped() {
    let house = House::open("hostile").await;
    let record = GOOD.replacen("player A ", "player A <img>", 1);
    let said = ["This record is right", "<b>A</b> &lt;img&gt;"];
    let page = check(&paste(&house, "en", &record).await, &said);
    assert!(!page.contains("<img>"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_of_an_unknown_game_is_refused() {
    let house = House::open("foreign").await;
    let chess = GOOD.replacen("game shadow-throne", "game chess", 1);
    let said = ["Something is wrong", "Line 2, column 6: ", "there is no game “chess”"];
    check(&paste(&house, "en", &chess).await, &said);
    let said = ["Hay algo mal", "Línea 2, columna 6: ", "no hay ningún juego «chess»"];
    check(&paste(&house, "es", &chess).await, &said);
    let long = GOOD.replacen("game shadow-throne", &format!("game {}", "x".repeat(9_000)), 1);
    let page = check(&paste(&house, "en", &long).await, &["xxx…"]);
    assert_eq!(page.matches(&"x".repeat(1_000)).count(), 9, "only where it was pasted");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_too_large_is_refused_with_a_page() {
    let house = House::open("huge").await;
    for (language, said) in [("en", "256 KiB"), ("es", "un formulario 256 KiB")] {
        let answer = paste(&house, language, &"x".repeat(256 * 1_024)).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
        assert!(text(&answer).contains(said), "{}", text(&answer));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_a_table_is_checked_when_its_game_is_over() {
    let house = House::open("checked").await;
    let (path, guests) = house.begun(1, 3).await;
    let page = format!("{}/check", path.strip_prefix("/api/v1").expect("its path"));
    let early = get(&house, &page, "en").await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    assert!(!text(&early).contains("secret "), "nobody learns the deal before the end");
    let (guest, _) = &mut play_all(&path, guests).await[0];
    let (_, table) = guest.get(&path).await;
    let commitment = table["commitment"].as_str().expect("published");
    let said = ["This record is right", commitment, "the word that one player added"];
    check(&get(&house, &page, "en").await, &said);
}
