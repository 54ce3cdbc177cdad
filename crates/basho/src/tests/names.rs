//! Which names a player may choose.

use super::*;

#[test]
fn name_without_anything_to_see_is_refused() {
    let unseen = [
        "\u{200d}",
        "\u{200c}\u{200d}",
        " \u{fe0f} ",
        "\u{3164}",
        "\u{2800}\u{2800}",
        "\u{34f}\u{e0001}",
    ];
    for name in unseen {
        assert_eq!(tidy(name), None, "{name:?}");
        assert_eq!(book().create(3, name), Err(Refusal::NoName), "{name:?}");
    }
    // Joiners between letters are part of the name, as in Persian and in emoji.
    for name in ["می\u{200c}خواهم", "👨\u{200d}🌾", "★"] {
        assert_eq!(tidy(name).as_deref(), Some(name));
    }
}

#[test]
fn name_without_anything_to_see_that_is_stored_is_read() {
    let mut stored = book();
    stored.wrestlers[0].shikona = "\u{200d}".to_owned();
    let guest = Fighter::Guest("\u{200c}".to_owned());
    let mut bout = bout(7, Seat::EAST, "yorikiri");
    bout.seats[1] = guest;
    stored.bouts.push(bout);
    assert_eq!(stored.clone().checked(), Ok(stored));
}
