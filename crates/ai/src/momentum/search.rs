//! Alpha-beta search with iterative deepening, on positions as the seat to move sees them.

use super::{
    boards::Board,
    tables::{Cursor, Stand, Tables},
};

/// A score: 0 is even; above [`SEEN`] the search sees a win, which is `WIN - n` for a win in n turns, counting those of both seats.
pub type Score = i16;
/// A win at once scores one less than this.
pub const WIN: Score = 30_000;
/// Scores above this are wins that the search sees.
pub const SEEN: Score = WIN - 300;
/// Above all scores.
const INFINITE: Score = Score::MAX;
/// How many positions the proof of a forced win may visit before it gives up; hardly any proof needs a tenth of them.
pub const FORCED: u64 = 3_000_000;
/// The transposition table has 2 to the power of this many entries.
const KEPT: u32 = 18;
/// In the first turns of a bout, this many of both seats, the random bonus is larger, so that more turns count as equally good.
const EARLY: u32 = 4;
/// The most turns of both seats in a bout.
const MOST_TURNS: u32 = 200;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Bound {
    #[default]
    Exact,
    Least,
    Most,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    /// The key plus one; 0 marks an empty entry.
    key: u64,
    best: Stand,
    score: Score,
    depth: u8,
    bound: Bound,
}

/// A score as the transposition table stores it: wins are counted from the position itself, not from the root.
const fn to_keep(score: Score, ply: u8) -> Score {
    if score > SEEN {
        score + ply as Score
    } else if score < -SEEN {
        score - ply as Score
    } else {
        score
    }
}

/// The stored score as the search uses it at this ply.
const fn from_here(kept: Score, ply: u8) -> Score {
    if kept > SEEN {
        kept - ply as Score
    } else if kept < -SEEN {
        kept + ply as Score
    } else {
        kept
    }
}

/// A search and its transposition table.
#[derive(Debug)]
pub struct Search<'a> {
    tables: &'a mut Tables,
    kept: Vec<Entry>,
    killers: Vec<[Board; 2]>,
    lists: Vec<Vec<(Score, Stand)>>,
    /// The keys of the positions on the path from the root to the current node.
    path: Vec<u64>,
    /// Positions that would occur for the third time: whether the ply is even (0) or odd (1), and the key.
    thirds: Vec<(u8, u64)>,
    luck: u64,
    /// How many turns of the bout have been played.
    turns: u32,
    nodes: u64,
    budget: u64,
    stopped: bool,
}

/// A turn and its score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The position after the turn, as the other seat sees it.
    pub next: Stand,
    /// The score for the mover.
    pub score: Score,
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The best turns that do not end the bout, best first.
    pub best: Vec<Thought>,
    /// How many turns ahead the search is complete, counting those of both seats.
    pub depth: u8,
    /// How many positions were visited.
    pub nodes: u64,
}

impl<'a> Search<'a> {
    /// A search that visits about `budget` positions, in a bout after `turns` turns.
    pub fn new(tables: &'a mut Tables, budget: u64, turns: u32) -> Self {
        Self {
            tables,
            kept: vec![Entry::default(); 1 << KEPT],
            killers: Vec::new(),
            lists: Vec::new(),
            path: Vec::new(),
            thirds: Vec::new(),
            luck: 0,
            turns,
            nodes: 0,
            budget,
            stopped: false,
        }
    }

    /// The same search, with positions that have occurred twice: those in which the mover moves, and those in which the other seat moves.
    #[must_use]
    pub fn knowing(mut self, twice: &[Vec<Stand>; 2]) -> Self {
        let of = |(odd, stands): (usize, &Vec<Stand>)| {
            let known = stands.iter().map(move |at| (odd as u8, at.key()));
            known.collect::<Vec<_>>()
        };
        self.thirds = twice.iter().enumerate().flat_map(of).collect();
        self
    }

    /// The same search with small random bonuses, so that it takes any of several turns that are about equally good.
    #[must_use]
    pub const fn with_luck(mut self, luck: u64) -> Self {
        self.luck = luck | 1;
        self
    }

