//! Perft: counts all sequences of steps from some positions, and compares them with counts made without this project's code
//! (`crates/rules/tests/perft/<game>.txt`).

use std::collections::BTreeMap;

use super::{
    Enumerate, Joint, Seat, Side, Step, Turn,
    record::{Notation, RawRecord, Record, result, split},
};
use crate::{games, test_every_game};

/// What perft must know of a game besides its rules.
pub(crate) trait Perft: Notation + Enumerate {
    /// Every chance that is possible in this state, if one is due. A game whose positions lead to no chance step lists none.
    fn chances(&self) -> Vec<Self::Chance> {
        Vec::new()
    }

    /// Compares the counts from this state, to which `raw` leads, with its tags. `place` is where `raw` is written.
    fn compare(&self, raw: &RawRecord, place: &str) {
        let expected = Counts::told(raw, ["Steps", "Ends"]);
        let deepest = expected.steps.len();
        let mut found = Counts::to_depth(deepest);
        found.count(self, 0, deepest);
        assert_eq!(found, expected, "{place}");
    }
}

/// A game's counts.
pub(crate) trait Counted {
    /// The text of the file.
    const COUNTS: &'static str;
}

macro_rules! counted {
    ($($Game:ident: $slug:ident, $name:literal;)*) => {
        $(
            impl Counted for super::$slug::$Game {
                const COUNTS: &'static str =
                    include_str!(concat!("../tests/perft/", stringify!($slug), ".txt"));
            }
        )*
    };
}

games!(counted!);

#[derive(Default, PartialEq, Debug)]
pub(crate) struct Counts {
    /// The number of sequences of one step, of two steps, and so on.
    pub(crate) steps: Vec<u64>,
    /// The number of bouts that end, by result.
    pub(crate) ends: BTreeMap<String, u64>,
}

impl Counts {
    /// No sequences of up to `depth` steps yet.
    pub(crate) fn to_depth(depth: usize) -> Self {
        Self {
            steps: vec![0; depth],
            ends: BTreeMap::new(),
        }
    }

    /// The counts in these two tags of a record.
    pub(crate) fn told(raw: &RawRecord, [steps, ends]: [&str; 2]) -> Self {
        let value = |name: &str| &*raw.tags.get(name).unwrap().value;
        let ends = value(ends).split(", ").filter(|end| !end.is_empty());
        Self {
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

    fn count<G: Perft>(&mut self, state: &G, depth: usize, deepest: usize) {
        if depth > 0 {
            self.steps[depth - 1] += 1;
        }
        if matches!(state.turn(), Turn::Over(_)) {
            *self.ends.entry(result(state)).or_default() += 1;
        }
        if depth == deepest {
            return;
        }
        for step in steps(state) {
            let mut next = state.clone();
            assert_eq!(next.apply(step, &mut ()), Ok(()));
            self.count(&next, depth + 1, deepest);
        }
    }
}

/// Every legal step.
fn steps<G: Perft>(state: &G) -> Vec<Step<G>> {
    let actions = |seat: Seat| state.actions(seat).collect::<Vec<_>>();
    let seats = match state.turn() {
        Turn::Act(seats) => seats,
        Turn::Chance => {
            let chances = state.chances();
            assert!(!chances.is_empty(), "no chance is listed: {state:?}");
            return chances.into_iter().map(Step::Chance).collect();
        }
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

fn counts_agree_with_the_file<G: Perft + Counted>() {
    let raws = split(G::COUNTS);
    assert!(!raws.is_empty());
    for raw in &raws {
        let place = format!("tests/perft/{}.txt, line {}", G::ID.slug(), raw.line);
        let (_, state) = Record::<G>::read(raw).unwrap();
        state.compare(raw, &place);
    }
}

test_every_game!(counts_agree_with_the_file);
