//! The review of a bout that has just ended or of a record, with what optimal play would have done in each turn.

use ai::track::study::Study;
use rules::{
    Joint, Side, Step, Viewer,
    track::{Action, Event, Track},
};
use yew::prelude::*;

use super::{
    chart::studied_turn,
    middle::sum,
    picture::picture,
    rules::RULES_PAGE,
    turn::turns,
    words::{action_name, log_line},
};
use crate::ui::{
    parts::RulesPage,
    stage::{Judged, Replay, ReviewProps, ReviewUi, use_answers, use_steps},
};

impl ReviewUi for Track {
    const RULES: &'static RulesPage = RULES_PAGE;

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn line(event: &Event, replay: &Replay<Self>) -> String {
        log_line(event, &replay.names)
    }

    fn reviewed(props: ReviewProps<Self>) -> Html {
        html! { <Review ..props /> }
    }
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
#[component]
fn Review(props: &ReviewProps<Track>) -> Html {
    let table = &props.replay.table;
    let names = &props.replay.names;
    let steps = use_steps(&props.replay, props.frame);
    let id = steps.step().map(|step| step as u32);
    let actions = |id: u32| match table.record().steps.get(id as usize) {
        Some(Step::Act(Joint::Both(actions))) => Some(*actions),
        _ => None,
    };
    let made = (0..table.record().steps.len() as u32).filter(|&id| actions(id).is_some());
    let choices: Vec<u32> = made.collect();
    let view = |id: u32| Some(table.after(id as usize, Viewer::Public)?.1);
    let answers = use_answers(props, &choices, id.unwrap_or_default(), view);
    let story = steps.shown(|frame| table.frame(frame, Viewer::Public));
    let Some((event, view)) = story.last().copied() else {
        return steps.without_board(&props.replay);
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
