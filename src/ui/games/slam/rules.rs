//! The rules page, in the app’s own words, with examples worked out by the rules module.

use bout::{Table, games::slam::posed_falls};
use physics::Outline;
use rules::{
    GameId, Viewer,
    slam::{Event, Fall, Figure, Landing, Mode, Ring, Slam},
};
use yew::prelude::*;

use super::{
    picture::{fall_picture, still},
    score::worth_as,
    words::{landing_words, log_line, points},
};
use crate::ui::{
    parts::{
        Block::{Drawing, Examples, Paragraph, Part},
        RulesPage, sequence,
    },
    routes::Route,
    words::{self, Text, t, text},
};

/// The landings whose worth the page works out as examples.
const EXAMPLES: [Landing; 3] = [
    Landing([Fall::Headstand, Fall::Side]),
    Landing([Fall::Champion, Fall::Champion]),
    Landing([Fall::KnockOut, Fall::KnockOut]),
];

/// Aki reaches 500 points.
const AIM: &str = "CC . KS . CH .";
/// Indigo is thrown again; vermilion is thrown again and knocks indigo over.
const TURN: [&str; 2] = ["KC a HC .", "SK b SB b BH"];
/// One wrestler outside in a later throw; both outside.
const OUTSIDE: [&str; 2] = ["SS . BB . SB b SO", "SS . BB . OO"];
/// The first to have 500 at the end of a turn.
const BASHO: [&str; 1] = ["CC . BB . SB a CS ."];
/// The lowest of three leaves; a wrestler outside costs 100.
const NOKKUAUTO: [&str; 2] = ["HS . BB . CS .", "HS . CB . CO"];
/// The tied throw one wrestler each; those still tied throw again.
const HIKIWAKE: [&str; 2] = ["BB . SS . BB . S O", "BB . SS . BB . S S H K"];

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
fn last_turn(mode: Mode, tokens: &str) -> Option<Vec<Event>> {
    let table = table(mode, tokens)?;
    let events = (0..table.event_count()).filter_map(|frame| table.event(frame, Viewer::Public));
    let mut events: Vec<Event> = events.collect();
    let begins = |event: &Event| matches!(event, Event::Landed { throw: 1, .. });
    let first = events.iter().rposition(begins)?;
    Some(events.split_off(first))
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
fn turn(mode: Mode, tokens: &str) -> Option<Html> {
    let events = last_turn(mode, tokens)?;
    let lay = |event: &Event| match *event {
        Event::Landed { landing, .. } => Some(pair(landing)),
        Event::Threw { fall, .. } => Some(fall_picture(Figure::A, fall)),
        _ => None,
    };
    let pictures = events.iter().filter_map(lay).collect();
    Some(figure(mode, &events, sequence(pictures)))
}

fn basho_turn(tokens: &str) -> Option<Html> {
    turn(Mode::Basho, tokens)
}

fn nokkuauto_turn(tokens: &str) -> Option<Html> {
    turn(Mode::Nokkuauto, tokens)
}

fn pair(landing: Landing) -> Html {
    let falls = Figure::PAIR.map(|wrestler| fall_picture(wrestler, landing.of(wrestler)));
    html! { <div class="slam-pair">{ for falls }</div> }
}

/// The ring as it lies when the aim is reached, and what that comes to.
fn aim() -> Html {
    let events = last_turn(Mode::Basho, AIM).unwrap_or_default();
    let lies = events.iter().find_map(|event| match *event {
        Event::Scored { landing, .. } => Some(landing),
        _ => None,
    });
    let Some(lies) = lies else {
        return Html::default();
    };
    let poses = posed_falls(lies.0.map(Some));
    let ring = still(Outline::of(Ring::default()), poses, Some(lies));
    figure(Mode::Basho, &events, ring)
}

/// What each position is worth.
fn worth() -> Html {
    worth_as("worth-rules", None)
}

/// Landings, and what they are worth.
fn landings() -> Html {
    let each = EXAMPLES.map(|landing| {
        let worth = landing.points().map(points).unwrap_or_default();
        html! {
            <figure class="example slam-example">
                { pair(landing) }
                <figcaption>{ t!("slam-example", lies = landing_words(landing), points = worth) }</figcaption>
            </figure>
        }
    });
    html! { <div class="examples">{ for each }</div> }
}

fn way_to_fairness() -> Html {
    html! { <p><a href={Route::Fairness.fragment()}>{ t!("slam-fairness-way") }</a></p> }
}

const fn rule(what: &'static str) -> Text {
    text!("slam-rules", what = what)
}

/// The rules page of the thrown wrestlers.
pub(super) const RULES_PAGE: &RulesPage = &RulesPage {
    game: GameId::Slam,
    title: text!("slam-rules-title"),
    lead: text!("slam-rules-lead"),
    aim: &[Paragraph(text!("slam-rules-more")), Drawing(aim)],
    heading: |part| t!("slam-part", part),
    kanji: |_| None,
    blocks: &[
        Part("throws"),
        Paragraph(rule("throws")),
        Paragraph(rule("hand")),
        Paragraph(rule("rope")),
        Part("worth"),
        Paragraph(rule("worth")),
        Drawing(worth),
        Paragraph(rule("nudge")),
        Drawing(landings),
        Part("turn"),
        Paragraph(rule("turn")),
        Paragraph(rule("stays")),
        Examples("examples examples-1", basho_turn, &TURN),
        Part("outside"),
        Paragraph(rule("outside")),
        Paragraph(rule("both-outside")),
        Examples("examples examples-1", basho_turn, &OUTSIDE),
        Part("basho"),
        Paragraph(rule("basho")),
        Examples("examples examples-1", basho_turn, &BASHO),
        Part("nokkuauto"),
        Paragraph(rule("nokkuauto")),
        Paragraph(rule("nokkuauto-outside")),
        Examples("examples examples-1", nokkuauto_turn, &NOKKUAUTO),
        Part("hikiwake"),
        Paragraph(rule("hikiwake")),
        Paragraph(rule("hikiwake-again")),
        Examples("examples examples-1", nokkuauto_turn, &HIKIWAKE),
        Part("ring"),
        Paragraph(rule("shapes")),
        Paragraph(rule("shrinking")),
        Paragraph(rule("blindfold")),
        Paragraph(rule("begins")),
        Part("credits"),
        Paragraph(text!("slam-credit")),
        Paragraph(rule("physics")),
        Drawing(way_to_fairness),
    ],
};

#[cfg(test)]
mod tests;
