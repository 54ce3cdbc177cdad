//! Numbers the momentum boards of one seat, and lists the boards that two disk moves can make of each.

/// How many disks each seat has.
pub const DISKS: u8 = 12;
/// How many momentum boards there are: twelve disks on six hexes.
pub const BOARDS: usize = 6188;
/// How many nets there are: see [`Boards::net`].
pub const NETS: usize = 1469;
/// The number of words that hold a bit for every net.
pub(super) const WORDS: usize = NETS.div_ceil(64);

/// The disks on `F`, `FR`, `BR`, `B`, `BL` and `FL`, seen in the direction that the seat faces.
pub type Disks = [u8; 6];
/// A momentum board's number.
pub type Board = u16;
/// A set of nets.
pub(super) type NetSet = [u64; WORDS];

/// The most distinct boards that two disk moves can make of one: the board itself, 30 by moving one disk, 240 by moving two.
pub const MOST_LEANS: usize = 271;
/// The farthest a net can go along one axis.
const FAR: i8 = DISKS as i8;
const WIDE: usize = 2 * FAR as usize + 1;

/// The boards that two disk moves can make of one board.
#[derive(Clone, Debug)]
pub struct Leans {
    /// The boards, grouped by net.
    pub boards: Vec<Board>,
    /// Each net, and where its boards end in `boards`.
    pub nets: Vec<(u16, u16)>,
}

/// All momentum boards. The results for a board are computed on first use and cached.
#[derive(Clone, Debug)]
pub struct Boards {
    disks: Vec<Disks>,
    net: Vec<u16>,
    amounts: Vec<[i8; 3]>,
    /// The number of the net with these amounts, at the index that `cube` gives.
    place: Vec<u16>,
    leans: Vec<Option<Box<Leans>>>,
    reach: Vec<Option<Box<NetSet>>>,
}

impl Default for Boards {
    fn default() -> Self {
        Self::new()
    }
}

impl Boards {
    /// Numbers all boards.
    pub fn new() -> Self {
        let mut amounts = Vec::with_capacity(NETS);
        let mut place = vec![u16::MAX; WIDE * WIDE * WIDE];
        for v in -FAR..=FAR {
            for r in -FAR..=FAR {
                for l in -FAR..=FAR {
                    let sum = v.abs() + r.abs() + l.abs();
                    if sum <= FAR && sum % 2 == 0 {
                        place[cube([v, r, l])] = amounts.len() as u16;
                        amounts.push([v, r, l]);
                    }
                }
            }
        }
        let mut disks = vec![[0; 6]; BOARDS];
        let mut net = vec![0; BOARDS];
        each(&mut [0; 6], 0, DISKS, &mut |board| {
            let number = usize::from(number(board));
            disks[number] = *board;
            net[number] = place[cube(net_of(board))];
        });
        Self {
            disks,
            net,
            amounts,
            place,
            leans: vec![None; BOARDS],
            reach: vec![None; BOARDS],
        }
    }

    /// The disks of a board.
    pub fn disks(&self, board: Board) -> Disks {
        self.disks[usize::from(board)]
    }

    /// The number of the board's net, which says how far the token goes along `V`, `R` and `L`.
    pub fn net(&self, board: Board) -> u16 {
        self.net[usize::from(board)]
    }

    /// How far a net goes along `V`, `R` and `L`; negative is backward.
    pub fn amounts(&self, net: u16) -> [i8; 3] {
        self.amounts[usize::from(net)]
    }

    /// The net with these amounts, if there is one.
    fn net_to(&self, amounts: [i8; 3]) -> Option<u16> {
        let [v, r, l] = amounts.map(i8::abs);
        let sum = v + r + l;
        (sum <= FAR && sum % 2 == 0).then(|| self.place[cube(amounts)])
    }

    /// Adds the nets that have these amounts along the `fixed` axes, with any amounts along the others.
    pub(super) fn add_all(&self, set: &mut NetSet, fixed: &[(usize, i8)]) {
        let mut amounts = [None; 3];
        for &(axis, amount) in fixed {
            amounts[axis] = Some(amount);
        }
        let used: i8 = fixed.iter().map(|(_, amount)| amount.abs()).sum();
        let left = FAR - used;
        let range = |amount: Option<i8>| amount.map_or(-left..=left, |amount| amount..=amount);
        for v in range(amounts[0]) {
            for r in range(amounts[1]) {
                for l in range(amounts[2]) {
                    if let Some(net) = self.net_to([v, r, l]) {
                        set[usize::from(net) / 64] |= 1 << (net % 64);
                    }
                }
            }
        }
    }

