//! Adding a file to what is stored: it brings what is missing, changes nothing that is here, and is all or nothing.

use basho::{Added, Book};
use hakkyoi::ui::{
    data::{
        book::{self, BOOK},
        settings::SETTINGS,
    },
    stage::{
        adding::{Addition, add},
        entries::fits,
    },
};
use store::{Archive, Store, Trouble};

use crate::{
    device::{Device, Fault},
    whole::{self, loads, names},
};

/// A file with an entry in every slot; its book has the wrestlers and six bouts.
fn file() -> Archive {
    let store = Store::on(Device::with(&whole::entries()));
    Archive::open(&store.export("2026-11-23", &fits).unwrap(), &fits).unwrap()
}

/// A device with one of the file's wrestlers under another name, another wrestler with a name of the file's, and two of the file's bouts.
fn here() -> Device {
    let device = Device::with(&[]);
    let store = Store::on(device.clone());
    let mut book = Book::default();
    book.create(7, "Tetsuo").unwrap();
    book.create(70, "Kaze 風").unwrap();
    for bout in &whole::book(6).bouts()[..4] {
        // Bouts of wrestlers who are not here.
        let _ = book.enter(bout.clone());
    }
    store.save(&BOOK, &book).unwrap();
    let settings = whole::entries();
    let settings = settings.iter().find(|(key, _)| key == "hakkyoi.settings");
    store
        .save(&SETTINGS, &hakkyoi::ui::data::settings::Settings::default())
        .unwrap();
    assert_ne!(
        store.text(&SETTINGS).as_ref(),
        settings.map(|(_, text)| text)
    );
    device
}

#[test]
fn preview_says_what_the_file_brings_and_adding_brings_that() {
    let device = here();
    let store = Store::on(device.clone());
    let before = (device.entries(), book::read(&store));
    assert_eq!(before.1.bouts().len(), 2);
    let addition = Addition::of(&file(), &store);
    let expected = Added {
        wrestlers: 2,
        bouts: 5,
        differing: 1,
    };
    assert_eq!(addition.book, expected);
    assert_eq!(addition.unfinished, 5);
    assert_eq!(device.entries(), before.0, "a preview changes nothing");

    add(&file(), &store).unwrap();
    let book = book::read(&store);
    assert_eq!(book.bouts().len(), 7);
    let shikona = |id: u32| &*book.wrestler(id).unwrap().shikona;
    assert_eq!([7, 8, 70].map(shikona), ["Tetsuo", "Kaze 風 2", "Kaze 風"]);
    // A short book needs no full segment.
    let mut names = names().into_iter();
    assert!(names.all(|name| loads(&store, name) != (name == "bouts.1")));
    let settings = |entries: &[(String, String)]| {
        let mut entries = entries.iter();
        entries.find(|(key, _)| key == "hakkyoi.settings").cloned()
    };
    let after = device.entries();
    assert_eq!(settings(&after), settings(&before.0));

    let again = Addition::of(&file(), &store);
    assert!(again.is_empty());
    add(&file(), &store).unwrap();
    assert_eq!(device.entries(), after, "nothing is added twice");
}

#[test]
fn adding_to_an_empty_device_brings_the_whole_file() {
    let device = Device::with(&[]);
    add(&file(), &Store::on(device.clone())).unwrap();
    let others = |device: &Device| {
        let mut entries = device.entries();
        entries
            .retain(|(key, _)| !key.starts_with("hakkyoi.bo") || key.starts_with("hakkyoi.bout."));
        entries
    };
    let whole = Device::with(&whole::entries());
    assert_eq!(others(&device), others(&whole));
    let [here, there] = [device, whole].map(|device| book::read(&Store::on(device)));
    assert_eq!(here, there);
}

#[test]
fn cut_or_refused_adding_takes_all_or_nothing() {
    let (before, file) = (here().entries(), file());
    let sound = here();
    add(&file, &Store::on(sound.clone())).unwrap();
    let after = sound.entries();
    for change in 0..sound.changes() {
        for fault in [
            Fault::DiesBefore,
            Fault::DiesAfter,
            Fault::Torn(50),
            Fault::RefusesOnce,
        ] {
            let device = Device::with(&before).failing(change, fault);
            let added = add(&file, &Store::on(device.clone())).is_ok();
            let again = device.opened_again();
            drop(Store::on(again.clone()));
            let now = again.entries();
            assert!(now == before || now == after, "{fault:?} at {change}");
            assert!(
                device.is_dead() || (now == after) == added,
                "{fault:?} at {change}"
            );
        }
    }
}

#[test]
fn nothing_is_added_beside_entries_of_a_newer_version() {
    let newer = (
        "hakkyoi.book".to_owned(),
        r#"{"version":1000,"data":{}}"#.to_owned(),
    );
    let device = Device::with(std::slice::from_ref(&newer));
    assert_eq!(
        add(&file(), &Store::on(device.clone())),
        Err(Trouble::Newer)
    );
    assert_eq!(device.entries(), [newer]);
}
