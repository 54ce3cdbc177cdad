//! Which bouts of the archive a player wants to see.

use std::rc::Rc;

use basho::{Book, Bout, Fighter, GameName};
use rules::{GameId, Seat};

use crate::ui::{
    data::book::fighter_name,
    words::{introduction::technique, t},
};

/// How a bout ended for whoever is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    Won,
    Lost,
    Drawn,
}

impl Ended {
    pub(super) const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Drawn];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Drawn => "drawn",
        }
    }
}

/// Which bouts are shown. Every part that is set must fit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Filter {
    pub(super) game: Option<GameId>,
    /// A part of a player's name; empty for any.
    pub(super) name: String,
    /// How it ended for the player with that name; without a name, for anybody but a computer.
    pub(super) ended: Option<Ended>,
    /// A technique, in whatever games have one of that name.
    pub(super) technique: Option<Technique>,
}

/// A technique, as records of a game call it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Technique {
    game: GameName,
    word: String,
}

impl Technique {
    fn of(bout: &Bout) -> Self {
        Self {
            game: bout.game.clone(),
            word: bout.kimarite.clone(),
        }
    }

    /// The technique of that [`Self::value`].
    pub(super) fn of_value(value: &str) -> Option<Self> {
        let (game, word) = value.split_once(' ')?;
        Some(Self {
            game: GameName::of_slug(game),
            word: word.to_owned(),
        })
    }

    /// The technique as the value of an option.
    pub(super) fn value(&self) -> String {
        [self.game.slug(), " ", &self.word].concat()
    }

    /// Its name; the word itself if only a later version knows it.
    pub(super) fn name(&self) -> String {
        if self.word == Bout::UNFINISHED {
            return t!("bout-given-up");
        }
        let known = self
            .game
            .known()
            .and_then(|game| technique(game, &self.word));
        known.unwrap_or_else(|| self.word.clone())
    }
}

impl Filter {
    /// The bouts that fit, in their order.
    pub(super) fn of<'a>(&self, book: &Book, bouts: &'a [Rc<Bout>]) -> Vec<&'a Rc<Bout>> {
        let name = self.name.trim().to_lowercase();
        let technique = self.technique.as_ref().map(Technique::name);
        // Each name is compared once, and not once in every bout.
        let mut known: Vec<(&Fighter, bool)> = Vec::new();
        let mut words: Vec<((&str, &str), bool)> = Vec::new();
        let mut fits = |bout: &'a Bout| {
            if self.game.is_some_and(|game| bout.game != game) {
                return false;
            }
            if let Some(technique) = &technique {
                let word = (bout.game.slug(), bout.kimarite.as_str());
                let fits = once(&mut words, &word, || technique_name(bout) == *technique);
                if !fits {
                    return false;
                }
            }
            let mut is_meant = |fighter: &'a Fighter| match fighter {
                Fighter::Computer(_) if name.is_empty() => false,
                _ if name.is_empty() => true,
                _ => once(&mut known, &fighter, || {
                    let other = fighter_name(book, fighter).to_lowercase();
                    other.contains(&name)
                }),
            };
            let winner = bout.winner.map(Seat::index);
            let mut seats = bout.seats.iter().enumerate();
            seats.any(|(seat, fighter)| {
                let ended = match winner {
                    None if bout.is_unfinished() => None,
                    None => Some(Ended::Drawn),
                    Some(winner) if winner == seat => Some(Ended::Won),
                    Some(_) => Some(Ended::Lost),
                };
                match self.ended {
                    None => name.is_empty() || is_meant(fighter),
                    wanted => wanted == ended && is_meant(fighter),
                }
            })
        };
        bouts.iter().filter(|bout| fits(bout)).collect()
    }
}

/// What `find` says of the key, which is asked once for each key.
fn once<K: PartialEq + Copy>(
    known: &mut Vec<(K, bool)>,
    key: &K,
    find: impl FnOnce() -> bool,
) -> bool {
    if let Some((_, found)) = known.iter().find(|(other, _)| other == key) {
        return *found;
    }
    let found = find();
    known.push((*key, found));
    found
}

/// The name of the technique that decided this bout.
pub(super) fn technique_name(bout: &Bout) -> String {
    Technique::of(bout).name()
}

/// The techniques in these bouts with their names, each name once, in alphabetical order.
pub(super) fn techniques(bouts: &[Rc<Bout>]) -> Vec<(Technique, String)> {
    let mut words: Vec<(&GameName, &str)> = Vec::new();
    let mut named: Vec<(Technique, String)> = Vec::new();
    for bout in bouts {
        let word = (&bout.game, bout.kimarite.as_str());
        if words.contains(&word) {
            continue;
        }
        words.push(word);
        let name = technique_name(bout);
        if let Err(place) = named.binary_search_by(|(_, other)| other.cmp(&name)) {
            named.insert(place, (Technique::of(bout), name));
        }
    }
    named
}

#[cfg(test)]
mod tests {
    use basho::Rank;

