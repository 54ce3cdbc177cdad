//! How the five levels play.
//!
//! Makushita assumes that the other seat takes any action. The three above it assume that it plays as the level below them does (a
//! cognitive hierarchy; Camerer, Ho & Chong 2004). All four take a best response to that within their search depth. Now and then they are
//! careless, each in its own way. Yokozuna knows the whole game. `docs/opponents.md` has the figures.

use rules::{
    Game, Side,
    track::{Action, Config, EDGE, Swaps, Track, View},
};

use super::{
    CannotDecide, Memory, Mix,
    choice::Choice,
    lookahead::{Ahead, look},
    solver::Stakes,
    swaps,
};
use crate::Level;

/// The probability with which the level takes each action.
pub(super) fn mix(
    view: &View,
    stakes: Stakes,
    level: Level,
    memory: &mut Memory,
) -> Result<Mix, CannotDecide> {
    let bout = &view.bout;
    let asked = view.viewer.side().filter(|&side| bout.turn().asks(side));
    let seat = asked.ok_or(CannotDecide::NotAsked)?;
    let whole = |seat| bout.hand(seat).len() == bout.held();
    let on_track = (-EDGE..=EDGE).contains(&bout.position());
    if !(on_track && Side::PAIR.into_iter().all(whole)) {
        return Err(CannotDecide::NoSuchBout);
    }
    if level == Level::Yokozuna {
        return Ok(optimal(&Choice::new(bout, stakes, memory)?, seat));
    }
    let sight = Sight::new(bout, stakes, level);
    Ok(sight.mix(level, seat))
}

/// How often the level is careless. With tactics, careless play costs so much that the levels differ enough without further differences.
const fn careless(level: Level, config: Config) -> f32 {
    match (level, config.tactical) {
        (Level::Yokozuna, _) => 0.0,
        // In *oshi-dashi*, a bout goes on until a push-off, so even a slightly careful level would beat random play too clearly.
        (Level::Makushita, true) if config.oshi_dashi => 0.7,
        (_, true) => 0.3,
        (Level::Makushita, false) => 0.85,
        (Level::Maegashira, false) => 0.65,
        (Level::Komusubi, false) => 0.4,
        (Level::Ozeki, false) => 0.5,
    }
}

/// What a level sees, and what the lower levels see that it assumes as its opponents.
struct Sight {
    config: Config,
    near: Ahead,
    /// What ōzeki sees.
    far: Option<Ahead>,
}

impl Sight {
    fn new(bout: &Track, stakes: Stakes, level: Level) -> Self {
        let config = bout.config();
        // Every level knows the table of what the swaps are worth.
        let heard = || Ahead {
            actions: [(); 2].map(|()| Swaps::ALL.map(Action::Swap).to_vec()),
            payoff: swaps::payoff(config, stakes),
        };
        // Tactics can reverse a position, so looking one turn ahead is useless, and three turns take too long.
        let (near, far) = if config.tactical { (2, 2) } else { (1, 3) };
        let see = |turns| match bout.swaps() {
            Some(_) => look(bout, turns),
            None => heard(),
        };
        Self {
            config,
            near: see(near),
            far: (level == Level::Ozeki && far != near).then(|| see(far)),
        }
    }

    fn mix(&self, level: Level, seat: Side) -> Mix {
        let below = match level {
            Level::Makushita | Level::Yokozuna => None,
            Level::Maegashira => Some(Level::Makushita),
            Level::Komusubi => Some(Level::Maegashira),
            Level::Ozeki => Some(Level::Komusubi),
        };
        let theirs = match below {
            Some(below) => self.mix(below, seat.other()),
            None => self.anything(seat.other()),
        };
        let best = self.best(level, seat, &theirs);
        let careless = careless(level, self.config);
        // A careless level takes a random action, except that ōzeki plays its lowest card to save the high ones.
        let slip = match (level, self.anything(seat)) {
            (Level::Ozeki, any) if !matches!(any[..], [(Action::Swap(_), _), ..]) => any
                .into_iter()
                .enumerate()
                .map(|(place, (action, _))| (action, if place == 0 { 1.0 } else { 0.0 }))
                .collect(),
            (_, any) => any,
        };
        let both = best.into_iter().zip(slip);
        let blend = |((action, p), (_, q)): ((Action, f32), (Action, f32))| {
            (action, (1.0 - careless) * p + careless * q)
        };
        both.map(blend).collect()
    }

    /// Every action with equal probability.
    fn anything(&self, seat: Side) -> Mix {
        let own = &self.near.actions[seat.index()];
        let share = 1.0 / own.len().max(1) as f32;
        own.iter().map(|&action| (action, share)).collect()
    }

    /// The best actions against this mix of the other seat, with equal probabilities.
    fn best(&self, level: Level, seat: Side, theirs: &Mix) -> Mix {
        let far = self.far.as_ref().filter(|_| level == Level::Ozeki);
        let ahead = far.unwrap_or(&self.near);
        let own = &ahead.actions[seat.index()];
        let width = ahead.actions[1].len().max(1);
        let mut values = vec![0.0; own.len()];
        for (place, value) in ahead.payoff.iter().enumerate() {
            let (row, column) = (place / width, place % width);
            if seat == Side::East {
                values[row] += value * f64::from(theirs[column].1);
            } else {
                values[column] -= value * f64::from(theirs[row].1);
            }
        }
        let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let as_good: Vec<bool> = values.iter().map(|value| *value >= most - 1e-9).collect();
        let share = 1.0 / as_good.iter().filter(|good| **good).count().max(1) as f32;
        let own = own.iter().zip(as_good);
        own.map(|(&action, good)| (action, if good { share } else { 0.0 }))
            .collect()
    }
}

/// The optimal mix. If it is a single action, others may be equally good against the best answer; then takes the one of them that is best
/// against all actions on average.
fn optimal(choice: &Choice, seat: Side) -> Mix {
    let (actions, solution) = (&choice.actions[seat.index()], &choice.solution);
    let width = choice.actions[1].len().max(1);
    let (mix, sign) = if seat == Side::East {
        (&solution.rows, 1.0)
    } else {
        (&solution.columns, -1.0)
    };
    let mut mix: Mix = actions
        .iter()
        .zip(mix)
        .map(|(&action, &p)| (action, p as f32))
        .collect();
    if mix.iter().all(|(_, p)| *p < 1.0) {
        return mix;
    }
    let worth = |own: usize| {
        let mine = choice.payoff.iter().enumerate().filter(|(place, _)| {
            own == if seat == Side::East {
                place / width
            } else {
                place % width
            }
        });
        let (mut least, mut sum) = (f64::INFINITY, 0.0);
        for (_, value) in mine {
            least = least.min(sign * value);
            sum += sign * value;
        }
        (least, sum)
    };
    let safe = sign * solution.value - 1e-12;
    let best = (0..mix.len())
        .map(|own| (own, worth(own)))
        .filter(|(_, (least, _))| *least >= safe)
        .max_by(|(_, (_, a)), (_, (_, b))| a.total_cmp(b));
    if let Some((best, _)) = best {
        for (own, (_, p)) in mix.iter_mut().enumerate() {
            *p = if own == best { 1.0 } else { 0.0 };
        }
    }
    mix
}
