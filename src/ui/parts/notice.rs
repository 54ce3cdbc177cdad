//! A strip of paper at the top of a screen.

use yew::prelude::*;

use crate::ui::{parts::button, words::t};

/// The content of the strip.
#[derive(Properties, PartialEq)]
pub struct NoticeProps {
    /// Its sentence; `None` for no strip.
    pub text: Option<String>,
    /// The buttons and links beside it.
    #[prop_or_default]
    pub children: Html,
}

/// A strip with a sentence that the player can dismiss.
#[component]
pub fn Notice(props: &NoticeProps) -> Html {
    let dismissed = use_state(|| None::<String>);
    let Some(text) = props
        .text
        .clone()
        .filter(|text| dismissed.as_ref() != Some(text))
    else {
        return Html::default();
    };
    let dismiss = {
        let text = text.clone();
        Callback::from(move |_: MouseEvent| dismissed.set(Some(text.clone())))
    };
    html! {
        <section class="notice" aria-label={t!("notice")}>
            <p role="status">{ text }</p>
            { props.children.clone() }
            { button("btn btn-line", t!("dismiss"), dismiss) }
        </section>
    }
}
