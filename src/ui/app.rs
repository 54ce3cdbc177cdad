//! The page's root component: the store, the settings, and the screen that the address asks for.
//!
//! The page is a single program; moving between screens is a render. A screen that the player left to look at rules or a lesson stays
//! mounted behind them ([`ScreenStack`]), hidden and idle ([`InSight`]). The page restores the scroll position of every entry in the browser's
//! history.

use std::{collections::HashMap, rc::Rc};

use gloo_events::EventListener;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::ui::{
    browser::{
        hooks::{
            InSight, Visit, focus, focus_if_lost, focus_is_lost, focused_link, go_to, use_events,
            use_presses,
        },
        storage,
    },
    data::{
        app_context::AppContext,
        settings::{self, Settings, show_language},
    },
    games, pages,
    parts::{Explanation, Screen, menko_clip},
    routes::{Route, fragment},
    stage::save_missed_results,
    words::{WrongCatalogue, speak, spoken, t},
};

/// The screen at an address.
pub fn screen_at(route: Route) -> Screen {
    let of_a_game = route.game().and_then(|game| games::screen(game, route));
    of_a_game.unwrap_or_else(|| pages::screen(route))
}

/// An address and its route. Two records have the same route but different addresses.
#[derive(Clone, PartialEq, Debug)]
struct Address {
    route: Route,
    fragment: String,
}

impl Address {
    fn current() -> Self {
        let fragment = fragment();
        let route = Route::from_fragment(&fragment);
        Self { route, fragment }
    }

    /// Its route, and the target of a link to it.
    fn link(&self) -> (Route, AttrValue) {
        (
            self.route,
            format!("#{}", self.fragment.trim_start_matches('#')).into(),
        )
    }

    /// Distinguishes screens; several addresses of the home page have the same key.
    fn key(&self) -> String {
        match self.route {
            Route::Record(_) => self.fragment.clone(),
            route => route.fragment().to_string(),
        }
    }
}

/// The mounted screens.
#[derive(Clone, PartialEq, Debug)]
struct ScreenStack {
    shown: Address,
    /// Whether the player sees the shown screen from its top, and not where they left it.
    from_top: bool,
    /// The screen that the player left to look at rules or a lesson; it keeps its state.
    behind: Option<Address>,
}

impl Reducible for ScreenStack {
    /// The address that the player goes to, and whether they see it from its top.
    type Action = (Address, bool);

    fn reduce(self: Rc<Self>, (to, from_top): (Address, bool)) -> Rc<Self> {
        if to.key() == self.shown.key() {
            return self;
        }
        let left = if self.shown.route.looks_up() {
            self.behind.clone()
        } else {
            Some(self.shown.clone())
        };
        let behind = left.filter(|it| it.route.waits_behind(to.route));
        Rc::new(Self {
            shown: to,
            from_top,
            behind,
        })
    }
}

/// The state in which the player left a history entry.
#[derive(Clone, Default)]
struct Left {
    /// The scroll position, in CSS pixels.
    scrolled: f64,
    /// The target of the link that had the focus.
    link: Option<String>,
}

/// The random id of the current history entry; gives it one if it has none.
fn history_entry() -> u64 {
    let history = web_sys::window().and_then(|window| window.history().ok());
    let Some(history) = history else {
        return 0;
    };
    if let Some(known) = history.state().ok().and_then(|state| state.as_f64()) {
        return known.to_bits();
    }
    let new = js_sys::Math::random();
    // If this fails, the entry gets a new id each time.
    let _ = history.replace_state(&JsValue::from(new), "");
    new.to_bits()
}

/// The mounted screens, which follow the address; restores scroll position and focus when the player returns to a history entry.
#[hook]
fn use_screens() -> UseReducerHandle<ScreenStack> {
    let screens = use_reducer_eq(|| ScreenStack {
        shown: Address::current(),
        from_top: true,
        behind: None,
    });
    // How the player left the entry that they have just come to; `None` before the first navigation.
    let arrived = use_mut_ref(|| None::<Left>);
    let home = screens.shown.route == Route::Home;
    {
        let arrived = arrived.clone();
        use_effect_with(screens.shown.key(), move |_| {
            let arrived = arrived.take();
            if arrived.is_none() && home {
                // The player may have read and scrolled the shell already.
                return;
            }
            let top = arrived.as_ref().map_or(0.0, |left| left.scrolled);
            if let Some(Left { link, .. }) = arrived {
                take_focus(link);
            }
            // The focus scrolls to where it goes.
            if let Some(window) = web_sys::window() {
                window.scroll_to_with_x_and_y(0.0, top);
            }
            // The address may name a part of the screen, which the player sees first.
            if top == 0.0 {
                go_to("[data-part]");
            }
        });
    }
    {
        let dispatch = screens.dispatcher();
        let shown = screens.shown.key();
        use_effect_with((), move |()| {
            let now = Address::current();
            if now.key() != shown {
                // The player went on before the page listened. The effect above has run already, and runs again for the new screen.
                arrived.replace(Some(Left::default()));
                dispatch.dispatch((now, true));
            }
            let mut here = history_entry();
            let mut left: HashMap<u64, Left> = HashMap::new();
            let listener = web_sys::window().map(|window| {
                let scrolled = window.clone();
                EventListener::new(&window, "hashchange", move |_| {
                    let was = Left {
                        scrolled: scrolled.scroll_y().unwrap_or_default(),
                        link: focused_link(),
                    };
                    left.insert(here, was);
                    here = history_entry();
                    let known = left.get(&here).cloned().unwrap_or_default();
                    let from_top = known.scrolled == 0.0;
                    arrived.replace(Some(known));
                    dispatch.dispatch((Address::current(), from_top));
                })
            });
            move || drop(listener)
        });
    }
    screens
}

