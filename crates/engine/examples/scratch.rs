use engine::duel::*;
use engine::HousePlayer;
type P = rules::starchess::Position;
fn player(word: &str) -> HousePlayer<P> {
    if word.contains(':') { let v: Vec<u64> = word.split(':').map(|w| w.parse().unwrap()).collect(); 
      let n = engine::HACK.with(|h| { let mut h = h.borrow_mut(); let n = 9 - h.len() as u8; h.insert(n, [v[0],v[1],v[2],v[3]]); n }); return HousePlayer::at_level(n); }
    match word.strip_prefix('n') { Some(nodes) => HousePlayer::new(nodes.parse().unwrap()), None => HousePlayer::at_level(word.parse().unwrap()) }
}
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let pairs: u64 = words[2].parse().unwrap();
    let (mut a, mut b) = (player(&words[0]), player(&words[1]));
    let result = duel(&mut a, &mut b, 0..pairs, 12, |r| if r.pairs() % 5 == 0 { eprintln!("{r}") });
    println!("{} against {}: {result}", words[0], words[1]);
}
