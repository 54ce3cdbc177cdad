//! The bout page: renders the model, persists it and runs the computer players.

use yew::prelude::*;

use super::{
    advice::hint,
    cards::{back, face},
    foresee::{sentence, ways},
    hand::{card_of, follows, items, playable, played},
    model::{Model, Msg, Scene},
    now::{now, stage},
    picture::Ring,
    result::ending,
    seats::{seats, stars},
    sheets::{Laid, Sheets},
    turn::{Turn, last_turn, lying, spots},
    ways::way_buttons,
    words::{card_name, log_line, refusal},
};
use crate::{
    rules::{
        Seat, Side, Viewer,
        circle::{Action, Ask, Card, Circle, Event},
    },
    ui::{
        app_context::AppContext,
        hooks::{focus, refocus},
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
    let looked = use_state(|| None::<Card>);
    let (hanging, ondrag) = use_hanging();
    let target = use_node_ref();

    // Asking for a hint keeps the chosen card.
    let ask = messages(&model, &props.lock);
    let send = {
        let (ask, chosen, pending, looked) =
            (ask.clone(), chosen.clone(), pending.clone(), looked.clone());
        Callback::from(move |msg: Msg| {
            // The computer's answer must not deselect the player's card.
            if !matches!(msg, Msg::Answer { .. }) {
                chosen.set(None);
                pending.set(None);
                looked.set(None);
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
    // The focused element may be gone: the card that was played, the button that was pressed. Directions and “go on” also have buttons
    // outside the hand.
    use_effect_with(
        (scene, model.passing(), view.choice, *pending),
        |(_, _, _, pending)| {
            if pending.is_some() {
                focus(".acts .btn");
            } else {
                refocus();
            }
        },
    );

    let names = names(model.players());
    let Some(looker) = model.looker().side() else {
        return Html::default();
    };
    let story = model.story();
    let turn = last_turn(&story);
    let onlay = {
        let laid = laid.clone();
        Callback::from(move |next| laid.set(next))
    };
    let sheets = laid.map(|laid_now| {
        let story: Vec<Event> = story.iter().map(|(event, _)| *event).collect();
        html! {
            <Sheets laid={laid_now} {story} names={names.clone()} onlay={onlay.clone()}
                seating={model.shared().then(|| model.seating())} onsit={send.reform(Msg::Sit)} />
        }
    });
    let lay = |next: Laid| onlay.reform(move |_: MouseEvent| Some(next));
    let onrematch = rematch(&model, &send);
    if model.facing() {
        return html! { <Facing<Circle> model={(*model).clone()} {send} {onrematch} {trouble} /> };
    }
    match scene {
        Scene::Curtain(to) => {
            let other = to.other();
            let first = turn.is_none() && !model.has_sealed(other);
            return html! {
                <Handover {to} {names} sealed={model.has_sealed(other)} {first} cramped={model.cramped()} pace={settings.pace}
                    onlift={send.reform(|()| Msg::Lift)} onback={send.reform(|()| Msg::TakeBack)} />
            };
        }
        Scene::Over => {
            return html! {
                <>
                    <Notice text={trouble} />
                    if let Some(ending) = ending(&view, turn.as_ref(), &names) {
                        <ResultPage<Circle> {ending} torikumi={model.torikumi()} series={model.series_now().map(|series| (series, names.clone()))} {onrematch} />
                    }
                    { sheets.unwrap_or_default() }
                </>
            };
        }
        _ => (),
    }

    let asked = scene == Scene::Asked;
    let lies = scene == Scene::Lies;
    let now = now(&model, looker, event.as_ref(), &view, &names);
    let go = send.reform(|()| Msg::GoOn);
    let choose = send.reform(Msg::Choose);
    let picks = asked && view.choice.is_none_or(follows);
    let action = move |card: Card| played(&view, looker, card);
    let onplay = {
        let (send, pending, chosen) = (send.clone(), pending.clone(), chosen.clone());
        let free = playable(&view, looker);
        Callback::from(move |card: Card| {
            if settings.confirm && free.contains(card) {
                chosen.set(Some(card));
                pending.set(Some(card));
            } else {
                send.emit(Msg::Choose(action(card)));
            }
        })
    };
    let onchoose = {
        let chosen = chosen.clone();
        Callback::from(move |card| chosen.set(card))
    };
    // Like a second tap on the card, a tap on the ring plays the chosen card.
    let onring = {
        let (onplay, chosen) = (onplay.clone(), (*chosen).filter(|_| picks));
        Callback::from(move |_: MouseEvent| {
            if let Some(card) = chosen {
                onplay.emit(card);
            }
        })
    };
    let onlook = {
        let looked = looked.clone();
        Callback::from(move |card: Option<Card>| looked.set(card))
    };
    let to_confirm = (*pending).filter(|_| picks);
    // Shows what a card would do while the player chooses it or looks at it.
    let free = playable(&view, looker);
    let card = chosen
        .or(*looked)
        .filter(|&card| picks && free.contains(card));
    let foreseen = card.map(|card| (card, ways(view.board, looker, card)));
    let direction = view
        .choice
        .filter(|_| asked)
        .and_then(|choice| match choice.ask {
            Ask::Direction { card, .. } => Some(ways(view.board, choice.seat, card)),
            _ => None,
        });
    let title = match to_confirm {
        Some(card) => t!("now-confirm", card = card_name(card)),
        None => now.title,
    };
    let more = html! {
        if let Some(illegal) = model.refusal() {
            <p class="refusal">{ refusal(illegal) }</p>
        } else if model.failed() {
            <p class="refusal">{ t!("now-failed") }</p>
        } else if let Some(hint) = hint(&model) {
            <p class="hint">{ hint }</p>
        } else {
            <p>{ now.detail }</p>
        }
    };
    let acts = if let Some(card) = to_confirm {
        let back = {
            let pending = pending.clone();
            Callback::from(move |_: MouseEvent| pending.set(None))
        };
        html! {
            <div class="acts">
                <button class="btn" type="button" onclick={choose.reform(move |_: MouseEvent| action(card))}>{ t!("confirm-play") }</button>
                <button class="btn btn-line" type="button" onclick={back}>{ t!("confirm-back") }</button>
            </div>
        }
    } else if lies {
        html! {
            <div class="acts">
                <button class="btn" type="button" data-focus="" onclick={go.reform(|_: MouseEvent| ())}>{ t!("result") }{ " " }{ icon("next") }</button>
            </div>
        }
    } else if model.failed() {
        html! {
            <div class="acts">
                <button class="btn" type="button" onclick={send.reform(|_: MouseEvent| Msg::Retry)}>{ t!("retry") }</button>
            </div>
        }
    } else if picks
        && view
            .choice
            .is_some_and(|choice| choice.ask == Ask::FollowUp)
    {
        html! {
            <div class="acts">
                <button class="btn btn-line" type="button" onclick={choose.reform(|_: MouseEvent| Action::Pass)}>{ t!("circle-no-follow") }</button>
            </div>
        }
    } else {
        Html::default()
    };
    let foretold = foreseen
        .as_ref()
        .map(|(card, ways)| sentence(ways, looker, *card, &names));
    let shout = match event {
        Some(Event::Revealed { .. }) => Some("hakkyoi"),
        Some(Event::Decided(_)) => Some("shobuari"),
        _ => None,
    };
    let mut seen = view;
    if model.watched() {
        // A user who watches two computer players may see everything.
        let (_, west) = model.shown_to(Viewer::Seat(Side::West.into()));
        (seen.viewer, seen.known) = (Viewer::Public, [view.hand, west.hand]);
    }
    let shown: Vec<Event> = story.iter().map(|(event, _)| *event).collect();
    let choice = direction.clone().map(|ways| (looker, ways));
    let sealed = model.sealed().and_then(card_of);
    let standing = view.hand.into_iter().filter(|&card| sealed != Some(card));
    let standing = standing.map(|card| (card, card));
    html! {
        <>
        <Notice text={trouble} />
        <main class="page circle">
            { bout_bar(&model, &ask, &send, html! { <p>{ stage(&model, event.as_ref(), &view) }</p> }, [
                ("log", t!("log"), lay(Laid::Log)),
                ("rules", t!("rules"), lay(Laid::Rules)),
                ("menu", t!("menu"), lay(Laid::Menu)),
            ]) }
            <div class="drop" ref={target.clone()} onclick={onring}>
                <Ring spots={spots(view.board, shown.iter())} names={names.clone()} {choice} foreseen={foreseen.map(|(_, ways)| (looker, ways))}
                    target={*hanging || (picks && chosen.is_some())} {shout} onchoose={choose.clone()} />
                { for turn.iter().filter(|_| event.is_some()).map(over_the_ring) }
            </div>
            { seats(&seen, &names, Side::PAIR.map(|seat| stars(&model, seat)), Some(lay(Laid::Signs))) }
            { now_box(now.side.map(Seat::from), title, more, acts) }
            { for direction.map(|ways| way_buttons(&ways, looker, &names, &choose, 0)) }
            { table(&model, event.is_some(), foretold, turn.as_ref(), &names) }
            <Tray<Card> items={items(&view, looker, standing, picks)} label={t!("hand")} asked={picks} chosen={to_confirm.or(*chosen)}
                {onchoose} {onplay} {onlook} ongo={go} {ondrag} target={target.clone()} />
            <div class="vh" role="log" aria-label={t!("log")}>
                { for shown.iter().enumerate().map(|(place, event)| html! { <p key={place}>{ log_line(event, &names).1 }</p> }) }
            </div>
        </main>
        { sheets.unwrap_or_default() }
        </>
    }
}

/// The table: cards face down, what the card that the player looks at would do, and the last turn with what happened in it.
fn table(
    model: &Model,
    passing: bool,
    foretold: Option<String>,
    turn: Option<&Turn>,
    names: &[String; 2],
) -> Html {
    let sealed = |seat: &Side| !passing && model.has_sealed((*seat).into());
    let downs: Html = Side::PAIR.into_iter().filter(sealed).map(back).collect();
    let foretold = foretold.map(|words| html! { <p class="foretold">{ words }</p> });
    match turn {
        Some(turn) => lying(html! { <>{ for foretold }{ downs }</> }, turn, names),
        None => html! {
            <section class="shown">
                { downs }
                { foretold.unwrap_or_else(|| html! { <p>{ t!("circle-before") }</p> }) }
            </section>
        },
    }
}

/// Both cards of a turn, drawn over the ring where there is no room beside it.
fn over_the_ring(turn: &Turn) -> Html {
    html! {
        <div class="played" aria-hidden="true">
            { for Side::PAIR.map(|seat| face(seat, turn.cards[seat.index()], true)) }
        </div>
    }
}
