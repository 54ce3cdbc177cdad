//! Whole bouts written out state by state: the turn, the legal actions, and what each viewer sees and is told.
//!
//! The bouts are in `crates/rules/tests/playthroughs/<game>.records`. A change in the rules, the views or the events shows as a readable difference
//! in `crates/rules/tests/playthroughs/<game>.txt`. `UPDATE_GOLDEN=1 cargo test --test playthroughs` rewrites these files.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

use std::{env, fmt::Write, fs, path::Path};

use rules::{
    self, Enumerate, Game, Sink, Viewer, games,
    record::{Notation, RawRecord, Record, result, split},
    test_every_game,
};

/// A game's bouts.
trait Played: Notation + Enumerate {
    /// Their records.
    const BOUTS: &'static str;
}

macro_rules! played {
    ($($Game:ident: $slug:ident, $name:literal;)*) => {
        $(
            impl Played for rules::$slug::$Game {
                const BOUTS: &'static str =
                    include_str!(concat!("playthroughs/", stringify!($slug), ".records"));
            }
        )*
    };
}

games!(played!);

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

fn playthrough<G: Played>(raw: &RawRecord) -> String {
    let (record, _) = Record::<G>::read(raw).unwrap();
    assert!(!record.steps.is_empty(), "line {}", raw.line);
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

fn bouts_go_as_written<G: Played>() {
    let file = format!("tests/playthroughs/{}.txt", G::ID.slug());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
    let bouts = split(G::BOUTS);
    let found: Vec<String> = bouts.iter().map(playthrough::<G>).collect();
    assert!(!found.is_empty(), "{file} has no bouts");
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
    assert_eq!(
        expected.lines().count(),
        found.lines().count(),
        "{file}: UPDATE_GOLDEN=1 writes it"
    );
}

test_every_game!(bouts_go_as_written);
