//! The defences that move, in the order of the card table.

use super::*;

#[test]
fn uwatehineri_changes_places() {
    turn(
        "   . . .
          . . . .
         . E W . .
          . . . .
           . . .",
        "UH=MM W>1",
        "E UH changes places, W MM moves two to 1",
        "   . W .
          . . . .
         . . E . .
          . . . .
           . . .",
    );
}

#[test]
fn uwatehineri_does_nothing_unless_adjacent() {
    turn(
        "   . . .
          . . . .
         . E . W .
          . . . .
           . . .",
        "UH=YK",
        "E UH NotAdjacent, W YK moves one to 9",
        "   . . .
          . . . .
         . E W . .
          . . . .
           . . .",
    );
}

/// Both circles must be empty and inside the ring.
#[test]
fn mamorite_moves_exactly_two_spaces_straight_without_pushing() {
    let ways = |drawing: &str| -> Vec<u8> {
        let free = board(drawing).free(EAST);
        free.iter().map(Direction::hour).collect()
    };
    let middle = "   . . .
                    . . . .
                   . . E . .
                    . . . .
                     W . .";
    assert_eq!(ways(middle), [1, 3, 5, 9, 11], "not onto the opponent");
    let near = "   . . .
                  . . . .
                 . . E . .
                  . W . .
                   . . .";
    assert_eq!(ways(near), [1, 3, 5, 9, 11], "not through the opponent");
    let corner = "   E . .
                    . . . .
                   . . . . .
                    . . . .
                     . . W";
    assert_eq!(ways(corner), [3, 5, 7], "inside the ring");
    turn(
        middle,
        "MM=YK E>11 W>1",
        "E MM moves two to 11, W YK moves one to 1",
        "   E . .
          . . . .
         . . . . .
          . W . .
           . . .",
    );
    let state = standing(board(near), None, "MM=YK");
    let mut asked = state;
    play(&mut asked, "MM=YK");
    let wrong = Illegal::NotThatWay {
        card: card("MM"),
        direction: Direction::Seven,
    };
    assert_eq!(refusal(&asked, "E>7"), StepError::Illegal(wrong));
}

/// A ring of nineteen circles always leaves at least one direction free.
#[test]
fn mamorite_always_has_a_direction() {
    let pairs = Place::all().flat_map(|east| Place::all().map(move |west| (east, west)));
    let boards = pairs.filter_map(|(east, west)| Board::new(east, west));
    let fewest = boards.map(|board| board.free(EAST).len()).min();
    assert_eq!(fewest, Some(1));
}

#[test]
fn only_direction_of_a_mamorite_is_chosen_automatically() {
    turn(
        "   . . .
          . . . .
         . . . . .
          . . W E
           . . .",
        "MM=TD",
        "E MM moves two to 11, W TD NotAdjacent",
        "   . . .
          . . E .
         . . . . .
          . . W .
           . . .",
    );
}
