//! Converts a view into a position for the search, and the result of the search into a turn.

use rules::{
    Side, Viewer,
    momentum::{Action, Disks, Facing, Hex, Lean, Momentum, Order, Position, Shift, View},
};

use super::{
    CannotDecide, Memory,
    boards::{Board, number},
    forced::Forced,
    ring::{Ends, Ring},
    search::{FORCED, Found, Score, Search, Thought, WIN},
    tables::{Stand, Tables},
};

/// How much work the search does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Forced wins within this many of the mover's own turns are proved.
    pub sure: u8,
    /// The most turns to search ahead, counting those of both seats.
    pub depth: u8,
    /// The most positions to visit.
    pub nodes: u64,
}

/// A decision, with the position as the search represents it.
#[derive(Clone, Debug)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// The same position as the search represents it.
    pub at: Stand,
    /// How many turns of the bout have been played.
    pub turns: u32,
    /// Positions that have occurred twice: with the same mover, and with the other seat to move.
    pub twice: [Vec<Stand>; 2],
}

/// What the search thinks of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opinion {
    /// The best turns and their scores, best first.
    pub turns: Vec<(Action, Score)>,
    /// How many turns ahead the search is complete, counting those of both seats.
    pub depth: u8,
    /// How many positions were visited.
    pub nodes: u64,
}

impl Question {
    /// The decision that the viewer has to make.
    ///
    /// # Errors
    /// [`CannotDecide`] if the viewer does not act, or no bout shows the view.
    pub fn of(view: &View, memory: &mut Memory) -> Result<Self, CannotDecide> {
        let bout = &view.bout;
        let seat = bout.position().mover();
        if bout.verdict().is_some() || view.viewer != Viewer::Seat(seat.into()) {
            return Err(CannotDecide::NotAsked);
        }
        Self::in_bout(bout, memory).ok_or(CannotDecide::NoSuchBout)
    }

    /// The decision in a bout that is not over; `None` if the state is impossible.
    pub fn in_bout(bout: &Momentum, memory: &mut Memory) -> Option<Self> {
        let position = *bout.position();
        let ring = &memory.tables(position.side()).ring;
        let at = stand(ring, &position).filter(|at| at.own != at.other)?;
        let seen = bout.seen();
        let twice = [0, 1].map(|odd| {
            let same: Vec<u64> = seen.iter().rev().skip(odd).step_by(2).copied().collect();
            let again = |(place, key): (usize, &u64)| same.iter().take(place).any(|k| k == key);
            let again = same.iter().enumerate().filter(|&found| again(found));
            let mover = if odd == 0 {
                position.mover()
            } else {
                position.mover().other()
            };
            let stands = again.filter_map(|(_, &key)| {
                let seen = from_key(&position, mover, key)?;
                stand(ring, &seen)
            });
            stands.collect()
        });
        Some(Self {
            position,
            at,
            turns: u32::from(bout.turns()),
            twice,
        })
    }

    /// Takes a turn that wins at once, or else a forced win, or else the best turns of the search. Returns at most `wanted` turns. With
    /// luck, the search takes any of several turns that are about equally good.
    pub fn think(
        &self,
        effort: Effort,
        wanted: usize,
        luck: Option<u64>,
        memory: &mut Memory,
    ) -> Opinion {
        let tables = memory.tables(self.position.side());
        let opinion = |turns, depth, nodes| Opinion {
            turns,
            depth,
            nodes,
        };
        if let Some(action) = self.winning(tables) {
            return opinion(vec![(action, WIN - 1)], 1, 1);
        }
        let mut forced = Forced::new(tables, FORCED);
        let mut sure = None;
        for turns in 2..=effort.sure {
            if let Some(next) = forced.win(self.at, turns) {
                sure = Some((next, turns));
                break;
            }
        }
        let proved = forced.nodes();
        if let Some((next, turns)) = sure {
            let depth = 2 * turns - 1;
            let score = WIN - Score::from(depth);
            let action = self.action(next, tables);
            return opinion(vec![(action, score)], depth, proved);
        }
        let mut search = Search::new(tables, effort.nodes, self.turns).knowing(&self.twice);
        if let Some(luck) = luck {
            search = search.with_luck(luck);
        }
        let Found { best, depth, nodes } = search.best(self.at, effort.depth, wanted);
        let mut turns: Vec<(Action, Score)> = Vec::with_capacity(best.len());
        for Thought { next, score } in best {
            turns.push((self.action(next, tables), score));
        }
        if turns.is_empty() {
            // Every turn makes the mover fall, so any will do.
            let order = Order::ALL[0];
            let lean = [None; 2];
            turns.push((Action { lean, order }, 1 - WIN));
        }
        opinion(turns, depth, proved + nodes)
    }

