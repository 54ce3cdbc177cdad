//! Positions: where the wrestlers and the disks are before and after a turn, and how an axis is walked.

use serde::{Deserialize, Serialize};

use super::{Action, Axis, Compass, Config, Disks, Event, Hex, Illegal, Kimarite, SideLength};
use crate::Side;

/// Both wrestlers, both momentum boards, and whose turn it is. A few bytes, so search can copy it cheaply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    side: SideLength,
    mover: Side,
    at: [Hex; 2],
    disks: [Disks; 2],
}

/// The effect of walking one axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The direction; the forward one if there is nothing to walk.
    pub direction: Compass,
    /// How many hexes the mover walks alone.
    pub free: u8,
    /// How many more hexes the mover walks while pushing, with both on the board.
    pub pushing: u8,
    /// How the next step ends the bout, if it does.
    pub end: Option<Kimarite>,
}

impl Position {
    /// The start of a bout.
    pub const fn start(config: Config) -> Self {
        Self {
            side: config.side,
            mover: config.first,
            at: [Hex::new(0, 2), Hex::new(0, -2)],
            disks: [Disks::START; 2],
        }
    }

    /// The position with East's and West's wrestler on these hexes; `None` if they share a hex or one is off the board.
    pub fn new(side: SideLength, mover: Side, at: [Hex; 2], disks: [Disks; 2]) -> Option<Self> {
        let [east, west] = at;
        let stand = east != west && side.contains(east) && side.contains(west);
        stand.then_some(Self {
            side,
            mover,
            at,
            disks,
        })
    }

    /// The side length of the board.
    pub const fn side(&self) -> SideLength {
        self.side
    }

    /// Whose turn it is; after a win, the seat that took the last turn.
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// Where the seat's wrestler stands; `None` if off the board.
    pub const fn place(&self, seat: Side) -> Option<Hex> {
        let hex = self.at[seat.index()];
        if self.side.contains(hex) {
            Some(hex)
        } else {
            None
        }
    }

    /// The seat's momentum board.
    pub const fn disks(&self, seat: Side) -> Disks {
        self.disks[seat.index()]
    }

    /// Moves one of the mover's disks.
    ///
    /// # Errors
    /// As [`Disks::shifted`].
    pub fn shift(&mut self, shift: super::Shift) -> Result<(), Illegal> {
        let own = self.mover.index();
        self.disks[own] = self.disks[own].shifted(shift)?;
        Ok(())
    }

    /// The effect of walking this axis, for the mover and with the current disks.
    pub const fn stretch(&self, axis: Axis) -> Stretch {
        let (own, other) = (self.mover.index(), self.mover.other().index());
        let (at, other) = (self.at[own], self.at[other]);
        let net = self.disks[own].net(axis);
        let direction = axis.compass(self.mover, net < 0);
        let spaces = net.unsigned_abs();
        let room = self.side.room(at, direction);
        match at.steps_to(other, direction) {
            Some(gap) if gap <= spaces => {
                let (wanted, behind) = (spaces + 1 - gap, room - gap);
                let off = wanted > behind;
                Stretch {
                    direction,
                    free: gap - 1,
                    pushing: if off { behind } else { wanted },
                    end: if off { Some(Kimarite::Push) } else { None },
                }
            }
            _ => {
                let off = spaces > room;
                Stretch {
                    direction,
                    free: if off { room } else { spaces },
                    pushing: 0,
                    end: if off { Some(Kimarite::Fall) } else { None },
                }
            }
        }
    }

    /// Walks one axis as the mover. Calls `tell` with each event and the position right after it. Returns how the bout ended, if it did.
    pub fn walk(&mut self, axis: Axis, mut tell: impl FnMut(&Self, Event)) -> Option<Kimarite> {
        walk(self, axis, &mut tell)
    }

    /// Plays a whole turn as the mover. Returns how the bout ended, if it did; otherwise it is the opponent's turn.
    ///
    /// # Errors
    /// As [`Disks::leaned`]; the position is then unchanged.
    pub fn play(
        &mut self,
        action: &Action,
        tell: impl FnMut(&Self, Event),
    ) -> Result<Option<Kimarite>, Illegal> {
        self.disks(self.mover).leaned(action.lean)?;
        Ok(take(self, action, tell))
    }

    /// The seat whose wrestler is on the board while the opponent's is not.
    pub const fn winner(&self) -> Option<Side> {
        match (self.place(Side::East), self.place(Side::West)) {
            (Some(_), None) => Some(Side::East),
            (None, Some(_)) => Some(Side::West),
            _ => None,
        }
    }

    /// Everything but the side and the mover, as one number; different positions of one bout with the same mover have different keys.
    pub const fn key(&self) -> u64 {
        let [east, west] = self.disks;
        let [e, w] = self.at;
        east.bits() as u64
            | (west.bits() as u64) << 24
            | (e.byte() as u64) << 48
            | (w.byte() as u64) << 56
    }
}

/// What a turn is played on: a bout, or a position alone. The position is changed in place: a copy would stall until the last writes have
/// reached memory.
pub(super) trait Holds {
    /// The position to change.
    fn held(&mut self) -> &mut Position;
}

impl Holds for Position {
    fn held(&mut self) -> &mut Position {
        self
    }
}

/// [`Position::play`] for a turn that is known to be legal.
pub(super) fn take<H: Holds>(
    on: &mut H,
    action: &Action,
    mut tell: impl FnMut(&H, Event),
) -> Option<Kimarite> {
    let seat = on.held().mover;
    for shift in action.lean.into_iter().flatten() {
        let disks = &mut on.held().disks[seat.index()];
        *disks = disks.carried(shift);
        tell(on, Event::Leaned { seat, shift });
    }
    for axis in action.order.axes() {
        let end = walk(on, axis, &mut tell);
        if end.is_some() {
            return end;
        }
    }
    on.held().mover = seat.other();
    None
}

/// [`Position::walk`].
fn walk<H: Holds>(on: &mut H, axis: Axis, tell: &mut impl FnMut(&H, Event)) -> Option<Kimarite> {
    let Stretch {
        direction,
        free,
        pushing,
        end,
    } = on.held().stretch(axis);
    let seat = on.held().mover;
    let (own, other) = (seat.index(), seat.other().index());
    let from = on.held().at[own];
    let to = from.farther(direction, free);
    on.held().at[own] = to;
    if free > 0 {
        tell(
            on,
            Event::Walked {
                seat,
                axis,
                direction,
                spaces: free,
                from,
                to,
            },
        );
    }
    if pushing > 0 {
        let (from, opponent) = (to, on.held().at[other]);
        let to = from.farther(direction, pushing);
        let pushed_to = opponent.farther(direction, pushing);
        on.held().at[own] = to;
        on.held().at[other] = pushed_to;
        tell(
            on,
            Event::Pushed {
                by: seat,
                axis,
                direction,
                spaces: pushing,
                from,
                to,
                opponent,
                pushed_to,
            },
        );
    }
    let end = end?;
    let at = &mut on.held().at;
    let from = at[own];
    let event = match end {
        Kimarite::Push => {
            let opponent = at[other];
            at[own] = opponent;
            at[other] = Hex::OFF;
            Event::PushedOff {
                by: seat,
                axis,
                direction,
                from,
                at: opponent,
            }
        }
        Kimarite::Fall => {
            at[own] = Hex::OFF;
            Event::Fell {
                seat,
                axis,
                direction,
                from,
            }
        }
    };
    tell(on, event);
    Some(end)
}
