//! What a player does in a game, by whichever way they say it.

use std::sync::Arc;

use play::{Action, GameId, HOUSE, Happening, Ply, Refusal, Turn, UserId};
use rules::input::{MoveTextError, Reading, read_move_with};
use rules::{Move, Square};
use store::{Act, EventId, Source, StoredGame};
use tracing::info;
use words::Lang;

use crate::bot::{Bot, opponent};
use crate::press::At;
use crate::say::Say;
use crate::text::{self, answers, letters, moves};
use crate::trouble::Trouble;
use crate::{controls, find};

/// A request in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request {
    pub(crate) game: GameId,
    pub(crate) by: UserId,
    /// The language of whoever asks for it.
    pub(crate) lang: Lang,
    pub(crate) action: Action,
    /// The board that it was made on.
    pub(crate) expected: Option<Turn>,
    pub(crate) source: Source,
    pub(crate) event: EventId,
}

/// Does it, and gives what stands in the database now. A refusal comes back as a sentence with a link to the newest
/// board where that helps.
pub(crate) async fn act(bot: &Arc<Bot>, request: Request) -> Result<(Happening, Arc<StoredGame>), Trouble> {
    let Request { game, by, lang, action, expected, source, event } = request;
    let act = Act { game, by, action, expected, source, event: Some(event), now: bot.now() };
    match bot.db(move |store| store.act(act)).await {
        Ok(played) => {
            let played = played.into_inner();
            info!(game = game.0, ply = played.game.game.ply().0, happening = ?played.happening, "done");
            bot.refresh(game).await?;
            Ok((played.happening, Arc::new(played.game)))
        }
        Err(Trouble::Play(refusal @ Refusal::GameOver(_))) => {
            // Perhaps its time ran out just now.
            bot.refresh(game).await?;
            Err(refused(bot, game, (by, lang), &refusal).await)
        }
        Err(Trouble::Play(Refusal::StalePly { now, .. })) if source != Source::Menu => {
            Err(moved_on(bot, game, (by, lang), now).await)
        }
        Err(Trouble::Play(refusal)) => Err(refused(bot, game, (by, lang), &refusal).await),
        Err(other) => Err(other),
    }
}

/// A move was typed for a board that was overtaken meanwhile.
async fn moved_on(bot: &Bot, game: GameId, (by, lang): (UserId, Lang), now: Ply) -> Trouble {
    let (_, link) = newest(bot, game, by).await;
    Trouble::person(answers::moved_on(lang, now, link.as_deref()))
}

/// The sentence of a refusal.
pub(crate) async fn refused(
    bot: &Bot,
    game: GameId,
    (by, lang): (UserId, Lang),
    refusal: &Refusal,
) -> Trouble {
    let (stored, link) = newest(bot, game, by).await;
    Trouble::person(match (refusal, &stored) {
        (Refusal::NotYourTurn { .. }, Some(stored)) => {
            answers::not_your_turn(lang, &opponent(lang, stored, by), link.as_deref())
        }
        _ => answers::refusal(lang, refusal, link.as_deref()),
    })
}

/// A game as it stands in the database, and a link to its newest board.
async fn newest(bot: &Bot, game: GameId, by: UserId) -> (Option<StoredGame>, Option<String>) {
    let stored = bot.db(move |store| store.game(game)).await.ok().flatten();
    let link = match &stored {
        Some(stored) => find::newest_board(bot, stored, by).await,
        None => None,
    };
    (stored, link)
}

/// A move read from a text, or what is still to be asked.
pub(crate) enum Read {
    Move(Move),
    /// A promotion without its man, or a letter that means two men: the question, with buttons.
    Ask(Say),
}

/// Reads a typed move of the player on move.
pub(crate) async fn read(
    bot: &Bot,
    game: &StoredGame,
    (by, lang): (UserId, Lang),
    text: &str,
) -> Result<Read, Trouble> {
    may_move(bot, game, (by, lang)).await?;
    let position = game.game.game().position();
    let at = At { game: game.id(), turn: game.game.turn() };
    match read_move_with(position, text, letters::of(lang)) {
        Ok(Reading::One(mv)) => Ok(Read::Move(mv)),
        Ok(Reading::Several(moves)) | Err(MoveTextError::TwoReadings { moves, .. }) => Ok(Read::Ask(
            Say::text(answers::which_reading(lang, text))
                .rows(controls::readings(lang, at, position, &moves)),
        )),
        Err(error) => match unfinished(&error) {
            Some(asked) => {
                let mut moves = position.legal_moves();
                moves.retain(|mv| (mv.restores(), mv.from(), mv.to()) == (asked.0, Some(asked.1), asked.2));
                Ok(Read::Ask(promotion(lang, game, at, (asked.1, asked.2), &moves)))
            }
            None => Err(Trouble::person(answers::not_read(lang, &error))),
        },
    }
}

