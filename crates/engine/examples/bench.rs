fn main() {
    let n = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(400_000);
    for v in rules::Variant::ALL {
        let b = engine::bench(v, n);
        println!(
            "{v}: {} nodes {:.2?} {:.2} M/s signature {:016x} stop {:?}",
            b.nodes,
            b.elapsed,
            b.rate() / 1e6,
            b.signature,
            b.stop
        );
    }
}
