//! What holds for records of every rule set.

use proptest::prelude::*;

use super::super::*;
use crate::{Move, Variant};

fn random_game(variant: Variant, picks: &[u16], first: usize) -> Game {
    let mut whole = Game::start(variant);
    for pick in picks {
        let legal: Vec<Move> = whole.position().legal_moves();
        if whole.status().is_over() {
            break;
        }
        whole.push(legal[usize::from(*pick) % legal.len()]).expect("a legal move");
    }
    // The rest of it, as a game from a position of its own.
    let first = first.min(whole.moves().len());
    let mut rest = Game::from(whole.position_at(first).clone());
    for played in &whole.moves()[first..] {
        if rest.push(*played).is_err() {
            break;
        }
    }
    rest
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn what_is_written_reads_back_as_the_same_record(
        variant in prop::sample::select(&Variant::ALL[..]),
        picks in prop::collection::vec(any::<u16>(), 0..300),
        first in 0..40_usize,
        names in prop::collection::vec("\\PC{0,20}", 3),
        ending in 0..6_usize,
    ) {
        let mut record = Record::new(random_game(variant, &picks, first)).between(&names[0], &names[1]);
        record = record.with_tag("Site", &names[2]).expect("a tag of the roster").rated(Colour::White, 2000);
        let (status, outcome) = [
            (Status::Agreed, Outcome::Draw),
            (Status::Resigned, Outcome::WhiteWins),
            (Status::Time, Outcome::BlackWins),
            (Status::Forfeit, Outcome::BlackWins),
            (Status::Aborted, Outcome::None),
            (record.status(), record.outcome()),
        ][ending];
        if record.game().can_stand(status, outcome) {
            record = record.ended(status, outcome).expect("an ending that fits");
        }
        let text = record.to_string();
        prop_assert!(text.lines().skip_while(|line| !line.is_empty()).all(|line| line.len() <= 79), "{}", text);
        let untagged: String = text.lines().filter(|l| !l.starts_with("[Variant")).map(|l| l.to_owned() + "\n").collect();
        prop_assert_eq!(&Record::read_as(&untagged, variant), &Ok(record.clone()), "{}", text);
        prop_assert_eq!(text.parse::<Record>(), Ok(record), "{}", text);
    }

    #[test]
    fn no_text_of_chess_panics(
        text in prop_oneof!["\\PC*", "([\\[\\]{}();$%\"\n. *-]|1-0|1\\.|e4|e5|Nf3|O-O|exd5|d2-d5|[A-Z]){0,30}"],
        variant in prop::sample::select(&[Variant::Chess, Variant::Chess100][..]),
    ) {
        for record in Record::read_all_as(&text, variant).unwrap_or_default() {
            prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record));
        }
    }
}
