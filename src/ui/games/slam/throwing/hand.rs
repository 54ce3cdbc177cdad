//! The hand that aims, and the single throw that each due throw allows.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use physics::Throw;
use yew::prelude::*;

/// A throw without the hand's random tremble.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Tenths of a degree from straight ahead; positive to the right.
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

/// A pull of fewer pixels does not throw.
const SHORTEST: f64 = 16.0;
/// How far a pull may bend before it adds spin, as a share of its length.
const STRAIGHT: f64 = 0.04;
/// The bend with the most spin, as a share of the pull's length.
const BENT: f64 = 0.3;

impl Hand {
    /// The throw for a pull back and release, as with a sling. `way` is the pointer's path from where it was pressed, right and down, and `full` the
    /// length of the strongest pull. The direction sets the aim, the length the strength, and the sideways bend the spin. `None` if the
    /// pull throws nothing.
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
        // The largest distance from the straight line, signed by side.
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

    /// The hand changed by these amounts, within the limits of a throw.
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

    /// The throw with this seed for its tremble.
    pub fn throw(self, seed: u32) -> Throw {
        Throw {
            aim: self.aim,
            strength: self.strength,
            spin: self.spin,
            seed,
        }
    }
}

#[derive(Default)]
struct Shared {
    hand: Cell<Hand>,
    /// The throw that is due, and the one that was made last.
    due: Cell<Option<u32>>,
    made: Cell<Option<u32>>,
    onthrow: RefCell<Callback<Throw>>,
    watching: RefCell<Vec<(u32, Callback<Hand>)>>,
    watchers: Cell<u32>,
}

impl Shared {
    /// Makes this throw due. If another throw was due in between, a throw that was already made may be made again.
    fn awaits(&self, due: Option<u32>) {
        if self.due.replace(due) != due {
            self.made.set(None);
        }
    }
}

/// A hand that several parts of the page move and watch. Each due throw is made once.
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
    /// Whether a throw is due.
    pub fn is_due(&self) -> bool {
        self.due.is_some()
    }

    /// The current hand.
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

    /// Throws if a throw is due and not yet made, then resets the hand.
    pub fn throw(&self) {
        let due = self.shared.due.get();
        if due.is_none() || self.shared.made.replace(due) == due {
            return;
        }
        // The bout replaces the seed with its own.
        let throw = self.hand().throw(0);
        let onthrow = self.shared.onthrow.borrow().clone();
        onthrow.emit(throw);
        self.set(Hand::default());
    }

    /// Calls back whenever the hand moves, until [`Throwing::leave`] gets the returned number.
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

/// The hand for the throw that is due. `due` is a different number for every throw, and `None` while none is due. `onthrow` is called once
/// per throw, however often the player presses.
#[hook]
pub fn use_throwing(due: Option<u32>, onthrow: Callback<Throw>) -> Throwing {
    let shared = use_memo((), |()| Shared::default());
    shared.awaits(due);
    shared.onthrow.replace(onthrow);
    Throwing { shared, due }
}

