//! How often a value has changed.

use std::{cell::Cell, rc::Rc};

use yew::prelude::*;

/// How often a value has changed: until this render, and, in the cell, until the newest one. On a busy page, Yew runs effects some time after
/// their render, and a timer or a worker may call in between. What it brings is out of date if the two counts differ.
#[hook]
pub fn use_changes<T: PartialEq + 'static>(value: T) -> (u32, Rc<Cell<u32>>) {
    let last = use_mut_ref(|| None::<T>);
    let newest = use_memo((), |()| Cell::new(0));
    let value = Some(value);
    if *last.borrow() != value {
        newest.set(newest.get() + 1);
        last.replace(value);
    }
    (newest.get(), newest)
}
