//! QR codes (ISO/IEC 18004). The bots' worker draws them, because few players need the program for it.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// A question about a QR code begins with this byte, which is no game's id.
const MARK: u8 = u8::MAX;

/// The longest text, in bytes, of which there is a code. Its 93 modules (version 19, table 7 of the standard) are the most that fit on a phone
/// at three pixels each, which a camera needs.
pub const LONGEST: usize = 792;

/// The code of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// How many modules wide it is.
    pub size: u8,
    /// The path around its dark modules.
    pub dark: String,
}

/// The message that asks the worker for the code of a text.
pub fn question(text: &str) -> Vec<u8> {
    [&[MARK], text.as_bytes()].concat()
}

/// The worker's answer; `None` if this does not ask for a code, or for one of a text that is too long.
pub fn answer(question: &[u8]) -> Option<Vec<u8>> {
    let (_, text) = question.split_first().filter(|(mark, _)| **mark == MARK)?;
    let code = QrCode::encode_binary(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let places = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let mut dark = String::new();
    for (x, y) in places.filter(|&(x, y)| code.get_module(x, y)) {
        // Writing to a string cannot fail.
        let _ = write!(dark, "M{x} {y}h1v1h-1z");
    }
    Some([&[size as u8], dark.as_bytes()].concat())
}

/// The code in a worker's answer.
pub fn read(answer: &[u8]) -> Option<Code> {
    let (&size, dark) = answer.split_first()?;
    let dark = String::from_utf8(dark.to_vec()).ok()?;
    Some(Code { size, dark })
}

#[cfg(test)]
mod tests {
    use rules::GameId;

    use super::*;
    use crate::ui::routes::record_fragment;

    fn code(text: &str) -> Code {
        read(&answer(&question(text)).unwrap()).unwrap()
    }

    #[test]
    fn drawn_code_reads_as_the_link() {
        let record = "[Game \"track\"]\n[Variant \"\"]\n[Result \"west position\"]\n\n1. 5=2 2. 3=4 3. 4=6 4. 6=5 5. 2=1 6. 1=3\n";
        let link = format!(
            "https://example.org/hakkyoi/{}",
            record_fragment(GameId::Track, record)
        );
        let Code { size, dark: path } = code(&link);
        let size = usize::from(size);
        let mut dark = vec![false; size * size];
        for module in path.split_terminator("h1v1h-1z") {
            let (x, y) = module.trim_start_matches('M').split_once(' ').unwrap();
            dark[y.parse::<usize>().unwrap() * size + x.parse::<usize>().unwrap()] = true;
        }
        // As a camera sees it: each module four pixels wide, in a light margin.
        let width = (size + 8) * 4;
        let of = |pixel: usize| (pixel / 4).checked_sub(4).filter(|at| *at < size);
        let mut image = rqrr::PreparedImage::prepare_from_bitmap(width, width, |x, y| {
            of(x).zip(of(y)).is_some_and(|(x, y)| dark[y * size + x])
        });
        let grids = image.detect_grids();
        let read: Vec<String> = grids.iter().map(|grid| grid.decode().unwrap().1).collect();
        assert_eq!(read, [link]);
    }

    #[test]
    fn longest_text_fits_on_a_phone() {
        assert_eq!(code(&"x".repeat(LONGEST)).size, 93);
        assert_eq!(code(&"x".repeat(LONGEST + 1)).size, 97);
    }

    #[test]
    fn games_requests_ask_for_no_code() {
        for game in GameId::ALL {
            let message = postcard::to_allocvec(&game).unwrap();
            assert_eq!(answer(&message), None);
        }
        assert_eq!(answer(&[]), None);
    }
}
