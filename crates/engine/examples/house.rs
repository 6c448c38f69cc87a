//! The engine alone, speaking the engine protocol: `scripts/soak release` builds it from two revisions and has them play.

use std::io;

fn main() -> io::Result<()> {
    engine::speak(io::stdin().lock(), io::stdout(), None)
}
