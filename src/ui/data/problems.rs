//! Problems and training on the page: which problems the player has solved, which one is today's, for how many days they have been solved,
//! and what the last choices in training cost.

use basho::GameName;
use problems::has_problems;
use rules::GameId;
use serde::{Deserialize, Serialize};
use store::{Slot, Store};

use crate::ui::{routes::Which, words::clock};

/// How many of the last choices in training are stored for each game.
pub const TRAINED: usize = 50;

/// What the player has solved and trained.
pub const SOLVED: Slot<Solved> = Slot::new("problems", 1);

/// How many days may pass from one problem of the day to the next without ending a streak: a day off is forgiven.
const GRACE: u32 = 2;

/// What the player has solved and trained.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Solved {
    /// For each game, the indices of the solved problems in the order in which they were solved.
    pub games: Vec<(GameName, Vec<u16>)>,
    /// The day whose problem was solved last, counted from 1970.
    pub day: u32,
    /// How many problems of the day have been solved in a row.
    pub streak: u32,
    /// For each game, what the last choices in training cost, in wins in 100 bouts; the last one at the end.
    #[serde(default)]
    pub trained: Vec<(GameName, Vec<u16>)>,
}

/// The numbers of this game.
fn of_game(all: &[(GameName, Vec<u16>)], game: GameId) -> &[u16] {
    let mut all = all.iter();
    let found = all.find(|(name, _)| *name == game);
    found.map_or(&[], |(_, numbers)| numbers)
}

/// The list of numbers of this game.
fn list_of(all: &mut Vec<(GameName, Vec<u16>)>, game: GameId) -> &mut Vec<u16> {
    let at = all.iter().position(|(name, _)| *name == game);
    let at = at.unwrap_or_else(|| {
        all.push((game.into(), Vec::new()));
        all.len() - 1
    });
    &mut all[at].1
}

impl Solved {
    /// The indices of the solved problems of this game.
    pub fn of(&self, game: GameId) -> &[u16] {
        of_game(&self.games, game)
    }

    /// What the last choices in this game's training cost, in wins in 100 bouts.
    pub fn trained(&self, game: GameId) -> &[u16] {
        of_game(&self.trained, game)
    }

    /// Enters a solved problem; `day`: if it is the problem of that day.
    fn enter(&mut self, game: GameId, number: u16, day: Option<u32>) {
        if !self.of(game).contains(&number) {
            list_of(&mut self.games, game).push(number);
        }
        let Some(day) = day else { return };
        let streak = self.streak_on(day);
        if self.last_before(day) != Some(day) {
            self.streak = streak + 1;
        }
        self.day = day;
    }

    /// The last day whose problem was solved, as far as it can be believed on this day.
    ///
    /// A stored day that is still to come shows that the device's clock or time zone has changed. One day ahead may be the date of another
    /// time zone, and counts as today. A later one is the mistake of a clock that was wrong, and counts as no day at all.
    fn last_before(&self, day: u32) -> Option<u32> {
        let believed = self.streak > 0 && self.day <= day + 1;
        believed.then(|| self.day.min(day))
    }

    /// Whether the problem of this day has been solved.
    pub fn solved_on(&self, day: u32) -> bool {
        self.streak > 0 && self.day == day
    }

    /// The length of the streak, if it can still be made longer on this day.
    pub fn streak_on(&self, day: u32) -> u32 {
        let goes_on = self
            .last_before(day)
            .is_some_and(|last| day - last <= GRACE);
        if goes_on { self.streak } else { 0 }
    }
}

/// The number of the day with this date (ISO 8601), counted from 1970-01-01 in the proleptic Gregorian calendar.
fn day_of(date: &str) -> Option<u32> {
    let mut parts = date.splitn(3, '-').map(|part| part.parse::<u32>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    // Years begin in March, so that a leap day is the last of its year.
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year.checked_sub(1)?, month + 9)
    };
    let days = year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day;
    days.checked_sub(719_469)
}

/// Today's number.
pub fn today() -> u32 {
    day_of(&clock::today()).unwrap_or_default()
}

/// The games that have problems.
fn posed() -> Vec<GameId> {
    let all = GameId::ALL.into_iter();
    all.filter(|&game| has_problems(game)).collect()
}

/// The game of that day's problem: those that have problems take turns.
pub fn game_of(day: u32) -> GameId {
    let posed = posed();
    posed[day as usize % posed.len()]
}

/// What is stored about solved problems.
pub fn solved(store: &Store) -> Solved {
    store.load(&SOLVED).unwrap_or_default()
}

/// Enters a solved problem; `day`: if it is the problem of that day. If the browser refuses to store it, it counts as unsolved next time.
pub fn solve(store: &Store, game: GameId, number: usize, day: Option<u32>) {
    let mut all = solved(store);
    all.enter(game, number as u16, day);
    let _ = store.save(&SOLVED, &all);
}