/// Gives the focus to a screen that has just been shown, unless it has taken it already: to the link that led away from it, or to its heading.
fn take_focus(link: Option<String>) {
    if let Some(link) = link.filter(|_| focus_is_lost()) {
        focus(&format!("a[href=\"{link}\"]"));
    }
    for next in ["[data-focus]", "h1"] {
        focus_if_lost(next);
    }
}

/// The tag of the language that the page speaks, and whether the one in the settings could not be loaded. Has `static/start.js` load the
/// language when the settings change.
#[hook]
fn use_language(settings: &Settings) -> (&'static str, bool) {
    let language = use_state_eq(|| (spoken(), false));
    {
        let language = language.setter();
        use_effect_with(settings.language, move |&wanted| {
            language.set((spoken(), false));
            show_language(wanted);
        });
    }
    {
        let language = language.setter();
        let take = move |_| {
            let missing = speak_loaded().is_err();
            language.set((spoken(), missing));
        };
        use_events(&["words"], Callback::from(take));
    }
    *language
}

/// Speaks the language whose catalogue `static/start.js` has loaded last.
fn speak_loaded() -> Result<(), WrongCatalogue> {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    let tag = root.and_then(|root| root.get_attribute("lang"));
    let words = js_sys::Reflect::get(&js_sys::global(), &"words".into());
    let words = words.ok().and_then(|words| words.as_string());
    speak(&tag.unwrap_or_default(), words.unwrap_or_default())
}

/// The whole page.
#[component]
pub fn App() -> Html {
    let store = use_memo((), |()| {
        let store = storage::open();
        save_missed_results(&store);
        store
    });
    let settings = {
        let store = store.clone();
        use_state_eq(move || settings::read(&store))
    };
    use_effect_with(*settings, |&settings| settings::show(settings));
    let (language, language_missing) = use_language(&settings);
    use_presses();
    let screens = use_screens();
    let set = {
        let (store, settings) = (store.clone(), settings.clone());
        Callback::from(move |next| settings.set(settings::change(&store, *settings, next)))
    };
    let reread = {
        let (store, settings) = (store.clone(), settings.setter());
        Callback::from(move |()| settings.set(settings::read(&store)))
    };
    // Another tab may have changed them.
    use_events(&["storage"], reread.reform(|_| ()));
    let app = AppContext {
        store: (*store).clone(),
        settings: *settings,
        language,
        language_missing,
        set,
        reread,
    };
    let Screen { name, html } = screen_at(screens.shown.route);
    use_effect_with((name, language), |(name, _)| show_title(name.clone()));
    let screen = |address: &Address, html: Html, shown: bool| {
        html! {
            <div key={address.key()} class="screen" hidden={!shown}>
                <ContextProvider<InSight> context={InSight(shown)}>{ html }</ContextProvider<InSight>>
            </div>
        }
    };
    let visit = Visit {
        from_top: screens.from_top,
        behind: screens.behind.as_ref().map(Address::link),
    };
    let behind = screens
        .behind
        .iter()
        .map(|address| screen(address, screen_at(address.route).html, false));
    html! {
        <ContextProvider<AppContext> context={app}>
            { menko_clip() }
            <Explanation />
            <ContextProvider<Visit> context={visit}>
                { screen(&screens.shown, html, true) }
                { for behind }
            </ContextProvider<Visit>>
        </ContextProvider<AppContext>>
    }
}

/// Replaces the shell by the page; called at the end of `main`. A panic is thrown as an error with its message, which `static/start.js`
/// catches.
pub fn start() {
    yew::set_custom_panic_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string());
    }));
    if let Err(error) = speak_loaded() {
        wasm_bindgen::throw_str(&error.to_string());
    }
    yew::Renderer::<App>::new().render();
}

fn show_title(name: Option<String>) {
    let title = name.map_or_else(|| t!("app-name"), |name| t!("app-title", page = name));
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(&title);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(fragment: &str) -> Address {
        Address {
            route: Route::from_fragment(fragment),
            fragment: fragment.to_owned(),
        }
    }

    fn walked(fragments: &[&str]) -> ScreenStack {
        let start = Rc::new(ScreenStack {
            shown: at(fragments[0]),
            from_top: true,
            behind: None,
        });
        let walk = fragments.iter().skip(1);
        let end = walk.fold(start, |screens, fragment| {
            screens.reduce((at(fragment), true))
        });
        (*end).clone()
    }

    #[test]
    fn screen_waits_behind_the_rules() {
        let bout = Some(at("#/circle"));
        assert_eq!(walked(&["#/circle", "#/circle/rules"]).behind, bout);
        let further = ["#/circle", "#/circle/rules", "#/rules", "#/slam/rules"];
        assert_eq!(walked(&further).behind, bout);
        let back = walked(&["#/circle", "#/circle/rules", "#/circle"]);
        assert_eq!(back.behind, None);
        assert_eq!(back.shown, at("#/circle"));
    }

    #[test]
    fn nothing_waits_behind_other_screens() {
        assert_eq!(walked(&["#/circle", "#/"]).behind, None);
        assert_eq!(walked(&["#/circle", "#/circle/rules", "#/"]).behind, None);
    }

    #[test]
    fn different_records_are_different_screens() {
        let [one, two] = ["#/tricks/record/1", "#/tricks/record/2"].map(at);
        assert_ne!(one.key(), two.key());
        assert_eq!(at("").key(), at("#/").key());
    }
}
