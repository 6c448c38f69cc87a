use rules::{Board, BoardSquare, Colour, MoveParts, Role, Rules, SquareSet, starchess::Position};
use std::collections::HashMap;
fn text(men: &[(char, usize)], side: char) -> String {
    let rows = [1usize, 2, 7, 6, 5, 6, 7, 2, 1];
    let mut at = 0; let mut out = vec![];
    for len in rows { let mut row = String::new(); let mut e = 0;
        for i in at..at + len { match men.iter().find(|m| m.1 == i) { None => e += 1, Some(m) => { if e > 0 { row += &e.to_string(); e = 0 } row.push(m.0) } } }
        if e > 0 { row += &e.to_string() } at += len; out.push(row) }
    format!("{} - {side} - 0 1", out.join("/"))
}
type Table = HashMap<u64, u8>;
fn key(p: &Position) -> u64 { p.hash() }
fn solve(men: &str, known: &mut HashMap<String, Table>) {
    let n = men.len(); let chars: Vec<char> = men.chars().collect();
    let mut all: Vec<(Position, u8)> = vec![];
    let total = 37usize.pow(n as u32);
    for code in 0..total {
        let mut c = code; let mut m = vec![]; let mut ok = true;
        for &ch in &chars { let s = c % 37; c /= 37; if m.iter().any(|&(_, o)| o == s) { ok = false; break } m.push((ch, s)) }
        if !ok { continue }
        for side in ['w', 'b'] { if let Ok(p) = text(&m, side).parse::<Position>() { all.push((p, 0)) } }
    }
    if all.is_empty() { println!("{:?} {:?}", text(&[(chars[0], 5), (chars[1], 20), (chars[2], 30)], 'w'), text(&[(chars[0], 5), (chars[1], 20), (chars[2], 30)], 'w').parse::<Position>().map_err(|e| e.to_string())); }
    // value, 1+plies to mate (White wins)
    let mut val: Table = HashMap::with_capacity(all.len());
    let subs: Vec<Table> = known.values().cloned().collect();
    let look = |val: &Table, p: &Position| -> u8 { if let Some(&v) = val.get(&key(p)) { return v } subs.iter().find_map(|s| s.get(&key(p)).copied()).unwrap_or(0) };
    for ply in 0..100u8 {
        let mut new = vec![];
        let white = ply % 2 == 1;
        let mut found = false;
        for (i, (p, v)) in all.iter().enumerate() {
            if *v != 0 || (p.side() == Colour::White) != white { continue }
            let mut moves = 0; let mut won = 0; let mut any = false;
            Rules::each_move(p, &mut |m| { moves += 1; if white && any { return } let mut a = *p; Rules::make(&mut a, m); let w = look(&val, &a); if w != 0 && w <= ply + 0 { won += 1; any = true } });
            let hit = if white { any } else if moves == 0 { Rules::in_check(p) } else { won == moves };
            if hit { new.push(i) }
        }
        for i in new { all[i].1 = ply + 1; let k = key(&all[i].0); val.insert(k, ply + 1); found = true }
        if !found && ply > 2 && !(0..1).any(|_| false) { break }
    }
    for side in Colour::ALL { let s: Vec<u8> = all.iter().filter(|(p, _)| p.side() == side).map(|x| x.1).collect();
        let won = s.iter().filter(|&&v| v > 0).count();
        println!("{men} {side} to move: {:.1} % won of {}, longest {} plies", 100.0 * won as f64 / s.len() as f64, s.len(), s.iter().max().unwrap() ) }
    known.insert(men.to_string(), val);
}
fn main() {
    let _ = (Role::King, <Position as Board>::Set::EMPTY.len()); let _ = |m: rules::starchess::Move| m.to().index();
    let mut known = HashMap::new();
    for men in std::env::args().skip(1) { solve(&men, &mut known) }
}
