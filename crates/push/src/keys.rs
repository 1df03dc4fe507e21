//! The key by which push services know this server: RFC 8292, also called VAPID.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    os::unix::fs::OpenOptionsExt,
    path::Path,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use p256::{
    SecretKey,
    ecdsa::{Signature, SigningKey, signature::Signer},
};
use serde_json::json;
use thiserror::Error;
use url::Url;

use crate::encryption::point;

/// How long an authorization is good: at most a day is allowed.
const GOOD_FOR: Duration = Duration::from_hours(12);
const KEY_BYTES: usize = 32;

/// The key of this server. Browsers bind their subscriptions to it, so it is kept in a file.
#[derive(Clone)]
pub struct Keys(SecretKey);

/// Why there is no key.
#[derive(Debug, Error)]
pub enum KeysError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// The file has something else in it.
    #[error("there is no key in it")]
    NoKey,
}

impl Keys {
    /// Reads the key in this file. If there is no file, makes a new key and keeps it there, for the
    /// owner's eyes only.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, or has no key in it.
    pub fn open(path: &Path) -> Result<Self, KeysError> {
        match fs::read_to_string(path) {
            Ok(text) => {
                let bytes = BASE64_URL_SAFE_NO_PAD.decode(text.trim());
                let key = bytes.ok().and_then(|bytes| SecretKey::from_slice(&bytes).ok());
                key.map(Self).ok_or(KeysError::NoKey)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self::create(path),
            Err(error) => Err(error.into()),
        }
    }

    fn create(path: &Path) -> Result<Self, KeysError> {
        let key = random_key()?;
        let text = BASE64_URL_SAFE_NO_PAD.encode(key.to_bytes());
        // A file that is only half written would be no key.
        let partial = path.with_extension("new");
        let mut file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(&partial)?;
        writeln!(file, "{text}")?;
        file.sync_all()?;
        fs::rename(&partial, path)?;
        Ok(Self(key))
    }

    /// Returns the public key in base64, as browsers take it for `applicationServerKey`.
    pub fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(point(&self.0.public_key()))
    }

    /// Returns the header `Authorization` for a push service. `contact` is where its operator may
    /// complain: an address of a page or a mailbox.
    pub(crate) fn authorization(&self, service: &Url, contact: Option<&str>) -> String {
        let until = SystemTime::now() + GOOD_FOR;
        let until = until.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let audience = service.origin().ascii_serialization();
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let mut claims = json!({ "aud": audience, "exp": until });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let [head, claims] =
            [head, claims].map(|part| BASE64_URL_SAFE_NO_PAD.encode(part.to_string()));
        let signed = format!("{head}.{claims}");
        let signature: Signature = SigningKey::from(&self.0).sign(signed.as_bytes());
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

impl std::fmt::Debug for Keys {
    /// Shows the public key only.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Keys({})", self.public())
    }
}

/// Returns a new key.
pub(crate) fn random_key() -> io::Result<SecretKey> {
    loop {
        let mut bytes = [0; KEY_BYTES];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        // One number in 2³² is none of the curve.
        if let Ok(key) = SecretKey::from_slice(&bytes) {
            return Ok(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{env, os::unix::fs::PermissionsExt, process};

    use p256::ecdsa::{VerifyingKey, signature::Verifier};
    use serde_json::Value;

    use super::*;

    #[test]
    fn the_key_stays_the_same_and_is_private() {
        let path = env::temp_dir().join(format!("sombra-push-key-{}", process::id()));
        let _ = fs::remove_file(&path);
        let made = Keys::open(&path).expect("it is made");
        assert_eq!(Keys::open(&path).expect("it is read").public(), made.public());
        let rights = fs::metadata(&path).expect("it is there").permissions().mode();
        assert_eq!(rights & 0o777, 0o600);
        assert_eq!(format!("{made:?}"), format!("Keys({})", made.public()));
        fs::write(&path, "no key").expect("it can be written");
        assert!(matches!(Keys::open(&path), Err(KeysError::NoKey)));
        fs::remove_file(&path).expect("it is there");
    }

    #[test]
    fn an_authorization_is_for_one_service_and_signed() {
        let keys = Keys(random_key().expect("there is chance"));
        let service = Url::parse("https://push.example.net/push/abc").expect("an address");
        let header = keys.authorization(&service, Some("https://games.example"));
        let (token, key) =
            header.strip_prefix("vapid t=").and_then(|it| it.split_once(", k=")).expect("its form");
        assert_eq!(key, keys.public());
        let (signed, signature) = token.rsplit_once('.').expect("three parts");
        let read = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64");
        let signature = Signature::from_slice(&read(signature)).expect("a signature");
        let public = VerifyingKey::from_sec1_bytes(&read(key)).expect("a key");
        public.verify(signed.as_bytes(), &signature).expect("it was signed by us");
        let claims = signed.split_once('.').expect("two parts").1;
        let claims: Value = serde_json::from_slice(&read(claims)).expect("JSON");
        assert_eq!(claims["aud"], "https://push.example.net");
        assert_eq!(claims["sub"], "https://games.example");
        let bare = keys.authorization(&service, None);
        let claims_of_bare = bare.split('.').nth(1).expect("three parts");
        assert!(!String::from_utf8(read(claims_of_bare)).expect("text").contains("sub"));
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
        let left = claims["exp"].as_u64().expect("a number") - now;
        assert!((1..=24 * 60 * 60).contains(&left), "{left} s");
    }
}
