//! The one painter of the bot.

use std::sync::LazyLock;

use picture::{Film, Fitted, Painter, PictureError, Scene};

static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// A PNG of the scene. Takes a millisecond or so: for a thread for blocking work.
pub(crate) fn png(scene: &Scene<'_>) -> Vec<u8> {
    PAINTER.png(scene).to_vec()
}

/// A moving picture of at most `limit` bytes. Takes half a millisecond or so for each board: as above.
pub(crate) fn gif(film: &Film, limit: usize) -> Result<Fitted, PictureError> {
    PAINTER.gif_within(film, limit)
}
