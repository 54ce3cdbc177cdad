use std::sync::OnceLock;

use bout::games::slam::record_tags::Rope;
use physics::Flight;

use super::*;
use crate::ui::stage::Frames;

/// The first turns of a bout, with its throws written as the page writes them.
fn replay(tokens: &str, throws: &str) -> Replay<Slam> {
    let text = format!(
        "[Game \"slam\"]\n[Players \"Aki, Bo, Cy\"]\n[Mode \"nokkuauto\"]\n[Rope \"circle 100\"]\n[Throws \"{throws}\"]\n\n{tokens}\n"
    );
    Replay::of(&text).unwrap()
}

/// The tosses of such a record.
fn film(tokens: &str, throws: &str) -> ToldTosses {
    ToldTosses::of(&replay(tokens, throws))
}

/// For each frame of a replay, the index of the toss that led to it.
fn led(replay: &Replay<Slam>) -> Vec<Option<usize>> {
    let (film, frames) = (ToldTosses::of(replay), Frames::of(replay.table.record()));
    let steps = (0..replay.table.event_count()).map(|frame| frames.step(frame));
    steps.map(|step| film.toss_at(step?)).collect()
}

fn toss(throws: &str, lies: [Option<physics::Pose>; 2]) -> physics::Toss {
    physics::Toss {
        outline: Rope::default().outline(1),
        throws: bout::games::slam::record_tags::read_throws(throws).unwrap()[0],
        lies,
    }
}

static INSIDE: OnceLock<(String, Flight)> = OnceLock::new();

/// A throw that keeps both wrestlers inside the ring, and its flight.
fn inside() -> (String, Flight) {
    INSIDE.get_or_init(find_inside).clone()
}

fn find_inside() -> (String, Flight) {
    for seed in 0..200 {
        let throws = format!("a0,500,0,{seed}+b0,500,0,{}", seed + 1000);
        let flight = physics::fly(&toss(&throws, [None; 2]));
        let out = |rest: &Option<(physics::Pose, rules::slam::Fall)>| {
            rest.is_none_or(|(_, fall)| fall == rules::slam::Fall::Outside)
        };
        if !flight.rest.iter().any(out) {
            return (throws, flight);
        }
    }
    panic!("at least one throw must stay inside");
}

fn letters(flight: &Flight) -> String {
    let falls = flight.rest.iter().flatten();
    falls.map(|(_, fall)| fall.letter()).collect()
}

#[test]
fn throw_flies_again_the_same_way() {
    let (throws, flight) = inside();
    let lands = letters(&flight);
    let film = film(&format!("1. {lands} ."), &throws);
    assert_eq!(film.toss_at(0), Some(0));
    let (id, asked) = film.to_fly(0, &Vec::new()).unwrap();
    assert_eq!((id, &asked), (0, &toss(&throws, [None; 2])));
    let flown = vec![(0, Arc::new(flight.clone()))];
    assert_eq!(film.to_fly(0, &flown), None);
    assert_eq!(film.flight(0, &flown).map(|it| &**it), Some(&flight));
    assert_eq!(
        film.rest(0, &flown)[0],
        flight.rest[0].map(|(pose, _)| pose)
    );
}

#[test]
fn flight_that_contradicts_the_record_is_not_shown() {
    let (throws, flight) = inside();
    let other = if letters(&flight) == "CC" { "HH" } else { "CC" };
    let film = film(
        &format!("1. {other} b HC ."),
        &format!("{throws} b0,500,0,3"),
    );
    let flown = vec![(0, Arc::new(flight))];
    assert_eq!(film.flight(0, &flown), None);
    assert!(film.rest(0, &flown).iter().all(Option::is_some));
    // The next throw of the turn is not known either.
    assert_eq!(film.to_fly(1, &flown), None);
}

#[test]
fn second_throw_needs_the_first_flight() {
    let (throws, flight) = inside();
    let lands = letters(&flight);
    let replay = replay(
        &format!("1. {lands} b SS . HS ."),
        &format!("{throws} b10,450,0,3"),
    );
    let film = ToldTosses::of(&replay);
    // Two landings and the score of the first turn, then the landing and the score of the second.
    assert_eq!(led(&replay), [0, 1, 1, 2, 2].map(Some));
    assert_eq!(film.to_fly(1, &Vec::new()).map(|(id, _)| id), Some(0));
    let rest = flight.rest[0].map(|(pose, _)| pose);
    let flown = vec![(0, Arc::new(flight))];
    let (id, asked) = film.to_fly(1, &flown).unwrap();
    assert_eq!((id, asked.lies, asked.throws[0]), (1, [rest, None], None));
    // The record does not have the next turn's throw.
    assert_eq!(film.to_fly(2, &flown), None);
}

#[test]
fn two_players_throwing_at_once_are_one_toss() {
    let replay = replay(
        "1. SB . 2. CC . 3. BS . S K",
        "a0,500,0,1+b0,500,0,2 a0,500,0,3+b0,500,0,4 a0,500,0,5+b0,500,0,6 a0,500,0,7+b0,480,0,8",
    );
    let film = ToldTosses::of(&replay);
    let threw = (0..).zip(led(&replay)).filter(|&(at, _)| {
        matches!(
            replay.table.event(at, Viewer::Public),
            Some(Event::Threw { .. })
        )
    });
    let threw: Vec<_> = threw.map(|(_, toss)| toss).collect();
    assert_eq!(threw, [Some(3), Some(3)]);
    assert_eq!(
        film.to_fly(3, &Vec::new()).unwrap().1.throws[1]
            .unwrap()
            .strength,
        480
    );
}

#[test]
fn impossible_throws_are_not_simulated() {
    for throws in ["", "a0,500,0,1", "nonsense"] {
        assert_eq!(film("1. SB .", throws).to_fly(0, &Vec::new()), None);
    }
}
