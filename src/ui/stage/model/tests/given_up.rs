use super::*;
use crate::{
    basho::Bout,
    store::{Memory, Store},
    ui::book,
};

fn begun(players: [Player; 2], keiko: bool) -> Model {
    let rng = &mut SmallRng::seed_from_u64(1);
    Model::new(players, keiko, Config::default(), rng).between([None, None])
}

/// The bout after its first card.
fn played(players: [Player; 2], keiko: bool) -> Model {
    let begun = begun(players, keiko);
    let mut model = begun.clone();
    while model.record() == begun.record() {
        model = go(&model);
    }
    model
}

fn archived(store: &Store) -> Vec<Bout> {
    book::read(store).bouts().to_vec()
}

#[test]
fn a_bout_that_another_replaces_stays_as_unfinished() {
    let store = Store::on(Memory::default());
    let first = played(people(), false);
    first.begin_in(&store);
    assert!(archived(&store).is_empty());
    let second = begun(people(), false);
    second.begin_in(&store);
    let [bout] = &archived(&store)[..] else {
        panic!("one bout");
    };
    assert!(bout.is_unfinished() && bout.winner.is_none());
    assert_eq!(bout.text(), Some(first.record()));
    assert_eq!(Model::load(&store).unwrap().record(), second.record());
}

#[test]
fn practice_and_bouts_without_a_choice_or_a_person_leave_no_trace() {
    let watched = [Level::Makushita, Level::Ozeki].map(Player::Computer);
    for last in [
        begun(people(), false),
        played(against_the_computer(Seat::EAST), true),
        played(watched, false),
    ] {
        let store = Store::on(Memory::default());
        last.begin_in(&store);
        begun(people(), false).begin_in(&store);
        assert!(archived(&store).is_empty());
    }
}

#[test]
fn a_bout_of_a_round_robin_stays_under_another_id() {
    let store = Store::on(Memory::default());
    let of = InRobin { id: 5, bout: 0 };
    played(people(), false).of_robin(of).begin_in(&store);
    begun(people(), false).of_robin(of).begin_in(&store);
    let [bout] = &archived(&store)[..] else {
        panic!("one bout");
    };
    assert!(bout.is_unfinished() && bout.id != of.bout_id());
}
