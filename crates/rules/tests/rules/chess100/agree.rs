//! The fast generator against the slow one, in random games.
//!
//! `STARMATE_CHESS100_GAMES` (300) and `STARMATE_SEED` (1) set the dose; `STARMATE_SOAK_DIR` keeps the progress between
//! runs. `scripts/soak chess100` is the full run.

use std::collections::BTreeMap;
use std::path::PathBuf;

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::chess100::{Move, Position, Restoration, Setup, Square};
use rules::input::Obstacle;
use rules::{Colour, Man, Role, Rules};

use super::number;
use super::slow::{Slow, Turn, is, name, places};

/// How often each thing happened that is rare in random play.
type Seen = BTreeMap<String, u64>;

fn takes(turn: &Turn, man: char) -> bool {
    turn.takes.is_some_and(|(_, taken)| is(taken, man))
}

/// Compares everything that both know of a position and gives the slow one's turns.
fn compare(fast: &Position, slow: &Slow) -> Vec<Turn> {
    let turns = slow.turns();
    let mut theirs: Vec<&str> = turns.iter().map(|turn| turn.bare.as_str()).collect();
    theirs.sort_unstable();
    let legal = fast.legal_moves();
    let mut ours: Vec<String> = legal.iter().map(Move::to_string).collect();
    ours.sort_unstable();
    assert_eq!(ours, theirs, "moves of {fast}");
    assert_eq!(fast.perft(1), ours.len() as u64, "count of {fast}");
    assert_eq!(fast.status().as_str(), slow.status(), "status of {fast}");
    assert_eq!(fast.in_check(), slow.in_check(), "check in {fast}");
    let kings: Vec<String> = fast.kings_in_check().iter().map(Square::to_string).collect();
    assert_eq!(kings, slow.kings_in_check(), "kings in check in {fast}");

    for turn in &turns {
        let played: Move = turn.bare.parse().unwrap();
        let mut next = *fast;
        next.make(played);
        let after = next.to_string();
        assert_eq!(after, turn.after.text(), "{} in {fast}", turn.bare);
        assert_eq!(next.is_countercheck(), turn.after.countercheck, "{} in {fast}", turn.bare);
        if !next.is_countercheck() {
            // A position read from its string has a hash made from nothing.
            assert_eq!(next, after.parse().unwrap(), "{} in {fast}: hash and all", turn.bare);
        }
        assert_eq!(fast.written(played), format!("{}{}", turn.written, turn.after.sign()), "in {fast}");
        let taken = fast.captured(played).map(|(at, man)| (at.to_string(), man.letter()));
        assert_eq!(taken, turn.takes.map(|(at, letter)| (name(at), letter)), "{} in {fast}", turn.bare);
    }

    // A16: the long step counts when some turn takes in passing.
    let without: Position = Setup { longstep: None, ..fast.to_setup() }.try_into().unwrap();
    let counts = turns.iter().any(|turn| turn.en_passant);
    assert!(slow.countercheck || fast.repeats(&without) != counts, "identity of {fast}");
    assert_eq!(fast.hash() != without.hash(), counts, "hash of {fast}");
    turns
}

/// For every man and square without a legal move: whether the obstacle is one of the kings' exactly where the man could
/// go but for the kings.
fn compare_obstacles(fast: &Position, slow: &Slow, turns: &[Turn]) {
    let side = fast.side();
    if turns.is_empty() || fast.restoration(side) == Restoration::Pending {
        return;
    }
    for (from, at) in places().zip(Square::ALL) {
        if fast.man_at(at).is_none_or(|man| man.colour != side) {
            continue;
        }
        for (to, target) in places().zip(Square::ALL) {
            let bare = format!("{at}-{target}");
            let promoting = format!("{bare}=");
            if turns.iter().any(|turn| turn.bare == bare || turn.bare.starts_with(&promoting)) {
                continue;
            }
            let obstacle = fast.obstacle(at, target);
            if fast.castling_step(true) == Some((at, target))
                || fast.castling_step(false) == Some((at, target))
            {
                continue;
            }
            let could = slow.goes(from, to) || slow.takes_in_passing(from, to);
            let kings = matches!(
                obstacle,
                Obstacle::MustTakeKing { .. }
                    | Obstacle::IntoCheck(_)
                    | Obstacle::Pinned { .. }
                    | Obstacle::CheckStands { .. }
            );
            assert_eq!(at == target, obstacle == Obstacle::SameSquare, "{bare} in {fast}: {obstacle:?}");
            assert_eq!(could, kings, "{bare} in {fast}: {obstacle:?}");
        }
    }
}

