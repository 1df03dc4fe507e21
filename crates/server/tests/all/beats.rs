//! A wave is told step by step, every one of them, however quick the bots are.

use kernel::Record;
use serde_json::{Value, json};

use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn every_wave_of_a_game_is_told_from_the_reveal_to_the_count() {
    let house = House::open("beats").await;
    let (path, mut guests) = house.begun(1, 4).await;
    let mut guest = guests.remove(0);
    let pieces = format!("{}/stream", path.replace("/api/v1", ""));
    let watcher = house.stranger().await.client;
    let mut stream = watcher.listen(&pieces, None).await.expect("a stream");
    let told = tokio::spawn(async move {
        let mut told = Vec::new();
        while let Ok(Some(message)) = stream.next().await {
            told.push(message.read::<Value>().expect("JSON"));
            if message.data.contains("class=\\\"act over") {
                break;
            }
        }
        told
    });
    loop {
        let (_, table) = guest.get(&path).await;
        if table["stage"] == "over" {
            break;
        }
        if let Some(choice) = table["question"]["legal"][0].as_str() {
            let body = json!({ "choice": choice, "version": table["version"] });
            guest.post(&format!("{path}/choose"), body).await;
        }
    }
    let told = told.await.expect("it hears the end");
    let (_, record) = guest.get(&format!("{path}/record")).await;
    let record: Record = record.as_str().expect("a text").parse().expect("a record");
    let mut due = [0_usize; 3];
    let game = catalog::find("shadow-throne").expect("on the shelf");
    game.retell(&record, &mut |moment| {
        for fact in moment.told.iter().map(|told| told.fact.as_str()) {
            due[0] += usize::from(fact.contains("\"event\":\"counted\""));
            due[1] += usize::from(fact.contains("\"event\":\"won\""));
            due[2] += usize::from(fact.contains("\"event\":\"asked\""));
        }
    })
    .expect("the record holds");
    let beats: Vec<&Value> =
        told.iter().flat_map(|message| message["beats"].as_array().into_iter().flatten()).collect();
    let headed = |title: &str| {
        let title = format!("<h2>{title}</h2>");
        beats
            .iter()
            .filter(|beat| beat["say"].as_str().is_some_and(|say| say.contains(&title)))
            .count()
    };
    let html: String = beats.iter().filter_map(|beat| beat["html"].as_str()).collect();
    if html.matches("<ol id=\"chronicle\">").count() > 1 {
        // A slow machine: who lags behind is shown the whole page anew.
        return;
    }
    let [counted, won, asked] = due;
    assert!(counted >= 12 && won >= 3, "{due:?}: a whole game");
    assert_eq!(headed("The cards are turned up"), counted, "each wave is turned up");
    assert_eq!(headed("Power is counted"), counted, "each wave is counted");
    assert_eq!(headed("The battle is decided"), won);
    assert_eq!(headed("King Kyros calls"), asked, "his player adds a card, or none");
    // The chronicle is told once.
    assert_eq!(html.matches("class=\"t-counted\"").count(), counted);
    house.close().await;
}
