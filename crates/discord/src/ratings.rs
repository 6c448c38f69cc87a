//! The ratings that stand with names in rated games.

use play::{Challenge, ChallengeState, Timestamp, UserId};
use rules::{Colour, Variant};
use store::{Reader, ShownRating, StoreError, StoredChallenge, StoredGame};
use words::Lang;

use crate::bot::{self, Bot};
use crate::challenges;
use crate::text::ratings as text;
use crate::trouble::Trouble;

/// White's and Black's rating in a rated game; none in a casual one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ratings([Option<ShownRating>; 2]);

impl Ratings {
    /// As they are at `now`, or as they were before a game that has counted.
    pub(crate) fn of(store: &Reader, game: &StoredGame, now: Timestamp) -> Result<Self, StoreError> {
        if !game.game.terms().rated {
            return Ok(Self::default());
        }
        let players = game.game.players();
        let counted = store.rating_changes(game.id())?;
        let rating = |colour| {
            let player = players.of(colour);
            match counted.iter().find(|change| change.player == player) {
                Some(change) => Ok(Some(change.before_shown())),
                None => of_person(store, player, game.game.terms().variant, now).map(Some),
            }
        };
        Ok(Self([rating(Colour::White)?, rating(Colour::Black)?]))
    }

    /// A player's name for a heading: "Anna 1512".
    pub(crate) fn name(self, lang: Lang, game: &StoredGame, colour: Colour) -> String {
        let name = bot::name(lang, game, colour);
        match self.0[colour.index()] {
            Some(rating) => text::name_with(&name, rating),
            None => name,
        }
    }

    /// A player's name for a picture: "Anna (1512)".
    pub(crate) fn plain_name(self, lang: Lang, game: &StoredGame, colour: Colour) -> String {
        let name = bot::plain_name(lang, game, colour);
        match self.0[colour.index()] {
            Some(rating) => text::name(&name, rating),
            None => name,
        }
    }
}

/// The line with the ratings of those whom an open challenge to a rated game names.
pub(crate) async fn of_challenge(
    bot: &Bot,
    lang: Lang,
    challenge: &StoredChallenge,
) -> Result<Option<String>, Trouble> {
    let Challenge { challenger, opponent, terms, state, .. } = challenge.challenge;
    if !terms.rated || state != ChallengeState::Open {
        return Ok(None);
    }
    let now = bot.now();
    let (theirs, opponents) = bot
        .db(move |store| {
            let opponents =
                opponent.map(|opponent| of_person(store, opponent, terms.variant, now)).transpose()?;
            Ok::<_, StoreError>((of_person(store, challenger, terms.variant, now)?, opponents))
        })
        .await?;
    let (challenger, opponent) = challenges::names(lang, challenge);
    let others = opponents.map(|rating| text::name(&opponent, rating));
    let players: Vec<String> = [text::name(&challenger, theirs)].into_iter().chain(others).collect();
    Ok(Some(text::of_players(lang, &players)))
}

/// A person's rating in a rule set at `now`, that of a newcomer before the first rated game.
pub(crate) fn of_person(
    store: &Reader,
    user: UserId,
    variant: Variant,
    now: Timestamp,
) -> Result<ShownRating, StoreError> {
    let rating = store.rating(user, variant, now)?;
    Ok(rating.map_or(ShownRating::NEWCOMER, |rating| rating.shown()))
}
