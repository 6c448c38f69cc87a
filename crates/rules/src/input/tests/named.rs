//! What holds for every move of boards whose squares have names.

use proptest::prelude::*;

use super::super::*;

/// The position of a game in which each number picks one of the legal moves.
fn playout(variant: Variant, picks: &[u16]) -> Position {
    picks.iter().fold(Position::start(variant), |position, pick| {
        let mut legal = position.legal_moves();
        legal.sort_unstable();
        // Captures are rare and make the positions that matter.
        let captures: Vec<Move> =
            legal.iter().copied().filter(|mv| position.captured(*mv).is_some()).collect();
        let from = if pick % 3 == 0 && !captures.is_empty() { captures } else { legal };
        match from.get(usize::from(*pick) % from.len().max(1)) {
            Some(played) => position.play(*played).expect("a legal move"),
            None => position,
        }
    })
}

fn spellings(position: &Position, played: Move) -> Vec<String> {
    let written = position.written(played);
    let mut spellings = vec![played.to_string(), format!("  {played}!? "), format!("{written}+")];
    let Some(from) = played.from() else { return spellings };
    if position.castling_step(true).is_some_and(|(home, _)| home == from) && written.starts_with(['0', 'O']) {
        spellings.extend([written.to_lowercase(), written.replace('O', "0").replace('0', "о")]);
    }
    let prefix = played.restores().map(|square| format!("{square}=q ")).unwrap_or_default();
    let role = position.man_at(from).map_or("", |man| man.role.sign());
    let role = if played.restores() == Some(from) { "Q" } else { role };
    let promotion = played.promotion().map(|role| role.letter().to_string()).unwrap_or_default();
    let to = played.to();
    for squares in [format!("{from}{to}"), format!("{from}-{to}"), format!("{from} x {to}")] {
        spellings.push(format!("{prefix}{squares}{promotion}"));
        spellings.push(format!("{prefix}{role}{squares}={promotion}").trim_end_matches('=').to_owned());
        spellings.push(format!("{prefix}{role} {squares}{promotion}").to_lowercase());
        // Large letters all through: a bishop's letter before a rank is a file then, too, and may be asked about.
        spellings.push(format!("{prefix}{squares}{promotion}").to_uppercase());
    }
    spellings.push(written);
    spellings
}

/// Whether a refusal asks which of several moves is meant, this one among them.
fn asks(refusal: &MoveTextError, played: Move) -> bool {
    match refusal {
        MoveTextError::TwoReadings { moves, .. } => moves.contains(&played),
        MoveTextError::AfterRestoration { refusal, .. } => asks(refusal, played),
        _ => false,
    }
}

fn variants() -> impl Strategy<Value = Variant> {
    prop_oneof![Just(Variant::Chess), Just(Variant::Chess100)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_legal_move_is_read_back_or_asked_about(variant in variants(), picks in prop::collection::vec(any::<u16>(), 0..120)) {
        let position = playout(variant, &picks);
        for played in position.legal_moves() {
            if variant == Variant::Chess100 {
                prop_assert_eq!(read_move(&position, &position.written(played)), Ok(played), "{}", position);
            }
            prop_assert_eq!(read_move(&position, &played.to_string()), Ok(played), "{} in {}", played, position);
            for text in spellings(&position, played) {
                match read_move(&position, &text) {
                    Ok(read) => prop_assert_eq!(read, played, "{} in {}", text, position),
                    Err(refusal) => prop_assert!(asks(&refusal, played), "{} in {}: {}", text, position, refusal),
                }
            }
        }
    }

    #[test]
    fn every_pair_of_squares_is_a_legal_move_or_a_full_sentence(
        variant in variants(),
        picks in prop::collection::vec(any::<u16>(), 0..120),
    ) {
        let position = playout(variant, &picks);
        let legal = position.legal_moves();
        for (from, to) in Square::all(variant).flat_map(|from| Square::all(variant).map(move |to| (from, to))) {
            match read_move(&position, &format!("{from}-{to}")) {
                Ok(read) => prop_assert!(legal.contains(&read)),
                Err(refusal) => prop_assert!(refusal.to_string().ends_with('.')),
            }
        }
    }
}

proptest! {
    #[test]
    fn no_text_panics_and_what_is_read_is_legal(
        variant in variants(),
        picks in prop::collection::vec(any::<u16>(), 0..60),
        text in prop_oneof!["\\PC*", "[ KQRBNPkqrbnpSsa-j0-9=x:,+()–-]{0,14}", "[a-jA-J]?[BbNnKkQ]?[a-j][0-9]{1,2}[=,]?[QqBb]?"],
    ) {
        let position = playout(variant, &picks);
        match read_move(&position, &text) {
            Ok(read) => prop_assert!(position.is_legal(read)),
            Err(refusal) => {
                let sentence = refusal.to_string();
                prop_assert!(sentence.ends_with('.') && !sentence.contains('\n'), "{}", sentence);
            }
        }
    }
}
