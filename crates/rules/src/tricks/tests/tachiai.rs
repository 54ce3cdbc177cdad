//! The tachiai: who leads the first trick.

use super::*;

/// Hands that tie seven times, card by card; W3 and B3 are left over.
const TIED_EAST: &str = "G1 G2 G3 G4 G5 W1 W2 W3";
const TIED_WEST: &str = "R1 R2 R3 R4 R5 B1 B2 B3";
const SIX_TIES: &str = "G1=R1 G2=R2 G3=R3 G4=R4 G5=R5 W1=B1";

#[test]
fn both_choose_from_all_their_cards() {
    let state = usual("");
    assert_eq!(state.turn(), Turn::Act(SeatSet::PAIR));
    assert_eq!(state.playable(EAST), cards(EAST_HAND));
    assert_eq!(state.playable(WEST), cards(WEST_HAND));
}

#[test]
fn one_seat_alone_cannot_reveal() {
    let state = usual("");
    assert_eq!(refusal(&state, one(EAST, "R5")), StepError::BothMustAct);
    assert_eq!(refusal(&state, one(WEST, "B2")), StepError::BothMustAct);
}

#[test]
fn card_that_is_not_held_is_refused_from_either_seat() {
    let state = usual("");
    let not_held = |seat, text| {
        StepError::Illegal(Illegal::NotHeld {
            seat,
            card: card(text),
        })
    };
    assert_eq!(refusal(&state, both("G4", "B2")), not_held(EAST, "G4"));
    assert_eq!(refusal(&state, both("R5", "W1")), not_held(WEST, "W1"));
}

#[test]
fn the_higher_number_leads_the_first_trick() {
    let (told, state) = last_step([EAST_HAND, WEST_HAND], "R5=B2");
    assert_eq!(state.turn(), Turn::Act(SeatSet::one(EAST)));
    assert_eq!(state.trick(), Some((EAST, None)));
    let cards = [card("R5"), card("B2")];
    assert_eq!(
        told,
        [Event::Clashed { cards }, Event::Leads { seat: EAST }]
    );

    assert_eq!(usual("B1=B2").trick(), Some((WEST, None)));
}

#[test]
fn equal_numbers_choose_again() {
    let (told, state) = last_step([EAST_HAND, WEST_HAND], "R5=B5");
    assert_eq!(state.turn(), Turn::Act(SeatSet::PAIR));
    assert_eq!(state.trick(), None);
    let cards = [card("R5"), card("B5")];
    assert_eq!(told, [Event::Clashed { cards }, Event::Tied]);

    assert_eq!(usual("R5=B5 W2=G2").turn(), Turn::Act(SeatSet::PAIR));
    assert_eq!(usual("R5=B5 W2=G2 R3=G4").trick(), Some((WEST, None)));
}

#[test]
fn revealed_cards_stay_public_to_the_end_of_the_bout() {
    let reveals = [["R5", "B5"], ["R3", "B2"]].map(|pair| pair.map(card));
    let tied = usual("R5=B5");
    let trick = usual("R5=B5 R3=B2 G5-");
    let over = usual("R5=B5 R3=B2 R4-R1");
    assert!(matches!(over.turn(), Turn::Over(_)));
    for viewer in [
        Viewer::Seat(EAST.into()),
        Viewer::Seat(WEST.into()),
        Viewer::Public,
    ] {
        assert_eq!(tied.view(viewer).tachiai, reveals[..1]);
        assert_eq!(trick.view(viewer).tachiai, reveals);
        assert_eq!(over.view(viewer).tachiai, reveals);
    }
}

#[test]
fn revealed_cards_leave_play_and_hands_are_not_refilled() {
    let state = usual("R5=B5 R3=B2");
    assert_eq!(state.hand(EAST), cards("G5 G1 R4 W2 W4 B1"));
    assert_eq!(state.hand(WEST), cards("G4 G2 G3 R2 R1 W5"));
    let again = Illegal::NotHeld {
        seat: EAST,
        card: card("R5"),
    };
    assert_eq!(
        refusal(&state, one(EAST, "R5")),
        StepError::Illegal(again),
        "in a trick"
    );
    assert_eq!(
        refusal(&usual("R5=B5"), both("R5", "B2")),
        StepError::Illegal(again),
        "in the tachiai"
    );
}

#[test]
fn a_seventh_reveal_may_still_decide_who_leads() {
    let tokens = format!("{SIX_TIES} W3=B2");
    let state = bout([TIED_EAST, TIED_WEST], &tokens);
    assert_eq!(state.trick(), Some((EAST, None)));
    assert_eq!(
        Side::PAIR.map(|seat| state.hand(seat)),
        [cards("W2"), cards("B3")]
    );
    let over = bout([TIED_EAST, TIED_WEST], &format!("{tokens} W2-B3"));
    assert_eq!(
        over.verdict().map(|verdict| verdict.kimarite),
        Some(Kimarite::Uwatenage),
        "the only trick is the last"
    );
}

#[test]
fn seven_ties_void_the_bout() {
    let six = bout([TIED_EAST, TIED_WEST], SIX_TIES);
    assert_eq!(
        six.turn(),
        Turn::Act(SeatSet::PAIR),
        "six ties void nothing"
    );

    let (told, seven) = last_step([TIED_EAST, TIED_WEST], &format!("{SIX_TIES} W2=B2"));
    assert_eq!(seven.turn(), Turn::Over(Outcome::Draw));
    assert_eq!(told.last(), Some(&Event::Torinaoshi));
    assert!(!told.contains(&Event::Tied));
    assert_eq!(
        Side::PAIR.map(|seat| seven.hand(seat).len()),
        [1, 1],
        "both have one card left"
    );
    assert_eq!((seven.verdict(), seven.position()), (None, 0));
    assert_eq!(
        crate::record::result(&seven),
        "draw torinaoshi",
        "nobody has won"
    );
    assert_eq!(refusal(&seven, both("W3", "B3")), StepError::Over);
    assert_eq!(seven.check(EAST.into(), &card("W3")), Err(StepError::Over));
}

#[test]
fn tachiai_performs_no_winning_move() {
    for (east, west) in pairs() {
        let mut rest: Vec<Card> = Card::all().filter(|&c| c != east && c != west).collect();
        rest.truncate(14);
        let mut hands: [CardSet; 2] =
            [&rest[..7], &rest[7..]].map(|cards| cards.iter().copied().collect());
        hands[0].insert(east);
        hands[1].insert(west);
        let mut state = Tricks::new(&Config::default());
        state.apply(Step::Chance(Deal { hands }), &mut ()).unwrap();
        let mut told = Told::default();
        state
            .apply(Step::Act(Joint::Both([east, west])), &mut told)
            .unwrap();
        assert!(matches!(state.turn(), Turn::Act(_)), "{east}={west}");
        assert_eq!((state.verdict(), state.position()), (None, 0));
        let leads = match told.0.last() {
            Some(Event::Leads { seat }) => Some(*seat),
            _ => None,
        };
        let higher = match east.number().cmp(&west.number()) {
            std::cmp::Ordering::Less => Some(WEST),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(EAST),
        };
        assert_eq!(leads, higher, "{east}={west}");
    }
}
