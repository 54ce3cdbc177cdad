//! One test for each statement of the page. The examples are replayed by the rules.

mod tactics;

use std::sync::LazyLock;

use super::*;
use crate::{
    basho::{Fighter, RoundRobin},
    rules::{
        Game, Joint, Seat, Step,
        track::{
            Action, Card, Config, Deed, EDGE, MOST_SWAPS, Nomination, Number, Swaps, TURNS, Tactic,
            Verdict,
        },
    },
    ui::{games::track::words::place, parts::Statements},
};

static PAGE: LazyLock<Statements> = LazyLock::new(Statements::of::<Track>);

fn says(sentences: &[&str]) {
    PAGE.say(sentences);
}

/// The bout of a record with these tags and turns.
fn bout(tags: &str, turns: &str) -> Track {
    *Table::<Track>::of(&record(tags, turns)).unwrap().state()
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

#[test]
fn every_statement_has_a_test() {
    PAGE.are_tested_in(concat!(
        include_str!("tests.rs"),
        include_str!("tests/tactics.rs")
    ));
}

#[test]
fn page_has_every_part_and_example() {
    for part in PARTS {
        assert!(PAGE.page().contains(&format!("id=\"r-{part}\"")), "{part}");
    }
    let examples = PUSHES.len() + ENDS.len() + ZERO.len() + BACK.len() + TACTICS.len();
    let figures = PAGE.page().matches("<figure").count();
    assert_eq!(figures, examples + 1, "every example record must be valid");
    assert!(!PAGE.page().contains("style="));
}

#[test]
fn aim_is_a_push_off_or_the_others_half() {
    says(&[
        "Push the other wrestler off the end of the track, or be in the other’s half when the last turn is over.",
    ]);
    let won = plain(AIM);
    assert_eq!(won.verdict(), Some(Verdict::OshiDashi(Side::East)));
    let half = plain(ENDS[1]);
    assert!(half.position() > 0);
    assert_eq!(half.verdict(), Some(Verdict::Position(Side::East)));
}

#[test]
fn only_the_choice_of_the_turn_is_hidden() {
    says(&[
        "All cards are in sight; all that is hidden is which one comes now.",
        "Both hands lie open all the time, and a card that has been played is gone.",
    ]);
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

#[test]
fn track_has_a_middle_and_eight_spaces_on_either_side() {
    says(&[
        "The track has seventeen spaces: a middle, and eight on either side.",
        "The wrestlers begin in the middle.",
        "They always stand on the same space and move together.",
    ]);
    assert_eq!((EDGE, -EDGE..=EDGE), (8, -8..=8));
    assert_eq!((-EDGE..=EDGE).count(), 17);
    assert_eq!(Track::new(&Config::default()).position(), 0);
}

#[test]
fn each_pushes_toward_the_others_end() {
    says(&["East pushes toward West’s end, West toward East’s."]);
    assert!(plain("1. 6=5").position() > 0);
    assert!(plain("1. 5=6").position() < 0);
    assert_eq!(place(3), "West’s 3");
    assert_eq!(place(-3), "East’s 3");
}

#[test]
fn each_holds_the_numbers_1_to_6() {
    says(&["Each player holds the numbers 1 to 6."]);
    let start = Track::new(&Config::default());
    let numbers: Vec<Card> = (1..=6).map(|n| Card::Number(number(n))).collect();
    for seat in Side::PAIR {
        assert_eq!(start.hand(seat).into_iter().collect::<Vec<_>>(), numbers);
    }
}

#[test]
fn both_choose_before_either_is_shown() {
    says(&["Both choose a card in secret and turn it over at the same moment."]);
    let mut table = Table::<Track>::open(Config::default());
    let play = |n| Action::own(Play::Number(number(n)));
    table.seal(EAST, play(6)).unwrap();
    assert!(table.is_empty(), "nothing has been shown");
    table.seal(Seat::WEST, play(3)).unwrap();
    let shown = table.event(0, Viewer::Public);
    assert!(matches!(shown, Some(Event::Revealed { .. })), "{shown:?}");
}

#[test]
fn higher_card_pushes_the_difference_times_the_lower() {
    says(&[
        "The higher card pushes: as many spaces as it is higher, times the lower card.",
        "A 6 against a 3 goes nine spaces, and no push goes further.",
        "Equal cards push nothing.",
    ]);
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

#[test]
fn beyond_the_end_is_lost_at_once() {
    says(&[
        "Whoever is pushed beyond their own end has lost at once.",
        "That is oshidashi.",
        "On the last space one is still in.",
    ]);
    let off = plain(ENDS[0]);
    assert!(off.position() > EDGE && off.turns() < TURNS);
    assert_eq!(off.verdict(), Some(Verdict::OshiDashi(Side::East)));
    let last = plain("1. 6=2");
    assert_eq!((last.position(), last.verdict()), (EDGE, None));
}

#[test]
fn after_six_turns_the_half_decides() {
    says(&[
        "If nobody has been pushed off after six turns, East wins by position in West’s half, and West in East’s half.",
        "In the middle it is a tie.",
    ]);
    let ends = [ENDS[1], ENDS[2]].map(plain);
    assert!(ends.iter().all(|end| end.turns() == 6 && TURNS == 6));
    assert_eq!(ends[0].verdict(), Some(Verdict::Position(Side::East)));
    assert_eq!(
        (ends[1].position(), ends[1].verdict()),
        (0, Some(Verdict::Tie))
    );
}

#[test]
fn sixth_turn_of_the_standard_game_is_forced() {
    says(&["In the standard game the sixth turn leaves no choice, so it plays itself."]);
    let five = plain("1. 1=1 2. 2=2 3. 3=3 4. 4=4 5. 6=5");
    assert_eq!((five.turns(), five.forced().is_some()), (5, true));
    assert!(plain("1. 1=1 2. 2=2 3. 3=3 4. 4=4").forced().is_none());
}

#[test]
fn push_against_a_zero_goes_nowhere() {
    says(&[
        "Each hand holds a 0, too.",
        "A push against it goes nowhere: a number times nothing is nothing.",
    ]);
    let zero = "[Variant \"zero\"]\n\n";
    let start = bout(zero, "");
    assert!(
        Side::PAIR
            .iter()
            .all(|&seat| start.hand(seat).contains(Card::Number(number(0))))
    );
    assert_eq!(
        bout(zero, ZERO[0]).position(),
        bout(zero, "1. 5=4").position()
    );
}

#[test]
fn with_a_zero_one_card_stays_unplayed_unless_the_bout_goes_on() {
    says(&[
        "In a game of six turns one card of each hand then stays unplayed; until a push-off, all are played.",
        "With a zero there are still six turns, so that one card stays unplayed.",
    ]);
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

#[test]
fn variants_can_be_combined() {
    says(&["This can be combined with the zero and with tactics, as those can with each other."]);
    assert_eq!(Config::all().count(), 8);
    for config in Config::all() {
        assert_eq!(Track::new(&config).verdict(), None, "{config:?}");
    }
}

#[test]
fn until_a_push_off_the_hands_are_taken_back() {
    says(&[
        "There is no last turn.",
        "When the hands are empty both take all their cards back, and the bout goes on until somebody is pushed off.",
    ]);
    let on = bout("[Variant \"oshi-dashi\"]\n\n", BACK[0]);
    assert_eq!((on.turns(), on.held(), on.verdict()), (6, 6, None));
    let off = format!("{} 7. 6=3", BACK[0]);
    let off = bout("[Variant \"oshi-dashi\"]\n\n", &off);
    assert_eq!(off.verdict(), Some(Verdict::OshiDashi(Side::East)));
}

#[test]
fn clock_is_for_turns_and_the_referee_plays_at_random() {
    says(&[
        "A clock can be set for each turn; swapping before the bout has none.",
        "If somebody’s time runs out, the referee plays a card for them, drawn at random.",
    ]);
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

#[test]
fn referee_plays_the_nominated_card() {
    says(&[
        "Between two people you may nominate, while you choose and until the other has chosen, the card that the referee would then play.",
        "What a Sumo Master is played as is drawn, too, unless the nomination says it.",
    ]);
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

#[test]
fn round_robin_pairs_everybody_once_with_byes() {
    says(&[
        "Three or more can play a round robin: everybody meets everybody once.",
        "If their number is odd, each round leaves one of them without an opponent.",
    ]);
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

#[test]
fn round_robin_scores_3_2_1_0_and_shares_places() {
    says(&[
        "A push-off is worth 3 points, a win by position 2, a tie 1, a loss 0.",
        "With equal points the result against each other counts, then push-offs; then the place is shared.",
    ]);
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
