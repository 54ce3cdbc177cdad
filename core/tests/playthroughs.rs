//! Whole bouts written out state by state: the turn, the legal actions, and what each viewer sees and is told.
//!
//! A change in the rules, the views or the events shows as a readable difference in `core/tests/playthroughs/<game>.txt`.
//! `UPDATE_GOLDEN=1 cargo test --test playthroughs` rewrites the files.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

use std::{env, fmt::Write, fs, path::Path};

use hakkyoi_core::rules::{
    Enumerate, Game, Sink, Viewer,
    circle::Circle,
    momentum::Momentum,
    record::{Notation, Record, result},
    slam::Slam,
    track::Track,
    tricks::Tricks,
};

/// Every seat at the table and the public, each with its name.
fn viewers<G: Game>(config: &G::Config) -> Vec<(String, Viewer)> {
    let seats = G::table(config);
    let seats = seats
        .iter()
        .map(|seat| (seat.to_string(), Viewer::Seat(seat)));
    seats
        .chain([("Public".to_owned(), Viewer::Public)])
        .collect()
}

/// The events of one step.
struct Told<G: Game>(Vec<G::Event>);

impl<G: Game> Sink<G> for Told<G> {
    fn note(&mut self, _: &G, event: G::Event) {
        self.0.push(event);
    }
}

fn show<G: Notation + Enumerate>(config: &G::Config, state: &G, out: &mut String) {
    writeln!(out, "turn: {:?}; result: {}", state.turn(), result(state)).unwrap();
    for seat in G::table(config).iter() {
        let actions: Vec<G::Action> = state.actions(seat).collect();
        // In momentum, a turn can be written in thousands of ways.
        if let [first, second, .., last] = &*actions
            && actions.len() > 100
        {
            let number = actions.len();
            writeln!(
                out,
                "{seat} may play {number}: {first:?}, {second:?} … {last:?}"
            )
            .unwrap();
        } else if !actions.is_empty() {
            writeln!(out, "{seat} may play: {actions:?}").unwrap();
        }
    }
    let all = state.view(Viewer::Public);
    let viewers = viewers::<G>(config);
    if viewers.iter().all(|&(_, viewer)| state.view(viewer) == all) {
        writeln!(out, "all see: {all:?}").unwrap();
        return;
    }
    for (name, viewer) in viewers {
        writeln!(out, "{name} sees: {:?}", state.view(viewer)).unwrap();
    }
}

fn tell<G: Game>(config: &G::Config, event: &G::Event, out: &mut String) {
    let viewers = viewers::<G>(config);
    let told = viewers.iter().map(|&(_, viewer)| G::redact(event, viewer));
    let told: Vec<Option<G::Event>> = told.collect();
    if told.iter().all(|told| told.as_ref() == Some(event)) {
        writeln!(out, "all are told: {event:?}").unwrap();
        return;
    }
    for ((name, _), event) in viewers.iter().zip(told) {
        if let Some(event) = event {
            writeln!(out, "{name} is told: {event:?}").unwrap();
        }
    }
}

fn playthrough<G: Notation + Enumerate>(text: &str) -> String {
    let (record, _) = Record::<G>::parse(text).unwrap();
    let mut out = record.write();
    let mut state = G::new(&record.config);
    out.push_str("\n== the beginning\n");
    show(&record.config, &state, &mut out);
    for (place, &step) in record.steps.iter().enumerate() {
        writeln!(out, "\n== step {}: {step:?}", place + 1).unwrap();
        let mut told = Told(Vec::new());
        state.apply(step, &mut told).unwrap();
        for event in &told.0 {
            tell::<G>(&record.config, event, &mut out);
        }
        show(&record.config, &state, &mut out);
    }
    out
}

fn check<G: Notation + Enumerate>(texts: &[&str]) {
    let file = format!("tests/playthroughs/{}.txt", G::ID.slug());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
    let found: Vec<String> = texts.iter().map(|text| playthrough::<G>(text)).collect();
    let found = found.join("\n\n");
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, found).unwrap();
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    let lines = || expected.lines().zip(found.lines()).enumerate();
    if let Some((line, (expected, found))) = lines().find(|(_, (a, b))| a != b) {
        assert_eq!(expected, found, "{file}, line {}", line + 1);
    }
    assert_eq!(expected.lines().count(), found.lines().count(), "{file}");
}

