//! The set-up of a bout.

use rules::track::{Config, Track};
use serde::{Deserialize, Serialize};
use store::{Slot, Store};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    picture::picture,
    robin::{RobinPage, tournament},
};
use crate::ui::{
    parts::{Folded, Screen, asks},
    routes::Route,
    stage::{PairSetup, Setup, Tournament, Who},
    words::t,
};

/// The longest time limit for a choice, in seconds.
const LONGEST: u16 = 600;
/// The time limits that the form offers, in seconds; 0 means no clock.
const TIMES: [u16; 5] = [0, 10, 20, 30, 60];
/// The limit that the form starts with when the player wants another time, in seconds.
const OTHER_TIME: u16 = 45;

/// The variants and the time limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// The variants.
    pub(super) config: Config,
    /// Seconds for a choice; 0 means no clock.
    pub(super) clock: u16,
}

impl PairSetup for Track {
    type Terms = Terms;

    const SETUP: Slot<Setup<Terms>> = Slot::new("setup.track", 1);

    fn sound_terms(terms: &Terms) -> bool {
        terms.clock <= LONGEST
    }

    fn config(terms: &Terms) -> Config {
        terms.config
    }

    fn clock(terms: &Terms) -> u16 {
        terms.clock
    }

    fn tournament(store: &Store) -> Option<Tournament> {
        tournament(store)
    }

    fn special(route: Route) -> Option<Screen> {
        (route == Route::Robin).then(|| Screen::new(t!("robin"), html! { <RobinPage /> }))
    }

    fn board(_: &Terms, names: &[String; 2]) -> Html {
        picture(0, None, names, None, None, false)
    }

    fn asks(setup: &Setup<Terms>, onchange: &Callback<Terms>, folded: &mut Folded) {
        let people = setup.sitting.who != Who::Watch;
        add_rules(&setup.terms, people, onchange, folded);
        folded.add(html! { <p key="robin" class="note"><a href={Route::Robin.fragment()}>{ t!("robin-offer") }</a></p> });
    }
}

/// Adds the questions about variants and, if people play, about the clock.
pub(super) fn add_rules(
    terms: &Terms,
    people: bool,
    onchange: &Callback<Terms>,
    folded: &mut Folded,
) {
    let Terms { config, clock } = *terms;
    let variant = |change: fn(Config, bool) -> Config| {
        onchange.reform(move |on: bool| Terms {
            config: change(config, on),
            clock,
        })
    };
    let yes_no = [(false, t!("track-without")), (true, t!("track-with"))];
    let ends = [(false, t!("track-six-turns")), (true, t!("track-endless"))];
    let oshi_note = Some(t!("track-endless-note"));
    let zero_note = Some(t!("track-quick-zero", oshi = config.oshi_dashi.to_string()));
    let tactics_note = Some(t!("track-quick-tactical"));
    let oshi = variant(|config, oshi_dashi| Config {
        oshi_dashi,
        ..config
    });
    let zero = variant(|config, zero| Config { zero, ..config });
    let tactical = variant(|config, tactical| Config { tactical, ..config });
    // A limit that is not offered was typed in.
    let given = TIMES.contains(&clock).then_some(clock);
    let offered = TIMES.map(|time| (Some(time), t!("track-clock-time", number = time)));
    let times: Vec<(Option<u16>, String)> = offered
        .into_iter()
        .chain([(None, t!("track-clock-free"))])
        .collect();
    let clock_note = (clock > 0).then(|| t!("track-clock-note", number = clock));
    let onclock = onchange.reform(move |clock: Option<u16>| Terms {
        config,
        clock: clock.unwrap_or(OTHER_TIME),
    });
    let onseconds = {
        let onchange = onchange.clone();
        Callback::from(move |event: Event| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            let typed = input.and_then(|input| input.value().trim().parse::<u16>().ok());
            if let Some(clock) = typed.filter(|typed| (1..=LONGEST).contains(typed)) {
                onchange.emit(Terms { config, clock });
            }
        })
    };
    let [six, endless] = ends.clone().map(|(_, name)| name);
    let question = asks(
        &t!("track-ends"),
        "oshi-dashi",
        &ends,
        config.oshi_dashi,
        oshi_note,
        &oshi,
    );
    folded.add_answered(question, if config.oshi_dashi { endless } else { six });
    let question = asks(
        &t!("track-zero"),
        "zero",
        &yes_no,
        config.zero,
        zero_note,
        &zero,
    );
    folded.add_answered(question, config.zero.then(|| t!("track-zero")));
    let question = asks(
        &t!("track-tactics"),
        "tactical",
        &yes_no,
        config.tactical,
        tactics_note,
        &tactical,
    );
    folded.add_answered(question, config.tactical.then(|| t!("track-tactics")));
    if !people {
        return;
    }
    let question = asks(
        &t!("track-clock-ask"),
        "clock",
        &times,
        given,
        clock_note,
        &onclock,
    );
    let limit = (clock > 0).then(|| t!("track-clock-time", number = clock));
    folded.add_answered(question, limit);
    if given.is_none() {
        folded.add(html! {
            <label key="seconds" class="name">
                { t!("track-clock-seconds", most = LONGEST) }
                <input type="number" name="seconds" inputmode="numeric" min="1" max={LONGEST.to_string()} value={clock.to_string()} onchange={onseconds} />
            </label>
        });
    }
}
