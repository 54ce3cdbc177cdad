//! Face to face: the device lies between two players, each reads from an own edge, and a palm cover shows a hand only while it is held.
//!
//! Laid out as on a tablet that lies across, East's edge on the left; on one that stands upright all of it is turned by a quarter, so
//! that East reads from the bottom. A card can be chosen in three ways, and none of them needs the other player to look away:
//!
//! - One hand holds the cover, the other drags a card or taps it twice, as at any other bout.
//! - One finger holds the cover, slides to a card, and lets go there (the card is picked) or on the board (it is laid).
//! - The cover is held for a look and let go; then the card is tapped where it stood, face down, and laid by a further tap.

mod edge;
mod palm;

use yew::prelude::*;

use super::{Act, Model, Msg, Play, Scene, Side, is_upright, names, result::next_bout};
use crate::{
    basho::Fighter,
    rules::Seat,
    ui::{
        book,
        desk::Desk,
        hooks::{focus, use_events, use_size},
        pages::Notice,
        parts::{Icon, Item, Tray, new_stars, side_class},
        routes::Route,
        sound::{self, Sound},
        words::t,
    },
};
pub use edge::edge_head;
pub use palm::Palms;
use palm::{EVENTS, heard};

/// A game that two can play face to face.
pub trait Faces: Play {
    /// A sheet that can be laid over the bout.
    type Laid: Copy + PartialEq + 'static;

    /// The sheets that can be laid from an edge: what has happened, and the menu.
    const SHEETS: [Self::Laid; 2];

    /// The word for an action of the hand, by which its card is found.
    fn slug(action: &Self::Action) -> String;

    /// The cards of a hand that is looked at.
    fn items(side: &Side<Self>, seat: Seat) -> Vec<Item<Self::Action>>;

    /// Whether the rules let a card of the own hand be laid, as far as its player can tell from this view.
    fn is_free(view: &Self::View, action: &Self::Action) -> bool;

    /// The back of a card.
    fn back(seat: Seat) -> Html;

    /// What was last to be seen of a bout that is over.
    fn ended(view: &Self::View) -> Option<Self::Event>;

    /// How far the bout has come.
    fn stage(model: &Model<Self>, event: Option<&Self::Event>, view: &Self::View) -> Html;

    /// What is to be said now at that seat's edge: a title and a sentence. Nobody shields it: it tells nothing of the hand.
    fn now(
        model: &Model<Self>,
        seat: Seat,
        event: Option<&Self::Event>,
        view: &Self::View,
    ) -> (String, String);

    /// Why the card that was just laid is refused, without telling which it was.
    fn refused(view: &Self::View) -> Option<String>;

    /// What that seat is asked that is no card of the hand: the buttons by which it answers.
    fn answers(_model: &Model<Self>, _seat: Seat, _send: &Callback<Msg<Self>>) -> Option<Html> {
        None
    }

    /// What lies before an edge for both to see, and what its player may press there.
    fn before(_model: &Model<Self>, _seat: Seat, _send: &Callback<Msg<Self>>) -> Html {
        Html::default()
    }

    /// The board between both; `hanging` is whether a card of East's or West's hangs over it.
    fn board(
        palms: &Palms<Self>,
        event: Option<&Self::Event>,
        view: &Self::View,
        hanging: [bool; 2],
        model: &Model<Self>,
    ) -> Html;

    /// A line of the log.
    fn line(event: &Self::Event, names: &[String; 2]) -> String;

    /// What the button says that goes on to the next bout by itself.
    fn again(view: &Self::View) -> String;

    /// A sheet laid from that seat's edge.
    fn sheet(at: &Edge<Self>, laid: Self::Laid) -> Html;
}

/// What a sheet that is laid from an edge may tell and do.
#[derive(Debug)]
pub struct Edge<'a, G: Faces> {
    /// The bout.
    pub model: &'a Model<G>,
    /// As anybody may see it.
    pub view: &'a G::View,
    /// What is just being shown.
    pub event: Option<&'a G::Event>,
    /// Whose edge.
    pub seat: Seat,
    /// Lays another sheet, or takes this one away.
    pub onlay: Callback<Option<G::Laid>>,
    /// What the players do.
    pub send: &'a Callback<Msg<G>>,
}

