//! Everything that is wrong with a position string, whatever the rule set.

use std::fmt;

/// How many faults are told one by one.
const TOLD: usize = 10;

/// One thing that is wrong with a position.
pub trait PositionFault: fmt::Display {
    /// Where the faulty field stands in the string, from 0.
    fn field(&self) -> usize;
}

/// Everything that is wrong with a position string or a diagram. It names at least one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFaults<F> {
    faults: Vec<F>,
}

impl<F: PositionFault> PositionFaults<F> {
    /// The error of these faults, if there are any.
    pub(crate) fn check(faults: Vec<F>) -> Result<(), Self> {
        if faults.is_empty() { Ok(()) } else { Err(Self::new(faults)) }
    }

    /// The error of these faults; at least one.
    pub(crate) fn new(mut faults: Vec<F>) -> Self {
        debug_assert!(!faults.is_empty());
        faults.sort_by_key(F::field);
        Self { faults }
    }

    /// Every fault, in the order of the fields.
    pub fn faults(&self) -> &[F] {
        &self.faults
    }
}

impl<F: fmt::Display> fmt::Display for PositionFaults<F> {
    /// The faults, the first ten of them where there are more.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().take(TOLD).enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        match self.faults.len().saturating_sub(TOLD) {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

impl<F: fmt::Debug + fmt::Display> std::error::Error for PositionFaults<F> {}
