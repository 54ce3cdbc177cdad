//! A wrestler on a board seen from above: a round card (menko) with the wrestler's face.

use yew::prelude::*;

use super::art::drawing;

/// The circle to which every [`menko`] cuts its face. The document holds it once, because an id must not repeat.
pub fn menko_clip() -> Html {
    html! {
        <svg class="menko-clip" aria-hidden="true"><clipPath id="menko-face"><circle r="28.5" /></clipPath></svg>
    }
}

/// The card, with its middle at the origin. Its radius is 40 units of the drawing.
pub fn menko() -> Html {
    html! {
        <>
            <circle class="mk-drop" cx="1.5" cy="3" r="40" />
            <circle class="mk-rim" r="39" /><circle class="mk-dot" r="34.5" /><circle class="mk-in" r="29.5" />
            <g clip-path="url(#menko-face)"><use href={drawing("art.svg#w-bust")} x="-36" y="-33" width="72" height="72" /></g>
        </>
    }
}
