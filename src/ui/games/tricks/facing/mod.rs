//! Face to face: the device lies between two players, each reads from an own edge, and a palm cover shows a hand only while it is held.
//!
//! Laid out as on a tablet that lies across, East's edge on the left; on one that stands upright all of it is turned by a quarter, so
//! that East reads from the bottom. A card can be chosen in three ways, and none of them needs the other player to look away:
//!
//! - One hand holds the cover, the other drags a card or taps it twice, as at any other bout.
//! - One finger holds the cover, slides to a card, and lets go there (the card is picked) or in the ring (it is laid).
//! - The cover is held for a look and let go; then the card is tapped where it stood, face down, and laid by a further tap.

mod palm;
mod plan;

use yew::prelude::*;

use super::{
    bout::{settled, trick_number},
    cards::Back,
    columns::FieldProps,
    hand::items,
    model::{Act, Model, Msg, Scene, Side},
    sheets::{Laid, Sheets},
    words::{log_line, now_at, suit_slug},
};
use crate::{
    basho::Fighter,
    rules::{
        GameId, Seat,
        tricks::{Card, CardSet, Event, KimariteSet},
    },
    ui::{
        book,
        desk::Desk,
        hooks::{use_events, use_size},
        pages::Notice,
        parts::{Icon, Sign, Tray, new_stars, side_class},
        routes::Route,
        sound::{self, Sound},
        stage::names,
        words::t,
    },
};
use palm::{EVENTS, Palms, heard};

/// A bout with both players at the device.
#[derive(Properties, PartialEq)]
pub(super) struct FacingProps {
    pub(super) model: Model,
    pub(super) send: Callback<Msg>,
    pub(super) onrematch: Callback<()>,
    /// What the players have to be told of the store.
    pub(super) trouble: Option<String>,
}

