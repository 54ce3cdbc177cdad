//! The review of a bout that has just ended or of a record, with each throw's flight to play again.

mod film;

use std::sync::Arc;

use yew::prelude::*;

pub use film::Film;
use film::Flown;

use super::{
    complaint::complaint,
    model::Model,
    now::advised,
    scene::{Played, RingScene},
    score::{Tally, tally_sheet},
    words::{action_words, log_line, mode_name, rope_words},
};
use crate::{
    ai::{
        Level,
        protocol::{Answer, Ask, Request},
        slam::advice::Advice,
    },
    physics::asking,
    rules::{
        GameId, Joint, Seat, Step, Viewer,
        slam::{Action, Event, Slam},
    },
    ui::{
        app_context::AppContext,
        hooks::{use_bots, use_ring},
        parts::{OpenRecord, Share, game_bar, icon},
        routes::Route,
        stage::{step_of, use_steps},
        words::t,
    },
};

/// The review of the bout that has just ended.
#[component]
pub fn ReviewPage() -> Html {
    let app = use_context::<AppContext>();
    let film = use_memo((), |()| {
        let kept = app.as_ref().and_then(|app| Model::kept(&app.store));
        let over = kept.filter(Model::over)?;
        Film::of(&over.record()).ok()
    });
    match &*film {
        Some(film) => html! { <Replay film={film.clone()} /> },
        None => record_page(""),
    }
}

/// The review of the record in the address, or a form to enter a record.
#[component]
pub fn RecordPage() -> Html {
    let text = use_memo((), |()| Route::Record(GameId::Slam).rest());
    record_page(&text)
}

/// The review of this record, or what is wrong with it. For an empty text, a form to enter a record.
pub fn record_page(text: &str) -> Html {
    let read = |text: String| {
        let film = Film::of(&text);
        film.map(|film| html! { <Replay {film} /> })
            .map_err(|error| complaint(&error))
    };
    html! { <OpenRecord game={GameId::Slam} text={text.to_owned()} read={Callback::from(read)} /> }
}

/// A bout to review.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ReplayProps {
    /// The bout to review.
    pub film: Film,
    /// The frame that is shown first.
    #[prop_or_default]
    pub place: usize,
}

/// The decision after the landing at this frame: its step, its seat and the action.
fn decision(film: &Film, place: usize) -> Option<(usize, Seat, Action)> {
    let record = film.table.record();
    let step = step_of(record, place)?.checked_add(1)?;
    match film.table.event(place, Viewer::Public)? {
        Event::Landed { .. } => (),
        _ => return None,
    }
    match *record.steps.get(step)? {
        Step::Act(Joint::One(seat, action)) => Some((step, seat, action)),
        _ => None,
    }
}

/// The analysis of the decision at this step.
#[hook]
fn use_advice(film: &Film, step: Option<usize>) -> Option<Advice> {
    let known = use_state(Vec::<(u32, Option<Advice>)>::new);
    let id = step.map(|step| step as u32);
    let found = known.iter().find(|(of, _)| Some(*of) == id);
    let question = step.filter(|_| found.is_none()).and_then(|step| {
        let (_, view) = film.table.after(step, Viewer::Public)?;
        let ring = film.rope.ring(view.bout.round());
        Some(Request {
            id: step as u32,
            ask: Ask::Advice(view, ring),
            level: Level::default(),
            seed: 0,
        })
    });
    let heard = {
        let known = known.clone();
        Callback::from(move |answer: Answer<Slam>| {
            let mut next = (*known).clone();
            next.push((answer.id, answer.reply.advice()));
            known.set(next);
        })
    };
    use_bots(question, heard);
    found.and_then(|(_, advice)| advice.clone())
}

/// The review of a bout.
#[component]
pub fn Replay(props: &ReplayProps) -> Html {
    let film = &props.film;
    let table = &film.table;
    let steps = use_steps(table.len(), props.place);
    let flown = use_state(Flown::new);
    // The frame whose flight is being played.
    let played = use_state(|| None::<usize>);
    let here = steps.here;
    {
        let played = played.clone();
        use_effect_with(here, move |_| played.set(None));
    }
    let toss = film.toss_at(here);
    let heard = {
        let flown = flown.clone();
        Callback::from(move |answer: asking::Answer| {
            if let asking::Reply::Flight(flight) = answer.reply {
                let mut next = (*flown).clone();
                next.push((answer.id as usize, Arc::new(flight)));
                flown.set(next);
            }
        })
    };
    let next = toss.and_then(|toss| film.to_fly(toss, &flown));
    use_ring(
        next.map(|(id, toss)| asking::Request {
            id,
            ask: asking::Ask::Toss(toss),
        }),
        heard,
    );
    let decided = decision(film, here);
    let advice = use_advice(film, decided.map(|(step, ..)| step));
    let heading = || game_bar(GameId::Slam, t!("review"));
    let share = || html! { <Share game={GameId::Slam} record={film.text.clone()} /> };
    let (Some((event, view)), Some(toss)) = (table.frame(here, Viewer::Public), toss) else {
        return html! { <main class="page slam">{ heading() }<p class="note">{ t!("slam-quick", what = "throws") }</p>{ share() }</main> };
    };
    let bout = &view.bout;
    let names = film.names();
    let mode = bout.mode();
    let landed = matches!(event, Event::Landed { .. } | Event::Threw { .. });
    let flight = film.flight(toss, &flown).filter(|_| landed).cloned();
    let plays = *played == Some(here) && flight.is_some();
    let onrest = {
        let played = played.clone();
        Callback::from(move |()| played.set(None))
    };
    let onplay = {
        let played = played.clone();
        Callback::from(move |_: MouseEvent| played.set(Some(here)))
    };
    let falls = match event {
        Event::Landed { .. } | Event::Scored { .. } | Event::Threw { .. } if !plays => {
            film.falls(toss)
        }
        _ => [None; 2],
    };
    let who = match event {
        Event::Landed { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Threw { seat, .. }
        | Event::Left { seat, .. }
        | Event::Won { seat } => Some(seat),
        Event::Tied { .. } => None,
    };
    let story: Vec<Event> = (0..=here)
        .filter_map(|place| table.event(place, Viewer::Public))
        .collect();
    let tally = Tally::of(bout, &story, who, landed && bout.tied().is_none());
    let round = film.round(toss);
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    html! {
        <main class="page slam review" onkeydown={steps.onkeydown.clone()}>
            { heading() }
            <RingScene outline={film.rope.outline(round)} poses={film.rest(toss, &flown)} {falls}
                flight={flight.clone().filter(|_| plays).map(Played)} onlanded={onrest} />
            <div class="slam-side">{ tally_sheet(&tally) }</div>
            { steps.now(log_line(&event, names, mode), Html::default()) }
            <div class="mid">
                if landed {
                    <p class="slam-again">
                        if flight.is_some() {
                            <button class="btn btn-line" type="button" data-act="fly" onclick={onplay}>{ icon("eye") }{ t!("slam-fly") }</button>
                        } else {
                            { t!("slam-no-flight") }
                        }
                    </p>
                }
                if let Some((_, seat, action)) = decided {
                    <section class="studied" aria-label={t!("analysis")}>
                        <ul class="points">
                            <li>{ action_words(name(seat), action) }</li>
                            <li>{ advice.as_ref().map_or_else(|| t!("hint-thinking"), advised) }</li>
                        </ul>
                    </section>
                }
                <section class="review-more">
                    <p class="note">{ mode_name(mode) }{ " " }{ rope_words(&film.rope, round) }</p>
                    { share() }
                </section>
            </div>
        </main>
    }
}

#[cfg(test)]
mod tests;