/// A usable diagram of two kings and a few other men.
fn sparse(rng: &mut impl Rng) -> Position {
    loop {
        let mut setup = Setup::empty().to_move(Colour::ALL[rng.random_range(0..2)]);
        let common = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn, Role::Pawn];
        for _ in 0..rng.random_range(0..=14) {
            let man = Man { colour: Colour::ALL[rng.random_range(0..2)], role: *common.choose(rng).unwrap() };
            setup = setup.with(Square::ALL[rng.random_range(0..100)], man);
        }
        for colour in Colour::ALL {
            let rank = if colour == Colour::White { 0 } else { 9 };
            let mut put = |square: Option<Square>, role| {
                let square = square.unwrap_or_else(|| Square::ALL[rng.random_range(0..100)]);
                setup.men[square.index()] = Some(Man { colour, role });
            };
            put(None, Role::Prince);
            put(None, Role::Princess);
            for file in [0, 9] {
                put(Square::new(file, rank), Role::Rook);
            }
            put(Square::new(4, rank), Role::King);
            // Now and then everything is elsewhere, or gone.
            let royals = [Role::Prince, Role::Princess].map(|role| (role, rng.random_bool(0.4)));
            let at_home = rng.random_bool(0.3);
            for square in Square::ALL {
                let Some(man) = setup.men[square.index()].filter(|man| man.colour == colour) else {
                    continue;
                };
                let gone = royals.contains(&(man.role, true))
                    || !at_home && square.rank() == rank && matches!(man.role, Role::Rook | Role::King);
                if gone || man.role == Role::Pawn && matches!(square.rank(), 0 | 9) {
                    setup.men[square.index()] = None;
                }
            }
            if at_home {
                setup.castlings.insert(colour, true);
                setup.castlings.insert(colour, false);
            } else {
                setup = setup.with(Square::ALL[rng.random_range(0..100)], Man { colour, role: Role::King });
            }
        }
        for colour in Colour::ALL {
            if setup.squares_of(colour, Role::Princess).next().is_some() {
                let states = [Restoration::Held, Restoration::Held, Restoration::Lost, Restoration::Pending];
                let some = if colour == setup.side { &states[..] } else { &states[..3] };
                setup.restorations[colour.index()] = *some.choose(rng).unwrap();
            }
        }
        let Ok(position) = Position::try_from(&setup) else { continue };
        // A long step, where a pawn can have made one.
        let long =
            |square: &Square| Position::try_from(Setup { longstep: Some(*square), ..setup.clone() }).ok();
        let longs: Vec<Position> = Square::ALL.iter().filter_map(long).collect();
        return longs.choose(rng).copied().filter(|_| rng.random_bool(0.7)).unwrap_or(position);
    }
}

/// A turn to go on with: more often than by chance one of a kind that random play seldom finds.
fn choose<'t>(turns: &'t [Turn], slow: &Slow, rng: &mut impl Rng) -> &'t Turn {
    let rare = |turn: &&Turn| {
        turn.en_passant
            || turn.bare.contains('=')
            || turn.bare.contains("0-0")
            || takes(turn, 'Q')
            || takes(turn, 'I')
            || turn.after.countercheck
            || turn.after.offers_passing()
    };
    let checks = |turn: &&Turn| turn.after.kings_in_check().len() > slow.kings_in_check().len();
    let quiet = |turn: &&Turn| turn.takes.is_none();
    let some: Vec<&Turn> = match rng.random_range(0..10) {
        0..3 => turns.iter().filter(rare).collect(),
        3..5 => turns.iter().filter(checks).collect(),
        5..8 => turns.iter().filter(quiet).collect(),
        _ => Vec::new(),
    };
    // Draws and mates end the game, so they wait for their turn.
    some.choose(rng).copied().unwrap_or_else(|| turns.choose(rng).unwrap())
}

fn note(seen: &mut Seen, what: &str) {
    *seen.entry(what.to_owned()).or_default() += 1;
}

/// Plays one game, everything compared at every ply.
fn game(rng: &mut impl Rng, seen: &mut Seen) {
    let mut fast = if rng.random_bool(0.4) { Position::start() } else { sparse(rng) };
    let mut slow = Slow::read(&fast.to_string());
    for _ in 0..rng.random_range(20..160) {
        note(seen, "plies");
        let turns = compare(&fast, &slow);
        if rng.random_range(0..20) == 0 {
            compare_obstacles(&fast, &slow, &turns);
        }
        if turns.is_empty() {
            note(seen, fast.status().as_str());
            break;
        }
        let turn = choose(&turns, &slow, rng);
        for (what, happens) in [
            ("king taken", takes(turn, 'K')),
            ("en passant", turn.en_passant),
            ("castling", turn.bare.contains("0-0")),
            ("restoration", turn.bare.contains("=Q,")),
            ("declined", fast.restoration(fast.side()) == Restoration::Pending && !turn.bare.contains("=Q,")),
            ("promotion", turn.bare.split(',').next_back().is_some_and(|played| played.contains('='))),
            ("queen owed", turn.after.text().split(' ').nth(4).unwrap().contains('p')),
        ] {
            if happens {
                note(seen, what);
            }
        }
        fast.make(turn.bare.parse().unwrap());
        slow = turn.after.clone();
    }
}

/// What an earlier run with this folder did: games, and what was seen.
fn read_progress(path: &PathBuf) -> (u64, Seen) {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let mut seen = Seen::new();
    for line in text.lines() {
        let (what, count) = line.rsplit_once(' ').unwrap();
        seen.insert(what.to_owned(), count.parse().unwrap());
    }
    (seen.remove("games").unwrap_or(0), seen)
}

#[test]
fn both_generators_agree_at_every_ply_of_random_games() {
    let (games, seed) = (number("STARMATE_CHESS100_GAMES", 300), number("STARMATE_SEED", 1));
    let progress =
        std::env::var_os("STARMATE_SOAK_DIR").map(|folder| PathBuf::from(folder).join("games-done"));
    let (done, mut seen) = progress.as_ref().map(read_progress).unwrap_or_default();
    if done > 0 {
        println!("going on after {done} games");
    }
    for number in done..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed.wrapping_mul(1_000_003).wrapping_add(number));
        game(&mut rng, &mut seen);
        if (number + 1) % 100 == 0 {
            let told: Vec<String> = seen.iter().map(|(what, count)| format!("{what} {count}")).collect();
            println!("{} games; {}", number + 1, told.join(", "));
            if let Some(path) = &progress {
                std::fs::write(path, format!("games {}\n{}\n", number + 1, told.join("\n"))).unwrap();
            }
        }
    }
    for what in [
        "king taken",
        "en passant",
        "castling",
        "restoration",
        "declined",
        "promotion",
        "countercheck",
        "checkmate",
    ] {
        let count = seen.get(what).copied().unwrap_or(0);
        assert!(count >= games / 30, "{what} happened only {count} times in {games} games");
    }
}
