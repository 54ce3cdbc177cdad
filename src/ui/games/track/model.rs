//! The bout of `track` on screen: where it is saved, and how it sounds.

use bout::InRobin;
use rules::track::{EDGE, Event, Play as Shown, Track, View};
use store::{Slot, Store};

use crate::ui::{data::robin, parts::sound::Sound, stage::GameUi, words::t};

impl GameUi for Track {
    const BOUT: Slot<Self::Saved> = Slot::new("bout.track", 1);

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Revealed { .. } => Some(Sound::Clappers),
            Event::Swapped { .. } | Event::Stood { .. } | Event::TookBack => Some(Sound::Clack),
            Event::Pushed { to, .. } | Event::Advanced { to, .. }
                if to.unsigned_abs() > EDGE.unsigned_abs() =>
            {
                Some(Sound::Fall)
            }
            Event::Pushed { to, .. } if to.unsigned_abs() > 5 => Some(Sound::Edge),
            Event::Pushed { .. } | Event::Advanced { .. } | Event::Reversed { .. } => {
                Some(Sound::Drum)
            }
            Event::Decided(_) => Some(Sound::Roll),
            _ => None,
        }
    }

    fn into_robin(store: &Store, of: InRobin, view: &View) -> Result<(), String> {
        let Some(verdict) = view.bout.verdict() else {
            return Ok(());
        };
        match robin::enter(store, of.id, of.bout as usize, verdict)? {
            Some(_) => Ok(()),
            None => Err(t!("robin-gone")),
        }
    }
}

/// A turn, as far as it has been shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Turn {
    /// The number of the turn, from 1.
    pub(super) number: u32,
    /// East's card and West's card.
    pub(super) plays: [Shown; 2],
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

#[cfg(test)]
mod tests {
    use rules::{Side, track::Verdict};

    use super::*;

    #[test]
    fn push_sounds_like_where_it_ends() {
        let pushed = |to| Event::Pushed {
            by: Side::West,
            high: 6.try_into().unwrap(),
            low: 3.try_into().unwrap(),
            from: 0,
            to,
        };
        assert_eq!(Track::sound(&pushed(-9)), Some(Sound::Fall));
        assert_eq!(Track::sound(&pushed(-6)), Some(Sound::Edge));
        let decided = Event::Decided(Verdict::OshiDashi(Side::West));
        assert_eq!(Track::sound(&decided), Some(Sound::Roll));
    }
}
