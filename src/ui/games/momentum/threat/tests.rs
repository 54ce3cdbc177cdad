use rules::momentum::Disks;

use super::*;

/// What stands against East on these hexes, with West's disks on `F FR BR B BL FL`.
fn against(at: [(i8, i8); 2], west: [u8; 6]) -> Option<Threat> {
    let at = at.map(|(q, r)| Hex::new(q, r));
    let disks = [Disks::START, Disks::new(west).unwrap()];
    threat(&Position::new(SideLength::Seven, Side::East, at, disks).unwrap())
}

#[test]
fn balanced_disks_threaten_nothing() {
    assert_eq!(against([(0, 2), (0, 0)], [2; 6]), None);
    assert_eq!(against([(0, 2), (0, 0)], [3, 1, 2, 3, 1, 2]), None);
}

#[test]
fn every_hex_of_every_order_is_threatened() {
    // Two forward, one along each other axis, to the south-west and the south-east.
    let found = against([(0, 6), (0, -2)], [4, 2, 1, 2, 1, 2]).unwrap();
    assert_eq!(
        found.ways,
        [(Compass::S, 2, 2), (Compass::SW, 1, 1), (Compass::SE, 1, 1)]
    );
    let mut hexes = found.hexes.clone();
    hexes.sort_by_key(|hex| (hex.q, hex.r));
    let all = [
        (-1, -1),
        (-1, 0),
        (-1, 1),
        (0, -1),
        (0, 0),
        (0, 1),
        (1, -2),
        (1, -1),
        (1, 0),
    ];
    assert_eq!(hexes, all.map(|(q, r)| Hex::new(q, r)));
    assert!(found.pushed.is_empty() && found.off.is_empty());
}

#[test]
fn order_that_pushes_off_is_found() {
    // Four forward, with East one hex from the rim.
    let found = against([(0, 5), (0, 3)], [5, 2, 2, 1, 1, 1]).unwrap();
    assert_eq!(found.off, [(Hex::new(0, 6), Compass::S)]);
    assert!(found.hexes.contains(&Hex::new(0, 6)));
    // One forward only: a push that stays on the board.
    let found = against([(0, 4), (0, 3)], [2, 2, 2, 1, 3, 2]).unwrap();
    assert_eq!(found.pushed, [Hex::new(0, 5)]);
    assert!(found.off.is_empty());
}

#[test]
fn fall_of_the_other_threatens_nobody() {
    // West walks off to the south; the arrow ends on the board.
    let found = against([(0, 0), (0, 5)], [6, 1, 1, 2, 1, 1]).unwrap();
    assert_eq!(found.ways, [(Compass::S, 4, 1)]);
    assert_eq!(found.hexes, [Hex::new(0, 6)]);
    assert!(found.off.is_empty() && found.pushed.is_empty());
}

#[test]
fn threat_is_told_with_every_direction() {
    let names = ["Tetsu", "Kaze"].map(str::to_owned);
    let said = |at, disks| told(&against(at, disks).unwrap(), &names);
    let (at, disks) = ([(0, 5), (0, 3)], [5, 2, 2, 1, 1, 1]);
    assert_eq!(
        ways_told(&against(at, disks).unwrap(), &names),
        "Kaze stands ready: 4 forward, 1 forward right, 1 backward right."
    );
    assert_eq!(
        said(at, disks),
        "If you stay, Kaze can push you off the board."
    );
    assert_eq!(
        said([(0, -5), (0, 3)], [3, 2, 2, 2, 2, 1]),
        "Kaze does not reach you yet, but may after moving two disks."
    );
}
