//! The sounds of the hall, synthesised by the browser: wood, drum, straw, cloth, clay. There are no sound files and no music.

use std::{cell::RefCell, iter::successors};

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioParam, BiquadFilterType, OscillatorType};
use yew::prelude::*;

use crate::ui::{
    browser::{hooks::use_in_sight, promise::let_go},
    data::{app_context::AppContext, settings::motion},
};

/// The amplitude to which a stroke fades out, as a fade that is exponential cannot end at zero.
const SILENCE: f32 = 0.001;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A sound effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Hyōshigi: two dry clacks as a bout opens and as cards are turned over.
    Clappers,
    /// One clack: a card is laid, or a choice sealed.
    Clack,
    /// Wood on wood: a disk is moved.
    Disk,
    /// Taiko: one low stroke for a push.
    Drum,
    /// Two strokes: a push to the edge.
    Edge,
    /// One stroke for the push off the board, and the clay under the body that falls.
    Fall,
    /// A drum roll with a vibration: the bout is decided.
    Roll,
    /// A rustle of straw: a card is lifted.
    Straw,
    /// Cloth: the curtain falls or lifts.
    Cloth,
}

/// The shape of a wave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wave {
    Sine,
    Triangle,
    Square,
    /// Noise through a band-pass filter.
    Noise,
}

/// A tone or a noise that goes from one pitch to another and fades out.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    /// When it begins, in seconds after the sound.
    at: f32,
    wave: Wave,
    /// The first pitch and the last, in hertz; of a noise, the middle of what the filter lets through.
    pitches: (f32, f32),
    /// How long it takes to fade out, in seconds.
    length: f32,
    /// Its amplitude at first; 1 is the loudest tone that can be played.
    loudness: f32,
}

impl Stroke {
    const fn new(at: f32, wave: Wave, pitches: (f32, f32), (length, loudness): (f32, f32)) -> Self {
        Self {
            at,
            wave,
            pitches,
            length,
            loudness,
        }
    }
}

fn clack(at: f32) -> [Stroke; 2] {
    [
        Stroke::new(at, Wave::Triangle, (2400.0, 1500.0), (0.07, 0.42)),
        Stroke::new(at, Wave::Square, (1130.0, 900.0), (0.03, 0.14)),
    ]
}

fn drum(at: f32, loudness: f32) -> [Stroke; 2] {
    [
        Stroke::new(at, Wave::Sine, (130.0, 48.0), (0.45, 0.5 * loudness)),
        Stroke::new(at, Wave::Triangle, (260.0, 90.0), (0.06, 0.15 * loudness)),
    ]
}

/// What a sound is made of. A test measures that all are about equally loud.
fn strokes(sound: Sound) -> Vec<Stroke> {
    match sound {
        Sound::Clappers => [clack(0.0), clack(0.28)].concat(),
        Sound::Clack => clack(0.0).into(),
        Sound::Disk => vec![
            Stroke::new(0.0, Wave::Triangle, (900.0, 650.0), (0.06, 0.6)),
            Stroke::new(0.0, Wave::Noise, (1500.0, 900.0), (0.03, 0.6)),
        ],
        Sound::Drum => drum(0.0, 0.55).into(),
        Sound::Edge => [drum(0.0, 0.46), drum(0.22, 0.56)].concat(),
        Sound::Fall => {
            // As long as the push and the fall after it: twice `--dur-push`.
            let ground = 0.84;
            let mut all = drum(0.0, 0.5).to_vec();
            all.extend([
                Stroke::new(ground, Wave::Sine, (90.0, 40.0), (0.25, 0.37)),
                Stroke::new(ground, Wave::Noise, (300.0, 120.0), (0.2, 0.5)),
            ]);
            all
        }
        Sound::Roll => {
            let mut at = 0.0;
            let mut all = Vec::new();
            for stroke in 0..9_u8 {
                let stroke = f32::from(stroke);
                all.extend(drum(at, 0.2 + 0.03 * stroke));
                at += 0.15 - 0.01 * stroke;
            }
            all.extend(drum(at + 0.12, 0.55));
            all
        }
        Sound::Straw => vec![Stroke::new(0.0, Wave::Noise, (1800.0, 4200.0), (0.12, 1.1))],
        Sound::Cloth => vec![Stroke::new(0.0, Wave::Noise, (900.0, 350.0), (0.42, 1.0))],
    }
}

