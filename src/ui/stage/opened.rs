//! Pages that depend only on their address and on what is stored when they open.

use yew::prelude::*;

use crate::ui::app_context::AppContext;

#[derive(Properties, PartialEq)]
struct OpenedProps {
    page: Callback<Option<AppContext>, Html>,
}

/// Makes the page once, when it opens.
#[component]
fn Opened(props: &OpenedProps) -> Html {
    let app = use_context::<AppContext>();
    let page = use_memo((), |()| props.page.emit(app));
    (*page).clone()
}

/// A page that is made when it opens, and again only at another address.
pub fn opened(address: &str, page: fn(Option<AppContext>) -> Html) -> Html {
    html! { <Opened key={address} page={Callback::from(page)} /> }
}
