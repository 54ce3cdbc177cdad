//! The page with a game's rules: the aim and a picture of it, links, contents, and the parts. A game gives it as data, a [`RulesPage`].
//!
//! The examples of a part are played by the rules and drawn, which takes a few milliseconds a part. So that the page is there at once, only
//! the content of its first part is rendered with it, and that of the others part by part after it has been painted; all of it if the player
//! comes back to a place further down. All headings are there from the start, so that the contents lead to them.

use rules::GameId;
use yew::prelude::*;

use super::{bar, explained, way, with_kanji};
use crate::ui::{
    browser::hooks::{go_to, use_timer, use_visit},
    data::app_context::use_texts,
    routes::Route,
    words::{Text, introduction::introduction, t},
};

/// A game's rules page, as data.
#[derive(Debug)]
pub struct RulesPage {
    /// The game; it has one such page.
    pub game: GameId,
    /// The heading of the page.
    pub title: Text,
    /// The aim, in one sentence.
    pub lead: Text,
    /// What follows the lead: more about the aim, and a picture of it.
    pub aim: &'static [Block],
    /// The heading of the part with this slug.
    pub heading: fn(&'static str) -> String,
    /// Kanji next to that heading, if the heading is a term.
    pub kanji: fn(&'static str) -> Option<String>,
    /// All parts of the page, one after the other. Each begins with [`Block::Part`].
    pub blocks: &'static [Block],
}

impl RulesPage {
    /// The slug of each part, and what follows its heading.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, &'static [Block])> {
        let parts = self
            .blocks
            .chunk_by(|_, next| !matches!(next, Block::Part(_)));
        parts.filter_map(|part| match part {
            [Block::Part(slug), blocks @ ..] => Some((*slug, blocks)),
            _ => None,
        })
    }
}

impl PartialEq for RulesPage {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game
    }
}

/// A piece of a rules page.
#[derive(Debug)]
pub enum Block {
    /// Begins a part. Its slug, which must be unique, makes the part's id in the page.
    Part(&'static str),
    /// A heading within the part.
    Heading(Text),
    /// A paragraph.
    Paragraph(Text),
    /// Texts as a list.
    Points(&'static [Text]),
    /// Examples in an element of this class. The function draws a record, or nothing if the rules refuse it.
    Examples(
        &'static str,
        fn(&'static str) -> Option<Html>,
        &'static [&'static str],
    ),
    /// A picture, a table, or whatever else only this game shows.
    Drawing(fn() -> Html),
}

impl Block {
    fn shown(&self) -> Html {
        match self {
            // Its heading is the section’s.
            Self::Part(_) => Html::default(),
            Self::Heading(text) => html! { <h3 class="rules-h3">{ text.say() }</h3> },
            Self::Paragraph(text) => p(text.say()),
            Self::Points(texts) => {
                let each = texts.iter().map(|text| html! { <li>{ text.say() }</li> });
                html! { <ul class="points">{ for each }</ul> }
            }
            Self::Examples(class, draw, records) => {
                html! { <div class={*class}>{ for records.iter().filter_map(|record| draw(record)) }</div> }
            }
            Self::Drawing(draw) => draw(),
        }
    }
}

/// How many milliseconds after a part the next one is rendered: more than a frame, so that the browser paints in between.
const PAINTED: u32 = 20;

/// What [`Rules`] shows.
#[derive(Properties, PartialEq)]
pub struct RulesProps {
    /// The page of a game.
    pub page: &'static RulesPage,
}

/// The parts, the content of the first of them at once.
#[component]
fn Parts(props: &RulesProps) -> Html {
    let page = props.page;
    let all = page.parts().count();
    let from_top = use_visit().is_some_and(|visit| visit.from_top);
    let rendered = use_state_eq(|| if from_top { 1 } else { all });
    let next = (*rendered < all).then_some((*rendered + 1, PAINTED));
    let setter = rendered.setter();
    use_timer(next, Callback::from(move |next| setter.set(next)));
    let section = |place: usize| {
        html! { <Section key={place} {page} {place} rendered={place < *rendered} /> }
    };
    html! { { for (0..all).map(section) } }
}

#[derive(Properties, PartialEq)]
struct SectionProps {
    page: &'static RulesPage,
    /// Which of its parts.
    place: usize,
    /// Whether its content is rendered.
    rendered: bool,
}

#[component]
fn Section(props: &SectionProps) -> Html {
    use_texts();
    let page = props.page;
    let Some((slug, blocks)) = page.parts().nth(props.place) else {
        return Html::default();
    };
    let id = format!("r-{slug}");
    let heading = (page.heading)(slug);
    html! {
        <section class="rules-part" aria-labelledby={id.clone()}>
            <h2 {id} tabindex="-1">
                if let Some(kanji) = (page.kanji)(slug) {
                    { with_kanji(&heading, kanji) }
                } else {
                    { heading }
                }
            </h2>
            if props.rendered {
                { for blocks.iter().map(Block::shown) }
            }
        </section>
    }
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

/// The page with a game's rules.
#[component]
pub fn Rules(props: &RulesProps) -> Html {
    use_texts();
    let page = props.page;
    let game = page.game;
    let entry = |(slug, _)| {
        let onclick = Callback::from(move |_: MouseEvent| go_to(&format!("#r-{slug}")));
        html! { <li><button class="link" type="button" {onclick}>{ (page.heading)(slug) }</button></li> }
    };
    let all = way(Route::RulesList, "rules", t!("rules-all"));
    html! {
        <main class="page rules">
            { bar(introduction(game).kanji, &page.title.say(), None, all) }
            <p class="rules-lead">{ explained(page.lead.say()) }</p>
            <div class="rules-aim">{ for page.aim.iter().map(Block::shown) }</div>
            <div class="rules-acts">
                <a class="btn" href={Route::Lesson(game).fragment()}>{ t!("lesson-offer") }</a>
                <a class="btn btn-line" href={Route::Setup(game).fragment()}>{ t!("play") }</a>
            </div>
            <nav class="rules-nav" aria-labelledby="r-contents">
                <h2 id="r-contents" class="col-h">{ t!("rules-contents") }</h2>
                <ol>{ for page.parts().map(entry) }</ol>
            </nav>
            <Parts {page} />
        </main>
    }
}
