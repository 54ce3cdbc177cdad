//! Every game has tests of its rule page. The compiler asks for everything else that the shared tests need of a game.

use std::{env, process::Command};

use super::Game;
use crate::test_every_game;

/// The fewest tests that cover a rule page.
const FEWEST: usize = 20;

fn rule_page_has_tests<G: Game>() {
    let tests = Command::new(env::current_exe().unwrap())
        .arg("--list")
        .output()
        .unwrap();
    let tests = String::from_utf8(tests.stdout).unwrap();
    let folder = format!("{}::tests::", G::ID.slug());
    let about_rules = |test: &&str| {
        // These modules are about the laws, perft and the notation.
        let other = ["laws::", "perft::", "record::"];
        let inside = test.strip_prefix(&folder);
        inside.is_some_and(|test| !other.iter().any(|module| test.starts_with(module)))
    };
    let number = tests.lines().filter(about_rules).count();
    assert!(number >= FEWEST, "{folder} has {number} tests");
}

test_every_game!(rule_page_has_tests);
