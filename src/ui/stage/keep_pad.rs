//! The offer of a scorepad to a guest, after a bout that counts.

use basho::Book;
use rules::Seat;
use store::Store;
use yew::prelude::*;

use crate::ui::{browser::random, data::book, parts::button, words::t};

/// Offers a guest a scorepad, which takes along the bout with that id. `onkept` gets the wrestler's id, `refused` a message for the player.
pub(super) fn keep_pad(
    (book, bout): (&Book, u64),
    (seat, name): &(Seat, String),
    store: &Store,
    onkept: &Callback<(Seat, u32)>,
    refused: &Callback<String>,
) -> Html {
    let keep = {
        let (store, seat, name) = (store.clone(), *seat, name.clone());
        let (onkept, refused) = (onkept.clone(), refused.clone());
        Callback::from(move |_: MouseEvent| {
            match book::take_along(&store, bout, seat, &name, random::seed() as u32) {
                Ok(id) => onkept.emit((seat, id)),
                Err(why) => refused.emit(why),
            }
        })
    };
    let (question, answer) = if book.named(name).is_some() {
        (t!("keep-pad-known", name), t!("keep-pad-known-do"))
    } else {
        (t!("keep-pad", name), t!("keep-pad-do"))
    };
    html! {
        <div key={seat.index()} class="keep-pad"><p>{ question }</p>{ button("btn btn-line", answer, keep) }</div>
    }
}
