//! The law of secrets counts what it compares, and fails for a game that tells a secret. The law of strangers fails for a game that takes
//! a third seat for East.

use std::convert::Infallible;

use rand::{RngExt, SeedableRng, rngs::SmallRng};

use super::*;
use crate::{GameId, Outcome};

/// Who, besides East, learns the outcome of the toss.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Leak {
    #[default]
    Never,
    /// Everybody, when it is tossed.
    Toss,
    /// Everybody, when the bout ends.
    End,
    /// Every seat with an even number, as if it were East's.
    Even,
}

/// A toy game: a coin is tossed that only East sees, then East ends the bout.
#[derive(Clone, PartialEq, Debug)]
struct Coin {
    leak: Leak,
    tossed: bool,
    heads: bool,
    over: bool,
}

#[derive(Clone, PartialEq, Debug)]
enum Event {
    Tossed { heads: Option<bool> },
    Ended,
    Leaked { heads: bool },
    LeakedToEven { heads: bool },
}

fn is_even(viewer: Viewer) -> bool {
    matches!(viewer, Viewer::Seat(seat) if seat.index() % 2 == 0)
}

impl Game for Coin {
    // An arbitrary one of the five: these tests do not read it.
    const ID: GameId = GameId::Tricks;
    type Config = Leak;
    type Action = ();
    type Chance = bool;
    /// `heads` is `false` if the viewer does not see the coin.
    type View = (Viewer, Self);
    type Event = Event;
    type Illegal = Infallible;

    fn new(&leak: &Leak) -> Self {
        Self {
            leak,
            tossed: false,
            heads: false,
            over: false,
        }
    }

    fn turn(&self) -> Turn {
        match self {
            Self { tossed: false, .. } => Turn::Chance,
            Self { over: false, .. } => Turn::Act(SeatSet::one(Side::East)),
            _ => Turn::Over(Outcome::Draw),
        }
    }

    fn check(&self, seat: Seat, (): &()) -> Result<(), StepError<Infallible>> {
        let asked = self.turn().asks(seat);
        asked.then_some(()).ok_or(StepError::NotToAct(seat))
    }

    fn apply<S: Sink<Self>>(
        &mut self,
        step: Step<Self>,
        sink: &mut S,
    ) -> Result<(), StepError<Infallible>> {
        let leaks = match step {
            Step::Chance(heads) => {
                (self.tossed, self.heads) = (true, heads);
                sink.note(self, Event::Tossed { heads: Some(heads) });
                Leak::Toss
            }
            Step::Act(_) => {
                self.over = true;
                sink.note(self, Event::Ended);
                Leak::End
            }
        };
        let heads = self.heads;
        match self.leak {
            Leak::Even => sink.note(self, Event::LeakedToEven { heads }),
            leak if leak == leaks => sink.note(self, Event::Leaked { heads }),
            _ => (),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> (Viewer, Self) {
        let sees = viewer.is(Side::East) || self.leak == Leak::Even && is_even(viewer);
        let heads = self.heads && sees;
        (
            viewer.side().into(),
            Self {
                heads,
                ..self.clone()
            },
        )
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Tossed { .. } if !viewer.is(Side::East) => Event::Tossed { heads: None },
            Event::LeakedToEven { .. } if !is_even(viewer) => return None,
            told => told.clone(),
        })
    }
}

impl Sample for Coin {
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<bool> {
        (!self.tossed).then(|| rng.random())
    }
}

impl Determinize for Coin {
    fn determinize<R: Rng>((viewer, seen): &(Viewer, Self), rng: &mut R) -> Option<Self> {
        let hidden = seen.tossed && !viewer.is(Side::East);
        let heads = if hidden { rng.random() } else { seen.heads };
        (*viewer != Viewer::Public).then(|| Self {
            heads,
            ..seen.clone()
        })
    }
}

fn checked(leak: Leak) -> Checked {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut state = Coin::new(&leak);
    let east = Side::East.into();
    let steps = [Step::Chance(true), Step::Act(Joint::One(east, ()))];
    let check = |step| {
        let (before, mut told) = (state.clone(), Told::default());
        state.apply(step, &mut told).unwrap();
        let taken = Taken {
            before: &before,
            step,
            after: &state,
            told: &told,
        };
        taken.check(SeatSet::PAIR, &mut rng)
    };
    steps.into_iter().map(check).sum()
}

#[test]
fn checked_counts_the_comparisons() {
    let expected = Checked {
        steps: 2,
        open: 0,
        // The end of the bout, for West and the public.
        compared: 2,
        // The toss, for the same two.
        outcomes: 2,
    };
    assert_eq!(checked(Leak::Never), expected);
}

#[test]
#[should_panic(expected = "Seat(West) is told a hidden outcome")]
fn telling_a_hidden_outcome_breaks_the_law_of_secrets() {
    checked(Leak::Toss);
}

#[test]
#[should_panic(expected = "Seat(West) is told a secret")]
fn telling_a_hidden_part_of_the_state_breaks_the_law_of_secrets() {
    checked(Leak::End);
}

#[test]
#[should_panic(expected = "Seat(2) sees what the public does")]
fn showing_a_stranger_what_a_seat_sees_breaks_the_law_of_strangers() {
    let mut state = Coin::new(&Leak::Even);
    state.apply(Step::Chance(true), &mut ()).unwrap();
    no_stranger_sees(&state, SeatSet::PAIR);
}

#[test]
#[should_panic(expected = "Seat(2) is told what the public is")]
fn telling_a_stranger_what_a_seat_is_told_breaks_the_law_of_strangers() {
    checked(Leak::Even);
}
