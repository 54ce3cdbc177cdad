//! The bout of `track` on screen: where it is saved, and how it sounds.

use bout::InRobin;
use rules::track::{EDGE, Event, Track, View};
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
