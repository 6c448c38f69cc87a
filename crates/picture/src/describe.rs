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
    let mut text = match (last.placed(), last.from()) {
        (Some(role), _) => format!("{role} placed on {to}"),
        (None, Some(from)) => format!("{from} to {to}"),
        (None, None) => format!("to {to}"),
    };
    if let Some(role) = last.promotion() {
        text.push_str(&format!(", promoted to {role}"));
    }
    if let Some(square) = last.restores() {
        text.push_str(&format!(", the princess on {square} restored to queen"));
    }
    text
}

/// The kings in check, said behind whose move it is.
fn checks(position: &Position) -> String {
    let kings = position.kings_in_check();
    let checked: Vec<Colour> = kings.into_iter().filter_map(|king| position.man_at(king)).map(|man| man.colour).collect();
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

    fn played(variant: Variant, text: &str) -> Option<Move> {
        Some(Move::parse(variant, text).expect("a move"))
    }

    #[test]
    fn all_men_are_listed_by_square_with_the_last_move() {
        let start = position(Variant::Starchess, "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6");
        assert_eq!(
            describe(&start, played(Variant::Starchess, "N@27")),
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
        let text = describe(&mated, played(Variant::Starchess, "26-27=N"));
        assert!(text.contains("26 to 27, promoted to knight. Black to move, in check."), "{text}");
    }
}
