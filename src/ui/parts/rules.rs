//! The page with a game's rules: the aim and a picture of it, links, contents, and the parts.
//!
//! The examples of a part are played by the rules and drawn, which takes a few milliseconds a part. So that the page is there at once, only
//! the content of its first part is rendered with it, and that of the others part by part after it has been painted; all of it if the player
//! comes back to a place further down. All headings are there from the start, so that the contents lead to them.

#[cfg(test)]
mod statements;

#[cfg(test)]
pub use statements::Statements;
use std::rc::Rc;

use yew::prelude::*;

use super::{bar, explained, way, with_kanji};
use crate::{
    rules::GameId,
    ui::{
        component::{component_with, keyed_component},
        hooks::{go_to, use_state_eq, use_timer, use_visit},
        introduction::introduction,
        routes::Route,
        words::t,
    },
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
    /// Renders its content.
    pub body: Callback<(), Html>,
}

/// How many milliseconds after a part the next one is rendered: more than a frame, so that the browser paints in between.
const PAINTED: u32 = 20;

/// The parts, the content of the first of them at once.
#[hook]
fn use_parts(parts: Rc<Vec<RulesPart>>) -> Html {
    let from_top = use_visit().is_some_and(|visit| visit.from_top);
    let rendered = use_state_eq(|| if from_top { 1 } else { parts.len() });
    let next = (*rendered < parts.len()).then_some((*rendered + 1, PAINTED));
    let setter = rendered.setter();
    use_timer(next, Callback::from(move |next| setter.set(next)));
    let section = |(place, part): (usize, &RulesPart)| {
        let props = SectionProps {
            part: part.clone(),
            rendered: place < *rendered,
        };
        keyed_component(part.slug, props, use_section)
    };
    html! { { for parts.iter().enumerate().map(section) } }
}

#[derive(PartialEq)]
struct SectionProps {
    part: RulesPart,
    /// Whether its content is rendered.
    rendered: bool,
}

#[hook]
fn use_section(props: Rc<SectionProps>) -> Html {
    let SectionProps { part, rendered } = &*props;
    let id = format!("r-{}", part.slug);
    html! {
        <section class="rules-part" aria-labelledby={id.clone()}>
            <h2 {id} tabindex="-1">
                if let Some(kanji) = &part.kanji {
                    { with_kanji(&part.title, kanji.clone()) }
                } else {
                    { &part.title }
                }
            </h2>
            if *rendered {
                { part.body.emit(()) }
            }
        </section>
    }
}

/// A paragraph.
pub fn p(text: String) -> Html {
    html! { <p>{ explained(text) }</p> }
}

/// Sentences from one message, as a list.
pub fn points(each: &[&str], say: impl Fn(&str) -> String) -> Html {
    html! { <ul class="points">{ for each.iter().map(|what| html! { <li>{ say(what) }</li> }) }</ul> }
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
pub fn rules_of(game: GameId, title: &str, aim: (String, Html), parts: Vec<RulesPart>) -> Html {
    let (lead, picture) = aim;
    let entry = |part: &RulesPart| {
        let slug = part.slug;
        let onclick = Callback::from(move |_: MouseEvent| go_to(&format!("#r-{slug}")));
        html! { <li><button class="link" type="button" {onclick}>{ &part.title }</button></li> }
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
            { component_with(parts, use_parts) }
        </main>
    }
}
