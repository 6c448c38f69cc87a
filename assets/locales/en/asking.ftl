# Requests, clocks and terms.
nothing-to-take-back = You have made no move that could be taken back.
asked-already = You have asked for that in this position already; you can ask again after the next move.
no-request = Your opponent does not ask for that any more: any move withdraws such a request.
own-request = That request is your own: your opponent answers it, and a move by either of you withdraws it.
your-turn = It is your turn: make your move first, and prepare your answers then.
no-clock = This game is played without a clock, so there is no time to give and none to stop.
paused-already = This game is paused already; either player can resume it.
not-paused = This game is not paused; you can ask your opponent for a pause.
bad-gift = You can give from a minute to thirty days at a time.
rated-without-clock = A rated game needs a clock: choose a time control, or play a casual game.
too-many-games =
    You have { $games ->
        [one] one game
       *[other] { $games } games
    } going on here, as many as this server allows; finish one first.
opponent-too-many-games =
    Your opponent has { $games ->
        [one] one game
       *[other] { $games } games
    } going on here, as many as this server allows; try again when one is over.
already-seeking = Your challenge { $challenge } to anybody still stands here; withdraw it to make another.
