use rules::starchess::{Move, Position};
use rules::{Colour, Role};

/// What a picture shows, in words, for people who cannot see it: every man by its cell, the last move, whose move
/// it is. At most 1024 characters (Discord's limit for alternative text); the longest possible board stays below.
pub fn describe(position: &Position, last: Option<Move>) -> String {
    let mut sentences = vec!["Starchess board.".to_owned()];
    for colour in Colour::ALL {
        let hand: Vec<&str> = position.hand(colour).map(Role::word).collect();
        let men = men(position, colour);
        sentences.push(if hand.is_empty() {
            format!("{colour}: {men}.")
        } else {
            format!("{colour}: {men}; in hand {}.", hand.join(", "))
        });
    }
    sentences.extend(last.map(|last| match last {
        Move::Place { role, cell } => format!("Last move: {role} placed on {cell}."),
        Move::Step { from, to, promotion: None } => format!("Last move: {from} to {to}."),
        Move::Step { from, to, promotion: Some(role) } => {
            format!("Last move: {from} to {to}, promoted to {role}.")
        }
    }));
    let task = if position.is_setup() { "to place a man" } else { "to move" };
    let check = if position.in_check() { ", in check" } else { "" };
    sentences.push(format!("{} {task}{check}.", position.side()));
    sentences.join(" ")
}

/// A side's men in the order of their worth: `king 4, queen 22, pawns 5 12 18`.
fn men(position: &Position, colour: Colour) -> String {
    let mut groups = Vec::new();
    for role in Role::ALL {
        let cells: Vec<String> = position
            .men()
            .filter(|(_, man)| man.colour == colour && man.role == role)
            .map(|(cell, _)| cell.to_string())
            .collect();
        match cells.len() {
            0 => {}
            1 => groups.push(format!("{role} {}", cells[0])),
            _ => groups.push(format!("{role}s {}", cells.join(" "))),
        }
    }
    if groups.is_empty() { "none on the board".to_owned() } else { groups.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    #[test]
    fn all_men_are_listed_by_cell_with_the_last_move() {
        let start = position("1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6");
        assert_eq!(
            describe(&start, "N@27".parse().ok()),
            "Starchess board. White: king 4, queen 22, rook 28, bishop 17, knight 11, pawns 5 12 18 23 29. \
             Black: king 34, queen 16, rook 10, bishop 21, knight 27, pawns 9 15 20 26 33. \
             Last move: knight placed on 27. White to move."
        );
    }

    #[test]
    fn the_setup_tells_what_is_in_hand() {
        let text = describe(&Position::start(), None);
        assert!(
            text.contains("White: pawns 5 12 18 23 29; in hand king, queen, rook, bishop, knight."),
            "{text}"
        );
        assert!(text.ends_with("White to place a man."), "{text}");
    }

    #[test]
    fn a_check_and_a_promotion_are_told() {
        let mated = position("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 9");
        let text = describe(&mated, "26-27=N".parse().ok());
        assert!(text.contains("26 to 27, promoted to knight. Black to move, in check."), "{text}");
    }
}
