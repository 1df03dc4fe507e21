//! A client of the JSON interface: one connection for requests, and one for each stream.
//!
//! ```no_run
//! # async fn play() -> Result<(), client::ClientError> {
//! use serde_json::json;
//!
//! let mut client = client::Client::connect("127.0.0.1:7777".parse().unwrap()).await?;
//! let opened = client.post("/api/v1/tables", &json!({"game": "shadow-throne", "seats": 3})).await?;
//! let table = opened.json()?["table"].as_str().unwrap_or_default().to_owned();
//! let mut stream = client.listen(&format!("/api/v1/tables/{table}/events"), None).await?;
//! let whole = stream.next().await?;
//! # Ok(()) }
//! ```

mod stream;

use std::{
    io,
    net::{IpAddr, SocketAddr},
};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{
    Method, Request, StatusCode,
    client::conn::http1::{self, SendRequest},
    header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HOST},
    http::request::Builder,
};
use hyper_util::rt::TokioIo;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use thiserror::Error;
use tokio::net::{TcpSocket, TcpStream};

pub use stream::{Message, Stream};

/// A client, with a connection to a server.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    /// The address of its own from which it connects, if it matters.
    source: Option<IpAddr>,
    host: String,
    token: Option<String>,
    language: Option<String>,
    connection: SendRequest<Full<Bytes>>,
}

/// The response of a server.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status code.
    pub status: StatusCode,
    /// The headers.
    pub headers: hyper::HeaderMap,
    /// The body.
    pub body: Bytes,
}

/// Why a request failed.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The server cannot be reached.
    #[error("the server cannot be reached: {0}")]
    Io(#[from] io::Error),
    /// The connection broke.
    #[error("the connection broke: {0}")]
    Http(#[from] hyper::Error),
    /// The request is not valid.
    #[error("this cannot be asked: {0}")]
    Request(#[from] hyper::http::Error),
    /// The response is not the expected JSON.
    #[error("the answer cannot be read: {0}")]
    Json(#[from] serde_json::Error),
    /// A stream was refused.
    #[error("the stream was refused with {0}")]
    Refused(StatusCode),
}

impl Client {
    /// Connects to a server.
    ///
    /// # Errors
    ///
    /// If there is no server at that address.
    pub async fn connect(address: SocketAddr) -> Result<Self, ClientError> {
        Self::connect_as(None, address).await
    }

    /// Connects to a server from one of this machine's own addresses.
    ///
    /// # Errors
    ///
    /// If this machine does not have that address, or there is no server.
    pub async fn connect_from(source: IpAddr, address: SocketAddr) -> Result<Self, ClientError> {
        Self::connect_as(Some(source), address).await
    }

    async fn connect_as(source: Option<IpAddr>, address: SocketAddr) -> Result<Self, ClientError> {
        let (host, connection) = (address.to_string(), connect(source, address).await?);
        Ok(Self { address, source, host, token: None, language: None, connection })
    }

    /// Sends this token with every request.
    #[must_use]
    pub fn with_token(self, token: impl Into<String>) -> Self {
        Self { token: Some(token.into()), ..self }
    }

    /// Requests texts in this language.
    #[must_use]
    pub fn with_language(self, language: impl Into<String>) -> Self {
        Self { language: Some(language.into()), ..self }
    }

    /// Gets a new token from the server, and sends it with every request.
    ///
    /// # Errors
    ///
    /// If the server does not respond.
    pub async fn draw_token(mut self) -> Result<Self, ClientError> {
        let drawn = self.post("/api/v1/tokens", &Value::Null).await?.json()?;
        Ok(self.with_token(drawn["token"].as_str().unwrap_or_default()))
    }

    /// Sends a GET request.
    ///
    /// # Errors
    ///
    /// If the server does not respond; a refusal is a response.
    pub async fn get(&mut self, path: &str) -> Result<Answer, ClientError> {
        self.send(Method::GET, path, Bytes::new()).await
    }

    /// Sends a POST request with a JSON body.
    ///
    /// # Errors
    ///
    /// If the server does not respond; a refusal is a response.
    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> Result<Answer, ClientError> {
        self.send(Method::POST, path, serde_json::to_vec(body)?.into()).await
    }

    /// Sends a request with this method and body.
    ///
    /// # Errors
    ///
    /// If the server does not respond; a refusal is a response.
    pub async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: Bytes,
    ) -> Result<Answer, ClientError> {
        let request = self.request(method, path);
        let request = request.header(CONTENT_TYPE, "application/json").body(Full::new(body))?;
        self.send_whole(request).await
    }

    /// Sends a request that the caller has built.
    ///
    /// # Errors
    ///
    /// If the server does not respond; a refusal is a response.
    pub async fn send_whole(
        &mut self,
        request: Request<Full<Bytes>>,
    ) -> Result<Answer, ClientError> {
        if self.connection.is_closed() {
            self.connection = connect(self.source, self.address).await?;
        }
        self.connection.ready().await?;
        let (head, body) = self.connection.send_request(request).await?.into_parts();
        let body = body.collect().await?.to_bytes();
        Ok(Answer { status: head.status, headers: head.headers, body })
    }

    /// Starts a request with the headers of this client.
    pub fn request(&self, method: Method, path: &str) -> Builder {
        let request = Request::builder().method(method).uri(path).header(HOST, &self.host);
        let language = self.language.iter().map(|language| (ACCEPT_LANGUAGE, language.clone()));
        let token = self.token.iter().map(|token| (AUTHORIZATION, format!("Bearer {token}")));
        language.chain(token).fold(request, |request, (name, value)| request.header(name, value))
    }

    /// Opens a stream on a new connection, from the start or after version `seen`.
    ///
    /// # Errors
    ///
    /// If the server does not respond, or refuses.
    pub async fn listen(&self, path: &str, seen: Option<u64>) -> Result<Stream, ClientError> {
        let mut connection = connect(self.source, self.address).await?;
        let mut request = self.request(Method::GET, path);
        if let Some(seen) = seen {
            request = request.header("last-event-id", seen);
        }
        let answer = connection.send_request(request.body(Full::default())?).await?;
        if answer.status() != StatusCode::OK {
            return Err(ClientError::Refused(answer.status()));
        }
        Ok(Stream::new(answer.into_body(), connection))
    }
}

impl Answer {
    /// Parses the body as JSON.
    ///
    /// # Errors
    ///
    /// If it is not JSON.
    pub fn json(&self) -> Result<Value, ClientError> {
        self.read()
    }

    /// Parses the body as a `T`.
    ///
    /// # Errors
    ///
    /// If it is not a `T` in JSON.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        Ok(serde_json::from_slice(&self.body)?)
    }
}

async fn connect(
    source: Option<IpAddr>,
    address: SocketAddr,
) -> Result<SendRequest<Full<Bytes>>, ClientError> {
    let socket = match source {
        None => TcpStream::connect(address).await?,
        Some(source) => {
            let socket = if source.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
            socket.bind(SocketAddr::new(source, 0))?;
            socket.connect(address).await?
        }
    };
    // Requests are small, so they must not wait for more data.
    socket.set_nodelay(true)?;
    let (sender, connection) = http1::handshake(TokioIo::new(socket)).await?;
    tokio::spawn(async {
        // Pending requests get this error too.
        let _ = connection.await;
    });
    Ok(sender)
}
