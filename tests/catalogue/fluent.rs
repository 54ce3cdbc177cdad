//! Our runtime formats every message exactly as Fluent's own does.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use hakkyoi::ui::words::{self, CATALOGUES, KEYS, Message, Value};

use crate::{
    Outcome,
    catalogue::{self, Case, Piece},
    catalogues, placeholders,
};

/// Numbers on both sides of every plural rule's boundaries, in this page's languages and others.
const NUMBERS: [i64; 12] = [-1, 0, 1, 2, 3, 5, 10, 11, 20, 21, 100, 101];

#[test]
fn messages_match_fluents_own_output() -> Outcome {
    let catalogues = catalogues()?;
    let files = catalogue::files(&crate::root().join("locales"))?;
    assert!(catalogues.keys().eq(CATALOGUES.iter().map(|(tag, _)| tag)));
    for (tag, file) in CATALOGUES {
        words::speak(tag, (*file).to_owned())?;
        let mut fluent = FluentBundle::new(vec![tag.parse()?]);
        fluent.set_use_isolating(false);
        for file in &files[*tag] {
            let resource = FluentResource::try_new(std::fs::read_to_string(file)?);
            let resource = resource.map_err(|(_, errors)| format!("{errors:?}"))?;
            let added = fluent.add_resource(resource);
            added.map_err(|errors| format!("{errors:?}"))?;
        }
        for (key, message) in catalogues.get(*tag).into_iter().flatten() {
            let pattern = fluent
                .get_message(key)
                .and_then(|it| it.value())
                .ok_or("no such message")?;
            for given in samples(message) {
                let args: FluentArgs<'_> = given
                    .iter()
                    .map(|(name, value)| (*name, spoken(value)))
                    .collect();
                let own = KEYS.iter().position(|own| own == key);
                let own = Message(own.ok_or("not numbered")?);
                assert_eq!(
                    words::say(own, &given),
                    fluent.format_pattern(pattern, Some(&args), &mut Vec::new()),
                    "{tag}: {key}"
                );
            }
        }
    }
    Ok(())
}

fn spoken<'a>(value: &'a Value<'_>) -> FluentValue<'a> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Text(text) => FluentValue::from(text.as_ref()),
    }
}

/// Values to try a message with. A placeholder that selects a case tries its words and the numbers; any other one tries a word and a
/// number.
fn samples(message: &[Piece]) -> Vec<Vec<(&str, Value<'_>)>> {
    let mut choosers = BTreeMap::new();
    choices(message, &mut choosers);
    let mut samples: Vec<Vec<(&str, Value<'_>)>> = vec![Vec::new()];
    for name in placeholders(message) {
        let mut values = vec![Value::from("Hakuhō"), Value::from(7)];
        if let Some(words) = choosers.get(name) {
            values.extend(words.iter().copied().map(Value::from));
            values.extend(NUMBERS.map(Value::from));
        }
        samples = samples
            .iter()
            .flat_map(|sample| {
                values
                    .iter()
                    .map(|value| [sample.clone(), vec![(name, value.clone())]].concat())
            })
            .collect();
    }
    samples
}

/// The placeholders that select a case, with the words they select by.
fn choices<'a>(message: &'a [Piece], choosers: &mut BTreeMap<&'a str, BTreeSet<&'a str>>) {
    for piece in message {
        if let Piece::Choice { by, cases, .. } = piece {
            for (case, message) in cases {
                let words = choosers.entry(by).or_default();
                if let Case::Named(name) = case {
                    words.insert(name);
                }
                choices(message, choosers);
            }
        }
    }
}
