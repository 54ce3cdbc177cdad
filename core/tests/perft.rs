//! Perft: counts all sequences of steps from some positions, and compares them with counts made without this project's code
//! (`core/tests/perft/<game>.txt`).

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

use std::{
    collections::{BTreeMap, HashMap},
    fs,
    path::Path,
};

use hakkyoi_core::rules::{
    Enumerate, Game, Joint, Seat, Side, Step, Turn,
    circle::{CardSet, Circle, Draw},
    momentum::{Kimarite, Momentum, Position},
    record::{Notation, RawRecord, Record, result, split},
    slam::{self, Fall, Landing, Slam},
    track::Track,
    tricks::Tricks,
};

#[derive(Default, PartialEq, Debug)]
struct Counts {
    /// The number of sequences of one step, of two steps, and so on.
    steps: Vec<u64>,
    /// The number of bouts that end, by result.
    ends: BTreeMap<String, u64>,
}

impl Counts {
    fn count<G: Notation + Enumerate>(
        &mut self,
        state: &G,
        chances: fn(&G) -> Vec<G::Chance>,
        depth: usize,
        deepest: usize,
    ) {
        if depth > 0 {
            self.steps[depth - 1] += 1;
        }
        if matches!(state.turn(), Turn::Over(_)) {
            *self.ends.entry(result(state)).or_default() += 1;
        }
        if depth == deepest {
            return;
        }
        for step in steps(state, chances) {
            let mut next = state.clone();
            assert_eq!(next.apply(step, &mut ()), Ok(()));
            self.count(&next, chances, depth + 1, deepest);
        }
    }
}

/// Every legal step.
fn steps<G: Enumerate>(state: &G, chances: fn(&G) -> Vec<G::Chance>) -> Vec<Step<G>> {
    let actions = |seat: Seat| state.actions(seat).collect::<Vec<_>>();
    let seats = match state.turn() {
        Turn::Act(seats) => seats,
        Turn::Chance => return chances(state).into_iter().map(Step::Chance).collect(),
        Turn::Over(_) => return Vec::new(),
    };
    if seats.len() == 1 {
        let seat = seats.iter().next().unwrap();
        let one = |action| Step::Act(Joint::One(seat, action));
        return actions(seat).into_iter().map(one).collect();
    }
    let [east, west] = Side::PAIR.map(|side| actions(side.into()));
    let both = |e| west.iter().map(move |&w| Step::Act(Joint::Both([e, w])));
    east.into_iter().flat_map(both).collect()
}

/// The name and the text of the file with the game’s counts.
fn counts<G: Notation>() -> (String, String) {
    let file = format!("tests/perft/{}.txt", G::ID.slug());
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file)).unwrap();
    (file, text)
}

/// The counts in these two tags of a record.
fn expected(raw: &RawRecord, [steps, ends]: [&str; 2]) -> Counts {
    let value = |name: &str| &*raw.tags.get(name).unwrap().value;
    let ends = value(ends).split(", ").filter(|end| !end.is_empty());
    Counts {
        steps: value(steps)
            .split(' ')
            .map(|n| n.parse().unwrap())
            .collect(),
        ends: ends
            .map(|end| end.rsplit_once(' ').unwrap())
            .map(|(end, times)| (end.to_owned(), times.parse().unwrap()))
            .collect(),
    }
}

/// Compares the counts. `chances` lists every chance that is possible in a state.
fn check<G: Notation + Enumerate>(chances: fn(&G) -> Vec<G::Chance>) {
    let (file, text) = counts::<G>();
    let raws = split(&text);
    assert!(!raws.is_empty());
    for raw in &raws {
        let (_, state) = Record::<G>::read(raw).unwrap();
        let expected = expected(raw, ["Steps", "Ends"]);
        let deepest = expected.steps.len();
        let mut found = Counts {
            steps: vec![0; deepest],
            ..Counts::default()
        };
        found.count(&state, chances, 0, deepest);
        assert_eq!(found, expected, "{file}, line {}", raw.line);
    }
}

#[test]
fn tricks() {
    check::<Tricks>(|_| Vec::new());
}

#[test]
fn track() {
    check::<Track>(|_| Vec::new());
}

/// Every landing, or every fall in a tie-break.
fn falls(state: &Slam) -> Vec<slam::Chance> {
    match state.due() {
        Some(slam::Due::Throw { .. }) => Landing::all().map(slam::Chance::Landing).collect(),
        Some(slam::Due::TieBreak { .. }) => Fall::ALL.map(slam::Chance::Fall).to_vec(),
        None => Vec::new(),
    }
}

#[test]
fn slam() {
    check::<Slam>(falls);
}

/// Every hand that may be drawn.
fn draws(state: &Circle) -> Vec<Draw> {
    let Some((seat, due)) = state.draw() else {
        return Vec::new();
    };
    let sets = (0..=CardSet::ALL.bits()).map(CardSet::from_bits);
    let fits = |cards: &CardSet| cards.len() == due && cards.without(state.pile(seat)).is_empty();
    sets.filter(fits)
        .map(|cards| Draw { seat, cards })
        .collect()
}

#[test]
fn circle() {
    check::<Circle>(draws);
}

/// Counts to depth 2 in two ways: every way of writing a turn, and only turns with different ends. To save time, it counts on from each end
/// once and multiplies by the number of ways to reach it.
#[test]
fn momentum() {
    let (file, text) = counts::<Momentum>();
    let raws = split(&text);
    assert_eq!(raws.len(), 3, "one for each board");
    for raw in &raws {
        let (_, state) = Record::<Momentum>::read(raw).unwrap();
        let [mut written, mut different] = [(); 2].map(|()| Counts {
            steps: vec![0; 2],
            ..Counts::default()
        });
        turns(state.position(), 1, 0, &mut written, &mut different);
        let line = raw.line;
        assert_eq!(
            written,
            expected(raw, ["Steps", "Ends"]),
            "{file}, line {line}"
        );
        let ends = expected(raw, ["Results", "Result-Ends"]);
        assert_eq!(different, ends, "{file}, line {line}");
    }
}

/// Counts the turns from a position that `ways` sequences reach: every way of writing them in `written`, and each different end once in
/// `different`.
fn turns(
    position: &Position,
    ways: u64,
    depth: usize,
    written: &mut Counts,
    different: &mut Counts,
) {
    let state = Momentum::standing(*position);
    let seat = position.mover().into();
    let mut ends: HashMap<Position, u64> = HashMap::new();
    for action in state.actions(seat) {
        let mut after = state.clone();
        let done = after.apply(Step::Act(Joint::One(seat, action)), &mut ());
        assert_eq!(done, Ok(()));
        *ends.entry(*after.position()).or_default() += ways;
    }
    let endings = position.endings();
    assert_eq!(endings.len(), ends.len());
    for end in endings {
        let ways = ends[&end.position];
        written.steps[depth] += ways;
        different.steps[depth] += 1;
        if let Some(kimarite) = end.kimarite {
            let winner = end.position.winner().unwrap().slug();
            let how = match kimarite {
                Kimarite::Push => "push",
                Kimarite::Fall => "fall",
            };
            let result = format!("{winner} {how}");
            *written.ends.entry(result.clone()).or_default() += ways;
            *different.ends.entry(result).or_default() += 1;
        } else if depth + 1 < written.steps.len() {
            turns(&end.position, ways, depth + 1, written, different);
        }
    }
}
