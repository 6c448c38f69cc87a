//! What buttons and menus do.

use std::sync::Arc;

use play::{Action, GameId, Happening, Refusal, Turn};
use rules::{Duty, Move, Square, Variant};
use store::{MessageId, Source, StoredGame};
use words::Lang;

use crate::acting::{self, Entered, Request};
use crate::asked::{Asked, Way};
use crate::boards;
use crate::bot::{Bot, name, opponent};
use crate::challenges::{self, Choice, Given};
use crate::commands::{data, endings, rules as rules_command, watch};
use crate::controls;
use crate::ladder::{self, press::LadderPress};
use crate::picked::{self, Picked, Turns};
use crate::press::{At, Branch, Look, Press};
use crate::say::Say;
use crate::text::{answers, data as data_words, notices};
use crate::trouble::Trouble;
use crate::{prepared, puzzles, rematch, requests, style};

/// What becomes of a press.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    /// An answer of its own.
    Say(Say),
    /// The message with the control changes.
    Change(Say),
}

/// How the press is answered: in an answer of its own, or by changing the message with the control.
pub(crate) fn way(press: &Press) -> Way {
    match press {
        Press::Man(_)
        | Press::Rematch(_)
        | Press::Restore(_)
        | Press::Type(_)
        | Press::Resign(_)
        | Press::Draw(_)
        | Press::Text(_)
        | Press::Reminder(..)
        | Press::Ladder(LadderPress::Film(_) | LadderPress::Record(_))
        | Press::View(_) => Way::Private,
        Press::Puzzle(press) => press.way(),
        _ => Way::Update,
    }
}

/// A control that was used: its message, and the values picked.
pub(crate) struct Pressed<'a> {
    pub(crate) press: Press,
    pub(crate) message: MessageId,
    /// The language of that message.
    pub(crate) lang: Lang,
    /// Whether the asker alone sees it.
    pub(crate) private: bool,
    pub(crate) values: &'a [String],
    /// The text of that message.
    pub(crate) content: &'a str,
}

impl Pressed<'_> {
    pub(crate) fn value(&self) -> &str {
        self.values.first().map_or("", String::as_str)
    }
}

