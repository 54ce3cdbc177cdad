//! The notation of `track`: tags `Variant`, `East-Swaps` and `West-Swaps`, a turn `6=3`.

use serde_json::{Map, Value, json};

use super::{Action, Config, NotAPlay, Phase, Play, Swaps, Track, Verdict};
use crate::{
    Joint, Side, Step,
    record::{MissingTag, Notation, Opening, Tag, TagError, Tags},
};

/// Why a tag or a token of this game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misread {
    /// A tag is missing.
    #[error("{0}")]
    Missing(#[from] MissingTag),
    /// A word in `Variant` that names no variant.
    #[error("“{0}” is not a variant; the variants are zero, oshi-dashi and tactical")]
    NotAVariant(String),
    /// A variant or a swapped number is given twice.
    #[error("“{0}” stands twice")]
    Twice(String),
    /// Something in the swaps that is not a number from 1 to 6.
    #[error("“{0}” cannot be swapped; the numbers 1 to 6 can")]
    NotSwappable(String),
    /// More than two swaps.
    #[error("A seat swaps at most two numbers, not {0}")]
    SwapCount(usize),
    /// Swaps outside the tactical game.
    #[error("Numbers are swapped only in the tactical game")]
    NotTactical,
    /// A turn in a tactical game whose swaps are not given.
    #[error("Before the first turn the tags East-Swaps and West-Swaps tell what was swapped")]
    SwapsUntold,
    /// Something other than two cards.
    #[error("A turn is East’s card and West’s, as 6=3")]
    Turn,
    /// Something other than a card where a card should be.
    #[error("{0}")]
    NotAPlay(#[from] NotAPlay),
}

const SWAPS: [&str; 2] = ["East-Swaps", "West-Swaps"];

fn read_variant(tag: &Tag) -> Result<Config, TagError<Misread>> {
    let mut config = Config::default();
    for word in tag.value.split_whitespace() {
        let variant = match word {
            "zero" => &mut config.zero,
            "oshi-dashi" => &mut config.oshi_dashi,
            "tactical" => &mut config.tactical,
            _ => return Err(tag.error(word, Misread::NotAVariant(word.to_owned()))),
        };
        if *variant {
            return Err(tag.error(word, Misread::Twice(word.to_owned())));
        }
        *variant = true;
    }
    Ok(config)
}

fn read_swaps(tag: &Tag) -> Result<Swaps, TagError<Misread>> {
    let mut numbers = Vec::new();
    for word in tag.value.split_whitespace() {
        let number = match word.parse() {
            Ok(Play::Number(number)) if number.get() > 0 => number,
            _ => return Err(tag.error(word, Misread::NotSwappable(word.to_owned()))),
        };
        if numbers.contains(&number) {
            return Err(tag.error(word, Misread::Twice(word.to_owned())));
        }
        numbers.push(number);
    }
    let count = numbers.len();
    Swaps::of(numbers).ok_or_else(|| tag.error(&*tag.value, Misread::SwapCount(count)))
}

/// Reads `6`, or `*6` for a card that the referee chose.
fn read_action(text: &str) -> Result<Action, NotAPlay> {
    match text.strip_prefix('*') {
        Some(chosen) => chosen.parse().map(Action::referees),
        None => text.parse().map(Action::own),
    }
}

impl Notation for Track {
    type Misread = Misread;

    const TAGS: &'static [&'static str] = &["Variant", SWAPS[0], SWAPS[1]];

    fn read_tags(tags: &Tags) -> Result<Opening<Self>, TagError<Misread>> {
        let config = tags
            .get("Variant")
            .map_or(Ok(Config::default()), read_variant)?;
        let told = SWAPS.map(|name| tags.get(name));
        if told == [None; 2] {
            return Ok((config, Vec::new()));
        }
        if !config.tactical
            && let Some(tag) = told.into_iter().flatten().next()
        {
            return Err(tag.error(&*tag.name, Misread::NotTactical));
        }
        let [east, west] = SWAPS;
        let east = read_swaps(tags.need(east)?)?;
        let west = read_swaps(tags.need(west)?)?;
        let swapped = Step::Act(Joint::Both([east, west].map(Action::Swap)));
        Ok((config, vec![swapped]))
    }

    fn read_token(&self, token: &str) -> Result<Vec<Step<Self>>, Misread> {
        let (east, west) = token.split_once('=').ok_or(Misread::Turn)?;
        let actions = [read_action(east)?, read_action(west)?];
        if self.phase == Phase::Swap {
            return Err(Misread::SwapsUntold);
        }
        Ok(vec![Step::Act(Joint::Both(actions))])
    }

    fn write_tags(config: &Config, steps: &[Step<Self>]) -> Vec<(&'static str, String)> {
        let played = [config.zero, config.oshi_dashi, config.tactical];
        let words = Config::WORDS.into_iter().zip(played);
        let words: Vec<&str> = words.filter(|(_, on)| *on).map(|(word, _)| word).collect();
        let mut tags = vec![("Variant", words.join(" "))];
        if let Some(Step::Act(Joint::Both(swaps @ [Action::Swap(_), _]))) = steps.first() {
            tags.extend(
                SWAPS
                    .into_iter()
                    .zip(swaps.map(|action| action.to_string())),
            );
        }
        tags
    }

    fn write_tokens(_: &Config, steps: &[Step<Self>]) -> Vec<String> {
        let turns = steps.iter().filter_map(|step| match step {
            Step::Act(Joint::Both(plays @ [Action::Play { .. }, _])) => {
                Some(plays.map(|action| action.to_string()).join("="))
            }
            _ => None,
        });
        turns.collect()
    }

    fn kimarite_slug(&self) -> Option<&'static str> {
        self.verdict().map(Verdict::slug)
    }

    fn summary(&self) -> Map<String, Value> {
        let winner = self.verdict().and_then(Verdict::winner).map(Side::slug);
        let [east, west] = self.verdict().map_or([0; 2], Verdict::points);
        let fields = [
            ("over", json!(self.verdict().is_some())),
            ("winner", json!(winner)),
            ("kimarite", json!(self.kimarite_slug())),
            ("position", json!(self.position)),
            ("turns", json!(self.turns)),
            ("points", json!({"east": east, "west": west})),
        ];
        fields
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }
}
