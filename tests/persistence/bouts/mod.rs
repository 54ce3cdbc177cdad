//! Bouts of every game as its page plays them.

mod circle;
mod momentum;
mod slam;
mod track;
mod tricks;

use bout::{Gesture, InRobin, Model, Msg, Parts, Player, Scene};
use hakkyoi::ui::stage::{GameUi, names_of};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus, seq::IteratorRandom};
use rules::{Enumerate, Seat, record::Record};

type Dice = Xoshiro256PlusPlus;

/// The wrestlers who play.
pub(crate) const WRESTLERS: [(u32, &str); 3] = [(7, "Tetsu"), (8, "Kaze 風"), (9, "Umi \"\\")];
/// The round robin's bout that is played.
pub(crate) const IN_ROBIN: InRobin = InRobin { id: 70, bout: 1 };

/// How a game's bouts are played here. A game without it does not compile.
pub(crate) trait Played: GameUi {
    /// How many steps a bout may have in which every cut is tried.
    const MOST_STEPS: usize;

    /// Begins a bout.
    fn begin(rng: &mut Dice) -> Model<Self>;

    /// A message of any player, or of a worker, that leads on; `None` once the bout is over.
    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>>;
}

/// The key under which a bout of this game is stored.
pub(crate) fn key<G: GameUi>() -> String {
    format!("hakkyoi.{}", G::BOUT.name())
}

/// Everything decided in the bout so far, as text.
pub(crate) fn told<G: GameUi>(model: &Model<G>) -> String {
    let sealed = Seat::PAIR.map(|seat| model.has_sealed(seat));
    let extras = model.save();
    let extras: Parts<G> = extras.into();
    format!(
        "{sealed:?} {:?} {:?} {}",
        model.series(),
        extras.extras,
        model.record(&names_of(model))
    )
}

/// The id of the scorepad entry, once the bout is decided.
pub(crate) fn decided<G: GameUi>(model: &Model<G>) -> Option<u64> {
    model.finished(&names_of(model)).map(|bout| bout.id)
}

/// The next step of any player; `None` once the bout is over.
fn go<G: Played>(model: &Model<G>, rng: &mut Dice) -> Option<Model<G>> {
    Some(model.after(G::msg(model, rng)?))
}

/// Begins a bout between two of the wrestlers.
fn pair<G: GameUi>(config: G::Config, rng: &mut Dice) -> Model<G> {
    let [east, west, _] = WRESTLERS;
    let players = [east, west].map(|(_, name)| Player::Person(name.to_owned()));
    let model = Model::new(players, false, config, rng);
    model.between([Some(east.0), Some(west.0)])
}

/// What moves a bout of a game in which the page draws chance.
fn chosen<G: GameUi + Enumerate>(model: &Model<G>, rng: &mut Dice) -> Option<Msg<G>> {
    Some(match model.scene() {
        Scene::Over => return None,
        Scene::Curtain(_) => Msg::Lift,
        Scene::TimedFrame => Msg::HoldTimePassed(model.current_frame()?),
        Scene::MustBeSeen if model.facing() => {
            let waits = Seat::PAIR.into_iter().find(|&seat| !model.has_seen(seat));
            Msg::Edge(waits?, Gesture::GoOn)
        }
        Scene::MustBeSeen => Msg::GoOn,
        Scene::Asked => {
            let (_, state) = Record::<G>::parse(&model.record(&names_of(model))).unwrap();
            let asked = Seat::PAIR.into_iter().filter(|&seat| model.asks(seat));
            let seat = asked.choose(rng)?;
            Msg::Choose(seat, state.any(seat, rng)?)
        }
        Scene::Waits => panic!(
            "the bout waits, but no computer plays: {}",
            model.record(&names_of(model))
        ),
    })
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
