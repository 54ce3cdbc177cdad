//! How a flight is shown: when each frame comes, more slowly while a wrestler totters, and what can be heard of it.

use std::ops::Range;

use physics::{Flight, Outline, Pose};

/// Both wrestlers in one frame.
pub(crate) type Poses = [Option<Pose>; 2];

/// Milliseconds between two frames of a flight.
const FRAME: f64 = 1000.0 / 60.0;
/// How many frames it takes to lift waiting wrestlers from the clay to where the hands let go.
const LIFT: usize = 9;
/// By how much the free fall changes a wrestler's speed from frame to frame; all speeds are in tenths of a millimetre per frame.
const GRAVITY: f64 = 98_100.0 / 3600.0;
/// A change of speed by at least this is a hit.
const HIT: f64 = 110.0;
/// A wrestler whose middle is this close to the rope hits the rope, in tenths of a millimetre.
const ON_ROPE: f64 = 320.0;
/// A wrestler totters while it is this far from upright or upside down (the cosine of its tilt), at less than this speed.
const TILTED: Range<f64> = 0.55..0.975;
const TOTTERS: f64 = 80.0;
/// How many frames a wrestler has to totter for slow motion, and the most that are slow.
const SLOW_LEAST: usize = 6;
const SLOW_MOST: usize = 40;
/// How much longer a frame of slow motion lasts, and within how many frames it slows down.
const SLOW: f64 = 2.5;
const RAMP: f64 = 4.0;

/// What can be heard of a flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beat {
    /// A body hits the clay or the other body for the first time.
    Body,
    /// A body hits the rope for the first time.
    Rope,
}

/// A flight as it is shown.
#[derive(Debug)]
pub(crate) struct Film {
    frames: Vec<Poses>,
    /// When each frame comes, in milliseconds after the throw.
    times: Vec<f64>,
    /// What is heard when, in order.
    beats: Vec<(f64, Beat)>,
}

impl Film {
    /// The film of a flight. Wrestlers that wait are lifted first.
    pub(crate) fn new(flight: &Flight, waiting: Poses, outline: &Outline) -> Self {
        let mut frames = Vec::new();
        if let Some(&first) = flight.frames.first()
            && waiting.iter().any(Option::is_some)
        {
            frames.extend((0..LIFT).map(|frame| {
                let part = frame as f64 / LIFT as f64;
                let from = [0, 1].map(|at| waiting[at].or(first[at]));
                between(from, first, part * part)
            }));
        }
        let lifted = frames.len();
        frames.extend(&flight.frames);
        let bodies = [0, 1].map(|at| Track::of(&flight.frames, at));
        let slow = bodies.iter().filter_map(|body| body.as_ref()?.totter());
        let slow = slow.max_by_key(Range::len).unwrap_or_default();
        let weight = |frame: usize| {
            let Some(into) = frame.checked_sub(lifted).filter(|it| slow.contains(it)) else {
                return 0.0;
            };
            let edge = (into - slow.start + 1).min(slow.end - into);
            (edge as f64 / RAMP).min(1.0)
        };
        let mut time = 0.0;
        let times: Vec<f64> = (0..frames.len())
            .map(|frame| {
                let now = time;
                time += FRAME * (1.0 + (SLOW - 1.0) * weight(frame));
                now
            })
            .collect();
        let mut beats: Vec<(usize, Beat)> = bodies
            .iter()
            .flatten()
            .flat_map(|body| body.beats(outline))
            .collect();
        beats.sort_by_key(|&(frame, _)| frame);
        let beats = beats.into_iter();
        let beats = beats.map(|(frame, beat)| (times[lifted + frame], beat));
        Self {
            beats: beats.collect(),
            frames,
            times,
        }
    }

    /// How long the film lasts, in milliseconds.
    pub(crate) fn lasts(&self) -> f64 {
        self.times.last().copied().unwrap_or_default()
    }

