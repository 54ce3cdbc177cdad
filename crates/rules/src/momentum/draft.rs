//! A turn in preparation: what may come next, and its effect so far.

use super::{
    Action, Axis, Disks, Event, Facing, Illegal, Kimarite, Lean, Order, Position, Shift, Stretch,
};

/// A turn that the mover prepares: at most two disk moves, then the axes one after the other. The bout has not changed yet, and every
/// decision can be undone ([`Draft::back`]).
///
/// ```
/// use rules::momentum::{Axis, Config, Draft, Facing, Position};
///
/// let mut draft = Draft::new(Position::start(Config::default()));
/// draft.lift(Facing::B)?;
/// draft.put_down(Facing::F)?;
/// assert_eq!(draft.net(Axis::V), 2);
/// assert!(draft.action().is_none(), "there is an axis to walk");
/// draft.walk(Axis::V)?;
/// // The other disk stays where it is, and the other axes have nothing to walk.
/// assert_eq!(draft.action().map(|turn| turn.to_string()).as_deref(), Some("B>F,-:VRL"));
/// # Ok::<(), rules::momentum::Illegal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    start: Position,
    /// The position after the disk moves and axes so far.
    now: Position,
    held: Option<Facing>,
    lean: Lean,
    moved: u8,
    axes: [Option<Axis>; 3],
    end: Option<Kimarite>,
}

impl Draft {
    /// An empty draft.
    pub const fn new(position: Position) -> Self {
        Self {
            start: position,
            now: position,
            held: None,
            lean: [None; 2],
            moved: 0,
            axes: [None; 3],
            end: None,
        }
    }

    /// The draft of a whole turn from this position.
    ///
    /// # Errors
    /// The rule that the turn breaks.
    pub fn of(position: Position, action: Action) -> Result<Self, Illegal> {
        let mut draft = Self::new(position);
        for shift in action.lean {
            if let Some(Shift { from, to }) = shift {
                draft.lift(from)?;
                draft.put_down(to)?;
            } else {
                draft.leave()?;
            }
        }
        draft.walk_in(action.order)?;
        Ok(draft)
    }

    /// The position before the turn.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the decisions so far; either wrestler may be off the board. A held disk still lies where it was lifted.
    pub const fn position(&self) -> &Position {
        &self.now
    }

    /// The momentum hex of the held disk, if one is held.
    pub const fn held(&self) -> Option<Facing> {
        self.held
    }

    /// The disk moves so far; `None` for a disk that is left where it is.
    pub fn lean(&self) -> &[Option<Shift>] {
        self.lean.get(..usize::from(self.moved)).unwrap_or_default()
    }

    /// The axes walked so far, in order.
    pub fn axes(&self) -> impl Iterator<Item = Axis> {
        self.axes.into_iter().flatten()
    }

    /// The axes that have not been walked.
    pub fn rest(&self) -> impl Iterator<Item = Axis> {
        let walked = self.axes;
        let rest = Axis::ALL.into_iter();
        rest.filter(move |&axis| !walked.contains(&Some(axis)))
    }

    /// Whether nothing has been decided.
    pub fn is_empty(&self) -> bool {
        *self == Self::new(self.start)
    }

    /// The difference between the two hexes of an axis after the disk moves so far; positive if the forward hex has more disks.
    pub const fn net(&self, axis: Axis) -> i8 {
        self.disks().net(axis)
    }

    /// The mover's momentum board after the disk moves so far.
    pub const fn disks(&self) -> Disks {
        self.now.disks(self.start.mover())
    }

    /// Whether a disk may be lifted from that hex now.
    ///
    /// # Errors
    /// Why not.
    pub fn may_lift(&self, hex: Facing) -> Result<(), Illegal> {
        self.may_leave()?;
        if self.disks().on(hex) == 0 {
            return Err(Illegal::Empty { hex });
        }
        Ok(())
    }

    /// Lifts a disk.
    ///
    /// # Errors
    /// As [`Draft::may_lift`].
    pub fn lift(&mut self, hex: Facing) -> Result<(), Illegal> {
        self.may_lift(hex)?;
        self.held = Some(hex);
        Ok(())
    }

    /// Lays the held disk on a hex; on the hex that it came from, this cancels the lift.
    ///
    /// # Errors
    /// [`Illegal::NoneHeld`].
    pub fn put_down(&mut self, to: Facing) -> Result<(), Illegal> {
        let from = self.held.ok_or(Illegal::NoneHeld)?;
        if from != to {
            let shift = Shift { from, to };
            self.now.shift(shift)?;
            self.decide(Some(shift));
        }
        self.held = None;
        Ok(())
    }

