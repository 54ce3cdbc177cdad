//! The bout page: puts the model on screen, keeps it in the store, and brings the computer to the table.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    advice,
    columns::{Field, FieldProps, Heading, KimariteList, LastTrick, pointed_out},
    dohyo::{Dohyo, Score},
    facing::{Facing, has_room},
    hand::{items, sorted},
    model::{Model, Msg, Scene, open_hand},
    result::ResultPage,
    sheets::{Laid, Sheets},
    words::{card_plain, log_line, now, refusal},
};
use crate::{
    ai::protocol::{Answer, Request},
    rules::{
        GameId, Seat,
        tricks::{Card, Event, View},
    },
    ui::{
        desk::Desk,
        hooks::{focus, focus_is_lost, use_bots, use_size, use_timer},
        pages::Notice,
        parts::{Icon, Kanji, Tray, side_class},
        random,
        routes::Route,
        sound::{self, Sound},
        stage::{Handover, names, overtaken, use_keeping},
        words::t,
    },
};

/// How long a frame is shown at normal pace, in milliseconds; from the look’s motion tokens.
pub(super) fn hold(event: &Event, followed_by_end: bool) -> u32 {
    match event {
        Event::Dealt { .. } => 300,
        Event::Clashed { .. } => 1100,
        Event::Led { .. } => 450,
        Event::Followed { .. } => 250,
        Event::Took { .. } if followed_by_end => 700,
        Event::Pushed { .. } => 600,
        _ => 0,
    }
}

/// What is heard and felt as an event is shown.
pub(super) fn announce(event: &Event) {
    let sound = match event {
        Event::Clashed { .. } => Sound::Clappers,
        Event::Led { .. } | Event::Followed { .. } => Sound::Clack,
        Event::Pushed { to: 0, .. } => Sound::Drum,
        Event::Pushed { .. } => Sound::Edge,
        Event::Decided(_) => {
            sound::vibrate(120);
            Sound::Roll
        }
        _ => return,
    };
    sound::play(sound);
}

/// How long what must be seen lies before those who only watch, in milliseconds at normal pace.
const WATCHED: u32 = 1800;

/// The bout that is kept; where there is none, the set-up.
#[component]
pub fn BoutPage() -> Html {
    let desk = use_context::<Desk>();
    let kept = use_memo((), |()| {
        desk.as_ref().and_then(|desk| Model::kept(&desk.store))
    });
    {
        let missing = kept.is_none();
        use_effect_with((), move |()| {
            if missing {
                Route::Setup(GameId::Tricks).go_instead();
            }
        });
    }
    match &*kept {
        Some(model) => html! { <Bout start={model.clone()} /> },
        None => Html::default(),
    }
}

/// A bout to go on with.
#[derive(Properties, PartialEq)]
pub struct BoutProps {
    /// How it stands.
    pub start: Model,
}