    /// The poses this many milliseconds after the throw; `None` once the film is over.
    pub(crate) fn at(&self, time: f64) -> Option<Poses> {
        let next = self.times.partition_point(|&it| it <= time.max(0.0));
        let (from, to) = (next.checked_sub(1)?, self.frames.get(next)?);
        let part = (time.max(0.0) - self.times[from]) / (self.times[next] - self.times[from]);
        Some(between(self.frames[from], *to, part))
    }

    /// What is heard from the first of these times until before the second.
    pub(crate) fn heard(&self, from: f64, until: f64) -> impl Iterator<Item = Beat> {
        let beats = self.beats.iter();
        let now = beats.filter(move |(time, _)| (from..until).contains(time));
        now.map(|&(_, beat)| beat)
    }
}

/// The poses between two frames.
fn between(from: Poses, to: Poses, part: f64) -> Poses {
    let mix = |a: f64, b: f64| a + (b - a) * part;
    [0, 1].map(|at| {
        let (Some(a), Some(b)) = (from[at], to[at]) else {
            return to[at];
        };
        // A quaternion and its negative are the same rotation; the nearer one is on the shorter way.
        let dot: i64 = (0..4)
            .map(|i| i64::from(a.turn[i]) * i64::from(b.turn[i]))
            .sum();
        let sign = if dot < 0 { -1.0 } else { 1.0 };
        Some(Pose {
            at: std::array::from_fn(|i| mix(a.at[i].into(), b.at[i].into()).round() as i32),
            turn: std::array::from_fn(|i| {
                mix(sign * f64::from(a.turn[i]), b.turn[i].into()).round() as i16
            }),
        })
    })
}

/// One wrestler's way through a flight.
struct Track(Vec<Pose>);

impl Track {
    fn of(frames: &[Poses], at: usize) -> Option<Self> {
        frames
            .iter()
            .map(|poses| poses[at])
            .collect::<Option<_>>()
            .map(Self)
    }

    /// The speed with which the wrestler comes to this frame.
    fn speed(&self, frame: usize) -> [f64; 3] {
        let [a, b] = [self.0[frame - 1].at, self.0[frame].at];
        std::array::from_fn(|i| f64::from(b[i] - a[i]))
    }

    /// The frames at which the wrestler hits something.
    fn hits(&self) -> impl Iterator<Item = usize> {
        (2..self.0.len()).filter(|&frame| {
            let (before, after) = (self.speed(frame - 1), self.speed(frame));
            let [x, y, z] = std::array::from_fn(|i| after[i] - before[i]);
            length([x, y, z + GRAVITY]) > HIT
        })
    }

    /// The first hit on the rope, and the first one elsewhere.
    fn beats(&self, outline: &Outline) -> impl Iterator<Item = (usize, Beat)> {
        let beat = |frame: usize| {
            let [x, y, _] = self.0[frame].at;
            if outline.away([x, y]) < ON_ROPE {
                Beat::Rope
            } else {
                Beat::Body
            }
        };
        let first = |wanted: Beat| {
            let frame = self.hits().find(|&frame| beat(frame) == wanted);
            frame.map(|frame| (frame, wanted))
        };
        [first(Beat::Body), first(Beat::Rope)].into_iter().flatten()
    }

    /// The longest time for which the wrestler totters after its first hit.
    fn totter(&self) -> Option<Range<usize>> {
        let landed = self.hits().next()?;
        let totters = |&frame: &usize| {
            let [x, y, z, w] = self.0[frame].turn.map(f64::from);
            let square = (x * x + y * y + z * z + w * w).max(1.0);
            let upright = (1.0 - 2.0 * (x * x + y * y) / square).abs();
            TILTED.contains(&upright) && length(self.speed(frame)) < TOTTERS
        };
        let mut longest = 0..0;
        let mut run = 0..0;
        for frame in (landed..self.0.len()).filter(totters) {
            run = if run.end == frame {
                run.start..frame + 1
            } else {
                frame..frame + 1
            };
            if run.len() > longest.len() {
                longest = run.clone();
            }
        }
        longest.start = longest.start.max(longest.end.saturating_sub(SLOW_MOST));
        (longest.len() >= SLOW_LEAST).then_some(longest)
    }
}

