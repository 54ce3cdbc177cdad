//! The addresses of this version's files. They are in a folder named after a hash of their content; the root element has its name (`cargo
//! xtask seal`). So a page never loads a file of another version.

#[cfg(target_arch = "wasm32")]
thread_local! {
    static FOLDER: String = folder();
}

/// The address of a file of this version, as in `static/art.svg#logo`.
#[cfg(target_arch = "wasm32")]
pub fn file(name: &str) -> String {
    FOLDER.with(|folder| [folder, name].concat())
}

/// The address of a file: outside the browser there are no versions.
#[cfg(not(target_arch = "wasm32"))]
pub fn file(name: &str) -> String {
    name.to_owned()
}

#[cfg(target_arch = "wasm32")]
fn folder() -> String {
    let document = web_sys::window().and_then(|window| window.document());
    let root = document.and_then(|document| document.document_element());
    root.and_then(|root| root.get_attribute("data-files"))
        .unwrap_or_default()
}