    /// The distinct boards that two disk moves make of this one.
    pub fn leans(&mut self, board: Board) -> &Leans {
        if self.leans[usize::from(board)].is_none() {
            self.leans[usize::from(board)] = Some(Box::new(self.lean(board)));
        }
        self.made(board)
    }

    /// The cached result of [`Self::leans`]; empty if it has not been called for this board.
    pub(super) fn made(&self, board: Board) -> &Leans {
        const NONE: &Leans = &Leans {
            boards: Vec::new(),
            nets: Vec::new(),
        };
        self.leans[usize::from(board)].as_deref().unwrap_or(NONE)
    }

    /// The nets that two disk moves can make.
    pub(super) fn reach(&mut self, board: Board) -> &NetSet {
        if self.reach[usize::from(board)].is_none() {
            let mut set = [0; WORDS];
            for &(net, _) in &self.leans(board).nets {
                set[usize::from(net) / 64] |= 1 << (net % 64);
            }
            self.reach[usize::from(board)] = Some(Box::new(set));
        }
        self.reach[usize::from(board)].get_or_insert_with(|| Box::new([0; WORDS]))
    }

    /// The range of words of [`Self::reach`] outside which all are zero.
    pub(super) fn span(&mut self, board: Board) -> std::ops::Range<usize> {
        let nets = &self.leans(board).nets;
        let word = |net: &(u16, u16)| usize::from(net.0) / 64;
        nets.first().map_or(0, word)..nets.last().map_or(0, |net| word(net) + 1)
    }

    fn lean(&self, board: Board) -> Leans {
        let mut made = Vec::with_capacity(MOST_LEANS);
        let start = self.disks(board);
        let mut taken = start;
        for a in 0..6 {
            for b in a..6 {
                taken[a] = taken[a].wrapping_sub(1);
                taken[b] = taken[b].wrapping_sub(1);
                if taken[a] <= DISKS && taken[b] <= DISKS {
                    for c in 0..6 {
                        for d in c..6 {
                            taken[c] += 1;
                            taken[d] += 1;
                            made.push(number(&taken));
                            taken[c] -= 1;
                            taken[d] -= 1;
                        }
                    }
                }
                taken = start;
            }
        }
        // A disk that goes back to where it was taken counts as a disk that stays, so this also makes the boards of one move and of none.
        made.sort_unstable_by_key(|&board| (self.net(board), board));
        made.dedup();
        let mut nets: Vec<(u16, u16)> = Vec::new();
        for (place, &board) in made.iter().enumerate() {
            let (net, end) = (self.net(board), place as u16 + 1);
            match nets.last_mut() {
                Some(last) if last.0 == net => last.1 = end,
                _ => nets.push((net, end)),
            }
        }
        Leans { boards: made, nets }
    }
}

/// The board's number in the combinatorial number system (Knuth, TAOCP 7.2.1.3): the running sums of the disks mark the bars between the
/// hexes.
pub fn number(disks: &Disks) -> Board {
    let (mut sum, mut number) = (0, 0);
    for (hex, &count) in disks.iter().take(5).enumerate() {
        sum += usize::from(count);
        number += CHOOSE[hex][sum];
    }
    number
}

/// `CHOOSE[k][s]` is the binomial coefficient of s + k over k + 1.
const CHOOSE: [[u16; 13]; 5] = {
    let mut table = [[0; 13]; 5];
    let mut k = 0;
    while k < 5 {
        let mut s = 0;
        while s < 13 {
            table[k][s] = if s == 0 {
                0
            } else if k == 0 {
                s as u16
            } else {
                table[k][s - 1] + table[k - 1][s]
            };
            s += 1;
        }
        k += 1;
    }
    table
};

/// How far the token goes along `V`, `R` and `L` with these disks.
pub(super) fn net_of(&[f, fr, br, b, bl, fl]: &Disks) -> [i8; 3] {
    [(f, b), (fr, bl), (fl, br)].map(|(to, from)| to as i8 - from as i8)
}

fn cube(amounts: [i8; 3]) -> usize {
    amounts
        .into_iter()
        .fold(0, |sum, a| sum * WIDE + (a + FAR) as usize)
}

/// Visits all boards that agree with `disks` before `hex` and have `left` disks from there on.
fn each(disks: &mut Disks, hex: usize, left: u8, visit: &mut impl FnMut(&Disks)) {
    if hex == 5 {
        disks[5] = left;
        visit(disks);
        return;
    }
    for count in 0..=left {
        disks[hex] = count;
        each(disks, hex + 1, left - count, visit);
    }
}
