/// What cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// A width outside 240–2000.
    #[error("a picture is 240 to 2000 pixels wide, not {0}")]
    Size(u32),
    /// No theme of this name.
    #[error("there is no theme \"{0}\"; the themes are wood, paper, forest, midnight and clear")]
    Theme(String),
    /// A film without a shot.
    #[error("a film needs at least one shot")]
    NoShots,
    /// A film with shots of more than one rule set.
    #[error("the shots of a film are all of one board")]
    Boards,
    /// A film of which even the first and the last shot, small and in few colours, need more bytes than this.
    #[error("the film does not fit into {0} bytes")]
    Limit(usize),
}
