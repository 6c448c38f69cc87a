# What stands with a board.

heading = **Game { $game }**: { $white } (White) – { $black } (Black)
# No markup; at most 100 characters.
thread-name = { $white } – { $black }, game { $game }

# The last move.
move-placed =
    { $name } placed the { man } on { $square }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-made =
    { $name } moved the { man } from { $from } to { $to }{ $taken ->
        [none] {""}
       *[other] , took the { taken }
    }{ $passing ->
        [yes] {" "}in passing
       *[no] {""}
    }{ $promoted ->
        [none] {""}
       *[other] , promoted it to a { promoted }
    }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-castled =
    { $name } castled, king to { $to } and rook to { $rook }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-check = Check!
# What a move of Chess-100 brought about, and what the side to move may or must do.
king-taken =
    The { $side ->
        [white] white
       *[black] black
    } king was taken on { $square }: the prince on { $successor } is king now.
queen-restored = { side } brought back the queen: the princess on { $square } is a queen now.
restoration-lost = { side } did not bring back the queen with the princess on { $square }, and can no longer do so.
restoration-due = { side } may bring back the queen with the princess on { $square } in this turn.
duty-restore = You may bring back your queen with the princess on { $square }: put `{ $square }=Q,` before your move, or move without and lose the right.
duty-take-king = You must capture the king on { $square }: { $moves }.

# Whose turn it is.
turn-of = It is { $player }’s turn.
turn-yours = { $player }, it is your move.
turn-yours-setup = { $player }, place a man on your back rank. In hand: { $hand }.

# How a game ended.
result-white = { $name } (White) wins, 1-0.
result-black = { $name } (Black) wins, 0-1.
result-draw = The game is a draw, ½-½.
result-none = There is no result.
ended-checkmate = Checkmate.
ended-stalemate = Stalemate: { $name } has no legal move and is not in check.
ended-insufficient = Neither side can ever give mate.
ended-threefold = The same position for the third time.
ended-fifty = Fifty moves by each side without a capture or a pawn move.
ended-countercheck = Check was answered with check: a draw by the rules of Chess-100.
ended-agreed = Draw agreed.
ended-resigned = { $name } resigned.
ended-time = Time is up.
ended-forfeit = { $name } forfeited.
ended-aborted = { $name } called the game off.
ended-not = The game goes on.

# How a game stands, in one word.
status =
    { $status ->
        [setup] setup
        [ongoing] ongoing
        [checkmate] checkmate
        [stalemate] stalemate
        [insufficient] insufficient
        [threefold] threefold
        [fifty] fifty
        [countercheck] check answered with check
        [agreed] agreed
        [resigned] resigned
        [time] time
        [forfeit] forfeit
       *[aborted] aborted
    }

# For people who cannot see the picture: under 1024 characters in all.
alt-board =
    { $variant ->
        [starchess] Starchess board.
        [chess] Chessboard.
       *[chess100] Chess-100 board.
    }
men-of-side = { side }: { $men }.
men-of-side-with-hand = { side }: { $men }; in hand { $hand }.
men-none = none on the board
men-group =
    { $count ->
        [1] { man }
       *[other] { men }
    } { $squares }
alt-placed = Last move: { man } placed on { $square }.
alt-moved =
    Last move: { $from } to { $to }{ $promoted ->
        [none] {""}
       *[other] , promoted to { promoted }
    }.
to-move =
    { side } { $setup ->
        [yes] to place a man
       *[no] to move
    }{ $check ->
        [yes] , in check
       *[no] {""}
    }
to-move-sentence = { to-move }.

# The line in the picture.
caption-called-off = called off
caption = { after }, { to-move }

move-count =
    { $count ->
        [0] no move
        [one] { $count } move
       *[other] { $count } moves
    }
after =
    { $count ->
        [0] at the start
       *[other] after { move-count }
    }
after-sentence =
    { $count ->
        [0] At the start
       *[other] After { move-count }
    }

# Boards to look at.
board-as-text =
    { $heading }
    { after-sentence }.{ $written ->
        [none] {""}
       *[other] {" "}Last move `{ $written }`.
    } { to-move }.
    { $men }
    Position: `{ $position }`
looked-at-newest =
    { $heading }
    { after-sentence }.{ $written ->
        [none] {""}
       *[other] {" "}Last move `{ $written }`.
    } { $now }
looked-at-start =
    { $heading }
    At the start, { move-count } before now.
looked-at =
    { $heading }
    After { move-count } of { $newest }. Last move `{ $written }`.
