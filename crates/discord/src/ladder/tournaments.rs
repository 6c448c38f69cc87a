//! Tournaments: made, joined, shown, told of in the channel in which they were made.

use std::collections::HashMap;
use std::sync::Arc;

use ::words::Lang;
use arena::{TournamentRefusal, TournamentRequest};
use ladder::tournament::{Event, Format, Standing};
use picture::{CrossRow, CrossTable, EventRow, EventTable, Who, cross_table, event_table};
use picture::{Tally, Theme};
use rules::Variant;
use serenity::all::CreateAttachment;
use store::StoreError;
use store::ladder::{Engine, EngineGamesOf, EngineId, Owner, Tournament, TournamentId, TournamentState};
use tracing::info;

use super::{books, engines, following, tables};
use crate::asked::Asked;
use crate::bot::Bot;
use crate::commands::options::Options;
use crate::say::Say;
use crate::text::commands as options_words;
use crate::text::ladder::Label;
use crate::text::{self, answers, ladder as ladder_words, tournaments as words};
use crate::trouble::Trouble;

/// For how many hours engines can be entered where nothing is said.
const HOURS: i64 = 24;
const HOUR_MS: i64 = 3_600_000;
/// How many tournaments are listed, and looked through for a name.
const LISTED: u32 = 15;
const KNOWN: u32 = 200;
/// The largest file of records: what every server takes, with room for the picture.
const RECORDS: usize = 9 << 20;
/// How many lines of a table stand in words.
const LINES: usize = 20;

/// A tournament with all that its table needs.
struct Shown {
    tournament: Tournament,
    /// Once it has begun.
    event: Option<Event>,
    /// Those who take part.
    engines: HashMap<EngineId, Engine>,
    winner: Option<String>,
}

impl Shown {
    fn of(store: &store::Reader, id: TournamentId) -> Result<Option<Self>, Trouble> {
        let Some(tournament) = store.tournament(id)? else { return Ok(None) };
        let begun = !matches!(tournament.state, TournamentState::Entries) && tournament.started.is_some();
        let event = if begun {
            Some(arena::event(store, &tournament).map_err(|error| Trouble::Ours(Box::new(error)))?)
        } else {
            None
        };
        let mut engines = HashMap::new();
        for entry in &tournament.entries {
            engines.extend(store.engine(entry.engine)?.map(|engine| (entry.engine, engine)));
        }
        let winner = match tournament.winner {
            Some(winner) => store.engine(winner)?.map(|engine| engine.name),
            None => None,
        };
        Ok(Some(Self { tournament, event, engines, winner }))
    }

    fn name(&self, seat: usize) -> &str {
        self.tournament.entries.get(seat).map_or("", |entry| &entry.name)
    }

    /// Flag, name and author of each, as pictures have them.
    fn who(&self, lang: Lang, standings: &[Standing]) -> Vec<[String; 3]> {
        let of = |row: &Standing| {
            let id = self.tournament.entries.get(row.entrant).map(|entry| entry.engine);
            id.and_then(|id| self.engines.get(&id))
                .map(|engine| tables::who(lang, engine))
                .unwrap_or_default()
        };
        standings.iter().map(of).collect()
    }

    /// Rounds that are over or being played, and how many there are.
    fn round(&self) -> Option<(u32, u32)> {
        let progress = self.event.as_ref()?.progress();
        Some((progress.round, progress.rounds))
    }

    fn standings(&self) -> Vec<Standing> {
        self.event.as_ref().map(Event::standings).unwrap_or_default()
    }

    /// The table in words.
    fn lines(&self, lang: Lang) -> Vec<String> {
        let line = |row: &Standing| {
            let points = ladder_words::points((row.points * 2.0).round() as u32);
            words::place(lang, row.rank, self.name(row.entrant), &points)
        };
        self.standings().iter().take(LINES).map(line).collect()
    }

