//! The state of a bout on screen: what has happened, how much of it each player has seen, and who looks.
//!
//! Any number of players sit at the table, and two is a case of it. The rules run at once; the screen catches up frame by frame. A frame
//! stays on screen until its hold time passes, or, if it must be seen, until the player presses "go on". What only one game has, such as a
//! throw in the air, is its [`Extras`].

use crate::{BoutGame, Extras, Player, Table};
use basho::Series;
use rand::Rng;
use rules::{Joint, Seat, SeatSet, Seats, Step, StepError, Turn, Viewer};

mod clock;
mod computer;
mod facing;
mod forced;
mod frames;
mod hint;
mod identity;
mod message;
mod practice;
mod saved;
mod script;
mod series;
mod undo;
mod viewing_state;

pub use clock::Clock;
pub use facing::{EdgeView, Gesture, Seating};
pub use hint::Hint;
pub use identity::{BoutIdentity, InRobin, fighter};
pub use message::{Msg, Scene};
pub use saved::{Digest, Parts, Unfit, Waiting};
pub use viewing_state::ViewingState;

/// A bout on screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Model<G: BoutGame> {
    table: Table<G>,
    players: Vec<Player>,
    /// `None` if the bout does not count for any scorepad.
    identity: Option<BoutIdentity>,
    /// Whether this is practice, in which everything can be taken back.
    keiko: bool,
    /// How many frames each seat's player has seen.
    seen: Seats<usize>,
    viewing: ViewingState,
    /// The seed of everything random in the bout: the order of hands face to face, chance steps, and the computers' own choices.
    seed: u64,
    /// How two players who share the device want to sit.
    seating: Seating,
    /// Whether the screen has room for two face to face.
    room: bool,
    /// What two players face to face have picked from their hands, face down.
    picked: Seats<Option<G::Action>>,
    /// The index of the card that each of two players face to face has turned to themselves, if they have chosen one.
    looked: Seats<Option<usize>>,
    /// The players face to face who have seen the frame that stays on screen.
    has_seen: SeatSet,
    /// The seat whose last attempt was refused, and the rule that refused it.
    refusal: Option<(Seat, G::Illegal)>,
    failed: bool,
    hint: Option<Hint<G::Advice>>,
    /// How many hints have been asked for; also the id of the last question.
    hints: u32,
    /// The basho to which this bout belongs, as it stood before the bout.
    series: Option<Series>,
    /// The shot clock, if there is one.
    clock: Option<Clock<G::Nomination>>,
    extras: G::Extras,
    /// What the bout follows, in a lesson and in practice from a bout.
    script: Option<script::Script<G>>,
}

impl<G: BoutGame> Model<G> {
    /// A new bout between these players. It counts for the scorepads unless it is practice. A player alone always practises.
    pub fn new<R: Rng>(
        players: impl Into<Vec<Player>>,
        keiko: bool,
        config: G::Config,
        rng: &mut R,
    ) -> Self {
        let players = players.into();
        let keiko = keiko || players.len() < 2;
        let table = if G::DRAWS_CHANCE {
            Table::new(config, rng)
        } else {
            Table::open(config)
        };
        let identity = (!keiko).then(|| BoutIdentity {
            id: rng.next_u64(),
            wrestlers: vec![None; players.len()],
            robin: None,
        });
        let mut model = Self::at(players, keiko, table);
        model.identity = identity;
        model.seed = rng.next_u64();
        model
    }

    /// The next bout between the same players.
    #[must_use]
    pub fn rematch<R: Rng>(&self, rng: &mut R) -> Self {
        let (first, config) = G::next(self, rng);
        let rotated = |mut seats: Vec<Option<u32>>| {
            let number = seats.len();
            seats.rotate_left(first.min(number));
            seats
        };
        let mut players = self.players.clone();
        players.rotate_left(first.min(self.players.len()));
        let nobody = || vec![None; self.players.len()];
        let wrestlers = self.identity.as_ref().map(|it| it.wrestlers.clone());
        let limit = self.clock.as_ref().map_or(0, |clock| clock.limit);
        Self::new(players, self.keiko, config, rng)
            .between(rotated(wrestlers.unwrap_or_else(nobody)))
            .timed(limit)
            .seated(self.seating)
            .in_series(self.next_series())
            .equipped(self.extras.afresh())
            .next_period_of(self)
    }

