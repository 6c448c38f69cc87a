//! Pictures of positions on any board: [`Painter::png`] for chats, [`svg()`] for print, [`describe`] for people who
//! cannot see them.
//!
//! A PNG is put together from opaque tiles (a tone with a man on it, a number on its tone) that are drawn once per
//! board, theme and size, into an image of sixteen colours, and a picture just drawn is not drawn again:
//!
//! ```
//! use rules::{Position, Variant};
//! use starmate_picture::{Painter, Scene};
//!
//! let painter = Painter::new();
//! let file = painter.png(&Scene::new(&Position::start(Variant::Starchess)));
//! assert!(file.starts_with(b"\x89PNG"));
//! ```

// x, y, w and h are what the field calls them.
#![allow(clippy::many_single_char_names)]

mod canvas;
mod caption;
mod charts;
mod compose;
mod contrast;
mod describe;
mod error;
mod film;
mod gif;
mod ground;
mod layout;
mod lzw;
mod page;
mod painter;
mod palette;
mod pieces;
mod png;
mod profile;
mod raster;
mod reel;
mod scene;
mod size;
mod svg;
mod text;
mod theme;
mod tiles;

pub use charts::{
    CrossRow, CrossTable, CurvePoint, EventRow, EventTable, MOST_ROWS, RatingCurve, Standings,
    StandingsLabels, StandingsRow, Who, cross_table, event_table, rating_curve, standings,
};
pub use describe::describe;
pub use error::PictureError;
pub use film::{Film, Shot};
pub use gif::Fitted;
pub use painter::Painter;
pub use profile::{Bar, Labels, Profile, Solver, Streak, Tally, Verdict, profile, solver};
pub use scene::{Caption, Scene};
pub use size::Size;
pub use svg::svg;
pub use theme::Theme;
