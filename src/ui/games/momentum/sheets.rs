//! The sheets that open over a bout.

use yew::prelude::*;

use super::words::log_line;
use crate::{
    rules::{
        GameId,
        momentum::{Event, Momentum},
    },
    ui::{
        parts::{Sheet, log_list, p},
        routes::Route,
        stage::{MenuSeating, menu_sheet},
        words::t,
    },
};

/// Which sheet is open over the bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKind {
    /// The log of the bout.
    Log,
    /// The quick reference.
    Rules,
    /// Settings, and the ways to leave the bout.
    Menu,
}

/// The open sheet.
pub(super) fn sheet(
    kind: SheetKind,
    story: &[Event],
    names: &[String; 2],
    sits: &MenuSeating,
    onsheet: &Callback<Option<SheetKind>>,
) -> Html {
    let onclose = onsheet.reform(|()| None);
    match kind {
        SheetKind::Log => html! {
            <Sheet id="s-log" heading={t!("log")} {onclose}>
                { log_list(story.iter().map(|event| log_line(event, names))) }
            </Sheet>
        },
        SheetKind::Rules => quick(onclose),
        SheetKind::Menu => menu_sheet::<Momentum>(sits, Html::default(), onclose),
    }
}

/// The quick reference.
pub(super) fn quick(onclose: Callback<()>) -> Html {
    html! {
        <Sheet id="s-rules" heading={t!("quick")} kanji={t!("momentum-kanji")} {onclose}>
            <div class="prose">
                { p(t!("momentum-quick-lean")) }
                { p(t!("momentum-quick-walk")) }
                { p(t!("momentum-quick-push")) }
                { p(t!("momentum-quick-stays")) }
                { p(t!("momentum-quick-draw")) }
            </div>
            <div class="sheet-acts">
                <a class="btn btn-line" href={Route::Rules(GameId::Momentum).fragment()}>{ t!("rules-link") }</a>
            </div>
        </Sheet>
    }
}
