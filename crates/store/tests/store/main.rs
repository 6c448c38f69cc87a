//! The face of `store`, as its users see it.
