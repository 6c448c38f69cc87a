//! What a player does in a game, by whichever way they say it.

use std::sync::Arc;

use play::{Action, GameId, Happening, Ply, Refusal, UserId};
use rules::starchess::{Move, MoveTextError, read_move};
use store::{Act, EventId, Source, StoredGame};
use tracing::info;

use crate::bot::{Bot, opponent};
use crate::press::At;
use crate::say::Say;
use crate::text::answers;
use crate::trouble::Trouble;
use crate::{controls, find};

/// A request in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request {
    pub(crate) game: GameId,
    pub(crate) by: UserId,
    pub(crate) action: Action,
    /// The ply of the board that it was made on.
    pub(crate) expected: Option<Ply>,
    pub(crate) source: Source,
    pub(crate) event: EventId,
}

/// Does it, and gives what stands in the database now. A refusal comes back as a sentence with a link to the newest
/// board where that helps.
pub(crate) async fn act(bot: &Arc<Bot>, request: Request) -> Result<(Happening, Arc<StoredGame>), Trouble> {
    let Request { game, by, action, expected, source, event } = request;
    let act = Act { game, by, action, expected, source, event: Some(event), now: bot.now() };
    match bot.db(move |store| store.act(act)).await {
        Ok(played) => {
            let played = played.into_inner();
            info!(game = game.0, ply = played.game.game.ply().0, happening = ?played.happening, "done");
            bot.refresh(game).await?;
            Ok((played.happening, Arc::new(played.game)))
        }
        Err(Trouble::Play(Refusal::StalePly { now, .. })) if source != Source::Menu => {
            Err(moved_on(bot, game, by, now).await)
        }
        Err(Trouble::Play(refusal)) => Err(refused(bot, game, by, &refusal).await),
        Err(other) => Err(other),
    }
}

/// A move was typed for a board that was overtaken meanwhile.
async fn moved_on(bot: &Bot, game: GameId, by: UserId, now: Ply) -> Trouble {
    let (_, link) = newest(bot, game, by).await;
    Trouble::person(answers::moved_on(now, link.as_deref()))
}

/// The sentence of a refusal.
pub(crate) async fn refused(bot: &Bot, game: GameId, by: UserId, refusal: &Refusal) -> Trouble {
    let (stored, link) = newest(bot, game, by).await;
    Trouble::person(match (refusal, &stored) {
        (Refusal::NotYourTurn { .. }, Some(stored)) => {
            answers::not_your_turn(&opponent(stored, by), link.as_deref())
        }
        _ => answers::refusal(refusal, link.as_deref()),
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
    /// A promotion without its man: the question, with buttons.
    Ask(Say),
}

/// Reads a typed move of the player on move.
pub(crate) async fn read(bot: &Bot, game: &StoredGame, by: UserId, text: &str) -> Result<Read, Trouble> {
    may_move(bot, game, by).await?;
    let position = game.game.game().position();
    match read_move(position, text) {
        Ok(mv) => Ok(Read::Move(mv)),
        Err(MoveTextError::PromotionMissing { from, to }) => {
            let at = At { game: game.id(), ply: game.game.ply() };
            Ok(Read::Ask(promotion(game, at, from, to)))
        }
        Err(error) => Err(Trouble::person(error.to_string())),
    }
}

/// What a pawn becomes on its way `from` – `to`.
pub(crate) fn promotion(
    game: &StoredGame,
    at: At,
    from: rules::starchess::Cell,
    to: rules::starchess::Cell,
) -> Say {
    let moves: Vec<Move> = game
        .game
        .game()
        .position()
        .legal_moves()
        .iter()
        .copied()
        .filter(|mv| mv.from() == Some(from) && mv.to() == to)
        .collect();
    let takes = game.game.game().position().man_at(to).is_some();
    Say::text(answers::pick_promotion(from.number(), to.number(), takes))
        .rows(controls::promotions(at, &moves))
}

/// Whether it is theirs to move now.
pub(crate) async fn may_move(bot: &Bot, game: &StoredGame, by: UserId) -> Result<(), Trouble> {
    let refusal = match (game.game.players().side_of(by), game.game.ending()) {
        (None, _) => Refusal::NotAPlayer,
        (_, Some(ending)) => Refusal::GameOver(ending.status),
        (Some(side), None) if side != game.game.side() => Refusal::NotYourTurn { on_move: game.game.side() },
        _ => return Ok(()),
    };
    Err(refused(bot, game.id(), by, &refusal).await)
}

/// Plays a move and says so.
pub(crate) async fn play(
    bot: &Arc<Bot>,
    (game, by): (GameId, UserId),
    mv: Move,
    expected: Ply,
    (source, event): (Source, EventId),
) -> Result<Say, Trouble> {
    let request = Request { game, by, action: Action::Move(mv), expected: Some(expected), source, event };
    let (happening, game) = act(bot, request).await?;
    Ok(Say::text(match happening {
        Happening::Moved { written, withdrew_offer_of, .. } => {
            answers::played(game.id(), &written, withdrew_offer_of.is_some())
        }
        _ => answers::played(game.id(), &mv.to_string(), false),
    }))
}
