//! Evaluates every action in a view.

use rand::Rng;
use rules::{
    Determinize, Game, Joint, Side, Step,
    circle::{Action, Card, CardSet, Circle, HAND, View},
};
use serde::{Deserialize, Serialize};

use super::{
    CannotDecide, Mix,
    knowledge::{Knowledge, filled},
    leaves::{Leaves, Worth},
    search::{Position, Search, Second, play_out_turn, won},
};

/// How much work the search does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many reveals to look ahead, at least one.
    pub depth: u32,
    /// The solver's iterations for the first reveal, and for each reveal after it.
    pub rounds: [u32; 2],
}

/// An action and its evaluation.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// The action.
    pub action: Action,
    /// The probability with which to take it.
    pub often: f32,
    /// The estimated probability of winning the bout with it.
    pub wins: f32,
    /// At a reveal, the estimated probability of winning if the other seat knew the action beforehand.
    pub answered: Option<f32>,
}

impl Thought {
    fn new(action: Action, often: f32, value: f32) -> Self {
        Self {
            action,
            often,
            wins: chance(value),
            answered: None,
        }
    }
}

/// The probability of winning, from a value between -1 and 1.
fn chance(value: f32) -> f32 {
    f32::midpoint(1.0, value).clamp(0.0, 1.0)
}

/// How many states that fit the view are sampled for a choice inside a turn, because the other seat may be asked for a card later.
const OTHERS: usize = 12;

/// The seat that acts in this view, and a state that fits the view.
///
/// # Errors
/// The same as [`Opponent::decide`](crate::Opponent::decide).
pub(super) fn complete<R: Rng>(view: &View, rng: &mut R) -> Result<(Side, Circle), CannotDecide> {
    let seat = view.viewer.side().ok_or(CannotDecide::NotAsked)?;
    let bout = Circle::determinize(view, rng).ok_or(CannotDecide::NoSuchBout)?;
    if !bout.turn().asks(seat) {
        return Err(CannotDecide::NotAsked);
    }
    let is_whole = |seat: Side| {
        let elsewhere = [bout.pile(seat), bout.table(seat), bout.aside(seat)];
        let held = bout.hand(seat).len();
        held + elsewhere.map(CardSet::len).iter().sum::<usize>() == Card::ALL.len()
            && (bout.choice().is_some() || held == HAND)
    };
    let whole = Side::PAIR.into_iter().all(is_whole);
    whole
        .then_some((seat, bout))
        .ok_or(CannotDecide::NoSuchBout)
}

/// Evaluates every action that the viewer can choose, in the order of the rules.
///
/// # Errors
/// The same as [`Opponent::decide`](crate::Opponent::decide).
pub fn think<R: Rng>(
    view: &View,
    effort: Effort,
    rng: &mut R,
) -> Result<Vec<Thought>, CannotDecide> {
    let (seat, bout) = complete(view, rng)?;
    let leaves = Leaves::known();
    let mut search = Search::new(&leaves, effort.rounds[1]);
    if view.choice.is_none() {
        reveal(view, seat, effort, &mut search)
    } else {
        let mut bouts = vec![bout];
        while bouts.len() < OTHERS {
            bouts.push(Circle::determinize(view, rng).ok_or(CannotDecide::NoSuchBout)?);
        }
        Ok(within(&bouts, seat, effort, &leaves, &mut search))
    }
}

/// The probability with which to take each action.
///
/// # Errors
/// The same as [`Opponent::decide`](crate::Opponent::decide).
pub fn mix<R: Rng>(view: &View, effort: Effort, rng: &mut R) -> Result<Mix, CannotDecide> {
    let thoughts = think(view, effort, rng)?.into_iter();
    Ok(thoughts
        .map(|thought| (thought.action, thought.often))
        .collect())
}

/// Evaluates each card that can be revealed.
fn reveal(
    view: &View,
    seat: Side,
    effort: Effort,
    search: &mut Search,
) -> Result<Vec<Thought>, CannotDecide> {
    let position = Position {
        board: view.board,
        priority: view.priority,
        knowledge: Side::PAIR.map(|seat| Knowledge::of(view, seat)),
    };
    let mut reveal = search.reveal(&position, effort.depth, Some((seat, view.hand)));
    reveal.solve(effort.rounds[0]);
    let hands = reveal.hands[seat.index()].iter().zip(reveal.values(seat));
    let mut own = hands.filter(|(hand, _)| hand.set() == view.hand);
    let (hand, values) = own.next().ok_or(CannotDecide::NoSuchBout)?;
    let cards = hand.cards.into_iter().zip(hand.mix()).zip(values);
    let cards = cards.zip(reveal.answered(seat, hand));
    let thought = |(((card, often), value), answered)| Thought {
        answered: Some(chance(answered)),
        ..Thought::new(Action::Reveal(card), often, value)
    };
    Ok(cards.map(thought).collect())
}

/// Evaluates each action of a choice inside a turn, averaged over states that fit the view.
fn within(
    bouts: &[Circle],
    seat: Side,
    effort: Effort,
    leaves: &Leaves,
    search: &mut Search,
) -> Vec<Thought> {
    let options = bouts.first().map(|bout| bout.options(seat));
    let sign = if seat == Side::East { 1.0 } else { -1.0 };
    let mut thoughts = Vec::new();
    for action in options.into_iter().flatten() {
        let mut value = 0.0;
        for bout in bouts {
            let mut next = *bout;
            if next
                .apply(Step::Act(Joint::One(seat.into(), action)), &mut ())
                .is_err()
            {
                continue;
            }
            let end = play_out_turn(next, Second::Any, &|end| {
                judge(end, seat, |at| leaves.worth(at.board, at.priority))
            });
            let share = sign / bouts.len() as f32;
            value += share
                * judge(&end, seat, |at| {
                    search.worth(at, effort.depth.saturating_sub(1))
                });
        }
        thoughts.push(Thought::new(action, 0.0, value));
    }
    let wins = thoughts.iter().map(|thought| thought.wins);
    let most = wins.fold(0.0, f32::max);
    if let Some(best) = thoughts.iter_mut().find(|thought| thought.wins >= most) {
        best.often = 1.0;
    }
    thoughts
}

/// What a bout is worth to East at the end of a turn or when it is over, for a viewer who sees the hand of `seat` only.
fn judge(bout: &Circle, seat: Side, worth: impl FnOnce(&Position) -> Worth) -> f32 {
    if let Some(verdict) = bout.verdict() {
        return won(verdict);
    }
    let knowledge = |seat: Side| {
        let held = bout.hand(seat);
        let hidden = bout.pile(seat).or(held).without(bout.known(seat));
        Knowledge::new(bout.known(seat), hidden).refilled(held.len())
    };
    let at = Position {
        board: bout.board(),
        priority: bout.priority(),
        knowledge: Side::PAIR.map(knowledge),
    };
    let worth = worth(&at);
    let adds = Side::PAIR.map(|of| {
        let weights = &worth.cards[of.index()];
        if of == seat {
            filled(weights, bout.hand(of), bout.pile(of), bout.aside(of))
        } else {
            at.knowledge[of.index()].weight(weights)
        }
    });
    worth.value + adds[0] - adds[1]
}
