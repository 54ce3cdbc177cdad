//! One seat's cards in compact codes: the states that it can reach, what it last did, and where each play leads.

use rules::track::{CardSet, Deed, Number, Play, Tactic};

/// What a revealed card does, as an index in the table of moves: 0 to 6 for the numbers, 7 to 10 for the tactics other than Kantō, then a
/// Kantō for each thing that it may repeat.
pub type Effect = u8;

/// The number of effects.
pub const EFFECTS: usize = 23;
/// The first tactic's effect.
const FIRST_TACTIC: Effect = 7;
/// The effect of a Kantō that has nothing to repeat.
const KANTO: Effect = 11;
/// The number of values for what a seat last did: nothing, or an effect other than a Kantō's.
const LASTS: usize = 12;

/// 0 for nothing, otherwise the deed's effect plus one.
const fn code(last: Option<Deed>) -> u8 {
    match last {
        None => 0,
        Some(Deed::Number(number)) => 1 + number.get(),
        Some(Deed::Tactic(tactic)) => FIRST_TACTIC + tactic.value(),
    }
}

/// The effect of a play by a seat that last did `last`.
const fn effect(play: Play, last: Option<Deed>) -> Effect {
    match play.tactic() {
        Some(Tactic::Kanto) => KANTO + code(last),
        _ => code(Deed::of(play, last)) - 1,
    }
}

/// A play with this effect, and what its seat must have done before it.
pub fn example(effect: Effect) -> (Play, Option<Deed>) {
    let deed = |code: u8| {
        let number = Number::new(code).map(Deed::Number);
        let tactic = || Tactic::ALL.get(usize::from(code.wrapping_sub(FIRST_TACTIC)));
        number.or_else(|| tactic().copied().map(Deed::Tactic))
    };
    let last = effect.checked_sub(KANTO + 1).and_then(deed);
    let play = match deed(effect) {
        Some(Deed::Number(number)) => Play::Number(number),
        Some(Deed::Tactic(tactic)) if effect < KANTO => Play::Tactic(tactic),
        _ => Play::Tactic(Tactic::Kanto),
    };
    (play, last)
}

/// A hand and what its seat last did.
#[derive(Clone, Debug)]
pub struct State {
    /// The cards.
    pub hand: CardSet,
    /// What the seat last did; `None` if no Kantō can repeat it any more.
    pub last: Option<Deed>,
    /// Every way to play a card.
    pub moves: Vec<Move>,
}

/// One way to play a card.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// The play.
    pub play: Play,
    /// Its effect.
    pub effect: Effect,
    /// The index of the state after it among those with one card less.
    pub next: usize,
}

/// All states that one seat can reach.
#[derive(Clone, Debug)]
pub struct States {
    /// The states for each number of cards in hand, in the order in which they were found.
    pub levels: Vec<Vec<State>>,
    /// In *oshi-dashi*, for each state of an empty hand: the index of the full hand that follows it.
    pub refills: Vec<usize>,
    /// The indices in the levels, by hand and last deed.
    places: Vec<u16>,
    /// The whole hand, if the seat takes it back once it is spent.
    taken_back: Option<CardSet>,
}

/// Marks a state that has not been found.
const NOWHERE: u16 = u16::MAX;

impl States {
    /// The states of a seat that begins with the hand `full`; `back` says whether it takes its cards back.
    pub fn new(full: CardSet, back: bool) -> Self {
        let most = full.len();
        let mut states = Self {
            levels: vec![Vec::new(); most + 1],
            refills: Vec::new(),
            places: vec![NOWHERE; LASTS << 7],
            taken_back: back.then_some(full),
        };
        // States of one level lead to the next lower one, and an empty hand leads to a full one. So this repeats from the top until no
        // state is new.
        let mut done = vec![0; most + 1];
        states.place(full, None);
        while let Some(level) = (0..=most).rev().find(|&n| done[n] < states.levels[n].len()) {
            let State { hand, last, .. } = states.levels[level][done[level]];
            if level > 0 {
                let moves = states.moves(hand, last);
                states.levels[level][done[level]].moves = moves;
            } else if back {
                let full = states.place(full, last);
                states.refills.push(full);
            }
            done[level] += 1;
        }
        states
    }

    fn moves(&mut self, hand: CardSet, last: Option<Deed>) -> Vec<Move> {
        let mut moves = Vec::with_capacity(hand.plays().len());
        for play in hand.plays() {
            let mut left = hand;
            left.remove(play.card());
            moves.push(Move {
                play,
                effect: effect(play, last),
                next: self.place(left, Deed::of(play, last)),
            });
        }
        moves
    }

