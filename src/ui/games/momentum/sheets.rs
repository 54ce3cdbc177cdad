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
        stage::{Sits, menu_sheet, rules_way},
        words::t,
    },
};

/// Which sheet is open over the bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// The log of the bout.
    Log,
    /// The quick reference.
    Rules,
    /// Settings, and the ways to leave the bout.
    Menu,
}

/// The open sheet.
pub(super) fn sheet(
    laid: Laid,
    story: &[Event],
    names: &[String; 2],
    sits: &Sits,
    onlay: &Callback<Option<Laid>>,
) -> Html {
    let onclose = onlay.reform(|()| None);
    match laid {
        Laid::Log => html! {
            <Sheet id="s-log" heading={t!("log")} {onclose}>
                { log_list(story.iter().map(|event| log_line(event, names))) }
            </Sheet>
        },
        Laid::Rules => quick(onclose),
        Laid::Menu => {
            let rules = onlay.reform(|_: MouseEvent| Some(Laid::Rules));
            menu_sheet::<Momentum>(sits, rules_way(sits, rules), onclose)
        }
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
