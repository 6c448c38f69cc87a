//! The one painter of the bot.

use std::sync::LazyLock;

use picture::{Painter, Scene};

static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// A PNG of the scene. Takes a millisecond or so: for a thread for blocking work.
pub(crate) fn png(scene: &Scene<'_>) -> Vec<u8> {
    PAINTER.png(scene).to_vec()
}
