//! The limit of the Tsukidashi, and the card played in its place.

use super::*;

/// East is beside West, who has the edge behind.
const RIM: &str = "   . . .
                     . . . .
                    . . . . .
                     . . E W
                      . . .";
/// From here a Mamorite takes West to the edge beside East.
const BEFORE: &str = "   . . .
                        . . W .
                       . . . . .
                        . . E .
                         . . .";

/// The state after East's Tsukidashi, which acts first by priority, was taken back on [`RIM`]; `east` is East's hand.
fn taken_back(east: &str, reveal: &str) -> Circle {
    let west = card(reveal.split_once('=').unwrap().1);
    let hands = [cards(east), hand(CardSet::one(west))];
    let none = [CardSet::EMPTY; 2];
    let mut state = Circle::standing(board(RIM), Some(EAST), hands, none).unwrap();
    let told = say_all(play(&mut state, reveal));
    assert!(told.ends_with("E takes back"), "{told}");
    state
}

#[test]
fn tsukidashi_that_would_carry_both_out_is_taken_back() {
    let state = taken_back("TK UH OD", "TK=YK");
    let choice = Choice {
        seat: EAST,
        ask: Ask::Substitute,
        next: Some(card("YK")),
    };
    assert_eq!(state.choice(), Some(choice));
    assert_eq!(state.hand(EAST), cards("TK UH OD"));
    assert_eq!(state.known(EAST), cards("TK"), "West has seen it");
    assert_eq!(state.table(EAST), CardSet::EMPTY);
    let options: Vec<String> = state.options(EAST).map(|way| way.to_string()).collect();
    assert_eq!(options, [":OD", ":UH"], "not the Tsukidashi");
    let refused = |token, illegal| assert_eq!(refusal(&state, token), StepError::Illegal(illegal));
    refused("E:TK", Illegal::SameAgain { seat: EAST });
    refused("E:-", Illegal::SubstituteIsDue { seat: EAST });
    let not_held = Illegal::NotHeld {
        seat: EAST,
        card: card("MM"),
    };
    refused("E:MM", not_held);
    assert_eq!(refusal(&state, "W:OD"), StepError::NotToAct(WEST.into()));
}

/// Only if the opponent is adjacent and has the edge behind in the line of attack.
#[test]
fn limit_is_the_edge_behind_an_adjacent_opponent() {
    for east in Place::all() {
        for west in Place::all().filter(|west| *west != east) {
            let board = Board::new(east, west).unwrap();
            let behind = east.toward(west).first().and_then(|d| west.step(d));
            let limit = east.distance(west) == 1 && behind.is_none();
            assert_eq!(board.is_blocked(EAST), limit, "{board}");
        }
    }
    turn_with(
        Some(EAST),
        "   . . .
          . . . .
         . . . . .
          . . . W
           . . E",
        "TK=YK",
        "E first, E TK pushes to 1, E TK pushes to 1 out, E wins by TK",
        "   . . .
          . . . .
         . . . . E
          . . . .
           . . .",
    );
}

#[test]
fn substitute_acts_at_once_with_its_whole_effect() {
    turn(
        BEFORE,
        "TK=MM W>5 E:KD",
        "W MM moves two to 5, E takes back, E:KD, E KD pushes to 3 out, E wins by KD",
        "   . . .
          . . . .
         . . . . .
          . . . E
           . . .",
    );
    turn(
        BEFORE,
        "TK=MM W>5 E:OD E>1",
        "W MM moves two to 5, E takes back, E:OD, E OD pushes to 1",
        "   . . .
          . . . .
         . . . . W
          . . . E
           . . .",
    );
    turn(
        BEFORE,
        "TK=MM W>5 E:TD",
        "W MM moves two to 5, E takes back, E:TD, E TD sets down",
        "   . . .
          . . . .
         . . . . .
          . W E .
           . . .",
    );
    turn(
        BEFORE,
        "TK=MM W>5 E:UH",
        "W MM moves two to 5, E takes back, E:UH, E UH changes places",
        "   . . .
          . . . .
         . . . . .
          . . W E
           . . .",
    );
    turn(
        BEFORE,
        "TK=MM W>5 E:TP",
        "W MM moves two to 5, E takes back, E:TP, E TP NothingToCancel",
        "   . . .
          . . . .
         . . . . .
          . . E W
           . . .",
    );
    turn(
        BEFORE,
        "TK=MM W>5 E:HK E:YT",
        "W MM moves two to 5, E takes back, E:HK, E HK NothingToCancel, E:YT, \
         E YT pushes to 3 out, E wins by YT",
        "   . . .
          . . . .
         . . . . .
          . . . E
           . . .",
    );
}

