//! The set-up sheet: who plays, which rules; remembered from last time.

use serde::{Deserialize, Serialize};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    dohyo::Dohyo,
    model::{BOUT, Model},
    sheets::QuickReference,
    words::{names, player_name},
};
use crate::{
    ai::Level,
    rules::{
        Game, Seat, Viewer,
        tricks::{Config, Throws, Tricks},
    },
    session::Player,
    store::{Slot, Store},
    ui::{
        desk::Desk,
        pages::Damaged,
        parts::{Asks, Icon, Kanji, Sign},
        random,
        routes::Route,
        settings::PaceAsks,
        words::t,
    },
};

/// Where the last set-up is kept.
const SETUP: Slot<Setup> = Slot::new("setup.tricks", 1);
/// The longest name, in characters.
const LONGEST_NAME: usize = 16;

/// The last set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Setup {
    who: Who,
    names: [String; 2],
    seat: Seat,
    levels: [Level; 2],
    keiko: bool,
    throws: Throws,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Who {
    Table,
    Computer,
    Watch,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            who: Who::Computer,
            names: Seat::PAIR.map(|seat| t!("setup-default-name", seat = seat.slug())),
            seat: Seat::EAST,
            levels: [Level::default(); 2],
            keiko: false,
            throws: Throws::default(),
        }
    }
}

impl Setup {
    /// The set-up, if its player sits at a table for two.
    fn checked(self) -> Result<Self, ()> {
        if Seat::PAIR.contains(&self.seat) {
            Ok(self)
        } else {
            Err(())
        }
    }

