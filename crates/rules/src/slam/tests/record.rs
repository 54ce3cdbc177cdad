//! The notation.

use proptest::{collection::vec, prelude::*, sample::select};
use serde_json::json;

use super::*;
use crate::{
    record::tests::{Example, Read, at, fault, misread, read, summary},
    slam::{self, BadPlayers},
};

impl Example for Slam {
    const WRITTEN: &'static str = r#"[Game "slam"]
[Players "Aki, Bo, Cy"]
[Mode "nokkuauto"]
[Rope "circle 100"]
[Result "Aki nokkuauto"]

1. SB a SB . 2. BS ab KK b BK 3. OS 4. SB . 5. CO
"#;
    const MOST_STEPS: usize = 60;
    const WORDS: &'static [&'static str] = &[
        "[CHSBKOX]{1,3}|\\.|a?b?",
        "\\[Players \"(Aki|, )?(, Bo)?(, Cy|,Cy|, Aki)?\"\\]\n",
        "\\[Mode \"(basho|nokkuauto|Basho)?\"\\]\n",
    ];

    fn configs() -> BoxedStrategy<Config> {
        (players(), select(Mode::ALL.to_vec()))
            .prop_map(|(players, mode)| Config { players, mode })
            .boxed()
    }
}

/// The names of one to sixteen players, all different and none empty.
fn players() -> impl Strategy<Value = Vec<String>> {
    let name = any::<String>().prop_map(|name| tidy(&name));
    vec(name, 1..=MOST_PLAYERS).prop_map(|mut names| {
        for place in 0..names.len() {
            let (before, rest) = names.split_at_mut(place);
            if rest[0].is_empty() || before.contains(&rest[0]) {
                rest[0] = format!("{}#{place}", rest[0]);
            }
        }
        names
    })
}

/// The result of reading a record of two players with these lines, the first of which is line 3.
fn after(lines: &str) -> Read<Slam> {
    read(&format!("[Players \"Aki, Bo\"]\n{lines}"))
}

#[test]
fn player_names_are_separated_by_a_comma_and_a_space() {
    let players = |value: &str| {
        let read = read::<Slam>(&format!("[Players \"{value}\"]"));
        read.unwrap().0.config.players.join("|")
    };
    assert_eq!(players("Aki, Bo"), "Aki|Bo");
    assert_eq!(
        players("Aki no Yama, Bo,Cy, 大鵬"),
        "Aki no Yama|Bo,Cy|大鵬"
    );
    assert_eq!(players("Aki"), "Aki", "one player alone");
}

#[test]
fn players_are_required_and_must_be_able_to_play_together() {
    assert_eq!(fault(read::<Slam>("SB .")), at(1, "Players"));
    let many = (0..17)
        .map(|n| n.to_string())
        .collect::<Vec<_>>()
        .join(", ");
    for (value, bad) in [
        ("", BadPlayers::Nameless),
        ("Aki, ", BadPlayers::Nameless),
        (", Bo", BadPlayers::Nameless),
        ("Aki, , Bo", BadPlayers::Nameless),
        ("Aki, Bo, Aki", BadPlayers::Twice("Aki".to_owned())),
        ("Aki, B\u{85}o", BadPlayers::NotAName("B\u{85}o".to_owned())),
        (&many, BadPlayers::TooMany(17)),
    ] {
        let read = || read::<Slam>(&format!("[Date \"x\"]\n[Players \"{value}\"]\nSB"));
        assert_eq!(misread(read()), Misread::Players(bad), "{value}");
        assert_eq!(fault(read()), at(3, value));
    }
}

#[test]
fn mode_is_optional_and_defaults_to_basho() {
    let mode = |lines: &str| after(lines).unwrap().0.config.mode;
    assert_eq!(mode(""), Mode::Basho);
    assert_eq!(mode("[Mode \"basho\"]"), Mode::Basho);
    assert_eq!(mode("[Mode \"nokkuauto\"]"), Mode::Nokkuauto);
    for text in ["Basho", "knock-out", ""] {
        let read = || after(&format!("[Mode \"{text}\"]"));
        assert_eq!(misread(read()), Misread::NotAMode(text.to_owned()));
        assert_eq!(fault(read()), at(3, text));
    }
}