/// A bout on screen.
#[component]
pub fn Bout(props: &BoutProps) -> Html {
    let desk = use_context::<Desk>();
    let start = props.start.clone();
    let room = has_room(use_size());
    let model = use_reducer_eq(move || start.after(Msg::Room(room)));
    let laid = use_state(|| None::<Laid>);
    let chosen = use_state(|| None::<Card>);
    // The card that waits for the further press.
    let pending = use_state(|| None::<Card>);
    let hanging = use_state(|| false);
    let dohyo = use_node_ref();

    let send = {
        let (dispatch, chosen, pending) = (model.dispatcher(), chosen.clone(), pending.clone());
        Callback::from(move |msg: Msg| {
            // What the computer answers does not take a card out of the player's hand.
            if !matches!(msg, Msg::Answer { .. }) {
                chosen.set(None);
                pending.set(None);
            }
            dispatch.dispatch(msg);
        })
    };

    {
        let send = send.clone();
        use_effect_with(room, move |&room| send.emit(Msg::Room(room)));
    }

    let keeping = use_keeping(&model, send.clone());
    let rests = keeping.overtaken;

    let (event, view) = model.shown();
    let scene = model.scene();
    let pace = desk
        .as_ref()
        .map(|desk| desk.settings.pace)
        .unwrap_or_default();
    {
        let decided = scene == Scene::Passing && matches!(event, Some(Event::Took { .. }));
        let waiting = match (scene, &event, model.passing()) {
            (Scene::Passing, Some(event), Some(place)) => {
                Some((place, pace.of(hold(event, decided))))
            }
            // Nothing of it may be told: there is nothing to show either.
            (Scene::Passing, None, Some(place)) => Some((place, 0)),
            // The last frame stays.
            (Scene::Lies, Some(Event::Decided(_) | Event::Torinaoshi), _) => None,
            // Who watches has nothing to press.
            (Scene::Lies, _, Some(place)) if model.watched() => {
                Some((place, pace.of(WATCHED).max(WATCHED / 4)))
            }
            _ => None,
        };
        let lies = scene == Scene::Lies;
        use_timer(
            waiting.filter(|_| !rests),
            send.reform(move |place| if lies { Msg::GoOn } else { Msg::Passed(place) }),
        );
    }

    let question = model.question().filter(|_| !rests);
    let question = question.map(|question| Request {
        id: question.id,
        ask: question.ask,
        level: question.level,
        seed: random::seed(),
    });
    let answer = |answer: Answer| Msg::Answer {
        id: answer.id,
        reply: answer.reply,
    };
    use_bots(question, send.reform(answer));
    // A hint leaves the chosen card as it is.
    let ask = {
        let dispatch = model.dispatcher();
        Callback::from(move |msg: Msg| dispatch.dispatch(msg))
    };
    use_bots(
        model.hint_question().filter(|_| !rests),
        ask.reform(Msg::Hinted),
    );

    let settings = desk.as_ref().map(|desk| desk.settings).unwrap_or_default();
    use_effect_with((model.passing(), event), move |(_, event)| {
        if let (Some(event), false) = (event, settings.silent) {
            announce(event);
        }
    });
    use_effect_with(model.refusal().copied(), move |refusal| {
        if refusal.is_some() && !settings.silent {
            sound::vibrate(30);
        }
    });
    // A sheet is for the eyes that looked when it was laid.
    {
        let laid = laid.clone();
        let covered = matches!(scene, Scene::Curtain(_)) || model.facing() || rests;
        use_effect_with(covered, move |&covered| {
            if covered {
                laid.set(None);
            }
        });
    }

    // What had the focus may be gone: the card that was played, the button that was pressed.
    use_effect_with(
        (scene, model.passing(), *pending, rests),
        |(_, _, pending, _)| {
            if pending.is_some() {
                focus(".acts .btn");
            } else if focus_is_lost() {
                focus("[data-focus]");
            }
        },
    );

    let names = names(model.players());
    let looker = model.looker();
    let story: Vec<Event> = model.story().into_iter().map(|(event, _)| event).collect();
    let field = Rc::new(FieldProps {
        view: settled(&view, event.as_ref()),
        names: names.clone(),
        you: model.you(),
    });
    let open = pointed_out(&view, event.as_ref(), looker);
    let sheets = |laid_now: Option<Laid>| {
        laid_now.map(|laid_now| {
            let onlay = {
                let laid = laid.clone();
                Callback::from(move |next| laid.set(next))
            };
            html! {
                <Sheets laid={laid_now} field={field.clone()} {open}
                    story={story.clone()} {onlay} seating={model.shared().then(|| model.seating())} onsit={send.reform(Msg::Sit)} />
            }
        })
    };
    let lay = |next: Laid| {
        let laid = laid.clone();
        Callback::from(move |_: MouseEvent| laid.set(Some(next)))
    };

    let onrematch = {
        let fresh = model.clone();
        send.reform(move |()| Msg::Fresh(Box::new(fresh.rematch(&mut random::rng()))))
    };
    if rests {
        return overtaken(&keeping);
    }
    if model.facing() {
        return html! { <Facing model={(*model).clone()} {send} {onrematch} trouble={keeping.trouble} /> };
    }
    match scene {
        Scene::Curtain(to) => html! {
            <Handover {to} {names} sealed={model.has_sealed(to.other())} first={view.tachiai.is_empty() && !model.has_sealed(to.other())}
                cramped={model.cramped()} {pace} onlift={send.reform(|()| Msg::Lift)} onback={send.reform(|()| Msg::TakeBack)} />
        },
        Scene::Over => {
            html! {
                <>
                    <Notice text={keeping.trouble} />
                    <ResultPage {view} players={model.players().clone()} written={model.torikumi().map(|torikumi| torikumi.id)} {onrematch} />
                    { sheets(*laid).unwrap_or_default() }
                </>
            }
        }
        _ => {
            let asked = scene == Scene::Asked;
            let lies = scene == Scene::Lies;
            let now = now(&model, event.as_ref(), &view);
            let (hint, hinted) = advice::hint(&model, &view);
            let go = send.reform(|()| Msg::GoOn);
            let sealed = Seat::PAIR.map(|seat| event.is_none() && model.has_sealed(seat));
            let onchoose = {
                let chosen = chosen.clone();
                Callback::from(move |card| chosen.set(card))
            };
            let ondrag = {
                let hanging = hanging.clone();
                Callback::from(move |on| {
                    if on && !settings.silent {
                        sound::play(Sound::Straw);
                    }
                    hanging.set(on);
                })
            };
            let onplay = {
                let (send, pending) = (send.clone(), pending.clone());
                let free = view.playable();
                Callback::from(move |card| {
                    if settings.confirm && free.contains(card) {
                        pending.set(Some(card));
                    } else {
                        send.emit(Msg::Choose(card));
                    }
                })
            };
            let onslot = {
                let (chosen, onplay) = (*chosen, onplay.clone());
                Callback::from(move |()| {
                    if let Some(card) = chosen {
                        onplay.emit(card);
                    }
                })
            };
            let to_confirm = (*pending).filter(|_| asked);
            let decided = matches!(event, Some(Event::Decided(_) | Event::Torinaoshi));
            let go_on = if decided { t!("result") } else { t!("go-on") };
            let stage = match view.trick {
                None if view.verdict.is_none() => t!("tachiai"),
                _ => t!("trick-number", number = trick_number(&view, event.as_ref())),
            };
            html! {
                <>
                <Notice text={keeping.trouble} />
                <main class="page bout">
                    <header class="bar">
                        <a class="bar-home" href="#/" aria-label={t!("to-home")}>
                            <svg aria-hidden="true"><use href="static/art.svg#logo" /></svg>
                        </a>
                        <h1><Kanji text={t!("game-kanji", game = "tricks")} />{ t!("game-name", game = "tricks") }</h1>
                        <p>{ stage }</p>
                        <div class="bar-tools">
                            if model.can_hint() {
                                <button class="tool" type="button" onclick={ask.reform(|_: MouseEvent| Msg::Hint)}><Icon name="hint" /><span>{ t!("hint") }</span></button>
                            }
                            if model.keiko() {
                                <button class="tool" type="button" aria-disabled={(!model.can_undo()).then_some("true")}
                                    onclick={send.reform(|_: MouseEvent| Msg::Undo)}><Icon name="undo" /><span>{ t!("undo") }</span></button>
                            }
                            <button class="tool" type="button" onclick={lay(Laid::Log)}><Icon name="log" /><span>{ t!("log") }</span></button>
                            <button class="tool" type="button" onclick={lay(Laid::Rules)}><Icon name="rules" /><span>{ t!("rules") }</span></button>
                            <button class="tool" type="button" onclick={lay(Laid::Menu)}><Icon name="menu" /><span>{ t!("menu") }</span></button>
                        </div>
                    </header>
                    <Score names={names.clone()} held={view.held} />
                    <Dohyo view={view.clone()} event={event} names={names.clone()} {looker} {asked} {sealed}
                        target={*hanging || chosen.is_some()} {onslot} open_hand={open_hand(&model)} ongo={lies.then(|| go.clone())} node={dohyo.clone()} />
                    <section class="col-kimarite" aria-label={t!("techniques")}>
                        <Heading text={t!("kimarite-heading")} kanji={t!("kimarite-heading-kanji")} />
                        <KimariteList throws={view.config.throws} {open} />
                    </section>
                    <section class="col-field" aria-label={t!("on-the-field")}>
                        <FieldColumn field={field.clone()} />
                    </section>
                    <div class="tabs">
                        <button class="tab" type="button" onclick={lay(Laid::Kimarite)}>
                            { t!("kimarite-heading") }
                            { for open.iter().map(|kimarite| html! { <>{ " " }<mark>{ kimarite.number() }</mark></> }) }
                        </button>
                        <button class="tab" type="button" onclick={lay(Laid::Field)}>{ t!("field") }</button>
                        <button class="tab" type="button" onclick={lay(Laid::Last)}>{ t!("last-trick") }</button>
                    </div>
                    <section class="now" aria-label={t!("what-now")}>
                        <svg class={classes!("gunbai", now.side.map_or("side-n", side_class))} viewBox="0 0 100 170" aria-hidden="true">
                            <use href="static/art.svg#gunbai" />
                        </svg>
                        <div role="status">
                            <h2>{ to_confirm.map_or(now.title, |card| t!("now-confirm", card = card_plain(card))) }</h2>
                            if let Some(illegal) = model.refusal() {
                                <p class="refusal">{ refusal(illegal) }</p>
                            } else if model.failed() {
                                <p class="refusal">{ t!("now-failed") }</p>
                            } else if let Some(hint) = hint {
                                <p class="hint">{ hint }</p>
                            } else {
                                <p>{ now.detail }</p>
                            }
                        </div>
                        if let Some(card) = to_confirm {
                            <div class="acts">
                                <button class="btn" type="button" onclick={send.reform(move |_: MouseEvent| Msg::Choose(card))}>{ t!("confirm-play") }</button>
                                <button class="btn btn-line" type="button" onclick={{
                                    let pending = pending.clone();
                                    Callback::from(move |_: MouseEvent| pending.set(None))
                                }}>{ t!("confirm-back") }</button>
                            </div>
                        } else if lies {
                            <div class="acts">
                                <button class="btn" type="button" data-focus="" onclick={go.reform(|_: MouseEvent| ())}>
                                    { go_on }{ " " }<Icon name="next" />
                                </button>
                            </div>
                        } else if model.failed() {
                            <div class="acts">
                                <button class="btn" type="button" onclick={send.reform(|_: MouseEvent| Msg::Retry)}>{ t!("retry") }</button>
                            </div>
                        }
                    </section>
                    <Tray<Card> items={items(&view, looker, sorted(&view, model.sealed()), asked, hinted)} label={t!("hand")} {asked} chosen={to_confirm.or(*chosen)} {onchoose}
                        {onplay} ongo={go} {ondrag} target={dohyo.clone()} />
                    <div class="vh" role="log" aria-label={t!("log")}>
                        { for story.iter().enumerate().map(|(place, event)| html! { <p key={place}>{ log_line(event, &names).1 }</p> }) }
                    </div>
                </main>
                { sheets(*laid).unwrap_or_default() }
                </>
            }
        }
    }
}

/// The number of the trick on screen: the one that lies there, or else the next.
pub(super) fn trick_number(view: &View, event: Option<&Event>) -> usize {
    let lies = matches!(
        event,
        Some(Event::Followed { .. } | Event::Took { .. } | Event::Decided(_))
    );
    view.tricks.len() + usize::from(!lies)
}

/// The view without the trick that still lies on the dohyō: the columns tell of what has been cleared away.
pub(super) fn settled(view: &View, event: Option<&Event>) -> View {
    let mut view = view.clone();
    if matches!(
        event,
        Some(Event::Followed { .. } | Event::Took { .. } | Event::Decided(_))
    ) {
        view.tricks.pop();
    }
    view
}

/// The right-hand column.
#[derive(Properties, PartialEq)]
pub(super) struct FieldColumnProps {
    pub(super) field: Rc<FieldProps>,
}

#[component]
pub(super) fn FieldColumn(props: &FieldColumnProps) -> Html {
    let tricks = props.field.view.tricks.len();
    html! {
        <>
            if tricks > 0 {
                <Heading text={t!("last-trick")} small={tricks.to_string()} />
                <LastTrick ..props.field.clone_props() />
            }
            <Field ..props.field.clone_props() />
        </>
    }
}
