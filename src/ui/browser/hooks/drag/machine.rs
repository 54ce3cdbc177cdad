//! The state machine of a drag: what a pointer's presses, moves and releases mean.

use yew::prelude::*;

/// How far a mouse moves before a press becomes a drag, in CSS pixels.
const MOUSE_SLOP: f64 = 3.0;

/// How far a pointer of any kind may move during a tap, in CSS pixels. A finger or a pen that taps is never quite still, so their drags begin
/// only here. A mouse's drag that does not go further was a tap by a hand that shook.
pub const TAP_SLOP: f64 = 8.0;

/// How far this event's pointer moves before a press becomes a drag, in CSS pixels.
pub fn slop(event: &PointerEvent) -> f64 {
    if event.pointer_type() == "mouse" {
        MOUSE_SLOP
    } else {
        TAP_SLOP
    }
}

/// The press of one pointer. A second finger changes nothing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) enum Drag {
    /// Nothing is pressed.
    #[default]
    Idle,
    /// Pressed, and moved less than its slop.
    Pressed {
        /// The pointer's id.
        pointer: i32,
        /// Where it was pressed, in CSS pixels.
        from: (f64, f64),
        /// How far it moves before this becomes a drag, in CSS pixels.
        slop: f64,
    },
    /// Moved further since the press.
    Dragging {
        /// The pointer's id.
        pointer: i32,
        /// Where it was pressed, in CSS pixels.
        from: (f64, f64),
        /// Whether it has been as far away as [`TAP_SLOP`].
        far: bool,
    },
}

/// What a move means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Moved {
    /// Nothing.
    Nothing,
    /// The drag begins; holds the offset from the press, in CSS pixels.
    Begins(f64, f64),
    /// The drag goes on; holds the offset from the press, in CSS pixels.
    By(f64, f64),
}

/// What a release means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Released {
    /// Nothing.
    Nothing,
    /// The pointer stayed within [`TAP_SLOP`]. If a drag had begun, it is taken back, and the browser's click counts.
    Tap,
    /// The pointer was dragged further.
    Drop,
}

impl Drag {
    /// Handles a press, which becomes a drag when the pointer has moved by `slop` CSS pixels. Returns whether this pointer is followed from
    /// now on.
    pub(super) fn press(&mut self, pointer: i32, at: (f64, f64), slop: f64) -> bool {
        let free = *self == Self::Idle;
        if free {
            *self = Self::Pressed {
                pointer,
                from: at,
                slop,
            };
        }
        free
    }

    /// Handles a move.
    pub(super) fn moved(&mut self, pointer: i32, at: (f64, f64)) -> Moved {
        let by = |from: (f64, f64)| (at.0 - from.0, at.1 - from.1);
        match *self {
            Self::Pressed {
                pointer: held,
                from,
                slop,
            } if held == pointer => {
                let (x, y) = by(from);
                if x.hypot(y) < slop {
                    return Moved::Nothing;
                }
                let far = x.hypot(y) >= TAP_SLOP;
                *self = Self::Dragging { pointer, from, far };
                Moved::Begins(x, y)
            }
            Self::Dragging {
                pointer: held,
                from,
                far,
            } if held == pointer => {
                let (x, y) = by(from);
                let far = far || x.hypot(y) >= TAP_SLOP;
                *self = Self::Dragging { pointer, from, far };
                Moved::By(x, y)
            }
            _ => Moved::Nothing,
        }
    }

    /// Handles a release.
    pub(super) fn release(&mut self, pointer: i32) -> Released {
        let released = match *self {
            Self::Pressed { pointer: held, .. } if held == pointer => Released::Tap,
            Self::Dragging {
                pointer: held, far, ..
            } if held == pointer => {
                if far {
                    Released::Drop
                } else {
                    Released::Tap
                }
            }
            _ => return Released::Nothing,
        };
        *self = Self::Idle;
        released
    }

    /// Whether this pointer is the pressed or dragging one.
    pub(super) fn holds(&self, pointer: i32) -> bool {
        match *self {
            Self::Idle => false,
            Self::Pressed { pointer: held, .. } | Self::Dragging { pointer: held, .. } => {
                held == pointer
            }
        }
    }

    /// Ends the press without a tap or a drop.
    pub(super) fn cancel(&mut self) {
        *self = Self::Idle;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn press_without_movement_is_a_tap() {
        let mut drag = Drag::default();
        assert!(drag.press(1, (10.0, 10.0), MOUSE_SLOP));
        assert_eq!(drag.moved(1, (11.0, 12.0)), Moved::Nothing);
        assert_eq!(drag.release(1), Released::Tap);
        assert_eq!(drag, Drag::Idle);
    }

    #[test]
    fn three_pixels_begin_a_drag_of_the_mouse() {
        let mut drag = Drag::default();
        drag.press(1, (10.0, 10.0), MOUSE_SLOP);
        assert_eq!(drag.moved(1, (13.0, 10.0)), Moved::Begins(3.0, 0.0));
        assert_eq!(drag.moved(1, (19.0, 10.0)), Moved::By(9.0, 0.0));
        // It was far away, so letting go where it began is no tap.
        assert_eq!(drag.moved(1, (10.0, 10.0)), Moved::By(0.0, 0.0));
        assert_eq!(drag.release(1), Released::Drop);
    }

    #[test]
    fn shaking_hand_taps() {
        let mut drag = Drag::default();
        drag.press(1, (10.0, 10.0), MOUSE_SLOP);
        assert_eq!(drag.moved(1, (15.0, 13.0)), Moved::Begins(5.0, 3.0));
        assert_eq!(drag.moved(1, (10.0, 4.0)), Moved::By(0.0, -6.0));
        assert_eq!(drag.release(1), Released::Tap);
        drag.press(1, (10.0, 10.0), TAP_SLOP);
        assert_eq!(drag.moved(1, (15.0, 13.0)), Moved::Nothing);
        assert_eq!(drag.release(1), Released::Tap);
    }

    #[test]
    fn second_finger_changes_nothing() {
        let mut drag = Drag::default();
        drag.press(1, (0.0, 0.0), TAP_SLOP);
        drag.moved(1, (9.0, 0.0));
        assert!(!drag.press(2, (50.0, 50.0), TAP_SLOP));
        assert_eq!(drag.moved(2, (99.0, 99.0)), Moved::Nothing);
        assert_eq!(drag.release(2), Released::Nothing);
        assert!(drag.holds(1) && !drag.holds(2));
        assert_eq!(drag.release(1), Released::Drop);
    }

    #[test]
    fn cancelled_drag_drops_nothing() {
        let mut drag = Drag::default();
        drag.press(1, (0.0, 0.0), TAP_SLOP);
        drag.moved(1, (9.0, 0.0));
        drag.cancel();
        assert_eq!(drag.release(1), Released::Nothing);
        assert!(drag.press(2, (0.0, 0.0), TAP_SLOP));
    }
}
