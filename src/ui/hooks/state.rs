//! States of components, all of which have one type for Yew.
//!
//! Yew's hooks make a type of every state, and more code for every place where they are used.

use std::{any::Any, fmt, marker::PhantomData, ops::Deref, rc::Rc};

use wasm_bindgen::UnwrapThrowExt as _;
use yew::{UseReducerDispatcher, UseReducerHandle, prelude::*};

/// A value of the type that its handles name.
struct State {
    value: Rc<dyn Any>,
    /// Whether a value that replaces another changes nothing.
    same: fn(&dyn Any, &dyn Any) -> bool,
}

impl Reducible for State {
    type Action = Rc<dyn Any>;

    fn reduce(self: Rc<Self>, value: Rc<dyn Any>) -> Rc<Self> {
        let same = self.same;
        if same(&*self.value, &*value) {
            return self;
        }
        Rc::new(Self { value, same })
    }
}

fn equal<T: PartialEq + 'static>(one: &dyn Any, other: &dyn Any) -> bool {
    one.downcast_ref::<T>() == other.downcast_ref()
}

fn use_any<'hook>(
    first: Box<dyn FnOnce() -> State + 'hook>,
) -> impl Hook<Output = UseReducerHandle<State>> + 'hook {
    use_reducer(first)
}

/// A state, which renders the component again whenever it is set. Yew has a hook of this name that does the same.
#[hook]
pub fn use_state<T: 'static, F: FnOnce() -> T>(first: F) -> UseStateHandle<T> {
    let state = use_any(Box::new(|| State {
        value: Rc::new(first()),
        same: |_, _| false,
    }));
    UseStateHandle {
        state,
        of: PhantomData,
    }
}

/// A state, which renders the component again whenever it is set to another value. Yew has a hook of this name that does the same.
#[hook]
pub fn use_state_eq<T: PartialEq + 'static, F: FnOnce() -> T>(first: F) -> UseStateHandle<T> {
    let state = use_any(Box::new(|| State {
        value: Rc::new(first()),
        same: equal::<T>,
    }));
    UseStateHandle {
        state,
        of: PhantomData,
    }
}

/// A state, which dereferences to its newest value.
pub struct UseStateHandle<T> {
    state: UseReducerHandle<State>,
    of: PhantomData<T>,
}

impl<T: 'static> UseStateHandle<T> {
    /// Replaces the value.
    pub fn set(&self, value: T) {
        self.state.dispatch(Rc::new(value));
    }

    /// Something that can only replace the value.
    pub fn setter(&self) -> UseStateSetter<T> {
        UseStateSetter {
            state: self.state.dispatcher(),
            of: PhantomData,
        }
    }
}

impl<T: 'static> Deref for UseStateHandle<T> {
    type Target = T;

    fn deref(&self) -> &T {
        // Only values of this type are ever set.
        self.state.value.downcast_ref().unwrap_throw()
    }
}

impl<T> Clone for UseStateHandle<T> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            of: PhantomData,
        }
    }
}

impl<T: fmt::Debug + 'static> fmt::Debug for UseStateHandle<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Replaces a state's value.
pub struct UseStateSetter<T> {
    state: UseReducerDispatcher<State>,
    of: PhantomData<T>,
}

impl<T: 'static> UseStateSetter<T> {
    /// Replaces the value.
    pub fn set(&self, value: T) {
        self.state.dispatch(Rc::new(value));
    }
}

impl<T> Clone for UseStateSetter<T> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            of: PhantomData,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_another_value_replaces_a_compared_one() {
        let state = Rc::new(State {
            value: Rc::new(1),
            same: equal::<i32>,
        });
        let after = state.clone().reduce(Rc::new(1));
        assert!(Rc::ptr_eq(&after, &state));
        let after = state.reduce(Rc::new(2));
        assert_eq!(after.value.downcast_ref(), Some(&2));
    }

    #[test]
    fn equal_value_replaces_one_that_is_not_compared() {
        let state = Rc::new(State {
            value: Rc::new(1),
            same: |_, _| false,
        });
        let after = state.clone().reduce(Rc::new(1));
        assert!(!Rc::ptr_eq(&after, &state));
    }
}
