//! The face of `play`, as its users see it.
