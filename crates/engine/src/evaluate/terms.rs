//! The terms by name, their values, and the tables that follow from them and from the board's shape.

use std::fmt::Write;

use rules::{Board, BoardSquare, Colour, Man, Role, SquareSet};

use super::House;

/// Where each group of terms begins in the list. Groups by role have eight entries, kings first.
pub(crate) const VALUES: usize = 0;
/// Squares a man sees that its own side does not hold.
pub(crate) const MOBILITY: usize = 8;
/// Squares around the enemy's king that a man attacks.
pub(crate) const RING: usize = 16;
/// Two, three, four or more men at the enemy's king.
pub(crate) const SIEGE: usize = 24;
/// Own pawns around the own king.
pub(crate) const SHELTER: usize = 27;
/// A free pawn, by steps to promotion, 1 to 8.
pub(crate) const FREE: usize = 28;
/// A pawn that has to capture before it can be promoted (Starchess's dead pawns).
pub(crate) const DEAD: usize = 36;
/// A pawn that another pawn guards.
pub(crate) const GUARDED: usize = 37;
/// A pawn with an enemy right ahead.
pub(crate) const BLOCKED: usize = 38;
/// Enemy men beside pawns that a pawn attacks.
pub(crate) const PAWN_THREAT: usize = 39;
/// Enemy men attacked and not guarded.
pub(crate) const LOOSE: usize = 40;
/// The side to move.
pub(crate) const TEMPO: usize = 41;
/// What only one rule set has.
pub(crate) const SPECIAL: usize = 42;
/// Where the tables of places begin: eight roles, `CLASSES` entries each.
pub(crate) const PLACES: usize = 48;

/// Values of the terms, middle game and endgame, in hundredths of a pawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms(pub(crate) Vec<(i32, i32)>);

/// The name of a term.
pub(crate) fn name<P: House>(term: usize) -> String {
    let by_role = |group: &str, at: usize| format!("{group}.{}", Role::ALL[at].word());
    match term {
        VALUES..MOBILITY => by_role("value", term),
        MOBILITY..RING => by_role("mobility", term - MOBILITY),
        RING..SIEGE => by_role("ring", term - RING),
        SIEGE..SHELTER => format!("siege.{}", term - SIEGE + 2),
        SHELTER => "shelter".into(),
        FREE..DEAD => format!("free.{}", term - FREE + 1),
        DEAD => "dead".into(),
        GUARDED => "guarded".into(),
        BLOCKED => "blocked".into(),
        PAWN_THREAT => "pawn-threat".into(),
        LOOSE => "loose".into(),
        TEMPO => "tempo".into(),
        SPECIAL..PLACES => format!("special.{}", term - SPECIAL + 1),
        _ => {
            let place = term - PLACES;
            format!("place.{}.{}", Role::ALL[place / P::CLASSES].word(), place % P::CLASSES)
        }
    }
}

impl Terms {
    /// How many terms a rule set has.
    pub(crate) fn count<P: House>() -> usize {
        PLACES + Role::ALL.len() * P::CLASSES
    }

    /// Reads values by name; a term that is not named is 0.
    ///
    /// # Errors
    /// Names the first line that is not a known name and two numbers.
    pub fn read<P: House>(text: &str) -> Result<Self, String> {
        let mut terms = Self(vec![(0, 0); Self::count::<P>()]);
        let names: Vec<String> = (0..Self::count::<P>()).map(name::<P>).collect();
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let term = words.next().and_then(|word| names.iter().position(|name| name == word));
            let mut number = || words.next().and_then(|word| word.parse().ok());
            match (term, number(), number()) {
                (Some(term), Some(middle), Some(end)) => terms.0[term] = (middle, end),
                _ => return Err(format!("not a term and two numbers: {line}")),
            }
        }
        Ok(terms)
    }

    /// The values that are not 0, as [`read`](Self::read) takes them.
    pub fn text<P: House>(&self) -> String {
        let mut text = String::new();
        for (term, (middle, end)) in self.0.iter().enumerate().filter(|(_, value)| **value != (0, 0)) {
            writeln!(text, "{} {middle} {end}", name::<P>(term)).expect("a text takes all");
        }
        text
    }
}

