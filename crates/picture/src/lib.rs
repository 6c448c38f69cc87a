//! Pictures of boards as PNG and SVG.
