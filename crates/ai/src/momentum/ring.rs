//! Numbers the hexes of a ring and walks on them, seen in the direction that the walking seat faces.

use super::boards::{Boards, DISKS, NetSet, WORDS};

/// A hex's number. The numbers of two hexes opposite each other through the middle add up to the last number.
pub type Cell = u8;

/// A place beyond the rim.
const OFF: Cell = Cell::MAX;
/// One step along each axis: `F`, `FR`, `FL`.
const STEPS: [(i8, i8); 3] = [(0, -1), (1, -1), (-1, 0)];
/// The farthest that a token is carried along an axis, including one that is pushed.
const FAR: i8 = 13;
/// The farthest that a token goes along an axis in a turn.
const MOST: i8 = DISKS as i8;
const WIDE: usize = 2 * FAR as usize + 1;

/// All orders of the axes `V`, `R`, `L`.
pub const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// The result of walking along an axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walked {
    /// The mover and the opponent stand on these hexes.
    To(Cell, Cell),
    /// The opponent was pushed off.
    Won,
    /// The mover fell off.
    Fell,
}

/// Where the tokens can stand after a turn's walk, over all orders of the axes, and whether any order wins.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ends {
    /// The distinct ends as mover and opponent; only the first `len` count.
    pub at: [(Cell, Cell); 6],
    /// How many of them there are.
    pub len: usize,
    /// Whether any order pushes the opponent off.
    pub won: bool,
}

impl Ends {
    /// The distinct ends.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Cell)> {
        self.at.into_iter().take(self.len)
    }

    pub(super) fn push(&mut self, walked: Walked) {
        match walked {
            Walked::To(own, other) => {
                if !self.iter().any(|at| at == (own, other)) {
                    self.at[self.len] = (own, other);
                    self.len += 1;
                }
            }
            Walked::Won => self.won = true,
            Walked::Fell => (),
        }
    }
}

/// A ring of hexes.
#[derive(Clone, Debug)]
pub struct Ring {
    side: i8,
    hexes: Vec<(i8, i8)>,
    /// The hex that a number of steps along an axis leads to, by hex, axis and steps.
    carry: Vec<Cell>,
    /// The axis on which one hex lies from another, and the steps along it; axis 3 if they share none.
    line: Vec<(u8, i8)>,
    /// For each pair of hexes, the nets that win in some order; computed on first use and cached.
    wins: Vec<Option<Box<NetSet>>>,
}

impl Ring {
    /// The ring with this many hexes along a side.
    pub fn new(side: u8) -> Self {
        let side = side as i8;
        let mut hexes = Vec::new();
        for q in 1 - side..side {
            for r in 1 - side..side {
                if (q + r).abs() < side {
                    hexes.push((q, r));
                }
            }
        }
        let count = hexes.len();
        let mut ring = Self {
            side,
            hexes,
            carry: vec![OFF; count * 3 * WIDE],
            line: vec![(3, 0); count * count],
            wins: vec![None; count * count],
        };
        for from in 0..count {
            let (q, r) = ring.hexes[from];
            for (axis, (dq, dr)) in STEPS.into_iter().enumerate() {
                for steps in -FAR..=FAR {
                    let Some(to) = ring.cell(q + dq * steps, r + dr * steps) else {
                        continue;
                    };
                    ring.carry[(from * 3 + axis) * WIDE + (steps + FAR) as usize] = to;
                    if steps != 0 {
                        ring.line[from * count + usize::from(to)] = (axis as u8, steps);
                    }
                }
            }
        }
        ring
    }

    /// How many hexes there are.
    pub fn cells(&self) -> usize {
        self.hexes.len()
    }

    /// Hexes along a side.
    pub fn side(&self) -> u8 {
        self.side as u8
    }

    /// The hex with these axial coordinates; `None` beyond the rim.
    pub fn cell(&self, q: i8, r: i8) -> Option<Cell> {
        let found = self.hexes.binary_search(&(q, r));
        found.ok().map(|place| place as Cell)
    }

    /// A hex's axial coordinates.
    pub fn hex(&self, cell: Cell) -> (i8, i8) {
        self.hexes[usize::from(cell)]
    }

    /// The same hex as the seat across the ring sees it.
    pub fn across(&self, cell: Cell) -> Cell {
        (self.hexes.len() - 1) as Cell - cell
    }

