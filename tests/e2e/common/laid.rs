//! A card that lies in the ring, face to face: its player can look at it again.

use bout::{Gesture, Msg, Seating};
use fantoccini::actions::KeyAction;
use hakkyoi::ui::stage::FaceToFaceUi;
use rules::Side;
use serde_json::json;

use crate::common::facing::{
    LIFT, PRESS, Way, go, held, is_held, kept_model, key, letters, middle_of, only_told_to, own,
    play, press_beside,
};
use crate::page::Page;
use crate::pointer::Hand;

/// East plays a card and looks at it again: by holding it in the ring it is turned behind East's cover, and only there.
pub(crate) async fn laid_card<G: FaceToFaceUi>(page: &Page) {
    play::<G>(page, Side::East, Way::Taps).await;
    let seat = Side::East.into();
    let model = kept_model::<G>(page).await.seated(Seating::Facing);
    let mut edge = model.after(Msg::Edge(seat, Gesture::Look(true))).edge(seat);
    edge.standing = edge.sealed.into_iter().collect();
    let laid = G::items(&edge, seat).pop().unwrap().slug;
    let turned = own(
        Side::East,
        &format!(".facing-hand li.is-turned[data-card={laid}]"),
    );
    let slot = middle_of(page, ".slot[data-seat=east]").await;
    page.perform(Hand::Mouse, vec![go(slot), PRESS]).await;
    is_held(page, &["east"]).await;
    page.find(&turned).await;
    page.come_to_rest().await;
    page.picture().await;
    only_told_to(page, &[Side::East]).await;
    let script = "return document.querySelectorAll('.slot use[href*=\"#n\"]').length";
    assert_eq!(page.eval(script).await, 0, "the ring shows the card");
    page.perform(Hand::Mouse, vec![LIFT]).await;
    is_held(page, &[]).await;
    only_told_to(page, &[]).await;
    // West has played nothing that could be turned.
    let west = middle_of(page, ".slot[data-seat=west]").await;
    page.perform(Hand::Mouse, vec![go(west), PRESS]).await;
    assert_eq!(held(page).await, json!([]));
    page.perform(Hand::Mouse, vec![LIFT]).await;
    // By keys: after the last card of the hand.
    let [look, _, on, _] = letters(Side::East);
    key(page, vec![KeyAction::Down { value: look }]).await;
    press_beside(page, &vec![on; edge.cards]).await;
    page.find(&turned).await;
    key(page, vec![KeyAction::Up { value: look }]).await;
    is_held(page, &[]).await;
    only_told_to(page, &[]).await;
    // A card that West picks and turns leaves the keys on the cover readable.
    let [look, _, on, _] = letters(Side::West);
    key(page, vec![KeyAction::Down { value: look }]).await;
    press_beside(page, &[on]).await;
    page.find(&own(Side::West, "li.is-turned[aria-selected=true]"))
        .await;
    page.come_to_rest().await;
    page.picture().await;
    assert_eq!(page.eval(HIDDEN_KEYS).await, false);
    key(page, vec![KeyAction::Up { value: look }]).await;
}

/// Whether the picked card, with its frame, lies over the keys that the held cover names.
const HIDDEN_KEYS: &str = "
const own = (css) => document.querySelector(`section[data-seat=west] ${css}`).getBoundingClientRect();
const [card, keys] = [own('li[aria-selected=true] .fuda'), own('.palm small')];
return card.left - 5 < keys.right && card.right + 5 > keys.left && card.top - 5 < keys.bottom && card.bottom + 5 > keys.top;
";
