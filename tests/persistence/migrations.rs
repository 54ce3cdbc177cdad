//! Entries that earlier versions stored still load.
//!
//! `tests/fixtures/kept-<n>.json` are exported files with one entry of every slot. They never change. To change what a slot holds, raise
//! its version, keep reading the old one, and add another file. `UPDATE_GOLDEN=1 cargo test --test persistence migrations` writes the next
//! file if some slot is in none.

use std::{collections::BTreeSet, env, fs, path::Path};

use hakkyoi::ui::stage::entries::{fits, slots};
use store::{Archive, Store, segment_number};

use crate::{
    device::Device,
    whole::{self, loads, names},
};

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// The files, in order.
fn fixtures() -> Vec<String> {
    let file = |number: u32| fs::read_to_string(folder().join(format!("kept-{number}.json")));
    (1..).map_while(|number| file(number).ok()).collect()
}

/// Names and texts of a file's entries.
fn entries(file: &str) -> Vec<(String, String)> {
    let file: serde_json::Value = serde_json::from_str(file).unwrap();
    serde_json::from_value(file["entries"].clone()).unwrap()
}

/// The name of the slot of the entry with this name, which may be a segment.
fn slot_of(entry: &str) -> String {
    let segment = segment_number("bouts", entry);
    segment.map_or(entry, |_| "bouts").to_owned()
}

/// The slots of a file's entries, with their versions.
fn slots_of(file: &str) -> Vec<(String, u64)> {
    let entries = entries(file).into_iter();
    let slot = |(name, text): (String, String)| {
        let text: serde_json::Value = serde_json::from_str(&text).unwrap();
        (slot_of(&name), text["version"].as_u64().unwrap())
    };
    entries.map(slot).collect()
}

/// The page's slots, with their versions.
fn own_slots() -> BTreeSet<(String, u64)> {
    let own = slots().map(|slot| (slot.name().to_owned(), slot.version().into()));
    own.collect()
}

fn missing() -> Vec<(String, u64)> {
    let kept: BTreeSet<_> = fixtures().iter().flat_map(|file| slots_of(file)).collect();
    own_slots()
        .into_iter()
        .filter(|slot| !kept.contains(slot))
        .collect()
}

#[test]
fn every_slot_of_every_version_is_in_a_fixture() {
    if env::var_os("UPDATE_GOLDEN").is_some() && !missing().is_empty() {
        let store = Store::on(Device::with(&whole::entries()));
        let file = store.export("2026-11-23", &fits).unwrap();
        let number = fixtures().len() + 1;
        fs::create_dir_all(folder()).unwrap();
        fs::write(folder().join(format!("kept-{number}.json")), file).unwrap();
    }
    assert_eq!(
        missing(),
        [],
        "these slots are in no tests/fixtures/kept-<n>.json; `UPDATE_GOLDEN=1 cargo test --test persistence` writes one"
    );
    let found: BTreeSet<String> = own_slots().into_iter().map(|(name, _)| name).collect();
    assert_eq!(found, names().into_iter().map(slot_of).collect());
}

#[test]
fn exports_of_earlier_versions_import_and_load() {
    let fixtures = fixtures();
    assert!(!fixtures.is_empty());
    for file in fixtures {
        let device = Device::with(&[]);
        let store = Store::on(device.clone());
        let archive = Archive::open(&file, &fits).unwrap();
        store.import(&archive, &fits).unwrap();
        for (name, text) in entries(&file) {
            assert!(loads(&store, &name), "{name}: {text}");
        }
        assert_eq!(store.set_aside(), []);
        assert_eq!(device.entries().len(), entries(&file).len());
    }
}

/// The same entries on a device that has been visited before.
#[test]
fn entries_of_earlier_versions_load() {
    for file in fixtures() {
        let entries = entries(&file).into_iter();
        let keyed = entries.map(|(name, text)| (format!("hakkyoi.{name}"), text));
        let device = Device::with(&keyed.collect::<Vec<_>>());
        let before = device.entries();
        let store = Store::on(device.clone());
        for (key, _) in &before {
            assert!(loads(&store, &key["hakkyoi.".len()..]), "{key}");
        }
        assert_eq!(device.entries(), before);
    }
}
