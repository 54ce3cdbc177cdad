//! The set-up page.

use yew::prelude::*;

use super::{
    SETUP, Setup,
    form::{Change, places},
    ring::ring_asks,
};
use crate::{
    rules::{GameId, slam::Mode},
    ui::{
        app_context::AppContext,
        book,
        games::slam::{
            model::{BOUT, Begins, Model},
            picture::still,
            sheets::quick,
            told::{Line, Rope},
            words::mode_name,
        },
        hooks::use_elsewhere,
        pages::Damaged,
        parts::{asks, title_bar, tool},
        random,
        routes::Route,
        settings::PaceAsks,
        words::t,
    },
};

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

/// The set-up page.
#[component]
pub fn SetupPage() -> Html {
    let app = use_context::<AppContext>();
    let setup = {
        let app = app.clone();
        use_state(move || {
            app.and_then(|app| Setup::last(&app.store))
                .unwrap_or_default()
        })
    };
    let drawing = use_state(|| matches!(setup.rope.line, Line::Drawn(_)));
    let undrawn = use_state(|| false);
    // Whether the current drawing is not a valid ring.
    let lacks = use_state(|| false);
    let elsewhere = use_elsewhere();
    let unfinished = use_memo(elsewhere, |_| {
        let kept = app.as_ref().and_then(|app| Model::kept(&app.store));
        kept.filter(|model| !model.over())
    });
    let book = {
        let app = app.clone();
        use_memo((), |()| {
            app.map(|app| book::read(&app.store)).unwrap_or_default()
        })
    };
    let rules = use_state(|| false);
    let set = {
        let setup = setup.clone();
        Callback::from(move |next: Setup| setup.set(next))
    };
    let change = {
        let (setup, set) = (setup.clone(), set.clone());
        Callback::from(move |change: Change| set.emit(setup.changed(change)))
    };
    let onrope = {
        let (setup, set) = (setup.clone(), set.clone());
        let (undrawn, lacks) = (undrawn.clone(), lacks.clone());
        Callback::from(move |rope: Rope| {
            undrawn.set(false);
            lacks.set(false);
            set.emit(Setup {
                rope,
                ..(*setup).clone()
            });
        })
    };
    let onlack = {
        let lacks = lacks.clone();
        Callback::from(move |()| lacks.set(true))
    };
    let ondraw = {
        let drawing = drawing.clone();
        Callback::from(move |on: bool| drawing.set(on))
    };
    let onsubmit = {
        let (app, setup, book) = (app.clone(), setup.clone(), book.clone());
        let (drawing, lacks, undrawn) = (*drawing, *lacks, undrawn.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if drawing && (lacks || !matches!(setup.rope.line, Line::Drawn(_))) {
                undrawn.set(true);
                return;
            }
            if let Some(app) = &app {
                let model = setup.bout(&book, &mut random::rng());
                // The bout page reports a failed save, and retries with every step.
                let _ = app.store.save(&SETUP, &setup);
                let _ = app.store.save(&BOUT, &model.save());
                Route::Bout(GameId::Slam).go();
            }
        })
    };
    let lay_rules = |on: bool| {
        let rules = rules.clone();
        Callback::from(move |()| rules.set(on))
    };
    let names: Vec<String> = setup
        .sitters(&book)
        .into_iter()
        .map(|sitter| sitter.name)
        .collect();
    let tools = tool("rules", t!("rules"), false, lay_rules(true).reform(|_| ()));
    html! {
        <>
        <Damaged />
        <main class="page setup slam-setup">
            { title_bar(GameId::Slam, html! { <p>{ t!("new-bout") }</p> }, tools) }
            { still(setup.rope.outline(1), [None; 2], None) }
            <form class="setup-form" {onsubmit}>
                { places(&setup, &book, &change) }
                { rules_asks(&setup, &names, &set) }
                { ring_asks(&setup, *drawing, &ondraw, &onrope, &onlack) }
                <PaceAsks />
                <div class="begin">
                    if let Some(unfinished) = &*unfinished {
                        <p class="note">
                            { t!("slam-gives-up", names = unfinished.names().join(", ")) }{ " " }
                            <a href={Route::Bout(GameId::Slam).fragment()}>{ t!("setup-go-on") }</a>
                        </p>
                    }
                    <p class={undrawn.then_some("refusal")} role="status">{ if *undrawn { t!("slam-undrawn") } else { String::new() } }</p>
                    <button class="btn btn-big" type="submit">{ t!("begin") }</button>
                </div>
            </form>
        </main>
        if *rules {
            { quick(lay_rules(false)) }
        }
        </>
    }
}
