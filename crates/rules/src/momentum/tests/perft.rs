//! Perft counts the turns in two ways.

use std::collections::HashMap;

use super::*;
use crate::{
    perft::{Counted, Counts, Perft},
    record::{RawRecord, split},
};

impl Perft for Momentum {
    /// Counts in two ways: every way of writing a turn, and only turns with different ends. To save time, it counts on from each end once
    /// and multiplies by the number of ways to reach it.
    fn compare(&self, raw: &RawRecord, place: &str) {
        let expected = Counts::told(raw, ["Steps", "Ends"]);
        let depth = expected.steps.len();
        let [mut written, mut different] = [(); 2].map(|()| Counts::to_depth(depth));
        turns(self.position(), 1, 0, &mut written, &mut different);
        assert_eq!(written, expected, "{place}");
        let expected = Counts::told(raw, ["Results", "Result-Ends"]);
        assert_eq!(different, expected, "{place}");
    }
}

#[test]
fn counts_begin_on_every_board() {
    let raws = split(Momentum::COUNTS);
    let sides: Vec<SideLength> = raws
        .iter()
        .map(|raw| Record::<Momentum>::read(raw).unwrap().0.config.side)
        .collect();
    assert_eq!(sides, SideLength::ALL);
    for raw in &raws {
        assert_eq!(Counts::told(raw, ["Steps", "Ends"]).steps.len(), 2);
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
