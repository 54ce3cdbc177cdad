//! Every statement of the rule page, as a test.
//!
//! Bouts are told in the words of the record format: the variants, the swaps, then turns `6=3`.

mod cards;
mod laws;
mod numbers;
mod referee;
mod tactics;
mod variants;

use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::rules::{
    Determinize, Outcome,
    record::{Record, Refused},
};

const EAST: Seat = Seat::EAST;
const WEST: Seat = Seat::WEST;

/// A generator that gives the same numbers in each run and on each machine.
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

/// What a Kantō finds as its owner's last card: `-` for none.
fn deed(text: &str) -> Option<Deed> {
    match text {
        "-" => None,
        _ => Deed::of(play(text), None),
    }
}

/// Takes note of every event.
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

/// A bout with the counter there and every card in each hand, when the seats' last cards did this.
fn standing(position: i8, last: [Option<Deed>; 2]) -> Track {
    Track {
        position,
        last,
        hands: [CardSet::from_bits(u16::MAX); 2],
        held: 13,
        ..Track::STANDARD
    }
}

/// Plays a turn `6=3` and gives back what is told after the cards are revealed.
fn turn(state: &mut Track, token: &str) -> Vec<Event> {
    let mut told = Told::default();
    for step in crate::rules::record::Notation::read_token(state, token).unwrap() {
        state.apply(step, &mut told).unwrap();
    }
    assert!(matches!(told.0.remove(0), Event::Revealed { .. }));
    told.0
}

/// Where two plays, written as in records, move the counter.
fn moved(position: i8, plays: [Play; 2], last: [Option<Deed>; 2]) -> i8 {
    Track::moved(position, plays, last)
}

/// What a step is refused with; checks that it changes and tells nothing.
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
