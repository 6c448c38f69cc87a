# Why a typed move is not played, and what would be right. { $reach } and { $placing } are whole sentences.

input-how =
    { $variant ->
        [starchess] Write the cell a man stands on and the cell it goes to, such as 18-19, or K@4 to place a man.
        [chess] Write the move as Nf3, or both squares, such as g1-f3; castling is 0-0 or 0-0-0.
       *[chess100] Write both squares, such as d2-d5 or Prg1-e1; castling is 0-0 or 0-0-0.
    }
# What a place of the board is called.
square-word =
    { $variant ->
        [starchess] cell
       *[other] square
    }
squares-word =
    { $variant ->
        [starchess] cells
       *[other] squares
    }
move-example =
    { $variant ->
        [starchess] 18-19
        [chess] g1-f3
       *[chess100] d2-d5
    }
input-empty = No move was written. { input-how }
input-unreadable = “{ $text }” is not a move. { input-how }
input-too-many-squares = “{ $text }” names more than two { squares-word }. Write one move at a time, such as { move-example }.
input-no-such-square =
    { $variant ->
        [starchess] There is no cell { $name }: the cells are numbered 1 to 37.
        [chess] There is no square { $name }: the squares are a1 to h8.
       *[chess100] There is no square { $name }: the squares are a1 to j10.
    }
input-unseparated = “{ $digits }” has nothing between its two cells. Write { $moves }.
input-only-from = { $reach } Write both { squares-word }, such as { $move }.
input-only-to-none = { $square } is only one { square-word }, and no man can go there. Write where a man stands and where it goes.
input-only-to = { $square } is only one { square-word }. Write where the man comes from, too: { $moves }.
input-restoration-not-due = No princess can become a queen on { $square } in this turn. Write the move alone.
input-restoration-alone = The princess on { $square } becomes a queen, and then you move: which move? Write both, such as { $move }.
input-needs-restoration = That takes a queen on { $square } in place of the princess: write { $move }.
input-after-restoration = After { $square }=Q: { $refusal }
input-two-readings = This can mean { $readings }. Write { $moves }.
input-mated = { side } is checkmated: the game is over.
input-stalemated = { side } is stalemated: the game is over, a draw.
input-countercheck = Check was answered with check: the game is over, a draw.

placing = Still to be placed: { $hand }, on { $squares }.
input-placement-due = Men move only once all are placed. { $placing } Write { $move }, for example.
input-already-placed = The { man } already stands on { $square }. { $placing }
input-pawn-placed = Pawns are not placed: they stand on their cells from the start. { $placing }
input-promotion-placed = A man is placed as it is: there is no promotion before the game begins. { $placing } Write { $move }, for example.
input-off-back-rank = { $square } is not on { side }'s back rank. { $placing }
input-square-taken = { $square } is taken by the { man }. { $placing }
input-setup-over = All men are placed. Write the cell a man stands on and the cell it goes to, such as { $move }.

can-move-one = Only { side }'s man on { $square } can move.
can-move = { side } can move the men on { $squares }.
input-empty-square = No man stands on { $square }. { $movable }
input-opponents-man = The { man } on { $square } is { other-side }'s, and it is { side }'s move. { $movable }
input-wrong-letter = The man on { $square } is a { man }, not a { said-man }. { $reach }
input-promotion-missing = On { $to } the pawn becomes another man: which? Write { $moves }.
input-promotion-impossible = A pawn cannot become a { man }. Write { $moves }.
input-promotion-not-due =
    No man is promoted here: only a pawn that reaches { $rank ->
        [none] { $squares }
       *[other] rank { $rank }
    } is. Write { $move }.
input-no-such-man = { side } has no { man } on the board. { $movable }
input-not-on-line =
    { side } has no { man } on { $kind ->
        [rank] rank
       *[file] file
    } { $line }: the { $count ->
        [1] { man } stands
       *[other] { men } stand
    } on { $squares }.
input-none-can-go = No { man } can go to { $to }. { $reaches }
input-several-can-go =
    The { men } on { $squares } can { $count ->
        [2] both
       *[other] all
    } go to { $to }. Write { $moves }.

reach-none = { $from } cannot move now.
reach-none-but-one = { $from } cannot move now, only the man on { $square } can.
reach-none-but = { $from } cannot move now, but the men on { $squares } can.
reach-takes = { $from } can only take on { $takes }.
reach-steps = { $from } can go to { $steps }.
# { $steps } is joined by commas alone: the last "or" belongs to the taking.
reach-both = { $from } can go to { $steps } or take on { $takes }.

obstacle-same-square = The { man } stands on { $from } already. { $reach }
obstacle-own-man = The { man } on { $from } cannot take its own { taken } on { $to }. { $reach }
obstacle-out-of-reach = A { man } does not go from { $from } to { $to }. { $reach }
obstacle-blocked = The { man } on { $from } cannot reach { $to }: the man on { $by } is in its way. { $reach }
obstacle-pawn-blocked = The pawn on { $from } cannot go to { $to }, where a man stands: pawns take obliquely only. { $reach }
obstacle-long-step-blocked =
    { $steps ->
        [double] The pawn on { $from } cannot make a double step: { $by } is not empty.
        [two] The pawn on { $from } cannot go two squares to { $to }: { $by } is not empty.
       *[three] The pawn on { $from } cannot go three squares to { $to }: { $by } is not empty.
    } { $reach }
obstacle-long-step-gone =
    { $steps ->
        [double] The pawn on { $from } has no double step: that can only be its first move.
        [two] The pawn on { $from } cannot go two squares: that can only be its first move.
       *[three] The pawn on { $from } cannot go three squares: that can only be its first move.
    } { $reach }
obstacle-nothing-to-take = The pawn on { $from } can go to { $to } only to take, and nothing stands there. { $reach }
obstacle-into-check = The king cannot go to { $to }: it would be attacked from { $by }. { $reach }
obstacle-pinned = { $from }-{ $to } would open the king on { $king } to attack from { $by }. { $reach }
obstacle-check-stands = The king on { $king } is in check, and after { $from }-{ $to } it would still be attacked from { $by }. The check can be answered by { $answers }.
obstacle-no-way-round = The { man } on { $from } cannot reach { $to }: men stand on every way round. { $reach }
obstacle-castling-gone = The king cannot castle to { $to }: king or rook has moved, or the rook is gone. { $reach }
obstacle-castling-blocked = The king cannot castle to { $to }: a man stands on { $by }, between king and rook. { $reach }
obstacle-castling-attacked = The king cannot castle to { $to }: { $square } is attacked from { $by }. { $reach }
obstacle-castling-in-check = The king on { $from } cannot castle out of check: it is attacked from { $by }. { $reach }
obstacle-must-take-king = You must capture the king on { $king }: write { $moves }.
