//! What buttons and menus do.

use std::sync::Arc;

use play::{Action, GameId, Happening, Ply, Refusal};
use rules::starchess::{Cell, Move};
use store::{MessageId, Source, StoredGame};

use crate::acting::{self, Request};
use crate::asked::{Asked, Way};
use crate::boards;
use crate::bot::{Bot, opponent};
use crate::challenges::{self, Choice};
use crate::commands::{endings, rules as rules_command};
use crate::controls::{self, Picked};
use crate::press::{At, Look, Press};
use crate::say::Say;
use crate::style;
use crate::text::{answers, notices};
use crate::trouble::Trouble;

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
        | Press::Type(_)
        | Press::Resign(_)
        | Press::Draw(_)
        | Press::Text(_)
        | Press::View(_) => Way::Private,
        _ => Way::Update,
    }
}

/// A control that was used: its message, and the values picked.
pub(crate) struct Pressed<'a> {
    pub(crate) press: Press,
    pub(crate) message: MessageId,
    pub(crate) values: &'a [String],
}

impl Pressed<'_> {
    fn value(&self) -> &str {
        self.values.first().map_or("", String::as_str)
    }
}

/// Does what was pressed; the answer was promised already.
pub(crate) async fn run(bot: &Arc<Bot>, asked: &Asked, pressed: &Pressed<'_>) -> Result<Reply, Trouble> {
    let choice = |id, choice| challenges::answer(bot, asked, id, choice, pressed.message);
    match pressed.press {
        Press::Accept(id) => choice(id, Choice::Accept).await,
        Press::Decline(id) => choice(id, Choice::Decline).await,
        Press::Withdraw(id) => choice(id, Choice::Withdraw).await,
        Press::Man(at) => pick_man(bot, asked, at, pressed.value()).await.map(Reply::Say),
        Press::ManAgain(at) => pick_man(bot, asked, at, pressed.value()).await.map(Reply::Change),
        Press::To(at, from) => pick_cell(bot, asked, at, Picked::On(from), pressed.value()).await,
        Press::Put(at, role) => pick_cell(bot, asked, at, Picked::Hand(role), pressed.value()).await,
        Press::Play(at, mv) => play(bot, asked, at, mv).await,
        Press::Type(_) => Err(Trouble::Again),
        Press::Resign(at) => {
            let game = fresh(bot, asked, at).await?;
            endings::may_act(bot, &game, asked).await?;
            Ok(Reply::Say(endings::resign_question(&game, asked)))
        }
        Press::ResignYes(at) => {
            let (_, game) = act(bot, asked, at, Action::Resign).await?;
            Ok(Reply::Change(Say::text(answers::resigned(game.id()))))
        }
        Press::Draw(at) => {
            let game = fresh(bot, asked, at).await?;
            endings::may_act(bot, &game, asked).await?;
            Ok(Reply::Say(endings::standing_offer(&game, asked).unwrap_or_else(|| {
                Say::text(answers::draw_question(&opponent(&game, asked.by))).rows(controls::offer(at))
            })))
        }
        Press::DrawOffer(at) => {
            let game = fresh(bot, asked, at).await?;
            endings::offer(bot, &game, asked).await.map(Reply::Change)
        }
        Press::DrawYes(at) => {
            still_offered(bot, asked, at).await?;
            let (_, game) = act(bot, asked, at, Action::AcceptDraw).await?;
            Ok(Reply::Change(Say::text(answers::draw_agreed(game.id()))))
        }
        Press::DrawNo(at) => {
            still_offered(bot, asked, at).await?;
            let (happening, game) = act(bot, asked, at, Action::DeclineDraw).await?;
            Ok(Reply::Change(Say::text(match happening {
                Happening::DrawDeclined { by } => {
                    notices::draw_declined(&crate::bot::name(&game, by), &crate::bot::name(&game, !by))
                }
                _ => answers::draw_declined(&opponent(&game, asked.by)),
            })))
        }
        Press::Never(_) => Ok(Reply::Change(Say::text(answers::never_mind()))),
        Press::Text(at) => {
            let game = any(bot, at.game).await?;
            Ok(Reply::Say(Say::text(boards::as_text(&game))))
        }
        Press::View(at) => view(bot, asked, at).await.map(Reply::Say),
        Press::Step(_, look) => step(bot, asked, look).await.map(Reply::Change),
        Press::Rules(number) => rules_command::page(usize::from(number)).await.map(Reply::Change),
        Press::RulesMenu => {
            rules_command::page(pressed.value().parse().unwrap_or(0)).await.map(Reply::Change)
        }
    }
}

/// A game, live or over.
async fn any(bot: &Bot, id: GameId) -> Result<Arc<StoredGame>, Trouble> {
    if let Some(game) = bot.live.get(id) {
        return Ok(game);
    }
    let game = bot.db(move |store| store.game(id)).await?;
    game.map(Arc::new).ok_or_else(|| Trouble::person(answers::unknown_game(id)))
}

