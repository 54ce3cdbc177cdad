//! A bout on screen, for every game: who looks, what they have seen, how they sit, and what is saved.
//!
//! Each game implements [`GameUi`]; boards, hands and texts belong to the games.

mod bout_lock;
mod bout_page;
mod commit;
mod effects;
mod facing;
mod game_ui;
mod handover;
mod head;
mod keep_pad;
mod keeper;
mod lesson;
mod menu;
mod model;
mod names;
mod opened;
mod participants;
mod play_on;
mod replay;
mod result;
mod review;
mod setup;

pub use bout_lock::{BoutLock, read_only_overlay, use_bout_lock};
pub use bout_page::{BoutProps, BoutUi, Edit, OnStage, bout, bout_page, use_stage};
pub use commit::{BoutOnScreen, LastShown, save_missed_result, use_bout};
pub use effects::{rematch, use_bout_effects, use_dragging, use_sounds, use_stored_bout};
pub use facing::{Edge, FaceToFaceUi, Palms, covered_hand, edge_head, edge_result, face_to_face};
pub use game_ui::{Extras, GameUi};
pub use handover::{HandoverProps, handover};
pub use head::{Now, bout_bar, now_box, turn_words};
pub use keeper::{Committed, Crossing, Keeper};
pub use lesson::{
    Caption, Coach, Lesson, LessonUi, Numbered, Progress, Rated, Training, is_new, lesson_page,
    posed, problem_page, training_page,
};
pub use menu::{MenuSeating, menu_sheet, menu_way};
pub use model::{
    BoutIdentity, Clock, Digest, EdgeView, Gesture, Hint, InRobin, Model, Msg, Parts, Scene,
    Seating, Unfit, ViewingState, Waiting, fighter, is_typed,
};
pub use names::{names, player_name};
pub use opened::opened;
pub use participants::{
    Change, Participants, Who, begin, given_up, has_room, is_shared, is_upright, participant_asks,
    seating_asks,
};
pub use replay::Replay;
pub use result::{Ending, ResultProps, result_page, stars_of, unfinished_series};
pub use review::{
    Answers, Findings, Frames, Judged, ReviewProps, ReviewUi, Steps, certain, record_at_address,
    record_page, review_page, use_answers, use_steps,
};
pub use setup::{
    KNOWN_NAMES, PairSetup, Setup, SetupUi, Tournament, changes, last_setup, setup_page,
};
