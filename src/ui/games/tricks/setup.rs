//! The set-up sheet: who plays, which rules; remembered from last time.

use serde::{Deserialize, Serialize};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{
    dohyo::Dohyo,
    facing::has_room,
    model::{Model, Seating},
    sheets::{QuickReference, seating_asks},
};
use crate::{
    ai::Level,
    basho::{Book, LONGEST_NAME, tidy},
    rules::{
        Game, Seat, Viewer,
        tricks::{Config, Throws, Tricks},
    },
    session::Player,
    store::{Slot, Store},
    ui::{
        book,
        desk::Desk,
        hooks::use_size,
        pages::Damaged,
        parts::{Icon, Kanji, Sign, asks},
        random,
        routes::Route,
        settings::PaceAsks,
        stage::{Play as _, names, player_name},
        words::t,
    },
};

/// Where the last set-up is kept.
const SETUP: Slot<Setup> = Slot::new("setup.tricks", 1);

/// The last set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Setup {
    who: Who,
    names: [String; 2],
    /// The wrestlers who sit down; a name is for a guest.
    wrestlers: [Option<u32>; 2],
    seat: Seat,
    levels: [Level; 2],
    keiko: bool,
    seating: Seating,
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
            wrestlers: [None; 2],
            seat: Seat::EAST,
            levels: [Level::default(); 2],
            keiko: false,
            seating: Seating::default(),
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

    fn is_computer(&self, seat: Seat) -> bool {
        match self.who {
            Who::Table => false,
            Who::Computer => seat != self.seat,
            Who::Watch => true,
        }
    }

    /// Which wrestlers sit East and West: active ones, each on one side.
    fn wrestlers(&self, book: &Book) -> [Option<u32>; 2] {
        let [east, west] = Seat::PAIR.map(|seat| {
            let id = self.wrestlers[seat.index()].filter(|_| !self.is_computer(seat))?;
            book.wrestler(id).filter(|w| !w.retired).map(|w| w.id)
        });
        [east, west.filter(|_| west != east)]
    }

    /// Who plays: a wrestler’s name, or a guest’s; a name without anything but blanks is the seat’s default.
    fn players(&self, book: &Book) -> [Player; 2] {
        let wrestlers = self.wrestlers(book);
        Seat::PAIR.map(|seat| {
            if self.is_computer(seat) {
                return Player::Computer(self.levels[seat.index()]);
            }
            let wrestler = wrestlers[seat.index()].and_then(|id| book.wrestler(id));
            let name = match wrestler {
                Some(wrestler) => Some(wrestler.shikona.clone()),
                None => tidy(&self.names[seat.index()]),
            };
            let unnamed = || t!("setup-default-name", seat = seat.slug());
            Player::Person(name.unwrap_or_else(unnamed))
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
        Change::Wrestler(seat, id) => setup.wrestlers[seat.index()] = id,
        Change::Seat(seat) => setup.seat = seat,
        Change::Level(seat, level) => setup.levels[seat.index()] = level,
        Change::Keiko(keiko) => setup.keiko = keiko,
        Change::Seating(seating) => setup.seating = seating,
        Change::Throws(throws) => setup.throws = throws,
    });
    let apply = Callback::from(apply);

    let onsubmit = {
        let (desk, setup, book) = (desk.clone(), setup.clone(), book.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(desk) = &desk {
                let config = Config {
                    throws: setup.throws,
                };
                let model = Model::new(
                    setup.players(&book),
                    setup.keiko && setup.who != Who::Watch,
                    config,
                    &mut random::rng(),
                )
                .between(setup.wrestlers(&book))
                .seated(setup.seating);
                // A refusal is said on the bout page, which tries again with every step.
                let _ = desk.store.save(&SETUP, &setup);
                let _ = desk.store.save(&Tricks::BOUT, &model.save());
                Route::Tricks.go();
            }
        })
    };

    let players = setup.players(&book);
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
    let whos = [
        (Who::Table, t!("setup-table")),
        (Who::Computer, t!("setup-computer")),
        (Who::Watch, t!("setup-watch")),
    ];
    let seats = Seat::PAIR.map(|seat| (seat, t!("setup-seat-name", seat = seat.slug())));
    let kinds = [(false, t!("setup-real")), (true, t!("setup-keiko"))];
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
                { asks(&t!("setup-who"), "who", &whos, setup.who, None, &apply.reform(Change::Who)) }
                <fieldset class="ask">
                    <legend>{ t!("setup-names") }</legend>
                    <div class="names">{ for Seat::PAIR.map(|seat| seat_field(&setup, &book, &players, seat, &apply)) }</div>
                    <p class="note"><a href={Route::Wrestlers.fragment()}>{ t!("setup-wrestlers") }</a></p>
                </fieldset>
                if setup.who == Who::Table {
                    { seating_asks(setup.seating, &apply.reform(Change::Seating), !has_room(size)) }
                }
                if setup.who == Who::Computer {
                    { asks(&t!("setup-seat"), "seat", &seats, setup.seat, None, &apply.reform(Change::Seat)) }
                }
                { for Seat::PAIR.into_iter().filter(|seat| !players[seat.index()].is_person()).map(|seat| {
                    let onlevel = apply.reform(move |level| Change::Level(seat, level));
                    asks(&level_legend(setup.who, seat), level_name(seat), &levels, setup.levels[seat.index()], None, &onlevel)
                }) }
                if setup.who != Who::Watch {
                    { asks(&t!("setup-kind"), "keiko", &kinds, setup.keiko, setup.keiko.then(|| t!("setup-keiko-note")), &apply.reform(Change::Keiko)) }
                }
                { asks(&t!("setup-throws"), "throws", &throws, setup.throws, Some(t!("setup-throws-note", throws = setup.throws.slug())),
                    &apply.reform(Change::Throws)) }
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
    Wrestler(Seat, Option<u32>),
    Seat(Seat),
    Level(Seat, Level),
    Keiko(bool),
    Seating(Seating),
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

