//! What the hand is about to do, and the one throw that comes of it.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use yew::prelude::*;

use crate::{physics::Throw, ui::random};

/// A throw without the trembling of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Tenths of a degree off straight ahead, to the right if positive.
    pub aim: i16,
    /// 0 to [`Throw::STRENGTH`].
    pub strength: u16,
    /// −[`Throw::SPIN`] to [`Throw::SPIN`].
    pub spin: i16,
}

impl Default for Hand {
    fn default() -> Self {
        Self {
            aim: 0,
            strength: Throw::SENSIBLE,
            spin: 0,
        }
    }
}

/// A pull of fewer pixels throws nothing.
const SHORTEST: f64 = 16.0;
/// How far a pull may stray from the straight line before it spins, as a part of its length.
const STRAIGHT: f64 = 0.04;
/// The straying that spins most.
const BENT: f64 = 0.3;

impl Hand {
    /// What a pull means: back and let go, as with a sling. `way` is where the pointer has been, from the grip, right and down; `full` is the
    /// length of the strongest pull. Its direction is the aim, its length the strength, and how far it swings sideways the spin. `None` as
    /// long as it throws nothing.
    pub fn pulled(way: &[(f64, f64)], full: f64) -> Option<Self> {
        let &(right, down) = way.last()?;
        let length = right.hypot(down);
        if length < SHORTEST || down <= 0.0 {
            return None;
        }
        let degrees = (-right).atan2(down).to_degrees();
        let most = f64::from(Throw::AIM);
        let aim = (degrees * 10.0).round().clamp(-most, most);
        let strongest = f64::from(Throw::STRENGTH);
        let strength = (length / full * strongest).round().clamp(0.0, strongest);
        // The farthest from the straight line to either side.
        let strayed = way
            .iter()
            .map(|&(x, y)| (x * down - y * right) / (length * length))
            .fold(
                0.0_f64,
                |most, by| if by.abs() > most.abs() { by } else { most },
            );
        let bent = ((strayed.abs() - STRAIGHT) / (BENT - STRAIGHT)).clamp(0.0, 1.0);
        let spin = (bent * f64::from(Throw::SPIN)).round() * strayed.signum();
        Some(Self {
            aim: aim as i16,
            strength: strength as u16,
            spin: spin as i16,
        })
    }

    /// The same, moved so far and kept within what can be thrown.
    #[must_use]
    pub fn moved(self, aim: i16, strength: i16, spin: i16) -> Self {
        Self {
            aim: (self.aim + aim).clamp(-Throw::AIM, Throw::AIM),
            strength: self
                .strength
                .saturating_add_signed(strength)
                .min(Throw::STRENGTH),
            spin: (self.spin + spin).clamp(-Throw::SPIN, Throw::SPIN),
        }
    }

    /// The throw, with that trembling.
    pub fn throw(self, lot: u32) -> Throw {
        Throw {
            aim: self.aim,
            strength: self.strength,
            spin: self.spin,
            lot,
        }
    }
}

#[derive(Default)]
struct Shared {
    hand: Cell<Hand>,
    /// The throw that is due and the one that was made last.
    due: Cell<Option<u32>>,
    made: Cell<Option<u32>>,
    onthrow: RefCell<Callback<Throw>>,
    watching: RefCell<Vec<(u32, Callback<Hand>)>>,
    watchers: Cell<u32>,
}

impl Shared {
    /// That throw is due now; one that was made before may be made again once another was due in between.
    fn awaits(&self, due: Option<u32>) {
        if self.due.replace(due) != due {
            self.made.set(None);
        }
    }
}

/// A hand that several parts of the page move and watch. Each throw that is due is made once.
#[derive(Clone)]
pub struct Throwing {
    shared: Rc<Shared>,
    due: Option<u32>,
}

impl PartialEq for Throwing {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.shared, &other.shared) && self.due == other.due
    }
}

impl Throwing {
    /// Whether a throw is awaited.
    pub fn is_due(&self) -> bool {
        self.due.is_some()
    }

    /// How the hand is now.
    pub fn hand(&self) -> Hand {
        self.shared.hand.get()
    }

    /// Moves the hand.
    pub fn set(&self, hand: Hand) {
        if self.shared.hand.replace(hand) != hand {
            let watching = self.shared.watching.borrow().clone();
            for (_, watcher) in watching {
                watcher.emit(hand);
            }
        }
    }

