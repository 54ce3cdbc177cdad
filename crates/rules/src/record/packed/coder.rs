//! The arithmetic coder: a text as a binary fraction. Each bit narrows the interval in which the fraction lies, by its probability.

use super::{END, predictor::Predictor};

/// How many bytes the decoder may read beyond the end, as zeros: as many as an interval has.
const BEYOND: usize = 4;

/// The interval, both ends included.
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const WHOLE: Self = Self {
        low: 0,
        high: u32::MAX,
    };

    /// The last value of the lower part, which stands for a one.
    fn middle(&self, predictor: &Predictor) -> u32 {
        let size = u64::from(self.high - self.low);
        self.low + ((size * u64::from(predictor.one())) >> Predictor::ONE_BITS) as u32
    }

    fn narrow(&mut self, bit: bool, middle: u32) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// The first byte, if it is the same at both ends; the interval grows by it.
    fn settled(&mut self) -> Option<u8> {
        let [low, high] = [self.low, self.high].map(|end| (end >> 24) as u8);
        (low == high).then(|| {
            self.low <<= 8;
            self.high = (self.high << 8) | 0xFF;
            low
        })
    }
}

/// Appends the code of the text.
pub(super) fn encode(text: &[u8], code: &mut Vec<u8>) {
    let mut predictor = Predictor::primed();
    let mut interval = Interval::WHOLE;
    for byte in text.iter().copied().chain([END]) {
        for place in (0..8).rev() {
            let bit = (byte >> place) & 1 == 1;
            interval.narrow(bit, interval.middle(&predictor));
            predictor.learn(bit);
            while let Some(byte) = interval.settled() {
                code.push(byte);
            }
        }
    }
    // The shortest fraction in the interval.
    if interval.low > 0 {
        code.push((interval.low >> 24) as u8 + 1);
    }
}

/// The text of the code; `None` if the code does not contain the end of the text, or the text is longer than `longest` bytes.
pub(super) fn decode(code: &[u8], longest: usize) -> Option<Vec<u8>> {
    let mut predictor = Predictor::primed();
    let mut interval = Interval::WHOLE;
    let mut code = code.iter().copied().chain([0; BEYOND]);
    let mut value = 0;
    for _ in 0..BEYOND {
        value = (value << 8) | u32::from(code.next()?);
    }
    let mut text = Vec::new();
    loop {
        let mut byte = 0;
        for _ in 0..8 {
            let middle = interval.middle(&predictor);
            let bit = value <= middle;
            interval.narrow(bit, middle);
            predictor.learn(bit);
            while interval.settled().is_some() {
                value = (value << 8) | u32::from(code.next()?);
            }
            byte = (byte << 1) | u8::from(bit);
        }
        if byte == END {
            return Some(text);
        }
        if text.len() == longest {
            return None;
        }
        text.push(byte);
    }
}