    /// The table as a picture.
    fn drawn(&self, lang: Lang, theme: Theme, file: String) -> CreateAttachment {
        let standings = self.standings();
        let terms = &self.tournament.terms;
        let tie_breaks = match Format::from_word(&terms.format) {
            Some(Format::Swiss) => vec![Label::Buchholz, Label::Berger],
            Some(Format::Knockout) | None => Vec::new(),
            Some(_) => vec![Label::Berger],
        };
        let cells: Vec<Vec<String>> = standings
            .iter()
            .map(|row| {
                let cell = |label: &Label| match label {
                    Label::Buchholz => trimmed(row.tie_breaks.buchholz),
                    _ => trimmed(row.tie_breaks.sonneborn_berger),
                };
                tie_breaks.iter().map(cell).collect()
            })
            .collect();
        let who = self.who(lang, &standings);
        let rows: Vec<EventRow<'_>> = standings
            .iter()
            .zip(&who)
            .zip(&cells)
            .map(|((row, [flag, name, author]), cells)| EventRow {
                rank: row.rank,
                who: Who { flag, name, author, titles: 0 },
                results: Tally { wins: row.score.wins, draws: row.score.draws, losses: row.score.losses },
                points: row.points,
                cells,
                out: row.lost_in.is_some(),
            })
            .collect();
        let heads: Vec<String> = tie_breaks.iter().map(|label| ladder_words::sheet(lang, *label)).collect();
        let columns: Vec<&str> = heads.iter().map(String::as_str).collect();
        let aside = self.round().map(|(round, rounds)| words::round(lang, round, rounds)).unwrap_or_default();
        let [engine, results, points] =
            [Label::Engine, Label::Results, Label::Points].map(|word| ladder_words::sheet(lang, word));
        let png = event_table(&EventTable {
            title: &text::plain(&terms.name),
            aside: &aside,
            engine: &engine,
            results: &results,
            points: &points,
            columns: &columns,
            rows: &rows,
            theme,
        });
        CreateAttachment::bytes(png, file).description(words::alt(lang, &self.tournament, &self.lines(lang)))
    }

    /// Who made how much against whom, as a picture.
    fn crossed(&self, lang: Lang, file: String) -> CreateAttachment {
        let standings = self.standings();
        let mut met: HashMap<(usize, usize), (f64, u32)> = HashMap::new();
        for (pairing, score) in self.event.as_ref().map(Event::played).unwrap_or_default() {
            let [first, second] = pairing.engines;
            let games = score.games();
            let points = f64::from(score.wins) + f64::from(score.draws) / 2.0;
            for (pair, points) in [((first, second), points), ((second, first), f64::from(games) - points)] {
                let known = met.entry(pair).or_default();
                *known = (known.0 + points, known.1 + games);
            }
        }
        let against: Vec<Vec<Option<(f64, u32)>>> = standings
            .iter()
            .map(|row| {
                standings.iter().map(|other| met.get(&(row.entrant, other.entrant)).copied()).collect()
            })
            .collect();
        let who = self.who(lang, &standings);
        let rows: Vec<CrossRow<'_>> = standings
            .iter()
            .zip(&who)
            .zip(&against)
            .map(|((row, [flag, name, author]), against)| CrossRow {
                rank: row.rank,
                who: Who { flag, name, author, titles: 0 },
                against,
                points: row.points,
                games: row.score.games(),
            })
            .collect();
        let [engine, points] = [Label::Engine, Label::Points].map(|word| ladder_words::sheet(lang, word));
        let png = cross_table(&CrossTable {
            title: &text::plain(&self.tournament.terms.name),
            aside: &words::format(lang, &self.tournament.terms.format),
            engine: &engine,
            points: &points,
            rows: &rows,
            theme: Theme::default(),
        });
        CreateAttachment::bytes(png, file).description(words::alt(lang, &self.tournament, &self.lines(lang)))
    }

