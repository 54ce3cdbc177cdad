//! What a record tells beside the rules: how the rope lies, and what was thrown.
//!
//! The tag `Rope` is `circle 80 shrinking blindfold`, with any of [`Shape::ALL`]; or `drawn 100 x,y x,y …` with the corners of a line in tenths
//! of a millimetre; the last two words only where they hold. The tag `Throws` has a word a toss, in the order of what luck decided:
//! `a0,500,0,7+b0,500,0,8` is both wrestlers, each with aim, strength, spin and lot. Of a tie-break between two a word is both throws.

use serde::{Deserialize, Serialize};

use crate::{
    physics::{Outline, Throw},
    rules::slam::{Ring, Shape, Size},
};

/// The name of the tag that tells how the rope lies.
pub(super) const ROPE: &str = "Rope";
/// The name of the tag that tells what was thrown.
pub(super) const THROWS: &str = "Throws";

/// How the rope is laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Line {
    /// In a shape that is measured.
    Measured(Shape),
    /// As somebody has drawn it.
    Drawn(Outline),
}

/// The table options of the ring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rope {
    /// How it is laid.
    pub line: Line,
    /// How much of it, in the first round.
    pub size: Size,
    /// Whether the ring is a tenth smaller each round.
    pub shrinking: bool,
    /// Whether the ring is hidden while somebody throws.
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

/// How each wrestler is thrown, of a toss.
pub type Throws = [Option<Throw>; 2];

impl Rope {
    /// How much of the rope there is in that round, counted from 1.
    pub fn size_in(&self, round: u16) -> Size {
        if self.shrinking {
            self.size.shrunk(round)
        } else {
            self.size
        }
    }

    /// The rope on the clay in that round.
    pub fn outline(&self, round: u16) -> Outline {
        let size = self.size_in(round);
        match &self.line {
            Line::Measured(shape) => Outline::of(Ring {
                shape: *shape,
                size,
            }),
            Line::Drawn(outline) => outline.sized(size),
        }
    }

    /// The measured ring that it is in that round, or is most like.
    pub fn ring(&self, round: u16) -> Ring {
        match &self.line {
            Line::Measured(shape) => Ring {
                shape: *shape,
                size: self.size_in(round),
            },
            Line::Drawn(_) => self.outline(round).nearest(),
        }
    }

    /// As the tag has it.
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

    /// What the tag says; `None` where it says nothing that can be.
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

/// Whether a hand can throw so.
pub fn can_be(throw: &Throw) -> bool {
    throw.aim.unsigned_abs() <= Throw::AIM.unsigned_abs()
        && throw.strength <= Throw::STRENGTH
        && throw.spin.unsigned_abs() <= Throw::SPIN.unsigned_abs()
}

/// As the tag has them.
pub fn write_throws<'a>(all: impl Iterator<Item = &'a Throws>) -> String {
    let one = |(letter, throw): (char, &Option<Throw>)| {
        throw.map(|it| format!("{letter}{},{},{},{}", it.aim, it.strength, it.spin, it.lot))
    };
    let word = |throws: &Throws| {
        let parts: Vec<String> = ['a', 'b'].into_iter().zip(throws).filter_map(one).collect();
        parts.join("+")
    };
    all.map(word).collect::<Vec<_>>().join(" ")
}

/// What the tag says; `None` where it says nothing that can be.
pub fn read_throws(text: &str) -> Option<Vec<Throws>> {
    text.split_whitespace().map(read_toss).collect()
}

fn read_toss(word: &str) -> Option<Throws> {
    let mut throws: Throws = [None; 2];
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
            lot: numbers.next()?.parse().ok()?,
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
