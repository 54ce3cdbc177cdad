//! A bout of the archive, to look at again.

use yew::prelude::*;

use crate::ui::{
    app_context::AppContext,
    book, games,
    parts::{bar, way},
    routes::{Route, fragment},
    words::t,
};

/// The review of the bout of the archive that the address names.
pub(super) fn archived_bout(app: Option<AppContext>) -> Html {
    let bout = match Route::from_fragment(&fragment()) {
        Route::ArchivedBout(id) => app.and_then(|app| book::find(&app.store, id)),
        _ => None,
    };
    let is_there = bout.is_some();
    let review = bout.and_then(|bout| Some(games::review_of(bout.game.known()?, &bout.text()?)));
    review.unwrap_or_else(|| {
        let why = if is_there {
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
    })
}
