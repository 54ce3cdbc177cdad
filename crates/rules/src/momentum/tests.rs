//! Tests for every rule of the game.
//!
//! Boards are small drawings ([`Drawing`]), turns are written as in records, and [`say`] puts events into a few words. Each drawn turn is
//! played at every place of every board where the drawing fits, and again with the board rotated and the seats exchanged.

mod board;
mod draft;
mod draw;
mod drawing;
mod laws;
mod lean;
mod perft;
mod record;
mod walk;

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::*;
use crate::{
    Outcome,
    record::{Notation, Record, Refused},
};
use drawing::Drawing;

const EAST: Side = Side::East;
const WEST: Side = Side::West;

/// A generator that gives the same numbers in every run and on every machine.
fn rng(seed: u64) -> Xoshiro256PlusPlus {
    SeedableRng::seed_from_u64(seed)
}

fn hex(slug: &str) -> Facing {
    Facing::from_slug(slug).unwrap()
}

/// Collects every event.
#[derive(Default)]
struct Told(Vec<Event>);

impl Sink<Momentum> for Told {
    fn note(&mut self, state: &Momentum, event: Event) {
        let total = |seat| state.position().disks(seat).counts().iter().sum::<u8>();
        assert_eq!(Side::PAIR.map(total), [DISKS; 2]);
        self.0.push(event);
    }
}

fn read(text: &str) -> Result<(Record<Momentum>, Momentum), Refused<Momentum>> {
    Record::parse(&format!("[Game \"momentum\"]\n{text}"))
}

/// The bout after these lines of a record.
fn bout(text: &str) -> Momentum {
    read(text).unwrap().1
}

/// The turn of this token.
fn action(token: &str) -> Action {
    let start = Momentum::new(&Config::default());
    match start.read_token(token).unwrap()[..] {
        [Step::Act(Joint::One(_, action))] => action,
        _ => panic!("{token}"),
    }
}

/// Takes a turn as the mover and returns the events after [`Event::Began`].
fn play(state: &mut Momentum, token: &str) -> Vec<Event> {
    let (seat, action) = (state.position().mover(), action(token));
    let mut told = Told::default();
    assert_eq!(state.check(seat.into(), &action), Ok(()), "{token}");
    let done = state.apply(Step::Act(Joint::One(seat.into(), action)), &mut told);
    assert_eq!(done, Ok(()), "{token} in {state:?}");
    let turn = state.turns();
    assert_eq!(told.0.remove(0), Event::Began { turn, seat, action });
    told.0
}

/// Why a turn is refused; checks that it changes nothing and emits no event.
fn refusal(state: &Momentum, seat: Side, token: &str) -> StepError<Illegal> {
    let (mut after, mut told) = (state.clone(), Told::default());
    let action = action(token);
    let step = Step::Act(Joint::One(seat.into(), action));
    let error = after.apply(step, &mut told).unwrap_err();
    assert_eq!(state.check(seat.into(), &action), Err(error));
    assert_eq!((&after, told.0.len()), (state, 0));
    error
}

/// A momentum board with these differences on V, R and L; the remaining disks are split evenly over the two hexes of V.
fn disks(nets: [i8; 3]) -> Disks {
    let mut counts = [0; 6];
    for (axis, net) in Axis::ALL.into_iter().zip(nets) {
        let forward = axis.forward();
        let fuller = if net < 0 { forward.opposite() } else { forward };
        counts[fuller as usize] = net.unsigned_abs();
    }
    let left = DISKS - counts.iter().sum::<u8>();
    assert_eq!(
        left % 2,
        0,
        "differences of twelve disks add up to an even number: {nets:?}"
    );
    for side in [Facing::F, Facing::B] {
        counts[side as usize] += left / 2;
    }
    Disks::new(counts).unwrap()
}

