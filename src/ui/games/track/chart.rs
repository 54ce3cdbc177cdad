//! Charts of optimal play at a choice: how often it plays each card, and what the card that was played gave away.

use ai::{
    Level,
    protocol::{Answer, Ask, Request},
    track::{solver::Stakes, study::Study},
};
use rules::{
    Side,
    track::{Action, Track, View},
};
use yew::prelude::*;

use super::words::action_name;
use crate::ui::{
    browser::hooks::use_bots,
    parts::{MixPart, mix_chart},
    words::t,
};

/// A share in whole percent.
pub(super) fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}

/// A sentence on what a chosen action gave away, in hundredths of a bout.
pub(super) fn judgement(study: &Study, seat: Side, action: Action) -> Option<String> {
    let cost = percent(study.cost(seat, action)? / 2.0);
    let often = percent(study.rated(seat, action)?.often);
    let Action::Play { play: card, .. } = action else {
        return Some(t!("track-swap-cost", number = cost));
    };
    Some(if cost > 0 {
        t!("track-gave-away", card, number = cost)
    } else if often > 0 {
        t!("track-in-mix", card, number = often)
    } else {
        t!("track-no-cost", card)
    })
}

/// The bars for one seat under a caption. `played` is the action that the seat chose.
pub(super) fn chart(study: &Study, seat: Side, caption: String, played: Option<Action>) -> Html {
    let rated = study.rated.get(seat.index()).into_iter().flatten();
    let shares = rated.map(|rated| MixPart {
        name: action_name(rated.action),
        often: rated.often as f32,
        played: played.is_some_and(|played| study.rated(seat, played) == Some(rated)),
    });
    mix_chart(caption, &shares.collect::<Vec<_>>(), seat)
}

/// What optimal play would have done in a turn, and what the cards gave away.
pub(super) fn studied_turn(study: &Study, actions: [Action; 2], names: &[String; 2]) -> Html {
    let player = |seat: Side| {
        let action = actions[seat.index()];
        html! {
            <div key={seat.slug()}>
                { chart(study, seat, t!("track-mix", name = &names[seat.index()]), Some(action)) }
                <p class="note">{ judgement(study, seat, action).unwrap_or_default() }</p>
            </div>
        }
    };
    html! { <div class="charts">{ for Side::PAIR.map(player) }</div> }
}

/// A choice that both players have made: the number of steps before it, the view at that time, and what they chose.
pub type Choice = (u32, View, [Action; 2]);

/// The last choice of a practice bout.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct StudiedProps {
    /// The last choice, if there was one.
    pub last: Option<Choice>,
    /// East’s and West’s names.
    pub names: [String; 2],
    /// Whether something else is shown in its place. What the analysis has said is remembered meanwhile.
    pub hidden: bool,
    /// What optimal play does at that choice, if that is already known.
    #[prop_or_default]
    pub known: Option<Study>,
}

/// Asks the analysis about the last choice, and shows what optimal play would have done.
#[component]
pub fn Studied(props: &StudiedProps) -> Html {
    let studied = {
        let (last, known) = (props.last, props.known.clone());
        use_state(move || last.map(|(id, ..)| id).zip(known))
    };
    let question = props.last.map(|(id, view, _)| Request {
        id,
        ask: Ask::Advice(view, Stakes::Bout),
        level: Level::default(),
        seed: 0,
    });
    let heard = {
        let studied = studied.clone();
        Callback::from(move |answer: Answer<Track>| {
            if let Some(study) = answer.reply.advice() {
                studied.set(Some((answer.id, study)));
            }
        })
    };
    use_bots(question, heard);
    match (props.last, &*studied) {
        (Some((id, _, actions)), Some((of, study))) if *of == id && !props.hidden => {
            html! { <section class="studied" aria-label={t!("analysis")}>{ studied_turn(study, actions, &props.names) }</section> }
        }
        _ => Html::default(),
    }
}
