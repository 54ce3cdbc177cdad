//! The way from the shortcut of an installed page to what goes on.

use rules::GameId;
use yew::prelude::*;

use crate::ui::{data::app_context::AppContext, routes::Route, stage};

/// Goes to the unfinished bout, or home if there are several or none.
#[component]
pub fn GoOn() -> Html {
    let app = use_context::<AppContext>();
    use_effect_with((), move |()| {
        let unfinished = |game: &GameId| {
            let store = app.as_ref().map(|app| &app.store);
            let waiting = store.and_then(|store| stage::waiting(store, *game));
            waiting.is_some_and(|waiting| !waiting.digest.over)
        };
        let mut unfinished = GameId::ALL.into_iter().filter(unfinished);
        match (unfinished.next(), unfinished.next()) {
            (Some(game), None) => Route::Bout(game).go_instead(),
            _ => Route::Home.go_instead(),
        }
    });
    Html::default()
}
