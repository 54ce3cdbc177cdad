//! The offer of a scorepad to a guest, after a bout that counts.

use yew::prelude::*;

use crate::{
    rules::Seat,
    ui::{app_context::AppContext, book, parts::button, random, words::t},
};

/// Who may want a scorepad.
#[derive(Properties, PartialEq)]
pub(super) struct KeepPadProps {
    /// The id of the bout that has just ended.
    pub(super) bout: u64,
    /// The guest's seat in it.
    pub(super) seat: Seat,
    /// The guest's name.
    pub(super) name: String,
    /// Whether a wrestler has the name already.
    pub(super) known: bool,
    /// Called when the guest got a scorepad, with the wrestler's id.
    pub(super) onkept: Callback<(Seat, u32)>,
}

/// Offers a guest a scorepad, which takes the bout along.
#[component]
pub(super) fn KeepPad(props: &KeepPadProps) -> Html {
    let app = use_context::<AppContext>();
    let refused = use_state_eq(|| None::<String>);
    let keep = {
        let (bout, seat, name) = (props.bout, props.seat, props.name.clone());
        let (onkept, refused) = (props.onkept.clone(), refused.setter());
        Callback::from(move |_: MouseEvent| {
            let Some(app) = &app else { return };
            match book::take_along(&app.store, bout, seat, &name, random::seed() as u32) {
                Ok(id) => onkept.emit((seat, id)),
                Err(why) => refused.set(Some(why)),
            }
        })
    };
    let (question, answer) = if props.known {
        (
            t!("keep-pad-known", name = &props.name),
            t!("keep-pad-known-do"),
        )
    } else {
        (t!("keep-pad", name = &props.name), t!("keep-pad-do"))
    };
    html! {
        <div class="keep-pad">
            <p role="status">{ (*refused).clone().unwrap_or(question) }</p>
            { button("btn btn-line", answer, keep) }
        </div>
    }
}
