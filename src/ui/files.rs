//! Where the files of this version of the page lie: in a folder named after what they hold, which the root element tells
//! (`cargo xtask seal`). So no page ever shows or starts what belongs to another version.

#[cfg(target_arch = "wasm32")]
thread_local! {
    static FOLDER: String = folder();
}

/// The address of a file of this version, as in `static/art.svg#logo`.
#[cfg(target_arch = "wasm32")]
pub fn file(name: &str) -> String {
    FOLDER.with(|folder| [folder, name].concat())
}

/// The address of a file of this version: without a page there is one version only.
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
