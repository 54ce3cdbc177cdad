//! The questions of the set-up.

use yew::prelude::*;

use super::{
    Setup,
    form::{Change, places},
    ring::ring_asks,
};
use crate::{
    basho::Book,
    rules::slam::Mode,
    ui::{
        games::slam::{model::Begins, words::mode_name},
        parts::asks,
        words::t,
    },
};

/// All questions, in order.
pub(super) fn questions(setup: &Setup, book: &Book, set: &Callback<Setup>) -> Html {
    let change = {
        let setup = setup.clone();
        set.reform(move |change: Change| setup.changed(change))
    };
    let sitters = setup.sitters(book).into_iter();
    let names: Vec<String> = sitters.map(|sitter| sitter.name).collect();
    html! {
        <>
            { places(setup, book, &change) }
            { rules_asks(setup, &names, set) }
            { ring_asks(setup, set) }
        </>
    }
}

/// The questions about mode, who begins, and practice.
fn rules_asks(setup: &Setup, names: &[String], set: &Callback<Setup>) -> Html {
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
    let kinds = [(false, t!("setup-real")), (true, t!("setup-keiko"))];
    let onkind = {
        let setup = setup.clone();
        set.reform(move |keiko: bool| Setup {
            keiko,
            ..setup.clone()
        })
    };
    html! {
        <>
            if !setup.alone() {
                { asks(&t!("slam-modes"), "mode", &modes, setup.mode, Some(means), &onmode) }
                { asks(&t!("slam-first"), "begins", &begins, setup.begins, begins_note, &with(|setup, it| setup.begins = it)) }
                if setup.begins == Begins::Youngest {
                    { asks(&t!("slam-youngest"), "youngest", &youngest, setup.youngest, None, &onyoungest) }
                }
            }
            if setup.alone() {
                <p class="note">{ t!("slam-alone") }</p>
            } else if !setup.watched() {
                { asks(&t!("setup-kind"), "keiko", &kinds, setup.keiko, setup.keiko.then(|| t!("setup-keiko-note")), &onkind) }
            }
        </>
    }
}
