//! A bout of the archive, to look at again.

use yew::prelude::*;

use crate::ui::{
    data::{app_context::AppContext, book},
    games,
    parts::{bar, way},
    routes::Route,
    words::t,
};

#[derive(Properties, PartialEq)]
pub(super) struct ArchivedBoutProps {
    /// The bout's id in the book.
    pub(super) id: u64,
}

/// The review of a bout of the archive, as the book had it when the page opened.
#[component]
pub(super) fn ArchivedBout(props: &ArchivedBoutProps) -> Html {
    let app = use_context::<AppContext>();
    let bout = use_memo((), |()| book::find(&app?.store, props.id));
    let record = use_memo((), |()| {
        let bout = bout.as_ref().as_ref()?;
        bout.game.known().zip(bout.text())
    });
    if let Some((game, record)) = &*record {
        return games::review_of(*game, record);
    }
    let why = if bout.is_some() {
        t!("bout-unreadable")
    } else {
        t!("bout-gone")
    };
    html! {
        <main class="page leaf-page">
            { bar(t!("bouts-kanji"), &t!("bouts"), None, way(Route::Bouts, "log", t!("bouts"))) }
            <p class="empty">{ why }</p>
        </main>
    }
}
