//! The strongest opponent.

use rand::Rng;
use rules::{Side, tricks::Card};

use super::{
    Mix,
    endgame::{self, Endgame},
    known::{Asked, Known, subsets},
    lookahead::{Mine, Search},
    model::{self, Sharpness},
    solver::Stand,
    tachiai,
};

/// How much work the opponent does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// The model of the other for weighing its hands by what it has played.
    pub reading: Sharpness,
    /// The model of the other for the search.
    pub ahead: Sharpness,
    /// How many tricks are searched before all cards count as known.
    pub tricks: u32,
    /// How much of the other's tachiai is assumed to be the worst case, from 0 to 1.
    pub fear: f32,
    /// The solver's iterations for the tachiai.
    pub rounds: usize,
    /// With this many cards in hand or fewer, the rest of the bout is solved.
    pub solved: usize,
    /// The solver's iterations for the rest of the bout.
    pub solving: u32,
}

impl Default for Effort {
    /// The effort that `docs/opponents.md` measures.
    fn default() -> Self {
        Self {
            reading: Sharpness {
                draws: 16,
                temperature: 0.15,
                careless: 0.1,
            },
            ahead: Sharpness {
                draws: 12,
                temperature: 0.1,
                careless: 0.05,
            },
            tricks: 2,
            fear: 0.3,
            rounds: 300,
            solved: 3,
            solving: 60,
        }
    }
}

/// The evaluation of one card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought {
    /// The card.
    pub card: Card,
    /// The weight with which to play it.
    pub often: f32,
    /// The estimated probability of winning with it.
    pub wins: f32,
}

/// The weight with which to play each card.
pub fn mix<R: Rng>(known: &Known, effort: &Effort, rng: &mut R) -> Mix {
    let legal = known.view.playable();
    if legal.len() == 1 {
        return legal.into_iter().map(|card| (card, 1.0)).collect();
    }
    let thoughts = think(known, effort, rng);
    thoughts
        .into_iter()
        .map(|thought| (thought.card, thought.often))
        .collect()
}

/// Evaluates every legal card.
pub fn think<R: Rng>(known: &Known, effort: &Effort, rng: &mut R) -> Vec<Thought> {
    let view = &known.view;
    let (seat, other) = (known.seat, known.seat.other());
    let belief = model::read(view, other, known.hands(), &effort.reading, rng);
    let (stand, led) = match known.asked {
        Asked::Tachiai => return tachiai::think(known, &belief, effort, rng),
        Asked::Lead => (known.stand(seat), None),
        Asked::Follow(led) => (known.stand(other), Some(led)),
    };
    let mine = Mine {
        hand: view.hand,
        hidden: known.hidden(),
        out: view.out_of(seat).cards(),
    };
    let mut search = Search {
        throws: known.throws(),
        other: effort.ahead,
        rng,
    };
    let values = match led {
        Some(led) => search.follows(mine, &belief, stand, led, effort.tricks),
        None => search.leads(mine, &belief, stand, effort.tricks),
    };
    let best = values.iter().map(|(_, wins)| *wins).fold(0.0, f32::max);
    let solved = if view.hand.len() <= effort.solved {
        solve(known, stand, led, effort, rng)
    } else {
        None
    };
    let often = |card: Card, wins: f32| match &solved {
        Some(mix) => mix
            .iter()
            .find(|(played, _)| *played == card)
            .map_or(0.0, |(_, p)| *p),
        None if wins >= best => 1.0,
        None => 0.0,
    };
    let thought = |(card, wins)| Thought {
        card,
        often: often(card, wins),
        wins,
    };
    values.into_iter().map(thought).collect()
}

/// Solves the rest of the bout. The other is assumed to weigh this seat's hands as this seat weighs the other's.
fn solve<R: Rng>(
    known: &Known,
    stand: Stand,
    led: Option<Card>,
    effort: &Effort,
    rng: &mut R,
) -> Option<Mix> {
    let view = &known.view;
    let hidden = known.hidden();
    let mut range = |seat: Side, held: usize| {
        let possible = hidden.without(view.out_of(seat).cards());
        model::read(view, seat, subsets(possible, held), &effort.reading, rng)
    };
    let own = range(known.seat, view.hand.len());
    let others = range(known.seat.other(), known.others);
    let endgame = Endgame {
        throws: known.throws(),
        stand,
        led,
    };
    endgame::mix(&endgame, view.hand, &own, &others, effort.solving)
}
