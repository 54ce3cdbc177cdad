//! Problems of `track`: turns in which one card is best, although both choose at the same time.
//!
//! Only games that are solved exactly are judged: the standard game, *zero*, and *tactical* with both after the swaps have been shown. A
//! card is worth what it wins against the other seat's optimal mix; a tie is half a win. One card is clearly the best if it is worth
//! [`MARGIN`] more bouts in 100 than every other card, against that mix as well as against all cards of the other seat played equally often.
//! Optimal play then never plays another card. The other seat's best defences are the cards against which the best card wins least.
//!
//! **Grade.** The depth is the number of cards that each seat holds. The grade is the depth less one, at least 1; one more if the margin is
//! less than [`WIDE`], and for each choice of the solution after the first.

use ai::track::{Memory, choice::Choice, solver::Stakes};
use rules::{
    Joint, Side, Step,
    track::{Action, Track},
};

use super::{Judged, Posed, Posing, never_alike, no_luck};

/// By how many bouts in 100 the best card is better than every other.
pub const MARGIN: f64 = 10.0;
/// A margin of so many bouts in 100 makes the best card easy to find.
pub const WIDE: f64 = 40.0;
/// Values that differ by at most this are equal.
const SAME: f64 = 1e-9;

impl Posed for Track {
    const POSING: Option<Posing<Self>> = Some(Posing {
        tags: &[("Variant", ""), ("East-Swaps", ""), ("West-Swaps", "")],
        judge: |_, bout, memory| judge(bout, memory),
        defences: |_, bout, own, memory| defences(bout, own, memory).unwrap_or_default(),
        weigh: |bout, _, action, memory| {
            let judged = judge(bout, memory)?;
            let choice = choice(bout, memory)?;
            let place = choice.actions[0].iter().position(|&own| own == action)?;
            let values = choice.solution.row_values(&choice.payoff);
            Some(judged.weighed(worth(*values.get(place)?)))
        },
        luck: no_luck,
        alike: never_alike,
        grade: |first, choices| {
            let harder = u8::from(first.margin() < WIDE);
            (first.depth + choices as u8 + harder).saturating_sub(2)
        },
        position: |_, bout| {
            let seats = Side::PAIR.map(|seat| (bout.hand(seat), bout.last(seat)));
            format!(
                "{seats:?} {} {:?} {:?}",
                bout.position(),
                bout.swaps(),
                bout.config()
            )
        },
    });
}

/// The choice of a card, solved exactly.
fn choice(bout: &Track, memory: &mut Memory) -> Option<Choice> {
    bout.swaps()?;
    if bout.config().oshi_dashi {
        return None;
    }
    let choice = Choice::new(bout, Stakes::Bout, memory).ok()?;
    (choice.error <= 0.0).then_some(choice)
}

/// A value from -1 to 1 in bouts of 100.
fn worth(value: f64) -> f64 {
    (value + 1.0) * 50.0
}

fn judge(bout: &Track, memory: &mut Memory) -> Option<Judged<Action>> {
    let choice = choice(bout, memory)?;
    let [own, other] = &choice.actions;
    let against_mix = choice.solution.row_values(&choice.payoff).into_iter();
    let against_all = choice.payoff.chunks_exact(other.len());
    let against_all = against_all.map(|row| row.iter().sum::<f64>() / row.len() as f64);
    let rated = against_mix.zip(against_all);
    let rated: Vec<[f64; 2]> = rated.map(|(mix, all)| [worth(mix), worth(all)]).collect();
    let places = 0..rated.len();
    let best = places.max_by(|&a, &b| rated[a][0].total_cmp(&rated[b][0]))?;
    let others = rated.iter().enumerate().filter(|(place, _)| *place != best);
    let most = others.map(|(_, rated)| *rated);
    let most = most.reduce(|[a, b], [c, d]| [a.max(c), b.max(d)]);
    let clear =
        |[mix, all]: [f64; 2]| rated[best][0] - mix >= MARGIN && rated[best][1] - all >= MARGIN;
    Some(Judged {
        best: own[best],
        plays: own.len(),
        single: most.is_some_and(clear),
        worth: rated[best][0],
        other: most.map(|[mix, _]| mix),
        depth: bout.held() as u8,
        subtle: false,
    })
}

fn defences(bout: &Track, own: Option<Action>, memory: &mut Memory) -> Option<Vec<Step<Track>>> {
    let choice = choice(bout, memory)?;
    let own = own?;
    let [rows, columns] = &choice.actions;
    let row = rows.iter().position(|&action| action == own)?;
    let row = choice.payoff.chunks_exact(columns.len()).nth(row)?;
    let least = row.iter().copied().fold(f64::INFINITY, f64::min);
    let replies = columns.iter().zip(row);
    let best = replies.filter(|(_, value)| **value <= least + SAME);
    Some(
        best.map(|(&other, _)| Step::Act(Joint::Both([own, other])))
            .collect(),
    )
}
