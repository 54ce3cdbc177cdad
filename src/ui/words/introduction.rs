//! How the page introduces a game outside the game's own screens: on its home leaf, in bars, in the list of rules and in the credits.

use basho::{Book, PadOwner, Star};
use rules::{Game, GameId, with_game};

use crate::ui::routes::Route;

/// A game that the page can introduce.
pub trait Introduced: Game {
    /// The words and the drawing for it.
    fn introduction() -> Introduction;

    /// The name of the technique that its records call by this word; `None` if they never do.
    fn technique(word: &str) -> Option<String>;

    /// The words that records have for the techniques with which a bout can be won, in the order of the wrestlers' albums.
    fn kimarite() -> Vec<&'static str>;

    /// The drawing of the technique with that word, by file and symbol; `None` if there is none.
    fn picture(_word: &str) -> Option<String> {
        None
    }

    /// What the owner’s bouts have brought by the game’s own scoring, in a few words each: points, basho, totals.
    fn earned(_book: &Book, _owner: PadOwner) -> Vec<String> {
        Vec::new()
    }

    /// What a bout has brought this seat by the game’s own scoring, in words; `None` if a bout counts nothing but won or lost.
    fn scored(_star: Star<'_>) -> Option<String> {
        None
    }
}

/// The words and the drawing with which the page introduces a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Introduction {
    /// Its name.
    pub name: String,
    /// A kanji that stands beside the name.
    pub kanji: String,
    /// What its players do, in a few words.
    pub verb: String,
    /// What it is about, in a sentence.
    pub line: String,
    /// How one wins, in a sentence or two: the first words of its rules.
    pub goal: String,
    /// How many can play, and how long a bout takes.
    pub players: String,
    /// What luck decides, and what is hidden.
    pub luck: String,
    /// Who designed and published it.
    pub credit: String,
    /// Its drawing on the home page, by file and symbol, as in `home.svg#leaf-track`. All leaves together are one wide picture, in which
    /// each is 216 units wide and 356 high, and begins 228 units to the right of the one before it.
    pub leaf: &'static str,
    /// A link besides those to its rules and its lesson, and its words.
    pub also: Option<(Route, String)>,
}

/// The name of the technique that records of this game call by this word; `None` if they never do.
pub fn technique(game: GameId, word: &str) -> Option<String> {
    with_game!(game, G => G::technique(word))
}

/// The words for the techniques with which a bout of this game can be won; see [`Introduced::kimarite`].
pub fn kimarite(game: GameId) -> Vec<&'static str> {
    with_game!(game, G => G::kimarite())
}

/// The drawing of a technique; see [`Introduced::picture`].
pub fn picture(game: GameId, word: &str) -> Option<String> {
    with_game!(game, G => G::picture(word))
}

/// What the owner’s bouts of this game have brought; see [`Introduced::earned`].
pub fn earned(game: GameId, book: &Book, owner: PadOwner) -> Vec<String> {
    with_game!(game, G => G::earned(book, owner))
}

/// What a bout has brought this seat; see [`Introduced::scored`].
pub fn scored(star: Star<'_>) -> Option<String> {
    let game = star.bout.game.known()?;
    with_game!(game, G => G::scored(star))
}

/// How the page introduces this game.
pub fn introduction(game: GameId) -> Introduction {
    with_game!(game, G => G::introduction())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
    use rules::{
        Enumerate, Outcome, Sample, Turn,
        circle::{self, Circle},
        laws::random_step,
        momentum::{self, Momentum},
        record::Notation,
        slam::{self, Mode, Slam},
        track::{self, Track},
        tricks::{self, Tricks},
    };

    use super::*;

    /// Asserts that random bouts are won with these words and no others.
    fn are_won<G: Introduced + Notation + Enumerate + Sample>(config: &G::Config, words: &[&str]) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut found = BTreeSet::new();
        for _ in 0..400 {
            let mut state = G::new(config);
            while let Some(step) = random_step(&state, &mut rng) {
                state.apply(step, &mut ()).unwrap();
            }
            if let Turn::Over(Outcome::Win(_)) = state.turn() {
                found.extend(state.kimarite_slug());
            }
        }
        assert_eq!(found, words.iter().copied().collect(), "{:?}", G::ID);
        for word in words {
            assert!(G::technique(word).is_some(), "{word} needs a name");
        }
    }

    #[test]
    fn albums_have_what_a_bout_can_be_won_with() {
        are_won::<Tricks>(&tricks::Config::default(), &Tricks::kimarite());
        are_won::<Circle>(&circle::Config::default(), &Circle::kimarite());
        are_won::<Track>(&track::Config::default(), &Track::kimarite());
        are_won::<Momentum>(&momentum::Config::default(), &Momentum::kimarite());
        let modes = Mode::ALL.into_iter().zip(Slam::kimarite());
        for (mode, word) in modes {
            let config = slam::Config {
                mode,
                ..slam::Config::default()
            };
            are_won::<Slam>(&config, &[word]);
        }
        assert_eq!(Slam::kimarite().len(), Mode::ALL.len());
    }
}
