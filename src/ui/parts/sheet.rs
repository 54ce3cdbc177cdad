//! A sheet of paper over the page: a modal dialog.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::{beside, button, icon};
use crate::ui::{
    browser::hooks::{use_back, use_in_sight},
    words::t,
};

/// A sheet and its content.
#[derive(Properties, PartialEq)]
pub struct SheetProps {
    /// The sheet's id, which must be unique on the page.
    pub id: &'static str,
    /// Its heading.
    pub heading: AttrValue,
    /// Kanji next to the heading.
    #[prop_or_default]
    pub kanji: Option<AttrValue>,
    /// Called when the sheet is closed.
    pub onclose: Callback<()>,
    /// The content.
    pub children: Html,
}

/// A sheet of paper over the page. Its button, Escape, going back or a press next to it calls `onclose`; it stays open while it is rendered.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let in_sight = use_in_sight();
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        // An open modal dialog makes everything else inert, even if it is hidden itself. So it is open only while its screen is visible.
        use_effect_with(in_sight, move |&in_sight| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            let dialog = dialog.filter(|_| in_sight);
            if let Some(dialog) = &dialog {
                // `show_modal` fails only if the dialog is open already.
                let _ = dialog.show_modal();
            }
            // Closing returns the focus to the element that had it.
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        });
    }
    use_back(in_sight, props.onclose.clone());
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
    let onclose = in_sight.then(|| props.onclose.reform(|_: Event| ()));
    let heading_id = format!("{}-h", props.id);
    html! {
        <dialog class="sheet" id={props.id} ref={dialog} aria-labelledby={heading_id.clone()} {onclick} {onclose}>
            <header>
                <h2 id={heading_id}>{ props.heading.clone() }</h2>
                if let Some(kanji) = &props.kanji {
                    { beside(&props.heading, kanji.clone()) }
                }
                <button class="tool sheet-close" type="button" onclick={close}>
                    { icon("close") }<span>{ t!("close") }</span>
                </button>
            </header>
            <div class="sheet-body" role="group" tabindex="0" aria-labelledby={format!("{}-h", props.id)}>{ props.children.clone() }</div>
        </dialog>
    }
}

/// A sheet that asks before something is done: `what` explains it, `acts` are the buttons and links that do it, and one more button closes the
/// sheet.
pub fn confirm(
    id: &'static str,
    heading: String,
    what: Html,
    acts: Html,
    onclose: &Callback<()>,
) -> Html {
    html! {
        <Sheet {id} {heading} onclose={onclose.clone()}>
            { what }
            <div class="sheet-acts">
                { acts }
                { button("btn btn-line", t!("cancel"), onclose.reform(|_: MouseEvent| ())) }
            </div>
        </Sheet>
    }
}
