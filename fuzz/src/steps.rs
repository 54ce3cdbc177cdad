//! Bouts that go on as bytes say: by legal steps, and by any others.

use hakkyoi::rules::{
    Game, Joint, Seat, Step, Viewer,
    laws::{Held, random_step},
    record::Record,
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use serde::{Deserialize, Serialize};

use crate::{games::Fuzzed, seeds};

/// How a bout is to go on. But for the first kind nothing says that it can.
#[derive(Serialize, Deserialize)]
enum Choice<A, C> {
    /// By a legal step, drawn by this number.
    Legal(u16),
    /// By what one seat decides.
    One(Seat, A),
    /// By what East and West decide.
    Both([A; 2]),
    /// By what luck decides.
    Luck(C),
}

/// A choice in this game.
type ChoiceOf<G> = Choice<<G as Game>::Action, <G as Game>::Chance>;

fn dice(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Lays down the sound bouts of the vectors: the number of the config, then every step as it is.
pub fn seed<G: Fuzzed>() {
    let bout = |text: String| {
        let (record, _) = Record::<G>::parse(&text).ok()?;
        let mut bytes = vec![G::number(&record.config)? as u8];
        for step in record.steps {
            let choice: ChoiceOf<G> = match step {
                Step::Act(Joint::One(seat, action)) => Choice::One(seat, action),
                Step::Act(Joint::Both(actions)) => Choice::Both(actions),
                Step::Chance(chance) => Choice::Luck(chance),
            };
            bytes = postcard::to_extend(&choice, bytes).ok()?;
        }
        Some(bytes)
    };
    seeds::lay(
        G::ID.slug(),
        seeds::records(G::ID).into_iter().filter_map(bout),
    );
}

/// Plays the bout that the bytes tell, as far as they can be read, and holds every state on the way to the laws and to what its game says
/// of a sound state. Views come to a worker as they are: what their types refuse to read has no place in a state.
pub fn check<G: Fuzzed>(bytes: &[u8]) {
    let Some((&number, mut rest)) = bytes.split_first() else {
        return;
    };
    let configs: Vec<G::Config> = G::configs().collect();
    let mut bout = Held::<G>::new(&configs[usize::from(number) % configs.len()]);
    let mut dice = dice(0);
    look(&bout, &mut dice);
    while let Ok((choice, left)) = postcard::take_from_bytes::<ChoiceOf<G>>(rest) {
        rest = left;
        let step = match choice {
            Choice::Legal(number) => random_step(bout.state(), &mut self::dice(number.into())),
            Choice::One(seat, action) => Some(Step::Act(Joint::One(seat, action))),
            Choice::Both(actions) => Some(Step::Act(Joint::Both(actions))),
            Choice::Luck(chance) => Some(Step::Chance(chance)),
        };
        if let Some(step) = step
            && bout.offer(step, &mut dice)
        {
            look(&bout, &mut dice);
        }
    }
    bout.read_back();
}

fn look<G: Fuzzed>(bout: &Held<G>, dice: &mut Xoshiro256PlusPlus) {
    bout.look(&[], dice);
    bout.state().sound();
    for viewer in [Viewer::Public, Viewer::Seat(Seat::EAST)] {
        let view = bout.state().view(viewer);
        let told = postcard::to_allocvec(&view);
        let again = told.as_deref().map(postcard::from_bytes);
        assert_eq!(again, Ok(Ok(view)));
    }
}
