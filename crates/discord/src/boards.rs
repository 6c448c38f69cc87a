//! Boards as messages: picture, words, controls.

use std::sync::Arc;

use picture::{Caption, Scene};
use play::{Clock, GameId, HOUSE, Ply, Timestamp, Turn, UserId};
use rules::{Colour, Move, Position, Status};
use serenity::all::CreateAttachment;
use store::{Content, Notation, Notice, Post, Prefs, StoredGame};
use words::Lang;

use crate::bot::{Bot, name};
use crate::press::{At, Look as Shown};
use crate::ratings::Ratings;
use crate::say::Say;
use crate::style::{Look, Ways};
use crate::trouble::Trouble;
use crate::{clocks, controls, style, text};

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
            .and_then(|before| Some((rules.position_at(before).clone(), *rules.moves().get(before)?)));
        Some(Self { position: rules.position_at(at).clone(), last })
    }

    /// The last move as its reader likes it written.
    pub(crate) fn written(&self, lang: Lang, notation: Notation) -> Option<String> {
        self.last.as_ref().map(|(before, mv)| text::moves::shown(lang, notation, before, *mv))
    }
}

/// "Game 12: Anna (White) – Bob (Black)".
pub(crate) fn heading(lang: Lang, game: &StoredGame) -> String {
    let name = |colour| name(lang, game, colour);
    text::board::heading(lang, game.id(), &name(Colour::White), &name(Colour::Black))
}

/// "Game 12: Anna 1512 (White) – Bob 1488? (Black)", in a rated game.
pub(crate) fn heading_with(lang: Lang, game: &StoredGame, ratings: Ratings) -> String {
    let name = |colour| ratings.name(lang, game, colour);
    text::board::heading(lang, game.id(), &name(Colour::White), &name(Colour::Black))
}

/// How the game ended, if it did.
pub(crate) fn ended(lang: Lang, game: &StoredGame) -> Option<String> {
    let ending = game.game.ending()?;
    let names = Colour::ALL.map(|colour| name(lang, game, colour));
    let reason = match ending.moderator {
        Some(moderator) => text::moderation::reason(lang, &text::mention(moderator)),
        // Both had moved, so it was for the long silence of one of them.
        None if ending.status == Status::Aborted && game.game.ply() >= Ply(2) => {
            text::board::silent(lang, &names[ending.by.index()])
        }
        None => text::board::reason(lang, ending.status, ending.by, [&names[0], &names[1]]),
    };
    Some(text::board::ended(lang, &reason, ending.outcome, [&names[0], &names[1]]))
}

/// The name of a board's picture: by it a board is found again in a channel.
pub(crate) fn file_name(game: GameId, turn: Turn) -> String {
    format!("starmate-g{game}p{turn}.png")
}

/// The moment, or that there is none.
fn moment(lang: Lang, game: &StoredGame, ply: Ply) -> Result<Moment, Trouble> {
    let none = || Trouble::person(text::answers::no_such_ply(lang, i64::from(ply.0), game.game.ply()));
    Moment::of(game, ply).ok_or_else(none)
}

/// A board that is posted at once shows the clocks as the turn began, and not a second less.
const AT_ONCE_MS: i64 = 60_000;

/// Draws on a thread for blocking work. The clocks are those of `now`.
async fn draw(
    lang: Lang,
    game: &Arc<StoredGame>,
    ply: Ply,
    look: Look,
    ratings: Ratings,
    now: Timestamp,
) -> Result<CreateAttachment, Trouble> {
    let game = Arc::clone(game);
    tokio::task::spawn_blocking(move || {
        let moment = moment(lang, &game, ply)?;
        let last = moment.last.map(|(_, mv)| mv);
        let [white, black] = Colour::ALL.map(|colour| ratings.plain_name(lang, &game, colour));
        let clocks = clocks::at(&game, ply, now);
        let left = clocks.map(|clocks| clocks.left.map(|left| text::clock::length(lang, left)));
        let [white_left, black_left] = left.unwrap_or_default();
        let ending = game.game.ending().filter(|_| ply == game.game.ply());
        let line = text::board::caption(lang, &moment.position, ply, ending, clocks.as_ref());
        let scene = Scene {
            last,
            flip: look.flipped,
            theme: look.theme,
            caption: Some(Caption {
                white: &white,
                black: &black,
                clocks: [&white_left, &black_left],
                line: &line,
            }),
            ..Scene::new(&moment.position)
        };
        let alt = text::board::alt(lang, &moment.position, last, clocks.as_ref());
        Ok(CreateAttachment::bytes(
            crate::draw::png(&scene),
            file_name(game.id(), Turn { ply, ..game.game.turn() }),
        )
        .description(alt))
    })
    .await?
}

