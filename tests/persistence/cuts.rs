//! Plays bouts while, at each change of the storage in turn, the tab dies or the browser refuses the write.

use std::collections::BTreeSet;

use bout::Model;
use hakkyoi::ui::{
    data::{
        book, robin,
        settings::{SETTINGS, Settings},
    },
    stage::{load, save_missed_results, save_result},
};
use rules::{test_every_game, track::Track};
use store::Store;

use crate::{
    bouts::{IN_ROBIN, Played, decided, key, tale, told},
    device::{Device, Fault},
    whole,
};

const FAULTS: [Fault; 8] = [
    Fault::DiesBefore,
    Fault::DiesAfter,
    Fault::Torn(0),
    Fault::Torn(3),
    Fault::Torn(50),
    Fault::Torn(99),
    Fault::RefusesOnce,
    Fault::RefusesForEver,
];

/// What the store reported to the player as saved.
#[derive(Default)]
struct Confirmed {
    /// The index of the last saved step.
    step: Option<usize>,
    /// The ids of the bouts on scorepads.
    bouts: BTreeSet<u64>,
}

/// Plays all steps until the tab dies. The page is reloaded before the second half.
fn play<G: Played>(device: &Device, steps: &[Model<G>]) -> Confirmed {
    let mut confirmed = Confirmed::default();
    for (visit, half) in steps.chunks(steps.len().div_ceil(2)).enumerate() {
        let store = Store::on(device.clone());
        save_missed_results(&store);
        let first = visit * steps.len().div_ceil(2);
        for (place, step) in (first..).zip(half) {
            let kept = store.save(&G::BOUT, &step.save()).is_ok();
            if device.is_dead() {
                return confirmed;
            }
            if kept {
                confirmed.step = Some(place);
            }
            let written = save_result(&store, step).is_ok();
            if device.is_dead() {
                return confirmed;
            }
            if written && let Some(bout) = decided(step) {
                confirmed.bouts.insert(bout);
            }
        }
    }
    confirmed
}

/// The device's entries before the bout.
fn before() -> Vec<(String, String)> {
    let device = Device::with(&[]);
    let store = Store::on(device.clone());
    store.save(&SETTINGS, &Settings::default()).unwrap();
    store.save(&book::BOOK, &whole::book(3)).unwrap();
    robin::begin(&store, &whole::round_robin()).unwrap();
    device.entries()
}

/// How many times a bout is in the book's own text: parsing it would hide a duplicate.
fn times_in_book(store: &Store, bout: u64) -> usize {
    let text = store.text(&book::BOOK).unwrap_or_default();
    text.matches(&format!("[{bout},\"")).count()
}

/// Checks what the next start finds if no text was torn. Returns the step at which the bout resumes.
fn holds<G: Played>(
    device: &Device,
    steps: &[Model<G>],
    confirmed: &Confirmed,
    why: &str,
) -> Option<usize> {
    let store = Store::on(device.clone());
    save_missed_results(&store);
    assert_eq!(store.set_aside(), [], "{why}");
    assert_eq!(store.load(&SETTINGS), Some(Settings::default()), "{why}");
    let found = load::<G>(&store).map(|kept| {
        let now = told(&kept);
        let place =
            (confirmed.step.unwrap_or(0)..steps.len()).find(|&place| told(&steps[place]) == now);
        place.unwrap_or_else(|| panic!("{why}: after {:?} it resumes at {now}", confirmed.step))
    });
    assert!(found.is_some() || confirmed.step.is_none(), "{why}");
    let mut bouts = confirmed.bouts.clone();
    bouts.extend(found.and_then(|place| decided(&steps[place])));
    for &bout in &bouts {
        assert_eq!(times_in_book(&store, bout), 1, "{why}: {bout}");
    }
    // Another start changes nothing.
    let now = device.entries();
    save_missed_results(&Store::on(device.clone()));
    assert_eq!(device.entries(), now, "{why}");
    found
}

