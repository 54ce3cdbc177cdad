use rules::record::Record;

use super::*;

/// The coach's statements about each turn are true.
#[test]
fn wrestlers_stand_where_the_coach_says() {
    let (record, _) = Record::<Track>::parse(Track::LESSON).unwrap();
    let places = (1..=record.steps.len()).map(|steps| {
        let state = record.replay(steps, &mut ()).unwrap();
        state.position()
    });
    // Four spaces, five back to the learner's own 1, six to their 5, and eight more, past the end.
    assert!(places.eq([4, -1, 5, 13]));
    let before_the_last = record.replay(3, &mut ()).unwrap();
    let lowest = [1, 4, 5]
        .map(|theirs| (6 - theirs) * theirs)
        .into_iter()
        .min();
    assert!(
        before_the_last.position() + lowest.unwrap() > 8,
        "the 6 wins against every card"
    );
}
