//! What brings a bout on screen to life: the store, time, the computers, what is heard.

use yew::prelude::*;

use super::{Model, Msg, Play, Scene, Tenure, has_room, use_keeping, use_tenure};
use crate::{
    ai::protocol::{Answer, Request},
    store::Store,
    ui::{
        desk::Desk,
        hooks::{use_bots, use_seconds, use_size, use_timer},
        random,
        routes::Route,
        sound::{self, Sound},
    },
};

/// How long what must be seen lies before those who only watch, in milliseconds at normal pace.
const WATCHED: u32 = 1800;

/// The bout that is kept, and whether this tab plays it; where there is none, the set-up is gone to.
#[hook]
pub fn use_kept<G: Play>() -> Option<(Model<G>, Tenure)> {
    let desk = use_context::<Desk>();
    let tenure = use_tenure(G::BOUT.name());
    let kept = use_memo(tenure.turn(), |_| {
        desk.as_ref().and_then(|desk| Model::kept(&desk.store))
    });
    let missing = kept.is_none();
    use_effect_with((), move |()| {
        if missing {
            Route::Setup(G::ID).go_instead();
        }
    });
    let kept = (*kept).clone()?;
    Some((kept, tenure))
}

/// A bout on screen, which knows whether the screen has room for two face to face.
#[hook]
pub fn use_bout<G: Play>(start: &Model<G>) -> UseReducerHandle<Model<G>> {
    let room = has_room(use_size());
    let model = use_reducer_eq(|| start.after(Msg::Room(room)));
    {
        let dispatch = model.dispatcher();
        use_effect_with(room, move |&room| dispatch.dispatch(Msg::Room(room)));
    }
    model
}

/// What the bout is told, as long as this tab plays it.
pub fn messages<M: Reducible + 'static>(
    model: &UseReducerHandle<M>,
    tenure: &Tenure,
) -> Callback<M::Action> {
    let (dispatch, watches) = (model.dispatcher(), tenure.watches());
    Callback::from(move |msg| {
        if !watches {
            dispatch.dispatch(msg);
        }
    })
}

/// Keeps the bout, lets frames and seconds pass, asks the computers and lets what happens be heard. `send` is told what the world does, and
/// `ask` what answers a hint. Says what the player has to be told.
#[hook]
pub fn use_wiring<G: Play>(
    model: &UseReducerHandle<Model<G>>,
    tenure: &Tenure,
    send: &Callback<Msg<G>>,
    ask: &Callback<Msg<G>>,
) -> Option<String> {
    let settings = use_context::<Desk>()
        .map(|desk| desk.settings)
        .unwrap_or_default();
    let follow = {
        let dispatch = model.dispatcher();
        Callback::from(move |store: Store| {
            // Where the store has been emptied, this tab has the last of it.
            if let Some(kept) = Model::kept(&store) {
                dispatch.dispatch(Msg::Fresh(Box::new(kept)));
            }
        })
    };
    let trouble = use_keeping(
        G::BOUT,
        tenure,
        model.save(),
        |store| model.write_down(store),
        follow,
    );
    let rests = tenure.watches();
    let scene = model.scene();
    let (event, _) = model.shown();
    let pace = settings.pace;
    let waiting = match (scene, &event, model.passing()) {
        // What nobody may be told of passes at once.
        (Scene::Passing, event, Some(place)) => {
            Some((place, event.as_ref().map_or(0, |it| pace.of(G::hold(it)))))
        }
        // Who watches has nothing to press; the last frame stays.
        (Scene::Lies, _, Some(place)) if model.watched() && !model.shows_the_end() => {
            Some((place, pace.of(WATCHED).max(WATCHED / 4)))
        }
        _ => None,
    };
    let lies = scene == Scene::Lies;
    use_timer(
        waiting.filter(|_| !rests),
        send.reform(move |place| if lies { Msg::GoOn } else { Msg::Passed(place) }),
    );
    use_seconds(
        model.seconds_left().is_some() && !rests,
        send.reform(|()| Msg::Tick {
            lot: random::seed(),
        }),
    );
    let question = model.question().filter(|_| !rests);
    let question = question.map(|question| Request {
        id: question.id,
        ask: question.ask,
        level: question.level,
        seed: random::seed(),
    });
    use_bots(
        question,
        send.reform(|answer: Answer| Msg::Answer {
            id: answer.id,
            reply: answer.reply,
        }),
    );
    use_bots(
        model.hint_question().filter(|_| !rests),
        ask.reform(Msg::Hinted),
    );
    use_sounds(model);
    trouble
}

/// Lets be heard what happens, and felt what is refused.
#[hook]
pub fn use_sounds<G: Play>(model: &Model<G>) {
    let silent = use_context::<Desk>().is_some_and(|desk| desk.settings.silent);
    let (event, _) = model.shown();
    use_effect_with((model.passing(), event), move |(_, event)| {
        let heard = event.as_ref().and_then(G::sound);
        if let Some(sound) = heard.filter(|_| !silent) {
            sound::play(sound);
        }
    });
    use_effect_with(model.refusal().cloned(), move |refusal| {
        if refusal.is_some() && !silent {
            sound::vibrate(30);
        }
    });
}

/// Whether a card hangs on a pointer, and what is to be told when one does: straw rustles.
#[hook]
pub fn use_hanging() -> (UseStateHandle<bool>, Callback<bool>) {
    let silent = use_context::<Desk>().is_some_and(|desk| desk.settings.silent);
    let hanging = use_state(|| false);
    let set = hanging.clone();
    let ondrag = Callback::from(move |on| {
        if on && !silent {
            sound::play(Sound::Straw);
        }
        set.set(on);
    });
    (hanging, ondrag)
}

/// Begins the next bout between the same.
pub fn rematch<G: Play>(model: &Model<G>, send: &Callback<Msg<G>>) -> Callback<()> {
    let model = model.clone();
    send.reform(move |()| Msg::Fresh(Box::new(model.rematch(&mut random::rng()))))
}
