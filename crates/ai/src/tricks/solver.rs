//! Solves trick-taking sumo with all cards known: which seat wins.
//!
//! Everything is seen from the seat that leads. Sets of cards are 20-bit words, five bits a colour, so one shift compares all colours at
//! once. Whoever wins a trick at the centre leads the next one at the other's edge, and a follower who then takes the trick leads at the
//! centre again. Only the tachiai could leave a leader on their own edge, and it does not. That position is solved for completeness and for
//! statistics.

use rules::tricks::{Card, CardSet, Throws};

const ONES: u32 = 0b00001_00001_00001_00001;
const TWOS: u32 = ONES << 1;
const FOURS: u32 = ONES << 3;
const FIVES: u32 = ONES << 4;

/// Where the wrestlers stand, as the leader sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// At the leader's own edge.
    OwnEdge,
    /// At the centre.
    Centre,
    /// At the follower's edge.
    TheirEdge,
}

impl Stand {
    /// From a position that counts towards the follower's edge: -1, 0 or 1.
    pub const fn new(toward: i8) -> Self {
        match toward {
            ..0 => Self::OwnEdge,
            0 => Self::Centre,
            1.. => Self::TheirEdge,
        }
    }
}

/// Whether the leader wins the bout.
pub fn leader_wins(throws: Throws, stand: Stand, leader: CardSet, follower: CardSet) -> bool {
    let (leader, follower) = (leader.bits(), follower.bits());
    match throws {
        Throws::Either => wins::<true>(stand, leader, follower),
        Throws::Follower => wins::<false>(stand, leader, follower),
    }
}

/// The leads that win the bout.
pub fn winning_leads(throws: Throws, stand: Stand, leader: CardSet, follower: CardSet) -> CardSet {
    let (leader, follower) = (leader.bits(), follower.bits());
    CardSet::from_bits(match throws {
        Throws::Either => leads::<true>(stand, leader, follower),
        Throws::Follower => leads::<false>(stand, leader, follower),
    })
}

/// The follower's cards that win the bout against this lead; the lead may still be in the leader's set.
pub fn winning_follows(
    throws: Throws,
    stand: Stand,
    led: Card,
    leader: CardSet,
    follower: CardSet,
) -> CardSet {
    let led = u32::from(u8::from(led));
    let (leader, follower) = (leader.bits() & !(1 << led), follower.bits());
    CardSet::from_bits(match throws {
        Throws::Either => follows::<true>(stand, led, leader, follower),
        Throws::Follower => follows::<false>(stand, led, leader, follower),
    })
}

/// The cards that are lower than some card of the set in the same colour.
const fn below(set: u32) -> u32 {
    let one = set >> 1 & !FIVES;
    let two = one | one >> 1 & !FIVES;
    two | two >> 2 & !(FIVES | FOURS)
}

/// All cards of the colours in which the set has any.
const fn colours(set: u32) -> u32 {
    ((set | set >> 1 | set >> 2 | set >> 3 | set >> 4) & ONES) * 0b11111
}

/// All cards of a card's colour.
const fn colour_of(card: u32) -> u32 {
    0b11111 << (card / 5 * 5)
}

/// The bits of a set, one at a time, the lowest first.
fn each(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set ^= bit;
        (bit != 0).then_some(bit)
    })
}

fn wins<const EITHER: bool>(stand: Stand, leader: u32, follower: u32) -> bool {
    match stand {
        Stand::TheirEdge => wins_at_their_edge::<EITHER>(leader, follower),
        Stand::Centre => wins_at_centre::<EITHER>(leader, follower),
        Stand::OwnEdge => each(leader)
            .any(|led| follows::<EITHER>(stand, led.trailing_zeros(), leader ^ led, follower) == 0),
    }
}

fn leads<const EITHER: bool>(stand: Stand, leader: u32, follower: u32) -> u32 {
    let wins = |&led: &u32| match stand {
        Stand::Centre => centre_holds::<EITHER>(led, leader ^ led, follower),
        _ => follows::<EITHER>(stand, led.trailing_zeros(), leader ^ led, follower) == 0,
    };
    each(leader).filter(wins).fold(0, |won, led| won | led)
}

/// At the follower's edge the leader wins the bout by winning the trick. The follower must take the trick, throw, or play a 2 if they have
/// none of the colour.
fn wins_at_their_edge<const EITHER: bool>(leader: u32, follower: u32) -> bool {
    let held = colours(follower);
    let below = below(follower);
    let slips = follower & TWOS != 0;
    // Leads that the follower cannot answer: a card above all of theirs in the colour (but not a 5 over their 1), a card of a colour that
    // they do not hold (but not against a 2), and a 1 that only their 5 can follow.
    let mut safe = held & !(below | (follower & ONES) << 4);
    if !slips {
        safe |= !held;
    }
    if EITHER {
        let under = |by: u32| (follower >> by) & ONES;
        safe |= under(4) & !(under(0) | under(1) | under(2) | under(3));
    }
    if leader & safe != 0 {
        return true;
    }
    // A lead that the follower answers with a throw or a 2 at once is lost. If they can only take the trick, they lead at the centre.
    let thrown = (follower & ONES) << 4 | (follower & FOURS) >> 3;
    let taken = leader & below & !thrown;
    if leader.count_ones() <= 1 {
        return false;
    }
    each(taken).any(|led| {
        let card = led.trailing_zeros();
        let mut takers = follower & colour_of(card) & !(led | (led - 1));
        if EITHER && led & ONES != 0 {
            takers &= !FIVES;
        }
        !each(takers).any(|taker| wins_at_centre::<EITHER>(follower ^ taker, leader ^ led))
    })
}

