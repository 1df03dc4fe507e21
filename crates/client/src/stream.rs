//! The event stream of a table.

use std::{mem, str};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{body::Incoming, client::conn::http1::SendRequest};
use memchr::memmem;
use serde::de::DeserializeOwned;

use crate::ClientError;

/// One message of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its number, with which the stream can be resumed.
    pub id: Option<u64>,
    /// Its kind.
    pub event: String,
    /// Its content.
    pub data: String,
}

impl Message {
    /// Parses the content as a `T`.
    ///
    /// # Errors
    ///
    /// If it is not a `T` in JSON.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        Ok(serde_json::from_str(&self.data)?)
    }
}

/// A stream of messages. Dropping it ends it.
#[derive(Debug)]
pub struct Stream {
    body: Incoming,
    /// The received bytes, and how many of them have been consumed.
    buffer: Vec<u8>,
    taken: usize,
    /// Keeps the connection open.
    _connection: SendRequest<Full<Bytes>>,
}

impl Stream {
    pub(crate) fn new(body: Incoming, connection: SendRequest<Full<Bytes>>) -> Self {
        Self { body, buffer: Vec::new(), taken: 0, _connection: connection }
    }

    /// Waits for the next message; `None` if the server has ended the stream.
    ///
    /// # Errors
    ///
    /// If the connection breaks.
    pub async fn next(&mut self) -> Result<Option<Message>, ClientError> {
        loop {
            if let Some(message) = self.take() {
                return Ok(Some(message));
            }
            let Some(frame) = self.body.frame().await else { return Ok(None) };
            if let Ok(data) = frame?.into_data() {
                self.buffer.drain(..mem::take(&mut self.taken));
                self.buffer.extend_from_slice(&data);
            }
        }
    }

    /// Takes the next complete message from the buffer, and skips heartbeats.
    fn take(&mut self) -> Option<Message> {
        loop {
            let rest = &self.buffer[self.taken..];
            let end = memmem::find(rest, b"\n\n")?;
            self.taken += end + 2;
            if let Some(message) = str::from_utf8(&rest[..end]).ok().and_then(read) {
                return Some(message);
            }
        }
    }
}

fn read(block: &str) -> Option<Message> {
    let mut message = Message { id: None, event: String::new(), data: String::new() };
    for line in block.lines() {
        let (field, value) = line.split_once(':')?;
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "id" => message.id = value.parse().ok(),
            "event" => value.clone_into(&mut message.event),
            "data" => message.data.push_str(value),
            _ => {}
        }
    }
    (!message.data.is_empty()).then_some(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_an_id_a_kind_and_data() {
        let message = read("id: 7\nevent: news\ndata: {}").expect("a message");
        assert_eq!(
            (message.id, message.event.as_str(), message.data.as_str()),
            (Some(7), "news", "{}")
        );
        assert_eq!(read(":"), None, "a heartbeat");
        assert_eq!(read("retry: 1000"), None);
    }
}
