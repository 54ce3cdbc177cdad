//! Problems of `slam`: stop or throw again, when one decision wins clearly more often than every other.
//!
//! A decision is worth how often it wins the bout if both players then play as well as possible. That is exact between two players, up to
//! the measured odds of the landings in the ring that the tag `Rope` names. The solution may go on with a landing and the next decision of
//! the same turn. Throwing `a` and throwing `b` count as one if both lie alike.
//!
//! **Grade.** 1 if the margin is at least 25 bouts in 100, 2 from 16 on, 3 from 11 on, 4 from 8 on, otherwise 5; one more if the solution has
//! two choices.

use ai::slam::{
    Memory,
    thinking::{Aim, Asked},
};
use rules::{
    Side, Step,
    slam::{Action, Landing, Ring, Slam, Thrown},
};

use super::{Judged, Posed, Posing, SOLVER};

/// By how many bouts in 100 the best decision is better than every other.
pub const MARGIN: f64 = 5.0;
/// From these margins on, a problem has grade 1, 2, 3 and 4.
const MARGINS: [f64; 4] = [25.0, 16.0, 11.0, 8.0];

impl Posed for Slam {
    const POSING: Option<Posing<Self>> = Some(Posing {
        tags: &[("Players", "East, West"), ("Mode", "basho"), ("Rope", "")],
        judge: |record, bout, memory| judge(bout, Ring::of_record(record, bout.round()), memory),
        // The other player never acts within a turn.
        defences: |_, _, _, _| Vec::<Step<Self>>::new(),
        weigh: |bout, ring, action, memory| {
            let judged = judge(bout, ring, memory)?;
            let mut rated = rated(bout, ring, memory)?.into_iter();
            let (_, wins) = rated.find(|(rated, _)| *rated == action)?;
            Some(judged.weighed(wins * 100.0))
        },
        luck: |bout| bout.thrower() == Some(SOLVER),
        alike: |bout, one, other| match (bout.lies(), one, other) {
            (Some(lies), Action::Again(one), Action::Again(other)) => {
                lies_alike(lies) && one != Thrown::Both && other != Thrown::Both
            }
            _ => false,
        },
        grade: |first, choices| {
            let harder = MARGINS.iter().filter(|&&margin| first.margin() < margin);
            harder.count() as u8 + choices as u8
        },
        position: |record, bout| {
            let ring = Ring::of_record(record, bout.round());
            let (totals, lies) = (bout.totals(), bout.lies());
            format!(
                "{:?} {ring:?} {totals:?} {lies:?} {}",
                bout.mode(),
                bout.throws()
            )
        },
    });
}

fn lies_alike(Landing([a, b]): Landing) -> bool {
    a == b
}

/// Every decision and how often it wins, from 0 to 1.
fn rated(bout: &Slam, ring: Ring, memory: &mut Memory) -> Option<Vec<(Action, f64)>> {
    let asked = Asked::of(bout).ok()?;
    if asked.question.round.totals.len() != Side::PAIR.len() {
        return None;
    }
    let plan = asked.question.plan(Aim::Win, memory.of(ring));
    Some(asked.values(&plan).collect())
}

fn judge(bout: &Slam, ring: Ring, memory: &mut Memory) -> Option<Judged<Action>> {
    let lies = bout.lies()?;
    let twin = Action::Again(Thrown::B);
    let mut rated = rated(bout, ring, memory)?;
    rated.retain(|(action, _)| !(lies_alike(lies) && *action == twin));
    rated.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let (&(best, worth), &(_, other)) = (rated.first()?, rated.get(1)?);
    Some(Judged {
        best,
        plays: rated.len(),
        single: (worth - other) * 100.0 >= MARGIN,
        worth: worth * 100.0,
        other: Some(other * 100.0),
        depth: rules::slam::THROWS - bout.throws(),
        subtle: false,
    })
}
