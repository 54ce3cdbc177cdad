//! The review of a bout that has just ended or of a record, with the analysis of each turn.

use ai::momentum::advice::Advice;
use rules::{
    Joint, Side, Step, Viewer,
    momentum::{Action, Event, Momentum, Position},
};
use yew::prelude::*;

use super::{
    advice::{advised_events, as_drawn, counted, reason_words, shifts, turn_words},
    bout::leans,
    disks::{Forward, MomentumBoard, named},
    picture::{Board, Picture, spot},
    rules::RULES_PAGE,
    words::{last_turn, log_line, recap},
};
use crate::ui::{
    parts::{RulesPage, phrase},
    stage::{Judged, Replay, ReviewProps, ReviewUi, use_answers, use_steps},
    words::{self, t},
};

impl ReviewUi for Momentum {
    const RULES: &'static RulesPage = RULES_PAGE;

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Began { .. })
    }

    fn line(event: &Event, replay: &Replay<Self>) -> String {
        log_line(event, &replay.names)
    }

    /// What the turn came to, and how the bout ended.
    fn turn_lines(events: &[Event], replay: &Replay<Self>) -> Vec<String> {
        let ends = |event: &&Event| {
            matches!(
                event,
                Event::PushedOff { .. } | Event::Fell { .. } | Event::Ended(_)
            )
        };
        let ended: Vec<String> = events
            .iter()
            .filter(ends)
            .map(|event| Self::line(event, replay))
            .collect();
        let moved = |event: &Event| matches!(event, Event::Walked { .. } | Event::Pushed { .. });
        // A last turn without a walk did not end by staying.
        let told = ended.is_empty() || events.iter().any(moved);
        let came = told.then(|| recap(events, &replay.names)).flatten();
        came.into_iter().chain(ended).collect()
    }

    fn reviewed(props: ReviewProps<Self>) -> Html {
        html! { <Review ..props /> }
    }
}

/// The judgement of a turn: what it was worth, and what the best one would have been, on one scale. Without `advice`, perhaps words that say that
/// it is still to come. `drawn`: whether the board shows the best turn; otherwise it shows the played one.
fn judged(
    name: &str,
    position: &Position,
    action: Action,
    advice: Result<&Advice, Option<String>>,
    drawn: bool,
) -> Html {
    let played = t!("study-played", name, what = turn_words(position, &action));
    let share = words::wins_of_100;
    let advice = match advice {
        Ok(advice) => advice,
        Err(Some(awaited)) => {
            return html! { <li>{ phrase(words::followed(&played, &awaited)) }</li> };
        }
        Err(None) => return html! { <li>{ phrase(played) }</li> },
    };
    // A turn that the search has not reached has no share.
    let [taken, best] = advice
        .compared(action)
        .map_or([None; 2], |both| both.map(Some));
    let choice = &advice.choice.action;
    let same = *choice == action;
    let reason = reason_words(advice.choice.reason);
    let played = if same || !drawn {
        let [leans, walks] = counted(position, &action);
        let drawn = t!("momentum-drawn-played", name, leans, walks);
        as_drawn(drawn, played)
    } else {
        phrase(played)
    };
    let told = t!("momentum-best-told", turn = turn_words(position, choice));
    let better = if drawn {
        let [leans, walks] = counted(position, choice);
        as_drawn(t!("momentum-drawn-best", leans, walks), told)
    } else {
        phrase(told)
    };
    html! {
        <>
            <li>{ played }{ words::gap() }{ for taken.map(share).map(phrase) }</li>
            if same {
                <li>{ phrase(words::followed(&t!("momentum-was-best"), &reason)) }</li>
            } else {
                <li>{ better }{ words::gap() }{ phrase(reason) }{ words::gap() }{ for best.map(share).map(phrase) }</li>
            }
        </>
    }
}

/// The review of a bout.
#[component]
fn Review(props: &ReviewProps<Momentum>) -> Html {
    let table = &props.replay.table;
    let names = &props.replay.names;
    let steps = use_steps(&props.replay, props.frame);
    let step = steps.step();
    let decision = |step: usize| {
        let Step::Act(Joint::One(seat, action)) = *table.record().steps.get(step)? else {
            return None;
        };
        let (_, view) = table.after(step, Viewer::Seat(seat))?;
        Some((seat.side()?, action, view))
    };
    let made = (0..table.record().steps.len()).filter(|&step| decision(step).is_some());
    let choices: Vec<u32> = made.map(|step| step as u32).collect();
    let last = step.map_or(0, |step| step as u32);
    let view = |id: u32| Some(decision(id as usize)?.2);
    let answers = use_answers(props, &choices, last, view);
    let Some((event, view)) = table.frame(steps.here, Viewer::Public) else {
        return steps.without_board(&props.replay);
    };
    let story = steps.shown(|frame| table.event(frame, Viewer::Public));
    let trail = last_turn(&story);
    let off = |event: &&Event| !matches!(event, Event::Ended(_));
    let off = trail.iter().rfind(off);
    let position = view.bout.position();
    let side = position.side();
    let spots = Side::PAIR.map(|seat| spot(side, position.place(seat), seat, off));
    // Before the turn the board shows the best one, and then what was played.
    let decided = step.and_then(|step| Some((step as u32, decision(step)?)));
    let best = decided.as_ref().and_then(|(id, (seat, ..))| {
        let before = matches!(event, Event::Began { .. });
        let advice = answers.of(*id).filter(|_| before)?;
        Some((*seat, advice.choice.action))
    });
    let board = |seat: Side| {
        let name = &names[seat.index()];
        let marks = match &best {
            Some((of, action)) if *of == seat => shifts(action),
            _ => leans(trail, seat),
        };
        let board = html! { <MomentumBoard {seat} name={name.clone()} disks={position.disks(seat)} {marks} forward={Forward::of(seat)} /> };
        named(seat, name, Html::default(), board)
    };
    let shown = Board {
        trail: trail.to_vec(),
        advised: best
            .map(|(_, action)| advised_events(position, &action))
            .unwrap_or_default(),
        ..Board::new(side, spots, names.clone())
    };
    let board = html! {
        <>
            <Picture ..shown />
            <div class="mbs">{ for Side::PAIR.map(board) }</div>
        </>
    };
    let study = decided.map(|(id, (seat, action, view))| {
        let (name, position) = (&names[seat.index()], view.bout.position());
        let advice = answers.of(id).ok_or_else(|| answers.awaited(id));
        html! { <ul class="points">{ judged(name, position, action, advice, best.is_some()) }</ul> }
    });
    let judged = answers.all().filter_map(|(id, advice)| {
        let (seat, action, view) = decision(id as usize)?;
        let [taken, best] = advice.compared(action)?;
        let position = view.bout.position();
        Some(Judged {
            frame: steps.frame_after(id as usize),
            after: steps.frame_after(id as usize).saturating_sub(1),
            seat: seat.into(),
            name: names[seat.index()].clone(),
            played: turn_words(position, &action),
            best: turn_words(position, &advice.choice.action),
            cost: best - taken,
            wins: best,
            exact: advice.choice.is_certain(),
        })
    });
    let findings = answers.findings(judged);
    steps.screen(&props.replay, board, study.unwrap_or_default(), &findings)
}

#[cfg(test)]
mod tests;
