//! Sorting with little code.
//!
//! The compiler makes a copy of the standard library's stable sort for every type of item, a kilobyte of compressed wasm each. The page
//! sorts short lists of many types, so it sorts their positions, which are all of one type.

use std::{cmp::Ordering, mem};

/// Sorts the items; equal ones keep their order.
pub fn sort_by<T>(items: &mut Vec<T>, mut compare: impl FnMut(&T, &T) -> Ordering) {
    let mut order: Vec<usize> = (0..items.len()).collect();
    sort(&mut order, &mut |&a, &b| compare(&items[a], &items[b]));
    let mut taken: Vec<Option<T>> = mem::take(items).into_iter().map(Some).collect();
    items.extend(order.into_iter().filter_map(|place| taken[place].take()));
}

/// Sorts the items by a key; equal ones keep their order.
pub fn sort_by_key<T, K: Ord>(items: &mut Vec<T>, key: impl Fn(&T) -> K) {
    sort_by(items, |a, b| key(a).cmp(&key(b)));
}

fn sort(order: &mut [usize], compare: &mut dyn FnMut(&usize, &usize) -> Ordering) {
    order.sort_by(compare);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn items_are_sorted_as_by_the_standard_library(items: Vec<(u8, u8)>) {
            let (mut ours, mut theirs) = (items.clone(), items);
            sort_by_key(&mut ours, |item| item.0 % 8);
            theirs.sort_by_key(|item| item.0 % 8);
            prop_assert_eq!(ours, theirs);
        }
    }
}
