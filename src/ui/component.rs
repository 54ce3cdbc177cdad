//! Components that have one type for Yew.
//!
//! Yew makes 1.5 kB of program for each type of component. A screen that is generic over the game, five types, is therefore a hook that
//! returns html, and one component runs all such hooks.

use std::{
    any::TypeId,
    hash::{DefaultHasher, Hash, Hasher as _},
    rc::Rc,
};

use yew::{functional::HookContext, prelude::*};

use super::comparable::Comparable;

/// A component's hook, with its props.
type UseHtml = Rc<dyn Fn(&mut HookContext) -> Html>;

#[derive(Properties)]
struct Props {
    props: Rc<dyn Comparable>,
    use_html: UseHtml,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        // The hooks are the same, because components with the same key are compared.
        *self.props == *other.props
    }
}

struct Run(UseHtml);

impl Hook for Run {
    type Output = Html;

    fn run(self, ctx: &mut HookContext) -> Html {
        (self.0)(ctx)
    }
}

fn use_given(use_html: UseHtml) -> impl Hook<Output = Html> {
    Run(use_html)
}

#[component]
fn Component(props: &Props) -> Html {
    use_given(props.use_html.clone())
}

/// A component that this hook renders.
pub fn component<H: Hook<Output = Html>>(hook: impl Fn() -> H + 'static) -> Html {
    component_with((), move |_| hook())
}

/// A component that this hook renders with these props; again when they change.
pub fn component_with<P, F, H>(props: P, hook: F) -> Html
where
    P: PartialEq + 'static,
    F: Fn(Rc<P>) -> H + 'static,
    H: Hook<Output = Html>,
{
    keyed_component((), props, hook)
}

/// A component that begins anew when its key changes.
pub fn keyed_component<P, F, H>(key: impl Hash, props: P, hook: F) -> Html
where
    P: PartialEq + 'static,
    F: Fn(Rc<P>) -> H + 'static,
    H: Hook<Output = Html>,
{
    let mut hasher = DefaultHasher::new();
    // Each hook has its own type. Yew must not give one the state of another.
    TypeId::of::<F>().hash(&mut hasher);
    key.hash(&mut hasher);
    let props = Rc::new(props);
    let given = props.clone();
    of_key(
        hasher.finish(),
        props,
        Rc::new(move |ctx| hook(given.clone()).run(ctx)),
    )
}

fn of_key(key: u64, props: Rc<dyn Comparable>, use_html: UseHtml) -> Html {
    html! { <Component {key} {props} {use_html} /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[hook]
    fn use_number(number: Rc<u32>) -> Html {
        Html::from(*number)
    }

    #[hook]
    fn use_other(number: Rc<u32>) -> Html {
        Html::from(*number)
    }

    #[test]
    fn components_are_equal_if_hook_key_and_props_are() {
        let one = component_with(1, use_number);
        assert!(one == component_with(1, use_number));
        assert!(one != component_with(2, use_number));
        assert!(one != component_with(1, use_other));
        assert!(one != keyed_component(7, 1, use_number));
    }
}
