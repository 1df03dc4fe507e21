//! Health and metrics, for operators.

use std::{fs, sync::OnceLock, time::Duration};

use axum::{Json, extract::State, http::header::CONTENT_TYPE, response::IntoResponse};
use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use serde_json::{Value, json};

use crate::{
    App,
    refusal::{Fault, Refusal},
};

const SECONDS: [f64; 9] = [0.000_2, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.1, 1.0];
const PAGE_BYTES: u64 = 4_096;

/// The metrics of the server; one recorder for the whole process.
#[derive(Clone, Debug)]
pub(crate) struct Gauges(PrometheusHandle);

impl Gauges {
    pub(crate) fn install() -> Self {
        static GAUGES: OnceLock<PrometheusHandle> = OnceLock::new();
        Self(GAUGES.get_or_init(record).clone())
    }

    /// Runs the upkeep of the recorder; without it, samples pile up until the next scrape.
    pub(crate) fn tidy(&self) {
        self.0.run_upkeep();
    }
}

/// Starts to count what the metrics show. Call it before the host starts: what happens until then is
/// not counted.
pub fn install_metrics() {
    Gauges::install();
}

/// Counts an answer as done, refused or failed, and records how long it took.
pub(crate) fn count(fault: Fault, took: Duration) {
    let requests = match fault {
        Fault::Nobodys => counter!("sombra_requests_total", "answer" => "done"),
        Fault::Askers => counter!("sombra_requests_total", "answer" => "refused"),
        Fault::Ours => counter!("sombra_requests_total", "answer" => "failed"),
    };
    requests.increment(1);
    histogram!("sombra_request_seconds").record(took);
}

fn record() -> PrometheusHandle {
    let builder = PrometheusBuilder::new().set_buckets(&SECONDS).expect("there are some");
    let recorder = builder.build_recorder();
    let handle = recorder.handle();
    // If another recorder is installed already, this handle stays empty.
    let _ = metrics::set_global_recorder(recorder);
    handle
}

pub(crate) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    #[expect(clippy::cast_precision_loss, clippy::as_conversions, reason = "a gauge is a float")]
    let set = |name: &'static str, number: u64| gauge!(name).set(number as f64);
    set("sombra_live_tables", u64::try_from(app.host.live_tables()).unwrap_or(u64::MAX));
    if let Some(bytes) = resident_bytes() {
        set("sombra_resident_bytes", bytes);
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.gauges.0.render())
}

/// Returns the resident memory of the process, where the system reports it.
fn resident_bytes() -> Option<u64> {
    let pages = fs::read_to_string("/proc/self/statm").ok()?;
    let resident: u64 = pages.split(' ').nth(1)?.parse().ok()?;
    Some(resident * PAGE_BYTES)
}

pub(crate) async fn health(State(app): State<App>) -> Result<Json<Value>, Refusal> {
    app.host.check().await?;
    Ok(Json(json!({ "status": "well" })))
}
