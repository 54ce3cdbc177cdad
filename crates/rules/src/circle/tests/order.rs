//! Who acts first: annulling, defence before attack, numbers, the priority of a Kimedashi.

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
fn identical_cards_annul_each_other_and_both_choose_again_in_the_same_turn() {
    for card in Card::ALL {
        let reveal = format!("{card}={card}");
        let mut state = turn(NEAR, &reveal, &format!("{card} annulled"), NEAR);
        assert_eq!(state.turns(), 0);
        assert_eq!(
            [state.aside(EAST), state.aside(WEST)],
            [CardSet::one(card); 2]
        );
        assert_eq!(state.draw(), Some((EAST, 1)), "both refill to three");
        for seat in Side::PAIR {
            let drawn = state.pile(seat).into_iter().next().unwrap();
            play(&mut state, &format!("{}+{drawn}", action::letter(seat)));
        }
        assert_eq!(state.turn(), Turn::Act(SeatSet::PAIR));
        let next = Side::PAIR.map(|seat| state.hand(seat).into_iter().nth(seat.index()).unwrap());
        let told = play(&mut state, &format!("{}={}", next[0], next[1]));
        assert!(
            matches!(told[0], Event::Revealed { turn: 1, .. }),
            "{told:?}"
        );
    }
}

/// Every two different cards, on a board where each of them has an effect: whose card comes first in the events.
#[test]
fn defence_acts_before_attack_and_lower_numbers_first() {
    for east in Card::ALL {
        for west in Card::ALL.into_iter().filter(|&west| west != east) {
            let mut state = standing(board(NEAR), None, &format!("{east}={west}"));
            let mut told = play(&mut state, &format!("{east}={west}"));
            while let Some(choice) = state.choice() {
                let first = state.options(choice.seat).next().unwrap();
                told.extend(play(
                    &mut state,
                    &format!("{}{first}", action::letter(choice.seat)),
                ));
            }
            let acts = |event: &Event| match *event {
                Event::Moved { seat, .. } | Event::Idle { seat, .. } => Some(seat),
                Event::Pushed { by, .. }
                | Event::SetDown { by, .. }
                | Event::ChangedPlaces { by, .. }
                | Event::Cancelled { by, .. } => Some(by),
                _ => None,
            };
            let first = told.iter().find_map(acts);
            let cancels = |own: Card, other: Card| {
                other.is_attack() && (own.slug() == "tsuppari" || own.slug() == "hikkake")
            };
            let rank = |own: Card, other: Card| match own.kind() {
                _ if cancels(own, other) && !cancels(other, own) => (0, 0),
                _ if own.slug() == "tsuppari" && other.slug() == "hikkake" => (0, 0),
                Kind::Defence => (1, own.number()),
                Kind::Attack => (2, own.number()),
            };
            let expected = if rank(east, west) < rank(west, east) {
                EAST
            } else {
                WEST
            };
            assert_eq!(first, Some(expected), "{east}={west}: {told:?}");
        }
    }
}

#[test]
fn second_card_acts_on_the_board_that_the_first_left() {
    turn(
        FAR,
        "MM=YK E>1 W>11",
        "E MM moves two to 1, W YK moves one to 11",
        "   E . .
          . . . W
         . . . . .
          . . . .
           . . .",
    );
    turn(
        NEAR,
        "TD=YK",
        "W YK pushes to 9, E TD sets down out, E wins by TD",
        "   . . .
          . . . .
         E . . . .
          . . . .
           . . .",
    );
}

#[test]
fn two_defences_act_by_their_numbers() {
    turn(
        NEAR,
        "MM=UH E>3",
        "W UH changes places, E MM moves two to 3",
        "   . . .
          . . . .
         . W . . E
          . . . .
           . . .",
    );
}

#[test]
fn kimedashi_gives_priority_when_both_attack() {
    turn_with(
        Some(EAST),
        NEAR,
        "TD=YK",
        "E first, E TD sets down, W YK pushes to 3, E loses priority",
        "   . . .
          . . . .
         . W E . .
          . . . .
           . . .",
    );
    turn_with(
        Some(EAST),
        NEAR,
        "YK=TD",
        "E YK pushes to 3, W TD sets down, E loses priority",
        "   . . .
          . . . .
         . . . W E
          . . . .
           . . .",
    );
}

/// Priority lasts one turn. If the next turn begins with it again, no event says that it ended.
#[test]
fn priority_ends_with_the_turn_unless_a_kimedashi_acts_again() {
    let state = turn_with(
        Some(EAST),
        FAR,
        "KD=YK",
        "E first, E KD moves one to 3, E gains priority, W YK moves one to 9",
        "   . . .
          . . . .
         . E . W .
          . . . .
           . . .",
    );
    assert_eq!(state.priority(), Some(EAST));
    let state = turn_with(
        Some(EAST),
        FAR,
        "YK=KD",
        "E YK moves one to 3, W KD moves one to 9, W gains priority, E loses priority",
        "   . . .
          . . . .
         . E . W .
          . . . .
           . . .",
    );
    assert_eq!(state.priority(), Some(WEST));
}

#[test]
fn opponents_hikkake_or_defence_ends_the_priority() {
    turn_with(
        Some(EAST),
        FAR,
        "YK=HK",
        "E loses priority, W HK cancels YK, W:-",
        FAR,
    );
    turn_with(
        Some(EAST),
        FAR,
        "YK=TP",
        "E loses priority, W TP cancels YK",
        FAR,
    );
    turn_with(
        Some(EAST),
        NEAR,
        "YK=UH",
        "E loses priority, W UH changes places, E YK pushes to 9",
        "   . . .
          . . . .
         W E . . .
          . . . .
           . . .",
    );
}

#[test]
fn annulled_cards_leave_the_priority_unchanged() {
    for card in Card::ALL {
        let reveal = format!("{card}={card}");
        let state = turn_with(Some(EAST), FAR, &reveal, &format!("{card} annulled"), FAR);
        assert_eq!(state.priority(), Some(EAST));
    }
}
