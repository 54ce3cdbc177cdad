//! What proves the statements of the page, each found by the key of its message.

mod cards;

use basho::{BestOf, Series};
use rules::{
    Game, Outcome, Seat, Sink, Turn,
    circle::{Action, Card, CardSet, Config, Direction, HAND, Kind, PLACES, Place, Why},
    record::Notation,
};

use super::*;
use crate::ui::games::{Proof, check_rules};

const fn how(card: &'static str) -> Text {
    text!("circle-how", card = card)
}

/// What proves each text of the page.
#[rustfmt::skip]
const PROOFS: &[Proof] = &[
    (text!("circle-rules-lead"), &[aim_is_to_put_the_other_out]),
    (text!("circle-rules-more"), &[both_choose_one_of_three_cards_in_secret]),
    (text!("circle-rules-ring"), &[aim_is_to_put_the_other_out, ring_is_nineteen_circles_with_three_between_the_wrestlers]),
    (text!("circle-rules-directions"), &[directions_are_called_as_on_a_clock]),
    (text!("circle-rules-turn"), &[both_choose_one_of_three_cards_in_secret]),
    (text!("circle-rules-annul"), &[equal_cards_annul_each_other_within_the_turn]),
    (text!("circle-rules-choices"), &[only_the_owner_is_asked_and_only_about_a_choice]),
    (order("defence"), &[defence_acts_before_attack]),
    (order("number"), &[lower_number_acts_first]),
    (order("board"), &[second_card_acts_on_what_the_first_has_left]),
    (order("tsuppari"), &[cards::tsuppari_cancels_every_attack_and_no_defence]),
    (order("hikkake"), &[cards::hikkake_cancels_an_attack_and_never_a_defence]),
    (order("follow"), &[attack_may_follow_a_hikkake_after_any_defence]),
    (order("priority"), &[cards::kimedashi_brings_priority_for_one_turn]),
    (order("ends"), &[cards::kimedashi_brings_priority_for_one_turn]),
    (text!("circle-rules-attack"), &[attack_goes_straight_toward_the_opponent]),
    (text!("circle-rules-push"), &[walking_into_the_opponent_pushes]),
    (text!("circle-rules-cards"), &[cards::each_has_the_same_ten_cards_and_draws_three, cards::adjacent_means_neighbouring_circles]),
    (how("yorikiri"), &[cards::yorikiri_and_yoritaoshi_attack_one_circle]),
    (how("yoritaoshi"), &[cards::yorikiri_and_yoritaoshi_attack_one_circle]),
    (how("oshidashi"), &[cards::oshidashi_pushes_aside]),
    (how("tsuridashi"), &[cards::tsuridashi_sets_down_behind]),
    (how("kimedashi"), &[cards::kimedashi_brings_priority_for_one_turn]),
    (how("tsukidashi"), &[cards::tsukidashi_attacks_two_circles]),
    (how("hikkake"), &[cards::hikkake_cancels_an_attack_and_never_a_defence]),
    (how("uwatehineri"), &[cards::tsuridashi_sets_down_behind, cards::uwatehineri_changes_places]),
    (how("mamorite"), &[cards::mamorite_moves_two_circles_and_stays_inside]),
    (how("tsuppari"), &[cards::tsuppari_cancels_every_attack_and_no_defence]),
    (text!("circle-rules-limit"), &[cards::tsukidashi_that_would_carry_both_out_is_replaced]),
    (text!("circle-rules-substitute"), &[cards::tsukidashi_that_would_carry_both_out_is_replaced]),
    (text!("circle-rules-piles"), &[cards::hands_are_filled_up_and_an_empty_pile_is_made_anew]),
    (text!("circle-rules-seen"), &[cards::hands_and_piles_are_hidden_and_the_rest_is_seen]),
    (text!("circle-rules-basho"), &[cards::basho_is_won_by_three_of_five_periods]),
    (reading("ring"), &[ring_is_nineteen_circles_with_three_between_the_wrestlers]),
    (reading("numbers"), &[cards::each_has_the_same_ten_cards_and_draws_three]),
    (reading("annul"), &[equal_cards_annul_each_other_within_the_turn]),
    (reading("follow"), &[attack_may_follow_a_hikkake_after_any_defence]),
    (reading("counted"), &[cards::hands_and_piles_are_hidden_and_the_rest_is_seen]),
];

#[test]
fn each_statement_of_the_page_is_proved() {
    check_rules::<Circle>(PROOFS);
}

const EAST: Side = Side::East;
const WEST: Side = Side::West;

/// Collects every event.
struct Told(Vec<Event>);

impl Sink<Circle> for Told {
    fn note(&mut self, _: &Circle, event: Event) {
        self.0.push(event);
    }
}

/// The bout of a record.
fn bout(tokens: &str) -> Circle {
    *Table::<Circle>::of(&format!("[Game \"circle\"]\n{tokens}\n"))
        .unwrap()
        .state()
}