/// The game of a control, if the control is of its newest board.
async fn fresh(bot: &Bot, asked: &Asked, at: At) -> Result<Arc<StoredGame>, Trouble> {
    let game = any(bot, at.game).await?;
    let (now, side) = (game.game.ply(), game.game.players().side_of(asked.by));
    // To strangers and after the end, what they may do comes before how old the board is.
    if side.is_some() && !game.game.is_over() && at.ply != now {
        let stale = Refusal::StalePly { asked: at.ply, now };
        return Err(acting::refused(bot, at.game, asked.by, &stale).await);
    }
    Ok(game)
}

/// To the players, that a move withdrew the offer comes before how old the board is.
async fn still_offered(bot: &Bot, asked: &Asked, at: At) -> Result<(), Trouble> {
    let game = any(bot, at.game).await?;
    let plays = game.game.players().side_of(asked.by).is_some();
    if plays && !game.game.is_over() && at.ply != game.game.ply() {
        return Err(Trouble::person(answers::offer_withdrawn()));
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
        action,
        expected: Some(at.ply),
        source: Source::Menu,
        event: asked.event,
    };
    acting::act(bot, request).await
}

async fn pick_man(bot: &Arc<Bot>, asked: &Asked, at: At, value: &str) -> Result<Say, Trouble> {
    let game = fresh(bot, asked, at).await?;
    acting::may_move(bot, &game, asked.by).await?;
    let position = game.game.game().position();
    let picked = Picked::read(value).ok_or_else(|| Trouble::person(answers::unknown_control()))?;
    if picked.moves(position).is_empty() {
        return Err(Trouble::person(match picked {
            Picked::On(cell) => answers::no_moves_from(cell.number()),
            Picked::Hand(_) => answers::unknown_control(),
        }));
    }
    Ok(Say::text(answers::pick_target()).rows(controls::targets_of(at, position, picked)))
}

async fn pick_cell(
    bot: &Arc<Bot>,
    asked: &Asked,
    at: At,
    picked: Picked,
    value: &str,
) -> Result<Reply, Trouble> {
    let game = fresh(bot, asked, at).await?;
    acting::may_move(bot, &game, asked.by).await?;
    let to = value.parse().ok().and_then(Cell::new);
    let moves: Vec<Move> =
        picked.moves(game.game.game().position()).into_iter().filter(|mv| Some(mv.to()) == to).collect();
    match (moves.as_slice(), picked, to) {
        ([mv], _, _) => play(bot, asked, at, *mv).await,
        ([_, ..], Picked::On(from), Some(to)) => Ok(Reply::Change(acting::promotion(&game, at, from, to))),
        _ => Err(Trouble::person(answers::unknown_control())),
    }
}

async fn play(bot: &Arc<Bot>, asked: &Asked, at: At, mv: Move) -> Result<Reply, Trouble> {
    acting::play(bot, (at.game, asked.by), mv, at.ply, (Source::Menu, asked.event)).await.map(Reply::Change)
}

/// The same board from the other side than it is shown here, to the asker alone.
async fn view(bot: &Arc<Bot>, asked: &Asked, at: At) -> Result<Say, Trouble> {
    let game = any(bot, at.game).await?;
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
    let ply = at.ply.min(game.game.ply());
    boards::looked_at(&game, Look { at: At { game: at.game, ply }, flipped: look.flipped, theme }, look).await
}

async fn step(bot: &Arc<Bot>, asked: &Asked, shown: Look) -> Result<Say, Trouble> {
    let game = any(bot, shown.at.game).await?;
    let by = asked.by;
    let prefs = bot.db(move |store| store.prefs(by)).await?;
    let (own, theme) = boards::look(&prefs, &game, by, false, shown.theme);
    let look = style::Look { flipped: shown.flipped, ..own };
    let ply = Ply(shown.at.ply.0.min(game.game.ply().0));
    boards::looked_at(&game, Look { at: At { ply, ..shown.at }, theme, ..shown }, look).await
}

/// Why somebody does not get the form for a move.
pub(crate) async fn no_form(bot: &Arc<Bot>, asked: &Asked, at: At) -> Trouble {
    let game = match fresh(bot, asked, at).await {
        Ok(game) => game,
        Err(trouble) => return trouble,
    };
    match acting::may_move(bot, &game, asked.by).await {
        Err(trouble) => trouble,
        // It became theirs meanwhile.
        Ok(()) => Trouble::person(answers::try_again()),
    }
}

/// A move typed into the form.
pub(crate) async fn typed_in_form(bot: &Arc<Bot>, asked: &Asked, at: At, text: &str) -> Result<Say, Trouble> {
    let game = fresh(bot, asked, at).await?;
    match acting::read(bot, &game, asked.by, text).await? {
        acting::Read::Ask(question) => Ok(question),
        acting::Read::Move(mv) => {
            acting::play(bot, (at.game, asked.by), mv, at.ply, (Source::Text, asked.event)).await
        }
    }
}
