//! A program's root component: store, settings, and the screen that the address asks for.
//!
//! The page is several programs, each a wasm file of its own: home, the books, and two for each game, so that nobody downloads what they
//! have not opened. `static/start.js` starts the one that the address asks for, and where another one shows it, loads the page anew. All that
//! they share is in the store. One file split by function would load less twice; the tools that split one (`wasm_split_helpers`, Yew's `Lazy`)
//! don't go through trunk yet and write unsafe code into the crate.

use gloo_events::EventListener;
use yew::prelude::*;

use super::{
    desk::Desk,
    pages::Nowhere,
    routes::Route,
    settings::{SETTINGS, Settings, show_theme},
    words::t,
};
use crate::store::Store;

/// Screens that come in one wasm file.
pub trait Program: 'static {
    /// Sees to what the store holds before anything is shown.
    fn open(_store: &Store) {}

    /// The screen for an address, [`Route::Nowhere`] apart; `None` where another program shows it.
    fn screen(route: Route) -> Option<Screen>;
}

/// A screen.
#[derive(Debug)]
pub struct Screen {
    /// What it is called, in the window's title; nothing where the page's own name is enough.
    pub name: Option<String>,
    /// What is on it.
    pub html: Html,
}

impl Screen {
    /// A screen of this name.
    pub fn new(name: String, html: Html) -> Self {
        let name = Some(name);
        Self { name, html }
    }

    fn of<P: Program>(route: Route) -> Option<Self> {
        match route {
            Route::Nowhere => Some(Self::new(t!("nothing-here"), html! { <Nowhere /> })),
            route => P::screen(route),
        }
    }
}

/// The whole page, as far as this program shows it.
#[component]
pub fn App<P: Program>() -> Html {
    let store = use_memo((), |()| {
        let store = Store::open();
        P::open(&store);
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
                EventListener::new(&window, "hashchange", move |_| {
                    let to = Route::current();
                    // Another program's is what `start.js` loads.
                    if Screen::of::<P>(to).is_some() {
                        route.set(to);
                    }
                })
            });
            move || drop(listener)
        });
    }
    use_effect_with(settings.theme, |&theme| show_theme(theme));
    let Screen { name, html } = Screen::of::<P>(*route).unwrap_or(Screen {
        name: None,
        html: Html::default(),
    });
    let first = use_mut_ref(|| true);
    use_effect_with((*route, name), move |&(route, ref name)| {
        show_title(name.clone());
        // A new screen is read from its top; home may have been read already, in the shell.
        let read_on = first.replace(false) && route == Route::Home;
        if !read_on && let Some(window) = web_sys::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
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
    html! { <ContextProvider<Desk> context={desk}>{ html }</ContextProvider<Desk>> }
}

/// Shows the program's screens in place of what the page shows; the end of its `main`. Should it panic, its words are thrown, for
/// `static/start.js` to catch.
pub fn start<P: Program>() {
    yew::set_custom_panic_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string());
    }));
    yew::Renderer::<App<P>>::new().render();
}

fn show_title(name: Option<String>) {
    let title = name.map_or_else(|| t!("app-name"), |name| t!("app-title", page = name));
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(&title);
    }
}
