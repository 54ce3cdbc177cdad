//! Tests for every rule of the game. Bouts are written as in records.

mod basho;
mod hikiwake;
mod laws;
mod nokkuauto;
mod perft;
mod positions;
mod record;
mod table;
mod turn;

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::*;
use crate::{
    Sample,
    record::{Notation, Record, result},
};

const AKI: Seat = Seat::EAST;
const BO: Seat = Seat::WEST;

/// A generator that gives the same numbers in every run and on every machine.
fn rng(seed: u64) -> Xoshiro256PlusPlus {
    SeedableRng::seed_from_u64(seed)
}

fn seat(place: u8) -> Seat {
    Seat::try_from(place).unwrap()
}

/// A config with that many players.
fn config(players: usize, mode: Mode) -> Config {
    let names = ["Aki", "Bo", "Cy", "Dai", "Emi", "Fuji", "Gen", "Hana"];
    Config {
        players: names[..players]
            .iter()
            .copied()
            .map(str::to_owned)
            .collect(),
        mode,
    }
}

fn play(config: &Config, tokens: &str) -> Slam {
    let record = Record::<Slam>::new(config.clone()).write();
    let record = record.replace("[Result \"*\"]\n", "") + tokens;
    Record::<Slam>::parse(&record).unwrap().1
}

/// A basho of that many players after these tokens.
fn basho(players: usize, tokens: &str) -> Slam {
    play(&config(players, Mode::Basho), tokens)
}

/// A nokkuauto of that many players after these tokens.
fn nokkuauto(players: usize, tokens: &str) -> Slam {
    play(&config(players, Mode::Nokkuauto), tokens)
}

fn landing(token: &str) -> Landing {
    let falls: Vec<Fall> = token.chars().filter_map(Fall::from_letter).collect();
    Landing(falls.try_into().unwrap())
}

/// Collects every event and checks it against the state.
#[derive(Default)]
struct Told(Vec<Event>);

impl Sink<Slam> for Told {
    fn note(&mut self, state: &Slam, event: Event) {
        match event {
            Event::Landed { landing, throw, .. } => {
                assert_eq!(state.lies(), Some(landing), "the state after the event");
                assert_eq!(state.throws(), throw);
            }
            Event::Scored { seat, total, .. } => assert_eq!(state.total(seat), total),
            Event::Tied { seats } => assert_eq!(state.tied().unwrap().len(), seats.len()),
            Event::Threw { seat, fall } => {
                assert!(state.tied().unwrap().contains(&(seat, Some(fall))));
            }
            Event::Left { seat, round } => {
                assert_eq!((state.out().last(), state.round()), (Some(&seat), round));
            }
            Event::Won { seat } => assert_eq!(state.winner(), Some(seat)),
        }
        self.0.push(event);
    }
}

/// The events of these tokens, played from that state.
fn told(mut state: Slam, tokens: &str) -> Vec<Event> {
    let mut told = Told::default();
    for token in tokens.split_whitespace() {
        for step in state.read_token(token).unwrap() {
            assert_eq!(state.apply(step, &mut told), Ok(()));
        }
    }
    told.0
}

/// Why a step is refused; checks that it changes nothing and emits no event.
fn refusal(state: &Slam, step: Step<Slam>) -> StepError<Illegal> {
    let (mut after, mut told) = (state.clone(), Told::default());
    let error = after.apply(step, &mut told).unwrap_err();
    assert_eq!((&after, told.0.len()), (state, 0));
    error
}

#[test]
fn ring_is_read_from_the_rope_tag() {
    let ring = |rope: Option<&str>, round| {
        let rope = rope.map_or(String::new(), |rope| format!("[Rope \"{rope}\"]\n"));
        let text = format!("[Game \"slam\"]\n[Players \"Aki, Bo\"]\n{rope}\n");
        let (record, _) = Record::<Slam>::parse(&text).unwrap();
        let Ring { shape, size } = Ring::of_record(&record, round);
        (shape, size.percent())
    };
    assert_eq!(ring(None, 1), (Shape::Circle, 100));
    assert_eq!(ring(Some("oval 70"), 3), (Shape::Oval, 70));
    assert_eq!(
        ring(Some("eight 80 shrinking blindfold"), 3),
        (Shape::Eight, 60)
    );
    assert_eq!(ring(Some("drawn 1,2 3,4"), 1), (Shape::Circle, 100));
    assert_eq!(
        ring(Some("drawn 1,2 3,4 shrinking"), 2),
        (Shape::Circle, 90)
    );
    assert_eq!(ring(Some("oval 65"), 1), (Shape::Circle, 100));
}
