//! The log of a bout, in sentences.

use rules::Side;
use yew::prelude::*;

use super::{explained, seat_sign};

/// A list of sentences, the newest first; a sentence about a seat has the seat's sign.
pub fn log_list(lines: impl DoubleEndedIterator<Item = (Option<Side>, String)>) -> Html {
    let lines = lines.rev().map(|(seat, line)| {
        html! {
            <li>
                if let Some(seat) = seat {
                    { seat_sign(seat) }
                } else {
                    <span></span>
                }
                <span>{ explained(line) }</span>
            </li>
        }
    });
    html! { <ol class="log">{ for lines }</ol> }
}
