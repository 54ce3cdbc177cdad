//! The page with a game's rules: the aim and a picture of it, links, contents, and the parts.

#[cfg(test)]
mod statements;

#[cfg(test)]
pub use statements::Statements;
use yew::prelude::*;

use super::{bar, explained, japanese, way};
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
    html! { <p>{ explained(text) }</p> }
}

/// Pictures side by side, with an arrow from each to the next: how something began, and what came of it.
pub fn sequence(pictures: Vec<Html>) -> Html {
    let arrow = html! {
        <svg class="then" viewBox="0 0 24 24" role="img" aria-label={t!("rules-then")}><path d="M2 12H21M14 5L21 12L14 19" /></svg>
    };
    let pictures = pictures.into_iter().enumerate();
    let each = pictures
        .map(|(place, picture)| html! { <>if place > 0 { { arrow.clone() } }{ picture }</> });
    html! { <div class="sequence">{ for each }</div> }
}

/// The page with a game's rules under this title. `aim` says the aim in one sentence and shows it in a picture.
pub fn rules_of(game: GameId, title: &str, aim: (String, Html), parts: &[RulesPart]) -> Html {
    let (lead, picture) = aim;
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
            <p class="rules-lead">{ explained(lead) }</p>
            <div class="rules-aim">{ picture }</div>
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
