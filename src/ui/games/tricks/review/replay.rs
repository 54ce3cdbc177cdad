//! Shows a frame of a bout and its analysis.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    Replay,
    analysis::{Analysis, Told},
    findings::{judgement, progress, shared, shares, summaries},
};
use crate::{
    rules::{
        Side, Viewer,
        tricks::{CardSet, Event},
    },
    ui::{
        games::tricks::{
            cards::face,
            dohyo::{Dohyo, dohyo, score},
        },
        hooks::{focus, focus_is_lost, use_bots, use_effect_with},
        stage::{Judged, use_steps},
        words::t,
    },
};

impl Reducible for Analysis {
    type Action = Told;

    fn reduce(self: Rc<Self>, told: Told) -> Rc<Self> {
        Rc::new(self.after(told))
    }
}

/// A bout to review.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ReviewProps {
    /// The bout to review.
    pub replay: Replay,
    /// The frame that is shown first.
    #[prop_or_default]
    pub frame: usize,
    /// What the analysis has found so far.
    #[prop_or_default]
    pub analysis: Option<Analysis>,
}

/// The review of a bout.
#[component]
pub fn Review(props: &ReviewProps) -> Html {
    let replay = &props.replay;
    let steps = use_steps(replay.table.len(), props.frame);
    let here = steps.here;
    let look = |seat: Side| replay.table.frame(here, Viewer::Seat(seat.into()));
    let analysis = {
        let start = props.analysis.clone();
        let start = start.unwrap_or_else(|| Analysis::of(&replay.table));
        use_reducer_eq(move || start)
    };
    let tell = {
        let dispatch = analysis.dispatcher();
        Callback::from(move |told: Told| dispatch.dispatch(told))
    };
    use_bots(analysis.question(), tell.reform(Told::Answer));
    // A finished analysis has no button any more, which may have had the focus.
    use_effect_with(analysis.done(), |&done| {
        if done && focus_is_lost() {
            focus(".review .studied");
        }
    });
    let (Some((event, view)), Some((_, west))) = (look(Side::East), look(Side::West)) else {
        return Html::default();
    };
    let event: Event = event;
    let picture = Dohyo {
        event: Some(event),
        open_hand: Some(west.hand),
        ..Dohyo::new(view.clone(), replay.names.clone(), Side::East)
    };
    let judged = judgement(&analysis, here, &event, &replay.names);
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
            { progress(&analysis, &tell) }
            { for analysis.at(here).map(|finding| shares(finding, &replay.names)) }
            { summaries(&analysis, &replay.names) }
        </>
    };
    let found = analysis.findings();
    let judged: Vec<Judged> = found.map(|it| shared(it, &replay.names)).collect();
    steps.screen(replay, board, study, &judged)
}

/// A hand that only shows cards.
fn open_tray(hand: CardSet, name: &str) -> Html {
    html! {
        <section class="tray">
            <ul class="tray-cards" aria-label={t!("hand-of", name = name)}>
                { for hand.into_iter().map(|card| html! { <li key={card.to_string()} class="hand-card">{ face(card, "", false) }</li> }) }
            </ul>
            <div class="tawara"></div>
        </section>
    }
}
