//! The plain opponent: sample deals that fit what is seen, solve each with all cards known, play the card that wins most.
//!
//! (Perfect-information Monte Carlo sampling; Levy 1989, Ginsberg 2001.) In the tachiai the averages form a matrix game, and its mix is played.

use rand::{Rng, RngExt};

use super::{
    known::{Asked, Known},
    solver::{self, Stand},
};
use crate::{
    ai::matrix,
    rules::tricks::{Card, CardSet},
};

/// A card chosen after at most `deals` deals; all deals there can be when they are no more than that. `None` if the seat has no card.
pub fn choose<R: Rng>(known: &Known, deals: usize, rng: &mut R) -> Option<Card> {
    let hands: Vec<CardSet> = if known.count() <= deals as u64 {
        known.hands().collect()
    } else {
        (0..deals)
            .map(|_| known.possible.sample(known.others, rng))
            .collect()
    };
    let hand = known.view.hand;
    let wins: Box<dyn Fn(CardSet) -> CardSet> = match known.asked {
        Asked::Tachiai => return tachiai(known, &hands, rng),
        Asked::Lead => Box::new(|other| {
            solver::winning_leads(known.throws(), known.stand(known.seat), hand, other)
        }),
        Asked::Follow(led) => Box::new(move |other| {
            let stand = known.stand(known.seat.other());
            solver::winning_follows(known.throws(), stand, led, other, hand)
        }),
    };
    let mut won = [0u32; 20];
    for &other in &hands {
        for card in wins(other) {
            won[usize::from(u8::from(card))] += 1;
        }
    }
    let most = |card: &Card| won[usize::from(u8::from(*card))];
    let best = known
        .view
        .playable()
        .into_iter()
        .map(|card| most(&card))
        .max()?;
    let equal: CardSet = known
        .view
        .playable()
        .into_iter()
        .filter(|card| most(card) == best)
        .collect();
    equal.nth(rng.random_range(0..equal.len()))
}

/// The mix of the matrix game of average results, own cards against each card that the other may hold.
fn tachiai<R: Rng>(known: &Known, hands: &[CardSet], rng: &mut R) -> Option<Card> {
    let own: Vec<Card> = known.view.hand.into_iter().collect();
    let theirs: Vec<Card> = known.possible.into_iter().collect();
    let mut payoff = Vec::with_capacity(own.len());
    for &card in &own {
        let mine = known.view.hand.without([card].into_iter().collect());
        let row = theirs.iter().map(|&against| {
            let (mut won, mut met) = (0.0, 0.0);
            for other in hands.iter().filter(|hand| hand.contains(against)) {
                let other = other.without([against].into_iter().collect());
                let leads = |leader, follower| {
                    solver::leader_wins(known.throws(), Stand::Centre, leader, follower)
                };
                met += 1.0;
                // A tie leaves both where they are: half a win.
                won += match card.number().cmp(&against.number()) {
                    std::cmp::Ordering::Greater => f64::from(u8::from(leads(mine, other))),
                    std::cmp::Ordering::Less => f64::from(u8::from(!leads(other, mine))),
                    std::cmp::Ordering::Equal => 0.5,
                };
            }
            if met > 0.0 { won / met } else { 0.5 }
        });
        payoff.push(row.collect());
    }
    let mix = matrix::solve(&payoff)?.rows;
    let mut point = rng.random_range(0.0..1.0);
    for (&card, p) in own.iter().zip(&mix) {
        point -= p;
        if point < 0.0 {
            return Some(card);
        }
    }
    own.iter()
        .zip(&mix)
        .max_by(|a, b| a.1.total_cmp(b.1))
        .map(|(&card, _)| card)
}
