//! Values that are kept between renders, all of which have one type for Yew.

use std::{any::Any, cell::Cell, rc::Rc};

use wasm_bindgen::UnwrapThrowExt as _;
use yew::prelude::*;

use crate::ui::comparable::Comparable;

fn use_any<'hook>(
    deps: Rc<dyn Comparable>,
    make: Box<dyn FnOnce() -> Rc<dyn Any> + 'hook>,
) -> impl Hook<Output = Rc<Rc<dyn Any>>> + 'hook {
    yew::use_memo(deps, |_: &Rc<dyn Comparable>| make())
}

/// Makes a value at the first render, and again at each render for which `deps` have changed. Yew has a hook of this name that does the
/// same.
#[hook]
pub fn use_memo<T: 'static, D: PartialEq + 'static, F: FnOnce(&D) -> T>(deps: D, make: F) -> Rc<T> {
    let deps = Rc::new(deps);
    let given = deps.clone();
    let memo = use_any(deps, Box::new(|| Rc::new(make(&given))));
    // A hook keeps its place among a component's hooks, so its value has always had this type.
    (*memo).clone().downcast().ok().unwrap_throw()
}

/// How often a value has changed: until this render, and, in the cell, until the newest one. On a busy page, Yew runs effects some time after
/// their render, and a timer or a worker may call in between. What it brings is out of date if the two counts differ.
#[hook]
pub fn use_changes<T: PartialEq + 'static>(value: T) -> (u32, Rc<Cell<u32>>) {
    let last = use_mut_ref(|| None::<T>);
    let newest = (*use_memo((), |()| Rc::new(Cell::new(0)))).clone();
    let value = Some(value);
    if *last.borrow() != value {
        newest.set(newest.get() + 1);
        last.replace(value);
    }
    (newest.get(), newest)
}
