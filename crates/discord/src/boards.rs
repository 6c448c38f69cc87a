//! Boards as messages: picture, words, controls.

use std::sync::Arc;

use picture::{Caption, Scene};
use play::{Ply, UserId};
use rules::Colour;
use rules::starchess::{Move, Position};
use serenity::all::CreateAttachment;
use store::{Content, Notice, Post, Prefs, StoredGame};

use crate::bot::{Bot, name, plain_name};
use crate::press::{At, Look as Shown};
use crate::say::Say;
use crate::style::Look;
use crate::trouble::Trouble;
use crate::{controls, style, text};

/// The position after so many moves, the move that led there, and the position before it.
pub(crate) struct Moment {
    pub(crate) position: Position,
    pub(crate) last: Option<(Position, Move)>,
}

impl Moment {
    /// `None` beyond the last move.
    pub(crate) fn of(game: &StoredGame, ply: Ply) -> Option<Self> {
        if ply > game.game.ply() {
            return None;
        }
        let rules = game.game.game();
        let at = usize::from(ply.0);
        let last = at
            .checked_sub(1)
            .and_then(|before| Some((rules.position_at(before), *rules.moves().get(before)?)));
        Some(Self { position: rules.position_at(at), last })
    }

    /// The last move as it is written.
    pub(crate) fn written(&self) -> Option<String> {
        self.last.as_ref().map(|(before, mv)| before.written(*mv))
    }
}

/// "Game 12: Anna (White) – Bob (Black)".
pub(crate) fn heading(game: &StoredGame) -> String {
    text::board::heading(game.id(), &name(game, Colour::White), &name(game, Colour::Black))
}

/// How the game ended, if it did.
pub(crate) fn ended(game: &StoredGame) -> Option<String> {
    let ending = game.game.ending()?;
    Some(text::board::ended(
        ending.status,
        ending.outcome,
        ending.by,
        &name(game, Colour::White),
        &name(game, Colour::Black),
    ))
}

/// The name of a board's picture: by it a board is found again in a channel.
pub(crate) fn file_name(game: &StoredGame, ply: Ply) -> String {
    format!("starmate-g{}p{ply}.png", game.id())
}

/// Draws on a thread for blocking work.
async fn draw(game: &Arc<StoredGame>, ply: Ply, look: Look) -> Result<CreateAttachment, Trouble> {
    let game = Arc::clone(game);
    tokio::task::spawn_blocking(move || {
        let moment = Moment::of(&game, ply)
            .ok_or_else(|| Trouble::person(text::answers::no_such_ply(i64::from(ply.0), game.game.ply())))?;
        let last = moment.last.map(|(_, mv)| mv);
        let (white, black) = (plain_name(&game, Colour::White), plain_name(&game, Colour::Black));
        let line = text::board::caption(
            &moment.position,
            ply,
            (ply == game.game.ply()).then(|| game.game.ending()).flatten(),
        );
        let scene = Scene {
            last,
            flip: look.flipped,
            theme: look.theme,
            caption: Some(Caption { white: &white, black: &black, line: &line }),
            ..Scene::new(&moment.position)
        };
        let alt = text::cut(&picture::describe(&moment.position, last), 1024);
        Ok(CreateAttachment::bytes(crate::draw::png(&scene), file_name(&game, ply)).description(alt))
    })
    .await?
}

/// The message for the board after `ply` moves, for a shared channel or for one player's direct messages.
pub(crate) async fn posted(
    bot: &Bot,
    game: &Arc<StoredGame>,
    ply: Ply,
    to: Option<UserId>,
) -> Result<Say, Trouble> {
    let players = game.game.players();
    let id = game.id();
    let (white, black, posts) = bot
        .db(move |store| {
            let (white, black) = (store.prefs(players.white)?, store.prefs(players.black)?);
            Ok::<_, store::StoreError>((white, black, store.posts_of(id)?))
        })
        .await?;
    let look = match to {
        Some(user) => style::own(if user == players.white { &white } else { &black }, game, user),
        None => style::shared(&white, &black),
    };
    let picture = draw(game, ply, look).await?;
    let mut say = words(game, ply, to);
    if offer_withdrawn(&posts, ply) && !game.game.is_over() {
        say.text = format!("{}\n{}", say.text, text::notices::draw_off());
    }
    Ok(say.file(picture))
}

