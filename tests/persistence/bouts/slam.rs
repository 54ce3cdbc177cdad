//! Bouts of `slam`: a nokkuauto of three, with random landings.

use hakkyoi::{
    physics::{Flight, Pose, Throw},
    rules::slam::{Fall, Landing, Mode, Slam, Wrestler},
    session::Player,
    store::{Slot, Store, Trouble},
    ui::games::slam::{Begins, Model, Msg, Rope, Saved, Scene, Setup, Sitter},
};
use rand::{RngExt, seq::IteratorRandom};

use super::{Dice, Kept, Page, WRESTLERS};

const BOUT: Slot<Saved> = Slot::new("bout.slam", 1);
const SETUP: Slot<Setup> = Slot::new("setup.slam", 1);

impl Kept for Slam {
    type Page = Model;
    const MOST_STEPS: usize = 150;

    fn keep_setup(store: &Store) {
        store.save(&SETUP, &Setup::default()).unwrap();
    }

    fn loads_setup(store: &Store) -> bool {
        Setup::last(store).is_some()
    }
}

/// A random landing of both wrestlers after a toss.
fn rest(model: &Model, rng: &mut Dice) -> Option<Flight> {
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

impl Page for Model {
    fn begin(rng: &mut Dice) -> Self {
        let sitters = WRESTLERS.map(|(id, name)| Sitter {
            player: Player::Person(name.to_owned()),
            name: name.to_owned(),
            wrestler: Some(id),
        });
        let rope = Rope::default();
        let begins = Begins::Champion;
        Self::new(sitters.to_vec(), Mode::Nokkuauto, rope, begins, false, rng)
    }

    fn go(&self, rng: &mut Dice) -> Option<Self> {
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
        store.save(&BOUT, &self.save())
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
