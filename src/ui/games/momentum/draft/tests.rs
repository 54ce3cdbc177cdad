use proptest::prelude::*;
use rules::{
    Side,
    momentum::{Config, Disks, Facing, Hex, SideLength},
};

use super::*;
use crate::ui::games::momentum::words::refusal;

fn start() -> Build {
    Build::new(Position::start(Config::default()))
}

/// East to move on a board of side 7, with these disks on `F FR BR B BL FL`.
fn leaning(at: [(i8, i8); 2], disks: [u8; 6]) -> Build {
    let at = at.map(|(q, r)| Hex::new(q, r));
    let disks = [Disks::new(disks).unwrap(), Disks::START];
    Build::new(Position::new(SideLength::Seven, Side::East, at, disks).unwrap())
}

/// The turn after these acts, none of which may be refused.
fn done(build: Build, acts: &[Do]) -> Build {
    acts.iter().fold(build, |build, &act| {
        let after = build.after(act);
        assert_eq!(after.refused, None, "{act:?}");
        after
    })
}

/// Asserts that the act is refused with these words and changes nothing.
fn refused(build: Build, act: Do, words: &str) {
    let after = build.after(act);
    assert_eq!(after.draft, build.draft, "{act:?}");
    assert_eq!(after.refused.map(refusal).as_deref(), Some(words));
}

fn action(build: Build) -> Option<String> {
    build.action().map(|action| action.to_string())
}

#[test]
fn tapping_a_disk_and_a_hex_moves_the_disk() {
    let held = done(start(), &[Do::Hex(Facing::B)]);
    assert_eq!(held.draft.held(), Some(Facing::B));
    let put_down = done(held, &[Do::Hex(Facing::F)]);
    assert_eq!(put_down.draft.disks().counts(), [3, 2, 2, 1, 2, 2]);
    assert_eq!((put_down.draft.held(), put_down.leaned()), (None, false));
    // Laying the disk back where it came from decides nothing.
    assert_eq!(done(held, &[Do::Hex(Facing::B)]), start());
    let both = done(put_down, &[Do::Hex(Facing::B), Do::Hex(Facing::F)]);
    assert!(both.leaned());
    assert_eq!(both.draft.disks().counts(), [4, 2, 2, 0, 2, 2]);
}

#[test]
fn dragging_a_disk_moves_it_or_puts_it_back() {
    let held = done(start(), &[Do::Lift(Facing::BL)]);
    let put_down = done(held, &[Do::Drop(Some(Facing::FR))]);
    assert_eq!(put_down.draft.disks().counts(), [2, 3, 2, 2, 1, 2]);
    assert_eq!(
        put_down,
        done(start(), &[Do::Hex(Facing::BL), Do::Hex(Facing::FR)])
    );
    for back in [Do::Drop(None), Do::Drop(Some(Facing::BL)), Do::Back] {
        assert_eq!(done(held, &[back]), start(), "{back:?}");
    }
    // Dragging a disk while another is held puts that one back.
    let other = done(start(), &[Do::Hex(Facing::F), Do::Lift(Facing::BL)]);
    assert_eq!(other, held);
    let same = done(start(), &[Do::Hex(Facing::BL), Do::Lift(Facing::BL)]);
    assert_eq!(same, held);
}

