//! A chromedriver process.

use std::{
    io::{BufRead, BufReader, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
};

use fantoccini::{ClientBuilder, wd::Capabilities};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

use crate::{Browser, Screen};

/// Runs without a window, and without the requests that browsers send for their own updates.
const FLAGS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
];

/// A chromedriver process, which owns all browsers that it has opened.
#[derive(Debug)]
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts a chromedriver on a free port.
    pub fn start() -> Self {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is there: cargo xtask ci installs it");
        let output = BufReader::new(process.stdout.take().expect("it is piped"));
        let port = output.lines().map_while(Result::ok).find_map(|line| port_in(&line));
        Self { process, port: port.expect("it says on which port it listens") }
    }

    /// Opens a browser with this screen.
    pub async fn browser(&self, screen: &Screen) -> Browser {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities(screen));
        let client = builder.connect(&format!("http://127.0.0.1:{}", self.port)).await;
        Browser::new(client.expect("a browser opens"), screen).await
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A shutdown request closes its browsers; a kill would leave them running.
        let asked = TcpStream::connect(("127.0.0.1", self.port)).and_then(|mut socket| {
            socket.write_all(b"GET /shutdown HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        });
        if asked.is_err() {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
    }
}

/// Returns the port in `ChromeDriver was started successfully on port 41234.`
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
}

fn capabilities(screen: &Screen) -> Capabilities {
    let Screen { width, height, language, scripts, .. } = screen;
    let mut arguments: Vec<String> = FLAGS.iter().map(ToString::to_string).collect();
    arguments.push(format!("--window-size={width},{height}"));
    arguments.push(format!("--lang={language}"));
    let options = json!({
        "args": arguments,
        "prefs": {
            "intl.accept_languages": language,
            "profile.default_content_setting_values.notifications": 1,
            "profile.managed_default_content_settings.javascript": if *scripts { 1 } else { 2 },
        },
    });
    let mut capabilities = Capabilities::new();
    capabilities.insert("goog:chromeOptions".into(), options);
    capabilities.insert("goog:loggingPrefs".into(), json!({ "browser": "SEVERE" }));
    capabilities
}
