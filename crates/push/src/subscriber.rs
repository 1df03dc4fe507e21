//! Who gets messages, and through which push services.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use p256::PublicKey;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use url::{Host, Url};

/// The hosts of the push services of the usual browsers.
const HOSTS: [&str; 2] = ["fcm.googleapis.com", "updates.push.services.mozilla.com"];
/// How the hosts of other push services end.
const HOST_ENDS: [&str; 3] =
    [".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"];
/// More than any push service needs.
const ENDPOINT_MAX: usize = 1_024;
const AUTH_BYTES: usize = 16;

/// A browser that wants messages, as its `PushSubscription` describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subscriber {
    /// The address at the push service.
    pub endpoint: String,
    /// The public key of the browser, in base64.
    pub p256dh: String,
    /// A secret that the browser shares with us, in base64.
    pub auth: String,
}

/// The push services that we talk to: those of the usual browsers, and those that the operator adds.
///
/// A subscriber names an address, and the server sends something there. Without this list, anybody
/// could make the server send requests into the network that it is in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Services {
    /// The origins of further services, such as `https://push.example.org`.
    own: Vec<url::Origin>,
}

/// Why a subscriber is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadSubscriber {
    /// The address is none, or too long.
    #[error("the endpoint is not an address")]
    Endpoint,
    /// The address is not at a push service that we know.
    #[error("the endpoint is not at a known push service")]
    Service,
    /// A key cannot be used.
    #[error("the keys are not those of a browser")]
    Keys,
}

/// The keys of a subscriber, decoded.
pub(crate) struct Recipient {
    pub(crate) public: PublicKey,
    pub(crate) auth: [u8; AUTH_BYTES],
}

impl Subscriber {
    /// Checks the address and the keys.
    ///
    /// # Errors
    ///
    /// If a message could not be sent there, or must not be.
    pub fn check(&self, services: &Services) -> Result<(), BadSubscriber> {
        if self.endpoint.len() > ENDPOINT_MAX {
            return Err(BadSubscriber::Endpoint);
        }
        let url = self.url()?;
        self.recipient()?;
        if services.has(&url) { Ok(()) } else { Err(BadSubscriber::Service) }
    }

    pub(crate) fn url(&self) -> Result<Url, BadSubscriber> {
        let url = Url::parse(&self.endpoint).map_err(|_| BadSubscriber::Endpoint)?;
        let is_bare = url.username().is_empty() && url.password().is_none();
        if is_bare { Ok(url) } else { Err(BadSubscriber::Endpoint) }
    }

    pub(crate) fn recipient(&self) -> Result<Recipient, BadSubscriber> {
        let read = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let public = read(&self.p256dh).and_then(|key| PublicKey::from_sec1_bytes(&key).ok());
        let auth = read(&self.auth).and_then(|auth| auth.try_into().ok());
        let keys = public.zip(auth).map(|(public, auth)| Recipient { public, auth });
        keys.ok_or(BadSubscriber::Keys)
    }
}

impl Services {
    /// Adds a service by the address of its host, such as `https://push.example.org`. Returns whether
    /// that is an address.
    #[must_use]
    pub fn add(&mut self, address: &str) -> bool {
        let url = Url::parse(address).ok().filter(|url| matches!(url.scheme(), "https" | "http"));
        self.own.extend(url.as_ref().map(Url::origin));
        url.is_some()
    }

    fn has(&self, url: &Url) -> bool {
        let Some(Host::Domain(host)) = url.host() else { return self.own.contains(&url.origin()) };
        let is_usual = HOSTS.contains(&host) || HOST_ENDS.iter().any(|end| host.ends_with(end));
        let is_plain = url.scheme() == "https" && url.port().is_none();
        (is_usual && is_plain) || self.own.contains(&url.origin())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(endpoint: &str) -> Subscriber {
        let p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg".into();
        Subscriber { endpoint: endpoint.into(), p256dh: p256dh.into(), auth }
    }

    #[test]
    fn only_known_push_services_are_asked() {
        let usual = Services::default();
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/abc",
            "https://wns2-par02p.notify.windows.com/w/?token=abc",
        ] {
            assert_eq!(at(good).check(&usual), Ok(()), "{good}");
        }
        for bad in [
            "http://fcm.googleapis.com/fcm/send/abc",
            "https://fcm.googleapis.com:8443/fcm/send/abc",
            "https://fcm.googleapis.com.evil.example/",
            "https://evilpush.apple.com/",
            "https://push.apple.com@169.254.169.254/",
            "https://169.254.169.254/",
            "https://[::1]/",
            "file:///etc/passwd",
            "https://localhost/",
            "push",
            "",
        ] {
            assert!(at(bad).check(&usual).is_err(), "{bad}");
        }
        let long = format!("https://fcm.googleapis.com/{}", "a".repeat(ENDPOINT_MAX));
        assert_eq!(at(&long).check(&usual), Err(BadSubscriber::Endpoint));
    }

    #[test]
    fn an_operator_may_add_services() {
        let mut services = Services::default();
        assert!(services.add("http://127.0.0.1:4000"));
        assert!(services.add("https://push.example.org/"));
        assert!(!services.add("push.example.org"));
        assert!(!services.add("file:///tmp"));
        assert_eq!(at("http://127.0.0.1:4000/abc").check(&services), Ok(()));
        assert_eq!(at("https://push.example.org/abc").check(&services), Ok(()));
        let other = at("http://127.0.0.1:4001/abc").check(&services);
        assert_eq!(other, Err(BadSubscriber::Service));
    }

    #[test]
    fn keys_must_be_usable() {
        let good = at("https://fcm.googleapis.com/fcm/send/abc");
        let short = Subscriber { auth: "BTBZMqHH6r4Tts7J_aSI".into(), ..good.clone() };
        let no_point = Subscriber { p256dh: "B".repeat(87), ..good.clone() };
        let no_text = Subscriber { p256dh: "¿?".into(), ..good };
        for bad in [short, no_point, no_text] {
            assert_eq!(bad.check(&Services::default()), Err(BadSubscriber::Keys), "{bad:?}");
        }
    }
}
