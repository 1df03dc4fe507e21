//! The arguments of every command. The words of the help are in `text`.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Parser, Subcommand, value_parser};
use clap_complete::Shell as CompletionShell;
use kernel::Seed;
use tracing_subscriber::filter::LevelFilter;

#[derive(Debug, Parser)]
#[command(name = "sombra", version)]
pub(crate) struct Args {
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Sim(SimArgs),
    Arena(ArenaArgs),
    Learn(LearnArgs),
    Transcript(TranscriptArgs),
    Replay {
        file: PathBuf,
        #[arg(long, default_value = "all", value_name = "EYES")]
        view: String,
        #[arg(long, value_name = "FILE")]
        cards: Option<PathBuf>,
    },
    #[command(alias = "analyze")]
    Analyse(AnalyseArgs),
    Verify {
        file: PathBuf,
        #[arg(long, value_name = "FILE")]
        cards: Option<PathBuf>,
    },
    Scenario {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    Rules {
        game: String,
        #[arg(long)]
        quick: bool,
    },
    Cards {
        game: String,
        #[arg(long)]
        json: bool,
        #[arg(long, value_name = "FILE")]
        cards: Option<PathBuf>,
        #[arg(long, value_name = "FILE", conflicts_with_all = ["cards", "json"])]
        check: Option<PathBuf>,
    },
    Perft(PerftArgs),
    Bench(BenchArgs),
    Load(LoadArgs),
    Completions {
        shell: CompletionShell,
    },
}

#[derive(Debug, Parser)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub(crate) requests_per_second: Option<u32>,
    #[arg(long)]
    pub(crate) https: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(..=10_000))]
    pub(crate) bot_pause: Option<u64>,
    #[arg(long = "push-service", value_name = "ADDRESS")]
    pub(crate) push_services: Vec<String>,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true)]
    pub(crate) rehearse: Option<Seed>,
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub(crate) log: LevelFilter,
    #[arg(long)]
    pub(crate) log_json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct PlayArgs {
    #[arg(default_value = catalog::GAMES[0].id())]
    pub(crate) game: String,
    #[arg(long, value_delimiter = ',', value_name = "WHO,…")]
    pub(crate) seats: Vec<String>,
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) seed: Option<Seed>,
    #[arg(long, short, value_name = "NAME=VALUE")]
    pub(crate) option: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
}

#[derive(Debug, Parser)]
pub(crate) struct SimArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "N")]
    pub(crate) seats: u8,
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "BOT,…")]
    pub(crate) bots: Vec<String>,
    #[arg(long, default_value_t = 1_000, value_name = "K", value_parser = value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    pub(crate) seed: Seed,
    #[arg(long, value_name = "J", value_parser = value_parser!(u8).range(1..))]
    pub(crate) jobs: Option<u8>,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
    #[arg(long, short, value_name = "NAME=VALUE")]
    pub(crate) option: Vec<String>,
}

#[derive(Debug, Parser)]
pub(crate) struct ArenaArgs {
    pub(crate) game: String,
    #[arg(long, value_delimiter = ',', required_unless_present = "bot", value_name = "BOT,…")]
    pub(crate) bots: Vec<String>,
    #[arg(long, value_name = "BOT")]
    pub(crate) bot: Vec<String>,
    #[arg(long, value_delimiter = ',', value_name = "BOT,…")]
    pub(crate) rivals: Vec<String>,
    #[arg(long, value_name = "N")]
    pub(crate) seats: u8,
    #[arg(long, default_value_t = 1_000, value_name = "K", value_parser = value_parser!(u32).range(1..=10_000_000))]
    pub(crate) games: u32,
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    pub(crate) seed: Seed,
    #[arg(long, value_name = "J", value_parser = value_parser!(u8).range(1..))]
    pub(crate) jobs: Option<u8>,
    #[arg(long, default_value_t = 10, value_name = "SECONDS", value_parser = value_parser!(u64).range(1..=3_600))]
    pub(crate) patience: u64,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) chart: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
    #[arg(long, short, value_name = "NAME=VALUE")]
    pub(crate) option: Vec<String>,
}

#[derive(Debug, Parser)]
pub(crate) struct LearnArgs {
    pub(crate) game: String,
    #[arg(long, value_delimiter = ',', required = true, value_name = "N,…")]
    pub(crate) seats: Vec<u8>,
    #[arg(long, default_value_t = 1_000, value_name = "K", value_parser = value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    #[arg(long, default_value = "greedy", value_name = "BOT")]
    pub(crate) bot: String,
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    pub(crate) seed: Seed,
    #[arg(long)]
    pub(crate) habits: bool,
    #[arg(long, value_name = "J", value_parser = value_parser!(u8).range(1..))]
    pub(crate) jobs: Option<u8>,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
    #[arg(long, short, value_name = "NAME=VALUE")]
    pub(crate) option: Vec<String>,
}

#[derive(Debug, Parser)]
pub(crate) struct TranscriptArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(crate) seats: u8,
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) seed: Seed,
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "BOT,…")]
    pub(crate) bots: Vec<String>,
    #[arg(long, short, value_name = "NAME=VALUE")]
    pub(crate) option: Vec<String>,
}

#[derive(Debug, Parser)]
pub(crate) struct AnalyseArgs {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
}

#[derive(Debug, Parser)]
pub(crate) struct PerftArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    pub(crate) seed: Seed,
    #[arg(long, default_value_t = 6, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub(crate) depth: u32,
}

#[derive(Debug, Parser)]
pub(crate) struct BenchArgs {
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "FILE", requires = "game")]
    pub(crate) cards: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = value_parser!(u64).range(1..=3_600))]
    pub(crate) seconds: u64,
}

#[derive(Debug, Parser)]
pub(crate) struct LoadArgs {
    #[arg(default_value = catalog::GAMES[0].id())]
    pub(crate) game: String,
    #[arg(long, default_value_t = 50, value_name = "N")]
    pub(crate) tables: usize,
    #[arg(long, default_value_t = 4, value_name = "N", value_parser = value_parser!(u8).range(1..=8))]
    pub(crate) clients: u8,
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = value_parser!(u64).range(1..=3_600))]
    pub(crate) seconds: u64,
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    pub(crate) idle_tables: usize,
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub(crate) idle_streams: usize,
    #[arg(long)]
    pub(crate) pages: bool,
    #[arg(long, default_value_t = 0, value_name = "MS")]
    pub(crate) think: u64,
    #[arg(long, value_name = "LEVEL", conflicts_with_all = ["chaos", "flood", "pages"])]
    pub(crate) bots: Option<String>,
    #[arg(long, value_name = "KILLS")]
    pub(crate) chaos: Option<usize>,
    #[arg(long, value_name = "ADDRESSES", conflicts_with_all = ["chaos", "server"], value_parser = value_parser!(u16).range(1..))]
    pub(crate) flood: Option<u16>,
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) server: Option<SocketAddr>,
    #[arg(long)]
    pub(crate) json: bool,
}
