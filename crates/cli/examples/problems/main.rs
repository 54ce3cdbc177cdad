//! Makes the files of problems: `problems FOLDER` writes `FOLDER/<game>.txt` for every game that has problems; with the words of games after
//! it, only theirs. `cargo xtask problems` runs it.
//!
//! Computer opponents of mixed levels play seeded bouts ([`bouts`]). Every choice of the first seat is judged; those with a single best play
//! are candidates. Then [`choice`] takes as many of each grade as the game allows. Equal seeds give equal files.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a tool of the workshop says what it made, and stops where it cannot go on"
)]
#![allow(
    clippy::match_wildcard_for_single_variants,
    reason = "a game without problems needs no line here"
)]

mod bouts;
mod choice;

use std::{env, fs, path::Path};

use cli::arena::Arena;
use problems::{HARDEST, Posed, file};
use rules::{GameId, with_game};

fn main() {
    let mut words = env::args().skip(1);
    let folder = words.next().unwrap();
    let wanted: Vec<String> = words.collect();
    for game in GameId::ALL {
        if wanted.is_empty() || wanted.iter().any(|word| word == game.slug()) {
            with_game!(game, G => make::<G>(Path::new(&folder)));
        }
    }
}

/// Writes the file of one game.
fn make<G: Posed + Arena>(folder: &Path) {
    if G::POSING.is_none() {
        return;
    }
    let game = G::ID.slug();
    let candidates = bouts::candidates::<G>();
    let found = candidates.len();
    let problems = choice::chosen(candidates);
    let grades = (1..=HARDEST).map(|grade| {
        let of_grade = problems.iter().filter(|problem| problem.grade == grade);
        of_grade.count().to_string()
    });
    let grades: Vec<String> = grades.collect();
    let text = file::write(&problems);
    println!(
        "{game}: {} problems of {found} ({}), {} bytes",
        problems.len(),
        grades.join(" "),
        text.len()
    );
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join(game).with_extension("txt"), text).unwrap();
}
