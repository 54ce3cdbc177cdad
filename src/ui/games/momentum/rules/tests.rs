//! What proves the statements of the page, each found by the key of its message.

use basho::{BestOf, Series};
use rules::{
    Game, Outcome, Seat, Turn,
    momentum::{
        Axis, Compass, DISKS, Disks, Draft, Facing, Hex, Hikiwake, Kimarite, MOST_TURNS, Order,
        SideLength, Verdict,
    },
};

use super::*;
use crate::ui::games::{Proof, check_rules};

/// What proves each text of the page.
#[rustfmt::skip]
const PROOFS: &[Proof] = &[
    (text!("momentum-rules-lead"), &[aim_is_to_push_the_other_off]),
    (text!("momentum-rules-more"), &[aim_is_to_push_the_other_off]),
    (rule("board"), &[board_has_127_hexes_and_two_other_sizes]),
    (rule("start"), &[wrestlers_begin_two_hexes_from_the_middle_and_face_each_other, wrestlers_never_turn]),
    (rule("disks"), &[each_has_two_disks_on_each_of_six_hexes]),
    (rule("lean"), &[turn_begins_with_two_disk_moves]),
    (rule("leave"), &[disk_may_be_left_where_it_is]),
    (rule("axes"), &[axis_is_walked_by_the_difference_of_its_hexes]),
    (rule("order"), &[each_axis_is_walked_once_and_to_its_full_length]),
    (rule("stays"), &[disks_stay_and_carry_again]),
    (rule("push"), &[step_onto_the_opponent_pushes_on]),
    (rule("meets"), &[order_of_the_axes_decides_whom_you_meet]),
    (rule("off"), &[aim_is_to_push_the_other_off, push_off_comes_before_a_later_fall]),
    (rule("fall"), &[walking_off_alone_loses_at_once, page_asks_before_a_fall]),
    (rule("draw"), &[third_occurrence_and_200_turns_are_a_draw]),
    (rule("basho"), &[basho_is_best_of_three_five_or_seven_with_drawn_bouts_replayed]),
    (reading("side"), &[small_board_is_for_quick_bouts]),
    (reading("start"), &[wrestlers_begin_two_hexes_from_the_middle_and_face_each_other]),
    (reading("draw"), &[third_occurrence_and_200_turns_are_a_draw]),
];

#[test]
fn each_statement_of_the_page_is_proved() {
    check_rules::<Momentum>(PROOFS);
}

const EAST: Side = Side::East;
const WEST: Side = Side::West;

/// The bout of a record.
fn bout(tokens: &str) -> Momentum {
    record(tokens).unwrap()
}

/// The bout of a record, if the rules allow all of it.
fn record(tokens: &str) -> Option<Momentum> {
    let table = Table::<Momentum>::of(&format!("[Game \"momentum\"]\n{tokens}\n")).ok()?;
    Some(table.state().clone())
}

fn told(tokens: &str) -> Vec<Event> {
    last_turn(tokens).unwrap().1
}

fn walked(event: &Event) -> u8 {
    match event {
        Event::Walked { spaces, .. } => *spaces,
        _ => 0,
    }
}

fn pushed(event: &Event) -> u8 {
    match event {
        Event::Pushed { spaces, .. } => *spaces,
        _ => 0,
    }
}

fn spaces(tokens: &str, of: fn(&Event) -> u8) -> u8 {
    told(tokens).iter().map(of).sum()
}

/// A position of East's turn on the board with side 7.
fn standing(at: [(i8, i8); 2], disks: [[u8; 6]; 2]) -> Position {
    let at = at.map(|(q, r)| Hex::new(q, r));
    let disks = disks.map(|counts| Disks::new(counts).unwrap());
    Position::new(SideLength::Seven, EAST, at, disks).unwrap()
}

/// Walks the axes in their order V, R, L from this position: how it ends, and where both stand.
fn walks(mut position: Position) -> (Option<Kimarite>, [Option<Hex>; 2]) {
    let order = Order::new([Axis::V, Axis::R, Axis::L]).unwrap();
    let mut end = None;
    for axis in order.axes() {
        end = end.or_else(|| position.walk(axis, |_, _| ()));
    }
    (end, Side::PAIR.map(|seat| position.place(seat)))
}

const EVEN: [u8; 6] = [2; 6];

fn aim_is_to_push_the_other_off() {
    let winner = |winner, kimarite| Some(Event::Ended(Verdict::Win { winner, kimarite }));
    assert_eq!(told(END[0]).last().copied(), winner(EAST, Kimarite::Push));
    assert_eq!(bout(END[0]).position().place(WEST), None);
    assert_eq!(DISKS, 12);
}