    /// Throws, if a throw is awaited and has not been made; the hand is steady again for the next.
    pub fn throw(&self) {
        let due = self.shared.due.get();
        if due.is_none() || self.shared.made.replace(due) == due {
            return;
        }
        let throw = self.hand().throw(random::seed() as u32);
        let onthrow = self.shared.onthrow.borrow().clone();
        onthrow.emit(throw);
        self.set(Hand::default());
    }

    /// Calls back whenever the hand moves, until the number returned is given to [`Throwing::leave`].
    pub(in crate::ui::games::slam) fn watch(&self, watcher: Callback<Hand>) -> u32 {
        let number = self.shared.watchers.get();
        self.shared.watchers.set(number.wrapping_add(1));
        self.shared.watching.borrow_mut().push((number, watcher));
        number
    }

    pub(in crate::ui::games::slam) fn leave(&self, number: u32) {
        let mut watching = self.shared.watching.borrow_mut();
        watching.retain(|(own, _)| *own != number);
    }
}

/// A hand for the throw that is due; `due` is another number for every throw, and `None` while nothing is to be thrown. `onthrow` is called
/// once for each, however often it is pressed.
#[hook]
pub fn use_throwing(due: Option<u32>, onthrow: Callback<Throw>) -> Throwing {
    let shared = use_memo((), |()| Shared::default());
    shared.awaits(due);
    shared.onthrow.replace(onthrow);
    Throwing { shared, due }
}

/// How the hand is now; renders again when it moves.
#[hook]
pub fn use_hand(throwing: &Throwing) -> Hand {
    let now = use_state_eq(|| throwing.hand());
    let set = now.setter();
    use_effect_with(throwing.clone(), move |throwing| {
        set.set(throwing.hand());
        let number = throwing.watch(Callback::from(move |hand| set.set(hand)));
        let throwing = throwing.clone();
        move || throwing.leave(number)
    });
    *now
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn straight_back_throws_straight_ahead() {
        let hand = Hand::pulled(&[(0.0, 0.0), (0.0, 50.0), (0.0, 100.0)], 200.0).unwrap();
        assert_eq!((hand.aim, hand.strength, hand.spin), (0, 500, 0));
    }

    #[test]
    fn back_to_the_left_throws_to_the_right() {
        let hand = Hand::pulled(&[(0.0, 0.0), (-10.0, 100.0)], 200.0).unwrap();
        assert_eq!((hand.aim, hand.spin), (57, 0));
        let hand = Hand::pulled(&[(0.0, 0.0), (300.0, 100.0)], 200.0).unwrap();
        assert_eq!((hand.aim, hand.strength), (-300, 1000));
    }

    #[test]
    fn a_swing_sideways_spins() {
        let swung = |x: f64| Hand::pulled(&[(0.0, 0.0), (x, 50.0), (0.0, 100.0)], 200.0).unwrap();
        assert!(swung(20.0).spin > 40);
        assert_eq!(swung(20.0).spin, -swung(-20.0).spin);
        assert_eq!(swung(90.0).spin, Throw::SPIN);
        assert_eq!(swung(3.0).spin, 0);
    }

    #[test]
    fn forward_and_next_to_nothing_throw_nothing() {
        assert_eq!(Hand::pulled(&[(0.0, -80.0)], 200.0), None);
        assert_eq!(Hand::pulled(&[(3.0, 6.0)], 200.0), None);
        assert_eq!(Hand::pulled(&[], 200.0), None);
    }

    #[test]
    fn a_hand_stays_within_what_can_be_thrown() {
        let hand = Hand::default().moved(999, 999, -999);
        assert_eq!((hand.aim, hand.strength, hand.spin), (300, 1000, -100));
        assert_eq!(Hand::default().moved(0, -999, 0).strength, 0);
    }

    #[test]
    fn each_throw_is_made_once() {
        let thrown = Rc::new(Cell::new(0));
        let shared = Rc::new(Shared::default());
        let count = thrown.clone();
        shared
            .onthrow
            .replace(Callback::from(move |_| count.set(count.get() + 1)));
        let due = |due: Option<u32>| {
            shared.awaits(due);
            Throwing {
                shared: shared.clone(),
                due,
            }
        };
        let first = due(Some(1));
        first.throw();
        first.throw();
        assert_eq!(thrown.get(), 1);
        due(None).throw();
        assert_eq!(thrown.get(), 1);
        due(Some(2)).throw();
        assert_eq!(thrown.get(), 2);
        // It was taken back.
        let again = due(Some(1));
        again.set(Hand::default().moved(50, 100, 9));
        again.throw();
        again.throw();
        assert_eq!(thrown.get(), 3);
        assert_eq!(again.hand(), Hand::default(), "a steady hand for the next");
    }
}
