//! Answers to the person who asked, and refusals: each says what would be right.

use play::{GameId, Ply, Refusal, UserId};
use rules::Status;
use serenity::all::Permissions;

/// A refusal by the rules of play. Sentences about the people of the game stand in `play`; `newest` is a link to the
/// newest board, where there is one.
pub(crate) fn refusal(refusal: &Refusal, newest: Option<&str>) -> String {
    match refusal {
        Refusal::StalePly { asked, now } => stale(*asked, *now, newest),
        other => other.to_string(),
    }
}

/// A control of an old board was used.
pub(crate) fn stale(asked: Ply, now: Ply, newest: Option<&str>) -> String {
    let sentence = if now.0 > asked.0 {
        format!("That board is from move {asked}; the game is at move {now}. Use its newest board.")
    } else {
        "That board does not belong to this game any more. Use its newest board.".to_owned()
    };
    with_link(sentence, newest)
}

/// A text was sent for a board that was overtaken meanwhile.
pub(crate) fn moved_on(now: Ply, newest: Option<&str>) -> String {
    with_link(format!("The game has moved on to move {now}; look at its newest board."), newest)
}

/// A draw offer that a move withdrew is answered.
pub(crate) fn offer_withdrawn() -> String {
    "That draw offer was withdrawn by a move. You can offer a draw yourself with `/draw`.".to_owned()
}

/// A game that its player names but that is over.
pub(crate) fn game_over(game: GameId, status: Status) -> String {
    format!(
        "Game {game} is over ({}). `/board game:{game}` shows it; `/play` starts another.",
        status.as_str()
    )
}

fn with_link(sentence: String, link: Option<&str>) -> String {
    match link {
        Some(link) => format!("{sentence} {link}"),
        None => sentence,
    }
}

/// A control that this program does not know.
pub(crate) fn unknown_control() -> String {
    "This button is from an older version of me. `/games` leads to the newest board of each of your games."
        .to_owned()
}

/// The challenge is on its way.
pub(crate) fn challenge_sent(opponent: &str, in_dm: bool) -> String {
    let place = if in_dm { "by direct message" } else { "here" };
    format!(
        "Your challenge goes to {opponent} {place}. The game begins when they accept; you can withdraw it until then."
    )
}

/// A challenge that could not be delivered.
pub(crate) fn challenge_undelivered(opponent: &str) -> String {
    format!(
        "I cannot write to {opponent}: they take no direct messages from me. Challenge them in a channel of a server \
         that you share."
    )
}

pub(crate) fn not_with_a_bot() -> String {
    "I cannot play for a bot: challenge a person with `/play`.".to_owned()
}

pub(crate) fn not_with_me() -> String {
    "I set the board up, but I do not play myself (yet). Challenge a person with `/play`.".to_owned()
}

/// The bot lacks permissions where it would have to write.
pub(crate) fn missing(permissions: Permissions) -> String {
    format!(
        "I cannot play in this channel: I lack {}. Ask a moderator to grant that here, use another channel, or use \
         `/play` in a direct message to me.",
        named(permissions)
    )
}

/// The game stays in the channel for want of these.
pub(crate) fn no_thread(permissions: Permissions) -> String {
    format!(
        "I cannot open a thread here, for I lack {}; so the game stays in this channel.",
        named(permissions)
    )
}

/// The names that Discord's settings show, in quotes.
pub(crate) fn named(permissions: Permissions) -> String {
    let names: Vec<String> =
        permissions.get_permission_names().iter().map(|name| format!("“{name}”")).collect();
    super::list(&names)
}

/// A move that stands in the database. Any move withdraws a draw offer.
pub(crate) fn played(game: GameId, written: &str, offer_withdrawn: bool) -> String {
    let offer = if offer_withdrawn { " The draw offer is off the table." } else { "" };
    format!("Played `{written}` in game {game}.{offer}")
}

pub(crate) fn draw_offered(opponent: &str) -> String {
    format!("{opponent} has your draw offer. Any move turns it down.")
}

pub(crate) fn draw_question(opponent: &str) -> String {
    format!("Offer {opponent} a draw?")
}