#[test]
fn refused_act_is_explained_and_changes_nothing() {
    let both = done(
        start(),
        &[Do::Hex(Facing::B), Do::Hex(Facing::F), Do::Leave],
    );
    let moved = "Both disks have been moved. Take back first if you want others.";
    for act in [Do::Hex(Facing::F), Do::Lift(Facing::F), Do::Leave] {
        refused(both, act, moved);
    }
    // Wherever the player drops the refused disk, the message stays until the next act.
    let lifted = both.after(Do::Lift(Facing::F));
    for to in [None, Some(Facing::B)] {
        assert_eq!(lifted.after(Do::Drop(to)), lifted);
    }
    let empty = leaning([(0, 2), (0, -2)], [6, 6, 0, 0, 0, 0]);
    refused(
        empty,
        Do::Hex(Facing::B),
        "No disk lies on the hex “backward”.",
    );
    // A drag from an empty hex does nothing, even if another disk was held.
    let dragged = empty.after(Do::Hex(Facing::F)).after(Do::Lift(Facing::B));
    assert_eq!(dragged.after(Do::Drop(Some(Facing::FL))).draft, empty.draft);
    assert!(dragged.refused.is_some());

    let held = done(empty, &[Do::Hex(Facing::F)]);
    let lay_down = "First lay down the disk that you hold.";
    for act in [Do::Leave, Do::Walk(Axis::V), Do::Walk(Axis::L)] {
        refused(held, act, lay_down);
    }
    refused(held, Do::Order(Order::ALL[0]), lay_down);
    refused(
        empty,
        Do::Walk(Axis::L),
        "That axis is balanced: it leads nowhere.",
    );

    let walking = done(empty, &[Do::Walk(Axis::R)]);
    assert!(walking.leaned(), "walking an axis sets the lean");
    let stays = "Disks are moved before the first step. Take the order back first.";
    for act in [Do::Hex(Facing::F), Do::Lift(Facing::F), Do::Leave] {
        refused(walking, act, stays);
    }
    refused(
        walking,
        Do::Walk(Axis::R),
        "That axis has its place already.",
    );
    let fallen = done(
        leaning([(0, 6), (0, -2)], [0, 0, 2, 4, 4, 2]),
        &[Do::Walk(Axis::V)],
    );
    refused(fallen, Do::Walk(Axis::R), "The bout ends before that.");
}

#[test]
fn too_soon_says_what_is_missing() {
    let words = |build: Build| refusal(build.too_soon().refused.unwrap());
    assert_eq!(
        words(start()),
        "First tap the boxes in the order in which you walk."
    );
    let held = start().after(Do::Hex(Facing::F));
    assert_eq!(words(held), "First lay down the disk that you hold.");
    assert_eq!(held.too_soon().draft, held.draft);
}

#[test]
fn axes_are_walked_in_order_and_the_rest_is_added() {
    // Forward 2, forward right 1, forward left 3, with West just ahead.
    let build = leaning([(0, 2), (0, 1)], [3, 2, 1, 1, 1, 4]);
    assert_eq!((build.leaned(), build.action()), (false, None));
    assert_eq!(build.full(), build.draft);
    let two_left = done(build, &[Do::Leave, Do::Leave]);
    assert_eq!((two_left.leaned(), two_left.action()), (true, None));
    let first = done(two_left, &[Do::Walk(Axis::V)]);
    assert_eq!(
        Side::PAIR.map(|seat| first.draft.position().place(seat)),
        [Some(Hex::new(0, 0)), Some(Hex::new(0, -1))]
    );
    assert_eq!(first.action(), None);
    let second = done(first, &[Do::Walk(Axis::R)]);
    assert_eq!(second.draft.axes().count(), 2);
    assert_eq!(second.full().axes().count(), 3);
    assert_eq!(action(second).as_deref(), Some("-,-:VRL"));
    assert_eq!(
        Side::PAIR.map(|seat| second.full().position().place(seat)),
        [Some(Hex::new(-2, -1)), Some(Hex::new(-3, -1))]
    );
    assert_eq!(second.events().len(), 3);
    // Tapping the last axis anyway gives the same turn.
    let third = done(second, &[Do::Walk(Axis::L)]);
    assert_eq!(
        (third.full(), action(third)),
        (second.full(), action(second))
    );
}

