//! Problems of `momentum`: forced wins in one, two or three of the solver's own turns.
//!
//! The depth is that number of turns; the search of [`Forced`] looks at every reply and estimates nothing. **One turn:** the solver can
//! push the other off at once, with at most [`FEW`] of the momentum boards that two disk moves can make. All these turns win at once, so
//! they count as one ([`alike`](super::alike)). **Two or three turns:** exactly one result of a turn forces the win in time. Turns with the
//! same result are one play, because they lead to the same state: whoever compares a player's turn with the solution must compare states,
//! not actions.
//!
//! The worth of other turns is not known: it is proved only that they do not force the win as fast. The other seat's best defences are
//! those that hold out longest. If the win comes in the next turn, they are those that leave the fewest boards that win; otherwise the
//! first [`REPLIES`] that the generator of turns makes.
//!
//! **Grade.** A win at once is 1, or 2 if at most [`VERY_FEW`] boards win; a win in two turns is 3, or 4 if its first turn does not push the
//! other seat; a win in three turns is 5.

use ai::momentum::{
    Memory,
    forced::Forced,
    search::FORCED,
    tables::{Stand, Tables},
    thinking::Question,
};
use rules::{
    Game, Joint, Outcome, Side, Step, Turn,
    momentum::{Action, MOST_TURNS, Momentum},
};

use super::{Judged, Posed, Posing, SOLVER, Weighed, never_alike, no_luck};

/// How many boards may win at once in a problem.
pub const FEW: usize = 6;
/// With how many winning boards a win at once is hard to find.
pub const VERY_FEW: usize = 2;
/// The most own turns in which a win is forced.
const MOST_OWN_TURNS: u8 = 3;
/// How many of the defences that hold out longest count as best.
pub const REPLIES: usize = 4;

impl Posed for Momentum {
    const POSING: Option<Posing<Self>> = Some(Posing {
        tags: &[("Side", "7"), ("First", "east")],
        judge: |_, bout, memory| judge(bout, memory),
        defences: |_, bout, _, memory| defences(bout, memory).unwrap_or_default(),
        weigh: |bout, (), action, memory| weigh(bout, action, memory),
        luck: no_luck,
        alike: never_alike,
        grade: |first, _| (2 * first.depth).saturating_sub(1).min(5) + u8::from(first.subtle),
        position: |_, bout| {
            let position = bout.position();
            format!("{} {:x}", position.side().get(), position.key())
        },
    });
}

/// The decision of the seat that acts. `None` if the rule of repetition or the last turn could end the bout before the win.
fn question(bout: &Momentum, memory: &mut Memory) -> Option<Question> {
    let question = Question::in_bout(bout, memory)?;
    let repeats = question.twice.iter().any(|stands| !stands.is_empty());
    let time = bout.turns() + 2 * u16::from(MOST_OWN_TURNS) < MOST_TURNS;
    (time && !repeats).then_some(question)
}

fn judge(bout: &Momentum, memory: &mut Memory) -> Option<Judged<Action>> {
    let question = question(bout, memory)?;
    let tables = memory.tables(question.position.side());
    let judged = |best, single, depth, subtle| Judged {
        best,
        // There are always several turns.
        plays: usize::MAX,
        single,
        worth: 100.0,
        other: None,
        depth,
        subtle,
    };
    if let Some(best) = question.winning(tables) {
        let boards = winning_boards(tables, question.at);
        return Some(judged(best, boards <= FEW, 1, boards <= VERY_FEW));
    }
    for turns in 2..=MOST_OWN_TURNS {
        let mut forced = Forced::new(tables, u64::MAX);
        if forced.win(question.at, turns).is_none() {
            continue;
        }
        let (next, single) = forcing(tables, question.at, turns)?;
        // The same hex, as the other seat sees it.
        let quiet = tables.ring.across(next.own) == question.at.other;
        let best = question.action(next, tables);
        return Some(judged(best, single, turns, quiet && turns == 2));
    }
    None
}

/// In how many of its own turns the mover forces a win, as far as that is looked for.
fn forced_in(tables: &mut Tables, at: Stand) -> Option<u8> {
    if tables.wins(at) {
        return Some(1);
    }
    let mut turns = 2..=MOST_OWN_TURNS;
    turns.find(|&turns| Forced::new(tables, u64::MAX).win(at, turns).is_some())
}

