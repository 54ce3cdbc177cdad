//! A bout looked at again with both hands open: the one that has just ended, or one out of a record.

use yew::prelude::*;

use super::{
    complaint::complaint,
    picture::Ring,
    rules::rules_page,
    seats::seats,
    turn::{last_turn, lying, spots},
    words::log_line,
};
use crate::{
    rules::{
        GameId, Seat, Viewer,
        circle::{Circle, Event, View},
        record::Refused,
    },
    session::Table,
    ui::{
        parts::{Share, game_bar},
        stage::{Film, Replays, use_steps},
        words::t,
    },
};

impl Replays for Circle {
    fn complaint(error: &Refused<Self>) -> String {
        complaint(error)
    }

    fn rules() -> (String, Html) {
        (t!("circle-rules-title"), rules_page())
    }

    fn replay(film: Film<Self>) -> Html {
        html! { <Replay {film} /> }
    }
}

/// A bout to be looked at.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ReplayProps {
    /// The bout.
    pub film: Film<Circle>,
    /// The frame that is shown first.
    #[prop_or_default]
    pub place: usize,
}

/// An event with all that was drawn, and what lay where, both hands included.
fn open(table: &Table<Circle>, place: usize) -> Option<(Event, View)> {
    let seen = Seat::PAIR.map(|seat| table.frame(place, Viewer::Seat(seat)));
    let [(event, east), (other, west)] = [seen[0]?, seen[1]?];
    let mut view = table.frame(place, Viewer::Public)?.1;
    view.known = [east.hand, west.hand];
    let told = match event {
        Event::Drew { cards: None, .. } => other,
        _ => event,
    };
    Some((told, view))
}

/// Steps through a bout.
#[component]
pub fn Replay(props: &ReplayProps) -> Html {
    let table = &props.film.table;
    let names = &props.film.names;
    let steps = use_steps(table.len(), props.place);
    let story: Vec<(Event, View)> = (0..=steps.here)
        .filter_map(|place| open(table, place))
        .collect();
    let heading = || game_bar(GameId::Circle, t!("review"));
    let Some((event, view)) = story.last().copied() else {
        return html! {
            <main class="page circle">{ heading() }<p class="note">{ t!("circle-before") }</p><Share game={GameId::Circle} record={props.film.text.clone()} /></main>
        };
    };
    let shown = story.iter().map(|(event, _)| event);
    let turn = last_turn(&story);
    html! {
        <main class="page circle review" onkeydown={steps.onkeydown.clone()}>
            { heading() }
            <div class="drop"><Ring spots={spots(view.board, shown)} names={names.clone()} /></div>
            { seats(&view, names, [Html::default(), Html::default()]) }
            { steps.now(log_line(&event, names).1, Html::default()) }
            if let Some(turn) = &turn {
                { lying(Html::default(), turn, names) }
            }
            <section class="review-more"><Share game={GameId::Circle} record={props.film.text.clone()} /></section>
        </main>
    }
}
