//! A browser, driven through `WebDriver`.

use std::time::{Duration, Instant};

use base64::{Engine, prelude::BASE64_STANDARD};
use fantoccini::{
    Client, Locator,
    actions::{InputSource, KeyAction, KeyActions},
    elements::Element,
    error::CmdError,
    wd::WebDriverCompatibleCommand,
};
use serde_json::{Value, json};
use tokio::time::sleep;

/// How long to wait for something before the test fails.
const PATIENCE: Duration = Duration::from_secs(30);
const GLANCE: Duration = Duration::from_millis(30);

/// The screen and the preferences of a person.
#[derive(Clone, Debug)]
pub struct Screen {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// The preferred language.
    pub language: &'static str,
    /// Whether pages may run scripts.
    pub scripts: bool,
    /// Whether the dark color scheme is preferred.
    pub dark: bool,
    /// Whether animations are allowed.
    pub motion: bool,
}

impl Screen {
    /// A desktop screen.
    pub const DESK: Self = Self {
        width: 1_440,
        height: 900,
        language: "en",
        scripts: true,
        dark: true,
        motion: false,
    };
    /// A phone.
    pub const PHONE: Self = Self { width: 390, height: 844, ..Self::DESK };

    pub(crate) const fn is_phone(&self) -> bool {
        self.width < 500
    }
}

/// An open browser.
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
        browser.resize(screen).await;
        browser
    }

    /// Gives the window the size of another screen; its other preferences change nothing.
    pub async fn resize(&self, screen: &Screen) {
        let Screen { width, height, .. } = screen;
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": screen.is_phone(),
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// Makes the processor of the browser this many times slower.
    pub async fn slow_down(&self, times: u8) {
        self.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await;
    }

    /// Goes to an address.
    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("the page is there");
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page is there");
    }

    /// Returns the address of the page.
    pub async fn address(&self) -> String {
        self.client.current_url().await.expect("it has one").to_string()
    }

    /// Returns the title of the page.
    pub async fn title(&self) -> String {
        self.client.title().await.expect("it has one")
    }

    /// Returns the present HTML of the page.
    pub async fn source(&self) -> String {
        self.client.source().await.expect("it has one")
    }

    /// Waits for an element, by its CSS selector.
    pub async fn find(&self, what: &str) -> Element {
        let wait = self.client.wait().at_most(PATIENCE).every(GLANCE);
        wait.for_element(Locator::Css(what)).await.unwrap_or_else(|error| panic!("{what}: {error}"))
    }

    /// Counts the elements that match a selector.
    pub async fn count(&self, what: &str) -> usize {
        self.client.find_all(Locator::Css(what)).await.expect("it can be counted").len()
    }

    /// Returns the text of an element.
    pub async fn text(&self, what: &str) -> String {
        let start = Instant::now();
        loop {
            // The element may be replaced before it is read.
            match self.find(what).await.text().await {
                Ok(text) => return text,
                Err(error) => assert!(start.elapsed() < PATIENCE, "{what}: {error}"),
            }
        }
    }

    /// Clicks on an element as soon as it can be clicked; while it moves, it cannot.
    pub async fn click(&self, what: &str) {
        let start = Instant::now();
        while let Err(error) = self.find(what).await.click().await {
            assert!(start.elapsed() < PATIENCE, "{what} cannot be clicked: {error}");
            sleep(GLANCE).await;
        }
    }

    /// Clicks on an element that may be gone or covered; returns whether that worked.
    pub async fn try_click(&self, what: &str) -> bool {
        match self.client.find(Locator::Css(what)).await {
            Ok(element) => element.click().await.is_ok(),
            Err(_) => false,
        }
    }

    /// Scrolls an element into the middle of the window, as a hand does that finds it under something, and
    /// clicks on it; returns whether that worked.
    pub async fn reach(&self, what: &str) -> bool {
        let middle = "{ block: 'center', inline: 'center', behavior: 'instant' }";
        let scroll = format!("document.querySelector({what:?})?.scrollIntoView({middle})");
        self.try_run(&scroll).await.is_ok() && self.try_click(what).await
    }

    /// Replaces the text of a field.
    pub async fn write(&self, what: &str, text: &str) {
        let field = self.find(what).await;
        field.clear().await.expect("it can be cleared");
        field.send_keys(text).await.expect("it can be written in");
    }

    /// Presses a key at the present focus.
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

    /// Runs an asynchronous script, which answers through its last argument.
    pub async fn run_later(&self, script: &str) -> Value {
        let answer = self.client.execute_async(script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("a script fails: {error}"))
    }

    pub(crate) async fn try_run(&self, script: &str) -> Result<Value, CmdError> {
        self.client.execute(script, Vec::new()).await
    }

    /// Waits until a JavaScript expression is true.
    pub async fn until(&self, script: &str) {
        let start = Instant::now();
        while self.try_run(&format!("return Boolean({script})")).await.ok() != Some(json!(true)) {
            assert!(start.elapsed() < PATIENCE, "never: {script}");
            sleep(GLANCE).await;
        }
    }

    /// Takes a screenshot.
    pub async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("it can be seen")
    }

    /// Takes a screenshot of the window at this scale, as a small `WebP` file.
    pub async fn small_picture(&self, scale: f64) -> Vec<u8> {
        let size = self.run("return [innerWidth, innerHeight]").await;
        let clip = json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": scale });
        let how = json!({ "format": "webp", "quality": 82, "clip": clip });
        let taken = self.devtools("Page.captureScreenshot", how).await;
        let text = taken["data"].as_str().expect("a picture");
        BASE64_STANDARD.decode(text).expect("it is encoded in base64")
    }

    /// Sends a form of our own from this page: pages do not offer everything that forms can ask for.
    pub async fn submit(&self, action: &str, fields: &[(&str, &str)]) {
        let fields = serde_json::to_string(fields).expect("it is plain text");
        let script = format!(
            "const form = document.createElement('form');
            Object.assign(form, {{ method: 'post', action: '{action}' }});
            for (const [name, value] of {fields}) {{
                form.append(Object.assign(document.createElement('input'), {{ name, value }}));
            }}
            document.body.append(form);
            form.submit();"
        );
        self.run(&script).await;
    }

    /// Delivers a message to the service worker of this origin, as a push service does.
    pub async fn deliver_push(&self, origin: &str, text: &str) {
        self.devtools("ServiceWorker.enable", json!({})).await;
        let message = json!({ "origin": origin, "registrationId": "0", "data": text });
        self.devtools("ServiceWorker.deliverPushMessage", message).await;
    }

    /// Closes the browser, after a look at its console: there must be no error. Requests that fail are
    /// none, because tests refuse choices and kill servers.
    pub async fn close(self) {
        let errors = self.client.issue_cmd(Console).await.expect("it has a console");
        let errors = errors.as_array().into_iter().flatten().filter(|it| it["source"] != "network");
        let errors: Vec<&Value> = errors.collect();
        assert!(errors.is_empty(), "in the console: {errors:?}");
        self.client.close().await.expect("it closes");
    }

    async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let command = Devtools(json!({ "cmd": command, "params": parameters }));
        self.client.issue_cmd(command).await.expect("the browser understands it")
    }
}

/// Asks for what the console says.
#[derive(Debug)]
struct Console;

impl WebDriverCompatibleCommand for Console {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// A command of the Chrome `DevTools` protocol.
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
