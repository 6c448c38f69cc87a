//! Kings that castle or are taken, princes and princesses.

use rules::{Consequence, MoveParts, Role};

use super::{Own, Solution};
use crate::rule_sets::Mined;

/// Whether the king castles.
pub(super) fn castles<P: Mined>(own: &Own<'_, P>) -> bool {
    own.before.consequences(own.played).iter().any(|brought| matches!(brought, Consequence::Castled { .. }))
}

/// Whether the solver takes such a man.
pub(super) fn takes<P: Mined>(solution: &Solution<'_, P>, role: Role) -> bool {
    solution.own().any(|own| own.before.captured(own.played).is_some_and(|(_, man)| man.role == role))
}

/// Whether either side turns its princess into a queen.
pub(super) fn restores<P: Mined>(solution: &Solution<'_, P>) -> bool {
    solution.line.iter().any(|played| played.restores().is_some())
}
