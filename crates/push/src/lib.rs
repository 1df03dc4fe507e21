//! Web Push: encrypted messages to browsers that are not open.
//!
//! A browser that wants messages gives us a [`Subscriber`]: an address at the push service of its
//! maker, and keys that the service does not know. A [`Sender`] encrypts a message for these keys
//! (RFC 8291) and posts it to that address, signed with the server's own key (RFC 8292).
//!
//! ```
//! use push::{Services, Subscriber};
//!
//! let subscriber = Subscriber {
//!     endpoint: "https://updates.push.services.mozilla.com/wpush/v2/gAAAA".into(),
//!     p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".into(),
//!     auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
//! };
//! assert!(subscriber.check(&Services::default()).is_ok());
//! let elsewhere = Subscriber { endpoint: "https://intranet.example/".into(), ..subscriber };
//! assert!(elsewhere.check(&Services::default()).is_err());
//! ```

mod encryption;
mod keys;
mod sender;
mod subscriber;

pub use encryption::{decrypt, encrypt};
pub use keys::{Keys, KeysError};
pub use sender::{Message, SendError, Sender};
pub use subscriber::{BadSubscriber, Services, Subscriber};
