//! Bouts of every game as its page plays them.

use hakkyoi::{
    basho::{BestOf, Series},
    physics::{Flight, Pose, Throw},
    rules::{
        Enumerate, Seat,
        circle::Circle,
        momentum::Momentum,
        record::Record,
        slam::{Action, Fall, Landing, Mode, Slam, Wrestler},
        track::Track,
        tricks::Tricks,
    },
    session::Player,
    ui::{
        games::slam::{self, Phase, ThrowMsg},
        stage::{InRobin, Model, Msg, Parts, Play, Scene, Seating},
    },
};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::IteratorRandom};

type Dice = Xoshiro256PlusPlus;

/// The wrestlers who play.
pub(crate) const WRESTLERS: [(u32, &str); 3] = [(7, "Tetsu"), (8, "Kaze 風"), (9, "Umi \"\\")];
/// The round robin's bout that is played.
pub(crate) const IN_ROBIN: InRobin = InRobin { id: 70, bout: 1 };

/// How a game's bouts are played here.
pub(crate) trait Played: Play {
    /// Begins a bout.
    fn begin(rng: &mut Dice) -> Model<Self>;

    /// A message of any player, or of a worker, that leads on; `None` once the bout is over.
    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>>;
}

/// The key under which a bout of this game is stored.
pub(crate) fn key<G: Play>() -> String {
    format!("hakkyoi.{}", G::BOUT.name())
}

/// Everything decided in the bout so far, as text.
pub(crate) fn told<G: Play>(model: &Model<G>) -> String {
    let sealed = Seat::PAIR.map(|seat| model.has_sealed(seat));
    let extras = model.save();
    let extras: Parts<G> = extras.into();
    format!(
        "{sealed:?} {:?} {:?} {}",
        model.series(),
        extras.extras,
        model.record()
    )
}

/// The id of the scorepad entry, once the bout is decided.
pub(crate) fn decided<G: Play>(model: &Model<G>) -> Option<u64> {
    model.decided().map(|bout| bout.id)
}

/// The next step of any player; `None` once the bout is over.
fn go<G: Played>(model: &Model<G>, rng: &mut Dice) -> Option<Model<G>> {
    Some(model.after(G::msg(model, rng)?))
}

/// Begins a bout between two of the wrestlers.
fn pair<G: Play>(config: G::Config, rng: &mut Dice) -> Model<G> {
    let [east, west, _] = WRESTLERS;
    let players = [east, west].map(|(_, name)| Player::Person(name.to_owned()));
    let model = Model::new(players, false, config, rng);
    model.between([Some(east.0), Some(west.0)])
}

/// What moves a bout of a game in which the page draws chance.
fn chosen<G: Play + Enumerate>(model: &Model<G>, rng: &mut Dice) -> Option<Msg<G>> {
    Some(match model.scene() {
        Scene::Over => return None,
        Scene::Curtain(_) => Msg::Lift,
        Scene::Passing => Msg::Passed(model.passing()?),
        Scene::Lies => Msg::GoOn,
        Scene::Asked => {
            let (_, state) = Record::<G>::parse(&model.record()).unwrap();
            let asked = Seat::PAIR.into_iter().filter(|&seat| model.asks(seat));
            let seat = asked.choose(rng)?;
            Msg::Choose(seat, state.any(seat, rng)?)
        }
        Scene::Waits => panic!("the bout waits, but no computer plays: {}", model.record()),
    })
}

impl Played for Tricks {
    fn begin(rng: &mut Dice) -> Model<Self> {
        pair(Self::Config::default(), rng).seated(Seating::Facing)
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        chosen(model, rng)
    }
}

impl Played for Track {
    fn begin(rng: &mut Dice) -> Model<Self> {
        let config = Self::Config {
            zero: true,
            oshi_dashi: false,
            tactical: true,
        };
        pair(config, rng).of_robin(IN_ROBIN).timed(30)
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        chosen(model, rng)
    }
}

impl Played for Circle {
    fn begin(rng: &mut Dice) -> Model<Self> {
        let series = Series::new(BestOf::Three);
        pair(Self::Config::default(), rng).in_series(Some(series))
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        chosen(model, rng)
    }
}

impl Played for Momentum {
    fn begin(rng: &mut Dice) -> Model<Self> {
        pair(Self::Config::default(), rng)
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        chosen(model, rng)
    }
}

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

impl Played for Slam {
    fn begin(rng: &mut Dice) -> Model<Self> {
        let sitters = WRESTLERS.map(|(id, name)| slam::Sitter {
            player: Player::Person(name.to_owned()),
            name: name.to_owned(),
            wrestler: Some(id),
        });
        let rope = slam::Rope::default();
        let begins = slam::Begins::Champion;
        slam::begin(sitters.to_vec(), Mode::Nokkuauto, rope, begins, false, rng)
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        let aimed = ThrowMsg::Throw(Throw {
            aim: rng.random_range(-9..9),
            strength: 500,
            spin: 0,
            lot: 0,
        });
        Some(match model.phase() {
            Phase::Over => return None,
            Phase::Throws(_) | Phase::TieBreak(_) => Msg::Extra(aimed),
            Phase::Flies => Msg::Extra(match model.to_fly() {
                Some((id, _)) => ThrowMsg::Flown(id, rest(model, rng)?.into()),
                None => ThrowMsg::Rested,
            }),
            Phase::Decides(_) if model.would_throw().is_some() => Msg::Extra(aimed),
            Phase::Decides(_) if rng.random_range(0..3) == 0 => {
                let wrestler = Wrestler::PAIR.into_iter().choose(rng)?;
                Msg::Extra(ThrowMsg::Pick(wrestler, true))
            }
            Phase::Decides(seat) => Msg::Choose(seat, Action::Stop),
            Phase::Scored => Msg::GoOn,
            Phase::Thinks(_) => panic!("no computer plays"),
        })
    }
}

/// A decided bout step by step, then the first steps of the rematch.
pub(crate) fn tale<G: Played>(most: usize) -> Vec<Model<G>> {
    for seed in 0..1000 {
        let mut rng = Dice::seed_from_u64(seed);
        let mut steps = vec![G::begin(&mut rng)];
        while steps.len() < most
            && let Some(next) = steps.last().and_then(|last| go(last, &mut rng))
        {
            steps.push(next);
        }
        let Some(last) = steps.last().filter(|last| decided(*last).is_some()) else {
            continue;
        };
        if go(last, &mut rng).is_some() {
            continue;
        }
        steps.push(last.rematch(&mut rng));
        for _ in 0..6 {
            steps.extend(steps.last().and_then(|last| go(last, &mut rng)));
        }
        return steps;
    }
    panic!("no bout of {} is decided in {most} steps", G::ID.slug());
}

/// A bout half-way to its decision.
pub(crate) fn begun<G: Played>(most: usize) -> Model<G> {
    let tale = tale::<G>(most);
    let end = tale.iter().position(|step| decided(step).is_some());
    tale[end.unwrap() / 2].clone()
}
