//! What [`super::worth`] weighs: 256ths of the natural logarithm of the odds; made by `examples/rim.rs`.

use super::{search::Score, worth::FEATURES};

#[rustfmt::skip]
pub(super) const WEIGHTS: [Score; FEATURES] = [
    // How far the mover is from the rim.
    -98, -62, -23, -19, 24, 10, -9, -37,
    // How many of its nets stay in the ring.
    -161, -210, -132, 2, -38, -201, -125, -143, -147, -86, -79, -4, 54, 120, 106,
    // How long its net is.
    -204, 46, 138, 275, 407, 477, 736,
    // How far from the rim that leads.
    0, -390, -318, -379, -234, -123, 49, 83, 53, 45, 89, 59,
    // How many of its momentum hexes are empty.
    10, -4, 2, -207, 34, 0,
    // How far the other is from the rim.
    -42, 21, 12, -17, -28, 35, -28, -10,
    // How many of its nets stay in the ring.
    299, 364, 238, 201, 187, 213, 187, 72, 74, 48, 12, -56, -89, -149, -150,
    // How long its net is.
    226, 17, -89, -267, -346, -472, -609,
    // How far from the rim that leads.
    260, 341, 200, 256, 180, 149, 58, 16, -35, -42, -96, -163,
    // How many of its momentum hexes are empty.
    15, -41, -11, 9, -82, 0,
    // How many of its nets would win.
    23, -64, -115, -206, -250, -280,
    // How far they are apart.
    0, 91, 76, 3, -66, -38, -24, 19, 74, 25, 127, 132, 134, 123,
];
