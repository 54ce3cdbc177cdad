//! A sheet of paper laid over the page.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::{Icon, Kanji};
use crate::ui::words::t;

/// What lies on the sheet.
#[derive(Properties, PartialEq)]
pub struct SheetProps {
    /// The sheet's id, one of its kind on the page.
    pub id: &'static str,
    /// Its heading.
    pub heading: AttrValue,
    /// Kanji beside the heading.
    #[prop_or_default]
    pub kanji: Option<AttrValue>,
    /// Called when the sheet is put away.
    pub onclose: Callback<()>,
    /// What is on it.
    pub children: Html,
}

/// A sheet of paper over the page; put away by its button, by Escape, or by a press beside it. Lies there as long as it is rendered.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with((), move |()| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                // Refused only if it is open already.
                let _ = dialog.show_modal();
            }
            // Closing gives the focus back to what had it.
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        });
    }
    let close = props.onclose.reform(|_: MouseEvent| ());
    let onclick = {
        let (dialog, onclose) = (dialog.clone(), props.onclose.clone());
        Callback::from(move |event: MouseEvent| {
            let beside = event.target().map(web_sys::EventTarget::into)
                == dialog.get().map(wasm_bindgen::JsValue::from);
            if beside {
                onclose.emit(());
            }
        })
    };
    let heading_id = format!("{}-h", props.id);
    html! {
        <dialog class="sheet" id={props.id} ref={dialog} aria-labelledby={heading_id.clone()} {onclick}
            onclose={props.onclose.reform(|_: Event| ())}>
            <header>
                <h2 id={heading_id}>{ props.heading.clone() }</h2>
                if let Some(kanji) = &props.kanji {
                    <Kanji text={kanji.clone()} />
                }
                <button class="tool sheet-close" type="button" onclick={close}>
                    <Icon name="close" /><span>{ t!("close") }</span>
                </button>
            </header>
            <div class="sheet-body" role="group" tabindex="0" aria-labelledby={format!("{}-h", props.id)}>{ props.children.clone() }</div>
        </dialog>
    }
}