/// An event in a few words: whose move, in which direction, how far.
fn say(event: Event) -> String {
    let name = |seat: Side| if seat == EAST { "E" } else { "W" };
    let way = |direction: Compass, seat| Facing::of(direction, seat);
    match event {
        Event::Began { .. } => panic!("a turn begins once: {event:?}"),
        Event::Leaned { seat, shift } => format!("{} {shift}", name(seat)),
        Event::Walked {
            seat,
            axis,
            direction,
            spaces,
            from,
            to,
        } => {
            assert_eq!(from.farther(direction, spaces), to);
            assert_eq!(way(direction, seat).axis(), axis);
            format!("{} walks {spaces} {}", name(seat), way(direction, seat))
        }
        Event::Pushed {
            by,
            axis,
            direction,
            spaces,
            from,
            to,
            opponent,
            pushed_to,
        } => {
            assert_eq!(from.farther(direction, 1), opponent);
            assert_eq!(from.farther(direction, spaces), to);
            assert_eq!(to.farther(direction, 1), pushed_to);
            assert_eq!(way(direction, by).axis(), axis);
            format!("{} pushes {spaces} {}", name(by), way(direction, by))
        }
        Event::PushedOff {
            by,
            axis,
            direction,
            from,
            at,
        } => {
            assert_eq!(from.farther(direction, 1), at);
            assert_eq!(way(direction, by).axis(), axis);
            format!("{} pushes off {}", name(by), way(direction, by))
        }
        Event::Fell {
            seat,
            axis,
            direction,
            ..
        } => {
            assert_eq!(way(direction, seat).axis(), axis);
            format!("{} falls {}", name(seat), way(direction, seat))
        }
        Event::Ended(Verdict::Win { winner, kimarite }) => {
            format!("{} wins by {kimarite:?}", name(winner))
        }
        Event::Ended(Verdict::Draw(why)) => format!("draw by {why:?}"),
    }
}

fn say_all(events: Vec<Event>) -> String {
    let said: Vec<String> = events.into_iter().map(say).collect();
    said.join(", ")
}

/// The same words for the other seat. Directions are relative to the mover, so they stay the same.
fn turned(said: &str) -> String {
    let other = |word: &str| match word {
        "E" => "W".to_owned(),
        "W" => "E".to_owned(),
        _ => word.to_owned(),
    };
    let words: Vec<String> = said.split(' ').map(other).collect();
    words.join(" ")
}

/// Plays East's turn on a board, with these differences on V, R and L before it, and checks its events and the board after it; wherever the
/// drawings fit, and also for West with the board rotated. The opponent's momentum does not matter.
fn turn(before: &str, nets: [i8; 3], token: &str, said: &str, after: &str) {
    let (before, after) = (Drawing::read(before), Drawing::read(after));
    let mut places = 0;
    for side in SideLength::ALL {
        for anchor in before.anchors(side) {
            places += 1;
            for mover in Side::PAIR {
                let at = |drawing: &Drawing| {
                    let at = drawing.wrestlers(anchor);
                    if mover == EAST {
                        at
                    } else {
                        let round = |hex: Hex| Hex::new(-hex.q, -hex.r);
                        [at[1].map(round), at[0].map(round)]
                    }
                };
                let stand = at(&before).map(Option::unwrap);
                let mut momentum = [disks([4, -2, 0]); 2];
                momentum[mover.index()] = disks(nets);
                let position = Position::new(side, mover, stand, momentum).unwrap();
                let mut state = Momentum::standing(position);
                let told = say_all(play(&mut state, token));
                let said = if mover == EAST {
                    said.to_owned()
                } else {
                    turned(said)
                };
                assert_eq!(told, said, "{side:?} {anchor:?}");
                let stand = Side::PAIR.map(|seat| state.position().place(seat));
                assert_eq!(stand, at(&after), "{side:?} {anchor:?}");
                let leaned = disks(nets).leaned(action(token).lean).unwrap();
                momentum[mover.index()] = leaned;
                let left = Side::PAIR.map(|seat| state.position().disks(seat));
                assert_eq!(left, momentum, "disks move only by disk moves");
            }
        }
    }
    assert!(places > 0, "the drawing fits no board");
}