/// Checks what the next start finds if this text was torn.
fn sets_aside(device: &Device, torn: &(String, String), why: &str) {
    let others = |device: &Device| {
        let mut entries = device.entries();
        entries.retain(|(key, _)| *key != torn.0 && !key.starts_with("hakkyoi.damaged."));
        entries
    };
    let before = others(device);
    let store = Store::on(device.clone());
    save_missed_results(&store);
    let mut loading = before.clone();
    loading.push(torn.clone());
    for (key, _) in &loading {
        let name = &key["hakkyoi.".len()..];
        let loads = whole::loads(&store, name);
        assert!(
            loads || *key == torn.0,
            "{why}: {key} was lost together with {}",
            torn.0
        );
    }
    let aside = store.set_aside();
    assert_eq!(aside.len(), 1, "{why}");
    let name = format!("hakkyoi.{}", aside[0].name());
    assert_eq!((name, aside[0].text.clone()), *torn, "{why}");
    // The start may have added the stored bout's result to the book.
    let book = |entries: Vec<(String, String)>| {
        let others = entries.into_iter().filter(|(key, _)| key != "hakkyoi.book");
        others.collect::<Vec<_>>()
    };
    assert_eq!(book(others(device)), book(before), "{why}");
}

fn every_cut_is_survived<G: Played>() {
    let steps = tale::<G>(G::MOST_STEPS);
    let end = steps.iter().position(|step| decided(step).is_some());
    let before = before();
    let sound = Device::with(&before);
    let all = play(&sound, &steps);
    assert_eq!(all.step, Some(steps.len() - 1));
    assert_eq!(all.bouts.len(), 1);
    let changes = sound.changes();
    assert!(changes > steps.len() && end.is_some());
    let (mut resumed, mut nothing, mut torn) = (0, 0, 0);
    for change in 0..changes {
        for fault in FAULTS {
            let device = Device::with(&before).failing(change, fault);
            let confirmed = play(&device, &steps);
            let why = format!("{} {fault:?} at {change}", key::<G>());
            let again = device.opened_again();
            if let Some(text) = device.torn() {
                sets_aside(&again, &text, &why);
                torn += 1;
            } else if holds(&again, &steps, &confirmed, &why).is_some() {
                resumed += 1;
            } else {
                nothing += 1;
            }
        }
    }
    println!(
        "{}: {} steps, decided at {end:?}; {changes} changes, {} cuts: {resumed} resumed, {nothing} before the first step, {torn} torn",
        key::<G>(),
        steps.len(),
        changes * FAULTS.len()
    );
    assert_eq!(resumed + nothing + torn, changes * FAULTS.len());
    assert!(resumed > 3 * changes && torn > 3 * changes);
}

test_every_game!(every_cut_is_survived);

/// If the browser refuses a result once, the page tries again, and reports it as stored only once it is.
#[test]
fn refused_result_is_stored_once_there_is_room() {
    let steps = tale::<Track>(150);
    let over = steps.iter().find(|step| decided(step).is_some()).unwrap();
    let bout = decided(over).unwrap();
    let in_robin =
        |store: &Store| robin::read(store).and_then(|it| it.result(IN_ROBIN.bout as usize));
    for refused in 0..6 {
        let device = Device::with(&before()).failing(refused, Fault::RefusesOnce);
        let store = Store::on(device.clone());
        let written: Vec<bool> = (0..4).map(|_| save_result(&store, over).is_ok()).collect();
        assert_eq!(
            written.iter().filter(|written| !**written).count(),
            usize::from(refused < 2)
        );
        assert_eq!(written.last(), Some(&true));
        let again = Store::on(device.opened_again());
        assert_eq!(times_in_book(&again, bout), 1, "{refused}");
        assert!(in_robin(&again).is_some(), "{refused}");
    }
    let device = Device::with(&before()).failing(0, Fault::RefusesForEver);
    let store = Store::on(device.clone());
    for _ in 0..4 {
        assert!(save_result(&store, over).is_err());
    }
    assert!(
        in_robin(&store).is_some(),
        "the tab itself must remember the result"
    );
}
