//! Commands around a game that is played: requests, vacation, prepared answers, notes, spectators, moderators.

use super::{Choices, Words, words};

pub(crate) const TAKEBACK: Words = words("takeback", "command-takeback", "command-takeback.about");
pub(crate) const PAUSE: Words = words("pause", "command-pause", "command-pause.about");
pub(crate) const RESUME: Words = words("resume", "command-resume", "command-resume.about");
pub(crate) const GIFT: Words = words("gift", "command-gift", "command-gift.about");
pub(crate) const REMATCH: Words = words("rematch", "command-rematch", "command-rematch.about");
pub(crate) const VACATION: Words = words("vacation", "command-vacation", "command-vacation.about");
pub(crate) const IF: Words = words("if", "command-if", "command-if.about");
pub(crate) const NOTE: Words = words("note", "command-note", "command-note.about");
pub(crate) const WATCH: Words = words("watch", "command-watch", "command-watch.about");
pub(crate) const MODERATE: Words = words("moderate", "command-moderate", "command-moderate.about");
pub(crate) const CHALLENGE: Words = words("challenge", "command-challenge", "command-challenge.about");

pub(crate) const CHALLENGE_ACCEPT: Words = words("accept", "challenge-accept", "challenge-accept.about");
pub(crate) const CHALLENGE_DECLINE: Words = words("decline", "challenge-decline", "challenge-decline.about");
pub(crate) const CHALLENGE_WITHDRAW: Words =
    words("withdraw", "challenge-withdraw", "challenge-withdraw.about");
pub(crate) const VACATION_START: Words = words("start", "vacation-start", "vacation-start.about");
pub(crate) const VACATION_END: Words = words("end", "vacation-end", "vacation-end.about");
pub(crate) const VACATION_SHOW: Words = words("show", "vacation-show", "vacation-show.about");
pub(crate) const MODERATE_END: Words = words("end", "moderate-end", "moderate-end.about");
pub(crate) const MODERATE_MOVE: Words = words("move", "moderate-move", "moderate-move.about");

pub(crate) const ANSWER: Words = words("answer", "option-answer", "option-answer.about");
pub(crate) const TIME: Words = words("time", "option-time", "option-time.about");
pub(crate) const DAYS: Words = words("days", "option-days", "option-days.about");
pub(crate) const MOVES: Words = words("moves", "option-moves", "option-moves.about");
pub(crate) const REMOVE: Words = words("remove", "option-remove", "option-remove.about");
pub(crate) const NOTE_TEXT: Words = words("text", "option-note", "option-note.about");
pub(crate) const AS_TEXT: Words = words("text", "option-as-text", "option-as-text.about");
pub(crate) const NUMBER: Words = words("number", "option-number", "option-number.about");
pub(crate) const SURE: Words = words("sure", "option-sure", "option-sure.about");
pub(crate) const RESULT: Words = words("result", "option-result", "option-result.about");
pub(crate) const PLACE: Words = words("channel", "option-place", "option-place.about");

pub(crate) const ANSWER_CHOICES: &Choices = &[("choice-agree", "agree"), ("choice-decline", "decline")];
pub(crate) const RESULT_CHOICES: &Choices = &[
    ("choice-annul", "annul"),
    ("choice-draw", "draw"),
    ("choice-white-wins", "white"),
    ("choice-black-wins", "black"),
];

/// All of these, for checks.
#[cfg(test)]
pub(crate) const PLAYING: [Words; 30] = [
    TAKEBACK,
    PAUSE,
    RESUME,
    GIFT,
    REMATCH,
    VACATION,
    IF,
    NOTE,
    WATCH,
    MODERATE,
    CHALLENGE,
    CHALLENGE_ACCEPT,
    CHALLENGE_DECLINE,
    CHALLENGE_WITHDRAW,
    VACATION_START,
    VACATION_END,
    VACATION_SHOW,
    MODERATE_END,
    MODERATE_MOVE,
    ANSWER,
    TIME,
    DAYS,
    MOVES,
    REMOVE,
    NOTE_TEXT,
    AS_TEXT,
    NUMBER,
    SURE,
    RESULT,
    PLACE,
];
