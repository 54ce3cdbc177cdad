//! The questions of the set-up.

use yew::prelude::*;

use super::{
    Setup,
    form::{Change, places},
    ring::add_ring,
};
use crate::{
    basho::Book,
    rules::slam::Mode,
    ui::{
        games::slam::{model::Begins, words::mode_name},
        parts::{Folded, asks},
        words::t,
    },
};

/// The questions that are asked each time; adds the others to `folded`.
pub(super) fn questions(
    setup: &Setup,
    book: &Book,
    set: &Callback<Setup>,
    folded: &mut Folded,
) -> Html {
    let change = {
        let setup = setup.clone();
        set.reform(move |change: Change| setup.changed(change))
    };
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
    let with = |change: fn(&mut Setup, Begins)| {
        let setup = setup.clone();
        set.reform(move |it| {
            let mut setup = setup.clone();
            change(&mut setup, it);
            setup
        })
    };
    let onmode = {
        let setup = setup.clone();
        set.reform(move |mode: Mode| Setup {
            mode,
            ..setup.clone()
        })
    };
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
    let onyoungest = {
        let setup = setup.clone();
        set.reform(move |youngest: usize| Setup {
            youngest,
            ..setup.clone()
        })
    };
    let onkind = {
        let setup = setup.clone();
        set.reform(move |keiko: bool| Setup {
            keiko,
            ..setup.clone()
        })
    };
    if setup.alone() {
        return html! { <p class="note">{ t!("slam-alone") }</p> };
    }
    let question = asks(
        &t!("slam-first"),
        "begins",
        &begins,
        setup.begins,
        begins_note,
        &with(|setup, it| setup.begins = it),
    );
    folded.add(question);
    if setup.begins == Begins::Youngest {
        let question = asks(
            &t!("slam-youngest"),
            "youngest",
            &youngest,
            setup.youngest,
            None,
            &onyoungest,
        );
        folded.add(question);
    }
    if !setup.watched() {
        folded.add_kind(setup.keiko, &onkind);
    }
    asks(
        &t!("slam-modes"),
        "mode",
        &modes,
        setup.mode,
        Some(means),
        &onmode,
    )
}
