//! What proves the statements of the page, each found by the key of its message.

use physics::{Outline, RADIUS, ROPE, Throw, Toss, fly};
use rules::{
    Seat,
    slam::{GOAL, OUTSIDE as COST, Score, Shape, Size, THROWS, Thrown},
};

use super::*;
use crate::ui::games::{Proof, check_rules};

/// What proves each text of the page.
#[rustfmt::skip]
const PROOFS: &[Proof] = &[
    (text!("slam-rules-lead"), &[aim_is_500_points_or_to_be_the_last_left]),
    (text!("slam-rules-more"), &[aim_is_500_points_or_to_be_the_last_left]),
    (rule("throws"), &[two_wrestlers_are_thrown]),
    (rule("hand"), &[throw_is_aim_strength_and_spin]),
    (rule("rope"), &[on_the_rope_is_inside]),
    (rule("worth"), &[falls_are_added_except_two_champions_and_two_knock_outs]),
    (rule("nudge"), &[every_throw_ends_in_a_clear_position]),
    (rule("turn"), &[turn_has_up_to_three_throws]),
    (rule("stays"), &[only_how_both_lie_in_the_end_counts]),
    (rule("outside"), &[outside_ends_the_turn_without_a_score]),
    (rule("both-outside"), &[both_outside_lose_the_whole_total]),
    (rule("basho"), &[first_to_500_at_the_end_of_a_turn_wins]),
    (rule("nokkuauto"), &[lowest_total_leaves_after_each_round]),
    (rule("nokkuauto-outside"), &[outside_costs_100_in_nokkuauto]),
    (rule("hikiwake"), &[tied_for_the_lowest_throw_one_wrestler_each]),
    (rule("hikiwake-again"), &[tied_for_the_lowest_throw_one_wrestler_each]),
    (rule("shapes"), &[rope_has_1_60_m_and_forms_rings_of_many_shapes]),
    (rule("shrinking"), &[shrinking_ring_loses_a_tenth_of_the_rope_each_round]),
    (rule("blindfold"), &[blindfold_hides_the_ring]),
    (rule("begins"), &[one_to_eight_play_and_there_are_three_ways_to_begin]),
];

#[test]
fn each_statement_of_the_page_is_proved() {
    check_rules::<Slam>(PROOFS);
}

fn seat(place: u8) -> Seat {
    Seat::try_from(place).unwrap()
}

/// A bout of two in basho after these tokens.
fn basho(tokens: &str) -> Slam {
    table(Mode::Basho, tokens).unwrap().state().clone()
}

/// A bout of three in nokkuauto after these tokens.
fn nokkuauto(tokens: &str) -> Slam {
    table(Mode::Nokkuauto, tokens).unwrap().state().clone()
}

/// What the last turn scored.
fn score(mode: Mode, tokens: &str) -> Option<Score> {
    last_turn(mode, tokens)?
        .iter()
        .find_map(|event| match event {
            Event::Scored { score, .. } => Some(*score),
            _ => None,
        })
}

fn aim_is_500_points_or_to_be_the_last_left() {
    assert_eq!(GOAL, 500);
    let won = basho(AIM);
    assert!(won.total(seat(0)) >= 500);
    assert_eq!(won.winner(), Some(seat(0)));
    let last = nokkuauto("HS . BB . CS . HS . CS .");
    assert_eq!(
        (last.out(), last.winner()),
        (&[seat(1), seat(0)][..], Some(seat(2)))
    );
}

fn two_wrestlers_are_thrown() {
    let names = Figure::PAIR.map(super::super::words::wrestler_name);
    assert_eq!(names, ["Indigo", "Vermilion"]);
}

fn throw_is_aim_strength_and_spin() {
    let Throw {
        aim,
        strength,
        spin,
        ..
    } = Throw::sensible(0);
    assert_eq!((aim, strength, spin), (0, Throw::SENSIBLE, 0));
    let sliders = ["aim", "strength", "spin"].map(|what| t!("throw-by", what));
    assert_eq!(sliders, ["Aim", "Strength", "Spin"]);
}

fn on_the_rope_is_inside() {
    let ring = Outline::of(Ring::default());
    let corner = ring.points()[0];
    assert!(ring.holds(corner));
    assert!(!ring.holds([corner[0] + 3 * RADIUS, corner[1]]));
}