    fn words(&self, lang: Lang) -> String {
        let mut lines = vec![words::heading(lang, &self.tournament, self.round())];
        match self.tournament.state {
            TournamentState::Over => {
                lines.push(words::over(lang, &self.tournament, self.winner.as_deref()));
            }
            TournamentState::Cancelled => lines.push(words::called_off(lang, &self.tournament)),
            _ => {}
        }
        lines.extend(self.lines(lang));
        text::cut(&lines.join("\n"), text::LONGEST)
    }
}

/// A number of points without needless digits: "12", "12.5", "12.25".
fn trimmed(points: f64) -> String {
    let text = format!("{points:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

async fn shown(bot: &Bot, id: TournamentId) -> Result<Option<Shown>, Trouble> {
    bot.db(move |store| Shown::of(store, id)).await
}

/// The tournament that an option names: the newest of that name.
async fn named(bot: &Bot, asked: &Asked, options: &Options<'_>) -> Result<Tournament, Trouble> {
    let missing = || Trouble::person(answers::unknown_control(asked.lang));
    let name = options.string(options_words::WHICH_TOURNAMENT.name).ok_or_else(missing)?.trim().to_owned();
    let wanted = name.to_lowercase();
    let found = bot.db(|store| store.tournaments(KNOWN)).await?;
    let found = found.into_iter().find(|one| one.terms.name.to_lowercase() == wanted);
    found.ok_or_else(|| Trouble::person(words::none_named(asked.lang, &name)))
}

/// `/tournament create`.
pub(crate) async fn create(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let arena = bot.ladder.arena(lang)?;
    let missing = || Trouble::person(answers::unknown_control(lang));
    let name = options.string(options_words::TOURNAMENT_NAME.name).ok_or_else(missing)?;
    // As the arena keeps it, so that two spaces make no second tournament of a name.
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let format = options.string(options_words::TOURNAMENT_FORMAT.name).and_then(Format::from_word);
    let format = format.ok_or_else(missing)?;
    let variant = following::chosen(bot, asked, options).await?;
    may_create(bot, asked, &name).await?;
    let listed = options.string(options_words::ENTRANTS.name).unwrap_or_default();
    let listed: Vec<String> =
        listed.split(',').map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect();
    let hours = options.integer(options_words::OPEN_HOURS.name);
    let open = listed.is_empty() || hours.is_some();
    let number = |option: options_words::Words| {
        options.integer(option.name).and_then(|number| u32::try_from(number).ok())
    };
    let request = TournamentRequest {
        name,
        variant,
        format,
        rounds: number(options_words::ROUNDS).filter(|_| format == Format::Swiss),
        pairs: number(options_words::MEETINGS).filter(|_| format != Format::Swiss).unwrap_or(1),
        control: options.string(options_words::ENGINE_CONTROL.name).map(|text| text.trim().to_owned()),
        clock: None,
        list: options.string(options_words::OPENINGS.name).map(|text| text.trim().to_owned()),
        adjudication: None,
        seed: None,
        creator: Owner::Person(asked.by),
        place: Some((asked.guild, asked.channel)),
        engines: listed,
        open,
        entries_end: open.then(|| bot.now().plus_ms(hours.unwrap_or(HOURS) * HOUR_MS)),
    };
    let control = request.control.clone().unwrap_or_default();
    let id = arena.create_tournament(request).await.map_err(|why| refused(lang, (&control, variant), why))?;
    info!(tournament = id.0, by = asked.by.0, "a tournament was made");
    let made = bot.db(move |store| store.tournament(id)).await?.ok_or(Trouble::Unknown)?;
    Ok(Say::text(words::created(lang, &made)))
}

/// Who has no tournament that goes on may make one, under a name that none of those has.
async fn may_create(bot: &Bot, asked: &Asked, name: &str) -> Result<(), Trouble> {
    let live = bot.db(|store| store.live_tournaments()).await?;
    if live.iter().any(|one| one.terms.name.to_lowercase() == name.to_lowercase()) {
        return Err(Trouble::person(words::name_taken(asked.lang, name)));
    }
    let own = live.iter().find(|one| one.terms.creator == Owner::Person(asked.by));
    match own.filter(|_| !bot.ladder.is_operator(asked.by)) {
        Some(own) => Err(Trouble::person(words::too_many(asked.lang, &own.terms.name))),
        None => Ok(()),
    }
}

fn refused(lang: Lang, (control, of): (&str, Variant), refusal: TournamentRefusal) -> Trouble {
    Trouble::person(match refusal {
        TournamentRefusal::NoEngine(name) => text::engines::none_named(lang, &name),
        TournamentRefusal::State { name, state } => ladder_words::match_idle(lang, &name, state),
        TournamentRefusal::Variant { name, variant } => words::does_not_play(lang, &name, variant),
        TournamentRefusal::Twice(name) => words::twice(lang, &name),
        TournamentRefusal::NotYours(name) => text::engines::not_yours_named(lang, &name),
        TournamentRefusal::TooFew | TournamentRefusal::Shape(ladder::Error::TooFew { .. }) => {
            words::too_few(lang)
        }
        TournamentRefusal::Pairs(most) => ladder_words::match_pairs(lang, most),
        TournamentRefusal::List { name, .. } => {
            words::unknown_openings(lang, &name, of, &books::openings(of))
        }
        TournamentRefusal::Closed => words::takes_none(lang),
        TournamentRefusal::Control(_) => words::wrong_control(lang, control),
        TournamentRefusal::Name => words::no_name(lang),
        TournamentRefusal::Shape(ladder::Error::TooMany { given, most }) => {
            words::too_many_engines(lang, given, most)
        }
        TournamentRefusal::Shape(ladder::Error::Rounds { given, most }) => {
            words::wrong_rounds(lang, given, most)
        }
        other => return Trouble::Ours(Box::new(other)),
    })
}

/// `/tournament join`.
pub(crate) async fn join(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let arena = bot.ladder.arena(lang)?;
    let tournament = named(bot, asked, options).await?;
    let engine = engines::named(bot, asked, options, options_words::WHICH_ENGINE).await?;
    let by = if bot.ladder.is_operator(asked.by) { Owner::Operator } else { Owner::Person(asked.by) };
    match arena.enter_tournament(tournament.id, &engine.name, by).await {
        Ok(entered) => Ok(Say::text(words::joined(lang, &tournament, &entered.name, true))),
        Err(TournamentRefusal::Twice(name)) => Ok(Say::text(words::joined(lang, &tournament, &name, false))),
        Err(TournamentRefusal::Closed) => Err(Trouble::person(words::closed(lang, &tournament))),
        Err(why) => Err(refused(lang, ("", tournament.terms.variant), why)),
    }
}

/// `/tournament list`.
pub(crate) async fn list(bot: &Arc<Bot>, lang: Lang) -> Result<Say, Trouble> {
    let listed = bot
        .db(|store| {
            let mut listed = Vec::new();
            for one in store.tournaments(LISTED)? {
                let winner = match one.winner {
                    Some(winner) => store.engine(winner)?.map(|engine| engine.name),
                    None => None,
                };
                listed.push((one, winner));
            }
            Ok::<_, StoreError>(listed)
        })
        .await?;
    if listed.is_empty() {
        return Ok(Say::text(words::none(lang)));
    }
    let lines = listed.iter().map(|(one, winner)| words::line(lang, one, winner.as_deref()));
    let lines: Vec<String> = [words::list_heading(lang)].into_iter().chain(lines).collect();
    Ok(Say::text(text::cut(&lines.join("\n"), text::LONGEST)))
}

/// `/tournament show`.
pub(crate) async fn show(
    bot: &Arc<Bot>,
    asked: &Asked,
    lang: Lang,
    options: &Options<'_>,
    theme: Theme,
) -> Result<Say, Trouble> {
    let id = named(bot, asked, options).await?.id;
    let shown = shown(bot, id).await?.ok_or(Trouble::Unknown)?;
    let words = shown.words(lang);
    if shown.event.is_none() {
        return Ok(Say::text(words));
    }
    let draw = move || shown.drawn(lang, theme, format!("starmate-tournament-{id}.png"));
    Ok(Say::text(words).file(tokio::task::spawn_blocking(draw).await?))
}

/// `/tournament cancel`: for whoever made it, who manages the server in which it was made, or who runs this bot.
pub(crate) async fn cancel(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let arena = bot.ladder.arena(asked.lang)?;
    let tournament = named(bot, asked, options).await?;
    let there = tournament.terms.place.and_then(|(guild, _)| guild);
    let manages = asked.manages && asked.guild.is_some() && asked.guild == there;
    let own = tournament.terms.creator == Owner::Person(asked.by);
    if !own && !manages && !bot.ladder.is_operator(asked.by) {
        return Err(Trouble::person(words::not_yours(asked.lang, &tournament)));
    }
    let done = arena.cancel_tournament(tournament.id).await.map_err(|why| Trouble::Ours(Box::new(why)))?;
    Ok(Say::text(words::cancelled(asked.lang, &tournament, done)))
}

/// It begins.
pub(super) async fn begins(bot: &Arc<Bot>, lang: Lang, id: TournamentId) -> Result<Option<Say>, Trouble> {
    let found = bot.db(move |store| store.tournament(id)).await?;
    Ok(found.map(|one| Say::text(words::begins(lang, &one))))
}

/// A round is over: the table as it is by now.
pub(super) async fn round_over(
    bot: &Arc<Bot>,
    lang: Lang,
    id: TournamentId,
    round: u32,
    file: String,
) -> Result<Option<Say>, Trouble> {
    let Some(shown) = shown(bot, id).await? else { return Ok(None) };
    let rounds = shown.round().map_or(round, |(_, rounds)| rounds);
    // The end has a message of its own, with more in it.
    if round >= rounds && shown.tournament.state == TournamentState::Over {
        return Ok(None);
    }
    let words = words::round_over(lang, &shown.tournament, round, rounds);
    let draw = move || shown.drawn(lang, Theme::default(), file);
    Ok(Some(Say::text(words).file(tokio::task::spawn_blocking(draw).await?)))
}

/// It is over: the winner, the cross-table, the records of all games; or it was called off.
pub(super) async fn over(
    bot: &Arc<Bot>,
    lang: Lang,
    id: TournamentId,
    file: String,
) -> Result<Option<Say>, Trouble> {
    let Some(shown) = shown(bot, id).await? else { return Ok(None) };
    if shown.tournament.state == TournamentState::Cancelled {
        return Ok(Some(Say::text(words::called_off(lang, &shown.tournament))));
    }
    let records = bot
        .db(move |store| {
            let mut text = Vec::new();
            let of = EngineGamesOf { engine: None, tournament: Some(id) };
            store.write_engine_games(of, &mut text)?;
            Ok::<_, StoreError>(text)
        })
        .await?;
    let fit = records.len() <= RECORDS;
    let mut lines = vec![words::over(lang, &shown.tournament, shown.winner.as_deref())];
    lines.extend(shown.lines(lang));
    lines.push(words::records(lang, &shown.tournament, fit));
    let say = Say::text(text::cut(&lines.join("\n"), text::LONGEST));
    let picture = tokio::task::spawn_blocking(move || shown.crossed(lang, file)).await?;
    let say = say.file(picture);
    Ok(Some(if fit {
        say.file(CreateAttachment::bytes(records, format!("starmate-tournament-{id}.pgn")))
    } else {
        say
    }))
}

#[cfg(test)]
mod tests {
    use super::trimmed;

    #[test]
    fn tie_breaks_have_no_needless_digits() {
        assert_eq!([12.0, 12.5, 12.25].map(trimmed), ["12", "12.5", "12.25"]);
    }
}
