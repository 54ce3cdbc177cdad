use super::*;

fn told(board: &str, seat: Side, code: &str) -> String {
    let names = ["Tetsu", "Kaze"].map(str::to_owned);
    let board: Board = board.parse().unwrap();
    let card = code.parse().unwrap();
    let sentence = sentence(&ways(board, seat, card), seat, card, &names);
    let told = sentence.strip_suffix(" Something may still intervene.");
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
        ("YK", "From here, Tetsu goes one circle."),
        ("OD", "From here, Tetsu goes one circle."),
        ("TK", "From here, Tetsu goes 2 circles."),
        ("TD", "From here, it does nothing, for the two stand apart."),
        ("UH", "From here, it does nothing, for the two stand apart."),
        (
            "MM",
            "To the upper right, right and lower right: Tetsu goes 2 circles.",
        ),
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
        "To the lower left, left and upper left: Kaze goes 2 circles."
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
        "To the lower right and lower left: Tetsu goes one circle."
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
        ("YK", "From here, Tetsu pushes Kaze one circle."),
        ("TK", "From here, Tetsu pushes Kaze 2 circles."),
        (
            "OD",
            "To the upper right and lower right: Kaze is pushed aside and stays in.",
        ),
        ("UH", "From here, Tetsu and Kaze change places."),
        // The ring ends behind East.
        ("TD", "From here, Kaze is out."),
    ] {
        assert_eq!(told(board, Side::East, code), words, "{code}");
    }
    assert_eq!(
        told(board, Side::West, "TD"),
        "From here, Tetsu is set down behind Kaze."
    );
    assert_eq!(
        told(board, Side::West, "TK"),
        "From here, it would carry both out, and another card must take its place."
    );
    assert_eq!(told(board, Side::West, "YK"), "From here, Tetsu is out.");
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
        "To the upper right: Kaze is pushed aside and stays in. To the lower right: Kaze is out."
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
    assert_eq!(told(board, Side::East, "TK"), "From here, Kaze is out.");
}
