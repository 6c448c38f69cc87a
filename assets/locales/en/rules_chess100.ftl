# The rules of Chess-100, page by page.

rules-hundred-board = The board
    .text =
        100 squares: ten files, a to j, and ten ranks, 1 to 10. White is at the bottom, and a1 is dark. From a to j each side has rook, knight, bishop, princess, king, queen, prince, bishop, knight and rook, with ten pawns before them. White moves first.
        Most is as in chess; new are the prince, who can succeed the king, and the princess, who can succeed the queen. A move is written with its two squares, `d2-d5` or `Prg1-e1`. The letters are K, Q, R, B, N, Pr and Ps.
rules-hundred-lines = Queen, rook and bishop
    .text =
        As in chess: any number of free squares in one line, the rook along files and ranks, the bishop along diagonals, the queen along both. They leap over nobody.
        Here the squares of the queen on e5.
rules-hundred-king = King and knight
    .text =
        The king goes one step in any direction.
        The knight goes two squares along a file or rank and one more to the side, and is the only man that leaps over others. Here the squares of the knight on e5.
rules-hundred-prince = Prince and princess
    .text =
        Both move alike: one step as a king, or two such steps that end exactly two squares away in a straight line, along a file, rank or diagonal. A knight’s squares are out of their reach. Where they can go, they can also take.
        Here the squares of the prince on e5.
rules-hundred-round = Going round
    .text =
        The first of the two steps must end on a free square, but that need not lie in the straight line: any square beside both ends will do. So prince and princess go round men that are in their way; they never leap. To a square along a diagonal there is only one way.
        Here White’s own men stand on f1, g2 and h1, and the prince on g1 still reaches e1 and e3 by way of f2, i1 and i3 by way of h2, and g3 by either.
rules-hundred-pawn = The pawn
    .text =
        One square straight forward if it is free; from the rank it begins on also two or three, if all squares on the way are free. It takes one square obliquely forward, and only so.
        Here it can go to d3, d4 and d5, or take on e3.
rules-hundred-passing = En passant
    .text =
        A pawn that has just gone two or three squares can be taken by an enemy pawn that attacks a square it passed over, as if it had stopped there: on the very next move, and never later.
        Here Black has played `d9-d6`: the pawn on c6 can take on d7, the one on e7 on d8.
rules-hundred-promotion = Promotion
    .text = A pawn that reaches the last rank becomes a queen, rook, bishop or knight at once; never a prince, a princess or a king. It is written `e9-e10=Q`.
rules-hundred-castling = Castling
    .text =
        `0-0`: the king goes from e1 to c1, and the rook from a1 to d1. `0-0-0`: the king goes from e1 to h1, and the rook from j1 to g1. Black does the same on the tenth rank.
        Neither of the two may have moved before, all squares between them must be free, and no square on the king’s way, from the first to the last, may be attacked, even if he has a prince. A king who was a prince cannot castle.
rules-hundred-check = A king with a prince
    .text =
        While your prince is on the board, your king may stay in check and step into check, and any man may move although that opens the king to attack: if he is taken, the prince succeeds him.
        Here the white king may go to all five squares, e2 among them; or he stays in check, and another man moves.
rules-hundred-duty = The king must be taken
    .text =
        Whoever can take the enemy king must do it, with any man that can, and may make no other move, not even to save their own king.
        Here the rook on e2 must take on e10.
rules-hundred-successor = The prince becomes king
    .text =
        When a king is taken, his prince becomes king on the square where he stands, in the same move. Then it is that side’s turn, and as it has no prince any more, it must guard its king as in chess. If the new king is in check and nothing helps, he is mated at once.
        Here the king on e10 was taken: the prince on g10 is king now, and in check. A prince can also be taken as any man can; then the king has no successor.
rules-hundred-single = Without a prince
    .text =
        A side without a prince plays as in chess: its king may not stay in check, step into it or be opened to it; he is never taken, but mated. A side that still has its prince keeps its freedom, and its king must be taken if the taker’s own king is safe afterwards; by then the prince has become the new king. When neither has a prince, all is as in chess.
        Here White has no prince: the king must leave the e file.
rules-hundred-queen = The princess becomes queen
    .text =
        When a queen is taken, her side may bring her back in its very next turn, if its princess is on the board: the princess becomes a queen where she stands, and then the side makes its move, if it likes with the new queen. It is written `d1=Q,d1-d8`; the button “{ button-restore }” does the same. Whoever moves without it has lost the right for the whole game.
        Here White’s queen was just taken on f4.
rules-hundred-counter = Check against check
    .text =
        If one side has its prince and the other has none, and the side with the prince is in check and answers with a move that gives check, the game is a draw at once, whatever the move does, and even if it would be mate.
        Here White can make a draw with `a2-a10`.
rules-hundred-end = The end
    .text =
        {"**"}Checkmate** wins: the king is in check, and there is no legal move. **Stalemate** (no legal move, not in check) is a draw. So are the same position for the third time, fifty moves by each side without a capture or a pawn move, and kings alone or with a single bishop or knight; nobody has to claim these. You can also agree on a draw, or resign.
        Here Black, without a prince, is mated.
