//! The review of a bout that has just ended or of a record, with what optimal play would have done in each turn.

use yew::prelude::*;

use super::{
    chart::studied_turn, complaint::complaint, middle::sum, model::turns, picture::picture,
    rules::rules_page, words::log_line,
};
use crate::{
    ai::track::study::Study,
    rules::{
        Joint, Step, Viewer,
        record::Refused,
        track::{Event, Track, View},
    },
    session::Table,
    ui::{
        stage::{Replay, ReviewUi, use_answers, use_steps},
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
        html! { <Review {replay} /> }
    }
}

/// A bout to review.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ReviewProps {
    /// The bout to review.
    pub replay: Replay<Track>,
    /// The frame that is shown first.
    #[prop_or_default]
    pub frame: usize,
    /// What optimal play does at the choices known so far, each with the number of steps before it.
    #[prop_or_default]
    pub studies: Vec<(usize, Study)>,
}

/// The index of the step that the frame of this index belongs to; `None` before the first step.
fn step_of(table: &Table<Track>, frame: usize) -> Option<usize> {
    let begins = |event: &Event| matches!(event, Event::Revealed { .. } | Event::Swapped { .. });
    let events = (0..=frame).filter_map(|frame| table.event(frame, Viewer::Public));
    events.filter(begins).count().checked_sub(1)
}

/// The review of a bout.
#[component]
pub fn Review(props: &ReviewProps) -> Html {
    let table = &props.replay.table;
    let names = &props.replay.names;
    let steps = use_steps(table.len(), props.frame);
    let here = steps.here;
    let step = step_of(table, here);
    let choice = step.and_then(|step| {
        let (_, view) = table.after(step, Viewer::Public)?;
        Some((step as u32, view))
    });
    let id = choice.as_ref().map(|(id, _)| *id);
    let answers = use_answers::<Track>(&props.replay, choice.into_iter().collect(), || {
        let known = props.studies.iter();
        known
            .map(|(step, study)| (*step as u32, study.clone()))
            .collect()
    });
    let story: Vec<(Event, View)> = (0..=here)
        .filter_map(|frame| table.frame(frame, Viewer::Public))
        .collect();
    let Some((event, view)) = story.last().copied() else {
        return steps.screen(&props.replay, Html::default(), Html::default(), &[]);
    };
    let turns = turns(&story);
    let was = turns.last().map(|turn| turn.from);
    let actions = step.and_then(|step| match table.record().steps.get(step) {
        Some(Step::Act(Joint::Both(actions))) => Some(*actions),
        _ => None,
    });
    let charts = id
        .and_then(|id| answers.of(id))
        .zip(actions)
        .map(|(study, actions)| studied_turn(study, actions, names));
    let board = picture(view.bout.position(), was, names, Some(&event), None, false);
    let study = html! {
        <>
            { sum(turns.last(), false, names) }
            { charts.unwrap_or_else(|| html! { <p class="note">{ t!("hint-thinking") }</p> }) }
            { for id.map(|id| answers.failure(id)) }
        </>
    };
    steps.screen(&props.replay, board, study, &[])
}
