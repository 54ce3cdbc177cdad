//! What brings the bout on screen to life: the store, time, the ring, the computers, what is heard.

use std::{cell::RefCell, rc::Rc, sync::Arc};

use yew::prelude::*;

use super::{
    fairness::count,
    model::{BOUT, Model, Msg, Scene},
};
use crate::{
    ai::protocol::Answer,
    physics::asking,
    rules::{
        GameId,
        slam::{Event, Score},
    },
    store::Store,
    ui::{
        desk::Desk,
        hooks::{use_bots, use_ring, use_timer},
        routes::Route,
        sound::{self, Sound},
        stage::{Tenure, use_keeping, use_tenure},
    },
};

/// The bout that is kept, and whether this tab plays it; where there is none, the set-up is gone to.
#[hook]
pub(super) fn use_kept() -> Option<(Model, Tenure)> {
    let desk = use_context::<Desk>();
    let tenure = use_tenure(BOUT.name());
    let kept = use_memo(tenure.turn(), |_| {
        desk.as_ref().and_then(|desk| Model::kept(&desk.store))
    });
    let missing = kept.is_none();
    use_effect_with((), move |()| {
        if missing {
            Route::Setup(GameId::Slam).go_instead();
        }
    });
    let kept = (*kept).clone()?;
    Some((kept, tenure))
}

/// Keeps the bout, lets moments pass, asks the ring and the computers, and lets what happens be heard. `send` is told what the world does.
/// Says what the player has to be told.
#[hook]
pub(super) fn use_wiring(
    model: &UseReducerHandle<Model>,
    tenure: &Tenure,
    send: &Callback<Msg>,
) -> Option<String> {
    let settings = use_context::<Desk>()
        .map(|desk| desk.settings)
        .unwrap_or_default();
    let counted = use_mut_ref(|| model.casts());
    let follow = {
        let (dispatch, counted) = (model.dispatcher(), counted.clone());
        Callback::from(move |store: Store| {
            // Where the store has been emptied, this tab has the last of it.
            if let Some(kept) = Model::kept(&store) {
                // The other tab has counted its throws.
                counted.replace(kept.casts());
                dispatch.dispatch(Msg::Fresh(Box::new(kept)));
            }
        })
    };
    let trouble = use_keeping(
        BOUT,
        tenure,
        model.save(),
        |store| model.write_down(store),
        follow,
    );
    let rests = tenure.watches();
    let pace = settings.pace;
    let waiting = model.holds().filter(|_| !rests);
    let waiting = waiting.map(|(hold, least)| (model.mark(), pace.of(hold).max(least)));
    use_timer(waiting, send.reform(Msg::Passed));
    let toss = model.to_fly().filter(|_| !rests);
    use_ring(
        toss.map(|(id, toss)| asking::Request {
            id,
            ask: asking::Ask::Toss(toss),
        }),
        send.reform(|answer: asking::Answer| match answer.reply {
            asking::Reply::Flight(flight) => Msg::Flown(answer.id, Arc::new(flight)),
            _ => Msg::Lost(answer.id),
        }),
    );
    use_count(model, rests, counted);
    use_bots(
        model.question().filter(|_| !rests),
        send.reform(|answer: Answer| Msg::Answer {
            id: answer.id,
            reply: answer.reply,
        }),
    );
    use_bots(
        model.hint_question().filter(|_| !rests),
        send.reform(Msg::Hinted),
    );
    use_sounds(model, settings.silent);
    trouble
}

/// Counts how wrestlers fall here, for the page that tells how throws land. `counted` is how many tosses of the bout have been.
#[hook]
fn use_count(model: &Model, rests: bool, counted: Rc<RefCell<usize>>) {
    let desk = use_context::<Desk>();
    let casts = model.casts();
    let thrown = model.last_thrown();
    use_effect_with(casts, move |&casts| {
        let before = counted.replace(casts);
        // What is taken back has been thrown all the same; another bout is another beginning.
        if let (Some(desk), Some((ring, falls))) = (desk, thrown)
            && casts == before + 1
            && !rests
        {
            count(&desk.store, ring, &falls);
        }
    });
}

/// What is heard of the last that has happened.
pub(super) fn sound_of(event: &Event) -> Sound {
    match event {
        Event::Landed { .. } | Event::Threw { .. } => Sound::Drum,
        Event::Scored {
            score: Score::Nothing | Score::AllLost,
            ..
        }
        | Event::Left { .. } => Sound::Edge,
        Event::Scored { .. } | Event::Tied { .. } => Sound::Clack,
        Event::Won { .. } => Sound::Roll,
    }
}

/// Lets be heard what happens: the clappers as a bout begins, straw as something is thrown, and what each event sounds like.
#[hook]
fn use_sounds(model: &Model, silent: bool) {
    let flies = model.scene() == Scene::Flies && model.flight().is_some();
    let events = model.story();
    let heard = match events.last() {
        _ if flies => Some(Sound::Straw),
        Some(event) => Some(sound_of(event)),
        None => Some(Sound::Clappers),
    };
    use_effect_with((events.len(), flies), move |_| {
        if let Some(sound) = heard.filter(|_| !silent) {
            sound::play(sound);
        }
    });
}