/// Middle game and endgame in one word, so that one addition serves both.
pub(super) const fn pair((middle, end): (i32, i32)) -> i32 {
    (middle << 16) + end
}

/// Both halves of a [`pair`], or of a sum of such.
pub(super) const fn halves(pair: i32) -> (i32, i32) {
    ((pair + 0x8000) >> 16, pair as i16 as i32)
}

/// What the board's shape gives.
pub(crate) struct Geometry<P: Board> {
    /// Steps to promotion by colour and square; 0 where straight ahead leads nowhere.
    pub(super) steps: [Vec<u8>; 2],
    /// Where an enemy pawn can stop a pawn, by colour and square.
    pub(super) front: [Vec<P::Set>; 2],
    /// The square ahead as a set, by colour and square.
    pub(super) ahead: [Vec<P::Set>; 2],
    /// A square and its neighbours.
    pub(super) ring: Vec<P::Set>,
}

impl<P: House> Geometry<P> {
    fn new() -> Self {
        let none = || vec![P::Set::EMPTY; P::Square::COUNT];
        let mut geometry = Self {
            steps: [vec![0; P::Square::COUNT], vec![0; P::Square::COUNT]],
            front: [none(), none()],
            ahead: [none(), none()],
            ring: none(),
        };
        for index in 0..P::Square::COUNT {
            let king = Man { colour: Colour::White, role: Role::King };
            geometry.ring[index] = P::Set::of(index) | P::attacks(king, index, P::Set::EMPTY);
            for colour in Colour::ALL {
                geometry.look_ahead(colour, index);
            }
        }
        geometry
    }

    fn look_ahead(&mut self, colour: Colour, index: usize) {
        let view = |at: usize| if colour == Colour::White { at } else { P::mirror(at) };
        let goals = P::start().promotion_squares(colour);
        let pawn = Man { colour, role: Role::Pawn };
        let mut front = P::attacks(pawn, index, P::Set::EMPTY);
        let mut at = index;
        let mut steps = 0;
        while let Some(next) = P::ahead(view(at)).map(view) {
            at = next;
            steps += 1;
            if steps == 1 {
                self.ahead[colour.index()][index] = P::Set::of(at);
            }
            front |= P::Set::of(at) | P::attacks(pawn, at, P::Set::EMPTY);
        }
        self.front[colour.index()][index] = front;
        let arrives = goals.iter().any(|goal| goal.index() == at);
        self.steps[colour.index()][index] = if arrives { steps } else { 0 };
    }
}

/// All that an evaluation looks up.
pub struct Tables<P: Board> {
    /// Value and place of a man by colour, role and square, as a [`pair`] from White's view.
    pub(super) men: [[Vec<i32>; 8]; 2],
    /// The other terms as [`pair`]s.
    pub(super) terms: [i32; PLACES],
    /// What losing a man costs, in hundredths of a pawn.
    pub(crate) prices: [i32; 8],
    pub(crate) geometry: Geometry<P>,
}

impl<P: House> Tables<P> {
    /// The tables of the values that the program is built with.
    ///
    /// # Panics
    /// Never: a test reads the file.
    pub(crate) fn built_in() -> Self {
        Self::of(&Terms::read::<P>(P::TERMS).expect("the values are well formed"))
    }

    pub(crate) fn of(terms: &Terms) -> Self {
        let man = |colour: Colour, role: Role| -> Vec<i32> {
            let value = |index: usize| {
                let view = if colour == Colour::White { index } else { P::mirror(index) };
                let place = terms.0[PLACES + role.index() * P::CLASSES + P::class(view)];
                let whole = pair(terms.0[VALUES + role.index()]) + pair(place);
                if colour == Colour::White { whole } else { -whole }
            };
            (0..P::Square::COUNT).map(value).collect()
        };
        let price = |role: Role| {
            let (middle, end) = terms.0[VALUES + role.index()];
            i32::midpoint(middle, end)
        };
        Self {
            men: Colour::ALL.map(|colour| Role::ALL.map(|role| man(colour, role))),
            terms: std::array::from_fn(|term| pair(terms.0[term])),
            prices: Role::ALL.map(price),
            geometry: Geometry::new(),
        }
    }
}
