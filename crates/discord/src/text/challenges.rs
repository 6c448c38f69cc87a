//! Answers to challenges that are given by command.

use play::Challenge;
use words::{Lang, say};

use super::terms;
use crate::challenges::Choice;

/// As many lines as are sure to fit into a message.
const LINES: usize = 12;

/// Nothing is there to be answered so.
pub(crate) fn none(lang: Lang, choice: Choice) -> String {
    match choice {
        Choice::Accept => say!(lang, "challenge-none-accept"),
        Choice::Decline => say!(lang, "challenge-none-decline"),
        Choice::Withdraw => say!(lang, "challenge-none-withdraw"),
    }
}

/// Which of several is meant, each in a line of its own.
pub(crate) fn which(lang: Lang, lines: &[String]) -> String {
    let mut told = vec![say!(lang, "which-challenge")];
    told.extend(lines.iter().take(LINES).cloned());
    if lines.len() > LINES {
        told.push(super::answers::and_more(lang, lines.len() - LINES));
    }
    told.join("\n")
}

/// A challenge in a list: its number, the other one's name, the time.
pub(crate) fn line(lang: Lang, challenge: &Challenge, mine: bool, other: &str) -> String {
    let kind = match (challenge.opponent, mine) {
        (Some(_), true) => "to",
        (Some(_), false) => "from",
        (None, true) => "own",
        (None, false) => "seek",
    };
    let control = terms::control(lang, challenge.terms.control);
    say!(lang, "challenge-line", challenge = challenge.id.0, kind = kind, other = other, control = control)
}

#[cfg(test)]
mod tests {
    use play::{ChallengeId, ColourChoice, NewChallenge, Terms, Timestamp, UserId};

    use super::*;

    fn told(opponent: Option<UserId>, mine: bool) -> String {
        let terms = Terms { control: "3d".parse().expect("a control"), ..Terms::CASUAL };
        let colour = ColourChoice::Random;
        let new = NewChallenge { challenger: UserId(1), opponent, colour, terms, rematch_of: None };
        line(Lang::En, &new.made(ChallengeId(7), Timestamp(0)), mine, "Ada")
    }

    #[test]
    fn a_challenge_in_a_list_says_whose_it_is() {
        assert_eq!(told(Some(UserId(2)), false), "7: from Ada, 3 d a move");
        assert_eq!(told(Some(UserId(2)), true), "7: to Ada, 3 d a move");
        assert_eq!(told(None, false), "7: from Ada to anybody, 3 d a move");
        assert_eq!(told(None, true), "7: your own to anybody, 3 d a move");
    }

    #[test]
    fn a_long_list_fits_into_a_message_in_every_language() {
        let lines: Vec<String> = (0..100).map(|_| "x".repeat(130)).collect();
        for lang in Lang::ALL {
            let told = which(lang, &lines);
            assert!(told.chars().count() <= super::super::LONGEST, "{told}");
            assert!(told.contains("88"), "{told}");
        }
    }
}
