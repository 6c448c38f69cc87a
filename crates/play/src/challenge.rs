//! A challenge, from being made to being answered.

use std::fmt;
use std::str::FromStr;

use rules::{Colour, Variant};

use crate::{ChallengeId, Control, GameId, HOUSE, Level, Players, Refusal, Timestamp, UserId, Zone};

/// The colour that a challenger asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ColourChoice {
    /// The challenger plays White.
    White,
    /// The challenger plays Black.
    Black,
    /// A coin decides when the challenge is accepted.
    #[default]
    Random,
}

impl ColourChoice {
    /// All choices, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Random, Self::White, Self::Black];

    /// `white`, `black` or `random`: what [`FromStr`] reads back.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Random => "random",
        }
    }

    /// The challenger's colour when the coin shows `coin`.
    pub fn challenger_plays(self, coin: Colour) -> Colour {
        match self {
            Self::White => Colour::White,
            Self::Black => Colour::Black,
            Self::Random => coin,
        }
    }
}

impl fmt::Display for ColourChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for ColourChoice {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|choice| choice.as_str() == text).ok_or(UnknownWord)
    }
}

/// A word that is none of the ones expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not one of the words expected here")]
pub struct UnknownWord;

/// Who keeps whom away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// Neither has blocked the other.
    Neither,
    /// The person challenged wants no challenges from the challenger.
    ByOpponent,
    /// The challenger has blocked the person whom they challenge.
    ByChallenger,
}

/// Under what terms a game is played: known before it is accepted, and never changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// By which rules.
    pub variant: Variant,
    /// How much time there is.
    pub control: Control,
    /// Whether the clocks stand at weekends, each player's in their own zone. Only where days are played with.
    pub weekends: bool,
    /// Whether it counts for the players' ratings.
    pub rated: bool,
    /// How strongly the house plays, where it is the opponent.
    pub house: Option<Level>,
}

impl Terms {
    /// Starchess without clock or rating.
    pub const CASUAL: Self = Self {
        variant: Variant::Starchess,
        control: Control::None,
        weekends: false,
        rated: false,
        house: None,
    };
}

impl Default for Terms {
    fn default() -> Self {
        Self::CASUAL
    }
}

impl Block {
    /// Whether the challenger may play with the opponent.
    ///
    /// # Errors
    /// [`Refusal::BlockedByOpponent`] or [`Refusal::BlockedByYou`].
    pub fn allows(self) -> Result<(), Refusal> {
        match self {
            Self::ByOpponent => Err(Refusal::BlockedByOpponent),
            Self::ByChallenger => Err(Refusal::BlockedByYou),
            Self::Neither => Ok(()),
        }
    }
}

/// A challenge that has not been made yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewChallenge {
    /// Who challenges.
    pub challenger: UserId,
    /// Who is challenged; `None` is anybody.
    pub opponent: Option<UserId>,
    /// The colour that the challenger asks for.
    pub colour: ColourChoice,
    /// Under what terms.
    pub terms: Terms,
    /// The game that it asks to play again.
    pub rematch_of: Option<GameId>,
}

impl NewChallenge {
    /// Whether the challenge may be made, knowing who blocked whom and whether the challenger has a challenge to
    /// the same person open.
    ///
    /// # Errors
    /// [`Refusal::ChallengeSelf`], [`Refusal::BlockedByOpponent`], [`Refusal::BlockedByYou`],
    /// [`Refusal::RatedWithoutClock`], [`Refusal::RatedAgainstHouse`], [`Refusal::AlreadyChallenged`] or [`Refusal::AlreadySeeking`].
    pub fn check(&self, block: Block, open: Option<ChallengeId>) -> Result<(), Refusal> {
        if self.opponent == Some(self.challenger) {
            return Err(Refusal::ChallengeSelf);
        }
        block.allows()?;
        // Its strength is a setting, which no rating could follow.
        if self.terms.rated && self.opponent == Some(HOUSE) {
            return Err(Refusal::RatedAgainstHouse);
        }
        // Whoever stands to lose could let such a game lie for ever.
        if self.terms.rated && self.terms.control == Control::None {
            return Err(Refusal::RatedWithoutClock);
        }
        match (open, self.opponent) {
            (Some(challenge), Some(_)) => Err(Refusal::AlreadyChallenged(challenge)),
            (Some(challenge), None) => Err(Refusal::AlreadySeeking(challenge)),
            (None, _) => Ok(()),
        }
    }

    /// The challenge as it stands once it has a number.
    pub fn made(self, id: ChallengeId, created: Timestamp) -> Challenge {
        Challenge {
            id,
            challenger: self.challenger,
            opponent: self.opponent,
            colour: self.colour,
            terms: self.terms,
            rematch_of: self.rematch_of,
            created,
            state: ChallengeState::Open,
        }
    }
}

/// How far a challenge has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChallengeState {
    /// Waits for an answer.
    Open,
    /// Became a game.
    Accepted,
    /// The person challenged said no.
    Declined,
    /// The challenger took it back.
    Withdrawn,
}