/// Enters what a choice in training cost. If the browser refuses to store it, it does not count.
pub fn train(store: &Store, game: GameId, cost: u16) {
    let mut all = solved(store);
    let costs = list_of(&mut all.trained, game);
    costs.push(cost);
    costs.drain(..costs.len().saturating_sub(TRAINED));
    let _ = store.save(&SOLVED, &all);
}

/// The index of that day's problem, if its game has `all` of them.
pub fn number(day: u32, all: usize) -> usize {
    // Neighbours in the file are alike, so all grades take turns.
    day as usize / posed().len() * 97 % all.max(1)
}

/// The index of a game's problem that is asked for on that day, if there are `all` of them.
pub fn asked(store: Option<&Store>, game: GameId, which: Which, day: u32, all: usize) -> usize {
    match which {
        Which::Next => next(store, game, 0, all),
        Which::Today => number(day, all),
        Which::Number(number) => number.into(),
    }
}

/// The index of the first problem from this one on that is not solved, or of this one if all are.
pub fn next(store: Option<&Store>, game: GameId, from: usize, all: usize) -> usize {
    let solved = store.map(solved).unwrap_or_default();
    let solved = solved.of(game);
    let all = all.max(1);
    let open = (0..all).map(|step| (from + step) % all);
    let mut open = open.filter(|&number| !solved.contains(&(number as u16)));
    open.next().unwrap_or(from % all)
}

/// The file of a game's problems.
pub fn file_of(game: GameId) -> String {
    format!("problems/{}.txt", game.slug())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(day_of("1970-01-01"), Some(0));
        assert_eq!(day_of("2000-02-29"), Some(11_016));
        assert_eq!(day_of("2000-03-01"), Some(11_017));
        assert_eq!(day_of("2026-11-26"), Some(20_783));
        assert_eq!(day_of("soon"), None);
    }

    #[test]
    fn a_streak_forgives_one_day() {
        let mut solved = Solved::default();
        for (day, streak) in [(100, 1), (101, 2), (101, 2), (103, 3), (106, 1)] {
            solved.enter(GameId::Track, day as u16, Some(day));
            assert_eq!(solved.streak, streak, "day {day}");
        }
        assert_eq!(solved.streak_on(108), 1);
        assert_eq!(solved.streak_on(109), 0);
        assert_eq!(solved.of(GameId::Track), [100, 101, 103, 106]);
        solved.enter(GameId::Slam, 3, None);
        assert_eq!((solved.streak, solved.of(GameId::Slam)), (1, &[3][..]));
    }

    #[test]
    fn a_clock_that_was_ahead_stops_no_streak() {
        let today = day_of("2026-11-28").unwrap();
        let mut solved = Solved {
            day: day_of("2099-01-01").unwrap(),
            streak: 5,
            ..Solved::default()
        };
        assert_eq!(solved.streak_on(today), 0);
        assert!(!solved.solved_on(today));
        for (day, streak) in [(today, 1), (today + 1, 2)] {
            solved.enter(GameId::Track, 0, Some(day));
            assert!(solved.solved_on(day));
            assert_eq!(solved.streak_on(day), streak);
        }
    }

    #[test]
    fn a_streak_goes_on_in_another_time_zone() {
        let mut solved = Solved {
            day: 101,
            streak: 5,
            ..Solved::default()
        };
        assert_eq!(solved.streak_on(100), 5);
        assert!(!solved.solved_on(100));
        solved.enter(GameId::Track, 0, Some(100));
        assert_eq!((solved.day, solved.streak), (100, 5));
        solved.enter(GameId::Track, 1, Some(101));
        assert_eq!((solved.day, solved.streak), (101, 6));
    }

    #[test]
    fn nothing_is_solved_on_a_day_before_1970() {
        let day = day_of("1969-12-31").unwrap_or_default();
        assert!(!Solved::default().solved_on(day));
        assert_eq!(Solved::default().streak_on(day), 0);
    }

    #[test]
    fn the_next_problem_is_one_that_is_not_solved() {
        let store = Store::in_memory();
        for number in [0, 1, 3] {
            solve(&store, GameId::Circle, number, None);
        }
        let next = |from| next(Some(&store), GameId::Circle, from, 4);
        assert_eq!([next(0), next(3)], [2, 2]);
        solve(&store, GameId::Circle, 2, None);
        assert_eq!(next(3), 3);
    }

    #[test]
    fn the_last_choices_in_training_are_stored() {
        let store = Store::in_memory();
        for cost in 0..60 {
            train(&store, GameId::Track, cost);
        }
        train(&store, GameId::Circle, 7);
        let all = solved(&store);
        let costs = all.trained(GameId::Track).iter().copied();
        assert!(costs.eq(10..60), "{all:?}");
        assert_eq!(all.trained(GameId::Circle), [7]);
        assert!(all.trained(GameId::Slam).is_empty());
    }
}
