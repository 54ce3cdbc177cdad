use rules::{Enumerate, test_every_game};

use crate::{
    BoutGame, Msg,
    model::practice::tests::{begun, played, some_choice},
};

/// After undo, the same choices meet the same luck and the same answers.
fn same_again<G: BoutGame + Enumerate>() {
    let over = played(begun::<G>(true), &some_choice);
    let mut back = over.clone();
    let mut number = 0;
    while back.can_undo() {
        back = back.after(Msg::Undo);
        number += 1;
        // A replay from every fourth choice, and from the first one.
        if number % 4 == 0 || !back.can_undo() {
            let again = played(back.clone(), &some_choice);
            assert_eq!(again.record(&[]), over.record(&[]));
        }
    }
    assert!(number > 1, "only {number} choices");
}

test_every_game!(same_again);
