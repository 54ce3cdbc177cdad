//! The turns of a bout, as its page tells them.

use rules::track::{Event, Play, View};

/// A turn, as far as it has been shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Turn {
    /// The number of the turn, from 1.
    pub(super) number: u32,
    /// East's card and West's card.
    pub(super) plays: [Play; 2],
    /// For each card, whether the referee chose it.
    pub(super) referee: [bool; 2],
    /// The counter's position before the turn.
    pub(super) from: i8,
    /// What happened after the cards were revealed.
    pub(super) came: Vec<Event>,
    /// The counter's position after those events.
    pub(super) to: i8,
}

/// The turns in a story, in order.
pub(super) fn turns(story: &[(Event, View)]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (event, view) in story {
        match (*event, turns.last_mut()) {
            (
                Event::Revealed {
                    turn,
                    plays,
                    referee,
                },
                _,
            ) => turns.push(Turn {
                number: turn,
                plays,
                referee,
                from: view.bout.position(),
                came: Vec::new(),
                to: view.bout.position(),
            }),
            (Event::Decided(_) | Event::TookBack | Event::Swapped { .. }, _) | (_, None) => (),
            (came, Some(turn)) => {
                turn.came.push(came);
                turn.to = view.bout.position();
            }
        }
    }
    turns
}
