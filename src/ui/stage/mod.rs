//! A bout on screen, whatever the game: who looks, what they have been shown, how they sit, and what is kept of it.
//!
//! [`Play`] is what a game brings along; boards, hands and words are each game's own.

mod facing;
mod film;
mod handover;
mod head;
mod keeping;
mod menu;
mod model;
mod names;
mod play;
mod programs;
mod result;
mod review;
mod setup;
mod sitting;
mod tenure;
mod wiring;

pub use facing::{Edge, Faces, Facing, FacingProps, Palms, edge_head};
pub use film::Film;
pub use handover::{Handover, HandoverProps};
pub use head::{bout_bar, now_box, turn_words};
pub use keeping::{settle, use_keeping};
pub use menu::{Sits, menu_sheet, menu_way, rules_way};
pub use model::{
    Act, Clock, Digest, Eyes, Hint, InRobin, Model, Msg, Question, SavedBout, Scene, Seating, Side,
    Torikumi, Waiting,
};
pub use names::{names, player_name};
pub use play::Play;
pub use programs::{Playing, Plays, Studies, Studying};
pub use result::{Ending, ResultPage, ResultProps, series_stands, series_stars};
pub use review::{
    Answers, Replays, ReviewPage, Steps, record_page, step_of, use_answers, use_steps,
};
pub(super) use setup::checked_setup;
pub use setup::{SetsUp, Setup, SetupPage, last_setup};
pub use sitting::{Change, Sitting, Who, begin, has_room, is_upright, seating_asks, sitting_asks};
pub use tenure::{Tenant, TenantProps, Tenure, use_tenure};
pub use wiring::{messages, rematch, use_bout, use_hanging, use_kept, use_sounds, use_wiring};
