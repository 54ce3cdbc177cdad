//! Bouts of the five games as their pages play them.

use hakkyoi::{
    physics::{Flight, Pose, Throw},
    rules::{
        Enumerate, Seat,
        circle::Circle,
        momentum::Momentum,
        record::Record,
        slam::{Fall, Landing, Mode, Wrestler},
        track::Track,
        tricks::Tricks,
    },
    session::Player,
    store::{Slot, Store, Trouble},
    ui::{
        games::slam,
        stage::{self, InRobin, Msg, Play, Scene, Seating},
    },
};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::IteratorRandom};

type Dice = Xoshiro256PlusPlus;

/// The wrestlers who play.
pub(crate) const WRESTLERS: [(u32, &str); 3] = [(7, "Tetsu"), (8, "Kaze 風"), (9, "Umi \"\\")];
/// The round robin's bout that is played.
pub(crate) const IN_ROBIN: InRobin = InRobin { id: 70, bout: 1 };

/// A bout as its page plays it.
pub(crate) trait Page: Clone {
    /// The storage key of the bout.
    const KEY: &'static str;

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

/// What differs between the two-player games.
pub(crate) trait OfTwo: Play + Enumerate {
    const KEY: &'static str;

    fn dressed(model: stage::Model<Self>) -> stage::Model<Self> {
        model
    }
    fn config() -> Self::Config;
}

impl OfTwo for Tricks {
    const KEY: &'static str = "hakkyoi.bout.tricks";

    fn dressed(model: stage::Model<Self>) -> stage::Model<Self> {
        model.seated(Seating::Facing)
    }

    fn config() -> Self::Config {
        Self::Config::default()
    }
}

impl OfTwo for Track {
    const KEY: &'static str = "hakkyoi.bout.track";

    fn dressed(model: stage::Model<Self>) -> stage::Model<Self> {
        model.of_robin(IN_ROBIN).timed(30)
    }

    fn config() -> Self::Config {
        Self::Config {
            zero: true,
            oshi_dashi: false,
            tactical: true,
        }
    }
}

impl OfTwo for Circle {
    const KEY: &'static str = "hakkyoi.bout.circle";

    fn dressed(model: stage::Model<Self>) -> stage::Model<Self> {
        use hakkyoi::basho::{BestOf, Series};
        model.in_series(Some(Series::new(BestOf::Three)))
    }

    fn config() -> Self::Config {
        Self::Config::default()
    }
}

impl OfTwo for Momentum {
    const KEY: &'static str = "hakkyoi.bout.momentum";

    fn config() -> Self::Config {
        Self::Config::default()
    }
}

impl<G: OfTwo> Page for stage::Model<G> {
    const KEY: &'static str = G::KEY;

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

const SLAM: Slot<slam::Saved> = Slot::new("bout.slam", 1);

/// A random landing of both wrestlers after a toss.
fn rest(model: &slam::Model, rng: &mut Dice) -> Option<Flight> {
    let (_, toss) = model.to_fly()?;
    let lay = model.bout().lies().map(|Landing(falls)| falls);
    let rest = [0, 1].map(|place| {
        let thrown = toss.throws[place].map(|_| "SSBBHCKO".chars().choose(rng));
        let fall = match (thrown, toss.lies[place]) {
            (Some(letter), _) => Fall::from_letter(letter?)?,
            (None, Some(_)) => lay?[place],
            (None, None) => return None,
        };
        let pose = Pose {
            at: [rng.random_range(-900..900), 3, -5],
            turn: [0, 0, 0, 32767],
        };
        Some((pose, fall))
    });
    Some(Flight {
        frames: vec![rest.map(|rest| rest.map(|(pose, _)| pose))],
        rest,
    })
}

impl Page for slam::Model {
    const KEY: &'static str = "hakkyoi.bout.slam";

    fn begin(rng: &mut Dice) -> Self {
        let sitters = WRESTLERS.map(|(id, name)| slam::Sitter {
            player: Player::Person(name.to_owned()),
            name: name.to_owned(),
            wrestler: Some(id),
        });
        let rope = slam::Rope::default();
        let begins = slam::Begins::Champion;
        Self::new(sitters.to_vec(), Mode::Nokkuauto, rope, begins, false, rng)
    }

    fn go(&self, rng: &mut Dice) -> Option<Self> {
        use slam::{Msg, Scene};
        let aimed = Msg::Throw(Throw {
            aim: rng.random_range(-9..9),
            strength: 500,
            spin: 0,
            lot: 0,
        });
        let msg = match self.scene() {
            Scene::Over => return None,
            Scene::Throws(_) | Scene::TieBreak(_) => aimed,
            Scene::Flies => match self.to_fly() {
                Some((id, _)) => Msg::Flown(id, rest(self, rng)?.into()),
                None => Msg::Rested,
            },
            Scene::Decides(_) if self.would_throw().is_some() => aimed,
            Scene::Decides(_) if rng.random_range(0..3) == 0 => {
                Msg::Pick(Wrestler::PAIR.into_iter().choose(rng)?, true)
            }
            Scene::Decides(_) => Msg::Stop,
            Scene::Scored => Msg::GoOn,
            Scene::Thinks(_) => panic!("no computer plays"),
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
        store.save(&SLAM, &self.save())
    }

    fn write_down(&self, store: &Store) -> Result<(), String> {
        self.write_down(store)
    }

    fn decided(&self) -> Option<u64> {
        self.decided_bout().map(|bout| bout.id)
    }

    fn told(&self) -> String {
        format!("{:?} {}", self.toss(), self.record())
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
    panic!("no bout of {} is decided in {most} steps", P::KEY);
}

/// A bout half-way to its decision.
pub(crate) fn begun<P: Page>(most: usize) -> P {
    let tale = tale::<P>(most);
    let decided = tale.iter().position(|step| step.decided().is_some());
    tale[decided.unwrap() / 2].clone()
}