impl ChallengeState {
    /// All states.
    pub const ALL: [Self; 4] = [Self::Open, Self::Accepted, Self::Declined, Self::Withdrawn];

    /// `open`, `accepted`, `declined` or `withdrawn`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
        }
    }
}

impl fmt::Display for ChallengeState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for ChallengeState {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|state| state.as_str() == text).ok_or(UnknownWord)
    }
}

/// What somebody answers to a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Take it up; `coin` is what a fair coin showed, used when the colour is left to chance: the challenger's
    /// colour.
    Accept {
        /// The challenger's colour if it is left to chance.
        coin: Colour,
    },
    /// Say no (the person challenged).
    Decline,
    /// Take it back (the challenger).
    Withdraw,
}

/// A game that an accepted challenge starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Who plays which colour.
    pub players: Players,
    /// When the challenge was accepted.
    pub started: Timestamp,
    /// Under what terms.
    pub terms: Terms,
    /// White's and Black's time zone at the start: whose weekends are off.
    pub zones: [Zone; 2],
}

impl Start {
    /// A casual game without a clock.
    pub fn casual(players: Players, started: Timestamp) -> Self {
        Self { players, started, terms: Terms::CASUAL, zones: [Zone::utc(), Zone::utc()] }
    }
}

/// One person's challenge to another, or to anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// Who challenges.
    pub challenger: UserId,
    /// Who is challenged; `None` is anybody. Once it is accepted, who took it up.
    pub opponent: Option<UserId>,
    /// The colour that the challenger asks for.
    pub colour: ColourChoice,
    /// Under what terms.
    pub terms: Terms,
    /// The game that it asks to play again.
    pub rematch_of: Option<GameId>,
    /// When it was made.
    pub created: Timestamp,
    /// How far it has come.
    pub state: ChallengeState,
}

impl Challenge {
    /// Takes an answer: `Some` is who plays the game that starts.
    ///
    /// # Errors
    /// The refusals of [`accept`](Self::accept), [`decline`](Self::decline) and [`withdraw`](Self::withdraw).
    pub fn answer(&mut self, by: UserId, answer: Answer) -> Result<Option<Players>, Refusal> {
        match answer {
            Answer::Accept { coin } => self.accept(by, coin).map(Some),
            Answer::Decline => self.decline(by).map(|()| None),
            Answer::Withdraw => self.withdraw(by).map(|()| None),
        }
    }

    /// The person challenged, or anybody if it is open to all, takes it up. `coin` is the challenger's colour if it
    /// is left to chance.
    ///
    /// # Errors
    /// [`Refusal::OnlyOpponentAnswers`] to the challenger, [`Refusal::NotYourChallenge`] to whom it does not concern,
    /// [`Refusal::ChallengeClosed`] when it is answered already.
    pub fn accept(&mut self, by: UserId, coin: Colour) -> Result<Players, Refusal> {
        self.may_answer(by)?;
        self.state = ChallengeState::Accepted;
        self.opponent = Some(by);
        Ok(match self.colour.challenger_plays(coin) {
            Colour::White => Players { white: self.challenger, black: by },
            Colour::Black => Players { white: by, black: self.challenger },
        })
    }

    /// The person challenged says no.
    ///
    /// # Errors
    /// As [`accept`](Self::accept); nobody can decline for all.
    pub fn decline(&mut self, by: UserId) -> Result<(), Refusal> {
        self.may_answer(by)?;
        if self.opponent.is_none() {
            return Err(Refusal::NotYourChallenge);
        }
        self.state = ChallengeState::Declined;
        Ok(())
    }

    /// The challenger takes it back.
    ///
    /// # Errors
    /// [`Refusal::OnlyChallengerWithdraws`] to the person challenged, [`Refusal::NotYourChallenge`] to anybody
    /// else, [`Refusal::ChallengeClosed`] when it is answered already.
    pub fn withdraw(&mut self, by: UserId) -> Result<(), Refusal> {
        if self.opponent == Some(by) {
            return Err(self.closed().err().unwrap_or(Refusal::OnlyChallengerWithdraws));
        }
        if by != self.challenger {
            return Err(Refusal::NotYourChallenge);
        }
        self.closed()?;
        self.state = ChallengeState::Withdrawn;
        Ok(())
    }

    fn may_answer(&self, by: UserId) -> Result<(), Refusal> {
        if by != self.challenger && self.opponent.is_some_and(|opponent| opponent != by) {
            return Err(Refusal::NotYourChallenge);
        }
        self.closed()?;
        if by == self.challenger {
            return Err(Refusal::OnlyOpponentAnswers);
        }
        Ok(())
    }

    fn closed(&self) -> Result<(), Refusal> {
        match self.state {
            ChallengeState::Open => Ok(()),
            state => Err(Refusal::ChallengeClosed(state)),
        }
    }
}
