//! The turn that is being built on screen.

use crate::rules::momentum::{
    Action, Axis, Draft, Event, Facing, Illegal, Kimarite, Order, Position,
};

/// What the mover does with the turn that is being built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Do {
    /// Picks a disk up here, or lays the one that is held here.
    Hex(Facing),
    /// Picks a disk up here to drag it.
    Lift(Facing),
    /// Lets the dragged disk go over this hex, or elsewhere.
    Drop(Option<Facing>),
    /// Leaves a disk where it is.
    Leave,
    /// Walks this axis next.
    Walk(Axis),
    /// Walks the axes in this order, whatever order was set before.
    Order(Order),
    /// Takes the last decision back.
    Back,
}

/// Why a try was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Refused {
    /// A rule is against it.
    Rule(Illegal),
    /// The axis is balanced: it leads nowhere.
    Still,
    /// An axis has no place in the order yet.
    NoOrder,
}

/// The turn that is being built, and why the last try was refused.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Build {
    pub(super) draft: Draft,
    pub(super) refused: Option<Refused>,
}

impl Build {
    /// A turn of which nothing is decided.
    pub(super) const fn new(position: Position) -> Self {
        Self {
            draft: Draft::new(position),
            refused: None,
        }
    }

    /// The turn after this; what a rule refuses changes nothing.
    pub(super) fn after(mut self, act: Do) -> Self {
        let held = self.draft.held().is_some();
        match act {
            // What is dragged has been refused, and that is still to be read.
            Do::Drop(_) if !held => return self,
            // Whoever drags a disk puts back the one that was held.
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
            Do::Hex(hex) | Do::Drop(Some(hex)) if held => draft.lay(hex),
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
                // An axis that then goes by itself is not taken back alone: nobody would see it.
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

    /// Whether both disks have been moved or left, or an axis has been walked: the lean is set.
    pub(super) fn leaned(&self) -> bool {
        self.draft.lean().len() == 2 || self.draft.axes().next().is_some()
    }

    /// The turn with the last axis in it, once nothing but that one can come.
    pub(super) fn full(&self) -> Draft {
        let (now, mut draft) = (self.draft, self.draft);
        let mut rest = now.rest().filter(|&axis| now.net(axis) != 0);
        if let (true, Some(last), None) = (self.leaned(), rest.next(), rest.next()) {
            // Refused once somebody is off the board, and then nothing is left to walk.
            let _ = draft.walk(last);
        }
        draft
    }

    /// The whole turn, once it is.
    pub(super) fn action(&self) -> Option<Action> {
        self.full().action().filter(|_| self.leaned())
    }

    /// Whether the turn walks the mover off the board.
    pub(super) fn falls(&self) -> bool {
        self.full().end() == Some(Kimarite::Fall)
    }

    /// The turn after it could not be taken: something is still to be decided.
    pub(super) const fn too_soon(self) -> Self {
        Self {
            draft: self.draft,
            refused: Some(match self.draft.held() {
                Some(_) => Refused::Rule(Illegal::StillHeld),
                None => Refused::NoOrder,
            }),
        }
    }

    /// What would happen by what is decided so far.
    pub(super) fn events(&self) -> Vec<Event> {
        self.full().events()
    }

    /// Every order of the axes that have something to walk, with the turn that it makes; one of those that differ only in what is not walked.
    pub(super) fn orders(&self) -> Vec<(Order, Draft)> {
        let mut orders: Vec<(Order, Draft)> = Vec::new();
        for order in Order::ALL {
            let turn = self.after(Do::Order(order)).draft;
            if orders.iter().all(|(_, known)| *known != turn) {
                orders.push((order, turn));
            }
        }
        orders
    }
}

#[cfg(test)]
mod tests;
