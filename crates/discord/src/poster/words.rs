//! What a row of the outbox says, made from the database when it is posted.

use std::sync::Arc;

use play::{HOUSE, Turn, UserId};
use rules::Colour;
use store::{Address, Content, Notice, Post, PostState, RatingChange, StoredGame};
use words::Lang;

use super::reminders;
use crate::boards;
use crate::bot::{Bot, name};
use crate::press::{At, Press};
use crate::say::Say;
use crate::text::{self, clock, notices, vacation};
use crate::trouble::Trouble;
use crate::{challenges, controls, ladder, languages, puzzles};

/// The message of a row, in the language of those it goes to; `None` when what it tells of is not there any more.
pub(super) async fn of(bot: &Arc<Bot>, post: &Post) -> Result<Option<Say>, Trouble> {
    worded(bot, post, None).await
}

/// What the message of a row may say, in every language: since it was sent, theirs may have become another. `None` as
/// above.
pub(super) async fn texts(bot: &Arc<Bot>, post: &Post) -> Result<Option<Vec<String>>, Trouble> {
    let mut texts = Vec::new();
    for lang in Lang::ALL {
        let Some(say) = worded(bot, post, Some(lang)).await? else { return Ok(None) };
        texts.push(text::cut(&say.text, text::LONGEST));
    }
    Ok(Some(texts))
}

async fn worded(bot: &Arc<Bot>, post: &Post, lang: Option<Lang>) -> Result<Option<Say>, Trouble> {
    let to = match post.address {
        Some(Address::User(user)) => Some(user),
        _ => None,
    };
    let game = match post.content {
        Content::Challenge(id) => {
            let Some(challenge) = bot.db(move |store| store.find_challenge(id)).await? else {
                return Ok(None);
            };
            let lang = match lang {
                Some(lang) => lang,
                None => languages::at(bot, post.address, challenge.guild).await,
            };
            return challenges::open(bot, lang, &challenge).await.map(Some);
        }
        Content::Digest { player, .. } => return reminders::digest(bot, lang, player, post.address).await,
        // Told by a part of the bot of its own.
        Content::Ladder(notice) => return ladder::posts::of(bot, notice, post, lang).await,
        Content::Daily(id) => return puzzles::posted(bot, id, lang).await,
        Content::Reveal(id) => return puzzles::revealed(bot, id, lang).await,
        Content::Board { game, .. } | Content::Notice { game, .. } | Content::Reminder { game, .. } => game,
    };
    let Some(game) = bot.db(move |store| store.game(game)).await?.map(Arc::new) else { return Ok(None) };
    let lang = match lang {
        Some(lang) => lang,
        None => languages::at(bot, post.address, game.place.guild()).await,
    };
    match post.content {
        // The moves that led there were taken back.
        Content::Board { turn, .. } if turn.takebacks != game.game.turn().takebacks => Ok(None),
        Content::Board { turn, .. } => boards::posted(bot, lang, &game, turn.ply, to).await.map(Some),
        Content::Notice { notice: Notice::Moved { why }, .. } => {
            moved(bot, lang, &game, why, to).await.map(Some)
        }
        Content::Notice { notice: Notice::Ended, .. } => {
            let id = game.id();
            let changes = bot.db(move |store| store.rating_changes(id)).await?;
            Ok(Some(over(lang, &game, &changes, to)))
        }
        Content::Notice { notice, .. } => Ok(Some(say(lang, &game, notice, to))),
        Content::Reminder { turn, hours, .. } => {
            Ok(reminders::reminder(bot, lang, &game, (turn, hours), to).await)
        }
        Content::Challenge(_)
        | Content::Digest { .. }
        | Content::Ladder(_)
        | Content::Daily(_)
        | Content::Reveal(_) => Ok(None),
    }
}

fn say(lang: Lang, game: &StoredGame, notice: Notice, to: Option<UserId>) -> Say {
    match notice {
        Notice::DrawOffered { by, ply, takebacks } => {
            let opponent = game.game.players().of(!by);
            let stands = game.game.draw_offer().is_some_and(|offer| offer.by == by && offer.ply == ply);
            let spoken_to = opponent != HOUSE && to.is_none_or(|user| user == opponent);
            let who = if spoken_to { text::mention(opponent) } else { name(lang, game, !by) };
            let say = Say::text(format!(
                "{}\n{}",
                boards::heading(lang, game),
                notices::draw_offered(lang, &name(lang, game, by), &who)
            ));
            if !stands || !spoken_to {
                return say;
            }
            say.mentions(opponent)
                .rows(controls::draw(lang, At { game: game.id(), turn: Turn { takebacks, ply } }))
        }
        Notice::DrawDeclined { by, .. } => {
            Say::text(notices::draw_declined(lang, &name(lang, game, by), &name(lang, game, !by)))
        }
        Notice::Ended => over(lang, game, &[], to),
        Notice::Moved { why } => Say::text(notices::moved(lang, why)),
        Notice::Asked { by, kind, ply, takebacks } => {
            let opponent = game.game.players().of(!by);
            let at = At { game: game.id(), turn: Turn { takebacks, ply } };
            let stands = game.game.request(kind).is_some_and(|r| r.by == by) && game.game.turn() == at.turn;
            let spoken_to = opponent != HOUSE && to.is_none_or(|user| user == opponent);
            let who = if spoken_to { text::mention(opponent) } else { name(lang, game, !by) };
            let words = clock::asked(lang, kind, &name(lang, game, by), &who);
            let say = Say::text(format!("{}\n{words}", boards::heading(lang, game)));
            if !stands || !spoken_to {
                return say;
            }
            say.mentions(opponent).rows(controls::request(lang, at, kind))
        }
        Notice::Denied { by, kind } => {
            Say::text(clock::denied(lang, kind, &name(lang, game, by), &name(lang, game, !by)))
        }
        Notice::Paused => titled(lang, game, &clock::paused(lang)),
        Notice::Resumed { by, deadline } => {
            let words = clock::resumed(lang, &name(lang, game, by));
            titled(lang, game, &clock::with_deadline(lang, words, deadline))
        }
        Notice::Gave { by, time, deadline } => {
            let words = clock::gave(lang, &name(lang, game, by), &name(lang, game, !by), time);
            titled(lang, game, &clock::with_deadline(lang, words, deadline))
        }
        Notice::VacationBegun { by, until } => {
            titled(lang, game, &vacation::mover(lang, &name(lang, game, by), until))
        }
        Notice::VacationEnded { by, deadline } => {
            let words = vacation::back(lang, &name(lang, game, by));
            titled(lang, game, &clock::with_deadline(lang, words, deadline))
        }
        Notice::Vacation { by, until, left } => {
            titled(lang, game, &clock::vacation(lang, &name(lang, game, by), until, left))
        }
        Notice::Away { from, until } => {
            titled(lang, game, &clock::away(lang, from, until, &name(lang, game, game.game.side())))
        }
    }
}

