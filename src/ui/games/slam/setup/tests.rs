use basho::{Bout, Fighter};
use rand::{SeedableRng as _, rngs::SmallRng};
use rules::Seat;
use store::{Memory, Store};

use super::{form::Change, *};
use crate::ui::stage::last_setup;

fn book() -> Book {
    let mut book = Book::default();
    for (id, name) in [(1, "Aki, the first"), (2, "Bo"), (3, "Umi")] {
        book.create(id, name).unwrap();
    }
    book.retire(3).unwrap();
    book
}

fn setup(places: &[Place]) -> Setup {
    Setup {
        places: places.to_vec(),
        ..Setup::default()
    }
}

fn guest(name: &str) -> Place {
    Place::Guest(name.to_owned())
}

fn names(setup: &Setup) -> Vec<String> {
    let sitters = setup.sitters(&book());
    sitters.into_iter().map(|sitter| sitter.name).collect()
}

#[test]
fn every_player_has_a_unique_name() {
    let level = Level::Ozeki;
    let places = [
        Place::Wrestler(1),
        guest("  Bo "),
        Place::Wrestler(2),
        guest("bo"),
        guest(" , "),
        Place::Computer(level),
        Place::Computer(level),
        Place::Wrestler(3),
    ];
    let setup = setup(&places);
    assert_eq!(
        names(&setup),
        [
            "Aki the first",
            "Bo",
            "Bo 2",
            "bo 3",
            "Guest 5",
            "Oroshi",
            "Oroshi 2",
            "Guest 8"
        ]
    );
    let wrestlers: Vec<_> = setup
        .sitters(&book())
        .iter()
        .map(|it| it.wrestler)
        .collect();
    assert_eq!(wrestlers[..3], [Some(1), None, Some(2)]);
    assert_eq!(wrestlers[7], None, "a retired wrestler cannot play");
    let long = "A name so very long";
    let twice = names(&super::tests::setup(&[guest(long), guest(long)]));
    assert_eq!(twice, ["A name so very l", "A name so very 2"]);
    let wrestler_twice = super::tests::setup(&[Place::Wrestler(2), Place::Wrestler(2)]);
    assert_eq!(names(&wrestler_twice), ["Bo", "Guest 2"]);
}

#[test]
fn bout_of_any_setup_can_be_saved() {
    let mut rng = SmallRng::seed_from_u64(2);
    let store = Store::on(Memory::default());
    for number in 1..=MOST {
        let setup = setup(&vec![guest("Aki"); number]);
        let model = Slam::begin(&setup, &book(), &mut rng);
        assert_eq!(model.keiko(), number == 1);
        store.save(&Slam::SETUP, &setup).unwrap();
        assert_eq!(last_setup::<Slam>(&store), Some(setup));
        let saved = model.save();
        assert_eq!(Model::resume(saved).unwrap(), model);
    }
    for places in [vec![], vec![guest("Aki"); MOST + 1]] {
        assert!(Slam::checked(setup(&places)).is_none());
    }
    let beyond = Setup {
        youngest: 2,
        ..Setup::default()
    };
    assert!(Slam::checked(beyond).is_none());
}

#[test]
fn places_are_added_moved_and_removed() {
    let mut setup = setup(&[guest("Aki"), guest("Bo"), guest("Cy")]);
    setup.youngest = 1;
    let up = setup.changed(Change::Up(2));
    assert_eq!(
        (names(&up), up.youngest),
        (vec!["Aki".to_owned(), "Cy".into(), "Bo".into()], 2)
    );
    for nothing in [Change::Up(0), Change::Up(3), Change::Out(3)] {
        assert_eq!(setup.changed(nothing), setup);
    }
    let out = setup.changed(Change::Out(0));
    assert_eq!((out.places.len(), out.youngest), (2, 0));
    let alone = out.changed(Change::Out(0)).changed(Change::Out(0));
    assert_eq!(alone.places.len(), 1, "the last player stays");
    let mut full = setup;
    for _ in 0..20 {
        full = full.changed(Change::Add(Place::Computer(Level::default())));
    }
    assert_eq!(full.places.len(), MOST);
}

#[test]
fn agreement_decides_who_begins() {
    let mut rng = SmallRng::seed_from_u64(4);
    let mut setup = setup(&[Place::Wrestler(1), Place::Wrestler(2), guest("Cy")]);
    setup.youngest = 2;
    let first = |setup: &Setup, book: &Book, rng: &mut SmallRng| {
        Slam::begin(setup, book, rng).config().players
    };
    assert_eq!(
        first(&setup, &book(), &mut rng),
        ["Cy", "Aki the first", "Bo"]
    );
    setup.begins = Begins::Champion;
    let mut champions = book();
    assert_eq!(
        first(&setup, &champions, &mut rng)[0],
        "Cy",
        "nobody has won yet"
    );
    let bout = Bout {
        id: 1,
        game: GameId::Slam.into(),
        date: "2026-11-20".to_owned(),
        seats: vec![Fighter::Guest("Cy".to_owned()), Fighter::Wrestler(2)],
        winner: Some(Seat::WEST),
        kimarite: "nokkuauto".to_owned(),
        record: None,
    };
    champions.enter(bout).unwrap();
    assert_eq!(
        first(&setup, &champions, &mut rng),
        ["Bo", "Cy", "Aki the first"]
    );
    setup.begins = Begins::Random;
    let drawn: std::collections::BTreeSet<String> = (0..40)
        .map(|_| first(&setup, &champions, &mut rng)[0].clone())
        .collect();
    assert_eq!(drawn.len(), 3);
}

#[test]
fn bout_waits_for_a_drawing_that_is_a_ring() {
    let setup = setup(&[guest("Aki")]);
    assert_eq!(Slam::lacks(&setup), None);
    let drawing = Setup {
        undrawn: true,
        ..setup
    };
    assert!(Slam::lacks(&drawing).is_some());
}
