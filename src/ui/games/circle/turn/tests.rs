use bout::Table;
use rules::{Viewer, circle::Circle};

use super::*;

/// The trace of a record's last turn, and who is drawn over the other.
fn traced(tokens: &str) -> (Trace, Side) {
    let table = Table::<Circle>::of(&format!("[Game \"circle\"]\n\n{tokens}\n")).unwrap();
    let story: Vec<(Event, View)> = table.story(Viewer::Public).collect();
    let turn = last_turn(&story).unwrap();
    let board = story.last().unwrap().1.board;
    (trace(board, &turn.came), turn.above())
}

#[test]
fn push_out_leaves_both_moves_and_ends_outside() {
    let won = "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK E:YK";
    let (trace, above) = traced(won);
    let [(Side::East, _, to), (Side::West, from, out)] = trace.moves[..] else {
        panic!("{trace:?}");
    };
    assert_eq!((to, trace.over, above), (from, false, Side::West));
    assert_eq!(Place::new(out.0, out.1), None);
}

#[test]
fn lift_goes_over_the_other_who_is_drawn_below() {
    let lifted = "1. E+TK,OD,HK W+YK,TD,HK TK=YK E+YT W+OD 2. OD=TD E>5";
    let (trace, above) = traced(lifted);
    let [(Side::East, from, to)] = trace.moves[..] else {
        panic!("{trace:?}");
    };
    assert_eq!((trace.over, above), (true, Side::East));
    let apart = (to.0 - from.0).abs().max((to.1 - from.1).abs());
    assert_eq!(apart, 2);
}

#[test]
fn only_the_last_action_leaves_a_trace() {
    // West's Yorikiri goes one circle first, then East's Tsukidashi two.
    let (trace, _) = traced("1. E+TK,OD,HK W+YK,TD,HK TK=YK");
    let own = trace.moves.iter().find(|(who, ..)| *who == Side::East);
    let &(_, from, to) = own.unwrap();
    assert_eq!((to.0 - from.0).abs(), 2, "{trace:?}");
    // Both cards of this turn do nothing.
    let (trace, _) = traced("1. E+HK,YK,UH W+HK,UH,YK HK=HK");
    assert_eq!(trace, Trace::default());
}
