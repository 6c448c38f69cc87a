//! A film as a GIF file (version 89a): the first frame is the whole picture, each other one the rectangle around what
//! changes, with all in it that stays left transparent.

use std::time::Duration;

use ::gif::{DisposalMethod, Encoder, Frame, Repeat};

use crate::film::Film;
use crate::lzw::Lzw;
use crate::palette::Shades;
use crate::reel::Reel;
use crate::{Painter, PictureError, Size};

/// A film that was made to fit, and what was given up for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fitted {
    /// The GIF file.
    pub file: Vec<u8>,
    /// The width it was drawn in; the film's own, or less.
    pub size: Size,
    /// How many colours it was drawn with: 16, or 8.
    pub colours: usize,
    /// Every how many shots one was kept: 1 when all were. The last one always was.
    pub every: usize,
}

/// One way to draw a film.
#[derive(Clone, Copy)]
struct Way {
    size: Size,
    few: bool,
    every: usize,
}

impl Way {
    /// As the film itself wants it.
    fn best(film: &Film) -> Way {
        Way { size: film.size, few: false, every: 1 }
    }

    /// What to give up next, if anything is left: pixels, then colours, then shots.
    fn next(self, shots: usize) -> Option<Way> {
        let smaller = [640, 480, 400, 320, 240].into_iter().filter_map(|px| Size::new(px).ok());
        match smaller.filter(|size| *size < self.size).max() {
            Some(size) => Some(Way { size, ..self }),
            None if !self.few => Some(Way { few: true, ..self }),
            None if self.every + 1 < shots => Some(Way { every: self.every * 2, ..self }),
            None => None,
        }
    }
}

impl Painter {
    /// The film as a GIF file that plays for ever: at the default size 40 kB for the first shot and about 7 kB for each
    /// other one.
    ///
    /// # Errors
    /// [`PictureError::NoShots`] of a film without any, [`PictureError::Boards`] of one with shots of different boards.
    pub fn gif(&self, film: &Film) -> Result<Vec<u8>, PictureError> {
        self.gif_within(film, usize::MAX).map(|fitted| fitted.file)
    }

    /// The film as a GIF file of at most `limit` bytes. One that would be longer gets fewer pixels, down to a width of
    /// 240, then fewer colours, then fewer shots: every second one, every fourth, …
    ///
    /// # Errors
    /// As for [`Painter::gif`]; [`PictureError::Limit`] when even the first and the last shot do not fit.
    pub fn gif_within(&self, film: &Film, limit: usize) -> Result<Fitted, PictureError> {
        let mut way = Way::best(film);
        loop {
            if let Some(file) = self.filmed(film, way, limit)? {
                let colours = if way.few { Shades::FEW } else { Shades::ALL };
                return Ok(Fitted { file, size: way.size, colours, every: way.every });
            }
            way = way.next(film.shots.len()).ok_or(PictureError::Limit(limit))?;
        }
    }

    /// The film drawn in some way, unless it gets longer than `limit`.
    fn filmed(&self, film: &Film, way: Way, limit: usize) -> Result<Option<Vec<u8>>, PictureError> {
        let (first, rest) = film.shots.split_first().ok_or(PictureError::NoShots)?;
        let variant = first.position.variant();
        if rest.iter().any(|shot| shot.position.variant() != variant) {
            return Err(PictureError::Boards);
        }
        let tiles = self.tiles(variant, film.theme, way.size);
        let shades = if way.few { tiles.palette.few(tiles.colours) } else { tiles.palette.all() };
        let delay = |n: usize| if n == rest.len() { film.hold } else { film.delay };

        let mut rows = Vec::new();
        let mut reel = Reel::start(film.shown(first, way.size), &tiles, &mut rows);
        let mut writer = Writer::new(&reel, shades);
        writer.write(&mut reel, delay(0));
        for (n, shot) in (1..).zip(rest) {
            if n % way.every == 0 || n == rest.len() {
                reel.turn(film.shown(shot, way.size));
                writer.write(&mut reel, delay(n));
            }
            if writer.file.get_ref().len() > limit {
                return Ok(None);
            }
        }
        let bytes = writer.file.into_inner().expect("memory takes every byte");
        Ok((bytes.len() <= limit).then_some(bytes))
    }
}

/// Writes frames.
struct Writer {
    file: Encoder<Vec<u8>>,
    lzw: Lzw,
    shades: Shades,
    /// Whether there is a frame already.
    begun: bool,
}

impl Writer {
    fn new(reel: &Reel<'_>, shades: Shades) -> Writer {
        let whole = reel.frame();
        let palette: Vec<u8> =
            shades.colours.iter().flat_map(|colour| [colour.0, colour.1, colour.2]).collect();
        // The colour of what stays is not seen, but has to be there.
        let palette = [&palette[..], &[0; 3]].concat();
        let mut file = Encoder::new(Vec::new(), whole.w as u16, whole.h as u16, &palette)
            .expect("memory takes every byte, and the colours are few enough");
        file.set_repeat(Repeat::Infinite).expect("memory takes every byte");
        Writer { file, lzw: Lzw::new(), shades, begun: false }
    }

    fn write(&mut self, reel: &mut Reel<'_>, delay: Duration) {
        let rect = reel.frame();
        let blank = self.shades.colours.len() as u8;
        self.lzw.begin(blank);
        reel.pixels(rect, &self.shades.pairs, &mut self.lzw);
        let frame = Frame {
            delay: hundredths(delay),
            dispose: DisposalMethod::Keep,
            transparent: self.begun.then_some(blank),
            left: rect.x as u16,
            top: rect.y as u16,
            width: rect.w as u16,
            height: rect.h as u16,
            buffer: self.lzw.end().into(),
            ..Frame::default()
        };
        self.file.write_lzw_pre_encoded_frame(&frame).expect("memory takes every byte");
        self.begun = true;
    }
}

/// A frame's time as the format counts it; viewers slow down what is shorter than two.
fn hundredths(time: Duration) -> u16 {
    u16::try_from(time.as_millis() / 10).unwrap_or(u16::MAX).max(2)
}
