//! The laws that every game must keep.

use super::*;
use crate::laws::{
    Checked,
    bouts::{Trial, Tried, longest},
};

/// Bouts of each config.
const BOUTS: usize = 300;
/// One deal, one reveal, and seven tricks of two cards; each further reveal costs a trick.
const MOST_STEPS: usize = 1 + 1 + 14;

impl Tried for Tricks {
    fn trials() -> Vec<Trial<Self>> {
        let trial = |throws| Trial {
            config: Config { throws },
            actions: Card::all().collect(),
            most_steps: MOST_STEPS,
            bouts: BOUTS,
        };
        [Throws::Either, Throws::Follower].map(trial).into()
    }

    fn enough(bouts: &[Checked]) {
        assert!(longest(bouts) >= 10, "{}", longest(bouts));
        let all: Checked = bouts.iter().copied().sum();
        // The public cannot tell one deal from another.
        assert!(all.outcomes >= BOUTS, "{all:?}");
        // After the deal a hand is hidden from each of the three viewers. Only an opponent's last card cannot be compared, because no
        // different hand can play it.
        let hidden = 3 * (all.steps - BOUTS);
        assert!(all.compared * 100 >= hidden * 98, "{all:?}");
    }
}

#[test]
fn row_holds_the_most_reveals() {
    let mut row = Row::EMPTY;
    (0..MOST_REVEALS).for_each(|item| row.push(item));
    assert!(row.iter().eq(0..MOST_REVEALS));
}