/// A tie, a seat that is out of a colour, a push to the edge and back, and an end where both perform a move and the lower one loses.
#[test]
fn tricks() {
    check::<Tricks>(&[r#"[Game "tricks"]
[East-Hand "G5 R5 R4 W1 G2 B3 B5 R1"]
[West-Hand "G1 R2 R3 W5 W4 W3 B1 G3"]
[East "Tetsu"]
[West "Kaze"]

1. W1=G1 2. R5=R3 3. G5-G3 4. R1-R2 5. W5-B3 6. W4-G2
"#]);
}

/// A standard game that ends in a tie; a win by position with a Kantō that repeats a Katasukashi, a Sumo Master and a card of the
/// referee's; an oshi-dashi game in which the hands are taken back, to a push-off.
#[test]
fn track() {
    check::<Track>(&[
        r#"[Game "track"]
[East "Tetsu"]
[West "Kaze"]

1. 1=1 2. 2=2 3. 5=4 4. 4=5 5. 3=3 6. 6=6
"#,
        r#"[Game "track"]
[Variant "zero tactical"]
[East-Swaps "4 5"]
[West-Swaps "2 6"]

1. 6=5 2. S=1 3. K=MY 4. 0=G 5. 2=*3 6. 3=4
"#,
        r#"[Game "track"]
[Variant "oshi-dashi"]

1. 1=1 2. 2=2 3. 5=5 4. 4=4 5. 3=3 6. 6=6 7. 3=6
"#,
    ]);
}

/// An annulment, a Hikkake with its follow-up, a Kimedashi and its priority, a Mamorite, a Tsukidashi taken back and its substitute, and a
/// pile that runs out in the middle of a draw.
#[test]
fn circle() {
    check::<Circle>(&[
        r#"[Game "circle"]
[East "Tetsu"]
[West "Kaze"]

1. E+KD,MM,TK W+KD,MM,YT MM=YT E>5 W>9 E+TD W+YK
2. KD=MM W>7 E+HK W+UH TK=KD E:HK E:TD
"#,
        r#"[Game "circle"]

1. E+TP,UH,MM W+TP,UH,MM TP=TP E+HK W+HK UH=UH E+YK W+YK MM=MM E+YT W+YT
2. YK=YK E+OD W+OD YT=YT E+TD W+TD OD=OD E+KD W+KD HK=TD E:KD E+TK E+UH
"#,
    ]);
}

/// A push off the board; a fall in a bout that West begins; a draw by repetition.
#[test]
fn momentum() {
    check::<Momentum>(&[
        r#"[Game "momentum"]
[East "Tetsu"]
[West "Kaze"]

1. B>F,B>F:VLR 2. FL>F,-:RVL 3. FR>F,-:LRV
"#,
        r#"[Game "momentum"]
[Side "6"]
[First "west"]

1. -,F>B:RVL 2. BR>FL,B>F:LVR 3. F>B,-:VRL
"#,
        r#"[Game "momentum"]

1. B>F,F>B:VRL 2. -,-:LRV 3. -,-:RVL 4. F>BL,BL>F:LRV
"#,
    ]);
}

/// A basho with one wrestler outside, both outside, three throws and the end; a nokkuauto of three players with two tie-breaks, the first
/// in two passes.
#[test]
fn slam() {
    check::<Slam>(&[
        r#"[Game "slam"]
[Players "Aki, Bo"]

1. CC . 2. BK ab OS 3. SB a HB b SB 4. OO
"#,
        r#"[Game "slam"]
[Players "Aki, Bo"]

1. CC . 2. SO 3. CC .
"#,
        r#"[Game "slam"]
[Players "Aki, Bo, Cy"]
[Mode "nokkuauto"]

1. SB . 2. SB . 3. BS . S B B O H 4. OK 5. KK ab BK b OK O H
"#,
    ]);
}
