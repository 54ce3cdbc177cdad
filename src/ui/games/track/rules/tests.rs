//! What proves the statements of the page, each found by the key of its message.

mod tactics;

use basho::{Fighter, RoundRobin};
use rules::{
    Game, Joint, Seat, Step,
    track::{
        Action, Card, Config, Deed, EDGE, MOST_SWAPS, Nomination, Number, Swaps, TURNS, Tactic,
        Verdict,
    },
};

use super::*;
use crate::ui::games::{Proof, check_rules, track::words::place};

const fn how(tactic: &'static str) -> Text {
    text!("track-how", tactic = tactic)
}

/// What proves each text of the page.
#[rustfmt::skip]
const PROOFS: &[Proof] = &[
    (text!("track-rules-lead"), &[aim_is_a_push_off_or_the_others_half]),
    (text!("track-rules-more"), &[only_the_choice_of_the_turn_is_hidden]),
    (text!("track-rules-track"), &[track_has_a_middle_and_eight_spaces_on_either_side, each_pushes_toward_the_others_end]),
    (text!("track-rules-hands"), &[only_the_choice_of_the_turn_is_hidden, each_holds_the_numbers_1_to_6]),
    (text!("track-rules-turn"), &[both_choose_before_either_is_shown]),
    (text!("track-rules-sum"), &[higher_card_pushes_the_difference_times_the_lower]),
    (text!("track-rules-push-off"), &[beyond_the_end_is_lost_at_once]),
    (text!("track-rules-position"), &[after_six_turns_the_half_decides]),
    (text!("track-rules-forced"), &[sixth_turn_of_the_standard_game_is_forced]),
    (text!("track-rules-zero"), &[push_against_a_zero_goes_nowhere, with_a_zero_one_card_stays_unplayed_unless_the_bout_goes_on]),
    (text!("track-rules-oshi"), &[variants_can_be_combined, until_a_push_off_the_hands_are_taken_back]),
    (text!("track-rules-tactical"), &[tactics::up_to_two_numbers_are_swapped_in_secret_and_then_shown]),
    (how("yori"), &[tactics::yori_advances_one_space]),
    (how("gino-sho"), &[tactics::gino_sho_moves_nothing]),
    (how("nodowa"), &[tactics::nodowa_counts_as_seven_minus_the_number]),
    (how("katasukashi"), &[tactics::katasukashi_mirrors_the_position]),
    (how("kanto"), &[tactics::kanto_repeats_the_last_card]),
    (how("master"), &[tactics::sumo_master_is_any_of_the_five_others]),
    (text!("track-rules-order"), &[tactics::push_compares_two_numbers]),
    (order("number"), &[
        tactics::nodowa_counts_as_seven_minus_the_number, tactics::kanto_repeats_the_last_card,
        tactics::against_a_number_only_the_tactic_acts, tactics::nodowa_does_nothing_against_a_zero,
    ]),
    (order("tactics"), &[tactics::of_two_tactics_the_lower_value_acts_first, tactics::without_a_number_nodowa_and_its_like_do_nothing]),
    (order("master"), &[tactics::sumo_master_is_named_in_secret_and_takes_that_value]),
    (order("gino"), &[tactics::gino_sho_stops_what_comes_after_it]),
    (order("equal"), &[tactics::two_equal_tactics_cancel_out]),
    (order("kanto"), &[tactics::two_kanto_act_in_the_order_of_what_they_repeat, tactics::opening_kanto_does_nothing]),
    (order("last"), &[tactics::last_card_is_what_it_did]),
    (order("end"), &[tactics::push_off_is_looked_for_after_each_step]),
    (text!("track-rules-clock"), &[clock_is_for_turns_and_the_referee_plays_at_random, referee_plays_the_nominated_card]),
    (text!("track-rules-robin"), &[round_robin_pairs_everybody_once_with_byes]),
    (text!("robin-points"), &[round_robin_scores_3_2_1_0_and_shares_places]),
    (reading("zero"), &[with_a_zero_one_card_stays_unplayed_unless_the_bout_goes_on]),
    (reading("shown"), &[tactics::up_to_two_numbers_are_swapped_in_secret_and_then_shown]),
    (reading("order"), &[tactics::of_two_tactics_the_lower_value_acts_first]),
    (reading("kanto"), &[tactics::opening_kanto_does_nothing]),
];

#[test]
fn each_statement_of_the_page_is_proved() {
    check_rules::<Track>(PROOFS);
}

/// The bout of a record with these tags and turns.
fn bout(tags: &str, turns: &str) -> Track {
    let record = format!("[Game \"track\"]\n{tags}{turns}\n");
    *Table::<Track>::of(&record).unwrap().state()
}

/// The tags of a tactical game with these swaps.
fn swapped([east, west]: [&str; 2]) -> String {
    format!("[Variant \"tactical\"]\n[East-Swaps \"{east}\"]\n[West-Swaps \"{west}\"]\n\n")
}

