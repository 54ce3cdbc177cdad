//! What a record says in addition to the rules: how the rope lies, and what was thrown.
//!
//! The tag `Rope` is like `circle 80 shrinking blindfold`: one of [`Shape::ALL`], the rope's size in percent, and the last two words only
//! if they apply. A drawn rope is like `drawn 100 x,y x,y …`, with the corners in tenths of a millimetre. The tag `Throws` has one word per
//! toss, in the order of the chance steps: `a0,500,0,7+b0,500,0,8` throws both wrestlers, each with aim, strength, spin and seed. In a
//! tie-break between two players, a word has both players' throws. The word `-` is a toss whose throws nobody knows.

use physics::{Outline, Throw};
use rules::slam::{Ring, Shape, Size};
use serde::{Deserialize, Serialize};

/// The name of the tag for the rope.
pub const ROPE: &str = "Rope";
/// The name of the tag for the throws.
pub const THROWS: &str = "Throws";

/// The line along which the rope lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Line {
    /// A measured shape.
    Measured(Shape),
    /// A line drawn by a player.
    Drawn(Outline),
}

/// The table options of the ring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rope {
    /// The line along which it lies.
    pub line: Line,
    /// The size of the ring in the first round.
    pub size: Size,
    /// Whether the ring's size shrinks by ten percent of the whole rope each round.
    pub shrinking: bool,
    /// Whether the ring is hidden while a player throws.
    pub blindfold: bool,
}

impl Default for Rope {
    fn default() -> Self {
        Self {
            line: Line::Measured(Shape::Circle),
            size: Size::WHOLE,
            shrinking: false,
            blindfold: false,
        }
    }
}

/// How each wrestler of a toss is thrown; `None` for one that is not. If nobody knows how the toss was thrown, both are `None`.
pub type Throws = [Option<Throw>; 2];

/// The rope and the throws that these tags of a record tell. Without the rope, the throws mean nothing.
pub fn read(tags: &[(String, String)]) -> (Option<Rope>, Vec<Throws>) {
    let tag = |name: &str| {
        let found = tags.iter().find(|(tag, _)| tag == name);
        found.map(|(_, value)| value.as_str())
    };
    let rope = tag(ROPE).and_then(Rope::read);
    let throws = tag(THROWS).filter(|_| rope.is_some());
    let throws = throws.and_then(read_throws);
    (rope, throws.unwrap_or_default())
}

impl Rope {
    /// The ring's size in this round, counted from 1.
    pub fn size_in(&self, round: u16) -> Size {
        if self.shrinking {
            self.size.shrunk(round)
        } else {
            self.size
        }
    }

    /// The rope's outline on the clay in this round.
    pub fn outline(&self, round: u16) -> Outline {
        match &self.line {
            Line::Measured(_) => Outline::of(self.ring(round)),
            Line::Drawn(outline) => outline.sized(self.size_in(round)),
        }
    }

    /// The measured ring in this round, or the one closest to a drawn rope.
    pub fn ring(&self, round: u16) -> Ring {
        match &self.line {
            Line::Measured(shape) => Ring {
                shape: *shape,
                size: self.size_in(round),
            },
            Line::Drawn(_) => self.outline(round).nearest(),
        }
    }

    /// The tag's text.
    pub fn write(&self) -> String {
        let mut words = match &self.line {
            Line::Measured(shape) => vec![shape.slug().to_owned()],
            Line::Drawn(_) => vec!["drawn".to_owned()],
        };
        words.push(self.size.percent().to_string());
        if let Line::Drawn(outline) = &self.line {
            let corners = outline.points().iter();
            words.extend(corners.map(|[x, y]| format!("{x},{y}")));
        }
        if self.shrinking {
            words.push("shrinking".to_owned());
        }
        if self.blindfold {
            words.push("blindfold".to_owned());
        }
        words.join(" ")
    }

    /// The rope in the tag's text; `None` if the text is not valid.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace().peekable();
        let form = words.next()?;
        let size = Size::try_from(words.next()?.parse::<u8>().ok()?).ok()?;
        let line = if form == "drawn" {
            let mut corners = Vec::new();
            while let Some((x, y)) = words.peek().and_then(|word| word.split_once(',')) {
                corners.push([x.parse::<i32>().ok()?, y.parse::<i32>().ok()?]);
                words.next();
            }
            Line::Drawn(Outline::try_from(corners).ok()?)
        } else {
            Line::Measured(Shape::from_slug(form)?)
        };
        let shrinking = words.next_if_eq(&"shrinking").is_some();
        let blindfold = words.next_if_eq(&"blindfold").is_some();
        words.next().is_none().then_some(Self {
            line,
            size,
            shrinking,
            blindfold,
        })
    }
}

/// Whether the throw is within the limits of the hand.
pub fn can_be(throw: &Throw) -> bool {
    throw.aim.unsigned_abs() <= Throw::AIM.unsigned_abs()
        && throw.strength <= Throw::STRENGTH
        && throw.spin.unsigned_abs() <= Throw::SPIN.unsigned_abs()
}

/// The word for a toss whose throws nobody knows.
const UNKNOWN: &str = "-";

/// The tag's text.
pub fn write_throws<'a>(all: impl Iterator<Item = &'a Throws>) -> String {
    let one = |(letter, throw): (char, &Option<Throw>)| {
        throw.map(|it| format!("{letter}{},{},{},{}", it.aim, it.strength, it.spin, it.seed))
    };
    let word = |throws: &Throws| {
        let parts: Vec<String> = ['a', 'b'].into_iter().zip(throws).filter_map(one).collect();
        if parts.is_empty() {
            UNKNOWN.to_owned()
        } else {
            parts.join("+")
        }
    };
    all.map(word).collect::<Vec<_>>().join(" ")
}

/// The throws in the tag's text; `None` if the text is not valid.
pub fn read_throws(text: &str) -> Option<Vec<Throws>> {
    text.split_whitespace().map(read_toss).collect()
}

fn read_toss(word: &str) -> Option<Throws> {
    let mut throws: Throws = [None; 2];
    if word == UNKNOWN {
        return Some(throws);
    }
    for part in word.split('+') {
        let place = match part.chars().next()? {
            'a' => 0,
            'b' => 1,
            _ => return None,
        };
        let mut numbers = part.get(1..)?.split(',');
        let throw = Throw {
            aim: numbers.next()?.parse().ok()?,
            strength: numbers.next()?.parse().ok()?,
            spin: numbers.next()?.parse().ok()?,
            seed: numbers.next()?.parse().ok()?,
        };
        let sound = numbers.next().is_none() && can_be(&throw) && throws[place].is_none();
        throws[place] = sound.then_some(throw);
        if !sound {
            return None;
        }
    }
    Some(throws)
}

#[cfg(test)]
mod tests;
