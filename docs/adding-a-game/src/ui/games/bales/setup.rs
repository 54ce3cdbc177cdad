//! The set-up of a bout, which asks only who plays.

use rules::bales::{BALES, Bales};
use store::Slot;
use yew::prelude::*;

use super::picture::bales;
use crate::ui::{
    parts::Folded,
    stage::{PairSetup, Setup},
};

impl PairSetup for Bales {
    type Terms = ();

    const SETUP: Slot<Setup<()>> = Slot::new("setup.bales", 1);

    fn config((): &()) {}

    fn board((): &(), _: &[String; 2]) -> Html {
        bales(BALES)
    }

    fn asks(_: &Setup<()>, _: &Callback<()>, _: &mut Folded) {}
}