#[component]
pub(super) fn Facing(props: &FacingProps) -> Html {
    let desk = use_context::<Desk>();
    let settings = desk.as_ref().map(|desk| desk.settings).unwrap_or_default();
    let (width, height) = use_size();
    let upright = height >= width;
    // Whether a card of East's or West's hangs over the ring.
    let hanging = [use_state_eq(|| false), use_state_eq(|| false)];
    let laid = use_state(|| None::<(Seat, Laid)>);
    let ring = use_node_ref();
    let fingers = use_mut_ref(Default::default);

    let (model, send) = (&props.model, &props.send);
    let (event, view) = model.shown();
    let scene = model.scene();
    let written = model.torikumi().filter(|_| scene == Scene::Over);
    let book = use_memo(written, |_| {
        desk.map(|desk| book::read(&desk.store)).unwrap_or_default()
    });
    let event = match (event, view.verdict) {
        (None, Some(verdict)) if scene == Scene::Over => Some(Event::Decided(verdict)),
        (None, None) if scene == Scene::Over => Some(Event::Torinaoshi),
        (event, _) => event,
    };
    let names = names(model.players());
    let palms = Palms {
        sides: Seat::PAIR.map(|seat| model.side(seat)),
        send: send.clone(),
        ring: ring.clone(),
        fingers,
        lies: scene == Scene::Lies,
        confirm: settings.confirm,
        letters: !settings.no_letters,
    };
    {
        let palms = palms.clone();
        use_events(EVENTS, Callback::from(move |event| heard(&palms, &event)));
    }
    {
        // Under a sheet the palms rest.
        let send = send.clone();
        use_effect_with(laid.is_some(), move |&laid| {
            if laid {
                for seat in Seat::PAIR {
                    send.emit(Msg::Side(seat, Act::Look(false)));
                }
            }
        });
    }

    {
        // A card that hung over the ring is gone with the hand.
        let (hanging, looks) = (hanging.clone(), palms.sides.each_ref().map(Side::looks));
        use_effect_with(looks, move |looks| {
            for (hanging, looks) in hanging.iter().zip(looks) {
                hanging.set(**hanging && *looks);
            }
        });
    }

    let stage = match view.trick {
        None if view.verdict.is_none() => t!("tachiai"),
        _ => t!("trick-number", number = trick_number(&view, event.as_ref())),
    };
    let edges = Seat::PAIR.map(|seat| {
        let side = &palms.sides[seat.index()];
        // Nobody shields this line: it stays the same while the player looks.
        let now = now_at(model, seat, Some(seat), event.as_ref(), &view);
        let tool = |name: &'static str, words: String, next: Laid| {
            let laid = laid.clone();
            let onclick = Callback::from(move |_: MouseEvent| laid.set(Some((seat, next))));
            html! { <button class="tool" type="button" aria-label={words} {onclick}><Icon {name} /></button> }
        };
        let ondrag = {
            let hanging = hanging[seat.index()].clone();
            Callback::from(move |on: bool| {
                if on && !settings.silent {
                    sound::play(Sound::Straw);
                }
                hanging.set(on);
            })
        };
        let (title, detail) = if side.picked.is_some() {
            (t!("facing-picked"), t!("facing-picked-why"))
        } else {
            (now.title, now.detail)
        };
        let led = view.trick.and_then(|(_, led)| led);
        // In the place of the words, which have been read while the last card lay.
        let star = written.and_then(|it| book.bout(it.id));
        let star = star.filter(|bout| bout.seats.get(seat.index()).and_then(Fighter::keeper).is_some());
        html! {
            <section key={seat.slug()} class={classes!("facing-side", side_class(seat))} data-seat={seat.slug()}
                aria-label={names[seat.index()].clone()}>
                <header>
                    <Sign {seat} /><b>{ &names[seat.index()] }</b><small>{ &stage }</small>
                    if model.keiko() {
                        <button class="tool" type="button" aria-label={t!("undo")} aria-disabled={(!model.can_undo()).then_some("true")}
                            onclick={send.reform(|_: MouseEvent| Msg::Undo)}><Icon name="undo" /></button>
                    }
                    { tool("log", t!("log"), Laid::Log) }
                    { tool("menu", t!("menu"), Laid::Menu) }
                </header>
                <div class="facing-now" role="status">
                    <h2>{ title }</h2>
                    if let (true, Some(led)) = (side.refused, led) {
                        <p class="refusal">{ t!("facing-refused", led = t!("suit-plain", suit = suit_slug(led.suit()))) }</p>
                    } else if let Some(bout) = star {
                        { new_stars(&book, bout.id, &[seat]) }
                    } else {
                        <p>{ detail }</p>
                    }
                </div>
                <div class="tawara"></div>
                { acts(seat, side, scene, send, &props.onrematch) }
                { hand(seat, &palms, u8::from(!upright) + 2 * u8::from(seat == Seat::WEST), ondrag, &names[seat.index()]) }
            </section>
        }
    });
    let story: Vec<Event> = model.story().into_iter().map(|(event, _)| event).collect();
    let sheets = laid.map(|(seat, now)| {
        let onlay = {
            let laid = laid.clone();
            Callback::from(move |next: Option<Laid>| laid.set(next.map(|next| (seat, next))))
        };
        let field = FieldProps {
            view: settled(&view, event.as_ref()),
            names: names.clone(),
            you: Some(seat),
        };
        html! {
            <div class="facing-sheet" data-seat={seat.slug()}>
                <Sheets laid={now} field={std::rc::Rc::new(field)} open={KimariteSet::default()} story={story.clone()} {onlay}
                    seating={Some(model.seating())} onsit={send.reform(Msg::Sit)} />
            </div>
        }
    });
    let hanging = hanging.map(|hanging| *hanging);
    html! {
        <div class={classes!("facing", upright.then_some("is-upright"))}>
            <main class="facing-table">
                <h1 class="vh">{ t!("game-name", game = "tricks") }</h1>
                { plan::plan(&palms, event, &view, hanging, model) }
                { for edges }
                <div class="vh" role="log" aria-label={t!("log")}>
                    { for story.iter().enumerate().map(|(place, event)| html! { <p key={place}>{ log_line(event, &names).1 }</p> }) }
                </div>
            </main>
            <Notice text={props.trouble.clone()} />
            { sheets.unwrap_or_default() }
        </div>
    }
}

