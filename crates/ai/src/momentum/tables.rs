//! Positions as the seat to move sees them, a generator that yields each result of a turn once, and the tables that a search looks up.

use super::{
    boards::{Board, Boards},
    ring::{Cell, Ends, Ring},
    worth::Worths,
};

/// A position, rotated so that the seat to move faces north. It does not say which seat that is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stand {
    /// Where the mover stands.
    pub own: Cell,
    /// Where the other stands.
    pub other: Cell,
    /// The mover's momentum.
    pub mine: Board,
    /// The other's momentum.
    pub theirs: Board,
}

impl Stand {
    /// An exact key of 42 bits.
    pub fn key(self) -> u64 {
        u64::from(self.own)
            | u64::from(self.other) << 8
            | u64::from(self.mine) << 16
            | u64::from(self.theirs) << 29
    }
}

/// All tables that a search looks up, for one size of ring.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The hexes of the ring.
    pub ring: Ring,
    /// The momentum boards.
    pub boards: Boards,
    pub(super) worths: Worths,
}

impl Tables {
    /// Tables for a ring with this many hexes along a side.
    pub fn new(side: u8) -> Self {
        let (ring, boards) = (Ring::new(side), Boards::new());
        let worths = Worths::new(&ring);
        Self {
            ring,
            boards,
            worths,
        }
    }

    /// Whether the seat to move can push the other off in this turn.
    pub fn wins(&mut self, at: Stand) -> bool {
        let span = self.boards.span(at.mine);
        let wins = &self.ring.wins(at.own, at.other, &self.boards)[span.clone()];
        let reach = &self.boards.reach(at.mine)[span];
        let both = wins.iter().zip(reach).map(|(win, net)| win & net);
        both.fold(0, |any, word| any | word) != 0
    }

    /// The distinct results of a turn that does not end the bout, as the other seat then sees them.
    pub fn turns(&mut self, at: Stand) -> Vec<Stand> {
        let mut turns = Vec::new();
        let mut cursor = Cursor::new(self, at);
        while let Some(next) = cursor.next(self) {
            turns.push(next);
        }
        turns
    }

    /// The distinct results of a turn that leaves the mover with this momentum board.
    pub(super) fn after(&self, at: Stand, board: Board) -> impl Iterator<Item = Stand> + use<> {
        let taken = self.boards.disks(at.mine).into_iter();
        let put = self.boards.disks(board);
        let moved: u8 = taken.zip(put).map(|(a, b)| a.abs_diff(b)).sum();
        let ends = if moved > 4 {
            Ends::default()
        } else {
            let amounts = self.boards.amounts(self.boards.net(board));
            self.ring.ends(at.own, at.other, amounts)
        };
        let across = (self.ring.cells() - 1) as Cell;
        (0..ends.len).map(move |place| {
            let (own, other) = ends.at[place];
            Stand {
                own: across - other,
                other: across - own,
                mine: at.theirs,
                theirs: board,
            }
        })
    }
}

/// Iterates over the distinct results of a turn that does not end the bout, as the other seat then sees them.
#[derive(Clone, Debug)]
pub struct Cursor {
    at: Stand,
    /// The index of the next net, then the current net's range of boards, the next board, the net's ends, and the current end.
    net: usize,
    boards: [u16; 2],
    board: u16,
    ends: Ends,
    end: usize,
}

impl Cursor {
    /// A cursor before the first result.
    pub fn new(tables: &mut Tables, at: Stand) -> Self {
        tables.boards.leans(at.mine);
        Self {
            at,
            net: 0,
            boards: [0; 2],
            board: 0,
            ends: Ends::default(),
            end: 0,
        }
    }

    /// The next result.
    #[inline]
    pub fn next(&mut self, tables: &Tables) -> Option<Stand> {
        let leans = tables.boards.made(self.at.mine);
        while self.board == self.boards[1] {
            self.end += 1;
            if self.end < self.ends.len {
                self.board = self.boards[0];
                continue;
            }
            let &(net, to) = leans.nets.get(self.net)?;
            self.net += 1;
            let amounts = tables.boards.amounts(net);
            self.ends = tables.ring.ends(self.at.own, self.at.other, amounts);
            self.boards = [self.boards[1], to];
            self.board = if self.ends.len > 0 {
                self.boards[0]
            } else {
                to
            };
            self.end = 0;
        }
        let (own, other) = self.ends.at[self.end];
        let theirs = leans.boards[usize::from(self.board)];
        self.board += 1;
        Some(Stand {
            own: tables.ring.across(other),
            other: tables.ring.across(own),
            mine: self.at.theirs,
            theirs,
        })
    }
}
