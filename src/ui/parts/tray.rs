//! A hand behind the rope. Dragging, tapping and keys all end in the same callback.

use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::icon;
use crate::ui::{
    browser::hooks::{
        drag::{Drag, Moved, Released, lost, slop},
        focus_is_in, key_of, use_escape,
    },
    parts::sound::{Sound, use_play},
};

/// A card of the hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Item<T> {
    /// The card.
    pub card: T,
    /// Its `data-card` attribute, which must be unique in the hand.
    pub slug: String,
    /// What a screen reader says.
    pub label: String,
    /// Whether it cannot be played now.
    pub shut: bool,
    /// Its drawing.
    pub face: Html,
}

impl<T> Item<T> {
    /// The item with another value for the card.
    pub fn with_card<U>(self, card: U) -> Item<U> {
        Item {
            card,
            slug: self.slug,
            label: self.label,
            shut: self.shut,
            face: self.face,
        }
    }
}

/// The hand of the player who looks.
#[derive(Properties, PartialEq)]
pub struct TrayProps<T: PartialEq> {
    /// The cards, in order.
    pub items: Vec<Item<T>>,
    /// The hand's label for screen readers.
    pub label: String,
    /// Whether the player has to choose.
    pub asked: bool,
    /// The card that a first tap has picked.
    pub picked: Option<T>,
    /// Called with the card that a tap chooses, or with `None` when it is put back.
    pub onpick: Callback<Option<T>>,
    /// Called with a card that is pressed or reached by keys, to show more about it.
    pub onlook: Callback<Option<T>>,
    /// Called with a card that the player wants to play.
    pub onplay: Callback<T>,
    /// Called when Enter is pressed while nothing is asked.
    pub ongo: Callback<()>,
    /// Called with `true` when a drag begins, and with `false` when it ends.
    pub ondrag: Callback<bool>,
    /// The element on which cards are dropped.
    pub target: NodeRef,
}

/// Converts an offset on the screen into the coordinates of a hand that is rotated clockwise by that many quarter turns.
pub fn seen_from(turned: u8, (x, y): (f64, f64)) -> (f64, f64) {
    match turned {
        0 => (x, y),
        1 => (y, -x),
        2 => (-x, -y),
        _ => (-y, x),
    }
}

/// Moves an element by an offset in its own coordinates; `None` moves it back.
pub fn set_shift(element: &HtmlElement, shift: Option<(f64, f64)>) {
    let style = element.style();
    // Pointers move by whole pixels. Setting a known property on a rendered element cannot fail.
    let _ = match shift {
        Some((x, y)) => {
            let shift = format!("translate({}px,{}px)", x.round() as i32, y.round() as i32);
            style.set_property("transform", &shift)
        }
        None => style.remove_property("transform").map(|_| ()),
    };
}

/// Whether a point on the screen, in CSS pixels, is inside that element.
pub fn inside(target: &NodeRef, x: f64, y: f64) -> bool {
    target.cast::<HtmlElement>().is_some_and(|element| {
        let area = element.get_bounding_client_rect();
        (area.left()..=area.right()).contains(&x) && (area.top()..=area.bottom()).contains(&y)
    })
}

