//! Matches that people ask for.

use std::sync::Arc;

use ::words::Lang;
use arena::{MatchRefusal, MatchRequest};
use rules::Variant;
use store::ladder::{Engine, EngineId, MatchId, Owner, Verdict};
use store::{Reader, StoreError};

use super::{books, engines};
use crate::asked::Asked;
use crate::bot::Bot;
use crate::commands::options::Options;
use crate::say::Say;
use crate::text::commands as options_words;
use crate::text::{answers, engines as engine_words, ladder as words, tournaments as tournament_words};
use crate::trouble::Trouble;

/// Lets two engines play.
pub(crate) async fn ask(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let arena = bot.ladder.arena(lang)?;
    let first = engines::named(bot, asked, options, options_words::FIRST).await?;
    let second = engines::named(bot, asked, options, options_words::SECOND).await?;
    let names = [first.name.as_str(), second.name.as_str()];
    let both = |variant: &Variant| second.variants.contains(variant);
    let common = match books::variant(options) {
        Some(variant) => Some(variant).filter(|variant| first.variants.contains(variant)).filter(both),
        None => first.variants.iter().copied().find(both),
    };
    if first.id == second.id {
        return Err(Trouble::person(words::match_same(lang)));
    }
    let variant = common.ok_or_else(|| Trouble::person(words::match_apart(lang, names)))?;
    let pairs = options.integer(options_words::PAIRS.name).and_then(|pairs| u32::try_from(pairs).ok());
    let pairs = pairs.ok_or_else(|| Trouble::person(answers::unknown_control(lang)))?;
    let request = MatchRequest {
        variant,
        engines: [first.name.clone(), second.name.clone()],
        pairs,
        control: None,
        asked: Owner::Person(asked.by),
        place: asked.guild.map(|guild| (Some(guild), asked.channel)),
    };
    let number = arena.ask_match(request).await.map_err(|refusal| refused(lang, refusal))?;
    bot.ladder.wake.notify_one();
    Ok(Say::text(words::match_begun(lang, number.0, names, pairs)))
}

fn refused(lang: Lang, refusal: MatchRefusal) -> Trouble {
    Trouble::person(match refusal {
        MatchRefusal::NoEngine(name) => engine_words::none_named(lang, &name),
        MatchRefusal::Same(_) => words::match_same(lang),
        MatchRefusal::State { name, state } => words::match_idle(lang, &name, state),
        MatchRefusal::Variant { name, variant } => tournament_words::does_not_play(lang, &name, variant),
        MatchRefusal::Pairs(most) => words::match_pairs(lang, most),
        MatchRefusal::Quota { quota, left } => words::match_quota(lang, quota, left),
        other => return Trouble::Ours(Box::new(other)),
    })
}

/// How a match ended, in words; nothing if there is none.
pub(super) fn over(store: &Reader, lang: Lang, id: MatchId) -> Result<Option<String>, StoreError> {
    let Some(found) = store.engine_match(id)? else { return Ok(None) };
    let name = |id: EngineId| Ok::<_, StoreError>(store.engine(id)?.map_or_else(String::new, name_of));
    let (first, second) = (name(found.terms.engines[0])?, name(found.terms.engines[1])?);
    let (mut half, mut pairs) = ([0; 2], [0; 3]);
    for pair in store.match_pairs(id)? {
        let Some(mut points) = pair.points else { continue };
        if pair.terms.engines[0] != found.terms.engines[0] {
            points.reverse();
        }
        let [own, others] = points;
        half = [half[0] + own, half[1] + others];
        pairs[usize::from(own == others) + 2 * usize::from(own < others)] += 1;
    }
    let verdict = found.verdict.map_or("cancelled", Verdict::as_str);
    Ok(Some(words::match_over(lang, id.0, [&first, &second], half, pairs, verdict)))
}

fn name_of(engine: Engine) -> String {
    engine.name
}