pub(crate) fn draw_stands(opponent: &str) -> String {
    format!("{opponent} offers you a draw.")
}

pub(crate) fn draw_agreed(game: GameId) -> String {
    format!("Game {game} is a draw.")
}

pub(crate) fn draw_declined(opponent: &str) -> String {
    format!("You play on; {opponent} is told.")
}

pub(crate) fn resign_question(game: GameId, opponent: &str) -> String {
    format!("Do you really want to resign game {game}? {opponent} wins it then.")
}

pub(crate) fn resigned(game: GameId) -> String {
    format!("You resigned game {game}.")
}

pub(crate) fn aborted(game: GameId) -> String {
    format!("Game {game} is called off.")
}

pub(crate) fn never_mind() -> String {
    "Nothing was changed; the game goes on.".to_owned()
}

/// Somebody has no live game.
pub(crate) fn no_games() -> String {
    "You have no game going on. Start one with `/play`.".to_owned()
}

/// Which of several games is meant.
pub(crate) fn which_game(games: &[GameId]) -> String {
    let numbers: Vec<String> = games.iter().take(25).map(ToString::to_string).collect();
    format!("You have games {} going on: say which with the option `game`.", super::list(&numbers))
}

/// Which of several games a typed move is for; buttons follow.
pub(crate) fn which_game_typed(text: &str) -> String {
    format!("In which game do you play `{}`?", text.replace('`', ""))
}

/// No game here to look at.
pub(crate) fn no_game_here() -> String {
    "There is no game here to look at, and you have none. Start one with `/play`, or say which with the option `game`."
        .to_owned()
}

/// A game that the asker may not see, or that there is not.
pub(crate) fn unknown_game(game: GameId) -> String {
    format!("There is no game {game} that you can see here. `/games` lists yours.")
}

/// A board beyond the last one.
pub(crate) fn no_such_ply(asked: i64, newest: Ply) -> String {
    format!("This game has no move {asked}: choose 0 to {newest}.")
}

/// One line of `/games`.
pub(crate) fn game_line(
    game: GameId,
    opponent: &str,
    colour: &str,
    ply: Ply,
    yours: bool,
    place: &str,
) -> String {
    let turn = if yours { "**your move**" } else { "their move" };
    format!(
        "Game {game} against {opponent}, you are {colour}: {turn}, {}. {place}",
        super::board::after(ply, false)
    )
}

pub(crate) fn in_dms() -> String {
    "In our direct messages.".to_owned()
}

pub(crate) fn nowhere() -> String {
    "It has no place at the moment; `/board` and `/move` work anywhere.".to_owned()
}

pub(crate) fn and_more(count: usize) -> String {
    format!("… and {count} more.")
}

pub(crate) fn blocked(user: &str, declined: bool) -> String {
    let declined = if declined { " Their open challenge is declined." } else { "" };
    format!(
        "{user} can no longer challenge you.{declined} Games that you have go on; `/unblock` takes it back."
    )
}

pub(crate) fn blocked_already(user: &str) -> String {
    format!("You have blocked {user} already; `/unblock` takes it back.")
}

pub(crate) fn not_me() -> String {
    "I challenge nobody, so there is nothing to block.".to_owned()
}

pub(crate) fn unblocked(user: &str) -> String {
    format!("{user} can challenge you again.")
}

pub(crate) fn not_yourself() -> String {
    "That is you: choose somebody else.".to_owned()
}

pub(crate) fn style(theme: &str, orientation: &str) -> String {
    format!("Your boards: theme “{theme}”, at the bottom: {orientation}. Here is how one looks.")
}

pub(crate) fn orientation(orientation: store::Orientation) -> &'static str {
    match orientation {
        store::Orientation::Own => "your own side",
        store::Orientation::White => "White",
        store::Orientation::Black => "Black",
    }
}

pub(crate) fn exported(game: GameId) -> String {
    format!("The record of game {game}.")
}

/// Pick a cell for the man.
pub(crate) fn pick_target() -> String {
    "Now the cell.".to_owned()
}

pub(crate) fn pick_promotion(from: u8, to: u8, takes: bool) -> String {
    let way = if takes { "takes on" } else { "goes to" };
    format!("The pawn from {from} {way} {to}. What does it become?")
}

