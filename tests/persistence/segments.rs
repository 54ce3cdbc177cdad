//! The book grows without end, but no step rewrites much of it, and nothing is lost when its bouts go to full segments.

use std::{cell::RefCell, collections::BTreeMap, rc::Rc};

use basho::{Book, Bout, Fighter, Rank};
use hakkyoi::ui::data::book::{self, BOOK, SEGMENTS};
use rules::{GameId, Seat, test_every_game};
use store::{Backend, Store, Trouble};

use crate::{
    bouts::{Played, key, tale},
    device::Device,
};

/// A year of daily play.
const A_YEAR: u64 = 2000;
/// What a step may rewrite at most, in bytes.
const MOST: usize = 64_000;
/// The room that browsers have for a page, in characters; `WebKit` has the least.
const ROOM: usize = 2_500_000;

/// A bout as long as they get between two, with ids as they are drawn.
fn bout(number: u64) -> Bout {
    Bout {
        id: u64::MAX / 3 - number,
        game: GameId::Momentum.into(),
        date: "2026-11-20".to_owned(),
        seats: vec![
            Fighter::Wrestler(u32::MAX),
            Fighter::Computer(Rank::Yokozuna),
        ],
        winner: Some(Seat::PAIR[number as usize % 2]),
        kimarite: "abisetaoshi".to_owned(),
        record: None,
    }
}

/// A record as long as they get in momentum, half of the time.
fn record() -> String {
    "[Game \"momentum\"]\n[Side \"7\"]\n[First \"west\"]\n[East \"Tetsu\"]\n[West \"Yokozuna\"]\n[Result \"east fall\"]\n\n1. FR>F,BL>BR:LRV 2. FR>BR,-:RLV 3. FL>BL,FR>BR:VRL 4. B>FL,FL>BR:LRV\n5. -,F>FL:RVL 6. BL>FL,F>B:VLR 7. -,-:RVL 8. F>FL,BL>B:LVR 9. BR>FR,F>FR:VLR\n10. FL>B,BR>F:RLV 11. B>BR,FR>B:LRV\n".to_owned()
}

fn wrestlers() -> Book {
    let mut book = Book::default();
    book.create(u32::MAX, "Tetsu").unwrap();
    book
}

/// A device that notes how long the texts are that are written under each key.
#[derive(Clone)]
struct Noting {
    device: Device,
    longest: Rc<RefCell<BTreeMap<String, usize>>>,
}

