//! The review of a bout that has just ended or of a record, with both hands open and the analysis of each choice.

use yew::prelude::*;

use super::{
    advice::{action_name, advised},
    complaint::complaint,
    picture::Ring,
    rules::rules_page,
    seats::seats,
    turn::{last_turn, spots, turn_on_table},
    words::{TWELVE, log_line},
};
use crate::{
    ai::circle::advice::Advice,
    rules::{
        GameId, Joint, Side, Step, Viewer,
        circle::{Action, Circle, Event, View},
        record::Refused,
    },
    session::Table,
    ui::{
        parts::{Share, button, game_bar},
        stage::{Replay, ReviewUi, play_on, step_of, use_answers, use_steps},
        words::t,
    },
};

impl ReviewUi for Circle {
    fn complaint(error: &Refused<Self>) -> String {
        complaint(error)
    }

    fn rules() -> (String, Html) {
        (t!("circle-rules-title"), rules_page())
    }

    fn review(replay: Replay<Self>) -> Html {
        html! { <Review {replay} /> }
    }
}

/// A choice in a bout: the number of steps before it, and the seat that made it.
pub type Chosen = (usize, Side);

/// A bout to review.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ReviewProps {
    /// The bout to review.
    pub replay: Replay<Circle>,
    /// The frame that is shown first.
    #[prop_or_default]
    pub frame: usize,
    /// The advice on choices, as far as it is already known.
    #[prop_or_default]
    pub advice: Vec<(Chosen, Advice)>,
}

/// A frame with everything open: the drawn cards and both hands.
fn open(table: &Table<Circle>, frame: usize) -> Option<(Event, View)> {
    let [east, west] = Side::PAIR.map(|seat| table.frame(frame, Viewer::Seat(seat.into())));
    let ((event, east), (other, west)) = (east?, west?);
    let (_, mut view) = table.frame(frame, Viewer::Public)?;
    view.known = [east.hand, west.hand];
    let told = match event {
        Event::Drew { cards: None, .. } => other,
        _ => event,
    };
    Some((told, view))
}

/// What each seat decided in a step.
fn decided(step: Step<Circle>) -> Vec<(Side, Action)> {
    match step {
        Step::Chance(_) => Vec::new(),
        Step::Act(Joint::One(seat, action)) => {
            let side = seat.side();
            side.into_iter().map(|side| (side, action)).collect()
        }
        Step::Act(Joint::Both(actions)) => Side::PAIR.into_iter().zip(actions).collect(),
    }
}

/// The judgement of a choice: the advice, and what the choice gave away.
fn judged(name: &str, action: Action, advice: Option<&Advice>) -> Html {
    let Some(advice) = advice else {
        return html! { <li>{ t!("study-played", name = name, what = action_name(action)) }{ " " }{ t!("hint-thinking") }</li> };
    };
    let tenths = advice.cost(action).map(|cost| (cost * 10.0).round() as u32);
    let cost = tenths.filter(|&tenths| tenths > 0);
    html! {
        <li>
            { t!("study-played", name = name, what = action_name(action)) }{ " " }{ advised(advice) }
            if let Some(tenths) = cost {
                { " " }{ t!("study-cost", tenths = tenths) }
            }
        </li>
    }
}

/// The review of a bout.
#[component]
pub fn Review(props: &ReviewProps) -> Html {
    let table = &props.replay.table;
    let names = &props.replay.names;
    let steps = use_steps(table.len(), props.frame);
    let step = step_of(table.record(), steps.here);
    let decisions = step
        .and_then(|step| table.record().steps.get(step))
        .map_or_else(Vec::new, |&step| decided(step));
    let number = |step: usize, seat: Side| (2 * step + seat.index()) as u32;
    let id = |seat: Side| step.map(|step| number(step, seat));
    let choices = decisions.iter().filter_map(|&(seat, _)| {
        let (_, view) = table.after(step?, Viewer::Seat(seat.into()))?;
        Some((id(seat)?, view))
    });
    let answers = use_answers::<Circle>(&props.replay, choices.collect(), || {
        let known = props.advice.iter();
        known
            .map(|((step, seat), advice)| (number(*step, *seat), advice.clone()))
            .collect()
    });
    let advice = |seat: Side| id(seat).and_then(|id| answers.of(id));
    let failed = decisions
        .iter()
        .any(|&(seat, _)| id(seat).is_some_and(|id| answers.has_failed(id)));
    let story: Vec<(Event, View)> = (0..=steps.here)
        .filter_map(|frame| open(table, frame))
        .collect();
    let heading = || game_bar(GameId::Circle, t!("review"));
    let share = || html! { <Share game={GameId::Circle} record={props.replay.text.clone()} /> };
    let Some((event, view)) = story.last().copied() else {
        return html! { <main class="page circle">{ heading() }<p class="note">{ t!("circle-before") }</p>{ share() }</main> };
    };
    let shown = story.iter().map(|(event, _)| event);
    let turn = last_turn(&story);
    html! {
        <main class="page circle review" onkeydown={steps.onkeydown.clone()}>
            { heading() }
            <div class="drop"><Ring spots={spots(view.board, shown)} names={names.clone()} /></div>
            { seats(&view, names, [Html::default(), Html::default()], None) }
            { steps.now(log_line(&event, names, TWELVE).1, Html::default()) }
            <div class="mid">
                if let Some(turn) = &turn {
                    { turn_on_table(Html::default(), turn, names) }
                }
                if !decisions.is_empty() {
                    <section class="studied" aria-label={t!("analysis")}>
                        <ul class="points">
                            { for decisions.iter().map(|&(seat, action)| judged(&names[seat.index()], action, advice(seat))) }
                        </ul>
                        if failed {
                            <p class="note" role="status">
                                { t!("study-failed") }{ " " }
                                { button("btn btn-line", t!("retry"), answers.retry.clone()) }
                            </p>
                        }
                    </section>
                }
                <section class="review-more">{ share() }{ play_on(&props.replay, steps.here, names) }</section>
            </div>
        </main>
    }
}

#[cfg(test)]
mod tests;
