//! Evaluates a position by the wrestlers' places and the priority, without looking ahead.

use rules::{
    Side,
    circle::{Board, Card, PLACES, Place},
};

use super::{knowledge::PerCard, table::TABLE};

/// What a position is worth to East: `value` averaged over all possible hands, and what each card in a hand adds to it for its seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// From -1, a certain loss, to 1, a certain win.
    pub value: f32,
    /// What holding each card is worth to East and to West.
    pub cards: [PerCard; 2],
}

impl Worth {
    /// The value for that seat.
    pub fn value_for(&self, seat: Side) -> f32 {
        if seat == Side::East {
            self.value
        } else {
            -self.value
        }
    }
}

/// A row of the table: the value, and what each card adds, from one seat's point of view.
pub type Row = [f32; 1 + Card::ALL.len()];

/// The table, and the index of each board in it. Boards that a rotation or reflection of the ring makes equal share an index.
#[derive(Clone, Debug)]
pub struct Leaves {
    places: Vec<u8>,
    /// Three rows for each board: nobody has priority, the seat itself has it, the other seat has it.
    pub rows: Vec<Row>,
}

/// The number that stands for 1 in the stored table.
const ONE: f32 = 127.0;

impl Leaves {
    /// The stored table.
    pub fn known() -> Self {
        let mut leaves = Self::empty();
        for (row, from) in leaves.rows.iter_mut().zip(&TABLE) {
            for (cell, &from) in row.iter_mut().zip(from) {
                *cell = f32::from(from) / ONE;
            }
        }
        leaves
    }

    /// A table of zeros.
    pub fn empty() -> Self {
        let mut places = vec![0; PLACES * PLACES];
        let mut boards = 0;
        for (own, other) in pairs() {
            let first = twins(own, other).min();
            let here = place(own, other);
            if first == Some(here) {
                places[here] = boards;
                boards += 1;
            } else if let Some(first) = first {
                places[here] = places[first];
            }
        }
        Self {
            places,
            rows: vec![Row::default(); 3 * usize::from(boards)],
        }
    }

    /// The board and the priority of each row, from East's point of view.
    pub fn boards(&self) -> Vec<(Board, Option<Side>)> {
        let mut boards = Vec::with_capacity(self.rows.len());
        for (own, other) in pairs() {
            if let Some(board) = Board::new(own, other)
                && 3 * usize::from(self.places[place(own, other)]) == boards.len()
            {
                boards.extend([None, Some(Side::East), Some(Side::West)].map(|p| (board, p)));
            }
        }
        boards
    }

    /// The rows of the table as they are stored.
    pub fn rounded(&self) -> impl Iterator<Item = Vec<i8>> {
        let round = |row: &Row| row.iter().map(|v| (v * ONE).round() as i8).collect();
        self.rows.iter().map(round)
    }

    fn row(&self, board: Board, priority: Option<Side>, seat: Side) -> Option<&Row> {
        let (own, other) = (board.place(seat)?, board.place(seat.other())?);
        let turn = match priority {
            None => 0,
            Some(first) if first == seat => 1,
            Some(_) => 2,
        };
        let board = usize::from(*self.places.get(place(own, other))?);
        self.rows.get(3 * board + turn)
    }

    /// What a board with both wrestlers on it is worth.
    pub fn worth(&self, board: Board, priority: Option<Side>) -> Worth {
        let rows = Side::PAIR.map(|seat| self.row(board, priority, seat));
        let [Some([east, east_cards @ ..]), Some([west, west_cards @ ..])] = rows else {
            return Worth::default();
        };
        Worth {
            value: (east - west) / 2.0,
            cards: [*east_cards, *west_cards],
        }
    }
}

fn pairs() -> impl Iterator<Item = (Place, Place)> {
    let with = |own| Place::all().map(move |other| (own, other));
    Place::all()
        .flat_map(with)
        .filter(|(own, other)| own != other)
}

fn place(own: Place, other: Place) -> usize {
    own.index() * PLACES + other.index()
}

/// The pair of places under every rotation and reflection of the ring.
fn twins(own: Place, other: Place) -> impl Iterator<Item = usize> {
    (0..12).filter_map(move |symmetry| {
        let [own, other] = [own, other].map(|at| {
            let (mut q, mut r) = (at.q(), at.r());
            if symmetry >= 6 {
                (q, r) = (r, q);
            }
            for _ in 0..symmetry % 6 {
                (q, r) = (-r, q + r);
            }
            Place::new(q, r)
        });
        Some(place(own?, other?))
    })
}