/// The current hand; renders again when it moves.
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
    use physics::{Dohyo, Outline};

    use super::*;

    #[test]
    fn straight_pull_throws_straight_ahead() {
        let hand = Hand::pulled(&[(0.0, 0.0), (0.0, 50.0), (0.0, 100.0)], 200.0).unwrap();
        assert_eq!((hand.aim, hand.strength, hand.spin), (0, 500, 0));
    }

    #[test]
    fn pull_to_the_left_throws_to_the_right() {
        let hand = Hand::pulled(&[(0.0, 0.0), (-10.0, 100.0)], 200.0).unwrap();
        assert_eq!((hand.aim, hand.spin), (57, 0));
        let hand = Hand::pulled(&[(0.0, 0.0), (300.0, 100.0)], 200.0).unwrap();
        assert_eq!((hand.aim, hand.strength), (-300, 1000));
    }

    #[test]
    fn bent_pull_adds_spin() {
        let swung = |x: f64| Hand::pulled(&[(0.0, 0.0), (x, 50.0), (0.0, 100.0)], 200.0).unwrap();
        assert!(swung(20.0).spin > 40);
        assert_eq!(swung(20.0).spin, -swung(-20.0).spin);
        assert_eq!(swung(90.0).spin, Throw::SPIN);
        assert_eq!(swung(3.0).spin, 0);
    }

    #[test]
    fn forward_or_short_pull_throws_nothing() {
        assert_eq!(Hand::pulled(&[(0.0, -80.0)], 200.0), None);
        assert_eq!(Hand::pulled(&[(3.0, 6.0)], 200.0), None);
        assert_eq!(Hand::pulled(&[], 200.0), None);
    }

    #[test]
    fn hand_stays_within_the_limits_of_a_throw() {
        let hand = Hand::default().moved(999, 999, -999);
        assert_eq!((hand.aim, hand.strength, hand.spin), (300, 1000, -100));
        assert_eq!(Hand::default().moved(0, -999, 0).strength, 0);
    }

    #[test]
    fn each_due_throw_is_made_once() {
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
        // Throw 1 was taken back and is due again.
        let again = due(Some(1));
        again.set(Hand::default().moved(50, 100, 9));
        again.throw();
        again.throw();
        assert_eq!(thrown.get(), 3);
        assert_eq!(
            again.hand(),
            Hand::default(),
            "the hand is reset for the next throw"
        );
    }

    /// The hand of a straight pull in this direction, which has this share of the strongest pull's length.
    fn pulled(aim: i16, strength: u16) -> Hand {
        let full = 200.0;
        let length = full * f64::from(strength) / 1000.0;
        let (sin, cos) = (f64::from(-aim) / 10.0).to_radians().sin_cos();
        let way = [0.0, 0.5, 1.0].map(|part| (part * length * sin, part * length * cos));
        Hand::pulled(&way, full).unwrap()
    }

    /// The hand that the arrow keys come to.
    fn keyed(aim: i16, strength: u16) -> Hand {
        let start = Hand::default();
        let turn = 10 * (aim - start.aim).signum();
        let more = 20 * (strength as i16 - start.strength as i16).signum();
        let turned = (0..aim.abs() / 10).fold(start, |hand, _| hand.moved(turn, 0, 0));
        let steps = strength.abs_diff(start.strength) / 20;
        (0..steps).fold(turned, |hand, _| hand.moved(0, more, 0))
    }

    #[test]
    fn pulls_numbers_and_keys_make_the_same_throw() {
        for aim in [-300, -120, -10, 0, 50, 290] {
            for strength in [160, 400, 500, 640, 1000] {
                let numbers = Hand {
                    aim,
                    strength,
                    spin: 0,
                };
                for seed in [0, 7, u32::MAX] {
                    let throw = numbers.throw(seed);
                    assert_eq!(pulled(aim, strength).throw(seed), throw, "by pulling");
                    assert_eq!(keyed(aim, strength).throw(seed), throw, "by keys");
                }
            }
        }
    }

    /// How often wrestlers of many throws by this hand come to each fall.
    fn landings(hand: Hand, seeds: std::ops::Range<u32>) -> [f64; 6] {
        let dohyo = Dohyo::new(&Outline::default());
        let mut counts = [0.0; 6];
        for seed in seeds {
            let throws = [seed, seed ^ 0x5555_5555].map(|seed| Some(hand.throw(seed)));
            let rest = dohyo.throw(throws, [None; 2], None);
            for (_, fall) in rest.into_iter().flatten() {
                counts[fall.index()] += 1.0;
            }
        }
        counts
    }

    #[test]
    fn pulls_and_keys_land_alike_over_many_seeds() {
        // Different seeds, as two players would get them; each fall's counts may differ by what chance does in 999 of 1000 cases.
        let by_pulls = landings(pulled(0, 500), 0..400);
        let by_keys = landings(keyed(0, 500), 1_000_000..1_000_400);
        let squares = by_pulls.iter().zip(by_keys).filter(|(a, b)| *a + b > 0.0);
        let chi: f64 = squares.map(|(a, b)| (a - b) * (a - b) / (a + b)).sum();
        assert!(chi < 20.5, "{by_pulls:?} and {by_keys:?}: {chi}");
        // A throw with another aim lands in another way, so the comparison can fail.
        let aside = landings(pulled(200, 700), 0..400);
        let squares = by_keys.iter().zip(aside).filter(|(a, b)| *a + b > 0.0);
        let chi: f64 = squares.map(|(a, b)| (a - b) * (a - b) / (a + b)).sum();
        assert!(chi > 20.5, "{by_keys:?} and {aside:?}: {chi}");
    }
}
