//! Bouts between computer players.

use std::{collections::BTreeMap, fmt::Debug};

use ai::{CannotDecide, Level, Opponent};
use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{Enumerate, Joint, Outcome, Sample, Seat, Step, Turn, Viewer};

/// A game whose computer players can meet in the arena, and what the arena must know of it.
pub trait Arena: Opponent + Enumerate + Sample {
    /// A player besides the levels and the random one, to measure them against; [`Infallible`](std::convert::Infallible) if there is none.
    type Reference: Copy + PartialEq + Debug;

    /// The names of the reference players, and what they mean; empty if there are none.
    const REFERENCES: &str = "";
    /// The options of the command that only this game has.
    const OPTIONS: &[GameOption] = &[];

    /// How bouts are played with these options.
    ///
    /// # Errors
    /// What is wrong with an option.
    fn terms(options: &Options) -> Result<Terms<Self>, String>;

    /// The reference player with this name.
    fn reference(_name: &str) -> Option<Self::Reference> {
        None
    }

    /// The action of a reference player.
    ///
    /// # Errors
    /// The same as [`Opponent::decide`].
    fn refer<R: Rng>(
        player: Self::Reference,
        view: &Self::View,
        rng: &mut R,
        memory: &mut Self::Memory,
    ) -> Result<Self::Action, CannotDecide>;

    /// The action of the random player: any legal one. `momentum` leaves out those with which a player throws itself off the board.
    ///
    /// # Errors
    /// The same as [`Opponent::decide`].
    fn at_random<R: Rng>(&self, seat: Seat, rng: &mut R) -> Result<Self::Action, CannotDecide> {
        self.any(seat, rng).ok_or(CannotDecide::NotAsked)
    }

    /// The outcome of a chance step; `None` if none is due.
    fn chance<R: Rng>(
        &self,
        _context: Self::Context,
        rng: &mut R,
        _memory: &mut Self::Memory,
    ) -> Option<Self::Chance> {
        self.sample(rng)
    }

    /// Whether the arena stops this bout, as a draw, because it takes too long.
    fn takes_too_long(&self) -> bool {
        false
    }

    /// The points of East and West for a bout that ended like this, in a game that counts them.
    fn points(&self) -> Option<[u8; 2]> {
        None
    }
}

/// An option of the command that only one game has.
#[derive(Clone, Copy, Debug)]
pub struct GameOption {
    /// Its name, without the dashes. No other game has an option of this name.
    pub name: &'static str,
    /// What the command's help says about it.
    pub help: &'static str,
    /// The value if none is given; `None` for a switch, which has no value.
    pub default: Option<&'static str>,
}

/// The options of games that are set, by name. A switch has an empty value.
#[derive(Clone, Debug, Default)]
pub struct Options(BTreeMap<&'static str, String>);

impl Options {
    /// The value of this option; empty if it is not set.
    pub fn value(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// Whether this option is set.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }
}

impl FromIterator<(&'static str, String)> for Options {
    fn from_iter<I: IntoIterator<Item = (&'static str, String)>>(options: I) -> Self {
        Self(options.into_iter().collect())
    }
}

/// How bouts in the arena are played.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms<G: Arena> {
    /// The rules of the bout.
    pub config: G::Config,
    /// What the players know besides their view.
    pub context: G::Context,
    /// How the command's output names these terms; `None` if it does not.
    pub variant: Option<String>,
}

/// Who plays in the arena; `R` is the game's [`Arena::Reference`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player<R> {
    /// A computer opponent at one of its levels.
    Level(Level),
    /// Takes any legal action at random.
    Random,
    /// A player to measure the levels against.
    Reference(R),
}

/// No player has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{name}” is no player; there are the five ranks (makushita … yokozuna), {others}")]
pub struct NoSuchPlayer {
    name: String,
    others: String,
}

/// The player of a game with this name.
///
/// # Errors
/// [`NoSuchPlayer`].
pub fn player<G: Arena>(name: &str) -> Result<Player<G::Reference>, NoSuchPlayer> {
    let level = Level::from_slug(name).map(Player::Level);
    let random = (name == "random").then_some(Player::Random);
    let found = level.or(random);
    found
        .or_else(|| G::reference(name).map(Player::Reference))
        .ok_or_else(|| NoSuchPlayer {
            name: name.to_owned(),
            others: match G::REFERENCES {
                "" => "and random".to_owned(),
                references => format!("random, and {references}"),
            },
        })
}

/// How a bout ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Who won.
    pub outcome: Outcome,
    /// The points of East and West, in a game that counts them.
    pub points: Option<[u8; 2]>,
}

/// Plays one bout, with the two players on the seats in turn. `clock` is called around every decision, with the seat that decides.
///
/// # Errors
/// [`CannotDecide`] if a player finds no action or chooses an illegal one.
pub fn bout<G: Arena>(
    terms: &Terms<G>,
    players: [Player<G::Reference>; 2],
    seed: u64,
    memory: &mut G::Memory,
    mut clock: impl FnMut(Seat, &mut dyn FnMut()),
) -> Result<Ended, CannotDecide> {
    let context = terms.context;
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut rngs = [luck.random(), luck.random()].map(Xoshiro256PlusPlus::seed_from_u64);
    let mut state = G::new(&terms.config);
    loop {
        let mut choose = |seat: Seat| {
            let which = seat.index() % 2;
            let (player, rng) = (players[which], &mut rngs[which]);
            let mut action = Err(CannotDecide::NotAsked);
            clock(seat, &mut || {
                let view = state.view(Viewer::Seat(seat));
                action = match player {
                    Player::Level(level) => G::decide(&view, context, level, rng, memory),
                    Player::Random => state.at_random(seat, rng),
                    Player::Reference(player) => G::refer(player, &view, rng, memory),
                };
            });
            action
        };
        let ended = |outcome| Ended {
            outcome,
            points: state.points(),
        };
        let step = match state.turn() {
            Turn::Over(outcome) => return Ok(ended(outcome)),
            _ if state.takes_too_long() => return Ok(ended(Outcome::Draw)),
            Turn::Chance => {
                let chance = state.chance(context, &mut luck, memory);
                Step::Chance(chance.ok_or(CannotDecide::NoSuchBout)?)
            }
            Turn::Act(seats) => {
                let mut seats = seats.iter();
                Step::Act(match (seats.next(), seats.next()) {
                    (Some(seat), None) => Joint::One(seat, choose(seat)?),
                    (Some(east), Some(west)) => Joint::Both([choose(east)?, choose(west)?]),
                    (None, _) => return Err(CannotDecide::NoSuchBout),
                })
            }
        };
        state
            .apply(step, &mut ())
            .map_err(|_| CannotDecide::NoSuchBout)?;
    }
}
