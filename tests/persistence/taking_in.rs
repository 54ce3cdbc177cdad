//! What must hold for every imported file. The fuzz target checks it, too.

use std::collections::BTreeMap;

use hakkyoi::ui::stage::{entries::fits, save_missed_results};
use rand::{RngExt, rngs::Xoshiro256PlusPlus};
use store::{Archive, Store};

use crate::{device::Device, whole::loads};

/// The result of an import.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// The file was refused for its content.
    Unfit,
    /// The file was refused for lack of space.
    NoRoom,
    /// The file was imported whole.
    TakenIn,
}

/// A sound file with some of the entries, and sometimes with an entry that was set aside.
pub(crate) fn sound(all: &[(String, String)], dice: &mut Xoshiro256PlusPlus) -> String {
    let some = |_: &&(String, String)| dice.random_range(0..4) == 0;
    let mut entries: Vec<_> = all.iter().filter(some).cloned().collect();
    entries.push(all[dice.random_range(0..all.len())].clone());
    if dice.random_range(0..4) == 0 {
        let key = "hakkyoi.damaged.robin.track.1".to_owned();
        entries.push((key, "{\"version\": \u{0} 1,".to_owned()));
    }
    let store = Store::on(Device::with(&entries));
    store.export("2026-11-23", &fits).unwrap()
}

/// The device before the import.
fn before() -> Vec<(String, String)> {
    [
        ("another.page", "of the same host"),
        ("hakkyoi.damaged.settings.3", "old"),
        ("hakkyoi.report", r#"{"version":1,"data":"old"}"#),
        (
            "hakkyoi.settings",
            r#"{"version":1,"data":{"theme":"day","pace":"slow","confirm":true,"silent":true}}"#,
        ),
    ]
    .map(|(key, text)| (key.to_owned(), text.to_owned()))
    .to_vec()
}

/// The entries of a file by key, as another JSON parser reads them; `None` if it fails.
pub(crate) fn entries(file: &str) -> Option<BTreeMap<String, String>> {
    let file: serde_json::Value = serde_json::from_str(file).ok()?;
    let entries: Vec<(String, String)> = serde_json::from_value(file["entries"].clone()).ok()?;
    let keyed = |(name, text): (String, String)| (format!("hakkyoi.{name}"), text);
    Some(entries.into_iter().map(keyed).collect())
}

/// The entries that belong to our page.
fn ours(entries: Vec<(String, String)>) -> BTreeMap<String, String> {
    let ours = |(key, _): &(String, String)| key.starts_with("hakkyoi.");
    entries.into_iter().filter(ours).collect()
}

/// Imports the file as the page does, on a device with this much free space. Checks the rules and returns the result.
pub(crate) fn import(file: &str, room: Option<usize>) -> Outcome {
    let device = Device::with(&before());
    let device = match room {
        Some(room) => device.clone().roomy(device.used() + room),
        None => device,
    };
    let store = Store::on(device.clone());
    let archive = match Archive::open(file, &fits) {
        Ok(archive) => archive,
        Err(unfit) => {
            assert!(unfit.to_string().len() > 20, "{unfit:?}");
            assert_eq!(device.entries(), before());
            return Outcome::Unfit;
        }
    };
    if let Err(trouble) = store.import(&archive, &fits) {
        assert!(trouble.to_string().len() > 20, "{trouble:?}");
        assert_eq!(device.entries(), before(), "{file}");
        return Outcome::NoRoom;
    }
    let now = ours(device.entries());
    // Exactly the file's entries, no more and no fewer. The other parser also reads fields that the page skips, and may refuse what is in them:
    // half a surrogate pair, or many nested lists.
    if let Some(expected) = entries(file) {
        assert_eq!(now, expected, "{file}");
    }
    let store = Store::on(device.clone());
    for key in now.keys() {
        let name = &key["hakkyoi.".len()..];
        assert!(
            name.starts_with("damaged.") || loads(&store, name),
            "{key}: {file}"
        );
    }
    assert_eq!(
        ours(device.entries()),
        now,
        "loading must set nothing else aside"
    );
    let again = store.export("2026-11-24", &fits).unwrap();
    assert_eq!(entries(&again), Some(now), "{file}");
    // What the page does when it starts.
    save_missed_results(&store);
    Outcome::TakenIn
}
