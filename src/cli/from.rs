//! The position that a command is about: `--variant`, `--position`, `--moves`.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use rules::input::read_move;
use rules::{Game, Position, Variant};

use super::failure::{Failure, short};

/// The position that a command is about.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct From {
    /// The rule set; of a record, the one that it names, where this is not said [default: starchess]
    #[arg(long, value_name = "RULES", value_parser = rule_set())]
    pub(super) variant: Option<Variant>,
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

/// Reads the name of a rule set.
pub(super) fn rule_set() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::ALL.map(Variant::as_str))
        .map(|word| Variant::from_word(&word).expect("one of the possible values"))
}

impl From {
    /// The game from the position through all of the moves.
    pub(super) fn game(&self) -> Result<Game, Failure> {
        let variant = self.variant.unwrap_or_default();
        let start = match self.position.as_str() {
            "startpos" => Position::start(variant),
            text => Position::parse(variant, text).map_err(|fault| Failure::input("--position", fault))?,
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
