//! What is asked before a basho.

use yew::prelude::*;

use super::{picture::Ring, sheets::quick, turn::spots};
use crate::{
    rules::circle::{Board, Circle, Config},
    store::Slot,
    ui::stage::{SetsUp, Setup},
};

impl SetsUp for Circle {
    type Terms = ();

    const SETUP: Slot<Setup<()>> = Slot::new("setup.circle", 1);

    const FACES: bool = false;

    fn config((): &()) -> Config {
        Config::default()
    }

    fn board((): &(), names: &[String; 2]) -> Html {
        html! { <Ring spots={spots(Board::START, [].iter())} names={names.clone()} /> }
    }

    fn asks(_: &Setup<()>, _: &Callback<()>) -> Html {
        Html::default()
    }

    fn quick((): &(), onclose: Callback<()>) -> Html {
        quick(onclose)
    }
}
