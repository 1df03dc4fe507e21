//! Somebody at a screen.

use std::time::{Duration, Instant};

use fantoccini::{
    Client, Locator,
    actions::{InputSource, KeyAction, KeyActions},
    elements::Element,
    error::CmdError,
    wd::WebDriverCompatibleCommand,
};
use serde_json::{Value, json};
use tokio::time::sleep;

/// After so long something that should be there is missed.
const PATIENCE: Duration = Duration::from_secs(30);
const GLANCE: Duration = Duration::from_millis(30);

/// What somebody sits at.
#[derive(Clone, Debug)]
pub struct Screen {
    /// How wide it is.
    pub width: u32,
    /// How high it is.
    pub height: u32,
    /// Which language its person prefers.
    pub language: &'static str,
    /// Whether pages may run scripts.
    pub scripts: bool,
    /// Whether its person prefers the dark.
    pub dark: bool,
    /// Whether its person likes things to move.
    pub motion: bool,
}

impl Screen {
    /// On a desk.
    pub const DESK: Self = Self {
        width: 1_440,
        height: 900,
        language: "en",
        scripts: true,
        dark: true,
        motion: false,
    };
    /// In the hand.
    pub const PHONE: Self = Self { width: 390, height: 844, ..Self::DESK };

    pub(crate) const fn is_phone(&self) -> bool {
        self.width < 500
    }
}

/// A browser that is open.
#[derive(Debug)]
pub struct Browser {
    client: Client,
}

impl Browser {
    pub(crate) async fn new(client: Client, screen: &Screen) -> Self {
        let browser = Self { client };
        let theme = if screen.dark { "dark" } else { "light" };
        let motion = if screen.motion { "no-preference" } else { "reduce" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": theme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        browser.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
        let Screen { width, height, .. } = screen;
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": screen.is_phone(),
        });
        browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
        browser
    }

    /// Goes to an address.
    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("the page is there");
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page is there");
    }

    /// The address of the page.
    pub async fn address(&self) -> String {
        self.client.current_url().await.expect("it has one").to_string()
    }

    /// The title of the page.
    pub async fn title(&self) -> String {
        self.client.title().await.expect("it has one")
    }

    /// Everything that the page holds now.
    pub async fn source(&self) -> String {
        self.client.source().await.expect("it has one")
    }

    /// Waits for something on the page.
    pub async fn find(&self, what: &str) -> Element {
        let wait = self.client.wait().at_most(PATIENCE).every(GLANCE);
        wait.for_element(Locator::Css(what)).await.unwrap_or_else(|error| panic!("{what}: {error}"))
    }

    /// How many of something are on the page.
    pub async fn count(&self, what: &str) -> usize {
        self.client.find_all(Locator::Css(what)).await.expect("it can be counted").len()
    }

    /// What something says.
    pub async fn text(&self, what: &str) -> String {
        let start = Instant::now();
        loop {
            // What was found may be exchanged before it is read.
            match self.find(what).await.text().await {
                Ok(text) => return text,
                Err(error) => assert!(start.elapsed() < PATIENCE, "{what}: {error}"),
            }
        }
    }

    /// Clicks on something, as soon as it can be clicked: things that still move cannot.
    pub async fn click(&self, what: &str) {
        let start = Instant::now();
        while let Err(error) = self.find(what).await.click().await {
            assert!(start.elapsed() < PATIENCE, "{what} cannot be clicked: {error}");
            sleep(GLANCE).await;
        }
    }

    /// Clicks on something that may be gone or covered; tells whether it was there.
    pub async fn try_click(&self, what: &str) -> bool {
        match self.client.find(Locator::Css(what)).await {
            Ok(element) => element.click().await.is_ok(),
            Err(_) => false,
        }
    }

    /// Types into a field, in place of what was there.
    pub async fn write(&self, what: &str, text: &str) {
        let field = self.find(what).await;
        field.clear().await.expect("it can be cleared");
        field.send_keys(text).await.expect("it can be written in");
    }

    /// Presses a key, wherever the focus is.
    pub async fn press(&self, key: char) {
        let keys = KeyActions::new("keys".into())
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key });
        self.client.perform_actions(keys).await.expect("there is a keyboard");
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str) -> Value {
        self.try_run(script).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Runs a script that answers later, through its last argument.
    pub async fn run_later(&self, script: &str) -> Value {
        let answer = self.client.execute_async(script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("a script fails: {error}"))
    }

    pub(crate) async fn try_run(&self, script: &str) -> Result<Value, CmdError> {
        self.client.execute(script, Vec::new()).await
    }

    /// Waits until a script says true.
    pub async fn until(&self, script: &str) {
        let start = Instant::now();
        while self.try_run(&format!("return Boolean({script})")).await.ok() != Some(json!(true)) {
            assert!(start.elapsed() < PATIENCE, "never: {script}");
            sleep(GLANCE).await;
        }
    }

    /// A picture of what is seen.
    pub async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("it can be seen")
    }

    /// Closes it.
    pub async fn close(self) {
        self.client.close().await.expect("it closes");
    }

    async fn devtools(&self, command: &str, parameters: Value) {
        let command = Devtools(json!({ "cmd": command, "params": parameters }));
        self.client.issue_cmd(command).await.expect("the browser understands it");
    }
}

/// A command of the browser's own tools.
#[derive(Debug)]
struct Devtools(Value);

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.0.to_string()))
    }
}