/// Does what was pressed; the answer was promised already.
pub(crate) async fn run(bot: &Arc<Bot>, asked: &Asked, pressed: &Pressed<'_>) -> Result<Reply, Trouble> {
    // What changes a message that all see stays in its language; what the asker alone sees is in theirs.
    let (lang, there) = (asked.lang, pressed.lang);
    let channel = asked.guild.map(|_| asked.channel);
    let given = Given { pressed: Some(pressed.message), channel, lang: there };
    let choice = |id, choice| challenges::answer(bot, asked, id, choice, given);
    match pressed.press {
        Press::Accept(id) => choice(id, Choice::Accept).await.map(Reply::Change),
        Press::Decline(id) => choice(id, Choice::Decline).await.map(Reply::Change),
        Press::Withdraw(id) => choice(id, Choice::Withdraw).await.map(Reply::Change),
        Press::Man(at) => pick_man(bot, asked, (at, Branch::Plain), pressed.value()).await.map(Reply::Say),
        Press::ManAgain(at, branch) => {
            pick_man(bot, asked, (at, branch), pressed.value()).await.map(Reply::Change)
        }
        Press::To(at, from, branch, _) => {
            pick_square(bot, asked, (at, branch), Picked::On(from), pressed.value()).await
        }
        Press::Put(at, role) => {
            pick_square(bot, asked, (at, Branch::Plain), Picked::Hand(role), pressed.value()).await
        }
        Press::Restore(at) => restore(bot, asked, at).await.map(Reply::Say),
        Press::Play(at, mv) => enter(bot, asked, at, mv).await,
        Press::Sure(at, mv) => play(bot, asked, at, mv).await,
        // Forms, which are answered elsewhere.
        Press::Type(_) | Press::Note(_) => Err(Trouble::Again),
        Press::Resign(at) => {
            let game = fresh(bot, asked, at).await?;
            endings::may_act(bot, &game, asked).await?;
            Ok(Reply::Say(endings::resign_question(&game, asked)))
        }
        Press::ResignYes(at) => {
            let (_, game) = act(bot, asked, at, Action::Resign).await?;
            Ok(Reply::Change(Say::text(answers::resigned(lang, game.id()))))
        }
        Press::Draw(at) => {
            let game = fresh(bot, asked, at).await?;
            endings::may_act(bot, &game, asked).await?;
            Ok(Reply::Say(endings::standing_offer(&game, asked).unwrap_or_else(|| {
                Say::text(answers::draw_question(lang, &opponent(lang, &game, asked.by)))
                    .rows(controls::offer(lang, at))
            })))
        }
        Press::DrawOffer(at) => {
            let game = fresh(bot, asked, at).await?;
            endings::offer(bot, &game, asked).await.map(Reply::Change)
        }
        Press::DrawYes(at) => {
            still_offered(bot, asked, at).await?;
            let (_, game) = act(bot, asked, at, Action::AcceptDraw).await?;
            Ok(Reply::Change(Say::text(answers::draw_agreed(there, game.id()))))
        }
        Press::DrawNo(at) => {
            still_offered(bot, asked, at).await?;
            let (happening, game) = act(bot, asked, at, Action::DeclineDraw).await?;
            Ok(Reply::Change(Say::text(match happening {
                Happening::DrawDeclined { by } => {
                    notices::draw_declined(there, &name(there, &game, by), &name(there, &game, !by))
                }
                _ => answers::draw_declined(there, &opponent(there, &game, asked.by)),
            })))
        }
        Press::Grant(at, kind) => requests::grant(bot, asked, at, kind).await.map(Reply::Change),
        Press::Deny(at, kind) => requests::deny(bot, asked, at, kind).await.map(Reply::Change),
        Press::Reminder(at, _) => {
            view(bot, asked, At { turn: any(bot, asked, at.game).await?.game.turn(), ..at })
                .await
                .map(Reply::Say)
        }
        Press::Remove => data::really(bot, asked).await.map(Reply::Change),
        Press::RemoveYes => data::remove(bot, asked).await.map(Reply::Change),
        Press::Keep => Ok(Reply::Change(Say::text(data_words::kept(lang)))),
        Press::Never(at) => never(bot, asked, at, pressed.private).await,
        Press::Text(at) => {
            let game = any(bot, asked, at.game).await?;
            let by = asked.by;
            let prefs = bot.db(move |store| store.prefs(by)).await?;
            Ok(Reply::Say(Say::text(
                boards::as_text(bot, lang, &game, game.game.ply(), prefs.notation).await?,
            )))
        }
        Press::View(at) => view(bot, asked, at).await.map(Reply::Say),
        Press::Step(_, look) => step(bot, asked, look, pressed).await.map(Reply::Change),
        Press::Rules(variant, number) => {
            rules_command::page(lang, variant, usize::from(number)).await.map(Reply::Change)
        }
        Press::RulesMenu(variant) => {
            let page = pressed.value().parse().unwrap_or(0);
            rules_command::page(lang, variant, page).await.map(Reply::Change)
        }
        Press::RulesOf => {
            let variant = Variant::from_word(pressed.value()).unwrap_or_default();
            rules_command::page(lang, variant, 0).await.map(Reply::Change)
        }
        Press::Rematch(game) => rematch::ask(bot, asked, Some(game)).await.map(Reply::Say),
        Press::Watch(page) => watch::page(bot, asked, usize::from(page)).await.map(Reply::Change),
        Press::WatchMenu => watch::picked(bot, asked, pressed.value()).await.map(Reply::Say),
        Press::Prepare(press) => prepared::run_press(bot, asked, press, pressed).await,
        Press::Ladder(press) => ladder::press_run(bot, asked, press, pressed).await,
        Press::Puzzle(press) => puzzles::run_press(bot, asked, press, pressed.value()).await,
    }
}

/// A game, live or over.
async fn any(bot: &Bot, asked: &Asked, id: GameId) -> Result<Arc<StoredGame>, Trouble> {
    if let Some(game) = bot.live.get(id) {
        return Ok(game);
    }
    let game = bot.db(move |store| store.game(id)).await?;
    game.map(Arc::new).ok_or_else(|| Trouble::person(answers::unknown_game(asked.lang, id)))
}

