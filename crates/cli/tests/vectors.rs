//! Compares the referee's findings with those of an implementation that shares no code with this one.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use rules::{
    self, games,
    record::{
        Notation, Record,
        packed::{Alphabet, pack, unpack},
        referee, split,
    },
    test_every_game,
};
use serde_json::Value;

/// A game's vectors.
trait Vectors: Notation {
    /// The path of the records.
    const FILE: &'static str;
    /// Records, sound and damaged.
    const RECORDS: &'static str;
    /// What the referee finds in each record, a line of JSON for each.
    const EXPECTED: &'static str;
}

macro_rules! vectors {
    ($($Game:ident: $slug:ident, $name:literal;)*) => {
        $(
            impl Vectors for rules::$slug::$Game {
                const FILE: &'static str = concat!(
                    env!("CARGO_MANIFEST_DIR"), "/tests/vectors/", stringify!($slug), ".records"
                );
                const RECORDS: &'static str =
                    include_str!(concat!("vectors/", stringify!($slug), ".records"));
                const EXPECTED: &'static str =
                    include_str!(concat!("vectors/", stringify!($slug), ".expected.jsonl"));
            }
        )*
    };
}

games!(vectors!);

fn agree<G: Vectors>(printed: &[Value]) {
    let game = G::ID;
    let expected: Vec<Value> = G::EXPECTED
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

fn referee_agrees_with_the_vectors<G: Vectors>() {
    let findings: Vec<Value> = referee(G::RECORDS)
        .iter()
        .map(|finding| serde_json::to_value(finding).unwrap())
        .collect();
    agree::<G>(&findings);
}

fn sound_records_round_trip<G: Vectors>() {
    let mut sound = 0;
    for raw in split(G::RECORDS) {
        if let Ok(read) = Record::<G>::read(&raw) {
            assert_eq!(raw.game, Some(G::ID));
            assert_eq!(Record::parse(&read.0.write()), Ok(read));
            sound += 1;
        }
    }
    assert!(sound > 50, "{sound}");
}

/// How long the text is as a part of an address that escapes what has a meaning there.
fn escaped(text: &str) -> usize {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte);
    text.bytes()
        .map(|byte| if is_plain(byte) { 1 } else { 3 })
        .sum()
}

/// Prints the median lengths: `cargo test --test vectors link -- --nocapture`.
fn records_come_back_from_links_of_less_than_a_third<G: Vectors>() {
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for raw in split(G::RECORDS) {
        if let Ok((mut record, _)) = Record::<G>::read(&raw) {
            let names = [("East", "Tetsu"), ("West", "Yokozuna")];
            record.tags = names.map(|(tag, name)| (tag.into(), name.into())).into();
            let text = record.write();
            for alphabet in [Alphabet::Link, Alphabet::Stored] {
                let packed = pack(&text, alphabet).unwrap();
                assert_eq!(unpack(&packed, alphabet).as_ref(), Ok(&text));
            }
            before.push(escaped(&text));
            after.push(pack(&text, Alphabet::Link).map_or(0, |link| link.len()));
        }
    }
    let [before, after] = [&mut before, &mut after].map(|lengths| {
        lengths.sort_unstable();
        lengths[lengths.len() / 2]
    });
    println!("{:?}: {before} characters escaped, {after} packed", G::ID);
    assert!(3 * after < before);
}

test_every_game!(
    referee_agrees_with_the_vectors,
    sound_records_round_trip,
    records_come_back_from_links_of_less_than_a_third
);

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

fn command_prints_the_expected_findings_and_exits_with_1_if_any_record_is_unsound<G: Vectors>() {
    let output = run(&[G::FILE], b"");
    assert_eq!(output.status.code(), Some(1));
    agree::<G>(&lines(&output));
}

test_every_game!(command_prints_the_expected_findings_and_exits_with_1_if_any_record_is_unsound);

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