#[test]
fn substitute_hikkake_cancels_an_attack_that_has_not_acted() {
    let mut state = taken_back("TK HK UH", "TK=YK");
    let told = say_all(play(&mut state, "E:HK"));
    assert_eq!(
        told, "E:HK, E HK cancels YK, E:-, E loses priority",
        "the Tsukidashi still cannot be made"
    );
    assert_eq!(state.board(), board(RIM));
}

#[test]
fn substitute_tsuppari_cancels_an_attack_that_has_not_acted() {
    let mut state = taken_back("TK TP UH", "TK=OD");
    let told = say_all(play(&mut state, "E:TP"));
    assert_eq!(told, "E:TP, E TP cancels OD, E loses priority");
    assert_eq!(state.board(), board(RIM));
}

#[test]
fn substitute_cannot_cancel_what_has_acted() {
    let before = "   . . .
                    . . . .
                   . . . . W
                    . . E .
                     . . .";
    turn(
        before,
        "TK=YK W>7 E:TP",
        "W YK moves one to 7, E takes back, E:TP, E TP NothingToCancel",
        RIM,
    );
}

#[test]
fn opponents_card_acts_after_the_substitute() {
    let mut state = taken_back("TK OD UH", "TK=TD");
    assert_eq!(
        say_all(play(&mut state, "E:UH")),
        "E:UH, E UH changes places, W TD sets down, E loses priority"
    );
    let drawing = "   . . .
                     . . . .
                    . . . . .
                     . E W .
                      . . .";
    assert_eq!(state.board(), board(drawing));
}

/// West's card is the same as the substitute, and both act.
#[test]
fn substitute_never_annuls() {
    let before = "   . . .
                    . . . .
                   . . . . W
                    . . E .
                     . . .";
    turn(
        before,
        "TK=OD W>7 E:OD E>1",
        "W OD moves one to 7, E takes back, E:OD, E OD pushes to 1",
        "   . . .
          . . . .
         . . . . W
          . . . E
           . . .",
    );
}

#[test]
fn tsukidashi_stays_in_the_hand_and_the_substitute_is_set_aside() {
    let mut state = taken_back("TK OD UH", "TK=TD");
    play(&mut state, "E:UH");
    assert_eq!(state.hand(EAST), cards("TK OD"));
    assert_eq!(state.aside(EAST), cards("UH"));
    assert_eq!(state.draw(), Some((EAST, 1)));
    assert_eq!(state.known(EAST), cards("TK"));
    play(&mut state, "E+YK");
    let drawn = state.pile(WEST).into_iter().next().unwrap();
    play(&mut state, &format!("W+{drawn}"));
    let seen = state.view(Viewer::Seat(WEST.into()));
    assert_eq!((seen.known[0], seen.held[0]), (cards("TK"), 3));
    assert!(!seen.unseen(EAST).contains(card("TK")));
    let west = state.hand(WEST).into_iter().find(|c| c.code() != "TK");
    play(&mut state, &format!("TK={}", west.unwrap()));
    assert_eq!(
        state.known(EAST).and(cards("TK")),
        state.hand(EAST).and(cards("TK"))
    );
}
