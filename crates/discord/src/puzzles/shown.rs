//! A puzzle as its solver alone sees it.

use std::sync::Arc;

use ::words::Lang;
use picture::{Caption, Scene, Theme};
use play::{LocalDate, Tier, Zone};
use puzzles::{Goal, Hint, Puzzle};
use rules::{Colour, Move, Position, Variant};
use serenity::all::CreateAttachment;
use store::{
    Attempt, AttemptState, DailyPost, FirstTry, Notation, Orientation, Prefs, PuzzleNo, StoreError, Which,
};

use super::press::Day;
use super::{controls, judge};
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::text::{self, moves, puzzles as words};
use crate::trouble::Trouble;

/// The name of a picture that one person sees.
const FILE: &str = "starmate-puzzle.png";

/// How a picture of a puzzle looks: from the solver's side, unless they wish otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    pub(super) theme: Theme,
    pub(super) flipped: bool,
}

impl View {
    /// What all see.
    pub(super) fn for_all(puzzle: &Puzzle) -> Self {
        Self { theme: Theme::default(), flipped: puzzle.side() == Colour::Black }
    }

    fn of(prefs: &Prefs, puzzle: &Puzzle) -> Self {
        let theme = prefs.theme.as_deref().and_then(|name| name.parse().ok()).unwrap_or_default();
        let flipped = match prefs.orientation {
            Orientation::Own => puzzle.side() == Colour::Black,
            Orientation::White => false,
            Orientation::Black => true,
        };
        Self { theme, flipped }
    }
}

/// Draws a position of a puzzle on a thread for blocking work.
pub(super) async fn picture(
    lang: Lang,
    (position, last): (Position, Option<Move>),
    view: View,
    name: String,
) -> Result<CreateAttachment, Trouble> {
    Ok(tokio::task::spawn_blocking(move || {
        let [white, black] = Colour::ALL.map(|colour| words::side_name(lang, colour));
        let line = words::caption(lang, &position);
        let scene = Scene {
            last,
            flip: view.flipped,
            theme: view.theme,
            caption: Some(Caption { white: &white, black: &black, clocks: ["", ""], line: &line }),
            ..Scene::new(&position)
        };
        let alt = text::board::alt(lang, &position, last, None);
        CreateAttachment::bytes(crate::draw::png(&scene), name).description(alt)
    })
    .await?)
}

/// The puzzle of a number, or that it is there no more.
pub(super) fn of_number(bot: &Bot, lang: Lang, no: PuzzleNo) -> Result<Arc<Puzzle>, Trouble> {
    bot.puzzles.get(no).ok_or_else(|| Trouble::person(words::gone(lang)))
}

/// Moves as people read them: `1. 18-19 26-25 2. 19-20`, from the puzzle's position on.
pub(super) fn line(lang: Lang, notation: Notation, puzzle: &Puzzle, played: &[Move]) -> String {
    let mut position = puzzle.position().clone();
    let mut parts = Vec::new();
    for (ply, mv) in played.iter().enumerate() {
        let shown = moves::shown(lang, notation, &position, *mv);
        parts.push(if ply.is_multiple_of(2) { format!("{}. {shown}", ply / 2 + 1) } else { shown });
        let Ok(next) = position.clone().play(*mv) else { break };
        position = next;
    }
    parts.join(" ")
}

/// What stands above a puzzle.
pub(super) fn title(lang: Lang, puzzle: &Puzzle, day: Option<&DailyPost>) -> String {
    let tier = puzzle.tier().as_str();
    match day {
        Some(day) => words::title_day(lang, day.number, puzzle.variant(), tier),
        None => words::title(lang, puzzle.id().as_str(), puzzle.variant(), tier),
    }
}

/// What is to be done, and what is to be reached if that is told.
pub(super) fn task(lang: Lang, puzzle: &Puzzle, told: bool) -> String {
    let goal = told.then(|| puzzle.goal());
    words::task(
        lang,
        puzzle.side(),
        match goal {
            None => None,
            Some(Goal::Win) => Some(0),
            Some(Goal::Mate(moves)) => Some(moves),
        },
    )
}

