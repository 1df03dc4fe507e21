//! What a browser needs to keep Sombra as an app.

use hyper::StatusCode;
use serde_json::Value;

use crate::{
    forms::{header, text},
    house::House,
};

#[tokio::test(flavor = "multi_thread")]
async fn every_page_leads_to_a_manifest_in_its_language_whose_icons_are_there() {
    let house = House::open("manifest").await;
    let mut guest = house.stranger().await.speak("es");
    let front = text(&guest.client.get("/").await.expect("an answer"));
    let (path, what) = ("/manifest.webmanifest?lang=es", "Una mesa para juegos de sombras");
    assert!(front.contains(&format!("<link rel=\"manifest\" href=\"{path}\">")), "{front}");
    let answer = guest.client.get(path).await.expect("an answer");
    assert_eq!(header(&answer, "content-type"), ["application/manifest+json"]);
    let manifest: Value = serde_json::from_slice(&answer.body).expect("it is JSON");
    assert_eq!((&manifest["lang"], &manifest["description"]), (&"es".into(), &what.into()));
    for icon in manifest["icons"].as_array().expect("icons") {
        let source = icon["src"].as_str().expect("an address");
        let answer = guest.client.get(source).await.expect("an answer");
        assert_eq!(answer.status, StatusCode::OK, "{source}");
        let kind = if icon["sizes"] == "any" { "image/svg+xml" } else { "image/png" };
        assert_eq!(header(&answer, "content-type"), [kind]);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_that_a_browser_keeps_knows_nobody_and_the_worker_may_be_replaced() {
    let house = House::open("offline").await;
    let (_, mut guests) = house.begun(1, 3).await;
    let own = text(&guests[0].client.get("/offline?lang=es").await.expect("an answer"));
    let strange = house.stranger().await.client.get("/offline?lang=es").await.expect("an answer");
    assert_eq!(own, text(&strange), "the same for everybody");
    assert!(own.contains("data-offline") && own.contains("Sin conexión"), "{own}");
    let worker = guests[0].client.get("/worker.js?lang=es").await.expect("an answer");
    assert_eq!(header(&worker, "cache-control"), ["no-cache"]);
    assert_eq!(header(&worker, "content-type"), ["text/javascript; charset=utf-8"]);
    house.close().await;
}
