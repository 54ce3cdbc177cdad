//! The bales in the ring.

use yew::prelude::*;

use crate::ui::{parts::drawing, words::t};

/// So many bales in a row, in words and as a drawing.
pub(super) fn bales(left: u8) -> Html {
    let bale = |place: u8| {
        let x = (100 * u32::from(place)).to_string();
        html! { <use href={drawing("bales.svg#bale")} {x} /> }
    };
    html! {
        <section class="bales-pic" aria-label={t!("bales-ring")}>
            <svg viewBox="0 0 700 100" aria-hidden="true">{ for (0..left).map(bale) }</svg>
            <p>{ t!("bales-left", number = left) }</p>
        </section>
    }
}
