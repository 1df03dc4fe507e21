//! The encryption of messages: RFC 8291, in one record of RFC 8188.

use aes_gcm::{
    Aes128Gcm, KeyInit,
    aead::{Aead, Nonce},
};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey, ecdh::diffie_hellman, elliptic_curve::sec1::ToSec1Point};
use sha2::Sha256;

use crate::subscriber::Recipient;
use crate::{BadSubscriber, Subscriber, keys::random_key};

/// How long a record may be. We send one, which is shorter.
const RECORD_BYTES: u32 = 4_096;
/// Messages are padded to this length, so that the push service learns nothing from it. The longest names
/// at the largest table fit.
const PADDED_BYTES: usize = 2_048;
/// Salt, length of a record, length of the key, key.
const HEAD_BYTES: usize = 16 + 4 + 1 + KEY_BYTES;
/// An uncompressed point.
const KEY_BYTES: usize = 65;
/// Ends the text in the last record; zeros may follow.
const END: u8 = 2;

/// Encrypts a message for a subscriber. The push service cannot read it.
///
/// # Errors
///
/// If the keys of the subscriber cannot be used.
pub fn encrypt(text: &[u8], to: &Subscriber) -> Result<Vec<u8>, BadSubscriber> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|_| BadSubscriber::Keys)?;
    let secret = random_key().map_err(|_| BadSubscriber::Keys)?;
    Ok(seal(text, &to.recipient()?, (&secret, salt), PADDED_BYTES))
}

/// Decrypts a message as the browser does that has this secret key; `None` if it was not for it.
pub fn decrypt(body: &[u8], secret: &[u8], auth: [u8; 16]) -> Option<Vec<u8>> {
    let secret = SecretKey::from_slice(secret).ok()?;
    let (head, sealed) = body.split_at_checked(HEAD_BYTES)?;
    let sender = PublicKey::from_sec1_bytes(&head[HEAD_BYTES - KEY_BYTES..]).ok()?;
    let shared = diffie_hellman(secret.to_nonzero_scalar(), sender.as_affine());
    let recipient = Recipient { public: secret.public_key(), auth };
    let salt = head[..16].try_into().ok()?;
    let (cipher, nonce) = cipher(shared.raw_secret_bytes(), &recipient, &sender, salt);
    let mut text = cipher.decrypt(&nonce, sealed).ok()?;
    let end = text.iter().rposition(|byte| *byte != 0).filter(|end| text[*end] == END)?;
    text.truncate(end);
    Some(text)
}

/// Seals a text with a key that is used once, padded to this length at least.
fn seal(
    text: &[u8],
    to: &Recipient,
    (secret, salt): (&SecretKey, [u8; 16]),
    padded: usize,
) -> Vec<u8> {
    let sender = secret.public_key();
    let shared = diffie_hellman(secret.to_nonzero_scalar(), to.public.as_affine());
    let (cipher, nonce) = cipher(shared.raw_secret_bytes(), to, &sender, salt);
    let mut plain = [text, &[END]].concat();
    plain.resize(plain.len().max(padded), 0);
    let sealed = cipher.encrypt(&nonce, &*plain).expect("a short text can be encrypted");
    let mut body = salt.to_vec();
    body.extend(RECORD_BYTES.to_be_bytes());
    body.push(u8::try_from(KEY_BYTES).expect("65 fits in a byte"));
    body.extend(point(&sender));
    body.extend(sealed);
    body
}

/// Derives the key and the nonce of the one record.
fn cipher(
    shared: &[u8],
    Recipient { public, auth }: &Recipient,
    sender: &PublicKey,
    salt: [u8; 16],
) -> (Aes128Gcm, Nonce<Aes128Gcm>) {
    let info = [&b"WebPush: info\0"[..], &point(public), &point(sender)].concat();
    let base: [u8; 32] = derive(auth, shared, &info);
    let key: [u8; 16] = derive(&salt, &base, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derive(&salt, &base, b"Content-Encoding: nonce\0");
    (Aes128Gcm::new(&key.into()), nonce.into())
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut key = [0; N];
    let derived = Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut key);
    derived.expect("these lengths are allowed");
    key
}

/// Returns the uncompressed form of a public key.
pub(crate) fn point(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}

#[cfg(test)]
mod tests {
    use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).expect("it is base64")
    }

    const TEXT: &str = "When I grow up, I want to be a watermelon";
    const SECRET: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";

    fn subscriber() -> Subscriber {
        Subscriber {
            endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV".into(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".into(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
        }
    }

    /// The example of RFC 8291, section 5.
    #[test]
    fn the_example_of_the_standard_is_met() {
        let once = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let to = subscriber().recipient().expect("it is good");
        let body = seal(TEXT.as_bytes(), &to, (&once.expect("a key"), salt), 0);
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(body), expected);
    }

    #[test]
    fn only_the_browser_reads_a_message_and_its_length_tells_nothing() {
        let (secret, auth) = (bytes(SECRET), bytes("BTBZMqHH6r4Tts7J_aSIgg"));
        let auth: [u8; 16] = auth.try_into().expect("16 bytes");
        let sealed = encrypt(TEXT.as_bytes(), &subscriber()).expect("it is good");
        assert_eq!(decrypt(&sealed, &secret, auth).as_deref(), Some(TEXT.as_bytes()));
        let other = encrypt(b"no", &subscriber()).expect("it is good");
        assert_eq!(other.len(), sealed.len());
        assert_eq!(decrypt(&sealed, &secret, [0; 16]), None);
        assert_eq!(decrypt(&sealed, &[7; 32], auth), None);
        assert_eq!(decrypt(b"short", &secret, auth), None);
    }
}
