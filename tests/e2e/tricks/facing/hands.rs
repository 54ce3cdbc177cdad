//! The hands in face-to-face play, and what the document may reveal while players look.

use rules::{
    Side,
    tricks::{Card, CardSet, Tricks},
};
use serde_json::Value;

use crate::common::facing::{self, Way, both_press_on, is_held, kept_model, kept_text, lay_from};
use crate::page::Page;
use crate::tricks::secrets::{Bout, MENTIONED, cards, mentioned, only};

/// Notes, at every change of the document, which cards it mentions and whose cover it shows as held.
pub(super) const WATCH: &str = "
window.e2eNoted = [];
const held = () => [...document.querySelectorAll('[data-palm][aria-pressed=true]')].map((it) => it.dataset.palm).join(' ');
new MutationObserver(() => window.e2eNoted.push([held(), mentioned()]))
  .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
return true;
";

pub(super) async fn watch(page: &Page) {
    page.eval(&format!("{MENTIONED} {WATCH}")).await;
}

/// Checks that at no moment since the last call the document mentioned a hand whose cover was not held, or more than one card of a hand.
pub(super) async fn moments_told_of_held_hands_only(page: &Page, before: &Bout, after: &Bout) {
    let noted = page
        .eval("const noted = window.e2eNoted; window.e2eNoted = []; return noted")
        .await;
    for moment in noted.as_array().unwrap() {
        let told: CardSet = cards(&moment[1]);
        let held = moment[0].as_str().unwrap();
        let own = Side::PAIR
            .into_iter()
            .filter(|seat| held.contains(seat.slug()));
        let own = own.fold(CardSet::EMPTY, |own, seat| {
            own.or(before.hands[seat.index()])
        });
        only(told, own.or(after.played), &format!("with {held:?} held"));
        for seat in Side::PAIR {
            let hand = before.hands[seat.index()].without(after.played);
            assert!(told.and(hand).len() < 2, "more than one of {hand}: {told}");
        }
    }
}

/// Checks that while the seat's player looks, the document shows one card of that hand and nothing of the other.
pub(super) async fn sees_the_own_hand(page: &Page, seat: Side, bout: &Bout) {
    is_held(page, &[seat.slug()]).await;
    let told = mentioned(page).await;
    let hand = bout.hands[seat.index()];
    only(told, hand.or(bout.played), "while one player looks");
    assert_eq!(told.and(hand).len(), 1, "one card of {hand}: {told}");
}

/// A card's place in the seat's hand, from 0.
pub(super) async fn place_of(page: &Page, seat: Side, card: Card) -> usize {
    let standing = kept_model::<Tricks>(page).await.standing(seat.into());
    let place = standing.into_iter().position(|other| other == card);
    place.unwrap()
}

/// Plays the last legal card in this way.
pub(super) async fn play(page: &Page, seat: Side, way: Way) {
    let bout = Bout::of(page).await;
    let free = bout.playable(seat);
    let card = free.into_iter().last().unwrap();
    let place = place_of(page, seat, card).await;
    page.come_to_rest().await;
    only(mentioned(page).await, bout.played, "before a player looks");
    let before = kept_text(page, "tricks").await;
    lay_from(page, seat, way, place, async |looks| {
        if looks {
            sees_the_own_hand(page, seat, &bout).await;
        } else {
            only(mentioned(page).await, bout.played, "while no player looks");
        }
    })
    .await;
    later_than(page, &before).await;
    is_held(page, &[]).await;
    let after = Bout::of(page).await;
    moments_told_of_held_hands_only(page, &bout, &after).await;
    only(
        mentioned(page).await,
        after.played,
        "after a card is played",
    );
}

pub(super) async fn go_on(page: &Page, seat: Side, way: Way) {
    let before = kept_text(page, "tricks").await;
    both_press_on(page, seat, way).await;
    later_than(page, &before).await;
}

async fn later_than(page: &Page, before: &Value) {
    facing::later_than(page, "tricks", before).await;
}
