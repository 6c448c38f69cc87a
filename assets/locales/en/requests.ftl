# What players ask of each other and give: takebacks, pauses, time; and calling a game off.

command-takeback = takeback
    .about = Ask your opponent to let you take back your last move, or answer when they ask
command-pause = pause
    .about = Ask your opponent to stop both clocks for a while, or answer when they ask
command-resume = resume
    .about = Let the clocks of a paused game run again
command-gift = gift
    .about = Give your opponent time

option-answer = answer
    .about = What you say to it, if your opponent asks you
option-time = time
    .about = How much

choice-agree = Agree
choice-decline = Decline

takeback-asked = { $opponent } has your request to take back your last move. Any move by either of you withdraws it.
takeback-stands = { $opponent } would like to take back their last move.
takeback-granted = { $opponent } has their last move back in game { $game }.
pause-asked = { $opponent } has your request for a pause. Until they agree, the clocks run on.
pause-begun = Game { $game } is paused: both clocks stand until one of you uses `/resume`.
pause-over = Game { $game } goes on: the clocks run again.
request-denied = You turned that down; { $opponent } is told.
gift-given = { $opponent } has { $time } more in game { $game }.

abort-later = { too-late-to-abort } As this game has no clock, you can call it off once { $opponent } has made no move for sixty days: from { $from } on.
ended-silent = { $name } called the game off, as the opponent had made no move for sixty days.
