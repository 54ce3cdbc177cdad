//! The set-up sheet: who plays, which rules; remembered from last time.

use serde::{Deserialize, Serialize};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{model::Model, picture::picture, sheets::quick};
use crate::{
    rules::{
        GameId,
        track::{Config, Track},
    },
    store::Slot,
    ui::{
        book,
        desk::Desk,
        pages::Damaged,
        parts::{Icon, Kanji, asks},
        random,
        routes::Route,
        settings::PaceAsks,
        stage::{Change, Play as _, Sitting, Who, begin, names, sitting_asks},
        words::t,
    },
};

/// Where the last set-up is kept.
pub(super) const SETUP: Slot<Setup> = Slot::new("setup.track", 1);
/// The longest time for a choice, in seconds.
const LONGEST: u16 = 600;
/// Times for a choice that are offered, in seconds; 0 is no clock.
const TIMES: [u16; 5] = [0, 10, 20, 30, 60];
/// The other time that is proposed, in seconds.
const OTHER_TIME: u16 = 45;

/// The last set-up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Setup {
    sitting: Sitting,
    pub(super) config: Config,
    /// Seconds for a choice; 0 for no clock.
    pub(super) clock: u16,
}

impl Setup {
    pub(super) fn checked(self) -> Result<Self, ()> {
        let sitting = self.sitting.checked().ok_or(())?;
        if self.clock > LONGEST {
            return Err(());
        }
        Ok(Self { sitting, ..self })
    }
}

/// Whether the entry of this name, kept for this game, may have this text; `None` where there is none of this name.
pub fn fits(name: &str, text: &str) -> Option<bool> {
    if name == SETUP.name() {
        Some(SETUP.reads(text, Setup::checked))
    } else if name == Track::BOUT.name() {
        Some(Track::BOUT.reads(text, Model::resume))
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
    let change = {
        let setup = setup.clone();
        Callback::from(move |next: Setup| setup.set(next))
    };
    let sit = {
        let (setup, change) = (setup.clone(), change.clone());
        Callback::from(move |to: Change| {
            change.emit(Setup {
                sitting: setup.sitting.after(to),
                ..(*setup).clone()
            });
        })
    };
    let onsubmit = {
        let (desk, setup, book) = (desk.clone(), setup.clone(), book.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(desk) = &desk {
                let sitting = &setup.sitting;
                let model: Model = sitting.bout(&book, setup.config, &mut random::rng());
                let watched = sitting.who == Who::Watch;
                let model = model.timed(if watched { 0 } else { setup.clock });
                // A refusal is said on the bout page, which tries again with every step.
                let _ = desk.store.save(&SETUP, &setup);
                let _ = desk.store.save(&Track::BOUT, &model.save());
                Route::Bout(GameId::Track).go();
            }
        })
    };
    let lay_rules = |on: bool| {
        let rules = rules.clone();
        Callback::from(move |()| rules.set(on))
    };
    let names = names(&setup.sitting.players(&book));
    let config = setup.config;
    html! {
        <>
        <Damaged />
        <main class="page setup">
            <header class="bar">
                <a class="bar-home" href="#/" aria-label={t!("to-home")}>
                    <svg aria-hidden="true"><use href="static/art.svg#logo" /></svg>
                </a>
                <h1><Kanji text={t!("game-kanji", game = "track")} />{ t!("game-name", game = "track") }</h1>
                <p>{ t!("new-bout") }</p>
                <div class="bar-tools">
                    <button class="tool" type="button" onclick={lay_rules(true).reform(|_: MouseEvent| ())}><Icon name="rules" /><span>{ t!("rules") }</span></button>
                </div>
            </header>
            { picture(0, None, &names, None, &NodeRef::default(), false) }
            <form class="setup-form" {onsubmit}>
                { sitting_asks(&setup.sitting, &book, &sit, None) }
                { rules_asks(&setup, setup.sitting.who != Who::Watch, &change) }
                <PaceAsks />
                <p class="note"><a href={Route::Robin.fragment()}>{ t!("robin-offer") }</a></p>
                { begin(unfinished.as_ref().as_ref(), Route::Bout(GameId::Track)) }
            </form>
        </main>
        if *rules {
            { quick(config, lay_rules(false)) }
        }
        </>
    }
}

/// The questions about variants, and about the clock where people play.
pub(super) fn rules_asks(setup: &Setup, people: bool, onchange: &Callback<Setup>) -> Html {
    let config = setup.config;
    let variant = |change: fn(Config, bool) -> Config| {
        let setup = setup.clone();
        onchange.reform(move |on: bool| Setup {
            config: change(config, on),
            ..setup.clone()
        })
    };
    let yes_no = [(false, t!("track-without")), (true, t!("track-with"))];
    let ends = [(false, t!("track-six-turns")), (true, t!("track-endless"))];
    let oshi_note = config.oshi_dashi.then(|| t!("track-endless-note"));
    let zero_note = config
        .zero
        .then(|| t!("track-quick-zero", oshi = config.oshi_dashi.to_string()));
    let tactics_note = config.tactical.then(|| t!("track-quick-tactical"));
    let oshi = variant(|config, oshi_dashi| Config {
        oshi_dashi,
        ..config
    });
    let zero = variant(|config, zero| Config { zero, ..config });
    let tactical = variant(|config, tactical| Config { tactical, ..config });
    // What none of the offered times is, has been typed in.
    let given = TIMES.contains(&setup.clock).then_some(setup.clock);
    let offered = TIMES.map(|time| (Some(time), t!("track-clock-time", number = time)));
    let times: Vec<(Option<u16>, String)> = offered
        .into_iter()
        .chain([(None, t!("track-clock-free"))])
        .collect();
    let clock_note = (setup.clock > 0).then(|| t!("track-clock-note", number = setup.clock));
    let onclock = {
        let setup = setup.clone();
        onchange.reform(move |clock: Option<u16>| Setup {
            clock: clock.unwrap_or(OTHER_TIME),
            ..setup.clone()
        })
    };
    let onseconds = {
        let (setup, onchange) = (setup.clone(), onchange.clone());
        Callback::from(move |event: Event| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            let typed = input.and_then(|input| input.value().trim().parse::<u16>().ok());
            if let Some(clock) = typed.filter(|typed| (1..=LONGEST).contains(typed)) {
                onchange.emit(Setup {
                    clock,
                    ..setup.clone()
                });
            }
        })
    };
    html! {
        <>
            { asks(&t!("track-ends"), "oshi-dashi", &ends, config.oshi_dashi, oshi_note, &oshi) }
            { asks(&t!("track-zero"), "zero", &yes_no, config.zero, zero_note, &zero) }
            { asks(&t!("track-tactics"), "tactical", &yes_no, config.tactical, tactics_note, &tactical) }
            if people {
                { asks(&t!("track-clock-ask"), "clock", &times, given, clock_note, &onclock) }
                if given.is_none() {
                    <label class="name">
                        { t!("track-clock-seconds", most = LONGEST) }
                        <input type="number" name="seconds" inputmode="numeric" min="1" max={LONGEST.to_string()} value={setup.clock.to_string()} onchange={onseconds} />
                    </label>
                }
            }
        </>
    }
}
