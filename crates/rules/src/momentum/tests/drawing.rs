//! Parts of a board as small text drawings.

use super::*;

/// A part of a board: `E` and `W` for the wrestlers, `.` for other hexes, `#` for places off the board. Hexes have flat tops: a neighbour
/// to the north or south is two lines away, any other one line and two columns.
///
/// ```text
///   . . .      NW   N   NE
///    .E. ...        E
///   ...        SW   S   SE
/// ```
#[derive(PartialEq, Debug)]
pub(super) struct Drawing {
    /// The coordinates relative to the first hex, and the letter.
    cells: Vec<(i8, i8, char)>,
}

impl Drawing {
    pub(super) fn read(text: &str) -> Self {
        let mut cells: Vec<(i8, i8, char)> = Vec::new();
        let mut first = None;
        for (line, content) in text.lines().enumerate() {
            for (column, letter) in content.char_indices().filter(|(_, c)| *c != ' ') {
                assert!(".#EW".contains(letter), "{letter} in\n{text}");
                let place = (line as i8, column as i8);
                let (top, left) = *first.get_or_insert(place);
                let (down, right) = (place.0 - top, place.1 - left);
                assert_eq!((right % 2, (down - right / 2) % 2), (0, 0), "{text}");
                let q = right / 2;
                cells.push((q, (down - q) / 2, letter));
            }
        }
        let drawing = Self { cells };
        for letter in ['E', 'W'] {
            let times = drawing.cells.iter().filter(|cell| cell.2 == letter).count();
            assert!(times < 2, "{letter} is drawn twice:\n{text}");
        }
        drawing
    }

    /// Where the first hex can be placed on a board of this side.
    pub(super) fn anchors(&self, side: SideLength) -> Vec<Hex> {
        let around = (-20..=20).flat_map(|q| (-20..=20).map(move |r| Hex::new(q, r)));
        let fits = |anchor: &Hex| {
            self.cells.iter().all(|&(q, r, letter)| {
                let hex = Hex::new(anchor.q + q, anchor.r + r);
                side.contains(hex) == (letter != '#')
            })
        };
        around.filter(fits).collect()
    }

    /// Where the wrestlers stand if the first hex is placed there; `None` if not drawn.
    pub(super) fn wrestlers(&self, anchor: Hex) -> [Option<Hex>; 2] {
        ['E', 'W'].map(|wrestler| {
            let cell = self.cells.iter().find(|cell| cell.2 == wrestler);
            cell.map(|&(q, r, _)| Hex::new(anchor.q + q, anchor.r + r))
        })
    }
}

#[test]
fn neighbours_in_a_drawing_are_neighbours_on_the_board() {
    let drawing = Drawing::read(
        "
             .
           .   .
             E
           .   .
             .
        ",
    );
    let anchor = Hex::new(0, -1);
    let wrestlers = drawing.wrestlers(anchor);
    assert_eq!(wrestlers, [Some(Hex::new(0, 0)), None]);
    let hexes = drawing.cells.iter().map(|&(q, r, _)| Hex::new(q, r - 1));
    let around: Vec<Hex> = hexes.filter(|hex| *hex != Hex::new(0, 0)).collect();
    let expected = [
        Compass::N,
        Compass::NW,
        Compass::NE,
        Compass::SW,
        Compass::SE,
        Compass::S,
    ];
    assert_eq!(
        around,
        expected.map(|direction| Hex::new(0, 0).farther(direction, 1))
    );
    // It fits everywhere but at the rim.
    assert_eq!(drawing.anchors(SideLength::Six).len(), 61);
}
