# The rules of classical chess, page by page.

rules-classic-board = The board
    .text =
        64 squares: eight files, a to h, and eight ranks, 1 to 8. White is at the bottom, and a1 is dark. Each side has a king, a queen, two rooks, two bishops, two knights and eight pawns; each queen begins on a square of her own colour. White moves first.
        A move is written with its two squares, `e2-e4`, or as it is printed, `Nf3`. The letters are K, Q, R, B and N.
rules-classic-king = The king
    .text =
        One step in any of the eight directions, but never onto a square that is attacked.
        A king that is attacked is in check, and the next move must end that: the king steps away, a man comes between, or the attacker is taken.
rules-classic-lines = Queen, rook and bishop
    .text =
        Any number of free squares in one line: the rook along files and ranks, the bishop along diagonals, the queen along both. They leap over nobody, and can take the first enemy man in their way.
        Here the squares of the queen on d4.
rules-classic-knight = The knight
    .text = Two squares along a file or rank and one more to the side. It leaps over whatever stands between.
rules-classic-pawn = The pawn
    .text =
        One square straight forward if it is free; in its first move two, if both are free. It takes one square obliquely forward, and only so.
        Here it can go to e3 and e4, or take on d3 and f3.
rules-classic-passing = En passant
    .text =
        A pawn that has just gone two squares can be taken by an enemy pawn as if it had gone only one: on the very next move, and never later.
        Here Black has played `d7-d5`, and the pawn on e5 can take on d6.
rules-classic-promotion = Promotion
    .text = A pawn that reaches the last rank becomes a queen, rook, bishop or knight at once, whatever is left on the board. It is written `e7-e8=Q`.
rules-classic-castling = Castling
    .text =
        King and rook move together: the king goes two squares towards the rook, and the rook to the square that the king passed over. It is written `0-0` (short, the king to the g file) or `0-0-0` (long, to the c file).
        Neither of the two may have moved before, nobody may stand between them, and the king may not be in check, nor pass over or reach an attacked square.
rules-classic-mate = Check and mate
    .text =
        Whoever is in check and has no move that ends it is **checkmated** and loses. Whoever is not in check and has no legal move is **stalemated**: a draw.
        Here Black is mated.
rules-classic-draws = Draws
    .text =
        A game is drawn by itself, and nobody has to claim it, when the same position arises for the third time, when each side has made fifty moves without a capture or a pawn move, and when nobody can mate any more. You can also agree on a draw, or resign.
        Here Black is to move and stalemated.
