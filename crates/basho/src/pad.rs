//! Scorepads, computed from their owner's bouts. Nothing here is stored.

use std::cmp::Reverse;

use rules::Seat;

use super::{Bout, Fighter, PadOwner, Rank};

/// How many losses close a sheet.
pub const LAST_LOSS: usize = 3;

/// A star on a sheet: one bout, from one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Star<'a> {
    /// The bout that the star stands for.
    pub bout: &'a Bout,
    /// The seat of the sheet's owner.
    pub seat: Seat,
}

impl<'a> Star<'a> {
    /// Whether the star is white (a win) rather than black (a loss).
    pub fn won(self) -> bool {
        self.bout.winner == Some(self.seat)
    }

    /// The owner's opponents, in seat order.
    pub fn against(self) -> impl Iterator<Item = &'a Fighter> {
        let seat = self.seat.index();
        let seats = self.bout.seats.iter().enumerate();
        seats.filter_map(move |(place, fighter)| (place != seat).then_some(fighter))
    }

    /// Whether the star counts against this opponent: at a table of several, a win counts against all others, a loss against the winner.
    fn counts_against(self, other: &Fighter) -> bool {
        let winner = self
            .bout
            .winner
            .and_then(|it| self.bout.seats.get(it.index()));
        if self.won() {
            self.against().any(|fighter| fighter == other)
        } else {
            winner == Some(other)
        }
    }
}

/// A sheet of a scorepad: at least one star, and none after the third loss.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet<'a> {
    /// The stars, oldest first.
    pub stars: Vec<Star<'a>>,
}

impl Sheet<'_> {
    /// The number of white stars.
    pub fn wins(&self) -> usize {
        self.stars.len() - self.losses()
    }

    /// The number of black stars.
    pub fn losses(&self) -> usize {
        self.stars.iter().filter(|star| !star.won()).count()
    }

    /// The rank that the sheet has earned; `None` while it is open.
    pub fn rank(&self) -> Option<Rank> {
        (self.losses() == LAST_LOSS).then(|| Rank::for_wins(self.wins()))
    }
}

/// How many bouts a kimarite decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count<'a> {
    /// The kimarite's word in records.
    pub kimarite: &'a str,
    /// Number of bouts won with it.
    pub won: usize,
    /// Number of bouts lost to it.
    pub lost: usize,
}

/// The first item for which `is_it` is true. If there is none, appends `new` and returns it.
fn found_or_new<T>(all: &mut Vec<T>, is_it: impl Fn(&T) -> bool, new: T) -> &mut T {
    let place = all.iter().position(is_it).unwrap_or_else(|| {
        all.push(new);
        all.len() - 1
    });
    &mut all[place]
}

/// Somebody whom the owner of a scorepad has met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Met<'a> {
    /// The opponent.
    pub fighter: &'a Fighter,
    /// Number of bouts that the owner won.
    pub won: usize,
    /// Number of bouts that the opponent won.
    pub lost: usize,
}

/// The sheets of one owner, in one game or in all. Only the last can be open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pad<'a> {
    /// The sheets, oldest first.
    pub sheets: Vec<Sheet<'a>>,
}