/// Where a tactical bout with these swaps stands after these turns.
fn at(swaps: [&str; 2], turns: &str) -> i8 {
    bout(&swapped(swaps), turns).position()
}

fn plain(turns: &str) -> Track {
    bout("\n", turns)
}

fn number(number: u8) -> Number {
    Number::new(number).unwrap()
}

const EAST: Seat = Seat::EAST;

fn aim_is_a_push_off_or_the_others_half() {
    let won = plain(AIM);
    assert_eq!(won.verdict(), Some(Verdict::OshiDashi(Side::East)));
    let half = plain(ENDS[1]);
    assert!(half.position() > 0);
    assert_eq!(half.verdict(), Some(Verdict::Position(Side::East)));
}

fn only_the_choice_of_the_turn_is_hidden() {
    let state = plain("1. 6=5");
    let views = [
        Viewer::Public,
        Some(Side::East).into(),
        Some(Side::West).into(),
    ];
    assert!(views.iter().all(|&viewer| state.view(viewer).bout == state));
    assert!(!state.hand(Side::East).contains(Card::Number(number(6))));
    assert!(!state.hand(Side::West).contains(Card::Number(number(5))));
    assert_eq!(state.held(), 5);
}

fn track_has_a_middle_and_eight_spaces_on_either_side() {
    assert_eq!((EDGE, -EDGE..=EDGE), (8, -8..=8));
    assert_eq!((-EDGE..=EDGE).count(), 17);
    assert_eq!(Track::new(&Config::default()).position(), 0);
}

fn each_pushes_toward_the_others_end() {
    assert!(plain("1. 6=5").position() > 0);
    assert!(plain("1. 5=6").position() < 0);
    assert_eq!(place(3), "West’s 3");
    assert_eq!(place(-3), "East’s 3");
}

fn each_holds_the_numbers_1_to_6() {
    let start = Track::new(&Config::default());
    let numbers: Vec<Card> = (1..=6).map(|n| Card::Number(number(n))).collect();
    for seat in Side::PAIR {
        assert_eq!(start.hand(seat).into_iter().collect::<Vec<_>>(), numbers);
    }
}

fn both_choose_before_either_is_shown() {
    let mut table = Table::<Track>::open(Config::default());
    let play = |n| Action::own(Play::Number(number(n)));
    table.seal(EAST, play(6)).unwrap();
    assert_eq!(table.event_count(), 0, "nothing has been shown");
    table.seal(Seat::WEST, play(3)).unwrap();
    let shown = table.event(0, Viewer::Public);
    assert!(matches!(shown, Some(Event::Revealed { .. })), "{shown:?}");
}

fn higher_card_pushes_the_difference_times_the_lower() {
    let mut most = 0;
    for east in 1..=6_i8 {
        for west in 1..=6_i8 {
            let goes = plain(&format!("1. {east}={west}")).position();
            assert_eq!(
                goes,
                (east - west) * east.min(west),
                "{east} against {west}"
            );
            most = most.max(goes);
        }
    }
    assert_eq!((plain("1. 6=3").position(), most), (9, 9));
    let examples = PUSHES.map(|turns| plain(turns).position());
    assert_eq!(examples, [-6, 5, -8, 0]);
}

fn beyond_the_end_is_lost_at_once() {
    let off = plain(ENDS[0]);
    assert!(off.position() > EDGE && off.turns() < TURNS);
    assert_eq!(off.verdict(), Some(Verdict::OshiDashi(Side::East)));
    let last = plain("1. 6=2");
    assert_eq!((last.position(), last.verdict()), (EDGE, None));
}

fn after_six_turns_the_half_decides() {
    let ends = [ENDS[1], ENDS[2]].map(plain);
    assert!(ends.iter().all(|end| end.turns() == 6 && TURNS == 6));
    assert_eq!(ends[0].verdict(), Some(Verdict::Position(Side::East)));
    assert_eq!(
        (ends[1].position(), ends[1].verdict()),
        (0, Some(Verdict::Tie))
    );
}

fn sixth_turn_of_the_standard_game_is_forced() {
    let five = plain("1. 1=1 2. 2=2 3. 3=3 4. 4=4 5. 6=5");
    assert_eq!((five.turns(), five.forced().is_some()), (5, true));
    assert!(plain("1. 1=1 2. 2=2 3. 3=3 4. 4=4").forced().is_none());
}

fn push_against_a_zero_goes_nowhere() {
    let zero = "[Variant \"zero\"]\n\n";
    let start = bout(zero, "");
    assert!(
        Side::PAIR
            .iter()
            .all(|&seat| start.hand(seat).contains(Card::Number(number(0))))
    );
    assert_eq!(
        bout("", ZERO[0]).position(),
        bout(zero, "1. 5=4").position()
    );
}

