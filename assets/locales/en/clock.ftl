# Clocks: what is left, what stops them, what is asked and given.

# A length of time, short: two units at most.
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-minutes = { $minutes } min
time-seconds = { $seconds } s

# { $deadline } and { $relative } are moments that everybody reads in their own zone.
reminder =
    Game { $game } against { $opponent }: { $hours ->
        [1] one hour is left
       *[other] { $hours } hours are left
    } for your move, until { $deadline } ({ $relative }). { $link }
digest =
    { $count ->
        [one] One game waits for your move:
       *[other] { $count } games wait for your move:
    }
digest-game = Game { $game } against { $opponent }, until { $deadline } ({ $relative }). { $link }
digest-game-without-clock = Game { $game } against { $opponent }. { $link }
digest-game-paused = Game { $game } against { $opponent }, paused. { $link }
deadline = Time until { $deadline } ({ $relative }).

clock-away = I was away from { $from } until { $until }. That time is given back to { $player }, who is on move.
clock-vacation =
    { $player } has run out of time, so a day of vacation is spent: the clock stands until { $until }. { $left ->
        [0] No day of vacation is left this year.
        [one] One more day is left this year.
       *[other] { $left } more days are left this year.
    }
clock-paused = The game is paused, as both players wished: the clocks stand. `/resume` lets them run again.
clock-resumed = { $player } resumed the game: the clocks run again.
clock-gave = { $by } gave { $to } { $time }.

ask-takeback = { $opponent }, { $by } would like to take back their last move. Any move by you turns that down, too.
ask-pause = { $opponent }, { $by } would like to pause the game: the clocks would stand until one of you resumes.
denied-takeback = { $by } does not take that back: the move of { $asker } stands.
denied-pause = { $by } does not want to pause; the clocks run on.
taken-back = { $by } took back a move, as both players wished.
move-prepared = It had been prepared beforehand.

button-grant = Agree
button-deny = Decline
button-look = Show the board
