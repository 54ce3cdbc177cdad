//! What works for a bout without being seen: the physics worker, the timers of the computers, the counting of falls, and the sounds of a throw.

use std::{rc::Rc, sync::Arc};

use bout::games::slam::{Model, Msg, ThrowMsg};
use physics::asking;
use yew::prelude::*;

use super::fairness::count;
use crate::ui::{
    browser::hooks::{use_ring, use_timer},
    data::app_context::AppContext,
    parts::sound::{Sound, use_play},
};

/// The bout that these effects work for.
#[derive(Properties, PartialEq)]
pub(super) struct PhysicsProps {
    pub(super) model: Rc<Model>,
    pub(super) send: Callback<Msg>,
    /// Whether another tab plays the bout, so that this one throws and counts nothing.
    pub(super) rests: bool,
}

/// Asks the physics worker to throw, lets the computers' throws and decisions pass, counts falls, and plays the sounds of a throw.
#[component]
pub(super) fn Physics(props: &PhysicsProps) -> Html {
    let PhysicsProps { model, send, rests } = props;
    let settings = use_context::<AppContext>()
        .map(|app| app.settings)
        .unwrap_or_default();
    let own = send.reform(Msg::Extra);
    let waiting = model.holds().filter(|_| !rests);
    let waiting = waiting.map(|(hold, least)| (model.mark(), settings.pace.of(hold).max(least)));
    use_timer(waiting, own.reform(ThrowMsg::HoldTimePassed));
    let toss = model.to_fly().filter(|_| !rests);
    use_ring(
        toss.map(|(id, toss)| asking::Request {
            id,
            ask: asking::Ask::Toss(toss),
        }),
        own.reform(|answer: asking::Answer| match answer.reply {
            asking::Reply::Flight(flight) => ThrowMsg::Flown(answer.id, Arc::new(flight)),
            _ => ThrowMsg::Lost(answer.id),
        }),
    );
    // The falls of a lesson are not by chance, nor are those of a bout that is played once more.
    use_count(model, *rests || model.script().is_some());
    use_throw_sounds(model);
    Html::default()
}

/// Counts how wrestlers fall, for the fairness page.
#[hook]
fn use_count(model: &Model, rests: bool) {
    let app = use_context::<AppContext>();
    let casts = model.casts();
    // How many tosses of the bout have been counted already.
    let counted = use_mut_ref(|| casts);
    let thrown = model.last_thrown();
    use_effect_with(casts, move |&casts| {
        let before = counted.replace(casts);
        // Only one toss more is a new toss; undo or a replaced bout changes the number in other ways. An undone toss stays counted.
        if let (Some(app), Some((ring, falls))) = (app, thrown)
            && casts == before + 1
            && !rests
        {
            count(&app.store, ring, &falls);
        }
    });
}

/// Plays the sounds that neither a frame nor a flight has: the clappers when a bout starts, and straw when a throw starts.
#[hook]
fn use_throw_sounds(model: &Model) {
    let play = use_play();
    let flies = model.flight().is_some();
    let told = model.current_frame().is_some();
    let heard = match model.casts() {
        _ if flies => Some(Sound::Straw),
        0 if !told => Some(Sound::Clappers),
        _ => None,
    };
    use_effect_with((model.casts(), flies), move |_| {
        if let Some(sound) = heard {
            play.emit(sound);
        }
    });
}
