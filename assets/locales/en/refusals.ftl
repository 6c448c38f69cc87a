# Why a request is not granted, and what would be right.

not-a-player = You do not play in this game; only its two players can do that. Anyone may look at its board.
not-your-turn = It is not your turn: { side } is on move. You can play when they have.
this-game-over = This game is over ({ status }); start another with a new challenge.
illegal = { $move } is not legal here; ask for the list of moves to see what is.
no-draw-offer = There is no draw offer to answer: any move withdraws one. You can offer a draw yourself.
own-offer = That draw offer is your own: your opponent answers it, and a move by either of you withdraws it.
offered-already = You have offered a draw in this position already; you can offer again after the next move.
too-late-to-abort = Both sides have moved, so the game can no longer be aborted; you can resign or offer a draw.
too-long = This game has reached its greatest possible length; you can agree on a draw or resign.
challenge-self = You cannot challenge yourself; choose somebody else.
blocked-by-opponent = This person takes no challenges from you; choose somebody else.
blocked-by-you = You have blocked this person; unblock them first to challenge them.
already-challenged = Your challenge { $challenge } to this person still waits for an answer; withdraw it to make another.
only-opponent-answers = Only the person you challenged can answer; you can withdraw the challenge.
only-challenger-withdraws = Only the challenger can withdraw a challenge; you can accept or decline it.
not-your-challenge = This challenge is between two other people; make your own to play.
challenge-closed =
    This challenge was { $state ->
        [open] open
        [accepted] accepted
        [declined] declined
       *[withdrawn] withdrawn
    } already; a new one can be made.
