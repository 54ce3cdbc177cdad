//! Values of any type that can be compared.

use std::any::Any;

/// A value that is equal only to values of its own type.
pub(super) trait Comparable: Any {
    /// Whether the other value has this type and is equal.
    fn equals(&self, other: &dyn Comparable) -> bool;
}

impl<T: PartialEq + 'static> Comparable for T {
    fn equals(&self, other: &dyn Comparable) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref() == Some(self)
    }
}

impl PartialEq for dyn Comparable {
    fn eq(&self, other: &Self) -> bool {
        self.equals(other)
    }
}
