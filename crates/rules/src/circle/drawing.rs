//! Boards as small text drawings.

use std::{fmt, str::FromStr};

use super::{Board, Place, place::OUT};
use crate::Side;

/// How many circles each row has, from top to bottom.
const ROWS: [usize; 5] = [3, 4, 5, 4, 3];

/// The text is not a drawing of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a board is drawn as rows of 3, 4, 5, 4 and 3 circles: E and W where the wrestlers stand, each at most once, and . elsewhere"
)]
pub struct NotABoard;

/// Reads a drawing. A wrestler missing from it is out; blanks are ignored.
///
/// ```
/// use rules::{Side, circle::{Board, Place}};
///
/// let board: Board = "
///       . . .
///      . . W .
///     . E . . .
///      . . . .
///       . . .
/// ".parse()?;
/// assert_eq!(board.place(Side::East), Place::new(-1, 0));
/// assert_eq!(board.place(Side::West), Place::new(1, -1));
/// assert_eq!(board.to_string().parse(), Ok(board));
/// # Ok::<(), rules::circle::NotABoard>(())
/// ```
impl FromStr for Board {
    type Err = NotABoard;

    fn from_str(text: &str) -> Result<Self, NotABoard> {
        let rows: Vec<Vec<char>> = text
            .lines()
            .map(|line| line.chars().filter(|c| !c.is_whitespace()).collect())
            .filter(|row: &Vec<char>| !row.is_empty())
            .collect();
        if !rows.iter().map(Vec::len).eq(ROWS) {
            return Err(NotABoard);
        }
        let mut at = [None; 2];
        for (place, circle) in Place::all().zip(rows.into_iter().flatten()) {
            let of = match circle {
                'E' => 0,
                'W' => 1,
                '.' => continue,
                _ => return Err(NotABoard),
            };
            if at[of].replace(place).is_some() {
                return Err(NotABoard);
            }
        }
        Self::try_from(at).map_err(|_| NotABoard)
    }
}

/// Draws the board; reading the drawing gives the same board.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut places = 0..OUT;
        for (number, row) in ROWS.into_iter().enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            f.write_str(&" ".repeat(5 - row))?;
            for (column, place) in places.by_ref().take(row).enumerate() {
                let stands = |seat: &Side| self.raw(*seat) == place;
                let circle = match Side::PAIR.into_iter().find(stands) {
                    Some(Side::East) => "E",
                    Some(Side::West) => "W",
                    None => ".",
                };
                write!(f, "{}{circle}", if column > 0 { " " } else { "" })?;
            }
        }
        Ok(())
    }
}