fn board_has_127_hexes_and_two_other_sizes() {
    let usual = Config::default().side;
    assert_eq!((usual.get(), usual.hexes().count()), (7, 127));
    assert_eq!(SideLength::ALL.map(SideLength::get), [6, 7, 8]);
    assert!(t!("momentum-side-note", side = 6).contains("whoever began always won"));
}

fn small_board_is_for_quick_bouts() {
    assert_ne!(Config::default().side, SideLength::Six);
    assert!(SideLength::ALL.iter().all(|&side| side >= SideLength::Six));
}

fn wrestlers_begin_two_hexes_from_the_middle_and_face_each_other() {
    let start = Position::start(Config::default());
    let middle = Hex::new(0, 0);
    assert_eq!(start.place(EAST), Some(middle.farther(Compass::S, 2)));
    assert_eq!(start.place(WEST), Some(middle.farther(Compass::N, 2)));
    let faces = Side::PAIR.map(|seat| Facing::F.compass(seat));
    assert_eq!(faces, [Compass::N, Compass::S]);
    assert_eq!(start.mover(), EAST);
}

fn wrestlers_never_turn() {
    // East walks backward, and forward is still north in the turn after it.
    let back = told("F>B,-:VRL");
    assert!(
        matches!(
            back[1],
            Event::Walked {
                direction: Compass::S,
                ..
            }
        ),
        "{back:?}"
    );
    let on = told("F>B,-:VRL -,-:VRL B>F,B>F:VRL");
    let forward = |event: &Event| {
        matches!(
            event,
            Event::Walked {
                direction: Compass::N,
                ..
            }
        )
    };
    assert!(on.iter().any(forward), "{on:?}");
}

fn each_has_two_disks_on_each_of_six_hexes() {
    let slugs = Facing::ALL.map(Facing::slug);
    assert_eq!(slugs, ["F", "FR", "BR", "B", "BL", "FL"]);
    let start = Position::start(Config::default());
    for seat in Side::PAIR {
        assert_eq!(start.disks(seat).counts(), EVEN);
        assert_eq!(start.disks(seat).counts().iter().sum::<u8>(), 12);
        let six: Vec<Compass> = Facing::ALL.map(|hex| hex.compass(seat)).to_vec();
        assert!(Compass::ALL.iter().all(|wind| six.contains(wind)));
    }
}

fn turn_begins_with_two_disk_moves() {
    let lean = |event: &&Event| matches!(event, Event::Leaned { .. });
    assert_eq!(told(LEAN[0]).iter().filter(lean).count(), 2);
    for from in Facing::ALL {
        for to in Facing::ALL.into_iter().filter(|&to| to != from) {
            let (from, to) = (from.slug(), to.slug());
            assert!(
                record(&format!("{from}>{to},-:VRL")).is_some(),
                "{from} to {to}"
            );
            assert!(
                record(&format!("{from}>{to},{to}>{from}:VRL")).is_some(),
                "and back"
            );
        }
    }
}

fn disk_may_be_left_where_it_is() {
    let lean = |event: &&Event| matches!(event, Event::Leaned { .. });
    assert_eq!(told("B>F,-:VRL").iter().filter(lean).count(), 1);
    assert_eq!(told("-,-:VRL").iter().filter(lean).count(), 0);
}

fn axis_is_walked_by_the_difference_of_its_hexes() {
    assert_eq!(Axis::ALL.len(), 3);
    for hex in Facing::ALL {
        assert_eq!(hex.axis(), hex.opposite().axis());
    }
    assert_eq!(spaces("B>F,-:VRL", walked), 2, "3 and 1");
    assert_eq!(spaces("BL>FR,-:VRL", walked), 2);
    assert_eq!(spaces("-,-:VRL", walked), 0, "2 and 2");
}

fn each_axis_is_walked_once_and_to_its_full_length() {
    assert_eq!(Order::ALL.len(), 6);
    assert!(
        record("-,-:VRL").is_some() && record("-,-:VVL").is_none() && record("-,-:VR").is_none()
    );
    let axes: Vec<Axis> = told(LEAN[0])
        .iter()
        .filter_map(|event| match event {
            Event::Walked { axis, .. } => Some(*axis),
            _ => None,
        })
        .collect();
    assert_eq!((axes, spaces(LEAN[0], walked)), (vec![Axis::V, Axis::R], 4));
}

