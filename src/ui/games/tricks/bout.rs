//! The bout page: renders the model, persists it and runs the computer players.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    advice,
    columns::{Field, field, heading, kimarite_list, last_trick, pointed_out},
    dohyo::{Dohyo, dohyo, score},
    hand::{items, sorted},
    model::{Model, Msg, Scene, open_hand},
    result::ending,
    sheets::{Laid, Sheets},
    words::{card_plain, log_line, now, refusal},
};
use crate::{
    rules::{
        Seat, Side,
        tricks::{Card, Event, Tricks, View},
    },
    ui::{
        app_context::AppContext,
        hooks::{focus, focus_is_lost},
        pages::Notice,
        parts::{Tray, icon},
        stage::{
            BoutLock, Facing, Handover, ResultPage, bout_bar, messages, names, now_box,
            read_only_overlay, rematch, use_bout, use_bout_effects, use_hanging, use_kept,
        },
        words::t,
    },
};

/// The stored bout, or the set-up if there is none.
#[component]
pub fn BoutPage() -> Html {
    let Some((start, lock)) = use_kept() else {
        return Html::default();
    };
    let bout = html! { <Bout key={lock.turn()} {start} lock={lock.clone()} /> };
    read_only_overlay(&lock, bout)
}

/// A bout to continue.
#[derive(Properties, PartialEq)]
pub struct BoutProps {
    /// The state of the bout.
    pub start: Model,
    /// Whether this tab holds the lock and plays the bout.
    #[prop_or_default]
    pub lock: BoutLock,
}

