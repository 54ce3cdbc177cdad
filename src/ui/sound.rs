//! The sounds of the hall, synthesised by the browser: wooden clappers, the drum, straw. There are no sound files and no music.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, BiquadFilterType, OscillatorType};

use super::promise::let_go;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A sound effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Hyōshigi: two dry clacks as the bout opens.
    Clappers,
    /// One clack: a card is played.
    Clack,
    /// Taiko: one low stroke for a push.
    Drum,
    /// Two strokes: a push to the edge.
    Edge,
    /// A drum roll with a vibration: the bout is decided.
    Roll,
    /// A rustle of straw: a card is lifted.
    Straw,
}

/// Plays a sound. Before the player has touched the page, most browsers refuse sound, and this does nothing.
pub fn play(sound: Sound) {
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
    match sound {
        Sound::Clappers => {
            clack(&context, now)?;
            clack(&context, now + 0.28)
        }
        Sound::Clack => clack(&context, now),
        Sound::Drum => drum(&context, now, 0.9),
        Sound::Edge => {
            drum(&context, now, 0.8)?;
            drum(&context, now + 0.22, 1.0)
        }
        Sound::Roll => {
            let mut at = now;
            for stroke in 0..9_u8 {
                drum(&context, at, 0.35 + 0.05 * f32::from(stroke))?;
                at += 0.15 - 0.01 * f64::from(stroke);
            }
            drum(&context, at + 0.12, 1.0)
        }
        Sound::Straw => straw(&context, now),
    }
}

/// A tone that falls from one pitch (in hertz) to another and fades out within `length` seconds.
fn tone(
    context: &AudioContext,
    shape: OscillatorType,
    pitches: (f32, f32),
    (at, length): (f64, f64),
    loudness: f32,
) -> Result<(), JsValue> {
    let tone = context.create_oscillator()?;
    let gain = context.create_gain()?;
    tone.set_type(shape);
    tone.frequency().set_value_at_time(pitches.0, at)?;
    tone.frequency()
        .exponential_ramp_to_value_at_time(pitches.1, at + length)?;
    gain.gain().set_value_at_time(loudness, at)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(0.001, at + length)?;
    tone.connect_with_audio_node(&gain)?
        .connect_with_audio_node(&context.destination())?;
    tone.start_with_when(at)?;
    tone.stop_with_when(at + length)
}

fn clack(context: &AudioContext, at: f64) -> Result<(), JsValue> {
    tone(
        context,
        OscillatorType::Triangle,
        (2400.0, 1500.0),
        (at, 0.07),
        0.25,
    )?;
    tone(
        context,
        OscillatorType::Square,
        (1130.0, 900.0),
        (at, 0.03),
        0.08,
    )
}

fn drum(context: &AudioContext, at: f64, loudness: f32) -> Result<(), JsValue> {
    tone(
        context,
        OscillatorType::Sine,
        (130.0, 48.0),
        (at, 0.45),
        0.5 * loudness,
    )?;
    tone(
        context,
        OscillatorType::Triangle,
        (260.0, 90.0),
        (at, 0.06),
        0.15 * loudness,
    )
}

/// A rustle: noise through a band-pass filter whose frequency rises.
fn straw(context: &AudioContext, at: f64) -> Result<(), JsValue> {
    let rate = context.sample_rate();
    let length = rate as u32 / 8;
    let buffer = context.create_buffer(1, length, rate)?;
    // A linear congruential sequence is random enough for noise.
    let mut state = 12345_u32;
    let noise: Vec<f32> = (0..length)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f32::from((state >> 16) as i16) / 32768.0
        })
        .collect();
    buffer.copy_to_channel(&noise, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    let filter = context.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Bandpass);
    filter.frequency().set_value_at_time(1800.0, at)?;
    filter
        .frequency()
        .linear_ramp_to_value_at_time(4200.0, at + 0.12)?;
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(0.05, at)?;
    gain.gain().linear_ramp_to_value_at_time(0.001, at + 0.12)?;
    source
        .connect_with_audio_node(&filter)?
        .connect_with_audio_node(&gain)?
        .connect_with_audio_node(&context.destination())?;
    source.start_with_when(at)
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