    /// A bout between these players that continues from this table.
    pub fn on(players: impl Into<Vec<Player>>, table: Table<G>) -> Self {
        Self::at(players.into(), false, table)
    }

    /// The bout with these extras.
    #[must_use]
    pub fn equipped(mut self, extras: G::Extras) -> Self {
        self.extras = extras;
        self
    }

    /// A bout at this table, of which nobody has seen anything yet.
    fn at(players: Vec<Player>, keiko: bool, table: Table<G>) -> Self {
        let seats = players.len();
        let mut model = Self {
            viewing: ViewingState::Open(Seat::EAST),
            table,
            players,
            identity: None,
            keiko,
            seen: Seats::new(seats, 0),
            seed: 0,
            seating: Seating::Passing,
            room: true,
            picked: Seats::new(seats, None),
            looked: Seats::new(seats, None),
            has_seen: SeatSet::NONE,
            refusal: None,
            failed: false,
            hint: None,
            hints: 0,
            series: None,
            clock: None,
            extras: G::Extras::default(),
            script: None,
        };
        model.viewing = model.viewing_at_start();
        model
    }

    /// The bout’s record, with the tags that the game writes beside the rules' own. `names` are the players' names, in seat order.
    pub fn record(&self, names: &[String]) -> String {
        let mut record = self.table.record().clone();
        record.tags = G::tags(self, names);
        record.write()
    }

    /// The table: the record, and the rules' state.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// What only this game has.
    pub fn extras(&self) -> &G::Extras {
        &self.extras
    }

    /// What only this game has, for the game to change.
    pub(crate) fn extras_mut(&mut self) -> &mut G::Extras {
        &mut self.extras
    }