/// A bout on screen.
#[component]
pub fn Bout(props: &BoutProps) -> Html {
    let app = use_context::<AppContext>();
    let model = use_bout(&props.start);
    let laid = use_state(|| None::<Laid>);
    let chosen = use_state(|| None::<Card>);
    // The card that waits for the player's confirmation.
    let pending = use_state(|| None::<Card>);
    let (hanging, ondrag) = use_hanging();
    let target = use_node_ref();

    // Asking for a hint keeps the chosen card.
    let ask = messages(&model, &props.lock);
    let send = {
        let (ask, chosen, pending) = (ask.clone(), chosen.clone(), pending.clone());
        Callback::from(move |msg: Msg| {
            // The computer's answer must not deselect the player's card.
            if !matches!(msg, Msg::Answer { .. }) {
                chosen.set(None);
                pending.set(None);
            }
            ask.emit(msg);
        })
    };

    let trouble = use_bout_effects(&model, &props.lock, &send, &ask);

    let (event, view) = model.shown();
    let scene = model.scene();
    let settings = app.as_ref().map(|app| app.settings).unwrap_or_default();
    // A sheet closes when another player takes over the screen.
    {
        let laid = laid.clone();
        let covered = matches!(scene, Scene::Curtain(_)) || model.facing();
        use_effect_with(covered, move |&covered| {
            if covered {
                laid.set(None);
            }
        });
    }

    // The focused element may be gone: the card that was played, the button that was pressed.
    use_effect_with((scene, model.passing(), *pending), |(_, _, pending)| {
        if pending.is_some() {
            focus(".acts .btn");
        } else if focus_is_lost() {
            focus("[data-focus]");
        }
    });

    let names = names(model.players());
    let Some(looker) = model.looker().side() else {
        return Html::default();
    };
    let story: Vec<Event> = model.story().into_iter().map(|(event, _)| event).collect();
    let shown = Rc::new(Field {
        view: settled(&view, event.as_ref()),
        names: names.clone(),
        you: model.you().and_then(Seat::side),
    });
    let open = pointed_out(&view, event.as_ref(), looker);
    let sheets = |laid_now: Option<Laid>| {
        laid_now.map(|laid_now| {
            let onlay = {
                let laid = laid.clone();
                Callback::from(move |next| laid.set(next))
            };
            html! {
                <Sheets laid={laid_now} field={shown.clone()} {open}
                    story={story.clone()} {onlay} seating={model.shared().then(|| model.seating())} onsit={send.reform(Msg::Sit)} />
            }
        })
    };
    let lay = |next: Laid| {
        let laid = laid.clone();
        Callback::from(move |_: MouseEvent| laid.set(Some(next)))
    };

    let onrematch = rematch(&model, &send);
    if model.facing() {
        return html! { <Facing<Tricks> model={(*model).clone()} {send} {onrematch} {trouble} /> };
    }
    match scene {
        Scene::Curtain(to) => html! {
            <Handover {to} {names} sealed={model.has_sealed(to.other())} first={view.tachiai.is_empty() && !model.has_sealed(to.other())}
                cramped={model.cramped()} pace={settings.pace} onlift={send.reform(|()| Msg::Lift)} onback={send.reform(|()| Msg::TakeBack)} />
        },
        Scene::Over => {
            html! {
                <>
                    <Notice text={trouble} />
                    <ResultPage<Tricks> ending={ending(&view, &names)} torikumi={model.torikumi()} {onrematch} />
                    { sheets(*laid).unwrap_or_default() }
                </>
            }
        }
        _ => {
            let asked = scene == Scene::Asked;
            let lies = scene == Scene::Lies;
            let now = now(&model, looker, event.as_ref(), &view);
            let (hint, hinted) = advice::hint(&model, &view);
            let go = send.reform(|()| Msg::GoOn);
            let sealed = Side::PAIR.map(|side| event.is_none() && model.has_sealed(side.into()));
            let onchoose = {
                let chosen = chosen.clone();
                Callback::from(move |card| chosen.set(card))
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
            let picture = Dohyo {
                event,
                asked,
                sealed,
                target: *hanging || chosen.is_some(),
                onslot,
                open_hand: open_hand(&model),
                ongo: lies.then(|| go.clone()),
                node: target.clone(),
                ..Dohyo::new(view.clone(), names.clone(), looker)
            };
            let more = html! {
                if let Some(illegal) = model.refusal() {
                    <p class="refusal">{ refusal(illegal) }</p>
                } else if model.failed() {
                    <p class="refusal">{ t!("now-failed") }</p>
                } else if let Some(hint) = hint {
                    <p class="hint">{ hint }</p>
                } else {
                    <p>{ now.detail }</p>
                }
            };
            let acts = html! {
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
                            { go_on }{ " " }{ icon("next") }
                        </button>
                    </div>
                } else if model.failed() {
                    <div class="acts">
                        <button class="btn" type="button" onclick={send.reform(|_: MouseEvent| Msg::Retry)}>{ t!("retry") }</button>
                    </div>
                }
            };
            html! {
                <>
                <Notice text={trouble} />
                <main class="page bout">
                    { bout_bar(&model, &ask, &send, html! { <p>{ stage }</p> }, [
                        ("log", t!("log"), lay(Laid::Log)),
                        ("rules", t!("rules"), lay(Laid::Rules)),
                        ("menu", t!("menu"), lay(Laid::Menu)),
                    ]) }
                    { score(&names, view.held) }
                    { dohyo(&picture) }
                    <section class="col-kimarite" aria-label={t!("techniques")}>
                        { heading(t!("kimarite-heading"), Some(t!("kimarite-heading-kanji")), None) }
                        { kimarite_list(view.config.throws, open) }
                    </section>
                    <section class="col-field" aria-label={t!("on-the-field")}>
                        { field_column(&shown) }
                    </section>
                    <div class="tabs">
                        <button class="tab" type="button" onclick={lay(Laid::Kimarite)}>
                            { t!("kimarite-heading") }
                            { for open.iter().map(|kimarite| html! { <>{ " " }<mark>{ kimarite.number() }</mark></> }) }
                        </button>
                        <button class="tab" type="button" onclick={lay(Laid::Field)}>{ t!("field") }</button>
                        <button class="tab" type="button" onclick={lay(Laid::Last)}>{ t!("last-trick") }</button>
                    </div>
                    { now_box(now.side.map(Seat::from), to_confirm.map_or(now.title, |card| t!("now-confirm", card = card_plain(card))), more, acts) }
                    <Tray<Card> items={items(&view, looker, sorted(&view, model.sealed()), asked, hinted)} label={t!("hand")} {asked} chosen={to_confirm.or(*chosen)} {onchoose}
                        {onplay} ongo={go} {ondrag} target={target.clone()} />
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

/// The number of the trick on screen; between tricks, of the next one.
pub(super) fn trick_number(view: &View, event: Option<&Event>) -> usize {
    let lies = matches!(
        event,
        Some(Event::Followed { .. } | Event::Took { .. } | Event::Decided(_))
    );
    view.tricks.len() + usize::from(!lies)
}

/// The view without the trick that is still on the dohyō. The columns show only tricks that were cleared away.
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
pub(super) fn field_column(of: &Field) -> Html {
    let tricks = of.view.tricks.len();
    html! {
        <>
            if tricks > 0 {
                { heading(t!("last-trick"), None, Some(tricks.to_string())) }
                { last_trick(of) }
            }
            { field(of) }
        </>
    }
}
