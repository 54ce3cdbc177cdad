//! The page with a game's rules: an introduction, links, contents, and the parts.

use yew::prelude::*;

use super::{bar, japanese, way};
use crate::{
    rules::GameId,
    ui::{hooks::go_to, introduction::introduction, routes::Route, words::t},
};

/// A part of a rules page.
#[derive(Clone, PartialEq, Debug)]
pub struct RulesPart {
    /// Its id in the page, which must be unique.
    pub slug: &'static str,
    /// Its heading.
    pub title: String,
    /// Kanji next to the heading, if the heading is a term.
    pub kanji: Option<String>,
    /// Its content.
    pub body: Html,
}

/// A paragraph.
pub fn p(text: String) -> Html {
    html! { <p>{ text }</p> }
}

/// The page with a game's rules under this title.
pub fn rules_of(game: GameId, title: &str, lead: String, parts: &[RulesPart]) -> Html {
    let entry = |part: &RulesPart| {
        let slug = part.slug;
        let onclick = Callback::from(move |_: MouseEvent| go_to(&format!("#r-{slug}")));
        html! { <li><button class="link" type="button" {onclick}>{ &part.title }</button></li> }
    };
    let section = |part: &RulesPart| {
        let id = format!("r-{}", part.slug);
        html! {
            <section class="rules-part" aria-labelledby={id.clone()}>
                <h2 {id} tabindex="-1">
                    { &part.title }
                    if let Some(kanji) = &part.kanji {
                        { " " }{ japanese(kanji.clone()) }
                    }
                </h2>
                { part.body.clone() }
            </section>
        }
    };
    let all = way(Route::RulesList, "rules", t!("rules-all"));
    html! {
        <main class="page rules">
            { bar(introduction(game).kanji, title, None, all) }
            <p class="rules-lead">{ lead }</p>
            <div class="rules-acts">
                <a class="btn" href={Route::Lesson(game).fragment()}>{ t!("lesson-offer") }</a>
                <a class="btn btn-line" href={Route::Setup(game).fragment()}>{ t!("play") }</a>
            </div>
            <nav class="rules-nav" aria-labelledby="r-contents">
                <h2 id="r-contents" class="col-h">{ t!("rules-contents") }</h2>
                <ol>{ for parts.iter().map(entry) }</ol>
            </nav>
            { for parts.iter().map(section) }
        </main>
    }
}
