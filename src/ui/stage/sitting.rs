//! Who sits down to a bout, and how: what every game's set-up asks.

use rand::Rng;
use serde::{Deserialize, Serialize};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{Model, Play, Seating, names, player_name};
use crate::{
    ai::Level,
    basho::{Book, LONGEST_NAME, tidy},
    rules::Seat,
    session::Player,
    ui::{
        parts::{Sign, asks},
        routes::Route,
        words::t,
    },
};

/// Who sits down, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// Who of both are people.
    pub who: Who,
    /// The guests' names.
    pub names: [String; 2],
    /// The wrestlers who sit down; a name is for a guest.
    pub wrestlers: [Option<u32>; 2],
    /// The person's seat against a computer.
    pub seat: Seat,
    /// How strong computers play.
    pub levels: [Level; 2],
    /// Whether it is practice.
    pub keiko: bool,
    /// How two people sit.
    pub seating: Seating,
}

/// Who of both are people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Both.
    Table,
    /// One.
    Computer,
    /// None: two computers are watched.
    Watch,
}

impl Default for Sitting {
    fn default() -> Self {
        Self {
            who: Who::Computer,
            names: Seat::PAIR.map(|seat| t!("setup-default-name", seat = seat.slug())),
            wrestlers: [None; 2],
            seat: Seat::EAST,
            levels: [Level::default(); 2],
            keiko: false,
            seating: Seating::default(),
        }
    }
}

/// An answer to one of the questions.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// Who of both are people.
    Who(Who),
    /// A guest's name.
    Name(Seat, String),
    /// The wrestler who sits there, or a guest.
    Wrestler(Seat, Option<u32>),
    /// The person's seat.
    Seat(Seat),
    /// How strong the computer there plays.
    Level(Seat, Level),
    /// Whether it is practice.
    Keiko(bool),
    /// How two people sit.
    Seating(Seating),
}

impl Sitting {
    /// This, if its player sits at a table for two.
    pub fn checked(self) -> Option<Self> {
        Seat::PAIR.contains(&self.seat).then_some(self)
    }

    /// A bout between those who sit down.
    pub fn bout<G: Play, R: Rng>(&self, book: &Book, config: G::Config, rng: &mut R) -> Model<G> {
        // Who watches practises nothing.
        let keiko = self.keiko && self.who != Who::Watch;
        let model = Model::new(self.players(book), keiko, config, rng);
        model.between(self.wrestlers(book)).seated(self.seating)
    }

    /// This after an answer.
    #[must_use]
    pub fn after(&self, change: Change) -> Self {
        let mut next = self.clone();
        match change {
            Change::Who(who) => next.who = who,
            Change::Name(seat, name) => next.names[seat.index() & 1] = name,
            Change::Wrestler(seat, id) => next.wrestlers[seat.index() & 1] = id,
            Change::Seat(seat) => next.seat = seat,
            Change::Level(seat, level) => next.levels[seat.index() & 1] = level,
            Change::Keiko(keiko) => next.keiko = keiko,
            Change::Seating(seating) => next.seating = seating,
        }
        next
    }

    /// Whether a computer sits there.
    pub fn is_computer(&self, seat: Seat) -> bool {
        match self.who {
            Who::Table => false,
            Who::Computer => seat != self.seat,
            Who::Watch => true,
        }
    }

    /// Which wrestlers sit East and West: active ones, each on one side.
    pub fn wrestlers(&self, book: &Book) -> [Option<u32>; 2] {
        let [east, west] = Seat::PAIR.map(|seat| {
            let id = self.wrestlers[seat.index()].filter(|_| !self.is_computer(seat))?;
            book.wrestler(id).filter(|w| !w.retired).map(|w| w.id)
        });
        [east, west.filter(|_| west != east)]
    }

