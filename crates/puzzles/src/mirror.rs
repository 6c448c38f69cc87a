//! Which positions are the same but for a mirror.

use rules::starchess::Cell;
use rules::{BoardSquare, Move, Position, Role, Square, Variant, chess, chess100};

/// A text that positions share when they differ by nothing but a mirror: left for right where nothing castles, and the
/// colours with top for bottom, which in the setup of Starchess would change who places first. Counters are left out.
pub fn mirror_key(position: &Position) -> String {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    let castles = position.variant() != Variant::Starchess && fields[2] != "-";
    let mut mirrors = Vec::new();
    if !castles {
        mirrors.push((true, false));
    }
    if !position.is_setup() {
        mirrors.push((false, true));
    }
    if !castles && !position.is_setup() {
        mirrors.push((true, true));
    }
    let seen = |(left_right, swap)| image(position, &fields, left_right, swap);
    mirrors.into_iter().map(seen).fold(seen((false, false)), Ord::min)
}

/// A text that lines share which differ by nothing but a mirror and by men that have no part in them: the moves by their
/// squares, and where the king stands that they are aimed at.
pub(crate) fn line_key(position: &Position, line: &[Move]) -> String {
    let king = position.king(!position.side());
    let image = |left_right: bool, swap: bool| {
        let see = |square: Square| {
            let square = if left_right { across(square) } else { square };
            if swap { upside_down(square).index() } else { square.index() }
        };
        let moves = line.iter().map(|played| {
            let becomes = played.promotion().or(played.placed()).map(Role::letter);
            format!("{:?}{}{becomes:?}", played.from().map(see), see(played.to()))
        });
        format!("{:?} {}", king.map(see), moves.collect::<String>())
    };
    let images = [image(false, false), image(true, false), image(false, true), image(true, true)];
    images.into_iter().min().expect("there are four")
}

/// A position seen in mirrors: men by squares, side to move, and the rights that its rule set has.
fn image(position: &Position, fields: &[&str], left_right: bool, swap: bool) -> String {
    let see = |square| {
        let square = if left_right { across(square) } else { square };
        if swap { upside_down(square) } else { square }
    };
    let letter = |letter: char| match (swap, letter.is_ascii_uppercase()) {
        (false, _) => letter,
        (true, true) => letter.to_ascii_lowercase(),
        (true, false) => letter.to_ascii_uppercase(),
    };
    let sorted = |letters: String| {
        let mut letters: Vec<char> = letters.chars().collect();
        letters.sort_unstable();
        letters.into_iter().collect::<String>()
    };
    let mut men: Vec<(usize, char)> =
        position.men().into_iter().map(|(square, man)| (see(square).index(), letter(man.letter()))).collect();
    men.sort_unstable();
    let men: Vec<String> = men.into_iter().map(|(index, letter)| format!("{letter}{index}")).collect();
    let side = if swap { !position.side() } else { position.side() };
    let passing = |name: &str| match Square::parse(position.variant(), name) {
        Ok(square) => see(square).to_string(),
        Err(_) => "-".to_owned(),
    };
    let rest = match position.variant() {
        Variant::Starchess => {
            // Rights are named by files, `c` to `g`.
            let file = |right: char| match (left_right, right) {
                (true, 'a'..='i') => char::from(b'a' + b'i' - right as u8),
                (true, 'A'..='I') => char::from(b'A' + b'I' - right as u8),
                _ => right,
            };
            let hand = sorted(fields[1].chars().map(letter).collect());
            format!("{hand} {}", sorted(fields[3].chars().map(|right| letter(file(right))).collect()))
        }
        Variant::Chess => {
            format!("{} {}", sorted(fields[2].chars().map(letter).collect()), passing(fields[3]))
        }
        Variant::Chess100 => {
            let [white, black]: [char; 2] = match fields[4].chars().collect::<Vec<_>>()[..] {
                [white, black] => [white, black],
                _ => ['-'; 2],
            };
            let princesses = if swap { [black, white] } else { [white, black] };
            let princesses: String = princesses.into_iter().collect();
            format!("{} {} {princesses}", sorted(fields[2].chars().map(letter).collect()), passing(fields[3]))
        }
    };
    format!("{} {} {rest}", men.join(""), side.letter())
}

