//! Which disks moved when they changed last.

use rules::momentum::{Disks, Facing, Shift};

/// Which disks moved when they changed last.
#[derive(Debug)]
pub(super) struct Moves {
    disks: Disks,
    /// Where disks left, and where they arrived.
    shifts: Vec<Shift>,
    /// How often the disks have changed.
    pub(super) times: i32,
    /// Whether the player has just dropped a disk by hand, so that it need not fly.
    pub(super) by_hand: bool,
}

impl Moves {
    pub(super) fn new(disks: Disks) -> Self {
        Self {
            disks,
            shifts: Vec::new(),
            times: 0,
            by_hand: false,
        }
    }

    /// Notes the disks that are drawn now; if their moves have been `seen`, none of them flies.
    pub(super) fn see(&mut self, disks: Disks, seen: bool) {
        let rests = std::mem::take(&mut self.by_hand) || seen;
        let before = std::mem::replace(&mut self.disks, disks);
        if before == disks {
            return;
        }
        self.times += 1;
        let changed = |many: Disks, few: Disks| {
            let each = move |at: Facing| {
                let more = many.on(at).saturating_sub(few.on(at));
                std::iter::repeat_n(at, more.into())
            };
            Facing::ALL.into_iter().flat_map(each)
        };
        let left = changed(before, disks);
        self.shifts = left
            .zip(changed(disks, before))
            .map(|(from, to)| Shift { from, to })
            .filter(|_| !rests)
            .collect();
    }

    /// Where the disks came from that arrived on a hex.
    pub(super) fn came(&self, at: Facing) -> impl Iterator<Item = Facing> {
        let here = self.shifts.iter().filter(move |shift| shift.to == at);
        here.map(|shift| shift.from)
    }
}

#[cfg(test)]
mod tests;
