use engine::*;
fn run<P: House>(fen: &str, nodes: u64)
where
    <P as std::str::FromStr>::Err: std::fmt::Debug,
{
    let mut e = Engine::<P>::new(16);
    let p: P = if fen == "start" { P::start() } else { fen.parse().unwrap() };
    e.set_game(p, []).unwrap();
    let s = Signals::default();
    let r = e.think(&Limits { nodes: Some(nodes), ..Default::default() }, &s, |r| {
        let l = &r.lines[0];
        println!(
            "d{} sd{} {:?} n{} {:.0} knps {}",
            l.depth,
            r.deepest,
            l.score,
            r.nodes,
            r.nodes as f64 / r.elapsed.as_secs_f64() / 1e3,
            l.pv.iter().map(|m| m.to_string()).collect::<Vec<_>>().join(" ")
        );
    });
    println!("{} nodes {:?}", r.nodes, r.elapsed);
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n = a[3].parse().unwrap();
    match a[1].as_str() {
        "starchess" => run::<rules::starchess::Position>(&a[2], n),
        "chess" => run::<rules::chess::Position>(&a[2], n),
        _ => run::<rules::chess100::Position>(&a[2], n),
    }
}
