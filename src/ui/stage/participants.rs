//! The participants of a bout and how they sit: the questions that every game's set-up asks.

use ai::Level;
use basho::{Book, LONGEST_NAME, tidy};
use bout::{Model, Player, Seating};
use rand::Rng;
use rules::Seat;
use serde::{Deserialize, Serialize};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{GameUi, KNOWN_NAMES, is_typed, names_of, player_name};
use crate::ui::{
    parts::{Folded, asks, seat_sign},
    routes::Route,
    words::{self, t},
};

/// The participants, and how they sit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Participants {
    /// Which players are people.
    pub who: Who,
    /// The guests' names.
    pub names: [String; 2],
    /// The ids of the participating wrestlers; `None` for a guest.
    pub wrestlers: [Option<u32>; 2],
    /// The person's seat against a computer.
    pub seat: Seat,
    /// How strong computers play.
    pub levels: [Level; 2],
    /// Whether the bout is practice.
    pub keiko: bool,
    /// How two people sit.
    pub seating: Seating,
}

/// Which players are people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Both.
    Table,
    /// One.
    Computer,
    /// None: two computers play.
    Watch,
}

impl Default for Participants {
    fn default() -> Self {
        Self {
            who: Who::Computer,
            names: Seat::PAIR.map(|seat| t!("setup-default-name", seat)),
            wrestlers: [None; 2],
            seat: Seat::EAST,
            levels: [Level::default(); 2],
            keiko: false,
            seating: Seating::default(),
        }
    }
}

/// A player's answer to one of the questions.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// Which players are people.
    Who(Who),
    /// A guest's name.
    Name(Seat, String),
    /// The wrestler in that seat, or `None` for a guest.
    Wrestler(Seat, Option<u32>),
    /// The person's seat.
    Seat(Seat),
    /// How strong the computer in that seat plays.
    Level(Seat, Level),
    /// Whether the bout is practice.
    Keiko(bool),
    /// How two people sit.
    Seating(Seating),
}

impl Participants {
    /// Returns this if the person's seat is East or West.
    pub fn checked(self) -> Option<Self> {
        Seat::PAIR.contains(&self.seat).then_some(self)
    }

    /// A bout between these participants.
    pub fn bout<G: GameUi, R: Rng>(&self, book: &Book, config: G::Config, rng: &mut R) -> Model<G> {
        // There is no practice when two computers play.
        let keiko = self.keiko && self.who != Who::Watch;
        let model = Model::new(self.players(book), keiko, config, rng);
        model.between(self.wrestlers(book)).seated(self.seating)
    }

    /// This after the player's answer.
    #[must_use]
    pub fn after(&self, change: Change) -> Self {
        let mut next = self.clone();
        match change {
            Change::Who(who) => next.who = who,
            Change::Name(seat, name) => next.names[seat.index()] = name,
            Change::Wrestler(seat, id) => next.wrestlers[seat.index()] = id,
            Change::Seat(seat) => next.seat = seat,
            Change::Level(seat, level) => next.levels[seat.index()] = level,
            Change::Keiko(keiko) => next.keiko = keiko,
            Change::Seating(seating) => next.seating = seating,
        }
        next
    }

    /// Seats each guest who has a wrestler’s name as that wrestler, so that a name that has a scorepad is not asked about again. The proposed
    /// names are nobody's.
    pub fn settle(&mut self, book: &Book) {
        for seat in Seat::PAIR {
            let place = seat.index();
            let name = tidy(&self.names[place]).filter(|name| is_typed(name));
            let named = name.and_then(|name| book.named(&name)).map(|it| it.id);
            let seated = self.wrestlers(book);
            if seated[place].is_none() && !self.is_computer(seat) && !seated.contains(&named) {
                self.wrestlers[place] = named;
            }
        }
    }

    /// Whether a computer plays in that seat.
    pub fn is_computer(&self, seat: Seat) -> bool {
        match self.who {
            Who::Table => false,
            Who::Computer => seat != self.seat,
            Who::Watch => true,
        }
    }

    /// The wrestlers in the East and West seat: active ones only, and nobody in both seats.
    pub fn wrestlers(&self, book: &Book) -> [Option<u32>; 2] {
        let [east, west] = Seat::PAIR.map(|seat| {
            let id = self.wrestlers[seat.index()].filter(|_| !self.is_computer(seat))?;
            book.wrestler(id).filter(|w| !w.retired).map(|w| w.id)
        });
        [east, west.filter(|_| west != east)]
    }

    /// The players: a person has the name of the wrestler or guest; a blank name becomes the seat’s default.
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
            let unnamed = || t!("setup-default-name", seat);
            Player::Person(name.unwrap_or_else(unnamed))
        })
    }
}

/// Whether a window of this width and height is upright; the table of two players face to face then is, too.
pub fn is_upright((width, height): (i32, i32)) -> bool {
    height >= width
}

/// Whether a window of this width and height, in CSS pixels, has room for two face to face: a tablet's screen minus its browser's bars.
pub fn has_room((width, height): (i32, i32)) -> bool {
    width.min(height) >= 600 && width.max(height) >= 900
}

/// Whether two people are likely to sit at this device: it is touched, and its window has this width and height, with room for two.
pub fn is_shared(size: (i32, i32)) -> bool {
    let touched = || web_sys::window()?.match_media("(pointer: coarse)").ok()?;
    has_room(size) && cfg!(target_family = "wasm") && touched().is_some_and(|it| it.matches())
}