#[test]
fn order_is_asked_for_only_where_it_makes_a_difference() {
    let disks = [3, 2, 1, 1, 1, 4];
    let leant = |at| done(leaning(at, disks), &[Do::Leave, Do::Leave]);
    // Nobody is near: all orders end on the same hex.
    let free = leant([(0, 2), (0, -6)]);
    assert_eq!(action(free).as_deref(), Some("-,-:VRL"));
    assert_eq!(free.orders().len(), 1);
    // The player may still choose one.
    let chosen = done(free, &[Do::Walk(Axis::L)]);
    assert_eq!(action(chosen).as_deref(), Some("-,-:LVR"));
    // West just ahead: four results, but none left to choose between once East has gone by to the left.
    let near = leant([(0, 2), (0, 1)]);
    assert_eq!((near.action(), near.orders().len()), (None, 4));
    let by = done(near, &[Do::Walk(Axis::L)]);
    assert_eq!(action(by).as_deref(), Some("-,-:LVR"));
    // Nothing is added before the disks have been moved.
    let one = done(leaning([(0, 2), (0, -6)], disks), &[Do::Leave]);
    assert_eq!(one.full(), one.draft);

    // A single axis needs no order, and balanced axes need no step.
    let single = done(
        start(),
        &[Do::Hex(Facing::B), Do::Hex(Facing::F), Do::Leave],
    );
    assert_eq!(action(single).as_deref(), Some("B>F,-:VRL"));
    let still = done(start(), &[Do::Leave, Do::Leave]);
    assert_eq!(action(still).as_deref(), Some("-,-:VRL"));
    assert!(still.events().is_empty());
}

#[test]
fn back_undoes_one_decision_at_a_time() {
    let build = leaning([(0, 2), (0, 1)], [3, 2, 1, 1, 1, 4]);
    let acts = [
        Do::Hex(Facing::F),
        Do::Hex(Facing::FR),
        Do::Leave,
        Do::Walk(Axis::V),
    ];
    let mut steps = vec![build];
    for act in acts {
        let last = *steps.last().unwrap();
        steps.push(done(last, &[act]));
    }
    let mut now = steps.pop().unwrap();
    // Holding a disk is not a decision of its own; it is undone with the disk.
    steps.remove(1);
    while let Some(before) = steps.pop() {
        now = done(now, &[Do::Back]);
        assert_eq!(now, before);
    }
    assert!(now.draft.is_empty());
    assert_eq!(done(now, &[Do::Back]), now, "nothing is left to take back");
    // Each step back from a whole order is visible: it skips an axis that would be added again.
    let leant = done(build, &[Do::Leave, Do::Leave]);
    let whole = done(leant, &[Do::Order(Order::ALL[0])]);
    let one = done(whole, &[Do::Back]);
    assert_eq!((one.draft.axes().count(), one.full()), (1, one.draft));
    assert_eq!(done(one, &[Do::Back]), leant);
    // A refusal is not a step of its own.
    let refused = build
        .after(Do::Leave)
        .after(Do::Walk(Axis::V))
        .after(Do::Leave);
    assert!(refused.refused.is_some());
    assert_eq!(done(refused, &[Do::Back]), build.after(Do::Leave));
}

#[test]
fn orders_lists_each_result_once() {
    let count = |disks| {
        let build = done(leaning([(0, 2), (0, 1)], disks), &[Do::Leave, Do::Leave]);
        let orders = build.orders();
        for (place, (order, turn)) in orders.iter().enumerate() {
            assert_eq!(build.after(Do::Order(*order)).draft, *turn);
            let same = |(_, other): &(Order, Draft)| comes_to_the_same(other, turn);
            assert!(!orders[..place].iter().any(same));
        }
        orders.len()
    };
    assert_eq!(count([3, 2, 1, 1, 1, 4]), 4);
    assert_eq!(count([3, 2, 2, 1, 1, 3]), 5);
    assert_eq!(count([2, 3, 1, 2, 1, 3]), 1);
    assert_eq!(count([4, 2, 2, 0, 2, 2]), 1);
    assert_eq!(count([2; 6]), 1);
    // A mover who falls along any axis falls in every order.
    let falls = leaning([(0, 6), (0, -6)], [0, 4, 1, 4, 1, 2]);
    assert_eq!(done(falls, &[Do::Leave, Do::Leave]).orders().len(), 1);
}

#[test]
fn new_order_replaces_the_one_before() {
    let build = done(
        leaning([(0, 2), (0, -6)], [3, 2, 1, 1, 1, 4]),
        &[Do::Leave, Do::Leave],
    );
    for before in Order::ALL {
        for after in Order::ALL {
            let turn = done(build, &[Do::Order(before), Do::Order(after)]);
            assert_eq!(turn, done(build, &[Do::Order(after)]));
            assert_eq!(action(turn), Some(format!("-,-:{after}")));
        }
    }
}