    /// How many positions have been visited so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best turns in this position, searched as deep as the budget allows: `wanted` of them in order, or all if there are fewer.
    pub fn best(&mut self, at: Stand, deepest: u8, wanted: usize) -> Found {
        self.path = vec![at.key()];
        self.stopped = false;
        let mut list = Vec::new();
        for next in self.tables.turns(at) {
            let score = -self.worth(next);
            list.push(Thought { next, score });
        }
        list.sort_by_key(|thought| -thought.score);
        let mut depth = 0;
        while depth < deepest {
            for rank in 0..wanted.min(list.len()) {
                self.first(&mut list[rank..], depth + 1);
            }
            if self.stopped {
                break;
            }
            depth += 1;
            if list.first().is_none_or(|first| first.score.abs() > SEEN) {
                break;
            }
        }
        list.truncate(wanted);
        Found {
            best: list,
            depth,
            nodes: self.nodes,
        }
    }

    /// The score of every turn, searched `depth` turns ahead, or fewer if the budget runs out.
    pub fn each(&mut self, at: Stand, depth: u8) -> Vec<Thought> {
        self.path = vec![at.key()];
        let turns = self.tables.turns(at);
        let mut scores = Vec::new();
        for depth in 0..depth {
            let mut deeper = Vec::with_capacity(turns.len());
            for &next in &turns {
                let score = -self.look(next, depth, -INFINITE, INFINITE, 1);
                deeper.push(Thought { next, score });
            }
            if self.stopped {
                break;
            }
            scores = deeper;
        }
        scores
    }

    /// Brings the best of these turns to the front; the one at the front should be the best so far. If the budget runs out, the best turn
    /// so far stays in front.
    fn first(&mut self, list: &mut [Thought], depth: u8) {
        let mut alpha = -INFINITE;
        let mut best = 0;
        for (place, thought) in list.iter_mut().enumerate() {
            let next = thought.next;
            let narrow = place > 0;
            let mut score = alpha + 1;
            if narrow {
                score = -self.look(next, depth - 1, -alpha - 1, -alpha, 1);
            }
            if score > alpha && !self.stopped {
                score = -self.look(next, depth - 1, -INFINITE, -alpha, 1);
            }
            if self.stopped {
                break;
            }
            if score > alpha {
                thought.score = score;
                alpha = score;
                best = place;
            }
        }
        if let Some(moved) = list.get_mut(..=best) {
            moved.rotate_right(1);
        }
    }