/// Plays a sound, unless the player has turned sound off or has another screen before them.
#[hook]
pub fn use_play() -> Callback<Sound> {
    let silent = use_context::<AppContext>().is_some_and(|app| app.settings.silent);
    let silent = !use_in_sight() || silent;
    Callback::from(move |sound| {
        if !silent {
            play(sound);
        }
    })
}

/// Plays a sound. Before the player has touched the page, most browsers refuse sound, and this does nothing.
fn play(sound: Sound) {
    if sound == Sound::Roll {
        vibrate(120);
    }
    if touched() {
        // A browser without a synthesiser stays silent: no sound is ever the only cue.
        let _ = try_play(sound);
    }
}

/// Whether the player has touched the page since it was loaded. Until then, browsers refuse sound and vibration and log a warning.
fn touched() -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    let get = |it: &JsValue, name: &str| js_sys::Reflect::get(it, &name.into()).ok();
    let activation = navigator.and_then(|navigator| get(&navigator, "userActivation"));
    // Older browsers do not have this property.
    activation.is_none_or(|activation| {
        get(&activation, "hasBeenActive").is_none_or(|touched| touched.is_truthy())
    })
}

fn try_play(sound: Sound) -> Result<(), JsValue> {
    let context = CONTEXT.with_borrow_mut(|kept| {
        // On a slow device, creating a context takes longer than a frame. Straw plays during a drag, so it never creates one and may be
        // silent at first.
        if kept.is_none() && sound != Sound::Straw {
            *kept = Some(AudioContext::new()?);
        }
        kept.clone().ok_or(JsValue::NULL)
    })?;
    // The promise resolves when the player has touched the page.
    context.resume().map(let_go)?;
    let now = context.current_time();
    // A body falls as fast as the stylesheet lets it.
    let stretch = if sound == Sound::Fall { motion() } else { 1.0 };
    for stroke in strokes(sound) {
        strike(&context, &stroke, now + f64::from(stroke.at) * stretch)?;
    }
    Ok(())
}

/// Plays a stroke at this time of the context's clock.
fn strike(context: &AudioContext, stroke: &Stroke, at: f64) -> Result<(), JsValue> {
    let ends = at + f64::from(stroke.length);
    let bend = |pitch: AudioParam| {
        pitch.set_value_at_time(stroke.pitches.0, at)?;
        pitch.exponential_ramp_to_value_at_time(stroke.pitches.1, ends)
    };
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(stroke.loudness, at)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(SILENCE, ends)?;
    gain.connect_with_audio_node(&context.destination())?;
    let shape = match stroke.wave {
        Wave::Sine => OscillatorType::Sine,
        Wave::Triangle => OscillatorType::Triangle,
        Wave::Square => OscillatorType::Square,
        Wave::Noise => {
            let rate = context.sample_rate();
            let noise: Vec<f32> = noise().take((rate * stroke.length) as usize).collect();
            let buffer = context.create_buffer(1, noise.len() as u32, rate)?;
            buffer.copy_to_channel(&noise, 0)?;
            let source = context.create_buffer_source()?;
            source.set_buffer(Some(&buffer));
            let filter = context.create_biquad_filter()?;
            filter.set_type(BiquadFilterType::Bandpass);
            bend(filter.frequency())?;
            source
                .connect_with_audio_node(&filter)?
                .connect_with_audio_node(&gain)?;
            return source.start_with_when(at);
        }
    };
    let tone = context.create_oscillator()?;
    tone.set_type(shape);
    bend(tone.frequency())?;
    tone.connect_with_audio_node(&gain)?;
    tone.start_with_when(at)?;
    tone.stop_with_when(ends)
}

/// White noise. A linear congruential sequence is random enough for it.
fn noise() -> impl Iterator<Item = f32> {
    let next = |state: &u32| Some(state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    let states = successors(next(&12345), next);
    states.map(|state| f32::from((state >> 16) as i16) / 32768.0)
}

/// Vibrates for that many milliseconds, if the device can.
pub fn vibrate(milliseconds: u32) {
    if let Some(window) = web_sys::window().filter(|_| touched()) {
        let navigator = window.navigator();
        // Calling `vibrate` in a browser that lacks it would throw.
        if js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false) {
            navigator.vibrate_with_duration(milliseconds);
        }
    }
}

#[cfg(test)]
mod tests;
