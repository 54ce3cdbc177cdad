//! `cargo xtask dist --zip`: puts the built site into one file, for hosts to which a site is uploaded as a zip.

use crate::cargo_tools;
use crate::shell::{Run, inside, target};
use anyhow::Result;
use flate2::{Compression, write::DeflateEncoder};
use rawzip::{CompressionMethod, ZipArchiveWriter, time::UtcDateTime};
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Zips the site into the target folder, under a name with the page's version. Returns the zip's path.
pub(crate) fn zip(site: &Path) -> Result<PathBuf> {
    let version = cargo_tools::locked_version("hakkyoi")?;
    let path = target().join(format!("hakkyoi-{version}.zip"));
    write(site, modified(), BufWriter::new(File::create(&path)?))?;
    Ok(path)
}

/// The time that all files get: that of the commit, so that the same commit makes the same zip. No fixed time would do: web servers tell a
/// browser by a file's time and length whether it has changed, and `index.html` may have the same length in two versions.
fn modified() -> UtcDateTime {
    let commit = Run::new("git").args(["log", "-1", "--format=%ct"]).output();
    let commit = commit.and_then(|seconds| seconds.trim().parse().ok());
    UtcDateTime::from_unix(commit.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        now.unwrap_or_default().as_secs() as i64
    }))
}

/// Writes a zip of the site's files, in the order of their names.
fn write(site: &Path, modified: UtcDateTime, zip: impl Write) -> Result<()> {
    let mut files = inside(site)?;
    files.sort();
    let mut zip = ZipArchiveWriter::new(zip);
    for path in files {
        // Zips have slashes on every system.
        let name = path
            .strip_prefix(site)?
            .to_string_lossy()
            .replace('\\', "/");
        let file = zip
            .new_file(&*name)
            .compression_method(CompressionMethod::DEFLATE);
        // Some programs create files that nobody may read if a zip names no permissions.
        let file = file.last_modified(modified).unix_permissions(0o644);
        let (mut entry, config) = file.start()?;
        let mut content = config.wrap(DeflateEncoder::new(&mut entry, Compression::best()));
        content.write_all(&fs::read(&path)?)?;
        let (encoder, sums) = content.finish()?;
        encoder.finish()?;
        entry.finish(sums)?;
    }
    zip.finish()?.flush()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::bufread::DeflateDecoder;
    use rawzip::ZipArchive;
    use std::io::Read as _;

    /// The names and contents in a zip, in its order.
    fn read(zip: &[u8]) -> Vec<(String, Vec<u8>)> {
        let zip = ZipArchive::from_slice(zip).unwrap();
        let (mut entries, mut found) = (zip.entries(), Vec::new());
        while let Some(entry) = entries.next_entry().unwrap() {
            let name = entry.file_path().try_normalize().unwrap();
            let file = zip.get_entry(entry.wayfinder()).unwrap();
            let mut content = Vec::new();
            file.verifying_reader(DeflateDecoder::new(file.data()))
                .read_to_end(&mut content)
                .unwrap();
            found.push((name.as_ref().to_owned(), content));
        }
        found
    }

    #[test]
    fn zip_has_the_sites_files_from_its_root_and_is_the_same_each_time() {
        let site = target().join("xtask/zip-test");
        drop(fs::remove_dir_all(&site));
        fs::create_dir_all(site.join("v/words")).unwrap();
        let wasm: Vec<u8> = (0..40_000_u32).map(|it| ((it * it) >> 5) as u8).collect();
        let files: [(&str, &[u8]); 4] = [
            ("index.html", b"<!DOCTYPE html>"),
            ("sw.js", b""),
            ("v/page.wasm", &wasm),
            ("v/words/ja.txt", "八卦良い".as_bytes()),
        ];
        for (name, content) in files {
            fs::write(site.join(name), content).unwrap();
        }
        let zip = || {
            let mut zip = Vec::new();
            write(&site, UtcDateTime::from_unix(1_795_824_000), &mut zip).unwrap();
            zip
        };
        let first = zip();
        let found = read(&first);
        let found = found.iter().map(|(name, content)| (&**name, &**content));
        assert_eq!(found.collect::<Vec<_>>(), files);
        assert_eq!(zip(), first);
        fs::remove_dir_all(&site).unwrap();
    }
}
