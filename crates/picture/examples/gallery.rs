//! Draws a set of pictures to look at: every board, every theme, a check, both sides, small to large; films; profiles
//! after no game, one, two, ten and five hundred, in four languages.
//!
//! `cargo run --release -p starmate-picture --example gallery -- FOLDER`

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use rules::{Game, Move, Position, Variant};
use starmate_picture::{
    Caption, Film, Labels, Painter, Profile, Scene, Size, Streak, Tally, Theme, Verdict, profile, svg,
};

/// What is drawn of a board: a name, the position, the move that led there, and what is said about it.
type Sight = (&'static str, &'static str, &'static str, &'static str);

fn sights(variant: Variant) -> &'static [Sight] {
    match variant {
        Variant::Starchess => &[
            (
                "setup",
                "1/2/KP3pr/1P2p1/BP1p1/QP2p1/1P3pk/2/1 RNqbn b CDEFGcdefg 0 3",
                "Q@22",
                "Black to place a man",
            ),
            (
                "start",
                "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6",
                "N@27",
                "Move 6 · White to move",
            ),
            (
                "check",
                "1/2/BPp2k1/K1Pp2/QPNpq/1P1p1r/1R1n2b/2/1 - b CEFe 2 13",
                "33-19",
                "N33-19+ · Black to move",
            ),
        ],
        Variant::Chess => &[
            ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "", "White to move"),
            (
                "castled",
                "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 3 5",
                "e1g1",
                "5. O-O · Black to move",
            ),
            (
                "check",
                "r3r1k1/pp3ppp/2p5/3n4/3P4/1B3N1P/PP3bP1/R2Q1RK1 w - - 0 19",
                "c5f2",
                "18… Bxf2+ · White to move",
            ),
        ],
        Variant::Chess100 => &[
            (
                "start",
                "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 1",
                "",
                "White to move",
            ),
            (
                "castled",
                "1ns2k1b2/q6p2/b3r2np1/5p3p/rppppI2i1/p6PP1/PP2NQP2P/N1P1R4B/1B1PP5/2KR6 b - - -y 7 40",
                "e1-c1",
                "40. 0-0 · Black to move",
            ),
            (
                "check",
                "Q3k4r/4pp3i/ns6q1/p2p3Ppp/10/2P3p2P/3PBNP1b1/P1P1P5/5P3R/RNBS1K3I w q - yy 0 27",
                "c10-i4",
                "26… Bc10xi4+ · White to move",
            ),
        ],
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("which folder?")?);
    fs::create_dir_all(&folder)?;
    let painter = Painter::new();
    for variant in Variant::ALL {
        for (name, text, last, line) in sights(variant) {
            let position = Position::parse(variant, text)?;
            let caption = Some(Caption {
                white: "Judit Polgár",
                black: "Ёжик в тумане",
                clocks: ["2 д 4 ч", "3 д"],
                line,
            });
            let last = Some(*last).filter(|last| !last.is_empty());
            let last = last.map(|last| Move::parse(variant, last)).transpose()?;
            let scene = Scene { last, caption, ..Scene::new(&position) };
            let file = |what: String| folder.join(format!("{variant}-{name}-{what}"));
            for theme in Theme::ALL {
                for flip in [false, true] {
                    let side = if flip { "black" } else { "white" };
                    let scene = Scene { theme, flip, ..scene };
                    fs::write(file(format!("{theme}-{side}.png")), &*painter.png(&scene))?;
                    fs::write(file(format!("{theme}-{side}.svg")), svg(&scene))?;
                }
            }
            for width in [240, 400, 2000] {
                let scene = Scene { size: Size::new(width)?, ..scene };
                fs::write(file(format!("{width}.png")), &*painter.png(&scene))?;
            }
        }
        fs::write(folder.join(format!("{variant}-film.gif")), painter.gif(&film(variant)?)?)?;
    }
    for (theme, labels) in Theme::ALL.into_iter().zip(LABELS.into_iter().cycle()) {
        for games in [0, 1, 2, 10, 500] {
            fs::write(folder.join(format!("profile-{theme}-{games}.png")), after(games, theme, labels))?;
        }
    }
    Ok(())
}

