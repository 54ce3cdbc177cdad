//! Solves the tachiai as a simultaneous choice.
//!
//! The game is between the seat's own hand, which mixes its cards, and every hand that the other may hold. Each of these plays mostly as
//! the [model](super::model) says, and with some weight the worst case for the seat (a restricted Nash response; Johanson, Zinkevich &
//! Bowling 2007). Regret matching plus (Tammelin 2014), averaged, solves it.

use rand::Rng;
use rules::tricks::{Card, CardSet, HAND};

use super::{
    known::Known,
    model::{Odds, Public, Weighed, clash_twice, place},
    thinking::{Effort, Thought},
};

/// For each card of the seat's hand, the probability with which to play it, and how often it wins against what the other then plays.
pub fn think<R: Rng>(
    known: &Known,
    belief: &[Weighed],
    effort: &Effort,
    rng: &mut R,
) -> Vec<Thought> {
    let (by, fear) = (&effort.ahead, effort.fear);
    let own: Vec<Card> = known.view.hand.into_iter().collect();
    let held = known.others;
    let hidden = known.possible.or(known.view.hand);
    let public = Public {
        throws: known.throws(),
        hidden,
        out: CardSet::EMPTY,
        held,
    };
    // For every hand of the other: its weight, what the model plays, and the result of every pair of cards, ordered by the seat's own card
    // first.
    let mut hands: Vec<(f32, Vec<f32>, Vec<f32>)> = Vec::with_capacity(belief.len());
    for &(hand, weight) in belief {
        let odds: Odds = by.clash(&public, hand, rng);
        let model = hand.into_iter().map(|card| odds[place(card)]).collect();
        let result = |&mine: &Card, theirs: Card| {
            clash_twice(known.throws(), [mine, theirs], [known.view.hand, hand]) as f32 / 2.0
        };
        let results = own
            .iter()
            .flat_map(|mine| hand.into_iter().map(move |theirs| result(mine, theirs)))
            .collect();
        hands.push((weight, model, results));
    }
    let mut regret = vec![0.0f32; own.len()];
    let mut average = vec![0.0f32; own.len()];
    let mut theirs = vec![[0.0f32; HAND]; hands.len()];
    let mut wins = vec![0.0f32; own.len()];
    for round in 1..=effort.rounds {
        let mine = matching(&regret);
        let mut gains = vec![0.0f32; own.len()];
        for ((weight, model, results), regret) in hands.iter().zip(&mut theirs) {
            let worst = matching(&regret[..held]);
            let play: Vec<f32> = worst
                .iter()
                .zip(model)
                .map(|(w, m)| fear * w + (1.0 - fear) * m)
                .collect();
            let mut losses = [0.0f32; HAND];
            for ((row, gain), p) in results.chunks_exact(held).zip(&mut gains).zip(&mine) {
                *gain += weight * row.iter().zip(&play).map(|(r, q)| r * q).sum::<f32>();
                losses
                    .iter_mut()
                    .zip(row)
                    .for_each(|(loss, r)| *loss += p * r);
            }
            let mean: f32 = losses.iter().zip(&worst).map(|(l, q)| l * q).sum();
            regret
                .iter_mut()
                .zip(losses)
                .take(held)
                .for_each(|(r, l)| *r = (*r + mean - l).max(0.0));
        }
        let mean: f32 = gains.iter().zip(&mine).map(|(g, p)| g * p).sum();
        for (place, gain) in gains.into_iter().enumerate() {
            regret[place] = (regret[place] + gain - mean).max(0.0);
            average[place] += mine[place] * round as f32;
            wins[place] += gain * round as f32;
        }
    }
    let sum = average.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    let thought = |(place, card)| Thought {
        card,
        often: average[place] / sum,
        wins: wins[place] / sum,
    };
    own.into_iter().enumerate().map(thought).collect()
}

/// The mix in which the weight of every choice is proportional to its regret; uniform if there is no regret.
fn matching(regret: &[f32]) -> Vec<f32> {
    let sum: f32 = regret.iter().sum();
    if sum > 0.0 {
        regret.iter().map(|r| r / sum).collect()
    } else {
        vec![1.0 / regret.len() as f32; regret.len()]
    }
}
