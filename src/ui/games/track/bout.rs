//! The bout page: renders the model, persists it and runs the computer players.

use yew::prelude::*;

use super::{
    chart::{chart, studied_turn},
    draft::{Draft, acts, title},
    hands::{items, lying, other_hand},
    middle::{ifs, put, sum},
    model::{Model, Msg, Scene, turns},
    pace::{clock_face, turn_bales},
    picture::picture,
    result::ending,
    sheets::{Laid, Sheets},
    swaps::swaps,
    words::{log_line, now, refusal},
};
use crate::{
    ai::{
        Level,
        protocol::{Answer, Ask, Request},
        track::study::Study,
    },
    rules::{
        Seat,
        track::{Action, Card, Event, Play, Tactic, Track},
    },
    ui::{
        app_context::AppContext,
        hooks::{focus, focus_is_lost, use_bots},
        pages::Notice,
        parts::{Tray, seat_sign},
        stage::{
            BoutLock, Facing, Handover, Hint, Play as _, ResultPage, bout_bar, messages, names,
            now_box, read_only_overlay, rematch, use_bout, use_bout_effects, use_hanging, use_kept,
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
    /// What optimal play does at the last choice, if that is already known.
    #[prop_or_default]
    pub studied: Option<Study>,
}

/// A bout on screen.
#[component]
pub fn Bout(props: &BoutProps) -> Html {
    let app = use_context::<AppContext>();
    let model = use_bout(&props.start);
    let laid = use_state(|| None::<Laid>);
    let draft = use_state(Draft::default);
    let (hanging, ondrag) = use_hanging();
    let studied = {
        let studied = props.studied.clone();
        use_state(move || studied.map(|study| (None, study)))
    };
    let target = use_node_ref();

    // Asking for a hint keeps the chosen card.
    let ask = messages(&model, &props.lock);
    let send = {
        let (ask, draft) = (ask.clone(), draft.clone());
        Callback::from(move |msg: Msg| {
            // Neither an answer nor the clock may deselect the player's card.
            if !matches!(
                msg,
                Msg::Answer { .. } | Msg::Tick { .. } | Msg::Nominate(..)
            ) {
                draft.set(Draft::default());
            }
            ask.emit(msg);
        })
    };

    let trouble = use_bout_effects(&model, &props.lock, &send, &ask);

    let (event, view) = model.shown();
    let scene = model.scene();
    let settings = app.as_ref().map(|app| app.settings).unwrap_or_default();
    let last = if model.keiko() {
        model.last_choice()
    } else {
        None
    };
    let study = last.as_ref().map(|(step, view, _)| Request {
        id: *step as u32,
        ask: Ask::Advice(*view, Track::context(false)),
        level: Level::default(),
        seed: 0,
    });
    {
        let studied = studied.clone();
        let heard = Callback::from(move |answer: Answer<Track>| {
            if let Some(study) = answer.reply.advice() {
                studied.set(Some((Some(answer.id), study)));
            }
        });
        use_bots(study, heard);
    }

    // A sheet closes when another player takes over the screen.
    {
        let (laid, hanging) = (laid.clone(), hanging.clone());
        let covered = matches!(scene, Scene::Curtain(_)) || model.facing();
        use_effect_with(covered, move |&covered| {
            if covered {
                laid.set(None);
                // The clock may run out while the player drags a card out of the hand.
                hanging.set(false);
            }
        });
    }
    // The focused element may be gone: the card that was played, the button that was pressed.
    use_effect_with(
        (
            scene,
            model.passing(),
            draft.card == Some(Card::Master),
            draft.named,
            draft.lays,
        ),
        |&(_, _, master, _, lays)| {
            if master || lays {
                focus(".acts .btn");
            } else if focus_is_lost() {
                focus("[data-focus]");
            }
        },
    );

    let names = names(model.players());
    let looker = model.looker();
    let story = model.story();
    let turns = turns(&story);
    let onlay = {
        let laid = laid.clone();
        Callback::from(move |next| laid.set(next))
    };
    let sheets = laid.map(|laid_now| {
        let story: Vec<Event> = story.iter().map(|(event, _)| *event).collect();
        html! {
            <Sheets laid={laid_now} {story} names={names.clone()} turns={turns.clone()} config={model.config()} onlay={onlay.clone()}
                seating={model.shared().then(|| model.seating())} onsit={send.reform(Msg::Sit)} />
        }
    });
    let lay = |next: Laid| onlay.reform(move |_: MouseEvent| Some(next));
    let onrematch = rematch(&model, &send);

    if model.facing() {
        return html! { <Facing<Track> model={(*model).clone()} {send} {onrematch} {trouble} /> };
    }
    match scene {
        Scene::Curtain(to) => {
            let other = to.other();
            let what = match view.bout.swaps() {
                Some(_) => "card",
                None => "swaps",
            };
            let first = turns.is_empty() && !model.has_sealed(other) && !model.is_late(other);
            return html! {
                <Handover {to} {names} sealed={model.has_sealed(other)} {what} {first} cramped={model.cramped()} pace={settings.pace}
                    onlift={send.reform(|()| Msg::Lift)} onback={send.reform(|()| Msg::TakeBack)} />
            };
        }
        Scene::Over => {
            return html! {
                <>
                    <Notice text={trouble} />
                    if let Some(ending) = ending(&view, turns.last(), &names) {
                        <ResultPage<Track> {ending} torikumi={model.torikumi()} {onrematch} />
                    }
                    { sheets.unwrap_or_default() }
                </>
            };
        }
        _ => (),
    }

    let asked = scene == Scene::Asked;
    let swapping = asked && view.bout.swaps().is_none();
    let now = now(&model, event.as_ref(), &names);
    let go = send.reform(|()| Msg::GoOn);
    let edit = {
        let draft = draft.clone();
        Callback::from(move |next: Draft| draft.set(next))
    };
    let onchoose = {
        let edit = edit.clone();
        Callback::from(move |card: Option<Card>| {
            edit.emit(Draft {
                card,
                ..Draft::default()
            });
        })
    };
    let onplay = {
        let (send, edit) = (send.clone(), edit.clone());
        let hand = view.bout.hand(looker);
        let (chosen_card, named) = (draft.card, draft.named);
        Callback::from(move |card: Card| {
            let chosen = Draft {
                card: Some(card),
                named: named.filter(|_| chosen_card == Some(card)),
                lays: true,
                ..Draft::default()
            };
            // The rules refuse a card that is no longer in the hand. A Sumo Master needs a tactic to be sent at all, and any tactic will do.
            let gone = (!hand.contains(card)).then_some(Play::Master(Tactic::Yori));
            match chosen.play().or(gone) {
                Some(play) if !settings.confirm || !hand.contains(card) => {
                    send.emit(Msg::Choose(Action::own(play)));
                }
                _ => edit.emit(chosen),
            }
        })
    };
    let onslot = {
        let (card, onplay) = (draft.card, onplay.clone());
        Callback::from(move |()| {
            if let Some(card) = card {
                onplay.emit(card);
            }
        })
    };
    let lying = lying(
        &model,
        event.as_ref(),
        turns.last(),
        asked,
        *hanging || draft.card.is_some(),
    );
    let was = turns.last().map(|turn| turn.from);
    let hint = model.hint();
    let last_study = studied.as_ref().and_then(|(id, study)| {
        let (step, _, actions) = last.as_ref()?;
        (id.is_none_or(|id| id == *step as u32) && !swapping).then_some((study, *actions))
    });

    let more = html! {
        if let Some(illegal) = model.refusal() {
            <p class="refusal">{ refusal(illegal) }</p>
        } else if draft.third {
            <p class="refusal">{ t!("track-refuse-third") }</p>
        } else if model.failed() {
            <p class="refusal">{ t!("now-failed") }</p>
        } else if matches!(hint, Some(Hint::Thinking)) {
            <p class="hint">{ t!("hint-thinking") }</p>
        } else if matches!(hint, Some(Hint::Failed)) {
            <p class="hint">{ t!("hint-failed") }</p>
        } else {
            <p>{ now.detail }</p>
        }
    };
    let acts = html! {
        <>
            { for model.seconds_left().map(clock_face) }
            { acts(&model, scene, &draft, &edit, &send, &go, settings.confirm) }
        </>
    };
    html! {
        <>
        <Notice text={trouble} />
        <main class="page track">
            { bout_bar(&model, &ask, &send, turn_bales(model.config(), &turns, scene), [
                ("log", t!("log"), lay(Laid::Turns)),
                ("rules", t!("rules"), lay(Laid::Rules)),
                ("menu", t!("menu"), lay(Laid::Menu)),
            ]) }
            <div class="drop" ref={target.clone()}>
                { picture(view.bout.position(), was, &names, event.as_ref(), &NodeRef::default(), *hanging) }
            </div>
            { now_box(now.side, if asked { title(&draft, now.title) } else { now.title }, more, acts) }
            if swapping {
                { swaps(looker, draft.swaps, &edit.reform(move |swaps| Draft { swaps, ..Draft::default() }), &{
                    let (edit, now) = (edit.clone(), *draft);
                    Callback::from(move |()| edit.emit(Draft { third: true, ..now }))
                }) }
            } else {
                <section class="duo">
                    { for Seat::PAIR.map(|seat| {
                        let own = seat == looker && !model.watched();
                        html! {
                            <div key={seat.slug()} class={classes!("six-box", seat.slug(), own.then_some("own"))}>
                                <h3 class="six-h">{ seat_sign(seat) }<span>{ &names[seat.index()] }</span></h3>
                                if own {
                                    <Tray<Card> items={items(&view, seat, &model, asked)} label={t!("track-hand", seat = seat.slug())} {asked} chosen={draft.card}
                                        onchoose={onchoose.clone()} onplay={onplay.clone()} ongo={go.clone()} ondrag={ondrag.clone()} target={target.clone()} />
                                } else {
                                    { other_hand(&view, seat, &model, &send) }
                                }
                            </div>
                        }
                    }) }
                    <div class="mid">
                        <div class="mid-top">
                            { put(Seat::EAST, lying[0], &onslot) }
                            { sum(turns.last(), event.is_some(), &names) }
                            { put(Seat::WEST, lying[1], &onslot) }
                        </div>
                        if let (Some(Hint::Told(study)), true) = (hint, asked) {
                            { chart(study, looker, t!("track-hint-mix"), None) }
                        } else if let (Some(play), true) = (draft.play(), asked) {
                            { ifs(&view.bout, looker, play) }
                        } else if let Some((study, actions)) = last_study {
                            { studied_turn(study, actions, &names) }
                        }
                    </div>
                </section>
            }
            <div class="vh" role="log" aria-label={t!("log")}>
                { for story.iter().enumerate().map(|(place, (event, _))| html! { <p key={place}>{ log_line(event, &names).1 }</p> }) }
            </div>
        </main>
        { sheets.unwrap_or_default() }
        </>
    }
}
