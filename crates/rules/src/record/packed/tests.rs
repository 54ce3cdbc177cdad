use proptest::prelude::*;

use super::*;

const ALPHABETS: [Alphabet; 2] = [Alphabet::Link, Alphabet::Stored];

/// A record as the page writes it.
const BOUT: &str = "[Game \"tricks\"]\n[East-Hand \"G1 G5 W4 R1 R3 B1 R4 B3\"]\n[West-Hand \"W1 G2 R2 G3 B5 G4 W2 R5\"]\n[East \"Anna\"]\n[West \"Komusubi\"]\n[Result \"east hikiotoshi\"]\n\n1. R3=W2 2. G1-G3 3. B5-B1\n";

/// The link of [`BOUT`] as the first version with links packed it.
const LINK: &str = "2A9fHfMTqdT49JpwJyFCu45G1u4932vZR57obkAIboJboZoetLCwacOBNF69cttFPw";

fn round_trips(text: &str) {
    for alphabet in ALPHABETS {
        let packed = pack(text, alphabet).unwrap();
        assert!(alphabet.spells(&packed), "{packed}");
        assert_eq!(unpack(&packed, alphabet).as_deref(), Ok(text));
    }
}

#[test]
fn links_of_earlier_versions_stay_readable() {
    assert_eq!(pack(BOUT, Alphabet::Link).as_deref(), Some(LINK));
    assert_eq!(unpack(LINK, Alphabet::Link).as_deref(), Ok(BOUT));
}

#[test]
fn cut_or_changed_link_is_refused() {
    for length in 0..LINK.len() {
        assert_eq!(
            unpack(&LINK[..length], Alphabet::Link),
            Err(Garbled),
            "{length}"
        );
    }
    for place in 0..LINK.len() {
        for other in ["A", "q", "_", "%", "é"] {
            if LINK[place..=place] != *other {
                let changed = format!("{}{other}{}", &LINK[..place], &LINK[place + 1..]);
                // The bits that fill up the last character may be any.
                let read = unpack(&changed, Alphabet::Link);
                assert!(read == Err(Garbled) || place + 1 == LINK.len(), "{changed}");
            }
        }
    }
}

#[test]
fn text_that_is_too_long_is_refused() {
    let text = "a".repeat(LONGEST);
    round_trips(&text);
    assert_eq!(pack(&(text + "a"), Alphabet::Link), None);
}

proptest! {
    #[test]
    fn any_text_round_trips(text in "(?s).{0,80}") {
        round_trips(&text);
    }

    #[test]
    fn any_packed_text_is_read_or_refused(link in "[A-Za-z0-9_-]{0,60}", stored in "[\u{3400}-\u{b3ff}]{0,30}", text in "(?s).{0,40}") {
        let read = [(&link, Alphabet::Link), (&stored, Alphabet::Stored), (&text, Alphabet::Link), (&text, Alphabet::Stored)];
        for (text, alphabet) in read {
            if let Ok(read) = unpack(text, alphabet) {
                round_trips(&read);
            }
        }
    }

    #[test]
    fn bytes_round_trip_through_characters(bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
        for alphabet in ALPHABETS {
            let read = alphabet.read(&alphabet.spell(&bytes)).unwrap();
            prop_assert_eq!(&read[..bytes.len()], &bytes[..]);
            prop_assert!(read[bytes.len()..].iter().all(|&byte| byte == 0));
        }
    }
}
