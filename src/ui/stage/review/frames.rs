//! Which step of a record led to which frames.

use rules::{
    Game, Sink,
    record::{Notation, Record},
};

/// For each number of steps from 0 to the whole record, the index of the first frame after them.
#[derive(PartialEq, Debug)]
pub struct Frames(Vec<usize>);

/// Counts events.
struct Count(usize);

impl<G: Game> Sink<G> for Count {
    fn note(&mut self, _: &G, _: G::Event) {
        self.0 += 1;
    }
}

impl Frames {
    /// The frames of this record.
    pub fn of<G: Notation>(record: &Record<G>) -> Self {
        let mut state = G::new(&record.config);
        let mut told = Count(0);
        let after = record.steps.iter().map(|&step| {
            // The table has applied every step before, so this cannot fail.
            let _ = state.apply(step, &mut told);
            told.0
        });
        Self([0].into_iter().chain(after).collect())
    }

    /// The index of the step that led to the frame at this index; `None` if there is no such frame.
    pub fn step(&self, frame: usize) -> Option<usize> {
        let (_, after) = self.0.split_first()?;
        let step = after.partition_point(|&next| next <= frame);
        (step < after.len()).then_some(step)
    }

    /// The index of the first frame after so many steps.
    pub fn after(&self, steps: usize) -> usize {
        self.0.get(steps).copied().unwrap_or_default()
    }
}
