//! generates bench positions
use engine::{
    House, HousePlayer,
    duel::{Player, opening},
};
use rules::{Rules, Status};
fn run<P: House>(name: &str) {
    let mut out =
        String::from("# Positions of the bench: the start, then from games of the engine with itself.\n");
    out += &format!("{}\n", P::start());
    let mut p = HousePlayer::<P>::new(3000);
    let mut seed = 100;
    let mut got = 1;
    while got < 15 {
        seed += 1;
        let mut moves = opening::<P>(seed, 12);
        let target = 14 + (got * 9) % 70;
        let mut pos = P::start();
        for m in &moves {
            pos.make(*m);
        }
        while moves.len() < target as usize && pos.status() == Status::Ongoing || pos.is_setup() {
            let m = p.choose(&P::start(), &moves);
            pos.make(m);
            moves.push(m);
        }
        if pos.status() != Status::Ongoing || pos.evaluate().abs() > 300 {
            continue;
        }
        out += &format!("{pos}\n");
        got += 1;
    }
    std::fs::write(format!("crates/engine/positions/{name}.txt"), out).unwrap();
}
fn main() {
    run::<rules::starchess::Position>("starchess");
    run::<rules::chess::Position>("chess");
    run::<rules::chess100::Position>("chess100");
}
