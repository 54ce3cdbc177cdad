//! The pictures on the page: the ring with the model's wrestlers, the ring at rest, and the small pictures of fallen wrestlers beside the
//! worth of a fall.

use bout::games::slam::{Model, Msg, Phase, ThrowMsg};
use physics::{Outline, Pose};
use rules::slam::{Fall, Figure, Landing};
use yew::prelude::*;

use super::{
    scene::{Played, RingScene},
    throwing::Throwing,
};
use crate::ui::parts::art;

/// A small picture of a wrestler with this fall. It has no label of its own.
pub(super) fn fall_picture(wrestler: Figure, fall: Fall) -> Html {
    let of = format!("slam.svg#lp-{}", fall.slug());
    let class = classes!("lp", format!("lp-{}", wrestler.slug()));
    art(&of, class, None, None)
}

/// The ring with the wrestlers in it, at rest and without throwing.
pub(super) fn still(outline: Outline, poses: [Option<Pose>; 2], landing: Option<Landing>) -> Html {
    let falls = landing.map_or([None; 2], |landing| landing.0.map(Some));
    html! { <RingScene {outline} {poses} {falls} /> }
}

/// The mark of the throw that a person may make now.
pub(super) fn due(model: &Model) -> Option<u32> {
    // With the blindfold option, nobody may aim while the ring is visible.
    let sees = matches!(model.phase(), Phase::Decides(_)) && !model.rope().blindfold;
    let picked = sees && model.would_throw().is_some();
    let throws = matches!(model.phase(), Phase::Throws(_) | Phase::TieBreak(_));
    (throws || picked).then(|| model.mark())
}

/// The ring of the bout on screen.
pub(super) fn ring(
    model: &Model,
    throwing: Throwing,
    send: &Callback<Msg>,
    (call, oncall): (Option<AttrValue>, Callback<()>),
) -> Html {
    let decides = matches!(model.phase(), Phase::Decides(_));
    let aims = matches!(
        model.phase(),
        Phase::Throws(_) | Phase::TieBreak(_) | Phase::Flies
    );
    let picked = model.picked();
    let ongrip = send.reform(move |wrestler: Figure| {
        Msg::Extra(ThrowMsg::Pick(wrestler, !picked[wrestler.index()]))
    });
    let poses = model.lies();
    let falls = model.falls();
    let falls = [0, 1].map(|place| falls[place].filter(|_| poses[place].is_some()));
    html! {
        <RingScene outline={model.outline()} {poses} {falls} flight={model.flight().cloned().map(Played)}
            onlanded={send.reform(|()| Msg::Extra(ThrowMsg::Rested))} hidden={aims && model.rope().blindfold} {throwing}
            waits={model.waits()} grips={picked.map(|picked| decides.then_some(picked))} {ongrip} {call} {oncall} />
    }
}
