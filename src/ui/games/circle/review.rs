//! The review of a bout that has just ended or of a record, with both hands open and the analysis of each choice.

use ai::{Weight, circle::advice::Advice, hundredths};
use bout::Table;
use rules::{
    Seat, Side, Step, Viewer,
    circle::{Action, Circle, Event, View},
};
use yew::prelude::*;

use super::{
    advice::{action_name, advised},
    picture::Ring,
    rules::RULES_PAGE,
    seats::seats,
    turn::{last_turn, spots, turn_on_table},
    words::{TWELVE, log_line},
};
use crate::ui::{
    parts::RulesPage,
    stage::{Judged, Replay, ReviewProps, ReviewUi, certain, use_answers, use_steps},
    words::{self, t},
};

impl ReviewUi for Circle {
    const RULES: &'static RulesPage = RULES_PAGE;

    fn event(replay: &Replay<Self>, frame: usize) -> Option<Event> {
        open(&replay.table, frame).map(|(event, _)| event)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn line(event: &Event, replay: &Replay<Self>) -> String {
        log_line(event, &replay.names, TWELVE)
    }

    /// Both cards, and how the period ended.
    fn turn_lines(events: &[Event], replay: &Replay<Self>) -> Vec<String> {
        let [east, west] = &replay.names;
        let told = |event: &Event| match event {
            Event::Revealed { cards, .. } => Some(t!(
                "circle-versus",
                east,
                eastcard = cards[0],
                west,
                westcard = cards[1]
            )),
            Event::Decided(_) => Some(Self::line(event, replay)),
            _ => None,
        };
        events.iter().filter_map(told).collect()
    }

    fn reviewed(props: ReviewProps<Self>) -> Html {
        html! { <Review ..props /> }
    }
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

/// The number of a choice: that of the steps before it, and the seat that made it.
fn number(step: usize, seat: Seat) -> u32 {
    (2 * step + seat.index()) as u32
}

/// The judgement of a choice: the advice, and what the choice gave away.
fn judged(action: Action, advice: &Advice) -> String {
    let cost = advice.cost(action).map(hundredths);
    let cost = cost.filter(|&cost| Weight::of(cost) != Weight::Best);
    let told = cost.map(|cost| t!("study-cost", cost));
    let advised = advised(advice, words::wins_of_100);
    words::sentences(
        &[Some(advised), told]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>(),
    )
}

/// The review of a bout.
#[component]
fn Review(props: &ReviewProps<Circle>) -> Html {
    let table = &props.replay.table;
    let names = &props.replay.names;
    let steps = use_steps(&props.replay, props.frame);
    let step = steps.step();
    let made = |step: usize| match table.record().steps.get(step) {
        Some(&Step::Act(joint)) => joint.choices().collect(),
        _ => Vec::new(),
    };
    let decisions = step.map_or_else(Vec::new, made);
    let of_number = |id: u32| (id as usize / 2, Seat::PAIR[id as usize % 2]);
    let choices = (0..table.record().steps.len()).flat_map(|step| {
        let made = made(step).into_iter();
        made.map(move |(seat, _)| number(step, seat))
    });
    let choices: Vec<u32> = choices.collect();
    let last = step.map_or(0, |step| number(step, Seat::WEST));
    let view = |id: u32| {
        let (step, seat) = of_number(id);
        Some(table.after(step, Viewer::Seat(seat))?.1)
    };
    let answers = use_answers(props, &choices, last, view);
    let story = steps.shown(|frame| open(table, frame));
    let Some((_, view)) = story.last().copied() else {
        return steps.without_board(&props.replay);
    };
    let shown = story.iter().map(|(event, _)| event);
    let turn = last_turn(&story);
    let board = html! {
        <>
            <div class="drop"><Ring spots={spots(view.board, shown)} names={names.clone()} /></div>
            { seats(&view, names, [Html::default(), Html::default()], None) }
        </>
    };
    let told = |&(seat, action): &(Seat, Action)| {
        let id = number(step?, seat);
        let advice = answers.of(id).map(|advice| judged(action, advice));
        let played = t!(
            "study-played",
            name = &names[seat.index()],
            what = action_name(action)
        );
        let told = match advice.or_else(|| answers.awaited(id)) {
            Some(advice) => words::followed(&played, &advice),
            None => played,
        };
        Some(html! { <li>{ told }</li> })
    };
    let study = html! {
        <>
            { for turn.map(|turn| turn_on_table(Html::default(), &turn, names)) }
            if !decisions.is_empty() {
                <ul class="points">{ for decisions.iter().filter_map(told) }</ul>
            }
        </>
    };
    let judged = answers.all().filter_map(|(id, advice)| {
        let (step, seat) = of_number(id);
        let (_, played) = made(step).into_iter().find(|(who, _)| *who == seat)?;
        Some(Judged {
            frame: steps.frame_after(step),
            after: steps.frame_after(step).saturating_sub(1),
            seat,
            name: names[seat.index()].clone(),
            played: action_name(played),
            best: action_name(advice.choice()?.action),
            cost: advice.cost(played)?,
            wins: certain(advice.choice()?.wins, advice.exact),
            exact: advice.exact,
        })
    });
    steps.screen(&props.replay, board, study, &answers.findings(judged))
}

#[cfg(test)]
mod tests;