/// Everything that a message about somebody's attempt is made of.
pub(super) struct Seen {
    pub(super) no: PuzzleNo,
    pub(super) puzzle: Arc<Puzzle>,
    pub(super) attempt: Attempt,
    pub(super) prefs: Prefs,
    /// The puzzle of a day that it is, if they tried it as that.
    pub(super) day: Option<DailyPost>,
    /// The puzzle's rating, and how many first tries made it.
    rated: Option<(u16, u32)>,
}

impl Seen {
    /// The attempt as the database has it, begun now if it was not.
    pub(super) async fn of(bot: &Bot, asked: &Asked, no: PuzzleNo) -> Result<Self, Trouble> {
        let puzzle = of_number(bot, asked.lang, no)?;
        let (by, now) = (asked.by, bot.now());
        let (attempt, prefs, day, rated) = bot
            .db(move |store| {
                let attempt = store.open_attempt(by, no, now)?;
                let day = store.entered_day(by, Which::Puzzle(no))?;
                Ok::<_, StoreError>((attempt, store.prefs(by)?, day, store.puzzle_rating(no)?))
            })
            .await?;
        Ok(Self { no, puzzle, attempt, prefs, day, rated })
    }

    /// The message: what is to be done, `news` about what was done just now, the board.
    pub(super) async fn say(&self, lang: Lang, news: Vec<String>) -> Result<Say, Trouble> {
        match self.attempt.state {
            AttemptState::Open => self.open(lang, news).await,
            AttemptState::Solved | AttemptState::GaveUp => {
                // The end of the solution after solving, its beginning for those who want to be shown it.
                let solved = self.attempt.state == AttemptState::Solved;
                let ply = if solved { self.puzzle.line().len() } else { 0 };
                self.over(lang, u8::try_from(ply).unwrap_or(u8::MAX), news).await
            }
        }
    }

    async fn open(&self, lang: Lang, news: Vec<String>) -> Result<Say, Trouble> {
        let attempt = judge::resumed(&self.puzzle, &self.attempt.line);
        let told = self.prefs.goal || self.day.as_ref().is_some_and(|day| day.goal);
        let mut lines = vec![title(lang, &self.puzzle, self.day.as_ref()), task(lang, &self.puzzle, told)];
        if let puzzles::Source::Published { author, .. } = self.puzzle.source() {
            lines.push(words::published(lang, author));
        }
        let played = attempt.played();
        if !played.is_empty() {
            lines.push(words::found(lang, &line(lang, self.prefs.notation, &self.puzzle, played)));
        }
        let is_new = news.is_empty();
        lines.extend(news);
        lines.extend(self.hints(lang, attempt.hints()));
        if is_new {
            lines.push(words::help(lang));
        }
        let last = played.last().copied().or(self.puzzle.before());
        let view = View::of(&self.prefs, &self.puzzle);
        let picture = picture(lang, (attempt.position().clone(), last), view, FILE.to_owned()).await?;
        Ok(Say::text(lines.join("\n")).file(picture).rows(controls::open(
            lang,
            self.no,
            self.attempt.hinted < 2,
        )))
    }

    /// The hints that were taken on the move to come.
    fn hints(&self, lang: Lang, hints: Option<[Hint; 2]>) -> Vec<String> {
        let hints = hints.into_iter().flatten().take(usize::from(self.attempt.hinted));
        hints
            .map(|hint| match hint {
                Hint::Man { man, on } => words::hint_man(lang, man.role, Some(on)),
                Hint::Placed { role } => words::hint_man(lang, role, None),
                Hint::Target { to, .. } => words::hint_target(lang, to),
            })
            .collect()
    }

