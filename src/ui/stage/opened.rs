//! Pages that depend only on their address and on what is stored when they open.

use std::rc::Rc;

use yew::prelude::*;

use crate::ui::{app_context::AppContext, component::keyed_component, hooks::use_memo};

type Page = fn(Option<AppContext>) -> Html;

/// Makes the page once, when it opens.
#[hook]
fn use_opened(page: Rc<Page>) -> Html {
    let app = use_context::<AppContext>();
    let page = use_memo((), |()| page(app));
    (*page).clone()
}

/// A page that is made when it opens, and again only at another address.
pub fn opened(address: &str, page: Page) -> Html {
    keyed_component(address, page, use_opened)
}
