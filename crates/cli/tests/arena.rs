//! The command `arena` plays bouts of every game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::process::Command;

use rules::{Game, test_every_game};
use serde_json::Value;

fn every_bout_is_scored_for_both_players<G: Game>() {
    let players = ["--east", "makushita", "--west", "random"];
    let output = Command::new(env!("CARGO_BIN_EXE_hakkyoi"))
        .args(["arena", "--bouts", "4", "--game", G::ID.slug()])
        .args(players)
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{error}");
    let score: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&score["game"], &score["bouts"]),
        (&G::ID.slug().into(), &4.into())
    );
    let numbers = |player: &str| {
        ["wins", "losses", "draws"].map(|count| score[player][count].as_u64().unwrap())
    };
    let [wins, losses, draws] = numbers("east");
    assert_eq!(wins + losses + draws, 4);
    assert_eq!(numbers("west"), [losses, wins, draws]);
    for player in ["east", "west"] {
        assert!(score[player]["decisions"].as_u64() > Some(0), "{score}");
    }
}

test_every_game!(every_bout_is_scored_for_both_players);
