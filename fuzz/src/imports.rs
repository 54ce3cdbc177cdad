//! Files that are taken in where something is kept already.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    seeds,
    taking_in::{import, sound},
    whole,
};

/// Room for a file as a share of it: none, scarce or plenty; what the first byte cannot say is any amount.
fn room(share: u8, file: &str) -> Option<usize> {
    (share < u8::MAX).then(|| file.len() * usize::from(share) / 64)
}

/// Lays down files of a device on which everything is kept, with its last entries and with all of them.
pub fn seed() {
    let entries = whole::entries();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let files = (0..40).map(|_| sound(&entries, &mut dice));
    let with_room = |file: String| [&[u8::MAX], file.as_bytes()].concat();
    seeds::lay("imports", files.map(with_room));
}

/// A file, for which there is so much room, is refused in words and changes nothing, or is taken in whole and sound.
pub fn check(bytes: &[u8]) {
    let Some((&share, file)) = bytes.split_first() else {
        return;
    };
    if let Ok(file) = str::from_utf8(file) {
        import(file, room(share, file));
    }
}
