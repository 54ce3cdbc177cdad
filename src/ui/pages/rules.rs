//! The list of the games' rules.

use rules::GameId;
use yew::prelude::*;

use crate::ui::{
    parts::{bar, explained, with_kanji},
    routes::Route,
    words::{introduction::introduction, t},
};

/// All games, each with a link to its rules.
pub fn rules_list() -> Html {
    let games = GameId::ALL.map(|game| {
        let intro = introduction(game);
        html! {
            <li>
                <h2>{ with_kanji(&intro.name, intro.kanji) }</h2>
                <p>{ explained(intro.line) }</p>
                <p class="rules-acts">
                    <a class="btn" href={Route::Rules(game).fragment()}>{ t!("rules-read") }</a>
                    <a class="btn btn-line" href={Route::Lesson(game).fragment()}>{ t!("lesson-offer") }</a>
                    if let Some((route, words)) = intro.also {
                        <a class="btn btn-line" href={route.fragment()}>{ words }</a>
                    }
                </p>
                <p class="note">{ intro.credit }</p>
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
