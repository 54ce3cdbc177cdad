//! Shows a frame of a bout and its analysis.

use rules::{
    Side, Viewer,
    tricks::{CardSet, Event, Tricks},
};
use yew::prelude::*;

use super::{
    decisions::{Finding, decisions},
    findings::{judgement, shared, shares, summaries},
};
use crate::ui::{
    games::tricks::{
        cards::face,
        dohyo::{Dohyo, dohyo, score},
    },
    stage::{ReviewProps, use_answers, use_steps},
    words::t,
};

/// The review of a bout.
#[component]
pub(super) fn Review(props: &ReviewProps<Tricks>) -> Html {
    let replay = &props.replay;
    let steps = use_steps(replay, props.frame);
    let here = steps.here;
    let look = |seat: Side| replay.table.frame(here, Viewer::Seat(seat.into()));
    let decisions = use_memo(replay.clone(), |replay| decisions(&replay.table));
    let choices: Vec<u32> = (0..decisions.len() as u32).collect();
    let until = decisions.partition_point(|it| it.frame <= here);
    let last = until.saturating_sub(1) as u32;
    let view = |id: u32| Some(decisions.get(id as usize)?.view.clone());
    let answers = use_answers(props, &choices, last, view);
    let (Some((event, view)), Some((_, west))) = (look(Side::East), look(Side::West)) else {
        return steps.without_board(replay);
    };
    let event: Event = event;
    let picture = Dohyo {
        event: Some(event),
        open_hand: Some(west.hand),
        ..Dohyo::new(view.clone(), replay.names.clone(), Side::East)
    };
    let found = |(id, decision)| Finding::of(decision, answers.of(id)?);
    let findings: Vec<Finding<'_>> = (0..).zip(&*decisions).filter_map(found).collect();
    let all = findings.len() == decisions.len() && !findings.is_empty();
    let now = |it: &&Finding<'_>| it.decision.frame == here;
    let now: Vec<Finding<'_>> = findings.iter().filter(now).copied().collect();
    let due = (0..).zip(&*decisions).filter(|(_, it)| it.frame == here);
    let due: Vec<u32> = due.map(|(id, _)| id).collect();
    let awaited = due.iter().find_map(|&id| answers.awaited(id));
    let judged = if now.len() < due.len() {
        awaited.unwrap_or_default()
    } else {
        judgement(&now, &event, &replay.names)
    };
    let board = html! {
        <>
            { score(&replay.names, view.held) }
            { dohyo(&picture) }
            { open_tray(view.hand, &replay.names[0]) }
        </>
    };
    let study = html! {
        <>
            if !judged.is_empty() {
                <p class="hint" role="status">{ judged }</p>
            }
            { for now.iter().map(|&finding| shares(finding, &replay.names)) }
            if all {
                { summaries(&findings, &replay.names) }
            }
        </>
    };
    let judged = findings.iter().map(|&it| shared(it, &replay.names));
    steps.screen(replay, board, study, &answers.findings(judged))
}

/// A hand that only shows cards.
fn open_tray(hand: CardSet, name: &str) -> Html {
    html! {
        <section class="tray">
            <ul class="tray-cards" aria-label={t!("hand-of", name)}>
                { for hand.into_iter().map(|card| html! { <li key={card.to_string()} class="hand-card">{ face(card, "", false) }</li> }) }
            </ul>
            <div class="tawara"></div>
        </section>
    }
}