fn length([x, y, z]: [f64; 3]) -> f64 {
    (x * x + y * y + z * z).sqrt()
}

#[cfg(test)]
mod tests {
    use physics::{Throw, Toss, fly};

    use super::*;

    /// A flight of both wrestlers, and its film.
    fn thrown(seed: u32, strength: u16) -> (Flight, Film) {
        let throw = |seed: u32| Throw {
            strength,
            ..Throw::sensible(seed)
        };
        let toss = Toss {
            outline: Outline::default(),
            throws: [Some(throw(seed)), Some(throw(seed + 1000))],
            lies: [None; 2],
        };
        let flight = fly(&toss);
        let film = Film::new(&flight, [None; 2], &toss.outline);
        (flight, film)
    }

    /// A frame in which wrestler `a` is upright here.
    fn frame(at: [i32; 3]) -> Poses {
        let turn = [0, 0, 0, i16::MAX];
        [Some(Pose { at, turn }), None]
    }

    fn filmed(frames: Vec<Poses>, waiting: Poses) -> Film {
        let rest = [None; 2];
        Film::new(&Flight { frames, rest }, waiting, &Outline::default())
    }

    #[test]
    fn film_follows_the_clock() {
        let film = filmed((0..61).map(|x| frame([x, 0, 380])).collect(), [None; 2]);
        let x = |time: f64| film.at(time).map(|poses| poses[0].unwrap().at[0]);
        assert_eq!((x(-5.0), x(0.0), x(500.5)), (Some(0), Some(0), Some(30)));
        assert!(film.at(990.0).is_some());
        assert_eq!(film.at(1001.0), None);
        assert_eq!(filmed(Vec::new(), [None; 2]).at(0.0), None);
    }

    #[test]
    fn waiting_wrestlers_are_lifted_to_the_hands_first() {
        let film = filmed(vec![frame([0, -4200, 1500]); 30], frame([0, -3000, 380]));
        assert_eq!(film.at(0.0), Some(frame([0, -3000, 380])));
        assert_eq!(film.at(FRAME * 10.5), Some(frame([0, -4200, 1500])));
    }

    #[test]
    fn every_thrown_body_is_heard_once_where_it_hits() {
        for seed in 0..40 {
            let (flight, film) = thrown(seed, 500);
            let all: Vec<Beat> = film.heard(0.0, f64::MAX).collect();
            assert!((2..=4).contains(&all.len()), "seed {seed}: {all:?}");
            for at in [0, 1] {
                let body = Track::of(&flight.frames, at).unwrap();
                let beats: Vec<_> = body.beats(&Outline::default()).collect();
                assert!(!beats.is_empty(), "seed {seed}: body {at} makes no sound");
                for (frame, beat) in beats {
                    let [x, y, z] = body.0[frame].at;
                    let away = Outline::default().away([x, y]);
                    assert_eq!(beat == Beat::Rope, away < ON_ROPE, "seed {seed}");
                    assert!(z < 1500, "seed {seed}: a sound in the air");
                }
            }
        }
        let on_the_rope = (0..40).filter(|&seed| {
            let (_, film) = thrown(seed, 760);
            film.heard(0.0, f64::MAX).any(|beat| beat == Beat::Rope)
        });
        assert!(on_the_rope.count() > 5, "strong throws hit the rope");
    }

    #[test]
    fn only_what_totters_is_slow_and_not_for_long() {
        let longest = FRAME * (SLOW - 1.0) * SLOW_MOST as f64;
        let slowed = |seed: u32| {
            let (flight, film) = thrown(seed, 500);
            let plain = FRAME * (flight.frames.len() - 1) as f64;
            film.lasts() - plain
        };
        let slowed: Vec<f64> = (0..60).map(slowed).collect();
        assert!(slowed.iter().all(|more| (-0.1..=longest).contains(more)));
        let slow = slowed.iter().filter(|&&more| more > 50.0).count();
        assert!(
            (6..54).contains(&slow),
            "{slow} of 60 throws are slowed down"
        );
    }
}
