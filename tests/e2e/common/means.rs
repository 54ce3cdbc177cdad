//! How a visitor plays.

use crate::pointer::Hand;

/// How a visitor plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    MouseDrag,
    TouchDrag,
    TapTap,
    Clicks,
    Keys,
}

impl Means {
    pub(crate) fn hand(self) -> Hand {
        match self {
            Self::TouchDrag | Self::TapTap => Hand::Finger,
            Self::MouseDrag | Self::Clicks | Self::Keys => Hand::Mouse,
        }
    }
}
