//! The turns that a seat can take: all written forms, and all different results.

use std::collections::HashSet;

use rand::Rng;

use super::{Action, Disks, Facing, Kimarite, Lean, Order, Position, Shift};

/// A result that a turn can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// A turn with this result.
    pub action: Action,
    /// The position after it.
    pub position: Position,
    /// How the bout ended, if it did.
    pub kimarite: Option<Kimarite>,
}

/// Every disk move from one hex to another, and `None` last.
static SHIFTS: [Option<Shift>; 31] = {
    let mut shifts = [None; 31];
    let (mut number, mut pair) = (0, 0);
    while pair < 36 {
        let (from, to) = (Facing::ALL[pair / 6], Facing::ALL[pair % 6]);
        if from as u8 != to as u8 {
            shifts[number] = Some(Shift { from, to });
            number += 1;
        }
        pair += 1;
    }
    shifts
};

/// Every legal pair of disk moves as written; different pairs can have the same result.
pub(super) fn leans(disks: Disks) -> impl Iterator<Item = Lean> {
    let both = SHIFTS
        .iter()
        .flat_map(|&first| SHIFTS.iter().map(move |&second| [first, second]));
    both.filter(move |&lean| disks.leaned(lean).is_ok())
}

/// A random legal turn, all equally likely.
pub(super) fn any<R: Rng>(disks: Disks, rng: &mut R) -> Action {
    let below = |most: usize, from: &mut u64| {
        let wide = u128::from(*from) * most as u128;
        *from = wide as u64;
        (wide >> 64) as usize
    };
    loop {
        let mut luck = rng.next_u64();
        let lean = [(); 2].map(|()| SHIFTS[below(31, &mut luck) % 31]);
        if disks.leaned(lean).is_ok() {
            let order = Order::ALL[below(6, &mut luck) % 6];
            return Action { lean, order };
        }
    }
}

impl Position {
    /// Every different result that the mover’s turn can have, once each, with one of the turns that lead to it.
    pub fn endings(&self) -> Vec<Ending> {
        let (mut leaned, mut ends) = (HashSet::new(), HashSet::new());
        let mut endings = Vec::new();
        let disks = self.disks(self.mover());
        for lean in leans(disks) {
            if !disks.leaned(lean).is_ok_and(|after| leaned.insert(after)) {
                continue;
            }
            for order in Order::ALL {
                let action = Action { lean, order };
                let mut position = *self;
                if let Ok(kimarite) = position.play(&action, |_, _| ())
                    && ends.insert(position)
                {
                    endings.push(Ending {
                        action,
                        position,
                        kimarite,
                    });
                }
            }
        }
        endings
    }
}
