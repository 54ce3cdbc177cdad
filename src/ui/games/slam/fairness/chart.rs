//! The table with its bars, and a trial of a thousand throws.

use yew::prelude::*;

use super::Counts;
use crate::{
    rules::slam::Fall,
    ui::{games::slam::words::fall_name, words::t},
};

/// The number of throws in a trial.
pub(crate) const TRIED: u32 = 1000;

/// A trial of many throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Trial {
    /// The player has not started a trial.
    #[default]
    None,
    /// This many throws are done, with their counts.
    Runs(u32, Counts),
    /// All throws are done.
    Over(Counts),
    /// The physics worker did not answer.
    Failed,
}

impl Trial {
    fn counts(self) -> Option<Counts> {
        match self {
            Self::Runs(_, counts) | Self::Over(counts) => Some(counts),
            Self::None | Self::Failed => None,
        }
    }
}

/// What the page shows.
pub(super) struct Fairness {
    /// How the wrestlers fell in the throws so far.
    pub(super) thrown: Counts,
    /// What the measured tables predict for those throws.
    pub(super) expected: Counts,
    /// The measured table of the ring in the trial.
    pub(super) table: Counts,
    /// The state of the trial.
    pub(super) trial: Trial,
    /// Called to start a trial.
    pub(super) ontry: Callback<()>,
    /// Called to cancel the trial.
    pub(super) oncancel: Callback<()>,
    /// The questions about the ring in the trial.
    pub(super) questions: Html,
}

/// A bar of this length, where the longest bar is `most`; in tenths of a percent of the picture's width, of which formatting needs no
/// fractions (those would add 7 kB to the page).
fn bar(class: &'static str, permille: u32, most: u32, top: u32) -> Html {
    let wide = (1000 * permille / most.max(1)).min(1000);
    let width = format!("{}.{}", wide / 10, wide % 10);
    html! { <rect {class} x="0" y={top.to_string()} {width} height="11" /> }
}

fn percent(permille: u32) -> String {
    t!("fair-percent", whole = permille / 10, tenth = permille % 10)
}

/// A table of counts beside the measured table.
fn table(caption: &str, counts: Counts, measured: Counts) -> Html {
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
fn verdict(counts: Counts, measured: Counts) -> String {
    let odd = Fall::ALL.iter().filter(|&&fall| {
        let by = counts.permille(fall).abs_diff(measured.permille(fall));
        by > measured.strays(fall, counts.all()) + 5
    });
    t!("fair-verdict", odd = odd.count())
}

/// The throws so far, and the trial.
pub(super) fn fairness(shown: &Fairness) -> Html {
    let (ontry, oncancel) = (shown.ontry.clone(), shown.oncancel.clone());
    let ontry = Callback::from(move |_: MouseEvent| ontry.emit(()));
    let oncancel = Callback::from(move |_: MouseEvent| oncancel.emit(()));
    let runs = matches!(shown.trial, Trial::Runs(..));
    let done = match shown.trial {
        Trial::Runs(done, _) => done,
        _ => 0,
    };
    let so_far = t!("fair-so-far");
    let tried = t!("fair-tried", number = TRIED);
    html! {
        <section class="fair" aria-labelledby="fair-title">
            <h2 id="fair-title" class="col-h">{ so_far.clone() }</h2>
            <p class="fair-key" aria-hidden="true">
                <span><svg viewBox="0 0 22 12"><rect class="fair-own" width="22" height="12" /></svg>{ t!("fair-own-key") }</span>
                <span><svg viewBox="0 0 22 12"><rect class="fair-table" width="22" height="12" /></svg>{ t!("fair-table-key") }</span>
            </p>
            if shown.thrown.all() == 0 {
                <p>{ t!("fair-none") }</p>
            } else {
                { table(&so_far, shown.thrown, shown.expected) }
                <p>{ verdict(shown.thrown, shown.expected) }</p>
            }
            <h2 class="col-h">{ tried.clone() }</h2>
            { shown.questions.clone() }
            <div class="fair-run">
                if runs {
                    <progress max={TRIED.to_string()} value={done.to_string()} aria-label={t!("fair-progress")}></progress>
                    <span>{ t!("fair-done", done = done, number = TRIED) }</span>
                    <button type="button" class="btn btn-line" onclick={oncancel}>{ t!("fair-cancel") }</button>
                } else {
                    <button type="button" class="btn" onclick={ontry}>{ t!("fair-try", number = TRIED) }</button>
                }
            </div>
            <div role="status">
                if shown.trial == Trial::Failed {
                    <p>{ t!("fair-failed") }</p>
                }
                if let Trial::Over(counts) = shown.trial {
                    <p>{ verdict(counts, shown.table) }</p>
                }
            </div>
            if let Some(counts) = shown.trial.counts().filter(|counts| counts.all() > 0) {
                { table(&tried, counts, shown.table) }
            }
        </section>
    }
}
