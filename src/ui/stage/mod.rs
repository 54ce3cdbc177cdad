//! A bout on screen, for every game: who looks, what they have seen, how they sit, and what is saved.
//!
//! Each game implements [`GameUi`]; boards, hands and texts belong to the games.

pub mod adding;
mod bout_lock;
mod bout_page;
mod bout_saver;
mod commit;
mod effects;
pub mod entries;
mod facing;
mod game_ui;
mod handover;
mod head;
mod keep_pad;
mod lesson;
mod menu;
mod names;
mod participants;
mod play_on;
mod replay;
mod result;
mod review;
mod setup;
mod sheets;
mod stored;
mod stored_bouts;

pub use bout_lock::{BoutLock, read_only_overlay, use_bout_lock};
pub use bout_page::{BoutPage, BoutScreen, BoutScreenProps, BoutUi, OnStage, use_stage};
pub use bout_saver::{BoutSaver, Committed, Crossing};
pub use commit::{BoutOnScreen, LastShown, use_bout};
pub use effects::{rematch, use_bout_effects, use_dragging, use_sounds, use_stored_bout};
pub use facing::{
    FaceToFaceUi, Palms, covered_hand, edge_head, edge_result, face_to_face, result_between,
};
pub use game_ui::GameUi;
pub use handover::{Handover, HandoverProps};
pub use head::{Now, bout_bar, confirm_buttons, now_box, said, turn_words, usual_button};
pub use lesson::{
    Caption, Coach, Lesson, LessonPage, LessonUi, Numbered, ProblemPage, Progress, Rated, Taught,
    TaughtProps, Training, TrainingPage, is_new,
};
pub use menu::{MenuSeating, menu_way};
pub use names::{guests, is_typed, names, names_in, names_of, pair_names, player_name, seat_names};
pub use participants::{
    Change, Participants, Who, begin, given_up, has_room, is_shared, is_upright, participant_asks,
    seating_asks,
};
pub use replay::Replay;
pub use result::{Ending, ResultPage, ResultPageProps, stars_of, unfinished_series};
pub use review::{
    Answers, Findings, Frames, Judged, RecordAtAddress, ReviewPage, ReviewProps, ReviewUi, Steps,
    certain, record_page, use_answers, use_steps,
};
pub use setup::{
    KNOWN_NAMES, PairSetup, Setup, SetupPage, SetupUi, Tournament, changes, last_setup,
};
pub use sheets::{BoutSheet, Opener, Reader, quick_sheet};
pub use stored::StoredNotices;
pub use stored_bouts::{
    begin_in, known_names, load, save_missed_results, save_result, shown_bouts, waiting,
};
