use ai::{Level, protocol};
use basho::{Bout, Rank};
use bout::{
    InRobin, Scene,
    games::tricks::{Model, Msg},
};
use rand::{SeedableRng as _, rngs::SmallRng};
use rules::Seat;
use rules::tricks::{Config, Tricks};
use store::Memory;

use super::*;

fn people() -> [Player; 2] {
    ["Tetsu", "Kaze"].map(|name| Player::Person(name.to_owned()))
}

fn begun(players: [Player; 2], keiko: bool) -> Model {
    let rng = &mut SmallRng::seed_from_u64(1);
    Model::new(players, keiko, Config::default(), rng).between([None, None])
}

/// Does what the screen waits for.
fn go(model: &Model) -> Model {
    match model.scene() {
        Scene::Curtain(_) => model.after(Msg::Lift),
        Scene::TimedFrame => model.after(Msg::HoldTimePassed(model.current_frame().unwrap())),
        Scene::MustBeSeen => model.after(Msg::GoOn),
        Scene::Asked => {
            let card = model.shown().1.playable().nth(0).unwrap();
            model.after(Msg::Choose(model.looker(), card))
        }
        Scene::Waits => {
            let question = model.question().unwrap();
            let (id, reply) = (question.id, protocol::answer(&question).reply);
            model.after(Msg::Answer { id, reply })
        }
        Scene::Over => model.clone(),
    }
}

/// The bout after its first card.
fn played(players: [Player; 2], keiko: bool) -> Model {
    let begun = begun(players, keiko);
    let mut model = begun.clone();
    while model.record(&[]) == begun.record(&[]) {
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
    begin_in(&store, &first);
    assert!(archived(&store).is_empty());
    let second = begun(people(), false);
    begin_in(&store, &second);
    let [bout] = &archived(&store)[..] else {
        panic!("one bout");
    };
    assert!(bout.is_unfinished() && bout.winner.is_none());
    assert_eq!(bout.text(), Some(first.record(&names_of(&first))));
    assert_eq!(
        load::<Tricks>(&store).unwrap().record(&[]),
        second.record(&[])
    );
}

#[test]
fn practice_and_bouts_without_a_choice_or_a_person_leave_no_trace() {
    let watched = [Level::Makushita, Level::Ozeki].map(Player::Computer);
    for last in [
        begun(people(), false),
        played(
            [
                Player::Person("Tetsu".to_owned()),
                Player::Computer(Level::Makushita),
            ],
            true,
        ),
        played(watched, false),
    ] {
        let store = Store::on(Memory::default());
        begin_in(&store, &last);
        begin_in(&store, &begun(people(), false));
        assert!(archived(&store).is_empty());
    }
}

#[test]
fn a_bout_of_a_round_robin_stays_under_another_id() {
    let store = Store::on(Memory::default());
    let of = InRobin { id: 5, bout: 0 };
    begin_in(&store, &played(people(), false).of_robin(of));
    begin_in(&store, &begun(people(), false).of_robin(of));
    let [bout] = &archived(&store)[..] else {
        panic!("one bout");
    };
    assert!(bout.is_unfinished() && bout.id != of.bout_id());
}

#[test]
fn names_of_the_newest_bouts_come_first() {
    let mut book = Book::default();
    book.create(1, "Anna").unwrap();
    let computer = Fighter::Computer(Rank::Ozeki);
    let guest = |name: &str| Fighter::Guest(name.to_owned());
    let seats = [
        [guest("Ben"), computer.clone()],
        [guest("Tetsu"), guest("Ben")],
        [Fighter::Wrestler(1), computer],
    ];
    for (id, seats) in (0..).zip(seats) {
        let bout = Bout {
            id,
            game: GameId::Circle.into(),
            date: "2026-11-20".to_owned(),
            seats: seats.into(),
            winner: Some(Seat::EAST),
            kimarite: "oshidashi".to_owned(),
            record: None,
        };
        book.enter(bout).unwrap();
    }
    let store = Store::on(Memory::default());
    assert_eq!(known_names(&store, &book), ["Anna", "Ben"]);
}
