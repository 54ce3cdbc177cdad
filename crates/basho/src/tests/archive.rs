//! The book as the archive of all bouts.

use super::*;

#[test]
fn bout_of_guests_is_kept_and_is_no_star() {
    let mut book = book();
    let guests = Bout {
        seats: ["Umi", "Hana"]
            .map(|name| Fighter::Guest(name.to_owned()))
            .into(),
        ..bout(7, Seat::WEST, "utchari")
    };
    assert_eq!(book.enter(guests.clone()), Ok(true));
    assert_eq!(book.bouts(), [guests]);
    assert!(stars(&book, TETSU).is_empty());
}

#[test]
fn draw_is_kept_and_is_no_star() {
    let mut book = after("ox");
    let draw = Bout {
        winner: None,
        ..bout(7, Seat::EAST, "torinaoshi")
    };
    assert_eq!(book.enter(draw.clone()), Ok(true));
    assert_eq!(stars(&book, TETSU), ["ox"]);
    assert_eq!(book.clone().checked(), Ok(book.clone()));
    let text = serde_json::to_string(&draw).unwrap();
    assert_eq!(serde_json::from_str::<Bout>(&text).unwrap(), draw);
}

#[test]
fn deleting_a_bout_removes_its_stars_and_it_is_not_entered_again() {
    let mut book = after("oxo");
    book.delete(1, &[]);
    assert_eq!(stars(&book, TETSU), ["oo"]);
    assert_eq!(book.enter(bout(1, Seat::WEST, "yorikiri")), Ok(false));
    assert_eq!(book.clone().checked(), Ok(book.clone()));
    // Adding a file that has the bout restores it.
    let added = book.add(after("oxo"));
    assert_eq!((added.bouts, book.bouts().len()), (1, 3));
    // Bout 1 is remembered as long as a page shows it.
    for id in [1, 2].into_iter().chain(100..100 + LAST_DELETED as u64) {
        book.delete(id, &[1]);
    }
    let mut enter = |id| book.enter(bout(id, Seat::WEST, "yorikiri"));
    assert_eq!(
        [1, 2, 100].map(&mut enter),
        [Ok(false), Ok(true), Ok(false)]
    );
}

#[test]
fn wrestler_takes_the_seat_of_a_guest_and_gets_the_star() {
    let mut book = book();
    let mut guest = bout(7, Seat::WEST, "utchari");
    guest.seats[1] = Fighter::Guest("Kaze".to_owned());
    let before = guest.clone();
    for (seat, wrestler) in [(Seat::EAST, 2), (Seat::WEST, 1), (Seat::WEST, 3)] {
        assert!(book.seat_wrestler(&mut guest, seat, wrestler).is_err());
        assert_eq!(guest, before, "{seat:?} for {wrestler}");
    }
    assert_eq!(book.seat_wrestler(&mut guest, Seat::WEST, 2), Ok(()));
    book.enter(guest).unwrap();
    assert_eq!(stars(&book, KAZE), ["o"]);
}

#[test]
fn bout_keeps_its_record_packed() {
    let record = "[Game \"tricks\"]\n[Result \"*\"]\n";
    let bout = bout(7, Seat::EAST, "utchari").recorded(record);
    assert_eq!(bout.text().as_deref(), Some(record));
    assert_eq!(bout.check(), Ok(()));
    let text = serde_json::to_string(&bout).unwrap();
    assert_eq!(serde_json::from_str::<Bout>(&text).unwrap(), bout);
    // Nothing in it repeats.
    let mut random = 1_u32;
    let mut next = |_| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from((random >> 24) as u8 % 90 + 33)
    };
    let long: String = (0..40_000).map(&mut next).collect();
    let unpacked = bout.clone().recorded(&long);
    assert_eq!(unpacked.record, None);
    let wrong = Bout {
        record: Some("plain".to_owned()),
        ..bout
    };
    assert_eq!((wrong.text(), wrong.check()), (None, Err(Refusal::NoBout)));
}

#[test]
fn stored_book_keeps_its_json_form() {
    let json = serde_json::to_string(&after("o")).unwrap();
    assert_eq!(
        json,
        r#"{"wrestlers":[{"id":1,"shikona":"Tetsu","retired":false},{"id":2,"shikona":"Kaze","retired":false}],"bouts":[[0,"tricks","2026-11-20",[{"wrestler":1},{"wrestler":2}],0,"yorikiri",null]],"deleted":[]}"#
    );
}
