//! Sets of small values, as the bits of an integer.

use std::fmt::{self, Display, Write};

/// Declares a set of values of a type, one bit for each, and an iterator over the values of a set, lowest bit first. Each set is a type of
/// its own, so that it is as small as it can be and can be used in constants.
///
/// The values must be numbered from 0. The type must have two `const fn`: `index`, the number of a value, and `at`, which takes a `u8` and
/// returns the value of a number below the count.
macro_rules! bit_set {
    (
        $(#[$about_set:meta])*
        $Set:ident: $count:literal bits of $Bits:ident, joined by $separator:literal;
        $(#[$about_values:meta])*
        $Values:ident: $Value:ident;
    ) => {
        $(#[$about_set])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $Set($Bits);

        impl $Set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The set of all values.
            pub const ALL: Self = Self((1 << $count) - 1);

            /// The bits of the set.
            pub const fn bits(self) -> $Bits {
                self.0
            }

            /// The set with those bits. Bits that stand for no value are dropped.
            pub const fn from_bits(bits: $Bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// The set of one value.
            pub const fn one(value: $Value) -> Self {
                Self(1 << value.index())
            }

            /// Whether the value is in the set.
            pub const fn contains(self, value: $Value) -> bool {
                self.0 >> value.index() & 1 == 1
            }

            /// How many values the set holds.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set holds no value.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Puts a value into the set.
            pub const fn insert(&mut self, value: $Value) {
                self.0 |= 1 << value.index();
            }

            /// Takes a value out of the set.
            pub const fn remove(&mut self, value: $Value) {
                self.0 &= !(1 << value.index());
            }

            /// The values in both sets.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The values in either set.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The values of this set that are not in the other.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Value;
            type IntoIter = $Values;

            fn into_iter(self) -> $Values {
                $Values(self.0)
            }
        }

        impl FromIterator<$Value> for $Set {
            fn from_iter<I: IntoIterator<Item = $Value>>(values: I) -> Self {
                let mut set = Self::EMPTY;
                for value in values {
                    set.insert(value);
                }
                set
            }
        }

        impl TryFrom<$Bits> for $Set {
            type Error = String;

            fn try_from(bits: $Bits) -> Result<Self, String> {
                if bits <= Self::ALL.0 {
                    Ok(Self(bits))
                } else {
                    Err(format!("no set has the bits {bits:#x}"))
                }
            }
        }

        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&self.0, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let bits: $Bits = serde::Deserialize::deserialize(deserializer)?;
                Self::try_from(bits).map_err(serde::de::Error::custom)
            }
        }

        impl std::fmt::Display for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::bits::join(*self, $separator, f)
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{{{self}}}")
            }
        }

        $(#[$about_values])*
        #[derive(Clone, Debug)]
        pub struct $Values($Bits);

        impl Iterator for $Values {
            type Item = $Value;

            fn next(&mut self) -> Option<$Value> {
                if self.0 == 0 {
                    return None;
                }
                let value = $Value::at(self.0.trailing_zeros() as u8);
                self.0 &= self.0 - 1;
                Some(value)
            }

            fn nth(&mut self, n: usize) -> Option<$Value> {
                // A fixed number of steps without a branch: the processor would mispredict a branch on a random `n` nearly every time.
                for step in 0..7 {
                    self.0 &= self.0.wrapping_sub($Bits::from(step < n));
                }
                for _ in 7..n {
                    self.0 &= self.0.wrapping_sub(1);
                }
                self.next()
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.count_ones() as usize;
                (left, Some(left))
            }
        }

        impl ExactSizeIterator for $Values {}
    };
}

pub(super) use bit_set;

/// Writes the values with a separator between them.
pub(super) fn join(
    values: impl IntoIterator<Item: Display>,
    separator: char,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    for (place, value) in values.into_iter().enumerate() {
        if place > 0 {
            f.write_char(separator)?;
        }
        write!(f, "{value}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::circle::{Card, CardSet};

    #[test]
    fn set_is_stored_as_the_number_of_its_bits() {
        let cards = [Card::Yorikiri, Card::Tsuridashi, Card::Tsuppari];
        let set: CardSet = cards.into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "521");
        assert_eq!(serde_json::from_str::<CardSet>("521").unwrap(), set);
        assert_eq!(CardSet::try_from(CardSet::ALL.bits()), Ok(CardSet::ALL));
        for text in ["1024", "65536", "-1", "\"3\""] {
            assert!(serde_json::from_str::<CardSet>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn values_come_lowest_first_and_nth_skips_that_many() {
        for bits in 0..=CardSet::ALL.bits() {
            let set = CardSet::from_bits(bits);
            let each: Vec<Card> = set.into_iter().collect();
            assert!(each.is_sorted());
            assert_eq!((each.len(), set.into_iter().len()), (set.len(), set.len()));
            for n in 0..=10 {
                assert_eq!(set.into_iter().nth(n), each.get(n).copied(), "{set}");
            }
        }
    }

    #[test]
    fn set_is_written_with_its_separator() {
        let set = CardSet::one(Card::Yoritaoshi).or(CardSet::one(Card::Mamorite));
        assert_eq!(set.to_string(), "YT,MM");
        assert_eq!(format!("{set:?} {:?}", CardSet::EMPTY), "{YT,MM} {}");
    }
}
