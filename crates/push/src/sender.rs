//! Sending messages to push services.

use std::time::Duration;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};
use thiserror::Error;
use ureq::Agent;

use crate::{BadSubscriber, Keys, Subscriber, encrypt};

/// How long a push service has to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A message to one subscriber.
#[derive(Clone, Copy, Debug)]
pub struct Message<'m> {
    /// What the service worker of the page gets.
    pub text: &'m str,
    /// A later message with the same topic replaces this one, if it was not delivered yet. The push
    /// service sees only a hash of it, which is another one for each subscriber.
    pub topic: &'m str,
    /// How long the push service keeps it for a browser that cannot be reached.
    pub keep: Duration,
    /// Where the operator of the push service may complain: `https://…` or `mailto:…`, if there is one.
    pub contact: Option<&'m str>,
}

/// Why a message was not sent.
#[derive(Debug, Error)]
pub enum SendError {
    /// The browser does not want messages any more: forget it.
    #[error("the subscription has ended")]
    Gone,
    /// The service cannot take it now: try again.
    #[error("the push service is busy ({0})")]
    Busy(u16),
    /// The service refuses it for good.
    #[error("the push service refuses the message ({0})")]
    Refused(u16),
    /// The service cannot be reached: try again.
    #[error("the push service cannot be reached: {0}")]
    Unreachable(Box<ureq::Error>),
    /// The subscriber is none.
    #[error(transparent)]
    Bad(#[from] BadSubscriber),
}

impl SendError {
    /// Tells whether another try may go better.
    pub const fn is_passing(&self) -> bool {
        matches!(self, Self::Busy(_) | Self::Unreachable(_))
    }
}

/// Sends messages in the name of this server. A copy shares its connections.
#[derive(Clone, Debug)]
pub struct Sender {
    keys: Keys,
    agent: Agent,
}

impl Sender {
    /// Creates a sender with this key.
    pub fn new(keys: Keys) -> Self {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            // A service must not send us elsewhere.
            .max_redirects(0)
            .http_status_as_error(false)
            .build();
        Self { keys, agent: config.into() }
    }

    /// Returns the public key, which browsers need before they subscribe.
    pub fn public_key(&self) -> String {
        self.keys.public()
    }

    /// Encrypts a message and sends it. This waits for the push service, so call it where waiting does
    /// not hold up others.
    ///
    /// # Errors
    ///
    /// If the push service has not taken it.
    pub fn send(&self, to: &Subscriber, message: &Message<'_>) -> Result<(), SendError> {
        let (url, body) = (to.url()?, encrypt(message.text.as_bytes(), to)?);
        let answer = self
            .agent
            .post(url.as_str())
            .header("authorization", self.keys.authorization(&url, message.contact))
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", message.keep.as_secs().to_string())
            .header("topic", topic(message.topic, to))
            .header("urgency", "high")
            .send(&body[..]);
        let answer = answer.map_err(|error| SendError::Unreachable(Box::new(error)))?;
        match answer.status().as_u16() {
            200..300 => Ok(()),
            404 | 410 => Err(SendError::Gone),
            status @ (429 | 500..) => Err(SendError::Busy(status)),
            status => Err(SendError::Refused(status)),
        }
    }
}

/// Returns the hash of a topic, as short as the standard wants it: 32 signs. The secret of the browser is
/// part of it, so that nobody sees which browsers have a topic in common.
fn topic(text: &str, to: &Subscriber) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(&Sha256::digest(format!("{text} {}", to.auth))[..24])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_at_one_table_have_no_topic_in_common() {
        let browser = |auth: &str| Subscriber {
            endpoint: "https://push.example.net/a".into(),
            p256dh: String::new(),
            auth: auth.into(),
        };
        let own = topic("table", &browser("one"));
        assert_eq!(own.len(), 32, "as short as the standard wants it");
        assert_eq!(topic("table", &browser("one")), own, "a later notice replaces it");
        assert_ne!(topic("table", &browser("other")), own);
    }
}