/// The game of a control, if the control is of its newest board.
async fn fresh(bot: &Bot, asked: &Asked, at: At) -> Result<Arc<StoredGame>, Trouble> {
    let game = any(bot, asked, at.game).await?;
    let (now, side) = (game.game.turn(), game.game.players().side_of(asked.by));
    // To strangers and after the end, what they may do comes before how old the board is.
    if side.is_some() && !game.game.is_over() && at.turn != now {
        let stale = Refusal::StalePly { asked: at.turn.ply, now: now.ply };
        return Err(acting::refused(bot, at.game, (asked.by, asked.lang), &stale).await);
    }
    Ok(game)
}

/// To the players, that a move withdrew the offer comes before how old the board is.
async fn still_offered(bot: &Bot, asked: &Asked, at: At) -> Result<(), Trouble> {
    let game = any(bot, asked, at.game).await?;
    let plays = game.game.players().side_of(asked.by).is_some();
    if plays && !game.game.is_over() && at.turn != game.game.turn() {
        return Err(Trouble::person(answers::offer_withdrawn(asked.lang)));
    }
    Ok(())
}

async fn act(
    bot: &Arc<Bot>,
    asked: &Asked,
    at: At,
    action: Action,
) -> Result<(Happening, Arc<StoredGame>), Trouble> {
    let request = Request {
        game: at.game,
        by: asked.by,
        lang: asked.lang,
        action,
        expected: Some(at.turn),
        source: Source::Menu,
        event: asked.event,
    };
    acting::act(bot, request).await
}

/// The turn begins with the princess becoming a queen: which man moves then?
async fn restore(bot: &Arc<Bot>, asked: &Asked, at: At) -> Result<Say, Trouble> {
    let game = fresh(bot, asked, at).await?;
    acting::may_move(bot, &game, (asked.by, asked.lang)).await?;
    let position = game.game.game().position();
    let princess = position.duties().into_iter().find_map(|duty| match duty {
        Duty::MayRestore { princess } => Some(princess),
        Duty::TakeKing { .. } => None,
    });
    let unknown = || Trouble::person(answers::unknown_control(asked.lang));
    let turns = Turns::of(position, Branch::Restored);
    let princess = princess.filter(|_| !turns.is_empty()).ok_or_else(unknown)?;
    Ok(Say::text(answers::pick_after_restoring(asked.lang, princess)).rows(vec![picked::men(
        asked.lang,
        Press::ManAgain(at, Branch::Restored),
        &turns,
        None,
    )]))
}

async fn pick_man(
    bot: &Arc<Bot>,
    asked: &Asked,
    (at, branch): (At, Branch),
    value: &str,
) -> Result<Say, Trouble> {
    let game = fresh(bot, asked, at).await?;
    acting::may_move(bot, &game, (asked.by, asked.lang)).await?;
    let position = game.game.game().position();
    let turns = Turns::of(position, branch);
    let picked = Picked::read(position.variant(), value)
        .ok_or_else(|| Trouble::person(answers::unknown_control(asked.lang)))?;
    if turns.moves(picked).is_empty() {
        return Err(Trouble::person(match picked {
            Picked::On(square) => answers::no_moves_from(asked.lang, square),
            Picked::Hand(_) => answers::unknown_control(asked.lang),
        }));
    }
    Ok(Say::text(answers::pick_target(asked.lang, position.variant()))
        .rows(picked::targets_of(asked.lang, at, &turns, picked)))
}

async fn pick_square(
    bot: &Arc<Bot>,
    asked: &Asked,
    (at, branch): (At, Branch),
    picked: Picked,
    value: &str,
) -> Result<Reply, Trouble> {
    let game = fresh(bot, asked, at).await?;
    acting::may_move(bot, &game, (asked.by, asked.lang)).await?;
    let position = game.game.game().position();
    let to = Square::parse(position.variant(), value).ok();
    let mut moves: Vec<Move> = Turns::of(position, branch).moves(picked);
    moves.retain(|mv| Some(mv.to()) == to);
    match (moves.as_slice(), picked, to) {
        ([mv], _, _) => enter(bot, asked, at, *mv).await,
        ([_, ..], Picked::On(from), Some(to)) => {
            Ok(Reply::Change(acting::promotion(asked.lang, &game, at, (from, to), &moves)))
        }
        _ => Err(Trouble::person(answers::unknown_control(asked.lang))),
    }
}

