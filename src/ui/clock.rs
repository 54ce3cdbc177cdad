//! Today's date, by the device's clock.

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