/// The message for the board after `ply` moves, for a shared channel or for one player's direct messages.
pub(crate) async fn posted(
    bot: &Bot,
    lang: Lang,
    game: &Arc<StoredGame>,
    ply: Ply,
    to: Option<UserId>,
) -> Result<Say, Trouble> {
    let players = game.game.players();
    let (id, rated, now) = (game.id(), Arc::clone(game), bot.now());
    let (white, black, posts, prepared, ratings) = bot
        .db(move |store| {
            let (white, black) = (store.prefs(players.white)?, store.prefs(players.black)?);
            let (posts, prepared) = (store.posts_of(id)?, store.was_prepared(id, ply)?);
            let ratings = Ratings::of(store, &rated, now)?;
            Ok::<_, store::StoreError>((white, black, posts, prepared, ratings))
        })
        .await?;
    let look = match to {
        Some(user) => style::own(if user == players.white { &white } else { &black }, game, user),
        None => style::shared(&white, &black),
    };
    let began = game.game.clock().map(Clock::since);
    let at_once = began.filter(|began| now.ms_since(*began) < AT_ONCE_MS);
    let picture = draw(lang, game, ply, look, ratings, at_once.unwrap_or(now)).await?;
    let reader = Reader {
        lang,
        to,
        notation: look.notation,
        ways: match to {
            Some(user) => Ways::of(if user == players.white { &white } else { &black }),
            None => Ways::of(&white).or(Ways::of(&black)),
        },
    };
    let story = Story { prepared, taken_back: taken_back(game, &posts, ply), ratings, now };
    let mut say = words(game, ply, reader, story);
    if offer_withdrawn(&posts, ply, game.game.turn().takebacks) && !game.game.is_over() {
        say.text = format!("{}\n{}", say.text, text::notices::draw_off(lang));
    }
    Ok(say.file(picture))
}

/// Whether a draw offer still stood when the move was made that led to `ply`. Each offer and each refusal of one has
/// left its notice.
fn offer_withdrawn(posts: &[Post], ply: Ply, back: u16) -> bool {
    let mut offers = posts.iter().filter_map(|post| match post.content {
        Content::Notice { notice: Notice::DrawOffered { ply, takebacks, .. }, .. } if takebacks == back => {
            Some((ply, true))
        }
        Content::Notice { notice: Notice::DrawDeclined { ply, takebacks, .. }, .. } if takebacks == back => {
            Some((ply, false))
        }
        _ => None,
    });
    let before = ply.0.checked_sub(1).map(Ply);
    // One notice for each player in direct messages: the last one says how it stood.
    let last = offers.rfind(|(at, _)| Some(*at) == before);
    last.is_some_and(|(_, stands)| stands)
}

/// What is told with a board beside the move, and when.
#[derive(Clone, Copy, Debug)]
struct Story {
    /// The move had been prepared.
    prepared: bool,
    /// It stands again, since moves were taken back.
    taken_back: bool,
    ratings: Ratings,
    now: Timestamp,
}

/// Whether a board is the one that stands again after a takeback: the first since.
fn taken_back(game: &StoredGame, posts: &[Post], ply: Ply) -> bool {
    let back = game.game.turn().takebacks;
    let first = posts.iter().find_map(|post| match post.content {
        Content::Board { turn, .. } if turn.takebacks == back => Some(turn.ply),
        _ => None,
    });
    back > 0 && first == Some(ply)
}

/// Who reads a board that is posted: all of a channel, or one player.
#[derive(Clone, Copy, Debug)]
struct Reader {
    lang: Lang,
    to: Option<UserId>,
    notation: Notation,
    ways: Ways,
}