/// The question how two players who share the device sit.
pub fn seating_asks<G: GameUi>(
    given: Seating,
    onanswer: &Callback<Seating>,
    cramped: bool,
) -> Html {
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

/// The questions about the participants that are asked each time, with `seating`, how two people sit. Adds the others to `folded`.
pub fn participant_asks(
    sitting: &Participants,
    book: &Book,
    apply: &Callback<Change>,
    seating: Html,
    folded: &mut Folded,
) -> Html {
    let players = sitting.players(book);
    let whos = [
        (Who::Table, t!("setup-table")),
        (Who::Computer, t!("setup-computer")),
        (Who::Watch, t!("setup-watch")),
    ];
    let seats = Seat::PAIR.map(|seat| (seat, t!("setup-seat-name", seat)));
    let levels = Level::ALL.map(|level| (level, t!("level", level = level.slug())));
    if sitting.who == Who::Computer {
        let seat = asks(
            &t!("setup-seat"),
            "seat",
            &seats,
            sitting.seat,
            None,
            &apply.reform(Change::Seat),
        );
        let [east, west] = seats.map(|(_, name)| name);
        let name = if sitting.seat == Seat::EAST {
            east
        } else {
            west
        };
        folded.add_answered(seat, name);
    }
    if sitting.who != Who::Watch {
        folded.add_kind(sitting.keiko, &apply.reform(Change::Keiko));
    }
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
            { for Seat::PAIR.into_iter().filter(|seat| !players[seat.index()].is_person()).map(|seat| {
                let onlevel = apply.reform(move |level| Change::Level(seat, level));
                asks(&level_legend(sitting.who, seat), level_name(seat), &levels, sitting.levels[seat.index()], None, &onlevel)
            }) }
        </>
    }
}

/// The button that begins; if this gives up an unfinished bout, a note says so and offers to continue that one instead. `lacks`: why no bout
/// can begin yet.
pub fn begin<G: GameUi>(unfinished: Option<&Model<G>>, lacks: Option<String>) -> Html {
    html! {
        <div class="begin">
            if let Some(unfinished) = unfinished {
                <p class="note">
                    { given_up(unfinished) }{ words::gap() }
                    <a href={Route::Bout(G::ID).fragment()}>{ t!("setup-go-on") }</a>
                </p>
            }
            <p class={lacks.is_some().then_some("refusal")} role="status">{ lacks.unwrap_or_default() }</p>
            <button class="btn btn-big" type="submit">{ t!("begin") }</button>
        </div>
    }
}

/// Which unfinished bout a new one would take the place of, and where that one would stay.
pub fn given_up<G: GameUi>(unfinished: &Model<G>) -> String {
    let which = match &*names_of(unfinished) {
        [east, west] => t!("setup-gives-up", east, west),
        names => t!("setup-gives-up-all", names = words::list(names)),
    };
    let stays = unfinished
        .leaves_a_trace()
        .then(|| t!("setup-gives-up-stays"));
    words::sentences(
        &[Some(which), stays]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>(),
    )
}

fn level_legend(who: Who, seat: Seat) -> String {
    match who {
        Who::Watch => t!("setup-name", seat),
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

/// Who plays in that seat: one of the wrestlers, if there are any, or a guest by name.
fn seat_field(
    sitting: &Participants,
    book: &Book,
    players: &[Player; 2],
    seat: Seat,
    apply: &Callback<Change>,
) -> Html {
    let active = || book.wrestlers().iter().filter(|wrestler| !wrestler.retired);
    if sitting.is_computer(seat) || active().next().is_none() {
        let label = t!("setup-name", seat);
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
                { t!("setup-name", seat) }
                { seat_sign(seat) }
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
    sitting: &Participants,
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
    // What is typed first replaces the name that is there.
    let onfocus = |event: FocusEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            input.select();
        }
    };
    html! {
        <label key={seat.slug()} class="name">
            { label }
            { seat_sign(seat) }
            <input type="text" name={seat.slug()} {value} maxlength={LONGEST_NAME.to_string()} autocomplete="off" list={KNOWN_NAMES}
                readonly={!person} {oninput} {onfocus} />
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_with_a_wrestlers_name_are_that_wrestler() {
        let mut book = Book::default();
        for (id, shikona) in [(1, "Anna"), (2, "Tetsu"), (3, "Ben")] {
            book.create(id, shikona).unwrap();
        }
        book.retire(3).unwrap();
        let settled = |who, names: [&str; 2]| {
            let names = names.map(str::to_owned);
            let mut sitting = Participants {
                who,
                names,
                ..Participants::default()
            };
            sitting.settle(&book);
            sitting.wrestlers(&book)
        };
        assert_eq!(settled(Who::Table, [" anna ", "Hana"]), [Some(1), None]);
        // Nobody sits twice, a retired wrestler does not come back, and a proposed name is nobody’s.
        assert_eq!(settled(Who::Table, ["Anna", "Anna"]), [Some(1), None]);
        assert_eq!(settled(Who::Table, ["Ben", "Tetsu"]), [None, None]);
        // Whoever has been chosen stays.
        let mut chosen = Participants {
            who: Who::Table,
            names: ["Anna", "Kaze"].map(str::to_owned),
            wrestlers: [None, Some(1)],
            ..Participants::default()
        };
        chosen.settle(&book);
        assert_eq!(chosen.wrestlers(&book), [None, Some(1)]);
        // The computer sits in the West.
        assert_eq!(settled(Who::Computer, ["Hana", "Anna"]), [None, None]);
    }
}
