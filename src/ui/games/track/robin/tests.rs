use basho::Rank;
use rules::track::{Config, Verdict};
use serde_json::json;
use store::{Found, Memory};

use super::*;
use crate::ui::stage::{GameUi as _, save_missed_results};

const TIE: &str = "1. 1=1 2. 2=2 3. 3=3 4. 4=4 5. 5=5 6. 6=6";

fn begun(store: &Store, clock: u16) -> RoundRobin {
    let entrants = ["Aki", "Umi", "Taki"].map(|name| Fighter::Guest(name.to_owned()));
    let robin = RoundRobin::new(7, Config::default(), entrants.to_vec()).unwrap();
    robin::begin(store, &robin.timed(clock)).unwrap();
    robin::read(store).unwrap()
}

/// Stores a bout of the round robin `of`, with this record, as if the page died before it wrote the result.
fn dies_after(store: &Store, record: &str, of: u64) {
    let table =
        json!({ "record": format!("[Game \"track\"]\n\n{record}\n"), "sealed": [null, null] });
    let identity = json!({ "id": 3, "wrestlers": [null, null], "robin": { "id": of, "bout": 1 } });
    let bout = json!({ "players": [{ "person": "Aki" }, { "person": "Umi" }], "torikumi": identity, "keiko": false, "lot": 1,
        "seating": "passing", "table": table, "seen": [0, 0], "clock": null,
        "digest": { "over": true, "number": 3, "position": 0, "entry": null } });
    let bout = serde_json::from_value(bout).unwrap();
    store.save(&Track::BOUT, &bout).unwrap();
}

#[test]
fn missed_result_is_written_at_the_next_start() {
    for (record, verdict) in [(TIE, Some(Verdict::Tie)), ("1. 6=5", None)] {
        let store = Store::on(Memory::default());
        begun(&store, 0);
        dies_after(&store, record, 7);
        save_missed_results(&store);
        let robin = robin::read(&store).unwrap();
        assert_eq!(robin.result(1), verdict, "{record}");
        assert_eq!(robin.result(0), None);
    }
}

#[test]
fn same_entrants_can_begin_again() {
    let store = Store::on(Memory::default());
    let mut robin = begun(&store, 60);
    for bout in 0..3 {
        robin.enter(bout, Verdict::Tie).unwrap();
    }
    assert_eq!(robin.round(), None);
    let again = robin.again(8);
    assert_eq!((again.id(), again.round(), again.clock()), (8, Some(0), 60));
    assert_eq!(again.entrants(), robin.entrants());
    assert_eq!(again.clone().checked(), Ok(again));
}

#[test]
fn home_tells_of_a_round_robin_until_it_is_over() {
    let store = Store::on(Memory::default());
    assert!(tournament(&store).is_none());
    begun(&store, 0);
    let on = tournament(&store).unwrap();
    assert_eq!(on.route, Route::Robin);
    assert_eq!(on.stands, "Round 1 of 3");
    assert_eq!(on.names, ["Aki", "Umi", "Taki"]);
    dies_after(&store, "1. 6=5", 7);
    assert!(tournament(&store).is_none(), "home offers the bout itself");
    dies_after(&store, TIE, 7);
    for bout in 0..3 {
        robin::enter(&store, 7, bout, Verdict::Tie).unwrap();
    }
    assert!(tournament(&store).is_none());
}

#[test]
fn computers_of_one_level_have_different_names() {
    let computer = |rank| Fighter::Computer(rank);
    let entrants = [
        Rank::Makushita,
        Rank::Ozeki,
        Rank::Makushita,
        Rank::Makushita,
    ]
    .map(computer);
    let book = Book::default();
    let names = [0, 1, 2, 3].map(|place| entrant_name(&book, &entrants, place));
    assert_eq!(names, ["Moyama", "Oroshi", "Moyama 2", "Moyama 3"]);
}

#[test]
fn result_is_written_once() {
    let store = Store::on(Memory::default());
    begun(&store, 0);
    dies_after(&store, "1. 6=5 2. 5=2", 7);
    let decided = load::<Track>(&store).unwrap();
    let of = decided.identity().unwrap().robin.unwrap();
    for _ in 0..2 {
        Track::into_robin(&store, of, &decided.public_view()).unwrap();
        let result = robin::read(&store).unwrap().result(1);
        assert_eq!(result, Some(Verdict::OshiDashi(Side::East)));
    }
}

#[test]
fn bout_of_another_round_robin_is_not_written() {
    let store = Store::on(Memory::default());
    let before = begun(&store, 0);
    dies_after(&store, TIE, 8);
    save_missed_results(&store);
    assert_eq!(robin::read(&store), Some(before));
    let said = save_result(&store, &load::<Track>(&store).unwrap());
    assert_eq!(said, Err(t!("robin-gone")));
}

#[test]
fn round_robin_keeps_its_own_clock() {
    let store = Store::on(Memory::default());
    let robin = begun(&store, 20);
    let limit = |robin: &RoundRobin| {
        let pairing = robin.next_bouts().next().unwrap();
        let model = bout(robin, pairing, &Book::default()).unwrap();
        model.clock().map(|clock| clock.limit)
    };
    assert_eq!(limit(&robin), Some(20));
    assert_eq!(limit(&begun(&store, 0)), None);
    let text = store.text(&robin::ROBIN).unwrap();
    let older = text.replace("\"clock\":0,", "");
    assert_ne!(older, text);
    assert_eq!(
        robin::ROBIN.read(&older, RoundRobin::checked),
        Found::Value(robin::read(&store).unwrap()),
        "a round robin stored before there were clocks"
    );
}