    /// A puzzle that is over, at the position after so many moves of the solution.
    pub(super) async fn over(&self, lang: Lang, ply: u8, news: Vec<String>) -> Result<Say, Trouble> {
        let puzzle = &self.puzzle;
        let solution = puzzle.line();
        let plies = u8::try_from(solution.len()).unwrap_or(u8::MAX);
        let ply = ply.min(plies);
        let shown = &solution[..usize::from(ply)];
        let mut position = puzzle.position().clone();
        for mv in shown {
            let Ok(next) = position.clone().play(*mv) else { break };
            position = next;
        }
        let mut lines = vec![title(lang, puzzle, self.day.as_ref())];
        if news.is_empty() {
            lines.push(words::ended(lang, self.attempt.state == AttemptState::Solved, self.attempt.first));
        }
        lines.extend(news);
        lines.push(words::solution(lang, &line(lang, self.prefs.notation, puzzle, solution)));
        if !puzzle.themes().is_empty() {
            let themes: Vec<String> =
                puzzle.themes().iter().map(|theme| words::theme(lang, *theme)).collect();
            lines.push(words::themes(lang, &themes.join(", ")));
        }
        lines.extend(self.rated.map(|(points, tries)| words::rated(lang, points, tries)));
        if let puzzles::Source::Published { author, .. } = puzzle.source() {
            lines.push(words::published(lang, author));
        }
        let last = shown.last().copied().or(puzzle.before());
        let view = View::of(&self.prefs, puzzle);
        let picture = picture(lang, (position, last), view, FILE.to_owned()).await?;
        let day = self.day.as_ref().filter(|_| self.attempt.state == AttemptState::Solved);
        let day = day.map(|day| Day { variant: day.variant, number: day.number });
        Ok(Say::text(text::cut(&lines.join("\n"), text::LONGEST)).file(picture).rows(controls::over(
            lang,
            (self.no, puzzle.variant()),
            (ply, plies),
            day,
        )))
    }

    /// What the end of the first try did to the rating.
    pub(super) fn rating(&self, lang: Lang) -> Option<String> {
        let change = self.attempt.change?;
        let moved = change.after.round() as i32 - change.before.round() as i32;
        Some(words::rating(lang, change.after_shown(), moved))
    }

    /// How the first try ended, if it has.
    pub(super) fn first(&self) -> Option<FirstTry> {
        self.attempt.first
    }
}

/// A puzzle for the asker alone.
pub(crate) async fn look_at(bot: &Bot, asked: &Asked, no: PuzzleNo) -> Result<Say, Trouble> {
    Seen::of(bot, asked, no).await?.say(asked.lang, Vec::new()).await
}

/// A puzzle that the asker has not tried, near to their rating: of a rule set, with a theme and a tier if they are named.
pub(crate) async fn another(
    bot: &Bot,
    asked: &Asked,
    variant: Variant,
    theme: Option<puzzles::Theme>,
    tier: Option<Tier>,
) -> Result<Say, Trouble> {
    /// From so many of the nearest one is drawn, so that two who are alike do not always get the same.
    const AMONG: usize = 12;
    let (by, now) = (asked.by, bot.now());
    let today: LocalDate = Zone::utc().date(now);
    let offered = bot.db(move |store| store.offered(by, variant, tier, today)).await?;
    let has = |no: &PuzzleNo| {
        let puzzle = bot.puzzles.get(*no);
        puzzle.is_some_and(|puzzle| theme.is_none_or(|theme| puzzle.themes().contains(&theme)))
    };
    let near: Vec<PuzzleNo> = offered.into_iter().filter(has).take(AMONG).collect();
    // The number of the event is as good as chance, and the same when the event comes twice.
    let chosen = near.get((asked.event.0 >> 22) as usize % near.len().max(1)).copied();
    let Some(no) = chosen else {
        return Err(Trouble::person(words::none_left(
            asked.lang,
            variant,
            theme.is_some() || tier.is_some(),
        )));
    };
    look_at(bot, asked, no).await
}
