//! Checks a game's rules page: its examples, and that each of its texts is proved by the rules.

use std::{cmp::Reverse, panic::catch_unwind};

use yew::{ServerRenderer, prelude::*};

use crate::ui::{
    parts::{Block, RulesPage},
    stage::ReviewUi,
    words::{KEYS, Text, text},
};

/// A text of a rules page, and the checks that together prove all that it says.
pub type Proof = (Text, &'static [fn()]);

/// The parts that state no rules of a game: who made it, and what the words mean.
const OTHERS: [&str; 2] = ["credits", "words"];

/// Introduces the list that follows it, and states nothing.
const INTRODUCTION: Text = text!("rules-ours");

/// Checks the game's rules page. Each of its texts needs a proof, also those in its drawings; each proof needs its text there.
///
/// # Panics
/// If a text or a proof stands alone, a proof fails, an example is no valid record, or a case of a message does not exist.
pub fn check_rules<G: ReviewUi>(proofs: &[Proof]) {
    let page = G::RULES;
    let headings = page.parts().map(|(slug, _)| (page.heading)(slug));
    assert_distinct("two parts have this heading", headings.collect());
    let (mut texts, mut drawn) = (vec![page.lead], Vec::new());
    for block in stating(page) {
        match block {
            Block::Part(_) | Block::Heading(_) => (),
            Block::Paragraph(text) => texts.push(*text),
            Block::Points(points) => texts.extend(*points),
            Block::Examples(_, draw, records) => {
                let valid = |record: &&'static str| draw(record).is_some();
                assert!(records.iter().all(valid), "{records:?}");
            }
            Block::Drawing(draw) => {
                assert_ne!(draw(), Html::default());
                drawn.extend(paragraphs(*draw));
            }
        }
    }
    texts.retain(|text| *text != INTRODUCTION);

    let proved: Vec<Text> = proofs.iter().map(|(text, _)| *text).collect();
    let without_proof = texts.iter().filter(|text| !proved.contains(text));
    assert_none("has no proof", without_proof);
    let is_drawn = |text: &Text| drawn.iter().any(|words| words.contains(&text.say()));
    let is_missing = |text: &&Text| !texts.contains(text) && !is_drawn(text);
    assert_none("is not on the page", proved.iter().filter(is_missing));
    let defaults = proved.iter().filter(|text| says_the_default(text));
    let keys = defaults.map(|text| KEYS[text.message.0].to_owned());
    assert_distinct("lacks a case that is named here", keys.collect());
    let mut said: Vec<String> = proved.iter().map(|text| text.say()).collect();
    said.sort_by_key(|words| Reverse(words.len()));
    for words in &drawn {
        let mut rest = words.clone();
        for said in &said {
            rest = rest.replace(said, "");
        }
        assert_eq!(rest.trim(), "", "a drawing says this without a proof");
    }

    let fails = |(_, checks): &&Proof| checks.iter().any(|check| catch_unwind(check).is_err());
    let failed = proofs.iter().filter(fails);
    assert_none("is not true", failed.map(|(text, _)| text));
}

/// Whether the text chooses its message's default case, as it does if it names a case that does not exist.
fn says_the_default(text: &Text) -> bool {
    text.case.is_some_and(|(name, _)| {
        let no_case = Text {
            case: Some((name, "")),
            ..*text
        };
        no_case.say() == text.say()
    })
}

/// The blocks that may state something.
fn stating(page: &RulesPage) -> impl Iterator<Item = &'static Block> {
    let parts = page.parts().filter(|(slug, _)| !OTHERS.contains(slug));
    page.aim.iter().chain(parts.flat_map(|(_, blocks)| blocks))
}

#[derive(Properties, PartialEq)]
struct DrawnProps {
    drawing: Html,
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    props.drawing.clone()
}

/// The markup of a drawing.
///
/// # Panics
/// If it cannot be rendered.
pub fn markup(draw: fn() -> Html) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let drawn = ServerRenderer::<Drawn>::with_props(move || DrawnProps { drawing: draw() })
        .hydratable(false);
    runtime.block_on(drawn.render())
}

/// The paragraphs in a drawing, without markup and without the captions of examples.
fn paragraphs(draw: fn() -> Html) -> Vec<String> {
    let markup = markup(draw);
    let outside: String = markup
        .split("</figure>")
        .filter_map(|piece| piece.split("<figure").next())
        .collect();
    let paragraphs = outside.split("<p>").skip(1);
    let words = paragraphs.map(|rest| {
        let pieces = rest.split("</p>").next().unwrap_or_default().split('<');
        pieces
            .map(|piece| piece.split_once('>').map_or(piece, |(_, words)| words))
            .collect()
    });
    words.collect()
}

fn assert_distinct(fault: &str, mut words: Vec<String>) {
    words.sort();
    for pair in words.windows(2) {
        assert_ne!(pair[0], pair[1], "{fault}");
    }
}

fn assert_none<'a>(fault: &str, texts: impl Iterator<Item = &'a Text>) {
    let name = |text: &Text| format!("{} {:?}", KEYS[text.message.0], text.case);
    let texts: Vec<String> = texts.map(name).collect();
    assert!(texts.is_empty(), "{fault}: {texts:#?}");
}