/// A random game with names and clocks.
fn film(variant: Variant) -> Result<Film, Box<dyn Error>> {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut game = Game::start(variant);
    while game.moves().len() < 60
        && let Some(&next) = game.position().legal_moves().choose(&mut random)
    {
        game.push(next)?;
    }
    let names = Some(["Judit Polgár", "Ёжик w żółtej łódce, őrült"].map(str::to_owned));
    let mut film = Film { names, ..Film::of(&game, 0..=60) };
    for (ply, shot) in film.shots.iter_mut().enumerate() {
        shot.clocks =
            [format!("9 d {} h", 23 - ply.div_ceil(2) % 24), format!("2 d {} h", 23 - ply / 2 % 24)];
    }
    Ok(film)
}

const LABELS: [Labels<'static>; 4] = [
    Labels {
        games: "rated games: many",
        provisional: "provisional",
        white: "White",
        black: "Black",
        letters: ["W", "D", "L"],
        streak: "Current streak",
        longest: "Longest streak",
        recent: "Last games",
        empty: "No rated games yet",
    },
    Labels {
        games: "рейтинговых партий: много",
        provisional: "предварительный",
        white: "Белые",
        black: "Чёрные",
        letters: ["В", "Н", "П"],
        streak: "Текущая серия",
        longest: "Самая длинная серия",
        recent: "Последние",
        empty: "Рейтинговых партий ещё нет",
    },
    Labels {
        games: "partie rankingowe: dużo",
        provisional: "tymczasowy",
        white: "Białe",
        black: "Czarne",
        letters: ["W", "R", "P"],
        streak: "Obecna seria",
        longest: "Najdłuższa seria",
        recent: "Ostatnie partie",
        empty: "Nie ma jeszcze partii rankingowych",
    },
    Labels {
        games: "értékelt játszmák: sok",
        provisional: "ideiglenes",
        white: "Világos",
        black: "Sötét",
        letters: ["Gy", "D", "V"],
        streak: "Jelenlegi sorozat",
        longest: "Leghosszabb sorozat",
        recent: "Utolsó játszmák",
        empty: "Még nincs értékelt játszma",
    },
];

/// The profile of somebody after so many games of luck.
fn after(games: usize, theme: Theme, labels: Labels<'_>) -> Vec<u8> {
    const DAY: i64 = 86_400_000;
    let mut random = ChaCha8Rng::seed_from_u64(games as u64);
    let (mut at, mut rating) = (20_000 * DAY, 1500.0);
    let mut points = Vec::new();
    let mut results = Vec::new();
    let mut tallies = [Tally::default(); 2];
    for game in 0..games {
        at += random.random_range(DAY / 10..DAY * 3);
        let verdict =
            *[Verdict::Win, Verdict::Win, Verdict::Draw, Verdict::Loss].choose(&mut random).expect("four");
        let tally = &mut tallies[game % 2];
        let gain = if games < 20 { 60.0 } else { 9.0 };
        match verdict {
            Verdict::Win => (tally.wins, rating) = (tally.wins + 1, rating + gain),
            Verdict::Draw => tally.draws += 1,
            Verdict::Loss => (tally.losses, rating) = (tally.losses + 1, rating - gain * 1.7),
        }
        points.push((at, rating));
        results.push(verdict);
    }
    let now = results.last().map(|&verdict| Streak {
        verdict,
        length: results.iter().rev().take_while(|other| **other == verdict).count() as u32,
    });
    let picture = Profile {
        name: if games == 10 { "Wolfeschlegelsteinhausenbergerdorff" } else { "Ёжик Żółć-Őrült" },
        rating,
        deviation: 350.0 / (1.0 + games as f64).sqrt(),
        provisional: games < 12,
        points: &points,
        white: tallies[0],
        black: tallies[1],
        streak: now,
        longest: now,
        recent: &results,
        theme,
        labels,
    };
    profile(&picture, |at| {
        let day = at / DAY - 20_000;
        format!("day {day}")
    })
}
