//! The plain opponent: it samples deals that fit what is seen, solves each with all cards known, and plays the card that wins most.
//!
//! This is perfect-information Monte Carlo sampling (Levy 1989, Ginsberg 2001). In the tachiai the averages form a matrix game, and the
//! opponent plays the optimal mix.

use rand::Rng;
use rules::tricks::{Card, CardSet};

use super::{
    Mix,
    known::{Asked, Known},
    model::{clash_twice, place},
    solver,
};
use crate::matrix;

/// The cards that win most over `deals` sampled deals, with equal weights. If no more deals than that are possible, all of them are used.
pub fn mix<R: Rng>(known: &Known, deals: usize, rng: &mut R) -> Mix {
    let hands: Vec<CardSet> = if known.count() <= deals as u64 {
        known.hands().collect()
    } else {
        (0..deals)
            .map(|_| known.possible.sample(known.others, rng))
            .collect()
    };
    let (throws, hand) = (known.throws(), known.view.hand);
    let (own, other) = (known.stand(known.seat), known.stand(known.seat.other()));
    let mut won = [0u32; 20];
    for &theirs in &hands {
        let winning = match known.asked {
            Asked::Tachiai => return tachiai(known, &hands),
            Asked::Lead => solver::winning_leads(throws, own, hand, theirs),
            Asked::Follow(led) => solver::winning_follows(throws, other, led, theirs, hand),
        };
        winning.into_iter().for_each(|card| won[place(card)] += 1);
    }
    let legal = known.view.playable();
    let most = legal.into_iter().map(|card| won[place(card)]).max();
    let best = legal
        .into_iter()
        .filter(|&card| Some(won[place(card)]) == most);
    best.map(|card| (card, 1.0)).collect()
}

/// The mix of the matrix game of average results, the seat's own cards against each card that the other may hold.
fn tachiai(known: &Known, hands: &[CardSet]) -> Mix {
    let own = known.view.hand;
    let average = |mine: Card, theirs: Card| {
        let (mut won, mut met) = (0.0, 0.0);
        for &hand in hands.iter().filter(|hand| hand.contains(theirs)) {
            won += f64::from(clash_twice(known.throws(), [mine, theirs], [own, hand])) / 2.0;
            met += 1.0;
        }
        if met > 0.0 { won / met } else { 0.5 }
    };
    let row = |mine| {
        known
            .possible
            .into_iter()
            .map(move |theirs| average(mine, theirs))
    };
    let payoff: Vec<f64> = own.into_iter().flat_map(row).collect();
    let rows = matrix::solve(&payoff, known.possible.len())
        .map(|solution| solution.rows)
        .unwrap_or_default();
    own.into_iter()
        .zip(rows)
        .map(|(card, p)| (card, p as f32))
        .collect()
}
