//! What is kept about a person: to have it, and to have it removed.

use play::GameId;
use words::{Lang, say};

/// With everything about the asker, in so many files.
pub(crate) fn exported(lang: Lang, files: usize) -> String {
    say!(lang, "data-export", files = files)
}

/// More than fits into one message.
pub(crate) fn too_large(lang: Lang, files: usize, limit: usize) -> String {
    say!(lang, "data-too-large", files = files, limit = super::records::size(lang, limit))
}

/// What removing does; `games` go on.
pub(crate) fn explained(lang: Lang, games: &[GameId]) -> String {
    let list: Vec<String> = games.iter().take(50).map(ToString::to_string).collect();
    say!(lang, "data-remove", games = games.len(), list = super::list(lang, &list))
}

/// The second question; so many games go on.
pub(crate) fn really(lang: Lang, games: usize) -> String {
    say!(lang, "data-really", games = games)
}

/// It is done; so many games were resigned.
pub(crate) fn removed(lang: Lang, games: usize) -> String {
    say!(lang, "data-removed", games = games)
}

/// It was thought better of.
pub(crate) fn kept(lang: Lang) -> String {
    say!(lang, "data-kept")
}

/// A game began in between.
pub(crate) fn playing(lang: Lang) -> String {
    say!(lang, "data-playing")
}

/// Who stands in a game in the place of somebody whose data was removed.
pub(crate) fn removed_player(lang: Lang) -> String {
    say!(lang, "removed-player")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_explanation_names_the_games_that_go_on() {
        assert!(explained(Lang::En, &[]).contains("You have no game going on."));
        assert!(explained(Lang::En, &[GameId(3)]).contains("Your game 3 goes on"));
        assert!(explained(Lang::En, &[GameId(3), GameId(7)]).contains("Your games 3 and 7 go on"));
        for lang in Lang::ALL {
            let games: Vec<GameId> = (100_000..100_500).map(GameId).collect();
            assert!(explained(lang, &games).chars().count() <= super::super::LONGEST, "{lang:?}");
        }
    }
}