impl<'a> Pad<'a> {
    /// The owner's sheets, from these bouts, oldest first.
    pub(super) fn of(owner: PadOwner, bouts: impl Iterator<Item = &'a Bout>) -> Self {
        let star = |bout: &'a Bout| {
            let seat = bout.seat_of(owner)?;
            Some(Star { bout, seat })
        };
        Self::with(bouts.filter_map(star))
    }

    /// The sheets with these stars, oldest first.
    fn with(stars: impl Iterator<Item = Star<'a>>) -> Self {
        let mut sheets: Vec<Sheet<'a>> = Vec::new();
        for star in stars {
            match sheets.last_mut() {
                Some(sheet) if sheet.losses() < LAST_LOSS => sheet.stars.push(star),
                _ => sheets.push(Sheet { stars: vec![star] }),
            }
        }
        Self { sheets }
    }

    /// The stars that count against this opponent ([`Self::met`]).
    #[must_use]
    pub fn against(&self, other: &Fighter) -> Self {
        Self::with(self.stars().filter(|star| star.counts_against(other)))
    }

    /// All stars, oldest first.
    pub fn stars(&self) -> impl Iterator<Item = Star<'a>> {
        self.sheets
            .iter()
            .flat_map(|sheet| sheet.stars.iter().copied())
    }

    /// The pad as it was when that bout had just been entered; `None` if the bout is not on it.
    pub fn up_to(&self, id: u64) -> Option<Self> {
        let place = self.stars().position(|star| star.bout.id == id)?;
        Some(Self::with(self.stars().take(place + 1)))
    }

    /// The newest stars, at most so many, oldest first.
    pub fn newest(&self, most: usize) -> Vec<Star<'a>> {
        let mut stars: Vec<Star<'a>> = self.stars().collect();
        stars.split_off(stars.len().saturating_sub(most))
    }

    /// The number of white stars on all sheets.
    pub fn wins(&self) -> usize {
        self.sheets.iter().map(Sheet::wins).sum()
    }

    /// The number of black stars on all sheets.
    pub fn losses(&self) -> usize {
        self.sheets.iter().map(Sheet::losses).sum()
    }

    /// The best rank, and the index of the sheet that earned it: the first closed sheet with the most wins.
    pub fn best(&self) -> Option<(Rank, usize)> {
        let mut best: Option<(usize, usize)> = None;
        for (place, sheet) in self.sheets.iter().enumerate() {
            let closed = sheet.rank().is_some();
            if closed && best.is_none_or(|(wins, _)| sheet.wins() > wins) {
                best = Some((sheet.wins(), place));
            }
        }
        best.map(|(wins, place)| (Rank::for_wins(wins), place))
    }

    /// Every kimarite that has decided a bout, in the order in which they first did.
    pub fn counts(&self) -> Vec<Count<'a>> {
        let mut counts: Vec<Count<'a>> = Vec::new();
        for star in self.stars() {
            let kimarite = star.bout.kimarite.as_str();
            let is_it = |count: &Count<'_>| count.kimarite == kimarite;
            let new = Count {
                kimarite,
                won: 0,
                lost: 0,
            };
            let count = found_or_new(&mut counts, is_it, new);
            if star.won() {
                count.won += 1;
            } else {
                count.lost += 1;
            }
        }
        counts
    }

    /// How many bouts each of these kimarite decided, in the given order; zeros for a kimarite that the owner has never met. For the pad of
    /// one game.
    pub fn counts_of<'w>(&self, kimarite: &[&'w str]) -> Vec<Count<'w>> {
        let counts = self.counts();
        let of = |&kimarite: &&'w str| {
            let count = counts.iter().find(|count| count.kimarite == kimarite);
            Count {
                kimarite,
                won: count.map_or(0, |count| count.won),
                lost: count.map_or(0, |count| count.lost),
            }
        };
        kimarite.iter().map(of).collect()
    }

    /// Whether this bout is the first that the owner has won with its kimarite. For the pad of one game.
    pub fn is_first_win(&self, id: u64) -> bool {
        let won = || self.stars().filter(|star| star.won());
        let star = won().find(|star| star.bout.id == id);
        let first = star.and_then(|star| won().find(|it| it.bout.kimarite == star.bout.kimarite));
        first.is_some_and(|first| first.bout.id == id)
    }

    /// Everybody whom the owner has met, and how their bouts ended; those met most often first. At a table of several, the owner has beaten all
    /// others or lost to the winner ([`Self::against`]).
    pub fn met(&self) -> Vec<Met<'a>> {
        let mut all: Vec<Met<'a>> = Vec::new();
        let mut count = |fighter: &'a Fighter, won: bool| {
            let new = Met {
                fighter,
                won: 0,
                lost: 0,
            };
            let met = found_or_new(&mut all, |met| met.fighter == fighter, new);
            if won {
                met.won += 1;
            } else {
                met.lost += 1;
            }
        };
        for star in self.stars() {
            if star.won() {
                star.against().for_each(|fighter| count(fighter, true));
            } else if let Some(winner) = star.bout.winner {
                let winner = star.bout.seats.get(winner.index());
                if let Some(fighter) = winner {
                    count(fighter, false);
                }
            }
        }
        all.sort_by_key(|met| Reverse(met.won + met.lost));
        all
    }

    /// The wins over the strongest computer opponent, newest first. In sumo, a wrestler of low rank who beats a yokozuna earns a gold star
    /// (金星 kinboshi).
    pub fn kinboshi(&self) -> Vec<Star<'a>> {
        let yokozuna = |star: &Star<'a>| {
            let mut against = star.against();
            against.any(|fighter| *fighter == Fighter::Computer(Rank::Yokozuna))
        };
        let won = self.stars().filter(|star| star.won() && yokozuna(star));
        let mut won: Vec<Star<'a>> = won.collect();
        won.reverse();
        won
    }

    /// The kimarite that has won the most bouts (得意技 tokui-waza), the earliest if several have; `None` without a win.
    pub fn speciality(&self) -> Option<Count<'a>> {
        let counts = self.counts();
        let most = counts.iter().map(|count| count.won).max()?;
        let won = counts.into_iter().filter(|count| count.won > 0);
        won.into_iter().find(|count| count.won == most)
    }
}
