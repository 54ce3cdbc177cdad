//! Positions with and without forced wins, found by `examples/rim.rs`. Yokozuna misses no forced win, and an exhaustive search without the
//! solver's short cuts confirms the positions.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use ai::{
    Level, Opponent,
    momentum::{
        Memory,
        forced::Forced,
        tables::{Stand, Tables},
        thinking::Question,
    },
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Game, Side, Viewer,
    momentum::{Disks, Hex, Kimarite, Momentum, Position, SideLength},
};

const FOUND: &str = include_str!("forced/momentum.txt");

struct Known {
    bout: Momentum,
    /// The number of the mover's own turns after which the mover wins; `None` if more than three.
    wins: Option<u8>,
}

fn numbers<const N: usize, T: std::str::FromStr>(text: &str) -> [T; N] {
    let read: Vec<T> = text
        .split(',')
        .map(|word| word.parse().ok().expect("a number"))
        .collect();
    read.try_into().ok().expect("the right count of numbers")
}

fn known() -> impl Iterator<Item = Known> {
    FOUND.lines().map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let [side, own, mine, other, theirs, turns] = words[..] else {
            panic!("{line}");
        };
        let hex = |text| {
            let [q, r] = numbers(text);
            Hex::new(q, r)
        };
        let side = SideLength::new(side.parse().unwrap()).unwrap();
        let disks = [mine, theirs].map(|text| Disks::new(numbers(text)).unwrap());
        let at = [hex(own), hex(other)];
        let position = Position::new(side, Side::East, at, disks).unwrap();
        Known {
            bout: Momentum::standing(position),
            wins: Some(turns.parse().unwrap()).filter(|&turns| turns > 0),
        }
    })
}

#[test]
fn yokozuna_misses_no_forced_win() {
    let mut memory = Memory::default();
    let mut seen = [0; 4];
    for (number, Known { bout, wins }) in known().enumerate() {
        let view = bout.view(Viewer::Seat(Side::East.into()));
        let question = Question::of(&view, &mut memory).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let level = Level::Yokozuna;
        let action = Momentum::decide(&view, (), level, &mut rng, &mut memory).unwrap();
        let mut position = *bout.position();
        let ended = position.play(&action, |_, _| ()).unwrap();
        match wins {
            None => assert_ne!(ended, Some(Kimarite::Push)),
            Some(1) => assert_eq!(ended, Some(Kimarite::Push), "{position:?}"),
            Some(turns) => {
                assert_eq!(ended, None);
                let next = question.after(&action, &mut memory).unwrap();
                let tables = memory.tables(position.side());
                assert!(!tables.wins(next), "{position:?}");
                assert!(Forced::new(tables, u64::MAX).lost(next, turns - 1));
            }
        }
        seen[usize::from(wins.unwrap_or(0))] += 1;
    }
    assert!(seen.iter().all(|&seen| seen >= 30), "{seen:?}");
}

/// Whether the mover wins within that many of its own turns, by exhaustive search.
fn wins(tables: &mut Tables, at: Stand, turns: u8) -> bool {
    if tables.wins(at) {
        return true;
    }
    turns > 1
        && tables.turns(at).into_iter().any(|next| {
            !tables.wins(next)
                && tables
                    .turns(next)
                    .into_iter()
                    .all(|answer| wins(tables, answer, turns - 1))
        })
}

#[test]
fn exhaustive_search_confirms_the_positions() {
    let mut memory = Memory::default();
    for (number, known) in known().enumerate() {
        let question = Question::in_bout(&known.bout, &mut memory).unwrap();
        let tables = memory.tables(question.position.side());
        let within = |tables: &mut Tables, turns| wins(tables, question.at, turns);
        let turns = known.wins.unwrap_or(4);
        for shorter in 1..turns.min(3) {
            assert!(!within(tables, shorter), "{:?}", question.position);
        }
        // Searching three turns takes long, so only some positions are checked that deep.
        if turns < 3 || number % 16 == 0 {
            assert_eq!(within(tables, turns.min(3)), known.wins.is_some());
        }
    }
}

#[test]
fn tables_find_an_immediate_win_exactly_when_the_rules_do() {
    let mut memory = Memory::default();
    for Known { bout, .. } in known().step_by(3) {
        let question = Question::in_bout(&bout, &mut memory).unwrap();
        let pushes = |ending: &rules::momentum::Ending| ending.kimarite == Some(Kimarite::Push);
        let by_the_rules = bout.position().endings().iter().any(pushes);
        let tables = memory.tables(question.position.side());
        assert_eq!(tables.wins(question.at), by_the_rules);
    }
}