fn disks_stay_and_carry_again() {
    let lean = |event: &&Event| matches!(event, Event::Leaned { .. });
    assert_eq!(told(LEAN[1]).iter().filter(lean).count(), 0);
    assert_eq!(spaces(LEAN[1], walked), 2, "the lean carries on");
    let [before, after] = last_turn(PUSH[0]).unwrap().2;
    assert!(spaces(PUSH[0], pushed) > 0);
    assert_eq!(
        after.disks(WEST),
        before.disks(WEST),
        "the clash moves no disk"
    );
    assert_eq!(after.disks(EAST).counts(), [4, 2, 2, 0, 2, 2]);
}

fn step_onto_the_opponent_pushes_on() {
    assert_eq!(PUSH.map(|tokens| spaces(tokens, walked)), [3, 1]);
    assert_eq!(PUSH.map(|tokens| spaces(tokens, pushed)), [1, 1]);
    // Two steps with the opponent on the next hex.
    let (end, places) = walks(standing([(0, 1), (0, 0)], [[3, 2, 2, 1, 2, 2], EVEN]));
    let expected = [(0, -1), (0, -2)].map(|(q, r)| Some(Hex::new(q, r)));
    assert_eq!((end, places), (None, expected));
}

fn order_of_the_axes_decides_whom_you_meet() {
    let pushes = ORDER.map(|tokens| spaces(tokens, pushed) > 0);
    assert_eq!(pushes, [true, false]);
    let disks = ORDER.map(|tokens| last_turn(tokens).unwrap().2[1].disks(EAST));
    assert_eq!(disks[0], disks[1]);
}

fn push_off_comes_before_a_later_fall() {
    // Two steps forward: the first pushes West off, the second would have led East off.
    let (end, [east, west]) = walks(standing([(0, -5), (0, -6)], [[3, 2, 2, 1, 2, 2], EVEN]));
    assert_eq!(
        (end, east.is_some(), west),
        (Some(Kimarite::Push), true, None)
    );
}

fn walking_off_alone_loses_at_once() {
    let winner = |winner, kimarite| Some(Event::Ended(Verdict::Win { winner, kimarite }));
    assert_eq!(told(END[1]).last().copied(), winner(WEST, Kimarite::Fall));
    // Two axes would still be walked.
    let (end, [east, _]) = walks(standing([(0, 6), (0, 0)], [[1, 3, 2, 3, 1, 2], EVEN]));
    assert_eq!((end, east), (Some(Kimarite::Fall), None));
}

fn page_asks_before_a_fall() {
    let draft = Draft::new(standing([(0, 6), (0, 0)], [[1, 2, 2, 3, 2, 2], EVEN]));
    let end = draft.stretch(Axis::V).map(|stretch| stretch.end);
    assert_eq!(end, Some(Some(Kimarite::Fall)), "known before it is walked");
    assert!(t!("momentum-warned").ends_with('?'));
}

fn third_occurrence_and_200_turns_are_a_draw() {
    let still = "-,-:VRL -,-:VRL -,-:VRL";
    assert_eq!(bout(still).verdict(), None);
    let draw = Verdict::Draw(Hikiwake::Repetition);
    assert_eq!(told(&format!("{still} -,-:VRL")), [Event::Ended(draw)]);
    assert_eq!(MOST_TURNS, 200);
    assert_eq!(bout("B>F,-:VRL B>F,-:VRL").turns(), 2, "those of both");
    let other = bout(&format!("{still} B>F,F>B:VRL"));
    assert_eq!(
        other.turn(),
        Turn::Over(Outcome::Draw),
        "the disks lie as before"
    );
}

fn basho_is_best_of_three_five_or_seven_with_drawn_bouts_replayed() {
    assert_eq!(BestOf::ALL.map(BestOf::periods), [3, 5, 7]);
    let mut basho = Series::new(BestOf::Three);
    basho.enter(Outcome::Win(Seat::EAST)).unwrap();
    basho.enter(Outcome::Draw).unwrap();
    basho.enter(Outcome::Draw).unwrap();
    assert_eq!(Seat::PAIR.map(|seat| basho.wins(seat)), [1, 0]);
    assert_eq!((basho.winner(), basho.period()), (None, Some(4)));
    // The fourth bout of a basho of three: the header names the basho, not a number of bouts.
    let header = t!(
        "period-turn",
        game = "momentum",
        number = 4,
        all = 3,
        turn = 1
    );
    assert_eq!(header, "Bout 4, best of 3, turn 1");
    let second = Momentum::new(&Config {
        first: WEST,
        ..Config::default()
    });
    assert_eq!(second.position().mover(), WEST);
}
