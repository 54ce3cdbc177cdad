//! Rules for the opponents of every game: they choose legal actions, choose the same action when asked again, and give no answer to an
//! impossible view. `crates/cli/tests/strength.rs` measures how strong they are.

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{GameId, Joint, Sample, Seat, Side, Step, Turn, Viewer, test_every_game, with_game};

use super::Opponent;
use crate::{
    Level,
    protocol::{Answer, Ask, Memory, Reply, Request, answer},
};

/// Bouts between computer opponents.
pub(crate) struct Bouts<G: Opponent> {
    pub(crate) config: G::Config,
    pub(crate) context: G::Context,
    /// The levels of East and West; drawn for every choice if there are none.
    pub(crate) levels: Option<[Level; 2]>,
    /// How many bouts are played.
    pub(crate) times: usize,
    /// After how many steps a bout is stopped.
    pub(crate) most_steps: usize,
}

/// What the tests must know of a game with opponents.
pub(crate) trait Tested: Opponent + Sample {
    /// The bouts that opponents play.
    fn bouts() -> Vec<Bouts<Self>>;

    /// An outcome of the chance step that is due.
    fn luck(&self, _context: Self::Context, rng: &mut Xoshiro256PlusPlus) -> Option<Self::Chance> {
        self.sample(rng)
    }

    /// Questions of both kinds that have an answer.
    fn questions() -> Vec<Ask<Self>>;

    /// Views that no bout shows to a seat that acts.
    fn impossible() -> Vec<(Self::View, Self::Context)>;
}

pub(crate) fn request<G: Opponent>(ask: Ask<G>, level: Level, seed: u64) -> Request<G> {
    Request {
        id: 7,
        ask,
        level,
        seed,
    }
}

/// Plays one of the bouts, and checks every choice. Returns the states in which a seat had to choose.
pub(crate) fn play<G: Tested>(
    bouts: &Bouts<G>,
    rng: &mut Xoshiro256PlusPlus,
    memory: &mut G::Memory,
) -> Vec<G> {
    let mut states = Vec::new();
    let mut bout = G::new(&bouts.config);
    for _ in 0..bouts.most_steps {
        let mut choose = |seat: Seat, rng: &mut Xoshiro256PlusPlus| {
            let level = match bouts.levels {
                Some(levels) => levels[seat.index() % 2],
                None => Level::ALL[rng.random_range(0..Level::ALL.len())],
            };
            let ask = Ask::Action(bout.view(Viewer::Seat(seat)), bouts.context);
            let request: Request<G> = request(ask, level, rng.random());
            let answered = request.answer(memory);
            let Reply::Action(action) = answered.reply else {
                panic!("no action for {request:?}");
            };
            assert_eq!(bout.check(seat, &action), Ok(()), "{request:?}");
            assert_eq!(request.answer(memory), answered, "{request:?}");
            action
        };
        let step = match bout.turn() {
            Turn::Over(_) => break,
            Turn::Chance => Step::Chance(bout.luck(bouts.context, rng).unwrap()),
            Turn::Act(seats) => {
                states.push(bout.clone());
                let mut seats = seats.iter();
                match (seats.next(), seats.next()) {
                    (Some(seat), None) => Step::Act(Joint::One(seat, choose(seat, rng))),
                    _ => Step::Act(Joint::Both(Side::PAIR.map(|side| choose(side.into(), rng)))),
                }
            }
        };
        bout.apply(step, &mut ()).unwrap();
    }
    states
}

fn every_level_plays_legal_actions_and_repeats_its_choice<G: Tested>() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut memory = G::Memory::default();
    let all = G::bouts();
    for level in Level::ALL {
        let plays = |bouts: &Bouts<G>| bouts.levels.is_none_or(|levels| levels.contains(&level));
        assert!(all.iter().any(plays), "{level:?} plays");
    }
    for bouts in &all {
        for _ in 0..bouts.times {
            assert!(!play(bouts, &mut rng, &mut memory).is_empty());
        }
    }
}

#[test]
fn first_bout_is_against_the_easiest_level() {
    assert_eq!(Level::default(), Level::ALL[0]);
    assert!(Level::ALL.is_sorted());
}

fn impossible_views_get_no_answer<G: Tested>() {
    for (view, context) in G::impossible() {
        for level in Level::ALL {
            let request: Request<G> = request(Ask::Action(view.clone(), context), level, 1);
            assert_eq!(answer(&request).reply, Reply::Failed, "{request:?}");
        }
    }
}

/// The worker's message has the same answer as the request answered directly.
fn worker_messages_carry_the_answer<G: Tested>() {
    let answered = G::questions().into_iter().map(|ask| (ask, true));
    let (view, context) = G::impossible().swap_remove(0);
    let failed = (Ask::Action(view, context), false);
    for (ask, answers) in answered.chain([failed]) {
        let request: Request<G> = request(ask, Level::Ozeki, u64::MAX);
        let told = answer(&request);
        assert_eq!(told.reply != Reply::Failed, answers, "{request:?}");
        let message = Memory::default().answer(&request.write());
        assert_eq!(Answer::read(&message.unwrap()), Some(told));
    }
}

fn question<G: Tested>() -> Request<G> {
    request(G::questions().swap_remove(0), Level::Makushita, 1)
}

fn answer_is_read_only_by_its_own_game<G: Tested>() {
    let message = Memory::default().answer(&question::<G>().write()).unwrap();
    for game in GameId::ALL {
        let read = with_game!(game, H => Answer::<H>::read(&message).is_some());
        assert_eq!(read, game == G::ID, "{game:?}");
    }
}

fn message_that_is_no_request_gets_no_answer<G: Tested>() {
    let mut memory = Memory::default();
    let whole = question::<G>().write();
    for message in [&[][..], &[250], &whole[..whole.len() - 1]] {
        assert_eq!(memory.answer(message), None);
    }
}

test_every_game!(
    every_level_plays_legal_actions_and_repeats_its_choice,
    impossible_views_get_no_answer,
    worker_messages_carry_the_answer,
    answer_is_read_only_by_its_own_game,
    message_that_is_no_request_gets_no_answer,
);
