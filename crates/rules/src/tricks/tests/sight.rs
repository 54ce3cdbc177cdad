//! What a viewer may see and what not.

use super::*;
use crate::{Determinize, laws};

fn viewers() -> [Viewer; 3] {
    [Some(EAST), Some(WEST), None].map(Viewer::from)
}

/// Two possible hands of West's that differ in one card, B3 or W3. East cannot tell them apart until that card is played.
const WEST_HANDS: [&str; 2] = ["G4 G2 G3 R2 R1 W5 B3 B4", "G4 G2 G3 R2 R1 W5 W3 B4"];

fn see(state: &Tricks, seat: Side) -> View {
    state.view(Viewer::Seat(seat.into()))
}

/// Calls `look` on every state of a hundred random bouts.
fn along_random_bouts(seed: u64, mut look: impl FnMut(&Tricks)) {
    let mut rng = rng(seed);
    for _ in 0..100 {
        let mut state = Tricks::new(&Config::default());
        while let Some(step) = laws::random_step(&state, &mut rng) {
            look(&state);
            state.apply(step, &mut ()).unwrap();
        }
        look(&state);
    }
}

#[test]
fn seat_sees_its_own_hand_and_everything_public() {
    let view = see(&usual("R5=B5 R3=B2 G5-G4 G1-"), WEST);
    assert_eq!(view.hand, cards("G2 G3 R2 R1 W5"));
    assert_eq!(view.held, [4, 5], "the number of cards in the other hand");
    assert_eq!(view.position, 1);
    assert_eq!(
        view.tachiai,
        [["R5", "B5"], ["R3", "B2"]].map(|pair| pair.map(card))
    );
    let first = Played {
        leader: EAST,
        led: card("G5"),
        followed: card("G4"),
    };
    assert_eq!(view.tricks, [first], "who played what, and when");
    assert_eq!(view.trick, Some((EAST, Some(card("G1")))));
    assert_eq!(view.turn, Turn::Act(SeatSet::one(WEST)));
    assert_eq!(view.viewer, Viewer::Seat(WEST.into()));
    assert_eq!(view.shown(), cards("R5 B5 R3 B2 G5 G4 G1"));
    assert_eq!(view.verdict, None);
    let over = usual("R5=B2 R4-R1");
    assert_eq!(see(&over, WEST).verdict, over.verdict());
}

#[test]
fn the_public_sees_no_hand() {
    let view = usual("R5=B2").view(Viewer::Public);
    assert_eq!(
        (view.hand, view.playable(), view.held),
        (CardSet::EMPTY, CardSet::EMPTY, [7, 7])
    );
}

#[test]
fn nobody_sees_another_hand_or_the_four_unseen_cards() {
    along_random_bouts(2, |state| {
        for viewer in viewers() {
            let view = state.view(viewer);
            let text = format!("{view:?}");
            for card in CardSet::ALL.without(view.shown()).without(view.hand) {
                assert!(!text.contains(&card.to_string()), "{card} in {text}");
            }
            let other = match viewer.side() {
                Some(side) => state.hand(side.other()),
                None => state.hand(EAST).or(state.hand(WEST)),
            };
            assert!(other.without(view.unknown()).is_empty());
        }
    });
}

#[test]
fn deals_that_differ_only_in_hidden_cards_look_the_same() {
    for tokens in ["", "R5=R2", "R5=R2 G5-", "R5=R2 G5-G4", "R5=R2 G5-G4 G1-G2"] {
        let [one, other] = WEST_HANDS.map(|west| bout([EAST_HAND, west], tokens));
        assert_ne!(one, other);
        assert_eq!(see(&one, EAST), see(&other, EAST), "{tokens}");
        assert_eq!(one.view(Viewer::Public), other.view(Viewer::Public));
        assert_ne!(see(&one, WEST), see(&other, WEST), "West sees West's hand");
    }
}

#[test]
fn until_the_first_reveal_a_view_shows_only_the_viewers_hand() {
    let state = Tricks::new(&Config::default());
    for viewer in viewers() {
        assert_eq!(state.view(viewer).unknown(), CardSet::ALL);
    }
    // No state holds a card that only one seat has chosen: the rules take both cards at once.
    let view = see(&usual(""), WEST);
    assert_eq!(
        (view.shown(), view.unknown()),
        (CardSet::EMPTY, cards("G5 G1 R5 R4 R3 W2 W4 B1 W1 W3 B3 B4"))
    );
}