    /// How many steps the hex is from the middle.
    pub fn from_middle(&self, cell: Cell) -> u8 {
        let (q, r) = self.hex(cell);
        q.abs().max(r.abs()).max((q + r).abs()) as u8
    }

    #[inline]
    fn carried(&self, from: Cell, axis: usize, steps: i8) -> Cell {
        self.carry[(usize::from(from) * 3 + axis) * WIDE + (steps + FAR) as usize]
    }

    /// Walks along one axis.
    #[inline]
    pub fn walk(&self, own: Cell, other: Cell, axis: usize, amount: i8) -> Walked {
        let (on, away) = self.line(own, other);
        if usize::from(on) == axis && away.abs() <= amount.abs() && (away ^ amount) >= 0 {
            let pushed = self.carried(own, axis, amount + amount.signum());
            return if pushed == OFF {
                Walked::Won
            } else {
                Walked::To(self.carried(own, axis, amount), pushed)
            };
        }
        match self.carried(own, axis, amount) {
            OFF => Walked::Fell,
            to => Walked::To(to, other),
        }
    }

    /// Walks along all axes in every order.
    #[inline]
    pub fn ends(&self, own: Cell, other: Cell, amounts: [i8; 3]) -> Ends {
        let mut ends = Ends::default();
        for (first, second, third) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
            if amounts[first] == 0 && (amounts[second] != 0 || amounts[third] != 0) {
                continue;
            }
            match self.walk(own, other, first, amounts[first]) {
                Walked::To(own, other) => {
                    self.two(own, other, [second, third], amounts, &mut ends);
                    if amounts[second] != 0 && amounts[third] != 0 {
                        self.two(own, other, [third, second], amounts, &mut ends);
                    }
                }
                end => ends.push(end),
            }
        }
        ends
    }

    #[inline]
    fn two(&self, own: Cell, other: Cell, axes: [usize; 2], amounts: [i8; 3], ends: &mut Ends) {
        let end = match self.walk(own, other, axes[0], amounts[axes[0]]) {
            Walked::To(own, other) => self.walk(own, other, axes[1], amounts[axes[1]]),
            end => end,
        };
        ends.push(end);
    }

    /// The result of walking along all axes in this order.
    pub fn path(&self, own: Cell, other: Cell, amounts: [i8; 3], order: [usize; 3]) -> Walked {
        let mut walked = Walked::To(own, other);
        for axis in order {
            if let Walked::To(own, other) = walked {
                walked = self.walk(own, other, axis, amounts[axis]);
            }
        }
        walked
    }

    /// The nets that win from here in some order of the axes.
    pub(super) fn wins(&mut self, own: Cell, other: Cell, boards: &Boards) -> &NetSet {
        let pair = usize::from(own) * self.hexes.len() + usize::from(other);
        if self.wins[pair].is_none() {
            let set = self.winning(own, other, boards);
            self.wins[pair] = Some(Box::new(set));
        }
        self.wins[pair].get_or_insert_with(|| Box::new([0; WORDS]))
    }

    fn winning(&self, own: Cell, other: Cell, boards: &Boards) -> NetSet {
        let mut set = [0; WORDS];
        for [first, second, third] in ORDERS {
            for a in -MOST..=MOST {
                let (own, other) = match self.walk(own, other, first, a) {
                    Walked::To(own, other) => (own, other),
                    Walked::Won => {
                        boards.add_all(&mut set, &[(first, a)]);
                        continue;
                    }
                    Walked::Fell => continue,
                };
                let left = MOST - a.abs();
                for b in -left..=left {
                    let (own, other) = match self.walk(own, other, second, b) {
                        Walked::To(own, other) => (own, other),
                        Walked::Won => {
                            boards.add_all(&mut set, &[(first, a), (second, b)]);
                            continue;
                        }
                        Walked::Fell => continue,
                    };
                    let (on, away) = self.line(own, other);
                    if usize::from(on) != third {
                        continue;
                    }
                    for far in away.abs()..=left - b.abs() {
                        let c = far * away.signum();
                        if self.walk(own, other, third, c) == Walked::Won {
                            boards.add_all(&mut set, &[(first, a), (second, b), (third, c)]);
                        }
                    }
                }
            }
        }
        set
    }

    #[inline]
    fn line(&self, from: Cell, to: Cell) -> (u8, i8) {
        self.line[usize::from(from) * self.hexes.len() + usize::from(to)]
    }
}
