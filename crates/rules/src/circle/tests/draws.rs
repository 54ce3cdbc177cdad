//! Hands of three, refills, and piles that run out.

use super::*;

#[test]
fn each_seat_first_draws_three_of_its_ten_cards() {
    let mut state = Circle::new(&Config::default());
    assert_eq!(state.turn(), Turn::Chance);
    assert_eq!(state.draw(), Some((EAST, 3)));
    assert_eq!(state.pile(EAST), CardSet::ALL);
    let refused = |state: &Circle, token, illegal| {
        assert_eq!(refusal(state, token), StepError::Illegal(illegal));
    };
    refused(&state, "W+YK,YT,OD", Illegal::OtherDraws { seat: EAST });
    let three = Illegal::DrawCount { seat: EAST, due: 3 };
    refused(&state, "E+YK,YT", three);
    refused(&state, "E+YK,YT,OD,TD", three);
    assert_eq!(refusal(&state, "YK=YT"), StepError::ChanceIsDue);
    play(&mut state, "E+YK,YT,OD");
    assert_eq!(state.draw(), Some((WEST, 3)));
    play(&mut state, "W+YK,YT,OD");
    assert_eq!(state.turn(), Turn::Act(SeatSet::PAIR));
    assert_eq!([state.hand(EAST), state.hand(WEST)], [cards("YK YT OD"); 2]);
    assert_eq!(state.pile(EAST).len(), 7);
    assert_eq!(refusal(&state, "E+TD"), StepError::NoChanceIsDue);
}

#[test]
fn only_held_cards_can_be_revealed_and_by_both_seats() {
    let state = bout("E+YK,YT,OD W+YK,YT,TK");
    let not_held = |seat, code| {
        StepError::Illegal(Illegal::NotHeld {
            seat,
            card: card(code),
        })
    };
    assert_eq!(refusal(&state, "TK=YK"), not_held(EAST, "TK"));
    assert_eq!(refusal(&state, "YK=OD"), not_held(WEST, "OD"));
    assert_eq!(refusal(&state, "E:YK"), StepError::BothMustAct);
    let wrong = Step::Act(Joint::Both([Action::Pass, Action::Reveal(card("YK"))]));
    let due = Illegal::RevealIsDue { seat: EAST };
    assert_eq!(
        { state }.apply(wrong, &mut ()),
        Err(StepError::Illegal(due))
    );
}

#[test]
fn played_cards_are_set_aside_and_hands_refilled_to_three() {
    let mut state = bout("E+YK,YT,OD W+UH,YT,OD YK=UH");
    assert_eq!(
        [state.aside(EAST), state.aside(WEST)],
        [cards("YK"), cards("UH")]
    );
    assert_eq!([state.table(EAST), state.table(WEST)], [CardSet::EMPTY; 2]);
    assert_eq!(state.draw(), Some((EAST, 1)));
    let gone = Illegal::NotInPile {
        seat: EAST,
        card: card("YK"),
    };
    assert_eq!(refusal(&state, "E+YK"), StepError::Illegal(gone));
    let held = Illegal::NotInPile {
        seat: EAST,
        card: card("YT"),
    };
    assert_eq!(refusal(&state, "E+YT"), StepError::Illegal(held));
    play(&mut state, "E+TP W+MM");
    assert_eq!(state.hand(EAST), cards("YT OD TP"));
    assert_eq!(state.turns(), 1);
}

/// Seven reveals of one card each, which use up the seven cards of each pile.
const SEVEN: &str = "E+TP,UH,MM W+TP,UH,MM
    TP=TP E+HK W+HK HK=HK E+TD W+TD TD=TD E+YK W+YK YK=YK E+YT W+YT
    YT=YT E+OD W+OD OD=OD E+KD W+KD KD=KD E+TK W+TK";