fn falls_are_added_except_two_champions_and_two_knock_outs() {
    let inside = || Fall::ALL.into_iter().filter(|&fall| fall != Fall::Outside);
    assert_eq!(inside().count(), 5);
    for a in inside() {
        for b in inside() {
            let sum = a.single().zip(b.single()).map(|(a, b)| a + b);
            let worth = match (a, b) {
                (Fall::Champion, Fall::Champion) => Some(300),
                (Fall::KnockOut, Fall::KnockOut) => Some(-50),
                _ => sum,
            };
            assert_eq!(Landing([a, b]).points(), worth, "{a:?} {b:?}");
        }
    }
    assert_eq!(
        EXAMPLES.map(Landing::points),
        [Some(175), Some(300), Some(-50)]
    );
    assert_eq!(
        landing_words(EXAMPLES[0]),
        "Indigo: headstand. Vermilion: on the side."
    );
    assert_eq!(points(-50), "−50");
}

fn every_throw_ends_in_a_clear_position() {
    for seed in 0..3 {
        let flight = fly(&Toss {
            outline: Outline::of(Ring::default()),
            throws: [Throw::sensible(seed), Throw::sensible(seed + 9)].map(Some),
            lies: [None; 2],
        });
        assert!(flight.rest.iter().all(Option::is_some));
    }
}

fn turn_has_up_to_three_throws() {
    assert_eq!(THROWS, 3);
    let first = last_turn(Mode::Basho, TURN[0]).unwrap()[0];
    assert!(matches!(
        first,
        Event::Landed {
            throw: 1,
            thrown: Thrown::Both,
            ..
        }
    ));
    assert_eq!(score(Mode::Basho, "SB ."), Some(Score::Points(100)));
    for again in ["a", "b", "ab"] {
        assert!(table(Mode::Basho, &format!("SB {again} SS .")).is_some());
    }
    let third = last_turn(Mode::Basho, TURN[1]).unwrap();
    let landings = third
        .iter()
        .filter(|event| matches!(event, Event::Landed { .. }));
    assert_eq!(landings.count(), 3);
    assert!(
        matches!(third[3], Event::Scored { .. }),
        "no decision after it"
    );
    assert!(table(Mode::Basho, &format!("{} .", TURN[1])).is_none());
}

fn only_how_both_lie_in_the_end_counts() {
    assert_eq!(score(Mode::Basho, TURN[0]), Some(Score::Points(225)));
    // Indigo, kept on its side, is knocked onto its belly.
    assert_eq!(score(Mode::Basho, TURN[1]), Some(Score::Points(125)));
    assert_eq!(score(Mode::Basho, "SB b OC"), Some(Score::Nothing));
}

fn outside_ends_the_turn_without_a_score() {
    let bout = basho(OUTSIDE[0]);
    assert_eq!(score(Mode::Basho, OUTSIDE[0]), Some(Score::Nothing));
    assert_eq!((bout.total(seat(0)), bout.thrower()), (150, Some(seat(1))));
}

fn both_outside_lose_the_whole_total() {
    assert_eq!(basho("SS . BB .").total(seat(0)), 150);
    assert_eq!(score(Mode::Basho, OUTSIDE[1]), Some(Score::AllLost));
    assert_eq!(basho(OUTSIDE[1]).total(seat(0)), 0);
}

fn first_to_500_at_the_end_of_a_turn_wins() {
    assert_eq!(basho("SS .").thrower(), Some(seat(1)));
    assert_eq!(basho("SS . BB .").thrower(), Some(seat(0)));
    let won = basho(BASHO[0]);
    assert_eq!((won.total(seat(0)), won.winner()), (500, Some(seat(0))));
    assert_eq!(
        basho("CC . BB . SB a CS").winner(),
        None,
        "not before the turn ends"
    );
}

