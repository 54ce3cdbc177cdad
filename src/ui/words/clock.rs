//! Dates: today's, by the device's clock, and any in the words of the language that the page speaks.

#[cfg(target_arch = "wasm32")]
use crate::ui::words::spoken;

/// Today's date in the device's time zone, as in ISO 8601.
#[cfg(target_arch = "wasm32")]
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    let (year, month, day) = (now.get_full_year(), now.get_month() + 1, now.get_date());
    format!("{year:04}-{month:02}-{day:02}")
}

/// A fixed date, for tests outside the browser.
#[cfg(not(target_arch = "wasm32"))]
pub fn today() -> String {
    "2026-11-20".to_owned()
}

/// Writes dates in a language, by its BCP 47 tag.
#[cfg(target_arch = "wasm32")]
type Writer = (&'static str, js_sys::Function);

#[cfg(target_arch = "wasm32")]
thread_local! {
    /// Making one takes as long as writing a hundred dates.
    static WRITER: std::cell::RefCell<Option<Writer>> = const { std::cell::RefCell::new(None) };
}

/// A date, as in ISO 8601, as it is written in the language that the page speaks.
#[cfg(target_arch = "wasm32")]
pub fn written(date: &str) -> String {
    use js_sys::{Array, Date, Intl::DateTimeFormat, JSON};
    use wasm_bindgen::{JsCast as _, JsValue};

    let make = || {
        // Without a zone, a date in ISO 8601 is midnight in UTC.
        let options = JSON::parse(r#"{"dateStyle":"medium","timeZone":"UTC"}"#);
        let options = options.unwrap_or_default().unchecked_into();
        let format = DateTimeFormat::new(&Array::of1(&spoken().into()), &options);
        (spoken(), format.format())
    };
    let day = Date::new(&date.into());
    let words = WRITER.with_borrow_mut(|writer| {
        let kept = writer.take().filter(|(language, _)| *language == spoken());
        let (_, write) = writer.insert(kept.unwrap_or_else(make));
        write.call1(&JsValue::UNDEFINED, &day)
    });
    // What the browser cannot read as a date, which only an altered file has, stays as it is.
    words
        .ok()
        .and_then(|words| words.as_string())
        .unwrap_or_else(|| date.to_owned())
}

/// A date, as in ISO 8601: outside the browser nobody knows how languages write it.
#[cfg(not(target_arch = "wasm32"))]
pub fn written(date: &str) -> String {
    date.to_owned()
}
