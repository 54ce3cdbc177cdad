//! Leading, following, winning a trick, pushing.

use super::*;

/// A bout of seven tricks that goes from the centre to an edge and back three times.
const LONG_EAST: &str = "W4 G4 R2 B3 R4 B5 G1 W3";
const LONG_WEST: &str = "W1 G3 R3 B2 R5 B4 G2 W5";
const LONG: &str = "W4=W1 G4-G3 R2-R3 B2-B3 R4-R5 B4-B5 G1-G2";

#[test]
fn leader_may_play_any_card() {
    assert_eq!(
        usual("R5=B2").playable(EAST),
        cards("G5 G1 R4 R3 W2 W4 B1"),
        "first trick"
    );
    assert_eq!(
        usual("R5=B2 R4-R2").playable(EAST),
        cards("G5 G1 R3 W2 W4 B1"),
        "later trick"
    );
}

#[test]
fn only_the_seat_to_act_may_play() {
    let leading = usual("R5=B2");
    assert_eq!(
        refusal(&leading, one(WEST, "G4")),
        StepError::NotToAct(WEST.into())
    );
    assert_eq!(
        refusal(&leading, both("R4", "G4")),
        StepError::NotToAct(WEST.into())
    );
    let following = usual("R5=B2 R4-");
    assert_eq!(
        refusal(&following, one(EAST, "R3")),
        StepError::NotToAct(EAST.into())
    );
    assert_eq!(
        refusal(&following, both("R3", "R2")),
        StepError::NotToAct(EAST.into())
    );
    assert_eq!(following.playable(EAST), CardSet::EMPTY);
}

#[test]
fn card_that_is_not_held_cannot_be_led() {
    let state = usual("R5=B2");
    for text in ["R5", "B2", "G4", "W1"] {
        let not_held = Illegal::NotHeld {
            seat: EAST,
            card: card(text),
        };
        assert_eq!(
            refusal(&state, one(EAST, text)),
            StepError::Illegal(not_held)
        );
    }
}

#[test]
fn led_card_is_public_until_the_other_follows() {
    let (told, state) = last_step([EAST_HAND, WEST_HAND], "R5=B2 G5-");
    let led = card("G5");
    assert_eq!(
        told,
        [Event::Led {
            seat: EAST,
            card: led
        }]
    );
    assert_eq!(state.trick(), Some((EAST, Some(led))));
    assert_eq!(state.turn(), Turn::Act(SeatSet::one(WEST)));
    assert!(!state.hand(EAST).contains(led));
}

#[test]
fn follower_must_follow_the_led_colour() {
    let state = usual("R5=B2 G5-");
    assert_eq!(state.playable(WEST), cards("G4 G2 G3"));
    let off_colour = Illegal::MustFollow {
        seat: WEST,
        card: card("R2"),
        led: card("G5"),
    };
    assert_eq!(
        refusal(&state, one(WEST, "R2")),
        StepError::Illegal(off_colour)
    );
    let not_held = Illegal::NotHeld {
        seat: WEST,
        card: card("W4"),
    };
    assert_eq!(
        refusal(&state, one(WEST, "W4")),
        StepError::Illegal(not_held),
        "a missing card is reported before its colour"
    );
}

#[test]
fn follower_without_the_led_colour_may_play_any_card() {
    // West played the only black card in the tachiai.
    let state = bout([EAST_HAND, "G4 G2 G3 R2 R1 W5 W1 B2"], "R5=B2 B1-");
    let hand = cards("G4 G2 G3 R2 R1 W5 W1");
    assert_eq!(state.playable(WEST), hand);
    for card in hand {
        let step = Step::Act(Joint::One(WEST.into(), card));
        assert_eq!(state.clone().apply(step, &mut ()), Ok(()), "{card}");
    }
}

#[test]
fn higher_number_wins_in_colour_and_the_leader_off_colour() {
    for (led, followed) in pairs() {
        for leader in Side::PAIR {
            let trick = Trick {
                leader,
                led,
                followed,
                position: 0,
                last: false,
            };
            let beaten = led.suit() == followed.suit() && followed.number() > led.number();
            let winner = if beaten { leader.other() } else { leader };
            assert_eq!(trick.winner(), winner, "{led}-{followed}");
        }
    }
}

#[test]
fn five_of_another_colour_does_not_win_the_trick() {
    let mut state = standing(0, EAST, "G1 R2", "B5 W3");
    let told = play(&mut state, "G1-B5");
    assert!(told.contains(&Event::Took { seat: EAST }));
}

#[test]
fn winner_pushes_one_step_toward_the_opponents_edge_and_leads_next() {
    let (told, state) = last_step([EAST_HAND, WEST_HAND], "R5=B2 R4-R2");
    assert_eq!(
        told,
        [
            Event::Followed {
                seat: WEST,
                card: card("R2")
            },
            Event::Took { seat: EAST },
            Event::Pushed {
                by: EAST,
                from: 0,
                to: 1
            },
        ]
    );
    assert_eq!((state.position(), state.trick()), (1, Some((EAST, None))));

    let (told, state) = last_step([EAST_HAND, WEST_HAND], "R5=B2 W4-W5");
    assert_eq!(
        told.last(),
        Some(&Event::Pushed {
            by: WEST,
            from: 0,
            to: -1
        })
    );
    assert_eq!((state.position(), state.trick()), (-1, Some((WEST, None))));
}

#[test]
fn push_to_the_edge_decides_nothing_and_can_be_undone() {
    let edge = bout([LONG_EAST, LONG_WEST], "W4=W1 G4-G3");
    assert_eq!((edge.position(), edge.verdict()), (1, None));
    let back = bout([LONG_EAST, LONG_WEST], "W4=W1 G4-G3 R2-R3");
    assert_eq!((back.position(), back.verdict()), (0, None));
}

#[test]
fn seventh_trick_decides() {
    let six = bout([LONG_EAST, LONG_WEST], LONG);
    assert_eq!((six.tricks().count(), six.verdict()), (6, None));
    let seven = bout([LONG_EAST, LONG_WEST], &format!("{LONG} W5-W3"));
    assert_eq!(seven.tricks().count(), MOST_REVEALS);
    assert_eq!(seven.turn(), Turn::Over(Outcome::Win(WEST.into())));
    assert_eq!(seven.position(), 0);
}

#[test]
fn past_tricks_record_who_led() {
    let state = usual("R5=B2 W4-W5 G4-G1");
    let tricks: Vec<Played> = state.tricks().collect();
    let [first, second] = tricks[..] else {
        panic!("{tricks:?}")
    };
    assert_eq!((first.leader, second.leader), (EAST, WEST));
    assert_eq!(
        Side::PAIR.map(|seat| first.card_of(seat)),
        ["W4", "W5"].map(card)
    );
    assert_eq!(
        Side::PAIR.map(|seat| second.card_of(seat)),
        ["G1", "G4"].map(card)
    );
}
