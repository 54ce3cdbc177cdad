//! The statements of a rules page, so that each can have a test.

use yew::{ServerRenderer, prelude::*};

use crate::ui::{stage::ReviewUi, words::t};

/// The parts of a page that state no rules of a game: who made it, and what the words mean.
const OTHERS: [&str; 2] = ["credits", "words"];

#[component]
fn Page<G: ReviewUi>() -> Html {
    G::rules().1
}

/// What a rules page says, sentence by sentence, without the captions of its examples.
pub struct Statements {
    page: String,
    sentences: Vec<String>,
}

impl Statements {
    /// The statements of the game's rules page.
    ///
    /// # Panics
    /// If it cannot be rendered.
    pub fn of<G: ReviewUi>() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap();
        let page = ServerRenderer::<Page<G>>::new().hydratable(false);
        let page = runtime.block_on(page.render());
        Self {
            sentences: sentences(&page),
            page,
        }
    }

    /// The page's markup.
    pub fn page(&self) -> &str {
        &self.page
    }

    /// Checks that the page says these sentences.
    ///
    /// # Panics
    /// If one is missing.
    pub fn say(&self, sentences: &[&str]) {
        for sentence in sentences {
            let said = self.sentences.iter().any(|said| said == sentence);
            assert!(said, "the page does not say: {sentence}");
        }
    }

    /// Checks that each sentence stands, in quotes, in the source of the tests.
    ///
    /// # Panics
    /// If one does not.
    pub fn are_tested_in(&self, tests: &str) {
        let untested = |said: &&String| !tests.contains(&format!("\"{said}\""));
        let untested: Vec<&String> = self.sentences.iter().filter(untested).collect();
        assert!(untested.is_empty(), "no test names these: {untested:#?}");
    }
}

/// The page without everything between these marks.
fn without(page: &str, from: &str, to: &str) -> String {
    let mut pieces = page.split(from);
    let mut rest = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        rest += piece.split_once(to).map_or("", |(_, after)| after);
    }
    rest
}

/// The texts of all elements with this opening tag, without the markup in them.
fn texts<'a>(page: &'a str, tag: &'a str, end: &'a str) -> impl Iterator<Item = String> + 'a {
    page.split(tag).skip(1).filter_map(move |rest| {
        let (inner, _) = rest.split_once(end)?;
        let mut text = String::new();
        for piece in inner.split('<') {
            text += piece.split_once('>').map_or(piece, |(_, after)| after);
        }
        Some(text)
    })
}

fn sentences(page: &str) -> Vec<String> {
    let mut page = without(page, "<figure", "</figure>");
    for part in OTHERS {
        let section = format!("aria-labelledby=\"r-{part}\"");
        page = without(&page, &section, "</section>");
    }
    let paragraphs =
        texts(&page, "<p class=\"rules-lead\">", "</p>").chain(texts(&page, "<p>", "</p>"));
    let mut found: Vec<String> = paragraphs.collect();
    for list in page.split("<ul class=\"points\">").skip(1) {
        let list = list.split("</ul>").next().unwrap_or_default();
        found.extend(texts(list, "<li>", "</li>"));
    }
    let ours = t!("rules-ours");
    let whole = |sentence: &str| sentence.ends_with(['.', '!', '?']) && !ours.contains(sentence);
    let each = found.iter().flat_map(|text| text.split_inclusive(". "));
    each.map(str::trim)
        .filter(|sentence| whole(sentence))
        .map(str::to_owned)
        .collect()
}
