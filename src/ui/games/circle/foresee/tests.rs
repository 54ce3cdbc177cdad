use super::*;

fn told(board: &str, seat: Side, code: &str) -> String {
    let names = ["Tetsu", "Kaze"].map(str::to_owned);
    let board: Board = board.parse().unwrap();
    let card = code.parse().unwrap();
    let sentence = sentence(&ways(board, seat, card), seat, card, &names);
    let told = sentence.strip_prefix("From here, if nothing intervenes: ");
    told.unwrap_or(&sentence).to_owned()
}

const APART: &str = "
      . . .
     . . . .
    E . . . W
     . . . .
      . . .";

#[test]
fn cards_played_apart_move_or_do_nothing() {
    for (code, words) in [
        ("YK", "Tetsu goes one circle."),
        ("OD", "Tetsu goes one circle."),
        ("TK", "Tetsu goes 2 circles."),
        ("TD", "it does nothing, for the two stand apart."),
        ("UH", "it does nothing, for the two stand apart."),
        ("MM", "1, 3, 5 o’clock: Tetsu goes 2 circles."),
        (
            "HK",
            "Cancels the opponent’s attack, whatever the numbers; then you may play another attack.",
        ),
        ("TP", "Cancels every attack of the opponent this turn."),
    ] {
        assert_eq!(told(APART, Side::East, code), words, "{code}");
    }
    assert_eq!(
        told(APART, Side::West, "MM"),
        "7, 9, 11 o’clock: Kaze goes 2 circles."
    );
}

#[test]
fn directions_with_the_same_result_are_told_together() {
    let board = "
      E . .
     . . . .
    . . . . .
     . W . .
      . . .";
    assert_eq!(
        told(board, Side::East, "KD"),
        "5, 7 o’clock: Tetsu goes one circle."
    );
}

#[test]
fn cards_played_beside_the_opponent_push_or_throw() {
    let board = "
      . . .
     . . . .
    E W . . .
     . . . .
      . . .";
    for (code, words) in [
        ("YK", "Tetsu pushes Kaze one circle."),
        ("TK", "Tetsu pushes Kaze 2 circles."),
        ("OD", "1, 5 o’clock: pushed aside, Kaze stays in."),
        ("UH", "Tetsu and Kaze change places."),
        // The ring ends behind East.
        ("TD", "Kaze is out."),
    ] {
        assert_eq!(told(board, Side::East, code), words, "{code}");
    }
    assert_eq!(
        told(board, Side::West, "TD"),
        "Tetsu is set down behind Kaze."
    );
    assert_eq!(
        told(board, Side::West, "TK"),
        "it would carry both out, and another card must take its place."
    );
    assert_eq!(told(board, Side::West, "YK"), "Tetsu is out.");
}

#[test]
fn pushing_aside_at_the_edge_may_win() {
    let board = "
      . . .
     . . . .
    . . . . .
     . . E W
      . . .";
    assert_eq!(
        told(board, Side::East, "OD"),
        "1 o’clock: pushed aside, Kaze stays in; 5 o’clock: Kaze is out."
    );
    let way = &ways(board.parse().unwrap(), Side::East, Card::Oshidashi)[1];
    assert_eq!(
        (way.mover, way.out),
        (Side::West, Some(Side::West)),
        "the wrestler who goes aside is the one to drag"
    );
    // Just outside the ring.
    assert_eq!(way.spots[1], [Some((1, 1)), Some((1, 2))]);
}

#[test]
fn push_across_the_edge_wins() {
    let board = "
      . . .
     . . . .
    . . E W .
     . . . .
      . . .";
    assert_eq!(told(board, Side::East, "TK"), "Kaze is out.");
}