/// At the centre the trick's winner leads next, at the other's edge.
fn wins_at_centre<const EITHER: bool>(leader: u32, follower: u32) -> bool {
    // Try leads that the follower cannot take first: they nearly always win.
    let below = below(follower);
    let lead = |led: u32| centre_holds::<EITHER>(led, leader ^ led, follower);
    each(leader & !below).any(lead) || each(leader & below).any(lead)
}

/// Whether the leader wins after this lead at the centre.
fn centre_holds<const EITHER: bool>(led: u32, leader: u32, follower: u32) -> bool {
    let colour = colour_of(led.trailing_zeros());
    let mut answers = follower & colour;
    let last = leader == 0;
    if answers == 0 {
        return last
            || each(follower).all(|card| wins_at_their_edge::<EITHER>(leader, follower ^ card));
    }
    let thrown = (follower & ONES) << 4 | (follower & FOURS) >> 3;
    if led & thrown != 0 {
        return false;
    }
    if EITHER {
        // The leader's throws: a 1 under their 5, and a 4 over their 1.
        if led & ONES != 0 {
            answers &= !FIVES;
        } else if led & FOURS != 0 {
            answers &= !ONES;
        }
    }
    let higher = answers & !(led | (led - 1));
    let lower = answers & (led - 1);
    if last {
        return higher == 0;
    }
    !each(higher).any(|card| wins_at_their_edge::<EITHER>(follower ^ card, leader))
        && each(lower).all(|card| wins_at_their_edge::<EITHER>(leader, follower ^ card))
}

/// The result of a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrickResult {
    /// The leader has won the bout.
    LeaderWins,
    /// The follower has won the bout.
    FollowerWins,
    /// The bout goes on and the leader leads again, with the wrestlers standing there.
    LeaderLeads(Stand),
    /// The bout goes on and the follower leads, with the wrestlers standing there as the follower sees it.
    FollowerLeads(Stand),
}

/// The result of a trick; `last` says that both hands are empty after it.
pub fn trick_result(
    throws: Throws,
    stand: Stand,
    led: Card,
    followed: Card,
    last: bool,
) -> TrickResult {
    let [led, followed] = [led, followed].map(|card| u32::from(u8::from(card)));
    match throws {
        Throws::Either => result::<true>(stand, led, followed, last),
        Throws::Follower => result::<false>(stand, led, followed, last),
    }
}

fn result<const EITHER: bool>(stand: Stand, led: u32, followed: u32, last: bool) -> TrickResult {
    let in_colour = led / 5 == followed / 5;
    let numbers = (led % 5 + 1, followed % 5 + 1);
    match numbers {
        (4, 1) | (1, 5) if in_colour && EITHER => return TrickResult::LeaderWins,
        (5, 1) | (1, 4) if in_colour => return TrickResult::FollowerWins,
        (_, 2) if !in_colour && stand == Stand::TheirEdge => return TrickResult::FollowerWins,
        _ => (),
    }
    match (in_colour && followed > led, stand) {
        (true, Stand::OwnEdge) => TrickResult::FollowerWins,
        (false, Stand::TheirEdge) => TrickResult::LeaderWins,
        (true, _) if last => TrickResult::FollowerWins,
        (false, _) if last => TrickResult::LeaderWins,
        (true, Stand::Centre) => TrickResult::FollowerLeads(Stand::TheirEdge),
        (true, Stand::TheirEdge) => TrickResult::FollowerLeads(Stand::Centre),
        (false, Stand::Centre) => TrickResult::LeaderLeads(Stand::TheirEdge),
        (false, Stand::OwnEdge) => TrickResult::LeaderLeads(Stand::Centre),
    }
}

/// The follower's cards that win the bout; `leader` is without the lead.
fn follows<const EITHER: bool>(stand: Stand, led: u32, leader: u32, follower: u32) -> u32 {
    let same = follower & colour_of(led);
    let legal = if same == 0 { follower } else { same };
    let last = leader == 0;
    let wins = |&card: &u32| match result::<EITHER>(stand, led, card.trailing_zeros(), last) {
        TrickResult::LeaderWins => false,
        TrickResult::FollowerWins => true,
        TrickResult::LeaderLeads(stand) => !wins::<EITHER>(stand, leader, follower ^ card),
        TrickResult::FollowerLeads(stand) => wins::<EITHER>(stand, follower ^ card, leader),
    };
    each(legal).filter(wins).fold(0, |won, card| won | card)
}

#[cfg(test)]
#[path = "solver_tests.rs"]
mod tests;