/// Left for right.
fn across(square: Square) -> Square {
    match square {
        Square::Starchess(cell) => {
            let (x, y) = cell.plane();
            Square::Starchess(Cell::from_plane(-x, y).expect("the star is its own image"))
        }
        Square::Chess(square) => Square::Chess(indexed::<chess::Square>(square.index() ^ 0o7)),
        Square::Chess100(square) => {
            let (file, rank) = (square.index() % 10, square.index() / 10);
            Square::Chess100(indexed::<chess100::Square>(rank * 10 + 9 - file))
        }
    }
}

/// Top for bottom.
fn upside_down(square: Square) -> Square {
    match square {
        Square::Starchess(cell) => {
            let (x, y) = cell.plane();
            Square::Starchess(Cell::from_plane(x, -y).expect("the star is its own image"))
        }
        Square::Chess(square) => Square::Chess(indexed::<chess::Square>(square.index() ^ 0o70)),
        Square::Chess100(square) => {
            let (file, rank) = (square.index() % 10, square.index() / 10);
            Square::Chess100(indexed::<chess100::Square>((9 - rank) * 10 + file))
        }
    }
}

fn indexed<S: BoardSquare>(index: usize) -> S {
    S::from_index(index).expect("a mirror maps the board onto itself")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(variant: Variant, text: &str) -> String {
        mirror_key(&Position::parse(variant, text).expect("legal"))
    }

    #[test]
    fn images_of_a_star_share_their_key() {
        let starchess = |text| key(Variant::Starchess, text);
        // Worked out by hand: file 3 (cells 4 to 10) is file 7 seen from behind; 12-pawn with its right is 23-pawn.
        let seen = starchess("1/2/1R2K1k/1P4/5/6/7/2/1 - w D 0 1");
        assert_eq!(seen, starchess("1/2/7/6/5/1P4/1R2K1k/2/1 - w F 0 1"));
        // Colours changed and upside down: cell 5 is 9, 8 is 6, 10 is 4, 12 is 15.
        assert_eq!(seen, starchess("1/2/K1k2r1/4p1/5/6/7/2/1 - b d 0 7"));
        assert_ne!(seen, starchess("1/2/1R2K1k/1P4/5/6/7/2/1 - w - 0 1"), "a right is part of it");
        assert_ne!(seen, starchess("1/2/1R2K1k/1P4/5/6/7/2/1 - b D 0 1"), "so is who moves");
        assert_ne!(
            starchess("1/2/1R2K1k/6/5/6/7/2/1 - w - 0 1"),
            starchess("1/2/1N2K1k/6/5/6/7/2/1 - w - 0 1")
        );
    }

    #[test]
    fn left_is_not_right_where_a_king_may_castle() {
        let chess = |text| key(Variant::Chess, text);
        let castles = chess("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        assert_ne!(castles, chess("3k4/8/8/8/8/8/8/3K3R w - - 0 1"));
        assert_eq!(castles, chess("r3k3/8/8/8/8/8/8/4K3 b q - 0 1"));
        let bare = chess("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        assert_eq!(bare, chess("3k4/8/8/8/8/8/8/3K3R w - - 3 9"));
        let passing = chess("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        assert_eq!(passing, chess("3k4/8/8/3Pp3/8/8/8/3K4 w - e6 0 1"));
    }

    #[test]
    fn the_rights_of_princesses_go_with_their_colours() {
        let chess100 = |text| key(Variant::Chess100, text);
        let seen = chess100("4k5/10/4q5/3s6/10/10/10/10/4R5/4K5 w - - -y 0 1");
        assert_eq!(seen, chess100("4k5/4r5/10/10/10/10/3S6/4Q5/10/4K5 b - - y- 0 1"));
        assert_eq!(seen, chess100("5k4/10/5q4/6s3/10/10/10/10/5R4/5K4 w - - -y 0 1"));
        assert_ne!(seen, chess100("4k5/10/4q5/3s6/10/10/10/10/4R5/4K5 w - - -x 0 1"));
    }
}
