//! What the sheets over a bout show.

use bout::games::slam::Model;
use yew::prelude::*;

use super::{
    score::worth_as,
    words::{mode_name, rope_words},
};
use crate::ui::{
    parts::{Sheet, p},
    routes::Route,
    words::t,
};

/// A sheet that only this game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKind {
    /// The table options of the ring.
    Ring,
}

/// The current table options.
pub(super) fn ring_options(model: &Model, onclose: Callback<()>) -> Html {
    let rope = model.rope();
    let on = |on: bool| if on { t!("slam-yes") } else { t!("slam-no") };
    let options = [
        (t!("slam-modes"), mode_name(model.mode())),
        (t!("slam-ring"), rope_words(rope, model.bout().round())),
        (t!("slam-shrinking"), on(rope.shrinking)),
        (t!("slam-blindfold"), on(rope.blindfold)),
    ];
    html! {
        <Sheet id="s-ring" heading={t!("slam-ring")} {onclose}>
            <dl class="prose ring-options">
                { for options.into_iter().map(|(what, how)| html! { <><dt>{ what }</dt><dd>{ how }</dd></> }) }
            </dl>
            <p class="note">{ t!("slam-ring-stands") }</p>
            <div class="sheet-acts">
                <a class="btn btn-line" href={Route::Fairness.fragment()}>{ t!("slam-fairness-way") }</a>
            </div>
        </Sheet>
    }
}

/// The quick reference.
pub(super) fn quick() -> Html {
    html! {
        <>
            <div class="prose">
                { p(t!("slam-quick", what = "throws")) }
                { p(t!("slam-quick", what = "keep")) }
                { p(t!("slam-quick", what = "outside")) }
                { p(t!("slam-quick", what = "basho")) }
                { p(t!("slam-quick", what = "nokkuauto")) }
            </div>
            { worth_as("worth-quick", None) }
        </>
    }
}