/// The solver itself may lose: its opponent's wins are looked for two turns ahead.
fn weigh(bout: &Momentum, action: Action, memory: &mut Memory) -> Option<Weighed<Action>> {
    let question = question(bout, memory)?;
    let turns = forced_in(memory.tables(question.position.side()), question.at)?;
    let mut next = bout.clone();
    let step = Step::Act(Joint::One(SOLVER, action));
    next.apply(step, &mut ()).ok()?;
    let unsure = |reply| Some(Weighed::Unsure { turns, reply });
    match next.turn() {
        Turn::Over(Outcome::Win(SOLVER)) => return Some(Weighed::Sure { turns: Some(1) }),
        Turn::Over(_) => return unsure(None),
        _ => (),
    }
    let answer = Question::in_bout(&next, memory)?;
    let tables = memory.tables(answer.position.side());
    if let Some(reply) = answer.winning(tables) {
        return Some(Weighed::Loses { reply: Some(reply) });
    }
    let saved = if turns > 1 {
        match Forced::new(tables, u64::MAX).saved(answer.at, turns - 1) {
            Some(saved) => Some(saved),
            None => return Some(Weighed::Sure { turns: Some(turns) }),
        }
    } else {
        None
    };
    if let Some(wins) = Forced::new(tables, FORCED).win(answer.at, 2) {
        let reply = Some(answer.action(wins, tables));
        return Some(Weighed::Loses { reply });
    }
    unsure(saved.map(|saved| answer.action(saved, tables)))
}

/// How many of the boards that two disk moves can make push the other seat off.
fn winning_boards(tables: &mut Tables, at: Stand) -> usize {
    let nets = tables.boards.leans(at.mine).nets.clone();
    let (mut from, mut boards) = (0, 0);
    for (net, to) in nets {
        let amounts = tables.boards.amounts(net);
        if tables.ring.ends(at.own, at.other, amounts).won {
            boards += usize::from(to - from);
        }
        from = to;
    }
    boards
}

/// A result of a turn after which the other seat is lost within that many turns of the mover, and whether it is the only one.
fn forcing(tables: &mut Tables, at: Stand, turns: u8) -> Option<(Stand, bool)> {
    let mut first = None;
    for next in tables.turns(at) {
        let lost = !tables.wins(next) && Forced::new(tables, u64::MAX).lost(next, turns - 1);
        match first {
            Some(first) if lost => return Some((first, false)),
            None if lost => first = Some(next),
            _ => (),
        }
    }
    first.map(|first| (first, true))
}

/// How long the player who has just moved holds out: the number of turns after which the mover wins, or one more than the most.
fn holds_out(tables: &mut Tables, at: Stand) -> u8 {
    if tables.wins(at) {
        return 1;
    }
    let mut turns = 2..MOST_OWN_TURNS;
    let won = turns.find(|&turns| Forced::new(tables, u64::MAX).win(at, turns).is_some());
    won.unwrap_or(MOST_OWN_TURNS)
}

fn defences(bout: &Momentum, memory: &mut Memory) -> Option<Vec<Step<Momentum>>> {
    let question = question(bout, memory)?;
    let tables = memory.tables(question.position.side());
    let mut replies: Vec<(u8, Stand)> = Vec::new();
    for next in tables.turns(question.at) {
        replies.push((holds_out(tables, next), next));
    }
    let longest = replies.iter().map(|(turns, _)| *turns).max()?;
    replies.retain(|(turns, _)| *turns == longest);
    if longest == 1 {
        let mut fewest = usize::MAX;
        let mut best = Vec::new();
        for reply in replies {
            let boards = winning_boards(tables, reply.1);
            if boards < fewest {
                fewest = boards;
                best.clear();
            }
            if boards == fewest {
                best.push(reply);
            }
        }
        replies = best;
    }
    replies.truncate(REPLIES);
    let other = SOLVER.side().unwrap_or(Side::East).other().into();
    let step = |(_, next): (u8, Stand)| Step::Act(Joint::One(other, question.action(next, tables)));
    Some(replies.into_iter().map(step).collect())
}
