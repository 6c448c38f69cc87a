use engine::*;
use rand::{RngExt, SeedableRng};
use rules::{Board as _, MoveParts as _, Rules as _, SquareSet as _};
use std::time::Instant;
fn random<P: House>(rng: &mut rand_chacha::ChaCha8Rng, men: usize) -> Option<P>
where
    P: std::str::FromStr,
{
    // random placement by string is awkward; play random captures from the start until few men are left
    let mut p = P::start();
    for _ in 0..2000 {
        let moves = p.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let caps: Vec<_> = moves.iter().filter(|m| p.captured(**m).is_some()).collect();
        let m = if !caps.is_empty() && rng.random_range(0..3) > 0 {
            *caps[rng.random_range(0..caps.len())]
        } else {
            moves[rng.random_range(0..moves.len())]
        };
        p.make(m);
        if !p.is_setup() && p.occupied().len() as usize <= men && p.has_moves() {
            return Some(p);
        }
    }
    None
}
fn run<P: House>(count: usize, men: usize, n: u32) {
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    let (mut worst, mut total, mut found) = (0.0f64, 0.0, 0);
    let mut k = 0;
    while k < count {
        let Some(p) = random::<P>(&mut rng, men) else { continue };
        if !p.can_mate(p.side()) {
            continue;
        }
        k += 1;
        let t = Instant::now();
        let s = solve(&p, n);
        let e = t.elapsed().as_secs_f64();
        total += e;
        if s.is_some() {
            found += 1;
        }
        if e > worst {
            worst = e;
            println!(
                "{e:.2}s {p} {:?} firsts {}",
                s.as_ref().map(|s| s.mate_in),
                s.map_or(0, |s| s.first_moves.len())
            );
        }
    }
    println!("{} total {total:.2} worst {worst:.2} found {found}/{count}", P::VARIANT);
}
fn one<P: House>(fen: &str, n: u32) {
    let p: P = fen.parse().ok().unwrap();
    let t = Instant::now();
    let s = solve(&p, n);
    println!("{:?} {:.2}", s.map(|s| (s.mate_in, s.first_moves)), t.elapsed().as_secs_f64());
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    if a[1] == "one" {
        let n = a[4].parse().unwrap();
        match a[2].as_str() {
            "chess" => one::<rules::chess::Position>(&a[3], n),
            "starchess" => one::<rules::starchess::Position>(&a[3], n),
            _ => one::<rules::chess100::Position>(&a[3], n),
        }
        return;
    }
    let c = a[2].parse().unwrap();
    let m = a[3].parse().unwrap();
    let n = a[4].parse().unwrap();
    match a[1].as_str() {
        "starchess" => run::<rules::starchess::Position>(c, m, n),
        "chess" => run::<rules::chess::Position>(c, m, n),
        _ => run::<rules::chess100::Position>(c, m, n),
    }
}
