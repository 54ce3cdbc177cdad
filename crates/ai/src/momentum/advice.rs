//! The advice that the analysis gives a player: the best turn and why, and what every other turn gives away.

use rules::momentum::{Action, Kimarite, Position, View};
use serde::{Deserialize, Serialize};

use super::{
    CannotDecide, Memory, levels,
    search::{SEEN, Score, Search, WIN},
    tables::Stand,
    thinking::{Opinion, Question},
};
use crate::Level;

/// A turn and its evaluation. One turn stands for all turns with the same result.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rated {
    /// The turn.
    pub action: Action,
    /// The estimated probability of winning with it; 0 and 1 are certain.
    pub wins: f32,
    /// What it is good or bad for.
    pub reason: Reason,
}

impl Rated {
    /// Whether it is proved that the turn wins or loses; its probability of winning is then 1 or 0.
    pub const fn is_certain(&self) -> bool {
        match self.reason {
            Reason::Wins
            | Reason::Falls
            | Reason::LetsWin
            | Reason::Forces { .. }
            | Reason::Loses { .. } => true,
            Reason::Saves
            | Reason::Threatens
            | Reason::Pushes
            | Reason::Centres
            | Reason::Gathers => false,
        }
    }
}

/// What a turn is good or bad for: the first reason that holds, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// It pushes the opponent off.
    Wins,
    /// It walks off the board.
    Falls,
    /// The opponent can push the mover off in its next turn.
    LetsWin,
    /// It leads to a push-off in this many turns of the mover, this one included, whatever the opponent does.
    Forces {
        /// The number of turns.
        turns: u8,
    },
    /// It leaves the opponent a push-off in this many of its turns, whatever the mover does.
    Loses {
        /// The number of turns.
        turns: u8,
    },
    /// It prevents a push-off: if the mover passed, the opponent could push it off.
    Saves,
    /// It threatens to push the opponent off in the mover's next turn.
    Threatens,
    /// It pushes the opponent nearer to the rim.
    Pushes,
    /// It brings the mover nearer to the middle.
    Centres,
    /// It gathers momentum.
    Gathers,
}

/// What the strongest level thinks of a view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// The turn that the level would take.
    pub choice: Rated,
    /// How many turns ahead it searched for that choice, counting those of both seats.
    pub depth: u8,
    /// Every turn that does not end the bout, searched three turns ahead, best first.
    pub turns: Vec<Rated>,
    position: Position,
}

/// How many turns ahead every turn is searched.
const DEPTH: u8 = 3;
/// How many positions that search may visit before it stops early.
const NODES: u64 = 1_000_000;

/// A score as a probability of winning.
pub fn share(score: Score) -> f32 {
    if score.abs() > SEEN {
        return if score > 0 { 1.0 } else { 0.0 };
    }
    1.0 / (1.0 + (f32::from(score) / -256.0).exp())
}

/// The number of the winner's turns until the win that this score sees; `None` if it sees none.
const fn turns_to_win(score: Score) -> Option<u8> {
    let far = score.unsigned_abs();
    if far > SEEN as u16 {
        Some((WIN as u16 - far).div_ceil(2) as u8)
    } else {
        None
    }
}

impl Advice {
    /// The evaluation of a turn.
    pub fn rated(&self, action: Action) -> Option<Rated> {
        let end = |action: &Action| {
            let mut position = self.position;
            let kimarite = position.play(action, |_, _| ()).ok()?;
            Some((position, kimarite))
        };
        let (position, kimarite) = end(&action)?;
        let (wins, reason) = match kimarite {
            Some(Kimarite::Push) => (1.0, Reason::Wins),
            Some(Kimarite::Fall) => (0.0, Reason::Falls),
            None => {
                let mut same = self.turns.iter();
                let same = same.find(|other| end(&other.action) == Some((position, None)))?;
                (same.wins, same.reason)
            }
        };
        Some(Rated {
            action,
            wins,
            reason,
        })
    }

