# The rules, page by page: a title and a text.

rules-page =
    {"**"}{ $title }** ({ variant-name }, { $number } of { $count })
    { $text }
rules-alt-position = Diagram: { $title }. Position { $position }.
rules-alt-reach = Diagram: { $title }. From { $from } it can go to { $squares }.

rules-board = The board
    .text =
        37 cells form a six-pointed star, White at the bottom. Nine files stand side by side, and every cell has a number, 1 to 37: bottom to top, then the next file. The numbers are how you say a move: `18-19`.
        Each side has a king, a queen, a rook, a bishop, a knight and five pawns.
rules-setup = The setup
    .text =
        Only the pawns stand at the start. White and Black take turns to place one of their other five men on a free cell of their own back rank, White first: any man, any cell. White’s back rank is 4, 11, 17, 22, 28; Black’s is 10, 16, 21, 27, 34. After ten placements White makes the first move.
        A placement is written `K@4`: the king on 4.
        Beware: a black king on 21 is mated by White’s first move, wherever the other men stand.
rules-king = The king
    .text = One step in any of the six directions: straight up, straight down, and four oblique ones. It may not step into check.
rules-rook = The rook
    .text = Any number of free cells straight up or down. A rook never leaves its file.
rules-bishop = The bishop
    .text = Any number of free cells in the four oblique directions, never straight up or down.
rules-queen = The queen
    .text = Any number of free cells in all six directions: rook and bishop together.
rules-knight = The knight
    .text = Two steps in one direction and one more in a direction beside it. It leaps over whatever stands between.
rules-pawn = The pawn
    .text =
        One step straight forward onto a free cell; it takes one step obliquely forward. Its very first move may be two steps, if both cells are free; the right belongs to the pawn. There is no en passant and no castling.
        A *limping* pawn came to a start cell by taking, and has no double step. A *dead* pawn, on 2, 3, 35 or 36, must take before it can promote. A *mummy*, on 1 or 37, cannot move straight any more.
rules-promotion = Promotion
    .text = A pawn that reaches the opponent’s back rank becomes a queen, rook, bishop or knight at once, whatever is left on the board. It is written `26-27=N`.
rules-end = The end
    .text =
        {"**"}Checkmate** wins. **Stalemate** (no legal move, not in check) is a draw. So are the same position for the third time, fifty moves by each side without a capture or a pawn move, and a position in which nobody can ever give mate; nobody has to claim these. You can also agree on a draw, or resign.
        Here Black, on 34, is mated.
