//! A table of counts with its bars, and what is said of it.

use rules::slam::Fall;
use yew::prelude::*;

use super::Counts;
use crate::ui::{games::slam::words::fall_name, words::t};

/// A bar of this length, where the longest bar is `most` and as wide as the picture.
fn bar(class: &'static str, permille: u32, most: u32, top: u32) -> Html {
    let wide = (1000 * permille / most.max(1)).min(1000);
    let width = format!("{:.1}", f64::from(wide) / 10.0);
    html! { <rect {class} x="0" y={top.to_string()} {width} height="11" /> }
}

fn percent(permille: u32) -> String {
    t!("fair-percent", whole = permille / 10, tenth = permille % 10)
}

/// A table of counts beside the measured table.
pub(super) fn table(caption: &str, counts: Counts, measured: Counts) -> Html {
    let most = Fall::ALL
        .iter()
        .map(|&fall| counts.permille(fall).max(measured.permille(fall)))
        .max()
        .unwrap_or(1);
    let row = |fall: Fall| {
        let (own, table) = (counts.permille(fall), measured.permille(fall));
        html! {
            <tr key={fall.slug()}>
                <th scope="row">{ fall_name(fall) }</th>
                <td>{ counts.of(fall) }</td>
                <td>{ percent(own) }</td>
                <td>{ percent(table) }</td>
                <td class="fair-bar" aria-hidden="true">
                    <svg viewBox="0 0 100 26" preserveAspectRatio="none">
                        { bar("fair-own", own, most, 1) }
                        { bar("fair-table", table, most, 14) }
                    </svg>
                </td>
            </tr>
        }
    };
    html! {
        <table>
            <caption class="vh">{ caption }</caption>
            <thead>
                <tr>
                    <th scope="col">{ t!("fair-position") }</th>
                    <th scope="col">{ t!("fair-wrestlers") }</th>
                    <th scope="col">{ t!("fair-share") }</th>
                    <th scope="col">{ t!("fair-measured") }</th>
                    <td class="fair-bar" aria-hidden="true"></td>
                </tr>
            </thead>
            <tbody>{ for Fall::ALL.map(row) }</tbody>
        </table>
    }
}

/// Says for how many positions the counts differ from the table by more than chance explains.
pub(super) fn verdict(counts: Counts, measured: Counts) -> String {
    let odd = Fall::ALL.iter().filter(|&&fall| {
        let by = counts.permille(fall).abs_diff(measured.permille(fall));
        by > measured.strays(fall, counts.all()) + 5
    });
    t!("fair-verdict", odd = odd.count())
}
