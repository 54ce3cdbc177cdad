//! The laws that every game keeps.

use super::*;
use crate::rules::laws;

/// One deal, one reveal, seven tricks of two cards; each further reveal costs a trick.
const MOST_STEPS: usize = 1 + 1 + 14;

#[test]
fn random_bouts_keep_the_laws() {
    let cards: Vec<Card> = Card::all().collect();
    let mut rng = rng(1);
    for throws in [Throws::Either, Throws::Follower] {
        let steps = |_| laws::hold::<Tricks, _>(&Config { throws }, &cards, MOST_STEPS, &mut rng);
        let longest = (0..300).map(steps).max();
        assert!(longest >= Some(10), "random bouts reach far: {longest:?}");
    }
}

#[test]
fn playing_rows_are_long_enough_for_every_bout() {
    let mut row = Row::EMPTY;
    (0..MOST_REVEALS).for_each(|item| row.push(item));
    assert!(row.iter().eq(0..MOST_REVEALS));
}
