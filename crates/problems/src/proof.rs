//! Proves problems, and finds the solution of a position.

use std::fmt;

use rules::{Game, Joint, Step, StepError, Turn, record::Record};

use super::{HARDEST, Judged, Posed, Posing, Problem, SOLVER, Worth, action_of, alike};

/// Why a problem is refused. Steps are counted from 0, as in the record.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
pub enum Why<I> {
    /// The game has no problems.
    #[error("this game has no problems")]
    NoProblems,
    /// The problem begins at the end of its record or later.
    #[error("the record ends before the problem begins")]
    NoSolution,
    /// The rules refuse a step.
    #[error("the rules refuse step {0}: {1}")]
    Illegal(usize, StepError<I>),
    /// The bout is over when the problem begins.
    #[error("the bout is over before the problem begins")]
    Over,
    /// The solver is not to act when the problem begins.
    #[error("the first seat is not to act when the problem begins")]
    NotToAct,
    /// No exact solver knows the position before this step.
    #[error("no exact solver knows the position before step {0}")]
    Unknown(usize),
    /// No play is clearly the best at this step.
    #[error("no single play is clearly the best at step {0}")]
    NotSingle(usize),
    /// The solution plays another play than the best one.
    #[error("step {0} is not the best play")]
    NotBest(usize),
    /// The other seat could defend better.
    #[error("step {0} is not the best defence")]
    WeakDefence(usize),
    /// The solution goes on after the solver's last choice.
    #[error("the solution goes on after its last choice")]
    TooLong,
    /// The solution ends although another single best play can follow, or forced plays can end the bout.
    #[error("the solution ends although a single best play or the end of the bout can follow")]
    TooShort,
    /// The stated worth is wrong.
    #[error("the worth is {0}")]
    Worth(Worth),
    /// The stated grade is wrong.
    #[error("the grade is {0}")]
    Grade(u8),
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.other {
            Some(other) => write!(f, "{} against {other}", self.best),
            None => write!(f, "{}", self.best),
        }
    }
}

impl<G: Posed> Problem<G> {
    /// The problem that this record poses after `begins` steps.
    ///
    /// # Errors
    /// Why it poses none.
    pub fn new(
        record: Record<G>,
        begins: usize,
        memory: &mut G::Memory,
    ) -> Result<Self, Why<G::Illegal>> {
        let posing = G::POSING.ok_or(Why::NoProblems)?;
        let mut proof = Proof { posing, memory };
        let Solved { first, choices } = proof.solution(&record, begins)?;
        Ok(Self {
            grade: (proof.posing.grade)(&first, choices).clamp(1, HARDEST),
            worth: first.rounded(),
            record,
            begins,
        })
    }

    /// Proves the problem from its record alone: the rules accept it, every choice of its solution is the only best one, every defence is a
    /// best one, and grade and worth are as stated.
    ///
    /// # Errors
    /// The first fault.
    pub fn prove(&self) -> Result<(), Why<G::Illegal>> {
        self.prove_with(&mut G::Memory::default())
    }

    /// The same as [`Problem::prove`], faster if the memory has seen similar problems.
    ///
    /// # Errors
    /// As [`Problem::prove`].
    pub fn prove_with(&self, memory: &mut G::Memory) -> Result<(), Why<G::Illegal>> {
        let proved = Self::new(self.record.clone(), self.begins, memory)?;
        if proved.worth != self.worth {
            return Err(Why::Worth(proved.worth));
        }
        if proved.grade != self.grade {
            return Err(Why::Grade(proved.grade));
        }
        Ok(())
    }

    /// The state in which the problem begins.
    ///
    /// # Errors
    /// If the rules refuse a step before it.
    pub fn state(&self) -> Result<G, Why<G::Illegal>> {
        let state = self.record.replay(self.begins, &mut ());
        state.map_err(|(place, error)| Why::Illegal(place, error))
    }

    /// The position in which the problem begins, as far as its solution depends on it; empty if the game has no problems or the record is
    /// illegal. Problems with equal positions are the same problem.
    pub fn position(&self) -> String {
        match (G::POSING, self.state()) {
            (Some(posing), Ok(state)) => (posing.position)(&self.record, &state),
            _ => String::new(),
        }
    }
}

/// The record of an unfinished bout with the longest solution after it: the most choices, then an end of the bout, then the fewest steps.
/// `None` if the solver has no single best play there. `chances` says with which outcomes a chance step may go on; none ends the solution.
pub fn lengthened<G: Posed>(
    record: &Record<G>,
    chances: &mut dyn FnMut(&G) -> Vec<G::Chance>,
    memory: &mut G::Memory,
) -> Option<Record<G>> {
    let posing = G::POSING?;
    let state = record.replay(record.steps.len(), &mut ()).ok()?;
    if !state.turn().asks(SOLVER) {
        return None;
    }
    // A forced play is no problem, whatever comes after it.
    let judged = (posing.judge)(record, &state, memory)?;
    if !judged.single || judged.plays < 2 {
        return None;
    }
    let line = Proof { posing, memory }.longest(record, &state, chances);
    let mut record = record.clone();
    record.steps.extend(line.steps.into_iter().rev());
    Some(record)
}

