# Vacation.

command-vacation = vacation
    .about = Your days off: your clocks stand in the games that are played by the day
vacation-start = start
    .about = Begin a vacation now
vacation-end = end
    .about = End it now; days that have not begun come back
vacation-show = show
    .about = Whether you are on vacation, and how many days you have left
option-days = days
    .about = How many whole days

# Put behind other sentences.
vacation-left =
    { $left ->
        [0] None of the { $all } days of this year is left.
        [one] One of the { $all } days of this year is left.
       *[other] { $left } of the { $all } days of this year are left.
    }
vacation-on = You are on vacation until { $until } ({ $relative }): your clocks stand in games that are played by the day. `/vacation end` ends it. { $left }
vacation-off = You are not on vacation. `/vacation start` begins one; when your time runs out, a day is spent by itself. { $left }
vacation-begun =
    You are on vacation until { $until } ({ $relative }). { $games ->
        [0] You have no game going on that is played by the day.
        [one] Your clock stands in one game.
       *[other] Your clocks stand in { $games } games.
    } You can still make moves. { $left }
vacation-ended = Your vacation is over: your clocks run again. { $left }
vacation-on-already = You are on vacation until { $until } already; `/vacation end` ends it.
vacation-not-on = You are not on vacation; `/vacation start` begins one.
vacation-too-few =
    { $left ->
        [0] You have spent all { $all } days of this year; there are new ones from 1 January on (UTC).
        [one] You have one day left of the { $all } of this year: take that one.
       *[other] You have { $left } days left of the { $all } of this year: take at most so many.
    }

# In a game.
vacation-mover = { $player } is on vacation until { $until }: the clock stands.
vacation-back = { $player } is back from vacation: the clock runs again.
