//! A page that is hidden while somebody looks.

use super::*;

#[test]
fn hidden_page_covers_both_hands() {
    let looks = does(&begun(1), EAST, Gesture::Look(true));
    let both = does(&looks, WEST, Gesture::Look(true));
    assert!(Seat::PAIR.iter().all(|&seat| both.edge(seat).looks()));
    let hidden = both.after(Msg::Hidden);
    assert!(!Seat::PAIR.iter().any(|&seat| hidden.edge(seat).looks()));
}