#[test]
fn seat_that_does_not_follow_is_known_to_lack_the_colour() {
    // West's only black card went in the tachiai, so West cannot follow black in the first trick.
    let before = bout([EAST_HAND, "G4 G2 G3 R2 R1 W5 W1 B2"], "R5=B2 B1-");
    assert_eq!(see(&before, EAST).out_of(WEST), SuitSet::default());
    let after = bout([EAST_HAND, "G4 G2 G3 R2 R1 W5 W1 B2"], "R5=B2 B1-R1");
    for viewer in viewers() {
        let out = after.view(viewer).out_of(WEST);
        let suits: Vec<Suit> = Suit::ALL.into_iter().filter(|&s| out.contains(s)).collect();
        assert_eq!(suits, [Suit::Black]);
        assert_eq!(out.cards(), Suit::Black.cards());
        assert_eq!(
            after.view(viewer).out_of(EAST),
            SuitSet::default(),
            "a leader shows nothing"
        );
    }
    let followed = usual("R5=B2 G5-G4");
    assert_eq!(see(&followed, EAST).out_of(WEST), SuitSet::default());
    let later = bout([EAST_HAND, "G4 G2 G3 R2 R1 W5 W1 B2"], "R5=B2 B1-G3 G1-G2");
    assert!(
        see(&later, EAST).out_of(WEST).contains(Suit::Black),
        "it stays known"
    );
}

#[test]
fn seat_really_lacks_the_colours_it_is_known_to_lack() {
    along_random_bouts(3, |state| {
        for seat in Side::PAIR {
            let out = state.view(Viewer::Public).out_of(seat);
            assert!(state.hand(seat).and(out.cards()).is_empty(), "{state:?}");
        }
    });
}

#[test]
fn view_lists_the_playable_cards() {
    along_random_bouts(4, |state| {
        for seat in Side::PAIR {
            assert_eq!(see(state, seat).playable(), state.playable(seat));
            assert!(state.actions(seat.into()).eq(state.playable(seat)));
        }
        assert!(state.view(Viewer::Public).playable().is_empty());
    });
}

#[test]
fn view_survives_serialization() {
    along_random_bouts(5, |state| {
        for viewer in viewers() {
            let view = state.view(viewer);
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
        }
    });
}

#[test]
fn determinize_gives_every_possible_hand_equally_often() {
    // East does not know where eight cards are. West holds two of them and has no black card, which leaves four to choose from.
    let state = standing(1, EAST, "G1 R5", "W5 G4");
    let mut view = see(&state, EAST);
    let played = |led, followed| Played {
        leader: EAST,
        led: card(led),
        followed: card(followed),
    };
    view.tricks = vec![played("B1", "G3"), played("G5", "G2"), played("R4", "R1")];
    view.tachiai = ["R2 W1", "R3 W2"]
        .map(|pair| pair.split_once(' ').unwrap())
        .map(|(east, west)| [card(east), card(west)])
        .to_vec();
    let possible = cards("G4 W3 W4 W5");
    let mut rng = rng(6);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..6000 {
        let state = Tricks::determinize(&view, &mut rng).unwrap();
        assert_eq!(state.hand(EAST), view.hand);
        *seen.entry(state.hand(WEST).bits()).or_insert(0) += 1;
    }
    for (&hand, &times) in &seen {
        let hand = CardSet::from_bits(hand);
        assert!(hand.without(possible).is_empty(), "{hand}");
        assert!((850..1150).contains(&times), "{hand}: {times} of 1000");
    }
    assert_eq!(seen.len(), 6, "two of four cards");
}

#[test]
fn only_a_seats_possible_view_can_be_completed() {
    let state = usual("R5=B2");
    let mut rng = rng(7);
    assert_eq!(
        Tricks::determinize(&state.view(Viewer::Public), &mut rng),
        None
    );
    let mut torn = see(&state, EAST);
    torn.held = [7, 20];
    assert_eq!(Tricks::determinize(&torn, &mut rng), None);
}

#[test]
fn each_seat_is_shown_only_its_own_hand() {
    let hands = [EAST_HAND, WEST_HAND].map(cards);
    let dealt = Event::Dealt {
        hands: hands.map(Some),
    };
    let told = |viewer| Tricks::redact(&dealt, viewer);
    let east = [Some(hands[0]), None];
    let west = [None, Some(hands[1])];
    assert_eq!(
        told(Viewer::Seat(EAST.into())),
        Some(Event::Dealt { hands: east })
    );
    assert_eq!(
        told(Viewer::Seat(WEST.into())),
        Some(Event::Dealt { hands: west })
    );
    assert_eq!(
        told(Viewer::Public),
        Some(Event::Dealt {
            hands: [None, None]
        })
    );
}

#[test]
fn every_other_event_is_told_to_everybody_unchanged() {
    let (seat, card) = (EAST, card("G5"));
    let (performed, winner) = ([moves(&[Kimarite::Yorikiri]), moves(&[])], EAST);
    let kimarite = Kimarite::Yorikiri;
    let events = [
        Event::Clashed { cards: [card; 2] },
        Event::Leads { seat },
        Event::Tied,
        Event::Torinaoshi,
        Event::Led { seat, card },
        Event::Followed { seat, card },
        Event::Took { seat },
        Event::Pushed {
            by: seat,
            from: 0,
            to: 1,
        },
        Event::Decided(Verdict {
            winner,
            kimarite,
            performed,
        }),
    ];
    for event in events {
        for viewer in viewers() {
            assert_eq!(Tricks::redact(&event, viewer), Some(event));
        }
    }
}
