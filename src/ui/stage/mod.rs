//! A bout on screen, for every game: who looks, what they have seen, how they sit, and what is saved.
//!
//! Each game implements [`Play`]; boards, hands and texts belong to the games.

mod bout_lock;
mod effects;
mod facing;
mod film;
mod handover;
mod head;
mod menu;
mod model;
mod names;
mod participants;
mod persistence;
mod play;
mod result;
mod review;
mod setup;

pub use bout_lock::{BoutLock, read_only_overlay, use_bout_lock};
pub use effects::{
    messages, rematch, use_bout, use_bout_effects, use_hanging, use_kept, use_sounds,
};
pub use facing::{Edge, Faces, Facing, FacingProps, Palms, edge_head};
pub use film::Film;
pub use handover::{Handover, HandoverProps};
pub use head::{bout_bar, now_box, turn_words};
pub use menu::{Sits, menu_sheet, menu_way, rules_way};
pub use model::{
    Act, BoutIdentity, Clock, Digest, Hint, InRobin, Model, Msg, Question, SavedBout, Scene,
    Seating, Side, ViewingState, Waiting,
};
pub use names::{names, player_name};
pub use participants::{
    Change, Participants, Who, begin, has_room, is_upright, participant_asks, seating_asks,
};
pub use persistence::{settle, use_persistence};
pub use play::Play;
pub use result::{Ending, ResultPage, ResultProps, series_stands, series_stars};
pub use review::{
    Answers, RecordPage, Replays, ReviewPage, Steps, record_page, step_of, use_answers, use_steps,
};
pub(super) use setup::checked_setup;
pub use setup::{SetsUp, Setup, SetupPage, last_setup};