fn with_a_zero_one_card_stays_unplayed_unless_the_bout_goes_on() {
    let six = "1. 1=1 2. 2=2 3. 3=3 4. 4=4 5. 5=5 6. 6=6";
    let over = bout("[Variant \"zero\"]\n\n", six);
    assert_eq!((over.verdict(), over.held()), (Some(Verdict::Tie), 1));
    let on = bout("[Variant \"zero oshi-dashi\"]\n\n", six);
    assert_eq!((on.verdict(), on.held()), (None, 1));
    let seventh = format!("{six} 7. 0=0");
    assert_eq!(
        bout("[Variant \"zero oshi-dashi\"]\n\n", &seventh).held(),
        7
    );
}

fn variants_can_be_combined() {
    assert_eq!(Config::all().count(), 8);
    for config in Config::all() {
        assert_eq!(Track::new(&config).verdict(), None, "{config:?}");
    }
}

fn until_a_push_off_the_hands_are_taken_back() {
    let on = bout("", BACK[0]);
    assert_eq!((on.turns(), on.held(), on.verdict()), (6, 6, None));
    let off = format!("{} 7. 6=3", BACK[0]);
    let off = bout("", &off);
    assert_eq!(off.verdict(), Some(Verdict::OshiDashi(Side::East)));
}

fn clock_is_for_turns_and_the_referee_plays_at_random() {
    let mut rng = rand::rng();
    let swapping = Track::new(&Config {
        tactical: true,
        ..Config::default()
    });
    assert_eq!(swapping.referee(Side::East, None, &mut rng), None);
    let start = Track::new(&Config::default());
    let mut played: Vec<Action> = (0..400)
        .filter_map(|_| start.referee(Side::East, None, &mut rng))
        .collect();
    played.sort_by_key(ToString::to_string);
    played.dedup();
    assert_eq!(played.len(), 6, "any of the cards may come");
}

fn referee_plays_the_nominated_card() {
    let mut rng = rand::rng();
    let state = bout(&swapped(["6", ""]), "");
    let card = Nomination::Card(Card::Number(number(4)));
    let four = Some(Action::referees(Play::Number(number(4))));
    assert_eq!(state.referee(Side::East, Some(card), &mut rng), four);
    let yori = Play::Master(Tactic::Yori);
    let named = state.referee(Side::East, Some(Nomination::Play(yori)), &mut rng);
    assert_eq!(named, Some(Action::referees(yori)));
    let drawn = state.referee(Side::East, Some(Nomination::Card(Card::Master)), &mut rng);
    assert!(matches!(
        drawn,
        Some(Action::Play {
            play: Play::Master(_),
            ..
        })
    ));
}

fn guests(names: &[&str]) -> RoundRobin {
    let guests = names.iter().map(|&name| Fighter::Guest(name.to_owned()));
    RoundRobin::new(1, Config::default(), guests.collect()).unwrap()
}

fn round_robin_pairs_everybody_once_with_byes() {
    for (names, byes) in [(&["A", "B", "C"][..], true), (&["A", "B", "C", "D"], false)] {
        let robin = guests(names);
        let mut pairs: Vec<[usize; 2]> = robin.pairings().map(|pairing| pairing.seats).collect();
        for pair in &mut pairs {
            pair.sort_unstable();
        }
        pairs.sort_unstable();
        pairs.dedup();
        assert_eq!(pairs.len(), names.len() * (names.len() - 1) / 2);
        assert!((0..robin.rounds()).all(|round| robin.bye(round).is_some() == byes));
    }
    let two = ["A", "B"].map(|name| Fighter::Guest(name.to_owned()));
    assert!(RoundRobin::new(1, Config::default(), two.into()).is_err());
}

fn round_robin_scores_3_2_1_0_and_shares_places() {
    let verdicts = [
        Verdict::OshiDashi(Side::East),
        Verdict::Position(Side::East),
        Verdict::Tie,
    ];
    let points = verdicts.map(Verdict::points);
    assert_eq!(points, [[3, 0], [2, 0], [1, 1]]);
    let mut robin = guests(&["A", "B", "C"]);
    for bout in 0..3 {
        robin.enter(bout, Verdict::Tie).unwrap();
    }
    assert!(robin.table().iter().all(|standing| standing.place == 1));
    // A and B are level on points; B has beaten A.
    let mut robin = guests(&["A", "B", "C", "D"]);
    let wins = |robin: &RoundRobin, bout: usize, entrant: usize| {
        let side = robin.pairing(bout).unwrap().side_of(entrant).unwrap();
        Verdict::Position(side)
    };
    for bout in 0..6 {
        let mut pair = robin.pairing(bout).unwrap().seats;
        pair.sort_unstable();
        let winner = match pair {
            [0, 1] | [1, 2] => 1,
            [0, _] => 0,
            [1, 3] => 3,
            _ => 2,
        };
        let verdict = wins(&robin, bout, winner);
        robin.enter(bout, verdict).unwrap();
    }
    let first: Vec<(usize, usize)> = robin
        .table()
        .iter()
        .take(2)
        .map(|standing| (standing.entrant, standing.points))
        .collect();
    assert_eq!(first, [(1, 4), (0, 4)]);
}
