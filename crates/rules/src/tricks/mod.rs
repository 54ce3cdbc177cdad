//! `tricks`: trick-taking sumo for two players (after *SUMO* by kota konno, Bright Eye Games 2024).
//!
//! Each seat gets eight of the twenty cards; four stay unseen. The wrestlers start at the centre (0); East's edge is -1, West's +1.
//!
//! **Tachiai.** Both choose a card and reveal together; the higher number leads the first trick. After a tie, both choose again. Revealed
//! cards are out of play. Seven ties void the bout (torinaoshi).
//!
//! **Trick.** The leader plays any card; the other must follow the colour if possible. If the colours differ, the leader wins the trick,
//! otherwise the higher number. If nobody performs a winning move ([`Trick::performed`]), the trick's winner pushes one step and leads.
//!
//! **Decision.** If both seats perform a move in one trick, the move with the higher number wins. After the tachiai there is no draw,
//! and there are at most seven tricks.

mod card;
mod deal;
mod event;
mod kimarite;
mod notation;
mod view;

#[cfg(test)]
mod tests;

use rand::Rng;
use serde::{Deserialize, Serialize};

pub use card::{Card, CardSet, NotACard, Suit};
pub use deal::Deal;
pub use event::{Event, Verdict};
pub use kimarite::{Kimarite, KimariteSet, Throws, Trick};
pub use notation::Misread;
pub use view::{SuitSet, View};

use super::{
    Enumerate, Game, GameId, Joint, Outcome, Sample, Seat, SeatSet, Side, Sink, Step, StepError,
    Turn, Viewer,
};

/// Cards dealt to each seat.
pub const HAND: usize = 8;
/// The most tachiai reveals, and the most tricks, that a bout can have.
pub const MOST_REVEALS: usize = 7;

/// Table rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Config {
    /// Who may win by Abisetaoshi and Hikiotoshi.
    pub throws: Throws,
}

/// A trick that has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The seat that led.
    pub leader: Side,
    /// The leader's card.
    pub led: Card,
    /// The follower's card.
    pub followed: Card,
}

impl Played {
    /// The card that this seat played.
    pub fn card_of(&self, seat: Side) -> Card {
        if seat == self.leader {
            self.led
        } else {
            self.followed
        }
    }
}

/// Up to seven items, stored inline so that a state is `Copy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Row<T> {
    items: [Option<T>; MOST_REVEALS],
    len: u8,
}

impl<T: Copy> Row<T> {
    const EMPTY: Self = Self {
        items: [None; MOST_REVEALS],
        len: 0,
    };

    fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(self.len as usize) {
            *place = Some(item);
            self.len += 1;
        }
    }

    fn iter(&self) -> impl DoubleEndedIterator<Item = T> {
        self.items.iter().flatten().copied()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Phase {
    Deal,
    Tachiai,
    Lead(Side),
    Follow { leader: Side, led: Card },
    Decided(Verdict),
    Void,
}

/// The state of a bout.
#[expect(
    clippy::struct_field_names,
    reason = "the tricks of `tricks` are called so"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tricks {
    config: Config,
    phase: Phase,
    hands: [CardSet; 2],
    position: i8,
    tachiai: Row<[Card; 2]>,
    tricks: Row<Played>,
}

/// Why a card or a deal is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The seat does not hold the card.
    #[error("{seat} does not hold {card}")]
    NotHeld {
        /// The seat that wanted to play it.
        seat: Side,
        /// The card.
        card: Card,
    },
    /// A follower who holds a card of the led colour must play one.
    #[error("{led} was led: {seat} holds that colour and must follow it, not play {card}")]
    MustFollow {
        /// The follower.
        seat: Side,
        /// The card that they wanted to play.
        card: Card,
        /// The card that was led.
        led: Card,
    },
    /// A hand that is not eight cards.
    #[error("{seat} is dealt {cards} cards instead of eight")]
    HandSize {
        /// The seat.
        seat: Side,
        /// How many cards it was dealt.
        cards: usize,
    },
    /// A card in both hands.
    #[error("{card} is dealt to both seats")]
    DealtTwice {
        /// The card.
        card: Card,
    },
}

impl Tricks {
    /// The table rules of this bout.
    pub const fn config(&self) -> Config {
        self.config
    }

    /// The cards that a seat holds.
    pub const fn hand(&self, seat: Side) -> CardSet {
        self.hands[seat.index()]
    }

    /// Where the wrestlers stand: -1 East's edge, 0 centre, 1 West's edge.
    pub const fn position(&self) -> i8 {
        self.position
    }

