use rules::{Colour, Move, Position, Role, Variant};

/// What a picture shows, in words, for people who cannot see it: every man by its square, the last move, whose move
/// it is. At most 1024 characters (Discord's limit for alternative text); the longest possible board stays below.
pub fn describe(position: &Position, last: Option<Move>) -> String {
    let mut sentences = vec![format!("{} board.", name(position.variant()))];
    for colour in Colour::ALL {
        let hand: Vec<&str> = position.hand(colour).into_iter().map(Role::word).collect();
        let men = men(position, colour);
        sentences.push(if hand.is_empty() {
            format!("{colour}: {men}.")
        } else {
            format!("{colour}: {men}; in hand {}.", hand.join(", "))
        });
    }
    sentences.extend(last.map(|last| format!("Last move: {}.", told(last))));
    let task = if position.is_setup() { "to place a man" } else { "to move" };
    sentences.push(format!("{} {task}{}.", position.side(), checks(position)));
    sentences.join(" ")
}

fn name(variant: Variant) -> &'static str {
    match variant {
        Variant::Starchess => "Starchess",
        Variant::Chess => "Chess",
        Variant::Chess100 => "Chess-100",
    }
}

fn told(last: Move) -> String {
    let to = last.to();
    let text = match (last.placed(), last.from()) {
        (Some(role), _) => format!("{role} placed on {to}"),
        (None, Some(from)) => format!("{from} to {to}"),
        (None, None) => format!("to {to}"),
    };
    let promoted = last.promotion().map(|role| format!(", promoted to {role}"));
    let restored = last.restores().map(|square| format!(", the princess on {square} became a queen"));
    [Some(text), promoted, restored].into_iter().flatten().collect()
}

/// The kings in check, said behind whose move it is.
fn checks(position: &Position) -> String {
    let kings = position.kings_in_check();
    let checked: Vec<Colour> =
        kings.into_iter().filter_map(|king| position.man_at(king)).map(|man| man.colour).collect();
    match checked[..] {
        [] => String::new(),
        [colour] if colour == position.side() => ", in check".to_owned(),
        [colour] => format!(", {colour} in check"),
        _ => ", both kings in check".to_owned(),
    }
}

/// A side's men in the order of their worth: `king 4, queen 22, pawns 5 12 18`.
fn men(position: &Position, colour: Colour) -> String {
    let men = position.men();
    let mut groups = Vec::new();
    for role in WORTH {
        let own = men.iter().filter(|(_, man)| man.colour == colour && man.role == role);
        let squares: Vec<String> = own.map(|(square, _)| square.to_string()).collect();
        match squares.len() {
            0 => {}
            1 => groups.push(format!("{role} {}", squares[0])),
            _ => groups.push(format!("{} {}", plural(role), squares.join(" "))),
        }
    }
    if groups.is_empty() { "none on the board".to_owned() } else { groups.join(", ") }
}

const WORTH: [Role; 8] = [
    Role::King,
    Role::Prince,
    Role::Queen,
    Role::Princess,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

fn plural(role: Role) -> String {
    let ending = if role == Role::Princess { "es" } else { "s" };
    format!("{role}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(variant: Variant, text: &str) -> Position {
        Position::parse(variant, text).expect("a position")
    }

    fn played(variant: Variant, text: &str) -> Move {
        Move::parse(variant, text).expect("a move")
    }

    #[test]
    fn all_men_are_listed_by_square_with_the_last_move() {
        let start = position(Variant::Starchess, "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6");
        assert_eq!(
            describe(&start, Some(played(Variant::Starchess, "N@27"))),
            "Starchess board. White: king 4, queen 22, rook 28, bishop 17, knight 11, pawns 5 12 18 23 29. \
             Black: king 34, queen 16, rook 10, bishop 21, knight 27, pawns 9 15 20 26 33. \
             Last move: knight placed on 27. White to move."
        );
    }

    #[test]
    fn the_setup_tells_what_is_in_hand() {
        let text = describe(&Position::start(Variant::Starchess), None);
        assert!(
            text.contains("White: pawns 5 12 18 23 29; in hand king, queen, rook, bishop, knight."),
            "{text}"
        );
        assert!(text.ends_with("White to place a man."), "{text}");
    }

    #[test]
    fn a_check_and_a_promotion_are_told() {
        let mated = position(Variant::Starchess, "1/2/7/4B1/5/6/4K1k/2/1 - b - 0 9");
        let text = describe(&mated, Some(played(Variant::Starchess, "26-27=N")));
        assert!(text.contains("26 to 27, promoted to knight. Black to move, in check."), "{text}");
    }

    #[test]
    fn the_board_is_named_and_both_kings_may_be_in_check() {
        let variant = Variant::Chess100;
        let text = "Q3k4r/4pp3i/ns6q1/p2p3Ppp/10/2P3p2P/3PBNP1b1/P1P1P5/5P3R/RNBS1K3I w q - yy 0 27";
        assert_eq!(
            describe(&position(variant, text), Some(played(variant, "c10-i4"))),
            "Chess-100 board. White: king f1, prince j1, queen a10, princess d1, rooks a1 j2, bishops c1 e4, \
             knights b1 f4, pawns f2 a3 c3 e3 d4 g4 c5 j5 h7. Black: king e10, prince j9, queen i8, princess b8, \
             rook j10, bishop i4, knight a8, pawns g5 a7 d7 i7 j7 e9 f9. Last move: c10 to i4. White to move, both \
             kings in check."
        );
        let start = describe(&Position::start(Variant::Chess), None);
        assert!(start.starts_with("Chess board. White: king e1, queen d1, rooks a1 h1,"), "{start}");
    }

    #[test]
    fn a_princess_that_became_a_queen_is_told_with_the_move() {
        let variant = Variant::Chess100;
        let text =
            "rnb4inr/3p2b1p1/3qk1p3/pp4R3/2p1pp3p/3B1PB2P/1P4Pp2/S1PP4P1/P3P2P2/RN2KQI1N1 w K - y- 1 26";
        let told = describe(&position(variant, text), Some(played(variant, "f10=Q,f10-d8")));
        assert!(told.contains("Last move: f10 to d8, the princess on f10 became a queen."), "{told}");
    }
}