/// A move that only lacks what a pawn becomes: where a queen is restored before it, from where and to where it goes.
fn unfinished(error: &MoveTextError) -> Option<(Option<Square>, Square, Square)> {
    match error {
        MoveTextError::PromotionMissing { from, to } => Some((None, *from, *to)),
        MoveTextError::AfterRestoration { square, refusal } => {
            unfinished(refusal).map(|(_, from, to)| (Some(*square), from, to))
        }
        _ => None,
    }
}

/// What a pawn becomes on its way `from` – `to`, by one of `moves`.
pub(crate) fn promotion(
    lang: Lang,
    game: &StoredGame,
    at: At,
    (from, to): (Square, Square),
    moves: &[Move],
) -> Say {
    let takes = game.game.game().position().man_at(to).is_some();
    Say::text(answers::pick_promotion(lang, from, to, takes)).rows(controls::promotions(lang, at, moves))
}

/// Whether it is theirs to move now.
pub(crate) async fn may_move(
    bot: &Bot,
    game: &StoredGame,
    (by, lang): (UserId, Lang),
) -> Result<(), Trouble> {
    let refusal = match (game.game.players().side_of(by), game.game.ending()) {
        (None, _) => Refusal::NotAPlayer,
        (_, Some(ending)) => Refusal::GameOver(ending.status),
        (Some(side), None) if side != game.game.side() => Refusal::NotYourTurn { on_move: game.game.side() },
        _ => return Ok(()),
    };
    Err(refused(bot, game.id(), (by, lang), &refusal).await)
}

/// What becomes of a move that somebody entered.
#[derive(Clone, Debug)]
pub(crate) enum Entered {
    /// It stands.
    Played(Say),
    /// Its player wishes to be asked first: the question, with buttons.
    Asked(Say),
}

impl Entered {
    /// What is said about it.
    pub(crate) fn say(self) -> Say {
        match self {
            Self::Played(say) | Self::Asked(say) => say,
        }
    }
}

/// Plays a move that was picked, typed or commanded at a board, or asks first where that is wished.
pub(crate) async fn enter(
    bot: &Arc<Bot>,
    at: At,
    (by, lang): (UserId, Lang),
    mv: Move,
    from: (Source, EventId),
) -> Result<Entered, Trouble> {
    let prefs = bot.db(move |store| store.prefs(by)).await?;
    let game = bot.live.get(at.game).filter(|game| prefs.confirm && game.game.turn() == at.turn);
    if let Some(game) = game {
        may_move(bot, &game, (by, lang)).await?;
        let shown = moves::shown(lang, prefs.notation, game.game.game().position(), mv);
        let question = Say::text(moves::confirm(lang, game.id(), &shown));
        return Ok(Entered::Asked(question.rows(controls::confirm(lang, at, mv))));
    }
    play(bot, at, (by, lang), mv, from).await.map(Entered::Played)
}

/// Plays a move and says so.
pub(crate) async fn play(
    bot: &Arc<Bot>,
    at: At,
    (by, lang): (UserId, Lang),
    mv: Move,
    (source, event): (Source, EventId),
) -> Result<Say, Trouble> {
    let (game, expected) = (at.game, Some(at.turn));
    let request = Request { game, by, lang, action: Action::Move(mv), expected, source, event };
    let (happening, game) = act(bot, request).await?;
    let notation = bot.db(move |store| store.prefs(by)).await.map(|prefs| prefs.notation).unwrap_or_default();
    let withdrew = matches!(happening, Happening::Moved { withdrew_offer_of: Some(_), .. });
    let before = game.game.game().position_at(usize::from(at.turn.ply.0));
    let shown = moves::shown(lang, notation, before, mv);
    let mut said = answers::played(lang, game.id(), &shown, withdrew);
    if game.game.on_move() == Some(HOUSE) {
        said = format!("{said} {}", text::house::thinks(lang, bot.house.before(game.id())));
    }
    Ok(Say::text(said))
}