    use super::*;
    use crate::ui::words::{CATALOGUES, speak};

    fn bout(
        id: u64,
        game: GameId,
        seats: [Fighter; 2],
        winner: impl Into<Option<Seat>>,
        kimarite: &str,
    ) -> Rc<Bout> {
        Rc::new(Bout {
            id,
            game: game.into(),
            date: "2026-11-20".to_owned(),
            seats: seats.into(),
            winner: winner.into(),
            kimarite: kimarite.to_owned(),
            record: None,
        })
    }

    #[test]
    fn every_part_of_the_filter_must_fit() {
        let mut book = Book::default();
        book.create(1, "Tetsu").unwrap();
        let tetsu = || Fighter::Wrestler(1);
        let anna = || Fighter::Guest("Änna".to_owned());
        let computer = || Fighter::Computer(Rank::Komusubi);
        let (east, west) = (Seat::EAST, Seat::WEST);
        let bouts = [
            bout(1, GameId::Tricks, [tetsu(), computer()], east, "yorikiri"),
            bout(2, GameId::Track, [tetsu(), computer()], west, "oshi-dashi"),
            bout(3, GameId::Momentum, [anna(), tetsu()], east, "push"),
            bout(4, GameId::Tricks, [computer(), computer()], east, "utchari"),
            bout(5, GameId::Track, [anna(), computer()], None, "tie"),
        ];
        let all = Filter::default();
        let ids = |filter: Filter| -> Vec<u64> {
            let found = filter.of(&book, &bouts).into_iter();
            found.map(|bout| bout.id).collect()
        };
        let name = |name: &str, ended: Option<Ended>| Filter {
            name: name.to_owned(),
            ended,
            ..Filter::default()
        };
        assert_eq!(ids(all.clone()), [1, 2, 3, 4, 5]);
        let game = Some(GameId::Tricks);
        assert_eq!(
            ids(Filter {
                game,
                ..all.clone()
            }),
            [1, 4]
        );
        assert_eq!(ids(name(" tet", None)), [1, 2, 3]);
        assert_eq!(ids(name("ÄNN", None)), [3, 5]);
        assert_eq!(ids(name("", Some(Ended::Drawn))), [5]);
        assert_eq!(ids(name("tetsu", Some(Ended::Drawn))), [] as [u64; 0]);
        assert_eq!(ids(name("tetsu", Some(Ended::Won))), [1]);
        assert_eq!(ids(name("tetsu", Some(Ended::Lost))), [2, 3]);
        // Without a name: anybody but a computer.
        assert_eq!(ids(name("", Some(Ended::Won))), [1, 3]);
        assert_eq!(ids(name("", Some(Ended::Lost))), [2, 3]);
        // Two games call it by one name.
        let technique = Technique::of_value("momentum push");
        assert_eq!(ids(Filter { technique, ..all }), [2, 3]);
        assert_eq!(ids(name("nobody", None)), [] as [u64; 0]);
    }

    #[test]
    fn every_technique_has_one_name_in_every_language() {
        let words = [
            (
                GameId::Tricks,
                &[
                    "yorikiri",
                    "uwatenage",
                    "abisetaoshi",
                    "hikiotoshi",
                    "utchari",
                    "torinaoshi",
                ][..],
            ),
            (GameId::Track, &["oshi-dashi", "position", "tie"]),
            (GameId::Circle, &["oshidashi", "yorikiri", "hikkake"]),
            (GameId::Momentum, &["push", "fall", "hikiwake"]),
            (GameId::Slam, &["basho", "nokkuauto"]),
        ];
        let guests = || ["A", "B"].map(|name| Fighter::Guest(name.to_owned()));
        for (tag, file) in CATALOGUES {
            speak(tag, (*file).to_owned()).unwrap();
            let name = |game, word| technique_name(&bout(1, game, guests(), Seat::EAST, word));
            for (game, words) in words {
                for word in words {
                    assert_ne!(name(game, word), *word, "{tag}");
                }
            }
            let pushed_out = name(GameId::Circle, "oshidashi");
            assert_eq!(name(GameId::Track, "oshi-dashi"), pushed_out, "{tag}");
            assert_eq!(name(GameId::Momentum, "push"), pushed_out, "{tag}");
        }
    }

    #[test]
    fn technique_is_called_once_by_its_name_or_by_its_word() {
        let of = |(game, word)| {
            let guests = ["A", "B"].map(|name| Fighter::Guest(name.to_owned()));
            bout(1, game, guests, Seat::EAST, word)
        };
        let bouts = [
            (GameId::Momentum, "push"),
            (GameId::Track, "mate"),
            (GameId::Track, "oshi-dashi"),
            (GameId::Track, "position"),
            (GameId::Slam, "basho"),
        ]
        .map(of);
        let listed = techniques(&bouts);
        let names: Vec<&str> = listed.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["Basho", "Oshidashi", "Position", "mate"]);
        for (technique, _) in listed {
            assert_eq!(Technique::of_value(&technique.value()), Some(technique));
        }
    }
}
