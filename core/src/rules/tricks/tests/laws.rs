//! The laws that every game must keep.

use super::*;
use crate::rules::laws::{self, Checked};

/// One deal, one reveal, and seven tricks of two cards; each further reveal costs a trick.
const MOST_STEPS: usize = 1 + 1 + 14;

#[test]
fn random_bouts_keep_the_laws() {
    let cards: Vec<Card> = Card::all().collect();
    let mut rng = rng(1);
    for throws in [Throws::Either, Throws::Follower] {
        let bout = |_| laws::hold::<Tricks, _>(&Config { throws }, &cards, MOST_STEPS, &mut rng);
        let bouts: Vec<Checked> = (0..300).map(bout).collect();
        let longest = bouts.iter().map(|bout| bout.steps).max();
        assert!(longest >= Some(10), "random bouts get far: {longest:?}");
        let all: Checked = bouts.into_iter().sum();
        // The public cannot tell one deal from another.
        assert!(all.outcomes >= 300, "{all:?}");
        // After the deal a hand is hidden from each of the three viewers. Only an opponent's last card cannot be compared, because no
        // different hand can play it.
        let hidden = 3 * (all.steps - 300);
        assert!(all.compared * 100 >= hidden * 98, "{all:?}");
    }
}

#[test]
fn row_holds_the_most_reveals() {
    let mut row = Row::EMPTY;
    (0..MOST_REVEALS).for_each(|item| row.push(item));
    assert!(row.iter().eq(0..MOST_REVEALS));
}
