//! The one config of `bales`, and which of its states are possible.

use rules::bales::Bales;

use super::Fuzzed;

impl Fuzzed for Bales {
    fn configs() -> impl Iterator<Item = ()> {
        [()].into_iter()
    }

    fn sound(&self) {
        assert!(self.is_possible(), "{self:?}");
    }
}
