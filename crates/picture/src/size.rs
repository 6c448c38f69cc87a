use crate::PictureError;

/// Width of a picture in pixels, 240 to 2000. The height follows from the board (and the caption).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size(u16);

impl Size {
    /// The smallest width on which the numbers can still be told apart.
    pub const MIN: Size = Size(240);
    /// The largest width that is drawn.
    pub const MAX: Size = Size(2000);

    /// A checked width.
    ///
    /// # Errors
    /// [`PictureError::Size`] outside 240–2000.
    pub fn new(width: u32) -> Result<Size, PictureError> {
        u16::try_from(width)
            .ok()
            .map(Size)
            .filter(|size| (Size::MIN..=Size::MAX).contains(size))
            .ok_or(PictureError::Size(width))
    }

    /// The width in pixels.
    pub fn px(self) -> u32 {
        u32::from(self.0)
    }
}

/// 800 px: twice what Discord shows, so that the picture stays sharp when it is opened.
impl Default for Size {
    fn default() -> Size {
        Size(800)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_widths_of_240_to_2000_are_sizes() {
        for good in [240, 241, 800, 2000] {
            assert_eq!(Size::new(good).map(Size::px), Ok(good));
        }
        for bad in [0, 239, 2001, 65_536 + 800, u32::MAX] {
            assert_eq!(Size::new(bad), Err(PictureError::Size(bad)));
        }
    }
}
