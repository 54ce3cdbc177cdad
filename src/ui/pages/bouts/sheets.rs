//! The sheets of the archive: sharing a bout, and the question before one is deleted.

use std::rc::Rc;

use basho::Bout;
use store::Store;
use yew::prelude::*;

use super::sentence;
use crate::ui::{
    browser::download,
    data::book::{self, Archive, ArchiveStep},
    parts::{Share, Sheet, button, confirm},
    stage,
    words::{clock, t},
};

/// Which sheet is open, for which bout.
#[derive(Clone, PartialEq)]
pub(super) enum SheetKind {
    /// Sharing a bout, with its record.
    Share(Rc<Bout>, Option<String>),
    Delete(Rc<Bout>),
}

/// Saves this record to a file and closes the sheet.
fn save(
    open: &UseStateHandle<Option<SheetKind>>,
    said: &UseStateHandle<String>,
    record: &str,
) -> Callback<MouseEvent> {
    let (open, said, record) = (open.clone(), said.clone(), record.to_owned());
    Callback::from(move |_: MouseEvent| {
        open.set(None);
        said.set(saved(std::slice::from_ref(&record)));
    })
}

/// Saves these records to a file; returns what to say then.
pub(super) fn saved(records: &[String]) -> String {
    let name = format!("hakkyoi-{}.txt", clock::today());
    if download::text(&name, &records.join("\n")) {
        t!("bouts-saved", number = records.len())
    } else {
        t!("download-failed")
    }
}

/// The open sheet, if there is one.
pub(super) fn sheet(
    open: &UseStateHandle<Option<SheetKind>>,
    archive: &UseReducerHandle<Archive>,
    said: &UseStateHandle<String>,
    store: &Store,
) -> Html {
    let close = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };
    match &**open {
        None => Html::default(),
        Some(SheetKind::Share(bout, record)) => {
            let shared = record.clone().zip(bout.game.known());
            html! {
                <Sheet id="s-share" heading={sentence(&archive.book, bout)} onclose={close}>
                    if let Some((record, game)) = shared {
                        <Share key={record.clone()} {game} record={record.clone()} />
                        { button("btn btn-line", t!("bout-save"), save(open, said, &record)) }
                    } else {
                        <p>{ t!("bout-unreadable") }</p>
                    }
                </Sheet>
            }
        }
        Some(SheetKind::Delete(bout)) => {
            let delete = {
                let (open, said) = (open.clone(), said.clone());
                let archive = archive.dispatcher();
                let (store, id) = (store.clone(), bout.id);
                Callback::from(move |_: MouseEvent| {
                    open.set(None);
                    said.set(
                        match book::delete(&store, id, &stage::shown_bouts(&store)) {
                            Ok(()) => {
                                archive.dispatch(ArchiveStep::Deleted(id));
                                t!("bout-deleted")
                            }
                            Err(why) => why,
                        },
                    );
                })
            };
            let heading = t!("bout-delete-which", bout = sentence(&archive.book, bout));
            let what = html! { <p>{ t!("bout-delete-sure") }</p> };
            let acts = button("btn", t!("bout-delete"), delete);
            confirm("s-delete", heading, what, acts, &close)
        }
    }
}
