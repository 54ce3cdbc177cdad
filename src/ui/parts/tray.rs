//! A hand behind the rope. Dragging, tapping and keys all end in the same callback.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::icon;
use crate::ui::{
    browser::hooks::{
        drag::{Act, DragEvent, UseDragHandle, slop, use_drag},
        focus_is_in, key_of,
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
pub fn set_shift(element: &Element, shift: Option<(f64, f64)>) {
    let Some(element) = element.dyn_ref::<HtmlElement>() else {
        return;
    };
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

/// Whether a point in the window, in CSS pixels, is inside that element.
pub fn inside(target: &NodeRef, (x, y): (f64, f64)) -> bool {
    target.cast::<HtmlElement>().is_some_and(|element| {
        let area = element.get_bounding_client_rect();
        (area.left()..=area.right()).contains(&x) && (area.top()..=area.bottom()).contains(&y)
    })
}

/// The place of the card with the tab stop: the one that was reached last, or the first that can be played.
fn tab_stop<T: PartialEq>(items: &[Item<T>], reached: Option<&T>) -> Option<usize> {
    let reached = items.iter().position(|item| reached == Some(&item.card));
    let open = || items.iter().position(|item| !item.shut);
    reached.or_else(open).or((!items.is_empty()).then_some(0))
}

/// Where a key moves from this place.
fn place_after(key: &str, place: usize, last: usize) -> Option<usize> {
    match key {
        "ArrowLeft" | "ArrowUp" => Some(place.saturating_sub(1)),
        "ArrowRight" | "ArrowDown" => Some((place + 1).min(last)),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

/// Focuses the card at this place.
fn focus_card(list: &NodeRef, place: usize) {
    let cards = list.cast::<Element>().map(|list| list.children());
    let card = cards.and_then(|cards| cards.item(place as u32));
    if let Some(card) = card.and_then(|card| card.dyn_into::<HtmlElement>().ok()) {
        // A card in the hand can always take the focus.
        let _ = card.focus();
    }
}

/// Drags cards onto the target. Returns the card that is dragged, and the handle.
#[hook]
fn use_card_drag<T: Copy + PartialEq + 'static>(
    props: &TrayProps<T>,
) -> (Option<T>, UseDragHandle<T>) {
    let held = use_state(|| None::<T>);
    let items = &props.items;
    let is_there = held.is_none_or(|card| items.iter().any(|item| item.card == card));
    let shut: Vec<T> = items
        .iter()
        .filter(|item| item.shut)
        .map(|item| item.card)
        .collect();
    let ondrag = {
        let (held, asked, target) = (held.clone(), props.asked, props.target.clone());
        let (onlook, onplay) = (props.onlook.clone(), props.onplay.clone());
        let ondrag = props.ondrag.clone();
        Callback::from(move |event: DragEvent<T>| {
            let card = event.thing;
            match event.act {
                Act::Press => onlook.emit(Some(card)),
                Act::Begin if shut.contains(&card) => {
                    event.drag.cancel();
                    if asked {
                        // The refusal names the rule.
                        onplay.emit(card);
                    }
                }
                Act::Begin => {
                    held.set(Some(card));
                    ondrag.emit(true);
                }
                Act::Move => set_shift(&event.element, Some(event.by)),
                Act::Drop | Act::Tap | Act::Cancel => {
                    if held.is_some() {
                        set_shift(&event.element, None);
                        ondrag.emit(false);
                        held.set(None);
                    }
                    if event.act == Act::Drop && inside(&target, event.at) {
                        onplay.emit(card);
                    }
                }
            }
        })
    };
    let drag = use_drag(props.asked && is_there, slop, ondrag);
    (*held, drag)
}

/// The hand: a listbox with one tab stop.
#[component]
pub fn Tray<T: Copy + PartialEq + 'static>(props: &TrayProps<T>) -> Html {
    let (items, asked) = (&props.items, props.asked);
    let (held, drag) = use_card_drag(props);
    let play = use_play();
    let list = use_node_ref();
    let reached = use_state(|| None::<T>);
    let stop = tab_stop(items, reached.as_ref());
    let stands = stop.map(|place| &items[place]);

    {
        // A new choice starts on a playable card. In games in which spent cards keep their places, the last card played still has the
        // focus.
        let open = items.iter().position(|item| !item.shut);
        let open = open.filter(|_| stands.is_some_and(|item| item.shut));
        let list = list.clone();
        use_effect_with(asked, move |&asked| {
            if let Some(place) = open.filter(|_| asked && focus_is_in(&list)) {
                focus_card(&list, place);
            }
        });
    }

    let onkeydown = {
        let (list, drag, last) = (list.clone(), drag.clone(), items.len().saturating_sub(1));
        let (onplay, ongo) = (props.onplay.clone(), props.ongo.clone());
        let (onpick, onlook) = (props.onpick.clone(), props.onlook.clone());
        let card = stands.map(|item| item.card);
        Callback::from(move |event: KeyboardEvent| {
            match key_of(&event).unwrap_or_default().as_str() {
                "Enter" | " " if event.repeat() => (),
                "Enter" | " " => match card {
                    Some(card) if asked => {
                        drag.cancel();
                        onplay.emit(card);
                    }
                    _ => ongo.emit(()),
                },
                "Escape" => {
                    onpick.emit(None);
                    onlook.emit(None);
                }
                key => match place_after(key, stop.unwrap_or(0), last) {
                    Some(place) => focus_card(&list, place),
                    None => return,
                },
            }
            event.prevent_default();
        })
    };

    let card = |(place, item): (usize, &Item<T>)| {
        let (card, shut) = (item.card, item.shut);
        let (stops, is_picked) = (stop == Some(place), props.picked == Some(card));
        let onclick = {
            let (onplay, onpick) = (props.onplay.clone(), props.onpick.clone());
            let (drag, reached, play) = (drag.clone(), reached.clone(), play.clone());
            Callback::from(move |event: MouseEvent| {
                if drag.is_spent(&event) || !asked {
                    return;
                }
                reached.set(Some(card));
                if shut || is_picked {
                    onplay.emit(card);
                } else {
                    play.emit(Sound::Straw);
                    onpick.emit(Some(card));
                }
            })
        };
        let onfocus = {
            // A screen reader moves the focus without arrow keys; keys then act on the focused card.
            let (reached, onlook) = (reached.clone(), props.onlook.clone());
            Callback::from(move |event: FocusEvent| {
                reached.set(Some(card));
                // A focus counts as a look only while the keyboard is used.
                let shown = event.target_dyn_into::<Element>();
                if shown.is_some_and(|it| it.matches("[data-keys] :focus").unwrap_or(false)) {
                    onlook.emit(Some(card));
                }
            })
        };
        let class = classes!(
            "hand-card",
            is_picked.then_some("is-picked"),
            (held == Some(card)).then_some("is-dragging"),
        );
        html! {
            <li key={item.slug.clone()} {class} role="option" aria-selected={is_picked.to_string()}
                aria-disabled={shut.then_some("true")} tabindex={if stops { "0" } else { "-1" }}
                data-focus={(asked && stops).then_some("")} data-card={item.slug.clone()}
                onpointerdown={drag.press(card)} {onclick} {onfocus}>
                <span class="vh">{ &item.label }</span>
                { item.face.clone() }
            </li>
        }
    };
    let waiting = (!asked).then_some("is-waiting");
    html! {
        <section class={classes!("tray", waiting)}>
            <ul class="tray-cards" role="listbox" aria-label={props.label.clone()} aria-orientation="horizontal" ref={list} {onkeydown}>
                { for items.iter().enumerate().map(card) }
            </ul>
            <div class="tawara"></div>
        </section>
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
