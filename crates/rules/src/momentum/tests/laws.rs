//! The laws that every game must keep, and properties of all turns.

use std::collections::{HashMap, HashSet};

use rand::seq::IteratorRandom;

use super::*;
use crate::laws::{
    Checked,
    bouts::{Trial, Tried, nothing_hidden},
};

/// Every turn that can be written, legal or not.
fn all_actions() -> Vec<Action> {
    let pairs = Facing::ALL.map(|from| Facing::ALL.map(|to| Some(Shift { from, to })));
    let shifts: Vec<_> = pairs.into_iter().flatten().chain([None]).collect();
    let both = shifts
        .iter()
        .flat_map(|&a| shifts.iter().map(move |&b| [a, b]));
    let turn = |lean| Order::ALL.map(|order| Action { lean, order });
    both.flat_map(turn).collect()
}

impl Tried for Momentum {
    /// Each bout tries a part of the actions, because there are eleven thousand.
    fn trials() -> Vec<Trial<Self>> {
        let all = all_actions();
        let trial = |side, first, part| Trial {
            config: Config { side, first },
            actions: all.iter().skip(part).step_by(97).copied().collect(),
            most_steps: MOST_TURNS.into(),
            bouts: 1,
        };
        let mut trials = Vec::new();
        for side in SideLength::ALL {
            for first in Side::PAIR {
                trials.extend((0..4).map(|part| trial(side, first, part)));
            }
        }
        trials
    }

    fn enough(bouts: &[Checked]) {
        nothing_hidden(bouts);
    }
}

#[test]
fn listed_actions_are_exactly_the_legal_ones() {
    let mut rng = rng(2);
    let all = all_actions();
    let mut state = bout("");
    for _ in 0..12 {
        let seat = state.position().mover();
        let listed: Vec<Action> = state.actions(seat.into()).collect();
        let taken: HashSet<Action> = listed.iter().copied().collect();
        assert_eq!(taken.len(), listed.len(), "each once");
        for action in &all {
            let legal = state.check(seat.into(), action).is_ok();
            assert_eq!(legal, taken.contains(action), "{action} in {state:?}");
            let mut after = state.clone();
            let done = after.apply(Step::Act(Joint::One(seat.into(), *action)), &mut ());
            assert_eq!(done.is_ok(), legal);
        }
        assert_eq!(state.actions(seat.other().into()).count(), 0);
        let any = state.any(seat.into(), &mut rng).unwrap();
        assert_eq!(
            state.apply(Step::Act(Joint::One(seat.into(), any)), &mut ()),
            Ok(())
        );
        if state.verdict().is_some() {
            state = bout("[First \"west\"]");
        }
    }
}

#[test]
fn any_picks_every_legal_turn_equally_often() {
    let mut rng = rng(3);
    let (start, few) = (Disks::START, Disks::new([9, 1, 2, 0, 0, 0]).unwrap());
    for disks in [start, few] {
        let at = [Hex::new(0, 2), Hex::new(0, -2)];
        let position = Position::new(SideLength::Seven, EAST, at, [disks; 2]).unwrap();
        let state = Momentum::standing(position);
        let legal: Vec<Action> = state.actions(EAST.into()).collect();
        let each = 40;
        let mut times: HashMap<Action, usize> = HashMap::new();
        for _ in 0..each * legal.len() {
            let any = state.any(EAST.into(), &mut rng).unwrap();
            *times.entry(any).or_default() += 1;
        }
        assert_eq!(times.len(), legal.len(), "every legal turn comes up");
        assert!(legal.iter().all(|action| times.contains_key(action)));
        let most = times.values().max().copied();
        assert!(most < Some(2 * each), "{most:?}");
        // How often one order of the axes comes up over all disk moves.
        let last = Order::ALL[5];
        let times: usize = times
            .iter()
            .filter(|(a, _)| a.order == last)
            .map(|(_, n)| n)
            .sum();
        let share = each * legal.len() / 6;
        assert!((share * 9 / 10..share * 11 / 10).contains(&times));
    }
}

/// Positions with the wrestlers near each other and random momentum.
fn positions() -> impl Iterator<Item = Position> {
    let mut rng = rng(4);
    let sides = SideLength::ALL
        .into_iter()
        .cycle()
        .zip([EAST, EAST, EAST, WEST, WEST].into_iter().cycle());
    sides.take(3000).map(move |(side, mover)| {
        let east = side.hexes().choose(&mut rng).unwrap();
        let near = |hex: &Hex| (1..=3).contains(&hex.distance(east));
        let west = side.hexes().filter(near).choose(&mut rng).unwrap();
        let momentum = [(); 2].map(|()| {
            let mut disks = Disks::START;
            for _ in 0..8 {
                let lean = turns::any(disks, &mut rng).lean;
                disks = disks.leaned(lean).unwrap();
            }
            disks
        });
        Position::new(side, mover, [east, west], momentum).unwrap()
    })
}

/// Checks [`Position::stretch`] against walking hex by hex, as the rules describe it.
#[test]
fn walking_an_axis_agrees_with_single_steps() {
    let mut ends = [0; 3];
    for position in positions() {
        let (seat, side) = (position.mover(), position.side());
        for axis in Axis::ALL {
            let net = position.disks(seat).net(axis);
            let forward = axis.forward();
            let toward = if net < 0 { forward.opposite() } else { forward };
            let (q, r) = toward.compass(seat).delta();
            let step = |hex: Hex| Hex::new(hex.q + q, hex.r + r);
            let mut at = [seat, seat.other()].map(|seat| position.place(seat));
            let mut kimarite = None;
            for _ in 0..net.abs() {
                let ahead = step(at[0].unwrap());
                if Some(ahead) == at[1] {
                    at[1] = Some(step(ahead)).filter(|hex| side.contains(*hex));
                }
                at[0] = Some(ahead).filter(|hex| side.contains(*hex));
                kimarite = match at {
                    [_, None] => Some(Kimarite::Push),
                    [None, _] => Some(Kimarite::Fall),
                    _ => None,
                };
                if kimarite.is_some() {
                    break;
                }
            }
            let mut walked = position;
            assert_eq!(walked.walk(axis, |_, _| ()), kimarite);
            let places = [seat, seat.other()].map(|seat| walked.place(seat));
            assert_eq!(places, at, "{axis} in {position:?}");
            ends[kimarite.map_or(0, |kimarite| 1 + kimarite as usize)] += 1;
        }
    }
    assert!(ends.iter().all(|times| *times > 100), "{ends:?}");
}

#[test]
fn endings_list_each_result_of_a_turn_once() {
    for position in positions().step_by(200) {
        let state = Momentum::standing(position);
        let endings = position.endings();
        let mut found: HashMap<Position, Option<Kimarite>> = HashMap::new();
        for end in &endings {
            let before = found.insert(end.position, end.kimarite);
            assert_eq!(before, None, "each once");
            let mut position = position;
            let kimarite = position.play(&end.action, |_, _| ());
            assert_eq!((position, kimarite), (end.position, Ok(end.kimarite)));
        }
        for action in state.actions(position.mover().into()) {
            let mut position = position;
            let kimarite = position.play(&action, |_, _| ()).unwrap();
            assert_eq!(found.get(&position), Some(&kimarite), "{action}");
        }
    }
}