    /// The tachiai reveals, East's card first in each.
    pub fn tachiai(&self) -> impl DoubleEndedIterator<Item = [Card; 2]> {
        self.tachiai.iter()
    }

    /// The complete tricks.
    pub fn tricks(&self) -> impl DoubleEndedIterator<Item = Played> {
        self.tricks.iter()
    }

    /// The seat that leads the current trick, and its card once it is led.
    pub const fn trick(&self) -> Option<(Side, Option<Card>)> {
        match self.phase {
            Phase::Lead(seat) => Some((seat, None)),
            Phase::Follow { leader, led } => Some((leader, Some(led))),
            _ => None,
        }
    }

    /// How the bout was decided, if it was.
    pub const fn verdict(&self) -> Option<Verdict> {
        match self.phase {
            Phase::Decided(verdict) => Some(verdict),
            _ => None,
        }
    }

    /// The cards that the seat may play now; empty if the turn does not ask it.
    pub fn playable(&self, seat: Side) -> CardSet {
        let hand = self.hand(seat);
        match self.phase {
            _ if !self.seats().contains(seat) => CardSet::EMPTY,
            Phase::Follow { led, .. } => follows(hand, led.suit()),
            _ => hand,
        }
    }

    fn seats(&self) -> SeatSet {
        match self.phase {
            Phase::Tachiai => SeatSet::PAIR,
            Phase::Lead(seat) => SeatSet::one(seat),
            Phase::Follow { leader, .. } => SeatSet::one(leader.other()),
            Phase::Deal | Phase::Decided(_) | Phase::Void => SeatSet::NONE,
        }
    }

    fn deal<S: Sink<Self>>(
        &mut self,
        Deal { hands }: Deal,
        sink: &mut S,
    ) -> Result<(), StepError<Illegal>> {
        match self.phase {
            Phase::Deal => (),
            Phase::Decided(_) | Phase::Void => return Err(StepError::Over),
            _ => return Err(StepError::NoChanceIsDue),
        }
        for seat in Side::PAIR {
            let cards = hands[seat.index()].len();
            if cards != HAND {
                return Err(StepError::Illegal(Illegal::HandSize { seat, cards }));
            }
        }
        if let Some(card) = hands[0].and(hands[1]).nth(0) {
            return Err(StepError::Illegal(Illegal::DealtTwice { card }));
        }
        self.hands = hands;
        self.phase = Phase::Tachiai;
        sink.note(
            self,
            Event::Dealt {
                hands: hands.map(Some),
            },
        );
        Ok(())
    }

    fn clash<S: Sink<Self>>(&mut self, cards: [Card; 2], sink: &mut S) {
        for seat in Side::PAIR {
            self.hands[seat.index()].remove(cards[seat.index()]);
        }
        self.tachiai.push(cards);
        sink.note(self, Event::Clashed { cards });
        let [east, west] = cards.map(Card::number);
        if east == west {
            if self.hands[0].len() == 1 {
                self.phase = Phase::Void;
                sink.note(self, Event::Torinaoshi);
            } else {
                sink.note(self, Event::Tied);
            }
        } else {
            let seat = if east > west { Side::East } else { Side::West };
            self.phase = Phase::Lead(seat);
            sink.note(self, Event::Leads { seat });
        }
    }

    fn lead<S: Sink<Self>>(&mut self, seat: Side, card: Card, sink: &mut S) {
        self.hands[seat.index()].remove(card);
        self.phase = Phase::Follow {
            leader: seat,
            led: card,
        };
        sink.note(self, Event::Led { seat, card });
    }

    fn follow<S: Sink<Self>>(&mut self, leader: Side, led: Card, followed: Card, sink: &mut S) {
        let seat = leader.other();
        self.hands[seat.index()].remove(followed);
        self.tricks.push(Played {
            leader,
            led,
            followed,
        });
        let trick = Trick {
            leader,
            led,
            followed,
            position: self.position,
            last: self.hands[0].is_empty() && self.hands[1].is_empty(),
        };
        let taker = trick.winner();
        self.phase = Phase::Lead(taker);
        sink.note(
            self,
            Event::Followed {
                seat,
                card: followed,
            },
        );
        sink.note(self, Event::Took { seat: taker });

        let performed = trick.performed(self.config.throws);
        let [east, west] = performed.map(KimariteSet::highest);
        if let Some(kimarite) = east.max(west) {
            let verdict = Verdict {
                winner: if east > west { Side::East } else { Side::West },
                kimarite,
                performed,
            };
            self.phase = Phase::Decided(verdict);
            sink.note(self, Event::Decided(verdict));
        } else {
            let from = self.position;
            self.position += if taker == Side::East { 1 } else { -1 };
            sink.note(
                self,
                Event::Pushed {
                    by: taker,
                    from,
                    to: self.position,
                },
            );
        }
    }
}

