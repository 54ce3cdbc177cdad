//! The committed problems, `problems/<game>.txt`: every one is proved anew, accepted by the referee, and like no other.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

mod refused;

use std::{collections::BTreeSet, fs, path::PathBuf};

use problems::{HARDEST, Posed, Problem, SOLVER, file};
use rules::{
    Turn,
    record::{Finding, referee},
    test_every_game,
};

/// A game with problems has at least this many.
const FEWEST: usize = 150;

/// The file of the game's problems.
fn path<G: Posed>() -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../problems");
    root.join(G::ID.slug()).with_extension("txt")
}

/// The text of the file, and its problems; nothing for a game without problems, which has no file.
fn problems<G: Posed>() -> (String, Vec<Problem<G>>) {
    if G::POSING.is_none() {
        assert!(!path::<G>().exists());
        return (String::new(), Vec::new());
    }
    let text = fs::read_to_string(path::<G>()).unwrap();
    let problems = file::read(&text).unwrap_or_else(|error| panic!("{error}"));
    assert!(problems.len() >= FEWEST, "{}", problems.len());
    (text, problems)
}

fn every_problem_is_proved<G: Posed>() {
    let mut memory = G::Memory::default();
    for (place, problem) in problems::<G>().1.iter().enumerate() {
        let refused = problem.prove_with(&mut memory).err();
        assert_eq!(refused, None, "line {}", place + 1);
    }
}

fn file_is_written_as_it_is_read<G: Posed>() {
    let (text, problems) = problems::<G>();
    assert_eq!(file::write(&problems), text);
}

fn referee_accepts_every_problem<G: Posed>() {
    let records = problems::<G>().1;
    let records: Vec<String> = records
        .iter()
        .map(|problem| problem.record.write())
        .collect();
    let found = referee(&records.join("\n"));
    assert_eq!(found.len(), records.len());
    for (finding, record) in found.iter().zip(&records) {
        assert!(
            matches!(finding, Finding::Sound { game, .. } if *game == G::ID),
            "{record}\n{finding:?}"
        );
    }
}

fn first_seat_solves_every_problem<G: Posed>() {
    for problem in problems::<G>().1 {
        let turn = problem.state().unwrap().turn();
        assert!(matches!(turn, Turn::Act(seats) if seats.contains(SOLVER)));
    }
}

fn no_two_problems_are_the_same<G: Posed>() {
    let mut positions = BTreeSet::new();
    for problem in problems::<G>().1 {
        assert!(
            positions.insert(problem.position()),
            "{}",
            problem.record.write()
        );
    }
}

fn easy_problems_come_first<G: Posed>() {
    let problems = problems::<G>().1;
    assert!(problems.is_sorted_by_key(|problem| problem.grade));
    let grades: BTreeSet<u8> = problems.iter().map(|problem| problem.grade).collect();
    assert!(problems.is_empty() || grades.into_iter().eq(1..=HARDEST));
}

test_every_game!(
    every_problem_is_proved,
    file_is_written_as_it_is_read,
    referee_accepts_every_problem,
    first_seat_solves_every_problem,
    no_two_problems_are_the_same,
    easy_problems_come_first,
);
