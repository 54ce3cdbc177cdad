//! Messages for the player about something that was not stored.

use store::Trouble;

use crate::ui::words::t;

/// Why a change was not stored.
pub fn not_kept(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Newer => t!("newer-stays"),
        Trouble::Unavailable | Trouble::Refused(_) => t!("book-refused"),
    }
}

/// Why a bout was not stored.
pub fn bout_not_kept(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Newer => t!("save-newer"),
        Trouble::Unavailable | Trouble::Refused(_) => t!("save-refused"),
    }
}