/// A bout with both players at the device.
#[derive(Properties, PartialEq)]
pub struct FacingProps<G: Faces> {
    /// The bout.
    pub model: Model<G>,
    /// What the players do.
    pub send: Callback<Msg<G>>,
    /// Called for the next bout.
    pub onrematch: Callback<()>,
    /// What the players have to be told of the store.
    pub trouble: Option<String>,
}

/// The screen with both players at the device.
#[component]
pub fn Facing<G: Faces>(props: &FacingProps<G>) -> Html {
    let desk = use_context::<Desk>();
    let settings = desk.as_ref().map(|desk| desk.settings).unwrap_or_default();
    let upright = is_upright(use_size());
    // Whether a card of East's or West's hangs over the board.
    let hanging = [use_state_eq(|| false), use_state_eq(|| false)];
    let laid = use_state(|| None::<(Seat, G::Laid)>);
    let ring = use_node_ref();
    let fingers = use_mut_ref(Default::default);
    let space = use_mut_ref(Default::default);

    let (model, send) = (&props.model, &props.send);
    let (event, view) = model.shown();
    let scene = model.scene();
    let written = model.torikumi().filter(|_| scene == Scene::Over);
    let book = use_memo(written, |_| {
        desk.map(|desk| book::read(&desk.store)).unwrap_or_default()
    });
    let event = event.or_else(|| G::ended(&view).filter(|_| scene == Scene::Over));
    let names = names(model.players());
    let palms = Palms {
        sides: Seat::PAIR.map(|seat| model.side(seat)),
        send: send.clone(),
        ring: ring.clone(),
        fingers,
        space,
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
        // A card that hung over the board is gone with the hand.
        let (hanging, looks) = (hanging.clone(), palms.sides.each_ref().map(Side::looks));
        use_effect_with(looks, move |looks| {
            for (hanging, looks) in hanging.iter().zip(looks) {
                hanging.set(**hanging && *looks);
            }
        });
    }

    let stage = G::stage(model, event.as_ref(), &view);
    let lay = {
        let laid = laid.clone();
        Callback::from(move |next: (Seat, G::Laid)| laid.set(Some(next)))
    };
    let edges = Seat::PAIR.map(|seat| {
        let side = &palms.sides[seat.index()];
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
            // It stays the same while the player looks.
            G::now(model, seat, event.as_ref(), &view)
        };
        let refusal = side.refused.then(|| G::refused(&view)).flatten();
        // In the place of the words, which have been read while the last card lay.
        let star = written.and_then(|it| book.bout(it.id));
        let star = star.filter(|bout| bout.seats.get(seat.index()).and_then(Fighter::keeper).is_some());
        html! {
            <section key={seat.slug()} class={classes!("facing-side", side_class(seat))} data-seat={seat.slug()}
                aria-label={names[seat.index()].clone()}>
                { edge_head(model, seat, (Html::default(), stage.clone()), G::SHEETS, &lay, send) }
                <div class="facing-now" role="status">
                    <h2>{ title }</h2>
                    if let Some(refusal) = refusal {
                        <p class="refusal">{ refusal }</p>
                    } else if let Some(bout) = star {
                        { new_stars(&book, bout.id, &[seat]) }
                    } else {
                        <p>{ detail }</p>
                    }
                </div>
                <div class="tawara"></div>
                { acts(model, seat, side, &view, send, &props.onrematch) }
                { hand(seat, &palms, u8::from(!upright) + 2 * u8::from(seat == Seat::WEST), ondrag, &names[seat.index()]) }
                { G::before(model, seat, send) }
            </section>
        }
    });
    let story: Vec<G::Event> = model.story().into_iter().map(|(event, _)| event).collect();
    let sheets = laid.map(|(seat, now)| {
        let onlay = {
            let laid = laid.clone();
            Callback::from(move |next: Option<G::Laid>| laid.set(next.map(|next| (seat, next))))
        };
        let at = Edge {
            model,
            view: &view,
            event: event.as_ref(),
            seat,
            onlay,
            send,
        };
        html! { <div class="facing-sheet" data-seat={seat.slug()}>{ G::sheet(&at, now) }</div> }
    });
    let hanging = hanging.map(|hanging| *hanging);
    html! {
        <div class={classes!("facing", G::ID.slug(), upright.then_some("is-upright"))}>
            <main class="facing-table">
                <h1 class="vh">{ t!("game-name", game = G::ID.slug()) }</h1>
                { G::board(&palms, event.as_ref(), &view, hanging, model) }
                { for edges }
                <div class="vh" role="log" aria-label={t!("log")}>
                    { for story.iter().enumerate().map(|(place, event)| html! { <p key={place}>{ G::line(event, &names) }</p> }) }
                </div>
            </main>
            <Notice text={props.trouble.clone()} />
            { sheets.unwrap_or_default() }
        </div>
    }
}

