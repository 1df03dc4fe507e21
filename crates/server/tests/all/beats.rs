//! The stream of a page shows every wave step by step, even when bots answer at once.

use kernel::Record;
use serde_json::{Value, json};

use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn every_wave_of_a_game_is_shown_from_the_reveal_to_the_count() {
    let house = House::open("beats").await;
    let (path, mut guests) = house.begun(1, 4).await;
    let mut guest = guests.remove(0);
    let pieces = format!("{}/stream", path.replace("/api/v1", ""));
    let watcher = house.stranger().await.client;
    let mut stream = watcher.listen(&pieces, None).await.expect("a stream");
    // Choose only at the version that the stream has reached, so that the stream never lags.
    let (mut messages, mut shown) = (Vec::new(), 0);
    while messages.iter().all(|message: &Value| !message.to_string().contains("class=\\\"over\\\""))
    {
        let (_, table) = guest.get(&path).await;
        let choice = table["question"]["legal"][0].as_str();
        if let Some(choice) = choice.filter(|_| table["version"] == shown) {
            let body = json!({ "choice": choice, "version": shown });
            guest.post(&format!("{path}/choose"), body).await;
        }
        let message = stream.next().await.expect("the stream goes on").expect("it has not ended");
        messages.push(message.read::<Value>().expect("JSON"));
        shown = messages.last().and_then(|last| last["version"].as_u64()).unwrap_or(shown);
    }
    let (_, record) = guest.get(&format!("{path}/record")).await;
    let record: Record = record.as_str().expect("a text").parse().expect("a record");
    let mut due = [0_usize; 3];
    let game = catalog::find("shadow-throne").expect("it is registered");
    game.retell(&record, &mut |moment| {
        for fact in moment.events.iter().map(|event| event.fact.as_str()) {
            due[0] += usize::from(fact.contains("\"event\":\"counted\""));
            due[1] += usize::from(fact.contains("\"event\":\"won\""));
            due[2] += usize::from(fact.contains("\"event\":\"asked\""));
        }
    })
    .expect("the record holds");
    let beats: Vec<&Value> =
        messages.iter().flat_map(|it| it["beats"].as_array().into_iter().flatten()).collect();
    let headed = |title: &str| {
        let title = format!("<h2>{title}</h2>");
        beats
            .iter()
            .filter(|beat| beat["say"].as_str().is_some_and(|say| say.contains(&title)))
            .count()
    };
    let html: String = beats.iter().filter_map(|beat| beat["html"].as_str()).collect();
    assert_eq!(html.matches("<ol id=\"chronicle\">").count(), 1, "the page is drawn once");
    assert_eq!(html.matches("class=\"t-sealed\"").count(), 1, "with the commitment once");
    let [counted, won, asked] = due;
    assert!(counted >= 12 && won >= 3, "{due:?}: a whole game");
    assert_eq!(headed("The cards are turned up"), counted, "each wave is turned up");
    assert_eq!(headed("Power is counted"), counted, "each wave is counted");
    assert_eq!(headed("The battle is decided"), won);
    assert_eq!(headed("King Kyros calls"), asked, "each time that he asks");
    // The steps are counted without a gap, and begin anew only with a wave or a battle.
    let mut last = 0;
    for say in beats.iter().filter_map(|beat| beat["say"].as_str()) {
        let Some((_, step)) = say.split_once(">Step ") else { continue };
        let number: usize =
            step.split(' ').next().and_then(|it| it.parse().ok()).expect("a number");
        assert!(number == last + 1 || number == 1, "{number} after {last}: {say}");
        assert!(number > 1 || !say.contains("King Kyros calls"), "he calls within a wave: {say}");
        last = number;
    }
    // No line of the chronicle is sent twice.
    assert_eq!(html.matches("class=\"t-counted\"").count(), counted);
    house.close().await;
}