    /// The score of a position at this depth, within the window from `alpha` to `beta`.
    pub fn look(&mut self, at: Stand, depth: u8, mut alpha: Score, beta: Score, ply: u8) -> Score {
        let lost = i16::from(ply) + 2 - WIN;
        if self.is_draw(at, ply) {
            return 0;
        }
        self.nodes += 1;
        if self.tables.wins(at) {
            return WIN - i16::from(ply) - 1;
        }
        if depth == 0 {
            return self.worth(at);
        }
        let beta = beta.min(WIN - i16::from(ply) - 3);
        if alpha >= beta {
            return beta;
        }
        let kept = self.kept(at);
        if let Some(entry) = kept {
            let score = from_here(entry.score, ply);
            let deep = entry.depth >= depth;
            let enough = match entry.bound {
                Bound::Exact => deep || score.abs() > SEEN,
                Bound::Least => score >= beta && (deep || score > SEEN),
                Bound::Most => score <= alpha && (deep || score < -SEEN),
            };
            if enough {
                return score;
            }
        }
        if self.nodes >= self.budget {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        let first = alpha;
        let mut best = (lost - 1, Stand::default());
        let here = usize::from(ply);
        while self.killers.len() <= here {
            self.killers.push([0; 2]);
            self.lists.push(Vec::new());
        }
        // First the best turn of the last visit (hash move), then the turns that refuted sibling positions (killer moves).
        let [one, two] = self.killers[here];
        let hash = kept.map(|entry| entry.best);
        self.path.push(at.key());
        if let Some(next) = hash {
            self.attempt(next, depth, (&mut alpha, beta), ply, &mut best);
        }
        for board in [one, two] {
            for next in self.tables.after(at, board) {
                if alpha < beta && hash != Some(next) {
                    self.attempt(next, depth, (&mut alpha, beta), ply, &mut best);
                }
            }
        }
        if alpha < beta {
            self.rest(
                at,
                depth,
                (&mut alpha, beta),
                ply,
                &mut best,
                (hash, [one, two]),
            );
        }
        self.path.pop();
        if self.stopped {
            return 0;
        }
        let (score, next) = best;
        if score < lost {
            // Every turn makes the mover fall.
            return lost - 1;
        }
        if score >= beta && self.killers[here][0] != next.theirs {
            self.killers[here] = [next.theirs, self.killers[here][0]];
        }
        let bound = if score >= beta {
            Bound::Least
        } else if score > first {
            Bound::Exact
        } else {
            Bound::Most
        };
        self.keep(at, next, to_keep(score, ply), depth, bound);
        score
    }

    /// Whether the bout ends in a draw here. A position that repeats on the search path counts as a draw the second time already.
    fn is_draw(&self, at: Stand, ply: u8) -> bool {
        let key = at.key();
        let mut same_mover = self.path.iter().rev().skip(1).step_by(2);
        self.turns + u32::from(ply) >= MOST_TURNS
            || same_mover.any(|&before| before == key)
            || self.thirds.contains(&(ply % 2, key))
    }

    fn worth(&mut self, at: Stand) -> Score {
        let worth = self.tables.worth(at);
        if self.luck == 0 {
            return worth;
        }
        let mixed = (at.key() ^ self.luck).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let wide = if self.turns < EARLY { 58 } else { 61 };
        worth + (mixed >> wide) as Score
    }

    /// Searches one turn.
    fn attempt(
        &mut self,
        next: Stand,
        depth: u8,
        (alpha, beta): (&mut Score, Score),
        ply: u8,
        best: &mut (Score, Stand),
    ) {
        let from = (*alpha).max(best.0);
        let score = if from + 1 >= beta || best.0 < i16::from(ply) + 2 - WIN {
            -self.look(next, depth - 1, -beta, -from, ply + 1)
        } else {
            let score = -self.look(next, depth - 1, -from - 1, -from, ply + 1);
            if score > from && score < beta && !self.stopped {
                -self.look(next, depth - 1, -beta, -from, ply + 1)
            } else {
                score
            }
        };
        if !self.stopped && score > best.0 {
            *best = (score, next);
            *alpha = (*alpha).max(score);
        }
    }

    /// Searches all turns that have not been tried.
    fn rest(
        &mut self,
        at: Stand,
        depth: u8,
        (alpha, beta): (&mut Score, Score),
        ply: u8,
        best: &mut (Score, Stand),
        (hash, killers): (Option<Stand>, [Board; 2]),
    ) {
        let mut list = std::mem::take(&mut self.lists[usize::from(ply)]);
        list.clear();
        let mut cursor = Cursor::new(self.tables, at);
        while let Some(next) = cursor.next(self.tables) {
            if depth == 1 {
                // Skip a turn that cannot be better even at its upper bound: if the other seat can win after it, it is only worse.
                let most = -self.tables.least_worth(next);
                if most <= *alpha && most <= best.0 {
                    self.nodes += 1;
                    continue;
                }
            }
            list.push((-self.worth(next), next));
        }
        if depth > 1 {
            list.sort_unstable_by_key(|&(score, next)| (-score, next.key()));
        }
        for &(score, next) in &list {
            if hash == Some(next) || killers.contains(&next.theirs) {
                continue;
            }
            if depth == 1 && score <= *alpha && score <= best.0 {
                self.nodes += 1;
                continue;
            }
            self.attempt(next, depth, (&mut *alpha, beta), ply, best);
            if *alpha >= beta || self.stopped {
                break;
            }
        }
        self.lists[usize::from(ply)] = list;
    }

    fn place(key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - KEPT)) as usize
    }

    fn kept(&self, at: Stand) -> Option<Entry> {
        let key = at.key();
        let entry = self.kept[Self::place(key)];
        (entry.key == key + 1).then_some(entry)
    }

    fn keep(&mut self, at: Stand, best: Stand, score: Score, depth: u8, bound: Bound) {
        let key = at.key();
        self.kept[Self::place(key)] = Entry {
            key: key + 1,
            best,
            score,
            depth,
            bound,
        };
    }
}