/// The events in the last turn of a record.
fn told(tokens: &str) -> Vec<Event> {
    let table = Table::<Circle>::of(&format!("[Game \"circle\"]\n{tokens}\n")).unwrap();
    let story: Vec<(Event, View)> = table.story(Viewer::Public).collect();
    last_turn(&story).unwrap().came
}

fn card(code: &str) -> Card {
    code.parse().unwrap()
}

fn cards(codes: &str) -> CardSet {
    codes.split_whitespace().map(card).collect()
}

fn board([east, west]: [(i8, i8); 2]) -> Board {
    let place = |(q, r)| Place::new(q, r).unwrap();
    Board::new(place(east), place(west)).unwrap()
}

/// Where East and West stand.
fn places(board: Board) -> [Option<(i8, i8)>; 2] {
    Side::PAIR.map(|seat| board.place(seat).map(|place| (place.q(), place.r())))
}

/// A turn from these places: hands of three cards, perhaps a priority, and the tokens. What happened after the reveal, and the bout.
fn turn(
    at: [(i8, i8); 2],
    first: Option<Side>,
    hands: [&str; 2],
    tokens: &str,
) -> (Vec<Event>, Circle) {
    let none = [CardSet::EMPTY; 2];
    let mut state = Circle::standing(board(at), first, hands.map(cards), none).unwrap();
    let mut told = Told(Vec::new());
    for token in tokens.split_whitespace() {
        for step in state.read_token(token).unwrap() {
            state.apply(step, &mut told).unwrap();
        }
    }
    (told.0.split_off(1), state)
}

/// East in the middle, West beside East to the right.
const BESIDE: [(i8, i8); 2] = [(0, 0), (1, 0)];
/// West has the edge behind.
const RIM: [(i8, i8); 2] = [(1, 0), (2, 0)];
const APART: [(i8, i8); 2] = [(-2, 0), (2, 0)];

/// The places after the only way in which East's card can act.
fn acts(at: [(i8, i8); 2], code: &str) -> [Option<(i8, i8)>; 2] {
    let previews = board(at).preview(EAST, card(code));
    assert_eq!(previews.len(), 1, "{code}");
    places(previews[0].board)
}

/// The hours in which East's card can act.
fn hours(at: [(i8, i8); 2], code: &str) -> Vec<u8> {
    let directions = board(at).directions(EAST, card(code));
    directions.iter().map(Direction::hour).collect()
}

#[test]
fn each_example_shows_how_the_wrestlers_moved() {
    // The moves of a Tsuridashi that sets the opponent down outside, and of a push aside.
    let moves = |tokens: &str| moves(bout(tokens).board(), &told(tokens));
    assert_eq!(moves(AIM), [(WEST, (2, 0), (3, 0)), (EAST, (1, 0), (2, 0))]);
    assert_eq!(moves(ORDER[2])[1], (EAST, (1, 0), (3, 0)));
    assert!(moves(ATTACK[2]).contains(&(WEST, (0, 0), (1, -1))));
}

fn aim_is_to_put_the_other_out() {
    let pushed = bout(AIM);
    assert_eq!(places(pushed.board())[1], None);
    assert_eq!(pushed.verdict().map(|verdict| verdict.winner), Some(EAST));
    let set_down = bout(ORDER[2]);
    let verdict = set_down.verdict().unwrap();
    assert_eq!(verdict.card, Card::Tsuridashi);
    assert_eq!(set_down.board().place(verdict.winner.other()), None);
}

fn both_choose_one_of_three_cards_in_secret() {
    let start = "E+YT,OD,KD W+MM,YK,TP";
    let mut table = Table::<Circle>::of(&format!("[Game \"circle\"]\n{start}\n")).unwrap();
    assert_eq!(table.state().hand(EAST).len(), 3);
    let before = table.event_count();
    table.seal(Seat::EAST, Action::Reveal(card("YT"))).unwrap();
    assert_eq!(table.event_count(), before, "nothing has been shown");
    table.seal(Seat::WEST, Action::Reveal(card("YK"))).unwrap();
    let shown = table.event(before, Viewer::Public);
    assert!(matches!(shown, Some(Event::Revealed { .. })), "{shown:?}");
    let moved = table.event(before + 1, Viewer::Public);
    assert!(
        matches!(moved, Some(Event::Moved { seat: WEST, .. })),
        "{moved:?}"
    );
}

fn ring_is_nineteen_circles_with_three_between_the_wrestlers() {
    assert_eq!((PLACES, Place::all().count()), (19, 19));
    let [east, west] = Side::PAIR.map(|seat| Board::START.place(seat).unwrap());
    assert_eq!(places(Board::START), [Some((-2, 0)), Some((2, 0))]);
    assert_eq!(east.distance(west) - 1, 3);
    assert_eq!(t!("circle-wrestler", seat = "east"), "Blue Lotus Flower");
}

