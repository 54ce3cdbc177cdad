//! What the bouts of several games share: players, stored bouts, and a hand.

use bout::Model;
use hakkyoi::ui::stage::GameUi;
use serde::Serialize;
use serde_json::{Value, json};

use crate::markup::Document;

/// More events than any bout here has.
pub(crate) const ALL_SEEN: usize = 9_999;

/// Two people at one device.
pub(crate) fn people() -> Value {
    json!([{ "person": "Tetsu" }, { "person": "Kaze" }])
}

/// A person as East against the computer.
pub(crate) fn against_the_computer() -> Value {
    json!([{ "person": "Tetsu" }, { "computer": "makushita" }])
}

/// A bout as the page stores it: players, record, how many events both have seen, and what they have sealed.
pub(crate) fn data<A: Serialize>(
    players: &Value,
    record: &str,
    seen: usize,
    sealed: &[Option<A>; 2],
) -> Value {
    let table = json!({ "record": format!("{record}\n"), "sealed": sealed });
    json!({ "players": players, "torikumi": null, "keiko": false, "seating": "passing", "table": table, "seen": [seen, seen], "clock": null,
        "digest": { "over": false, "number": 1, "position": 0, "entry": null }, "lot": 1 })
}

/// The entry of a stored bout.
pub(crate) fn entry(bout: &Value) -> String {
    json!({ "version": 1, "data": bout }).to_string()
}

/// The model of a resumed stored bout.
pub(crate) fn model<G: GameUi>(bout: Value) -> Model<G> {
    Model::resume(serde_json::from_value(bout).unwrap()).unwrap()
}

/// The options of the player's own hand: card, name, and whether it is disabled.
pub(crate) fn hand(page: &Document, name: &str) -> Vec<(String, String, bool)> {
    let list = page.one(|node| node.is("role", "listbox"));
    assert_eq!(page.name(list), name);
    let options = page.all(|node| node.is("role", "option"));
    let stops = options
        .iter()
        .filter(|&&place| page.get(place).is("tabindex", "0"));
    assert_eq!(stops.count(), 1, "a hand must have exactly one tab stop");
    let option = |place: usize| {
        let node = page.get(place);
        assert!(node.is("aria-selected", "false"));
        let card = node.attribute("data-card").unwrap().to_owned();
        (card, page.name(place), node.is("aria-disabled", "true"))
    };
    options.into_iter().map(option).collect()
}
