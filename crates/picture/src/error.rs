/// What cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// A width outside 240–2000.
    #[error("a picture is 240 to 2000 pixels wide, not {0}")]
    Size(u32),
    /// No theme of this name.
    #[error("there is no theme \"{0}\"; the themes are wood, paper, forest, midnight and clear")]
    Theme(String),
}