fn directions_are_called_as_on_a_clock() {
    let hours = [1, 3, 5, 7, 9, 11];
    let words = hours.map(|hour| t!("circle-toward-hour", number = hour));
    let expected = [
        "Up right",
        "Right",
        "Down right",
        "Down left",
        "Left",
        "Up left",
    ];
    assert_eq!(words, expected);
    assert_eq!(Direction::ALL.map(Direction::hour).len(), hours.len());
    assert_eq!(Direction::from_hour(3).unwrap().delta(), (1, 0));
    assert_eq!(Direction::from_hour(11).unwrap().delta(), (0, -1));
}

fn equal_cards_annul_each_other_within_the_turn() {
    let (_, state) = turn(BESIDE, Some(EAST), ["YK OD UH", "YK MM TP"], "YK=YK");
    assert_eq!(Side::PAIR.map(|seat| state.aside(seat)), [cards("YK"); 2]);
    assert_eq!((state.draw(), state.turns()), (Some((EAST, 1)), 0));
    assert_eq!(state.priority(), Some(EAST));
}

fn only_the_owner_is_asked_and_only_about_a_choice() {
    let (_, state) = turn(APART, None, ["MM OD UH", "TP YK KD"], "MM=TP");
    assert_eq!(state.choice().map(|choice| choice.seat), Some(EAST));
    assert!(matches!(state.turn(), Turn::Act(seats) if !seats.contains(WEST)));
    let (_, state) = turn(APART, None, ["YK OD UH", "TD MM KD"], "YK=TD");
    assert_eq!(state.choice(), None, "one way to attack");
}

fn defence_acts_before_attack() {
    assert!(matches!(
        told(ORDER[0])[0],
        Event::Moved {
            seat: WEST,
            card: Card::Mamorite,
            ..
        }
    ));
}

fn lower_number_acts_first() {
    assert!(matches!(
        told(ORDER[1])[0],
        Event::Moved {
            seat: WEST,
            card: Card::Yoritaoshi,
            ..
        }
    ));
    let (came, _) = turn(BESIDE, None, ["MM YK OD", "UH YK OD"], "MM=UH E>11");
    assert!(
        matches!(came[0], Event::ChangedPlaces { by: WEST, .. }),
        "{came:?}"
    );
}

fn second_card_acts_on_what_the_first_has_left() {
    // West's Oshidashi aims at where East has gone by then.
    let (came, _) = turn(BESIDE, None, ["YK UH MM", "YT UH MM"], "YK=YT");
    assert!(
        matches!(
            came[..2],
            [
                Event::Pushed { by: EAST, .. },
                Event::Pushed { by: WEST, .. }
            ]
        ),
        "{came:?}"
    );
    let (came, _) = turn(RIM, None, ["YK UH MM", "YT UH MM"], "YK=YT");
    assert!(
        matches!(
            came[..],
            [Event::Pushed { to: None, .. }, Event::Decided(_)]
        ),
        "{came:?}"
    );
}

fn attack_may_follow_a_hikkake_after_any_defence() {
    assert!(
        told(CANCEL[1])
            .iter()
            .any(|event| matches!(event, Event::FollowedUp { .. }))
    );
    let (_, state) = turn(APART, None, ["HK TD MM", "YK UH TP"], "HK=YK");
    let offered: Vec<String> = state
        .options(EAST)
        .map(|action| action.to_string())
        .collect();
    assert_eq!(
        offered,
        [":TD", ":-"],
        "no defence, but one that does nothing"
    );
    let (_, state) = turn(RIM, None, ["HK TK MM", "YK UH TP"], "HK=YK");
    assert_eq!(state.choice(), None, "the Tsukidashi may not follow");
    let (came, _) = turn(BESIDE, None, ["HK YK MM", "UH YK MM"], "HK=UH E:YK");
    assert!(matches!(came[0], Event::ChangedPlaces { .. }), "{came:?}");
    assert!(
        matches!(
            came.last(),
            Some(Event::Drew { .. } | Event::SetAside { .. })
        ),
        "{came:?}"
    );
}

fn attack_goes_straight_toward_the_opponent() {
    assert_eq!(hours(APART, "YK"), [3]);
    assert_eq!(hours([(-2, 0), (1, 1)], "YK"), [3, 5]);
    let alone = Place::all().flat_map(|east| Place::all().map(move |west| (east, west)));
    for (east, west) in alone {
        let Some(board) = Board::new(east, west) else {
            continue;
        };
        for card in CardSet::ATTACKS {
            for preview in board.preview(EAST, card) {
                assert!(preview.board.place(EAST).is_some(), "{board:?} {card}");
            }
        }
    }
    assert!(
        matches!(
            told(ATTACK[1])[1],
            Event::Moved {
                direction: Direction::One,
                ..
            }
        ),
        "{:?}",
        told(ATTACK[1])
    );
}

fn walking_into_the_opponent_pushes() {
    assert_eq!(acts(BESIDE, "YK"), [Some((1, 0)), Some((2, 0))]);
    let pushes = told(ATTACK[0])
        .iter()
        .filter(|event| matches!(event, Event::Pushed { .. }))
        .count();
    assert!(pushes > 1, "two circles, two pushes");
}
