//! The set-up of a basho.

use basho::{BestOf, Series};
use rules::circle::{Board, Circle, Config};
use serde::{Deserialize, Serialize};
use store::Slot;
use yew::prelude::*;

use super::{picture::Ring, turn::spots};
use crate::ui::{
    parts::{Folded, asks},
    stage::{PairSetup, Setup},
    words::t,
};

/// How long the players wrestle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// A basho of up to five periods.
    #[default]
    Basho,
    /// A single period.
    Period,
}

impl PairSetup for Circle {
    type Terms = Length;

    const SETUP: Slot<Setup<Length>> = Slot::new("setup.circle", 1);

    fn config(_: &Length) -> Config {
        Config::default()
    }

    fn series(length: &Length) -> Option<Series> {
        (*length == Length::Basho).then(|| Series::new(BestOf::Five))
    }

    fn board(_: &Length, names: &[String; 2]) -> Html {
        html! { <Ring spots={spots(Board::START, [].iter())} names={names.clone()} /> }
    }

    fn asks(setup: &Setup<Length>, onchange: &Callback<Length>, folded: &mut Folded) {
        let lengths = [
            (Length::Basho, t!("circle-basho")),
            (Length::Period, t!("circle-period")),
        ];
        let question = asks(
            &t!("basho-length"),
            "length",
            &lengths,
            setup.terms,
            Some(t!("circle-basho-note")),
            onchange,
        );
        let given = lengths.into_iter().find(|it| it.0 == setup.terms);
        folded.add_answered(question, given.map(|(_, name)| name));
    }
}