/// A way in which a solution can go on, last step first.
struct Line<G: Game> {
    choices: usize,
    over: bool,
    steps: Vec<Step<G>>,
}

impl<G: Game> Line<G> {
    fn end(over: bool) -> Self {
        Self {
            choices: 0,
            over,
            steps: Vec::new(),
        }
    }

    fn rank(&self) -> (usize, bool, usize) {
        (self.choices, self.over, usize::MAX - self.steps.len())
    }
}

/// A proved solution: the judgement of its first choice, and the number of its choices.
struct Solved<G: Game> {
    first: Judged<G::Action>,
    choices: usize,
}

/// The inputs of a proof.
struct Proof<'a, G: Posed> {
    posing: Posing<G>,
    memory: &'a mut G::Memory,
}

impl<G: Posed> Proof<'_, G> {
    /// What a record proves as a solution.
    fn solution(
        &mut self,
        record: &Record<G>,
        begins: usize,
    ) -> Result<Solved<G>, Why<G::Illegal>> {
        let illegal = |(place, error)| Why::Illegal(place, error);
        let mut state = record.replay(begins, &mut ()).map_err(illegal)?;
        match state.turn() {
            Turn::Over(_) => return Err(Why::Over),
            turn if !turn.asks(SOLVER) => return Err(Why::NotToAct),
            _ if begins >= record.steps.len() => return Err(Why::NoSolution),
            _ => (),
        }
        let (mut first, mut choices, mut last) = (None, 0, begins);
        for (place, step) in record.steps.iter().enumerate().skip(begins) {
            let turn = state.turn();
            if turn == Turn::Chance && !(self.posing.luck)(&state) {
                return Err(Why::TooLong);
            }
            let mut next = state.clone();
            let applied = next.apply(*step, &mut ());
            applied.map_err(|error| Why::Illegal(place, error))?;
            if let (true, Some(action)) = (turn.asks(SOLVER), action_of(step, SOLVER)) {
                let judged = (self.posing.judge)(record, &state, self.memory);
                let judged = judged.ok_or(Why::Unknown(place))?;
                if judged.plays > 1 || first.is_none() {
                    if !judged.single {
                        return Err(Why::NotSingle(place));
                    }
                    choices += 1;
                    last = place;
                }
                if !alike(&state, action, judged.best) {
                    return Err(Why::NotBest(place));
                }
                first.get_or_insert(judged);
            }
            if let Some(own) = defended(&turn, step) {
                let best = (self.posing.defences)(record, &state, own, self.memory);
                if !best.contains(step) {
                    return Err(Why::WeakDefence(place));
                }
            }
            state = next;
        }
        if !matches!(state.turn(), Turn::Over(_)) {
            if last + 1 < record.steps.len() {
                return Err(Why::TooLong);
            }
            let line = self.longest(record, &state, &mut |_| Vec::new());
            if line.choices > 0 || line.over {
                return Err(Why::TooShort);
            }
        }
        let first = first.ok_or(Why::NotToAct)?;
        Ok(Solved { first, choices })
    }

    /// The longest solution from this state on.
    fn longest(
        &mut self,
        record: &Record<G>,
        state: &G,
        chances: &mut dyn FnMut(&G) -> Vec<G::Chance>,
    ) -> Line<G> {
        let mut choice = 0;
        let steps: Vec<Step<G>> = match state.turn() {
            Turn::Over(_) => return Line::end(true),
            Turn::Chance if !(self.posing.luck)(state) => return Line::end(false),
            Turn::Chance => chances(state).into_iter().map(Step::Chance).collect(),
            turn if turn.asks(SOLVER) => {
                let judged = match (self.posing.judge)(record, state, self.memory) {
                    Some(judged) if judged.single || judged.plays == 1 => judged,
                    _ => return Line::end(false),
                };
                choice = usize::from(judged.plays > 1);
                let alone = Step::Act(Joint::One(SOLVER, judged.best));
                if defended(&turn, &alone).is_none() {
                    vec![alone]
                } else {
                    (self.posing.defences)(record, state, Some(judged.best), self.memory)
                }
            }
            Turn::Act(_) => (self.posing.defences)(record, state, None, self.memory),
        };
        let mut best = Line::end(false);
        for step in steps {
            let mut next = state.clone();
            if next.apply(step, &mut ()).is_err() {
                continue;
            }
            let mut line = self.longest(record, &next, chances);
            line.choices += choice;
            if line.choices > 0 || line.over {
                line.steps.push(step);
            }
            if line.rank() > best.rank() {
                best = line;
            }
        }
        best
    }
}

/// If a seat other than the solver acts in this turn: the solver's own action in the step, if any.
#[expect(
    clippy::option_option,
    reason = "the solver may or may not act at the same time"
)]
fn defended<G: Game>(turn: &Turn, step: &Step<G>) -> Option<Option<G::Action>> {
    match turn {
        Turn::Act(seats) => {
            let others = seats.iter().any(|seat| seat != SOLVER);
            others.then(|| action_of(step, SOLVER))
        }
        _ => None,
    }
}