/// Sends what a button at that seat's edge does. The button goes with it, and the focus to the cover of the same edge: from nowhere it would go to
/// the first cover that is asked, and the next key might open the other's hand.
fn from_edge<G: Faces>(seat: Seat, send: &Callback<Msg<G>>) -> Callback<Msg<G>> {
    let send = send.clone();
    Callback::from(move |msg| {
        focus(&format!("[data-palm={}]", seat.slug()));
        send.emit(msg);
    })
}

/// The buttons at an edge.
fn acts<G: Faces>(
    model: &Model<G>,
    seat: Seat,
    side: &Side<G>,
    view: &G::View,
    send: &Callback<Msg<G>>,
    onrematch: &Callback<()>,
) -> Html {
    let does = |act: Act| from_edge(seat, send).reform(move |_: MouseEvent| Msg::Side(seat, act));
    let buttons = if model.scene() == Scene::Over {
        html! {
            <>
                { next_bout::<G>("btn", model.torikumi(), model.series_now().as_ref(), G::again(view), onrematch) }
                <a class="btn btn-line" href={Route::Review(G::ID).fragment()}>{ t!("look-again") }</a>
            </>
        }
    } else if model.scene() == Scene::Lies {
        html! {
            <button class="btn" type="button" data-focus="" onclick={send.reform(|_: MouseEvent| Msg::GoOn)}>
                { if model.shows_the_end() { t!("result") } else { t!("go-on") } }{ " " }<Icon name="next" />
            </button>
        }
    } else if side.picked.is_some() {
        html! {
            <>
                <button class="btn" type="button" onclick={does(Act::Lay)}>{ t!("confirm-play") }</button>
                <button class="btn btn-line" type="button" onclick={does(Act::Pick(None))}>{ t!("confirm-back") }</button>
            </>
        }
    } else if let Some(answers) = G::answers(model, seat, &from_edge(seat, send)) {
        return answers;
    } else if side.can_take_back {
        html! { <button class="btn btn-line" type="button" onclick={does(Act::TakeBack)}>{ t!("facing-back") }</button> }
    } else {
        return Html::default();
    };
    html! { <div class="acts">{ buttons }</div> }
}

/// The cards behind the rope, and the palm cover that shows them.
fn hand<G: Faces>(
    seat: Seat,
    palms: &Palms<G>,
    turned: u8,
    ondrag: Callback<bool>,
    name: &str,
) -> Html {
    let side = &palms.sides[seat.index()];
    let pick = {
        let send = palms.send.clone();
        Callback::from(move |place| send.emit(Msg::Side(seat, Act::Pick(place))))
    };
    let lay = palms.send.reform(move |()| Msg::Side(seat, Act::Lay));
    let cards = if side.looks() {
        let standing = side.standing.clone();
        let place = move |card: G::Action| standing.iter().position(|&other| other == card);
        let (picked, confirm) = (side.picked, palms.confirm);
        let onplay = {
            let (pick, lay, place, view) =
                (pick.clone(), lay.clone(), place.clone(), side.view.clone());
            Callback::from(move |card: G::Action| {
                let known = picked.is_some() && picked == place(card);
                pick.emit(place(card));
                if known || !confirm || !G::is_free(&view, &card) {
                    lay.emit(());
                }
            })
        };
        let onchoose = pick.reform(move |card: Option<G::Action>| card.and_then(&place));
        let chosen = side
            .picked
            .and_then(|place| side.standing.get(place).copied());
        html! {
            <Tray<G::Action> items={G::items(side, seat)} label={t!("hand")} asked={side.asked} {chosen} {onchoose} {onplay}
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
                    { G::back(seat) }
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
