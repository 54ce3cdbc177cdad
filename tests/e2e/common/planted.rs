//! What visits plant in the browser's storage: settings and bouts.

use basho::{BestOf, Series};
use serde::Serialize;
use serde_json::{Value, json};

use crate::page::Page;

/// Two people at one device.
pub(crate) fn people() -> Value {
    json!([{ "person": "Tetsu" }, { "person": "Kaze" }])
}

/// A person as East against the computer.
pub(crate) fn against_the_computer() -> Value {
    json!([{ "person": "Tetsu" }, { "computer": "makushita" }])
}

/// More events than any bout has.
pub(crate) const ALL_SEEN: usize = 9_999;

/// Stored settings.
pub(crate) fn settings(theme: &str, pace: &str) -> String {
    json!({ "version": 1, "data": { "theme": theme, "pace": pace, "confirm": false, "silent": false, "no_letters": false } }).to_string()
}

/// A stored bout: the record, how many events both players have seen, and East's sealed choice.
pub(crate) fn kept<A: Serialize>(
    players: &Value,
    record: &str,
    seen: usize,
    sealed: Option<&A>,
) -> Value {
    let table = json!({ "record": format!("{record}\n"), "sealed": [sealed, null] });
    json!({ "players": players, "torikumi": null, "keiko": false, "seating": "passing", "table": table, "seen": [seen, seen], "clock": null,
        "lot": 1, "digest": { "over": false, "number": 1, "position": 0, "entry": null } })
}

/// A stored bout's entry.
pub(crate) fn entry(bout: &Value) -> String {
    json!({ "version": 1, "data": bout }).to_string()
}

/// The bout with another value in one of its parts.
pub(crate) fn with(mut bout: Value, part: &str, value: impl Into<Value>) -> Value {
    bout[part] = value.into();
    bout
}

/// The bout as practice.
pub(crate) fn practice(bout: Value) -> Value {
    with(bout, "keiko", true)
}

/// The bout as the first of a basho.
pub(crate) fn in_a_basho(bout: Value) -> Value {
    with(bout, "series", json!(Series::new(BestOf::Five)))
}

/// The bout, of which nobody has seen anything.
pub(crate) fn unseen(bout: Value) -> Value {
    with(bout, "seen", json!([0, 0]))
}

impl Page {
    /// Plants entries in the storage of the next page that opens.
    pub(crate) fn plant(&self, entries: &[(&str, &str)]) {
        let keys: Vec<String> = entries
            .iter()
            .map(|(key, _)| format!("hakkyoi.{key}"))
            .collect();
        let entries: Vec<(&str, &str)> = keys
            .iter()
            .zip(entries)
            .map(|(key, (_, text))| (&**key, *text))
            .collect();
        self.site.seed(&entries);
    }

    /// Removes all of the page's entries from the browser's storage.
    pub(crate) async fn lose_everything(&self) {
        let script = "Object.keys(localStorage).filter((key) => key.startsWith('hakkyoi.')).forEach((key) => localStorage.removeItem(key))";
        self.eval(script).await;
    }
}