/// Whether a draw offer still stood when the move was made that led to `ply`. Each offer and each refusal of one has
/// left its notice.
fn offer_withdrawn(posts: &[Post], ply: Ply) -> bool {
    let mut offers = posts.iter().filter_map(|post| match post.content {
        Content::Notice { notice: Notice::DrawOffered { ply, .. }, .. } => Some((ply, true)),
        Content::Notice { notice: Notice::DrawDeclined { ply, .. }, .. } => Some((ply, false)),
        _ => None,
    });
    let before = ply.0.checked_sub(1).map(Ply);
    // One notice for each player in direct messages: the last one says how it stood.
    let last = offers.rfind(|(at, _)| Some(*at) == before);
    last.is_some_and(|(_, stands)| stands)
}

fn words(game: &StoredGame, ply: Ply, to: Option<UserId>) -> Say {
    let Some(moment) = Moment::of(game, ply) else { return Say::default() };
    let newest = ply == game.game.ply();
    let mut lines = vec![heading(game)];
    if let Some((before, mv)) = &moment.last {
        lines.push(text::board::last_move(before, *mv, &name(game, before.side())));
    }
    let mut say = Say::default();
    match (newest, game.game.on_move()) {
        (true, Some(mover)) => {
            let for_mover = to.is_none_or(|user| user == mover);
            let who = if for_mover { text::mention(mover) } else { name(game, game.game.side()) };
            lines.push(text::board::turn(&moment.position, &who, for_mover));
            if for_mover {
                say = say.mentions(mover);
            }
            say = say.rows(controls::board(At { game: game.id(), ply }, &moment.position, for_mover));
        }
        (true, None) => lines.extend(ended(game)),
        // A board that was overtaken while it could not be posted.
        (false, _) => {}
    }
    Say { text: lines.join("\n"), ..say }
}

/// A board that somebody looks at, with buttons to step.
pub(crate) async fn looked_at(game: &Arc<StoredGame>, shown: Shown, look: Look) -> Result<Say, Trouble> {
    let ply = shown.at.ply;
    let newest = game.game.ply();
    let moment = Moment::of(game, ply)
        .ok_or_else(|| Trouble::person(text::answers::no_such_ply(i64::from(ply.0), newest)))?;
    let now = ended(game).unwrap_or_else(|| text::board::to_move(&moment.position));
    let text = text::board::looked_at(&heading(game), ply, newest, moment.written().as_deref(), &now);
    let picture = draw(game, ply, look).await?;
    Ok(Say::text(text).file(picture).rows(controls::steps(shown, newest)))
}

/// The theme and side of one person for one game, with what they asked for this once.
pub(crate) fn look(
    prefs: &Prefs,
    game: &StoredGame,
    user: UserId,
    flip: bool,
    theme: Option<u8>,
) -> (Look, Option<u8>) {
    let own = style::own(prefs, game, user);
    let chosen = theme.and_then(|index| picture::Theme::ALL.get(usize::from(index)).copied());
    (Look { theme: chosen.unwrap_or(own.theme), flipped: own.flipped != flip }, chosen.and(theme))
}

/// The board as text.
pub(crate) fn as_text(game: &StoredGame) -> String {
    let ply = game.game.ply();
    let moment = Moment::of(game, ply);
    let last = moment.as_ref().and_then(Moment::written);
    let text = text::board::as_text(&heading(game), game.game.game().position(), ply, last.as_deref());
    match ended(game) {
        Some(ended) => format!("{text}\n{ended}"),
        None => text,
    }
}
