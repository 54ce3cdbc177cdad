//! The turn that the player is building on screen.

use rules::momentum::{Action, Axis, Draft, Event, Facing, Illegal, Kimarite, Order, Position};

/// What the mover does to the turn that is being built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Do {
    /// Lifts a disk here, or puts the held disk down here.
    Hex(Facing),
    /// Lifts a disk here to drag it.
    Lift(Facing),
    /// Drops the dragged disk over this hex, or outside the hexes.
    Drop(Option<Facing>),
    /// Leaves a disk where it is.
    Leave,
    /// Walks this axis next.
    Walk(Axis),
    /// Walks the axes in this order, replacing any order set before.
    Order(Order),
    /// Takes the last decision back.
    Back,
}

/// Why an act was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Refused {
    /// A rule forbids it.
    Rule(Illegal),
    /// The axis is balanced, so it leads nowhere.
    Still,
    /// The order of the axes is not complete yet.
    NoOrder,
}

/// The turn that is being built, and why the last act was refused.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Build {
    pub(super) draft: Draft,
    pub(super) refused: Option<Refused>,
}

impl Build {
    /// A turn with nothing decided.
    pub(super) const fn new(position: Position) -> Self {
        Self {
            draft: Draft::new(position),
            refused: None,
        }
    }

    /// The turn after this act. A refused act changes nothing.
    pub(super) fn after(mut self, act: Do) -> Self {
        let held = self.draft.held().is_some();
        match act {
            // The lift was refused, and the player still has to read why.
            Do::Drop(_) if !held => return self,
            // Dragging a disk puts back the one that was held.
            Do::Lift(_) if held => {
                self.draft.back();
            }
            Do::Walk(axis) if !held && self.draft.net(axis) == 0 => {
                return Self {
                    refused: Some(Refused::Still),
                    ..self
                };
            }
            _ => (),
        }
        let mut draft = self.draft;
        let done = match act {
            Do::Hex(hex) | Do::Drop(Some(hex)) if held => draft.put_down(hex),
            Do::Hex(hex) | Do::Lift(hex) => draft.lift(hex),
            Do::Drop(_) => {
                draft.back();
                Ok(())
            }
            Do::Leave => draft.leave(),
            Do::Walk(axis) => draft.walk(axis),
            Do::Order(order) => {
                while draft.axes().next().is_some() && draft.back() {}
                draft.walk_in(order)
            }
            Do::Back => {
                // Taking back only an axis that `full` adds again would change nothing on screen, so take back more.
                let full = self.full();
                while draft.back() && full == (Self { draft, ..self }).full() {}
                Ok(())
            }
        };
        match done {
            Ok(()) => Self {
                draft,
                refused: None,
            },
            Err(illegal) => Self {
                refused: Some(Refused::Rule(illegal)),
                ..self
            },
        }
    }

    /// Whether the lean is set: both disks are moved or left, or an axis has been walked.
    pub(super) fn leaned(&self) -> bool {
        self.draft.lean().len() == 2 || self.draft.axes().next().is_some()
    }

    /// The turn with the remaining axes added, once their order makes no difference.
    pub(super) fn full(&self) -> Draft {
        if !self.leaned() || self.draft.held().is_some() {
            return self.draft;
        }
        let [full, others @ ..] = Order::ALL.map(|order| {
            let mut draft = self.draft;
            for axis in order.axes() {
                if draft.net(axis) != 0 {
                    // Refused if it has been walked, or if a wrestler is off the board; then there is nothing left to walk.
                    let _ = draft.walk(axis);
                }
            }
            draft
        });
        if others.iter().all(|other| comes_to_the_same(other, &full)) {
            full
        } else {
            self.draft
        }
    }

    /// The whole turn, once it is complete.
    pub(super) fn action(&self) -> Option<Action> {
        self.full().action().filter(|_| self.leaned())
    }

    /// Whether the turn walks the mover off the board.
    pub(super) fn falls(&self) -> bool {
        self.full().end() == Some(Kimarite::Fall)
    }

    /// The turn after the player tried to take it too soon, with the reason.
    pub(super) const fn too_soon(self) -> Self {
        Self {
            draft: self.draft,
            refused: Some(match self.draft.held() {
                Some(_) => Refused::Rule(Illegal::StillHeld),
                None => Refused::NoOrder,
            }),
        }
    }

    /// The events of the turn as decided so far.
    pub(super) fn events(&self) -> Vec<Event> {
        self.full().events()
    }

    /// The orders of the axes that come to something different, each with the resulting turn.
    pub(super) fn orders(&self) -> Vec<(Order, Draft)> {
        let mut orders: Vec<(Order, Draft)> = Vec::new();
        for order in Order::ALL {
            let turn = self.after(Do::Order(order)).draft;
            if orders
                .iter()
                .all(|(_, known)| !comes_to_the_same(known, &turn))
            {
                orders.push((order, turn));
            }
        }
        orders
    }
}

/// Whether both wrestlers end at the same places in these two turns.
pub(super) fn comes_to_the_same(turn: &Draft, other: &Draft) -> bool {
    (turn.position(), turn.end()) == (other.position(), other.end())
}

#[cfg(test)]
mod tests;
