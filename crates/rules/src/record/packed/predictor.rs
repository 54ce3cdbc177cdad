//! Predicts a text bit by bit, by mixing what several contexts have seen before, as in M. Mahoney's PAQ compressors (“Adaptive Weighing of
//! Context Models for Lossless Data Compression”, 2005). It computes with integers only, so native and wasm agree to the bit.

use std::{iter::repeat_n, sync::LazyLock};

use super::END;

/// An example record of each game, which every predictor reads first.
const PRIMER: &str = include_str!("primer.txt");

/// The contexts: nothing; the last one, two, three and five bytes; and the word so far with the byte before it.
const CONTEXTS: usize = 6;
/// Each context has this many counters, as a power of two.
const COUNTERS_BITS: u32 = 14;
/// The number of bits after which the learning rate of a counter stays the same.
const STEADY: u8 = 30;
/// The weight of a context at first, in 1/65,536.
const WEIGHT: i32 = 1 << 14;
/// The inverse of the learning rate of the weights, as a power of two.
const SLOWNESS: u32 = 10;
/// An odd number near 2³² divided by the golden ratio, which spreads hashes.
const SPREAD: u32 = 0x9E37_79B1;
/// The largest absolute value of a logit, in 1/256.
const FURTHEST: i32 = 2047;

/// Probabilities in 1/4096 for logits from −8 to 8 in steps of a half: the logistic function.
const LOGISTIC: [i32; 33] = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348,
    3607, 3785, 3901, 3975, 4024, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

/// The probability in 1/4096 for a logit in 1/256.
fn probability(logit: i32) -> i32 {
    let logit = logit.clamp(-FURTHEST, FURTHEST);
    let place = (logit >> 7) as usize;
    let place = place.wrapping_add(LOGISTIC.len() / 2);
    let part = logit & 127;
    (LOGISTIC[place] * (128 - part) + LOGISTIC[place + 1] * part + 64) >> 7
}

/// The logit for each probability.
fn logits() -> Vec<i32> {
    let mut logits = Vec::with_capacity(1 << Predictor::ONE_BITS);
    for logit in -FURTHEST..=FURTHEST {
        let up_to = probability(logit) as usize + 1;
        let more = up_to.saturating_sub(logits.len());
        logits.extend(repeat_n(logit, more));
    }
    logits.resize(1 << Predictor::ONE_BITS, FURTHEST);
    logits
}

/// How often a bit was one in a context.
#[derive(Clone, Copy)]
struct Counter {
    /// The probability of a one in 1/65,536.
    one: u16,
    /// How many bits it has seen, up to [`STEADY`].
    seen: u8,
}

impl Counter {
    fn learn(&mut self, bit: bool) {
        let (one, target) = (i32::from(self.one), i32::from(u16::MAX) * i32::from(bit));
        let step = (target - one) * 2 / (2 * i32::from(self.seen) + 3);
        self.one = (one + step).clamp(32, 65_503) as u16;
        self.seen = STEADY.min(self.seen + 1);
    }
}

/// Predicts the next bit of a text from all bits before it.
#[derive(Clone)]
pub(super) struct Predictor {
    logits: Vec<i32>,
    counters: Vec<Counter>,
    /// The contexts' weights in 1/65,536, for each beginning of a byte.
    weights: Vec<[i32; CONTEXTS]>,
    /// The last bytes, the newest lowest.
    before: u64,
    /// The hash of the word so far.
    word: u32,
    /// The hashes of the contexts.
    contexts: [u32; CONTEXTS],
    /// The bits of the byte so far, after a one.
    begun: usize,
    /// Which counters predict the next bit, and the logits that they give.
    places: [usize; CONTEXTS],
    inputs: [i32; CONTEXTS],
    /// The probability in 1/4096 that the next bit is a one.
    one: i32,
}

impl Predictor {
    /// Probabilities have this many bits.
    pub(super) const ONE_BITS: u32 = 12;

    /// A predictor that has read the primer.
    pub(super) fn primed() -> Self {
        static PRIMED: LazyLock<Predictor> = LazyLock::new(Predictor::new);
        PRIMED.clone()
    }

    fn new() -> Self {
        let unseen = Counter {
            one: 1 << 15,
            seen: 0,
        };
        let mut predictor = Self {
            logits: logits(),
            counters: vec![unseen; CONTEXTS << COUNTERS_BITS],
            weights: vec![[WEIGHT; CONTEXTS]; 1 << 8],
            before: 0,
            word: 0,
            contexts: [0; CONTEXTS],
            begun: 1,
            places: [0; CONTEXTS],
            inputs: [0; CONTEXTS],
            one: 0,
        };
        predictor.predict();
        for record in PRIMER.split(";\n") {
            for byte in record.bytes().chain([END]) {
                for place in (0..8).rev() {
                    predictor.learn((byte >> place) & 1 == 1);
                }
            }
        }
        predictor
    }

    /// The probability in 1/4096 that the next bit is a one: neither 0 nor 1.
    pub(super) const fn one(&self) -> u32 {
        self.one.unsigned_abs()
    }

    /// Reads the next bit.
    pub(super) fn learn(&mut self, bit: bool) {
        let error = (i32::from(bit) << Self::ONE_BITS) - self.one;
        let weights = self.weights[self.begun].iter_mut();
        for (weight, input) in weights.zip(self.inputs) {
            let change = (input * error + (1 << (SLOWNESS - 1))) >> SLOWNESS;
            *weight = weight.saturating_add(change);
        }
        for place in self.places {
            self.counters[place].learn(bit);
        }
        self.begun = (self.begun << 1) | usize::from(bit);
        if self.begun > usize::from(u8::MAX) {
            self.enter(self.begun as u8);
            self.begun = 1;
        }
        self.predict();
    }

    /// Sets the contexts after this byte.
    fn enter(&mut self, byte: u8) {
        self.before = (self.before << 8) | u64::from(byte);
        let start = if byte.is_ascii_whitespace() {
            0
        } else {
            self.word
        };
        self.word = hash(start, byte.into());
        let last = |bytes: u32| {
            let bytes = self.before & ((1 << (8 * bytes)) - 1);
            hash(hash(0, bytes as u32), (bytes >> 32) as u32)
        };
        self.contexts = [0, last(1), last(2), last(3), last(5), self.word];
    }

    fn predict(&mut self) {
        let mut logit = 0;
        for (number, context) in self.contexts.into_iter().enumerate() {
            let hash = hash(context, self.begun as u32) >> (u32::BITS - COUNTERS_BITS);
            let place = (number << COUNTERS_BITS) + hash as usize;
            let Counter { one, seen } = self.counters[place];
            let input = if seen == 0 {
                0
            } else {
                self.logits[usize::from(one >> 4)]
            };
            self.places[number] = place;
            self.inputs[number] = input;
            logit += i64::from(input) * i64::from(self.weights[self.begun][number]);
        }
        let furthest = i64::from(FURTHEST);
        self.one = probability((logit >> 16).clamp(-furthest, furthest) as i32);
    }
}

const fn hash(start: u32, more: u32) -> u32 {
    (start.rotate_left(5) ^ more)
        .wrapping_add(1)
        .wrapping_mul(SPREAD)
}
