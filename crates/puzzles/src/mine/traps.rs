//! Placements that win by force.

use crate::mine::game::Game;
use crate::rule_sets::Mined;

/// The plies of a game at which one placement alone makes White's first move mate whatever Black places, the earliest first,
/// each with how many moves of White that takes.
pub(crate) fn winning_placements<P: Mined>(game: &Game<P>) -> Vec<(usize, u32)> {
    let setup = game.positions.iter().take_while(|position| position.is_setup()).enumerate();
    // While anything is left to choose.
    let choosing = setup.filter(|(_, position)| position.hand(position.side()).len() >= 2);
    let only = choosing.filter(|(_, position)| {
        let mut winning = 0;
        position.each_move(&mut |placed| {
            let mut after = (*position).clone();
            after.make(placed);
            let mates =
                after.known_loss().is_some_and(|loss| loss.loser != position.side() && loss.moves == 1);
            winning += usize::from(mates);
        });
        winning == 1
    });
    only.map(|(ply, position)| (ply, position.hand(position.side()).len() as u32 + 1)).collect()
}
