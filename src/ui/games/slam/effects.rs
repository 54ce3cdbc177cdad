//! The effects of the bout page: persistence, timers, the physics worker, the computer players and sounds.

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
        app_context::AppContext,
        hooks::{use_bots, use_ring, use_timer},
        routes::Route,
        sound::{self, Sound},
        stage::{BoutLock, use_bout_lock, use_persistence},
    },
};

/// The stored bout, and whether this tab plays it. Without a stored bout, goes to the set-up.
#[hook]
pub(super) fn use_kept() -> Option<(Model, BoutLock)> {
    let app = use_context::<AppContext>();
    let lock = use_bout_lock(BOUT.name());
    let kept = use_memo(lock.turn(), |_| {
        app.as_ref().and_then(|app| Model::kept(&app.store))
    });
    let missing = kept.is_none();
    use_effect_with((), move |()| {
        if missing {
            Route::Setup(GameId::Slam).go_instead();
        }
    });
    let kept = (*kept).clone()?;
    Some((kept, lock))
}

/// Persists the bout, runs timers, asks the workers and plays sounds. Results go to `send`. Returns a message for the player if
/// something is wrong.
#[hook]
pub(super) fn use_bout_effects(
    model: &UseReducerHandle<Model>,
    lock: &BoutLock,
    send: &Callback<Msg>,
) -> Option<String> {
    let settings = use_context::<AppContext>()
        .map(|app| app.settings)
        .unwrap_or_default();
    let counted = use_mut_ref(|| model.casts());
    let follow = {
        let (dispatch, counted) = (model.dispatcher(), counted.clone());
        Callback::from(move |store: Store| {
            // If another tab emptied the store, this tab keeps its own copy of the bout.
            if let Some(kept) = Model::kept(&store) {
                // The other tab has already counted its throws.
                counted.replace(kept.casts());
                dispatch.dispatch(Msg::Fresh(Box::new(kept)));
            }
        })
    };
    let trouble = use_persistence(
        BOUT,
        lock,
        model.save(),
        |store| model.write_down(store),
        follow,
    );
    let rests = lock.watches();
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
        send.reform(|answer: Answer<_>| Msg::Answer {
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

/// Counts how wrestlers fall, for the fairness page. `counted`: how many tosses of the bout are already counted.
#[hook]
fn use_count(model: &Model, rests: bool, counted: Rc<RefCell<usize>>) {
    let app = use_context::<AppContext>();
    let casts = model.casts();
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

/// The sound of an event.
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

/// Plays sounds: the clappers when a bout starts, straw when a throw starts, and each event's own sound.
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
