//! One test for each statement of the page. The examples are replayed by the rules.

mod cards;

use std::sync::LazyLock;

use super::*;
use crate::{
    basho::{BestOf, Series},
    rules::{
        Game, Outcome, Seat, Sink, Turn,
        circle::{Action, Card, CardSet, Config, Direction, HAND, Kind, PLACES, Place, Why},
        record::Notation,
    },
    ui::parts::Statements,
};

static PAGE: LazyLock<Statements> = LazyLock::new(Statements::of::<Circle>);

fn says(sentences: &[&str]) {
    PAGE.say(sentences);
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
    let frames = (0..table.len()).filter_map(|frame| table.frame(frame, Viewer::Public));
    let story: Vec<(Event, View)> = frames.collect();
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
fn every_statement_has_a_test() {
    PAGE.are_tested_in(concat!(
        include_str!("tests.rs"),
        include_str!("tests/cards.rs")
    ));
}

#[test]
fn page_has_every_part_example_and_card() {
    let page = PAGE.page();
    for part in PARTS {
        assert!(page.contains(&format!("id=\"r-{part}\"")), "{part}");
    }
    let examples = ORDER.len() + CANCEL.len() + ATTACK.len() + LIMIT.len();
    let figures = page.matches("<figure").count();
    assert_eq!(figures, examples + 1, "every example record must be valid");
    for card in Card::ALL {
        assert!(page.contains(&t!("circle-card", card = card.slug())));
    }
    assert_eq!(page.matches("<h1").count(), 1);
    assert!(!page.contains("style="));
}

#[test]
fn each_example_shows_its_start_and_its_end() {
    let rings = PAGE.page().matches("ring-pic").count();
    let examples = 1 + ORDER.len() + CANCEL.len() + ATTACK.len() + LIMIT.len();
    assert_eq!(rings, 2 * examples + 1, "two for each, and the set-up");
    // The moves of a Tsuridashi that sets the opponent down outside, and of a push aside.
    let moves = |tokens: &str| moves(bout(tokens).board(), &told(tokens));
    assert_eq!(moves(AIM), [(WEST, (2, 0), (3, 0)), (EAST, (1, 0), (2, 0))]);
    assert_eq!(moves(ORDER[2])[1], (EAST, (1, 0), (3, 0)));
    assert!(moves(ATTACK[2]).contains(&(WEST, (0, 0), (1, -1))));
}

#[test]
fn aim_is_to_put_the_other_out() {
    says(&[
        "Push the other wrestler out of the ring, or set them down outside it.",
        "Whoever is pushed or set down outside the circles has lost.",
    ]);
    let pushed = bout(AIM);
    assert_eq!(places(pushed.board())[1], None);
    assert_eq!(pushed.verdict().map(|verdict| verdict.winner), Some(EAST));
    let set_down = bout(ORDER[2]);
    let verdict = set_down.verdict().unwrap();
    assert_eq!(verdict.card, Card::Tsuridashi);
    assert_eq!(set_down.board().place(verdict.winner.other()), None);
}

#[test]
fn both_choose_one_of_three_cards_in_secret() {
    says(&[
        "Both choose one of three cards in secret: guess what comes.",
        "Both choose one of their three cards in secret and turn them over together.",
        "Then the cards act, one after the other.",
    ]);
    let start = "E+YT,OD,KD W+MM,YK,TP";
    let mut table = Table::<Circle>::of(&format!("[Game \"circle\"]\n{start}\n")).unwrap();
    assert_eq!(table.state().hand(EAST).len(), 3);
    let before = table.len();
    table.seal(Seat::EAST, Action::Reveal(card("YT"))).unwrap();
    assert_eq!(table.len(), before, "nothing has been shown");
    table.seal(Seat::WEST, Action::Reveal(card("YK"))).unwrap();
    let shown = table.event(before, Viewer::Public);
    assert!(matches!(shown, Some(Event::Revealed { .. })), "{shown:?}");
    let moved = table.event(before + 1, Viewer::Public);
    assert!(
        matches!(
            moved,
            Some(Event::Moved {
                seat: Side::West,
                ..
            })
        ),
        "{moved:?}"
    );
}

#[test]
fn ring_is_nineteen_circles_with_three_between_the_wrestlers() {
    says(&[
        "The ring is nineteen circles.",
        "East, the Blue Lotus Flower, and West, the Snowy Mount Fuji, begin in opposite corners, with three empty circles between them.",
        "How the nineteen circles lie, and where the wrestlers begin.",
    ]);
    assert_eq!((PLACES, Place::all().count()), (19, 19));
    let [east, west] = Side::PAIR.map(|seat| Board::START.place(seat).unwrap());
    assert_eq!(places(Board::START), [Some((-2, 0)), Some((2, 0))]);
    assert_eq!(east.distance(west) - 1, 3);
    assert_eq!(t!("circle-wrestler", seat = "east"), "Blue Lotus Flower");
}

#[test]
fn directions_are_called_as_on_a_clock() {
    says(&[
        "There are six directions, called as on the face of a clock.",
        "3 o’clock is to the right and 9 o’clock to the left; 11 and 1 o’clock are up left and up right, 7 and 5 o’clock down left and down right.",
    ]);
    let hours = [1, 3, 5, 7, 9, 11];
    let words = hours.map(|hour| t!("circle-toward-hour", number = hour));
    let expected = [
        "1 o’clock, up right",
        "3 o’clock, right",
        "5 o’clock, down right",
        "7 o’clock, down left",
        "9 o’clock, left",
        "11 o’clock, up left",
    ];
    assert_eq!(words, expected);
    assert_eq!(Direction::ALL.map(Direction::hour).len(), hours.len());
    assert_eq!(Direction::from_hour(3).unwrap().delta(), (1, 0));
    assert_eq!(Direction::from_hour(11).unwrap().delta(), (0, -1));
}

#[test]
fn equal_cards_annul_each_other_within_the_turn() {
    says(&[
        "Equal cards annul each other: both are set aside, both hands are filled up, and both choose again in the same turn.",
        "Cards that annul each other leave a priority as it is.",
    ]);
    let (_, state) = turn(BESIDE, Some(EAST), ["YK OD UH", "YK MM TP"], "YK=YK");
    assert_eq!(Side::PAIR.map(|seat| state.aside(seat)), [cards("YK"); 2]);
    assert_eq!((state.draw(), state.turns()), (Some((EAST, 1)), 0));
    assert_eq!(state.priority(), Some(EAST));
}

#[test]
fn only_the_owner_is_asked_and_only_about_a_choice() {
    says(&[
        "Where a card leaves its owner a choice, such as a direction, only that player is asked.",
        "Where there is just one possibility it is taken without asking.",
    ]);
    let (_, state) = turn(APART, None, ["MM OD UH", "TP YK KD"], "MM=TP");
    assert_eq!(state.choice().map(|choice| choice.seat), Some(EAST));
    assert!(matches!(state.turn(), Turn::Act(seats) if !seats.contains(WEST)));
    let (_, state) = turn(APART, None, ["YK OD UH", "TD MM KD"], "YK=TD");
    assert_eq!(state.choice(), None, "one way to attack");
}

#[test]
fn defence_acts_before_attack() {
    says(&["A defence acts before an attack."]);
    assert!(matches!(
        told(ORDER[0])[0],
        Event::Moved {
            seat: Side::West,
            card: Card::Mamorite,
            ..
        }
    ));
}

#[test]
fn lower_number_acts_first() {
    says(&["Of two attacks, or of two defences, the lower number acts first."]);
    assert!(matches!(
        told(ORDER[1])[0],
        Event::Moved {
            seat: Side::West,
            card: Card::Yoritaoshi,
            ..
        }
    ));
    let (came, _) = turn(BESIDE, None, ["MM YK OD", "UH YK OD"], "MM=UH E>11");
    assert!(
        matches!(came[0], Event::ChangedPlaces { by: Side::West, .. }),
        "{came:?}"
    );
}

#[test]
fn second_card_acts_on_what_the_first_has_left() {
    says(&[
        "The second card acts on the ring as the first has left it.",
        "Whoever is out acts no more.",
    ]);
    // West's Oshidashi aims at where East has gone by then.
    let (came, _) = turn(BESIDE, None, ["YK UH MM", "YT UH MM"], "YK=YT");
    assert!(
        matches!(
            came[..2],
            [
                Event::Pushed { by: Side::East, .. },
                Event::Pushed { by: Side::West, .. }
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

#[test]
fn attack_may_follow_a_hikkake_after_any_defence() {
    says(&[
        "After a Hikkake its owner may play another attack from hand at once, or none, even if the Hikkake cancelled nothing.",
        "That attack acts after any defence of the opponent.",
        "Any attack may follow a Hikkake, even one that will do nothing; a Tsukidashi at its limit may not.",
    ]);
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

#[test]
fn attack_goes_straight_toward_the_opponent() {
    says(&[
        "An attack goes straight toward the opponent.",
        "The two stand in line if one of the six directions leads straight from one to the other.",
        "Then there is only one way.",
        "Otherwise the attacker chooses one of the two that lead nearer, and walks only as long as every step does; so nobody leaves the ring alone.",
    ]);
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

#[test]
fn walking_into_the_opponent_pushes() {
    says(&[
        "A step onto the opponent’s circle pushes the opponent one circle on, and the attacker takes the circle that the opponent left.",
        "So an attack of two circles can push twice.",
    ]);
    assert_eq!(acts(BESIDE, "YK"), [Some((1, 0)), Some((2, 0))]);
    let pushes = told(ATTACK[0])
        .iter()
        .filter(|event| matches!(event, Event::Pushed { .. }))
        .count();
    assert!(pushes > 1, "two circles, two pushes");
}
