//! The set-up of a bout.

use basho::{BestOf, Series};
use rules::{
    Side,
    momentum::{Config, Momentum, Position, SideLength},
};
use serde::{Deserialize, Serialize};
use store::Slot;
use yew::prelude::*;

use super::picture::{Board, Picture};
use crate::ui::{
    parts::{Folded, asks},
    stage::{PairSetup, Setup},
    words::t,
};

/// What the set-up asks besides the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The size of the board.
    side: SideLength,
    /// The length of the basho; `None` for a single bout.
    best_of: Option<BestOf>,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            side: SideLength::default(),
            best_of: Some(BestOf::Three),
        }
    }
}

fn config(terms: &Terms) -> Config {
    Config {
        side: terms.side,
        first: Side::East,
    }
}

impl PairSetup for Momentum {
    type Terms = Terms;

    const SETUP: Slot<Setup<Terms>> = Slot::new("setup.momentum", 1);

    fn config(terms: &Terms) -> Config {
        config(terms)
    }

    fn series(terms: &Terms) -> Option<Series> {
        terms.best_of.map(Series::new)
    }

    fn board(terms: &Terms, names: &[String; 2]) -> Html {
        let start = Position::start(config(terms));
        let spots = Side::PAIR.map(|seat| start.place(seat));
        html! { <Picture ..Board::new(terms.side, spots, names.clone()) /> }
    }

    fn asks(setup: &Setup<Terms>, onchange: &Callback<Terms>, folded: &mut Folded) {
        let terms = setup.terms;
        let sides = SideLength::ALL.map(|side| (side, t!("momentum-side", side = side.get())));
        let lengths = [
            Some(BestOf::Three),
            Some(BestOf::Five),
            Some(BestOf::Seven),
            None,
        ];
        let lengths = lengths.map(|best_of| {
            let number = best_of.map_or(1, BestOf::periods);
            (best_of, t!("momentum-length", number))
        });
        let size = asks(
            &t!("momentum-sides"),
            "side",
            &sides,
            terms.side,
            Some(t!("momentum-side-note", side = terms.side.get())),
            &onchange.reform(move |side| Terms { side, ..terms }),
        );
        folded.add_answered(size, t!("momentum-side", side = terms.side.get()));
        let length = asks(
            &t!("basho-length"),
            "length",
            &lengths,
            terms.best_of,
            Some(t!("momentum-first-note")),
            &onchange.reform(move |best_of| Terms { best_of, ..terms }),
        );
        let given = lengths.into_iter().find(|it| it.0 == terms.best_of);
        folded.add_answered(length, given.map(|(_, name)| name));
    }
}
