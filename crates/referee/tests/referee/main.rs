//! The referee and matches as a whole: processes, pipes and real clocks, with bounds far above what is needed.

mod clocks;
mod games;
mod harness;
mod kills;
mod matches;
mod misdeeds;
