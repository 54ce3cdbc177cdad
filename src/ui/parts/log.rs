//! What has happened, in sentences.

use yew::prelude::*;

use super::Sign;
use crate::rules::Seat;

/// Sentences, each with the sign of the seat that it is about, if it is about one.
pub fn log_list(lines: impl Iterator<Item = (Option<Seat>, String)>) -> Html {
    let lines = lines.map(|(seat, line)| {
        html! {
            <li>
                if let Some(seat) = seat {
                    <Sign {seat} />
                } else {
                    <span></span>
                }
                <span>{ line }</span>
            </li>
        }
    });
    html! { <ol class="log">{ for lines }</ol> }
}