fn lowest_total_leaves_after_each_round() {
    assert_eq!(nokkuauto("HS . BB .").out(), []);
    let round = nokkuauto(NOKKUAUTO[0]);
    assert_eq!(
        (round.out(), round.totals()),
        (&[seat(1)][..], &[175, 50, 200][..])
    );
    let last = nokkuauto("HS . BB . CS . HS . CS .");
    assert_eq!(
        (last.totals(), last.winner()),
        (&[350, 50, 400][..], Some(seat(2)))
    );
    assert!(t!("slam-log-won", mode = "nokkuauto", name = "Cy").contains("grand champion"));
}

fn outside_costs_100_in_nokkuauto() {
    assert_eq!(COST, 100);
    assert_eq!(
        score(Mode::Nokkuauto, NOKKUAUTO[1]),
        Some(Score::Points(-100)),
        "not 25 for the Champion"
    );
    assert_eq!(nokkuauto(NOKKUAUTO[1]).totals(), [175, 150, -100]);
    assert_eq!(nokkuauto("OO").totals(), [-200, 0, 0]);
    let both = nokkuauto("CC . BB . SS . OO");
    assert_eq!(both.total(seat(0)), 100, "300 less 200");
}

fn tied_for_the_lowest_throw_one_wrestler_each() {
    let tie = nokkuauto("BB . SS . BB .");
    let tied = |bout: &Slam| {
        bout.tied()
            .map(|tied| tied.into_iter().map(|(seat, _)| seat).collect::<Vec<_>>())
    };
    assert_eq!(tied(&tie), Some(vec![seat(0), seat(2)]));
    let three = nokkuauto("BB . BB . BB .");
    assert_eq!(tied(&three).map(|tied| tied.len()), Some(3));
    // Outside is lower than a Knock-out.
    assert_eq!(nokkuauto("BB . SS . BB . O K").out(), [seat(0)]);
    assert_eq!(nokkuauto(HIKIWAKE[0]).out(), [seat(2)]);
    assert_eq!(
        tied(&nokkuauto("BB . SS . BB . S S")),
        Some(vec![seat(0), seat(2)])
    );
    assert_eq!(nokkuauto(HIKIWAKE[1]).out(), [seat(2)]);
}

fn rope_has_1_60_m_and_forms_rings_of_many_shapes() {
    // In tenths of a millimetre.
    assert_eq!(ROPE, 16_000);
    assert_eq!(
        (Size::SMALLEST_CHOSEN.percent(), Size::WHOLE.percent()),
        (60, 100)
    );
    let names = Shape::ALL.map(|shape| t!("slam-shape", shape = shape.slug()));
    assert_eq!(
        names,
        ["Circle", "Oval", "Square", "Triangle", "Figure of eight"]
    );
    let room = |shape: Shape, size: Size| {
        let outline = Outline::of(Ring { shape, size });
        let places = (-32..=32).flat_map(|x| (-32..=32).map(move |y| [x * 100, y * 100]));
        places.filter(|&at| outline.holds(at)).count()
    };
    assert!(room(Shape::Circle, Size::SMALLEST_CHOSEN) < room(Shape::Circle, Size::WHOLE));
    assert!(room(Shape::Eight, Size::WHOLE) < room(Shape::Circle, Size::WHOLE));
}

fn shrinking_ring_loses_a_tenth_of_the_rope_each_round() {
    let rounds = [1, 2, 3, 6, 7, 8].map(|round| Size::WHOLE.shrunk(round).percent());
    assert_eq!(rounds, [100, 90, 80, 50, 40, 40]);
    assert_eq!(
        Size::SMALLEST_CHOSEN.shrunk(2).percent(),
        50,
        "of the whole rope"
    );
}

fn blindfold_hides_the_ring() {
    assert!(t!("slam-blindfold-note").contains("hidden while somebody aims and throws"));
}

fn one_to_eight_play_and_there_are_three_ways_to_begin() {
    assert_eq!(super::super::setup::MOST, 8);
    let alone = "[Game \"slam\"]\n[Players \"Aki\"]\n\nCC . CC .\n";
    let alone = Table::<Slam>::of(alone).unwrap();
    assert_eq!(
        (alone.state().turns(), alone.state().winner()),
        (2, Some(seat(0)))
    );
    let ways = ["youngest", "random", "champion"].map(|who| t!("slam-begins", who));
    assert_eq!(
        ways,
        [
            "The youngest",
            "Chosen at random",
            "The last grand champion"
        ]
    );
}
