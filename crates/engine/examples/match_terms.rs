use engine::duel::duel;
use engine::*;
fn run<P: House>(a: &str, b: &str, pairs: u64, nodes: u64, plies: usize) {
    let read = |f: &str| Terms::read::<P>(&std::fs::read_to_string(f).unwrap()).unwrap();
    let mut x = HousePlayer::<P>::new(nodes).with_terms(&read(a));
    let mut y = HousePlayer::<P>::new(nodes).with_terms(&read(b));
    let r = duel::<P>(&mut x, &mut y, 1_000_000..1_000_000 + pairs, plies, |r| {
        if r.pairs() % 25 == 0 {
            eprintln!("{r}")
        }
    });
    println!("{} {r}", P::VARIANT);
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (p, n, l) = (a[4].parse().unwrap(), a[5].parse().unwrap(), a[6].parse().unwrap());
    match a[1].as_str() {
        "starchess" => run::<rules::starchess::Position>(&a[2], &a[3], p, n, l),
        "chess" => run::<rules::chess::Position>(&a[2], &a[3], p, n, l),
        _ => run::<rules::chess100::Position>(&a[2], &a[3], p, n, l),
    }
}
