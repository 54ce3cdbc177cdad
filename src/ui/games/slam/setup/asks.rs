//! The questions of the set-up.

use basho::Book;
use bout::games::slam::Begins;
use rules::slam::Mode;
use yew::prelude::*;

use super::{
    Setup,
    form::{Change, places},
    ring::add_ring,
};
use crate::ui::{
    games::slam::words::mode_name,
    parts::{Folded, asks},
    stage::changes,
    words::t,
};

/// The questions that are asked each time; adds the others to `folded`.
pub(super) fn questions(
    setup: &Setup,
    book: &Book,
    set: &Callback<Setup>,
    folded: &mut Folded,
) -> Html {
    let change = changes(setup, set, |setup, change: Change| {
        *setup = setup.changed(change);
    });
    let sitters = setup.sitters(book).into_iter();
    let names: Vec<String> = sitters.map(|sitter| sitter.name).collect();
    let mode = rules_asks(setup, &names, set, folded);
    add_ring(setup, set, folded);
    html! {
        <>
            { places(setup, book, &change) }
            { mode }
        </>
    }
}

/// The question about the mode. Adds those about who begins and practice to `folded`.
fn rules_asks(setup: &Setup, names: &[String], set: &Callback<Setup>, folded: &mut Folded) -> Html {
    let modes = [Mode::Basho, Mode::Nokkuauto].map(|mode| (mode, mode_name(mode)));
    let means = t!("slam-mode-note", mode = setup.mode.slug());
    let begins = [
        (Begins::Youngest, t!("slam-begins", who = "youngest")),
        (Begins::Random, t!("slam-begins", who = "random")),
        (Begins::Champion, t!("slam-begins", who = "champion")),
    ];
    let begins_note = match setup.begins {
        Begins::Youngest => None,
        Begins::Random => Some(t!("slam-begins-note", who = "random")),
        Begins::Champion => Some(t!("slam-begins-note", who = "champion")),
    };
    let youngest: Vec<_> = names.iter().cloned().enumerate().collect();
    if setup.alone() {
        return html! { <p class="note">{ t!("slam-alone") }</p> };
    }
    let question = asks(
        &t!("slam-first"),
        "begins",
        &begins,
        setup.begins,
        begins_note,
        &changes(setup, set, |setup, begins| setup.begins = begins),
    );
    folded.add(question);
    if setup.begins == Begins::Youngest {
        let question = asks(
            &t!("slam-youngest"),
            "youngest",
            &youngest,
            setup.youngest,
            None,
            &changes(setup, set, |setup, youngest| setup.youngest = youngest),
        );
        folded.add(question);
    }
    if !setup.watched() {
        let onkind = changes(setup, set, |setup, keiko| setup.keiko = keiko);
        folded.add_kind(setup.keiko, &onkind);
    }
    asks(
        &t!("slam-modes"),
        "mode",
        &modes,
        setup.mode,
        Some(means),
        &changes(setup, set, |setup, mode| setup.mode = mode),
    )
}
