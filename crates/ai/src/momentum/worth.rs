//! The static evaluation of a position.

use super::{
    boards::{BOARDS, Board, Boards},
    ring::{Cell, Ring},
    search::Score,
    tables::{Stand, Tables},
    weights::WEIGHTS,
};

/// The number of features of one seat.
const ONE: usize = 48;
/// The number of features: the mover's, the other seat's, and those of both together.
pub const FEATURES: usize = 2 * ONE + THREATS + 14;
/// The groups of features in order: what each says, and how many features it has.
pub const GROUPS: [(&str, usize); 12] = [
    ("How far the mover is from the rim", 8),
    ("How many of its nets stay in the ring", 15),
    ("How long its net is", 7),
    ("How far from the rim that leads", 12),
    ("How many of its momentum hexes are empty", 6),
    ("How far the other is from the rim", 8),
    ("How many of its nets stay in the ring", 15),
    ("How long its net is", 7),
    ("How far from the rim that leads", 12),
    ("How many of its momentum hexes are empty", 6),
    ("How many of its nets would win", THREATS),
    ("How far they are apart", 14),
];
/// The number of classes of threats.
const THREATS: usize = 6;
/// How many features a position has at one time: five for each seat and two for both together.
pub const SEEN_AT_ONCE: usize = 2 * 5 + 2;

/// Whose features these are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Mover,
    Other,
}

/// A cache for the part of the evaluation that depends on one seat's place and momentum; filled on first use.
#[derive(Clone, Debug)]
pub(super) struct Worths {
    known: Vec<Score>,
    weights: Vec<Score>,
    /// The weight of the worst threat.
    most_threat: Score,
}

/// Marks a value that has not been computed yet.
const UNKNOWN: Score = Score::MIN;

impl Worths {
    pub(super) fn new(ring: &Ring) -> Self {
        Self {
            known: vec![UNKNOWN; 2 * ring.cells() * BOARDS],
            weights: WEIGHTS.to_vec(),
            most_threat: most_threat(&WEIGHTS),
        }
    }
}

fn most_threat(weights: &[Score; FEATURES]) -> Score {
    let threats = weights.iter().skip(2 * ONE).take(THREATS);
    threats.copied().min().unwrap_or_default()
}

/// The indices of one seat's features: its distance from the rim, how many of its nets stay in the ring, how long its net is, how far from
/// the rim that leads, and how many of its hexes are empty.
fn one(ring: &Ring, boards: &mut Boards, at: Cell, board: Board) -> [usize; 5] {
    let (q, r) = ring.hex(at);
    let from_middle = |[v, right, left]: [i8; 3]| {
        let (q, r) = (q + right - left, r - v - right);
        q.abs().max(r.abs()).max((q + r).abs()) as usize
    };
    let side = usize::from(ring.side());
    boards.leans(board);
    let nets = boards.made(board).nets.iter();
    let inside = nets.filter(|(net, _)| from_middle(boards.amounts(*net)) < side);
    let inside = inside.count();
    let amounts = boards.amounts(boards.net(board));
    let length: i8 = amounts.iter().map(|a| a.abs()).sum();
    let disks = boards.disks(board).into_iter();
    let empty: usize = disks.map(|disks| usize::from(disks == 0)).sum();
    [
        side - 1 - usize::from(ring.from_middle(at)),
        8 + (inside / 6).min(14),
        23 + length as usize / 2,
        // How far inside the rim the net leads, plus 5, from 0 to 11.
        30 + (side + 4 - from_middle(amounts).min(side + 4)).min(11),
        42 + empty,
    ]
}

impl Tables {
    fn side_worth(&mut self, role: Role, at: Cell, board: Board) -> Score {
        let place = (role as usize * self.ring.cells() + usize::from(at)) * BOARDS;
        let place = place + usize::from(board);
        let known = self.worths.known[place];
        if known != UNKNOWN {
            return known;
        }
        let features = one(&self.ring, &mut self.boards, at, board);
        let weight = |feature| self.worths.weights[role as usize * ONE + feature];
        let sum: Score = features.into_iter().map(weight).sum();
        self.worths.known[place] = sum;
        sum
    }

    /// How many nets of the other seat would win if the mover did nothing.
    fn threats(&mut self, at: Stand) -> u32 {
        let (own, other) = (self.ring.across(at.other), self.ring.across(at.own));
        let span = self.boards.span(at.theirs);
        let wins = &self.ring.wins(own, other, &self.boards)[span.clone()];
        let reach = &self.boards.reach(at.theirs)[span];
        let both = wins.iter().zip(reach).map(|(win, net)| win & net);
        both.map(u64::count_ones).sum()
    }

    fn threat(&mut self, at: Stand) -> usize {
        let threats = match self.threats(at) {
            0 => 0,
            1..3 => 1,
            3..7 => 2,
            7..15 => 3,
            15..30 => 4,
            _ => 5,
        };
        2 * ONE + threats
    }

    fn apart(&self, at: Stand) -> usize {
        let (a, b) = (self.ring.hex(at.own), self.ring.hex(at.other));
        let (q, r) = (a.0 - b.0, a.1 - b.1);
        let apart = q.abs().max(r.abs()).max((q + r).abs()) as usize;
        2 * ONE + THREATS + apart.min(13)
    }

    /// The evaluation without the threats.
    fn places(&mut self, at: Stand) -> Score {
        let own = self.side_worth(Role::Mover, at.own, at.mine);
        let other = self.side_worth(Role::Other, self.ring.across(at.other), at.theirs);
        own + other + self.worths.weights[self.apart(at)]
    }

    /// The score of a position for the seat to move, if it has no win at once.
    pub fn worth(&mut self, at: Stand) -> Score {
        let threat = self.threat(at);
        self.places(at) + self.worths.weights[threat]
    }

    /// A lower bound of that score, faster to compute.
    pub(super) fn least_worth(&mut self, at: Stand) -> Score {
        self.places(at) + self.worths.most_threat
    }

    /// The features of a position, for the program that fits the weights.
    pub fn features(&mut self, at: Stand) -> [usize; SEEN_AT_ONCE] {
        let mut features = [0; SEEN_AT_ONCE];
        let own = one(&self.ring, &mut self.boards, at.own, at.mine);
        let other = self.ring.across(at.other);
        let other = one(&self.ring, &mut self.boards, other, at.theirs).map(|f| f + ONE);
        let all = own
            .into_iter()
            .chain(other)
            .chain([self.threat(at), self.apart(at)]);
        for (place, feature) in features.iter_mut().zip(all) {
            *place = feature;
        }
        features
    }

    /// Evaluates with these weights from now on.
    pub fn weigh(&mut self, weights: &[Score; FEATURES]) {
        self.worths.known.fill(UNKNOWN);
        self.worths.weights = weights.to_vec();
        self.worths.most_threat = most_threat(weights);
    }
}
