//! Answers to the person who asked: each says what would be right.

use play::{GameId, Ply, Refusal, UserId};
use rules::{Colour, Square, Status, Variant};
use serenity::all::Permissions;
use store::ChannelId;
use words::{Lang, say};

use super::side;

/// A refusal by the rules of play. `newest` is a link to the newest board, where there is one.
pub(crate) fn refusal(lang: Lang, refusal: &Refusal, newest: Option<&str>) -> String {
    match refusal {
        Refusal::StalePly { asked, now } => stale(lang, *asked, *now, newest),
        other => super::refusals::sentence(lang, other),
    }
}

/// A control of an old board was used.
pub(crate) fn stale(lang: Lang, asked: Ply, now: Ply, newest: Option<&str>) -> String {
    let sentence = if now.0 > asked.0 {
        say!(lang, "stale", asked = asked.0, now = now.0)
    } else {
        say!(lang, "stale-undone")
    };
    with_link(sentence, newest)
}

/// A text was sent for a board that was overtaken meanwhile.
pub(crate) fn moved_on(lang: Lang, now: Ply, newest: Option<&str>) -> String {
    with_link(say!(lang, "moved-on", now = now.0), newest)
}

/// A draw offer that a move withdrew is answered.
pub(crate) fn offer_withdrawn(lang: Lang) -> String {
    say!(lang, "offer-withdrawn")
}

/// A game that its player names but that is over.
pub(crate) fn game_over(lang: Lang, game: GameId, status: Status) -> String {
    say!(lang, "game-over", game = game.0, status = status.as_str())
}

fn with_link(sentence: String, link: Option<&str>) -> String {
    match link {
        Some(link) => format!("{sentence} {link}"),
        None => sentence,
    }
}

/// A control that this program does not know.
pub(crate) fn unknown_control(lang: Lang) -> String {
    say!(lang, "unknown-control")
}

/// A game or challenge that there is not.
pub(crate) fn nothing_there(lang: Lang) -> String {
    say!(lang, "nothing-there")
}

/// The challenge is on its way.
pub(crate) fn challenge_sent(lang: Lang, opponent: &str, in_dm: bool) -> String {
    if in_dm {
        say!(lang, "challenge-sent-dm", opponent = opponent)
    } else {
        say!(lang, "challenge-sent", opponent = opponent)
    }
}

/// A challenge that could not be delivered.
pub(crate) fn challenge_undelivered(lang: Lang, opponent: &str) -> String {
    say!(lang, "challenge-undelivered", opponent = opponent)
}

pub(crate) fn not_with_a_bot(lang: Lang) -> String {
    say!(lang, "not-with-a-bot")
}

/// The bot lacks permissions where it would have to write.
pub(crate) fn missing(lang: Lang, permissions: Permissions) -> String {
    say!(lang, "missing-permissions", permissions = named(lang, permissions))
}

/// What the bot must be able to do in a channel to post there, and cannot.
pub(crate) fn cannot_post(lang: Lang, channel: ChannelId) -> String {
    say!(lang, "cannot-post", channel = format!("<#{channel}>"))
}

/// The game stays in the channel for want of these.
pub(crate) fn no_thread(lang: Lang, permissions: Permissions) -> String {
    say!(lang, "no-thread", permissions = named(lang, permissions))
}

/// The names that Discord's settings show, in quotes.
pub(crate) fn named(lang: Lang, permissions: Permissions) -> String {
    let key = |name: &str| name.to_lowercase().replace(' ', "-");
    let names: Vec<String> = permissions
        .get_permission_names()
        .iter()
        .map(|name| say!(lang, "permission", permission = key(name)))
        .collect();
    super::list(lang, &names)
}

/// A move that stands in the database. Any move withdraws a draw offer.
pub(crate) fn played(lang: Lang, game: GameId, written: &str, offer_withdrawn: bool) -> String {
    if offer_withdrawn {
        say!(lang, "played-offer-off", game = game.0, written = written)
    } else {
        say!(lang, "played", game = game.0, written = written)
    }
}

pub(crate) fn draw_offered(lang: Lang, opponent: &str) -> String {
    say!(lang, "draw-offered", opponent = opponent)
}

pub(crate) fn draw_question(lang: Lang, opponent: &str) -> String {
    say!(lang, "draw-question", opponent = opponent)
}

pub(crate) fn draw_stands(lang: Lang, opponent: &str) -> String {
    say!(lang, "draw-stands", opponent = opponent)
}