    /// Whether a disk may now be left where it is.
    ///
    /// # Errors
    /// Why not.
    pub fn may_leave(&self) -> Result<(), Illegal> {
        if self.held.is_some() {
            return Err(Illegal::StillHeld);
        }
        if self.axes[0].is_some() {
            return Err(Illegal::Walking);
        }
        if usize::from(self.moved) == self.lean.len() {
            return Err(Illegal::BothMoved);
        }
        Ok(())
    }

    /// Leaves a disk where it is. Disks not moved before the first axis are left, too.
    ///
    /// # Errors
    /// As [`Draft::may_leave`].
    pub fn leave(&mut self) -> Result<(), Illegal> {
        self.may_leave()?;
        self.decide(None);
        Ok(())
    }

    fn decide(&mut self, shift: Option<Shift>) {
        if let Some(place) = self.lean.get_mut(usize::from(self.moved)) {
            *place = shift;
            self.moved += 1;
        }
    }

    /// Whether that axis may be walked now.
    ///
    /// # Errors
    /// Why not.
    pub fn may_walk(&self, axis: Axis) -> Result<(), Illegal> {
        if self.held.is_some() {
            return Err(Illegal::StillHeld);
        }
        if self.axes.contains(&Some(axis)) {
            return Err(Illegal::Walked { axis });
        }
        if self.end.is_some() {
            return Err(Illegal::Ended);
        }
        Ok(())
    }

    /// The effect of walking that axis next; `None` if it may not be walked.
    pub fn stretch(&self, axis: Axis) -> Option<Stretch> {
        self.may_walk(axis).ok()?;
        Some(self.now.stretch(axis))
    }

    /// Walks an axis.
    ///
    /// # Errors
    /// As [`Draft::may_walk`].
    pub fn walk(&mut self, axis: Axis) -> Result<(), Illegal> {
        self.may_walk(axis)?;
        if let Some(place) = self.axes.iter_mut().find(|place| place.is_none()) {
            *place = Some(axis);
            self.end = self.now.walk(axis, |_, _| ());
        }
        Ok(())
    }

    /// Walks all axes in this order; none may have been walked yet. Skips an axis without a difference, and all axes once a wrestler
    /// is off the board.
    ///
    /// # Errors
    /// As [`Draft::may_walk`], for the first axis that may not be walked.
    pub fn walk_in(&mut self, order: Order) -> Result<(), Illegal> {
        for axis in order.axes() {
            if self.end.is_none() && self.net(axis) != 0 {
                self.walk(axis)?;
            }
        }
        Ok(())
    }

    /// Takes back the last decision: the held disk, an axis, or a disk move. Returns `false` if there is none.
    pub fn back(&mut self) -> bool {
        if self.held.take().is_some() {
            return true;
        }
        if let Some(last) = self.axes.iter_mut().rfind(|place| place.is_some()) {
            *last = None;
        } else if let Some(last) = self.lean().len().checked_sub(1) {
            self.lean[last & 1] = None;
            self.moved -= 1;
        } else {
            return false;
        }
        (self.now, self.end) = self.run(|_, _| ());
        true
    }

    /// How the bout would end after the decisions so far, if it would.
    pub const fn end(&self) -> Option<Kimarite> {
        self.end
    }

    /// The events of the decisions so far: disk moves, walks, pushes and falls.
    pub fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        self.run(|_, event| events.push(event));
        events
    }

    fn run(&self, mut tell: impl FnMut(&Position, Event)) -> (Position, Option<Kimarite>) {
        let (mut position, mut end) = (self.start, None);
        let seat = position.mover();
        for &shift in self.lean().iter().flatten() {
            if position.shift(shift).is_ok() {
                tell(&position, Event::Leaned { seat, shift });
            }
        }
        for axis in self.axes() {
            end = position.walk(axis, &mut tell);
        }
        (position, end)
    }

    /// The whole turn, once the remaining decisions make no difference: no disk is held, and the remaining axes have nothing to walk or a
    /// wrestler is off the board.
    pub fn action(&self) -> Option<Action> {
        let decided = self.end.is_some() || self.rest().all(|axis| self.net(axis) == 0);
        if self.held.is_some() || !decided {
            return None;
        }
        let mut axes = self.axes().chain(self.rest());
        let order = Order::new([axes.next()?, axes.next()?, axes.next()?])?;
        Some(Action {
            lean: self.lean,
            order,
        })
    }
}
