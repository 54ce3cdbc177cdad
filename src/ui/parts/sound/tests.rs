//! Every sound is about as loud as every other, by the loudness of EBU R 128.

use std::f64::consts::TAU;

use super::*;

const ALL: [Sound; 9] = [
    Sound::Clappers,
    Sound::Clack,
    Sound::Disk,
    Sound::Drum,
    Sound::Edge,
    Sound::Fall,
    Sound::Roll,
    Sound::Straw,
    Sound::Cloth,
];

/// Samples per second. The filters of [`heard`] are made for it.
const RATE: f64 = 48_000.0;
/// How many samples the ear sums up.
const WINDOW: usize = 4_800;
/// How much louder, in decibels, the loudest sound may be than the softest.
const APART: f64 = 3.0;

/// A filter of the second order: the last two inputs and outputs, the newest first.
#[derive(Default)]
struct Biquad {
    inputs: [f64; 2],
    outputs: [f64; 2],
}

impl Biquad {
    fn next(&mut self, input: f64, ahead: [f64; 3], back: [f64; 2]) -> f64 {
        let output = ahead[0] * input + ahead[1] * self.inputs[0] + ahead[2] * self.inputs[1]
            - back[0] * self.outputs[0]
            - back[1] * self.outputs[1];
        self.inputs = [input, self.inputs[0]];
        self.outputs = [output, self.outputs[0]];
        output
    }
}

/// A value that goes from one to another in equal ratios.
fn ramp((from, to): (f32, f32), part: f64) -> f64 {
    f64::from(from) * f64::from(to / from).powf(part)
}

/// The samples that a browser would play.
fn rendered(sound: Sound) -> Vec<f64> {
    let strokes = strokes(sound);
    let ends = strokes.iter().map(|it| it.at + it.length);
    let ends = f64::from(ends.fold(0.0, f32::max));
    let mut samples = vec![0.0; (ends * RATE) as usize + WINDOW];
    for stroke in strokes {
        let first = (f64::from(stroke.at) * RATE) as usize;
        let count = (f64::from(stroke.length) * RATE) as usize;
        let (mut phase, mut filter, mut noise) = (0.0_f64, Biquad::default(), noise());
        for place in 0..count {
            let part = place as f64 / count as f64;
            let pitch = ramp(stroke.pitches, part) / RATE;
            phase = (phase + pitch).fract();
            let wave = match stroke.wave {
                Wave::Sine => (TAU * phase).sin(),
                Wave::Triangle => 4.0 * (phase - 0.5).abs() - 1.0,
                Wave::Square if phase < 0.5 => 1.0,
                Wave::Square => -1.0,
                Wave::Noise => {
                    // The band-pass filter of Web Audio, with its default quality of 1.
                    let (sin, cos) = (TAU * pitch).sin_cos();
                    let (alpha, all) = (sin / 2.0, 1.0 + sin / 2.0);
                    let input = noise.next().unwrap().into();
                    filter.next(
                        input,
                        [alpha / all, 0.0, -alpha / all],
                        [-2.0 * cos / all, (1.0 - alpha) / all],
                    )
                }
            };
            samples[first + place] += wave * ramp((stroke.loudness, SILENCE), part);
        }
    }
    samples
}

/// The samples as an ear weighs them (ITU-R BS.1770).
fn heard(samples: &[f64]) -> Vec<f64> {
    let (mut head, mut low) = (Biquad::default(), Biquad::default());
    let weighed = samples.iter().map(|&sample| {
        let sample = head.next(
            sample,
            [
                1.535_124_859_586_97,
                -2.691_696_189_406_38,
                1.198_392_810_852_85,
            ],
            [-1.690_659_293_182_41, 0.732_480_774_215_85],
        );
        low.next(
            sample,
            [1.0, -2.0, 1.0],
            [-1.990_047_454_833_98, 0.990_072_250_366_21],
        )
    });
    weighed.collect()
}

/// The loudness of the loudest tenth of a second, in decibels.
fn loudness(sound: Sound) -> f64 {
    let power = |window: &[f64]| window.iter().map(|it| it * it).sum::<f64>() / WINDOW as f64;
    let heard = heard(&rendered(sound));
    let loudest = heard.windows(WINDOW).step_by(WINDOW / 4).map(power);
    10.0 * loudest.fold(0.0, f64::max).log10()
}

#[test]
fn all_sounds_are_about_equally_loud() {
    let told: Vec<(Sound, f64)> = ALL.map(|sound| (sound, loudness(sound))).into();
    let levels = || told.iter().map(|(_, level)| *level);
    let (softest, loudest) = (levels().fold(0.0, f64::min), levels().fold(-99.0, f64::max));
    assert!(loudest - softest < APART, "{told:?}");
}

#[test]
fn no_sound_is_cut_off_at_its_peaks() {
    for sound in ALL {
        let peak = rendered(sound)
            .into_iter()
            .map(f64::abs)
            .fold(0.0, f64::max);
        assert!(peak < 0.9, "{sound:?} reaches {peak}");
    }
}
