//! The position that a command is about: `--variant`, `--position`, `--moves`.

use clap::ValueEnum;
use rules::starchess::{Game, Position, read_move};

use super::failure::{Failure, short};

/// The position that a command is about.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct From {
    /// The rule set
    #[arg(long, value_enum, default_value = "starchess")]
    variant: Variant,
    /// A position string, or `startpos`
    #[arg(long, value_name = "POSITION", default_value = "startpos", allow_hyphen_values = true)]
    position: String,
    /// Moves to play from there, spaces between them
    #[arg(
        long,
        value_name = "MOVES",
        default_value = "",
        hide_default_value = true,
        allow_hyphen_values = true
    )]
    moves: String,
}

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Variant {
    /// Starchess on the star of 37 cells
    Starchess,
    /// Classical chess: not played by this version
    Chess,
    /// Chess-100: not played by this version
    Chess100,
}

impl From {
    /// The game from the position through all of the moves.
    pub(super) fn game(&self) -> Result<Game, Failure> {
        if self.variant != Variant::Starchess {
            let name = self
                .variant
                .to_possible_value()
                .map_or_else(String::new, |value| value.get_name().to_owned());
            return Err(Failure::input(
                "--variant",
                format!("{name} is not played by this version, only starchess is"),
            ));
        }
        let start = match self.position.as_str() {
            "startpos" => Position::start(),
            text => text.parse().map_err(|fault| Failure::input("--position", fault))?,
        };
        let mut game = Game::from(start);
        for (index, text) in self.moves.split_whitespace().enumerate() {
            let place = || format!("--moves, move {} ({})", index + 1, short(text));
            let status = game.status();
            if status.is_over() {
                return Err(Failure::input(place(), format!("the game has ended already ({status})")));
            }
            let read =
                read_move(game.position(), text).map_err(|refusal| Failure::input(place(), refusal))?;
            game.push(read).map_err(|fault| Failure::input(place(), fault))?;
        }
        Ok(game)
    }
}