pub(crate) fn draw_agreed(lang: Lang, game: GameId) -> String {
    say!(lang, "draw-agreed", game = game.0)
}

pub(crate) fn draw_declined(lang: Lang, opponent: &str) -> String {
    say!(lang, "draw-declined", opponent = opponent)
}

pub(crate) fn resign_question(lang: Lang, game: GameId, opponent: &str) -> String {
    say!(lang, "resign-question", game = game.0, opponent = opponent)
}

pub(crate) fn resigned(lang: Lang, game: GameId) -> String {
    say!(lang, "resigned", game = game.0)
}

pub(crate) fn aborted(lang: Lang, game: GameId) -> String {
    say!(lang, "aborted", game = game.0)
}

pub(crate) fn never_mind(lang: Lang) -> String {
    say!(lang, "never-mind")
}

/// Somebody has no live game.
pub(crate) fn no_games(lang: Lang) -> String {
    say!(lang, "no-games")
}

/// The numbers of games, as many as there can be choices.
fn numbers(lang: Lang, games: &[GameId]) -> String {
    let numbers: Vec<String> = games.iter().take(25).map(ToString::to_string).collect();
    super::list(lang, &numbers)
}

/// Which of several games is meant.
pub(crate) fn which_game(lang: Lang, games: &[GameId]) -> String {
    say!(lang, "which-game", games = numbers(lang, games))
}

/// Which of several games a typed move is for; buttons follow.
pub(crate) fn which_game_typed(lang: Lang, text: &str) -> String {
    say!(lang, "which-game-typed", text = text.replace('`', ""))
}

/// Which of the moves that a typed text can mean; buttons follow.
pub(crate) fn which_reading(lang: Lang, text: &str) -> String {
    say!(lang, "which-reading", text = text.replace('`', ""))
}

/// No game here to look at.
pub(crate) fn no_game_here(lang: Lang) -> String {
    say!(lang, "no-game-here")
}

/// A game that the asker may not see, or that there is not.
pub(crate) fn unknown_game(lang: Lang, game: GameId) -> String {
    say!(lang, "unknown-game", game = game.0)
}

/// A board beyond the last one.
pub(crate) fn no_such_ply(lang: Lang, asked: i64, newest: Ply) -> String {
    say!(lang, "no-such-ply", asked = asked.to_string(), newest = newest.0)
}

/// One line of `/games`.
pub(crate) fn game_line(
    lang: Lang,
    game: GameId,
    opponent: &str,
    colour: Colour,
    ply: Ply,
    yours: bool,
    place: &str,
) -> String {
    say!(
        lang,
        "game-line",
        game = game.0,
        opponent = opponent,
        side = side(colour),
        yours = super::yes(yours),
        count = ply.0,
        place = place
    )
}

pub(crate) fn in_dms(lang: Lang) -> String {
    say!(lang, "in-dms")
}

pub(crate) fn nowhere(lang: Lang) -> String {
    say!(lang, "nowhere")
}

pub(crate) fn and_more(lang: Lang, count: usize) -> String {
    say!(lang, "and-more", count = count)
}

pub(crate) fn blocked(lang: Lang, user: &str, declined: bool) -> String {
    if declined { say!(lang, "blocked-declined", user = user) } else { say!(lang, "blocked", user = user) }
}

pub(crate) fn blocked_already(lang: Lang, user: &str) -> String {
    say!(lang, "blocked-already", user = user)
}

pub(crate) fn not_me(lang: Lang) -> String {
    say!(lang, "not-me")
}

pub(crate) fn unblocked(lang: Lang, user: &str) -> String {
    say!(lang, "unblocked", user = user)
}

pub(crate) fn not_yourself(lang: Lang) -> String {
    say!(lang, "not-yourself")
}

pub(crate) fn style(lang: Lang, theme: picture::Theme, orientation: store::Orientation) -> String {
    say!(lang, "style", theme = theme.name(), orientation = orientation.as_str())
}

pub(crate) fn exported(lang: Lang, game: GameId) -> String {
    say!(lang, "exported", game = game.0)
}

/// Pick a square for the man.
pub(crate) fn pick_target(lang: Lang, variant: Variant) -> String {
    say!(lang, "pick-target", variant = variant.as_str())
}

/// Pick the man that moves after the princess on a square became a queen.
pub(crate) fn pick_after_restoring(lang: Lang, princess: Square) -> String {
    say!(lang, "restore-pick", square = princess.to_string())
}

