//! A hand behind the rope, face down. A card that a finger holds is turned to its player until the finger lifts; one that is dragged travels
//! face down. While the palm cover is held, one card at a time is turned.

use bout::{EdgeView, Gesture};
use rules::Seat;
use yew::prelude::*;

use super::FaceToFaceUi;
use crate::ui::{
    browser::hooks::{
        drag::{Act, DragEvent, TAP_SLOP, use_drag},
        use_timer,
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
#[derive(Clone, Copy, PartialEq)]
struct PressedCard {
    place: usize,
    /// Whether the player had to choose when it was pressed, and from how many cards.
    hand: (bool, usize),
    /// Whether it goes with the finger.
    flies: bool,
}

/// A hand.
#[component]
pub(super) fn Hand(props: &HandProps) -> Html {
    let (side, does) = (&props.shown, props.does.clone());
    let held = use_state_eq(|| None::<PressedCard>);
    // Whether this finger has uncovered the hand.
    let looks = use_mut_ref(|| false);

    let ondrag = {
        let (held, looks, does) = (held.clone(), looks.clone(), does.clone());
        let (ondrag, ring) = (props.ondrag.clone(), props.ring.clone());
        let (asked, cards, turned, confirm) = (side.asked, side.cards, props.turned, props.confirm);
        Callback::from(move |event: DragEvent<usize>| {
            let place = event.thing;
            let flies = held.is_some_and(|held| held.flies);
            let cover = || {
                if looks.replace(false) {
                    does.emit(Gesture::Look(false));
                }
            };
            match event.act {
                Act::Press => held.set(Some(PressedCard {
                    place,
                    hand: (asked, cards),
                    flies: false,
                })),
                Act::Begin if asked => {
                    cover();
                    ondrag.emit(true);
                    held.set(held.map(|held| PressedCard {
                        flies: true,
                        ..held
                    }));
                }
                Act::Move if flies => {
                    set_shift(&event.element, Some(seen_from(turned, event.by)));
                }
                Act::Begin | Act::Move => (),
                Act::Drop | Act::Tap | Act::Cancel => {
                    cover();
                    held.set(None);
                    if flies {
                        set_shift(&event.element, None);
                        ondrag.emit(false);
                    }
                    if flies && event.act == Act::Drop && inside(&ring, event.at) {
                        does.emit(Gesture::Pick(Some(place)));
                        if !confirm {
                            does.emit(Gesture::Play);
                        }
                    }
                }
            }
        })
    };
    // The card may have gone, or nothing may be asked any more.
    let is_there = held.is_none_or(|held| held.hand == (side.asked, side.cards));
    let drag = use_drag(is_there, |_| TAP_SLOP, ondrag);
    {
        let waiting = held.filter(|held| !held.flies);
        let waiting = waiting.map(|held| (held.place, LOOK));
        let (does, covered) = (does.clone(), !side.looks);
        let (drag, held) = (drag.clone(), held.clone());
        let turn = Callback::from(move |place| {
            // If the finger has lifted since the last render, nothing would cover the hand again.
            if held.is_none() {
                return;
            }
            drag.spend();
            if covered {
                looks.replace(true);
                does.emit(Gesture::Look(true));
            }
            does.emit(Gesture::See(place));
        });
        use_timer(waiting, turn);
    }

    let click = |place: usize| {
        let (does, drag, picked) = (does.clone(), drag.clone(), side.picked == Some(place));
        Callback::from(move |event: MouseEvent| {
            if !drag.is_spent(&event) {
                does.emit(if picked {
                    Gesture::Play
                } else {
                    Gesture::Pick(Some(place))
                });
            }
        })
    };
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());

    let flies = held.filter(|held| held.flies).map(|held| held.place);
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
                aria-selected={picked.to_string()} aria-disabled={barred.then_some("true")} aria-label={label}
                onpointerdown={drag.press(place)} onclick={click(place)}>
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
            <ul class="tray-cards" role="listbox" aria-label={t!("hand-of", name = &props.name)} aria-orientation="horizontal" {oncontextmenu}>
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
