//! A picture of results over time: how many more bouts were won than lost, after each bout.

use yew::prelude::*;

use crate::ui::words::t;

/// The size of the picture, in units of its view box.
const WIDTH: usize = 600;
const HEIGHT: i64 = 120;
/// The most points of the line.
const POINTS: usize = 200;

/// How many more bouts were won than lost, after each bout; it begins with 0.
fn balances(results: &[bool]) -> Vec<i64> {
    let mut balance = 0;
    let after = results.iter().map(|&won| {
        balance += if won { 1 } else { -1 };
        balance
    });
    [0].into_iter().chain(after).collect()
}

/// The most wins in a row.
fn longest_run(results: &[bool]) -> usize {
    let runs = results.split(|won| !won).map(<[bool]>::len);
    runs.max().unwrap_or_default()
}

/// The picture of these results (whether each bout was won, oldest first), with a sentence below it; nothing before the second bout.
pub(super) fn over_time(results: &[bool]) -> Option<Html> {
    if results.len() < 2 {
        return None;
    }
    let all = balances(results);
    let (least, most) = all.iter().fold((0, 0), |(least, most), &one| {
        (one.min(least), one.max(most))
    });
    let y = |balance: i64| (most - balance) * HEIGHT / (most - least).max(1);
    let x = |place: usize| place * WIDTH / results.len();
    let step = all.len().div_ceil(POINTS);
    // The last point always counts.
    let places = (0..results.len()).step_by(step).chain([results.len()]);
    let points = places.map(|place| format!("{},{}", x(place), y(all[place])));
    let line = points.collect::<Vec<_>>().join(" ");
    let balance = all[results.len()];
    let key = match balance {
        0 => "level",
        1.. => "more",
        _ => "fewer",
    };
    let said = t!(
        "over-time-now",
        stands = key,
        number = balance.unsigned_abs() as u32,
        bouts = results.len(),
        run = longest_run(results)
    );
    Some(html! {
        <figure class="over-time">
            <svg viewBox={format!("-4 -6 {} {}", WIDTH + 8, HEIGHT + 12)} aria-hidden="true">
                <path d={format!("M0 {}H{WIDTH}", y(0))} />
                <polyline points={line} />
            </svg>
            <figcaption>{ said }</figcaption>
        </figure>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balance_counts_wins_up_and_losses_down() {
        assert_eq!(
            balances(&[true, true, false, false, false]),
            [0, 1, 2, 1, 0, -1]
        );
        assert_eq!(balances(&[]), [0]);
    }

    #[test]
    fn longest_run_is_of_wins() {
        assert_eq!(longest_run(&[true, false, true, true, false]), 2);
        assert_eq!(longest_run(&[false, false]), 0);
        assert_eq!(longest_run(&[true; 5]), 5);
    }
}