/// Who sits there: one of the wrestlers, if there are any, or a guest by name.
fn seat_field(
    setup: &Setup,
    book: &Book,
    players: &[Player; 2],
    seat: Seat,
    apply: &Callback<Change>,
) -> Html {
    let active = || book.wrestlers().iter().filter(|wrestler| !wrestler.retired);
    if setup.is_computer(seat) || active().next().is_none() {
        let label = t!("setup-name", seat = seat.slug());
        return name_field(setup, players, seat, label, apply);
    }
    let wrestlers = setup.wrestlers(book);
    let (here, there) = (wrestlers[seat.index()], wrestlers[seat.other().index()]);
    let onchange = apply.reform(move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        Change::Wrestler(seat, select.and_then(|select| select.value().parse().ok()))
    });
    html! {
        <div key={seat.slug()} class="seat">
            <label class="name">
                { t!("setup-name", seat = seat.slug()) }
                <Sign {seat} />
                <select name={seat.slug()} {onchange}>
                    <option value="" selected={here.is_none()}>{ t!("setup-guest") }</option>
                    { for active().map(|wrestler| html! {
                        <option value={wrestler.id.to_string()} selected={here == Some(wrestler.id)}
                            disabled={there == Some(wrestler.id)}>{ &wrestler.shikona }</option>
                    }) }
                </select>
            </label>
            if here.is_none() {
                { name_field(setup, players, seat, t!("setup-guest-name"), apply) }
            }
        </div>
    }
}

fn name_field(
    setup: &Setup,
    players: &[Player; 2],
    seat: Seat,
    label: String,
    apply: &Callback<Change>,
) -> Html {
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
            { label }
            <Sign {seat} />
            <input type="text" name={seat.slug()} {value} maxlength={LONGEST_NAME.to_string()} autocomplete="off"
                readonly={!person} {oninput} />
        </label>
    }
}
