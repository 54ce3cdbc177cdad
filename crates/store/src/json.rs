//! Reads and writes the JSON of entries and of backup files with `serde_json`.
//!
//! The errors are dropped on purpose: the store sets a damaged text aside, whatever is wrong with it.

use serde::{Serialize, de::DeserializeOwned};

/// A value as JSON; `None` if JSON cannot express it (maps whose keys are neither texts nor numbers).
pub(super) fn write<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// The value of a JSON object; `None` if the text is no JSON object, or not one of this type.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    // serde also reads a struct from a list of its fields. Then `[9]` would be an entry that a later version has written.
    if !text.trim_start().starts_with('{') {
        return None;
    }
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    struct Field<T> {
        a: T,
    }

    /// The value of the only field that is asked for.
    fn field<T: DeserializeOwned>(value: &str) -> Option<T> {
        read::<Field<T>>(&format!("{{\"a\":{value}}}")).map(|it| it.a)
    }

    #[test]
    fn spaces_and_other_fields_are_skipped() {
        let text = " {\n\t\"b\" : [ 1 , { } , -1.5e+3, null ] ,\r\n \"a\" : [ 1 , 2 ] , \"c\" : \"\\ud800\" } ";
        let value: Option<Field<Vec<u8>>> = read(text);
        assert_eq!(value.map(|it| it.a), Some(vec![1, 2]));
    }

    #[test]
    fn escaped_letters_are_read() {
        let text = r#""a\"\\\/\b\f\n\r\t\u00fC大\ud83d\uDE00""#;
        let expected = "a\"\\/\x08\x0C\n\r\tü大😀";
        assert_eq!(field::<String>(text).as_deref(), Some(expected));
        for half in [r#""\ud83d""#, r#""\ude00""#, r#""\ud83d\u0041""#] {
            assert_eq!(field::<String>(half), None, "{half}");
        }
    }

    #[test]
    fn integers_of_64_bits_are_exact() {
        for number in [0, 1 << 53, (1 << 53) + 1, u64::MAX] {
            let text = write(&number).unwrap();
            assert_eq!(text, number.to_string());
            assert_eq!(field(&text), Some(number));
        }
        for number in [i64::MIN, -1, i64::MAX] {
            assert_eq!(field(&write(&number).unwrap()), Some(number));
        }
        for other in ["18446744073709551616", "-1", "1.0", "1e2", "\"1\"", "null"] {
            assert_eq!(field::<u64>(other), None, "{other}");
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for value in [
            "",
            " ",
            "nul",
            "x",
            "[",
            "[1",
            "[1,",
            "[1,]",
            "[,1]",
            "[1 2]",
            "[1]]",
            "{",
            "{1:2}",
            r#"{"a"}"#,
            r#"{"a":}"#,
            r#"{"a":1,}"#,
            r#"{"a":1 "b":2}"#,
            "\"",
            r#""a\""#,
            r#""\x""#,
            r#""\u12""#,
            r#""\u+123""#,
            "\"\n\"",
            "+1",
            "-",
            "01",
            "-01",
            ".5",
            "e1",
            "1-2",
            "1 2",
            "nullnull",
        ] {
            // Whether the field is read or skipped.
            assert!(field::<serde_json::Value>(value).is_none(), "{value}");
            let skipped = format!("{{\"b\":{value},\"a\":1}}");
            assert!(read::<Field<u8>>(&skipped).is_none(), "{skipped}");
        }
    }

    #[test]
    fn only_an_object_is_read() {
        for text in [
            "",
            " ",
            "1",
            "null",
            "[]",
            "[1]",
            " [1]",
            "\"a\"",
            "{}",
            "x{\"a\":1}",
        ] {
            assert!(read::<Field<u8>>(text).is_none(), "{text}");
        }
    }

    #[test]
    fn field_is_the_only_one_of_its_name() {
        let twice = r#"{"a":1,"b":2,"b":3}"#;
        assert_eq!(read::<Field<u8>>(twice).map(|it| it.a), Some(1));
        assert!(read::<Field<u8>>(r#"{"a":1,"a":1}"#).is_none());
    }

    /// Reading any text must not overflow the stack.
    #[test]
    fn nesting_is_harmless() {
        let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        assert!(field::<serde_json::Value>(&nested(64)).is_some());
        assert!(field::<serde_json::Value>(&nested(1 << 20)).is_none());
        assert!(field::<serde_json::Value>(&"[{\"a\":".repeat(1 << 20)).is_none());
        let skipped = format!("{{\"b\":{},\"a\":1}}", nested(1 << 20));
        assert!(read::<Field<u8>>(&skipped).is_some());
    }
}
