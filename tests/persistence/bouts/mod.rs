//! Bouts of every game as its page plays them.

mod circle;
mod momentum;
mod slam;
mod track;
mod tricks;

use std::any::type_name;

use hakkyoi::{
    rules::{Enumerate, Seat, record::Record},
    session::Player,
    store::{Store, Trouble},
    ui::{
        games::Screens,
        stage::{self, InRobin, Msg, Replays, Scene, SetsUp, Setup, last_setup},
    },
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus, seq::IteratorRandom};

type Dice = Xoshiro256PlusPlus;

/// The wrestlers who play.
pub(crate) const WRESTLERS: [(u32, &str); 3] = [(7, "Tetsu"), (8, "Kaze 風"), (9, "Umi \"\\")];
/// The round robin's bout that is played.
pub(crate) const IN_ROBIN: InRobin = InRobin { id: 70, bout: 1 };

/// A bout as its page plays it.
pub(crate) trait Page: Clone {
    /// Begins a bout.
    fn begin(rng: &mut Dice) -> Self;
    /// The next step of any player; `None` once the bout is over.
    fn go(&self, rng: &mut Dice) -> Option<Self>;
    /// The next bout between the same players.
    fn again(&self, rng: &mut Dice) -> Self;

    /// The stored bout.
    fn kept(store: &Store) -> Option<Self>;
    /// Stores the bout.
    fn keep(&self, store: &Store) -> Result<(), Trouble>;
    /// Stores a decided bout's result.
    fn write_down(&self, store: &Store) -> Result<(), String>;
    /// The id of the scorepad entry, once the bout is decided.
    fn decided(&self) -> Option<u64>;
    /// Everything decided in the bout so far, as text.
    fn told(&self) -> String;
}

/// A game whose bouts and set-ups are stored. A game without it does not compile.
pub(crate) trait Kept: Screens {
    /// A bout as the game's page plays it.
    type Page: Page;
    /// How many steps the bout may have in which every cut is tried.
    const MOST_STEPS: usize;

    /// Stores the default set-up.
    fn keep_setup(store: &Store);
    /// Whether the stored set-up loads.
    fn loads_setup(store: &Store) -> bool;
}

/// What differs between the two-player games.
pub(crate) trait OfTwo: SetsUp + Replays + Enumerate {
    /// As [`Kept::MOST_STEPS`].
    const MOST_STEPS: usize;

    /// Adds to a bout what only this game stores.
    fn dressed(model: stage::Model<Self>) -> stage::Model<Self> {
        model
    }

    fn config() -> Self::Config {
        Self::Config::default()
    }
}

impl<G: OfTwo> Kept for G {
    type Page = stage::Model<G>;
    const MOST_STEPS: usize = <G as OfTwo>::MOST_STEPS;

    fn keep_setup(store: &Store) {
        store.save(&G::SETUP, &Setup::default()).unwrap();
    }

    fn loads_setup(store: &Store) -> bool {
        last_setup::<G>(store).is_some()
    }
}

impl<G: OfTwo> Page for stage::Model<G> {
    fn begin(rng: &mut Dice) -> Self {
        let [east, west, _] = WRESTLERS;
        let players = [east, west].map(|(_, name)| Player::Person(name.to_owned()));
        let model = Self::new(players, false, G::config(), rng);
        G::dressed(model.between([Some(east.0), Some(west.0)]))
    }

    fn go(&self, rng: &mut Dice) -> Option<Self> {
        let msg = match self.scene() {
            Scene::Over => return None,
            Scene::Curtain(_) => Msg::Lift,
            Scene::Passing => Msg::Passed(self.passing()?),
            Scene::Lies => Msg::GoOn,
            Scene::Asked => {
                let (_, state) = Record::<G>::parse(&self.record()).unwrap();
                if self.facing() {
                    let asked = Seat::PAIR.into_iter().filter(|&seat| self.asks(seat));
                    let seat = asked.choose(rng)?;
                    Msg::Decide(seat, state.any(seat, rng)?)
                } else {
                    Msg::Choose(state.any(self.looker(), rng)?)
                }
            }
            Scene::Waits => panic!("the bout waits, but no computer plays: {}", self.record()),
        };
        Some(self.after(msg))
    }

    fn again(&self, rng: &mut Dice) -> Self {
        self.rematch(rng)
    }

    fn kept(store: &Store) -> Option<Self> {
        Self::kept(store)
    }

    fn keep(&self, store: &Store) -> Result<(), Trouble> {
        store.save(&G::BOUT, &self.save())
    }

    fn write_down(&self, store: &Store) -> Result<(), String> {
        self.write_down(store)
    }

    fn decided(&self) -> Option<u64> {
        self.decided().map(|bout| bout.id)
    }

    fn told(&self) -> String {
        let sealed = Seat::PAIR.map(|seat| self.has_sealed(seat));
        format!("{sealed:?} {:?} {}", self.series(), self.record())
    }
}

/// A decided bout step by step, then the first steps of the rematch.
pub(crate) fn tale<P: Page>(most: usize) -> Vec<P> {
    for seed in 0..1000 {
        let mut rng = Dice::seed_from_u64(seed);
        let mut steps = vec![P::begin(&mut rng)];
        while steps.len() < most
            && let Some(next) = steps.last().and_then(|last| last.go(&mut rng))
        {
            steps.push(next);
        }
        let Some(last) = steps.last().filter(|last| last.decided().is_some()) else {
            continue;
        };
        if last.go(&mut rng).is_some() {
            continue;
        }
        steps.push(last.again(&mut rng));
        for _ in 0..6 {
            steps.extend(steps.last().and_then(|last| last.go(&mut rng)));
        }
        return steps;
    }
    panic!("no {} is decided in {most} steps", type_name::<P>());
}

/// A bout half-way to its decision.
pub(crate) fn begun<P: Page>(most: usize) -> P {
    let tale = tale::<P>(most);
    let decided = tale.iter().position(|step| step.decided().is_some());
    tale[decided.unwrap() / 2].clone()
}
