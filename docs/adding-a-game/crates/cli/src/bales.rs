//! `bales` in the arena. The oracle does not know it.

use std::convert::Infallible;

use ai::CannotDecide;
use rand::Rng;
use rules::bales::{Bales, Take};

use crate::{
    arena::{Arena, Options, Terms},
    oracle::{Ask, Oracle},
};

impl Arena for Bales {
    type Reference = Infallible;

    fn terms(_: &Options) -> Result<Terms<Self>, String> {
        Ok(Terms {
            config: (),
            context: (),
            variant: None,
        })
    }

    fn refer<R: Rng>(
        player: Infallible,
        _: &Self,
        _: &mut R,
        (): &mut (),
    ) -> Result<Take, CannotDecide> {
        match player {}
    }
}

impl Oracle for Bales {
    const ASK: Option<Ask<Self>> = None;
}
