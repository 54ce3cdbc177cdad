//! The rules page, in the app’s own words.

mod examples;

use yew::prelude::*;

use self::examples::{AIM, BOTH, CLASH, HIGHER, OFF_COLOUR, PLACES, TIE, clash, figure, of, place};
use super::{
    cards::face,
    words::{kimarite_how, kimarite_name, suit_slug},
};
use crate::{
    rules::{
        GameId,
        tricks::{Card, Kimarite, Suit, Throws},
    },
    ui::{
        parts::{RulesPart, drawing, explained, japanese, p, points, rules_of, with_kanji},
        words::{self, t},
    },
};

/// A section of the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Aim,
    Deal,
    Tachiai,
    Trick,
    Push,
    Kimarite,
    Both,
    Draw,
    Sight,
    Pad,
    Words,
    Ours,
    Credits,
}

impl Part {
    const ALL: [Self; 13] = [
        Self::Aim,
        Self::Deal,
        Self::Tachiai,
        Self::Trick,
        Self::Push,
        Self::Kimarite,
        Self::Both,
        Self::Draw,
        Self::Sight,
        Self::Pad,
        Self::Words,
        Self::Ours,
        Self::Credits,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::Aim => "aim",
            Self::Deal => "deal",
            Self::Tachiai => "tachiai",
            Self::Trick => "trick",
            Self::Push => "push",
            Self::Kimarite => "kimarite",
            Self::Both => "both",
            Self::Draw => "draw",
            Self::Sight => "sight",
            Self::Pad => "pad",
            Self::Words => "words",
            Self::Ours => "ours",
            Self::Credits => "credits",
        }
    }

    /// The kanji beside the heading, if the heading is a Japanese term.
    fn kanji(self) -> Option<String> {
        match self {
            Self::Tachiai => Some(t!("tachiai-kanji")),
            Self::Kimarite => Some(t!("kimarite-heading-kanji")),
            Self::Pad => Some(t!("term-kanji", term = "hoshitori")),
            _ => None,
        }
    }

    fn body(self) -> Html {
        match self {
            Self::Aim => html! { <>{ p(t!("rules-aim")) }{ p(t!("rules-aim-end")) }</> },
            Self::Deal => deal(),
            Self::Tachiai => html! {
                <>
                    { p(t!("rules-tachiai")) }
                    { p(t!("rules-tachiai-cost")) }
                    <div class="examples">
                        { clash(CLASH) }
                        { clash(TIE) }
                    </div>
                </>
            },
            Self::Trick => html! {
                <>
                    { p(t!("rules-trick")) }
                    { p(t!("rules-trick-taker")) }
                    <div class="examples">{ figure(HIGHER) }{ figure(OFF_COLOUR) }</div>
                </>
            },
            Self::Push => push(),
            Self::Kimarite => kimarite(),
            Self::Both => html! { <>{ p(t!("rules-both")) }{ figure(BOTH) }</> },
            Self::Draw => {
                html! { <>{ p(t!("rules-draw")) }{ p(t!("rules-draw-void")) }</> }
            }
            Self::Sight => {
                html! { <>{ p(t!("rules-sight")) }{ p(t!("rules-sight-never")) }</> }
            }
            Self::Pad => pad(),
            Self::Words => words(),
            Self::Ours => html! {
                <>
                    { p(t!("rules-ours")) }
                    { points(&["colours", "throws", "edge", "void", "spelling"], |what| t!("rules-our-reading", what = what)) }
                </>
            },
            Self::Credits => html! {
                <>
                    { p(t!("tricks-credit")) }
                    { p(t!("rules-credit-book")) }
                    { p(t!("rules-credit-ours")) }
                </>
            },
        }
    }
}

/// The rules page of trick-taking sumo.
pub(super) fn rules_page() -> Html {
    let parts = Part::ALL.map(|part| RulesPart {
        slug: part.slug(),
        title: t!("rules-part", part = part.slug()),
        kanji: part.kanji(),
        body: Callback::from(move |()| part.body()),
    });
    rules_of(
        GameId::Tricks,
        &t!("rules-title"),
        (t!("rules-lead"), figure(AIM)),
        parts.into(),
    )
}

fn deal() -> Html {
    let colours = Suit::ALL.into_iter().filter_map(|suit| {
        let card = Card::new(suit, 5)?;
        let slug = suit_slug(suit);
        Some(html! {
            <li>{ face(card, "", true) }<span>{ with_kanji(&t!("suit-name", suit = slug), t!("suit-kanji", suit = slug)) }</span></li>
        })
    });
    html! {
        <>
            { p(t!("rules-deal")) }
            { p(t!("rules-deal-sides")) }
            <ul class="rules-suits">{ for colours }</ul>
            { p(t!("rules-deal-colours")) }
        </>
    }
}

fn push() -> Html {
    html! {
        <>
            { p(t!("rules-push")) }
            <div class="examples examples-3">{ for PLACES.map(place) }</div>
        </>
    }
}

fn kimarite() -> Html {
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
                { figure(of(kimarite)) }
            </li>
        }
    });
    html! {
        <>
            { p(t!("rules-kimarite")) }
            <ol class="techniques">{ for moves }</ol>
            <h3 class="rules-h3">{ t!("rules-throws-heading") }</h3>
            { p(t!("rules-throws")) }
        </>
    }
}

/// The ranks for a finished score sheet, highest first.
const RANKS: [&str; 6] = [
    "yokozuna",
    "ozeki",
    "sekiwake",
    "komusubi",
    "maegashira",
    "makushita",
];

fn pad() -> Html {
    let rows = RANKS.map(|rank| {
        html! {
            <tr>
                <th scope="row">{ t!("rank-wins", rank = rank) }</th>
                <td>{ with_kanji(&t!("rank", rank = rank), t!("term-kanji", term = rank)) }</td>
            </tr>
        }
    });
    html! {
        <>
            { p(t!("rules-pad")) }
            <table class="rules-table">
                <thead><tr><th scope="col">{ t!("rules-pad-col-wins") }</th><th scope="col">{ t!("rules-pad-col-rank") }</th></tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
            { p(t!("rules-pad-kept")) }
        </>
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

fn words() -> Html {
    let terms = TERMS.map(|term| {
        html! {
            <>
                <dt>{ with_kanji(&t!("term", term = term), t!("term-kanji", term = term)) }</dt>
                <dd>{ t!("term-is", term = term) }</dd>
            </>
        }
    });
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
        <>
            <dl class="terms">{ for terms }</dl>
            <h3 class="rules-h3">{ t!("rules-spelling-heading") }</h3>
            { p(t!("rules-spelling")) }
            <table class="rules-table">
                <thead><tr>
                    <th scope="col">{ t!("rules-spelling-here") }</th>
                    <th scope="col">{ t!("rules-spelling-kanji") }</th>
                    <th scope="col">{ t!("rules-spelling-box") }</th>
                </tr></thead>
                <tbody>{ for spellings }</tbody>
            </table>
        </>
    }
}

#[cfg(test)]
mod tests;
