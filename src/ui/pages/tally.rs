//! How many bouts were won and lost by or against whatever: a bale for a win, a star for losses.

use yew::prelude::*;

use crate::ui::{
    parts::{drawing, phrase},
    words::t,
};

/// The most bales in a row; beyond that, a bale stands for more than one win.
const BALES: usize = 5;

/// What is counted.
pub(super) struct Row {
    /// Distinguishes the row from the others.
    pub(super) key: String,
    /// What stands before the name.
    pub(super) sign: Html,
    /// What was counted.
    pub(super) name: Html,
    /// Number of bouts won.
    pub(super) won: usize,
    /// Number of bouts lost.
    pub(super) lost: usize,
}

/// The rows of a list.
pub(super) fn tally(rows: Vec<Row>) -> Html {
    let most = rows.iter().map(|row| row.won).max().unwrap_or(0);
    let most = most.max(BALES);
    let row = |Row {
                   key,
                   sign,
                   name,
                   won,
                   lost,
               }: Row| {
        let bales = (0..(won * BALES).div_ceil(most)).map(|place| {
            html! { <use href={drawing("art.svg#bale")} x={(place * 47).to_string()} width="46" height="20" /> }
        });
        html! {
            <li {key}>
                <span aria-hidden="true">{ sign }</span>
                <span class="sp-n">{ name }</span>
                <svg class="bales" viewBox="0 0 234 20" role="img" aria-label={t!("won-lost", won, lost)}>{ for bales }</svg>
                <strong aria-hidden="true">{ won }</strong>
                <span class="sp-l" aria-hidden="true">
                    if lost > 0 {
                        { phrase(lost.to_string()) }<span class="hoshi hoshi-x"></span>
                    }
                </span>
            </li>
        }
    };
    html! { <ol>{ for rows.into_iter().map(row) }</ol> }
}