    /// A turn that pushes the other seat off, if there is one.
    pub fn winning(&self, tables: &mut Tables) -> Option<Action> {
        if !tables.wins(self.at) {
            return None;
        }
        let nets = tables.boards.leans(self.at.mine).nets.clone();
        let mut from = 0;
        for (net, to) in nets {
            let amounts = tables.boards.amounts(net);
            if tables.ring.ends(self.at.own, self.at.other, amounts).won {
                let board = *tables.boards.leans(self.at.mine).boards.get(from)?;
                return Some(self.turn(tables, board, |ends| ends.won));
            }
            from = usize::from(to);
        }
        None
    }

    /// A turn with this result.
    pub fn action(&self, next: Stand, tables: &Tables) -> Action {
        let end = (tables.ring.across(next.other), tables.ring.across(next.own));
        self.turn(tables, next.theirs, |ends| ends.iter().any(|at| at == end))
    }

    /// A turn that leaves the mover with this momentum board, in an order of axes with such an end.
    fn turn(&self, tables: &Tables, board: Board, ends_so: impl Fn(&Ends) -> bool) -> Action {
        let amounts = tables.boards.amounts(tables.boards.net(board));
        let (own, other) = (self.at.own, self.at.other);
        let order = Order::ALL.into_iter().find(|order| {
            let axes = order.axes().map(|axis| axis as usize);
            let mut ends = Ends::default();
            ends.push(tables.ring.path(own, other, amounts, axes));
            ends_so(&ends)
        });
        let disks = tables.boards.disks(board);
        let lean = lean(tables.boards.disks(self.at.mine), disks);
        Action {
            lean,
            order: order.unwrap_or(Order::ALL[0]),
        }
    }

    /// The position after a turn, as the other seat sees it; `None` if the turn ends the bout or is illegal.
    pub fn after(&self, action: &Action, memory: &mut Memory) -> Option<Stand> {
        let mut position = self.position;
        match position.play(action, |_, _| ()) {
            Ok(None) => stand(&memory.tables(position.side()).ring, &position),
            _ => None,
        }
    }

    /// A turn that does not end the bout, picked by number; `None` if there is none.
    pub(super) fn any(&self, number: u64, memory: &mut Memory) -> Option<Action> {
        let tables = memory.tables(self.position.side());
        let turns = tables.turns(self.at);
        let place = number.checked_rem(turns.len() as u64)?;
        let next = turns.get(place as usize)?;
        Some(self.action(*next, tables))
    }
}

/// The position as its mover sees it.
fn stand(ring: &Ring, position: &Position) -> Option<Stand> {
    let mover = position.mover();
    let cell = |seat: Side| {
        let Hex { q, r } = position.place(seat)?;
        if mover == Side::East {
            ring.cell(q, r)
        } else {
            ring.cell(-q, -r)
        }
    };
    let board = |seat| number(&position.disks(seat).counts());
    Some(Stand {
        own: cell(mover)?,
        other: cell(mover.other())?,
        mine: board(mover),
        theirs: board(mover.other()),
    })
}

/// The position of the same board that has this key ([`Position::key`]).
fn from_key(like: &Position, mover: Side, key: u64) -> Option<Position> {
    let disks = |shift: u32| {
        let hexes = [0, 1, 2, 3, 4, 5].map(|hex| (key >> (shift + 4 * hex) & 15) as u8);
        Disks::new(hexes)
    };
    let hex = |shift: u32| {
        let coordinate = |shift: u32| (key >> shift & 15) as i8 - 8;
        Hex::new(coordinate(shift), coordinate(shift + 4))
    };
    let at = [hex(48), hex(56)];
    Position::new(like.side(), mover, at, [disks(0)?, disks(24)?])
}

/// Two disk moves that make board `to` of board `from`.
fn lean(mut from: [u8; 6], to: [u8; 6]) -> Lean {
    let mut lean = [None; 2];
    for shift in &mut lean {
        let differs = |more: bool| {
            let mut places = 0..6;
            places.find(|&hex| {
                if more {
                    from[hex] > to[hex]
                } else {
                    from[hex] < to[hex]
                }
            })
        };
        if let (Some(a), Some(b)) = (differs(true), differs(false)) {
            from[a] -= 1;
            from[b] += 1;
            *shift = Some(Shift {
                from: Facing::ALL[a],
                to: Facing::ALL[b],
            });
        }
    }
    lean
}
