//! Films, read back by the decoder of the `gif` crate.

use std::time::Duration;

use gif::{ColorOutput, DecodeOptions, DisposalMethod};
use image::RgbImage;
use proptest::prelude::*;
use rules::{Game, Move, Position, Variant};
use starmate_picture::{Caption, Film, Painter, PictureError, Scene, Shot, Size, Theme};

use crate::{game, games};

/// One frame as a viewer has it.
struct Seen {
    /// The picture as it stands from this frame on.
    picture: RgbImage,
    /// Hundredths of a second.
    delay: u16,
    /// Pixels in the frame's own rectangle.
    area: usize,
}

/// What a viewer shows: each frame laid over the picture before it, but for its transparent pixels.
fn seen(file: &[u8]) -> Vec<Seen> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut reader = options.read_info(file).expect("a GIF");
    assert_eq!(reader.repeat(), gif::Repeat::Infinite);
    let mut picture = RgbImage::new(reader.width().into(), reader.height().into());
    let mut all = Vec::new();
    while let Some(frame) = reader.read_next_frame().expect("a frame") {
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        assert!(frame.palette.is_none(), "one palette for all");
        let width = usize::from(frame.width);
        for (n, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (n % width + usize::from(frame.left), n / width + usize::from(frame.top));
            if pixel[3] > 0 {
                picture.put_pixel(x as u32, y as u32, image::Rgb([pixel[0], pixel[1], pixel[2]]));
            }
        }
        let area = width * usize::from(frame.height);
        all.push(Seen { picture: picture.clone(), delay: frame.delay, area });
    }
    all
}

/// The still picture of a shot, by the other way.
fn still(painter: &Painter, film: &Film, shot: &Shot) -> RgbImage {
    let names = film.names.as_ref();
    let caption = names.map(|[white, black]| Caption { white, black, clocks: [""; 2], line: &shot.line });
    let (flip, theme, size) = (film.flip, film.theme, film.size);
    let scene = Scene { last: shot.last, flip, theme, size, caption, ..Scene::new(&shot.position) };
    image::load_from_memory(&painter.png(&scene)).expect("a PNG").to_rgb8()
}

fn names() -> [String; 2] {
    ["Judit Polgár", "Ёжик Żółć Őrült"].map(str::to_owned)
}

#[track_caller]
fn plays_as_stills(painter: &Painter, film: &Film) {
    let frames = seen(&painter.gif(film).expect("a film"));
    assert_eq!(frames.len(), film.shots.len(), "a frame a shot");
    for (n, (frame, shot)) in frames.iter().zip(&film.shots).enumerate() {
        assert!(frame.picture == still(painter, film, shot), "{} {} shot {n}", film.theme, film.size.px());
    }
}

