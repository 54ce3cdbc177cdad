//! The bar at the top of a screen.

use yew::prelude::*;

use super::{Icon, Kanji, drawing};
use crate::{
    rules::GameId,
    ui::{routes::Route, words::t},
};

/// The bar: the way home, the heading, what is under it, and the ways to other screens. The heading takes the focus when what had it is
/// gone.
pub fn bar(kanji: String, heading: &str, under: Option<String>, ways: Html) -> Html {
    html! {
        <header class="bar">
            { home() }
            <h1 tabindex="-1" data-focus=""><Kanji text={kanji} />{ heading }</h1>
            if let Some(under) = under {
                <p>{ under }</p>
            }
            <nav class="bar-tools" aria-label={t!("elsewhere")}>{ ways }</nav>
        </header>
    }
}

/// The bar of a game's screen about one thing: what that is, and the way to the rules.
pub fn game_bar(game: GameId, under: String) -> Html {
    let rules = way(Route::Rules(game), "rules", t!("rules"));
    let slug = game.slug();
    bar(
        t!("game-kanji", game = slug),
        &t!("game-name", game = slug),
        Some(under),
        rules,
    )
}

/// The bar of a screen on which a game is played: what is under the game's name, and tools.
pub fn title_bar(game: GameId, under: Html, tools: Html) -> Html {
    let slug = game.slug();
    html! {
        <header class="bar">
            { home() }
            <h1><Kanji text={t!("game-kanji", game = slug)} />{ t!("game-name", game = slug) }</h1>
            { under }
            <div class="bar-tools">{ tools }</div>
        </header>
    }
}

fn home() -> Html {
    html! {
        <a class="bar-home" href="#/" aria-label={t!("to-home")}>
            <svg aria-hidden="true"><use href={drawing("art.svg#logo")} /></svg>
        </a>
    }
}

/// A way to another screen.
pub fn way(to: Route, icon: &'static str, words: String) -> Html {
    html! { <a class="tool" href={to.fragment()}><Icon name={icon} /><span>{ words }</span></a> }
}

/// A tool in the bar; one that is shut does nothing now.
pub fn tool(icon: &'static str, words: String, shut: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="tool" type="button" aria-disabled={shut.then_some("true")} {onclick}><Icon name={icon} /><span>{ words }</span></button>
    }
}