#[test]
fn turn_that_walks_off_is_known_in_advance() {
    let rim = leaning([(0, 6), (0, -6)], [1, 2, 2, 3, 2, 2]);
    let falls = done(rim, &[Do::Leave, Do::Leave]);
    assert!(falls.falls() && falls.action().is_some());
    let stays = done(rim, &[Do::Hex(Facing::B), Do::Hex(Facing::F), Do::Leave]);
    assert!(!stays.falls());
    // A push-off is not a fall, even if the mover's momentum would have led over the edge.
    let push = leaning([(0, -5), (0, -6)], [7, 1, 1, 1, 1, 1]);
    let push = done(push, &[Do::Leave, Do::Leave]);
    assert_eq!(
        (push.falls(), push.full().end()),
        (false, Some(Kimarite::Push))
    );
}

fn acts() -> impl Strategy<Value = Vec<Do>> {
    let hex = || proptest::sample::select(&Facing::ALL);
    let act = prop_oneof![
        4 => hex().prop_map(Do::Hex),
        2 => hex().prop_map(Do::Lift),
        2 => proptest::option::of(hex()).prop_map(Do::Drop),
        2 => Just(Do::Leave),
        3 => proptest::sample::select(&Axis::ALL).prop_map(Do::Walk),
        1 => proptest::sample::select(&Order::ALL).prop_map(Do::Order),
        1 => Just(Do::Back),
    ];
    proptest::collection::vec(act, 0..24)
}

fn positions() -> impl Strategy<Value = Position> {
    let disks = || {
        let hexes = proptest::collection::vec(0..6_usize, 12);
        hexes.prop_map(|hexes| {
            let mut counts = [0; 6];
            for hex in hexes {
                counts[hex] += 1;
            }
            Disks::new(counts).unwrap()
        })
    };
    let sides = proptest::sample::select(&SideLength::ALL);
    let seats = proptest::sample::select(&Side::PAIR);
    let all = (
        sides,
        seats,
        any::<[proptest::sample::Index; 2]>(),
        disks(),
        disks(),
    );
    all.prop_filter_map("both stand on one hex", |(side, mover, at, east, west)| {
        let hexes: Vec<Hex> = side.hexes().collect();
        let at = at.map(|at| *at.get(&hexes));
        Position::new(side, mover, at, [east, west])
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_acts_leave_a_sound_turn(position in positions(), acts in acts()) {
        let mut build = Build::new(position);
        for act in acts {
            let before = build;
            build = build.after(act);
            let draft = build.draft;
            if build.refused.is_some() && before.draft.held().is_none() {
                prop_assert_eq!(draft, before.draft, "{:?}", act);
            }
            prop_assert_eq!(*draft.start(), position);
            prop_assert_eq!(draft.disks().counts().iter().sum::<u8>(), 12);
            prop_assert_eq!(draft.axes().chain(draft.rest()).count(), 3);
            prop_assert!(draft.axes().next().is_none() || draft.held().is_none());

            // The rules accept the turn, and its result is what was shown.
            if let Some(action) = build.action() {
                let mut after = position;
                let mut events = Vec::new();
                let end = after.play(&action, |_, event| events.push(event)).unwrap();
                let full = build.full();
                prop_assert_eq!(end, full.end());
                prop_assert_eq!(build.falls(), end == Some(Kimarite::Fall));
                prop_assert_eq!(events, build.events());
                for seat in Side::PAIR {
                    prop_assert_eq!(after.place(seat), full.position().place(seat));
                    prop_assert_eq!(after.disks(seat), full.position().disks(seat));
                }
            }
            if build.leaned() && draft.held().is_none() {
                let orders = build.orders();
                prop_assert!(!orders.is_empty());
                for (order, turn) in orders {
                    let ordered = build.after(Do::Order(order));
                    prop_assert_eq!(ordered.draft, turn);
                    prop_assert!(ordered.action().is_some());
                }
            }
        }
        // There are at most six decisions: two disks, three axes, and a held disk.
        for _ in 0..6 {
            build = build.after(Do::Back);
        }
        prop_assert!(build.draft.is_empty());
    }
}
