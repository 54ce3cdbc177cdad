//! What a viewer may see and what not.

use super::*;

fn see(state: &Circle, seat: Side) -> View {
    state.view(Viewer::Seat(seat.into()))
}

#[test]
fn seat_sees_its_own_hand_and_everything_public() {
    let state = bout("E+KD,YT,OD W+UH,YT,TP KD=UH E+TK W+MM");
    let view = see(&state, WEST);
    assert_eq!(view.hand, cards("YT TP MM"));
    assert_eq!(view.aside, [cards("KD"), cards("UH")]);
    assert_eq!((view.held, view.piles), ([3, 3], [6, 6]));
    assert_eq!(view.board, state.board());
    assert_eq!(view.priority, Some(EAST));
    assert_eq!((view.turns, view.known), (1, [CardSet::EMPTY; 2]));
    assert_eq!(view.unseen(EAST), CardSet::ALL.without(cards("KD")));
    assert_eq!(
        view.unseen(WEST),
        state.pile(WEST),
        "its own pile without the order"
    );
    let options: Vec<Action> = view.options().collect();
    assert_eq!(options, state.actions(WEST.into()).collect::<Vec<_>>());
}

#[test]
fn the_public_sees_no_hand() {
    let state = bout("E+KD,YT,OD W+UH,YT,TP");
    let view = state.view(Viewer::Public);
    assert_eq!((view.hand, view.options()), (CardSet::EMPTY, Actions::NONE));
    assert_eq!(Circle::determinize(&view, &mut rng(1)), None);
}

/// The two hands of East differ in a card that West has not seen.
#[test]
fn states_that_differ_only_in_hidden_cards_look_the_same() {
    let one = bout("E+KD,YT,OD W+UH,YT,TP KD=UH E+TK W+MM");
    let other = bout("E+KD,YT,HK W+UH,YT,TP KD=UH E+TP W+MM");
    assert_eq!(see(&one, WEST), see(&other, WEST));
    assert_ne!(see(&one, EAST), see(&other, EAST));
}

#[test]
fn drawn_cards_are_shown_only_to_their_owner() {
    let drew = Event::Drew {
        seat: EAST,
        count: 2,
        cards: Some(cards("YK HK")),
    };
    let hidden = Event::Drew {
        seat: EAST,
        count: 2,
        cards: None,
    };
    assert_eq!(Circle::redact(&drew, Viewer::Seat(EAST.into())), Some(drew));
    assert_eq!(
        Circle::redact(&drew, Viewer::Seat(WEST.into())),
        Some(hidden)
    );
    assert_eq!(Circle::redact(&drew, Viewer::Public), Some(hidden));
}

/// With an empty pile everybody can work out the hand, and those cards stay known after the pile is reshuffled.
#[test]
fn cards_found_by_counting_are_known_to_everybody() {
    let mut rng = rng(7);
    let mut counted = 0;
    for _ in 0..200 {
        let mut state = Circle::new(&Config::default());
        while let Some(step) = crate::laws::random_step(&state, &mut rng) {
            state.apply(step, &mut ()).unwrap();
            for seat in Side::PAIR {
                let known = state.known(seat);
                assert!(known.without(state.hand(seat)).is_empty(), "{state:?}");
                if state.pile(seat).is_empty() {
                    assert_eq!(known, state.hand(seat));
                    counted += 1;
                }
                let view = see(&state, seat.other());
                let hidden = view.unseen(seat).len();
                let places = usize::from(view.held[seat.index()]) - known.len()
                    + usize::from(view.piles[seat.index()]);
                assert_eq!(hidden, places, "each card has a place");
            }
        }
    }
    assert!(counted > 100);
}

/// A seat that is asked for a follow-up holds an attack that it can make, and so does every hand that fits the view.
#[test]
fn completed_hand_fits_the_choice_that_is_asked() {
    let mut rng = rng(3);
    let state = bout("E+HK,YK,UH W+KD,YT,TP HK=KD");
    let view = see(&state, WEST);
    let mut hands = std::collections::BTreeMap::new();
    for _ in 0..2000 {
        let twin = Circle::determinize(&view, &mut rng).unwrap();
        assert!(twin.actions(EAST.into()).count() > 1);
        *hands.entry(twin.hand(EAST).bits()).or_insert(0) += 1;
    }
    // Two of nine cards; of the nine, six are attacks and three are defences. A hand of two defences is impossible.
    assert_eq!(hands.len(), 36 - 3);
    assert!(
        hands.values().all(|times| (30..100).contains(times)),
        "{hands:?}"
    );
}

#[test]
fn states_of_a_view_are_all_that_give_it() {
    for tokens in [
        "E+KD,YT,OD W+UH,YT,TP",
        "E+KD,YT,OD W+UH,YT,TP KD=UH E+TK W+MM",
        "E+OD,HK,MM W+TK,HK,UH MM=UH E>3 E+TK W+KD HK=KD",
    ] {
        let state = bout(tokens);
        for seat in Side::PAIR {
            let view = see(&state, seat);
            let states: Vec<Circle> = view.states().collect();
            let same = states.iter().filter(|&other| *other == state);
            assert_eq!(same.count(), 1, "{tokens}");
            assert!(states.iter().all(|other| see(other, seat) == view));
            let mut drawn = (0..50).map(|seed| Circle::determinize(&view, &mut rng(seed)));
            assert!(drawn.all(|drawn| states.contains(&drawn.unwrap())));
        }
        assert_eq!(state.view(Viewer::Public).states().count(), 0);
    }
}
