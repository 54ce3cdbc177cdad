//! If one entry is damaged, the others load, and its text is set aside unchanged.

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use store::Store;

use crate::{
    device::{Device, Fault},
    whole::{self, loads, names},
};

/// The text damaged in many ways, none of which is valid.
fn ways(text: &str, dice: &mut Xoshiro256PlusPlus) -> Vec<String> {
    let mut ways: Vec<String> = ["", " ", "null", "[]", "{}", "\u{0}", "{\"version\":1}"]
        .map(str::to_owned)
        .to_vec();
    let mut places: Vec<usize> = (0..8).chain(text.len() - 4..text.len()).collect();
    places.extend((0..30).map(|_| dice.random_range(0..text.len())));
    for place in places {
        ways.push(text[..text.floor_char_boundary(place)].to_owned());
    }
    let (now, _) = text.split_once(',').unwrap();
    for version in ["0", "-1", "\"1\"", "4294967297", "null", "1.0"] {
        ways.push(text.replacen(now, &format!("{{\"version\":{version}"), 1));
    }
    ways.push(text.replacen(&format!("{now},"), "{", 1));
    ways.push(text.replacen("\"data\"", "\"date\"", 1));
    ways.push(format!("{text}}}"));
    ways.push(format!("{text}{text}"));
    ways.push("[".repeat(100_000));
    for _ in 0..10 {
        let bytes: Vec<u8> = (0..text.len()).map(|_| dice.next_u32() as u8).collect();
        ways.push(String::from_utf8_lossy(&bytes).into_owned());
    }
    assert!(ways.iter().all(|way| way != text));
    ways
}

#[test]
fn one_damaged_entry_is_set_aside_and_the_rest_loads() {
    let entries = whole::entries();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut all = 0;
    for (place, (key, text)) in entries.iter().enumerate() {
        for way in ways(text, &mut dice) {
            let mut damaged = entries.clone();
            damaged[place].1.clone_from(&way);
            let device = Device::with(&damaged);
            let store = Store::on(device.clone());
            for name in names() {
                let damaged = key.strip_prefix("hakkyoi.") == Some(name);
                // For speed, entries other than the damaged one are only checked every sixteenth time.
                if damaged || all % 16 == 0 {
                    assert_eq!(loads(&store, name), !damaged, "{name}, {key}: {way}");
                }
            }
            let aside = store.set_aside();
            let texts: Vec<_> = aside.iter().map(|it| (it.name(), &it.text)).collect();
            assert_eq!(texts, [(&key["hakkyoi.".len()..], &way)]);
            let others = |entries: Vec<(String, String)>| {
                let others = entries.into_iter();
                let others = others.filter(|(it, _)| it != key && !it.contains(".damaged."));
                others.collect::<Vec<_>>()
            };
            assert_eq!(others(device.entries()), others(entries.clone()));
            all += 1;
        }
    }
    println!("{all} damaged entries of {} slots", entries.len());
    assert!(all > 50 * names().len());
}

/// Setting a text aside can be cut or refused, too.
#[test]
fn damaged_text_survives_failures_while_it_is_set_aside() {
    let text = "{\"version\":1,\"data\":";
    let (whole, mut all) = (whole::entries(), 0);
    for name in names() {
        let mut entries = whole.clone();
        let key = format!("hakkyoi.{name}");
        entries.retain(|(other, _)| *other != key);
        entries.push((key.clone(), text.to_owned()));
        for fault in [
            Fault::DiesBefore,
            Fault::DiesAfter,
            Fault::Torn(50),
            Fault::RefusesOnce,
            Fault::RefusesForEver,
        ] {
            for change in 0..3 {
                let device = Device::with(&entries).failing(change, fault);
                let store = Store::on(device.clone());
                assert!(!loads(&store, name));
                let again = Store::on(device.opened_again());
                let here = if device.is_dead() { &again } else { &store };
                assert!(!loads(here, name));
                let aside = here.set_aside();
                let texts: Vec<&str> = aside.iter().map(|it| &*it.text).collect();
                assert!(
                    texts.contains(&text),
                    "{name}, {fault:?} at {change}: {texts:?}"
                );
                assert!(aside.iter().all(|it| it.name() == name));
                all += 1;
            }
        }
    }
    assert_eq!(all, 15 * names().len());
}
