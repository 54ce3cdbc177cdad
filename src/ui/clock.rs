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

/// A date, as in ISO 8601, as it is written in the language that the page speaks.
#[cfg(target_arch = "wasm32")]
pub fn written(date: &str) -> String {
    // Without a zone, a date in ISO 8601 is midnight in UTC.
    let options = js_sys::JSON::parse(r#"{"dateStyle":"medium","timeZone":"UTC"}"#);
    let day = js_sys::Date::new(&date.into());
    let options = options.unwrap_or_default();
    day.to_locale_date_string(spoken(), &options).into()
}

/// A date, as in ISO 8601: outside the browser nobody knows how languages write it.
#[cfg(not(target_arch = "wasm32"))]
pub fn written(date: &str) -> String {
    date.to_owned()
}