    /// Who plays: a wrestler’s name, or a guest’s; a name without anything but blanks is the seat’s default.
    pub fn players(&self, book: &Book) -> [Player; 2] {
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

/// Whether a window of this width and height stands upright, and the table between two who sit face to face with it.
pub fn is_upright((width, height): (i32, i32)) -> bool {
    height >= width
}

/// Whether two can sit face to face at a window of this width and height, in CSS pixels: a tablet's, less what its browser takes away.
pub fn has_room((width, height): (i32, i32)) -> bool {
    width.min(height) >= 600 && width.max(height) >= 900
}

/// The question how two who share the device sit.
pub fn seating_asks<G: Play>(given: Seating, onanswer: &Callback<Seating>, cramped: bool) -> Html {
    let open = if G::OPEN { "open" } else { "hidden" };
    let answers = [
        (Seating::Passing, t!("seating-passing", hands = open)),
        (Seating::Facing, t!("seating-facing")),
    ];
    let note = match given {
        Seating::Passing => t!("seating-passing-note", hands = open),
        Seating::Facing if cramped => t!("seating-cramped"),
        Seating::Facing => t!("seating-facing-note", hands = open),
    };
    asks(
        &t!("seating"),
        "seating",
        &answers,
        given,
        Some(note),
        onanswer,
    )
}

/// All the questions about who sits down and how; `seating` is the one how two people sit.
pub fn sitting_asks(
    sitting: &Sitting,
    book: &Book,
    apply: &Callback<Change>,
    seating: Html,
) -> Html {
    let players = sitting.players(book);
    let whos = [
        (Who::Table, t!("setup-table")),
        (Who::Computer, t!("setup-computer")),
        (Who::Watch, t!("setup-watch")),
    ];
    let seats = Seat::PAIR.map(|seat| (seat, t!("setup-seat-name", seat = seat.slug())));
    let kinds = [(false, t!("setup-real")), (true, t!("setup-keiko"))];
    let levels = Level::ALL.map(|level| (level, t!("level", level = level.slug())));
    html! {
        <>
            { asks(&t!("setup-who"), "who", &whos, sitting.who, None, &apply.reform(Change::Who)) }
            <fieldset class="ask">
                <legend>{ t!("setup-names") }</legend>
                <div class="names">{ for Seat::PAIR.map(|seat| seat_field(sitting, book, &players, seat, apply)) }</div>
                <p class="note"><a href={Route::Wrestlers.fragment()}>{ t!("setup-wrestlers") }</a></p>
            </fieldset>
            if sitting.who == Who::Table {
                { seating }
            }
            if sitting.who == Who::Computer {
                { asks(&t!("setup-seat"), "seat", &seats, sitting.seat, None, &apply.reform(Change::Seat)) }
            }
            { for Seat::PAIR.into_iter().filter(|seat| !players[seat.index()].is_person()).map(|seat| {
                let onlevel = apply.reform(move |level| Change::Level(seat, level));
                asks(&level_legend(sitting.who, seat), level_name(seat), &levels, sitting.levels[seat.index()], None, &onlevel)
            }) }
            if sitting.who != Who::Watch {
                { asks(&t!("setup-kind"), "keiko", &kinds, sitting.keiko, sitting.keiko.then(|| t!("setup-keiko-note")), &apply.reform(Change::Keiko)) }
            }
        </>
    }
}

/// The button that begins, and the bout that is given up by it, with the way to go on with that one instead.
pub fn begin<G: Play>(unfinished: Option<&Model<G>>, go_on: Route) -> Html {
    html! {
        <div class="begin">
            if let Some(unfinished) = unfinished {
                <p class="note">
                    { given_up(unfinished.players()) }{ " " }
                    <a href={go_on.fragment()}>{ t!("setup-go-on") }</a>
                </p>
            }
            <button class="btn btn-big" type="submit">{ t!("begin") }</button>
        </div>
    }
}

fn given_up(players: &[Player; 2]) -> String {
    let [east, west] = &names(players);
    t!("setup-gives-up", east = east, west = west)
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

/// Who sits there: one of the wrestlers, if there are any, or a guest by name.
fn seat_field(
    sitting: &Sitting,
    book: &Book,
    players: &[Player; 2],
    seat: Seat,
    apply: &Callback<Change>,
) -> Html {
    let active = || book.wrestlers().iter().filter(|wrestler| !wrestler.retired);
    if sitting.is_computer(seat) || active().next().is_none() {
        let label = t!("setup-name", seat = seat.slug());
        return name_field(sitting, players, seat, label, apply);
    }
    let wrestlers = sitting.wrestlers(book);
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
                { name_field(sitting, players, seat, t!("setup-guest-name"), apply) }
            }
        </div>
    }
}

fn name_field(
    sitting: &Sitting,
    players: &[Player; 2],
    seat: Seat,
    label: String,
    apply: &Callback<Change>,
) -> Html {
    let player = &players[seat.index()];
    let person = player.is_person();
    let value = if person {
        sitting.names[seat.index()].clone()
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
