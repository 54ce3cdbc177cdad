//! Bouts of one game decoded from bytes, with legal and illegal steps.

use std::{env, sync::LazyLock};

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Game, GameId, Joint, Seat, Side, Step, Viewer,
    laws::{BoutUnderTest, random_step},
    record::Record,
    with_game,
};
use serde::{Deserialize, Serialize};

use crate::{games::Fuzzed, seeds};

/// The environment variable that names the game.
const CHOSEN: &str = "HAKKYOI_GAME";

/// The game whose bouts are played. One for each process: mixed bouts would share a corpus, and most changes to an input would be lost on
/// another game.
static GAME: LazyLock<GameId> = LazyLock::new(|| {
    let slug = env::var(CHOSEN).unwrap_or_default();
    let game = GameId::from_slug(&slug);
    game.unwrap_or_else(|| panic!("{CHOSEN} must name a game, not “{slug}”"))
});

/// How a bout goes on. All variants but the first may be illegal.
#[derive(Serialize, Deserialize)]
enum Choice<A, C> {
    /// With a random legal step; the number is the seed.
    Legal(u16),
    /// With the action of one seat.
    One(Seat, A),
    /// With the actions of East and West.
    Both([A; 2]),
    /// With a chance.
    Luck(C),
}

/// A [`Choice`] in this game.
type ChoiceOf<G> = Choice<<G as Game>::Action, <G as Game>::Chance>;

fn dice(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Writes the seeds of the chosen game.
pub fn seed() {
    with_game!(*GAME, G => seed_of::<G>());
}

/// Plays the bout of the chosen game that the bytes encode, and checks every state on the way.
pub fn check(bytes: &[u8]) {
    with_game!(*GAME, G => check_of::<G>(bytes));
}

/// Writes the valid bouts of the vectors, each as the index of the config and then every step.
fn seed_of<G: Fuzzed>() {
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
    seeds::write_corpus(
        G::ID.slug(),
        seeds::records(G::ID).into_iter().filter_map(bout),
    );
}

/// Plays the bout as far as the bytes can be read. Checks every state on the way against the laws and [`Fuzzed::sound`], and checks that views survive the encoding in which they are sent to a worker.
fn check_of<G: Fuzzed>(bytes: &[u8]) {
    let Some((&number, mut rest)) = bytes.split_first() else {
        return;
    };
    let configs: Vec<G::Config> = G::configs().collect();
    let mut bout = BoutUnderTest::<G>::new(&configs[usize::from(number) % configs.len()]);
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

fn look<G: Fuzzed>(bout: &BoutUnderTest<G>, dice: &mut Xoshiro256PlusPlus) {
    bout.look(&[], dice);
    bout.state().sound();
    for viewer in [Viewer::Public, Viewer::Seat(Side::East.into())] {
        let view = bout.state().view(viewer);
        let told = postcard::to_allocvec(&view);
        let again = told.as_deref().map(postcard::from_bytes);
        assert_eq!(again, Ok(Ok(view)));
    }
}