/// A man that cannot move, or is not there.
pub(crate) fn no_moves_from(cell: u8) -> String {
    format!("The man on {cell} cannot move now; pick another one.")
}

/// Somebody wrote to the bot without a game.
pub(crate) fn nothing_to_move() -> String {
    "You have no game in which I could play that. `/play` starts one, `/games` lists yours, `/help` tells more.".to_owned()
}

/// A text that is no move, where one was expected; `setup` tells which kind, where it is known.
pub(crate) fn not_a_move(setup: Option<bool>) -> String {
    match setup {
        None => "I read moves such as `18-19`, `N11x19` or, during the setup, `K@4`. `/help` tells more.",
        Some(true) => "Place a man: I read texts such as `K@4` or `n 11`. `/help` tells more.",
        Some(false) => "I read moves such as `18-19`, `N11x19` or `26-27=N`. `/help` tells more.",
    }
    .to_owned()
}

/// It is the opponent's turn.
pub(crate) fn not_your_turn(opponent: &str, newest: Option<&str>) -> String {
    with_link(format!("It is not your turn: {opponent} is on move, and yours comes next."), newest)
}

/// A choice in an autocomplete list that is none: several games fit.
pub(crate) fn choose_game_first() -> String {
    "You have several games: fill in the option “game” first".to_owned()
}

/// A game in an autocomplete list; `yours` tells whose move it is, if the game goes on.
pub(crate) fn game_choice(game: GameId, opponent: &str, yours: Option<bool>) -> String {
    let turn = match yours {
        Some(true) => "your move",
        Some(false) => "their move",
        None => "over",
    };
    super::cut(&format!("{game}: against {opponent} ({turn})"), 100)
}

/// Our own fault; `reference` leads to the log.
pub(crate) fn our_fault(reference: u64) -> String {
    format!(
        "Sorry, something went wrong on my side, and nothing was changed that you did not see confirmed. Please try again; \
         if it stays, tell whoever runs me this number: {reference}."
    )
}

/// The person whom a name stands for, where the name is not known.
pub(crate) fn somebody(user: UserId) -> String {
    format!("player {}", user.0 % 10_000)
}

/// Several games are played in this channel.
pub(crate) fn which_game_here(games: &[GameId]) -> String {
    let numbers: Vec<String> = games.iter().take(25).map(ToString::to_string).collect();
    format!("Games {} are played here: say which with the option `game`.", super::list(&numbers))
}

/// Threads cannot be opened in this kind of channel.
pub(crate) fn no_thread_kind() -> String {
    "Threads cannot be opened in this kind of channel, so the game stays here. In an ordinary text channel it would get \
     a thread of its own."
        .to_owned()
}

/// A challenge that waits for an answer, in `/games`.
pub(crate) fn open_challenge(mine: bool, other: &str, link: Option<&str>) -> String {
    let sentence = if mine {
        format!(
            "Your challenge to {other} waits for their answer; the button “Withdraw” under it takes it back."
        )
    } else {
        format!("{other} waits for your answer to a challenge.")
    };
    with_link(sentence, link)
}

/// Unblocking somebody who was not blocked.
pub(crate) fn was_not_blocked(user: &str) -> String {
    format!("{user} was not blocked: they can challenge you.")
}

/// A typed text that is a move in none of several games.
pub(crate) fn no_move_in_any(text: &str, games: &[GameId]) -> String {
    let numbers: Vec<String> = games.iter().map(ToString::to_string).collect();
    format!(
        "You are on move in games {}, and `{}` is not legal in any of them. Reply to the board that you mean, or use \
         `/move` with the option `game`.",
        super::list(&numbers),
        text.replace('`', "")
    )
}

/// Something changed under the asker's hands.
pub(crate) fn try_again() -> String {
    "That changed just now: please press it once more.".to_owned()
}

/// A challenge that could not be posted in its channel.
pub(crate) fn challenge_unposted(opponent: &str) -> String {
    format!(
        "I could not post your challenge to {opponent}: I may not write in that channel any more. Choose another channel, or \
         ask a moderator to let me write there."
    )
}