/// The last word on a game, and what it did to the players' ratings.
fn over(lang: Lang, game: &StoredGame, changes: &[RatingChange], to: Option<UserId>) -> Say {
    // An end on the board stands with the board; the others have no message of their own yet.
    let on_board = game.game.game().status().is_over();
    let ended = boards::ended(lang, game).filter(|_| !on_board);
    let players = game.game.players();
    // In direct messages the message itself is heard.
    let told: Vec<UserId> = Colour::ALL
        .map(|colour| players.of(colour))
        .into_iter()
        .filter(|player| to.is_none() && !store::is_ghost(*player))
        .collect();
    let of = |colour| changes.iter().find(|change| change.player == players.of(colour));
    let ratings = of(Colour::White).zip(of(Colour::Black)).map(|(white, black)| {
        let [white_name, black_name] = Colour::ALL.map(|colour| name(lang, game, colour));
        text::ratings::changes(lang, (&white_name, white), (&black_name, black))
    });
    let heading = boards::heading(lang, game);
    let ending = (ended.as_deref(), ratings.as_deref());
    let say = Say::text(notices::over(lang, &heading, ending, game.id(), &told));
    let removed = Colour::ALL.into_iter().any(|colour| store::is_ghost(players.of(colour)));
    let say = if removed { say } else { say.rows(controls::rematch(lang, game.id())) };
    told.into_iter().fold(say, Say::mentions)
}

/// A word about a game, under its heading.
fn titled(lang: Lang, game: &StoredGame, words: &str) -> Say {
    Say::text(format!("{}\n{words}", boards::heading(lang, game)))
}

/// A word about the new place. Where the newest board was posted in the old one already, it is shown again with its
/// controls, under another name than the board's own.
async fn moved(
    bot: &Arc<Bot>,
    lang: Lang,
    game: &Arc<StoredGame>,
    why: store::Why,
    to: Option<UserId>,
) -> Result<Say, Trouble> {
    let text = notices::moved(lang, why);
    let (id, turn) = (game.id(), game.game.turn());
    let posts = bot.db(move |store| store.board_posts(id, turn)).await?;
    if game.game.is_over() || posts.iter().any(|post| post.state != PostState::Sent) {
        return Ok(Say::text(text));
    }
    let mut say = boards::posted(bot, lang, game, turn.ply, to).await?;
    for file in &mut say.files {
        file.filename = format!("starmate-g{id}-again.png");
    }
    say.text = format!("{text}\n{}", say.text);
    Ok(say)
}

/// How a message of the row is told from others in its channel, apart from its text: the name of its picture, or the
/// id of its first button.
pub(super) async fn mark(bot: &Bot, post: &Post) -> Result<Option<Mark>, Trouble> {
    let day = match post.content {
        Content::Daily(id) | Content::Reveal(id) => bot.db(move |store| store.daily_post(id)).await?,
        _ => None,
    };
    let Some(day) = day else { return Ok(of_content(post)) };
    let name =
        if matches!(post.content, Content::Daily(_)) { puzzles::daily_file } else { puzzles::reveal_file };
    Ok(Some(Mark::File(name(day.variant, day.number))))
}

fn of_content(post: &Post) -> Option<Mark> {
    match post.content {
        Content::Board { game, turn } => Some(Mark::File(boards::file_name(game, turn))),
        Content::Challenge(id) => Some(Mark::Button(Press::Accept(id).to_string())),
        Content::Notice { game, notice: Notice::DrawOffered { ply, takebacks, .. } } => {
            Some(Mark::Button(Press::DrawYes(At { game, turn: Turn { takebacks, ply } }).to_string()))
        }
        Content::Notice { game, notice: Notice::Asked { kind, ply, takebacks, .. } } => {
            let at = At { game, turn: Turn { takebacks, ply } };
            Some(Mark::Button(Press::Grant(at, kind).to_string()))
        }
        Content::Reminder { game, turn, hours } => {
            Some(Mark::Button(Press::Reminder(At { game, turn }, hours).to_string()))
        }
        Content::Notice { game, notice: Notice::Ended } => {
            Some(Mark::Button(Press::Rematch(game).to_string()))
        }
        Content::Ladder(notice) => ladder::posts::mark(notice, post).map(Mark::File),
        Content::Notice { .. } | Content::Digest { .. } | Content::Daily(_) | Content::Reveal(_) => None,
    }
}

/// What marks a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    File(String),
    Button(String),
}
