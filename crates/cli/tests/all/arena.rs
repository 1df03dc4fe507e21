//! Arenas: the same deals for all sides, the same result for every number of jobs, and outside
//! programs, good ones and bad ones.

use std::{fs, path::Path, process::Command};

use expect_test::expect;
use serde_json::Value;

use crate::sombra::{folder, sombra};

/// Two seats of the small example game, and as JSON.
const SMALL: [&str; 5] = ["arena", "goofspiel", "--seats", "2", "--json"];
/// How many choices with an alternative a seat has in a game of it: the last card is forced.
const CHOICES: usize = 12;

fn report(arguments: &[&str]) -> Value {
    let ran = sombra(&[&SMALL[..], arguments].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert_eq!(ran.out.lines().count(), 1, "one object: {}", ran.out);
    serde_json::from_str(&ran.out).expect("it is JSON")
}

/// What a program that is no good leads to.
fn said(bot: &str) -> String {
    let arguments = ["--bot", bot, "--bot", "random", "--patience", "1", "--jobs", "1"];
    let ran = sombra(&[&SMALL[..], &arguments].concat());
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{bot}: {}", ran.err);
    ran.err
}

/// A program that takes the first legal choice and notes every question in a file.
fn noting(log: &Path) -> String {
    let script = log.with_extension("sh");
    let text = format!(
        r#"while read -r question; do
    printf '%s\n' "$question" >> '{}'
    choice=${{question##*'"legal":["'}}
    printf '{{"choice":"%s"}}\n' "${{choice%%'"'*}}"
done"#,
        log.display()
    );
    fs::write(&script, text).expect("it can be written");
    format!("cmd:sh '{}'", script.display())
}

fn questions(log: &Path) -> Vec<Value> {
    let text = fs::read_to_string(log).expect("it was written");
    text.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

#[test]
fn a_report_has_everything_about_every_bot() {
    let report = report(&["--bots", "search:8,random", "--games", "21", "--seed", "7", "--all"]);
    let fields = [("game", "goofspiel".into()), ("seats", 2.into()), ("seed", "7".into())];
    let counts = [("deals", 11.into()), ("games", 22.into()), ("stopped_early", false.into())];
    for (field, value) in fields.into_iter().chain(counts) {
        let expected: &Value = &value;
        assert_eq!(&report[field], expected, "{field}");
    }
    let bots = report["bots"].as_array().expect("a list");
    let names: Vec<&Value> = bots.iter().map(|bot| &bot["bot"]).collect();
    assert_eq!(names, ["search:8", "random"]);
    for bot in bots {
        let number =
            |field: &str| bot[field].as_f64().unwrap_or_else(|| panic!("{field} in {bot}"));
        assert_eq!(bot["games"], 22);
        assert!((number("win_rate") - number("wins") / 22.0).abs() < 1e-9, "{bot}");
        assert!(
            number("low") <= number("win_rate") && number("win_rate") <= number("high"),
            "{bot}"
        );
        assert!(number("rating") > 0.0 && number("rating_reach") > 0.0, "{bot}");
        assert!(number("milliseconds_per_choice") > 0.0, "{bot}");
        assert_eq!(bot["simulations_per_second"].is_null(), bot["bot"] == "random", "{bot}");
    }
}

/// Each bot plays alone against a table of each rival, and nobody plays against itself.
#[test]
fn each_bot_meets_each_rival() {
    let report = report(&[
        "--bots",
        "search:8,random",
        "--rivals",
        "random,greedy",
        "--games",
        "20",
        "--all",
    ]);
    let pairs = report.as_array().expect("a list").iter();
    let pairs: Vec<[&str; 2]> = pairs
        .map(|it| [&it["bots"][0]["bot"], &it["rival"]].map(|name| name.as_str().expect("a name")))
        .collect();
    assert_eq!(pairs, [["search:8", "random"], ["search:8", "greedy"], ["random", "greedy"]]);
    let ran = sombra(&[&SMALL[..4], &["--bots", "random", "--rivals", "random,greedy"]].concat());
    let row = ran.out.lines().find(|line| line.trim_start().starts_with("random"));
    assert_eq!(row.map(|line| line.matches('–').count()), Some(2), "one interval: {}", ran.out);
    let alone = sombra(&[&SMALL[..4], &["--bots", "random", "--rivals", "random"]].concat());
    assert_eq!(
        (alone.code, alone.out.as_str()),
        (Some(0), "There is nothing to play: every bot is its own rival.\n")
    );
}

#[test]
fn the_number_of_jobs_changes_no_result() {
    let played = |jobs| {
        let arguments = ["--bots", "search:8,easy", "--games", "60", "--seed", "3", "--jobs", jobs];
        let mut report = report(&arguments);
        for bot in report["bots"].as_array_mut().expect("a list") {
            bot["milliseconds_per_choice"].take();
            bot["simulations_per_second"].take();
        }
        report
    };
    assert_eq!(played("1"), played("4"));
}

#[test]
fn a_clear_result_stops_the_arena_unless_all_games_are_asked_for() {
    let arguments = ["--bots", "greedy,random", "--games", "1000"];
    let stopped = report(&arguments);
    assert_eq!(stopped["stopped_early"], true);
    assert_eq!(stopped["undecided"], Value::Array(Vec::new()));
    assert!(stopped["deals"].as_u64() < stopped["deals_planned"].as_u64());
    let better = stopped["bots"][0]["low"].as_f64() > stopped["mean_rate"].as_f64();
    assert!(better, "the interval of the first bot excludes the fair share: {stopped}");
    let all = report(&[&arguments[..], &["--all"]].concat());
    assert_eq!((&all["games"], &all["stopped_early"]), (&1000.into(), &false.into()));
    let few = report(&["--bots", "random,easy", "--games", "2"]);
    assert_eq!(few["undecided"].to_string(), r#"[["random","easy"]]"#);
}

#[test]
fn every_deal_is_played_by_all_sides_from_every_seat() {
    let folder = folder("arena-sides");
    // At all seats, it sees the whole course of every game.
    let log = folder.join("all");
    let report = report(&["--bot", &noting(&log), "--games", "4", "--jobs", "1"]);
    assert_eq!(report["bots"][0]["games"], 8, "it counts once for each seat");
    let all = questions(&log);
    let games: Vec<Vec<&Value>> = all
        .chunks(2 * CHOICES)
        .map(|game| game.iter().map(|question| &question["view"]["prize"]).collect())
        .collect();
    assert_eq!(games.len(), 4);
    assert!(games[0] == games[1] && games[2] == games[3], "a deal is played twice");
    assert_ne!(games[0], games[2], "and then comes another");

    let log = folder.join("one");
    let bot = noting(&log);
    self::report(&["--bot", &bot, "--bot", "random", "--games", "4", "--jobs", "1"]);
    let seats: Vec<Value> = questions(&log).into_iter().map(|it| it["seat"].clone()).collect();
    let expected: Vec<Value> =
        [0, 1, 0, 1].iter().flat_map(|seat| vec![Value::from(*seat); CHOICES]).collect();
    assert_eq!(seats, expected);
}

#[test]
fn a_question_has_what_the_format_says() {
    let log = folder("arena-question").join("log");
    report(&["--bot", &noting(&log), "--bot", "random", "--games", "2", "--jobs", "1"]);
    let first = &questions(&log)[0];
    let fields: Vec<&String> = first.as_object().expect("an object").keys().collect();
    assert_eq!(fields, ["game", "options", "seats", "seat", "seed", "view", "legal"]);
    assert_eq!((&first["game"], &first["seats"]), (&"goofspiel".into(), &2.into()));
    assert_eq!(first["view"]["eyes"], first["seat"], "the view is that of the seat");
    assert_eq!(first["legal"].as_array().map(Vec::len), Some(13));
}

/// The example of the docs, word for word.
#[test]
fn the_program_in_the_docs_plays() {
    let python = Command::new("python3").arg("--version").output();
    assert!(python.is_ok(), "python3 is missing; `cargo xtask ci` installs it");
    let formats = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats.md");
    let formats = fs::read_to_string(formats).expect("the docs are there");
    let example = formats.split("```python\n").nth(1).and_then(|rest| rest.split("```").next());
    let path = folder("arena-python").join("bot.py");
    fs::write(&path, example.expect("an example in Python")).expect("it can be written");
    let bot = format!("cmd:python3 '{}'", path.display());
    let arguments = ["--bot", &bot, "--bot", "greedy", "--games", "8"];
    let played = ["1", "2"].map(|jobs| report(&[&arguments[..], &["--jobs", jobs]].concat()));
    assert_eq!(played[0]["bots"][0]["wins"], played[1]["bots"][0]["wins"]);
    assert!(played[0]["bots"][0]["milliseconds_per_choice"].as_f64() > Some(0.0));
}

#[test]
fn programs_that_do_not_play_are_named() {
    let all = [
        "cmd:./nowhere",
        "cmd:/",
        "cmd:sh -c 'exit 3'",
        "cmd:sh -c 'exec >&-; cat > /dev/null'",
        "cmd:sh -c 'cat > /dev/null'",
        "cmd:sh -c 'echo hello; cat > /dev/null'",
        r#"cmd:sh -c 'echo "{\"choice\":\"bid 14\"}"; cat > /dev/null'"#,
        "cmd:cat",
    ]
    .map(said);
    expect![[r#"
        sombra: cmd:./nowhere: there is no such program
        sombra: cmd:/: this file may not be run; is it marked as a program (chmod +x)?
        sombra: cmd:sh -c 'exit 3': it ended with code 3 instead of answering; a program answers every line that it reads, until its input ends
        sombra: cmd:sh -c 'exec >&-; cat > /dev/null': it was killed, or closed its output, instead of answering; a program answers every line that it reads, until its input ends
        sombra: cmd:sh -c 'cat > /dev/null': it did not answer within 1 s; a program has to flush each line that it writes, and --patience gives it more time
        sombra: cmd:sh -c 'echo hello; cat > /dev/null': it answered “hello”; a line such as {"choice":"bid 1"} would have been right
        sombra: cmd:sh -c 'echo "{\"choice\":\"bid 14\"}"; cat > /dev/null': it chose “bid 14”, which is not legal here; legal are: bid 1, bid 2, bid 3, bid 4, bid 5, bid 6, bid 7, bid 8, bid 9, bid 10, bid 11, bid 12, bid 13
        sombra: cmd:cat: it answered “{"game":"goofspiel","options":"none","seats":2,"seat":0,"seed":54175516,"view":{"eyes":0,"seats":2,"…”; a line such as {"choice":"bid 1"} would have been right
    "#]].assert_eq(&all.concat());
    let endless = said("cmd:cat /dev/zero");
    assert!(endless.len() < 1_000 && endless.contains("would have been right"), "{endless}");
}

#[test]
fn a_chart_is_drawn_in_the_language_of_the_reader() {
    let path = folder("arena-chart").join("chart.svg");
    let name = path.to_str().expect("text");
    let arguments = ["--bots", "easy,random", "--games", "10", "--chart", name];
    let ran = sombra(&[&["--lang", "es"], &SMALL[..], &arguments].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let svg = fs::read_to_string(&path).expect("it was written");
    assert!(svg.starts_with("<svg ") && svg.contains("Goofspiel: cuánto gana cada bot"), "{svg}");
    let again = sombra(&[&SMALL[..], &arguments].concat());
    assert_eq!(again.code, Some(2), "nothing is written over");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), svg);
    fs::remove_file(&path).expect("it is there");
    let failed = sombra(&[&SMALL[..], &arguments, &["--bot", "cmd:./nowhere"]].concat());
    assert_eq!((failed.code, path.exists()), (Some(2), false), "no empty chart is left");
}

#[test]
fn a_table_says_who_is_told_apart() {
    let arguments = ["arena", "goofspiel", "--seats", "2", "--games", "1000"];
    let ran = sombra(&[&arguments[..], &["--bots", "greedy,random"]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.starts_with("Goofspiel, 2 seats, seed 1\n"), "{}", ran.out);
    assert!(ran.out.contains("all bots are told apart"), "{}", ran.out);
    let few = sombra(&[
        "--lang",
        "es",
        "arena",
        "goofspiel",
        "--seats",
        "2",
        "--games",
        "2",
        "--bots",
        "easy,random",
    ]);
    assert!(few.out.contains("Sin distinguir: easy y random."), "{}", few.out);
}