/// A move that was picked: played, or asked about first.
async fn enter(bot: &Arc<Bot>, asked: &Asked, at: At, mv: Move) -> Result<Reply, Trouble> {
    let (by, from) = ((asked.by, asked.lang), (Source::Menu, asked.event));
    acting::enter(bot, at, by, mv, from).await.map(|entered| Reply::Change(entered.say()))
}

/// A move that was asked about.
async fn play(bot: &Arc<Bot>, asked: &Asked, at: At, mv: Move) -> Result<Reply, Trouble> {
    let (by, from) = ((asked.by, asked.lang), (Source::Menu, asked.event));
    acting::play(bot, at, by, mv, from).await.map(Reply::Change)
}

/// Forgets what was asked. What all see is only the one on move's to put away, until the board is overtaken.
async fn never(bot: &Bot, asked: &Asked, at: At, private: bool) -> Result<Reply, Trouble> {
    let game = if private { None } else { bot.live.get(at.game) };
    if let Some(game) = game.filter(|game| game.game.turn() == at.turn) {
        acting::may_move(bot, &game, (asked.by, asked.lang)).await?;
    }
    Ok(Reply::Change(Say::text(answers::never_mind(asked.lang))))
}

/// The same board from the other side than it is shown here, to the asker alone.
async fn view(bot: &Arc<Bot>, asked: &Asked, at: At) -> Result<Say, Trouble> {
    let game = any(bot, asked, at.game).await?;
    let by = asked.by;
    let players = game.game.players();
    let (prefs, white, black) = bot
        .db(move |store| {
            let (white, black) = (store.prefs(players.white)?, store.prefs(players.black)?);
            Ok::<_, store::StoreError>((store.prefs(by)?, white, black))
        })
        .await?;
    let own = style::own(&prefs, &game, by);
    let shown = if game.place.channel().is_some() { style::shared(&white, &black) } else { own };
    let (look, theme) = boards::look(&prefs, &game, by, own.flipped == shown.flipped, None);
    let turn = Turn { ply: at.turn.ply.min(game.game.ply()), ..game.game.turn() };
    let shown = Look { at: At { game: at.game, turn }, flipped: look.flipped, theme };
    boards::looked_at(bot, asked.lang, &game, shown, look).await
}

async fn step(bot: &Arc<Bot>, asked: &Asked, shown: Look, pressed: &Pressed<'_>) -> Result<Say, Trouble> {
    let game = any(bot, asked, shown.at.game).await?;
    let by = asked.by;
    let prefs = bot.db(move |store| store.prefs(by)).await?;
    let (own, theme) = boards::look(&prefs, &game, by, false, shown.theme);
    let look = style::Look { flipped: shown.flipped, ..own };
    let look = if pressed.private { look } else { look.for_all() };
    let turn = Turn { ply: shown.at.turn.ply.min(game.game.ply()), ..game.game.turn() };
    let shown = Look { at: At { turn, ..shown.at }, theme, ..shown };
    boards::looked_at(bot, pressed.lang, &game, shown, look).await
}

/// Why somebody does not get the form for a move.
pub(crate) async fn no_form(bot: &Arc<Bot>, asked: &Asked, at: At) -> Trouble {
    let game = match fresh(bot, asked, at).await {
        Ok(game) => game,
        Err(trouble) => return trouble,
    };
    match acting::may_move(bot, &game, (asked.by, asked.lang)).await {
        Err(trouble) => trouble,
        // It became theirs meanwhile.
        Ok(()) => Trouble::person(answers::try_again(asked.lang)),
    }
}

/// A move typed into the form.
pub(crate) async fn typed_in_form(bot: &Arc<Bot>, asked: &Asked, at: At, text: &str) -> Result<Say, Trouble> {
    let game = fresh(bot, asked, at).await?;
    match acting::read(bot, &game, (asked.by, asked.lang), text).await? {
        acting::Read::Ask(question) => Ok(question),
        acting::Read::Move(mv) => {
            let (by, from) = ((asked.by, asked.lang), (Source::Text, asked.event));
            acting::enter(bot, at, by, mv, from).await.map(Entered::say)
        }
    }
}
