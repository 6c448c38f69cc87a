# Answers to the person who asked.

somebody = somebody
player-number = player { $number }

stale = That board is from move { $asked }; the game is at move { $now }. Use its newest board.
stale-undone = That board does not belong to this game any more. Use its newest board.
moved-on = The game has moved on to move { $now }; look at its newest board.
offer-withdrawn = That draw offer was withdrawn by a move. You can offer a draw yourself with `/draw`.
game-over = Game { $game } is over ({ status }). `/board game:{ $game }` shows it; `/play` starts another.
unknown-control = This button is from an older version of me. `/games` leads to the newest board of each of your games.

challenge-sent = Your challenge goes to { $opponent } here. The game begins when they accept; you can withdraw it until then.
challenge-sent-dm = Your challenge goes to { $opponent } by direct message. The game begins when they accept; you can withdraw it until then.
challenge-undelivered = I cannot write to { $opponent }: they take no direct messages from me. Challenge them in a channel of a server that you share.
challenge-unposted = I could not post your challenge to { $opponent }: I may not write in that channel any more. Choose another channel, or ask a moderator to let me write there.
not-with-a-bot = I cannot play for a bot: challenge a person with `/play`.
missing-permissions = I cannot play in this channel: I lack { $permissions }. Ask a moderator to grant that here, use another channel, or use `/play` in a direct message to me.
cannot-post = I may not post in { $channel }: I need “View Channel”, “Send Messages” and “Attach Files” there.
no-thread = I cannot open a thread here, for I lack { $permissions }; so the game stays in this channel.
no-thread-kind = Threads cannot be opened in this kind of channel, so the game stays here. In an ordinary text channel it would get a thread of its own.
# As Discord's settings name it.
permission =
    { $permission ->
        [view-channel] “View Channel”
        [send-messages] “Send Messages”
        [send-messages-in-threads] “Send Messages in Threads”
        [attach-files] “Attach Files”
        [create-public-threads] “Create Public Threads”
       *[other] “{ $permission }”
    }

played = Played `{ $written }` in game { $game }.
played-offer-off = Played `{ $written }` in game { $game }. The draw offer is off the table.
draw-offered = { $opponent } has your draw offer. Any move turns it down.
draw-question = Offer { $opponent } a draw?
draw-stands = { $opponent } offers you a draw.
draw-agreed = Game { $game } is a draw.
draw-declined = You play on; { $opponent } is told.
resign-question = Do you really want to resign game { $game }? { $opponent } wins it then.
resigned = You resigned game { $game }.
aborted = Game { $game } is called off.
never-mind = Nothing was changed; the game goes on.

no-games = You have no game going on. Start one with `/play`.
which-game = You have games { $games } going on: say which with the option `game`.
which-game-here = Games { $games } are played here: say which with the option `game`.
which-game-typed = In which game do you play `{ $text }`?
which-reading = `{ $text }` can mean two moves. Which do you play?
no-game-here = There is no game here to look at, and you have none. Start one with `/play`, or say which with the option `game`.
unknown-game = There is no game { $game } that you can see here. `/games` lists yours.
nothing-there = There is no game or challenge with this number; `/games` lists yours.
no-such-ply = This game has no move { $asked }: choose 0 to { $newest }.

game-line =
    Game { $game } against { $opponent }, you are { side }: { $yours ->
        [yes] **your move**
       *[no] their move
    }, { after }. { $place }
in-dms = In our direct messages.
nowhere = It has no place at the moment; `/board` and `/move` work anywhere.
and-more = … and { $count } more.
open-challenge-mine = Your challenge to { $other } waits for their answer; the button “Withdraw” under it or `/challenge withdraw` takes it back.
open-challenge-theirs = { $other } waits for your answer to a challenge: press a button under it, or use `/challenge`.

blocked = { $user } can no longer challenge you. Games that you have go on; `/unblock` takes it back.
blocked-declined = { $user } can no longer challenge you. Their open challenge is declined. Games that you have go on; `/unblock` takes it back.
blocked-already = You have blocked { $user } already; `/unblock` takes it back.
not-me = I challenge nobody, so there is nothing to block.
unblocked = { $user } can challenge you again.
was-not-blocked = { $user } was not blocked: they can challenge you.
not-yourself = That is you: choose somebody else.

style =
    Your boards: theme “{ theme }”, at the bottom: { $orientation ->
        [white] White
        [black] Black
       *[own] your own side
    }. Here is how one looks.
exported = The record of game { $game }.

pick-target = Now the { square-word }.
restore-pick = The princess on { $square } becomes a queen; now choose the man that moves.
pick-promotion = The pawn from { $from } goes to { $to }. What does it become?
pick-promotion-taking = The pawn from { $from } takes on { $to }. What does it become?
no-moves-from = The man on { $square } cannot move now; pick another one.
nothing-to-move = You have no game in which I could play that. `/play` starts one, `/games` lists yours, `/help` tells more.
not-a-move = I read moves such as `18-19`, `e2-e4`, `Nf3` or, during the setup of Starchess, `K@4`. `/help` tells more.
not-a-move-setup = Place a man: I read texts such as `K@4` or `n 11`. `/help` tells more.
not-a-move-play = I read moves such as { move-examples }. `/help` tells more.
move-examples =
    { $variant ->
        [starchess] `18-19`, `N11x19` or `26-27=N`
        [chess] `e2-e4`, `Nf3` or `e7-e8=Q`
       *[chess100] `d2-d5`, `Prg1-e1` or `a9-a10=Q`
    }
no-move-in-any = You are on move in games { $games }, and `{ $text }` is not legal in any of them. Reply to the board that you mean, or use `/move` with the option `game`.
not-your-turn-named = It is not your turn: { $opponent } is on move, and yours comes next.
choose-game-first = You have several games: fill in the option “game” first
game-choice =
    { $game }: against { $opponent } ({ $turn ->
        [yours] your move
        [theirs] their move
       *[over] over
    })
try-again = That changed just now: please press it once more.
our-fault = Sorry, something went wrong on my side, and nothing was changed that you did not see confirmed. Please try again; if it stays, tell whoever runs me this number: { $reference }.
