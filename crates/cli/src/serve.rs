//! `sombra serve`: tables for friends, on this machine.

use std::{
    fmt::Display,
    fs::{self, DirBuilder, File, Permissions},
    io::{self, IsTerminal},
    net::SocketAddr,
    os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use catalog::AnyGame;
use host::{Chance, Host, Limits, Timeouts};
use push::{Keys, KeysError, Sender, Services};
use server::{App, Closing, Notices, Settings, install_metrics, serve};
use store::SqliteJournal;
use tokio::{
    net::TcpListener,
    runtime::Runtime,
    signal::unix::{SignalKind, signal},
};
use tracing_subscriber::filter::LevelFilter;

use crate::{args::ServeArgs, contents::game_of, failure::Failure, shell::Shell};

/// The usual address.
const ADDRESS: &str = "127.0.0.1:7777";
/// How many tables an address may open in an hour, for each change that it may ask for in a second.
const TABLES_PER_REQUEST: u32 = 30;
/// How long to wait at the end for what is still being sent.
const END_WITHIN: Duration = Duration::from_secs(1);
const LIMITS: Limits = Limits {
    tables_max: 1_000_000,
    live_tables_max: 20_000,
    watchers_max: 200,
    contents_max: 1_000,
};

pub(crate) fn run(shell: &mut Shell, args: &ServeArgs) -> Result<(), Failure> {
    let cards = args.cards.as_deref().map(|path| game_of(shell, path)).transpose()?;
    start_log(args.log, args.log_json);
    install_metrics();
    // Each connection is a file to the system, and a server has many. If the limit cannot be raised,
    // fewer connections are held.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let folder = args.data.clone().map_or_else(default_folder, Ok)?;
    let runtime = Runtime::new()?;
    let done = runtime.block_on(live(shell, args, &folder, cards));
    // A push service that does not answer must not hold up the end.
    runtime.shutdown_timeout(END_WITHIN);
    done
}

async fn live(
    shell: &mut Shell,
    args: &ServeArgs,
    folder: &Path,
    cards: Option<Arc<dyn AnyGame>>,
) -> Result<(), Failure> {
    let listener = listen(args.listen.as_deref()).await?;
    let (journal, _lock) = open(folder).await?;
    let chance = args.rehearse.map_or(Chance::System, Chance::rehearsed);
    let usual = Timeouts::default();
    let pause = args.bot_pause.map_or(usual.pause, Duration::from_millis);
    let timeouts = Timeouts { pause, ..usual };
    let host = Host::start(journal.clone(), timeouts, LIMITS, chance).await;
    let host = host.map_err(|error| bad_data(folder, &error))?;
    let notices = notices(folder, &args.push_services)?;
    let (word, closing) = Closing::word();
    let usual = Settings::default();
    let requests_per_second = args.requests_per_second.unwrap_or(usual.requests_per_second);
    let tables_per_hour = requests_per_second.saturating_mul(TABLES_PER_REQUEST);
    let settings =
        Settings { secure_cookies: args.https, requests_per_second, tables_per_hour, ..usual };
    let address = listener.local_addr()?;
    // The server runs even if the greeting cannot be printed.
    let _ = greet(shell, address, folder);
    tracing::info!(%address, "open");
    let app = App::new(host, settings, closing).with_notices(notices);
    let app = match cards {
        Some(game) => app.with_usual(game),
        None => app,
    };
    let serving = tokio::spawn(serve(listener, app));
    ended().await?;
    tracing::info!("closing");
    // This fails only if the server has ended by itself.
    let _ = word.send(true);
    serving.await.map_err(io::Error::other)?;
    journal.close().await;
    let _ = shell.say("serve-closed", &[]);
    Ok(())
}

/// Prepares notices by Web Push, with a key that is kept beside the journal.
fn notices(folder: &Path, further: &[String]) -> Result<Notices, Failure> {
    let file = folder.join("push.key");
    let keys = Keys::open(&file).map_err(|error| match error {
        KeysError::File(error) => Failure::file(&file, error),
        KeysError::NoKey => Failure::input("error-push-key", &[("file", &file.display())]),
    })?;
    let mut services = Services::default();
    match further.iter().find(|address| !services.add(address)) {
        Some(address) => Err(Failure::input("error-push-service", &[("asked", address)])),
        None => Ok(Notices { sender: Sender::new(keys), services }),
    }
}

/// Listens at the address that was asked for; otherwise at the usual one, or any if that is taken.
async fn listen(asked: Option<&str>) -> Result<TcpListener, Failure> {
    match asked {
        Some(asked) => TcpListener::bind(asked).await.map_err(|error| bad_address(asked, &error)),
        None => match TcpListener::bind(ADDRESS).await {
            Ok(listener) => Ok(listener),
            Err(_) => Ok(TcpListener::bind("127.0.0.1:0").await?),
        },
    }
}

/// Opens the journal. A lock keeps other servers out of the folder: tables are in memory, and two
/// servers would not know of each other.
async fn open(folder: &Path) -> Result<(SqliteJournal, File), Failure> {
    // The journal tells every hand: only its owner may read the folder.
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    made.map_err(|error| bad_data(folder, &error))?;
    let lock = private(&folder.join("sombra.lock")).map_err(|error| bad_data(folder, &error))?;
    let taken = |_| Failure::input("error-data-taken", &[("folder", &folder.display())]);
    lock.try_lock().map_err(taken)?;
    let journal = SqliteJournal::open(&folder.join("sombra.db")).await;
    let journal = journal.map_err(|error| bad_data(folder, &error))?;
    if fs::metadata(folder).is_ok_and(|folder| folder.permissions().mode() & 0o077 != 0) {
        tracing::warn!("others can enter the data folder: chmod 700 keeps them out");
    }
    Ok((journal, lock))
}

/// Opens a file that only its owner may read, and creates it if it is missing.
fn private(path: &Path) -> io::Result<File> {
    let file = File::options().write(true).create(true).truncate(false).mode(0o600).open(path)?;
    file.set_permissions(Permissions::from_mode(0o600))?;
    Ok(file)
}

/// Returns where this system keeps the data of programs.
fn default_folder() -> Result<PathBuf, Failure> {
    let folder = dirs::data_dir().map(|folder| folder.join("sombra"));
    folder.ok_or_else(|| Failure::input("error-no-home", &[]))
}

fn bad_address(asked: &str, error: &io::Error) -> Failure {
    let key = match error.kind() {
        io::ErrorKind::AddrInUse => "error-address-taken",
        io::ErrorKind::PermissionDenied => "error-address-denied",
        _ => "error-address",
    };
    Failure::input(key, &[("asked", &asked)])
}

fn bad_data(folder: &Path, why: &dyn Display) -> Failure {
    Failure::input("error-data", &[("folder", &folder.display()), ("why", why)])
}

fn greet(shell: &mut Shell, address: SocketAddr, folder: &Path) -> io::Result<()> {
    let (address, folder) = (address.to_string(), folder.display().to_string());
    shell.say("serve-open", &[("address", address.into()), ("folder", folder.into())])?;
    io::Write::flush(&mut shell.out)
}

/// Waits for a signal to end.
async fn ended() -> io::Result<()> {
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => interrupted,
        _ = terminate.recv() => Ok(()),
    }
}

/// Starts the log. It goes to stderr, so that the address stands alone on stdout.
fn start_log(level: LevelFilter, json: bool) {
    let log = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(level);
    let log = log.with_ansi(io::stderr().is_terminal());
    // Fails if the process has a log already, as in tests.
    let _ = if json { log.json().try_init() } else { log.compact().try_init() };
}
