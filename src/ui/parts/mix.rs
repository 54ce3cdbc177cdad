//! A chart of a mix: how often the best play makes each choice.

use ai::hundredths;
use rules::Side;
use yew::prelude::*;

use super::phrase;
use crate::ui::words::t;

/// A choice in a mix.
#[derive(Clone, PartialEq, Debug)]
pub struct MixPart {
    /// Its name.
    pub name: String,
    /// The share of turns in which the best play makes it, from 0 to 1.
    pub often: f32,
    /// Whether the player has made it.
    pub played: bool,
}

/// The smallest share that gets a bar.
const WORTH_A_BAR: f32 = 0.005;

/// A bar for each choice that the seat’s best play makes, or that the player has made, under a caption.
pub fn mix_chart(caption: String, shares: &[MixPart], seat: Side) -> Html {
    let shown = shares.iter();
    let shown = shown.filter(|share| share.played || share.often >= WORTH_A_BAR);
    let bar = |share: &MixPart| {
        let width = (share.often * 120.0).round().max(1.0) as u32;
        html! {
            <tr class={share.played.then_some("on")}>
                <th scope="row">
                    { phrase(share.name.clone()) }
                    if share.played {
                        <span class="vh">{ " " }{ t!("mix-played") }</span>
                    }
                </th>
                <td>
                    <svg viewBox="0 0 120 14" width="120" height="14" aria-hidden="true">
                        <rect class={classes!("mix-bar", seat.slug())} width={width.to_string()} height="14" rx="3" />
                    </svg>
                </td>
                <td class="mix-n">{ t!("mix-share", number = hundredths(share.often)) }</td>
            </tr>
        }
    };
    html! {
        <table class="mix">
            <caption>{ caption }</caption>
            <tbody>{ for shown.map(bar) }</tbody>
        </table>
    }
}
