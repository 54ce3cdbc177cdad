use rules::record::Record;

use super::*;

/// The coach's statements about each turn are true.
#[test]
fn wrestlers_stand_where_the_coach_says() {
    let (record, last) = Record::<Track>::parse(Track::LESSON).unwrap();
    let places = (1..record.steps.len()).map(|steps| {
        let state = record.replay(steps, &mut ()).unwrap();
        state.position()
    });
    // Four spaces, none, five back to the learner's own 1, four to their 3, and their last space.
    assert!(places.eq([4, 4, -1, 3, 8]));
    assert!(last.position() > 8, "pushed off");
    let before_the_last = record.replay(5, &mut ()).unwrap();
    assert!(
        before_the_last.forced().is_some(),
        "the last turn plays itself"
    );
}