#[test]
fn landing_is_two_letters_and_a_decision_follows_it() {
    for token in ["S", "SBK", "sb", "S-B", "XB", ".", "a", "ab", "ＳＢ"] {
        let read = || after(&format!("SB .\n{token}"));
        assert_eq!(misread(read()), Misread::Landing, "{token}");
        assert_eq!(fault(read()), at(4, token));
    }
    for token in ["SB", "S", "A", "ba", "..", "aa", "-"] {
        let read = || after(&format!("SB\n{token}"));
        assert_eq!(misread(read()), Misread::Decision, "{token}");
        assert_eq!(fault(read()), at(4, token));
    }
}

#[test]
fn no_decision_follows_a_third_landing_or_a_wrestler_outside() {
    assert_eq!(fault(after("SB a SB b SB\n.")), at(4, "."));
    assert_eq!(fault(after("SO\n.")), at(4, "."));
    assert_eq!(after("SB a SB b SB SO OO").unwrap().1.turns(), 3);
}

#[test]
fn tie_break_fall_is_one_letter_per_player() {
    let tie = "[Mode \"nokkuauto\"]\nSB . SB .";
    for token in ["SB", "s", ".", "a"] {
        let read = || after(&format!("{tie}\n{token}"));
        assert_eq!(misread(read()), Misread::Fall, "{token}");
        assert_eq!(fault(read()), at(5, token));
    }
    let (record, state) = after(&format!("{tie} S B")).unwrap();
    assert_eq!(record.steps.len(), 6);
    assert_eq!(result(&state), "Aki nokkuauto");
    assert_eq!(fault(after(&format!("{tie} S B\nK"))), at(5, "K"));
}

#[test]
fn winner_in_the_result_is_the_players_name() {
    let bout = "[Players \"Aki no Yama, Bo\"]\n[Result \"RESULT\"]\nCC . SB . HH .";
    let read = |result: &str| read::<Slam>(&bout.replace("RESULT", result));
    assert!(read("Aki no Yama basho").is_ok());
    for wrong in ["east basho", "Bo basho", "Aki no Yama nokkuauto", "*"] {
        assert_eq!(fault(read(wrong)), at(3, wrong));
    }
}

#[test]
fn written_record_is_read_back() {
    let (record, state) =
        after("[Mode \"nokkuauto\"]\n[Rope \"circle 100\"]\nSB a SB b SB SB ab BS . K K O C")
            .unwrap_or_else(|error| panic!("{error}"));
    let written = record.write();
    assert_eq!(Record::<Slam>::parse(&written), Ok((record, state)));
}

#[test]
fn turns_are_numbered() {
    let lines = "[Players \"Aki, Bo, Cy\"]\n[Mode \"nokkuauto\"]\n[Rope \"circle 100\"]\nSB a SB . BS ab KK b BK OS SB . CO";
    assert_eq!(read::<Slam>(lines).unwrap().0.write(), Slam::WRITTEN);
}

#[test]
fn summary_gives_the_totals_and_who_left() {
    assert_eq!(
        summary::<Slam>("[Players \"Aki, Bo\"]\nSB . OO KK"),
        json!({"over": false, "winner": null, "kimarite": null, "totals": [100, 0], "out": [], "turns": 2})
    );
    assert_eq!(
        summary::<Slam>("[Players \"Aki, Bo, Cy\"]\n[Mode \"nokkuauto\"]\nSB . OO KK . BK . KK ."),
        json!({"over": true, "winner": "Aki", "kimarite": "nokkuauto", "totals": [125, -200, -100], "out": ["Bo", "Cy"], "turns": 5})
    );
}

#[test]
fn default_config_has_valid_players() {
    assert_eq!(slam::check(&Config::default().players), Ok(()));
}