/// The buttons at an edge.
fn acts(
    seat: Seat,
    side: &Side,
    scene: Scene,
    send: &Callback<Msg>,
    onrematch: &Callback<()>,
) -> Html {
    let does = |act: Act| send.reform(move |_: MouseEvent| Msg::Side(seat, act));
    let decided = side.view.verdict.is_some();
    let buttons = if scene == Scene::Over {
        html! {
            <>
                <button class="btn" type="button" data-focus="" onclick={onrematch.reform(|_: MouseEvent| ())}>
                    { if decided { t!("rematch") } else { t!("new-deal") } }
                </button>
                <a class="btn btn-line" href={Route::Review(GameId::Tricks).fragment()}>{ t!("look-again") }</a>
            </>
        }
    } else if scene == Scene::Lies {
        html! {
            <button class="btn" type="button" data-focus="" onclick={send.reform(|_: MouseEvent| Msg::GoOn)}>
                { if decided { t!("result") } else { t!("go-on") } }{ " " }<Icon name="next" />
            </button>
        }
    } else if side.picked.is_some() {
        html! {
            <>
                <button class="btn" type="button" onclick={does(Act::Lay)}>{ t!("confirm-play") }</button>
                <button class="btn btn-line" type="button" onclick={does(Act::Pick(None))}>{ t!("confirm-back") }</button>
            </>
        }
    } else if side.can_take_back {
        html! { <button class="btn btn-line" type="button" onclick={does(Act::TakeBack)}>{ t!("facing-back") }</button> }
    } else {
        return Html::default();
    };
    html! { <div class="acts">{ buttons }</div> }
}

/// The cards behind the rope, and the palm cover that shows them.
fn hand(seat: Seat, palms: &Palms, turned: u8, ondrag: Callback<bool>, name: &str) -> Html {
    let side = &palms.sides[seat.index()];
    let pick = {
        let send = palms.send.clone();
        Callback::from(move |place| send.emit(Msg::Side(seat, Act::Pick(place))))
    };
    let lay = palms.send.reform(move |()| Msg::Side(seat, Act::Lay));
    let cards = if side.looks() {
        let standing = side.standing.clone();
        let place = move |card: Card| standing.iter().position(|&other| other == card);
        let (picked, confirm) = (side.picked, palms.confirm);
        let free = side.view.playable();
        let onplay = {
            let (pick, lay, place) = (pick.clone(), lay.clone(), place.clone());
            Callback::from(move |card| {
                let known = picked.is_some() && picked == place(card);
                pick.emit(place(card));
                if known || !confirm || !free.contains(card) {
                    lay.emit(());
                }
            })
        };
        let onchoose = pick.reform(move |card: Option<Card>| card.and_then(&place));
        let chosen = side
            .picked
            .and_then(|place| side.standing.get(place).copied());
        html! {
            <Tray<Card> items={items(&side.view, seat, side.standing.clone(), side.asked, CardSet::EMPTY)} label={t!("hand")} asked={side.asked} {chosen} {onchoose} {onplay}
                ongo={palms.send.reform(|()| Msg::GoOn)} {ondrag} target={palms.ring.clone()} {turned} />
        }
    } else {
        let backs = (0..side.cards).map(|place| {
            let picked = side.picked == Some(place);
            let (pick, lay) = (pick.clone(), lay.clone());
            let onclick = Callback::from(move |_: MouseEvent| {
                if picked {
                    lay.emit(());
                } else {
                    pick.emit(Some(place));
                }
            });
            html! {
                <li key={place} class={classes!("hand-card", picked.then_some("is-chosen"))} role="option" tabindex="-1"
                    aria-selected={picked.to_string()} aria-label={t!("card-covered", number = place + 1)} {onclick}>
                    <Back />
                </li>
            }
        });
        html! {
            <div class={classes!("tray", (!side.asked).then_some("is-waiting"))}>
                <ul class="tray-cards" role="listbox" aria-label={t!("hand-of", name = name)} aria-orientation="horizontal">{ for backs }</ul>
            </div>
        }
    };
    html! {
        <div class="facing-hand">
            { cards }
            { palm::palm(seat, palms, name) }
        </div>
    }
}
