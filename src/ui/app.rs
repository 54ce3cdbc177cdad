//! The page’s root component: store, settings, and the screen that the address asks for.

use gloo_events::EventListener;
use yew::prelude::*;

use super::{
    desk::Desk,
    games::tricks,
    pages::{BanzukePage, DataPage, Home, Nowhere, ScorepadPage, WrestlersPage, rules_list},
    routes::Route,
    settings::{SETTINGS, Settings, show_theme},
    words::t,
};
use crate::store::Store;

/// The whole page.
#[component]
pub fn App() -> Html {
    let store = use_memo((), |()| {
        let store = Store::open();
        tricks::settle(&store);
        store
    });
    let settings = {
        let store = store.clone();
        use_state(move || store.load(&SETTINGS).unwrap_or_default())
    };
    let route = use_state(Route::current);
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "hashchange", move |_| route.set(Route::current()))
            });
            move || drop(listener)
        });
    }
    use_effect_with(settings.theme, |&theme| show_theme(theme));
    use_effect_with(*route, |&route| show_title(route));
    let set = {
        let (store, settings) = (store.clone(), settings.clone());
        Callback::from(move |next: Settings| {
            // A refused setting holds until the page is closed; the bout page says when the browser keeps nothing.
            let _ = store.save(&SETTINGS, &next);
            settings.set(next);
        })
    };
    let desk = Desk {
        store: (*store).clone(),
        settings: *settings,
        set,
    };
    html! {
        <ContextProvider<Desk> context={desk}>
            { screen(*route) }
        </ContextProvider<Desk>>
    }
}

fn screen(route: Route) -> Html {
    match route {
        Route::Home => html! { <Home /> },
        Route::TricksSetup => html! { <tricks::SetupPage /> },
        Route::Tricks => html! { <tricks::BoutPage /> },
        Route::TricksReview => html! { <tricks::ReviewPage /> },
        Route::Record => html! { <tricks::RecordPage /> },
        Route::Rules => rules_list(),
        Route::TricksRules => tricks::rules_page(),
        Route::TricksLesson => tricks::lesson_page(),
        Route::Wrestlers => html! { <WrestlersPage /> },
        Route::Scorepad(keeper) => html! { <ScorepadPage key={keeper.slug()} {keeper} /> },
        Route::Banzuke => html! { <BanzukePage /> },
        Route::Data => html! { <DataPage /> },
        Route::Nowhere => html! { <Nowhere /> },
    }
}

fn show_title(route: Route) {
    let title = match route {
        Route::Home => t!("app-name"),
        Route::Nowhere => t!("app-title", page = t!("nothing-here")),
        Route::TricksSetup => t!("app-title", page = t!("new-bout")),
        Route::Tricks => t!("app-title", page = t!("game-name", game = "tricks")),
        Route::TricksReview => t!("app-title", page = t!("review")),
        Route::Record => t!("app-title", page = t!("record")),
        Route::Rules => t!("app-title", page = t!("rules")),
        Route::TricksRules => t!("app-title", page = t!("rules-title")),
        Route::TricksLesson => t!("app-title", page = t!("lesson")),
        Route::Wrestlers => t!("app-title", page = t!("wrestlers")),
        Route::Scorepad(_) => t!("app-title", page = t!("scorepad")),
        Route::Banzuke => t!("app-title", page = t!("banzuke")),
        Route::Data => t!("app-title", page = t!("data")),
    };
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(&title);
        // A new screen is read from its top.
        if let Some(window) = web_sys::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    }
}
