//! A wrestler's body: one squat convex hull, flat at the soles and the head, rounded all around.
//!
//! No face has more than four corners, because the physics library rests a larger face on only four of its corners, all side by side.

/// Soles or head: a rectangle.
struct End {
    z: i32,
    side: i32,
    belly: i32,
    back: i32,
}

/// Hips or shoulders: an octagon.
struct Middle {
    z: i32,
    /// How far the sides are from the axis, and the range of y over which they are flat.
    side: i32,
    side_flat: [i32; 2],
    /// How far the belly is from the axis, and half the width of its flat part.
    belly: i32,
    belly_flat: i32,
    /// The same for the back.
    back: i32,
    back_flat: i32,
}

const SOLES: End = End {
    z: -386,
    side: 246,
    belly: 228,
    back: 220,
};
const HIPS: Middle = Middle {
    z: -180,
    side: 300,
    side_flat: [-180, 190],
    belly: 244,
    belly_flat: 150,
    back: 283,
    back_flat: 150,
};
const SHOULDERS: Middle = Middle {
    z: 185,
    side: 300,
    side_flat: [-180, 190],
    belly: 244,
    belly_flat: 150,
    back: 283,
    back_flat: 150,
};
const HEAD: End = End {
    z: 374,
    side: 294,
    belly: 268,
    back: 268,
};

impl End {
    const fn corners(&self) -> [[i32; 3]; 4] {
        [
            [self.side, self.belly, self.z],
            [self.side, -self.back, self.z],
            [-self.side, -self.back, self.z],
            [-self.side, self.belly, self.z],
        ]
    }
}

impl Middle {
    const fn corners(&self) -> [[i32; 3]; 8] {
        let [behind, before] = self.side_flat;
        [
            [self.belly_flat, self.belly, self.z],
            [self.side, before, self.z],
            [self.side, behind, self.z],
            [self.back_flat, -self.back, self.z],
            [-self.back_flat, -self.back, self.z],
            [-self.side, behind, self.z],
            [-self.side, before, self.z],
            [-self.belly_flat, self.belly, self.z],
        ]
    }
}

const HULL: [[i32; 3]; 24] = {
    let mut hull = [[0; 3]; 24];
    let (ends, middles) = (
        [SOLES.corners(), HEAD.corners()],
        [HIPS.corners(), SHOULDERS.corners()],
    );
    let mut at = 0;
    while at < 8 {
        hull[at] = ends[at / 4][at % 4];
        hull[8 + at] = middles[0][at];
        hull[16 + at] = middles[1][at];
        at += 1;
    }
    hull
};

/// The convex parts of a wrestler: the corners of each hull relative to the centre of mass, in tenths of a millimetre.
pub const fn wrestler() -> &'static [&'static [[i32; 3]]] {
    &[&HULL]
}
