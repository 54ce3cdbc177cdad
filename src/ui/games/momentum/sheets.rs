//! What the sheets over a bout show.

use yew::prelude::*;

use crate::ui::{parts::p, words::t};

/// The quick reference.
pub(super) fn quick() -> Html {
    html! {
        <div class="prose">
            { p(t!("momentum-quick-lean")) }
            { p(t!("momentum-quick-walk")) }
            { p(t!("momentum-quick-push")) }
            { p(t!("momentum-quick-stays")) }
            { p(t!("momentum-quick-draw")) }
        </div>
    }
}
