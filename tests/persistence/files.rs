//! Imports a file while, at each change in turn, the tab dies or the browser refuses the write.

use std::sync::LazyLock;

use hakkyoi::ui::stage::entries::fits;
use store::{Archive, Store};

use crate::{
    device::{Device, Fault},
    whole,
};

type Entries = Vec<(String, String)>;

/// The device's entries: other settings, another report, an entry set aside, and another page's entry.
static OLD: LazyLock<Entries> = LazyLock::new(|| {
    let mut old = whole::entries();
    old.retain(|(key, _)| !key.starts_with("hakkyoi.bout.t") && key != "hakkyoi.report");
    for (key, text) in [
        ("another.page", "of the same host"),
        ("hakkyoi.damaged.report.1", "{\"version"),
        ("hakkyoi.report", "{\"version\":1,\"data\":\"old\"}"),
    ] {
        old.push((key.to_owned(), text.to_owned()));
    }
    old.sort();
    old
});

/// The entries after the import: the file's, and the other page's.
static NEW: LazyLock<Entries> = LazyLock::new(|| {
    let mut new = whole::entries();
    let other = |(key, _): &&(String, String)| key == "another.page";
    new.extend(OLD.iter().filter(other).cloned());
    new.sort();
    new
});

fn archive() -> Archive {
    let store = Store::on(Device::with(&whole::entries()));
    Archive::open(&store.export("2026-11-23", &fits).unwrap(), &fits).unwrap()
}

/// Whether the entries are all new; fails unless they are all new or all old.
fn is_new(entries: &Entries, why: &str) -> bool {
    let is_new = *entries == *NEW;
    assert!(
        is_new || *entries == *OLD,
        "{why}: neither all old nor all new: {:?}",
        entries.iter().map(|(key, _)| key).collect::<Vec<_>>()
    );
    is_new
}

/// Imports the file and returns whether that succeeded.
fn import(device: &Device, archive: &Archive) -> bool {
    Store::on(device.clone()).import(archive, &fits).is_ok()
}

/// The entries after the next start, which finishes what was begun.
fn next_start(device: &Device) -> Entries {
    let again = device.opened_again();
    drop(Store::on(again.clone()));
    again.entries()
}

#[test]
fn cut_import_takes_all_of_a_file_or_nothing() {
    let archive = archive();
    let sound = Device::with(&OLD);
    assert!(import(&sound, &archive));
    assert_eq!(sound.entries(), *NEW);
    let changes = sound.changes();
    let mut outcomes = [0; 2];
    for change in 0..changes {
        for fault in [
            Fault::DiesBefore,
            Fault::DiesAfter,
            Fault::Torn(0),
            Fault::Torn(50),
            Fault::Torn(99),
            Fault::RefusesOnce,
        ] {
            let why = format!("{fault:?} at {change}");
            let device = Device::with(&OLD).failing(change, fault);
            let taken_in = import(&device, &archive);
            if !device.is_dead() {
                assert_eq!(is_new(&device.entries(), &why), taken_in, "{why}");
            }
            outcomes[usize::from(is_new(&next_start(&device), &why))] += 1;
        }
    }
    println!("{changes} changes: {outcomes:?} old and new");
    assert!(outcomes[0] > 5 && outcomes[1] > 5);
}

/// If there is room for the file but not for its entries, the import is rolled back, and that may be cut, too.
#[test]
fn cut_rollback_without_room_loses_nothing() {
    let archive = archive();
    let mut outcomes = [0; 2];
    // With the smallest capacity the file itself does not fit; with the largest everything fits.
    let (little, much) = (Device::with(&OLD).used(), 3 * Device::with(&NEW).used());
    for room in (little..much).step_by((much - little) / 40) {
        let roomy = || Device::with(&OLD).roomy(room);
        let whole = roomy();
        let taken_in = import(&whole, &archive);
        assert_eq!(is_new(&whole.entries(), "not cut"), taken_in);
        for change in 0..whole.changes() {
            for fault in [Fault::DiesBefore, Fault::DiesAfter] {
                let device = roomy().failing(change, fault);
                import(&device, &archive);
                let why = format!("room for {room}, {fault:?} at {change}");
                outcomes[usize::from(is_new(&next_start(&device), &why))] += 1;
            }
        }
    }
    println!("{outcomes:?} old and new");
    assert!(outcomes[0] > 10 && outcomes[1] > 10);
}

/// The browser refuses every write from some change on, even where there was room before.
#[test]
fn browser_that_stops_storing_loses_nothing() {
    let archive = archive();
    let sound = Device::with(&OLD);
    assert!(import(&sound, &archive));
    for change in 0..sound.changes() {
        let why = format!("from {change}");
        let device = Device::with(&OLD).failing(change, Fault::RefusesForEver);
        let store = Store::on(device.clone());
        let taken_in = store.import(&archive, &fits).is_ok();
        // In this tab everything is as the page reported.
        let file = store.export("2026-11-23", &fits).unwrap();
        let elsewhere = Device::with(&OLD);
        let opened = Archive::open(&file, &fits).unwrap();
        assert!(import(&elsewhere, &opened));
        assert_eq!(is_new(&elsewhere.entries(), &why), taken_in, "{why}");
        is_new(&next_start(&device), &why);
    }
}
