//! The effect of two revealed cards.

use super::{Deed, Event, Number, Phase, Play, Tactic, Track, Verdict, Why};
use crate::{Side, Sink};

/// The farthest space of the track on either side.
pub const EDGE: i8 = 8;

/// A tactic as played, and what it does.
#[derive(Clone, Copy)]
struct Act {
    seat: Side,
    tactic: Tactic,
    deed: Option<Deed>,
}

impl Act {
    /// The tactic that this one acts as, which orders two Kantō; `None` for one that repeats a number or nothing.
    const fn repeated(self) -> Option<Tactic> {
        match self.deed {
            Some(Deed::Tactic(tactic)) => Some(tactic),
            _ => None,
        }
    }
}

impl Track {
    /// Where two plays move the counter from `position`, if the seats' last cards did `last`. Beyond ±[`EDGE`] is a push-off.
    pub fn moved(position: i8, plays: [Play; 2], last: [Option<Deed>; 2]) -> i8 {
        let mut track = Self {
            position,
            last,
            ..Self::STANDARD
        };
        track.resolve(plays, &mut ());
        track.position
    }

    /// Moves the counter according to the plays, and ends the bout on a push-off.
    pub(super) fn resolve<S: Sink<Self>>(&mut self, plays: [Play; 2], sink: &mut S) {
        let [east, west] = plays;
        match (east, west) {
            (Play::Number(east), Play::Number(west)) => self.meet([east, west], sink),
            (Play::Tactic(tactic) | Play::Master(tactic), Play::Number(number)) => {
                self.against_number(self.act(Side::East, tactic), number, sink);
            }
            (Play::Number(number), Play::Tactic(tactic) | Play::Master(tactic)) => {
                self.against_number(self.act(Side::West, tactic), number, sink);
            }
            (Play::Tactic(east) | Play::Master(east), Play::Tactic(west) | Play::Master(west)) => {
                let acts = [self.act(Side::East, east), self.act(Side::West, west)];
                self.against_each_other(acts, sink);
            }
        }
    }

    /// What the tactic does, given the owner's last card.
    fn act(&self, seat: Side, tactic: Tactic) -> Act {
        let deed = Deed::of(Play::Tactic(tactic), self.last[seat.index()]);
        Act { seat, tactic, deed }
    }

    /// The standard push: `(high − low) × low` spaces toward the end of the lower number's owner.
    fn meet<S: Sink<Self>>(&mut self, numbers: [Number; 2], sink: &mut S) {
        let from = self.position;
        let [east, west] = numbers.map(|number| number.get() as i8);
        self.position += (east - west) * east.min(west);
        let to = self.position;
        // With the sink `()` all of this is optimized away, so random bouts have no branch here that the processor would mispredict.
        let event = if to == from {
            Event::Stood { numbers }
        } else if east > west {
            let [high, low] = numbers;
            let by = Side::East;
            Event::Pushed {
                by,
                high,
                low,
                from,
                to,
            }
        } else {
            let [low, high] = numbers;
            let by = Side::West;
            Event::Pushed {
                by,
                high,
                low,
                from,
                to,
            }
        };
        sink.note(self, event);
        self.look_for_push_off(sink);
    }

    /// Plays a tactic against a number: only the tactic acts.
    fn against_number<S: Sink<Self>>(&mut self, act: Act, number: Number, sink: &mut S) {
        let Act { seat, tactic, deed } = act;
        let against = |own: Number| {
            if seat == Side::East {
                [own, number]
            } else {
                [number, own]
            }
        };
        self.tell_repeated(act, sink);
        match deed {
            Some(Deed::Number(repeated)) => self.meet(against(repeated), sink),
            Some(Deed::Tactic(Tactic::Nodowa)) => match number.opposite() {
                Some(opposite) => {
                    let counted = Event::Counted {
                        seat,
                        number: opposite,
                    };
                    sink.note(self, counted);
                    self.meet(against(opposite), sink);
                }
                None => self.idle(seat, tactic, Why::Zero, sink),
            },
            _ => self.process(act, sink),
        }
    }

    /// Processes two tactics: the lower value first, then the higher; equal values act together.
    fn against_each_other<S: Sink<Self>>(&mut self, acts: [Act; 2], sink: &mut S) {
        let [east, west] = acts;
        let (order, same) = if east.tactic != west.tactic {
            (east.tactic < west.tactic, false)
        } else if east.tactic == Tactic::Kanto {
            let (east, west) = (east.repeated(), west.repeated());
            (east <= west, east.is_some() && east == west)
        } else {
            (true, true)
        };
        if same && let Some(tactic @ (Tactic::Yori | Tactic::Katasukashi)) = east.repeated() {
            for act in acts {
                self.tell_repeated(act, sink);
            }
            sink.note(self, Event::Cancelled { tactic });
            return;
        }
        let [first, second] = if order { [east, west] } else { [west, east] };
        self.tell_repeated(first, sink);
        self.process(first, sink);
        if let Phase::Over(_) = self.phase {
            return;
        }
        let stopped = first.repeated() == Some(Tactic::GinoSho) && !same;
        if stopped {
            self.idle(second.seat, second.tactic, Why::Stopped, sink);
        } else {
            self.tell_repeated(second, sink);
            self.process(second, sink);
        }
    }

    fn tell_repeated<S: Sink<Self>>(&self, act: Act, sink: &mut S) {
        if let Act {
            seat,
            tactic: Tactic::Kanto,
            deed: Some(deed),
        } = act
        {
            sink.note(self, Event::Repeated { seat, deed });
        }
    }

    fn idle<S: Sink<Self>>(&self, seat: Side, tactic: Tactic, why: Why, sink: &mut S) {
        sink.note(self, Event::Idle { seat, tactic, why });
    }

    /// Applies one tactic that has no number to compare with.
    fn process<S: Sink<Self>>(&mut self, Act { seat, tactic, deed }: Act, sink: &mut S) {
        let from = self.position;
        match deed {
            None => self.idle(seat, tactic, Why::NothingToRepeat, sink),
            Some(Deed::Tactic(Tactic::Yori)) => {
                self.position += if seat == Side::East { 1 } else { -1 };
                let advanced = Event::Advanced {
                    by: seat,
                    from,
                    to: self.position,
                };
                sink.note(self, advanced);
                self.look_for_push_off(sink);
            }
            Some(Deed::Tactic(Tactic::GinoSho)) => sink.note(self, Event::Stopped { by: seat }),
            Some(Deed::Tactic(Tactic::Katasukashi)) => {
                self.position = -from;
                let reversed = Event::Reversed {
                    by: seat,
                    from,
                    to: self.position,
                };
                sink.note(self, reversed);
            }
            Some(Deed::Number(_) | Deed::Tactic(Tactic::Nodowa | Tactic::Kanto)) => {
                self.idle(seat, tactic, Why::NoNumber, sink);
            }
        }
    }

    fn look_for_push_off<S: Sink<Self>>(&mut self, sink: &mut S) {
        if self.position > EDGE {
            self.decide(Verdict::OshiDashi(Side::East), sink);
        } else if self.position < -EDGE {
            self.decide(Verdict::OshiDashi(Side::West), sink);
        }
    }
}
