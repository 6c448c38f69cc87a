fn main() {
    let a: Vec<String> = std::env::args().collect();
    let v = rules::Variant::from_word(&a[1]).unwrap();
    println!(
        "{}",
        engine::tune(v, a[2].parse().unwrap(), a[3].parse().unwrap(), a[4].parse().unwrap(), |t| eprintln!(
            "{t}"
        ))
    );
}
