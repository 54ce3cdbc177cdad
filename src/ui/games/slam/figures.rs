//! The small figures beside what a fall is worth.

use yew::prelude::*;

use crate::{
    rules::slam::{Fall, Wrestler},
    ui::parts::Art,
};

/// A wrestler that has fallen so, as a small figure that says nothing by itself.
pub(super) fn fall_picture(wrestler: Wrestler, fall: Fall) -> Html {
    let of = match fall {
        Fall::Champion => "slam.svg#lp-champion",
        Fall::Headstand => "slam.svg#lp-headstand",
        Fall::Side => "slam.svg#lp-side",
        Fall::Belly => "slam.svg#lp-belly",
        Fall::KnockOut => "slam.svg#lp-knock-out",
        Fall::Outside => "slam.svg#lp-outside",
    };
    let class = match wrestler {
        Wrestler::A => "lp lp-a",
        Wrestler::B => "lp lp-b",
    };
    html! { <Art {of} {class} /> }
}
