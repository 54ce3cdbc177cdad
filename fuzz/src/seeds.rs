//! The seeds of fuzzing, which each target writes into its corpus when it starts.

use std::{
    fs::{create_dir_all, write},
    path::{Path, PathBuf},
};

use rules::GameId;

fn repository() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// The texts of all records in a game's vectors.
pub(crate) fn records(game: GameId) -> Vec<String> {
    let file = format!("crates/cli/tests/vectors/{}.records", game.slug());
    let text = std::fs::read_to_string(repository().join(file)).unwrap();
    let begin = "[Game ";
    let rest = text.split(begin).skip(1);
    rest.map(|rest| format!("{begin}{rest}")).collect()
}

/// Writes seeds into the corpus of a target, from which libFuzzer reads them next.
pub(crate) fn write_corpus(target: &str, seeds: impl IntoIterator<Item = Vec<u8>>) {
    let corpus: PathBuf = repository().join("fuzz/corpus").join(target);
    create_dir_all(&corpus).unwrap();
    for (place, seed) in seeds.into_iter().enumerate() {
        write(corpus.join(format!("seed-{place}")), seed).unwrap();
    }
}
