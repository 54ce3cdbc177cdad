//! Names in lower case, to compare them.

/// The name in lower case. The browser knows all letters; Rust's tables of them would add 6 kB to the page.
#[cfg(target_arch = "wasm32")]
pub(in crate::ui) fn lower_case(name: &str) -> String {
    js_sys::JsString::from(name).to_lower_case().into()
}

/// The name in lower case.
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::ui) fn lower_case(name: &str) -> String {
    name.to_lowercase()
}