    /// Who plays: a name without anything but blanks is the seat’s default.
    fn players(&self) -> [Player; 2] {
        Seat::PAIR.map(|seat| {
            let computer = match self.who {
                Who::Table => false,
                Who::Computer => seat != self.seat,
                Who::Watch => true,
            };
            if computer {
                return Player::Computer(self.levels[seat.index()]);
            }
            let name = &self.names[seat.index()];
            let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
            let name: String = name
                .chars()
                .filter(|c| !c.is_control())
                .take(LONGEST_NAME)
                .collect();
            Player::Person(if name.is_empty() {
                t!("setup-default-name", seat = seat.slug())
            } else {
                name
            })
        })
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
    } else if name == BOUT.name() {
        Some(BOUT.reads(text, Model::resume))
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
        let kept = desk
            .as_ref()
            .and_then(|desk| desk.store.load_with(&BOUT, Model::resume));
        kept.filter(|model| !model.over())
    });
    let rules = use_state(|| false);

    let change = |change: fn(&mut Setup, Change)| {
        let setup = setup.clone();
        move |what: Change| {
            let mut next = (*setup).clone();
            change(&mut next, what);
            setup.set(next);
        }
    };
    let apply = change(|setup, what| match what {
        Change::Who(who) => setup.who = who,
        Change::Name(seat, name) => setup.names[seat.index()] = name,
        Change::Seat(seat) => setup.seat = seat,
        Change::Level(seat, level) => setup.levels[seat.index()] = level,
        Change::Keiko(keiko) => setup.keiko = keiko,
        Change::Throws(throws) => setup.throws = throws,
    });
    let apply = Callback::from(apply);

    let onsubmit = {
        let (desk, setup) = (desk.clone(), setup.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(desk) = &desk {
                let config = Config {
                    throws: setup.throws,
                };
                let model = Model::new(
                    setup.players(),
                    setup.keiko && setup.who != Who::Watch,
                    config,
                    &mut random::rng(),
                );
                // A refusal is said on the bout page, which tries again with every step.
                let _ = desk.store.save(&SETUP, &setup);
                let _ = desk.store.save(&BOUT, &model.save());
                Route::Tricks.go();
            }
        })
    };

    let players = setup.players();
    let names = names(&players);
    let open_rules = {
        let rules = rules.clone();
        Callback::from(move |_: MouseEvent| rules.set(true))
    };
    let close_rules = {
        let rules = rules.clone();
        Callback::from(move |()| rules.set(false))
    };
    let config = Config {
        throws: setup.throws,
    };
    let whos = vec![
        (Who::Table, t!("setup-table")),
        (Who::Computer, t!("setup-computer")),
        (Who::Watch, t!("setup-watch")),
    ];
    let seats = Seat::PAIR.map(|seat| (seat, t!("setup-seat-name", seat = seat.slug())));
    let kinds = vec![(false, t!("setup-real")), (true, t!("setup-keiko"))];
    let levels = Level::ALL.map(|level| (level, t!("level", level = level.slug())));
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
            <Dohyo view={Tricks::new(&config).view(Viewer::Public)} names={names.clone()} looker={Seat::EAST} hands=false />
            <form class="setup-form" {onsubmit}>
                <Asks<Who> legend={t!("setup-who")} name="who" answers={whos} given={setup.who}
                    onanswer={apply.reform(Change::Who)} />
                <fieldset class="ask">
                    <legend>{ t!("setup-names") }</legend>
                    <div class="names">{ for Seat::PAIR.map(|seat| name_field(&setup, &players, seat, &apply)) }</div>
                </fieldset>
                if setup.who == Who::Computer {
                    <Asks<Seat> legend={t!("setup-seat")} name="seat" answers={seats.to_vec()} given={setup.seat}
                        onanswer={apply.reform(Change::Seat)} />
                }
                { for Seat::PAIR.into_iter().filter(|seat| !players[seat.index()].is_person()).map(|seat| html! {
                    <Asks<Level> key={seat.slug()} legend={level_legend(setup.who, seat)} name={level_name(seat)}
                        answers={levels.to_vec()} given={setup.levels[seat.index()]}
                        onanswer={apply.reform(move |level| Change::Level(seat, level))} />
                }) }
                if setup.who != Who::Watch {
                    <Asks<bool> legend={t!("setup-kind")} name="keiko" answers={kinds} given={setup.keiko}
                        onanswer={apply.reform(Change::Keiko)} note={setup.keiko.then(|| t!("setup-keiko-note"))} />
                }
                <Asks<Throws> legend={t!("setup-throws")} name="throws" answers={throws.to_vec()} given={setup.throws}
                    onanswer={apply.reform(Change::Throws)}
                    note={t!("setup-throws-note", throws = setup.throws.slug())} />
                <PaceAsks />
                <div class="begin">
                    if let Some(unfinished) = &*unfinished {
                        <p class="note">
                            { given_up(unfinished) }{ " " }
                            <a href={Route::Tricks.fragment()}>{ t!("setup-go-on") }</a>
                        </p>
                    }
                    <button class="btn btn-big" type="submit">{ t!("begin") }</button>
                </div>
            </form>
        </main>
        if *rules {
            <QuickReference throws={setup.throws} onclose={close_rules} />
        }
        </>
    }
}

enum Change {
    Who(Who),
    Name(Seat, String),
    Seat(Seat),
    Level(Seat, Level),
    Keiko(bool),
    Throws(Throws),
}

fn level_legend(who: Who, seat: Seat) -> String {
    match who {
        Who::Watch => t!("setup-name", seat = seat.slug()),
        _ => t!("setup-opponent"),
    }
}

fn level_name(seat: Seat) -> &'static str {
    if seat == Seat::EAST {
        "level-east"
    } else {
        "level-west"
    }
}

fn given_up(unfinished: &Model) -> String {
    let names = names(unfinished.players());
    t!("setup-gives-up", east = &names[0], west = &names[1])
}

fn name_field(setup: &Setup, players: &[Player; 2], seat: Seat, apply: &Callback<Change>) -> Html {
    let player = &players[seat.index()];
    let person = player.is_person();
    let value = if person {
        setup.names[seat.index()].clone()
    } else {
        player_name(player)
    };
    let oninput = apply.reform(move |event: InputEvent| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        Change::Name(seat, input.map(|input| input.value()).unwrap_or_default())
    });
    html! {
        <label key={seat.slug()} class="name">
            { t!("setup-name", seat = seat.slug()) }
            <Sign {seat} />
            <input type="text" name={seat.slug()} {value} maxlength={LONGEST_NAME.to_string()} autocomplete="off"
                readonly={!person} {oninput} />
        </label>
    }
}
