//! A hand behind the rope, face down. A card that a finger holds is turned to its player until the finger lifts; one that is dragged travels
//! face down. While the palm cover is held, one card at a time is turned.

use bout::{EdgeView, Gesture};
use rules::Seat;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::FaceToFaceUi;
use crate::ui::{
    browser::hooks::{
        drag::{Drag, Moved, Released, TAP_SLOP, lost, slop},
        use_escape, use_timer,
    },
    parts::{Item, inside, seen_from, set_shift},
    words::t,
};

/// How long a finger holds a card until it is turned, in milliseconds: longer than a tap.
const LOOK: u32 = 280;

/// The palm cover. The hand renders it together with its cards, so that no card is in the document a moment longer than its cover is held:
/// between the renders of two components, others can look at the document.
///
/// No cover equals another one. Yew would take two as equal although their listeners are not.
#[derive(Clone)]
pub(super) struct Cover(pub(super) Html);

impl PartialEq for Cover {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// A card that is turned to its player.
type Turned = Item<()>;

/// What a hand shows, whatever the game.
#[derive(PartialEq)]
pub(super) struct Shown {
    /// Whether the player has to choose.
    asked: bool,
    /// How many cards stand behind the rope.
    cards: usize,
    /// The index of the picked card among them.
    picked: Option<usize>,
    /// Whether the palm cover is held.
    looks: bool,
    /// The card that is turned, with its index.
    turned: Option<(usize, Turned)>,
    /// The player's card in the ring, if it is turned.
    laid: Option<Turned>,
    /// The back of a card.
    back: Html,
}

impl Shown {
    pub(super) fn of<G: FaceToFaceUi>(seat: Seat, side: &EdgeView<G>) -> Self {
        let laid = side.sealed.filter(|_| side.shown == Some(side.cards));
        let laid = laid.and_then(|action| {
            let mut alone = side.clone();
            alone.standing = vec![action];
            G::items(&alone, seat).pop()
        });
        let turned = side.shown.and_then(|place| {
            let item = G::items(side, seat).into_iter().nth(place)?;
            Some((place, item.with_card(())))
        });
        Self {
            asked: side.asked,
            cards: side.cards,
            picked: side.picked,
            looks: side.looks(),
            turned,
            laid: laid.map(|item| item.with_card(())),
            back: G::back(seat),
        }
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct HandProps {
    pub(super) shown: Shown,
    pub(super) does: Callback<Gesture>,
    /// Where cards are dropped.
    pub(super) ring: NodeRef,
    /// Whether playing a card takes another press.
    pub(super) confirm: bool,
    /// By how many quarter turns the hand is rotated clockwise.
    pub(super) turned: u8,
    /// Called when a drag begins and ends.
    pub(super) ondrag: Callback<bool>,
    pub(super) cover: Cover,
    pub(super) name: String,
}

/// A card under a finger.
#[derive(Clone, PartialEq)]
struct PressedCard {
    place: usize,
    card: HtmlElement,
    /// Whether the player had to choose when it was pressed, and from how many cards.
    hand: (bool, usize),
    /// Whether it goes with the finger.
    flies: bool,
}

/// The index of the card at this event.
fn card_at(event: &Event) -> Option<(usize, HtmlElement)> {
    let card = event.target_dyn_into::<Element>()?;
    let card = card.closest("[data-place]").ok()??;
    let place = card.get_attribute("data-place")?.parse().ok()?;
    Some((place, wasm_bindgen::JsCast::dyn_into(card).ok()?))
}

/// A hand.
#[component]
pub(super) fn Hand(props: &HandProps) -> Html {
    let (side, does) = (&props.shown, props.does.clone());
    let drag = use_mut_ref(Drag::default);
    let held = use_state_eq(|| None::<PressedCard>);
    // Whether this finger has turned the card, and whether its click only ends what it did.
    let looks = use_mut_ref(|| false);
    let spent = use_mut_ref(|| false);

    let let_go = {
        let (drag, held, looks) = (drag.clone(), held.clone(), looks.clone());
        let (does, ondrag) = (does.clone(), props.ondrag.clone());
        Callback::from(move |()| {
            drag.borrow_mut().cancel();
            if looks.replace(false) {
                does.emit(Gesture::Look(false));
            }
            if let Some(held) = held.as_ref().filter(|held| held.flies) {
                set_shift(&held.card, None);
                ondrag.emit(false);
            }
            held.set(None);
        })
    };
    use_escape(held.is_some(), let_go.clone());
    {
        // The card may have gone, or nothing may be asked any more.
        let (held, let_go) = (held.clone(), let_go.clone());
        use_effect_with((side.asked, side.cards), move |hand| {
            if held.as_ref().is_some_and(|held| held.hand != *hand) {
                let_go.emit(());
            }
        });
    }
    {
        let waiting = held.as_ref().filter(|held| !held.flies);
        let waiting = waiting.map(|held| (held.place, LOOK));
        let (does, covered) = (does.clone(), !side.looks);
        let (drag, looks, spent) = (drag.clone(), looks.clone(), spent.clone());
        let turn = Callback::from(move |place| {
            // If the finger has lifted since the last render, nothing would cover the hand again.
            if *drag.borrow() == Drag::Idle {
                return;
            }
            spent.replace(true);
            if covered {
                looks.replace(true);
                does.emit(Gesture::Look(true));
            }
            does.emit(Gesture::See(place));
        });
        use_timer(waiting, turn);
    }

    let onpointerdown = {
        let (drag, held, spent) = (drag.clone(), held.clone(), spent.clone());
        let hand = (side.asked, side.cards);
        Callback::from(move |event: PointerEvent| {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            let card = card_at(&event).filter(|_| event.button() == 0);
            if let Some((place, card)) = card
                && drag
                    .borrow_mut()
                    .press(event.pointer_id(), at, slop(&event))
            {
                spent.replace(false);
                // Without capture, the drag works only while the pointer is over the card.
                let _ = card.set_pointer_capture(event.pointer_id());
                held.set(Some(PressedCard {
                    place,
                    card,
                    hand,
                    flies: false,
                }));
            }
        })
    };
    let onpointermove = {
        let (drag, held, looks, spent) = (drag.clone(), held.clone(), looks.clone(), spent.clone());
        let (does, ondrag) = (does.clone(), props.ondrag.clone());
        let (asked, turned) = (side.asked, props.turned);
        Callback::from(move |event: PointerEvent| {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            let moved = drag.borrow_mut().moved(event.pointer_id(), at);
            let (Moved::Begins(x, y) | Moved::By(x, y)) = moved else {
                return;
            };
            let Some(now) = held.as_ref().filter(|_| asked) else {
                return;
            };
            if !now.flies && x.hypot(y) < TAP_SLOP {
                return;
            }
            set_shift(&now.card, Some(seen_from(turned, (x, y))));
            if !now.flies {
                spent.replace(true);
                if looks.replace(false) {
                    does.emit(Gesture::Look(false));
                }
                ondrag.emit(true);
                held.set(Some(PressedCard {
                    flies: true,
                    ..now.clone()
                }));
            }
        })
    };
    let onpointerup = {
        let (drag, held, let_go, ring) = (
            drag.clone(),
            held.clone(),
            let_go.clone(),
            props.ring.clone(),
        );
        let (does, confirm) = (does.clone(), props.confirm);
        Callback::from(move |event: PointerEvent| {
            if drag.borrow_mut().release(event.pointer_id()) == Released::Nothing {
                return;
            }
            let flew = held.as_ref().filter(|held| held.flies);
            let flew = flew.map(|held| held.place);
            let_go.emit(());
            let (x, y) = (event.client_x().into(), event.client_y().into());
            if let Some(place) = flew.filter(|_| inside(&ring, x, y)) {
                does.emit(Gesture::Pick(Some(place)));
                if !confirm {
                    does.emit(Gesture::Play);
                }
            }
        })
    };
    let onlost = lost(&drag, let_go);
    let onclick = {
        let picked = side.picked;
        Callback::from(move |event: MouseEvent| {
            let card = card_at(&event).filter(|_| !spent.replace(false));
            match card {
                Some((place, _)) if picked == Some(place) => does.emit(Gesture::Play),
                Some((place, _)) => does.emit(Gesture::Pick(Some(place))),
                None => (),
            }
        })
    };
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());

    let flies = held.as_ref().filter(|held| held.flies);
    let flies = flies.map(|held| held.place);
    // A card that travels shows its back to everybody.
    let turned = side.turned.as_ref();
    let turned = turned.filter(|(place, _)| flies != Some(*place));
    let cards = (0..side.cards).map(|place| {
        let picked = side.picked == Some(place);
        let face = turned.filter(|(turned, _)| *turned == place);
        let face = face.map(|(_, item)| item);
        let class = classes!(
            "hand-card",
            picked.then_some("is-picked"),
            face.is_some().then_some("is-turned"),
            (flies == Some(place)).then_some("is-dragging"),
        );
        let barred = side.asked && face.is_some_and(|item| item.shut);
        // The letters on a card's face are part of its name.
        let label = face.is_none().then(|| t!("card-covered", number = place + 1));
        html! {
            <li key={place} {class} role="option" tabindex="-1" data-place={place.to_string()} data-card={face.map(|item| item.slug.clone())}
                aria-selected={picked.to_string()} aria-disabled={barred.then_some("true")} aria-label={label}>
                if let Some(item) = face {
                    <span class="vh">{ &item.label }</span>
                    { item.face.clone() }
                } else {
                    { side.back.clone() }
                }
            </li>
        }
    });
    html! {
        <>
        { props.cover.0.clone() }
        <div class={classes!("tray", (!side.asked).then_some("is-waiting"))}>
            <ul class="tray-cards" role="listbox" aria-label={t!("hand-of", name = &props.name)} aria-orientation="horizontal"
                {onpointerdown} {onpointermove} {onpointerup} onpointercancel={onlost.clone()} onlostpointercapture={onlost} {onclick}
                {oncontextmenu}>
                { for cards }
                // The player's card in the ring, turned to them here, behind the cover.
                if let Some(item) = &side.laid {
                    <li key="laid" class="hand-card is-turned" role="option" tabindex="-1" data-card={item.slug.clone()} aria-selected="false">
                        <span class="vh">{ &item.label }</span>
                        { item.face.clone() }
                    </li>
                }
            </ul>
        </div>
        </>
    }
}