#[test]
fn empty_pile_is_reshuffled_only_when_a_card_must_be_drawn() {
    let mut state = bout(SEVEN);
    assert_eq!(state.turn(), Turn::Act(SeatSet::PAIR));
    assert_eq!((state.pile(EAST).len(), state.aside(EAST).len()), (0, 7));
    let told = play(&mut state, "UH=TK");
    let cards_of_east = cards("TP HK TD YK YT OD KD UH");
    assert_eq!(
        told.last(),
        Some(&Event::Reshuffled {
            seat: EAST,
            cards: cards_of_east
        }),
        "the card just played is shuffled too"
    );
    assert_eq!(state.pile(EAST), cards_of_east);
    assert_eq!(state.aside(EAST), CardSet::EMPTY);
    assert_eq!(state.aside(WEST).len(), 8, "West draws after East");
    let told = play(&mut state, "E+UH");
    assert_eq!(
        told[1],
        Event::Reshuffled {
            seat: WEST,
            cards: cards("TP HK TD YK YT OD KD TK")
        }
    );
    assert_eq!(state.aside(WEST), CardSet::EMPTY);
    play(&mut state, "W+TK");
    assert_eq!(state.turn(), Turn::Act(SeatSet::PAIR));
}

/// East plays two cards with one left in the pile: East draws that one first, then one from the new pile.
#[test]
fn pile_that_runs_out_during_a_draw_is_reshuffled() {
    let mut state = bout(
        "E+TP,UH,MM W+TP,UH,MM TP=TP E+HK W+HK UH=UH E+YK W+YK MM=MM E+YT W+YT
         YK=YK E+OD W+OD YT=YT E+TD W+TD OD=OD E+KD W+KD",
    );
    assert_eq!(state.pile(EAST), cards("TK"));
    play(&mut state, "HK=TD E:KD");
    assert_eq!(state.draw(), Some((EAST, 1)), "the last of the pile");
    let told = play(&mut state, "E+TK");
    assert!(
        matches!(told[1], Event::Reshuffled { seat: EAST, .. }),
        "{told:?}"
    );
    assert_eq!(state.draw(), Some((EAST, 1)), "the rest of the draw");
    assert_eq!(state.known(EAST), cards("TD TK"), "all others were seen");
    assert_eq!(state.pile(EAST), cards("TP UH MM YK YT OD HK KD"));
    play(&mut state, "E+UH");
    assert_eq!(state.hand(EAST), cards("TD TK UH"));
    assert_eq!(state.known(EAST), cards("TD TK"));
}

#[test]
fn turn_is_counted_unless_its_cards_annul_each_other() {
    assert_eq!(bout("E+TP,UH,OD W+TP,UH,MM").turns(), 0);
    assert_eq!(bout("E+TP,UH,OD W+TP,UH,MM TP=TP").turns(), 0);
    assert_eq!(bout("E+TP,UH,OD W+TP,UH,MM TP=MM").turns(), 1);
}

#[test]
fn sample_draws_every_card_of_the_pile_equally_often() {
    let state = bout("E+YK,YT,OD W+UH,YT,OD YK=UH");
    let mut rng = rng(1);
    let mut times = [0; 10];
    for _ in 0..7000 {
        let drawn = state.sample(&mut rng).unwrap();
        assert_eq!((drawn.seat, drawn.cards.len()), (EAST, 1));
        times[drawn.cards.into_iter().next().unwrap().index()] += 1;
    }
    for card in Card::ALL {
        let in_pile = state.pile(EAST).contains(card);
        let often = if in_pile { 850..1150 } else { 0..1 };
        assert!(often.contains(&times[card.index()]), "{card}: {times:?}");
    }
    let first = Circle::new(&Config::default());
    let mut times = [0; 10];
    for _ in 0..10_000 {
        let drawn = first.sample(&mut rng).unwrap();
        assert_eq!(drawn.cards.len(), 3);
        drawn
            .cards
            .into_iter()
            .for_each(|card| times[card.index()] += 1);
    }
    assert!(times.iter().all(|t| (2800..3200).contains(t)), "{times:?}");
    assert_eq!(bout("E+YK,YT,OD W+UH,YT,OD").sample(&mut rng), None);
}
