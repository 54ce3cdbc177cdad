//! The bar at the top of a screen.

use rules::GameId;
use yew::prelude::*;

use super::{beside, drawing, icon, japanese};
use crate::ui::{
    browser::hooks::use_visit,
    data::app_context::use_texts,
    routes::Route,
    words::{introduction::introduction, t},
};

/// The bar: a link home, the heading, a line below it, and links to other screens. The heading takes the focus when the focused element has
/// gone.
pub fn bar(kanji: String, heading: &str, under: Option<String>, ways: Html) -> Html {
    html! {
        <header class="bar">
            { home() }
            <h1 tabindex="-1" data-focus="">
                { beside(heading, kanji) }
                { heading }
            </h1>
            if let Some(under) = under {
                <p>{ under }</p>
            }
            <nav class="bar-tools" aria-label={t!("elsewhere")}><BackLink />{ ways }</nav>
        </header>
    }
}

/// The bar of a screen about one topic of a game: the topic, and a link to the rules.
pub fn game_bar(game: GameId, under: String) -> Html {
    let rules = way(Route::Rules(game), "rules", t!("rules"));
    let intro = introduction(game);
    bar(intro.kanji, &intro.name, Some(under), rules)
}

/// The bar of a screen on which a game is played: a line below the game's name, and the tools.
pub fn title_bar(game: GameId, under: Html, tools: Html) -> Html {
    let intro = introduction(game);
    html! {
        <header class="bar">
            { home() }
            <h1 tabindex="-1">{ japanese(intro.kanji) }{ intro.name }</h1>
            { under }
            <div class="bar-tools">{ tools }</div>
        </header>
    }
}

/// A link back to the screen that waits behind this one. Home needs none: its link is at the other end of the bar.
#[component]
fn BackLink() -> Html {
    use_texts();
    let behind = use_visit().and_then(|visit| visit.behind);
    let Some((route, href)) = behind.filter(|(route, _)| *route != Route::Home) else {
        return Html::default();
    };
    let to = match route {
        Route::Bout(_) => "bout",
        Route::Setup(_) => "setup",
        _ => "other",
    };
    html! { <a class="tool" {href} aria-label={t!("back-to", to)}>{ icon("back") }<span>{ t!("back") }</span></a> }
}

fn home() -> Html {
    html! {
        <a class="bar-home" href="#/" aria-label={t!("to-home")}>
            <svg aria-hidden="true"><use href={drawing("art.svg#logo")} /></svg>
        </a>
    }
}

/// A link to another screen.
pub fn way(to: Route, symbol: &'static str, words: String) -> Html {
    html! { <a class="tool" href={to.fragment()}>{ icon(symbol) }<span>{ words }</span></a> }
}

/// A button of this class.
pub fn button(class: &'static str, words: String, onclick: Callback<MouseEvent>) -> Html {
    html! { <button {class} type="button" {onclick}>{ words }</button> }
}

/// A click handler that ignores the second click of a double click: the first may have changed what the button does.
pub fn first_click(onclick: impl Fn() + 'static) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if event.detail() < 2 {
            onclick();
        }
    })
}

/// A tool in the bar that opens a sheet.
pub fn opener(symbol: &'static str, words: String, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="tool" type="button" aria-haspopup="dialog" {onclick}>{ icon(symbol) }<span>{ words }</span></button>
    }
}

/// A tool in the bar; a `shut` one is disabled.
pub fn tool(
    symbol: &'static str,
    words: String,
    shut: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button class="tool" type="button" aria-disabled={shut.then_some("true")} {onclick}>{ icon(symbol) }<span>{ words }</span></button>
    }
}
