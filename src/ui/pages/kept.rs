//! A bout of the archive, to look at again.

use yew::prelude::*;

use crate::ui::{
    app_context::AppContext,
    book, games,
    parts::{bar, way},
    routes::Route,
    words::t,
};

/// The id of the bout.
#[derive(Properties, PartialEq)]
pub struct KeptProps {
    /// The bout's id.
    pub id: u64,
}

/// The review of a bout of the archive.
#[component]
pub fn KeptPage(props: &KeptProps) -> Html {
    let app = use_context::<AppContext>();
    let bout = use_memo(props.id, move |&id| {
        let bout = app.and_then(|app| book::find(&app.store, id))?;
        Some((bout.game.known()?, bout.text()?))
    });
    match &*bout {
        Some((game, text)) => games::review_of(*game, text),
        None => html! {
            <main class="page leaf-page">
                { bar(t!("bouts-kanji"), &t!("bouts"), None, way(Route::Bouts, "log", t!("bouts"))) }
                <p class="empty">{ t!("bout-gone") }</p>
            </main>
        },
    }
}
