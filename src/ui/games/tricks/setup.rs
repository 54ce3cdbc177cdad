//! The set-up sheet: who plays, which rules; remembered from last time.

use serde::{Deserialize, Serialize};
use yew::prelude::*;

use super::{dohyo::Dohyo, facing::has_room, model::Model, sheets::QuickReference};
use crate::{
    rules::{
        Game, GameId, Seat, Viewer,
        tricks::{Config, Throws, Tricks},
    },
    store::{Slot, Store},
    ui::{
        book,
        desk::Desk,
        hooks::use_size,
        pages::Damaged,
        parts::{Icon, Kanji, asks},
        random,
        routes::Route,
        settings::PaceAsks,
        stage::{Change, Play as _, Sitting, begin, names, seating_asks, sitting_asks},
        words::t,
    },
};

/// Where the last set-up is kept.
const SETUP: Slot<Setup> = Slot::new("setup.tricks", 1);

/// The last set-up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Setup {
    sitting: Sitting,
    throws: Throws,
}

impl Setup {
    fn checked(self) -> Result<Self, ()> {
        let sitting = self.sitting.checked().ok_or(())?;
        Ok(Self { sitting, ..self })
    }

    fn config(&self) -> Config {
        Config {
            throws: self.throws,
        }
    }
}

/// Whether no bout has ever been set up on this device.
pub fn never_set_up(store: &Store) -> bool {
    store.load_with(&SETUP, Setup::checked).is_none()
}

/// Whether the entry of this name, kept for this game, may have this text; `None` where there is none of this name.
pub fn fits(name: &str, text: &str) -> Option<bool> {
    if name == SETUP.name() {
        Some(SETUP.reads(text, Setup::checked))
    } else if name == Tricks::BOUT.name() {
        Some(Tricks::BOUT.reads(text, Model::resume))
    } else {
        None
    }
}

/// The set-up sheet.
#[component]
pub fn SetupPage() -> Html {
    let desk = use_context::<Desk>();
    let setup = {
        let desk = desk.clone();
        use_state(move || {
            desk.and_then(|desk| desk.store.load_with(&SETUP, Setup::checked))
                .unwrap_or_default()
        })
    };
    let unfinished = use_memo((), |()| {
        let kept = desk.as_ref().and_then(|desk| Model::kept(&desk.store));
        kept.filter(|model| !model.over())
    });
    let book = {
        let desk = desk.clone();
        use_memo((), |()| {
            desk.map(|desk| book::read(&desk.store)).unwrap_or_default()
        })
    };
    let rules = use_state(|| false);
    let size = use_size();

    let sit = {
        let setup = setup.clone();
        Callback::from(move |change: Change| {
            let sitting = setup.sitting.after(change);
            setup.set(Setup {
                sitting,
                ..(*setup).clone()
            });
        })
    };
    let onthrows = {
        let setup = setup.clone();
        Callback::from(move |throws: Throws| {
            setup.set(Setup {
                throws,
                ..(*setup).clone()
            });
        })
    };

    let onsubmit = {
        let (desk, setup, book) = (desk.clone(), setup.clone(), book.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(desk) = &desk {
                let model: Model = setup
                    .sitting
                    .bout(&book, setup.config(), &mut random::rng());
                // A refusal is said on the bout page, which tries again with every step.
                let _ = desk.store.save(&SETUP, &setup);
                let _ = desk.store.save(&Tricks::BOUT, &model.save());
                Route::Bout(GameId::Tricks).go();
            }
        })
    };

    let names = names(&setup.sitting.players(&book));
    let open_rules = {
        let rules = rules.clone();
        Callback::from(move |_: MouseEvent| rules.set(true))
    };
    let close_rules = {
        let rules = rules.clone();
        Callback::from(move |()| rules.set(false))
    };
    let seating = seating_asks(
        setup.sitting.seating,
        &sit.reform(Change::Seating),
        !has_room(size),
    );
    let throws = [Throws::Either, Throws::Follower]
        .map(|throws| (throws, t!("setup-throws-name", throws = throws.slug())));
    html! {
        <>
        <Damaged />
        <main class="page setup">
            <header class="bar">
                <a class="bar-home" href="#/" aria-label={t!("to-home")}>
                    <svg aria-hidden="true"><use href="static/art.svg#logo" /></svg>
                </a>
                <h1><Kanji text={t!("game-kanji", game = "tricks")} />{ t!("game-name", game = "tricks") }</h1>
                <p>{ t!("new-bout") }</p>
                <div class="bar-tools">
                    <button class="tool" type="button" onclick={open_rules}><Icon name="rules" /><span>{ t!("rules") }</span></button>
                </div>
            </header>
            <Dohyo view={Tricks::new(&setup.config()).view(Viewer::Public)} names={names.clone()} looker={Seat::EAST} hands=false />
            <form class="setup-form" {onsubmit}>
                { sitting_asks(&setup.sitting, &book, &sit, Some(seating)) }
                { asks(&t!("setup-throws"), "throws", &throws, setup.throws, Some(t!("setup-throws-note", throws = setup.throws.slug())),
                    &onthrows) }
                <PaceAsks />
                { begin(unfinished.as_ref().as_ref(), Route::Bout(GameId::Tricks)) }
            </form>
        </main>
        if *rules {
            <QuickReference throws={setup.throws} onclose={close_rules} />
        }
        </>
    }
}
