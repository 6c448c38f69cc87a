//! Prepared answers ("conditional moves"): entered by text or by menus, shown, confirmed, taken out. All of it is for
//! the player's own eyes.
//!
//! Nothing that is not confirmed is kept anywhere: a message to be confirmed holds its lines in its text, from which they
//! are read back when its button is pressed, and a line that is being picked stands in the ids of the menus.

mod controls;
mod press;
mod shown;

use std::sync::Arc;

use play::{ConditionalError, ConditionalTree, GameId, Refusal};
use rules::{Game, Move};
use store::StoredGame;

pub(crate) use self::press::{Path, Pick, Prepare, read};
use crate::acting;
use crate::asked::Asked;
use crate::bot::{Bot, opponent};
use crate::find;
use crate::press::At;
use crate::presses::{Pressed, Reply};
use crate::say::Say;
use crate::text::{answers, prepared as words};
use crate::trouble::Trouble;

/// What to do with the answers prepared in a game, as the command says it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wish<'a> {
    /// Show them.
    Look,
    /// Prepare these too.
    Add(&'a str),
    /// Take the line of this number out, counted from 1; 0 takes all of them.
    Remove(i64),
}

/// Does what the command says.
pub(crate) async fn run(
    bot: &Arc<Bot>,
    asked: &Asked,
    game: Option<GameId>,
    wish: Wish<'_>,
) -> Result<Say, Trouble> {
    let game = find::mine(bot, asked, game).await?;
    let at = may_prepare(bot, asked, &game, None).await?;
    match wish {
        Wish::Look => list(bot, asked, &game, (at, 0)).await,
        Wish::Add(text) => {
            let new = shown::typed(asked.lang, text, game.game.game())?;
            preview(bot, asked, &game, &new, (at, None)).await
        }
        Wish::Remove(0) => keep(bot, asked, (at, &game), ConditionalTree::default()).await,
        Wish::Remove(line) => {
            let mut tree = standing(bot, asked, &game).await?;
            let lines = tree.lines().len();
            let index = usize::try_from(line).ok().and_then(|line| line.checked_sub(1));
            if !index.is_some_and(|index| tree.remove(index)) {
                return Err(Trouble::person(words::no_such_line(asked.lang, lines)));
            }
            keep(bot, asked, (at, &game), tree).await
        }
    }
}

/// Does what a button or menu says.
pub(crate) async fn run_press(
    bot: &Arc<Bot>,
    asked: &Asked,
    press: Prepare,
    pressed: &Pressed<'_>,
) -> Result<Reply, Trouble> {
    let (Prepare::List(at, _)
    | Prepare::Offer(at, ..)
    | Prepare::Choose(at, _)
    | Prepare::Keep(at)
    | Prepare::Remove(at, _)
    | Prepare::Clear(at)) = press;
    let game = bot.db(move |store| store.game(at.game)).await?.map(Arc::new);
    let game = game.ok_or_else(|| Trouble::person(answers::unknown_game(asked.lang, at.game)))?;
    may_prepare(bot, asked, &game, Some(at)).await?;
    match press {
        Prepare::List(_, page) => list(bot, asked, &game, (at, usize::from(page))).await,
        Prepare::Offer(_, page, path) => offer(asked, &game, at, path, usize::from(page)),
        Prepare::Choose(_, path) => chosen(bot, asked, &game, (at, path), pressed.value()).await,
        Prepare::Keep(_) => {
            let shown = shown::read(pressed.content, game.game.game());
            let new = shown.ok_or_else(|| Trouble::person(answers::unknown_control(asked.lang)))?;
            let tree = with(asked, standing(bot, asked, &game).await?, &new)?;
            keep(bot, asked, (at, &game), tree).await
        }
        Prepare::Remove(_, page) => {
            let tree = standing(bot, asked, &game).await?;
            match shown::without(&tree, pressed.values) {
                Some(tree) => keep(bot, asked, (at, &game), tree).await,
                // They are other lines by now.
                None => list(bot, asked, &game, (at, usize::from(page))).await,
            }
        }
        Prepare::Clear(_) => keep(bot, asked, (at, &game), ConditionalTree::default()).await,
    }
    .map(Reply::Change)
}

/// The board that answers are prepared on, if it is the asker's game and the opponent's turn; `on` is the board of a
/// control.
async fn may_prepare(bot: &Bot, asked: &Asked, game: &StoredGame, on: Option<At>) -> Result<At, Trouble> {
    let at = At { game: game.id(), turn: game.game.turn() };
    let refusal = match (game.game.players().side_of(asked.by), game.game.ending()) {
        (None, _) => Refusal::NotAPlayer,
        (_, Some(ending)) => Refusal::GameOver(ending.status),
        _ if on.is_some_and(|on| on.turn != at.turn) => {
            Refusal::StalePly { asked: on.map_or(at.turn.ply, |on| on.turn.ply), now: at.turn.ply }
        }
        (Some(side), None) if side == game.game.side() => Refusal::YourTurn,
        _ => return Ok(at),
    };
    Err(acting::refused(bot, game.id(), (asked.by, asked.lang), &refusal).await)
}

/// What is prepared.
async fn standing(bot: &Bot, asked: &Asked, game: &Arc<StoredGame>) -> Result<ConditionalTree, Trouble> {
    let (game, by) = (Arc::clone(game), asked.by);
    Ok(bot.db(move |store| store.prepared(&game, by)).await?.unwrap_or_default())
}

/// A tree with the lines of another added.
fn with(asked: &Asked, mut tree: ConditionalTree, new: &ConditionalTree) -> Result<ConditionalTree, Trouble> {
    match tree.merge(new) {
        Ok(()) => Ok(tree),
        Err(error) => Err(Trouble::person(words::error(asked.lang, &error))),
    }
}

