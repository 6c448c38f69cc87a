//! Chess-100: prince and princess, kings that are taken, queens that come back.

use std::sync::OnceLock;

use rules::chess100::{Position, Restoration};
use rules::{Board, Colour, Role};

use super::terms::{SPECIAL, VALUES};
use super::{Account, House, Tables};

/// A king that can be taken next, at the price of its prince.
const PERIL: usize = SPECIAL;
/// A princess that can become a queen when the queen falls.
const HELD: usize = SPECIAL + 1;

impl House for Position {
    const TERMS: &'static str = include_str!("../../terms/chess100.txt");
    const CLASSES: usize = 30;
    const PHASES: [i32; 8] = [0, 4, 2, 1, 1, 0, 2, 2];
    const FULL_PHASE: i32 = 32;

    /// Files by their distance from the edge (first, second, others), ten ranks.
    fn class(index: usize) -> usize {
        let (file, rank) = (index % 10, index / 10);
        rank * 3 + file.min(9 - file).min(2)
    }

    fn mirror(index: usize) -> usize {
        (9 - index / 10) * 10 + index % 10
    }

    fn ahead(index: usize) -> Option<usize> {
        (index < 90).then_some(index + 10)
    }

    fn tables() -> &'static Tables<Self> {
        static TABLES: OnceLock<Tables<Position>> = OnceLock::new();
        TABLES.get_or_init(Tables::built_in)
    }

    fn has_heir(&self, colour: Colour) -> bool {
        self.prince(colour).is_some()
    }

    /// A king with a successor costs the prince (R5.4); a queen that can be restored costs the princess (R7.2).
    #[inline]
    fn price(&self, colour: Colour, role: Role) -> i32 {
        let stands_for = match role {
            Role::King if self.has_heir(colour) => Role::Prince,
            Role::Queen if self.restoration(colour) == Restoration::Held => Role::Princess,
            _ => role,
        };
        Self::tables().prices[stands_for.index()]
    }

    fn may_pass(&self) -> bool {
        !self.is_bound() && !self.may_restore()
    }

    fn special(&self, account: &mut impl Account) {
        for colour in Colour::ALL {
            match self.restoration(colour) {
                Restoration::Held => account.count(HELD, colour, 1),
                // It will be used: the princess is as good as a queen.
                Restoration::Pending => {
                    account.count(VALUES + Role::Queen.index(), colour, 1);
                    account.count(VALUES + Role::Princess.index(), colour, -1);
                }
                _ => {}
            }
        }
        let us = self.side();
        if self.has_heir(us) && self.in_check() {
            account.count(PERIL, us, 1);
        }
    }
}