/// The hand: a listbox with one tab stop.
#[component]
pub fn Tray<T: Copy + PartialEq + 'static>(props: &TrayProps<T>) -> Html {
    let items = &props.items;
    let holds = |card: T| items.iter().any(|item| item.card == card);

    // The card with the tab stop, from which the arrow keys move.
    let stand = use_state(|| None::<T>);
    let stands = (*stand).filter(|&card| holds(card));
    let stands = stands.or_else(|| items.iter().find(|item| !item.shut).map(|item| item.card));
    let stands = stands.or_else(|| items.first().map(|item| item.card));
    let cards: Vec<T> = items.iter().map(|item| item.card).collect();

    let drag = use_mut_ref(Drag::default);
    // Whether the next click only ends a drag.
    let dragged = use_mut_ref(|| false);
    // The card that is being dragged, and its element, which may have to be put back before the drag is rendered.
    let held = use_state(|| None::<T>);
    let flying = use_mut_ref(|| None::<HtmlElement>);
    let play = use_play();

    let let_go = {
        let (drag, held, flying) = (drag.clone(), held.clone(), flying.clone());
        let ondrag = props.ondrag.clone();
        Callback::from(move |()| {
            drag.borrow_mut().cancel();
            if let Some(element) = flying.take() {
                set_shift(&element, None);
                ondrag.emit(false);
                held.set(None);
            }
        })
    };
    use_escape(held.is_some(), let_go.clone());
    {
        // A card that has left the hand is no longer held.
        let let_go = let_go.clone();
        let lost = held.is_some_and(|card| !holds(card)) || !props.asked;
        use_effect_with(lost, move |&lost| {
            if lost {
                let_go.emit(());
            }
        });
    }

    let list = use_node_ref();
    let move_to = {
        let (stand, list, cards) = (stand.clone(), list.clone(), cards.clone());
        move |place: usize| {
            let Some(&card) = cards.get(place) else {
                return;
            };
            stand.set(Some(card));
            let items = list.cast::<HtmlElement>().map(|list| list.children());
            let item = items.and_then(|items| items.item(place as u32));
            if let Some(Ok(item)) = item.map(wasm_bindgen::JsCast::dyn_into::<HtmlElement>) {
                // A card in the hand can always take the focus.
                let _ = item.focus();
            }
        }
    };

    {
        // A new choice starts on a playable card. In games in which spent cards keep their places, the last card played still has the
        // focus.
        let shut = |item: &&Item<T>| stands == Some(item.card) && item.shut;
        let open = items.iter().position(|item| !item.shut);
        let open = open.filter(|_| items.iter().find(shut).is_some());
        let (list, move_to) = (list.clone(), move_to.clone());
        use_effect_with(props.asked, move |&asked| {
            if let Some(place) = open.filter(|_| asked && focus_is_in(&list)) {
                move_to(place);
            }
        });
    }

    let onkeydown = {
        let (cards, onplay, ongo, asked) = (
            cards.clone(),
            props.onplay.clone(),
            props.ongo.clone(),
            props.asked,
        );
        let let_go = let_go.clone();
        let (onpick, onlook) = (props.onpick.clone(), props.onlook.clone());
        Callback::from(move |event: KeyboardEvent| {
            let place = stands.and_then(|card| cards.iter().position(|&other| other == card));
            let place = place.unwrap_or(0);
            match key_of(&event).unwrap_or_default().as_str() {
                "ArrowLeft" | "ArrowUp" => move_to(place.saturating_sub(1)),
                "ArrowRight" | "ArrowDown" => {
                    move_to((place + 1).min(cards.len().saturating_sub(1)));
                }
                "Home" => move_to(0),
                "End" => move_to(cards.len().saturating_sub(1)),
                "Enter" | " " if event.repeat() => (),
                "Enter" | " " => match stands {
                    Some(card) if asked => {
                        let_go.emit(());
                        onplay.emit(card);
                    }
                    _ => ongo.emit(()),
                },
                "Escape" => {
                    onpick.emit(None);
                    onlook.emit(None);
                }
                _ => return,
            }
            event.prevent_default();
        })
    };

    let items = items.iter().map(|item| {
        let (card, shut) = (item.card, item.shut);
        let is_held = *held == Some(card);
        let onpointerdown = {
            let (drag, dragged) = (drag.clone(), dragged.clone());
            let onlook = props.onlook.clone();
            Callback::from(move |event: PointerEvent| {
                let at = (f64::from(event.client_x()), f64::from(event.client_y()));
                if event.button() == 0 && drag.borrow_mut().press(event.pointer_id(), at, slop(&event))
                    && let Some(element) = event.current_target_element()
                {
                    *dragged.borrow_mut() = false;
                    onlook.emit(Some(card));
                    // Without capture, the drag works only while the pointer is over the card.
                    let _ = element.set_pointer_capture(event.pointer_id());
                }
            })
        };
        let onpointermove = {
            let (drag, held, flying) = (drag.clone(), held.clone(), flying.clone());
            let ondrag = props.ondrag.clone();
            let (onplay, let_go, dragged) = (props.onplay.clone(), let_go.clone(), dragged.clone());
            let asked = props.asked;
            Callback::from(move |event: PointerEvent| {
                let at = (f64::from(event.client_x()), f64::from(event.client_y()));
                let moved = drag.borrow_mut().moved(event.pointer_id(), at);
                let Some(element) = event.current_target_element() else {
                    return;
                };
                // However the drag ends, even by Escape, the click after it does not count.
                if matches!(moved, Moved::Begins(..)) {
                    *dragged.borrow_mut() = true;
                }
                match moved {
                    Moved::Nothing => (),
                    Moved::Begins(..) if shut => {
                        let_go.emit(());
                        if asked {
                            // The refusal names the rule.
                            onplay.emit(card);
                        }
                    }
                    Moved::Begins(x, y) => {
                        set_shift(&element, Some((x, y)));
                        flying.replace(Some(element));
                        held.set(Some(card));
                        ondrag.emit(true);
                    }
                    Moved::By(x, y) => set_shift(&element, Some((x, y))),
                }
            })
        };
        let onpointerup = {
            let (drag, dragged) = (drag.clone(), dragged.clone());
            let (let_go, onplay, target) = (let_go.clone(), props.onplay.clone(), props.target.clone());
            Callback::from(move |event: PointerEvent| {
                let released = drag.borrow_mut().release(event.pointer_id());
                if released == Released::Nothing {
                    return;
                }
                let_go.emit(());
                if released == Released::Tap {
                    dragged.replace(false);
                } else if inside(&target, event.client_x().into(), event.client_y().into()) {
                    onplay.emit(card);
                }
            })
        };
        let onlostpointercapture = lost(&drag, let_go.clone());
        let onpointercancel = onlostpointercapture.clone();
        let onclick = {
            let dragged = dragged.clone();
            let (onplay, onpick, stand) = (props.onplay.clone(), props.onpick.clone(), stand.clone());
            let (picked, asked, play) = (props.picked, props.asked, play.clone());
            Callback::from(move |_: MouseEvent| {
                if dragged.replace(false) || !asked {
                    return;
                }
                stand.set(Some(card));
                if shut || picked == Some(card) {
                    onplay.emit(card);
                } else {
                    play.emit(Sound::Straw);
                    onpick.emit(Some(card));
                }
            })
        };
        let onfocus = {
            // A screen reader moves the focus without arrow keys; keys then act on the focused card.
            let (stand, onlook) = (stand.clone(), props.onlook.clone());
            Callback::from(move |event: FocusEvent| {
                stand.set(Some(card));
                // A focus counts as a look only while the keyboard is used.
                let shown = event.target_dyn_into::<HtmlElement>();
                if shown.is_some_and(|it| it.matches("[data-keys] :focus").unwrap_or(false)) {
                    onlook.emit(Some(card));
                }
            })
        };
        let is_picked = props.picked == Some(card);
        let class = classes!(
            "hand-card",
            is_picked.then_some("is-picked"),
            is_held.then_some("is-dragging"),
        );
        html! {
            <li key={item.slug.clone()} {class} role="option" aria-selected={is_picked.to_string()}
                aria-disabled={shut.then_some("true")} tabindex={if stands == Some(card) { "0" } else { "-1" }}
                data-focus={(props.asked && stands == Some(card)).then_some("")}
                data-card={item.slug.clone()}
                {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onlostpointercapture} {onclick} {onfocus}>
                <span class="vh">{ &item.label }</span>
                { item.face.clone() }
            </li>
        }
    });
    let waiting = (!props.asked).then_some("is-waiting");
    html! {
        <section class={classes!("tray", waiting)}>
            <ul class="tray-cards" role="listbox" aria-label={props.label.clone()} aria-orientation="horizontal" ref={list} {onkeydown}>
                { for items }
            </ul>
            <div class="tawara"></div>
        </section>
    }
}

/// Finds the card to which a pointer event belongs.
trait CurrentTarget {
    fn current_target_element(&self) -> Option<HtmlElement>;
}

impl CurrentTarget for PointerEvent {
    fn current_target_element(&self) -> Option<HtmlElement> {
        let target = self.target()?.dyn_into::<web_sys::Element>().ok()?;
        target.closest(".hand-card").ok().flatten()?.dyn_into().ok()
    }
}

/// The mark on a card that a hint is about.
pub fn hint_mark(hinted: bool) -> Html {
    html! {
        if hinted {
            <span class="hinted">{ icon("hint") }</span>
        }
    }
}
