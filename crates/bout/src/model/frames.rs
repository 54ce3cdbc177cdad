//! The frames of a bout as the screen shows them: which one is on screen, and what the players have been told so far.
//!
//! Events that happen at once are shown together ([`Pace::together`](crate::Pace::together)): as the first of them, with the view after the last.

use rules::{SeatSet, Viewer};

use super::{BoutGame, Extras as _, Model, Scene, ViewingState};

impl<G: BoutGame> Model<G> {
    /// The viewer for the screen as a whole; the palm covers show single hands separately.
    fn viewer(&self) -> Viewer {
        match self.viewing {
            ViewingState::Curtain(_) | ViewingState::Together(_) | ViewingState::Facing(_) => {
                Viewer::Public
            }
            ViewingState::Open(seat) => Viewer::Seat(seat),
        }
    }

    /// How many frames the player who looks has seen.
    pub(super) fn seen_by_the_looker(&self) -> usize {
        self.seen.get(self.looker()).copied().unwrap_or_default()
    }

    /// The index of the frame on screen, until the player who looks has seen it.
    pub fn current_frame(&self) -> Option<usize> {
        let frame = self.seen_by_the_looker();
        let looks = !matches!(self.viewing, ViewingState::Curtain(_));
        (looks && frame < self.table.event_count()).then_some(frame)
    }

    /// What the screen waits for, for `data-scene` of the page's main element. `failed`: it waits for a worker that has failed. A frame that
    /// gives way by itself waits for nobody.
    pub fn scene_slug(&self) -> &'static str {
        match self.scene() {
            Scene::Waits if self.failed => "failed",
            Scene::MustBeSeen if self.passing_frame().is_some() => Scene::TimedFrame.slug(),
            scene => scene.slug(),
        }
    }

    /// A number that changes whenever something else is asked or shown, for `data-moment` of the page's main element. It stays when the
    /// computer chooses behind a frame.
    pub fn moment(&self) -> usize {
        let asked = || self.table.event_count() + self.table.record().steps.len();
        self.current_frame().unwrap_or_else(asked)
    }

    /// The index of the frame on screen, if it gives way to the next one after some time.
    pub fn passing_frame(&self) -> Option<usize> {
        let passes = match self.scene() {
            Scene::TimedFrame => true,
            Scene::MustBeSeen => G::Extras::goes_on_by_itself(self),
            _ => false,
        };
        self.current_frame().filter(|_| passes)
    }

    /// The index after the last frame that is shown together with this one.
    pub(super) fn end_of_group(&self, frame: usize) -> usize {
        let event = |frame| self.table.event(frame, Viewer::Public);
        let together = |at: &usize| match (event(*at), event(at + 1)) {
            (Some(event), Some(next)) => G::together(&event, &next),
            _ => false,
        };
        let more = (frame..self.table.event_count())
            .take_while(together)
            .count();
        (frame + more + 1).min(self.table.event_count())
    }

    /// Whether the last frame of a finished bout is on screen.
    pub fn shows_the_end(&self) -> bool {
        let last = |frame| self.end_of_group(frame) == self.table.event_count();
        self.over() && self.current_frame().is_some_and(last)
    }

    pub(super) fn must_be_seen(&self, frame: usize) -> bool {
        let event = |frame| self.table.event(frame, Viewer::Public);
        let must = |frame| {
            event(frame).is_some_and(|shown| G::must_be_seen(&shown, event(frame + 1).as_ref()))
        };
        if !self.is_public() {
            return must(frame);
        }
        // Two who look together see a turn run through, and its last frame until they go on.
        let shows = |frame| must(frame) || event(frame).is_some_and(|shown| G::hold(&shown) > 0);
        let mut later = self.end_of_group(frame)..self.table.event_count();
        G::turn_is_over(&self.public_view()) && shows(frame) && !later.any(shows)
    }

    /// What the screen shows: the view, and the event that led to it while that event is still shown. Both are public while the curtain
    /// hangs and when both players look.
    pub fn shown(&self) -> (Option<G::Event>, G::View) {
        self.shown_to(self.viewer())
    }

    /// What this viewer would be shown now.
    pub fn shown_to(&self, viewer: Viewer) -> (Option<G::Event>, G::View) {
        let shown = self.current_frame().and_then(|frame| {
            let (event, view) = self.table.frame(frame, viewer)?;
            let last = self.table.frame(self.end_of_group(frame) - 1, viewer);
            Some((event, last.map_or(view, |(_, view)| view)))
        });
        match shown {
            Some((event, view)) => (Some(event), view),
            None => (None, self.table.view(viewer)),
        }
    }

    /// The events on screen that the player who looks has not seen yet.
    pub fn news(&self) -> Vec<G::Event> {
        let Some(frame) = self.current_frame() else {
            return Vec::new();
        };
        (frame..self.end_of_group(frame))
            .filter_map(|frame| self.table.event(frame, self.viewer()))
            .collect()
    }

    /// The events shown to the player who looks so far, including those on screen, each with the view right after it.
    pub fn story(&self) -> Vec<(G::Event, G::View)> {
        let viewer = self.story_viewer();
        (0..self.shown_count())
            .filter_map(|frame| self.table.frame(frame, viewer))
            .collect()
    }

    /// The events of [`Model::story`], without the views.
    pub fn events(&self) -> Vec<G::Event> {
        let viewer = self.story_viewer();
        (0..self.shown_count())
            .filter_map(|frame| self.table.event(frame, viewer))
            .collect()
    }

    fn story_viewer(&self) -> Viewer {
        match self.viewing {
            ViewingState::Together(_) | ViewingState::Facing(_) => Viewer::Public,
            _ => Viewer::Seat(self.looker()),
        }
    }

    /// How many frames have been shown to the player who looks, including those on screen.
    fn shown_count(&self) -> usize {
        self.current_frame()
            .map_or(self.table.event_count(), |frame| self.end_of_group(frame))
    }

    /// Marks the frames on screen as seen: by everybody if everybody looks, otherwise by the player who looks.
    pub(super) fn mark_seen(&mut self) {
        let seen = self.end_of_group(self.seen_by_the_looker());
        self.has_seen = SeatSet::NONE;
        self.set_seen(seen);
    }

    fn set_seen(&mut self, seen: usize) {
        if self.is_public() || G::OPEN {
            self.seen = self.seats().map(|_| seen).collect();
        } else {
            self.seen.set(self.looker(), seen);
        }
    }

    /// Skips the frames that need not be shown, because the players saw what happened before the rules were told.
    pub(super) fn skip_known_frames(&mut self) {
        let from = self.seen_by_the_looker();
        let people = self.people();
        let known = |frame: &usize| {
            let event = self.table.event(*frame, Viewer::Public);
            event.is_some_and(|event| G::is_known(&event, people))
        };
        let known = (from..self.table.event_count()).take_while(known).count();
        if known > 0 {
            self.set_seen(from + known);
        }
    }
}