/// The cards of a hand that may be played on that colour.
const fn follows(hand: CardSet, suit: Suit) -> CardSet {
    let same = hand.and(suit.cards());
    if same.is_empty() { hand } else { same }
}

impl Game for Tricks {
    const ID: GameId = GameId::Tricks;
    type Config = Config;
    type Action = Card;
    type Chance = Deal;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    fn new(config: &Config) -> Self {
        Self {
            config: *config,
            phase: Phase::Deal,
            hands: [CardSet::EMPTY; 2],
            position: 0,
            tachiai: Row::EMPTY,
            tricks: Row::EMPTY,
        }
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Decided(verdict) => Turn::Over(Outcome::Win(verdict.winner.into())),
            Phase::Void => Turn::Over(Outcome::Draw),
            _ => Turn::Act(self.seats()),
        }
    }

    fn check(&self, seat: Seat, &card: &Card) -> Result<(), StepError<Illegal>> {
        let side = seat.side();
        if side.is_some_and(|side| self.playable(side).contains(card)) {
            return Ok(());
        }
        if let Turn::Over(_) = self.turn() {
            return Err(StepError::Over);
        }
        let asked = side.filter(|&side| self.seats().contains(side));
        let seat = asked.ok_or(StepError::NotToAct(seat))?;
        Err(StepError::Illegal(match self.phase {
            Phase::Follow { led, .. } if self.hand(seat).contains(card) => {
                Illegal::MustFollow { seat, card, led }
            }
            _ => Illegal::NotHeld { seat, card },
        }))
    }

    fn apply<S: Sink<Self>>(
        &mut self,
        step: Step<Self>,
        sink: &mut S,
    ) -> Result<(), StepError<Illegal>> {
        match (step, self.phase) {
            (Step::Chance(deal), _) => return self.deal(deal, sink),
            (_, Phase::Deal) => return Err(StepError::ChanceIsDue),
            (_, Phase::Decided(_) | Phase::Void) => return Err(StepError::Over),
            (Step::Act(Joint::Both(cards)), Phase::Tachiai) => {
                for (seat, card) in Side::PAIR.into_iter().zip(&cards) {
                    self.check(seat.into(), card)?;
                }
                self.clash(cards, sink);
            }
            (Step::Act(Joint::One(seat, card)), Phase::Lead(leader)) => {
                self.check(seat, &card)?;
                self.lead(leader, card, sink);
            }
            (Step::Act(Joint::One(seat, card)), Phase::Follow { leader, led }) => {
                self.check(seat, &card)?;
                self.follow(leader, led, card, sink);
            }
            (Step::Act(Joint::One(..)), Phase::Tachiai) => return Err(StepError::BothMustAct),
            (Step::Act(Joint::Both(_)), Phase::Lead(leader) | Phase::Follow { leader, .. }) => {
                let idle = if matches!(self.phase, Phase::Lead(_)) {
                    leader.other()
                } else {
                    leader
                };
                return Err(StepError::NotToAct(idle.into()));
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { hands } => {
                let seen = |seat: Side| hands[seat.index()].filter(|_| viewer.is(seat));
                Event::Dealt {
                    hands: Side::PAIR.map(seen),
                }
            }
            public => public,
        })
    }
}

impl Enumerate for Tricks {
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let side = seat.side();
        let cards = side.map_or(CardSet::EMPTY, |side| self.playable(side));
        cards.into_iter()
    }

    fn any<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Card> {
        let cards = self.playable(seat.side()?);
        // Only the follower's cards need counting.
        let count = match self.phase {
            Phase::Follow { .. } => cards.len() as u32,
            _ => HAND as u32 - u32::from(self.tachiai.len) - u32::from(self.tricks.len),
        };
        // The high half of a product: its bias is less than one in a hundred million.
        let nth = (u64::from(rng.next_u32()) * u64::from(count)) >> 32;
        cards.into_iter().nth(nth as usize)
    }
}

impl Sample for Tricks {
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Deal> {
        (self.phase == Phase::Deal).then(|| Deal::random(rng))
    }
}