impl Backend for Noting {
    fn read(&self, key: &str) -> Option<String> {
        self.device.read(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        let mut longest = self.longest.borrow_mut();
        let longest = longest.entry(key.to_owned()).or_default();
        *longest = text.len().max(*longest);
        self.device.write(key, text)
    }

    fn remove(&self, key: &str) {
        self.device.remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.device.keys()
    }
}

/// The last bout of a game is rewritten at every step.
fn stored_bout_stays_short<G: Played>() {
    let lengths = tale::<G>(G::MOST_STEPS);
    let lengths = lengths
        .iter()
        .map(|step| G::BOUT.text(&step.save()).unwrap().len());
    let longest = lengths.max().unwrap();
    println!("{}: at most {longest} bytes", key::<G>());
    assert!(longest < MOST / 2);
}

test_every_game!(stored_bout_stays_short);

fn ids(book: &Book) -> Vec<u64> {
    book.bouts().iter().map(|bout| bout.id).collect()
}

#[test]
fn year_of_daily_play_is_never_rewritten_as_a_whole() {
    let device = Noting {
        device: Device::with(&[]),
        longest: Rc::default(),
    };
    let store = Store::on(device.clone());
    store.save(&BOOK, &wrestlers()).unwrap();
    for number in 0..A_YEAR {
        book::enter(&store, bout(number), &record).unwrap();
    }
    let expected: Vec<u64> = (0..A_YEAR).map(|number| bout(number).id).collect();
    let again = Store::on(device.device.opened_again());
    assert_eq!(ids(&book::read(&again)), expected);
    assert!(store.segments(&SEGMENTS).len() > 4);
    let longest = device.longest.borrow();
    assert!(longest.values().all(|length| *length < MOST), "{longest:?}");
    let used = device.device.used();
    println!(
        "{} bytes a bout, {used} a year, {} years fit; at most {} are written at a step",
        used as u64 / A_YEAR,
        ROOM / used,
        longest.values().max().unwrap(),
    );
    assert!(ROOM / used >= 5, "there must be room for some years");
}

#[test]
fn book_of_an_earlier_version_goes_to_full_segments() {
    let device = Device::with(&[]);
    let mut book = wrestlers();
    for number in 0..1500 {
        book.enter(bout(number)).unwrap();
    }
    let text = BOOK.text(&book).unwrap();
    device.write("hakkyoi.book", &text).unwrap();
    let store = Store::on(device.clone());
    assert_eq!(book::read(&store), book);
    let new = Bout {
        date: "2026-11-20".to_owned(),
        ..bout(1500)
    };
    book::enter(&store, new.clone(), &record).unwrap();
    book.enter(new.recorded(&record())).unwrap();
    assert_eq!(book::read(&store), book);
    assert!(device.entries().iter().all(|(_, text)| text.len() < MOST));
}

/// A device whose book goes to full segments with the next bout.
fn nearly_full() -> (Vec<(String, String)>, u64) {
    let device = Device::with(&[]);
    let store = Store::on(device.clone());
    store.save(&BOOK, &wrestlers()).unwrap();
    let mut entries = device.entries();
    for number in 0.. {
        book::enter(&store, bout(number), &record).unwrap();
        if !store.segments(&SEGMENTS).is_empty() {
            return (entries, number);
        }
        entries = device.entries();
    }
    panic!("the book never gets full");
}

#[test]
fn no_bout_is_lost_or_doubled_when_a_tab_dies_while_a_segment_gets_full() {
    let (entries, number) = nearly_full();
    let before: Vec<u64> = (0..number).map(|number| bout(number).id).collect();
    for (device, how) in Device::each_failing(&entries) {
        let store = Store::on(device.clone());
        let entered = book::enter(&store, bout(number), &record).is_ok();
        let again = Store::on(device.opened_again());
        let mut expected = before.clone();
        let found = ids(&book::read(&again));
        if found.len() > before.len() || entered && !device.is_dead() {
            expected.push(bout(number).id);
        }
        assert_eq!(found, expected, "{how}");
        // The next bout comes to all the others.
        book::enter(&again, bout(number + 1), &record).unwrap();
        expected.push(bout(number + 1).id);
        assert_eq!(ids(&book::read(&again)), expected, "{how}");
        let open = again.load(&BOOK).unwrap();
        assert!(open.bouts().len() <= 2 || again.segments(&SEGMENTS).is_empty());
    }
}

#[test]
fn damaged_segment_costs_its_own_bouts_and_a_damaged_book_none_of_the_segments() {
    let device = Device::with(&[]);
    let store = Store::on(device.clone());
    store.save(&BOOK, &wrestlers()).unwrap();
    for number in 0..700 {
        book::enter(&store, bout(number), &record).unwrap();
    }
    let whole = book::read(&store);
    let segments = store.segments(&SEGMENTS);
    assert!(segments.len() > 1);
    let first = store.load(&SEGMENTS.segment(segments[0])).unwrap().len();
    device.write("hakkyoi.bouts.1", "{").unwrap();
    let store = Store::on(device.clone());
    assert_eq!(ids(&book::read(&store)), ids(&whole)[first..]);
    assert_eq!(store.set_aside().len(), 1);

    // Without the wrestlers nobody's bouts can be shown, but they come back with them.
    device.write("hakkyoi.book", "{").unwrap();
    let store = Store::on(device);
    let later = segments[1..].iter();
    let later = later.flat_map(|number| store.load(&SEGMENTS.segment(*number)).unwrap());
    assert_eq!(book::read(&store), Book::default().after(later.collect()));
    assert!(book::read(&store).bouts().is_empty());
    store.save(&BOOK, &wrestlers()).unwrap();
    assert!(!book::read(&store).bouts().is_empty());
}
