//! The rules page, in the app’s own words.

use yew::prelude::*;

use super::{
    picture::{fall_picture, still},
    poses::posed_as,
    score::worth_as,
    words::{landing_words, points},
};
use crate::{
    physics::Outline,
    rules::{
        GameId,
        slam::{Fall, Landing, Ring, Wrestler},
    },
    ui::{
        parts::{RulesPart, p, rules_of},
        routes::Route,
        words::t,
    },
};

/// The sections of the page.
pub(super) const PARTS: [&str; 9] = [
    "throws",
    "worth",
    "turn",
    "outside",
    "basho",
    "nokkuauto",
    "hikiwake",
    "ring",
    "credits",
];

/// The landings whose worth the page works out as examples.
pub(super) const EXAMPLES: [Landing; 3] = [
    Landing([Fall::Headstand, Fall::Side]),
    Landing([Fall::Champion, Fall::Champion]),
    Landing([Fall::KnockOut, Fall::KnockOut]),
];

/// An example of a landing, and its worth.
fn example(landing: Landing) -> Html {
    let worth = landing.points().map(points).unwrap_or_default();
    let pair = Wrestler::PAIR.map(|wrestler| fall_picture(wrestler, landing.of(wrestler)));
    html! {
        <figure class="example slam-example">
            <div class="slam-pair">{ for pair }</div>
            <figcaption>{ t!("slam-example", lies = landing_words(landing), points = worth) }</figcaption>
        </figure>
    }
}

/// Sentences from one message, each a paragraph.
fn says(each: &[&'static str]) -> Html {
    let each = each.iter();
    each.map(|what| p(t!("slam-rules", what = *what))).collect()
}

fn body(part: &str) -> Html {
    match part {
        "throws" => html! {
            <>
                { says(&["throws", "hand"]) }
                <div class="slam-example">{ still(Outline::of(Ring::default()), posed_as(EXAMPLES[0]), Some(EXAMPLES[0])) }</div>
                { says(&["rope"]) }
            </>
        },
        "worth" => html! {
            <>
                { says(&["worth"]) }
                { worth_as("worth-rules", None) }
                <div class="examples">{ for EXAMPLES.map(example) }</div>
            </>
        },
        "turn" => says(&["turn", "stays"]),
        "outside" => says(&["outside", "both-outside"]),
        "basho" => says(&["basho"]),
        "nokkuauto" => says(&["nokkuauto", "nokkuauto-outside"]),
        "hikiwake" => says(&["hikiwake", "hikiwake-again"]),
        "ring" => says(&["shapes", "shrinking", "blindfold", "begins"]),
        _ => html! {
            <>
                { p(t!("slam-credit")) }
                { says(&["physics"]) }
                <p><a href={Route::Fairness.fragment()}>{ t!("slam-fairness-way") }</a></p>
            </>
        },
    }
}

/// The rules page of the thrown wrestlers.
pub fn rules_page() -> Html {
    let parts = PARTS.map(|slug| RulesPart {
        slug,
        title: t!("slam-part", part = slug),
        kanji: None,
        body: body(slug),
    });
    let title = t!("slam-rules-title");
    rules_of(GameId::Slam, &title, t!("slam-rules-lead"), &parts)
}

#[cfg(test)]
mod tests;
