//! Face to face: the device lies between two players, each reads from their own edge, and a palm cover shows a hand only while it is held.
//!
//! The layout is for a tablet in landscape, with East's edge on the left. On an upright tablet, all of it is rotated by a quarter turn, so
//! that East reads from the bottom. There are three ways to choose a card, and none of them needs the other player to look away:
//!
//! - A finger holds a card, which turns to its player, and drags it over the board, face down. A tap picks a card, another one plays it.
//! - One finger holds the cover, slides over the cards, each of which turns in its place, and lifts there (the card is picked) or over the
//!   board (it is played).
//! - By keys: one holds the cover, others go from card to card.
//!
//! A card that lies face down in the ring is turned behind the cover, where only its player sees it: by holding it in the ring, or by going on
//! from the last card of the hand by keys.

mod edge;
mod hand;
mod palm;
mod result;

use std::rc::Rc;

use bout::{EdgeView, Gesture, Model, Msg, Scene};
use hand::{Cover, Hand, Shown};
use palm::{EVENTS, heard, pressed_in_the_ring};
use rules::Seat;
use yew::prelude::*;

use super::{
    BoutSheet, BoutUi, Ending, Now, OnStage, Opener, bout_page::log, confirm_buttons, is_upright,
};
use crate::ui::{
    browser::hooks::{focus, use_events, use_in_sight, use_size},
    data::app_context::AppContext,
    parts::{
        Item, Notice, art, button, icon, phrase, side_class,
        sound::{Sound, use_play},
    },
    stage::pair_names,
    words::{introduction::introduction, t},
};

pub use edge::edge_head;
pub use palm::Palms;
pub use result::{edge_result, result_between};

/// A game that two can play face to face.
pub trait FaceToFaceUi: BoutUi {
    /// The sheets that an edge opens.
    fn sheets() -> Vec<Opener<Self::Sheet>> {
        BoutSheet::at_an_edge()
    }

    /// The cards of a hand while its cover is held.
    fn items(side: &EdgeView<Self>, seat: Seat) -> Vec<Item<Self::Action>>;

    /// The back of a card.
    fn back(seat: Seat) -> Html;

    /// The last event that a finished bout shows.
    fn ended(view: &Self::View) -> Option<Self::Event>;

    /// How far the bout is.
    fn stage(model: &Model<Self>, event: Option<&Self::Event>, view: &Self::View) -> Html;

    /// What that seat's edge says now. Both players can read it, so it must not reveal the hand.
    fn now(model: &Model<Self>, seat: Seat, event: Option<&Self::Event>, view: &Self::View) -> Now;

    /// Why the card that was just played is refused, without revealing the card.
    fn refused(view: &Self::View) -> Option<String>;

    /// A question to that seat that is not about a card of the hand: the buttons that answer it.
    fn answers(_model: &Model<Self>, _seat: Seat, _send: &Callback<Msg<Self>>) -> Option<Html> {
        None
    }

    /// What lies in front of an edge, visible to both, and what its player may press there.
    fn before(_model: &Model<Self>, _seat: Seat, _send: &Callback<Msg<Self>>) -> Html {
        Html::default()
    }

    /// The board between the players; `dragging` says whether East or West is dragging a card over it.
    fn board(
        palms: &Palms<Self>,
        event: Option<&Self::Event>,
        view: &Self::View,
        dragging: [bool; 2],
        model: &Model<Self>,
    ) -> Html;
}

/// The screen for two who sit face to face; `None` if they do not.
pub fn face_to_face<G: FaceToFaceUi>(on: &OnStage<G>) -> Option<Html> {
    on.model.facing().then(|| {
        let ending = G::ending(on).filter(|_| on.scene == Scene::Over);
        html! {
            <Facing<G> model={on.model.clone()} send={on.send.clone()} {ending} onrematch={on.onrematch.clone()}
                trouble={on.trouble.clone()} open={on.open.is_some()} show_sheet={on.show_sheet.clone()}
                sheet={on.open_sheet_at_edge()} />
        }
    })
}

