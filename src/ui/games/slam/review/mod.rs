//! The review of a bout that has just ended or of a record, with each throw's flight to play again.

mod tosses;

use std::sync::Arc;

use physics::asking;
use rules::{
    Joint, Seat, Step, Turn, Viewer,
    slam::{Action, Event, Slam},
};
use tosses::{Flown, ToldTosses};
use yew::prelude::*;

use super::{
    now::{advised, choice_slug},
    rules::RULES_PAGE,
    scene::{Played, RingScene},
    score::tally_sheet,
    words::{action_words, log_line, mode_name, rope_words},
};
use crate::ui::{
    browser::hooks::use_ring,
    parts::{RulesPage, icon, phrase},
    stage::{Judged, Replay, ReviewProps, ReviewUi, Steps, use_answers, use_steps},
    words::t,
};

impl ReviewUi for Slam {
    const RULES: &'static RulesPage = RULES_PAGE;

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Landed { throw: 1, .. } | Event::Tied { .. })
    }

    fn line(event: &Event, replay: &Replay<Self>) -> String {
        let config = replay.table.state().config();
        log_line(event, &config.players, config.mode)
    }

    /// What the turn brought, who had to leave, and who won.
    fn turn_lines(events: &[Event], replay: &Replay<Self>) -> Vec<String> {
        let thrown = |event: &&Event| !matches!(event, Event::Landed { .. } | Event::Threw { .. });
        let told = events.iter().filter(thrown);
        told.map(|event| Self::line(event, replay)).collect()
    }

    /// At a landing, the choice after it is what is on screen.
    fn goes_on_from(replay: &Replay<Self>, frame: usize, step: usize) -> usize {
        let landed = matches!(
            replay.table.event(frame, Viewer::Public),
            Some(Event::Landed { .. })
        );
        let turn = replay.table.after(step + 1, Viewer::Public);
        let decides = landed && matches!(turn, Some((Turn::Act(_), _)));
        step + usize::from(decides)
    }

    fn reviewed(props: ReviewProps<Self>) -> Html {
        html! { <Review ..props /> }
    }
}

/// A choice in the record: its step, its seat and the action.
type Choice = (usize, Seat, Action);

/// The choice that is this step, if it is one.
fn choice(replay: &Replay<Slam>, step: usize) -> Option<Choice> {
    match *replay.table.record().steps.get(step)? {
        Step::Act(Joint::One(seat, action)) => Some((step, seat, action)),
        _ => None,
    }
}

/// The choice after the landing on screen.
fn decision(replay: &Replay<Slam>, steps: &Steps) -> Option<Choice> {
    let step = steps.step()?.checked_add(1)?;
    let event = replay.table.event(steps.here, Viewer::Public)?;
    choice(replay, step).filter(|_| matches!(event, Event::Landed { .. }))
}

/// The review of a bout.
#[component]
fn Review(props: &ReviewProps<Slam>) -> Html {
    let replay = &props.replay;
    let table = &replay.table;
    let film = use_memo(replay.clone(), ToldTosses::of);
    let steps = use_steps(replay, props.frame);
    let flown = use_state(Flown::new);
    // The frame whose flight is being played.
    let played = use_state(|| None::<usize>);
    let here = steps.here;
    {
        let played = played.clone();
        use_effect_with(here, move |_| played.set(None));
    }
    let toss = steps.step().and_then(|step| film.toss_at(step));
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
    let decided = decision(replay, &steps);
    let id = decided.map(|(step, ..)| step as u32);
    let choices = (0..table.record().steps.len()).filter_map(|step| choice(replay, step));
    let choices: Vec<u32> = choices.map(|(step, ..)| step as u32).collect();
    let last = id
        .or_else(|| Some(steps.step()? as u32))
        .unwrap_or_default();
    let view = |id: u32| Some(table.after(id as usize, Viewer::Public)?.1);
    let answers = use_answers(props, &choices, last, view);
    let advice = id.and_then(|id| answers.of(id).map(advised).or_else(|| answers.awaited(id)));
    let (Some((event, view)), Some(toss)) = (table.frame(here, Viewer::Public), toss) else {
        return steps.without_board(replay);
    };
    let bout = &view.bout;
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
    let story = steps.shown(|frame| table.event(frame, Viewer::Public));
    let throwing = landed && bout.tied().is_none();
    let round = film.round(toss);
    let board = html! {
        <RingScene outline={film.rope.outline(round)} poses={film.rest(toss, &flown)} {falls}
            flight={flight.clone().filter(|_| plays).map(Played)} onlanded={onrest} />
    };
    let study = html! {
        <>
            if landed {
                <p class="slam-again">
                    if flight.is_some() {
                        <button class="btn btn-line" type="button" data-act="fly" onclick={onplay}>{ icon("eye") }{ t!("slam-fly") }</button>
                    } else {
                        { phrase(t!("slam-no-flight")) }
                    }
                </p>
            }
            if let Some((_, seat, action)) = decided {
                <ul class="points">
                    <li>{ action_words(bout.name(seat), action) }</li>
                    { for advice.map(|advice| html! { <li>{ advice }</li> }) }
                </ul>
            }
            { tally_sheet(bout, &story, event.seat(), throwing, usize::MAX) }
            <p class="note">{ t!("slam-terms", mode = mode_name(mode), ring = rope_words(&film.rope, round)) }</p>
        </>
    };
    let judged = answers.all().filter_map(|(id, advice)| {
        let (step, seat, action) = choice(replay, id as usize)?;
        Some(Judged {
            // It is made at the landing before it.
            frame: steps.frame_after(step).saturating_sub(1),
            after: steps.frame_after(step).saturating_sub(1),
            seat,
            name: bout.name(seat).to_owned(),
            played: t!("slam-choice", what = choice_slug(action)),
            best: t!("slam-choice", what = choice_slug(advice.choice()?)),
            cost: advice.cost(action)? as f32,
            wins: advice.rated(advice.choice()?)?.0 as f32,
            exact: advice.exact,
        })
    });
    steps.screen(replay, board, study, &answers.findings(judged))
}

#[cfg(test)]
mod tests;
