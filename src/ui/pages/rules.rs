//! The list of the games' rules.

use yew::prelude::*;

use crate::{
    rules::GameId,
    ui::{
        parts::{bar, japanese},
        routes::Route,
        words::t,
    },
};

/// All five games, each with a link to its rules.
pub fn rules_list() -> Html {
    let games = GameId::ALL.map(|game| {
        let slug = game.slug();
        html! {
            <li>
                <h2>{ t!("game-name", game = slug) }{ " " }{ japanese(t!("game-kanji", game = slug)) }</h2>
                <p>{ t!("game-line", game = slug) }</p>
                <p class="rules-acts">
                    <a class="btn" href={Route::Rules(game).fragment()}>{ t!("rules-read") }</a>
                    if game == GameId::Tricks {
                        <a class="btn btn-line" href={Route::Lesson(game).fragment()}>{ t!("lesson") }</a>
                    }
                    if game == GameId::Slam {
                        <a class="btn btn-line" href={Route::Fairness.fragment()}>{ t!("slam-fairness-way") }</a>
                    }
                </p>
                <p class="note">{ t!("credit", game = slug) }</p>
            </li>
        }
    });
    html! {
        <main class="page rules">
            { bar(String::new(), &t!("rules"), None, Html::default()) }
            <p class="rules-lead">{ t!("rules-list-lead") }</p>
            <ul class="rules-list">{ for games }</ul>
            <p class="note">{ t!("unofficial") }</p>
        </main>
    }
}
