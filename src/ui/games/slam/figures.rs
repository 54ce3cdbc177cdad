//! Small pictures of fallen wrestlers, shown beside the worth of a fall.

use yew::prelude::*;

use crate::{
    rules::slam::{Fall, Wrestler},
    ui::parts::art,
};

/// A small picture of a wrestler with this fall. It has no label of its own.
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
    html! { { art(of, class, None, None) } }
}
