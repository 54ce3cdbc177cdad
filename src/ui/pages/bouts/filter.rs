//! Which bouts of the archive a player wants to see.

use crate::{
    basho::{Book, Bout, Fighter},
    rules::GameId,
    ui::{book::fighter_name, lower_case::lower_case, words::t},
};

/// The techniques that the catalogue names.
const TERMS: [&str; 13] = [
    "yorikiri",
    "uwatenage",
    "abisetaoshi",
    "hikiotoshi",
    "utchari",
    "yoritaoshi",
    "oshidashi",
    "tsuridashi",
    "kimedashi",
    "tsukidashi",
    "isamiashi",
    "basho",
    "nokkuauto",
];

/// How a bout ended for whoever is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    Won,
    Lost,
}

impl Ended {
    pub(super) const ALL: [Self; 2] = [Self::Won, Self::Lost];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
        }
    }
}

/// Which bouts are shown. Every part that is set must fit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Filter {
    pub(super) game: Option<GameId>,
    /// A part of a player's name; empty for any.
    pub(super) name: String,
    /// Whether the player with that name won or lost; without a name, whether anybody but a computer did.
    pub(super) ended: Option<Ended>,
    /// The name of a technique, which several games may have.
    pub(super) technique: Option<String>,
}

impl Filter {
    /// The bouts that fit, in their order.
    pub(super) fn of<'a, B: AsRef<Bout>>(&self, book: &Book, bouts: &'a [B]) -> Vec<&'a B> {
        let name = lower_case(self.name.trim());
        // Each name is compared once, and not once in every bout.
        let mut known: Vec<(&Fighter, bool)> = Vec::new();
        let mut words: Vec<(&str, bool)> = Vec::new();
        let mut fits = |bout: &'a Bout| {
            if self.game.is_some_and(|game| bout.game != game) {
                return false;
            }
            if let Some(technique) = &self.technique {
                let word = bout.kimarite.as_str();
                let fits = once(&mut words, &word, || technique_name(word) == *technique);
                if !fits {
                    return false;
                }
            }
            let mut is_meant = |fighter: &'a Fighter| match fighter {
                Fighter::Computer(_) if name.is_empty() => false,
                _ if name.is_empty() => true,
                _ => once(&mut known, &fighter, || {
                    let other = lower_case(&fighter_name(book, fighter));
                    let mut parts = other.as_bytes().windows(name.len());
                    parts.any(|part| part == name.as_bytes())
                }),
            };
            let winner = bout.winner.index();
            let mut seats = bout.seats.iter().enumerate();
            match self.ended {
                None if name.is_empty() => true,
                None => seats.any(|(_, fighter)| is_meant(fighter)),
                Some(Ended::Won) => bout.seats.get(winner).is_some_and(is_meant),
                Some(Ended::Lost) => {
                    seats.any(|(seat, fighter)| seat != winner && is_meant(fighter))
                }
            }
        };
        bouts.iter().filter(|bout| fits((*bout).as_ref())).collect()
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

/// The name of a technique, by its word in records; the word itself if only a later version knows it.
pub(super) fn technique_name(word: &str) -> String {
    let term = match word {
        "position" => return t!("bouts-position"),
        "oshi-dashi" | "push" => "oshidashi",
        "fall" => "isamiashi",
        _ => word,
    };
    if TERMS.contains(&term) {
        t!("term", term = term)
    } else {
        word.to_owned()
    }
}

/// The names of the techniques in these bouts, each once, in alphabetical order.
pub(super) fn techniques<B: AsRef<Bout>>(bouts: &[B]) -> Vec<String> {
    let mut words: Vec<&str> = Vec::new();
    for bout in bouts {
        let word = bout.as_ref().kimarite.as_str();
        if !words.contains(&word) {
            words.push(word);
        }
    }
    let mut names: Vec<String> = Vec::new();
    for name in words.into_iter().map(technique_name) {
        if let Err(place) = names.binary_search(&name) {
            names.insert(place, name);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{basho::Rank, rules::Seat};

    fn bout(id: u64, game: GameId, seats: [Fighter; 2], winner: Seat, kimarite: &str) -> Box<Bout> {
        Box::new(Bout {
            id,
            game: game.into(),
            date: "2026-11-20".to_owned(),
            seats: seats.into(),
            winner,
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
        assert_eq!(ids(all.clone()), [1, 2, 3, 4]);
        let game = Some(GameId::Tricks);
        assert_eq!(
            ids(Filter {
                game,
                ..all.clone()
            }),
            [1, 4]
        );
        assert_eq!(ids(name(" tet", None)), [1, 2, 3]);
        assert_eq!(ids(name("ÄNN", None)), [3]);
        assert_eq!(ids(name("tetsu", Some(Ended::Won))), [1]);
        assert_eq!(ids(name("tetsu", Some(Ended::Lost))), [2, 3]);
        // Without a name: anybody but a computer.
        assert_eq!(ids(name("", Some(Ended::Won))), [1, 3]);
        assert_eq!(ids(name("", Some(Ended::Lost))), [2, 3]);
        // Two games call it by one name.
        let technique = Some(technique_name("push"));
        assert_eq!(ids(Filter { technique, ..all }), [2, 3]);
        assert_eq!(ids(name("nobody", None)), [] as [u64; 0]);
    }

    #[test]
    fn technique_of_an_unknown_game_keeps_its_word() {
        let of = |word: &str| {
            bout(
                1,
                GameId::Slam,
                ["A", "B"].map(|name| Fighter::Guest(name.to_owned())),
                Seat::EAST,
                word,
            )
        };
        let bouts = ["push", "mate", "oshi-dashi", "basho"].map(of);
        assert_eq!(techniques(&bouts), ["Basho", "Oshidashi", "mate"]);
    }
}
