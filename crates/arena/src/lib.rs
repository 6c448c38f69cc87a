//! The ladder at work: engines are registered, checked, paired and played.
