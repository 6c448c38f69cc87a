//! `/vacation`.

use std::sync::Arc;

use store::{StoredGame, VacationRefusal};
use tracing::info;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::text::{answers, commands as words, vacation as text};
use crate::trouble::Trouble;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    match options.sub() {
        Some(sub) if sub == words::VACATION_START.name => {
            let days = options.integer(words::DAYS.name).and_then(|days| u16::try_from(days).ok());
            start(bot, asked, days.unwrap_or(0)).await
        }
        Some(sub) if sub == words::VACATION_END.name => end(bot, asked).await,
        Some(sub) if sub == words::VACATION_SHOW.name => show(bot, asked).await,
        _ => Err(Trouble::person(answers::unknown_control(asked.lang))),
    }
}

async fn start(bot: &Arc<Bot>, asked: &Asked, days: u16) -> Result<Say, Trouble> {
    let (by, event, now) = (asked.by, asked.event, bot.now());
    let begun = bot.db(move |store| store.start_vacation(by, days, Some(event), now)).await?.into_inner();
    // What ran out before did so even if no vacation begins.
    let stand = refresh(bot, asked).await?;
    let state = begun.map_err(|refusal| refused(asked, refusal))?;
    info!(days, "on vacation");
    let until = state.now.map_or(now, |vacation| vacation.span.until);
    Ok(Say::text(text::begun(asked.lang, until, stand, state.left)))
}

async fn end(bot: &Arc<Bot>, asked: &Asked) -> Result<Say, Trouble> {
    let (by, event, now) = (asked.by, asked.event, bot.now());
    let ended = bot.db(move |store| store.end_vacation(by, Some(event), now)).await?.into_inner();
    let state = ended.map_err(|refusal| refused(asked, refusal))?;
    info!("back from vacation");
    refresh(bot, asked).await?;
    Ok(Say::text(text::ended(asked.lang, state.left)))
}

async fn show(bot: &Arc<Bot>, asked: &Asked) -> Result<Say, Trouble> {
    let (by, now) = (asked.by, bot.now());
    let state = bot.db(move |store| store.vacation(by, now)).await?;
    Ok(Say::text(text::shown(asked.lang, state.now.map(|vacation| vacation.span.until), state.left)))
}

/// Takes the asker's games into memory as they stand now; gives how many a vacation stops.
async fn refresh(bot: &Arc<Bot>, asked: &Asked) -> Result<usize, Trouble> {
    let mut stopped = 0;
    for game in bot.live.of(asked.by) {
        let game = bot.refresh(game.id()).await?;
        let stops = |game: &StoredGame| !game.game.is_over() && game.game.terms().control.is_long();
        stopped += usize::from(game.is_some_and(|game| stops(&game)));
    }
    bot.posts.notify_one();
    Ok(stopped)
}

fn refused(asked: &Asked, refusal: VacationRefusal) -> Trouble {
    Trouble::person(match refusal {
        VacationRefusal::On(vacation) => text::on_already(asked.lang, vacation.span.until),
        VacationRefusal::NotOn => text::not_on(asked.lang),
        VacationRefusal::Left(left) => text::too_few(asked.lang, left),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use ::words::Lang;
    use play::{Answer, Colour, ColourChoice, GameId, Millis, NewChallenge, Terms, Timestamp, UserId};
    use serenity::all::{Http, Permissions};
    use store::{Address, Answered, ChannelId, EventId, MakeChallenge, Store};

    use super::*;
    use crate::Clock;

    const ANN: UserId = UserId(1);
    const BOB: UserId = UserId(2);
    const START: i64 = 1_784_000_000_000;

    struct Moved(AtomicI64);

    impl Clock for Moved {
        fn now(&self) -> Timestamp {
            Timestamp(self.0.load(Ordering::Relaxed))
        }
    }

    fn asks() -> Asked {
        Asked {
            event: EventId(1),
            token: String::new(),
            by: ANN,
            name: "Ann".to_owned(),
            guild: None,
            channel: ChannelId(3),
            kind: None,
            roles: Vec::new(),
            permissions: Permissions::all(),
            manages: false,
            file_limit: 0,
            locale: "en-GB".to_owned(),
            guild_locale: None,
            lang: Lang::En,
        }
    }

    /// A game that begins now, with Ann to move.
    fn game(store: &Store, control: &str) -> GameId {
        let terms = Terms { control: control.parse().expect("a control"), ..Terms::CASUAL };
        let (opponent, colour, now) = (Some(BOB), ColourChoice::White, Timestamp(START));
        let make = MakeChallenge {
            new: NewChallenge { challenger: ANN, opponent, colour, terms, rematch_of: None },
            guild: None,
            channel: ChannelId(3),
            address: Address::User(BOB),
            event: None,
            now,
        };
        let id = store.challenge(make).expect("a challenge").into_inner().challenge.id;
        let answer = Answer::Accept { coin: Colour::White };
        let answered = store.answer_challenge(id, BOB, answer, None, now).expect("accepted").into_inner();
        let Answered::Started { game, .. } = answered else { panic!("a game begins") };
        game.id()
    }

    #[tokio::test]
    async fn all_that_ran_out_before_a_vacation_leaves_memory_even_if_none_begins() {
        for (days, begins) in [(5, true), (31, false)] {
            let folder = tempfile::tempdir().expect("a folder");
            let store =
                Store::open(&folder.path().join("starmate.db"), Timestamp(START)).expect("a database");
            let (sitting, of_days) = (game(&store, "5m+5s/10m"), game(&store, "3d"));
            let clock = Arc::new(Moved(AtomicI64::new(START)));
            let bot = Arc::new(Bot::new(
                Arc::new(Http::new("")),
                store,
                Arc::clone(&clock) as _,
                crate::house::House::new(1),
                crate::ladder::Side::none(),
            ));
            assert_eq!(bot.live.load(&bot.store).expect("read"), 2);
            clock.0.fetch_add(Millis::HOUR.0, Ordering::Relaxed);

            let said = start(&bot, &asks(), days).await;
            assert_eq!(bot.live.get(sitting).map(|game| game.id()), None, "its time ran out");
            let left = bot.live.get(of_days).expect("it goes on");
            assert_eq!(left.game.away().vacation[0].contains(bot.now()), begins);
            match said {
                Ok(say) => assert!(begins && say.text.contains("Your clock stands in one game."), "{say:?}"),
                Err(trouble) => assert!(!begins, "{trouble}"),
            }
        }
    }
}
