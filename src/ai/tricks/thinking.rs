//! The strongest opponent.

use rand::Rng;

use super::{
    Mix,
    endgame::{self, Endgame},
    known::{Asked, Known, subsets},
    lookahead::{Mine, Search},
    model::{self, Sharpness},
    tachiai,
};
/// How much is thought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// The model of the other, in reading what was played.
    pub reading: Sharpness,
    /// The model of the other, in looking ahead.
    pub ahead: Sharpness,
    /// Tricks looked through.
    pub tricks: u32,
    /// How much of the other's tachiai is feared to be the worst, from 0 to 1.
    pub fear: f32,
    /// Rounds in which the tachiai is solved.
    pub rounds: usize,
    /// With so many cards in hand or fewer, the rest of the bout is solved.
    pub solved: usize,
    /// Rounds in which it is.
    pub solving: u32,
}

impl Default for Effort {
    /// As measured in `docs/opponents.md`.
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
                careless: 0.2,
            },
            tricks: 2,
            fear: 0.3,
            rounds: 300,
            solved: 3,
            solving: 60,
        }
    }
}

/// How often each card is to be played.
pub fn mix<R: Rng>(known: &Known, effort: &Effort, rng: &mut R) -> Mix {
    let view = &known.view;
    let (seat, other) = (known.seat, known.seat.other());
    if let Some(card) = view
        .playable()
        .nth(0)
        .filter(|_| view.playable().len() == 1)
    {
        return vec![(card, 1.0)];
    }
    let belief = model::read(view, other, known.hands(), &effort.reading, rng);
    let stand = match known.asked {
        Asked::Tachiai => {
            return tachiai::mix(
                known,
                &belief,
                &effort.ahead,
                effort.fear,
                effort.rounds,
                rng,
            );
        }
        Asked::Lead => known.stand(seat),
        Asked::Follow(_) => known.stand(other),
    };
    if view.hand.len() <= effort.solved {
        // The other weighs the own hands as the own seat weighs the other's.
        let hidden = known.hidden();
        let possible = hidden.without(view.out_of(seat).cards());
        let own = model::read(
            view,
            seat,
            subsets(possible, view.hand.len()),
            &effort.reading,
            rng,
        );
        let theirs = subsets(hidden.without(view.out_of(other).cards()), known.others);
        let others = model::read(view, other, theirs, &effort.reading, rng);
        let led = match known.asked {
            Asked::Follow(led) => Some(led),
            _ => None,
        };
        let endgame = Endgame {
            throws: known.throws(),
            stand,
            led,
        };
        if let Some(mix) = endgame::mix(&endgame, view.hand, &own, &others, effort.solving) {
            return mix;
        }
    }
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
    let values = match known.asked {
        Asked::Follow(led) => search.follows(mine, &belief, stand, led, effort.tricks),
        _ => search.leads(mine, &belief, stand, effort.tricks),
    };
    let best = values.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
    best.into_iter().map(|(card, _)| (card, 1.0)).collect()
}
