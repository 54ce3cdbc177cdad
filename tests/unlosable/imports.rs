//! Ten thousand damaged files: each is refused in words and changes nothing, or is taken in whole and sound.

mod damage;

use std::collections::BTreeMap;

use hakkyoi::{
    store::{Archive, Store},
    ui::{kept::fits, stage::Waiting},
};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    device::Device,
    whole::{self, loads},
};
use damage::{Damage, Dice};

const FILES: usize = 10_000;
/// How many sound files they come of.
const SOUND: usize = 100;

/// What has come of files.
#[derive(Default)]
struct Count {
    unfit: usize,
    no_room: usize,
    taken_in: usize,
    /// Of these, how many hold what the sound file does not.
    changed: usize,
}

/// A sound file with some of the entries, and on some devices with what was set aside.
fn sound(all: &[(String, String)], dice: &mut Dice) -> String {
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

/// The device that files come to.
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

/// The entries of a file by key, as another reader of JSON has them; `None` where that one reads nothing.
fn entries(file: &str) -> Option<BTreeMap<String, String>> {
    let file: serde_json::Value = serde_json::from_str(file).ok()?;
    let entries: Vec<(String, String)> = serde_json::from_value(file["entries"].clone()).ok()?;
    let keyed = |(name, text): (String, String)| (format!("hakkyoi.{name}"), text);
    Some(entries.into_iter().map(keyed).collect())
}

/// What is ours of these.
fn ours(entries: Vec<(String, String)>) -> BTreeMap<String, String> {
    let ours = |(key, _): &(String, String)| key.starts_with("hakkyoi.");
    entries.into_iter().filter(ours).collect()
}

/// Takes the file in as the page does, on a device with so much room beside what lies there; holds it to the law and counts.
fn import(file: &str, room: Option<usize>, count: &mut Count) {
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
            count.unfit += 1;
            return;
        }
    };
    if let Err(trouble) = store.import(&archive) {
        assert!(trouble.to_string().len() > 20, "{trouble:?}");
        assert_eq!(device.entries(), before(), "{file}");
        count.no_room += 1;
        return;
    }
    count.taken_in += 1;
    let now = ours(device.entries());
    // Nothing but what the file holds, and all of that. The page's own reader is not as strict about numbers and strings that end a file.
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
    assert_eq!(ours(device.entries()), now, "nothing more is set aside");
    let again = store.export("2026-11-24", &fits).unwrap();
    assert_eq!(entries(&again), Some(now), "{file}");
    // What comes next on any page.
    Waiting::settle(&store);
}

#[test]
fn ten_thousand_damaged_files_are_refused_in_words_or_taken_in_whole() {
    let all = whole::entries();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(20_261_123);
    let files: Vec<String> = (0..SOUND).map(|_| sound(&all, &mut dice)).collect();
    let mut counts: BTreeMap<Damage, Count> = BTreeMap::new();
    for number in 0..FILES {
        let file = &files[dice.random_range(0..SOUND)];
        let damage = Damage::ALL[number % Damage::ALL.len()];
        let mut damaged = file.clone();
        for _ in 0..dice.random_range(1..4) {
            damaged = damage.to(&damaged, &mut dice);
        }
        let room = (dice.random_range(0..3) == 0).then(|| dice.random_range(0..2 * file.len()));
        let count = counts.entry(damage).or_default();
        let taken_in = count.taken_in;
        import(&damaged, room, count);
        if count.taken_in > taken_in && entries(&damaged) != entries(file) {
            count.changed += 1;
        }
    }
    let mut all = Count::default();
    for (damage, count) in &counts {
        println!(
            "{damage:?}: {} unfit, {} without room, {} taken in, {} of them changed",
            count.unfit, count.no_room, count.taken_in, count.changed
        );
        all.unfit += count.unfit;
        all.no_room += count.no_room;
        all.taken_in += count.taken_in;
        all.changed += count.changed;
    }
    println!(
        "all: {} unfit, {} without room, {} taken in, {} of them changed",
        all.unfit, all.no_room, all.taken_in, all.changed
    );
    assert_eq!(all.unfit + all.no_room + all.taken_in, FILES);
    assert!(all.unfit > FILES / 4);
    assert!(all.no_room > FILES / 100);
    assert!(all.taken_in > FILES / 10 && all.changed > FILES / 50);
}

#[test]
fn sound_files_are_taken_in() {
    let all = whole::entries();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut count = Count::default();
    for _ in 0..100 {
        import(&sound(&all, &mut dice), None, &mut count);
    }
    assert_eq!(count.taken_in, 100);
}
