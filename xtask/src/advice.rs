//! Advice for failures that are not the user's mistake: no network, a full disk, an old compiler.

/// What failed programs print, and the advice for it.
const ADVICE: [(&[&str], &str); 3] = [
    (
        &["No space left on device", "ENOSPC", "os error 28"],
        "The disk is full. `cargo clean` in this folder frees what earlier builds left; a first build needs about 3 GB (all tests about 12 GB).",
    ),
    (
        &[
            "Could not resolve host",
            "Couldn't resolve host",
            "Could not connect to server",
            "Couldn't connect to server",
            "Connection refused",
            "Connection timed out",
            "Network is unreachable",
            "Temporary failure resolving",
            "Temporary failure in name resolution",
            "could not download file",
            "dns error",
            "ENOTFOUND",
            "EAI_AGAIN",
            "ECONNREFUSED",
            "ETIMEDOUT",
            "network failure",
        ],
        "The network did not answer. The first build downloads crates and tools; connect and run the same command again: it goes on where it stopped.",
    ),
    (
        &[
            "requires rustc",
            "is not supported by the following package",
        ],
        "This Rust is too old. With rustup, `rustup update` installs the version that rust-toolchain.toml names; without it, see https://rustup.rs.",
    ),
];

/// The advice for a failure with this output, if there is any.
pub(crate) fn about(output: &str) -> Option<&'static str> {
    let says = |signs: &[&str]| signs.iter().any(|sign| output.contains(sign));
    let found = ADVICE.iter().find(|(signs, _)| says(signs));
    found.map(|(_, advice)| *advice)
}

#[cfg(test)]
mod tests {
    use super::about;

    #[test]
    fn only_known_failures_get_advice() {
        let cargo = "warning: spurious network error (1 try remaining): [6] Could not resolve hostname (Could not resolve host: a.host)";
        let npm = "npm error code EAI_AGAIN";
        for offline in [cargo, npm] {
            assert!(about(offline).is_some_and(|it| it.contains("network")));
        }
        let full = "error: failed to write `x.rmeta`: No space left on device (os error 28)";
        assert!(about(full).is_some_and(|it| it.contains("disk is full")));
        assert_eq!(about("error[E0308]: mismatched types"), None);
    }
}