    /// The players, in seat order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seats at the table, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        SeatSet::first(self.players.len()).iter()
    }

    /// The table rules.
    pub fn config(&self) -> G::Config {
        self.table.record().config.clone()
    }

    /// Whether a person plays that seat.
    pub fn person(&self, seat: Seat) -> bool {
        self.players
            .get(seat.index())
            .is_some_and(Player::is_person)
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> SeatSet {
        self.seats().filter(|&seat| self.person(seat)).collect()
    }

    /// Whether two people share the device, and nobody else plays.
    pub fn shared(&self) -> bool {
        self.players.len() == 2 && self.players.iter().all(Player::is_person)
    }

    /// Whether only computers play; nothing is then hidden from the spectator.
    pub fn watched(&self) -> bool {
        !self.players.iter().any(Player::is_person)
    }

    /// Whether this is practice.
    pub fn keiko(&self) -> bool {
        self.keiko
    }

    /// The seat that the page calls “you”; `None` if two look together, or if only computers play.
    pub fn you(&self) -> Option<Seat> {
        (!self.watched() && !self.is_public()).then(|| self.looker())
    }

    /// Whether the bout is decided or void.
    pub fn over(&self) -> bool {
        matches!(self.table.turn(), Turn::Over(_))
    }

    /// The winner, once the bout is decided.
    pub fn winner(&self) -> Option<Seat> {
        match self.table.turn() {
            Turn::Over(outcome) => outcome.winner(),
            _ => None,
        }
    }

    /// The seat whose player looks, will lift the curtain or holds the device; face to face, the first.
    pub fn looker(&self) -> Seat {
        match self.viewing {
            ViewingState::Curtain(seat)
            | ViewingState::Open(seat)
            | ViewingState::Together(seat) => seat,
            ViewingState::Facing(_) => Seat::EAST,
        }
    }

    /// What the screen waits for.
    pub fn scene(&self) -> Scene {
        if let ViewingState::Curtain(seat) = self.viewing {
            return Scene::Curtain(seat);
        }
        if let Some(frame) = self.current_frame() {
            return if self.must_be_seen(frame) {
                Scene::MustBeSeen
            } else {
                Scene::TimedFrame
            };
        }
        if self.over() {
            Scene::Over
        } else if self.seats().any(|seat| self.decides(seat)) {
            Scene::Asked
        } else {
            Scene::Waits
        }
    }

    /// Whether that seat's player looks and has not chosen yet.
    fn decides(&self, seat: Seat) -> bool {
        let looks = match self.viewing {
            ViewingState::Facing(_) => true,
            ViewingState::Together(_) => false,
            _ => self.looker() == seat,
        };
        looks && self.person(seat) && self.waits_for(seat)
    }

    /// Whether the bout waits for that seat: for its choice, unless its time has run out, or for chance that its player makes.
    fn waits_for(&self, seat: Seat) -> bool {
        let chooses = self.table.waits_for(seat) && !self.is_late(seat);
        !self.extras.is_busy() && (chooses || self.makes_chance() == Some(seat))
    }

    /// The seat whose player makes the chance step that is due, for example by throwing; `None` if none is due, or if the page draws it.
    pub fn makes_chance(&self) -> Option<Seat> {
        G::Extras::makes_chance(self)
    }

    /// The public view of the bout.
    pub fn public_view(&self) -> G::View {
        self.table.view(Viewer::Public)
    }

    /// What the player who looks has sealed.
    pub fn sealed(&self) -> Option<G::Action> {
        match self.viewing {
            ViewingState::Open(seat) => self.table.sealed(seat),
            _ => None,
        }
    }

    /// Whether that seat has sealed a choice; does not tell which.
    pub fn has_sealed(&self, seat: Seat) -> bool {
        self.table.sealed(seat).is_some()
    }

    /// The rule that refused the last attempt.
    pub fn refusal(&self) -> Option<&G::Illegal> {
        self.refusal.as_ref().map(|(_, illegal)| illegal)
    }

    /// The seed of everything random in the bout.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether a worker failed to answer.
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// Notes whether a worker failed to answer.
    pub(crate) fn set_failed(&mut self, failed: bool) {
        self.failed = failed;
    }

    /// The last choice that both players made together, once everything that followed has been shown: how many steps came before it, the
    /// public view at that time, and what East and West chose.
    pub fn last_choice(&self) -> Option<(usize, G::View, [G::Action; 2])> {
        let steps = &self.table.record().steps;
        let step = steps
            .len()
            .checked_sub(1)
            .filter(|_| self.current_frame().is_none())?;
        let (_, view) = self.table.after(step, Viewer::Public)?;
        match steps.get(step) {
            Some(Step::Act(Joint::Both(actions))) => Some((step, view, *actions)),
            _ => None,
        }
    }

    /// The bout after this message. If a rule refuses an attempt, [`Model::refusal`] says so and nothing else changes.
    #[must_use]
    pub fn after(&self, msg: Msg<G>) -> Self {
        let mut next = self.clone();
        // A look at the hand, a rotated screen or somebody else's message does not clear a refusal.
        let idle = matches!(
            msg,
            Msg::Edge(_, Gesture::Look(_))
                | Msg::Room(_)
                | Msg::Hidden
                | Msg::Tick { .. }
                | Msg::Nominate(..)
                | Msg::Answer { .. }
                | Msg::Hinted(_)
        );
        if !idle {
            next.refusal = None;
            next.forget_tried();
        }
        match msg {
            Msg::Choose(seat, action) => next.choose(seat, action),
            Msg::GoOn if self.scene() == Scene::MustBeSeen && !self.facing() => next.mark_seen(),
            Msg::HoldTimePassed(frame) if self.passing_frame() == Some(frame) => next.mark_seen(),
            Msg::Undo if self.can_undo() => next.undo(),
            Msg::Lift => {
                if let ViewingState::Curtain(seat) = self.viewing {
                    next.viewing = ViewingState::Open(seat);
                }
            }
            Msg::Hidden => next.cover(),
            Msg::TakeBack => next.take_back(),
            Msg::Answer { id, reply } => next.answered(id, &reply),
            Msg::Fresh(model) => {
                next = *model;
                next.room = self.room;
            }
            Msg::Retry => next.failed = false,
            Msg::Hint => next.ask_for_hint(),
            Msg::Hinted(answer) => next.hinted(answer),
            Msg::Tick { seed } => next.tick(seed),
            Msg::Nominate(seat, nomination) => next.nominate(seat, nomination),
            Msg::Sit(seating) => next.seating = seating,
            Msg::Wrestler(seat, id) => next.take_seat(seat, id),
            Msg::Room(room) => next.room = room,
            Msg::Edge(seat, gesture) if self.facing() => next.gesture(seat, gesture),
            Msg::Extra(msg) => G::Extras::after(&mut next, msg),
            Msg::GoOn | Msg::HoldTimePassed(_) | Msg::Undo | Msg::Edge(..) => (),
        }
        next.follow_up(self);
        next
    }

    /// What follows from every message, in this order:
    ///
    /// 1. Chance comes first: everything below needs to know whose turn it is. Where the bout follows a script, the computers' choices come right
    ///    after it.
    /// 2. Frames that the players have seen already, as in a flight, are skipped.
    /// 3. The referee chooses for players whose time ran out, which may end the turn.
    /// 4. Forced moves are played, which may end it too.
    /// 5. Now it is known who has to choose. Players who want to sit face to face do so, if this choice allows it.
    /// 6. Otherwise both look at the result together, or the device goes to the player who has to choose.
    /// 7. The clock restarts if a step has been taken since `before`.
    /// 8. A hint is dropped if another choice is open than in `before`.
    fn follow_up(&mut self, before: &Self) {
        self.draw_chance();
        self.follow_script();
        self.skip_known_frames();
        self.choose_for_late_players();
        self.play_forced_moves();
        self.apply_seating();
        self.hand_over();
        self.restart_clock(before);
        self.drop_stale_hint(before);
    }

    /// Whether that seat's player has to choose now.
    pub fn asks(&self, seat: Seat) -> bool {
        self.scene() == Scene::Asked && self.decides(seat)
    }

    /// The one entrance for a person's choice: seals it if that seat's player is asked.
    pub(crate) fn choose(&mut self, seat: Seat, action: G::Action) {
        if self.asks(seat) && !self.strays(seat, action) {
            self.seal(seat, action);
        }
    }

    /// Seals a seat's choice, or notes the rule that refuses it. Returns whether it was sealed.
    pub(crate) fn seal(&mut self, seat: Seat, action: G::Action) -> bool {
        match self.table.seal(seat, action) {
            Ok(()) => true,
            Err(StepError::Illegal(illegal)) => {
                self.refusal = Some((seat, illegal));
                false
            }
            Err(_) => false,
        }
    }

    /// Takes a chance step that a player has made. Returns whether the rules accept it.
    pub fn take_chance(&mut self, chance: G::Chance) -> bool {
        self.table.chance(chance).is_ok()
    }

    /// While the curtain hangs, the player who has just sealed a choice takes it back.
    fn take_back(&mut self) {
        let ViewingState::Curtain(to) = self.viewing else {
            return;
        };
        let sealed = self.sealed_by().filter(|&seat| seat != to);
        if let Some(seat) = sealed
            && self.table.unseal(seat).is_some()
        {
            // Anybody can press that button, so the curtain hangs for the player who takes the device back.
            self.viewing = ViewingState::Curtain(seat);
        }
    }
}

#[cfg(test)]
mod tests;
