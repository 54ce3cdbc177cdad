//! The notation of `tricks`: tags `[East-Hand]`, `[West-Hand]`, `[Throws]`; tachiai `G5=W3`, trick `R5-R1`, open trick `R5-`.

use serde_json::{Map, Value, json};

use super::{Card, CardSet, Config, Deal, NotACard, Phase, Throws, Tricks};
use crate::{
    Game, Joint, Side, Step, Turn,
    record::{MissingTag, Notation, Opening, Tag, TagError, Tags},
};

/// Why a tag or a token of this game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misread {
    /// A tag is missing.
    #[error("{0}")]
    Missing(#[from] MissingTag),
    /// Something other than a card where a card should be.
    #[error("{0}")]
    NotACard(#[from] NotACard),
    /// A hand contains a card twice.
    #[error("{0} is dealt twice")]
    Twice(Card),
    /// A hand has this many cards instead of eight.
    #[error("A hand is eight cards, not {0}")]
    HandSize(usize),
    /// West is dealt a card that East holds.
    #[error("East holds {0} already")]
    HeldByEast(Card),
    /// `Throws` has neither of its two values.
    #[error("Throws is “either” or “follower”")]
    Throws,
    /// Something other than East's and West's card in the tachiai.
    #[error("In the tachiai a move is East’s card and West’s, as G5=W3")]
    Tachiai,
    /// Something other than a trick.
    #[error("A trick is the leader’s card and the other’s, as R5-R1")]
    Trick,
    /// A token after a trick that lacks its second card.
    #[error("Nothing can follow the open trick {0}-")]
    AfterOpen(Card),
    /// No seat is asked to act.
    #[error("No move is due here")]
    NoMove,
}

const HANDS: [&str; 2] = ["East-Hand", "West-Hand"];

fn read_hand(tag: &Tag) -> Result<CardSet, TagError<Misread>> {
    let mut hand = CardSet::EMPTY;
    for text in tag.value.split_whitespace() {
        let card = text
            .parse::<Card>()
            .map_err(|e| tag.error(text, e.into()))?;
        if hand.contains(card) {
            return Err(tag.error(text, Misread::Twice(card)));
        }
        hand.insert(card);
    }
    if hand.len() == super::HAND {
        Ok(hand)
    } else {
        Err(tag.error(&*tag.value, Misread::HandSize(hand.len())))
    }
}

impl Notation for Tricks {
    type Misread = Misread;

    const TAGS: &'static [&'static str] = &["East-Hand", "West-Hand", "Throws"];

    fn read_tags(tags: &Tags) -> Result<Opening<Self>, TagError<Misread>> {
        let east = read_hand(tags.need(HANDS[0])?)?;
        let tag = tags.need(HANDS[1])?;
        let west = read_hand(tag)?;
        if let Some(card) = east.and(west).nth(0) {
            return Err(tag.error(card.to_string(), Misread::HeldByEast(card)));
        }
        let throws = match tags.get("Throws") {
            None => Throws::default(),
            Some(tag) => [Throws::Either, Throws::Follower]
                .into_iter()
                .find(|throws| throws.slug() == tag.value)
                .ok_or_else(|| tag.error(&*tag.value, Misread::Throws))?,
        };
        let deal = Deal {
            hands: [east, west],
        };
        Ok((Config { throws }, vec![Step::Chance(deal)]))
    }

    fn read_token(&self, token: &str) -> Result<Vec<Step<Self>>, Misread> {
        let card = |text: &str| text.parse::<Card>();
        match self.phase {
            Phase::Tachiai => {
                let (east, west) = token.split_once('=').ok_or(Misread::Tachiai)?;
                Ok(vec![Step::Act(Joint::Both([card(east)?, card(west)?]))])
            }
            Phase::Lead(leader) => {
                let (led, followed) = token.split_once('-').ok_or(Misread::Trick)?;
                let mut steps = vec![Step::Act(Joint::One(leader.into(), card(led)?))];
                if !followed.is_empty() {
                    let other = leader.other();
                    steps.push(Step::Act(Joint::One(other.into(), card(followed)?)));
                }
                Ok(steps)
            }
            Phase::Follow { led, .. } => Err(Misread::AfterOpen(led)),
            Phase::Deal | Phase::Decided(_) | Phase::Void => Err(Misread::NoMove),
        }
    }

    fn write_tags(config: &Config, steps: &[Step<Self>]) -> Vec<(&'static str, String)> {
        let mut tags = Vec::new();
        for step in steps {
            if let Step::Chance(deal) = step {
                tags.extend(
                    HANDS
                        .into_iter()
                        .zip(deal.hands.map(|hand| hand.to_string())),
                );
            }
        }
        if config.throws != Throws::default() {
            tags.push(("Throws", config.throws.slug().to_owned()));
        }
        tags
    }

    fn write_tokens(_: &Config, steps: &[Step<Self>]) -> Vec<String> {
        let mut tokens: Vec<String> = Vec::new();
        for step in steps {
            match step {
                Step::Chance(_) => (),
                Step::Act(Joint::Both([east, west])) => tokens.push(format!("{east}={west}")),
                Step::Act(Joint::One(_, card)) => match tokens.last_mut() {
                    Some(open) if open.ends_with('-') => open.push_str(&card.to_string()),
                    _ => tokens.push(format!("{card}-")),
                },
            }
        }
        tokens
    }

    fn kimarite_slug(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Decided(verdict) => Some(verdict.kimarite.slug()),
            Phase::Void => Some("torinaoshi"),
            _ => None,
        }
    }

    fn summary(&self) -> Map<String, Value> {
        let performed = Side::PAIR.map(|seat| -> Vec<&str> {
            let moves = self.verdict().map(|v| v.performed[seat.index()]);
            moves
                .into_iter()
                .flat_map(|set| set.iter().map(super::Kimarite::slug))
                .collect()
        });
        let winner = self.verdict().map(|verdict| verdict.winner.slug());
        let fields = [
            ("over", json!(matches!(self.turn(), Turn::Over(_)))),
            ("winner", json!(winner)),
            ("kimarite", json!(self.kimarite_slug())),
            (
                "performed",
                json!({"east": performed[0], "west": performed[1]}),
            ),
            ("position", json!(self.position)),
            ("tachiai", json!(self.tachiai.iter().count())),
            ("tricks", json!(self.tricks.iter().count())),
        ];
        fields
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }
}
