//! The review of a bout that has just ended or of a record, with what optimal play would have done in each turn.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    chart::studied_turn,
    complaint::complaint,
    middle::sum,
    model::turns,
    picture::picture,
    rules::rules_page,
    words::{action_name, log_line},
};
use crate::{
    ai::track::study::Study,
    rules::{
        Joint, Side, Step, Viewer,
        record::Refused,
        track::{Action, Event, Track, View},
    },
    ui::{
        component::component_with,
        stage::{Findings, Judged, Replay, ReviewUi, use_answers, use_steps},
        words::t,
    },
};

impl ReviewUi for Track {
    fn complaint(error: &Refused<Self>) -> String {
        complaint(error)
    }

    fn rules() -> (String, Html) {
        (t!("track-rules-title"), rules_page())
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn line(event: &Event, replay: &Replay<Self>) -> String {
        log_line(event, &replay.names).1
    }

    fn review(replay: Replay<Self>) -> Html {
        reviewed(ReviewProps {
            replay,
            frame: 0,
            studies: Vec::new(),
        })
    }
}

/// A bout to review.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewProps {
    /// The bout to review.
    pub replay: Replay<Track>,
    /// The frame that is shown first.
    pub frame: usize,
    /// What optimal play does at the choices known so far, each with the number of steps before it.
    pub studies: Vec<(usize, Study)>,
}

/// What the seat's choice cost, and which one of the optimal mix is played most often.
fn judged(
    study: &Study,
    seat: Side,
    actions: [Action; 2],
    (frame, name): (usize, &String),
) -> Option<Judged> {
    let played = actions[seat.index()];
    let rated = study.rated.get(seat.index())?.iter();
    let best = rated.max_by(|a, b| a.often.total_cmp(&b.often))?;
    Some(Judged {
        frame,
        after: frame.saturating_sub(1),
        seat: seat.into(),
        name: name.clone(),
        played: action_name(played),
        best: action_name(best.action),
        // From a certain win to a certain loss is one bout.
        cost: (study.cost(seat, played)? / 2.0) as f32,
        wins: f64::midpoint(study.value_for(seat), 1.0) as f32,
        exact: study.error <= 0.0,
    })
}

/// The review of a bout.
pub fn reviewed(props: ReviewProps) -> Html {
    component_with(props, use_review)
}

#[hook]
fn use_review(props: Rc<ReviewProps>) -> Html {
    let table = &props.replay.table;
    let names = &props.replay.names;
    let steps = use_steps(&props.replay, props.frame);
    let here = steps.here;
    let id = steps.step().map(|step| step as u32);
    let actions = |id: u32| match table.record().steps.get(id as usize) {
        Some(Step::Act(Joint::Both(actions))) => Some(*actions),
        _ => None,
    };
    let made = (0..table.record().steps.len() as u32).filter(|&id| actions(id).is_some());
    let choices: Vec<u32> = made.collect();
    let view = |id: u32| Some(table.after(id as usize, Viewer::Public)?.1);
    let answers = use_answers::<Track>(
        &props.replay,
        &choices,
        id.unwrap_or_default(),
        view,
        || {
            let known = props.studies.iter();
            known
                .map(|(step, study)| (*step as u32, study.clone()))
                .collect()
        },
    );
    let story: Vec<(Event, View)> = (0..=here)
        .filter_map(|frame| table.frame(frame, Viewer::Public))
        .collect();
    let Some((event, view)) = story.last().copied() else {
        return steps.screen(
            &props.replay,
            Html::default(),
            Html::default(),
            &Findings::default(),
        );
    };
    let turns = turns(&story);
    let was = turns.last().map(|turn| turn.from);
    let charts = id
        .and_then(|id| Some((answers.of(id)?, actions(id)?)))
        .map(|(study, actions)| studied_turn(study, actions, names));
    let board = picture(view.bout.position(), was, names, Some(&event), None, false);
    let study = html! {
        <>
            { sum(turns.last(), false, names) }
            if let Some(awaited) = id.and_then(|id| answers.awaited(id)) {
                <p class="note">{ awaited }</p>
            }
            { for charts }
        </>
    };
    let judged = answers.all().flat_map(|(id, study)| {
        let frame = steps.frame_after(id as usize);
        Side::PAIR.map(|seat| judged(study, seat, actions(id)?, (frame, &names[seat.index()])))
    });
    steps.screen(
        &props.replay,
        board,
        study,
        &answers.findings(judged.flatten()),
    )
}
