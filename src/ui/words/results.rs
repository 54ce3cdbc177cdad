//! How a bout ended, and how many bouts a choice wins, in a sentence.

use ai::{hundredths, tenths};
use rules::Seat;

use super::{list, t};

/// Who beat whom, or between whom it was drawn. `names`: the players', by seat.
pub fn who_won(mut names: Vec<String>, winner: Option<Seat>) -> String {
    match winner {
        Some(winner) if winner.index() < names.len() => {
            let winner = names.remove(winner.index());
            t!("bout-beat", winner, others = list(&names))
        }
        _ => t!("bout-drawn", names = list(&names)),
    }
}

/// For a hint, from a share of bouts (0 to 1).
pub fn wins_of_10(share: f32) -> String {
    t!("hint-share", tenths = tenths(share))
}

/// For a review, from a share of bouts (0 to 1), on the scale on which it tells what choices cost.
pub fn wins_of_100(share: f32) -> String {
    t!("review-share", wins = hundredths(share))
}
