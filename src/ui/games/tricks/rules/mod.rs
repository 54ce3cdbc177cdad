//! The rules page, in the app’s own words.

mod examples;

use basho::Rank;
use rules::{
    GameId,
    tricks::{Card, Kimarite, Suit, Throws},
};
use yew::prelude::*;

use self::examples::{AIM, BOTH, CLASH, HIGHER, OFF_COLOUR, PLACES, TIE, clash, figure, of, place};
use super::{
    cards::face,
    words::{kimarite_how, kimarite_name},
};
use crate::ui::{
    parts::{
        Block::{Drawing, Examples, Heading, Paragraph, Part, Points},
        RulesPage, drawing, explained, japanese, with_kanji,
    },
    words::{self, Text, t, text},
};

/// The four colours, each with its name.
fn colours() -> Html {
    let colours = Suit::ALL.into_iter().filter_map(|suit| {
        let card = Card::new(suit, 5)?;
        let slug = suit.slug();
        Some(html! {
            <li>{ face(card, "", true) }<span>{ with_kanji(&t!("suit-name", suit = slug), t!("suit-kanji", suit = slug)) }</span></li>
        })
    });
    html! { <ul class="rules-suits">{ for colours }</ul> }
}

/// The five techniques, each with an example that it decides.
fn techniques() -> Html {
    let moves = Kimarite::ALL.map(|kimarite| {
        let slug = kimarite.slug();
        html! {
            <li class="technique">
                <h3>
                    <svg class="num" aria-hidden="true"><use href={drawing(&format!("art.svg#n{}", kimarite.number()))} /></svg>
                    <span class="vh">{ kimarite.number() }{ " " }</span>
                    { with_kanji(&kimarite_name(kimarite), t!("term-kanji", term = slug)) }
                </h3>
                <p class="technique-say">{ explained(t!("kimarite-say", kimarite = slug)) }</p>
                <p><b>{ kimarite_how(kimarite, Throws::default()) }</b>{ words::gap() }{ t!("rules-kimarite-more", kimarite = slug) }</p>
                { for figure(of(kimarite)) }
            </li>
        }
    });
    html! { <ol class="techniques">{ for moves }</ol> }
}

/// The ranks for a finished score sheet, highest first.
fn ranks() -> Html {
    let rows = Rank::ALL.into_iter().rev().map(|rank| {
        let rank = rank.slug();
        html! {
            <tr>
                <th scope="row">{ t!("rank-wins", rank) }</th>
                <td>{ with_kanji(&t!("rank", rank), t!("term-kanji", term = rank)) }</td>
            </tr>
        }
    });
    html! {
        <table class="rules-table">
            <thead><tr><th scope="col">{ t!("rules-pad-col-wins") }</th><th scope="col">{ t!("rules-pad-col-rank") }</th></tr></thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

/// The terms in the glossary; the techniques' spellings have a table of their own.
const TERMS: [&str; 18] = [
    "dohyo",
    "tawara",
    "higashi",
    "nishi",
    "fusa",
    "torikumi",
    "tachiai",
    "hakkeyoi",
    "nokotta",
    "shobuari",
    "kimarite",
    "torinaoshi",
    "hoshitori",
    "shiroboshi",
    "kuroboshi",
    "shikona",
    "banzuke",
    "keiko",
];

fn terms() -> Html {
    let terms = TERMS.map(|term| {
        html! {
            <>
                <dt>{ with_kanji(&t!("term", term), t!("term-kanji", term)) }</dt>
                <dd>{ t!("term-is", term) }</dd>
            </>
        }
    });
    html! { <dl class="terms">{ for terms }</dl> }
}

/// How the published game spells the techniques.
fn spellings() -> Html {
    let spellings = Kimarite::ALL.map(|kimarite| {
        let slug = kimarite.slug();
        html! {
            <tr>
                <th scope="row">{ kimarite_name(kimarite) }</th>
                <td>{ japanese(t!("term-kanji", term = slug)) }</td>
                <td>{ t!("kimarite-printed", kimarite = slug) }</td>
            </tr>
        }
    });
    html! {
        <table class="rules-table">
            <thead><tr>
                <th scope="col">{ t!("rules-spelling-here") }</th>
                <th scope="col">{ t!("rules-spelling-kanji") }</th>
                <th scope="col">{ t!("rules-spelling-box") }</th>
            </tr></thead>
            <tbody>{ for spellings }</tbody>
        </table>
    }
}

const fn reading(what: &'static str) -> Text {
    text!("rules-our-reading", what = what)
}

/// The rules page of trick-taking sumo.
pub(super) const RULES_PAGE: &RulesPage = &RulesPage {
    game: GameId::Tricks,
    title: text!("rules-title"),
    lead: text!("rules-lead"),
    aim: &[Drawing(|| figure(AIM).unwrap_or_default())],
    heading: |part| t!("rules-part", part),
    kanji: |part| match part {
        "tachiai" => Some(t!("tachiai-kanji")),
        "kimarite" => Some(t!("kimarite-heading-kanji")),
        "pad" => Some(t!("term-kanji", term = "hoshitori")),
        _ => None,
    },
    blocks: &[
        Part("aim"),
        Paragraph(text!("rules-aim")),
        Paragraph(text!("rules-aim-end")),
        Part("deal"),
        Paragraph(text!("rules-deal")),
        Paragraph(text!("rules-deal-sides")),
        Drawing(colours),
        Paragraph(text!("rules-deal-colours")),
        Part("tachiai"),
        Paragraph(text!("rules-tachiai")),
        Paragraph(text!("rules-tachiai-cost")),
        Examples("examples", clash, &[CLASH, TIE]),
        Part("trick"),
        Paragraph(text!("rules-trick")),
        Paragraph(text!("rules-trick-taker")),
        Examples("examples", figure, &[HIGHER, OFF_COLOUR]),
        Part("push"),
        Paragraph(text!("rules-push")),
        Examples("examples examples-3", place, &PLACES),
        Part("kimarite"),
        Paragraph(text!("rules-kimarite")),
        Drawing(techniques),
        Heading(text!("rules-throws-heading")),
        Paragraph(text!("rules-throws")),
        Part("both"),
        Paragraph(text!("rules-both")),
        Drawing(|| figure(BOTH).unwrap_or_default()),
        Part("draw"),
        Paragraph(text!("rules-draw")),
        Paragraph(text!("rules-draw-void")),
        Part("sight"),
        Paragraph(text!("rules-sight")),
        Paragraph(text!("rules-sight-never")),
        Part("pad"),
        Paragraph(text!("rules-pad")),
        Drawing(ranks),
        Paragraph(text!("rules-pad-kept")),
        Part("words"),
        Drawing(terms),
        Heading(text!("rules-spelling-heading")),
        Paragraph(text!("rules-spelling")),
        Drawing(spellings),
        Part("ours"),
        Paragraph(text!("rules-ours")),
        Points(&[
            reading("colours"),
            reading("throws"),
            reading("edge"),
            reading("void"),
            reading("spelling"),
        ]),
        Part("credits"),
        Paragraph(text!("tricks-credit")),
        Paragraph(text!("rules-credit-book")),
        Paragraph(text!("rules-credit-ours")),
    ],
};

#[cfg(test)]
mod tests;