    /// The probabilities of winning with this turn and with the best one, on one scale. The best turn has been searched deeper than the
    /// others. This has changed its odds by some factor; we change the odds of this turn by the same one.
    pub fn compared(&self, action: Action) -> Option<[f32; 2]> {
        let best = self.choice.wins;
        let [taken, same_depth] = [action, self.choice.action].map(|it| Some(self.rated(it)?.wins));
        let taken = taken?;
        let odds = |wins: f32| wins / (1.0 - wins);
        let certain = |wins: f32| wins <= 0.0 || wins >= 1.0;
        let taken = match same_depth {
            Some(same_depth) if ![taken, same_depth, best].into_iter().any(certain) => {
                let odds = odds(taken) * odds(best) / odds(same_depth);
                odds / (1.0 + odds)
            }
            _ => taken,
        };
        Some([taken.min(best), best])
    }
}

/// What the strongest level thinks of this view.
///
/// # Errors
/// The same as [`Opponent::decide`](crate::Opponent::decide).
pub(super) fn advise(view: &View, memory: &mut Memory) -> Result<Advice, CannotDecide> {
    let question = Question::of(view, memory)?;
    let Opinion { turns, depth, .. } =
        question.think(levels::effort(Level::Yokozuna), 1, None, memory);
    let &(action, score) = turns.first().ok_or(CannotDecide::NoSuchBout)?;
    let choice = question.rated(action, score, memory);
    let tables = memory.tables(question.position.side());
    let mut search = Search::new(tables, NODES, question.turns).knowing(&question.twice);
    let mut thoughts = search.each(question.at, DEPTH);
    thoughts.sort_by_key(|thought| -thought.score);
    let rated = thoughts.into_iter().map(|thought| {
        let tables = memory.tables(question.position.side());
        let action = question.action(thought.next, tables);
        question.rated(action, thought.score, memory)
    });
    Ok(Advice {
        choice,
        depth,
        turns: rated.collect(),
        position: question.position,
    })
}

impl Question {
    fn rated(&self, action: Action, score: Score, memory: &mut Memory) -> Rated {
        Rated {
            action,
            wins: share(score),
            reason: reason(self, &action, score, memory),
        }
    }
}

/// What a turn with this score is good or bad for.
fn reason(question: &Question, action: &Action, score: Score, memory: &mut Memory) -> Reason {
    let mut position = question.position;
    match position.play(action, |_, _| ()) {
        Ok(Some(Kimarite::Push)) => return Reason::Wins,
        Ok(Some(Kimarite::Fall)) | Err(_) => return Reason::Falls,
        Ok(None) => (),
    }
    let at = question.at;
    let next = question.after(action, memory);
    let tables = memory.tables(question.position.side());
    let Some(next) = next else {
        return Reason::Falls;
    };
    if tables.wins(next) {
        return Reason::LetsWin;
    }
    match turns_to_win(score) {
        Some(turns) if score > 0 => return Reason::Forces { turns },
        Some(turns) => return Reason::Loses { turns },
        None => (),
    }
    // The same position with the other seat to move.
    let across = |at: Stand, ring: &super::ring::Ring| Stand {
        own: ring.across(at.other),
        other: ring.across(at.own),
        mine: at.theirs,
        theirs: at.mine,
    };
    let (idle, again) = (across(at, &tables.ring), across(next, &tables.ring));
    let from_middle = |cell| tables.ring.from_middle(cell);
    let pushes = from_middle(next.own) > from_middle(at.other);
    let centres = from_middle(next.other) < from_middle(at.own);
    if tables.wins(idle) {
        Reason::Saves
    } else if tables.wins(again) {
        Reason::Threatens
    } else if pushes {
        Reason::Pushes
    } else if centres {
        Reason::Centres
    } else {
        Reason::Gathers
    }
}
