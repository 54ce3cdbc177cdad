//! The set-up of a bout.

use rules::{
    Game, Side, Viewer,
    tricks::{Config, Throws, Tricks},
};
use store::Slot;
use yew::prelude::*;

use super::dohyo::{Dohyo, dohyo};
use crate::ui::{
    parts::{Folded, asks},
    stage::{PairSetup, Setup},
    words::t,
};

impl PairSetup for Tricks {
    type Terms = Throws;

    const SETUP: Slot<Setup<Throws>> = Slot::new("setup.tricks", 1);

    fn config(&throws: &Throws) -> Config {
        Config { throws }
    }

    fn board(&throws: &Throws, names: &[String; 2]) -> Html {
        let view = Self::new(&Config { throws }).view(Viewer::Public);
        dohyo(&Dohyo {
            hands: false,
            ..Dohyo::new(view, names.clone(), Side::East)
        })
    }

    fn asks(setup: &Setup<Throws>, onchange: &Callback<Throws>, folded: &mut Folded) {
        let throws = [Throws::Either, Throws::Follower]
            .map(|throws| (throws, t!("setup-throws-name", throws = throws.slug())));
        let note = t!("setup-throws-note", throws = setup.terms.slug());
        folded.add(asks(
            &t!("setup-throws"),
            "throws",
            &throws,
            setup.terms,
            Some(note),
            onchange,
        ));
    }
}