    /// The index of a state among those with equally many cards.
    pub fn find(&self, hand: CardSet, last: Option<Deed>) -> Option<usize> {
        let (place, last) = self.named(hand, last);
        let here = usize::from(*self.places.get(place)?);
        let state = self.levels.get(hand.len())?.get(here)?;
        ((state.hand, state.last) == (hand, last)).then_some(here)
    }

    /// The same as [`States::find`], but adds a state that is missing.
    fn place(&mut self, hand: CardSet, last: Option<Deed>) -> usize {
        let (place, last) = self.named(hand, last);
        let level = &mut self.levels[hand.len()];
        if self.places[place] == NOWHERE {
            self.places[place] = level.len() as u16;
            level.push(State {
                hand,
                last,
                moves: Vec::new(),
            });
        }
        usize::from(self.places[place])
    }

    /// A number for the state, and the last deed that counts in it. A number and a tactic of the same value are never in one hand, so they
    /// share a bit.
    fn named(&self, hand: CardSet, last: Option<Deed>) -> (usize, Option<Deed>) {
        let bits = usize::from(hand.bits());
        let slots = bits & 0x7f | bits >> 6 & 0x7e;
        let kept = self.taken_back.unwrap_or(hand).plays();
        let repeats = |play: Play| play.tactic() == Some(Tactic::Kanto);
        let last = last.filter(|_| kept.into_iter().any(repeats));
        (usize::from(code(last)) << 7 | slots, last)
    }

    /// Every effect that a play can have in these states, once.
    pub fn effects(&self) -> Vec<Effect> {
        let mut here = [false; EFFECTS];
        let states = self.levels.iter().flatten();
        for step in states.flat_map(|state| &state.moves) {
            here[usize::from(step.effect)] = true;
        }
        (0..EFFECTS as Effect)
            .filter(|&effect| here[usize::from(effect)])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use rules::track::{Config, Swaps};

    use super::*;

    #[test]
    fn effects_and_their_examples_agree() {
        for code in 0..EFFECTS as Effect {
            let (play, last) = example(code);
            assert_eq!(effect(play, last), code, "{play} after {last:?}");
        }
        assert_eq!(example(KANTO), (Play::Tactic(Tactic::Kanto), None));
    }

    fn states(numbers: &str, config: Config) -> States {
        let numbers = numbers.bytes().filter_map(|b| Number::new(b - b'0'));
        let hand = config.hand(Swaps::of(numbers).unwrap());
        States::new(hand, config.oshi_dashi)
    }

    #[test]
    fn the_last_deed_counts_only_while_it_can_be_repeated() {
        let standard = Config::default();
        let sizes =
            |states: &States| -> Vec<usize> { states.levels.iter().map(Vec::len).collect() };
        assert_eq!(sizes(&states("", standard)), [1, 6, 15, 20, 15, 6, 1]);
        assert_eq!(sizes(&states("14", standard)), [1, 6, 15, 20, 15, 6, 1]);
        // One card played: five hands with Kantō, and one without it.
        assert_eq!(sizes(&states("5", standard))[5], 6);
        // Two cards played: ten hands with Kantō, each with two possible last deeds, and five hands without it.
        assert_eq!(sizes(&states("5", standard))[4], 25);
        let back = Config {
            oshi_dashi: true,
            ..standard
        };
        assert_eq!(sizes(&states("", back)), [1, 6, 15, 20, 15, 6, 1]);
        // The full hand after nothing, or after each of the five numbers.
        assert_eq!(sizes(&states("5", back))[6], 6);
    }

    #[test]
    fn every_move_leads_to_the_state_without_its_card() {
        for config in Config::all() {
            for swaps in Swaps::ALL {
                let states = States::new(config.hand(swaps), config.oshi_dashi);
                for state in states.levels.iter().flatten() {
                    assert_eq!(state.moves.len(), state.hand.plays().len());
                    for step in &state.moves {
                        let mut left = state.hand;
                        left.remove(step.play.card());
                        let place = states.find(left, Deed::of(step.play, state.last));
                        assert_eq!(place, Some(step.next));
                    }
                }
            }
        }
        assert_eq!(
            states("", Config::default()).find(CardSet::from_bits(1), None),
            None
        );
    }
}
