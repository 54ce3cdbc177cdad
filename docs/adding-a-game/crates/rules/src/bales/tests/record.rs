//! The notation.

use crate::record::tests::{Example, at, fault, illegal, misread, summary};
use proptest::prelude::*;
use serde_json::json;

use super::*;

impl Example for Bales {
    const WRITTEN: &'static str = r#"[Game "bales"]
[East "Tetsu"]
[West "Kaze"]
[Result "west last"]

1. -2 2. -2 3. -2 4. -1
"#;
    const MOST_STEPS: usize = BALES as usize;
    const WORDS: &'static [&'static str] = &["-?[0-3]"];

    fn configs() -> BoxedStrategy<()> {
        Just(()).boxed()
    }
}

#[test]
fn turn_is_a_minus_and_one_or_two() {
    for token in ["-0", "-3", "1", "-", "--1", "-1-2"] {
        let read = || read::<Bales>(&format!("-1\n{token}"));
        assert_eq!(misread(read()), Misread::Token);
        assert_eq!(fault(read()), at(3, token));
    }
}

#[test]
fn two_of_one_bale_are_refused_at_their_place() {
    let read = || read::<Bales>("-2 -2 -2\n-2");
    assert_eq!(illegal(read()), Illegal::OneLeft);
    assert_eq!(fault(read()), at(3, "-2"));
}

#[test]
fn summary_gives_the_bales_that_are_left_and_the_result() {
    assert_eq!(
        summary::<Bales>("-2"),
        json!({"over": false, "winner": null, "kimarite": null, "left": 5})
    );
    assert_eq!(
        summary::<Bales>("-2 -2 -1 -2"),
        json!({"over": true, "winner": "west", "kimarite": "last", "left": 0})
    );
}
