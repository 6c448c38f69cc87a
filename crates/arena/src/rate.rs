//! Ratings: fitted to all games after each change, and kept.

use std::collections::{BTreeMap, HashMap};

use ladder::openings::Book;
use ladder::{Counts, Fit, List, Prior, Results};
use rules::Variant;
use serde::Serialize;
use store::Store;
use store::ladder::{Engine, EngineId, Fitted};

use crate::error::Error;
use crate::hear::now;
use crate::house;

/// A ladder as it was last fitted.
pub(crate) struct Rated {
    /// The engines by their numbers in the fit.
    pub(crate) engines: Vec<Engine>,
    pub(crate) results: Results,
    pub(crate) fit: Fit,
}

/// What is kept of a fit beside the ratings.
#[derive(Serialize)]
struct Kept {
    /// What having White is worth, in Elo, by list.
    white: BTreeMap<&'static str, f64>,
    /// How many games of equals are drawn, 0 to 1, by list.
    draws: BTreeMap<&'static str, f64>,
    games: u32,
}

impl Rated {
    /// Fits the ratings of a ladder to all that the store has; `before` makes it quicker.
    pub(crate) fn of(store: &Store, variant: Variant, before: Option<&Self>) -> Result<Self, Error> {
        let engines = store.engines(Some(variant))?;
        let place: HashMap<EngineId, usize> =
            engines.iter().enumerate().map(|(place, engine)| (engine.id, place)).collect();
        let put = store.ladder(variant)?.map(|ladder| ladder.anchors).unwrap_or_default();
        let books = Book::of(variant);
        let mut results = Results::new();
        for one in store.statistics(variant, None)? {
            let list = books.iter().position(|book| book.as_str() == one.list);
            let (white, black) = (place.get(&one.white), place.get(&one.black));
            if let (Some(&white), Some(&black), Some(list)) = (white, black, list) {
                let counts = Counts { white_wins: one.wins, draws: one.draws, black_wins: one.losses };
                results.add_counts(white, black, list, counts);
            }
        }
        let prior = |engine: &Engine| {
            let anchored = engine.house.is_some().then(|| {
                put.get(&engine.name).copied().or_else(|| house::anchor_rating(variant, &engine.name))
            });
            match (anchored.flatten(), engine.predecessor.and_then(|before| place.get(&before))) {
                (Some(rating), _) => Prior::Fixed(rating),
                (None, Some(&before)) => Prior::After(before),
                (None, None) => Prior::New,
            }
        };
        let priors: Vec<Prior> = engines.iter().map(prior).collect();
        let lists: Vec<List> = books.iter().map(|book| book.prior()).collect();
        // Engines are only ever added at the end, so an earlier fit is of the first of them.
        let fit = ladder::fit(&priors, &lists, &results, before.map(|before| &before.fit))?;
        Ok(Self { engines, results, fit })
    }

    /// Keeps the ratings; gives what has changed: engine, rating before, rating now.
    pub(crate) fn keep(
        &self,
        store: &Store,
        variant: Variant,
    ) -> Result<Vec<(EngineId, Option<f64>, f64)>, Error> {
        let before: HashMap<EngineId, f64> =
            store.engine_ratings(variant)?.into_iter().map(|one| (one.engine, one.rating)).collect();
        let ranked = self.fit.ranked();
        let playing: Vec<usize> =
            ranked.iter().copied().filter(|place| self.engines[*place].state.plays()).collect();
        let next = |place: usize| {
            let at = playing.iter().position(|other| *other == place)?;
            playing.get(at + 1).map(|below| self.fit.superiority(place, *below))
        };
        let fitted: Vec<Fitted> = ranked
            .iter()
            .map(|&place| {
                let rating = self.fit.rating(place);
                let [low, high] = rating.interval();
                Fitted {
                    engine: self.engines[place].id,
                    rating: rating.mean,
                    deviation: rating.deviation,
                    low,
                    high,
                    superior: next(place),
                }
            })
            .collect();
        let books = Book::of(variant);
        let by_list = |of: &dyn Fn(usize) -> f64| {
            books.iter().enumerate().map(|(list, book)| (book.as_str(), of(list))).collect()
        };
        let kept = Kept {
            white: by_list(&|list| self.fit.white(list)),
            draws: by_list(&|list| self.fit.draw_share(list)),
            games: self.results.games(),
        };
        let json = serde_json::to_string(&kept).expect("plain data");
        store.put_ratings(variant, &fitted, &json, now())?.into_inner();
        let changed = fitted.iter().filter_map(|one| {
            let old = before.get(&one.engine).copied();
            (old != Some(one.rating)).then_some((one.engine, old, one.rating))
        });
        Ok(changed.collect())
    }
}