pub(crate) fn pick_promotion(lang: Lang, from: Square, to: Square, takes: bool) -> String {
    let (from, to) = (from.to_string(), to.to_string());
    if takes {
        say!(lang, "pick-promotion-taking", from = from, to = to)
    } else {
        say!(lang, "pick-promotion", from = from, to = to)
    }
}

/// A man that cannot move, or is not there.
pub(crate) fn no_moves_from(lang: Lang, square: Square) -> String {
    say!(lang, "no-moves-from", square = square.to_string())
}

/// Somebody wrote to the bot without a game.
pub(crate) fn nothing_to_move(lang: Lang) -> String {
    say!(lang, "nothing-to-move")
}

/// A text that is no move, where one was expected; `kind` tells the rule set and whether men are being placed, where
/// that is known.
pub(crate) fn not_a_move(lang: Lang, kind: Option<(Variant, bool)>) -> String {
    match kind {
        None => say!(lang, "not-a-move"),
        Some((_, true)) => say!(lang, "not-a-move-setup"),
        Some((variant, false)) => say!(lang, "not-a-move-play", variant = variant.as_str()),
    }
}

/// A typed text that is a move with more than one reading or none: why, and what would be right.
pub(crate) fn not_read(lang: Lang, why: &rules::input::MoveTextError) -> String {
    super::input::sentence(lang, why)
}

/// It is the opponent's turn.
pub(crate) fn not_your_turn(lang: Lang, opponent: &str, newest: Option<&str>) -> String {
    with_link(say!(lang, "not-your-turn-named", opponent = opponent), newest)
}

/// A choice in an autocomplete list that is none: several games fit.
pub(crate) fn choose_game_first(lang: Lang) -> String {
    say!(lang, "choose-game-first")
}

/// A game in an autocomplete list; `yours` tells whose move it is, if the game goes on.
pub(crate) fn game_choice(lang: Lang, game: GameId, opponent: &str, yours: Option<bool>) -> String {
    let turn = match yours {
        Some(true) => "yours",
        Some(false) => "theirs",
        None => "over",
    };
    super::cut(&say!(lang, "game-choice", game = game.0, opponent = opponent, turn = turn), 100)
}

/// Our own fault; `reference` leads to the log.
pub(crate) fn our_fault(lang: Lang, reference: u64) -> String {
    say!(lang, "our-fault", reference = reference.to_string())
}

/// Whom a name would stand for, where there is none.
pub(crate) fn somebody(lang: Lang, user: UserId) -> String {
    if store::is_ghost(user) {
        return super::data::removed_player(lang);
    }
    say!(lang, "player-number", number = user.0 % 10_000)
}

/// Whom an open challenge is for.
pub(crate) fn anybody(lang: Lang) -> String {
    say!(lang, "anybody")
}

/// Several games are played in this channel.
pub(crate) fn which_game_here(lang: Lang, games: &[GameId]) -> String {
    say!(lang, "which-game-here", games = numbers(lang, games))
}

/// Threads cannot be opened in this kind of channel.
pub(crate) fn no_thread_kind(lang: Lang) -> String {
    say!(lang, "no-thread-kind")
}

/// A challenge that waits for an answer, in `/games`.
pub(crate) fn open_challenge(lang: Lang, mine: bool, other: &str, link: Option<&str>) -> String {
    let sentence = if mine {
        say!(lang, "open-challenge-mine", other = other)
    } else {
        say!(lang, "open-challenge-theirs", other = other)
    };
    with_link(sentence, link)
}

/// Unblocking somebody who was not blocked.
pub(crate) fn was_not_blocked(lang: Lang, user: &str) -> String {
    say!(lang, "was-not-blocked", user = user)
}

/// A typed text that is a move in none of several games.
pub(crate) fn no_move_in_any(lang: Lang, text: &str, games: &[GameId]) -> String {
    let ids: Vec<String> = games.iter().map(ToString::to_string).collect();
    say!(lang, "no-move-in-any", games = super::list(lang, &ids), text = text.replace('`', ""))
}

/// Something changed under the asker's hands.
pub(crate) fn try_again(lang: Lang) -> String {
    say!(lang, "try-again")
}

/// A challenge that could not be posted in its channel.
pub(crate) fn challenge_unposted(lang: Lang, opponent: &str) -> String {
    say!(lang, "challenge-unposted", opponent = opponent)
}