#[test]
fn after_each_frame_the_picture_is_the_still_of_that_position() {
    let painter = Painter::new();
    for variant in Variant::ALL {
        for (seed, theme) in (0..).zip(Theme::ALL) {
            let film = Film { names: Some(names()), theme, ..Film::of(&game(variant, seed, 40), 0..=40) };
            plays_as_stills(&painter, &film);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn so_it_is_for_shots_in_any_order_at_any_size(
        seed in any::<u64>(), variant in 0..Variant::ALL.len(), theme in 0_usize..5, width in 240_u32..700, flip in any::<bool>(),
        order in proptest::collection::vec((0_usize..60, "[A-Za-zżéÅjg ]{0,40}"), 1..12), named in any::<bool>(),
    ) {
        let pool = games(Variant::ALL[variant], seed, 60);
        let shot = |(n, line): (usize, String)| {
            let (position, last) = pool[n].clone();
            Shot { position, last, clocks: Default::default(), line }
        };
        let film = Film {
            names: named.then(names),
            flip,
            theme: Theme::ALL[theme],
            size: Size::new(width).expect("in range"),
            ..Film::new(order.into_iter().map(shot).collect())
        };
        plays_as_stills(&Painter::new(), &film);
    }
}

#[test]
fn a_frame_holds_no_more_than_the_rectangle_that_changes() {
    let painter = Painter::new();
    for variant in Variant::ALL {
        holds_no_more(&painter, &Film { names: Some(names()), ..Film::of(&game(variant, 5, 30), 0..=30) });
    }
}

fn holds_no_more(painter: &Painter, film: &Film) {
    let frames = seen(&painter.gif(film).expect("a film"));
    for pair in frames.windows(2) {
        let differing =
            pair[0].picture.enumerate_pixels().filter(|(x, y, p)| pair[1].picture.get_pixel(*x, *y) != *p);
        let (left, top, right, bottom) = differing
            .map(|(x, y, _)| (x, y, x + 1, y + 1))
            .reduce(|a, b| (a.0.min(b.0), a.1.min(b.1), a.2.max(b.2), a.3.max(b.3)))
            .expect("something moved");
        let least = f64::from((right - left) * (bottom - top));
        // A square's tile is wider than what differs in it, by a corner of a hexagon or the rim of a man at each side.
        assert!(pair[1].area as f64 <= least * 1.35, "{} of {least}", pair[1].area);
    }
    // Nothing changes at all: the smallest frame there is.
    let still = Film::new(vec![film.shots[3].clone(); 3]);
    let areas: Vec<usize> =
        seen(&painter.gif(&still).expect("a film")).iter().map(|frame| frame.area).collect();
    assert_eq!(areas[1..], [1, 1]);
}

#[test]
fn every_shot_lasts_as_long_as_asked_and_the_last_one_is_held() {
    let times = |delay, hold, count| {
        let shots = vec![Film::of(&Game::start(Variant::Starchess), 0..=0).shots.remove(0); count];
        let film = Film { delay, hold, ..Film::new(shots) };
        let gif = Painter::new().gif(&film).expect("a film");
        seen(&gif).iter().map(|frame| frame.delay).collect::<Vec<_>>()
    };
    let ms = Duration::from_millis;
    assert_eq!(times(ms(700), ms(2500), 3), [70, 70, 250]);
    assert_eq!(times(ms(700), ms(2500), 1), [250]);
    // Not shorter than viewers play, not longer than the format can say.
    assert_eq!(times(ms(0), Duration::MAX, 2), [2, u16::MAX]);
}

#[test]
fn the_line_tells_the_move_by_its_number() {
    let variant = Variant::Starchess;
    let mut game = Game::start(variant);
    for text in ["K@4", "K@34", "Q@11", "Q@27", "R@17", "R@21", "B@22", "B@16", "N@28", "N@10", "5-6"] {
        game.push(Move::parse(variant, text).expect("a move")).expect("legal");
    }
    let lines = |plies| Film::of(&game, plies).shots.into_iter().map(|shot| shot.line).collect::<Vec<_>>();
    assert_eq!(lines(0..=3), ["", "1. K@4", "1… K@34", "2. Q@11"]);
    assert_eq!(lines(10..=99), ["5… N@10", "6. 5-6"], "as far as there are moves");
    let other = Position::parse(variant, "1/2/K6/6/5/6/6k/2/1 - b - 0 30").expect("a position");
    let other = Game::from(other);
    assert_eq!(Film::of(&other, 0..=5).shots.len(), 1);
    assert_eq!(Film::of(&other, 2..=5).shots.len(), 0);
}

#[test]
fn a_film_that_is_too_long_loses_pixels_then_colours_then_shots_and_keeps_the_last() {
    let painter = Painter::new();
    let game = game(Variant::Starchess, 9, 60);
    let film = Film { names: Some(names()), theme: Theme::Clear, ..Film::of(&game, 0..=60) };
    let whole = painter.gif(&film).expect("a film");
    let fitted = painter.gif_within(&film, whole.len()).expect("it fits");
    assert_eq!((fitted.file, fitted.size, fitted.colours, fitted.every), (whole.clone(), film.size, 16, 1));

    let mut before = (film.size, 16, 1);
    let mut limit = whole.len() - 1;
    let mut ways = Vec::new();
    let failure = loop {
        let fitted = match painter.gif_within(&film, limit) {
            Ok(fitted) => fitted,
            Err(error) => break error,
        };
        assert!(fitted.file.len() <= limit, "{} of {limit}", fitted.file.len());
        let way = (fitted.size, fitted.colours, fitted.every);
        assert!(way.0 <= before.0 && way.1 <= before.1 && way.2 >= before.2, "{before:?} {way:?}");
        // Nothing is given up before what comes before it in the order is used up.
        assert!(fitted.colours == 16 || fitted.size == Size::MIN);
        assert!(fitted.every == 1 || fitted.colours == 8);
        let frames = seen(&fitted.file);
        assert_eq!(frames.len(), 60_usize.div_ceil(fitted.every) + 1);
        if fitted.colours == 16 {
            let small = Film { size: fitted.size, ..film.clone() };
            for (shot, frame) in [(0, 0), (60, frames.len() - 1)] {
                assert!(frames[frame].picture == still(&painter, &small, &small.shots[shot]));
            }
        }
        before = way;
        ways.push(way);
        limit = fitted.file.len() - 1;
    };
    assert_eq!(failure, PictureError::Limit(limit));
    let told: Vec<_> = ways.iter().map(|(size, colours, every)| (size.px(), *colours, *every)).collect();
    let sizes = [640, 480, 400, 320, 240].map(|px| (px, 16, 1));
    let rest = [(240, 8, 1), (240, 8, 2), (240, 8, 4), (240, 8, 8), (240, 8, 16), (240, 8, 32), (240, 8, 64)];
    assert_eq!(told, [&sizes[..], &rest[..]].concat());
}

#[test]
fn a_film_without_a_shot_is_refused() {
    let painter = Painter::new();
    let film = Film::new(Vec::new());
    assert_eq!(painter.gif(&film), Err(PictureError::NoShots));
    assert_eq!(painter.gif_within(&film, 1 << 20), Err(PictureError::NoShots));
}

#[test]
fn a_film_of_two_boards_is_refused() {
    let shots = Variant::ALL.map(|variant| Film::of(&Game::start(variant), 0..=0).shots.remove(0));
    assert_eq!(Painter::new().gif(&Film::new(shots.into())), Err(PictureError::Boards));
}
