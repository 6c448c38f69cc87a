# Why a typed move is not played, and what would be right. { $reach } and { $placing } are whole sentences.

input-how = Write the cell a man stands on and the cell it goes to, such as 18-19, or K@4 to place a man.
input-empty = No move was written. { input-how }
input-unreadable = “{ $text }” is not a move. { input-how }
input-too-many-cells = “{ $text }” names more than two cells. Write one move at a time, such as 18-19.
input-no-such-cell = There is no cell { $number }: the cells are numbered 1 to 37.
input-unseparated = “{ $digits }” has nothing between its two cells. Write { $moves }.
input-only-from = { $reach } Write both cells, such as { $move }.
input-only-to-none = { $cell } is only one cell, and no man can go there. Write where a man stands and where it goes.
input-only-to = { $cell } is only one cell. Write where the man comes from, too: { $moves }.
input-mated = { side } is checkmated: the game is over.
input-stalemated = { side } is stalemated: the game is over, a draw.

placing = Still to be placed: { $hand }, on { $cells }.
input-placement-due = Men move only once all are placed. { $placing } Write { $move }, for example.
input-already-placed = The { man } already stands on { $cell }. { $placing }
input-pawn-placed = Pawns are not placed: they stand on their cells from the start. { $placing }
input-promotion-placed = A man is placed as it is: there is no promotion before the game begins. { $placing } Write { $move }, for example.
input-off-back-rank = { $cell } is not on { side }'s back rank. { $placing }
input-cell-taken = { $cell } is taken by the { man }. { $placing }
input-setup-over = All men are placed. Write the cell a man stands on and the cell it goes to, such as { $move }.

can-move-one = Only { side }'s man on { $cell } can move.
can-move = { side } can move the men on { $cells }.
input-empty-cell = No man stands on { $cell }. { $movable }
input-opponents-man = The { man } on { $cell } is { other-side }'s, and it is { side }'s move. { $movable }
input-wrong-letter = The man on { $cell } is a { man }, not a { said-man }. { $reach }
input-promotion-missing = On { $to } the pawn becomes another man: which? Write { $moves }.
input-promotion-impossible = A pawn cannot become a { man }. Write { $moves }.
input-promotion-not-due = No man is promoted here: only a pawn that reaches { $cells } is. Write { $move }.
input-no-such-man = { side } has no { man } on the board. { $movable }
input-none-can-go = No { man } can go to { $to }. { $reaches }
input-several-can-go =
    The { men } on { $cells } can { $count ->
        [2] both
       *[other] all
    } go to { $to }. Write { $moves }.

reach-none = { $from } cannot move now.
reach-none-but-one = { $from } cannot move now, only the man on { $cell } can.
reach-none-but = { $from } cannot move now, but the men on { $cells } can.
reach-takes = { $from } can only take on { $takes }.
reach-steps = { $from } can go to { $steps }.
# { $steps } is joined by commas alone: the last "or" belongs to the taking.
reach-both = { $from } can go to { $steps } or take on { $takes }.

obstacle-same-cell = The { man } stands on { $from } already. { $reach }
obstacle-own-man = The { man } on { $from } cannot take its own { taken } on { $to }. { $reach }
obstacle-out-of-reach = A { man } does not go from { $from } to { $to }. { $reach }
obstacle-blocked = The { man } on { $from } cannot reach { $to }: the man on { $by } is in its way. { $reach }
obstacle-pawn-blocked = The pawn on { $from } cannot go to { $to }, where a man stands: pawns take obliquely only. { $reach }
obstacle-double-step-blocked = The pawn on { $from } cannot make a double step: { $by } is not empty. { $reach }
obstacle-double-step-gone = The pawn on { $from } has no double step: that can only be its first move. { $reach }
obstacle-nothing-to-take = The pawn on { $from } can go to { $to } only to take, and nothing stands there. { $reach }
obstacle-into-check = The king cannot go to { $to }: it would be attacked from { $by }. { $reach }
obstacle-pinned = { $from }-{ $to } would open the king on { $king } to attack from { $by }. { $reach }
obstacle-check-stands = The king on { $king } is in check, and after { $from }-{ $to } it would still be attacked from { $by }. The check can be answered by { $answers }.
