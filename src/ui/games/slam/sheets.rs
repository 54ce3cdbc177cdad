//! The sheets that open over a bout.

use yew::prelude::*;

use super::{
    bout::OnStage,
    model::Model,
    score::worth_as,
    words::{mode_name, rope_words},
};
use crate::{
    rules::{GameId, slam::Slam},
    ui::{
        parts::{Sheet, log_list, p},
        routes::Route,
        stage::{BoutUi as _, menu_sheet},
        words::t,
    },
};

/// Which sheet is open over the bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKind {
    /// The table options of the ring.
    Ring,
    /// The log of the bout.
    Log,
    /// The quick reference.
    Rules,
    /// Settings, and the ways to leave the bout.
    Menu,
}

/// The open sheet.
pub(super) fn sheet(kind: SheetKind, on: &OnStage) -> Html {
    let onclose = on.show_sheet.reform(|()| None);
    match kind {
        SheetKind::Ring => ring(&on.model, onclose),
        SheetKind::Log => {
            let lines = on.story.iter();
            let lines = lines.map(|(event, _)| (None, Slam::line(on, event)));
            html! {
                <Sheet id="s-log" heading={t!("log")} {onclose}>{ log_list(lines) }</Sheet>
            }
        }
        SheetKind::Rules => quick(onclose),
        SheetKind::Menu => menu_sheet::<Slam>(&on.sits(false), Html::default(), onclose),
    }
}

/// The current table options.
fn ring(model: &Model, onclose: Callback<()>) -> Html {
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
pub(super) fn quick(onclose: Callback<()>) -> Html {
    html! {
        <Sheet id="s-rules" heading={t!("quick")} kanji={t!("slam-kanji")} {onclose}>
            <div class="prose">
                { p(t!("slam-quick", what = "throws")) }
                { p(t!("slam-quick", what = "keep")) }
                { p(t!("slam-quick", what = "outside")) }
                { p(t!("slam-quick", what = "basho")) }
                { p(t!("slam-quick", what = "nokkuauto")) }
            </div>
            { worth_as("worth-quick", None) }
            <div class="sheet-acts">
                <a class="btn btn-line" href={Route::Rules(GameId::Slam).fragment()}>{ t!("rules-link") }</a>
            </div>
        </Sheet>
    }
}
