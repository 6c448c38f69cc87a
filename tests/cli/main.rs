//! The command line as scripts see it: what is printed, where, and the exit code.

mod db;
mod engines;
mod films;
mod jail;
mod ladder;
mod moves;
mod program;
mod puzzle;
mod records;
mod render;
mod rule_sets;
mod search;
mod usage;
