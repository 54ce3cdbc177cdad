use rand::{RngExt as _, SeedableRng as _, rngs::SmallRng};
use rules::momentum::{Action, Config, Draft, Facing, Order, Position, Shift};

use super::*;

/// Turns of bouts in which both play at random, each with the position before it.
fn turns(number: usize) -> Vec<(Position, Draft)> {
    let mut luck = SmallRng::seed_from_u64(5);
    let mut position = Position::start(Config::default());
    let mut turns = Vec::new();
    while turns.len() < number {
        let mut hex = || Facing::ALL[luck.random_range(0..6)];
        let lean = [(hex(), hex()), (hex(), hex())]
            .map(|(from, to)| (from != to).then_some(Shift { from, to }));
        let order = Order::ALL[luck.random_range(0..6)];
        let Ok(draft) = Draft::of(position, Action { lean, order }) else {
            continue;
        };
        turns.push((position, draft));
        let ended = position
            .play(&Action { lean, order }, |_, _| ())
            .map(|end| end.is_some());
        if ended != Ok(false) {
            position = Position::start(Config::default());
        }
    }
    turns
}

/// Where the wrestlers are drawn while this path is shown before the turn.
fn drawn(position: &Position, path: &Path) -> Vec<Hex> {
    let pushed = path.pushed_to(position.side());
    let stand = |seat: Side| {
        let would = pushed.filter(|&(who, _)| who == seat).map(|(_, to)| to);
        would.or(position.place(seat))
    };
    Side::PAIR.into_iter().filter_map(stand).collect()
}

#[test]
fn numbered_disks_lie_on_nothing() {
    let side = SideLength::Seven;
    let (mut all, mut crowded) = (0, 0);
    for (position, draft) in turns(600) {
        let Some(path) = Path::of(&draft.events()) else {
            continue;
        };
        let stand = drawn(&position, &path);
        let laid = path.lay_out(side, &stand, false).unwrap();
        assert_eq!(laid.badges.len(), path.legs.len());
        for (place, &badge) in laid.badges.iter().enumerate() {
            all += 1;
            let others = laid
                .badges
                .iter()
                .take(place)
                .map(|&at| Taken(at, at, 15.0));
            let faces = stand
                .iter()
                .map(|&hex| middle(side, hex))
                .map(|at| Taken(at, at, 20.0));
            let dots = laid.dots.iter().map(|&at| Taken(at, at, 6.0));
            // The disk has a radius of 15.
            let gap = others
                .chain(faces)
                .chain(dots)
                .map(|it| it.gap(badge) - 15.0)
                .fold(f32::MAX, f32::min);
            assert!(gap > -1.0, "{:?} of {:?}", badge, draft.events());
            crowded += usize::from(gap < 5.0);
        }
    }
    assert!(all > 900, "{all}");
    assert!(
        crowded * 20 < all,
        "{crowded} of {all} are close to something"
    );
}

#[test]
fn path_has_a_leg_for_each_axis_and_one_push_with_its_way() {
    // Two free hexes, then a push of two, on one axis.
    let start = Position::start(Config::default());
    let lean = [Some(Shift {
        from: Facing::B,
        to: Facing::F,
    }); 2];
    let turn = Draft::of(
        start,
        Action {
            lean,
            order: Order::ALL[0],
        },
    )
    .unwrap();
    let path = Path::of(&turn.events()).unwrap();
    assert_eq!((path.legs.len(), path.legs[0].spaces), (1, 4));
    assert_eq!(
        (path.pushes.len(), path.pushes[0].from),
        (1, Hex::new(0, -2))
    );
    assert_eq!(
        path.pushed_to(SideLength::Seven),
        Some((Side::West, Hex::new(0, -3)))
    );
    let stand = [Hex::new(0, 2), Hex::new(0, -3)];
    let laid = path.lay_out(SideLength::Seven, &stand, false).unwrap();
    // Ghosts: where West stood, and where East will.
    assert_eq!(laid.ghosts, [(Side::East, Hex::new(0, -2))]);
    assert_eq!(laid.pushes.len(), 1);
    // Somebody who only leans has no path.
    assert!(Path::of(&Draft::new(start).events()).is_none());
}

/// On a crowded board a push may have to lie over the path, but it hardly ever does.
#[test]
fn push_lies_beside_the_path() {
    let side = SideLength::Seven;
    let (mut pushes, mut free) = (0, 0);
    for (position, draft) in turns(6000) {
        let Some(path) = Path::of(&draft.events()) else {
            continue;
        };
        let laid = path.lay_out(side, &drawn(&position, &path), false);
        let lies_free = |foot: Point, direction, far: i32| {
            let half = from(foot, direction, far / 2, 0);
            path.legs.iter().all(|leg| {
                let begin = middle(side, leg.from);
                let end = middle(side, leg.from.farther(leg.direction, leg.spaces));
                Taken(begin, end, 0.0).gap(half) > 12.0
            })
        };
        for (foot, direction, far) in laid.unwrap().pushes {
            pushes += 1;
            free += u32::from(lies_free(foot, direction, far));
        }
    }
    assert!(pushes > 20 && 10 * free >= 9 * pushes, "{free} of {pushes}");
}