/// What is prepared in a game, a page at a time, with the ways to change it.
async fn list(
    bot: &Bot,
    asked: &Asked,
    game: &Arc<StoredGame>,
    (at, page): (At, usize),
) -> Result<Say, Trouble> {
    let tree = standing(bot, asked, game).await?;
    let opponent = opponent(asked.lang, game, asked.by);
    if tree.is_empty() {
        let nothing = words::nothing(asked.lang, game.game.terms().variant, (game.id(), &opponent));
        return Ok(Say::text(nothing).rows(controls::nothing(asked.lang, at)));
    }
    let lines = tree.lines();
    let pages = shown::pages(asked.lang, &lines);
    let page = page.min(pages.len() - 1);
    let range = pages[page].clone();
    let text = words::list(
        asked.lang,
        (game.id(), &opponent),
        lines.len(),
        &shown::numbered(asked.lang, &lines, range.clone()),
    );
    Ok(Say::text(text).rows(controls::list(asked.lang, at, (page, pages.len()), &lines, range)))
}

/// Shows new lines in full, to be confirmed. `path` is the line that was picked, if it can go on.
async fn preview(
    bot: &Bot,
    asked: &Asked,
    game: &Arc<StoredGame>,
    new: &ConditionalTree,
    (at, path): (At, Option<Path>),
) -> Result<Say, Trouble> {
    if new.is_empty() {
        return Err(Trouble::person(words::no_moves(asked.lang, game.game.terms().variant)));
    }
    let old = standing(bot, asked, game).await?;
    let before = old.lines().len();
    with(asked, old, new)?;
    let lines = new.lines();
    let pages = shown::pages(asked.lang, &lines);
    let [whole] = pages.as_slice() else {
        return Err(Trouble::person(words::too_much(asked.lang)));
    };
    let opponent = opponent(asked.lang, game, asked.by);
    let lines = shown::numbered(asked.lang, &lines, whole.clone());
    Ok(Say::text(words::preview(asked.lang, (game.id(), &opponent), before, &lines))
        .rows(controls::preview(asked.lang, at, path)))
}

/// Keeps a tree in place of what was prepared, and shows it.
async fn keep(
    bot: &Arc<Bot>,
    asked: &Asked,
    (at, game): (At, &Arc<StoredGame>),
    tree: ConditionalTree,
) -> Result<Say, Trouble> {
    let (by, event, now) = (asked.by, asked.event, bot.now());
    let kept = bot.db(move |store| store.prepare(at.game, by, (&tree, at.turn), Some(event), now)).await;
    match kept {
        Ok(kept) => kept.into_inner(),
        Err(Trouble::Play(refusal)) => {
            return Err(acting::refused(bot, at.game, (by, asked.lang), &refusal).await);
        }
        Err(other) => return Err(other),
    }
    tracing::info!(game = at.game.0, ply = at.turn.ply.0, "answers are prepared");
    list(bot, asked, game, (at, 0)).await
}

/// The game after a line; `None` when its moves are not legal.
fn after(game: &StoredGame, path: Path) -> Option<Game> {
    let mut game = game.game.game().clone();
    for pick in path.picks() {
        let mv = pick.of(game.position())?;
        game.push(mv).ok()?;
    }
    Some(game)
}

/// The moves to choose from after a line.
fn offer(asked: &Asked, game: &StoredGame, at: At, path: Path, page: usize) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let then = after(game, path).ok_or_else(|| Trouble::person(answers::unknown_control(lang)))?;
    let so_far = shown::line_of(game.game.game(), path);
    let text = match (path.awaits_answer(), so_far.as_slice()) {
        (false, []) => words::pick_first(lang, &opponent(lang, game, asked.by)),
        (false, so_far) => {
            words::pick_next(lang, &shown::pairs(lang, so_far), &opponent(lang, game, asked.by))
        }
        (true, so_far) => {
            let last = so_far.last().map_or("", String::as_str);
            words::pick_answer(lang, last)
        }
    };
    Ok(Say::text(text).rows(controls::offer(lang, (at, path), then.position(), page)))
}

/// A move was chosen: the answer to it is asked for, or what was picked is shown.
async fn chosen(
    bot: &Bot,
    asked: &Asked,
    game: &Arc<StoredGame>,
    (at, path): (At, Path),
    value: &str,
) -> Result<Say, Trouble> {
    let unknown = || Trouble::person(answers::unknown_control(asked.lang));
    let before = after(game, path).ok_or_else(unknown)?;
    let mv = Move::parse(before.variant(), value).map_err(|_| unknown())?;
    let pick = Pick::to_play(before.position(), mv).ok_or_else(unknown)?;
    let too_deep = || Trouble::person(words::error(asked.lang, &ConditionalError::TooDeep { line: 1 }));
    let path = path.with(pick).ok_or_else(too_deep)?;
    let then = after(game, path).ok_or_else(unknown)?;
    let over = then.status().is_over();
    let line = shown::line_of(game.game.game(), path);
    if path.awaits_answer() && !over {
        return offer(asked, game, at, path, 0);
    }
    let goes_on = (!over && !path.is_full()).then_some(path);
    match ConditionalTree::read(&line.join(" "), game.game.game()) {
        Ok(new) => preview(bot, asked, game, &new, (at, goes_on)).await,
        // The opponent's move would end the game.
        Err(_) => Err(Trouble::person(words::ends_there(asked.lang, line.last().map_or("", String::as_str)))),
    }
}
