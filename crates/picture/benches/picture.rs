//! What a board costs at the default size: CPU time and file size of positions never seen before, and the time of one
//! just drawn. Budgets: 1.3 ms, 31 kB for the star and 45 kB for the others, 10 µs. Then what a film costs: CPU time a
//! frame of games of 60 plies with names, clocks and the moves as they are written, the first frame, which holds the
//! whole picture, among them. Budget: 0.5 ms.
//!
//! The positions come from seeded random games, the start included; every picture carries names and whose move it is.
//! Tiles are warm, as they are in a bot that has drawn a few boards in the theme. The thread's own CPU time is read, so
//! that whatever else the machine does counts little, and the median taken.

use std::time::Duration;

use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rules::{Game, Move, Position, Variant};
use rustix::time::{ClockId, clock_gettime};
use starmate_picture::{Caption, Film, Painter, Scene, Theme};

/// Positions of random games with the moves that led to them.
fn positions(variant: Variant, seed: u64, count: usize) -> Vec<(Position, Option<Move>)> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut found = Vec::with_capacity(count);
    while found.len() < count {
        let mut position = Position::start(variant);
        let mut last = None;
        for _ in 0..60 {
            found.push((position.clone(), last));
            let moves = position.legal_moves();
            let Some(&next) = moves.choose(&mut random) else { break };
            let Ok(after) = position.play(next) else { break };
            (position, last) = (after, Some(next));
        }
    }
    found.truncate(count);
    found
}

/// A film of a random game of 60 plies.
fn film(variant: Variant, seed: u64, theme: Theme) -> Film {
    const PLIES: usize = 60;
    let mut seeds = seed..;
    let game = loop {
        let mut random = ChaCha8Rng::seed_from_u64(seeds.next().expect("there are seeds enough"));
        let mut game = Game::start(variant);
        while game.moves().len() < PLIES
            && let Some(&next) = game.position().legal_moves().choose(&mut random)
            && game.push(next).is_ok()
        {}
        if game.moves().len() == PLIES {
            break game;
        }
    };
    let names = Some(["Judit Polgár", "Ferenc the Unready"].map(str::to_owned));
    let mut film = Film { names, theme, ..Film::of(&game, 0..=PLIES) };
    for (ply, shot) in film.shots.iter_mut().enumerate() {
        let left = |plies: usize| format!("{} d {} h", 9 - plies / 12, 23 - plies % 12);
        shot.clocks = [left(ply.div_ceil(2)), left(ply / 2)];
    }
    film
}

/// CPU time that this thread has used.
fn cpu() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn timed(painter: &Painter, scene: &Scene<'_>) -> (Duration, usize) {
    let start = cpu();
    let file = painter.png(scene);
    (cpu().saturating_sub(start), file.len())
}

/// CPU time a frame, bytes a frame.
fn filmed(painter: &Painter, film: &Film) -> (Duration, usize) {
    let start = cpu();
    let gif = painter.gif(film).expect("a film");
    let frames = film.shots.len();
    (cpu().saturating_sub(start) / frames as u32, gif.len() / frames)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn stills(variant: Variant) {
    let games = positions(variant, 2, 400);
    for theme in Theme::ALL {
        let painter = Painter::new();
        let draw = |(position, last): &(Position, Option<Move>), line| {
            let caption = Some(Caption {
                white: "Judit Polgár",
                black: "Ferenc the Unready",
                clocks: ["2 d 4 h", "3 d"],
                line,
            });
            timed(&painter, &Scene { last: *last, theme, caption, ..Scene::new(position) })
        };
        // The same boards with another line are other pictures, and leave their tiles and letters behind.
        for game in &games {
            draw(game, "Move 12 · White to move");
        }
        let (fresh, sizes): (Vec<_>, Vec<_>) = games.iter().map(|game| draw(game, "White to move")).unzip();
        let drawn = games.iter().map(|game| draw(game, "White to move").0).collect();
        println!(
            "picture {variant:9} {:9} new {:.2} ms, {:.1} kB at most, just drawn {:.1} µs",
            theme.name(),
            median(fresh).as_secs_f64() * 1e3,
            sizes.into_iter().max().unwrap_or_default() as f64 / 1e3,
            median(drawn).as_secs_f64() * 1e6,
        );
    }
}

fn films(variant: Variant) {
    for theme in Theme::ALL {
        let painter = Painter::new();
        let films: Vec<Film> = (0..20).map(|seed| film(variant, seed * 1000, theme)).collect();
        for film in &films {
            filmed(&painter, film);
        }
        let (times, sizes): (Vec<_>, Vec<_>) = films.iter().map(|film| filmed(&painter, film)).unzip();
        println!(
            "film    {variant:9} {:9} {:.2} ms and {:.1} kB a frame",
            theme.name(),
            median(times).as_secs_f64() * 1e3,
            sizes.iter().sum::<usize>() as f64 / sizes.len() as f64 / 1e3,
        );
    }
}

fn main() {
    for variant in Variant::ALL {
        stills(variant);
    }
    for variant in Variant::ALL {
        films(variant);
    }
}
