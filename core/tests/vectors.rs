//! Compares the referee's findings with those of an implementation that shares no code with this one.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use hakkyoi_core::rules::{
    GameId,
    record::{Notation, Record, referee, split},
    slam::Slam,
    tricks::Tricks,
};
use serde_json::Value;

const GAMES: [GameId; 5] = GameId::ALL;

fn vectors(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/vectors")
        .join(name)
}

fn agree(game: GameId, printed: &[Value]) {
    let expected = fs::read_to_string(vectors(&format!("{}.expected.jsonl", game.slug()))).unwrap();
    let expected: Vec<Value> = expected
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(printed.len(), expected.len(), "{game:?}: a line per record");
    for (place, (ours, theirs)) in printed.iter().zip(&expected).enumerate() {
        if theirs["ok"] == true {
            assert_eq!(ours, theirs, "{game:?}, record {place}");
        } else {
            for field in ["ok", "game", "line", "token"] {
                assert_eq!(
                    ours[field], theirs[field],
                    "{game:?}, record {place}, {field}: {ours}"
                );
            }
            assert!(
                ours["error"].as_str().is_some_and(|error| error.len() > 10),
                "{ours}"
            );
        }
    }
}

#[test]
fn referee_agrees_with_the_vectors() {
    for game in GAMES {
        let text = fs::read_to_string(vectors(&format!("{}.records", game.slug()))).unwrap();
        let findings: Vec<Value> = referee(&text)
            .iter()
            .map(|finding| serde_json::to_value(finding).unwrap())
            .collect();
        agree(game, &findings);
    }
}

#[test]
fn sound_records_round_trip() {
    written_and_read_back::<Tricks>();
    written_and_read_back::<Slam>();
}

fn written_and_read_back<G: Notation>() {
    let text = fs::read_to_string(vectors(&format!("{}.records", G::ID.slug()))).unwrap();
    let mut sound = 0;
    for raw in split(&text) {
        if let Ok(read) = Record::<G>::read(&raw) {
            assert_eq!(Record::parse(&read.0.write()), Ok(read));
            sound += 1;
        }
    }
    assert!(sound > 50);
}

fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hakkyoi"))
        .arg("referee")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Fails if the command reads no input and has already ended.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

const SOUND: &str = "[Game \"tricks\"]
[East-Hand \"G1 G5 W4 R1 R3 B1 R4 B3\"]
[West-Hand \"W1 G2 R2 G3 B5 G4 W2 R5\"]

R3=W2 G1-G3 B5-B1
";

#[test]
fn command_prints_the_expected_findings_and_exits_with_1_if_any_record_is_unsound() {
    let path = vectors("tricks.records");
    let output = run(&[path.to_str().unwrap()], b"");
    assert_eq!(output.status.code(), Some(1));
    agree(GameId::Tricks, &lines(&output));
}

#[test]
fn sound_records_exit_with_0() {
    let output = run(&["-"], SOUND.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(lines(&output)[0]["kimarite"], "hikiotoshi");
    assert_eq!(
        run(&["-"], b"").status.code(),
        Some(0),
        "an empty file is sound"
    );
}

#[test]
fn unreadable_file_exits_with_2_after_the_others_are_judged() {
    let output = run(&["no-such-file", "-"], SOUND.as_bytes());
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(lines(&output).len(), 1);
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-file"));
    let output = run(&["-"], b"\xff\xfe");
    assert_eq!(output.status.code(), Some(2), "not UTF-8");
    assert!(!output.stderr.is_empty());
}

#[test]
fn unknown_game_is_reported_with_its_token() {
    let output = run(
        &["-"],
        b"[Game \"chess\"]\n\n1. e4\n\n[Game \"slam\"]\n\n1. E+YK\n",
    );
    assert_eq!(output.status.code(), Some(1));
    let lines = lines(&output);
    assert_eq!(
        (&lines[0]["game"], &lines[0]["token"]),
        (&Value::Null, &"chess".into())
    );
    assert_eq!(
        (&lines[1]["game"], &lines[1]["line"]),
        (&"slam".into(), &5.into())
    );
}
