//! Problems of `circle`: plays that win for certain in this turn or the next, whatever the other seat holds and plays and whatever is drawn.
//!
//! The solver knows what its view shows, and the win is proved by [`sure`](ai::circle::sure). So hidden cards never make a problem unfair,
//! and nothing is estimated. The worth of other plays is not known: they are only known not to win for certain as soon. The depth is the
//! number of turns, this one included.
//!
//! The other seat's best defences, with the hand that it has, are those after which the solver does not win in the same turn, if there are
//! any.
//!
//! **Grade.** A choice inside a turn that wins in that turn is 1. A card that wins in this turn is 2, or 3 if another card would win in more
//! than half of the cases (a case is a hand and a card of the other seat). A win in the next turn is 4, or 5 if it begins with a card
//! that is no attack or takes more than two choices.

use ai::circle::sure::{Sure, after};
use rules::{
    Game, Joint, Side, Step, Turn,
    circle::{Action, CardSet, Circle},
};

use super::{Judged, Posed, Posing, SOLVER, Weighed, never_alike};

const OWN: Side = Side::East;
const OTHER: Side = Side::West;
/// Proves the solver's wins.
const SURE: Sure = Sure(OWN);
/// The most turns in which a win is proved.
const MOST_TURNS: u8 = 2;
/// A win in the next turn is looked for only if the other seat's hidden cards are among at most this many.
const MOST_UNSEEN: usize = 6;

impl Posed for Circle {
    const POSING: Option<Posing<Self>> = Some(Posing {
        tags: &[],
        judge: |_, bout, ()| judge(bout),
        defences: |_, bout, own, ()| defences(bout, own),
        weigh: |bout, (), action, ()| weigh(bout, action),
        luck: |_| true,
        alike: never_alike,
        grade: |first, choices| match (first.depth, first.best) {
            (1, Action::Reveal(_)) => 2 + u8::from(first.subtle),
            (1, _) => 1,
            _ => 4 + u8::from(first.subtle || choices > 2),
        },
        position: |_, bout| {
            let mut view = SURE.view(bout);
            view.turns = 0;
            format!("{view:?}")
        },
    });
}

fn judge(bout: &Circle) -> Option<Judged<Action>> {
    let seen = SURE.view(bout);
    let states: Vec<Circle> = seen.states().collect();
    let options: Vec<Action> = bout.options(OWN).collect();
    let reveals = bout.choice().is_none();
    for depth in 1..=MOST_TURNS {
        let few = seen.unseen(OTHER).len() <= MOST_UNSEEN;
        if depth > 1 && !few {
            return None;
        }
        let wins = |&action: &Action| SURE.wins_with(&states, action, depth - 1);
        let sure: Vec<Action> = options.iter().copied().filter(wins).collect();
        let Some(&best) = sure.first() else {
            continue;
        };
        // Choices inside a turn that all win at once count as one. Cards do not: two that win are two answers.
        let at_once = |action: &&Action| {
            let mut next = states.iter().flat_map(|state| SURE.acted(state, **action));
            next.all(|next| SURE.won(&next))
        };
        let same = match sure.iter().filter(at_once).count() {
            same if same > 0 && !reveals => same,
            _ => 1,
        };
        let others = options.iter().filter(|&&action| action != best);
        let near = others
            .map(|&action| share(&states, action))
            .fold(0.0, f64::max);
        let attacks = |action| match action {
            Action::Reveal(card) => CardSet::ATTACKS.contains(card),
            _ => true,
        };
        return Some(Judged {
            best,
            plays: options.len() + 1 - same,
            single: sure.len() == same && options.len() > same,
            worth: 100.0,
            other: None,
            depth,
            subtle: reveals
                && if depth == 1 {
                    near > 0.5
                } else {
                    !attacks(best)
                },
        });
    }
    None
}

/// If the action does not win for certain: what the other seat, with the hand that it has, plays against it, if the other seat plays anything
/// before luck or the solver decides.
fn weigh(bout: &Circle, action: Action) -> Option<Weighed<Action>> {
    let turns = judge(bout)?.depth;
    let seen = SURE.view(bout);
    let states: Vec<Circle> = seen.states().collect();
    if SURE.wins_with(&states, action, turns - 1) {
        return Some(Weighed::Sure { turns: Some(turns) });
    }
    let (asked, at) = if bout.choice().is_none() {
        (true, *bout)
    } else {
        let next = after(bout, Step::Act(Joint::One(SOLVER, action)))?;
        (next.turn().asks(OTHER), next)
    };
    let replies = at.options(OTHER).filter(|_| asked);
    let replies = replies.filter_map(|reply| {
        let joint = if bout.choice().is_none() {
            Joint::Both([action, reply])
        } else {
            Joint::One(OTHER.into(), reply)
        };
        Some((reply, after(&at, Step::Act(joint))?))
    });
    let replies: Vec<(Action, Circle)> = replies.collect();
    let wins = replies.iter().find(|(_, end)| loses(end));
    if let Some(&(reply, _)) = wins {
        return Some(Weighed::Loses { reply: Some(reply) });
    }
    let holds_out = |end: &Circle| !SURE.wins(vec![*end], turns - 1);
    let holds = replies.iter().find(|(_, end)| holds_out(end));
    let reply = holds.map(|&(reply, _)| reply);
    let hidden = || {
        let held: Vec<Action> = bout.options(OTHER).collect();
        states.iter().find_map(|state| {
            let mut cards = state.options(OTHER).filter(|card| !held.contains(card));
            cards.find(|&card| {
                let end = after(state, Step::Act(Joint::Both([action, card])));
                end.is_some_and(|end| holds_out(&end))
            })
        })
    };
    Some(match (asked && reply.is_none()).then(hidden).flatten() {
        Some(reply) => Weighed::Hidden { reply },
        None => Weighed::Unsure { turns, reply },
    })
}

/// Whether the other seat wins for certain in this turn, whatever the solver still chooses in it.
fn loses(bout: &Circle) -> bool {
    let ends = |seat: Side| -> Vec<Circle> {
        let steps = bout.options(seat);
        let steps = steps.map(|action| Step::Act(Joint::One(seat.into(), action)));
        steps.filter_map(|step| after(bout, step)).collect()
    };
    match bout.turn() {
        Turn::Over(_) => !SURE.won(bout),
        Turn::Act(_) if bout.choice().is_none() => false,
        turn if turn.asks(OWN) => ends(OWN).iter().all(loses),
        Turn::Act(_) => ends(OTHER).iter().any(loses),
        Turn::Chance => false,
    }
}

/// In which share of the cases the action wins for certain in this turn.
fn share(states: &[Circle], action: Action) -> f64 {
    let cases: Vec<Circle> = states
        .iter()
        .flat_map(|state| SURE.acted(state, action))
        .collect();
    let wins = cases
        .iter()
        .filter(|&&case| SURE.wins(vec![case], 0))
        .count();
    wins as f64 / cases.len().max(1) as f64
}

fn defences(bout: &Circle, own: Option<Action>) -> Vec<Step<Circle>> {
    let steps = bout.options(OTHER).map(|action| {
        Step::Act(match own {
            Some(own) => Joint::Both([own, action]),
            None => Joint::One(OTHER.into(), action),
        })
    });
    let steps = steps.filter_map(|step| Some((step, SURE.wins(vec![after(bout, step)?], 0))));
    let steps: Vec<(Step<Circle>, bool)> = steps.collect();
    let holds = steps.iter().any(|(_, lost)| !lost);
    let best = steps.into_iter().filter(|(_, lost)| !(holds && *lost));
    best.map(|(step, _)| step).collect()
}