fn words(game: &StoredGame, ply: Ply, reader: Reader, story: Story) -> Say {
    let Reader { lang, to, notation, ways } = reader;
    let Some(moment) = Moment::of(game, ply) else { return Say::default() };
    let newest = ply == game.game.ply();
    let mut lines = vec![heading_with(lang, game, story.ratings)];
    if ply == Ply::START && !story.taken_back {
        lines.extend(game.rematch_of.map(|of| text::asking::rematch_of(lang, of)));
    }
    if story.taken_back {
        lines.push(text::clock::taken_back(lang, &name(lang, game, moment.position.side())));
    } else if let Some((before, mv)) = &moment.last {
        let mut line = text::board::last_move(lang, before, *mv, &name(lang, game, before.side()), notation);
        if story.prepared {
            line = format!("{line} {}", text::clock::prepared(lang));
        }
        lines.push(line);
    }
    let mut say = Say::default();
    match (newest, game.game.on_move()) {
        (true, Some(mover)) => {
            let for_mover = mover != HOUSE && to.is_none_or(|user| user == mover);
            let who = if for_mover { text::mention(mover) } else { name(lang, game, game.game.side()) };
            lines.push(text::board::turn(lang, &moment.position, &who, for_mover));
            if for_mover {
                lines.extend(text::moves::duties(lang, &moment.position));
            }
            lines.extend(game.game.flag_at().map(|at| text::clock::deadline(lang, at)));
            lines.extend(vacation(lang, game, story.now));
            if for_mover {
                say = say.mentions(mover);
            }
            say = say.rows(controls::board(
                lang,
                At { game: game.id(), turn: game.game.turn() },
                &moment.position,
                for_mover.then_some(ways),
            ));
        }
        (true, None) => lines.extend(ended(lang, game)),
        // A board that was overtaken while it could not be posted.
        (false, _) => {}
    }
    Say { text: lines.join("\n"), ..say }
}

/// That the one on move is on vacation, and until when.
fn vacation(lang: Lang, game: &StoredGame, now: Timestamp) -> Option<String> {
    let (side, game_now) = (game.game.side(), &game.game);
    if game_now.is_paused() || !game_now.terms().control.is_long() {
        return None;
    }
    let span = game_now.away().vacation[side.index()].at_or_after(now).filter(|span| span.from <= now)?;
    Some(text::vacation::mover(lang, &name(lang, game, side), span.until))
}

/// A board that somebody looks at, with buttons to step. The clocks are those of `now`, or for an older board those
/// noted then.
pub(crate) async fn looked_at(
    bot: &Bot,
    lang: Lang,
    game: &Arc<StoredGame>,
    shown: Shown,
    look: Look,
) -> Result<Say, Trouble> {
    let ply = shown.at.turn.ply;
    let newest = game.game.ply();
    let moment = moment(lang, game, ply)?;
    let turn = ended(lang, game).unwrap_or_else(|| text::board::to_move(lang, &moment.position));
    let ratings = ratings(bot, game).await?;
    let heading = heading_with(lang, game, ratings);
    let written = moment.written(lang, look.notation);
    let text = text::board::looked_at(lang, &heading, ply, newest, written.as_deref(), &turn);
    let now = bot.now();
    let clocks = clocks::at(game, ply, now).map(|clocks| text::clocks::in_words(lang, &clocks));
    let picture = draw(lang, game, ply, look, ratings, now).await?;
    Ok(Say::text([Some(text), clocks].into_iter().flatten().collect::<Vec<_>>().join("\n"))
        .file(picture)
        .rows(controls::steps(lang, shown, newest)))
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
    (Look { theme: chosen.unwrap_or(own.theme), flipped: own.flipped != flip, ..own }, chosen.and(theme))
}

/// The ratings that stand with a game's names.
async fn ratings(bot: &Bot, game: &Arc<StoredGame>) -> Result<Ratings, Trouble> {
    let (game, now) = (Arc::clone(game), bot.now());
    bot.db(move |store| Ratings::of(store, &game, now)).await
}

/// The board after so many moves as text.
pub(crate) async fn as_text(
    bot: &Bot,
    lang: Lang,
    game: &Arc<StoredGame>,
    ply: Ply,
    notation: Notation,
) -> Result<String, Trouble> {
    let heading = heading_with(lang, game, ratings(bot, game).await?);
    let moment = moment(lang, game, ply)?;
    let last = moment.written(lang, notation);
    let text = text::board::as_text(lang, &heading, &moment.position, ply, last.as_deref());
    let clocks = clocks::at(game, ply, bot.now()).map(|clocks| text::clocks::in_words(lang, &clocks));
    let ended = ended(lang, game).filter(|_| ply == game.game.ply());
    Ok([Some(text), clocks, ended].into_iter().flatten().collect::<Vec<_>>().join("\n"))
}
