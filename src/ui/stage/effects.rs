//! What a bout on screen needs from the browser: the stored bout and its lock, timers, the computers, sound, and the drag in progress.

use ai::protocol::Answer;
use bout::{Model, Msg, Scene};
use yew::prelude::*;

use super::{BoutScreenProps, GameUi, LastShown, load, use_bout_lock};
use crate::ui::{
    browser::{
        hooks::{use_bots, use_events, use_in_sight, use_seconds, use_timer, use_wake_lock},
        random,
    },
    data::{app_context::AppContext, settings::Pace},
    parts::sound::{self, Sound, use_play},
    routes::Route,
};

/// How long a frame that must be seen stays if nobody is there to press a button, in milliseconds at normal pace.
const WATCHED: u32 = 1800;

/// How long such a frame stays at this pace, in milliseconds; never so short that nobody could follow.
pub(super) fn watched(pace: Pace) -> u32 {
    pace.of(WATCHED).max(WATCHED / 4)
}

/// The saved bout, or the last state of it that this tab has shown if another tab has erased it. Without either, goes to the set-up.
#[hook]
pub fn use_stored_bout<G: GameUi>() -> Option<BoutScreenProps<G>> {
    let app = use_context::<AppContext>();
    let lock = use_bout_lock(G::BOUT.name());
    let last = (*use_state(LastShown::default)).clone();
    let kept = {
        let last: LastShown<G> = last.clone();
        use_memo(lock.turn(), move |_| {
            let stored = app.as_ref().and_then(|app| load(&app.store));
            let erased = stored.is_none();
            Some((stored.or_else(|| last.get())?, erased))
        })
    };
    let missing = kept.is_none();
    use_effect_with((), move |()| {
        if missing {
            Route::Setup(G::ID).go_instead();
        }
    });
    let (start, erased) = (*kept).clone()?;
    Some(BoutScreenProps {
        start,
        erased,
        lock,
        last,
    })
}

/// Lets frames and seconds pass, asks the computers and plays sounds, unless the tab `rests` because another one plays. Keeps the screen awake,
/// and covers secrets when the page is hidden. `send` receives these messages.
#[hook]
pub fn use_bout_effects<G: GameUi>(model: &Model<G>, rests: bool, send: &Callback<Msg<G>>) {
    let settings = use_context::<AppContext>()
        .map(|app| app.settings)
        .unwrap_or_default();
    let pace = settings.pace;
    let hold = match (model.scene(), model.shown().0) {
        (Scene::MustBeSeen, _) => watched(pace),
        // A frame with no event for this viewer passes at once.
        (_, event) => event.map_or(0, |it| pace.of(G::hold(&it))),
    };
    let waiting = model.passing_frame().map(|frame| (frame, hold));
    use_timer(waiting.filter(|_| !rests), send.reform(Msg::HoldTimePassed));
    use_seconds(
        model.seconds_left().is_some() && !rests,
        send.reform(|()| Msg::Tick {
            seed: random::seed(),
        }),
    );
    use_bots(
        model.question().filter(|_| !rests),
        send.reform(|answer: Answer<G>| Msg::Answer {
            id: answer.id,
            reply: answer.reply,
        }),
    );
    use_bots(
        model.hint_question().filter(|_| !rests),
        send.reform(Msg::Hinted),
    );
    use_sounds(model);
    use_wake_lock();
    let hidden = send.reform(|_: Event| Msg::Hidden);
    use_events(&["visibilitychange", "pagehide"], hidden);
}

/// Plays a clack when one more choice is sealed.
#[hook]
fn use_clack(seals: usize, play: Callback<Sound>) {
    let sealed = use_mut_ref(|| seals);
    use_effect_with(seals, move |&seals| {
        if sealed.replace(seals) < seals {
            play.emit(Sound::Clack);
        }
    });
}

/// Plays the sound of each event and of each choice that is sealed, and vibrates when a rule refuses an attempt.
#[hook]
pub fn use_sounds<G: GameUi>(model: &Model<G>) {
    let play = use_play();
    let (event, _) = model.shown();
    {
        let play = play.clone();
        use_effect_with((model.current_frame(), event), move |(_, event)| {
            if let Some(sound) = event.as_ref().and_then(G::sound) {
                play.emit(sound);
            }
        });
    }
    let seals = model.seats().filter(|&seat| model.has_sealed(seat));
    use_clack(seals.count(), play);
    let silent = use_context::<AppContext>().is_some_and(|app| app.settings.silent);
    let silent = !use_in_sight() || silent;
    use_effect_with(model.refusal().cloned(), move |refusal| {
        if refusal.is_some() && !silent {
            sound::vibrate(30);
        }
    });
}

/// Whether the player drags a card, and the callback to set it; starting a drag plays a rustle of straw.
#[hook]
pub fn use_dragging() -> (UseStateHandle<bool>, Callback<bool>) {
    let play = use_play();
    let dragging = use_state(|| false);
    let set = dragging.clone();
    let ondrag = Callback::from(move |on| {
        if on {
            play.emit(Sound::Straw);
        }
        set.set(on);
    });
    (dragging, ondrag)
}

/// Starts the next bout between the same players.
pub fn rematch<G: GameUi>(model: &Model<G>, send: &Callback<Msg<G>>) -> Callback<()> {
    let model = model.clone();
    send.reform(move |()| Msg::Fresh(Box::new(model.rematch(&mut random::rng()))))
}
