//! Steps through a bout and shows the analysis of each frame.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    Replay,
    analysis::{Analysis, Told},
    findings::{judgement, progress, shares, sign, summaries},
};
use crate::{
    rules::{
        Game as _, Side, Viewer,
        tricks::{CardSet, Event, Tricks},
    },
    ui::{
        games::tricks::{
            cards::face,
            columns::heading,
            dohyo::{Dohyo, dohyo, score},
            words::log_line,
        },
        hooks::{focus, focus_is_lost, go_to, use_bots, use_effect_with},
        parts::{Share, game_bar},
        stage::use_steps,
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
    let (here, go) = (steps.here, &steps.go);
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
    // The focused element may be gone: the link that led here, or the button of a finished analysis.
    use_effect_with(analysis.done(), |&done| {
        if focus_is_lost() {
            focus(if done {
                ".review .col-kimarite"
            } else {
                ".acts [data-focus]"
            });
        }
    });
    // On a small screen the lists are below the picture, so following a link scrolls back to it.
    let leap = {
        let go = go.clone();
        Callback::from(move |next: usize| {
            go.emit(next);
            go_to(".review .dohyo");
        })
    };
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
    html! {
        <main class="page bout review" onkeydown={steps.onkeydown.clone()}>
            { game_bar(Tricks::ID, t!("review")) }
            { score(&replay.names, view.held) }
            { dohyo(&picture) }
            <section class="col-kimarite" aria-label={t!("analysis")} tabindex="0">
                { heading(t!("analysis"), None, None) }
                { progress(&analysis, &tell) }
                { for analysis.at(here).map(|finding| shares(finding, &replay.names)) }
                { summaries(&analysis, replay, &leap) }
            </section>
            <section class="col-field" aria-label={t!("log")}>
                { log(replay, &analysis, here, &leap) }
                <Share game={Tricks::ID} record={replay.text.clone()} />
            </section>
            { steps.now(log_line(&event, &replay.names).1, html! {
                if !judged.is_empty() {
                    <p class="hint">{ judged }</p>
                }
            }) }
            { open_tray(view.hand, &replay.names[0]) }
        </main>
    }
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

fn log(replay: &Replay, analysis: &Analysis, here: usize, go: &Callback<usize>) -> Html {
    let lines = (0..replay.table.len()).filter_map(|frame| {
        let event = replay.table.event(frame, Viewer::Public)?;
        Some(html! {
            <li key={frame}>
                <button class="link" type="button" aria-current={(frame == here).then_some("step")}
                    onclick={go.reform(move |_: MouseEvent| frame)}>
                    { log_line(&event, &replay.names).1 }{ for analysis.at(frame).map(|finding| sign(finding, &replay.names)) }
                </button>
            </li>
        })
    });
    html! { <ol class="log review-log">{ for lines }</ol> }
}
