//! The same throws give the same flights, to the bit. These tests check it natively, `tests/e2e` in the browsers' worker.
//!
//! Each line of `crates/physics/tests/flights/golden.txt` is a toss: the request as the page would send it (hexadecimal), how the wrestlers come to
//! rest, the number of frames, and the FNV-1a hash of the whole answer's bytes. `UPDATE_GOLDEN=1` rewrites the file; then measure the
//! landing table again, too.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

use std::{env, fmt::Write as _, fs};

use physics::{
    Outline, Pose, Throw, Toss,
    asking::{Ask, Reply, Request},
    landings::rings,
};

const GOLDEN: &str = "tests/flights/golden.txt";
const FLIGHTS: u32 = 60;

/// The tosses, each with its line: all rings and many throws, of both wrestlers, of one at another who lies there, and of one alone.
fn tosses() -> impl Iterator<Item = (Request, String)> {
    let rings: Vec<_> = rings().map(|(_, ring)| Outline::of(ring)).collect();
    let mut lain: [Option<Pose>; 2] = [None; 2];
    (0..FLIGHTS).map(move |id| {
        let number = i32::try_from(id).unwrap();
        let throw = |of: i32| {
            Some(Throw {
                aim: i16::try_from((number * 53 + of * 90) % 400 - 200).unwrap(),
                strength: u16::try_from(350 + (number * 37 + of * 110) % 350).unwrap(),
                spin: i16::try_from((number * 41 + of * 70) % 201 - 100).unwrap(),
                seed: id.wrapping_mul(0x9e37_79b9) ^ of.unsigned_abs(),
            })
        };
        let (throws, lies) = match id % 6 {
            2 => ([throw(1), None], [None, lain[1]]),
            4 => ([None, throw(2)], [lain[0], None]),
            5 => ([throw(1), None], [None; 2]),
            _ => ([throw(1), throw(2)], [None; 2]),
        };
        let outline = rings[(id as usize * 11 + 6) % rings.len()].clone();
        let ask = Ask::Toss(Toss {
            outline,
            throws,
            lies,
        });
        let request = Request { id, ask };
        let bytes = postcard::to_allocvec(&request).unwrap();
        let mut line: String = hex(&bytes);
        request.clone().answer(|answer| {
            let Reply::Flight(flight) = &answer.reply else {
                return;
            };
            let fallen = flight.rest.map(|rest| rest.map(|(_, fall)| fall.letter()));
            let landing: String = fallen.map(|fall| fall.unwrap_or('-')).iter().collect();
            let hash = fnv(&postcard::to_allocvec(answer).unwrap());
            write!(line, " {landing} {} {hash:08x}", flight.frames.len()).unwrap();
            lain = flight.rest.map(|rest| rest.map(|(pose, _)| pose));
        });
        (request, line)
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").unwrap();
        text
    })
}

/// FNV-1a with 32 bits, because it is one line in JavaScript, too.
fn fnv(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

#[test]
fn flights_match_the_golden_file() {
    let lines: Vec<String> = tosses().map(|(_, line)| line).collect();
    let text = lines.join("\n") + "\n";
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(GOLDEN, text).unwrap();
        return;
    }
    let golden = fs::read_to_string(GOLDEN).unwrap();
    for (number, (own, golden)) in lines.iter().zip(golden.lines()).enumerate() {
        assert_eq!(own, golden, "flight {number}");
    }
    assert_eq!(text, golden);
}

#[test]
fn golden_flights_include_every_fall() {
    let golden = fs::read_to_string(GOLDEN).unwrap();
    let landings: Vec<&str> = golden
        .lines()
        .filter_map(|line| line.split(' ').nth(1))
        .collect();
    assert_eq!(landings.len(), FLIGHTS as usize);
    for letter in ['C', 'H', 'S', 'B', 'K', 'O', '-'] {
        let has = |landing: &&&str| landing.contains(letter);
        assert!(landings.iter().any(|landing| has(&landing)), "{letter}");
    }
}

#[test]
fn worker_messages_round_trip_through_postcard() {
    for (request, _) in tosses().take(6) {
        let bytes = postcard::to_allocvec(&request).unwrap();
        assert_eq!(postcard::from_bytes::<Request>(&bytes).unwrap(), request);
        request.answer(|answer| {
            let bytes = postcard::to_allocvec(answer).unwrap();
            assert_eq!(
                &postcard::from_bytes::<physics::asking::Answer>(&bytes).unwrap(),
                answer
            );
        });
    }
}
