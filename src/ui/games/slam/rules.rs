//! The rules page, in the app’s own words, with examples worked out by the rules module.

use yew::prelude::*;

use super::{
    picture::{fall_picture, still},
    poses::posed_falls,
    score::worth_as,
    words::{landing_words, log_line, points},
};
use crate::{
    physics::Outline,
    rules::{
        GameId, Viewer,
        slam::{Event, Fall, Landing, Mode, Ring, Slam, Wrestler},
    },
    session::Table,
    ui::{
        parts::{RulesPart, p, rules_of, sequence},
        routes::Route,
        words::{self, t},
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

/// Aki reaches 500 points.
pub(super) const AIM: &str = "CC . KS . CH .";
/// Indigo is thrown again; vermilion is thrown again and knocks indigo over.
pub(super) const TURN: [&str; 2] = ["KC a HC .", "SK b SB b BH"];
/// One wrestler outside in a later throw; both outside.
pub(super) const OUTSIDE: [&str; 2] = ["SS . BB . SB b SO", "SS . BB . OO"];
/// The first to have 500 at the end of a turn.
pub(super) const BASHO: [&str; 1] = ["CC . BB . SB a CS ."];
/// The lowest of three leaves; a wrestler outside costs 100.
pub(super) const NOKKUAUTO: [&str; 2] = ["HS . BB . CS .", "HS . CB . CO"];
/// The tied throw one wrestler each; those still tied throw again.
pub(super) const HIKIWAKE: [&str; 2] = ["BB . SS . BB . S O", "BB . SS . BB . S S H K"];

/// A bout of two in basho, or of three in nokkuauto.
fn table(mode: Mode, tokens: &str) -> Option<Table<Slam>> {
    let players = match mode {
        Mode::Basho => "Aki, Bo",
        Mode::Nokkuauto => "Aki, Bo, Cy",
    };
    let mode = mode.slug();
    Table::of(&format!(
        "[Game \"slam\"]\n[Players \"{players}\"]\n[Mode \"{mode}\"]\n\n{tokens}\n"
    ))
    .ok()
}

/// The events of the last turn of a record, and of the tie-break after it.
pub(super) fn last_turn(mode: Mode, tokens: &str) -> Vec<Event> {
    let events = table(mode, tokens).into_iter().flat_map(|table| {
        (0..table.len()).filter_map(move |frame| table.event(frame, Viewer::Public))
    });
    let mut events: Vec<Event> = events.collect();
    let begins = |event: &Event| matches!(event, Event::Landed { throw: 1, .. });
    events.split_off(events.iter().rposition(begins).unwrap_or_default())
}

/// What happened in a turn: pictures, and the log’s words.
fn figure(mode: Mode, events: &[Event], pictures: Html) -> Html {
    let names = ["Aki", "Bo", "Cy"].map(str::to_owned);
    let told = events.iter().map(|event| log_line(event, &names, mode));
    html! {
        <figure class="example slam-example">
            { pictures }
            <figcaption>{ words::sentences(&told.collect::<Vec<_>>()) }</figcaption>
        </figure>
    }
}

/// The last turn of a record: each landing, and what came of it.
fn turn(mode: Mode, tokens: &str) -> Html {
    let events = last_turn(mode, tokens);
    let lay = |event: &Event| match *event {
        Event::Landed { landing, .. } => Some(pair(landing)),
        Event::Threw { fall, .. } => Some(fall_picture(Wrestler::A, fall)),
        _ => None,
    };
    figure(
        mode,
        &events,
        sequence(events.iter().filter_map(lay).collect()),
    )
}

fn turns(mode: Mode, records: &[&str]) -> Html {
    html! { <div class="examples examples-1">{ for records.iter().map(|tokens| turn(mode, tokens)) }</div> }
}

fn pair(landing: Landing) -> Html {
    let falls = Wrestler::PAIR.map(|wrestler| fall_picture(wrestler, landing.of(wrestler)));
    html! { <div class="slam-pair">{ for falls }</div> }
}

/// The ring as it lies when the aim is reached, and what that comes to.
fn aim() -> Html {
    let events = last_turn(Mode::Basho, AIM);
    let lies = events.iter().find_map(|event| match *event {
        Event::Scored { landing, .. } => Some(landing),
        _ => None,
    });
    let ring = lies.map(|lies| {
        let poses = posed_falls(lies.0.map(Some));
        still(Outline::of(Ring::default()), poses, Some(lies))
    });
    figure(Mode::Basho, &events, ring.unwrap_or_default())
}

/// An example of a landing, and its worth.
fn example(landing: Landing) -> Html {
    let worth = landing.points().map(points).unwrap_or_default();
    html! {
        <figure class="example slam-example">
            { pair(landing) }
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
        "throws" => says(&["throws", "hand", "rope"]),
        "worth" => html! {
            <>
                { says(&["worth"]) }
                { worth_as("worth-rules", None) }
                { says(&["nudge"]) }
                <div class="examples">{ for EXAMPLES.map(example) }</div>
            </>
        },
        "turn" => html! { <>{ says(&["turn", "stays"]) }{ turns(Mode::Basho, &TURN) }</> },
        "outside" => {
            html! { <>{ says(&["outside", "both-outside"]) }{ turns(Mode::Basho, &OUTSIDE) }</> }
        }
        "basho" => html! { <>{ says(&["basho"]) }{ turns(Mode::Basho, &BASHO) }</> },
        "nokkuauto" => {
            html! { <>{ says(&["nokkuauto", "nokkuauto-outside"]) }{ turns(Mode::Nokkuauto, &NOKKUAUTO) }</> }
        }
        "hikiwake" => {
            html! { <>{ says(&["hikiwake", "hikiwake-again"]) }{ turns(Mode::Nokkuauto, &HIKIWAKE) }</> }
        }
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
pub(super) fn rules_page() -> Html {
    let parts = PARTS.map(|slug| RulesPart {
        slug,
        title: t!("slam-part", part = slug),
        kanji: None,
        body: Callback::from(move |()| body(slug)),
    });
    let title = t!("slam-rules-title");
    let aim = (
        t!("slam-rules-lead"),
        html! { <>{ p(t!("slam-rules-more")) }{ aim() }</> },
    );
    rules_of(GameId::Slam, &title, aim, parts.into())
}

#[cfg(test)]
mod tests;
