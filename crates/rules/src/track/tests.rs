//! Tests for every rule of the game.
//!
//! Bouts are given in record notation: the variants, the swaps, then turns such as `6=3`.

mod cards;
mod laws;
mod numbers;
mod perft;
mod record;
mod referee;
mod tactics;
mod variants;

use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::{
    Determinize, Outcome,
    record::{Record, Refused},
};

const EAST: Side = Side::East;
const WEST: Side = Side::West;

/// A generator that gives the same numbers in every run and on every machine.
fn rng(seed: u64) -> Xoshiro256PlusPlus {
    rand::SeedableRng::seed_from_u64(seed)
}

fn play(text: &str) -> Play {
    text.parse().unwrap()
}

fn number(n: u8) -> Number {
    Number::new(n).unwrap()
}

fn cards(text: &str) -> CardSet {
    let card = |letters: &str| match letters {
        "M" => Card::Master,
        _ => play(letters).card(),
    };
    text.split_whitespace().map(card).collect()
}

/// What the owner's last card did, for a Kantō to repeat; `-` for no last card.
fn deed(text: &str) -> Option<Deed> {
    match text {
        "-" => None,
        _ => Deed::of(play(text), None),
    }
}

/// Collects every event.
#[derive(Default)]
struct Told(Vec<Event>);

impl Sink<Track> for Told {
    fn note(&mut self, _: &Track, event: Event) {
        self.0.push(event);
    }
}

fn read(
    variant: &str,
    swaps: Option<[&str; 2]>,
    tokens: &str,
) -> Result<(Record<Track>, Track), Refused<Track>> {
    let tags = swaps.map_or_else(String::new, |[east, west]| {
        format!("[East-Swaps \"{east}\"]\n[West-Swaps \"{west}\"]\n")
    });
    Record::parse(&format!(
        "[Game \"track\"]\n[Variant \"{variant}\"]\n{tags}{tokens}"
    ))
}

/// The bout in this variant after these turns.
fn bout(variant: &str, tokens: &str) -> Track {
    read(variant, None, tokens).unwrap().1
}

/// The tactical bout after these swaps and turns.
fn tactical(swaps: [&str; 2], tokens: &str) -> Track {
    read("tactical", Some(swaps), tokens).unwrap().1
}

/// A standard bout with the counter on that space and every card in each hand, whose last cards did `last`.
fn standing(position: i8, last: [Option<Deed>; 2]) -> Track {
    Track {
        position,
        last,
        hands: [CardSet::from_bits(u16::MAX); 2],
        held: 13,
        ..Track::STANDARD
    }
}

/// Plays a turn such as `6=3` and returns the events after the reveal.
fn turn(state: &mut Track, token: &str) -> Vec<Event> {
    let mut told = Told::default();
    for step in crate::record::Notation::read_token(state, token).unwrap() {
        state.apply(step, &mut told).unwrap();
    }
    assert!(matches!(told.0.remove(0), Event::Revealed { .. }));
    told.0
}

/// Where two plays move the counter.
fn moved(position: i8, plays: [Play; 2], last: [Option<Deed>; 2]) -> i8 {
    Track::moved(position, plays, last)
}

/// Why a step is refused; checks that it changes nothing and emits no event.
fn refusal(state: &Track, step: Step<Track>) -> StepError<Illegal> {
    let mut after = *state;
    let mut told = Told::default();
    let error = after.apply(step, &mut told).unwrap_err();
    assert_eq!((&after, told.0.len()), (state, 0));
    error
}

fn both(east: &str, west: &str) -> Step<Track> {
    Step::Act(Joint::Both(
        [east, west].map(|text| Action::own(play(text))),
    ))
}

fn swap(east: Swaps, west: Swaps) -> Step<Track> {
    Step::Act(Joint::Both([east, west].map(Action::Swap)))
}

fn swaps(numbers: &[u8]) -> Swaps {
    Swaps::of(numbers.iter().map(|&n| number(n))).unwrap()
}
