//! JSON texts as trees of values.

use std::borrow::Cow;

/// How deep lists and maps may be nested. The page's entries stay far below, and deeper ones could overflow the stack.
const DEEPEST: usize = 64;

/// A JSON value, which borrows from its text.
#[derive(PartialEq, Debug)]
pub(super) enum Value<'t> {
    Null,
    Bool(bool),
    /// The number as it was written.
    Number(&'t str),
    Text(Cow<'t, str>),
    List(Vec<Value<'t>>),
    Map(Vec<(Cow<'t, str>, Value<'t>)>),
}

impl<'t> Value<'t> {
    /// The value of a text; `None` if the text is not JSON or nested too deep.
    pub(super) fn parse(text: &'t str) -> Option<Self> {
        let mut parser = Parser { rest: text };
        let value = parser.value(DEEPEST)?;
        parser.skip_space();
        parser.rest.is_empty().then_some(value)
    }

    /// The value of a map's only field of this name.
    pub(super) fn field(&self, name: &str) -> Option<&Self> {
        let Self::Map(fields) = self else { return None };
        let mut found = fields.iter().filter(|(key, _)| key == name);
        let (_, value) = found.next()?;
        found.next().is_none().then_some(value)
    }
}

struct Parser<'t> {
    rest: &'t str,
}

impl<'t> Parser<'t> {
    fn skip_space(&mut self) {
        self.take_while(|byte| matches!(byte, b' ' | b'\n' | b'\t' | b'\r'));
    }

    /// Takes all bytes up to the first one that is not of this kind. That must be the beginning of a character.
    fn take_while(&mut self, is: impl Fn(u8) -> bool) -> &'t str {
        let length = self.rest.bytes().position(|byte| !is(byte));
        let (taken, rest) = self.rest.split_at(length.unwrap_or(self.rest.len()));
        self.rest = rest;
        taken
    }

    /// The byte that comes next.
    fn next(&mut self) -> Option<u8> {
        self.skip_space();
        self.rest.bytes().next()
    }

    /// Whether this comes next. Then it is skipped.
    fn skip(&mut self, token: &str) -> bool {
        self.skip_space();
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Skips this. `None` if anything else comes next.
    fn expect(&mut self, token: &str) -> Option<()> {
        self.skip(token).then_some(())
    }

    /// The next value, in which this many lists and maps may be nested.
    fn value(&mut self, depth: usize) -> Option<Value<'t>> {
        // The first byte says what it is: most values are texts and numbers.
        let first = self.next()?;
        if first == b'[' && self.skip("[") {
            let depth = depth.checked_sub(1)?;
            let mut list = Vec::new();
            while !self.skip("]") {
                if !list.is_empty() {
                    self.expect(",")?;
                }
                list.push(self.value(depth)?);
            }
            return Some(Value::List(list));
        }
        if first == b'{' && self.skip("{") {
            let depth = depth.checked_sub(1)?;
            let mut map = Vec::new();
            while !self.skip("}") {
                if !map.is_empty() {
                    self.expect(",")?;
                }
                self.expect("\"")?;
                let key = self.text()?;
                self.expect(":")?;
                map.push((key, self.value(depth)?));
            }
            return Some(Value::Map(map));
        }
        Some(if self.skip("\"") {
            Value::Text(self.text()?)
        } else if !first.is_ascii_alphabetic() {
            Value::Number(self.number()?)
        } else if self.skip("null") {
            Value::Null
        } else if self.skip("true") {
            Value::Bool(true)
        } else if self.skip("false") {
            Value::Bool(false)
        } else {
            return None;
        })
    }

    fn number(&mut self) -> Option<&'t str> {
        let is_in =
            |byte: u8| byte.is_ascii_digit() || matches!(byte, b'+' | b'-' | b'.' | b'e' | b'E');
        let number = self.take_while(is_in);
        let digits = number.strip_prefix('-').unwrap_or(number);
        let begins = digits.starts_with(|letter: char| letter.is_ascii_digit());
        let padded = digits.len() > 1 && digits.starts_with('0') && !digits.starts_with("0.");
        (begins && !padded).then_some(number)
    }

    /// The rest of a text whose first quotation mark has been skipped.
    fn text(&mut self) -> Option<Cow<'t, str>> {
        let mut text = Cow::Borrowed("");
        loop {
            // Bytes of characters outside ASCII are neither.
            text += self.take_while(|byte| byte != b'"' && byte != b'\\');
            let mut letters = self.rest.chars();
            let ends = letters.next()? == '"';
            if !ends {
                text.to_mut().push(escaped(&mut letters)?);
            }
            self.rest = letters.as_str();
            if ends {
                return Some(text);
            }
        }
    }
}

/// The letter that is written after a backslash.
fn escaped(letters: &mut std::str::Chars) -> Option<char> {
    Some(match letters.next()? {
        letter @ ('"' | '\\' | '/') => letter,
        'b' => '\x08',
        'f' => '\x0C',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'u' => {
            let mut number = 0;
            for _ in 0..4 {
                number = 16 * number + letters.next()?.to_digit(16)?;
            }
            char::from_u32(number)?
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read() {
        let text = r#" { "a" : [ null , true,false ], "b":{},"c":[],"d":-1.5e+3 ,"e":0} "#;
        let list = vec![Value::Null, Value::Bool(true), Value::Bool(false)];
        let fields = [
            ("a", Value::List(list)),
            ("b", Value::Map(Vec::new())),
            ("c", Value::List(Vec::new())),
            ("d", Value::Number("-1.5e+3")),
            ("e", Value::Number("0")),
        ];
        let fields = fields.map(|(key, value)| (Cow::Borrowed(key), value));
        assert_eq!(Value::parse(text), Some(Value::Map(fields.into())));
    }

    #[test]
    fn escaped_letters_are_read() {
        let text = r#""a\"\\\/\b\f\n\r\t\u00fC大""#;
        let expected = "a\"\\/\x08\x0C\n\r\tü大";
        assert_eq!(Value::parse(text), Some(Value::Text(expected.into())));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
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
            r#""\ud83d\ude00""#,
            "+1",
            "-",
            "01",
            "-01",
            ".5",
            "e1",
            "1 2",
            "nullnull",
        ] {
            assert_eq!(Value::parse(text), None, "{text}");
        }
    }

    #[test]
    fn nesting_has_a_limit() {
        let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        assert!(Value::parse(&nested(DEEPEST)).is_some());
        assert!(Value::parse(&nested(DEEPEST + 1)).is_none());
        assert!(Value::parse(&"[{\"a\":".repeat(100_000)).is_none());
    }

    #[test]
    fn field_is_the_only_one_of_its_name() {
        let value = Value::parse(r#"{"a":1,"b":2,"b":3}"#).unwrap();
        assert_eq!(value.field("a"), Some(&Value::Number("1")));
        assert_eq!(value.field("b"), None);
        assert_eq!(value.field("c"), None);
        assert_eq!(Value::Null.field("a"), None);
    }
}
