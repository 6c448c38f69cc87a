# Terms of a game: time controls, what is agreed before it begins, open challenges.

# Whom an open challenge is for.
anybody = anybody

# A length of time in words, one for each unit.
length-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
length-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
length-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
length-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

# A time control in the picture, where room is short. Lengths are short ones: 3 d, 30 min.
control-none = no clock
control-move = { $time } a move
control-bank = { $start } + { $increment }, up to { $cap }
control-bank-plain = { $start } in all

# In lists. Lengths are in words.
control-words-none = No clock
control-words-move = { $time } for each move
control-words-bank = { $start }, and { $increment } more with each move, up to { $cap }
control-words-bank-plain = { $start } for the whole game
choice-control-default = The usual one of this server, else 3 days for each move

# The rules of the clock, told before a challenge is accepted.
terms-none = There is no clock. When somebody keeps the other waiting for sixty days, the one who waits may call the game off.
terms-move = Time: { $time } for each move; what is left over is not kept.
terms-bank = Time: { $start } for each side, and { $increment } more with each move, up to { $cap }.
terms-bank-plain = Time: { $start } for each side for the whole game.
terms-vacation = Vacation (30 days a year) is spent by itself when time runs out.
terms-weekends = Clocks stand at weekends, each player’s own ({ $zones }).
terms-no-weekends = Clocks run at weekends, too.
terms-flag = Whoever runs out of time loses; it is a draw if the opponent cannot mate.
terms-fair = Time in which I cannot be reached is given back. Both players can agree on a pause, and each can give the other time.
terms-zone-hint = Whoever has set no time zone lives by UTC: `/{ command-timezone }` sets it, before the game begins.
terms-zone-of-opponent = the other player: their own
terms-rated = Rated: the game counts for the ratings of both.
terms-casual = Casual: the game is not rated.

# What stands in the way of a challenge.
weekends-need-days = Clocks that stand at weekends are for games of days: choose a control of at least a day, or leave `{ option-weekends }` out.
no-starter = Only members with the role { $role } may start games in this server: ask a moderator for it, or be challenged by one of them.

# Challenges that are posted where the server has its games; { $channel } is a link.
challenge-sent-there = Your challenge goes to { $opponent } in { $channel }, where this server has its games. The game begins when they accept; you can withdraw it until then.

# Open challenges.
seek =
    { $challenger } looks for an opponent for { variant-game }; whoever presses first plays. { $colour ->
        [white] { $challenger } would play White.
        [black] { $challenger } would play Black.
       *[random] Colours are left to chance.
    }
seek-withdrawn = { $challenger } withdrew the open challenge.
seek-sent = Your open challenge is posted here. The game begins when somebody takes it up; you can withdraw it until then.
seek-sent-there = Your open challenge is posted in { $channel }, where this server has its games. The game begins when somebody takes it up; you can withdraw it until then.
seek-in-dm = An open challenge is for the people of a server: use `/{ command-seek }` in a channel there, or challenge one person with `/{ command-play }`.
seek-own = This open challenge is your own: somebody else takes it up, and you can withdraw it.
seek-not-yours = Only { $challenger } can withdraw this challenge; you can take it up.
seek-unposted = I could not post your open challenge: I may not write in that channel. Choose another channel, or ask a moderator to let me write there.
button-take = Play

# The clocks at a board: in the picture, and in words for people who cannot see it.
caption-clock =
    { $control }, { $state ->
        [paused] paused
        [white] White on vacation
        [black] Black on vacation
       *[running] { to-move }
    }
clocks =
    Time ({ $control }): White { $white }, Black { $black }.{ $state ->
        [paused] {" "}The game is paused.
        [white] {" "}White is on vacation.
        [black] {" "}Black is on vacation.
       *[running] {""}
    }

# In the list of games.
games-time = Time until { $deadline } ({ $relative }), { $left } left.
games-paused = Paused, { $left } left.

# Commands.
command-seek = seek
    .about = Look for an opponent: an open challenge that anybody can take up
option-control = control
    .about = How much time there is
option-rated = rated
    .about = Whether the game counts for the ratings; it does not if you do not say
option-weekends = weekends
    .about = Whether the clocks stand at weekends, each player’s own
