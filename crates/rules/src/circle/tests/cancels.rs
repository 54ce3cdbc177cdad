//! Tsuppari and Hikkake: what they cancel, and what follows a Hikkake.

use super::*;

const NEAR: &str = "   . . .
                      . . . .
                     . E W . .
                      . . . .
                       . . .";
const FAR: &str = "   . . .
                     . . . .
                    E . . . W
                     . . . .
                      . . .";

#[test]
fn tsuppari_cancels_every_attack() {
    for code in ["YK", "YT", "OD", "TD", "KD", "TK", "HK"] {
        let state = turn(
            NEAR,
            &format!("TP={code}"),
            &format!("E TP cancels {code}"),
            NEAR,
        );
        assert!(matches!(state.turn(), Turn::Chance), "the turn is over");
    }
}

/// Although West's hand holds attacks, West is not asked for a follow-up.
#[test]
fn tsuppari_cancels_a_hikkake_and_its_follow_up() {
    let hands = [cards("TP YK OD"), cards("HK YK OD")];
    let mut state = Circle::standing(board(NEAR), None, hands, [CardSet::EMPTY; 2]).unwrap();
    assert_eq!(say_all(play(&mut state, "TP=HK")), "TP=HK, E TP cancels HK");
    assert_eq!(state.draw(), Some((EAST, 1)));
}

#[test]
fn tsuppari_does_nothing_against_a_defence() {
    turn(
        NEAR,
        "TP=UH",
        "W UH changes places, E TP NothingToCancel",
        "   . . .
          . . . .
         . W E . .
          . . . .
           . . .",
    );
    turn(
        FAR,
        "TP=MM W>11",
        "W MM moves two to 11, E TP NothingToCancel",
        "   . . W
          . . . .
         E . . . .
          . . . .
           . . .",
    );
}

/// Although all of these attacks have lower numbers.
#[test]
fn hikkake_cancels_the_opponents_attack() {
    for code in ["YK", "YT", "OD", "TD", "KD", "TK"] {
        turn(
            FAR,
            &format!("HK={code}"),
            &format!("E HK cancels {code}, E:-"),
            FAR,
        );
    }
}

#[test]
fn cancelled_kimedashi_gives_no_priority() {
    for cancels in ["HK=KD", "TP=KD"] {
        let mut state = standing(board(FAR), None, cancels);
        let told = play(&mut state, cancels);
        assert!(!told.contains(&Event::PriorityGained { seat: WEST }));
        assert_eq!(state.priority(), None);
    }
}

#[test]
fn hikkake_never_cancels_a_defence() {
    turn(
        NEAR,
        "HK=UH",
        "W UH changes places, E HK NothingToCancel, E:-",
        "   . . .
          . . . .
         . W E . .
          . . . .
           . . .",
    );
}

#[test]
fn two_hikkake_annul_each_other() {
    turn(NEAR, "HK=HK", "HK annulled", NEAR);
}

#[test]
fn attack_from_the_hand_may_follow_a_hikkake() {
    turn(
        FAR,
        "HK=TK E:TK",
        "E HK cancels TK, E:TK, E TK moves two to 3",
        "   . . .
          . . . .
         . . E . W
          . . . .
           . . .",
    );
    turn(
        FAR,
        "HK=YK E:TD",
        "E HK cancels YK, E:TD, E TD NotAdjacent",
        FAR,
    );
    turn(
        NEAR,
        "HK=YK E:OD E>5",
        "E HK cancels YK, E:OD, E OD pushes to 5",
        "   . . .
          . . . .
         . . E . .
          . . W .
           . . .",
    );
    let state = turn(
        FAR,
        "HK=KD E:KD",
        "E HK cancels KD, E:KD, E KD moves one to 3, E gains priority",
        "   . . .
          . . . .
         . E . . W
          . . . .
           . . .",
    );
    assert_eq!(state.priority(), Some(EAST));
    assert_eq!(state.aside(EAST), cards("HK KD"));
    assert_eq!(state.draw(), Some((EAST, 2)), "two played, two drawn");
}

#[test]
fn follow_up_is_optional() {
    let hands = [cards("HK YK UH"), cards("KD OD MM")];
    let mut state = Circle::standing(board(FAR), None, hands, [CardSet::EMPTY; 2]).unwrap();
    play(&mut state, "HK=KD");
    let options: Vec<String> = state.options(EAST).map(|way| way.to_string()).collect();
    assert_eq!(options, [":YK", ":-"]);
    assert_eq!(state.options(WEST), Actions::NONE);
    assert_eq!(say_all(play(&mut state, "E:-")), "E:-");
    assert_eq!(state.board(), board(FAR));
    assert_eq!(state.draw(), Some((EAST, 1)));
}

#[test]
fn only_an_attack_that_can_be_made_may_follow() {
    let rim = board(
        "   . . .
          . . . .
         . . . E W
          . . . .
           . . .",
    );
    let hands = [cards("HK TK UH"), cards("KD OD MM")];
    let mut state = Circle::standing(rim, None, hands, [CardSet::EMPTY; 2]).unwrap();
    let told = say_all(play(&mut state, "HK=KD"));
    assert_eq!(told, "HK=KD, E HK cancels KD, E:-", "the only option");

    let hands = [cards("HK TK YK"), cards("KD OD MM")];
    let mut state = Circle::standing(rim, None, hands, [CardSet::EMPTY; 2]).unwrap();
    play(&mut state, "HK=KD");
    let refused = |token, illegal| assert_eq!(refusal(&state, token), StepError::Illegal(illegal));
    refused("E:TK", Illegal::CarriesBothOut { seat: EAST });
    let not_held = Illegal::NotHeld {
        seat: EAST,
        card: card("OD"),
    };
    refused("E:OD", not_held);
    refused("E>1", Illegal::FollowUpIsDue { seat: EAST });
    assert_eq!(refusal(&state, "W:-"), StepError::NotToAct(WEST.into()));
    assert_eq!(
        say_all(play(&mut state, "E:YK")),
        "E:YK, E YK pushes to 3 out, E wins by YK"
    );

    let hands = [cards("HK UH YK"), cards("KD OD MM")];
    let mut state = Circle::standing(rim, None, hands, [CardSet::EMPTY; 2]).unwrap();
    play(&mut state, "HK=KD");
    let defence = Illegal::NotAnAttack { card: card("UH") };
    assert_eq!(refusal(&state, "E:UH"), StepError::Illegal(defence));
}

#[test]
fn follow_up_acts_after_the_opponents_defence() {
    turn(
        NEAR,
        "HK=UH E:YK",
        "W UH changes places, E HK NothingToCancel, E:YK, E YK pushes to 9",
        "   . . .
          . . . .
         W E . . .
          . . . .
           . . .",
    );
    turn(
        NEAR,
        "HK=MM W>3 E:YK",
        "W MM moves two to 3, E HK NothingToCancel, E:YK, E YK moves one to 3",
        "   . . .
          . . . .
         . . E . W
          . . . .
           . . .",
    );
}