/// The backs of the cards of the player who holds the device, while two look at it together.
pub fn covered_hand<G: FaceToFaceUi>(model: &Model<G>) -> Html {
    let (seat, (_, view)) = (model.looker(), model.shown());
    let name = &pair_names(model)[seat.index()];
    let cards = 0..G::held(&view, seat);
    html! {
        <section class="tray is-waiting">
            <ul class="tray-cards" aria-label={t!("hand-of", name = name)}>
                { for cards.map(|place| html! { <li key={place} class="hand-card">{ G::back(seat) }</li> }) }
            </ul>
            <div class="tawara"></div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct FacingProps<G: FaceToFaceUi> {
    /// The bout.
    model: Rc<Model<G>>,
    /// Receives the players' messages.
    send: Callback<Msg<G>>,
    /// How the bout ended, once everything has been shown.
    ending: Option<Ending>,
    /// Called to start the next bout.
    onrematch: Callback<()>,
    /// A message about a failure to save.
    trouble: Option<String>,
    /// Whether a sheet is open.
    open: bool,
    /// Opens a sheet from a seat's edge, or closes it.
    show_sheet: Callback<Option<(Seat, BoutSheet<G::Sheet>)>>,
    /// The open sheet.
    sheet: Html,
}

/// Plays a rustle of straw when a player picks a card.
#[hook]
fn use_rustle(picked: [bool; 2], play: Callback<Sound>) {
    let before = use_mut_ref(|| picked);
    use_effect_with(picked, move |&picked| {
        let before = before.replace(picked);
        if picked
            .iter()
            .zip(before)
            .any(|(now, before)| *now && !before)
        {
            play.emit(Sound::Straw);
        }
    });
}

/// The screen for two players face to face.
#[component]
fn Facing<G: FaceToFaceUi>(props: &FacingProps<G>) -> Html {
    let app = use_context::<AppContext>();
    let settings = app.as_ref().map(|app| app.settings).unwrap_or_default();
    let size = use_size();
    let upright = is_upright(size);
    let in_sight = use_in_sight();
    // Whether East or West is dragging a card over the board.
    let dragging = [use_state_eq(|| false), use_state_eq(|| false)];
    let ring = use_node_ref();
    let fingers = use_mut_ref(Default::default);
    let space = use_mut_ref(Default::default);

    let (model, send) = (&props.model, &props.send);
    let (event, view) = model.shown();
    let scene = model.scene();
    let event = event.or_else(|| G::ended(&view).filter(|_| scene == Scene::Over));
    let names = pair_names(model);
    let palms = Palms {
        sides: Seat::PAIR.map(|seat| model.edge(seat)),
        send: send.clone(),
        ring: ring.clone(),
        fingers,
        space,
        must_be_seen: scene == Scene::MustBeSeen,
        confirm: settings.confirm,
        letters: !settings.no_letters,
    };
    let play = use_play();
    let picked = Seat::PAIR.map(|seat| palms.sides[seat.index()].picked.is_some());
    use_rustle(picked, play.clone());
    {
        let palms = palms.clone();
        let heard = move |event| {
            if in_sight {
                heard(&palms, &event);
            }
        };
        use_events(EVENTS, Callback::from(heard));
    }
    {
        // An open sheet releases both palm covers, and so does another screen: it does not hear when the palm is lifted. Nor did this screen
        // until now, if it is new.
        let send = send.clone();
        let new = use_mut_ref(|| true);
        use_effect_with(props.open || !in_sight, move |&covered| {
            if new.replace(false) || covered {
                for seat in Seat::PAIR {
                    send.emit(Msg::Edge(seat, Gesture::Look(false)));
                }
            }
        });
    }

    let stage = G::stage(model, event.as_ref(), &view);
    let show_sheet = props.show_sheet.reform(Some);
    let edges = Seat::PAIR.map(|seat| {
        let side = &palms.sides[seat.index()];
        let ondrag = {
            let (dragging, play) = (dragging[seat.index()].clone(), play.clone());
            Callback::from(move |on: bool| {
                if on {
                    play.emit(Sound::Straw);
                }
                dragging.set(on);
            })
        };
        let says = if side.picked.is_some() {
            Now {
                title: t!("facing-picked"),
                detail: t!("facing-picked-why"),
                side: None,
            }
        } else {
            // This text does not change while the player looks.
            G::now(model, seat, event.as_ref(), &view)
        };
        let refusal = side.refused.then(|| G::refused(&view)).flatten();
        let asked = model.asks(seat);
        let turned = u8::from(!upright) + 2 * u8::from(seat == Seat::WEST);
        let content = if let Some(ending) = &props.ending {
            edge_result(model, seat, ending, send, &props.onrematch)
        } else {
            html! {
                <>
                    { now(seat, asked, says, refusal) }
                    { acts(model, seat, side, send) }
                    { hand(seat, &palms, turned, ondrag, &names[seat.index()]) }
                    { G::before(model, seat, send) }
                </>
            }
        };
        let head = edge_head(
            model,
            seat,
            (Html::default(), stage.clone()),
            G::sheets(),
            &show_sheet,
            send,
        );
        side_of_table(seat, asked, names[seat.index()].clone(), head, content)
    });
    let story = model.story();
    let dragging = dragging.map(|dragging| *dragging);
    let onpointerdown = {
        let palms = palms.clone();
        Callback::from(move |event: PointerEvent| pressed_in_the_ring(&palms, &event))
    };
    let over = props.ending.is_some();
    html! {
        <div class={classes!("facing", G::ID.slug(), upright.then_some("is-upright"), over.then_some("is-over"))}>
            <main class="facing-table" data-scene={model.scene_slug()} data-moment={model.moment().to_string()} {onpointerdown}>
                <h1 class="vh">{ introduction(G::ID).name }</h1>
                if let Some(ending) = &props.ending {
                    { result_between(ending) }
                } else {
                    { G::board(&palms, event.as_ref(), &view, dragging, model) }
                }
                { for edges }
                { log(model, &story, &names) }
            </main>
            <Notice text={props.trouble.clone()} />
            { props.sheet.clone() }
        </div>
    }
}

/// Sends what a button at that seat's edge does. The button disappears, so this moves the focus to the cover of the same edge. Otherwise
/// the focus would fall on the first cover that must choose, and the next key might open the other player's hand.
fn from_edge<G: FaceToFaceUi>(seat: Seat, send: &Callback<Msg<G>>) -> Callback<Msg<G>> {
    let send = send.clone();
    Callback::from(move |msg| {
        focus(&format!("[data-palm={}]", seat.slug()));
        send.emit(msg);
    })
}

/// What an edge says now: a heading, and what it means or why a card was refused.
fn now(seat: Seat, asked: bool, says: Now, refusal: Option<String>) -> Html {
    html! {
        <div class="facing-now" role="status">
            if asked {
                { art("art.svg#gunbai", classes!("gunbai", side_class(seat)), Some("0 0 100 170"), None) }
            }
            <h2>{ says.title }</h2>
            if let Some(refusal) = refusal {
                <p class="refusal">{ refusal }</p>
            } else {
                <p>{ says.detail }</p>
            }
        </div>
    }
}

/// One player's side of the table.
fn side_of_table(seat: Seat, asked: bool, name: String, head: Html, content: Html) -> Html {
    html! {
        <section key={seat.slug()} class={classes!("facing-side", side_class(seat), asked.then_some("is-asked"))}
            data-seat={seat.slug()} aria-label={name}>
            { head }
            { content }
            <div class="tawara"></div>
        </section>
    }
}

/// The buttons at an edge.
fn acts<G: FaceToFaceUi>(
    model: &Model<G>,
    seat: Seat,
    side: &EdgeView<G>,
    send: &Callback<Msg<G>>,
) -> Html {
    let does = |gesture: Gesture| {
        from_edge(seat, send).reform(move |_: MouseEvent| Msg::Edge(seat, gesture))
    };
    let buttons = if model.scene() == Scene::MustBeSeen {
        let seen = model.has_seen(seat);
        let go_on = send.reform(move |_: MouseEvent| Msg::Edge(seat, Gesture::GoOn));
        let other = &pair_names(model)[seat.other().index()];
        html! {
            <>
                <button key="go-on" class="btn" type="button" data-act="go-on" data-focus={(!seen).then_some("")} aria-disabled={seen.then_some("true")}
                    onclick={go_on}>
                    { phrase(if model.shows_the_end() { t!("result") } else { t!("go-on") }) }{ " " }{ icon("next") }
                </button>
                <p class="explain" role="status">{ for seen.then(|| t!("facing-waits", name = other)) }</p>
            </>
        }
    } else if side.picked.is_some() {
        confirm_buttons(does(Gesture::Play), does(Gesture::Pick(None)))
    } else if let Some(answers) = G::answers(model, seat, &from_edge(seat, send)) {
        return answers;
    } else if side.can_take_back {
        button("btn btn-line", t!("facing-back"), does(Gesture::TakeBack))
    } else {
        return Html::default();
    };
    html! { <div class="acts">{ buttons }</div> }
}

/// The cards behind the rope, and in front of them the palm cover, which shields the one that is turned.
fn hand<G: FaceToFaceUi>(
    seat: Seat,
    palms: &Palms<G>,
    turned: u8,
    ondrag: Callback<bool>,
    name: &str,
) -> Html {
    let cover = Cover(palm::palm(seat, palms, name));
    let send = &palms.send;
    html! {
        <div class="facing-hand">
            <Hand shown={Shown::of(seat, &palms.sides[seat.index()])} does={send.reform(move |gesture| Msg::Edge(seat, gesture))}
                ring={palms.ring.clone()} confirm={palms.confirm} {turned} {ondrag} {cover} name={name.to_owned()} />
        </div>
    }
}
