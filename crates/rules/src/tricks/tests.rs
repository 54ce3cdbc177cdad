//! Tests for every rule of the game.
//!
//! Bouts are given in record notation: the two hands, then tachiai `G5=W3` and tricks `R5-R1`.

mod laws;
mod moves;
mod perft;
mod record;
mod setup;
mod sight;
mod tachiai;
mod trick;

use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::record::{Record, Refused};

const EAST: Side = Side::East;
const WEST: Side = Side::West;

/// Two hands that many tests use. W1 W3 B3 B4 stay unseen.
const EAST_HAND: &str = "G5 G1 R5 R4 R3 W2 W4 B1";
const WEST_HAND: &str = "G4 G2 G3 R2 R1 W5 B5 B2";

/// A generator that gives the same numbers in every run and on every machine.
fn rng(seed: u64) -> Xoshiro256PlusPlus {
    rand::SeedableRng::seed_from_u64(seed)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

fn moves(list: &[Kimarite]) -> KimariteSet {
    let mut set = KimariteSet::default();
    for &kimarite in list {
        set.insert(kimarite);
    }
    set
}

/// Collects every event.
#[derive(Default)]
struct Told(Vec<Event>);

impl Sink<Tricks> for Told {
    fn note(&mut self, _: &Tricks, event: Event) {
        self.0.push(event);
    }
}

fn read(
    throws: Throws,
    hands: [&str; 2],
    tokens: &str,
) -> Result<(Record<Tricks>, Tricks), Refused<Tricks>> {
    let [east, west] = hands;
    Record::parse(&format!(
        "[Game \"tricks\"]\n[East-Hand \"{east}\"]\n[West-Hand \"{west}\"]\n[Throws \"{}\"]\n{tokens}",
        throws.slug(),
    ))
}

/// The bout after these moves.
fn bout(hands: [&str; 2], tokens: &str) -> Tricks {
    read(Throws::Either, hands, tokens).unwrap().1
}

/// The bout between [`EAST_HAND`] and [`WEST_HAND`] after these moves.
fn usual(tokens: &str) -> Tricks {
    bout([EAST_HAND, WEST_HAND], tokens)
}

/// The events of the last step of these moves, and the state after it.
fn last_step(hands: [&str; 2], tokens: &str) -> (Vec<Event>, Tricks) {
    let (record, state) = read(Throws::Either, hands, tokens).unwrap();
    let mut before = record.replay(record.steps.len() - 1, &mut ()).unwrap();
    let mut told = Told::default();
    before
        .apply(*record.steps.last().unwrap(), &mut told)
        .unwrap();
    assert_eq!(before, state);
    (told.0, state)
}

/// A bout in which a trick is about to be led: the wrestlers' position, the leader and both hands.
fn standing(position: i8, leader: Side, east: &str, west: &str) -> Tricks {
    Tricks {
        position,
        phase: Phase::Lead(leader),
        hands: [cards(east), cards(west)],
        ..Tricks::new(&Config::default())
    }
}

/// Plays a trick such as `R5-R1` and returns the events of the follower's step.
fn play(state: &mut Tricks, trick: &str) -> Vec<Event> {
    let mut told = Told::default();
    for step in crate::record::Notation::read_token(state, trick).unwrap() {
        told.0.clear();
        state.apply(step, &mut told).unwrap();
    }
    told.0
}

/// Why a step is refused; checks that it changes nothing and emits no event.
fn refusal(state: &Tricks, step: Step<Tricks>) -> StepError<Illegal> {
    let mut after = *state;
    let mut told = Told::default();
    let error = after.apply(step, &mut told).unwrap_err();
    assert_eq!((&after, told.0.len()), (state, 0));
    error
}

fn one(seat: Side, text: &str) -> Step<Tricks> {
    Step::Act(Joint::One(seat.into(), card(text)))
}

fn both(east: &str, west: &str) -> Step<Tricks> {
    Step::Act(Joint::Both([card(east), card(west)]))
}

/// All pairs of different cards.
fn pairs() -> impl Iterator<Item = (Card, Card)> {
    Card::all().flat_map(|a| Card::all().filter(move |&b| a != b).map(move |b| (a, b)))
}
